# What happens at every table of a server, whatever is played there.

taken-back = { $steps ->
    [one] Seat { $seat } undoes the last step.
   *[other] Seat { $seat } undoes { $steps } steps.
}
dealt-anew = Seat { $seat } was given up before the first move: everything is dealt anew.

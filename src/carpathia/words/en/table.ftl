# What happens at every table of a server, whatever is played there.

taken-back = { $steps ->
    [one] Seat { $seat } takes the last step back.
   *[other] Seat { $seat } takes { $steps } steps back.
}
dealt-anew = Seat { $seat } was given up before the first move: everything is dealt anew.

# What happens at every table of a server, whatever is played there.

taken-back = { $steps ->
    [one] Seat { $seat } takes the last step back.
   *[other] Seat { $seat } takes { $steps } steps back.
}

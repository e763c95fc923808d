# What happens at every table of a server, whatever is played there.

taken-back = { $steps ->
    [one] La place { $seat } annule son dernier coup.
   *[other] La place { $seat } annule { $steps } coups.
}
dealt-anew = La place { $seat } a été quittée avant le premier coup : on redistribue tout.

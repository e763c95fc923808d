# What happens at every table of a server, whatever is played there.

taken-back = { $steps ->
    [one] Il posto { $seat } annulla l’ultimo passo.
   *[other] Il posto { $seat } annulla { $steps } passi.
}
dealt-anew = Il posto { $seat } è stato lasciato prima della prima mossa: si ridistribuisce tutto.

# What happens at every table of a server, whatever is played there.

taken-back = { $steps ->
    [one] Il posto { $seat } torna indietro di un passo.
   *[other] Il posto { $seat } torna indietro di { $steps } passi.
}
dealt-anew = Il posto { $seat } è stato lasciato prima della prima mossa: si ridistribuisce tutto.

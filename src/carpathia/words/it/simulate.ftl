## The command

help-simulate = giocare molte partite, tenere una riga per ognuna e disegnare che cosa ne viene
help-simulate-games = quante distribuzioni; ognuna è giocata da ogni bot, in tutto ciò che varia
help-vary = che cosa cambia: crew, edition, setup, seats; in Titanic anche board, die, cards; o solo una parte, per esempio seats=1,2
help-out = scrivere una riga per partita in questo file, .parquet o .csv; ripetete lo stesso comando per continuare dopo una fermata
help-report = scrivere in questo file una pagina con le figure
help-cluster = giocare su un cluster Dask, per esempio tcp://scheduler:8786
simulate-done = { $game } · { $edition } · { $count ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
} · { $matches ->
    [one] una partita
   *[other] { $games } partite
}
simulate-editions = tutte le edizioni
simulate-seats = { $seats ->
    [one] da solo
   *[other] { $seats } giocatori
}
simulate-dealt = equipaggio sorteggiato
simulate-uneven = { $bot } aveva più posti di { $other }: ogni cifra è prima la media dei posti di un bot in un tipo di partita, poi quella di tutti i tipi, a pari peso.
simulate-pace = { $count ->
    [one] Una partita
   *[other] { $games } partite
} in { $seconds } s: { $rate }, { $jobs ->
    [one] un processo
   *[other] { $jobs } processi
}, { $build }
simulate-pace-cluster = { $count ->
    [one] Una partita
   *[other] { $games } partite
} in { $seconds } s: { $rate }, su { $address }, { $build } qui
simulate-rows = { $rows ->
    [one] Una riga
   *[other] { $rows } righe
} in { $file }
simulate-report = Figure in { $file }
simulate-damaged = { $parts ->
    [one] Una parte di ciò che era fatto è danneggiata, e si gioca di nuovo.
   *[other] { $parts } parti di ciò che era fatto sono danneggiate, e si giocano di nuovo.
}
simulate-stopped = Fermato: { $done } partite su { $games } sono conservate. Ripetete lo stesso comando per continuare.

## What is varied

axis-crew = Equipaggio
axis-edition = Edizione
axis-setup = Preparazione
axis-seats = Giocatori
axis-board = Tabellone
axis-die = Dado
axis-cards = Carte movimento
value-classic = Classica
value-expert = Esperta
value-ultimate = Estrema
value-rail-15 = parapetto alla riga 15
value-rail-13 = parapetto alla riga 13
value-two-start = due facce START
value-three-blue = tre facce blu
value-two-white = due facce bianche
value-level = altrettante di ognuna
value-falling = meno di quelle alte

## The report

report-kind = Simulazione
report-about = { $edition } · { $count ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
} · { $matches ->
    [one] una partita
   *[other] { $games } partite
}
report-tile-games = { $count ->
    [one] partita
   *[other] partite
}
report-tile-best = punti a partita, { $bot }
report-tile-above = sopra { $points }, { $bot }
report-tile-saved = tutti salvi, { $bot }
report-tile-wins = di partite vinte, { $bot }
report-scores = Punteggi
report-scores-one = { $bot } fa { $points } punti a partita.
report-scores-many = { $bot } fa { $points } punti a partita, { $other } { $less }.
report-scores-how = Quante volte è venuto ogni punteggio. Il tratto verticale è la media.
    .middle = Otto partite su dieci stanno tra i due numeri indicati.
report-middle = 8 su 10: da { $low } a { $high }
report-history = { $points }: la storia
report-axis = Confronto: { $axis }
report-axis-found = Con { $bot }, più punti: { $best } ({ $high }); meno: { $worst } ({ $low }).
report-axis-level = Con { $bot }, nessuna differenza si distingue dal caso.
report-axis-how = Punti a partita. Il tratto attorno a ogni punto è il suo intervallo al 95 %; tutti hanno giocato le stesse distribuzioni.
report-aboard-how = Punti a partita con ognuno di loro nell’equipaggio, come sorteggiato. Il tratto attorno a ogni punto è il suo intervallo al 95 %.
report-crews = Equipaggio contro equipaggio, con { $bot }: quanti punti la riga fa più della colonna
report-course-sos-titanic = Salvati, pagina per pagina
    .found = Alle { $stage } { $bot } ne ha { $half } nelle scialuppe; alla fine { $whole }.
    .how = Passeggeri salvati ogni volta che si gira una pagina, secondo l’orologio della nave. La linea è la media, la fascia contiene otto partite su dieci.
report-course-titus = I punti lungo la strada
    .found = Con il { $stage } delle monete prese, { $bot } ha { $half } punti; a pila vuota { $whole }.
    .how = Secondo quanta parte della pila non c’è più. La linea è la media, la fascia contiene otto casi su dieci.
report-course-noris-titanic = Salvati, mentre il ponte affonda
    .found = Con il { $stage } del ponte coperto, { $bot } ne ha salvati { $half }; con tutto il ponte coperto { $whole }.
    .how = Secondo quanta parte del ponte è coperta. La linea è la media, la fascia contiene otto casi su dieci.
report-turning = Dove si vincono e si perdono le partite
report-good = quarto migliore
report-bad = quarto peggiore
report-winners = vincitori
report-others = gli altri
report-turning-together = Metà di ciò che separa le buone partite di { $bot } dalle cattive c’è già alle { $stage }.
    .how = Quanti erano salvi fino ad allora nel quarto migliore e nel quarto peggiore delle partite.
report-turning-against = Metà di ciò che separa i vincitori dagli altri c’è già al { $stage } della strada.
    .how = I punti che vincitori e altri avevano lungo la strada, in media.
report-leads = Quanto è sicuro un vantaggio
report-leads-found = Chi è in testa da solo al { $stage } della strada ha il { $share } delle vittorie.
report-leads-how = Tra chi era in testa da solo a ogni tappa: quanti su cento hanno vinto. Una vittoria condivisa si divide.
report-leader = in testa
report-chairs = Quanto vale un posto
report-chair = { $seats } giocatori, posto { $seat }
report-chairs-found = In { $seats } giocatori, il posto 1 ha il { $share } delle vittorie.
report-chairs-how = Vittorie su cento sopra o sotto una parte uguale, con l’intervallo al 95 %. I bot hanno girato i posti.
report-luck = Fortuna contro abilità
report-luck-found = Chi gioca fa il { $skill } delle differenze tra le partite; il caso ne fa il { $luck }.
report-luck-alone = Un bot solo mostra soltanto il caso: indicatene un secondo per vedere quanto vale l’abilità.
report-luck-chance = Il caso fa il { $luck } delle differenze tra le partite. Indicate un secondo bot per vedere quanto vale l’abilità.
report-luck-how = La dispersione di tutti i punti, divisa secondo la sua origine (analisi della varianza, senza ciò che mostrerebbe il solo caso).
cause-variation = ciò che varia
cause-skill = abilità: chi gioca
cause-chair = il posto
cause-deal = fortuna della distribuzione
cause-play = fortuna durante il gioco
cause-luck = fortuna
report-figures = In cifre
report-made = Fatto da Carpathia { $version } · seme: { $seed }

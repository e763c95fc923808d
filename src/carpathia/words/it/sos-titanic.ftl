# SOS Titanic: l'equipaggio, le carte, i luoghi, ciò che accade, ciò che si chiede, la fine.
# Le carte Azione della scatola hanno nomi inglesi; qui hanno nomi italiani.

## Crew

crew-murdoch = Murdoch
    .rank = primo ufficiale
    .address = signor Murdoch
    .power = Sistema tutti i passeggeri pescati che trovano posto. Se il Salvataggio fallisce, niente carta.
crew-boxhall = Boxhall
    .rank = quarto ufficiale
    .address = signor Boxhall
    .power = Un Salvataggio fallito gli porta due carte Azione.
crew-lee = Lee
    .rank = vedetta
    .address = signor Lee
    .power = Comincia con la mano piena, ma un Salvataggio fallito non gli porta nulla.
crew-latimer = Latimer
    .rank = capo steward
    .address = signor Latimer
    .power = Pesca una carta Azione ogni volta che si salva una terza Ancora di fila, chiunque lo faccia.
crew-lowe = Lowe
    .rank = quinto ufficiale
    .address = signor Lowe
    .power = Può invece cercare{ TYPED("seek") }: scarta dal mazzo fino alla prima Ancora, poi può scambiare due superstiti uguali tra le loro scialuppe.
crew-fleet = Fleet
    .rank = vedetta
    .address = signor Fleet
    .power = Un Salvataggio fallito gli mostra tre carte Azione; ne tiene una.
crew-smith = Smith
    .rank = capitano
    .address = capitano Smith
    .power = Può invece ridare le carte{ TYPED("new-deal") }: raccoglie tutte le mani e le distribuisce come crede.
crew-pitman = Pitman
    .rank = terzo ufficiale
    .address = signor Pitman
    .power = Pesca una carta Azione quando fallisce il Salvataggio di un altro, mai per il proprio.
crew-lightoller = Lightoller
    .rank = secondo ufficiale
    .address = signor Lightoller
    .power = Può giocare subito la carta Azione del suo Salvataggio fallito.
crew-phillips = Phillips
    .rank = marconista
    .address = signor Phillips
    .power = Può giocare una carta dalla mano di un altro.

## Action cards

card-get-ready = State pronti!
    .effect = Guardate i prossimi cinque passeggeri del mazzo; rimetteteli sopra o sotto, nell’ordine che volete.
card-come-on = Avanti!
    .effect = Cercate nel mazzo e sistemate un passeggero; poi si mescola. Nessuno va bene? Si gira una pagina.
card-come-back = Tornate!
    .effect = Cercate negli scarti e sistemate un passeggero. Nessuno va bene? Si gira una pagina.
card-save-time = Tempo in più
    .effect = Gli scarti si mescolano con il mazzo; nessuna pagina si gira.
card-plan-a = Piano A
    .effect = Prendete una carta a scelta dal mazzo Azione.
card-plan-b = Piano B
    .effect = Prendete una carta a scelta dagli scarti Azione.
card-your-turn = Tocca a voi!
    .effect = Guardate tutta una Fila e chiamate in testa un passeggero; gli altri si mescolano dietro.
card-same-lines = File uguali!
    .effect = Due File si mescolano insieme e si dividono in parti uguali.
card-wait = Aspettate!
    .effect = I passeggeri scoperti di una Fila vanno agli scarti.
card-collapsible-boat = Scialuppa pieghevole
    .effect = Una Fila in più accanto alla nave: vi sale la testa di una Fila. Alla fine, chi è dentro non conta.
card-mystery-first = Passeggero misterioso (1ª classe)
    .effect = Sta al posto di un passeggero di 1ª classe finché non arriva quello vero.
card-mystery-second = Passeggero misterioso (2ª classe)
    .effect = Sta al posto di un passeggero di 2ª classe finché non arriva quello vero.

## Places, as sentences need them: from there, to there, there

place-from = { $place ->
    [boat] dalla scialuppa pieghevole
    [A] dalla Scialuppa A
    [B] dalla Scialuppa B
    [C] dalla Scialuppa C
    [D] dalla Scialuppa D
   *[line] dalla Fila { $place }
}
place-to = { $place ->
    [boat] alla scialuppa pieghevole
    [A] alla Scialuppa A
    [B] alla Scialuppa B
    [C] alla Scialuppa C
    [D] alla Scialuppa D
   *[line] alla Fila { $place }
}
place-at = { $place ->
    [boat] nella scialuppa pieghevole
    [A] nella Scialuppa A
    [B] nella Scialuppa B
    [C] nella Scialuppa C
    [D] nella Scialuppa D
   *[line] nella Fila { $place }
}

## What happened (carpathia.games.sos_titanic.events.EVENTS)

turn-began = { $seat } monta di guardia.
passengers-moved = { $count ->
    [one] { $cards } passa { $from } { $to }.
   *[other] { $cards } passano { $from } { $to }.
}
passenger-placed = { $from ->
    [none] { $seat } porta { $card } { $to }.
   *[line] { $card } passa { $from } { $to }.
}
passenger-saved = { $from ->
    [none] { $seat } porta { $card } { $to }: è in salvo.
   *[line] { $card } passa { $from } { $to }: è in salvo.
}
passenger-turned-up = { $card } appare { $line }.
passengers-drawn = { $seat } pesca { $cards }.
passengers-discarded = { $count ->
    [one] { $cards } va agli scarti.
   *[other] { $cards } vanno agli scarti.
}
rescue-failed = Il Salvataggio di { $seat } fallisce: nessuno ha trovato posto.
stack-ran-out = Il mazzo è finito: { $seat } ne fa uno nuovo con gli scarti, e il tempo passa.
stack-shuffled = { $count ->
    [one] Nel mazzo resta un passeggero.
   *[other] Il mazzo è mescolato: { $count } passeggeri.
}
page-turned = { $clock }. L’acqua sale; ora la pagina vale { $page }.
deck-lost = Il Ponte { $deck } è perduto.
panic-broke-out = { $count ->
    [0] Panico! Il Ponte { $from } è abbandonato; sul Ponte { $to } non resta nessuno.
    [one] Panico! Il Ponte { $from } è abbandonato; sul Ponte { $to } c’è ora un passeggero, coperto.
   *[other] Panico! Il Ponte { $from } è abbandonato; sul Ponte { $to } ora { $count } passeggeri si accalcano alla rinfusa.
}
ship-sunk = Le luci si spengono, e il mare si chiude sulla nave.
all-saved = L’ultimo passeggero è al sicuro: tutti e sessanta sono nelle scialuppe!
action-drawn = { $seat } pesca una carta Azione: «{ $card }».
actions-refilled = { $count ->
    [one] L’unica carta degli scarti Azione diventa il nuovo mazzo.
   *[other] Gli scarti Azione si mescolano in un nuovo mazzo di { $count } carte.
}
actions-offered = { $count ->
    [one] { $seat } pesca «{ $cards }».
   *[other] { $seat } pesca { $count } carte Azione, una da tenere: { $cards }
}
action-kept = { $seat } tiene «{ $card }».
action-played = { $owner ->
    [none] { $seat } gioca «{ $card }».
   *[other] { $seat } gioca «{ $card }» dalla mano di { $owner }.
}
action-had-no-effect = «{ $card }» resta senza effetto.
action-given = { $seat } dà «{ $card }» a { $to }.
hands-collected = { $count ->
    [one] { $seat } raccoglie l’unica carta in gioco.
   *[other] { $seat } raccoglie tutte le mani: { $count } carte da distribuire.
}
hand-borrowed = { $seat } attinge alla mano di { $owner }.
stack-top-seen = { $count ->
    [one] { $seat } guarda l’ultimo passeggero del mazzo: { $cards }.
   *[other] { $seat } guarda i prossimi { $count } passeggeri: { $cards }.
}
stack-seen = { $count ->
    [0] { $seat } cerca nel mazzo e non trova nessuno.
   *[other] { $seat } cerca nel mazzo e trova { $cards }.
}
discard-seen = { $count ->
    [0] { $seat } cerca negli scarti e non trova nessuno.
   *[other] { $seat } cerca negli scarti e trova { $cards }.
}
action-stack-seen = { $count ->
    [one] { $seat } trova una carta Azione nel mazzo: { $cards }
   *[other] { $seat } trova { $count } carte Azione nel mazzo: { $cards }
}
action-discard-seen = { $count ->
    [one] { $seat } trova una carta Azione negli scarti: { $cards }
   *[other] { $seat } trova { $count } carte Azione negli scarti: { $cards }
}
line-seen = { $seat } guarda tutti { $line }: { $cards }.
passenger-put-on-top = { $card } va in cima al mazzo.
passenger-put-under = { $card } va in fondo al mazzo.
passenger-brought-forward = { $card } passa in testa { $line }; gli altri si mescolano dietro.
lines-evened = { $count ->
    [0] Le File { $bow } e { $stern } sono pareggiate: non vi resta nessuno.
    [one] Le File { $bow } e { $stern } sono pareggiate: un passeggero.
   *[other] Le File { $bow } e { $stern } sono pareggiate: { $count } passeggeri, mescolati e divisi.
}
line-swept = { $count ->
    [0] Nessuno { $line } deve andarsene.
    [one] { $cards }, in vista { $line }, va agli scarti.
   *[other] { $cards }, in vista { $line }, vanno agli scarti.
}
boat-lowered = { $count ->
    [one] Si cala la scialuppa pieghevole; { $cards } vi sale { $from }.
   *[other] Si cala la scialuppa pieghevole; { $cards } vi salgono { $from }.
}
boat-emptied = La scialuppa pieghevole è vuota e va alla deriva.
mystery-left = Il Passeggero misterioso { $card } si dilegua.
anchor-sought = { $count ->
    [one] { $seat } cerca un’Ancora; { $cards } va agli scarti.
   *[other] { $seat } cerca un’Ancora; { $cards } vanno agli scarti.
}
survivors-swapped = { $seat } fa scambiare di posto i due { $card }.

## What is asked. $who is how the player is addressed

phase-turn = I vostri ordini, { $who }?
    .hint = Spostate passeggeri{ TYPED("move") } quanto volete; poi una carta{ TYPED("play") } o un Salvataggio{ TYPED("rescue") } chiude il turno.
phase-draw = Quanti ne pescate, { $who }?
    .hint = Gli scarti sono diventati un nuovo mazzo.
phase-place = { $playing ->
    [come-on] Chi chiamate dal mazzo, { $who }, e dove va?
    [come-back] Chi richiamate, { $who }, e dove va?
   *[none] Chi sistemate, { $who }, e dove?
}
    .hint = { $playing ->
        [come-on] Poi il mazzo si mescola.
        [come-back] Gli altri restano negli scarti.
       *[none] Chi non trova posto va agli scarti.
    }
phase-order = Sopra{ TYPED("top") } o sotto{ TYPED("under") }, { $who }?
    .hint = L’ultimo messo sopra sarà il primo pescato; dopo il primo sopra, nessuno va più sotto.
phase-front = Chi passa in testa { $line }, { $who }?
    .hint = Gli altri si mescolano coperti dietro.
phase-keep = { $playing ->
    [plan-a] Quale carta prendete dal mazzo, { $who }?
    [plan-b] Quale carta prendete dagli scarti, { $who }?
   *[none] Quale carta tenete, { $who }?
}
    .hint = Va nella vostra mano.
phase-swap = Due superstiti si scambiano di posto, { $who }?
    .hint = Le Ancore di fila contano alla fine, se tutti sono salvi. Altrimenti passate{ TYPED("pass") }.
phase-deal = A chi va «{ $card }», { $who }?
    .hint = Almeno una mano deve cambiare.
phase-borrowed = Quale carta della mano di { $owner }, { $who }?
    .hint = Potete ancora cambiare idea e annullare{ TYPED("annulla") }.
phase-encore = Giocate la carta appena pescata, { $who }?
    .hint = Giocatela subito, o passate{ TYPED("pass") } e tenetela.

## The table

table-page = { $clock } · pagina { $page }
table-pages-left = { $count ->
    [0] pagine finite
    [one] ancora 1 pagina
   *[other] ancora { $count } pagine
}
table-saved = { $count ->
    [one] 1 salvo su 60
   *[other] { $count } salvi su 60
}
table-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
table-bow = prua
table-stern = poppa
table-boat = scialuppa
table-empty = vuoto
table-under-water = sott’acqua
table-first-class = 1ª classe
table-second-class = 2ª classe
table-nobody = ancora nessuno
table-anchors = Ancore { $numbers }
table-mystery = mistero { $number }
table-passengers = Passeggeri: { $stack } nel mazzo, { $discard } negli scarti
table-actions = Carte Azione: { $stack } nel mazzo, { $discard } negli scarti
table-crew = { $name }, { $rank }, pesca { $least }-{ $most }:
table-no-cards = nessuna carta
table-drawn = pescati
table-found = contenuto
table-offered = { $phase ->
    [deal] da dare
   *[keep] a scelta
}
table-playing = Si sta giocando «{ $card }».
table-aid-discard = aiuto alla memoria, scarti:
table-aid-actions = aiuto alla memoria, scarti Azione:

## Help

intro = 14 aprile 1912, ore 23:40. La nave ha urtato un iceberg, e sessanta passeggeri contano su di voi. Portateli nelle scialuppe, ogni classe in ordine, prima che si giri l’ultima pagina della notte.
intro-help = Primo viaggio? Scrivete aiuto.
legend = f7 è il 7 della 1ª classe, s12 il 12 della 2ª; un + segna un’Ancora; f?7 è il Passeggero misterioso al posto del 7. □ è un comparto asciutto, ≈ uno allagato, ▒ un passeggero coperto. Il numero a sinistra di una Fila dice quanti dei suoi passeggeri sono coperti; la testa è a destra.
rules-goal = Due scialuppe per classe si riempiono in ordine crescente: A e B con la 1ª classe, dall’1 al 13; C e D con la 2ª, dall’1 al 17. Ogni superstite vale un punto; la pagina vale quanto indica.
rules-lines = I passeggeri fanno la coda in File sui ponti. Quello in testa sale in una scialuppa se il suo numero è il prossimo. Uno o più, a partire dalla testa, raggiungono insieme un’altra Fila la cui testa ha il numero subito superiore della loro classe. Una Fila vuota accetta solo una serie guidata da un 13 (1ª classe) o da un 17 (2ª).
rules-turn = Nel vostro turno, spostate passeggeri quanto volete. Poi una cosa sola: giocare una carta Azione, o organizzare un Salvataggio.
rules-rescue = Un Salvataggio pesca quanti passeggeri osate. Uno che va bene si deve sistemare, gli altri si scartano. Se nessuno va bene, si gira una pagina, e per consolazione pescate una carta Azione.
rules-water = Ogni pagina allaga un comparto. Quando un ponte perde l’ultimo, tutta la sua Fila fugge sul ponte seguente, mescolata e coperta. Quando si gira l’ultima pagina, la nave non c’è più.
rules-verbs = Le mosse possibili, così come si scrivono:
verb-move = la testa della Fila 3 passa alla Fila 5 (o in una scialuppa: move 3>A)
verb-replace = la testa della Fila 3 prende il posto del suo Passeggero misterioso
verb-drop = il Passeggero misterioso in testa alla Fila 3 se ne va per sempre
verb-rescue = pescare 2 passeggeri; sistemarne uno, o si gira una pagina
verb-place = s12, appena pescato, va alla Fila 4
verb-play = giocare una carta Azione, sulla Fila 4 se gliene serve una
verb-play-same-lines = sulle File 1 e 4
verb-play-collapsible-boat = i 2 passeggeri in testa alla Fila 3 salgono nella scialuppa pieghevole
verb-play-mystery = il Passeggero misterioso va alla Scialuppa A, al posto del prossimo
verb-borrow = giocare una carta dalla mano del giocatore 2 (Phillips)
verb-front = s12 passa in testa alla Fila scelta
verb-top = s12 torna in cima al mazzo
verb-under = s12 va in fondo al mazzo
verb-keep = tenere questa carta Azione
verb-seek = scartare fino alla prima Ancora, poi scambiare (Lowe)
verb-swap = i due s12 cambiano scialuppa
verb-new-deal = distribuire da capo tutte le carte Azione (Smith)
verb-give = il giocatore 2 riceve la carta
verb-pass = lasciare così

## The end

reason-sunk = La nave non c’è più.
reason-all-saved = Sono tutti salvi.
score-saved = passeggeri salvati
score-page = la pagina del libretto
score-anchors-first = Ancore di fila, 1ª classe
score-anchors-second = Ancore di fila, 2ª classe
score-total = punti
ending-below = { $points ->
    [one] L’equipaggio del 1912 avrebbe avuto 19 punti, uno più di voi. La notte vi era contro; non lo sarà sempre.
   *[other] L’equipaggio del 1912 avrebbe avuto 19 punti, { $points } più di voi. La notte vi era contro; non lo sarà sempre.
}
ending-equal = 19 punti: proprio quelli che avrebbe avuto l’equipaggio del 1912. Nessuno può rimproverarvi, e nulla vieta di riprovare.
ending-above = { $points ->
    [one] Un punto più dei 19 dell’equipaggio del 1912. Una famiglia non vi dimenticherà mai.
   *[other] { $points } punti più dei 19 dell’equipaggio del 1912. Famiglie intere non vi dimenticheranno mai.
}
ending-all = Sessanta su sessanta, dove l’equipaggio del 1912 avrebbe avuto 19 punti. Nessun equipaggio ha mai fatto meglio. Bravi!

# Titanic (Noris): i giocatori, che cosa succede, che cosa si chiede, che cosa c’è sul tavolo, come finisce.


## What happened (carpathia.games.noris_titanic.events.EVENTS)

turn-began = Tocca a { $seat }.
die-rolled = { $face ->
    [blue] { $seat } tira il blu: acqua, e una pedina.
    [white] { $seat } tira il bianco: un iceberg.
    [red] { $seat } tira il rosso: una tessera con salvagenti.
   *[start] { $seat } tira START: una pedina.
}
tiles-used-up = { $tile ->
    [water] L’acqua è finita; { $seat } posa qualcos’altro.
    [iceberg] Gli iceberg sono finiti; { $seat } posa qualcos’altro.
   *[buoy] I salvagenti sono finiti; { $seat } posa qualcos’altro.
}
tile-laid = { $tile ->
    [water] L’acqua copre il posto { $place }.
    [iceberg] Un iceberg copre il posto { $place }.
   *[buoy] { $buoys ->
        [one] L’acqua copre il posto { $place }, e vi galleggia un salvagente.
       *[other] L’acqua copre il posto { $place }, e vi galleggiano { $buoys } salvagenti.
    }
}
pawn-buried = { $owner } perde una pedina: { $cell } è sommersa.
start-covered = La casella di partenza è sott’acqua: nessuno sale più a bordo.
pawn-called = { $answer ->
    [comes] Una pedina di { $seat } arriva sulla casella di partenza.
    [no-card] { $seat } non ha una carta che faccia entrare una pedina.
    [no-pawn] { $seat } non ha più pedine in attesa.
   *[start-covered] La casella di partenza è coperta: nessuna pedina arriva.
}
turn-lost = { $seat } perde il turno.
pawn-brought = { $seat } gioca un { $card }: la nuova pedina va in { $to }.
pawn-moved = { $seat } gioca un { $card }: da { $from } a { $to }.
pawn-chased = { $owner ->
    [none] { $seat } scaccia da { $cell } una pedina del proprio colore.
   *[other] { $seat } scaccia da { $cell } la pedina di { $owner }.
}
pawn-saved = { $seat } mette una pedina nel salvagente in { $cell }: salva!
pawn-on-stair = Nessuno resta sulla scala in { $cell }: bisogna ripartire.
hand-refilled = { $count ->
    [one] { $seat } pesca una carta.
   *[other] { $seat } pesca { $count } carte.
}
cards-drawn = { $count ->
    [one] Nuova carta in mano, nascosta agli altri: { $cards }
   *[other] Nuove carte in mano, nascoste agli altri: { $cards }
}
cards-shuffled = { $count ->
    [one] Gli scarti diventano il nuovo mazzo: una carta.
   *[other] Gli scarti, mescolati, formano il nuovo mazzo: { $count } carte.
}
last-round-began = L’ultimo posto è coperto. Gli altri muovono ancora una volta.
buoys-filled = Ogni salvagente ha una pedina: è la fine.
ship-sunk = Il mare si richiude sulla nave.

## What is asked. $who is how the player is addressed

phase-roll = A voi il dado, { $who }.
    .hint = Il dado dice quale tessera sommerge il posto { $place }, e se arriva una pedina.
phase-lay = Quale tessera sul posto { $place }, { $who }, e per quale verso?
    .hint = Il numero dopo una tessera con salvagenti dice di quanti quarti di giro va girata a destra.
phase-bring = Quale carta per la vostra nuova pedina, { $who }?
    .hint = Deve arrivare nelle file del ponte inferiore, e non su una scala.
phase-move = { $last ->
    [yes] Le vostre ultime carte, { $who }?
   *[no] Le vostre carte, { $who }?
}
    .hint = Ogni carta muove una vostra pedina in linea retta; la stessa può muovere ancora. Oppure finite{ TYPED("end") }.
phase-climb = Via dalla scala in { $cell }, { $who }!
    .hint = Nessuno resta su una scala.

## The table

table-flood = { $count ->
    [one] { $count } posto su { $places } coperto
   *[other] { $count } posti su { $places } coperti
}
table-next = poi { $cells }
table-buoys = { $count ->
    [one] { $count } salvagente su { $buoys } preso
   *[other] { $count } salvagenti su { $buoys } presi
}
count-saved = salve
count-afoot = in cammino
count-waiting = in attesa
count-buried = perdute
count-cards = carte
table-tiles = tessere rimaste
tile-water = acqua
tile-iceberg = iceberg
tile-buoy = salvagenti
table-next-buoys = poi { $count }
table-cards = Carte: mazzo { $stack }, scarti { $discard }
table-hand = la vostra mano
table-no-cards = nessuna carta
table-rolled = il dado: { $face }
face-blue = blu
face-white = bianco
face-red = rosso
face-start = START

## The signs on the map

sign-buoy = salvagente
    .about = Raggiunto con il conto esatto, salva una pedina per sempre. Libero o preso, nessuno lo attraversa.
sign-saved = salva
sign-water = acqua
    .about = Ci si tuffa dove non c’è un parapetto in piedi, e non si torna mai a bordo. Nessuna tessera cade su chi nuota.
sign-ice = ghiaccio
    .about = Nessuno ci va, nessuno ci passa sopra.
sign-pawn = pedina
sign-deck = ponte
sign-corridor = corridoio
    .about = Chi si ferma qui su una casella occupata scaccia la pedina, che torna al suo proprietario.
sign-panic = zona di panico
    .about = Come nel corridoio; inoltre qui si può saltare sopra le pedine.
sign-rail = parapetto
    .about = Nessuno lo attraversa finché sta in piedi. Una tessera da una parte o dall’altra lo porta via.
sign-stair = scala
    .about = Il passaggio tra i ponti: vi si entra solo lungo la colonna. Nessuno ci resta: deve seguire una seconda carta.
sign-start = partenza
    .about = Da qui entrano le pedine. Ripartono subito, verso il ponte inferiore; nessun altro vi entra.

## Help

intro = La nave affonda dall’altro capo, quadrato dopo quadrato. Portate la vostra gente sul ponte, tenetela davanti all’acqua, e che salti appena un salvagente è a portata. Vince chi ne ha di più nei salvagenti.
intro-help = Nuovi a bordo? Scrivete aiuto.
rules-goal = Vince chi alla fine ha più pedine nei salvagenti.
rules-turn = Tirate il dado. Il blu posa acqua e porta una pedina, il bianco posa un iceberg, il rosso una tessera con salvagenti, START porta una pedina. Le tessere vanno sul posto seguente, e chi vi sta è perduto. Poi giocate fino a tre carte, e tornate a tre in mano.
rules-moving = Una carta muove una pedina in linea retta, in riga o in colonna, esattamente di tante caselle: non sopra pedine, ghiaccio, la partenza o un parapetto in piedi.
rules-pawns = Nei corridoi e nella zona di panico ci si può fermare su un’altra pedina e scacciarla verso il suo proprietario. Nella zona di panico si può saltare sopra le pedine.
rules-stairs = Le scale portano da un ponte all’altro. Vi si entra lungo la colonna; chi vi si ferma deve ripartire con un’altra carta.
rules-water = Dal ponte ci si può tuffare nell’acqua e nel mare, ma non si risale mai. Un salvagente si raggiunge con il conto esatto, e salva.
rules-end = Quando il posto 60 è coperto, tutti tranne chi ha tirato muovono ancora una volta. Finisce anche quando tutti i salvagenti sono presi.
rules-verbs = Le mosse possibili, come si scrivono:
verb-roll = tirare il dado
verb-lay-water = posare acqua, e portare una pedina se si può
verb-lay-iceberg = posare un iceberg
verb-lay-buoy = posare la prossima tessera con salvagenti, girata di un quarto a destra
verb-bring = la nuova pedina va di tre caselle a sinistra
verb-move = la pedina in l14 sale di due caselle
verb-end = non giocare altre carte

## The end

reason-last-place = La nave è scomparsa.
reason-buoys-full = Tutti i salvagenti sono presi.
score-saved = salve
score-afoot = troppo tardi
score-buried = perdute
score-waiting = mai a bordo
ending-won = { $count ->
    [one] Vince { $winners }, con una pedina salva.
   *[other] Vince { $winners }, con { $count } pedine salve.
}
ending-shared = { $count ->
    [0] Nessuno è salvo, nessuno vince: { $winners } si dividono la colpa.
    [one] { $winners } si dividono la vittoria, con una pedina salva ciascuno.
   *[other] { $winners } si dividono la vittoria, con { $count } pedine salve ciascuno.
}

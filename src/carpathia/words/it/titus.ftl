# Titus: i giocatori, che cosa succede, che cosa si chiede, che cosa c’è sul tavolo, come finisce.


## What happened (carpathia.games.titus.events.EVENTS)

turn-began = Tocca a { $seat }.
coin-lifted = { $seat } solleva il numero { $number } (moneta { $coin }).
next-coin-shown = Ora in cima alla pila c’è il numero { $number } (moneta { $coin }).
pile-emptied = Era l’ultima moneta della pila: la partita finisce con questo turno.
coin-kept = { $seat } tiene il numero { $number } (moneta { $coin }).
coin-swapped = { $seat } posa il numero { $number } (moneta { $coin }) da { $owner } e in cambio prende il numero { $showing } (moneta { $taken }).
coin-taken-back = { $left ->
    [0] { $seat } riprende il numero { $number } (moneta { $coin }) dalla carta vittoria { $card } di { $owner }, ora spoglia.
   *[other] { $seat } riprende il numero { $number } (moneta { $coin }) dalla carta vittoria { $card } di { $owner }.
}
coin-flipped = La moneta { $coin } si gira: { $from } diventa { $to }.
coin-stays = La moneta { $coin } si gira: resta { $to }.
runs-joined = { $seat } unisce { $count } monete: da { $from } a { $to }.
group-cashed = { $seat } incassa da { $from } a { $to }, { $count } monete, per la carta vittoria { $card }.
limit-returned = { $seat } non ha più il minor numero di carte vittoria: torna il limite di tre monete.
leftover-counted = A { $seat } resta la scala da { $from } a { $to }: { $points } punti.

## What is asked. $who is how the player is addressed; $right says whether a coin may be taken

phase-turn = { $right ->
    [first] Quale moneta prendete, { $who }?
    [again] Un’altra moneta, { $who }?
    [unlimited] Un’altra moneta, { $who }?
   *[none] Qualcos’altro, { $who }?
}
    .hint = { $right ->
        [first] Sollevate la moneta in cima alla pila{ TYPED("lift") }, o riprendetene una{ TYPED("take-back") } se un altro ne ha sulle sue carte vittoria. Unire{ TYPED("join") } e incassare{ TYPED("cash") } sono liberi, prima e dopo.
        [again] Monete prese: { $takes } su 3. L’ultima si è unita ad altre: potete prenderne ancora una.
        [unlimited] Monete prese: { $takes }, senza limite: avete il minor numero di carte vittoria. Meglio incassare solo alla fine.
        [last] La pila è vuota: unite{ TYPED("join") } e incassate{ TYPED("cash") } quel che potete, poi finite{ TYPED("end") }.
       *[none] Niente più monete in questo turno. Unite{ TYPED("join") } e incassate{ TYPED("cash") } a piacere, poi finite{ TYPED("end") }.
    }
phase-lifted = Che cosa fate di { $coin }, { $who }?
    .hint = Tenetela{ TYPED("keep") }, o scambiatela{ TYPED("swap") } con una moneta singola di un altro giocatore, che vi arriva girata.

## The table

table-pile = { $count ->
    [0] la pila è vuota
    [one] 1 moneta nella pila
   *[other] { $count } monete nella pila
}
table-next = poi { $coin }
table-cards-left = { $count ->
    [0] carte vittoria finite
    [one] carta vittoria { $value }, l’ultima
   *[other] carta vittoria { $value }, ancora { $count }
}
table-points = { $points ->
    [one] 1 punto, monete sulle carte: { $coins }
   *[other] { $points } punti, monete sulle carte: { $coins }
}
table-no-coins = ancora nessuna moneta
table-bare = spoglia
table-in-hand = sollevata
table-aid-backs = aiuto alla memoria, rovesci già visti:
table-aid-none = ancora nessuno
table-aid-unknown = aiuto alla memoria, monete mai viste da entrambi i lati:

## Help

intro = Ogni moneta ha un numero su ciascun lato, e quella che volete prendere si gira. Ricordate i rovesci, formate scale di numeri e incassatele finché restano buone carte vittoria.
intro-help = È la prima volta? Scrivete aiuto.
legend = 8(14) è la moneta 14, che mostra un 8; le monete prendono nome dall’ordine in cui sono apparse. 8(14)-9(3) è una scala. 18 │ è una carta vittoria con la sua serie.
rules-goal = Contano le scale di numeri: incassate un gruppo di quattro monete o più per la prima carta vittoria, prima 18, poi 17, fino a 7. Una scala lunga che resta alla fine vale 6 punti. A pari punti decidono le monete sulle carte vittoria.
rules-turn = Nel vostro turno prendete una moneta. Sollevate la prima della pila e tenetela, o scambiatela con una moneta singola di un altro giocatore, che si gira. Oppure riprendete la moneta in cima a una serie sulla carta vittoria di un altro; si gira anche quella, e la carta mantiene il suo valore. I due lati differiscono al massimo di 2, e ogni coppia esiste una volta sola.
rules-free = Unire scale che si toccano e incassare gruppi è libero. Un gruppo non si divide più.
rules-again = Se la moneta presa si è unita a una scala, potete prenderne un’altra, al massimo tre. Chi ha meno carte vittoria di tutti gli altri non ha limite, finché incassando non lo ritrova.
rules-end = La partita finisce con il turno in cui si esaurisce la pila.
rules-verbs = Le mosse possibili, come si scrivono:
verb-lift = sollevare la moneta in cima alla pila
verb-keep = la moneta sollevata viene davanti a voi
verb-swap = posare lì la moneta sollevata e prendere la moneta 14, girata
verb-take-back = riprendere la moneta in cima alla carta vittoria 18, girata
verb-join = la scala che comincia con la moneta 17 va sulla moneta 5
verb-cash = il gruppo che comincia con la moneta 5 va sulla prima carta vittoria
verb-end = finire il turno
thing-coin = Moneta
    .about = Un numero da 1 a 19 su ciascun lato; i due differiscono al massimo di 2. Nessuno guarda un rovescio, ma ciò che è stato scoperto l’hanno visto tutti.
thing-run = Scala
    .about = Numeri consecutivi, ogni moneta sulla precedente. Una moneta da sola è singola, e altri possono toglierla con uno scambio; due o più sono un gruppo, al sicuro.
thing-victory-card = Carta vittoria
    .about = Vale il suo numero, spoglia o no. Gli altri possono riprendere la moneta in cima alla sua serie.

## The end

reason-won = La pila è vuota.
reason-won-by-coins = La pila è vuota, e i punti sono pari.
reason-shared = La pila è vuota, e tutto è pari.
ending-won = { $winners } vince.
ending-won-by-coins = { $winners } vince, con più monete sulle carte vittoria.
ending-shared = Vittoria condivisa: { $winners }.
score-cards = carte vittoria
score-leftovers = scale rimaste
score-coins = (monete)
score-total = punti

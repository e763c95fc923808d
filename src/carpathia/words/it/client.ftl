# Ciò che dice solo il browser: la casa, la cornice di ogni tavolo, le mosse in frasi.

## La casa

tagline = Tre giochi da tavolo sul Titanic, di nuovo giocabili
box-sos-titanic = SOS Titanic
    .who = Da soli, o insieme fino a cinque
    .about = Sessanta passeggeri, una nave che affonda e una notte che finisce pagina dopo pagina. Portateli nelle scialuppe, in ordine.
    .play = Giocare da soli adesso
box-titus = Titus
    .who = Da due a quattro, uno contro l’altro
    .about = Monete con un numero su ogni lato. Formate scale, incassatele, e ricordate i rovesci: una moneta presa si gira.
    .play = Giocare contro un bot
box-noris-titanic = Titanic
    .who = Da due a quattro, uno contro l’altro
    .about = Una corsa su un ponte che affonda casella dopo casella. Restate sempre davanti all’acqua, e raggiungete i salvagenti.
    .play = Giocare contro un bot
opening = Si prepara il tavolo…
with-others = Con altri
learn = Imparare a giocare
a-lesson = lezione
continue = Riprendere da dov’ero
forget-room = Togliere questo tavolo dall’elenco
daily = La partita del giorno
    .about = SOS Titanic da soli, le stesse carte per tutti, un solo tentativo.
    .play = Giocarla
    .go-on = Continuarla
    .over = Giocata: rivederla
public-rooms = Tavoli con una sedia libera
join-by-link = Vi hanno mandato un link?
join-paste = Incollatelo qui
join-go = Andare al tavolo
join-wrong = Questo non è un link a un tavolo di questo server.
chairs-taken = { $taken ->
    [one] 1 sedia occupata su { $seats }
   *[other] { $taken } sedie occupate su { $seats }
}
go-home = Ai giochi
settings = Impostazioni
stats = Le mie partite
close = Chiudere
guest = Ospite
your-name = Il vostro nome
nowhere = Qui non c’è niente
page-old = Carpathia è stata aggiornata mentre questa pagina era aperta.
reload = Caricare la pagina nuova
house-away = Il server non risponde. I tavoli aspettano lì, e nulla va perso; intanto potete leggere come si gioca.
tab-twice = Questo tavolo è aperto anche in un’altra scheda. Mostrano la stessa cosa, e si può giocare in entrambe.
seat-lost-how = Se avete il link di questo posto, apritelo qui. Altrimenti guardate se una sedia è libera, o se potete assistere.
seat-link-old = Questo link non apre più il posto { $seat }: è passato di mano, o manca una parte del link. Dove il posto è aperto, la pausa ne dà uno nuovo; altrimenti guardate se una sedia è libera, o se potete assistere.
look-again = Guardare il tavolo
nowhere-how = L’iceberg è altrove, e così ciò che cercavate. Forse il link è stato troncato.
unreachable = Il server non risponde. C’è la rete? Nulla di ciò che è stato confermato va perso.
seat-given-up = Questo posto non è più vostro: è stato lasciato, o dato a qualcun altro.

## Un tavolo nuovo

new-table = Un tavolo nuovo
which-game = Quale gioco?
which-edition = Quali regole?
which-setup = Quanto difficile?
setup-classic = Classica
setup-expert = Esperta
setup-ultimate = Estrema
how-many = Quanti giocatori?
who-sits = Chi siede dove?
chair = Sedia { $number }
sits-here = Qualcuno a questo schermo
sits-link = Qualcuno con il link
crew = Equipaggio
crew-random = a caso
crew-how = Scegliete il ruolo di tutti, o di nessuno.
crew-some = Qualcuno ha un ruolo e qualcuno no: sceglietene uno per tutti, o lasciate fare al caso.
memory-aid = Aiuto alla memoria: mostrare ciò che una buona memoria saprebbe
make-public = Mostrare questo tavolo a chi apre la pagina iniziale
open-table = Aprire il tavolo
somebody-here = Qualcuno deve sedere a questo schermo.
level-gentle = gentile
level-steady = saldo
level-keen = acuto
level-strong = forte
bot-gentle = Bot gentile
bot-steady = Bot saldo
bot-keen = Bot acuto
bot-strong = Bot forte

## L’attesa

lobby = { $game }: la compagnia si raduna
waiting-for = { $count ->
    [one] Una sedia è ancora libera. Si comincia quando sono tutte occupate.
   *[other] { $count } sedie sono ancora libere. Si comincia quando sono tutte occupate.
}
all-here = Ci sono tutti.
chair-free = libera
chair-yours = la vostra
bot-here = Qui siede un bot
bot-level = Quanto forte?
name-beside-you = Nome di chi vi siede accanto
sit-down = Sedersi
sit-beside = Sedersi accanto a me
link-join = Link per giocare
link-watch = Link per guardare
link-seat = Continuare su un altro dispositivo
link-seat-is = Il vostro posto, solo per voi
copy = Copiare
copied = Copiato
share = Condividere
no-way-in = Non si può entrare
try-again = Riprovare

## La cornice di un tavolo

turn-over = È finita
turn-yours = Tocca a voi
turn-of = Tocca a { $who }
waiting-how = Qui vedete che cosa succede.
line = { $state ->
    [connected] connesso
    [waiting] in attesa del server…
    [reconnecting] riconnessione…
    [gone] nessuna connessione
   *[connecting] connessione…
}
reconnecting-long = La linea è caduta. Continuiamo a provare; nessuna mossa va persa.
undo = Annullare
undo-to-here = tornare a prima
undo-why = Si annullano solo le proprie mosse di questo turno, e solo finché non si è visto niente di nuovo.
reset-turn = Annullare tutto
ask-back = Chiedere di annullare
dealt-anew-why = Qualcuno che aveva visto una mano si è alzato prima della prima mossa: si ridistribuisce tutto.
taken-back-by = { $steps ->
    [one] { $who } annulla l’ultimo passo.
   *[other] { $who } annulla { $steps } passi.
}
hint = Consiglio
hint-thinking = Ci penso…
hint-title = Che cosa farebbe il bot
hint-play = Giocare questa
hint-points = { $percent } % dei suoi pensieri; si aspetta { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
hint-share = { $percent } % dei suoi pensieri; probabilità di vincere: { $chance } %
hint-even = La seguente sembra altrettanto buona: ciò che le separa può essere fortuna.
hint-leads-points = { $how ->
    [clearly] Nettamente meglio della seguente: in media { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più.
    [slightly] Un po’ meglio della seguente, e quasi certamente non per fortuna: in media { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più.
   *[perhaps] Sembra meglio della seguente: in media { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più, ma in parte può essere fortuna.
}
hint-leads-share = { $how ->
    [clearly] Nettamente meglio della seguente: { $lead ->
        [one] una vittoria
       *[other] { $lead } vittorie
    } in più su cento partite.
    [slightly] Un po’ meglio della seguente, e quasi certamente non per fortuna: { $lead ->
        [one] una vittoria
       *[other] { $lead } vittorie
    } in più su cento partite.
   *[perhaps] Sembra meglio della seguente: { $lead ->
        [one] una vittoria
       *[other] { $lead } vittorie
    } in più su cento partite, ma in parte può essere fortuna.
}
hint-only = Qui c’è una sola cosa da fare: non serve un consiglio.
hint-turn = Un consiglio si può chiedere quando tocca a voi.
hint-counted = { $hints ->
    [one] Il vostro primo consiglio della partita, da { $playouts } partite giocate in anticipo. Ora conta come assistita.
   *[other] { $hints } consigli in questa partita; questo viene da { $playouts } partite giocate in anticipo.
}
rules = Regole
rules-ask = Per sapere la regola di una cosa sul tavolo: clic destro, pressione prolungata o punto interrogativo.
menu = Menu
beside-table = Consigli e svolgimento
log = Che cosa è successo
log-empty = Ancora niente.
log-more = Prima
moves-on-offer = Che cosa potete fare
play-on = Continuare a giocare
pause = Pausa
pause-how = Qui il tavolo sta fermo. Gli altri possono continuare: vedrete che cosa hanno fatto.
pause-home = Pausa, e ritorno ai giochi
bot-for-me = Un bot al mio posto
hand-over-seat = Giochi lui per me
seat-back = Gioco di nuovo io
leave = Andarsene per sempre
vote-title = Si può annullare?
vote-asks = { $steps ->
    [one] { $who } vorrebbe annullare l’ultimo passo.
   *[other] { $who } vorrebbe annullare { $steps } passi.
}
vote-for = { $who }, che ne dite?
vote-yes = Sì, fate pure
vote-no = No
vote-waiting = { $who } ha chiesto di annullare qualcosa. Gli altri ci pensano.
vote-withdraw = Ho cambiato idea
curtain-title = { $who }, prego!
curtain-how = Passate lo schermo, e continuate quando guarda solo { $who }.
curtain-lift = Sono { $who }
show-result = Mostrare il risultato
result-help = { $hints ->
    [0] Senza nemmeno un consiglio: una partita pulita.
    [one] Con un consiglio.
   *[other] Con { $hints } consigli.
}
result-aid = Con l’aiuto alla memoria di questo browser.
rematch = Ancora una
rematch-open = È stata aperta una rivincita.
rematch-join = Unirsi alla rivincita
share-picture = Salvare un’immagine
picture-failed = Questo browser non ha potuto disegnare l’immagine.
replay = Rivedere la partita
replay-step = Passo { $step } di { $most }
step-back = Passo precedente
step-on = Passo seguente
link-step = Link a questo passo
download-record = Salvare la partita
to-table = Al tavolo
gone-title = Il tavolo non c’è più
seat-gone-title = Questo posto non è più vostro
my-seat = Il mio posto
company = Chi altro siede qui
chair-away = assente per il momento
who-away = Assente per il momento: { $who }.
bot-plays = per ora gioca un bot
seat-handed = Un bot gioca al vostro posto.
leave-sure = Lasciare questa sedia per sempre? Diventa libera per qualcun altro.
leave-sure-bot = Andarsene per sempre? Il bot continua al vostro posto.
leave-yes = Sì, andarsene
leave-no = No, restare
kick = Invitare ad andarsene
kick-who = Invitare { $who } ad andarsene
kick-sure = { $who } perderebbe il posto, e il link per giocare verrebbe rinnovato. Davvero?
kick-yes = Sì
kick-no = No
join-link-missing = Qui c’è una sedia libera, ma serve il link per giocare. Chiedetelo a chi ha aperto il tavolo.

replay-of = { $game }, passo dopo passo
replay-start = Il tavolo prima della prima mossa.
replay-table = Il tavolo a questo passo
replay-imported = Questa partita è arrivata qui da una registrazione; i suoi posti non hanno nome.
replay-play = Far scorrere la partita
replay-pause = Pausa
step-first = All’inizio
step-last = Alla fine
review = L’analisi
review-what = Il bot cercatore può guardare ogni decisione di questa partita e dire che cosa si sarebbe aspettato.
review-ask = Farla analizzare
review-first = Analizzarla prima delle altre
review-queued = In attesa del suo turno…
review-progress = Decisioni esaminate: { $judged } su { $of }…
review-nothing = Qui non c’era niente da analizzare.
review-points = Punti che il bot si aspettava prima di ogni decisione. Toccate la linea per andarci.
review-share = Probabilità di vincere che il bot dava a ciascuno prima di una decisione. Toccate la linea per andarci.
review-graph = Le attese dal primo passo all’ultimo; le svolte sono elencate sotto.
turning-points = Le svolte della partita
turned-move = { $way ->
    [down] Passo { $step }: { $who } ha perso { $by } con una mossa
   *[up] Passo { $step }: { $who } ha guadagnato { $by } con una mossa
}
turned-luck = { $way ->
    [down] Passo { $step }: la sorte ha tolto { $by } a { $who }
   *[up] Passo { $step }: la sorte ha dato { $by } a { $who }
}
judged-best = Qui il bot non ha niente di meglio da proporre.
judged-other = Il bot avrebbe preferito: { $move } ({ $by } in più)
proof = La distribuzione
proof-what = Il seme di ogni mescolamento e di ogni tiro è stato sigillato prima della prima mossa e aperto dopo l’ultima.
proof-ask = Verificarla
proof-good = { $outcomes ->
    [one] La distribuzione è provata: l’unico mescolamento o tiro è quello del seme sigillato.
   *[other] La distribuzione è provata: tutti i { $outcomes } tra mescolamenti e tiri sono quelli del seme sigillato.
}
proof-by-hand = Per verificare da sé
proof-seal = Sigillo
proof-seed = Seme

## Le mie partite

reading = Un momento…
stats-none = Nessuna partita di questo browser è ancora finita. La prima che finirete sarà la prima riga qui.
stats-games = Partite
stats-wins = Vinte
stats-clean = Senza aiuto
stats-assisted = Con aiuto
stats-streaks = Vinte di fila
streak = { $now } ora, { $best } al massimo
stats-scores = Punteggi
stats-history = Il passato
tally = { $games ->
    [one] Una partita. Miglior punteggio: { $best }.
   *[other] { $games } partite, { $wins ->
        [one] 1 vinta
       *[other] { $wins } vinte
    }. Miglior punteggio: { $best }, media: { $mean }. { $clean } senza aiuto.
}
bar = { $count ->
    [one] da { $least } a { $most } punti: una volta.
   *[other] da { $least } a { $most } punti: { $count } volte.
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
past-won = vinta
past-not-won = non vinta
past-clean = senza aiuto
show-all = Mostrarle tutte ({ $count })
leaders = I migliori di tutti
leaders-how = Il miglior punteggio di ciascuno, in partite decise solo da persone.
leaders-clean = Solo senza aiuto
leaders-none = Ancora nessuno. Il primo posto è libero.
crew-any = tutti
place = Posto
name = Nome
score = Punti
nameless = senza nome
leader-you = voi
bring = Una partita registrata altrove
bring-home = Ogni partita è un file di testo, e qui si può rivedere.
bring-open = Mostrare una partita
bring-how = Una partita è un file di testo. Qui viene rigiocata, riga per riga, e mostrata passo dopo passo; non conta per nessuno.
bring-file = Scegliere un file
bring-paste = O incollarlo qui
bring-show = Mostrare questa partita
own-data = Che cosa si conserva di voi
own-data-what = I vostri nomi, le vostre mosse e i vostri risultati in questo browser. Nessun account, nessun indirizzo, nessun tracciamento.
export-data = Scaricare tutto
forget-me = Far dimenticare tutto
forget-sure = { $matches ->
    [0] C’è solo un segno vuoto di questo browser. Dimenticarlo per sempre?
    [one] Una partita perderebbe il vostro nome e il suo posto nelle vostre statistiche. Per sempre?
   *[other] { $matches } partite perderebbero il vostro nome e il loro posto nelle vostre statistiche. Per sempre?
}
forget-yes = Sì, dimenticatemi
forget-no = No, tenete tutto
forgotten = { $matches ->
    [0] Dimenticato.
    [one] Dimenticato: una partita ora non è di nessuno.
   *[other] Dimenticato: { $matches } partite ora non sono di nessuno.
}

## Impostazioni

set-language = Lingua
set-pace = Movimento
pace-system = come il dispositivo
pace-none = nessuno
pace-brisk = molto rapido
pace-quick = rapido
pace-calm = calmo
pace-slow = lento
set-theme = Luce
theme-system = come il dispositivo
theme-dark = notte
theme-light = giorno
set-size = Grandezza del testo
size-small = piccola
size-usual = normale
size-large = grande
size-huge = molto grande
set-sound = Suoni
set-colours = Colori che tutti distinguono
settings-kept = Conservato solo in questo browser.

## Il tavolo in parole

plain-deck = { $dry ->
    [one] Ponte { $place } (1 asciutto su { $all }):
   *[other] Ponte { $place } ({ $dry } asciutti su { $all }):
}
plain-decks = Ponti
plain-face-down = { $count ->
    [one] 1 coperto
   *[other] { $count } coperti
}
plain-boats = Scialuppe
plain-crew = Equipaggio
plain-ship = La nave
plain-memory-aid = Aiuto alla memoria

## Le mosse, ognuna in una frase

do-move = Spostare { $from } { $to }
do-replace = Il vero passeggero prende il posto del Passeggero misterioso { $line }
do-drop = Il Passeggero misterioso se ne va { $line }
do-rescue = { $count ->
    [0] Organizzare un Salvataggio
    [one] Salvataggio: pescare 1 passeggero
   *[other] Salvataggio: pescare { $count } passeggeri
}
do-place = { $card } { $to }
do-play = Giocare «{ $card }»
do-play-at = Giocare «{ $card }» { $line }
do-play-to = Giocare «{ $card }» { $to }
do-play-lines = Giocare «{ $card }» sulle File { $bow } e { $stern }
do-play-boat = { $count ->
    [one] Giocare «{ $card }»: un passeggero { $from }
   *[other] Giocare «{ $card }»: { $count } passeggeri { $from }
}
do-borrow = Giocare dalla mano di { $seat }
do-give = Darla a { $seat }
do-keep-card = Tenere «{ $card }»
do-front = { $card } davanti
do-top = { $card } sopra
do-under = { $card } sotto
do-seek = Cercare un’Ancora
do-swap-survivors = Scambiare i due { $card }
do-new-deal = Ordinare una nuova distribuzione
do-pass = Lasciare così
do-lift = Sollevare { $coin }
do-keep-coin = Tenere { $coin }
do-swap-coin = Scambiare con { $coin }, girata
do-take-back = Riprendere la moneta in cima alla carta { $card }
do-cash = Incassare il gruppo da { $coin } per { $card } punti
do-join = Unire { $bottom } a { $top }
do-end-turn = Finire il turno
do-roll = Tirare il dado
do-lay-water = Posare acqua
do-lay-iceberg = Posare un iceberg
do-lay-buoy = { $turns ->
    [0] Posare la tessera con salvagenti
    [one] Posare la tessera con salvagenti, girata di un quarto
   *[other] Posare la tessera con salvagenti, girata di { $turns } quarti
}
do-bring = Nuova pedina { $way } { $count }
do-walk = { $cell } { $way } { $count }
do-end-cards = Basta carte
way = { $way ->
    [up] in su
    [down] in giù
    [left] a sinistra
   *[right] a destra
}

## SOS Titanic: il tavolo

sos-card = { $mystery ->
    [yes] { $class ->
        [first] Misterioso come { $number } di prima classe
       *[second] Misterioso come { $number } di seconda classe
    }
   *[no] { $class ->
        [first] { $number } di prima classe{ $anchor ->
            [yes] {" "}con Ancora
           *[no] {""}
        }
       *[second] { $number } di seconda classe{ $anchor ->
            [yes] {" "}con Ancora
           *[no] {""}
        }
    }
}
sos-ship = La nave alle { $clock }: pagine girate, { $turned } su { $pages }
sos-target = Può andare qui
sos-boat = Scialuppa { $place }: { $count }, { $class }. { $who }
sos-no-boat = La scialuppa pieghevole non è in acqua
sos-stack = Mazzo dei passeggeri: { $count }
    .short = Mazzo
sos-discard = Scarti dei passeggeri: { $count }
    .short = Scarti
sos-actions-left = Mazzo Azioni { $count }
sos-actions-gone = scarti { $count }
sos-bridge = La plancia
sos-rescue = Salvataggio
sos-top = sopra
sos-under = sotto
sos-cancel = Rimettere giù
sos-line-one = Una Fila:
sos-line-two = E l’altra:
sos-aboard = Tutti a bordo!
sos-signs = Segni agli altri
sos-point = Indicare
    .how = Toccate una Fila, una scialuppa, una pila o una carta.
sos-suggest = Proporre
    .how = Toccate una Fila e la sua meta, un Salvataggio o una carta Azione.
sos-points = indica: { $thing }
sos-suggests = propone: { $move }
sos-do-it = Facciamo così
sos-sign-yes = Bene
sos-sign-no = Meglio di no
sos-boarding = { $count ->
    [one] un passeggero { $from }
   *[other] { $count } passeggeri { $from }
}
sos-place = { $place ->
    [A] Scialuppa A
    [B] Scialuppa B
    [C] Scialuppa C
    [D] Scialuppa D
    [boat] Scialuppa pieghevole
    [mystery] Passeggero misterioso
   *[line] Fila { $place }
}
## Il tavolo di Titus

titus-points = { $points ->
    [one] punto
   *[other] punti
}
titus-no-limit = senza limite
titus-cards-of = Carte vittoria di { $who }
titus-card-bare = Carta vittoria { $value }, spoglia
titus-card-series = Carta vittoria { $value } con { $span }; in cima un { $top }
titus-single = { $number }, moneta singola (№ { $coin })
titus-group = Gruppo { $span }, { $count } monete
titus-middle = Pila e carte vittoria
titus-pile-next = Pila: la prossima mostra { $number }; ne restano { $count }
titus-in-pile = { $count ->
    [one] moneta
   *[other] monete
}
titus-hand = Moneta sollevata: un { $number }
titus-hand-empty = Nessuna moneta sollevata
titus-cards-left = { $count ->
    [one] carta
   *[other] carte
}
titus-takes = { $kind ->
    [unlimited] prese: { $takes }, senza limite
   *[limited] prese: { $takes } su { $limit }
}
titus-ask = { $right ->
    [first] Quale moneta prendete?
    [again] Un’altra moneta?
    [unlimited] Un’altra moneta?
    [lifted] Tenere o scambiare il numero { $number }?
   *[none] C’è altro?
}
titus-how = { $right ->
    [first] Sollevate la prossima moneta, o riprendetene una se un altro ne ha sulle carte.
    [again] Prese: { $takes } su 3; l’ultima è unita: potete prenderne un’altra.
    [unlimited] Prese: { $takes }, senza limite. Meglio incassare solo alla fine.
    [last] La pila è vuota: unite, incassate, poi finite il turno.
    [lifted] Tenetela. O toccate lei e una moneta singola altrui, che arriva girata.
   *[none] Nessun’altra moneta. Unite, incassate, poi finite il turno.
}
titus-do-lift = Sollevare la moneta { $number }
titus-do-keep = Tenere la moneta { $number }
titus-do-swap = Scambiare con la moneta { $number }, girata
titus-do-take-back = Riprendere la moneta { $number } dalla carta { $card }, girata
titus-do-cash = Incassare { $span } per { $card }
titus-do-join = Unire { $low } + { $high }
titus-which = № { $coins }
titus-told-coin-lifted = { $seat } solleva il numero { $number }.
titus-told-next-coin-shown = Ora in cima alla pila c’è il numero { $number }.
titus-told-coin-kept = { $seat } tiene il numero { $number }.
titus-told-coin-swapped = { $seat } posa il numero { $number } da { $owner } e in cambio prende il numero { $showing }.
titus-told-coin-taken-back = { $left ->
    [0] { $seat } riprende il numero { $number } dalla carta vittoria { $card } di { $owner }, ora spoglia.
   *[other] { $seat } riprende il numero { $number } dalla carta vittoria { $card } di { $owner }.
}
titus-told-coin-flipped = La moneta si gira: { $from } diventa { $to }.
titus-told-coin-stays = La moneta si gira: resta { $to }.
titus-picked = Ora toccate dove va: ciò che si illumina è adatto.
titus-aid = Aiuto alla memoria (un’assistenza)
titus-aid-off = annota i rovesci che avete visto, da adesso, in questo browser.
titus-aid-on = è attivo: i numeri piccoli sono rovesci mostrati da allora.
titus-aid-table = è attivo per tutto il tavolo: i numeri piccoli sono rovesci già visti.
titus-aid-unknown = { $count ->
    [one] Una moneta non ancora vista dai due lati
   *[other] { $count } monete non ancora viste dai due lati
}
titus-aid-back = aiuto alla memoria: rovescio { $back }
## The table of Noris' Titanic

noris-keys = Le frecce vanno da una scelta all’altra, con Maiusc di casella in casella. Invio la prende, una cifra sceglie una carta, Esc lascia. Più e meno ingrandiscono e rimpiccioliscono, 0 mostra tutto, il punto interrogativo spiega una casella.
noris-sea = mare
noris-mine = la vostra pedina { $number }
noris-theirs = pedina { $number } di { $who }
noris-mine-saved = la vostra pedina, salva
noris-theirs-saved = pedina di { $who }, salva
noris-count-saved = { $count ->
    [one] { $count } salva
   *[other] { $count } salve
}
noris-count-buried = { $count ->
    [one] { $count } perduta
   *[other] { $count } perdute
}
noris-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
noris-sinks-next = prossima ad affondare
noris-goes-here = da { $cell } con un { $card }
noris-can-move = può muoversi
noris-card = Carta { $card }
noris-pick = Toccate una carta o una pedina.
noris-which-pawn = Chi va in { $cell }?
noris-zoom-in = Più vicino
noris-zoom-out = Più lontano
noris-zoom-fit = Tutta la nave
noris-legend = Legenda
noris-lay = Toccate la tessera; ognuna è mostrata nel verso in cui verrebbe posata.

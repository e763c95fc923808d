# Ciò che dice il terminale, qualunque sia il gioco.

game-sos-titanic = SOS Titanic
game-titus = Titus
game-noris-titanic = Titanic (Noris)
edition-adlung = edizione Adlung
edition-en = edizione inglese
edition-fr = edizione francese
edition-casse-noisettes = regola Casse-Noisettes
edition-noris = regola Noris

## Command line

help-program = Carpathia: giochi da tavolo sul Titanic, di nuovo giocabili.
help-usage = uso:
help-usage-program = carpathia COMANDO [...]
help-options = opzioni:
help-arguments = argomenti:
help-more = Per saperne di più: carpathia COMANDO --help
help-help = mostra questo e si ferma
help-version = mostra la versione e si ferma
version-compiled = carpathia { $version } (compilato)
version-uncompiled = carpathia { $version } (non compilato: si gioca a tutto, ma i bot pensano molto più lentamente; installate un compilatore C e gli header di Python, poi di nuovo Carpathia, in un clone con: make clean play)
help-language = en, fr o it; altrimenti CARPATHIA_LANGUAGE, poi la lingua del sistema
help-terminal = giocare in questo terminale
help-serve = far giocare insieme dai browser: il server dei tavoli
help-db = copiare, ripristinare o controllare i tavoli del server
help-replay = rivedere una partita, mossa per mossa
help-verify = provare che una partita finita viene dal seme sigillato all’inizio
help-fuzz = giocare molte partite a caso, controllare tutto, tenere quelle che falliscono
help-arena = far giocare ai bot le stesse distribuzioni, e misurarli
help-bench = misurare la velocità di questa versione, accanto ad altri programmi
help-game = quale gioco: { $games }
help-players = quanti giocatori; se non detto, il minimo
help-edition = quali regole, se ce n’è più d’una: en o fr; fr per chi parla francese, altrimenti en
help-setup = classic, expert o ultimate
help-crew = chi fa chi, per esempio fleet,lee; oppure random
help-first = il giocatore che comincia, oppure random
help-memory-aid = mostra ciò che una buona memoria saprebbe
help-option = qualsiasi opzione del gioco; si può ripetere
help-switch = attiva o disattiva una singola regola; si può ripetere
help-figures = correzioni ai componenti, lette dalla vostra scatola
help-seed = distribuisce da queste parole, per rigiocare la stessa partita
help-save = conserva la partita in questo file
help-resume = riprende una partita; senza FILE, l’ultima in sospeso
help-record = una partita registrata
help-to = mostra il tavolo dopo N mosse
help-step = aspetta Invio dopo ogni mossa
help-games = quante partite
help-jobs = quanti processi; se non detto, tanti quanti i processori
help-failures = dove registrare le partite che falliscono
help-fuzz-seed = il numero o le parole da cui nasce la serie
help-bots = chi gioca: random, greedy, search@500 (simulazioni), search@1s (secondi), o gentle, steady, keen, strong; in Titus search@500+forget30 dimentica 30 rovesci su cento; in SOS Titanic clairvoyant@500 vede tutte le carte: un tetto
help-arena-games = quante distribuzioni; tutti i bot le giocano tutte, a ogni posto
help-arena-seed = le parole da cui nascono le distribuzioni; stesse parole, stesse distribuzioni
help-arena-edition = quali regole, se ce n’è più d’una: en o fr; se non detto, en
help-arena-players = quanti giocatori; se non detto, uno in SOS Titanic, e negli altri giochi uno per bot, almeno due
help-arena-crew = chi fa chi, per esempio fleet,lee; oppure random; oppure all: tutti quelli che possono giocare da soli
help-json = scrive i risultati anche in questo file
help-rounds = quanti giri; conta la mediana
help-seconds = quanto dura ogni misura a ogni giro, per esempio 0.3
help-memory = giocare molte partite a caso e vedere se la memoria cresce
help-bench-games = quante partite gioca --memory
help-data = dove tenere i tavoli; se non detto, la cartella dei dati del sistema
help-database = una base di dati PostgreSQL che tiene i tavoli, postgresql://...; lo dice anche CARPATHIA_DATABASE, che nasconde una password agli sguardi
help-action = backup FILE, restore FILE o check
help-backup = il file della copia di riserva
help-yes = ripristinare anche se ci sono tavoli; restano da parte
help-host = l’indirizzo da servire; se non detto 127.0.0.1, solo questa macchina
help-port = la porta; se non detto 1912; 0: una qualsiasi libera
help-open = aprire il tavolo nel browser
help-public-url = dove si trova il server, per esempio https://table.example; allora nessun altro nome vi conduce
help-trusted-proxy = un proxy, o una rete di proxy, al cui X-Forwarded-For si crede
help-limits = un file TOML con limiti diversi da quelli soliti
help-no-limits = nessun limite: per misurare, non per il pubblico
help-read-only = lasciare che tutti leggano e guardino, e nessuno scriva
help-keep-imports = cancellare le partite importate che nessuno guarda da tanti giorni; 0, o senza indicazione: mai
help-metrics-token = un file con un token che apre /metrics a chi non è su questa macchina
help-log-level = quanto si registra: debug, info, warning o error
help-log-format = in quale forma: json o plain; plain in un terminale, se non detto
metavar-bot = BOT
metavar-game = GIOCO
metavar-file = FILE
metavar-folder = CARTELLA
metavar-name = NOME
metavar-number = N
metavar-words = PAROLE
metavar-pair = NOME=VALORE
metavar-switch = NOME=on|off
metavar-address = INDIRIZZO
metavar-action = AZIONE
metavar-url = URL
metavar-level = LIVELLO
metavar-format = FORMA

## In play: commands. A player may type these or the English ones.

command-undo = annulla
    .help = annulla l’ultima mossa
player = Giocatore { $number }
hand-over = Tocca a { $who }: passate lo schermo, poi Invio quando guarda solo { $who }.
command-moves = mosse
    .help = rivedi l’elenco delle mosse
command-table = tavolo
    .help = rivedi il tavolo
command-cards = carte
    .help = che cosa può fare ciò che è sul tavolo
command-save = salva
    .help = conserva la partita adesso; salva FILE ne scrive una copia
command-help = aiuto
    .help = mostra questo
command-quit = esci
    .help = lascia; la partita resta conservata

## In play: what is said

match-begins = { $players ->
    [one] { $game } · { $edition } · un giocatore
   *[other] { $game } · { $edition } · { $players } giocatori
}
seal = La distribuzione è sigillata. A partita finita, il seme si potrà confrontare con questo sigillo:
unfinished-found = C’è una partita in sospeso. Per riprenderla:
match-resumed = { $moves ->
    [0] La partita riprende dall’inizio.
    [one] La partita riprende dopo una mossa.
   *[other] La partita riprende dopo { $moves } mosse.
}
seed-renewed = Il seme di questa partita non è su questo computer; da qui in poi ne subentra uno nuovo.
input-prompt = >
move-ambiguous = «{ $text }» può essere: { $near }
move-number-wrong = { $most ->
    [one] Non c’è la mossa numero { $number }; ce n’è una sola.
   *[other] Non c’è la mossa numero { $number }; l’elenco va da 1 a { $most }.
}
move-undone = Annullata: { $move }
help-typing = Scrivete una mossa com’è nell’elenco, il suo numero, o quanto basta dell’inizio. E in ogni momento:
saved-as = Conservata in:
saving-failed = Non è stato possibile conservare la partita. { $why } Si continua; salva FILE la mette altrove.
nothing-to-keep = Nessuna mossa fatta, nulla da conservare. A presto.
resume-with = La partita è conservata. Per riprenderla:
replay-with = Per rivederla, o per provare la distribuzione:
loose-end = Non è stato possibile conservare le ultime mosse; ecco la registrazione:

## Replay, verify

replay-move = { $number }. { $seat }: { $move }
replay-open = La registrazione si ferma qui; la partita non è finita.
step-prompt = Invio: prossima mossa · q: basta
deal-proved = { $count ->
    [one] La distribuzione è autentica: la sua unica estrazione viene dal seme sigillato.
   *[other] La distribuzione è autentica: tutte le { $count } estrazioni vengono dal seme sigillato.
}

## Fuzz

fuzz-going = partite di { $game }
fuzz-rate = { $rate } partite/s
fuzz-done = { $games ->
    [one] Una partita di { $game }, { $moves } mosse, { $inspected } controlli approfonditi, seme { $seed }.
   *[other] { $games } partite di { $game }, { $moves } mosse, { $inspected } controlli approfonditi, seme { $seed }.
}
fuzz-ending = { $count } × { $reason }
fuzz-clean = Ogni promessa è stata mantenuta.
fuzz-failed = Partita { $number }, dopo { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}: { $promise }
fuzz-stopped = Fermato prima della fine.

## Arena

arena-done = { $deals ->
    [0] { $game } · { $edition } · nessuna distribuzione giocata fino in fondo
    [one] { $game } · { $edition } · una distribuzione · partite: { $matches }
   *[other] { $game } · { $edition } · { $deals } distribuzioni · { $matches } partite
}
arena-bot = bot
arena-wins = vittorie
arena-points = punti
arena-score = punteggio
arena-above = più di 19
arena-saved = tutti salvi
arena-decisions = decisioni
arena-time = a decisione
arena-pair = sulle stesse distribuzioni
arena-difference = punti in più
arena-note = ± e [–]: fiducia del 95 %, l’unità è la distribuzione. Decisioni: a partita. Una vittoria condivisa si divide.
arena-seed = Seme: { $seed }

## Bench

build-compiled = compilato
build-source = non compilato
bench-done = Quante volte al secondo, su un solo core; questa versione: { $build }
bench-nothing = Fermato prima di ogni misura.
bench-who = chi
bench-moves = mosse
bench-loop = ciclo
bench-games = partite
bench-copies = copie
bench-guessing = Un’ipotesi su ciò che è nascosto: { $times }
bench-playouts = simulazioni
bench-knowing = Una copia che tiene ciò che si sa: { $times }
bench-driven = Guidato da Python mossa per mossa, come gli altri, è: { $times }
bench-pages = Simulazioni al secondo in SOS Titanic, pagina per pagina: { $rates }. L’ultima pagina rispetto alla prima: × { $times }
bench-builds = { $game }, compilato rispetto a non compilato: { $times }
bench-other-missing = La versione compilata non è installata qui; non è misurata.
bench-absent = Non installati, quindi non misurati: { $peers }. Per averli, in un clone: pip install '.[bench]'
bench-failed = { $peer } è installato ma non funziona, quindi non conta. Dice: { $reason }
bench-note = Partite a caso; una mossa è una decisione, ciò che fa il caso non lo è. Gli altri sono guidati da Python, i nostri anche (mosse) e da un ciclo nostro (ciclo), su cui si misurano gli obiettivi. Mediane di giri alternati, secondo l’orologio del processore.
aim-times = { $game }, nel nostro ciclo: { $found } volte le mosse di { $rival }; obiettivo: { $wanted }
aim-copy = { $game }: una copia richiede { $found }; obiettivo: { $wanted } o meno
aim-playouts = { $game }: { $found } simulazioni al secondo; obiettivo: { $wanted }
aim-pages = { $game }: le simulazioni della pagina più lenta, rispetto alla prima: { $found }; obiettivo: { $wanted } o più; le pagine successive possono essere più veloci
aim-adapter = { $game }: una mossa attraverso { $rival } richiede { $found } volte il tempo del solo motore; obiettivo: { $wanted } o meno
aim-reached = raggiunto · { $aim }
aim-missed = mancato · { $aim }
aim-unknown = non misurato · { $aim }
bench-memory = partite in corso
memory-done = { $games } partite a caso dei tre giochi; memoria occupata al massimo: { $first } MB nella prima metà, { $second } MB nella seconda; differenza { $growth } MB.
memory-flat = La memoria è stabile.
memory-grown = La memoria cresce.
memory-unknown = Questo sistema non dice quanta memoria occupa un processo.

## Serve

serving = Il server dei tavoli è pronto; Ctrl+C lo ferma. Il suo indirizzo:

## The tables of the server

db-backing-up = Copia
db-restoring = Ripristino
db-checking = Controllo
backup-done = { $rows ->
    [one] Una riga è copiata in:
   *[other] { $rows } righe sono copiate in:
}
restore-done = { $rows ->
    [one] Una riga è ripristinata.
   *[other] { $rows } righe sono ripristinate.
}
restore-aside = Ciò che c’era prima è tenuto in:
check-done = { $matches ->
    [one] Una partita controllata
   *[other] { $matches } partite controllate
}, { $moves ->
    [one] una mossa rigiocata
   *[other] { $moves } mosse rigiocate
}.
check-clean = C’è tutto, e come il suo seme l’ha distribuito.
check-fault = Partita { $match }: { $why }
check-faults = { $count ->
    [one] Una cosa non va.
   *[other] { $count } cose non vanno.
}
db-stopped = Fermato; nulla è cambiato.

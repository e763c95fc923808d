# Ciò che si chiede e non si può avere: il colpevole e la via d'uscita, in una riga.

## The engine's refusals (carpathia.engine.errors.REFUSALS)

move-unreadable = «{ $move }» non è una mossa di questo gioco. Simili: { $near }
move-illegal = «{ $move }» ora non è possibile. Simili: { $near }
match-over = Questa partita è finita. Per cominciarne un’altra: carpathia terminal
undo-nothing = Non c’è nulla da annullare: non si torna indietro su ciò che è stato scoperto, sul caso o sulla mossa di un altro.

seats-wrong = { $game } è per { $least }-{ $most } giocatori, non per { $seats }.
game-unknown = Non c’è nessun gioco «{ $game }». Simili: { $near }
edition-unknown = Non c’è nessuna edizione «{ $edition }». Ci sono: { $near }
option-unknown = Non c’è nessuna opzione «{ $option }». Simili: { $near }
option-wrong = L’opzione «{ $option }» non può essere «{ $value }». Può essere: { $near }
switch-unknown = Non c’è nessun interruttore «{ $switch }». Simili: { $near }
switch-wrong = L’interruttore «{ $switch }» è on oppure off, non «{ $value }».
figures-broken = Questo non è TOML: { $why }. Correggetelo, o fate a meno di --figures.
figure-unknown = Non c’è nessun dato «{ $figure }». Simili: { $near }
figure-too-long = Il dato «{ $figure }» è troppo lungo: al massimo { $most } segni.
figure-wrong = Il dato «{ $figure }» non può essere { $value }. Può essere: { $near }
bot-unknown = Non c’è nessun bot «{ $bot }». Simili: { $near }
budget-wrong = Una ricerca non può pensare per «{ $budget }». Indicate le simulazioni (search@500) o i secondi (search@1s).
forgetting-elsewhere = «{ $forgets }» è per Titus: solo lì c’è qualcosa da dimenticare. Toglietelo.
forgetting-wrong = «{ $forgets }» non dice quanto si dimentica: da +forget0 a +forget100, su cento rovesci. Per esempio: { $near }
clairvoyant-elsewhere = «{ $bot }» è per SOS Titanic, dove tutto ciò che verrà è nelle carte. Qui confrontatevi con search.
clairvoyant-forgetful = Un chiaroveggente vede tutte le carte, quindi non ha nulla da dimenticare. Togliete «{ $forgets }»: { $bot }
clairvoyant-seated = «{ $bot }» vede tutte le carte, quindi non siede a nessun tavolo; solo carpathia arena lo misura.
seed-wrong = «{ $seed }» non è un seme. Va bene qualsiasi parola, o 64 cifre esadecimali.
crew-unknown = Nessuno si chiama «{ $crew }» nell’equipaggio. Simili: { $near }
crew-not-allowed = { $seats ->
    [one] «{ $crew }» non presta servizio da solo. Chi può: { $near }
   *[other] «{ $crew }» non presta servizio con { $seats } giocatori. Chi può: { $near }
}
crew-count-wrong = { $seats ->
    [one] «{ $crew }» non va per un giocatore: nominate un solo membro dell’equipaggio, o dite random.
   *[other] «{ $crew }» non va per { $seats } giocatori: nominate { $seats } membri diversi dell’equipaggio, o dite random.
}
crew-too-few = { $found ->
    [0] Con questi dati nessun membro dell’equipaggio presta servizio in { $seats }: abbassate i giocatori di qualcuno nei vostri dati.
    [one] Con questi dati un solo membro dell’equipaggio presta servizio in { $seats }: abbassate i giocatori di qualcuno nei vostri dati.
   *[other] Con questi dati solo { $found } membri dell’equipaggio prestano servizio in { $seats }: abbassate i giocatori di qualcuno nei vostri dati.
}

record-empty = Il file è vuoto; una partita registrata comincia con «carpathia record 1».
record-foreign = La riga { $line } dice «{ $text }»: non è una partita registrata. Comincerebbe con «carpathia record 1».
record-format-newer = Questa registrazione è nel formato { $version }; questo programma legge il formato { $current }. Forse un Carpathia più recente la legge.
record-line-unreadable = La riga { $line } è illeggibile: «{ $text }». Riparatela, o usate una copia più vecchia.
record-header-missing = La registrazione non dice «{ $header }»; manca una riga «{ $header } …» verso l’inizio.
record-cut-off = La registrazione si interrompe dopo la riga { $line }: deve chiudersi con «open» o «result …». Usate una copia più vecchia, o chiudetela con «open».
record-revision-other = Questa registrazione segue la revisione { $revision } delle regole di { $game }; questo programma gioca la revisione { $current }. Apritela con il Carpathia che l’ha scritta.
record-seat-wrong = Riga { $line }: muove il giocatore { $seat }, ma tocca al giocatore { $expected }.
record-move-wrong = Riga { $line }: «{ $move }» lì non è possibile. Simili: { $near }
record-item-unknown = Riga { $line }: «{ $text }» non è un componente di questo gioco.
record-outcome-wrong = Riga { $line }: l’estrazione che segue non va bene. La registrazione è stata modificata o è di un altro gioco.
record-outcome-missing = Riga { $line }: manca un’estrazione subito dopo. La registrazione è stata modificata o è di un’altra edizione.
record-outcome-extra = Riga { $line }: c’è un’estrazione di troppo subito dopo. La registrazione è stata modificata o è di un’altra edizione.
record-after-end = La riga { $line } viene dopo la fine della partita. Toglietela.
record-result-wrong = La riga { $line } dice «{ $text }», ma la partita dà «{ $expected }».

position-line-unreadable = La riga { $line } della posizione è illeggibile: «{ $text }».
position-item-unknown = Riga { $line }: «{ $text }» non è un componente di questo gioco.
position-count-wrong = La posizione ha { $found } × { $card }; ne servono { $wanted }.
position-wrong = Questa posizione è impossibile: { $why }

board-row-size = La riga { $row } del tabellone è di { $found } segni; gliene servono { $wanted }.
board-cell-wrong = La casella { $cell } del tabellone non può essere «{ $text }». Può essere: { $near }
board-start-missing = Il tabellone non ha una partenza; segnate una casella come partenza.
board-start-twice = Il tabellone ha più di una partenza: { $cells }. Tenetene una.
board-start-too-high = La partenza del tabellone è in { $cell }; deve stare sul ponte inferiore, nelle righe da 1 a { $rows }.
board-place-wrong = Il posto { $place } del tabellone deve essere un quadrato di quattro caselle; sono segnate: { $cells }
board-stair-unreachable = La scala { $cell } non si raggiunge dalla partenza; apritele un passaggio.
board-cell-unreachable = La casella { $cell } non si raggiunge dalla partenza; apritele un passaggio.

seed-missing = I semi di questa partita non sono stati rivelati: non si può provare nulla. Lo sono quando la partita è conservata fino alla fine.
seed-false = Il seme rivelato non è quello sigillato all’inizio. La registrazione è stata modificata.
deal-false = L’estrazione numero { $number } non è quella che dà il seme. La registrazione è stata modificata.

## The terminal's own (carpathia.terminal.refusals.REFUSALS)

command-unknown = Non c’è nessun comando «{ $command }». Ci sono: { $near }
argument-unknown = «{ $argument }» qui non si capisce. Simili: { $near }
argument-bare = { $argument } vuole un valore; vedete --help.
argument-plain = { $argument } non prende valori; vedete --help.
argument-missing = Manca { $argument }; vedete --help.
argument-misplaced = { $argument } non può stare con --resume: una partita ripresa tiene la sua preparazione.
action-unknown = «{ $action }» non è cosa che si faccia con i tavoli. Si può: { $near }
places-two = --data e --database indicano due luoghi; sceglietene uno.
screen-missing = «{ $game }» non si può ancora mostrare in un terminale. Si può: { $near }
language-unknown = Non ci sono testi in «{ $language }». Ci sono: { $near }
number-wrong = { $argument } vuole un numero intero da { $least } in su, non «{ $value }».
number-too-large = «{ $value }» è un numero troppo grande per { $argument }: nove cifre al massimo.
jobs-too-many = --jobs arriva a { $most } su questa macchina, non «{ $value }».
pair-wrong = { $argument } vuole NOME=VALORE, non «{ $value }».
choice-wrong = { $argument } vuole uno di: { $near }; non «{ $value }».
bots-missing = Nessun bot indicato. Indicatene dopo il gioco, per esempio: greedy search@500
bots-wrong = { $bots ->
    [one] Un bot non può occupare { $seats } posti: indicatene uno per posto.
   *[other] { $bots } bot non possono occupare { $seats } posti: indicatene uno per posto.
}
crew-all-alone = --crew all vale per un solo giocatore; togliete --players, o indicate l’equipaggio.
seconds-wrong = { $argument } vuole secondi, da 0.001 a 3600, per esempio 0.3, non «{ $value }».
games-without-memory = --games va con --memory; per i giri di misure usate --rounds e --seconds.
memory-alone = { $argument } non va con --memory, che gioca tante partite: --games N
step-wrong = { $steps ->
    [one] Non c’è la mossa { $asked }: questa registrazione ha una mossa.
   *[other] Non c’è la mossa { $asked }: questa registrazione ha { $steps } mosse.
}
match-finished = Questa partita è finita. Per rivederla: { $command }
nothing-to-resume = Nessuna partita in sospeso in { $folder }. Indicate il file: --resume FILE
file-missing = Questo file o questa cartella non esiste; controllate il nome.
file-forbidden = Accesso negato; scegliete un posto che potete usare.
file-is-folder = È una cartella; indicate un file.
file-not-text = Non è un file di testo; ne volevate un altro?
file-exists = Questo file esiste già. Scegliete un altro nome, o continuate quella partita: --resume FILE
file-taken = Questo file esiste già; scegliete un altro nome.
folder-is-file = { $folder } è un file, non una cartella; scegliete un altro posto.
file-failed = Non si può fare: { $why }.
file-too-large = Qui un file non può diventare così grande; alzate il limite (ulimit -f), o scegliete un altro luogo.
disk-full = Il disco è pieno; fate posto, o scegliete un altro luogo.
extra-missing = Servono alcuni pacchetti in più: pip install 'carpathia[{ $extra }]'
simulate-bots-missing = Nessun bot indicato. Indicatene qualcuno, per esempio: --bots greedy search@500
vary-unknown = In questo gioco non si può variare niente di nome «{ $value }»; scegliete tra: { $near }
vary-wrong = --vary { $argument } non conosce «{ $value }»; scegliete tra: { $near }
vary-twice = --vary indica { $argument } due volte; dite tutto in una volta, per esempio: { $argument }={ $near }
vary-fixed = { $argument } è fissato a «{ $value }», e --vary lo fa variare; togliete uno dei due.
vary-crew-alone = --vary crew confronta chi serve da solo; in più d’uno l’equipaggio viene distribuito. Giocate da soli (--players 1), oppure variate anche i posti: --vary crew seats=1,2
rows-ending = Il modo di scrivere le righe dipende da come finisce il nome del file; scegliete tra: { $near }
simulation-other = In { $folder } c’è una simulazione incompiuta con altri argomenti. Ripetete quelli per continuarla, scegliete un altro nome per le righe, o cancellate quella cartella.
simulation-broken = Ciò che si trova in { $folder } non è una simulazione che si possa continuare. Scegliete un altro nome per le righe, o cancellate quella cartella.
simulation-running = Un altro carpathia sta lavorando in { $folder }; aspettatelo, o scegliete un altro nome per le righe.
process-lost = Uno dei processi è stato ucciso, forse per mancanza di memoria. Ciò che è fatto è conservato, se c’era --out: ripetete lo stesso comando, con meno --jobs.
cluster-wrong = --cluster vuole l’indirizzo di uno scheduler Dask, per esempio tcp://scheduler:8786, non «{ $address }».
cluster-silent = Nessuno scheduler Dask risponde a { $address }. Avviatene uno con «dask scheduler» e dei worker con «dask worker», o togliete --cluster per usare questa macchina.
cluster-empty = Lo scheduler di { $address } non ha worker. Avviatene con «dask worker { $address }», o togliete --cluster per usare questa macchina.
cluster-lost = Il cluster di { $address } non c’è più. Ciò che è fatto è conservato: ripetete lo stesso comando quando sarà tornato, o togliete --cluster.
cluster-killed = Una parte del lavoro ha fatto cadere più processi del cluster di { $address }, forse per mancanza di memoria. Ciò che è fatto è conservato: ripetete lo stesso comando con macchine più forti, o togliete --cluster.
cluster-strangers = Il cluster di { $address } ha un altro Carpathia ({ $found }); installate { $version } per il suo scheduler e i suoi worker, come qui.

## The table server's (carpathia.server.refusals.REFUSALS)

database-newer = I tavoli qui sono stati tenuti da un Carpathia più recente (revisione { $revision }). Usate quello, o tenete i tavoli altrove: --data CARTELLA o --database URL
database-busy = Un altro server tiene qui i suoi tavoli. Fermatelo, o tenete i tavoli altrove: --data CARTELLA o --database URL
database-unusable = I tavoli qui non si possono aprire: { $why }. Usate una copia di riserva, o tenete i tavoli altrove: --data CARTELLA o --database URL
database-unsettled = Le ultime mosse non sono ancora nel file stesso dei tavoli, e per leggerle bisogna poter scrivere in questa cartella. Fatelo con l’utente che fa girare il server.
database-foreign = Questa base di dati contiene altro che i tavoli di Carpathia. Datene loro una vuota, tutta per loro.
database-url-wrong = --database vuole una base di dati PostgreSQL, per esempio postgresql://utente@host/nome
database-driver-missing = PostgreSQL richiede un pacchetto in più: pip install 'carpathia[postgresql]'
database-missing = Qui non ci sono ancora tavoli.
database-not-empty = Qui ci sono già dei tavoli. Per mettere la copia al loro posto e tenerli da parte, ditelo: --yes
database-older = I tavoli qui sono stati tenuti da un Carpathia più vecchio (revisione { $revision }). Avviate una volta il server, che li aggiorna, o usate quello.
database-damaged = La base di dati è danneggiata: { $why }
commands-missing = Manca il comando { $number }.
backup-foreign = Questa non è una copia di riserva dei tavoli di Carpathia.
backup-wrong = Questa copia è danneggiata o incompleta, alla riga { $line }. Non è stato ripristinato nulla.
address-taken = Un altro programma serve già a { $host }, porta { $port }. Scegliete un’altra porta: --port N
address-wrong = Non si può servire a { $host }, porta { $port }. Scegliete un altro indirizzo: --host INDIRIZZO
port-wrong = Non c’è una porta { $port }; vanno da 0 a 65535.
nothing-here = Qui non c’è nulla. Controllate il link.
method-wrong = { $method } qui non fa nulla.
origin-foreign = Una pagina di un altro sito ({ $origin }) non può farlo.
host-foreign = Questo server non si chiama «{ $host }». Apritelo con il suo indirizzo; chi lo gestisce gli dà un nome con --public-url.
body-not-json = Un messaggio si manda come application/json.
message-too-long = Il messaggio è troppo lungo; sono permessi { $most } byte.
message-wrong = Il messaggio non si può leggere, in { $path }: { $kind ->
        [not-json] non è JSON.
        [nested] è annidato troppo a fondo.
        [missing] questo manca.
        [unknown-field] c’è un campo che nessuno conosce.
        [length] questa lunghezza non è permessa.
        [range] questo numero non è permesso.
        [pattern] ci sono segni non permessi, oppure troppo pochi o troppi.
        [type] non è del genere che ci vuole qui.
       *[wrong] questo qui non ci sta.
    }
room-unknown = Questa stanza non esiste. Controllate il link.
join-link-wrong = Questo link non permette di sedersi. Chiedetelo di nuovo.
watch-link-wrong = Questo link non permette di guardare. Chiedetelo di nuovo.
seat-token-wrong = Il posto { $seat } non è vostro su questo dispositivo. Apritelo con il suo link del posto.
seat-taken = Il posto { $seat } non è libero. Sceglietene un altro.
seats-all-taken = Tutti i posti sono presi. Chiedete il link per guardare.
seats-open = { $open ->
    [one] Un posto è ancora libero: la partita comincia quando è preso.
   *[other] { $open } posti sono ancora liberi: la partita comincia quando sono tutti presi.
}
name-wrong = Un nome ha da 1 a { $most } segni, su una riga.
key-taken = Questa chiave è servita per un altro comando. Un comando nuovo vuole una chiave nuova.
play-stale = Il tavolo è andato avanti: questa mossa valeva per la versione { $after }, ed è alla { $version }. Guardate di nuovo, poi giocate.
turn-other = È il turno del posto { $seat }.
watchers-watch = Chi guarda non gioca.
deals-enough = A questo tavolo si è ridistribuito così spesso che nessuno può più sedersi prima della prima mossa. Chi c’è può giocare, con dei bot sulle sedie vuote; oppure cominciate a un nuovo tavolo.
chairs-settled = Questa partita è finita, e le sedie restano a chi l’ha giocata. Un’altra comincia a un tavolo nuovo.
host-link-wrong = Questo non è il link di chi ospita questo tavolo.
seat-empty = Nessuno siede al posto { $seat }.
kick-unconfirmed = Far uscire qualcuno richiede due passi, e forse al posto { $seat } ora siede qualcun altro. Ricominciate.
bot-seats-wrong = Date a ogni bot un posto tutto suo, da 1 a { $seats }.
bots-only = Con i bot a tutti i { $seats } posti nessuno potrebbe giocare. Lasciatene uno libero.
rematch-early = Questa partita non è finita. Prima concludetela.
undo-asked = Il posto { $seat } sta già chiedendo di annullare. Prima rispondetegli.
undo-not-asked = Nessuno vi sta chiedendo il consenso.
match-too-long = Questa partita ha già avuto { $most } fra mosse e annullamenti: nessuna va oltre. Cominciatene un’altra.
signs-not-here = I segni esistono solo in SOS Titanic.
sign-wrong = «{ $target }» non è nulla che si possa indicare o proporre qui.
thinking-failed = Il bot non ha potuto finire di pensare. Richiedete tra un momento.
record-closed = La registrazione si apre quando la partita è finita.
daily-closed = Questa è la partita del giorno { $day }. I suoi segreti si aprono quando quel giorno è passato (UTC), e ciò che gli altri ne hanno fatto è per chi l’ha giocata.
daily-left = Avete lasciato la partita di oggi a un bot, per sempre. Domani ce n’è un’altra.
daily-unknown = Non c’è una partita di quel giorno. Indicate un giorno fino a oggi, per esempio 2026-04-15.
lesson-unknown = Non c’è una lezione per { $game }. Ce n’è una per sos-titanic, titus e noris-titanic.
seat-unknown = Qui non c’è il posto { $seat }; arrivano fino a { $seats }.
step-unknown = Non c’è il passo { $step }: questa partita ha { $steps ->
    [one] una mossa
   *[other] { $steps } mosse
}.
forget-unconfirmed = Per farsi dimenticare servono due passi, e questa non è la parola del primo. Ricominciate.
store-failed = Al momento il server non può leggere né conservare nulla. Riprovate fra poco: niente di ciò che è stato giocato va perso.
too-many-requests = È stato troppo in una volta. Riprovate fra { $seconds } s.
too-many-frames = È stato troppo in una volta. Nulla è stato giocato; riprovate fra { $seconds } s.
too-many-rooms = Dal vostro indirizzo sono state create troppe stanze. Riprovate fra { $seconds } s.
too-many-hints = Sono stati molti consigli in poco tempo. Il prossimo sarà pronto fra { $seconds } s.
too-many-sockets = Qui sono aperte troppe connessioni. Chiudetene qualcuna, o riprovate fra { $seconds } s.
server-full = Il server è pieno. Riprovate fra { $seconds } s.
server-stopping = Il server si sta fermando. Nulla di ciò che è stato confermato è perso; riprovate fra { $seconds } s.
read-only = Per ora il server è in sola lettura: si può guardare e rivedere, ma giocare più tardi. Nulla è perso.
request-wrong = Questa richiesta è incomprensibile.
public-url-wrong = «{ $url }» non è un indirizzo per il pubblico. Indicatene uno come https://table.example, senza percorso.
proxy-wrong = «{ $address }» non è l’indirizzo di un proxy. Indicatene uno come 10.0.0.7, o una rete come 10.0.0.0/8.
limits-wrong = Questi limiti non si possono leggere, in { $path }. docs/operating.md mostra come si scrivono.
metrics-token-wrong = Il token in questo file è troppo corto, o ha segni diversi da lettere, cifre, - e _; ne servono almeno { $least }.
server-failed = Qualcosa è andato storto nel server. Nulla di ciò che è stato confermato è perso; riprovate.

# Che cosa dicono le lezioni e le pagine delle regole.


## La voce, e la pagina di un gioco

lesson = Lezione
lesson-do = A voi: { $move }
lesson-astray = Anche questo si può, e potrete provarlo dopo. Per ora: { $move }
lesson-watch = Ora tocca all’altro. Guardate che cosa succede…
lesson-back = Indietro
lesson-on = Avanti
lesson-show = Mostratemi
lesson-done = Ora gioco io
lesson-again = Ricominciare la lezione
lesson-skip = Continuare senza la lezione
lesson-step = Passo { $step } di { $steps }
learn-first = La vostra prima partita
learn-first-about = Una partita preparata, e una voce amica che vi mostra tutto, mossa per mossa. Giocate voi; ci vogliono cinque minuti, e il risultato non conta.
learn-begin = Cominciare la lezione
learn-resume = Riprendere la lezione
learn-rules = Le regole

## La lezione di SOS Titanic

lesson-sos-welcome = Buonasera, ufficiale. Sono le 23:40, e la nave imbarca acqua. Sessanta passeggeri contano su di voi: portatene quanti potete nelle scialuppe prima che si giri l’ultima pagina della notte.
lesson-sos-lines = Fanno la coda sui ponti, in File, e solo chi è in testa mostra il viso. Una losanga e un cilindro: 1ª classe, da 1 a 13. Un oblò e un berretto: 2ª classe, da 1 a 17.
lesson-sos-move = Potete spostare passeggeri quante volte volete. Il 4 della Fila 2 può mettersi davanti a un 5 della sua classe. Toccate la Fila 2, poi la Fila 3, o trascinate lì la carta.
lesson-sos-save = Bravi, e in testa arriva qualcun altro. Ora la Fila 4: un 1 è una scialuppa. Calatela in acqua: toccate la Fila 4, poi la Scialuppa C.
lesson-sos-next = Guardate chi stava dietro: il 2. Le scialuppe si riempiono in ordine, 1, 2, 3 e così via, e ogni classe ne ha due. Fate salire il 2.
lesson-sos-series = Il 5 e il 4 della Fila 3 sono in serie, e così vanno insieme. Portateli tutti e due davanti al 6 della Fila 4.
lesson-sos-empty = Una Fila vuota accetta solo un 13 di 1ª classe o un 17 di 2ª, da solo o con la sua serie. Ecco un 17: che apra la Fila 5, più lontano dall’acqua.
lesson-sos-action = Spostare non costa niente. Ma poi dovete fare una cosa, e il turno è finito. Una carta Azione, per esempio: la vostra è «Avanti!». Trova nel mazzo qualcuno che va bene. Toccatela.
lesson-sos-found = Ecco tutto il mazzo, e chi va bene sta davanti. Un 1 di 1ª classe sarebbe una scialuppa in più… Prendetelo, e toccate la Scialuppa A.
lesson-sos-rescue = Un nuovo turno, e nessuna carta. Allora organizzate un Salvataggio: dite quanti passeggeri pescate. Più sono, più speranze ci sono; ma uno solo si sistema, e gli altri per ora se ne vanno. Coraggio: tre!
lesson-sos-placed = Un 2 di 1ª classe: la Scialuppa A aspettava proprio lui. Toccate la carta, poi la scialuppa. Gli altri due vanno negli scarti.
lesson-sos-fail = Dovete anche sapere che cosa succede quando la fortuna vi lascia. Questa volta pescatene uno solo.
lesson-sos-page = Nessuno andava bene, e si gira una pagina: un comparto si allaga, e la pagina vale un punto in meno. Quando tutti i comparti di un ponte sono pieni, la sua Fila fugge sul seguente, mescolata. L’undicesima pagina è l’ultima.
lesson-sos-keep = Per consolazione pescate una carta Azione, e il signor Fleet può perfino scegliere fra tre. Tenete «Tornate!»: riporta qualcuno dagli scarti.
lesson-sos-end = Ogni superstite vale un punto, e alla fine la pagina vale quanto indica. Annullare e chiedere un consiglio: lì in alto, quando volete. A questo tavolo non si conta niente. Ora la nave è vostra!

## La lezione di Titus

lesson-titus-welcome = Benvenuti al tavolo. Ogni moneta ha un numero su ogni lato, e i due non differiscono mai di più di 2. Raccogliete scale di numeri, come 7 8 9 10.
lesson-titus-lift = Nel vostro turno prendete una moneta. Quella in cima alla pila mostra un 7. Toccatela per sollevarla.
lesson-titus-keep = Ora tutti vedono anche la seguente: un 11. Decidete che fare del vostro 7. Tenetelo: viene davanti a voi.
lesson-titus-second = L’altro ha tenuto l’11. E ora in cima c’è un 8, proprio quello che il vostro 7 aspetta. Sollevatelo.
lesson-titus-hold = Tenete l’8.
lesson-titus-join = 7 e 8 si seguono, quindi potete unirli; non costa niente. Toccate l’uno, poi l’altro. Da sola una moneta può esservi tolta con uno scambio; in un gruppo è al sicuro.
lesson-titus-again = La moneta presa ora sta in un gruppo. Questo ve ne dà un’altra, fino a tre per turno. Un 9, che fortuna! Sollevatelo.
lesson-titus-nine = Tenetelo, naturalmente.
lesson-titus-three = E unitelo: 7 8 9.
lesson-titus-last = La terza moneta è l’ultima di questo turno. Un 19 non va con niente di vostro, ma sollevatelo lo stesso.
lesson-titus-swap = Non siete obbligati a tenerlo. Scambiatelo con l’11 di fronte: toccate il 19, poi l’11. Ma attenzione: vi arriva girato! Sul rovescio può esserci da 9 a 13.
lesson-titus-flipped = Un 10! Questa volta è stata fortuna. Ma un lato che è stato in alto, tutti l’hanno visto: ricordate i rovesci, e saprete. Unite il 10.
lesson-titus-cash = Quattro di fila si incassano per la carta vittoria in cima. La prima vale 18; le seguenti sempre meno. Toccate il vostro gruppo, poi la carta.
lesson-titus-taken = Avete visto? L’altro ha ripreso il 10 dalla vostra carta, girato: è di nuovo un 11. Anche questo si può. Ma la carta resta vostra, con i suoi 18 punti.
lesson-titus-end = Un’ultima cosa: chi ha meno carte vittoria di tutti gli altri prende monete senza limite, finché ognuna si unisce. La partita finisce con la pila. A questo tavolo non si conta niente. Tocca a voi!

## La lezione di Titanic

lesson-noris-welcome = Benvenuti a bordo, ma non mettetevi troppo comodi: la nave affonda da un capo, posto per posto, nell’ordine dei numeri. Vince chi porta più gente nei salvagenti. Le vostre pedine sono quelle rotonde.
lesson-noris-roll = Ogni turno comincia con il dado. Tiratelo!
lesson-noris-bring = Blu: l’acqua copre il posto 1, e una vostra pedina arriva alla partenza. Deve ripartire subito, con una delle vostre tre carte. Prendete il 6 e scendete: toccate la casella che si illumina.
lesson-noris-walk = Una carta muove una pedina in linea retta, esattamente di tante caselle. Potete giocarne tre per turno. Con il 5 avanti verso l’acqua: toccate la pedina, poi la casella.
lesson-noris-straight = E con il 4 a sinistra. Una pedina non passa mai sopra un’altra, né sul ghiaccio, né oltre un parapetto in piedi.
lesson-noris-ice = La vostra mano è di nuovo piena, e l’altro ha tirato bianco: un iceberg sul posto 2. Nessuno vi sale né lo attraversa.
lesson-noris-again = Tocca a voi. Tirate.
lesson-noris-second = Ancora blu: il posto 3 è sparito, e deve uscire una seconda pedina. Le basta un 1; le altre carte sono per la prima.
lesson-noris-near = Due caselle in giù con la prima pedina, sull’orlo dell’acqua.
lesson-noris-jump = Attenzione: siete sul posto 4, il prossimo ad affondare, e una tessera seppellisce chi vi sta. Saltate! A sinistra c’è acqua. Nessuna tessera cade su chi nuota, ma chi nuota non risale mai.
lesson-noris-sunk = Vedete? Il posto 4 è sparito; senza quel salto, anche la vostra pedina. Tirate.
lesson-noris-buoy = Rosso: una tessera con un salvagente, sul posto 5. Potete girarla come volete. Posatela con il salvagente in alto a sinistra, dalla vostra parte.
lesson-noris-swim = Un salvagente si raggiunge con il conto esatto. Il vostro è a tre caselle: un 2 e un 1. Prima nuotate di due a destra.
lesson-noris-exact = E ancora una.
lesson-noris-stairs = Salva, per sempre! Ora guardate quassù: le scale portano al ponte superiore, che affonda per ultimo; nessuno vi resta. Nei corridoi e nella zona di panico, le caselle chiare, ci si può fermare su un’altra pedina e scacciarla.
lesson-noris-end = Finisce quando il posto 60 è coperto, o quando tutti i salvagenti sono presi. Allora si contano i salvati, qui. A questo tavolo non si conta niente. Ora salvate gli altri!

## Le regole di SOS Titanic

rule-sos-goal = Lo scopo
rule-sos-lines = Le File
    .more = Chi arriva in testa si scopre subito. Le classi non si mescolano mai, e nessuno scende più da una scialuppa.
rule-sos-turn = Il vostro turno
    .more = Non si può passare. In uno stesso turno le File non tornano mai com’erano già state.
rule-sos-rescue = Il Salvataggio
    .more = Se il mazzo è vuoto, si mescolano gli scarti per farne uno nuovo, e anche questo costa una pagina.
rule-sos-water = Acqua e panico
    .more = Da prua a poppa i ponti hanno 3, 3, 2, 2, 1 e 0 comparti: dieci pagine costano un punto ciascuna, l’undicesima è la fine.
rule-sos-score = Il punteggio
    .more = Il numero più alto di ogni scialuppa, tutte e quattro insieme, più il numero della pagina. Solo se tutti e sessanta sono salvi contano anche le Ancore: per ogni classe, la loro serie ininterrotta più lunga in una scialuppa. La storia ne salvò 19; il massimo è 100.
rule-sos-actions = Le carte Azione
rule-sos-crew = L’equipaggio
figure-sos-boats = Una scialuppa di 2ª classe: comincia con un 1, ed è piena a 17. Il 3 porta un’Ancora.
figure-sos-lines = L’8 e il 7 vanno insieme davanti a un 9 della loro classe.
figure-sos-rescue = Tre pescati, uno va bene: il 2 sale nella scialuppa, gli altri si scartano.
figure-sos-water = Quattro pagine dopo: il primo ponte è perduto, e un comparto del secondo è pieno.

## Le regole di Titus

rule-titus-coins = Le monete
    .more = Ci sono 54 monete, con un numero da 1 a 19 su ogni lato; i due non differiscono mai di più di 2. Davanti a voi ci sono scale: monete singole, e gruppi di numeri consecutivi. Due numeri uguali non si uniscono mai.
rule-titus-turn = Il vostro turno
    .more = Quando sollevate una moneta, tutti vedono la seguente. Nessuno guarda un rovescio; ma ciò che è stato in alto una volta, l’hanno visto tutti.
rule-titus-free = Unire
    .more = Una moneta singola può esservi tolta con uno scambio; un gruppo è al sicuro.
rule-titus-goal = Incassare
    .more = A un gruppo incassato non si aggiunge più nulla. Gli altri possono riprenderne le monete dall’alto, una a una; la carta resta vostra.
rule-titus-again = Una moneta, o tre, o più
    .more = Perciò aspettate la fine di un turno lungo per incassare. Dovete prendere almeno una moneta; ogni altra è un diritto, non un dovere.
rule-titus-end = La fine
    .more = Chi prende l’ultima moneta può ancora unire e incassare; gli altri non fanno più niente.
figure-titus-faces = Una sola moneta, vista dai due lati.
figure-titus-runs = Un 3 singolo, un gruppo 8 9 10, e due singole: numeri uguali non si uniscono.
figure-titus-swap = Sollevate un 14 che non vi serve, lo posate davanti a qualcuno e prendete di lì il 9. Si gira: un 8, e va bene.
figure-titus-cash = Quattro monete o più per la carta in cima: la prima vale 18, l’ultima 7.

## Le regole di Titanic

rule-noris-goal = La nave
    .more = La nave ha 60 posti di quattro caselle. Affonda posto per posto, nell’ordine dei numeri, dal fondo del ponte inferiore; il ponte superiore è l’ultimo.
rule-noris-turn = Il vostro turno
    .more = Tirate il dado e fate ciò che dice; poi giocate fino a tre carte movimento, e tornate a tre in mano. Una pedina nuova lascia subito la partenza, con una delle vostre carte, verso il ponte inferiore. Le altre non sono obbligatorie.
rule-noris-face-blue = Posare acqua, e portare una pedina
rule-noris-face-white = Posare un iceberg
rule-noris-face-red = Posare una tessera con salvagenti
rule-noris-face-start = Portare una pedina, senza posare nulla
rule-noris-tiles = Le tessere
    .more = Una tessera va sul posto più basso non ancora coperto; chi vi sta è fuori dal gioco. Una tessera con salvagenti si può girare. Se il tipo uscito è finito, posatene un altro.
rule-noris-moving = Camminare
    .more = Dove c’è una tessera, il parapetto accanto è sparito: è la via del mare.
rule-noris-pawns = Scacciare
rule-noris-stairs = Le scale
    .more = Il ponte superiore affonda per ultimo, e lì si guadagna tempo; ma le pedine entrano sotto.
rule-noris-water = Acqua e salvagenti
rule-noris-signs = La legenda
rule-noris-end = La fine
    .more = A pari numero la vittoria è divisa.
figure-noris-ship = Otto tessere sono posate, tocca al nono posto. Una pedina è salva, una nuota, le altre faranno bene a sbrigarsi.
figure-noris-die = I quattro tipi di facce.
figure-noris-tiles = Acqua, un iceberg, e tessere con da uno a quattro salvagenti.
figure-noris-walk = L’acqua sul posto 1 apre il parapetto accanto: con un 1 sul ponte, con un 2 o un 3 nell’acqua, con un 4 nel mare.
figure-noris-signs = Ogni tipo di casella, e la sua regola.

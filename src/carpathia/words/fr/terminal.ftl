# Ce que dit le terminal, quel que soit le jeu.

game-sos-titanic = SOS Titanic
game-titus = Titus
game-noris-titanic = Titanic (Noris)
edition-adlung = édition Adlung
edition-en = édition anglaise
edition-fr = édition française
edition-casse-noisettes = règle Casse-Noisettes
edition-noris = règle Noris

## Command line

help-program = Carpathia : des jeux de table autour du Titanic, à nouveau jouables.
help-usage = usage :
help-usage-program = carpathia COMMANDE [...]
help-options = options :
help-arguments = arguments :
help-more = Plus de détails : carpathia COMMANDE --help
help-help = afficher ceci et s’arrêter
help-version = afficher la version et s’arrêter
version-compiled = carpathia { $version } (compilé)
version-uncompiled = carpathia { $version } (non compilé : tout se joue, mais les robots réfléchissent bien plus lentement ; installez un compilateur C et les en-têtes de Python, puis Carpathia à nouveau, dans un clone par : make clean play)
help-language = en, fr ou it ; à défaut CARPATHIA_LANGUAGE, puis la langue du système
help-terminal = jouer dans ce terminal
help-serve = faire jouer ensemble depuis des navigateurs : le serveur de tables
help-db = sauvegarder, restaurer ou vérifier les tables du serveur
help-replay = revoir une partie, coup par coup
help-verify = prouver qu’une partie finie vient bien de la graine scellée au départ
help-fuzz = jouer de nombreuses parties au hasard, tout contrôler, garder celles qui échouent
help-arena = faire jouer les mêmes donnes à des robots, et les mesurer
help-bench = mesurer la vitesse de cette version, à côté d’autres programmes
help-game = quel jeu : { $games }
help-players = combien de joueurs ; à défaut, le moins possible
help-edition = quelles règles, s’il y en a plusieurs : en ou fr ; fr pour qui parle français, sinon en
help-setup = classic, expert ou ultimate
help-crew = qui joue qui, par exemple fleet,lee ; ou random
help-first = le joueur qui commence, ou random
help-memory-aid = montrer ce qu’une bonne mémoire saurait
help-option = toute option du jeu ; peut être répétée
help-switch = activer ou non une règle précise ; peut être répété
help-figures = corrections du matériel, lues sur votre propre boîte
help-seed = distribuer à partir de ces mots, pour rejouer la même partie
help-save = conserver la partie dans ce fichier
help-resume = reprendre une partie ; sans FICHIER, la plus récente inachevée
help-record = une partie enregistrée
help-to = montrer la table après N coups
help-step = attendre Entrée après chaque coup
help-games = combien de parties
help-jobs = combien de processus ; à défaut, autant que de processeurs
help-failures = où enregistrer les parties qui échouent
help-fuzz-seed = le nombre ou les mots d’où vient la série
help-bots = qui joue : random, greedy, search@500 (simulations), search@1s (secondes), ou gentle, steady, keen, strong ; dans Titus, search@500+forget30 oublie 30 dos sur cent ; dans SOS Titanic, clairvoyant@500 voit toutes les cartes : un plafond
help-arena-games = combien de donnes ; tous les robots jouent chacune, à toutes les places
help-arena-seed = les mots d’où viennent les donnes ; mêmes mots, mêmes donnes
help-arena-edition = quelles règles, s’il y en a plusieurs : en ou fr ; en à défaut
help-arena-players = combien de joueurs ; à défaut, un seul dans SOS Titanic, et dans les autres jeux un par robot, deux au moins
help-arena-crew = qui joue qui, par exemple fleet,lee ; ou random ; ou all : tous ceux qui peuvent jouer seuls
help-json = écrire aussi les résultats dans ce fichier
help-rounds = combien de tours ; c’est la médiane qui compte
help-seconds = combien dure chaque mesure à chaque tour, par exemple 0.3
help-memory = jouer de nombreuses parties au hasard et voir si la mémoire grossit
help-bench-games = combien de parties joue --memory
help-data = où garder les tables ; à défaut, le dossier de données du système
help-database = une base PostgreSQL qui garde les tables, postgresql://... ; CARPATHIA_DATABASE le dit aussi, et cache un mot de passe aux regards
help-action = backup FICHIER, restore FICHIER ou check
help-backup = le fichier de la sauvegarde
help-yes = restaurer même s’il y a des tables ; elles sont gardées de côté
help-host = l’adresse à servir ; à défaut 127.0.0.1, cette machine seule
help-port = le port ; à défaut 1912 ; 0 : n’importe lequel de libre
help-open = ouvrir la table dans le navigateur
help-public-url = où l’on trouve le serveur, par exemple https://table.example ; aucun autre nom n’y mène alors
help-trusted-proxy = un mandataire, ou un réseau d’entre eux, dont on croit le X-Forwarded-For
help-limits = un fichier TOML avec d’autres limites que les limites habituelles
help-no-limits = aucune limite : pour mesurer, pas pour le public
help-read-only = laisser chacun lire et regarder, et personne écrire
help-keep-imports = effacer les parties importées que personne n’a regardées depuis tant de jours ; 0, ou sans précision : jamais
help-metrics-token = un fichier avec un jeton qui ouvre /metrics à qui n’est pas sur cette machine
help-log-level = ce qui est journalisé : debug, info, warning ou error
help-log-format = sous quelle forme : json ou plain ; plain dans un terminal, sans autre précision
metavar-bot = ROBOT
metavar-game = JEU
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-name = NOM
metavar-number = N
metavar-words = MOTS
metavar-pair = NOM=VALEUR
metavar-switch = NOM=on|off
metavar-address = ADRESSE
metavar-action = ACTION
metavar-url = URL
metavar-level = NIVEAU
metavar-format = FORME

## In play: commands. A player may type these or the English ones.

command-undo = annuler
    .help = annuler le dernier coup
player = Joueur { $number }
hand-over = Au tour de { $who } : passez l’écran, puis Entrée quand { $who } est seul à regarder.
command-moves = coups
    .help = relire la liste des coups
command-table = table
    .help = revoir la table
command-cards = cartes
    .help = ce que peut ce qui est sur la table
command-save = garder
    .help = conserver la partie maintenant ; garder FICHIER en écrit une copie
command-help = aide
    .help = afficher ceci
command-quit = quitter
    .help = partir ; la partie est conservée

## In play: what is said

match-begins = { $players ->
    [one] { $game } · { $edition } · { $players } joueur
   *[other] { $game } · { $edition } · { $players } joueurs
}
seal = La donne est scellée. La partie finie, sa graine pourra être comparée à ce sceau :
unfinished-found = Une partie inachevée vous attend. Pour la reprendre :
match-resumed = { $moves ->
    [0] La partie reprend au tout début.
    [one] La partie reprend après { $moves } coup.
   *[other] La partie reprend après { $moves } coups.
}
seed-renewed = La graine de cette partie n’est pas sur cet ordinateur ; une nouvelle prend le relais.
input-prompt = >
move-ambiguous = « { $text } » peut être : { $near }
move-number-wrong = { $most ->
    [one] Il n’y a pas de coup numéro { $number } ; il n’y en a qu’un.
   *[other] Il n’y a pas de coup numéro { $number } ; la liste va de 1 à { $most }.
}
move-undone = Annulé : { $move }
help-typing = Tapez un coup tel qu’il est écrit, son numéro, ou juste son début. Et à tout moment :
saved-as = Conservée dans :
saving-failed = La partie n’a pas pu être conservée. { $why } Elle continue ; garder FICHIER la met ailleurs.
nothing-to-keep = Aucun coup joué, rien à conserver. À bientôt.
resume-with = La partie est conservée. Pour la reprendre :
replay-with = Pour la revoir, ou prouver la donne :
loose-end = Les derniers coups n’ont pas pu être conservés ; voici l’enregistrement :

## Replay, verify

replay-move = { $number }. { $seat } : { $move }
replay-open = L’enregistrement s’arrête ici ; la partie n’est pas finie.
step-prompt = Entrée : coup suivant · q : arrêter
deal-proved = { $count ->
    [one] La donne est authentique : son seul tirage vient bien de la graine scellée.
   *[other] La donne est authentique : ses { $count } tirages viennent bien de la graine scellée.
}

## Fuzz

fuzz-going = parties de { $game }
fuzz-rate = { $rate } parties/s
fuzz-done = { $games ->
    [one] { $games } partie de { $game }, { $moves } coups, { $inspected } contrôles approfondis, graine { $seed }.
   *[other] { $games } parties de { $game }, { $moves } coups, { $inspected } contrôles approfondis, graine { $seed }.
}
fuzz-ending = { $count } × { $reason }
fuzz-clean = Toutes les promesses sont tenues.
fuzz-failed = Partie { $number }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $promise }
fuzz-stopped = Arrêté avant la fin.

## Arena

arena-done = { $deals ->
    [0] { $game } · { $edition } · aucune donne menée à terme
    [one] { $game } · { $edition } · { $deals } donne · parties : { $matches }
   *[other] { $game } · { $edition } · { $deals } donnes · { $matches } parties
}
arena-bot = robot
arena-wins = victoires
arena-points = points
arena-score = score
arena-above = plus de 19
arena-saved = tous sauvés
arena-decisions = décisions
arena-time = par décision
arena-pair = sur les mêmes donnes
arena-difference = points de plus
arena-note = ± et [–] : confiance à 95 %, l’unité étant la donne. Décisions : par partie. Une victoire partagée est divisée.
arena-seed = Graine : { $seed }

## Bench

build-compiled = compilé
build-source = non compilé
bench-done = Combien par seconde, sur un cœur ; cette version : { $build }
bench-nothing = Arrêté avant toute mesure.
bench-who = qui
bench-moves = coups
bench-loop = boucle
bench-games = parties
bench-copies = copies
bench-guessing = Une hypothèse sur ce qui est caché : { $times }
bench-playouts = simulations
bench-knowing = Une copie qui garde ce qui est su : { $times }
bench-driven = Piloté depuis Python coup par coup, comme les autres, c’est : { $times }
bench-pages = Simulations par seconde dans SOS Titanic, page après page : { $rates }. La dernière page face à la première : × { $times }
bench-builds = { $game }, compilé face à non compilé : { $times }
bench-other-missing = La version compilée n’est pas installée ici ; elle n’est pas mesurée.
bench-absent = Pas installés, donc pas mesurés : { $peers }. Pour les avoir, dans un clone : pip install '.[bench]'
bench-failed = { $peer } est installé mais a échoué, il ne compte donc pas. Il dit : { $reason }
bench-note = Parties au hasard ; un coup est une décision, ce que fait le hasard n’en est pas une. Les autres sont pilotés depuis Python, les nôtres aussi (coups) et par notre propre boucle (boucle), qui sert aux objectifs. Médianes de tours alternés, à l’horloge du processeur.
# Every rival’s name begins with OpenSpiel: d’OpenSpiel.
aim-times = { $game }, dans notre propre boucle : { $found } fois les coups d’{ $rival } ; visé : { $wanted }
aim-copy = { $game } : une copie prend { $found } ; visé : { $wanted } ou moins
aim-playouts = { $game } : { $found } simulations par seconde ; visé : { $wanted }
aim-pages = { $game } : la page la plus lente fait { $found } des simulations de la première ; visé : { $wanted } ou plus ; les suivantes peuvent être plus rapides
aim-adapter = { $game } : un coup à travers { $rival } prend { $found } fois le temps du moteur seul ; visé : { $wanted } ou moins
aim-reached = atteint · { $aim }
aim-missed = manqué · { $aim }
aim-unknown = pas mesuré · { $aim }
bench-memory = parties en cours
memory-done = { $games } parties au hasard des trois jeux ; mémoire occupée au plus : { $first } Mo dans la première moitié, { $second } Mo dans la seconde ; écart { $growth } Mo.
memory-flat = La mémoire reste stable.
memory-grown = La mémoire grossit.
memory-unknown = Ce système ne dit pas combien de mémoire occupe un processus.

## Serve

serving = Le serveur de tables est prêt ; Ctrl+C l’arrête. Son adresse :

## The tables of the server

db-backing-up = Sauvegarde
db-restoring = Restauration
db-checking = Vérification
backup-done = { $rows ->
    [1] Une ligne est sauvegardée dans :
   *[other] { $rows } lignes sont sauvegardées dans :
}
restore-done = { $rows ->
    [1] Une ligne est restaurée.
   *[other] { $rows } lignes sont restaurées.
}
restore-aside = Ce qu’il y avait avant est gardé dans :
check-done = { $matches ->
    [1] Une partie vérifiée
   *[other] { $matches } parties vérifiées
}, { $moves ->
    [1] un coup rejoué
   *[other] { $moves } coups rejoués
}.
check-clean = Tout est là, et tel que sa graine l’a distribué.
check-fault = Partie { $match } : { $why }
check-faults = { $count ->
    [1] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
db-stopped = Arrêté ; rien n’a changé.

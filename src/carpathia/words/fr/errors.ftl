# Ce que l'on demande et que l'on ne peut avoir : le fautif et l'issue, en une ligne.

## The engine's refusals (carpathia.engine.errors.REFUSALS)

move-unreadable = « { $move } » n’est pas un coup de ce jeu. Proches : { $near }
move-illegal = « { $move } » n’est pas possible maintenant. Proches : { $near }
match-over = Cette partie est finie. Pour en commencer une autre : carpathia terminal
undo-nothing = Rien à annuler : on ne revient ni sur ce qui a été révélé, ni sur le hasard, ni sur le coup d’un autre.

seats-wrong = { $game } se joue de { $least } à { $most } joueurs, pas à { $seats }.
game-unknown = Il n’y a pas de jeu « { $game } ». Proches : { $near }
edition-unknown = Il n’y a pas d’édition « { $edition } ». Il y a : { $near }
option-unknown = Il n’y a pas d’option « { $option } ». Proches : { $near }
option-wrong = L’option « { $option } » ne peut valoir « { $value } ». Elle peut valoir : { $near }
switch-unknown = Il n’y a pas de réglage « { $switch } ». Proches : { $near }
switch-wrong = Le réglage « { $switch } » vaut on ou off, pas « { $value } ».
figures-broken = Ce n’est pas du TOML : { $why }. Corrigez-le, ou passez-vous de --figures.
figure-unknown = Il n’y a pas de donnée « { $figure } ». Proches : { $near }
figure-too-long = La donnée « { $figure } » est trop longue : { $most } signes au plus.
figure-wrong = La donnée « { $figure } » ne peut valoir { $value }. Elle peut valoir : { $near }
bot-unknown = Il n’y a pas de robot « { $bot } ». Proches : { $near }
budget-wrong = Une recherche ne peut pas réfléchir « { $budget } ». Donnez un nombre de simulations (search@500) ou de secondes (search@1s).
forgetting-elsewhere = « { $forgets } » est pour Titus : là seulement il y a quelque chose à oublier. Retirez-le.
forgetting-wrong = « { $forgets } » ne dit pas combien est oublié : de +forget0 à +forget100, sur cent dos. Par exemple : { $near }
clairvoyant-elsewhere = « { $bot } » est pour SOS Titanic, où tout ce qui vient est dans les cartes. Ici, mesurez-vous à search.
clairvoyant-forgetful = Un clairvoyant voit toutes les cartes : il n’a rien à oublier. Retirez « { $forgets } » : { $bot }
clairvoyant-seated = « { $bot } » voit toutes les cartes, il ne prend donc place à aucune table ; seul carpathia arena le mesure.
seed-wrong = « { $seed } » n’est pas une graine. N’importe quels mots conviennent, ou 64 chiffres hexadécimaux.
crew-unknown = Personne ne s’appelle « { $crew } » dans l’équipage. Proches : { $near }
crew-not-allowed = { $seats ->
    [one] « { $crew } » ne peut pas jouer seul. Ceux qui peuvent : { $near }
   *[other] « { $crew } » ne peut pas jouer à { $seats } joueurs. Ceux qui peuvent : { $near }
}
crew-count-wrong = { $seats ->
    [one] « { $crew } » ne va pas pour un joueur : nommez un seul membre d’équipage, ou dites random.
   *[other] « { $crew } » ne va pas pour { $seats } joueurs : nommez { $seats } membres d’équipage différents, ou dites random.
}
crew-too-few = { $found ->
    [0] Aucun membre d’équipage ne peut jouer à { $seats } selon ces chiffres : baissez le nombre de joueurs de quelques-uns dans vos propres chiffres.
    [one] Un seul membre d’équipage peut jouer à { $seats } selon ces chiffres : baissez le nombre de joueurs de quelques-uns dans vos propres chiffres.
   *[other] Seuls { $found } membres d’équipage peuvent jouer à { $seats } selon ces chiffres : baissez le nombre de joueurs de quelques-uns dans vos propres chiffres.
}

record-empty = Le fichier est vide ; une partie enregistrée commence par « carpathia record 1 ».
record-foreign = La ligne { $line } dit « { $text } » : ce n’est pas une partie enregistrée. Elle commencerait par « carpathia record 1 ».
record-format-newer = Cet enregistrement est au format { $version } ; ce programme lit le format { $current }. Un Carpathia plus récent le lira peut-être.
record-line-unreadable = La ligne { $line } est illisible : « { $text } ». Réparez-la, ou prenez une copie plus ancienne.
record-header-missing = L’enregistrement ne donne pas « { $header } » ; il manque une ligne « { $header } … » vers le début.
record-cut-off = L’enregistrement s’interrompt après la ligne { $line } : il doit se fermer par « open » ou « result … ». Prenez une copie plus ancienne, ou fermez-le par « open ».
record-revision-other = Cet enregistrement suit la révision { $revision } des règles de { $game } ; ce programme joue la révision { $current }. Ouvrez-le avec le Carpathia qui l’a écrit.
record-seat-wrong = Ligne { $line } : le joueur { $seat } joue, mais c’est au joueur { $expected }.
record-move-wrong = Ligne { $line } : « { $move } » n’y est pas possible. Proches : { $near }
record-item-unknown = Ligne { $line } : « { $text } » n’est pas un élément de ce jeu.
record-outcome-wrong = Ligne { $line } : le tirage qui suit ne convient pas. L’enregistrement a été modifié ou vient d’un autre jeu.
record-outcome-missing = Ligne { $line } : il manque un tirage ensuite. L’enregistrement a été modifié ou vient d’une autre édition.
record-outcome-extra = Ligne { $line } : il y a un tirage de trop ensuite. L’enregistrement a été modifié ou vient d’une autre édition.
record-after-end = La ligne { $line } vient après la fin de la partie. Supprimez-la.
record-result-wrong = La ligne { $line } dit « { $text } », mais la partie donne « { $expected } ».

position-line-unreadable = La ligne { $line } de la position est illisible : « { $text } ».
position-item-unknown = Ligne { $line } : « { $text } » n’est pas un élément de ce jeu.
position-count-wrong = La position a { $found } × { $card } ; il en faut { $wanted }.
position-wrong = Cette position est impossible : { $why }

board-row-size = La rangée { $row } du plateau compte { $found } signes ; il lui en faut { $wanted }.
board-cell-wrong = La case { $cell } du plateau ne peut être « { $text } ». Elle peut être : { $near }
board-start-missing = Le plateau n’a pas de départ ; marquez une case comme départ.
board-start-twice = Le plateau a plus d’un départ : { $cells }. N’en gardez qu’un.
board-start-too-high = Le départ du plateau est en { $cell } ; il doit être sur le pont inférieur, dans les rangées 1 à { $rows }.
board-place-wrong = L’emplacement { $place } du plateau doit être un carré de quatre cases ; sont marquées : { $cells }
board-stair-unreachable = On ne peut atteindre l’escalier { $cell } depuis le départ ; ouvrez-lui un passage.
board-cell-unreachable = On ne peut atteindre la case { $cell } depuis le départ ; ouvrez-lui un passage.

seed-missing = Les graines de cette donne n’ont pas été révélées : rien ne peut être prouvé. Elles le sont quand la partie est conservée jusqu’au bout.
seed-false = La graine révélée n’est pas celle scellée au départ. L’enregistrement a été modifié.
deal-false = Le tirage numéro { $number } n’est pas celui que donne la graine. L’enregistrement a été modifié.

## The terminal's own (carpathia.terminal.refusals.REFUSALS)

command-unknown = Il n’y a pas de commande « { $command } ». Il y a : { $near }
argument-unknown = « { $argument } » n’est pas compris ici. Proches : { $near }
argument-bare = { $argument } attend une valeur ; voir --help.
argument-plain = { $argument } ne prend pas de valeur ; voir --help.
argument-missing = Il manque { $argument } ; voir --help.
argument-misplaced = { $argument } ne va pas avec --resume : une partie reprise garde sa mise en place.
action-unknown = « { $action } » n’est rien qu’on puisse faire avec des tables. On peut : { $near }
places-two = --data et --database nomment deux endroits ; choisissez-en un.
screen-missing = « { $game } » ne se montre pas encore dans un terminal. Ce qui se montre : { $near }
language-unknown = Il n’y a pas de textes en « { $language } ». Il y a : { $near }
number-wrong = { $argument } attend un nombre entier à partir de { $least }, pas « { $value } ».
number-too-large = « { $value } » est un nombre trop grand pour { $argument } : neuf chiffres au plus.
jobs-too-many = --jobs va jusqu’à { $most } sur cette machine, pas « { $value } ».
pair-wrong = { $argument } attend NOM=VALEUR, pas « { $value } ».
choice-wrong = { $argument } veut l’un de : { $near } ; pas « { $value } ».
bots-missing = Aucun robot n’est nommé. Nommez-en après le jeu, par exemple : greedy search@500
bots-wrong = { $bots ->
    [one] { $bots } robot ne peut pas occuper { $seats } places : nommez-en un par place.
   *[other] { $bots } robots ne peuvent pas occuper { $seats } places : nommez-en un par place.
}
crew-all-alone = --crew all vaut pour un seul joueur ; retirez --players, ou nommez l’équipage.
seconds-wrong = { $argument } attend des secondes, de 0.001 à 3600, par exemple 0.3, pas « { $value } ».
games-without-memory = --games va avec --memory ; pour les tours de mesures, dites --rounds et --seconds.
memory-alone = { $argument } ne va pas avec --memory, qui joue tant de parties : --games N
step-wrong = { $steps ->
    [one] Il n’y a pas de coup { $asked } : cet enregistrement compte { $steps } coup.
   *[other] Il n’y a pas de coup { $asked } : cet enregistrement compte { $steps } coups.
}
match-finished = Cette partie est finie. Pour la revoir : { $command }
nothing-to-resume = Aucune partie inachevée dans { $folder }. Nommez son fichier : --resume FICHIER
file-missing = Ce fichier ou ce dossier n’existe pas ; vérifiez le nom.
file-forbidden = Accès refusé ; choisissez un endroit qui vous est ouvert.
file-is-folder = C’est un dossier ; nommez un fichier.
file-not-text = Ce n’est pas un fichier texte ; en vouliez-vous un autre ?
file-exists = Ce fichier existe déjà. Choisissez un autre nom, ou continuez cette partie : --resume FICHIER
file-taken = Ce fichier existe déjà ; choisissez un autre nom.
folder-is-file = { $folder } est un fichier, pas un dossier ; choisissez un autre endroit.
file-failed = C’est impossible : { $why }.
file-too-large = Un fichier ne peut pas devenir aussi grand ici ; relevez la limite (ulimit -f), ou choisissez un autre endroit.
disk-full = Le disque est plein ; faites de la place, ou choisissez un autre endroit.
extra-missing = Il faut quelques paquets de plus : pip install 'carpathia[{ $extra }]'
simulate-bots-missing = Aucun robot n’est nommé. Nommez-en, par exemple : --bots greedy search@500
vary-unknown = Rien qui s’appelle « { $value } » ne peut varier dans ce jeu ; choisissez parmi : { $near }
vary-wrong = --vary { $argument } ne connaît pas « { $value } » ; choisissez parmi : { $near }
vary-twice = --vary nomme { $argument } deux fois ; dites tout en une fois, par exemple : { $argument }={ $near }
vary-fixed = { $argument } est fixé à « { $value } », et --vary le fait varier ; retirez l’un des deux.
vary-crew-alone = --vary crew compare ceux qui servent seuls ; à plusieurs, l’équipage est distribué. Jouez seul (--players 1), ou variez aussi les places : --vary crew seats=1,2
rows-ending = C’est la fin du nom du fichier qui dit comment les lignes sont écrites ; choisissez parmi : { $near }
simulation-other = Dans { $folder } se trouve une simulation inachevée avec d’autres arguments. Répétez ceux-là pour la continuer, choisissez un autre nom pour les lignes, ou supprimez ce dossier.
simulation-broken = Ce qui se trouve dans { $folder } n’est pas une simulation que l’on puisse continuer. Choisissez un autre nom pour les lignes, ou supprimez ce dossier.
simulation-running = Un autre carpathia travaille dans { $folder } ; attendez-le, ou choisissez un autre nom pour les lignes.
process-lost = Un des processus a été tué, peut-être faute de mémoire. Ce qui est fait est gardé, si --out était donné : relancez la même commande, avec moins de --jobs.
cluster-wrong = --cluster attend l’adresse d’un ordonnanceur Dask, par exemple tcp://scheduler:8786, pas « { $address } ».
cluster-silent = Aucun ordonnanceur Dask ne répond à { $address }. Lancez-en un avec « dask scheduler » et des ouvriers avec « dask worker », ou retirez --cluster pour jouer sur cette machine.
cluster-empty = L’ordonnanceur de { $address } n’a pas d’ouvriers. Lancez-en avec « dask worker { $address } », ou retirez --cluster pour jouer sur cette machine.
cluster-lost = La grappe de { $address } a disparu. Ce qui est fait est gardé : relancez la même commande quand elle sera revenue, ou retirez --cluster.
cluster-killed = Une partie du travail a fait tomber plusieurs processus de la grappe de { $address }, peut-être faute de mémoire. Ce qui est fait est gardé : relancez la même commande avec des machines plus fortes, ou retirez --cluster.
cluster-strangers = La grappe de { $address } a un autre Carpathia ({ $found }) ; installez { $version } pour son ordonnanceur et ses ouvriers, comme ici.

## The table server's (carpathia.server.refusals.REFUSALS)

database-newer = Les tables d’ici ont été gardées par un Carpathia plus récent (révision { $revision }). Utilisez celui-là, ou gardez les tables ailleurs : --data DOSSIER ou --database URL
database-busy = Un autre serveur garde ses tables ici. Arrêtez-le, ou gardez les tables ailleurs : --data DOSSIER ou --database URL
database-unusable = Impossible d’ouvrir les tables d’ici : { $why }. Prenez une sauvegarde, ou gardez les tables ailleurs : --data DOSSIER ou --database URL
database-unsettled = Les derniers coups ne sont pas encore dans le fichier des tables lui-même, et pour les lire il faut pouvoir écrire dans ce dossier. Faites-le sous le compte qui fait tourner le serveur.
database-foreign = Cette base contient autre chose que les tables de Carpathia. Donnez-leur une base vide, rien qu’à elles.
database-url-wrong = --database attend une base PostgreSQL, par exemple postgresql://utilisateur@hôte/nom
database-driver-missing = PostgreSQL demande un paquet de plus : pip install 'carpathia[postgresql]'
database-missing = Il n’y a pas encore de tables ici.
database-not-empty = Il y a déjà des tables ici. Pour mettre la sauvegarde à leur place et les garder de côté, dites-le : --yes
database-older = Les tables d’ici ont été gardées par un Carpathia plus ancien (révision { $revision }). Lancez une fois le serveur, qui les met à jour, ou utilisez celui-là.
database-damaged = La base est abîmée : { $why }
commands-missing = Il manque la commande { $number }.
backup-foreign = Ce n’est pas une sauvegarde des tables de Carpathia.
backup-wrong = Cette sauvegarde est abîmée ou incomplète, à la ligne { $line }. Rien n’a été restauré.
address-taken = Un autre programme sert déjà à { $host }, port { $port }. Choisissez un autre port : --port N
address-wrong = Impossible de servir à { $host }, port { $port }. Choisissez une autre adresse : --host ADRESSE
port-wrong = Il n’y a pas de port { $port } ; ils vont de 0 à 65535.
nothing-here = Il n’y a rien ici. Vérifiez le lien.
method-wrong = { $method } ne fait rien ici.
origin-foreign = Une page d’un autre site ({ $origin }) ne peut pas faire cela.
host-foreign = Ce serveur ne s’appelle pas « { $host } ». Ouvrez-le par sa propre adresse ; qui le fait tourner lui donne un nom avec --public-url.
body-not-json = Un message s’envoie en application/json.
message-too-long = Le message est trop long ; { $most } octets sont permis.
message-wrong = Le message est illisible, à { $path } : { $kind ->
        [not-json] ce n’est pas du JSON.
        [nested] il est trop imbriqué.
        [missing] ceci manque.
        [unknown-field] il y a là un champ inconnu.
        [length] cette longueur n’est pas permise.
        [range] ce nombre n’est pas permis.
        [pattern] certains signes ne sont pas permis, ou il y en a trop peu ou trop.
        [type] ceci n’est pas du genre attendu.
       *[wrong] ceci n’a pas sa place ici.
    }
room-unknown = Cette salle n’existe pas. Vérifiez le lien.
join-link-wrong = Ce lien ne permet pas de s’asseoir. Redemandez-le.
watch-link-wrong = Ce lien ne permet pas de regarder. Redemandez-le.
seat-token-wrong = La place { $seat } n’est pas la vôtre sur cet appareil. Ouvrez-la par son lien de place.
seat-taken = La place { $seat } n’est pas libre. Choisissez-en une autre.
seats-all-taken = Toutes les places sont prises. Demandez le lien pour regarder.
seats-open = { $open ->
    [one] Une place est encore libre : la partie commence quand elle est prise.
   *[other] { $open } places sont encore libres : la partie commence quand toutes sont prises.
}
name-wrong = Un nom a de 1 à { $most } signes, sur une ligne.
key-taken = Cette clé a servi à une autre commande. Une nouvelle commande demande une nouvelle clé.
play-stale = La table a avancé : ce coup valait pour la version { $after }, elle en est à { $version }. Regardez à nouveau, puis jouez.
turn-other = C’est à la place { $seat } de jouer.
watchers-watch = Qui regarde ne joue pas.
deals-enough = Cette table a été redistribuée si souvent que plus personne ne peut s’y asseoir avant le premier coup. Ceux qui y sont peuvent la jouer, avec des robots sur les chaises vides ; ou commencez à une nouvelle table.
chairs-settled = Cette partie est finie, et les chaises restent à ceux qui l’ont jouée. Une autre commence à une nouvelle table.
host-link-wrong = Ce n’est pas le lien de l’hôte de cette table.
seat-empty = Personne n’est assis à la place { $seat }.
kick-unconfirmed = Faire partir quelqu’un se fait en deux temps, et la place { $seat } a peut-être changé de main entre-temps. Recommencez.
bot-seats-wrong = Donnez à chaque robot sa propre place, de 1 à { $seats }.
bots-only = Avec des robots aux { $seats } places, personne ne pourrait jouer. Laissez-en une libre.
rematch-early = Cette partie n’est pas finie. Terminez-la d’abord.
undo-asked = La place { $seat } demande déjà à annuler un coup. Répondez-lui d’abord.
undo-not-asked = Personne ne vous demande votre accord.
match-too-long = Cette partie a déjà compté { $most } coups et annulations, et aucune ne va plus loin. Commencez-en une autre.
signs-not-here = Les signes n’existent que dans SOS Titanic.
sign-wrong = « { $target } » n’est rien que l’on puisse montrer ou proposer ici.
thinking-failed = Le robot n’a pas pu finir sa réflexion. Redemandez dans un instant.
record-closed = L’enregistrement s’ouvre quand la partie est finie.
daily-closed = C’est la donne du { $day }. Ses secrets s’ouvrent quand ce jour est passé (UTC), et ce que les autres en ont fait est réservé à qui l’a jouée.
daily-left = Vous avez laissé la donne du jour à un robot pour de bon. Il y en aura une autre demain.
daily-unknown = Il n’y a pas de donne pour ce jour. Donnez un jour jusqu’à aujourd’hui, par exemple 2026-04-15.
lesson-unknown = Il n’y a pas de leçon pour { $game }. Il y en a une pour sos-titanic, titus et noris-titanic.
seat-unknown = Il n’y a pas de place { $seat } ici ; elles vont jusqu’à { $seats }.
step-unknown = Il n’y a pas d’étape { $step } : cette partie compte { $steps ->
    [one] un coup
   *[other] { $steps } coups
}.
forget-unconfirmed = Se faire oublier demande deux étapes, et ceci n’est pas le mot de la première. Recommencez.
store-failed = Le serveur ne peut rien lire ni garder pour l’instant. Réessayez bientôt : rien de ce qui a été joué n’est perdu.
too-many-requests = C’était trop à la fois. Réessayez dans { $seconds } s.
too-many-frames = C’était trop à la fois. Rien n’a été joué ; réessayez dans { $seconds } s.
too-many-rooms = Trop de salles ont été créées depuis votre adresse. Réessayez dans { $seconds } s.
too-many-hints = Cela fait beaucoup de conseils en peu de temps. Le prochain sera prêt dans { $seconds } s.
too-many-sockets = Trop de connexions sont ouvertes ici. Fermez-en, ou réessayez dans { $seconds } s.
server-full = Le serveur est plein. Réessayez dans { $seconds } s.
server-stopping = Le serveur s’arrête. Rien de ce qui fut confirmé n’est perdu ; réessayez dans { $seconds } s.
read-only = Le serveur est en lecture seule pour l’instant : on peut regarder et revoir, mais jouer plus tard. Rien n’est perdu.
request-wrong = Cette requête est incompréhensible.
public-url-wrong = « { $url } » n’est pas une adresse pour le public. Donnez-en une comme https://table.example, sans chemin.
proxy-wrong = « { $address } » n’est pas l’adresse d’un mandataire. Donnez-en une comme 10.0.0.7, ou un réseau comme 10.0.0.0/8.
limits-wrong = Ces limites sont illisibles, à { $path }. docs/operating.md montre comment les écrire.
metrics-token-wrong = Le jeton de ce fichier est trop court, ou contient autre chose que des lettres, des chiffres, - et _ ; il en faut au moins { $least }.
server-failed = Quelque chose a mal tourné dans le serveur. Rien de ce qui fut confirmé n’est perdu ; réessayez.

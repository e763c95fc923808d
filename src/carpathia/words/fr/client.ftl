# Ce que seul le navigateur dit : la maison, le cadre de chaque table, les coups en phrases.

## La maison

tagline = Trois jeux de table sur le Titanic, de nouveau jouables
box-sos-titanic = SOS Titanic
    .who = Seul, ou ensemble jusqu’à cinq
    .about = Soixante passagers, un navire qui sombre et une nuit qui s’écoule page après page. Menez-les aux canots, dans l’ordre.
    .play = Jouer seul maintenant
box-titus = Titus
    .who = De deux à quatre, chacun pour soi
    .about = Des jetons avec un nombre sur chaque face. Formez des suites, encaissez-les, et retenez les dos : un jeton pris est retourné.
    .play = Jouer contre un robot
box-noris-titanic = Titanic
    .who = De deux à quatre, chacun pour soi
    .about = Une course sur un pont qui coule case après case. Gardez de l’avance sur l’eau, et gagnez les bouées.
    .play = Jouer contre un robot
opening = On met la table…
with-others = À plusieurs
learn = Apprendre à jouer
a-lesson = leçon
continue = Reprendre où j’en étais
forget-room = Retirer cette table de la liste
daily = La donne du jour
    .about = SOS Titanic en solo, les mêmes cartes pour tous, un seul essai.
    .play = La jouer
    .go-on = La continuer
    .over = Jouée : la revoir
public-rooms = Tables avec une chaise libre
join-by-link = On vous a envoyé un lien ?
join-paste = Collez-le ici
join-go = Aller à la table
join-wrong = Ce n’est pas un lien vers une table de ce serveur.
chairs-taken = { $taken ->
    [one] { $taken } chaise prise sur { $seats }
   *[other] { $taken } chaises prises sur { $seats }
}
go-home = Vers les jeux
settings = Réglages
stats = Mes parties
close = Fermer
guest = Invité
your-name = Votre nom
nowhere = Rien ici
page-old = Carpathia a été mise à jour pendant que cette page était ouverte.
reload = Charger la nouvelle page
house-away = Le serveur ne répond pas. Les tables y attendent, et rien n’est perdu ; entre-temps vous pouvez lire comment se jouent les jeux.
tab-twice = Cette table est aussi ouverte dans un autre onglet. Les deux montrent la même chose, et on peut jouer dans l’un comme dans l’autre.
seat-lost-how = Si vous avez le lien de cette place, ouvrez-le ici. Sinon, voyez si une chaise est libre, ou si vous pouvez regarder.
seat-link-old = Ce lien n’ouvre plus la place { $seat } : elle a changé de mains, ou il manque une partie du lien. Là où la place est ouverte, la pause en donne un nouveau ; sinon, voyez si une chaise est libre, ou si vous pouvez regarder.
look-again = Voir la table
nowhere-how = L’iceberg est ailleurs, et ce que vous cherchiez aussi. Le lien a peut-être été coupé.
unreachable = Le serveur ne répond pas. Le réseau est-il là ? Rien de ce qui a été confirmé n’est perdu.
seat-given-up = Cette place n’est plus la vôtre : elle a été quittée, ou donnée à quelqu’un d’autre.

## Une nouvelle table

new-table = Une nouvelle table
which-game = Quel jeu ?
which-edition = Quelles règles ?
which-setup = Quelle difficulté ?
setup-classic = Classique
setup-expert = Expert
setup-ultimate = Ultime
how-many = Combien de joueurs ?
who-sits = Qui s’assoit où ?
chair = Chaise { $number }
sits-here = Quelqu’un devant cet écran
sits-link = Quelqu’un par lien
crew = Équipage
crew-random = au hasard
crew-how = Choisissez le rôle de chacun, ou de personne.
crew-some = Certains ont un rôle, d’autres non : choisissez-en un pour chacun, ou laissez tout au hasard.
memory-aid = Aide-mémoire : montrer ce qu’une bonne mémoire saurait
make-public = Montrer cette table à tous ceux qui ouvrent l’accueil
open-table = Ouvrir la table
somebody-here = Il faut quelqu’un devant cet écran.
level-gentle = doux
level-steady = posé
level-keen = vif
level-strong = fort
bot-gentle = Robot doux
bot-steady = Robot posé
bot-keen = Robot vif
bot-strong = Robot fort

## Le salon

lobby = { $game } : on se rassemble
waiting-for = { $count ->
    [one] Une chaise est encore libre. On commence quand toutes sont prises.
   *[other] { $count } chaises sont encore libres. On commence quand toutes sont prises.
}
all-here = Tout le monde est là.
chair-free = libre
chair-yours = la vôtre
bot-here = Un robot s’assoit ici
bot-level = Quelle force ?
name-beside-you = Nom de quelqu’un à côté de vous
sit-down = S’asseoir
sit-beside = S’asseoir à côté de moi
link-join = Lien pour jouer
link-watch = Lien pour regarder
link-seat = Continuer sur un autre appareil
link-seat-is = Votre place, pour vous seul
copy = Copier
copied = Copié
share = Partager
no-way-in = On ne peut pas entrer
try-again = Réessayer

## Le cadre d’une table

turn-over = C’est fini
turn-yours = À vous de jouer
turn-of = C’est le tour de { $who }
waiting-how = Vous voyez ici ce qui se passe.
line = { $state ->
    [connected] connecté
    [waiting] attente du serveur…
    [reconnecting] reconnexion…
    [gone] pas de connexion
   *[connecting] connexion…
}
reconnecting-long = La ligne est coupée. Nous réessayons ; aucun coup n’est perdu.
undo = Annuler
undo-to-here = revenir avant ceci
undo-why = On n’annule que ses propres coups de ce tour, et seulement tant que rien de nouveau n’a été vu.
reset-turn = Tout annuler
ask-back = Demander à annuler
dealt-anew-why = Quelqu’un qui avait vu une main s’est levé avant le premier coup : on redistribue tout.
taken-back-by = { $steps ->
    [one] { $who } annule le dernier coup.
   *[other] { $who } annule { $steps } coups.
}
hint = Conseil
hint-thinking = Réflexion…
hint-title = Ce que ferait le robot
hint-play = Jouer ce coup
hint-points = { $percent } % de ses pensées ; il prévoit { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
   *[other] { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
}
hint-share = { $percent } % de ses pensées ; chances de gagner : { $chance } %
hint-even = Le suivant paraît aussi bon : ce qui les sépare peut être du hasard.
hint-leads-points = { $how ->
    [clearly] Nettement mieux que le suivant : { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    } de plus en moyenne.
    [slightly] Un peu mieux que le suivant, et ce n’est guère le hasard : { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    } de plus en moyenne.
   *[perhaps] Semble mieux que le suivant : { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    } de plus en moyenne, dont une part peut être du hasard.
}
hint-leads-share = { $how ->
    [clearly] Nettement mieux que le suivant : { $lead ->
        [one] { $lead } victoire
       *[other] { $lead } victoires
    } de plus sur cent parties.
    [slightly] Un peu mieux que le suivant, et ce n’est guère le hasard : { $lead ->
        [one] { $lead } victoire
       *[other] { $lead } victoires
    } de plus sur cent parties.
   *[perhaps] Semble mieux que le suivant : { $lead ->
        [one] { $lead } victoire
       *[other] { $lead } victoires
    } de plus sur cent parties, dont une part peut être du hasard.
}
hint-only = Il n’y a qu’une chose à faire ici : pas besoin de conseil.
hint-turn = Un conseil se demande quand c’est à vous de jouer.
hint-counted = { $hints ->
    [one] Votre premier conseil de la partie, tiré de { $playouts } parties jouées d’avance. Elle compte désormais comme assistée.
   *[other] { $hints } conseils dans cette partie ; celui-ci est tiré de { $playouts } parties jouées d’avance.
}
rules = Règles
rules-ask = Pour connaître la règle d’une chose sur la table : clic droit, appui long ou point d’interrogation.
menu = Menu
beside-table = Conseils et déroulement
log = Ce qui s’est passé
log-empty = Rien encore.
log-more = Plus tôt
moves-on-offer = Ce que vous pouvez faire
play-on = Continuer à jouer
pause = Pause
pause-how = Ici, la table ne bouge plus. Les autres peuvent continuer : vous verrez ce qu’ils ont fait.
pause-home = Pause, et retour aux jeux
bot-for-me = Un robot à ma place
hand-over-seat = Qu’il joue pour moi
seat-back = Je joue de nouveau moi-même
leave = Partir pour de bon
vote-title = Peut-on annuler ceci ?
vote-asks = { $steps ->
    [one] { $who } aimerait annuler le dernier coup.
   *[other] { $who } aimerait annuler { $steps } coups.
}
vote-for = { $who }, qu’en dites-vous ?
vote-yes = Oui, allez-y
vote-no = Non
vote-waiting = { $who } a demandé à annuler un coup. Les autres y réfléchissent.
vote-withdraw = J’ai changé d’avis
curtain-title = { $who }, s’il vous plaît !
curtain-how = Passez l’écran, et continuez quand { $who } est seul à regarder.
curtain-lift = Je suis { $who }
show-result = Montrer le résultat
result-help = { $hints ->
    [0] Sans un seul conseil : une partie sans aide.
    [one] Avec un conseil.
   *[other] Avec { $hints } conseils.
}
result-aid = Avec l’aide-mémoire de ce navigateur.
rematch = Encore une
rematch-open = Une nouvelle partie est ouverte.
rematch-join = Rejoindre la nouvelle partie
share-picture = Garder une image
picture-failed = Ce navigateur n’a pas pu dessiner l’image.
replay = Revoir la partie
replay-step = Coup { $step } sur { $most }
step-back = Coup précédent
step-on = Coup suivant
link-step = Lien vers ce coup
download-record = Enregistrer la partie
to-table = Vers la table
gone-title = La table n’est plus là
seat-gone-title = Cette place n’est plus à vous
my-seat = Ma place
company = Qui d’autre est assis ici
chair-away = absent pour le moment
who-away = Absent pour le moment : { $who }.
bot-plays = un robot joue pour l’instant
seat-handed = Un robot joue à votre place.
leave-sure = Quitter cette chaise pour de bon ? Elle devient libre pour quelqu’un d’autre.
leave-sure-bot = Partir pour de bon ? Le robot continue à votre place.
leave-yes = Oui, partir
leave-no = Non, rester
kick = Prier de partir
kick-who = Prier { $who } de partir
kick-sure = { $who } perdrait sa place, et le lien pour jouer serait renouvelé. Vraiment ?
kick-yes = Oui
kick-no = Non
join-link-missing = Il y a une chaise libre ici, mais il faut le lien pour jouer. Demandez-le à qui a ouvert la table.

replay-of = { $game }, coup par coup
replay-start = La table avant le premier coup.
replay-table = La table à ce coup
replay-imported = Cette partie est venue ici d’un enregistrement ; ses places n’ont pas de nom.
replay-play = Dérouler la partie
replay-pause = Pause
step-first = Au début
step-last = À la fin
review = L’analyse
review-what = Le robot chercheur peut regarder chaque décision de cette partie et dire ce qu’il en aurait attendu.
review-ask = La faire analyser
review-first = L’analyser avant les autres
review-queued = En attente de son tour…
review-progress = Décisions examinées : { $judged } sur { $of }…
review-nothing = Il n’y avait rien à analyser ici.
review-points = Points que le robot prévoyait avant chaque décision. Touchez la ligne pour y aller.
review-share = Chances de gagner que le robot donnait à chacun avant une décision. Touchez la ligne pour y aller.
review-graph = Les prévisions du premier coup au dernier ; les tournants sont indiqués dessous.
turning-points = Les tournants de la partie
turned-move = { $way ->
    [down] Coup { $step } : { $who } a perdu { $by } par un coup
   *[up] Coup { $step } : { $who } a gagné { $by } par un coup
}
turned-luck = { $way ->
    [down] Coup { $step } : le hasard a pris { $by } à { $who }
   *[up] Coup { $step } : le hasard a donné { $by } à { $who }
}
judged-best = Le robot n’a rien de mieux à proposer ici.
judged-other = Le robot aurait préféré : { $move } ({ $by } de plus)
proof = La donne
proof-what = La graine de chaque mélange et de chaque lancer a été scellée avant le premier coup et ouverte après le dernier.
proof-ask = La vérifier
proof-good = { $outcomes ->
    [one] La donne est prouvée : l’unique mélange ou lancer est bien celui de la graine scellée.
   *[other] La donne est prouvée : les { $outcomes } mélanges et lancers sont bien ceux de la graine scellée.
}
proof-by-hand = Pour vérifier soi-même
proof-seal = Sceau
proof-seed = Graine

## Mes parties

reading = Un instant…
stats-none = Aucune partie de ce navigateur n’est encore finie. La première que vous finirez sera la première ligne ici.
stats-games = Parties
stats-wins = Gagnées
stats-clean = Sans aide
stats-assisted = Avec aide
stats-streaks = Gagnées d’affilée
streak = { $now } en cours, { $best } au mieux
stats-scores = Scores
stats-history = Le passé
tally = { $games ->
    [one] Une partie. Meilleur score : { $best }.
   *[other] { $games } parties, dont { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }. Meilleur score : { $best }, moyenne : { $mean }. { $clean } sans aide.
}
bar = { $least } à { $most } points : { $count } fois.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-won = gagnée
past-not-won = non gagnée
past-clean = sans aide
show-all = Les montrer toutes ({ $count })
leaders = Les meilleurs de tous
leaders-how = Le meilleur score de chacun, dans des parties décidées par des gens seulement.
leaders-clean = Sans aide seulement
leaders-none = Personne encore. La première place est libre.
crew-any = tous
place = Rang
name = Nom
score = Points
nameless = sans nom
leader-you = vous
bring = Une partie enregistrée ailleurs
bring-home = Chaque partie est un fichier texte, et peut être revue ici.
bring-open = Montrer une partie
bring-how = Une partie est un fichier texte. Elle est rejouée ici, ligne par ligne, et montrée coup par coup ; elle ne compte pour personne.
bring-file = Choisir un fichier
bring-paste = Ou le coller ici
bring-show = Montrer cette partie
own-data = Ce qui est gardé sur vous
own-data-what = Vos noms, vos coups et vos résultats dans ce navigateur. Ni compte, ni adresse, ni pistage.
export-data = Tout télécharger
forget-me = Tout faire oublier
forget-sure = { $matches ->
    [0] Il n’y a qu’une marque vide de ce navigateur. L’oublier pour de bon ?
    [one] Une partie perdrait votre nom et sa place dans vos statistiques. Pour de bon ?
   *[other] { $matches } parties perdraient votre nom et leur place dans vos statistiques. Pour de bon ?
}
forget-yes = Oui, oubliez-moi
forget-no = Non, gardez tout
forgotten = { $matches ->
    [0] Oublié.
    [one] Oublié : une partie n’est plus à personne.
   *[other] Oublié : { $matches } parties ne sont plus à personne.
}

## Réglages

set-language = Langue
set-pace = Mouvement
pace-system = comme l’appareil
pace-none = aucun
pace-brisk = très rapide
pace-quick = rapide
pace-calm = calme
pace-slow = lent
set-theme = Lumière
theme-system = comme l’appareil
theme-dark = nuit
theme-light = jour
set-size = Taille du texte
size-small = petite
size-usual = habituelle
size-large = grande
size-huge = très grande
set-sound = Sons
set-colours = Couleurs que tout le monde distingue
settings-kept = Gardé dans ce navigateur seulement.

## La table en mots

plain-deck = Pont { $place } ({ $dry } à sec sur { $all }) :
plain-decks = Ponts
plain-face-down = { $count } face cachée
plain-boats = Canots
plain-crew = Équipage
plain-ship = Le navire
plain-memory-aid = Aide-mémoire

## Les coups, chacun en une phrase

do-move = Déplacer { $from } { $to }
do-replace = Le vrai passager prend la place du Passager mystère { $line }
do-drop = Le Passager mystère s’en va { $line }
do-rescue = { $count ->
    [0] Organiser un Sauvetage
    [one] Sauvetage : piocher 1 passager
   *[other] Sauvetage : piocher { $count } passagers
}
do-place = { $card } { $to }
do-play = Jouer « { $card } »
do-play-at = Jouer « { $card } » { $line }
do-play-to = Jouer « { $card } » { $to }
do-play-lines = Jouer « { $card } » sur les Files { $bow } et { $stern }
do-play-boat = { $count ->
    [one] Jouer « { $card } » : un passager { $from }
   *[other] Jouer « { $card } » : { $count } passagers { $from }
}
do-borrow = Jouer de la main de { $seat }
do-give = La donner à { $seat }
do-keep-card = Garder « { $card } »
do-front = { $card } en tête
do-top = { $card } dessus
do-under = { $card } dessous
do-seek = Chercher une Ancre
do-swap-survivors = Échanger les deux { $card }
do-new-deal = Ordonner une nouvelle donne
do-pass = En rester là
do-lift = Lever { $coin }
do-keep-coin = Garder { $coin }
do-swap-coin = Échanger contre { $coin }, retourné
do-take-back = Reprendre le jeton du dessus de la carte { $card }
do-cash = Encaisser le groupe de { $coin } pour { $card } points
do-join = Réunir { $bottom } à { $top }
do-end-turn = Finir le tour
do-roll = Lancer le dé
do-lay-water = Poser de l’eau
do-lay-iceberg = Poser un iceberg
do-lay-buoy = { $turns ->
    [0] Poser la tuile à bouées
    [one] Poser la tuile à bouées, tournée d’un quart
   *[other] Poser la tuile à bouées, tournée de { $turns } quarts
}
do-bring = Nouveau pion { $way } { $count }
do-walk = { $cell } { $way } { $count }
do-end-cards = Ne plus jouer de carte
way = { $way ->
    [up] en haut
    [down] en bas
    [left] à gauche
   *[right] à droite
}

## SOS Titanic : la table

sos-card = { $mystery ->
    [yes] { $class ->
        [first] Mystère comme { $number } de première classe
       *[second] Mystère comme { $number } de deuxième classe
    }
   *[no] { $class ->
        [first] { $number } de première classe{ $anchor ->
            [yes] {" "}avec Ancre
           *[no] {""}
        }
       *[second] { $number } de deuxième classe{ $anchor ->
            [yes] {" "}avec Ancre
           *[no] {""}
        }
    }
}
sos-ship = Le navire à { $clock } : pages tournées, { $turned } sur { $pages }
sos-target = Peut aller ici
sos-boat = Canot { $place } : { $count }, { $class }. { $who }
sos-no-boat = Le canot pliable n’est pas à l’eau
sos-stack = Pioche des passagers : { $count }
    .short = Pioche
sos-discard = Défausse des passagers : { $count }
    .short = Défausse
sos-actions-left = Pioche Action { $count }
sos-actions-gone = défausse { $count }
sos-bridge = La passerelle
sos-rescue = Sauvetage
sos-top = dessus
sos-under = dessous
sos-cancel = Reposer
sos-line-one = Une File :
sos-line-two = Et l’autre :
sos-aboard = Tout le monde à bord !
sos-signs = Signes aux autres
sos-point = Montrer
    .how = Touchez une File, un canot, une pile ou une carte.
sos-suggest = Proposer
    .how = Touchez une File puis sa destination, un Sauvetage ou une carte Action.
sos-points = montre : { $thing }
sos-suggests = propose : { $move }
sos-do-it = Faisons cela
sos-sign-yes = Bien
sos-sign-no = Plutôt pas
sos-boarding = { $count ->
    [one] un passager { $from }
   *[other] { $count } passagers { $from }
}
sos-place = { $place ->
    [A] Canot A
    [B] Canot B
    [C] Canot C
    [D] Canot D
    [boat] Canot pliable
    [mystery] Passager mystère
   *[line] File { $place }
}
## La table de Titus

titus-points = { $points ->
    [one] point
   *[other] points
}
titus-no-limit = sans limite
titus-cards-of = Cartes de victoire de { $who }
titus-card-bare = Carte de victoire { $value }, nue
titus-card-series = Carte de victoire { $value } avec { $span } ; au-dessus, un { $top }
titus-single = { $number }, jeton seul (№ { $coin })
titus-group = Groupe { $span }, { $count } jetons
titus-middle = Pioche et cartes de victoire
titus-pile-next = Pioche : le suivant montre { $number } ; il en reste { $count }
titus-in-pile = { $count ->
    [one] jeton
   *[other] jetons
}
titus-hand = Jeton levé : un { $number }
titus-hand-empty = Aucun jeton levé
titus-cards-left = { $count ->
    [one] carte
   *[other] cartes
}
titus-takes = { $kind ->
    [unlimited] pris : { $takes }, sans limite
   *[limited] pris : { $takes } sur { $limit }
}
titus-ask = { $right ->
    [first] Quel jeton prenez-vous ?
    [again] Encore un jeton ?
    [unlimited] Encore un jeton ?
    [lifted] Garder ou échanger le { $number } ?
   *[none] Autre chose ?
}
titus-how = { $right ->
    [first] Levez le jeton suivant, ou reprenez-en un si un autre en a sur ses cartes.
    [again] { $takes } sur 3 pris ; le dernier est réuni : vous pouvez en prendre un autre.
    [unlimited] { $takes } pris, sans limite : mieux vaut n’encaisser qu’à la fin.
    [last] La pioche est vide : réunissez, encaissez, puis terminez.
    [lifted] Gardez-le. Ou touchez-le, puis un jeton seul d’un autre, qui arrive retourné.
   *[none] Plus de jeton à prendre. Réunissez, encaissez, puis terminez.
}
titus-do-lift = Lever le { $number }
titus-do-keep = Garder le { $number }
titus-do-swap = Échanger contre le { $number }, retourné
titus-do-take-back = Reprendre le { $number } de la carte { $card }, retourné
titus-do-cash = Encaisser { $span } pour { $card }
titus-do-join = Réunir { $low } + { $high }
titus-which = № { $coins }
titus-told-coin-lifted = { $seat } lève le { $number }.
titus-told-next-coin-shown = Le suivant de la pioche est le { $number }.
titus-told-coin-kept = { $seat } garde le { $number }.
titus-told-coin-swapped = { $seat } pose le { $number } chez { $owner } et prend à la place le { $showing }.
titus-told-coin-taken-back = { $left ->
    [0] { $seat } reprend le { $number } sur la carte de victoire { $card } de { $owner }, désormais nue.
   *[other] { $seat } reprend le { $number } sur la carte de victoire { $card } de { $owner }.
}
titus-told-coin-flipped = Le jeton est retourné : le { $from } devient { $to }.
titus-told-coin-stays = Le jeton est retourné : c’est encore un { $to }.
titus-picked = Touchez maintenant sa destination : ce qui s’éclaire convient.
titus-aid = Aide-mémoire (une assistance)
titus-aid-off = note les dos que vous avez vus, dès maintenant, dans ce navigateur.
titus-aid-on = est actif : les petits nombres sont des dos montrés depuis.
titus-aid-table = est actif pour toute la table : les petits nombres sont des dos déjà vus.
titus-aid-unknown = { $count ->
    [one] Un jeton pas encore vu des deux côtés
   *[other] { $count } jetons pas encore vus des deux côtés
}
titus-aid-back = aide-mémoire : dos { $back }
## The table of Noris' Titanic

noris-keys = Les flèches vont d’un choix à l’autre, avec Maj de case en case. Entrée le prend, un chiffre choisit une carte, Échap relâche. Plus et moins zooment, 0 montre tout, le point d’interrogation explique une case.
noris-sea = mer
noris-mine = votre pion { $number }
noris-theirs = pion { $number } de { $who }
noris-mine-saved = votre pion, sauvé
noris-theirs-saved = pion de { $who }, sauvé
noris-count-saved = { $count ->
    [one] { $count } sauvé
   *[other] { $count } sauvés
}
noris-count-buried = { $count ->
    [one] { $count } perdu
   *[other] { $count } perdus
}
noris-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
noris-sinks-next = prochaine à couler
noris-goes-here = depuis { $cell } avec un { $card }
noris-can-move = peut bouger
noris-card = Carte { $card }
noris-pick = Touchez une carte ou un pion.
noris-which-pawn = Qui va en { $cell } ?
noris-zoom-in = De plus près
noris-zoom-out = De plus loin
noris-zoom-fit = Tout le navire
noris-legend = Légende
noris-lay = Touchez la tuile ; chacune est montrée dans le sens où elle serait posée.

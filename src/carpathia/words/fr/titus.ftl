# Titus : les joueurs, ce qui arrive, ce qu’on demande, ce qui est posé, comment cela finit.


## What happened (carpathia.games.titus.events.EVENTS)

turn-began = À { $seat } de jouer.
coin-lifted = { $seat } lève le { $number } (jeton { $coin }).
next-coin-shown = Le suivant de la pioche est le { $number } (jeton { $coin }).
pile-emptied = C’était le dernier jeton de la pioche : la partie finit avec ce tour.
coin-kept = { $seat } garde le { $number } (jeton { $coin }).
coin-swapped = { $seat } pose le { $number } (jeton { $coin }) chez { $owner } et prend à la place le { $showing } (jeton { $taken }).
coin-taken-back = { $left ->
    [0] { $seat } reprend le { $number } (jeton { $coin }) sur la carte de victoire { $card } de { $owner }, désormais nue.
   *[other] { $seat } reprend le { $number } (jeton { $coin }) sur la carte de victoire { $card } de { $owner }.
}
coin-flipped = Le jeton { $coin } est retourné : le { $from } devient { $to }.
coin-stays = Le jeton { $coin } est retourné : c’est encore un { $to }.
runs-joined = { $seat } réunit { $count } jetons : de { $from } à { $to }.
group-cashed = { $seat } encaisse { $from } à { $to }, { $count } jetons, pour la carte de victoire { $card }.
limit-returned = { $seat } n’a plus le moins de cartes de victoire : la limite de trois jetons revient.
leftover-counted = Il reste { $from } à { $to } chez { $seat } : { $points } points.

## What is asked. $who is how the player is addressed; $right says whether a coin may be taken

phase-turn = { $right ->
    [first] Quel jeton prenez-vous, { $who } ?
    [again] Encore un jeton, { $who } ?
    [unlimited] Encore un jeton, { $who } ?
   *[none] Autre chose, { $who } ?
}
    .hint = { $right ->
        [first] Levez le jeton suivant{ TYPED("lift") }, ou reprenez-en un{ TYPED("take-back") } si un autre en a sur ses cartes de victoire. Réunir{ TYPED("join") } et encaisser{ TYPED("cash") } sont libres, avant comme après.
        [again] Jetons pris : { $takes } sur 3. Le dernier est réuni à d’autres : vous pouvez en prendre encore un.
        [unlimited] Jetons pris : { $takes }, sans limite : vous avez le moins de cartes de victoire. Mieux vaut n’encaisser qu’à la fin.
        [last] La pioche est vide : réunissez{ TYPED("join") } et encaissez{ TYPED("cash") } ce que vous pouvez, puis finissez{ TYPED("end") }.
       *[none] Plus de jeton ce tour-ci. Réunissez{ TYPED("join") } et encaissez{ TYPED("cash") } à votre gré, puis finissez{ TYPED("end") }.
    }
phase-lifted = Que faites-vous du { $coin }, { $who } ?
    .hint = Gardez-le{ TYPED("keep") }, ou échangez-le{ TYPED("swap") } contre un jeton seul d’un autre joueur, qui vous arrive retourné.

## The table

table-pile = { $count ->
    [0] la pioche est vide
    [one] { $count } jeton dans la pioche
   *[other] { $count } jetons dans la pioche
}
table-next = puis { $coin }
table-cards-left = { $count ->
    [0] plus de carte de victoire
    [one] carte de victoire { $value }, la dernière
   *[other] carte de victoire { $value }, encore { $count }
}
table-points = { $points ->
    [one] { $points } point, jetons sur cartes : { $coins }
   *[other] { $points } points, jetons sur cartes : { $coins }
}
table-no-coins = aucun jeton encore
table-bare = nue
table-in-hand = levé
table-aid-backs = aide-mémoire, dos déjà vus :
table-aid-none = aucun encore
table-aid-unknown = aide-mémoire, jetons jamais vus des deux côtés :

## Help

intro = Chaque jeton porte un nombre sur ses deux faces, et celui que vous prenez se retourne. Retenez les dos, formez des suites et encaissez-les tant qu’il reste de bonnes cartes de victoire.
intro-help = Première partie ? Tapez aide.
legend = 8(14) est le jeton 14, qui montre un 8 ; les jetons portent le rang de leur apparition. 8(14)-9(3) est une suite. 18 │ est une carte de victoire avec la série posée dessus.
rules-goal = Ce sont les suites de nombres qui rapportent : encaissez un groupe de quatre jetons ou plus contre la première carte de victoire, d’abord 18, puis 17, jusqu’à 7. Une longue suite qui reste à la fin vaut 6 points. À égalité, les jetons sur les cartes de victoire départagent.
rules-turn = À votre tour, prenez un jeton. Levez le premier de la pioche et gardez-le, ou échangez-le contre un jeton seul d’un autre joueur, qui se retourne. Ou reprenez le jeton du dessus d’une série sur la carte de victoire d’un autre ; il se retourne aussi, et la carte garde sa valeur. Les deux faces diffèrent de 2 au plus, et chaque paire n’existe qu’une fois.
rules-free = Réunir des suites qui s’enchaînent et encaisser un groupe sont libres. Un groupe ne se sépare plus.
rules-again = Si le jeton pris est réuni à une suite, vous pouvez en prendre un autre, trois au plus. Qui a moins de cartes de victoire que tous les autres n’a pas de limite, tant qu’encaisser n’y met pas fin.
rules-end = La partie finit avec le tour où la pioche s’épuise.
rules-verbs = Les coups possibles, tels qu’on les tape :
verb-lift = lever le premier jeton de la pioche
verb-keep = le jeton levé rejoint votre réserve
verb-swap = poser là le jeton levé et prendre le jeton 14, retourné
verb-take-back = reprendre le jeton du dessus de la carte de victoire 18, retourné
verb-join = la suite qui commence par le jeton 17 se pose sur le jeton 5
verb-cash = le groupe qui commence par le jeton 5 va sur la première carte de victoire
verb-end = finir votre tour
thing-coin = Jeton
    .about = Un nombre de 1 à 19 sur chaque face ; les deux diffèrent de 2 au plus. Personne ne regarde un dos, mais ce qui fut visible, tous l’ont vu.
thing-run = Suite
    .about = Des nombres qui se suivent, chaque jeton sur le précédent. Un jeton seul peut vous être pris par échange ; deux ou plus forment un groupe, à l’abri.
thing-victory-card = Carte de victoire
    .about = Elle vaut son nombre, nue ou non. Les autres peuvent reprendre le jeton du dessus de sa série.

## The end

reason-won = La pioche est vide.
reason-won-by-coins = La pioche est vide, et les points sont égaux.
reason-shared = La pioche est vide, et tout est égal.
ending-won = { $winners } gagne.
ending-won-by-coins = { $winners } gagne, avec plus de jetons sur ses cartes de victoire.
ending-shared = Victoire partagée : { $winners }.
score-cards = cartes de victoire
score-leftovers = suites restantes
score-coins = (jetons)
score-total = points

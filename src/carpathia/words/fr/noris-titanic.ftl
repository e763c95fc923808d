# Titanic (Noris) : les joueurs, ce qui arrive, ce qu’on demande, ce qui est posé, comment cela finit.


## What happened (carpathia.games.noris_titanic.events.EVENTS)

turn-began = À { $seat } de jouer.
die-rolled = { $face ->
    [blue] { $seat } obtient le bleu : de l’eau et un pion.
    [white] { $seat } obtient le blanc : un iceberg.
    [red] { $seat } obtient le rouge : une tuile à bouées.
   *[start] { $seat } obtient START : un pion.
}
tiles-used-up = { $tile ->
    [water] Il ne reste plus d’eau ; { $seat } pose autre chose.
    [iceberg] Il ne reste plus d’iceberg ; { $seat } pose autre chose.
   *[buoy] Il ne reste plus de bouées ; { $seat } pose autre chose.
}
tile-laid = { $tile ->
    [water] L’eau recouvre la place { $place }.
    [iceberg] Un iceberg recouvre la place { $place }.
   *[buoy] { $buoys ->
        [one] L’eau recouvre la place { $place }, et une bouée y flotte.
       *[other] L’eau recouvre la place { $place }, et { $buoys } bouées y flottent.
    }
}
pawn-buried = { $owner } perd un pion : { $cell } est englouti.
start-covered = La case de départ est sous l’eau : plus personne ne monte à bord.
pawn-called = { $answer ->
    [comes] Un pion de { $seat } arrive sur la case de départ.
    [no-card] { $seat } n’a aucune carte qui fasse entrer un pion.
    [no-pawn] { $seat } n’a plus de pion en attente.
   *[start-covered] La case de départ est recouverte : aucun pion n’arrive.
}
turn-lost = { $seat } perd son tour.
pawn-brought = { $seat } joue un { $card } : le nouveau pion va en { $to }.
pawn-moved = { $seat } joue un { $card } : de { $from } à { $to }.
pawn-chased = { $owner ->
    [none] { $seat } chasse de { $cell } un pion de sa propre couleur.
   *[other] { $seat } chasse de { $cell } le pion de { $owner }.
}
pawn-saved = { $seat } met un pion dans la bouée en { $cell } : sauvé !
pawn-on-stair = Nul ne reste sur l’escalier en { $cell } : il faut repartir.
hand-refilled = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
cards-drawn = { $count ->
    [one] Nouvelle carte en main, cachée aux autres : { $cards }
   *[other] Nouvelles cartes en main, cachées aux autres : { $cards }
}
cards-shuffled = { $count ->
    [one] La défausse devient la nouvelle pioche : une carte.
   *[other] La défausse mélangée forme la nouvelle pioche : { $count } cartes.
}
last-round-began = La dernière place est recouverte. Les autres bougent encore une fois.
buoys-filled = Chaque bouée porte un pion : c’est la fin.
ship-sunk = La mer se referme sur le navire.

## What is asked. $who is how the player is addressed

phase-roll = À vous le dé, { $who }.
    .hint = Le dé dit quelle tuile engloutit la place { $place }, et si un pion arrive.
phase-lay = Quelle tuile sur la place { $place }, { $who }, et dans quel sens ?
    .hint = Le nombre derrière une tuile à bouées dit de combien de quarts de tour elle tourne à droite.
phase-bring = Quelle carte pour votre nouveau pion, { $who } ?
    .hint = Il doit arriver dans les rangées du pont inférieur, et pas sur un escalier.
phase-move = { $last ->
    [yes] Vos dernières cartes, { $who } ?
   *[no] Vos cartes, { $who } ?
}
    .hint = Chaque carte déplace un de vos pions tout droit ; le même peut bouger encore. Ou finissez{ TYPED("end") }.
phase-climb = Quittez l’escalier en { $cell }, { $who } !
    .hint = Nul ne reste sur un escalier.

## The table

table-flood = { $count ->
    [one] { $count } place sur { $places } recouverte
   *[other] { $count } places sur { $places } recouvertes
}
table-next = puis { $cells }
table-buoys = { $count ->
    [one] { $count } bouée sur { $buoys } prise
   *[other] { $count } bouées sur { $buoys } prises
}
count-saved = sauvés
count-afoot = en chemin
count-waiting = en attente
count-buried = perdus
count-cards = cartes
table-tiles = tuiles restantes
tile-water = eau
tile-iceberg = icebergs
tile-buoy = bouées
table-next-buoys = puis { $count }
table-cards = Cartes : pioche { $stack }, défausse { $discard }
table-hand = votre main
table-no-cards = aucune carte
table-rolled = le dé : { $face }
face-blue = bleu
face-white = blanc
face-red = rouge
face-start = START

## The signs on the map

sign-buoy = bouée
    .about = Atteinte au compte exact, elle sauve un pion pour de bon. Libre ou prise, nul ne la franchit.
sign-saved = sauvé
sign-water = eau
    .about = On y saute là où aucune rambarde ne tient, et l’on ne remonte jamais à bord. Aucune tuile ne tombe sur un nageur.
sign-ice = glace
    .about = Nul n’y va, nul ne passe dessus.
sign-pawn = pion
sign-deck = pont
sign-corridor = couloir
    .about = Qui s’arrête ici sur une case occupée chasse le pion, qui retourne à son propriétaire.
sign-panic = zone de panique
    .about = Comme dans le couloir ; de plus, on peut y sauter par-dessus les pions.
sign-rail = rambarde
    .about = Nul ne la franchit tant qu’elle tient. Une tuile d’un côté ou de l’autre l’emporte.
sign-stair = escalier
    .about = Le passage entre les ponts, où l’on n’entre que dans le sens de sa colonne. Nul n’y reste : une deuxième carte doit suivre.
sign-start = départ
    .about = C’est par là qu’entrent les pions. Ils repartent aussitôt, vers le pont inférieur ; nul autre n’y entre.

## Help

intro = Le navire sombre par l’autre bout, carré après carré. Amenez vos gens sur le pont, gardez de l’avance sur l’eau, et qu’ils sautent dès qu’une bouée est à portée. Qui en a le plus dans les bouées gagne.
intro-help = Nouveau à bord ? Tapez aide.
rules-goal = Qui a le plus de pions dans les bouées à la fin gagne.
rules-turn = Lancez le dé. Bleu pose de l’eau et amène un pion, blanc pose un iceberg, rouge une tuile à bouées, START amène un pion. Les tuiles vont sur la place suivante, et qui s’y trouve est perdu. Jouez ensuite jusqu’à trois cartes, puis complétez votre main à trois.
rules-moving = Une carte déplace un pion tout droit, en ligne ou en colonne, d’exactement autant de cases : pas par-dessus un pion, la glace, le départ ou une rambarde qui tient.
rules-pawns = Dans les couloirs et la zone de panique, on peut s’arrêter sur un autre pion et le chasser vers son propriétaire. Dans la zone de panique, on peut sauter par-dessus les pions.
rules-stairs = Les escaliers mènent d’un pont à l’autre. On y entre dans le sens de leur colonne ; qui s’y arrête doit repartir avec une autre carte.
rules-water = Du pont on peut sauter dans l’eau et la mer, mais jamais remonter. Une bouée s’atteint au compte exact, et sauve.
rules-end = Quand la place 60 est recouverte, tous sauf le lanceur bougent encore une fois. La partie finit aussi quand toutes les bouées sont prises.
rules-verbs = Les coups possibles, tels qu’on les tape :
verb-roll = lancer le dé
verb-lay-water = poser de l’eau, et amener un pion si possible
verb-lay-iceberg = poser un iceberg
verb-lay-buoy = poser la prochaine tuile à bouées, tournée d’un quart à droite
verb-bring = le nouveau pion va de trois cases à gauche
verb-move = le pion en l14 monte de deux cases
verb-end = ne plus jouer de carte

## The end

reason-last-place = Le navire a disparu.
reason-buoys-full = Toutes les bouées sont prises.
score-saved = sauvés
score-afoot = trop tard
score-buried = perdus
score-waiting = jamais à bord
ending-won = { $count ->
    [one] { $winners } gagne, avec un pion sauvé.
   *[other] { $winners } gagne, avec { $count } pions sauvés.
}
ending-shared = { $count ->
    [0] Personne n’est sauvé, personne ne gagne : { $winners } se partagent la faute.
    [one] { $winners } se partagent la victoire, avec un pion sauvé chacun.
   *[other] { $winners } se partagent la victoire, avec { $count } pions sauvés chacun.
}

# SOS Titanic : l'équipage, les cartes, les lieux, ce qui arrive, ce qu'on demande, la fin.
# Les cartes Action de la boîte portent des noms anglais ; ici, des noms français.

## Crew

crew-murdoch = Murdoch
    .rank = premier officier
    .address = monsieur Murdoch
    .power = Place autant de passagers piochés qu’il y a de places. S’il échoue, pas de carte.
crew-boxhall = Boxhall
    .rank = quatrième officier
    .address = monsieur Boxhall
    .power = Un Sauvetage manqué lui vaut deux cartes Action.
crew-lee = Lee
    .rank = vigie
    .address = monsieur Lee
    .power = Commence la main pleine, mais un Sauvetage manqué ne lui rapporte rien.
crew-latimer = Latimer
    .rank = chef steward
    .address = monsieur Latimer
    .power = Pioche une carte Action dès qu’une troisième Ancre d’affilée est sauvée, par qui que ce soit.
crew-lowe = Lowe
    .rank = cinquième officier
    .address = monsieur Lowe
    .power = Peut plutôt chercher{ TYPED("seek") } : il défausse la pioche jusqu’à la première Ancre, puis peut échanger deux rescapés semblables entre leurs canots.
crew-fleet = Fleet
    .rank = vigie
    .address = monsieur Fleet
    .power = Un Sauvetage manqué lui montre trois cartes Action ; il en garde une.
crew-smith = Smith
    .rank = capitaine
    .address = capitaine Smith
    .power = Peut plutôt redonner les cartes{ TYPED("new-deal") } : il ramasse toutes les mains et les répartit à sa guise.
crew-pitman = Pitman
    .rank = troisième officier
    .address = monsieur Pitman
    .power = Pioche une carte Action quand le Sauvetage d’un autre échoue, jamais pour le sien.
crew-lightoller = Lightoller
    .rank = deuxième officier
    .address = monsieur Lightoller
    .power = Peut jouer sur-le-champ la carte Action de son Sauvetage manqué.
crew-phillips = Phillips
    .rank = opérateur radio
    .address = monsieur Phillips
    .power = Peut jouer une carte de la main d’un autre.

## Action cards

card-get-ready = Préparez-vous !
    .effect = Voyez les cinq prochains passagers de la pioche ; remettez chacun dessus ou dessous, dans l’ordre voulu.
card-come-on = Avancez !
    .effect = Fouillez la pioche et placez un passager, puis elle est mélangée. Personne ne convient ? Une page tourne.
card-come-back = Revenez !
    .effect = Fouillez la défausse et placez un passager. Personne ne convient ? Une page tourne.
card-save-time = Gagnons du temps
    .effect = La défausse est mélangée à la pioche ; aucune page ne tourne.
card-plan-a = Plan A
    .effect = Prenez la carte de votre choix dans la pioche Action.
card-plan-b = Plan B
    .effect = Prenez la carte de votre choix dans la défausse Action.
card-your-turn = À votre tour !
    .effect = Parcourez une File et appelez un passager en tête ; les autres sont mélangés derrière lui.
card-same-lines = Files égales !
    .effect = Deux Files sont mélangées ensemble et partagées à parts égales.
card-wait = Attendez !
    .effect = Les passagers visibles d’une File partent à la défausse.
card-collapsible-boat = Canot pliable
    .effect = Une File de plus à côté du navire : la tête d’une File y monte. À la fin, personne n’y compte.
card-mystery-first = Passager mystère (1re classe)
    .effect = Tient la place d’un passager de 1re classe jusqu’à ce que le vrai arrive.
card-mystery-second = Passager mystère (2de classe)
    .effect = Tient la place d’un passager de 2de classe jusqu’à ce que le vrai arrive.

## Places, as sentences need them: from there, to there, there

place-from = { $place ->
    [boat] du canot pliable
    [A] du Canot A
    [B] du Canot B
    [C] du Canot C
    [D] du Canot D
   *[line] de la File { $place }
}
place-to = { $place ->
    [boat] au canot pliable
    [A] au Canot A
    [B] au Canot B
    [C] au Canot C
    [D] au Canot D
   *[line] à la File { $place }
}
place-at = { $place ->
    [boat] dans le canot pliable
    [A] dans le Canot A
    [B] dans le Canot B
    [C] dans le Canot C
    [D] dans le Canot D
   *[line] dans la File { $place }
}

## What happened (carpathia.games.sos_titanic.events.EVENTS)

turn-began = { $seat } prend le quart.
passengers-moved = { $count ->
    [one] { $cards } passe { $from } { $to }.
   *[other] { $cards } passent { $from } { $to }.
}
passenger-placed = { $from ->
    [none] { $seat } amène { $card } { $to }.
   *[line] { $card } passe { $from } { $to }.
}
passenger-saved = { $from ->
    [none] { $seat } amène { $card } { $to } : un de sauvé.
   *[line] { $card } passe { $from } { $to } : un de sauvé.
}
passenger-turned-up = { $card } apparaît { $line }.
passengers-drawn = { $seat } pioche { $cards }.
passengers-discarded = { $count ->
    [one] { $cards } part à la défausse.
   *[other] { $cards } partent à la défausse.
}
rescue-failed = Le Sauvetage de { $seat } échoue : personne n’a trouvé de place.
stack-ran-out = La pioche est vide : { $seat } en refait une avec la défausse, et le temps passe.
stack-shuffled = { $count ->
    [one] Il reste un passager dans la pioche.
   *[other] La pioche est mélangée : { $count } passagers.
}
page-turned = { $clock }. L’eau monte ; la page vaut maintenant { $page }.
deck-lost = Le Pont { $deck } est perdu.
panic-broke-out = { $count ->
    [0] Panique ! Le Pont { $from } est abandonné ; sur le Pont { $to } il ne reste personne.
    [one] Panique ! Le Pont { $from } est abandonné ; sur le Pont { $to } il y a maintenant un passager, face cachée.
   *[other] Panique ! Le Pont { $from } est abandonné ; sur le Pont { $to }, { $count } passagers se bousculent maintenant dans le plus grand désordre.
}
ship-sunk = Les lumières s’éteignent, et la mer se referme sur le navire.
all-saved = Le dernier passager est hors de danger : les soixante sont tous dans les canots !
action-drawn = { $seat } pioche une carte Action : « { $card } ».
actions-refilled = { $count ->
    [one] L’unique carte de la défausse Action devient la nouvelle pioche.
   *[other] La défausse Action est mélangée en une nouvelle pioche de { $count } cartes.
}
actions-offered = { $count ->
    [one] { $seat } pioche « { $cards } ».
   *[other] { $seat } pioche { $count } cartes Action, une à garder : { $cards }
}
action-kept = { $seat } garde « { $card } ».
action-played = { $owner ->
    [none] { $seat } joue « { $card } ».
   *[other] { $seat } joue « { $card } » de la main de { $owner }.
}
action-had-no-effect = « { $card } » reste sans effet.
action-given = { $seat } donne « { $card } » à { $to }.
hands-collected = { $count ->
    [one] { $seat } ramasse l’unique carte en jeu.
   *[other] { $seat } ramasse toutes les mains : { $count } cartes à répartir.
}
hand-borrowed = { $seat } puise dans la main de { $owner }.
stack-top-seen = { $count ->
    [one] { $seat } regarde le dernier passager de la pioche : { $cards }.
   *[other] { $seat } regarde les { $count } prochains passagers : { $cards }.
}
stack-seen = { $count ->
    [0] { $seat } fouille la pioche et n’y trouve personne.
   *[other] { $seat } fouille la pioche et y trouve { $cards }.
}
discard-seen = { $count ->
    [0] { $seat } fouille la défausse et n’y trouve personne.
   *[other] { $seat } fouille la défausse et y trouve { $cards }.
}
action-stack-seen = { $count ->
    [one] { $seat } trouve une carte Action dans la pioche : { $cards }
   *[other] { $seat } trouve { $count } cartes Action dans la pioche : { $cards }
}
action-discard-seen = { $count ->
    [one] { $seat } trouve une carte Action dans la défausse : { $cards }
   *[other] { $seat } trouve { $count } cartes Action dans la défausse : { $cards }
}
line-seen = { $seat } regarde tout le monde { $line } : { $cards }.
passenger-put-on-top = { $card } va sur la pioche.
passenger-put-under = { $card } va sous la pioche.
passenger-brought-forward = { $card } passe en tête { $line } ; les autres sont mélangés derrière.
lines-evened = { $count ->
    [0] Les Files { $bow } et { $stern } sont égalisées : il n’y reste personne.
    [one] Les Files { $bow } et { $stern } sont égalisées : un passager.
   *[other] Les Files { $bow } et { $stern } sont égalisées : { $count } passagers, mélangés et partagés.
}
line-swept = { $count ->
    [0] Personne { $line } ne doit partir.
    [one] { $cards }, visible { $line }, part à la défausse.
   *[other] { $cards }, visibles { $line }, partent à la défausse.
}
boat-lowered = { $count ->
    [one] Le canot pliable est mis à l’eau ; { $cards } y monte, venant { $from }.
   *[other] Le canot pliable est mis à l’eau ; { $cards } y montent, venant { $from }.
}
boat-emptied = Le canot pliable est vide et part à la dérive.
mystery-left = Le Passager mystère { $card } s’éclipse.
anchor-sought = { $count ->
    [one] { $seat } cherche une Ancre ; { $cards } part à la défausse.
   *[other] { $seat } cherche une Ancre ; { $cards } partent à la défausse.
}
survivors-swapped = { $seat } fait échanger leurs places aux deux { $card }.

## What is asked. $who is how the player is addressed

phase-turn = Vos ordres, { $who } ?
    .hint = Déplacez des passagers{ TYPED("move") } à volonté ; puis une carte{ TYPED("play") } ou un Sauvetage{ TYPED("rescue") } termine le tour.
phase-draw = Combien en piochez-vous, { $who } ?
    .hint = La défausse est devenue une nouvelle pioche.
phase-place = { $playing ->
    [come-on] Qui tirez-vous de la pioche, { $who }, et où va-t-il ?
    [come-back] Qui rappelez-vous, { $who }, et pour aller où ?
   *[none] Qui placez-vous, { $who }, et où ?
}
    .hint = { $playing ->
        [come-on] Ensuite la pioche est mélangée.
        [come-back] Les autres restent à la défausse.
       *[none] Qui n’est pas placé part à la défausse.
    }
phase-order = Dessus{ TYPED("top") } ou dessous{ TYPED("under") }, { $who } ?
    .hint = Le dernier posé dessus est pioché le premier ; après un dessus, plus rien ne va dessous.
phase-front = Qui passe en tête { $line }, { $who } ?
    .hint = Les autres sont mélangés faces cachées derrière.
phase-keep = { $playing ->
    [plan-a] Quelle carte de la pioche prenez-vous, { $who } ?
    [plan-b] Quelle carte de la défausse prenez-vous, { $who } ?
   *[none] Quelle carte gardez-vous, { $who } ?
}
    .hint = Elle rejoint votre main.
phase-swap = Deux rescapés échangent-ils leurs places, { $who } ?
    .hint = Les Ancres d’affilée comptent à la fin, si tous sont sauvés. Sinon, passez{ TYPED("pass") }.
phase-deal = À qui va « { $card } », { $who } ?
    .hint = Au moins une main doit changer.
phase-borrowed = Quelle carte de la main de { $owner }, { $who } ?
    .hint = Vous pouvez encore changer d’avis : annuler.
phase-encore = Jouez-vous la carte piochée à l’instant, { $who } ?
    .hint = Jouez-la tout de suite, ou passez{ TYPED("pass") } et gardez-la.

## The table

table-page = { $clock } · page { $page }
table-pages-left = { $count ->
    [0] plus de page
    [one] encore { $count } page
   *[other] encore { $count } pages
}
table-saved = { $count ->
    [one] { $count } sauvé sur 60
   *[other] { $count } sauvés sur 60
}
table-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-bow = proue
table-stern = poupe
table-boat = canot
table-empty = vide
table-under-water = sous les eaux
table-first-class = 1re classe
table-second-class = 2de classe
table-nobody = personne encore
table-anchors = Ancres { $numbers }
table-mystery = mystère { $number }
table-passengers = Passagers : { $stack } dans la pioche, { $discard } à la défausse
table-actions = Cartes Action : { $stack } dans la pioche, { $discard } à la défausse
table-crew = { $name }, { $rank }, pioche { $least }-{ $most } :
table-no-cards = aucune carte
table-drawn = piochés
table-found = contenu
table-offered = { $phase ->
    [deal] à donner
   *[keep] au choix
}
table-playing = On joue « { $card } ».
table-aid-discard = aide-mémoire, défausse :
table-aid-actions = aide-mémoire, défausse Action :

## Help

intro = 14 avril 1912, 23 h 40. Le navire a heurté un iceberg, et soixante passagers comptent sur vous. Menez-les aux canots, chaque classe dans l’ordre, avant que ne tourne la dernière page de la nuit.
intro-help = Première traversée ? Tapez aide.
legend = f7 est le 7 de la 1re classe, s12 le 12 de la 2de ; un + marque une Ancre ; f?7 est le Passager mystère à la place du 7. □ est un compartiment sec, ≈ un compartiment inondé, ▒ un passager face cachée. Le nombre à gauche d’une File dit combien de ses passagers sont face cachée ; sa tête est à droite.
rules-goal = Deux canots par classe se remplissent en montant : A et B avec la 1re classe, du 1 au 13 ; C et D avec la 2de, du 1 au 17. Chaque rescapé vaut un point ; la page vaut ce qu’elle indique.
rules-lines = Les passagers font la queue en Files sur les ponts. Celui de tête monte dans un canot si son numéro est le suivant. Un ou plusieurs, à partir de la tête, rejoignent ensemble une autre File dont la tête porte le numéro juste au-dessus, dans leur classe. Une File vide n’accepte qu’une suite menée par un 13 (1re classe) ou un 17 (2de).
rules-turn = À votre tour, déplacez des passagers à volonté. Puis une seule action : jouer une carte Action, ou organiser un Sauvetage.
rules-rescue = Un Sauvetage pioche autant de passagers que vous l’osez. Il faut en placer un qui convient, les autres partent à la défausse. Si personne ne convient, une page tourne, et vous piochez une carte Action en consolation.
rules-water = Chaque page inonde un compartiment. Quand un pont perd le dernier, toute sa File fuit vers le pont suivant, mélangée faces cachées. Quand tourne la dernière page, le navire disparaît.
rules-verbs = Les coups possibles, tels qu’on les tape :
verb-move = la tête de la File 3 passe à la File 5 (ou dans un canot : move 3>A)
verb-replace = la tête de la File 3 prend la place de son Passager mystère
verb-drop = le Passager mystère en tête de la File 3 s’en va pour de bon
verb-rescue = piocher 2 passagers ; en placer un, sinon une page tourne
verb-place = le s12 pioché va à la File 4
verb-play = jouer une carte Action, sur la File 4 s’il lui en faut une
verb-play-same-lines = sur les Files 1 et 4
verb-play-collapsible-boat = les 2 passagers de tête de la File 3 montent dans le canot pliable
verb-play-mystery = le Passager mystère va au Canot A, à la place du suivant
verb-borrow = jouer une carte de la main du joueur 2 (Phillips)
verb-front = s12 passe en tête de la File choisie
verb-top = s12 retourne sur la pioche
verb-under = s12 va sous la pioche
verb-keep = garder cette carte Action
verb-seek = défausser jusqu’à la première Ancre, puis échanger (Lowe)
verb-swap = les deux s12 changent de canot
verb-new-deal = répartir à nouveau toutes les cartes Action (Smith)
verb-give = le joueur 2 reçoit la carte
verb-pass = en rester là

## The end

reason-sunk = Le navire a disparu.
reason-all-saved = Tout le monde est sauvé.
score-saved = passagers sauvés
score-page = la page du livret
score-anchors-first = Ancres d’affilée, 1re classe
score-anchors-second = Ancres d’affilée, 2de classe
score-total = points
ending-below = L’équipage de 1912 aurait eu 19 points, { $points } de plus que vous. La nuit était contre vous ; elle ne le sera pas toujours.
ending-equal = 19 points : exactement ce qu’aurait eu l’équipage de 1912. Nul ne vous blâmera, et rien n’empêche de recommencer.
ending-above = { $points ->
    [one] Un point de plus que les 19 de l’équipage de 1912. Une famille ne vous oubliera jamais.
   *[other] { $points } points de plus que les 19 de l’équipage de 1912. Des familles entières ne vous oublieront jamais.
}
ending-all = Soixante sur soixante, là où l’équipage de 1912 aurait eu 19 points. Aucun équipage n’a jamais fait mieux. Bravo !

## The command

help-simulate = jouer beaucoup de parties, garder une ligne de chacune et dessiner ce qu’il en sort
help-simulate-games = combien de donnes ; chacune est jouée par chaque robot, dans tout ce qui varie
help-vary = ce qui change : crew, edition, setup, seats ; dans Titanic aussi board, die, cards ; ou une partie seulement, par exemple seats=1,2
help-out = écrire une ligne par partie dans ce fichier, .parquet ou .csv ; relancez la même commande pour continuer après un arrêt
help-report = écrire une page d’images dans ce fichier
help-cluster = jouer sur une grappe Dask, par exemple tcp://scheduler:8786
simulate-done = { $game } · { $edition } · { $count ->
    [one] une donne
   *[other] { $deals } donnes
} · { $matches ->
    [one] une partie
   *[other] { $games } parties
}
simulate-editions = toutes les éditions
simulate-seats = { $seats ->
    [one] seul
   *[other] { $seats } joueurs
}
simulate-dealt = équipage tiré au sort
simulate-uneven = { $bot } avait plus de places que { $other } : chaque chiffre est d’abord la moyenne des places d’un robot dans une sorte de partie, puis celle de toutes les sortes, à poids égal.
simulate-pace = { $count ->
    [one] Une partie
   *[other] { $games } parties
} en { $seconds } s : { $rate }, { $jobs ->
    [one] un processus
   *[other] { $jobs } processus
}, { $build }
simulate-pace-cluster = { $count ->
    [one] Une partie
   *[other] { $games } parties
} en { $seconds } s : { $rate }, sur { $address }, { $build } ici
simulate-rows = { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} dans { $file }
simulate-report = Images dans { $file }
simulate-damaged = { $parts ->
    [one] Un morceau de ce qui était fait est abîmé et sera rejoué.
   *[other] { $parts } morceaux de ce qui était fait sont abîmés et seront rejoués.
}
simulate-stopped = Arrêté : { $done } parties sur { $games } sont gardées. Relancez la même commande pour continuer.

## What is varied

axis-crew = Équipage
axis-edition = Édition
axis-setup = Mise en place
axis-seats = Joueurs
axis-board = Plateau
axis-die = Dé
axis-cards = Cartes de mouvement
value-classic = Classique
value-expert = Expert
value-ultimate = Ultime
value-rail-15 = rambarde au rang 15
value-rail-13 = rambarde au rang 13
value-two-start = deux faces START
value-three-blue = trois faces bleues
value-two-white = deux faces blanches
value-level = autant de chaque
value-falling = moins de grandes

## The report

report-kind = Simulation
report-about = { $edition } · { $count ->
    [one] une donne
   *[other] { $deals } donnes
} · { $matches ->
    [one] une partie
   *[other] { $games } parties
}
report-tile-games = { $count ->
    [one] partie
   *[other] parties
}
report-tile-best = points par partie, { $bot }
report-tile-above = au-dessus de { $points }, { $bot }
report-tile-saved = tout le monde sauvé, { $bot }
report-tile-wins = de parties gagnées, { $bot }
report-scores = Scores
report-scores-one = { $bot } fait { $points } points par partie.
report-scores-many = { $bot } fait { $points } points par partie, { $other } { $less }.
report-scores-how = Combien de fois chaque score est venu. Le trait vertical est la moyenne.
    .middle = Huit parties sur dix se trouvent entre les deux nombres indiqués.
report-middle = 8 sur 10 : { $low } à { $high }
report-history = { $points } : l’histoire
report-axis = Comparaison : { $axis }
report-axis-found = Avec { $bot }, le plus de points : { $best } ({ $high }) ; le moins : { $worst } ({ $low }).
report-axis-level = Avec { $bot }, aucune différence ne se distingue du hasard.
report-axis-how = Points par partie. Le trait autour de chaque point est son intervalle à 95 % ; tous ont joué les mêmes donnes.
report-aboard-how = Points par partie avec chacun d’eux dans l’équipage, au hasard du tirage. Le trait autour de chaque point est son intervalle à 95 %.
report-crews = Équipage contre équipage, avec { $bot } : combien de points la ligne fait de plus que la colonne
report-course-sos-titanic = Sauvés, page après page
    .found = À { $stage }, { $bot } en a { $half } dans les canots ; à la fin { $whole }.
    .how = Passagers sauvés chaque fois qu’une page est tournée, à l’horloge du navire. La ligne est la moyenne, la bande contient huit parties sur dix.
report-course-titus = Les points en chemin
    .found = Quand { $stage } des jetons sont pris, { $bot } a { $half } points ; la pioche vide, { $whole }.
    .how = Selon la part de la pioche qui est partie. La ligne est la moyenne, la bande contient huit cas sur dix.
report-course-noris-titanic = Sauvés, pendant que le pont s’enfonce
    .found = Quand { $stage } du pont sont sous les tuiles, { $bot } en a sauvé { $half } ; le pont entier couvert, { $whole }.
    .how = Selon la part du pont qui est couverte. La ligne est la moyenne, la bande contient huit cas sur dix.
report-turning = Où les parties se gagnent et se perdent
report-good = meilleur quart
report-bad = pire quart
report-winners = gagnants
report-others = les autres
report-turning-together = La moitié de ce qui sépare les bonnes parties de { $bot } des mauvaises est là à { $stage }.
    .how = Combien étaient sauvés à ce moment dans le meilleur et dans le pire quart des parties.
report-turning-against = La moitié de ce qui sépare les gagnants des autres est là à { $stage } du chemin.
    .how = Les points que les gagnants et les autres avaient en chemin, en moyenne.
report-leads = Ce que vaut une avance
report-leads-found = Qui mène seul à { $stage } du chemin a { $share } des victoires.
report-leads-how = Parmi ceux qui menaient seuls à chaque étape : combien sur cent ont gagné. Une victoire partagée est divisée.
report-leader = en tête
report-chairs = Ce que vaut une place
report-chair = { $seats } joueurs, place { $seat }
report-chairs-found = À { $seats } joueurs, la place 1 a { $share } des victoires.
report-chairs-how = Victoires sur cent au-dessus ou au-dessous d’une part égale, avec l’intervalle à 95 %. Les robots ont changé de place à tour de rôle.
report-luck = Hasard contre habileté
report-luck-found = Qui joue fait { $skill } des différences entre les parties ; le hasard en fait { $luck }.
report-luck-alone = Un seul robot ne montre que le hasard : nommez-en un second pour voir ce que vaut l’habileté.
report-luck-chance = Le hasard fait { $luck } des différences entre les parties. Nommez un second robot pour voir ce que vaut l’habileté.
report-luck-how = La dispersion de tous les points, partagée selon son origine (analyse de la variance, sans ce que le seul hasard montrerait).
cause-variation = ce qui varie
cause-skill = habileté : qui joue
cause-chair = la place
cause-deal = hasard de la donne
cause-play = hasard en cours de partie
cause-luck = hasard
report-figures = En chiffres
report-made = Fait par Carpathia { $version } · graine : { $seed }

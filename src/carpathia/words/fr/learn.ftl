# Ce que disent les leçons et les pages de règles.


## La voix, et la page d’un jeu

lesson = Leçon
lesson-do = À vous : { $move }
lesson-astray = C’est permis aussi, et vous pourrez l’essayer plus tard. Pour l’instant : { $move }
lesson-watch = C’est au tour de l’autre. Regardez ce qui se passe…
lesson-back = Retour
lesson-on = Continuer
lesson-show = Montrez-moi
lesson-done = À moi de jouer
lesson-again = Recommencer la leçon
lesson-skip = Continuer sans la leçon
lesson-step = Étape { $step } sur { $steps }
learn-first = Votre première partie
learn-first-about = Une donne préparée, et une voix amicale qui vous montre tout, coup par coup. C’est vous qui jouez ; il faut cinq minutes, et rien n’est compté.
learn-begin = Commencer la leçon
learn-resume = Reprendre la leçon
learn-rules = Les règles

## La leçon de SOS Titanic

lesson-sos-welcome = Bonsoir, officier. Il est 23:40, et le navire prend l’eau. Soixante passagers comptent sur vous : menez-en autant que possible aux canots avant que la dernière page de la nuit ne soit tournée.
lesson-sos-lines = Ils font la queue sur les ponts, en Files, et seuls ceux de tête montrent leur visage. Un losange et un haut-de-forme : 1re classe, de 1 à 13. Un hublot et une casquette : 2de classe, de 1 à 17.
lesson-sos-move = Vous pouvez déplacer des passagers autant que vous voulez. Le 4 de la File 2 peut se placer devant un 5 de sa classe. Touchez la File 2, puis la File 3, ou faites-y glisser la carte.
lesson-sos-save = Bravo, et quelqu’un d’autre arrive en tête. Voyez la File 4 : un 1 est un canot. Mettez-le à l’eau : touchez la File 4, puis le Canot C.
lesson-sos-next = Regardez qui était derrière : le 2. Les canots se remplissent dans l’ordre, 1, 2, 3 et ainsi de suite, et chaque classe en a deux. Faites monter le 2.
lesson-sos-series = Le 5 et le 4 de la File 3 se suivent, donc ils marchent ensemble. Menez-les tous deux devant le 6 de la File 4.
lesson-sos-empty = Une File vide n’accepte qu’un 13 de 1re classe ou un 17 de 2de, seul ou avec sa suite. Voici un 17 : qu’il ouvre la File 5, plus loin de l’eau.
lesson-sos-action = Déplacer ne coûte rien. Mais ensuite il faut faire une chose, et votre tour est fini. Une carte Action, par exemple : la vôtre est « Avancez ! ». Elle trouve dans la pioche quelqu’un qui convient. Touchez-la.
lesson-sos-found = Voici toute la pioche, et ceux qui conviennent sont devant. Un 1 de 1re classe ferait un canot de plus… Prenez-le, et touchez le Canot A.
lesson-sos-rescue = Un nouveau tour, et plus de carte. Alors, organisez un Sauvetage : dites combien de passagers vous piochez. Plus il y en a, plus vous avez de chances ; mais un seul est placé, et les autres s’en vont. Osez : trois !
lesson-sos-placed = Un 2 de 1re classe : le Canot A n’attendait que lui. Touchez la carte, puis le canot. Les deux autres vont à la défausse.
lesson-sos-fail = Il faut aussi savoir ce qui se passe quand la chance vous quitte. Cette fois, n’en piochez qu’un.
lesson-sos-page = Personne ne convenait, et une page se tourne : un compartiment est inondé, et la page vaut un point de moins. Quand tous les compartiments d’un pont sont pleins, toute sa File fuit vers le suivant, mélangée. La onzième page est la dernière.
lesson-sos-keep = En consolation, vous piochez une carte Action, et M. Fleet peut même choisir parmi trois. Gardez « Revenez ! » : elle ramène quelqu’un de la défausse.
lesson-sos-end = Chaque rescapé vaut un point, et la page vaut à la fin ce qu’elle indique. Annuler un coup ou demander conseil, c’est en haut, quand vous voulez. À cette table rien n’est compté. Le navire est à vous !

## La leçon de Titus

lesson-titus-welcome = Bienvenue à table. Chaque jeton porte un nombre sur chaque face, et les deux ne diffèrent jamais de plus de 2. Vous réunissez des suites de nombres, comme 7 8 9 10.
lesson-titus-lift = À votre tour, vous prenez un jeton. Celui du dessus de la pioche montre un 7. Touchez-le pour le lever.
lesson-titus-keep = Maintenant, tous voient aussi le suivant : un 11. Décidez du sort de votre 7. Gardez-le : il vient devant vous.
lesson-titus-second = L’autre a gardé le 11. Et voici un 8 sur la pioche, juste ce qu’attend votre 7. Levez-le.
lesson-titus-hold = Gardez le 8.
lesson-titus-join = 7 et 8 se suivent, vous pouvez donc les réunir ; cela ne coûte rien. Touchez l’un, puis l’autre. Seul, un jeton peut vous être pris par échange ; dans un groupe, il est à l’abri.
lesson-titus-again = Le jeton pris est maintenant dans un groupe. Cela vous en donne un autre, jusqu’à trois par tour. Un 9, quelle chance ! Levez-le.
lesson-titus-nine = Gardez-le, bien sûr.
lesson-titus-three = Et réunissez-le : 7 8 9.
lesson-titus-last = Votre troisième jeton est le dernier de ce tour. Un 19 ne va avec rien, mais levez-le quand même.
lesson-titus-swap = Vous n’êtes pas obligé de le garder. Échangez-le contre le 11 d’en face : touchez le 19, puis le 11. Mais attention : il vous arrive retourné ! Son dos peut aller de 9 à 13.
lesson-titus-flipped = Un 10 ! Cette fois, c’était la chance. Mais une face qui a été visible, tous l’ont vue : retenez les dos, et vous saurez. Réunissez le 10.
lesson-titus-cash = Quatre à la suite s’encaissent contre la carte de victoire du dessus. La première vaut 18 ; les suivantes, de moins en moins. Touchez votre groupe, puis la carte.
lesson-titus-taken = Vous avez vu ? L’autre a repris le 10 sur votre carte, retourné : c’est de nouveau un 11. Cela aussi est permis. Mais la carte reste à vous, avec ses 18 points.
lesson-titus-end = Une dernière chose : qui a moins de cartes de victoire que tous les autres prend des jetons sans limite, tant que chacun est réuni. La partie finit avec la pioche. À cette table rien n’est compté. À vous !

## La leçon de Titanic

lesson-noris-welcome = Bienvenue à bord, mais ne vous installez pas trop : le navire coule par un bout, place par place, dans l’ordre des numéros. Qui mène le plus de monde aux bouées gagne. Vos pions sont ronds.
lesson-noris-roll = Chaque tour commence par le dé. Lancez-le !
lesson-noris-bring = Bleu : l’eau recouvre la place 1, et un de vos pions arrive au départ. Il doit repartir aussitôt, avec une de vos trois cartes. Prenez le 6 et descendez : touchez la case qui s’allume.
lesson-noris-walk = Une carte déplace un pion tout droit, d’exactement autant de cases. Vous pouvez en jouer trois par tour. Avec le 5, avancez vers l’eau : touchez le pion, puis la case.
lesson-noris-straight = Et avec le 4, à gauche. Un pion ne passe jamais par-dessus un autre, ni sur la glace, ni par une rambarde qui tient.
lesson-noris-ice = Votre main est complétée, et l’autre a fait blanc : un iceberg sur la place 2. Personne n’y monte ni ne le traverse.
lesson-noris-again = À vous. Lancez le dé.
lesson-noris-second = Encore bleu : la place 3 a disparu, et un deuxième pion doit sortir. Un 1 lui suffit ; les autres cartes sont pour le premier.
lesson-noris-near = Deux cases vers le bas avec le premier pion, au bord de l’eau.
lesson-noris-jump = Attention : vous êtes sur la place 4, la prochaine à couler, et une tuile ensevelit qui s’y trouve. Sautez ! À gauche, c’est l’eau. Aucune tuile ne tombe sur un nageur, mais un nageur ne remonte jamais.
lesson-noris-sunk = Vous voyez ? La place 4 a disparu ; sans ce saut, votre pion aussi. Lancez le dé.
lesson-noris-buoy = Rouge : une tuile avec une bouée, sur la place 5. Vous pouvez la tourner à votre gré. Posez-la avec la bouée en haut à gauche, de votre côté.
lesson-noris-swim = Une bouée s’atteint au compte exact. La vôtre est à trois cases : un 2 et un 1. D’abord, nagez de deux à droite.
lesson-noris-exact = Et encore une.
lesson-noris-stairs = Sauvé, pour de bon ! Regardez là-haut : les escaliers mènent au pont supérieur, qui coule en dernier ; nul n’y reste. Dans les couloirs et la zone de panique, les cases pâles, on peut s’arrêter sur un autre pion et le chasser.
lesson-noris-end = C’est fini quand la place 60 est recouverte, ou quand toutes les bouées sont prises. On compte alors les sauvés, ici. À cette table rien n’est compté. Et maintenant, sauvez les autres !

## Les règles de SOS Titanic

rule-sos-goal = Le but
rule-sos-lines = Les Files
    .more = Qui arrive en tête se découvre aussitôt. Les classes ne se mêlent jamais, et personne ne redescend d’un canot.
rule-sos-turn = Votre tour
    .more = On ne peut pas passer. Dans un même tour, les Files ne se retrouvent jamais comme elles étaient déjà.
rule-sos-rescue = Le Sauvetage
    .more = Si la pioche est vide, on mélange la défausse pour en refaire une, et cela coûte aussi une page.
rule-sos-water = L’eau et la panique
    .more = De la proue à la poupe, les ponts ont 3, 3, 2, 2, 1 et 0 compartiments : dix pages coûtent un point chacune, la onzième est la fin.
rule-sos-score = Le score
    .more = Le plus haut numéro de chaque canot, les quatre ensemble, plus le nombre de la page. Seulement si les soixante sont sauvés, les Ancres comptent aussi : pour chaque classe, leur plus longue suite ininterrompue dans un canot. L’Histoire en a sauvé 19 ; le maximum est 100.
rule-sos-actions = Les cartes Action
rule-sos-crew = L’équipage
figure-sos-boats = Un canot de 2de classe : il commence par un 1, et il est plein à 17. Le 3 porte une Ancre.
figure-sos-lines = Le 8 et le 7 vont ensemble devant un 9 de leur classe.
figure-sos-rescue = Trois piochés, un qui convient : le 2 monte dans le canot, les autres sont défaussés.
figure-sos-water = Quatre pages plus tard : le premier pont est perdu, et un compartiment du deuxième est plein.

## Les règles de Titus

rule-titus-coins = Les jetons
    .more = Il y a 54 jetons, avec un nombre de 1 à 19 sur chaque face ; les deux ne diffèrent jamais de plus de 2. Devant vous il y a des suites : des jetons seuls, et des groupes de nombres consécutifs. Deux nombres égaux ne se réunissent jamais.
rule-titus-turn = Votre tour
    .more = Quand vous levez un jeton, tous voient le suivant. Personne ne regarde un dos ; mais ce qui a été visible une fois, tous l’ont vu.
rule-titus-free = Réunir
    .more = Un jeton seul peut vous être pris par échange ; un groupe est à l’abri.
rule-titus-goal = Encaisser
    .more = On n’ajoute plus rien à un groupe encaissé. Les autres peuvent en reprendre les jetons par le dessus, un à un ; la carte reste à vous.
rule-titus-again = Un jeton, ou trois, ou plus
    .more = Attendez donc la fin d’un long tour pour encaisser. Il faut prendre au moins un jeton ; chaque autre est un droit, pas un devoir.
rule-titus-end = La fin
    .more = Qui prend le dernier jeton peut encore réunir et encaisser ; les autres ne font plus rien.
figure-titus-faces = Un seul jeton, vu de chaque côté.
figure-titus-runs = Un 3 seul, un groupe 8 9 10, et deux jetons seuls : des nombres égaux ne se réunissent pas.
figure-titus-swap = Vous levez un 14 inutile, le posez devant quelqu’un et y prenez le 9. Il se retourne : un 8, et il convient.
figure-titus-cash = Quatre jetons ou plus contre la carte du dessus : la première vaut 18, la dernière 7.

## Les règles de Titanic

rule-noris-goal = Le navire
    .more = Le navire a 60 places de quatre cases. Il coule place par place, dans l’ordre des numéros, depuis le bout du pont inférieur ; le pont supérieur part en dernier.
rule-noris-turn = Votre tour
    .more = Lancez le dé et faites ce qu’il dit ; jouez ensuite jusqu’à trois cartes de mouvement, puis complétez votre main à trois. Un nouveau pion quitte aussitôt le départ, avec une de vos cartes, vers le pont inférieur. Les autres ne sont pas obligatoires.
rule-noris-face-blue = Poser de l’eau, et amener un pion
rule-noris-face-white = Poser un iceberg
rule-noris-face-red = Poser une tuile à bouées
rule-noris-face-start = Amener un pion, sans rien poser
rule-noris-tiles = Les tuiles
    .more = Une tuile va sur la plus petite place encore libre ; qui s’y trouve est hors du jeu. Une tuile à bouées peut être tournée. Si la sorte demandée est épuisée, posez-en une autre.
rule-noris-moving = Marcher
    .more = Là où repose une tuile, la rambarde voisine a disparu : c’est le chemin de la mer.
rule-noris-pawns = Chasser
rule-noris-stairs = Les escaliers
    .more = Le pont supérieur coule en dernier, on y gagne du temps ; mais les pions entrent en bas.
rule-noris-water = L’eau et les bouées
rule-noris-signs = La légende
rule-noris-end = La fin
    .more = À égalité, la victoire est partagée.
figure-noris-ship = Huit tuiles sont posées, la neuvième place est la suivante. Un pion est sauvé, un autre nage, le reste ferait bien de se hâter.
figure-noris-die = Les quatre sortes de faces.
figure-noris-tiles = De l’eau, un iceberg, et des tuiles d’une à quatre bouées.
figure-noris-walk = L’eau sur la place 1 ouvre la rambarde voisine : avec un 1 sur le pont, avec un 2 ou un 3 dans l’eau, avec un 4 dans la mer.
figure-noris-signs = Chaque sorte de case, et sa règle.

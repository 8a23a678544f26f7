# La première partie guidée de Sylve en français.
# Le fichier anglais porte les mêmes identifiants.

## 1 : un tour

a-turn-title = Un premier tour
a-turn-welcome = Dans ce bois enchanté, les saisons se sont déréglées. À vous les dés rouges ; à votre rival, Est, les dés violets. Cueillez, apprivoisez, concoctez, gagnez des Sylves : après quatre manches, le plus de points l’emporte.
a-turn-dice = Voici vos dés, lancés pour cette manche : des dés Cueillette à votre couleur, et deux dés Élément blancs. À chaque tour, vous en placez un.
a-turn-mushroom = Un dé Cueillette va sur une case qui porte son symbole, et vous récupérez ce qui s’y trouve. Votre arbre convient à A2, la deuxième case de la Sylve A, où pousse un champi. Placez-le là.
a-turn-mushroom-before-crystal = Un cristal est utile aussi, et vous en aurez un dans un instant. Vos rivières ne conviennent pas au champi d’A2, votre arbre si.
a-turn-a-mushroom-now = C’est une bonne place pour un arbre, mais nous cherchons un champi. Il est sur A2.
a-turn-keep-the-berry = On peut forcer un dé en payant, mais votre unique baie de pouvoir vaudra bientôt mieux : elle aidera à payer une Potion.
a-turn-tree-first = Ce dé aura son tour. Commencez par l’arbre : il convient à A2, et rapporte un champi.
a-turn-goal = Votre premier champi ! Pour quoi faire ? L’Élixir de hâte I, au marché : 1 plante, 2 champis et 1 cristal font 4 points.
a-turn-garden = Un cristal maintenant. Dans les Sylves, aucun ne convient à vos rivières. Mais le jardin du Village accepte tous les dés, et donne l’ingrédient de votre choix. Placez-y une rivière.
a-turn-creatures-later = Là, vous apprivoiseriez une Créature. Elles méritent leur propre chapitre ; pour l’instant, cherchez un cristal au jardin.
a-turn-a-crystal-now = Cela ne mène pas au cristal. Le jardin, si : vous y choisissez ce que vous récupérez.
a-turn-elements-next = Un dé Élément sait faire mieux ; vous le verrez au prochain tour. Envoyez une rivière au jardin.
a-turn-crystal = Plante, champi ou cristal, au choix. Prenez le cristal.
a-turn-crystal-is-missing = Cela se trouvera facilement plus tard. Le cristal, vos autres rivières ne peuvent pas le chercher : prenez-le.
a-turn-end-turn = Avec votre baie, vous pourriez déjà concocter la Potion de bannissement I, mais elle ne vaut que 1 point. Économisez pour l’élixir, et finissez votre tour.
a-turn-save-for-the-draught = Un point tout de suite, et plus d’ingrédients. Un tour de patience, et ils en feront quatre.
a-turn-water = À présent un dé Élément. Il convient à tous les symboles des Sylves, et chaque Élément a son pouvoir : l’eau récupère 2 jetons de plus. Placez-la sur une plante, et prenez-en 3 d’un coup.
a-turn-well-is-less = Le puits est une bonne adresse : un ingrédient de chaque sorte. Mais voyez d’abord ce que fait l’eau dans une Sylve : sur une plante, elle en récupère 3.
a-turn-plants-with-water = L’eau y ferait son effet aussi, mais c’est une plante qui manque à votre Potion. Choisissez une case Plante.
a-turn-water-now = Il vous faut une plante, et votre dé eau en rapporte trois d’un coup. C’est le moment.
a-turn-brew = 3 plantes, 1 champi, 1 cristal. Il manque un champi, mais votre **baie de pouvoir** remplace n’importe quel ingrédient. À chaque tour, vous pouvez concocter une Potion : concoctez l’Élixir de hâte I.
a-turn-four-points-not-one = Vous pourriez payer celle-là aussi, mais elle vaut 1 point. L’Élixir de hâte I en vaut 4.
a-turn-brew-before-ending = Ne finissez pas encore : vous avez de quoi concocter l’Élixir de hâte I, et votre rival pourrait vous le prendre.
a-turn-drink = 4 points, et ils vous restent même quand la fiole est vide. À chaque tour, vous pouvez aussi boire une Potion, chacune une seule fois. L’Élixir de hâte permet de placer un dé de plus. Buvez-le.
a-turn-drink-before-ending = Dans une vraie partie, vous pourriez le garder. Goûtez-le maintenant, pour voir ce que fait une Potion.
a-turn-one-more = Placez encore un dé, où vous voulez.
a-turn-no-need-to-pay = Inutile de payer : vos dés conviennent à plusieurs cases tels qu’ils sont.
a-turn-look-back = C’était un tour complet : placer un dé, concocter une Potion, boire une Potion. Seul le dé est obligatoire, et l’ordre est libre.

## 2 : les Sylves

forests-title = Gagner des Sylves
forests-control = La première manche s’achève. Qui a le plus de dés Cueillette dans une Sylve gagne la carte et ses points. En A, votre rival a deux dés et vous un ; en B et en C, vous êtes à égalité, et alors personne ne gagne.
forests-fire = Le feu peut se placer **par-dessus** un autre dé, et un dé couvert ne compte plus. Couvrez un des arbres de votre rival en A. Vous y cueillez en même temps.
forests-nothing-to-clear = L’âtre chasse les dés Élément d’une Sylve, et il n’y en a pas encore. Posez votre feu sur un arbre de votre rival, en A.
forests-not-your-own = Vous couvririez votre propre dé ! Choisissez-en un de votre rival, sur A1 ou A2.
forests-cover-in-a = C’est la Sylve A qui vaut le plus : 6 points. Couvrez-y un arbre de votre rival, sur A1 ou A2.
forests-fire-first = Ce dé vous servira plus tard dans ce chapitre. Commencez par le feu : en A, il retire un dé de votre rival du compte.
forests-elements-count = Un dé chacun en A. Mais attention : les dés Élément comptent contre **tout le monde**. Il vous faut plus de dés Cueillette que votre rival, et plus qu’il n’y a de dés Élément. En C, l’eau de votre rival n’aide personne non plus.
forests-wind = Il vous faut donc un dé de plus en A. Le vent se place sur un de vos dés Cueillette et vous le ramène, pour être replacé. C devient difficile à gagner : reprenez votre rivière de C3.
forests-needed-in-a = Cette rivière tient votre place en A, la Sylve que nous voulons. Reprenez plutôt celle de C3.
forests-needed-in-b = Cet arbre vous garde en course pour B. La rivière de C3 n’y manquera pas.
forests-mill-later = Le moulin viendra dans un autre chapitre. Que le vent vous ramène d’abord un dé : la rivière de C3.
forests-wind-on-your-own = Là, le dé vent cueillerait, sans plus. Sur votre rivière de C3, vous cueillez **et** reprenez un dé.
forests-wind-first = Un dé de plus, c’est un tour de plus. D’abord le vent : reprenez votre rivière de C3.
forests-river = Un champi de C3, et la rivière est de retour. Votre rival n’a plus de dés : les derniers tours sont à vous. Placez la rivière sur A4.
forests-river-to-a = Au Village, un dé ne gagne aucune Sylve. Sur A4, il vous en vaut une de 6 points.
forests-a-first = Votre arbre servira en B. D’abord la rivière, sur A4 : cela fait deux dés contre un.
forests-force = Dernier dé, et B est encore à égalité. Aucun symbole libre n’y convient à votre arbre, mais vous pouvez le **forcer** : payez 1 jeton de ce que montre la case, ou une baie. Il ne cueille rien, mais il compte. Forcez-le sur B4, contre votre plante.
forests-c-is-lost = Un dé contre un dé de votre rival et deux dés Élément : C n’irait à personne. En B, votre arbre rompt l’égalité.
forests-a-is-safe = A est déjà à vous, deux dés contre un. L’égalité est en B : forcez votre arbre sur B4.
forests-b-needs-you = En B, un dé de plus rompt l’égalité et gagne 4 points. Forcez votre arbre sur B4, contre votre plante.
forests-taken = Deux dés contre un en A, deux contre un en B : les deux Sylves sont à vous, pour 6 et 4 points. Personne ne prend C.
forests-next-round = Tous les dés reviennent et sont relancés, trois nouvelles Sylves arrivent, et la nuit tombe sur le Village. Ce que vous avez vous reste.

## 3 : les Créatures

creatures-title = Apprivoiser, libérer
creatures-two-friends = Manche 2, de nuit. Deux Créatures vous accompagnent déjà, le Grignote-champi et le Renard de braise. Chacune a son pouvoir ; touchez-en une pour le lire. Vous pouvez en garder trois.
creatures-creature-space = Sur une case marquée d’une patte, vous apprivoisez une Créature au lieu de cueillir. Votre rivière convient à A1. Placez-la là.
creatures-a-is-worth-more = Une Créature vous attend là aussi. Mais personne n’est en A, qui vaut plus : votre rivière pourra aussi gagner la Sylve.
creatures-well-comes-later = Bonne idée, et elle viendra à la fin de ce chapitre. Commencez en forêt, votre rivière sur A1.
creatures-tame-first = D’abord une Créature. Votre rivière convient à A1, où vous en apprivoisez une.
creatures-boar = Chaque saison en propose une. L’automne récolte : le Sanglier feuillu donne 3 plantes contre n’importe quel dé Cueillette. Apprivoisez-le.
creatures-yeti-later = Le Yéti aux baies est une belle prise, mais il n’agit qu’en fin de manche. Le sanglier sert tout de suite.
creatures-boar-feeds-you = Ce serait de la compagnie, mais le Sanglier feuillu vous nourrit : 3 plantes, à chaque manche désormais.
creatures-slot = Le sanglier a de la place pour un dé, quel que soit son symbole. Placez-y votre montagne.
creatures-keep-the-tree = Votre arbre a mieux à faire en B. Le sanglier se contente très bien d’une montagne.
creatures-three-plants = Un seul dé y rapporte trois plantes ; nulle part une montagne ne donne autant.
creatures-two-answers = En B, vous avez un dé, et votre rival aussi. B est une Sylve d’automne, et votre arbre convient au champi de B1 : vos deux autres Créatures vont réagir. Placez-le là.
creatures-tree-to-b = Cela fait un ingrédient. Sur B1, vous en avez un aussi, vous menez en B, et deux Créatures se mettent au travail.
creatures-forest-b-first = Occupez-vous d’abord de la Sylve B, qui vaut 6 points : avec votre arbre sur B1, vous y menez.
creatures-nibbler = Le Grignote-champi mangerait bien ce champi, et vous laisserait une baie de pouvoir. Une baie remplace n’importe quoi : échangez.
creatures-berry-is-better = Un champi n’est qu’un champi ; une baie est ce que vous voulez. Et quelqu’un qui aime les baies arrive bientôt.
creatures-fox = Au Renard de braise : vous pouvez brûler une case Sylve vide, et plus personne ne s’en sert dans cette manche. Le dernier dé de votre rival est une rivière. Où irait-elle en B ? Brûlez B3.
creatures-no-mountain = Votre rival n’a plus de montagne : rien ne vous menace là. Sa rivière convient à B3.
creatures-close-the-door = Alors la rivière de votre rival irait sur B3, et B serait à égalité. Brûlez B3.
creatures-scorch-in-b = C’est votre avance en B qui est en jeu : 6 points. La rivière de votre rival convient à B3 ; brûlez cette case.
creatures-well = Votre rival a dû aller ailleurs : B est sauvée. Votre dernier dé est une eau, et de nuit, le puits du Village est une case Créature. Placez-la là.
creatures-see-the-well = Vous pouvez apprivoiser là aussi. Mais découvrez le Village de nuit : ses cases Élément changent, et le puits apprivoise.
creatures-one-more-creature = Il y a mieux : de nuit, l’eau au puits apprivoise une Créature, et l’une d’elles paie dès ce soir.
creatures-yeti = L’hiver donne des points. À la fin de chaque manche, le Yéti aux baies en achète : 1 point pour une baie, 3 points pour deux. Vous en avez deux. Apprivoisez-le.
creatures-yeti-pays-tonight = Elle vous suivrait, mais ne paierait rien ce soir. Vous avez deux baies, et le Yéti aux baies en donne 3 points.
creatures-release = Quatre, c’est une de trop : libérez-en une. Elle perd son pouvoir, mais compte toujours à la fin, 1 point ou même 3. De laquelle des trois autres pouvez-vous vous passer ?
creatures-keep-the-yeti = Le yéti va justement vous payer. Libérez l’une des autres.
creatures-round-end = La manche est finie ; A et B sont à vous. Viennent les pouvoirs de fin de manche : utilisez le Yéti aux baies.
creatures-yeti-is-waiting = Vos deux baies valent 3 points maintenant. Ne faites pas attendre le yéti.
creatures-sell = Combien ? Une baie fait 1 point, deux en font 3.
creatures-two-pay-better = Un pour un, c’est honnête, mais la seconde baie rapporte deux points de plus. Vendez les deux.
creatures-berries-are-worth-it = À la fin, une baie qui reste ne vaut presque rien. Trois points pour deux : il n’y a pas meilleur prix dans ce bois.
creatures-seasons = À chaque saison son métier : le printemps trouve des baies, l’été joue avec le feu, l’automne récolte, l’hiver donne des points. Choisissez des Créatures qui s’entraident.

## 4 : les Potions

potions-title = Des Potions au bon moment
potions-mill = Manche 3, de jour. Au moulin, le vent apporte une baie, et vous pouvez réserver une Potion. Placez-y votre dé vent.
potions-drink-soon = Vos Potions seront bues dans ce chapitre, chacune au meilleur moment. D’abord le moulin.
potions-leave-them-in-a = Ce dé tient votre place en A, qui vaut 7 points. Utilisez plutôt le vent au moulin.
potions-wind-to-the-mill = Un ingrédient, pour un dé qui peut davantage. Au moulin, il rapporte une baie, et une Potion gardée pour vous.
potions-mill-first = Cela viendra. Le moulin n’accepte que le vent, et la place est encore libre.
potions-reveal = La baie est à vous. Révélez maintenant la première Potion de la pioche.
potions-take-a-look = Regarder ne coûte rien, et vous garderez ce qui vous plaît. Révélez-la.
potions-reserve = Le Bouillon de rappel III : 5 points pour 2 plantes, 2 champis et 2 cristaux. Tout cela, vous l’avez ! Vous pouvez le réserver, lui ou une Potion du marché : personne d’autre ne pourra la concocter. Prenez le bouillon.
potions-one-you-can-pay = Celle-là, vous ne pouvez pas encore la payer, et une Potion réservée ne vaut rien tant qu’elle n’est pas concoctée. Pour le bouillon, vous avez tout.
potions-brew = Vous pouvez la concocter dans le même tour. Allez-y.
potions-brew-this-first = On ne boit qu’une Potion par tour, et le bouillon vous servira mieux maintenant. Concoctez-le d’abord.
potions-brew-now = Vous avez tout ce que demande le bouillon, et il vaut 5 points. Concoctez-le.
potions-pay = On peut payer avec des baies, ou sans. Vous avez tous les ingrédients : ne payez rien en baies, et gardez la vôtre pour les temps difficiles.
potions-save-the-berry = Il vous resterait un ingrédient ordinaire, au lieu d’une baie qui peut les remplacer tous. Payez sans baie.
potions-drink-broth = Ce que vous concoctez, vous pouvez le boire aussitôt. Le Bouillon de rappel ramène un de vos dés Cueillette, et c’est un tour de plus pour vous. Buvez-le.
potions-one-drink-a-turn = On ne boit qu’une Potion par tour, et celle-là servira bientôt. Buvez le bouillon.
potions-free-turn = Plus tôt vous le buvez, plus tôt vous avez un dé de plus. Plein ou vide, il garde ses 5 points.
potions-take-back = Quel dé ? La rivière du jardin a fait son travail, et ne compte dans aucune Sylve. Reprenez-la.
potions-those-two-hold-a = Celui-là compte pour vous en A, une Sylve à 7 points. Celui du jardin ne compte nulle part : reprenez-le.
potions-drink-tonic = En A, vous avez deux dés, votre rival un. Mais il y a deux dés Élément : personne ne gagnerait. Le feu, dans l’âtre, en débarrasse une Sylve. Vous n’avez que de l’eau ? Buvez le Tonique de mue I.
potions-tonic-is-sure = Cette tisane relance des dés, et le feu n’est qu’une chance sur trois. Le tonique tourne un dé sur la face que vous voulez.
potions-a-tie-remains = Trois dés contre deux dés Élément, pas mal. Mais vous pouvez vous défaire des deux d’un coup : buvez le tonique.
potions-tonic-first = La Sylve A vaut 7 points, et deux dés Élément vous en séparent. Le tonique change votre eau en feu, et le feu les chasse.
potions-turn = Tournez votre dé eau sur le feu.
potions-fire-for-the-hearth = L’âtre n’accepte que le feu.
potions-turn-the-water = Un dé Cueillette n’a pas de face feu. Tournez le dé eau sur le feu.
potions-hearth = Placez maintenant le feu dans l’âtre.
potions-one-at-a-time = Dans la Sylve, ce serait un dé Élément de plus contre vous. Dans l’âtre, il en retire deux.
potions-hearth-now = Vous l’avez tourné pour l’âtre : là, il retire tous les dés Élément d’une Sylve.
potions-fire-is-ready = Vos rivières peuvent attendre. Le feu est prêt pour l’âtre.
potions-clear = Dégagez la Sylve A.
potions-clear-it = Alors deux dés Élément restent en A, et personne ne gagne ses 7 points. Dégagez-la.
potions-drink-tea = Votre rival a couru en A6 : deux dés chacun. A2 et A4 sont de nouveau libres, pour un arbre ou une montagne, et vous n’avez que des rivières. Buvez la Tisane de relance I pour les relancer.
potions-tea-costs-nothing = Vous pourriez forcer une rivière contre votre baie. Mais la tisane ne coûte rien, et vous aurez peut-être un dé qui cueille en plus.
potions-rivers-do-not-help = A resterait à égalité, et ses 7 points n’iraient à personne. La tisane d’abord : un arbre ou une montagne romprait l’égalité.
potions-reroll = Choisissez les dés à relancer. D’abord une rivière.
potions-reroll-too = Et l’autre : deux chances valent mieux qu’une.
potions-both-rivers = Un seul dé pourrait bien retomber sur la rivière. Choisissez les deux.
potions-place = Un arbre et une montagne : la chance est avec vous ! Placez l’arbre sur A2.
potions-shut-the-door = Vous mèneriez aussi, mais le dernier dé de votre rival est un arbre, et A2 lui resterait ouverte. Prenez A2 vous-même.
potions-tree-to-a = C’est pour la Sylve A que vous avez relancé : sur A2, l’arbre y mène, trois dés contre deux.
potions-look-back = Trois contre deux, et le dernier arbre de votre rival ne trouve plus de place en A. Une Potion sert donc deux fois : par ses points, et par son effet, au bon moment. Il y en a huit sortes ; touchez-en une pour lire ce qu’elle fait.

## 5 : les points

points-title = Les derniers tours
points-last-turns = La dernière nuit. Il vous reste trois dés et trois Potions, et deux dés à votre rival. Les Sylves A, B et C valent 6, 4 et 5 points. Pour l’instant, vous n’en gagnez aucune, et votre rival gagne C.
points-banish = Sur A2, un dé feu couvre votre arbre. La Potion de bannissement I met de côté n’importe quel dé. Buvez-la.
points-another-potion-later = Celle-là viendra bientôt. Libérez d’abord votre arbre d’A2, pour qu’il compte de nouveau.
points-drink-before-placing = Vous pouvez boire d’abord, et placer ensuite. Libérez votre arbre, et votre prochain dé prendra la tête en A.
points-banish-first = Votre arbre d’A2 est couvert, et ne compte pas. Buvez la Potion de bannissement I.
points-which-die = N’importe quel dé, où qu’il soit. Choisissez la pile d’A2.
points-fire-would-remain = Le dé de votre rival partirait, mais le feu couvrirait toujours le vôtre, et personne ne gagnerait A. Choisissez A2.
points-fire-is-in-the-way = Le feu d’A2 vous gêne deux fois : il couvre votre arbre, et compte contre vous. Choisissez A2.
points-which-level = Il y a là deux dés, votre arbre et, par-dessus, le feu. Choisissez le feu.
points-not-your-tree = C’est votre propre arbre ! Mettez plutôt le feu de côté.
points-mountain = Votre arbre compte de nouveau : un dé chacun en A. Placez votre montagne sur A1, et vous menez.
points-fire-at-the-end = Gardez le feu pour votre dernier tour, quand plus personne ne pourra y répondre.
points-two-in-a = C’est A qui vaut le plus. Sur A1, votre montagne y prend la tête.
points-mountain-to-a = Votre arbre servira en B. Placez la montagne sur A1, et prenez la tête en A.
points-mirror = Votre rival a égalisé. Le Philtre miroir I permute deux dés Cueillette de même symbole, à qui qu’ils soient. Buvez-le.
points-mirror-first = Cette Potion vous gagnera B dans un instant. Contre l’égalité en A, le miroir est plus fort : un dé de moins pour votre rival, un de plus pour vous.
points-a-is-tied = A est à égalité, deux contre deux. Avant de placer un dé, buvez le Philtre miroir I.
points-swap = C’est la montagne de votre rival, sur A5, qu’il faut sortir d’A. Choisissez-la.
points-a5-first = Oui, c’est l’autre moitié de l’échange. Commencez par la sienne, sur A5.
points-same-symbol = Permuté, celui-là n’arrangerait rien en A. Choisissez la montagne de votre rival, sur A5.
points-swap-with = Et votre montagne du jardin, qui n’y compte pour rien.
points-nothing-gained = Ces deux-là sont en A : après l’échange, vous auriez toujours deux dés chacun. Choisissez votre montagne du jardin.
points-tree = Trois contre un en A ! Placez maintenant votre arbre sur B3.
points-b-is-open = La Sylve B est libre, et vaut 4 points. Votre arbre convient à B3.
points-drift = Votre rival a mis son eau en B : un dé à vous, un dé Élément, donc personne. Mais en A, vous avez un dé de trop. Le Philtre de dérive I déplace un dé Cueillette. Buvez-le.
points-drift-first = Assurez-vous d’abord de B : buvez le Philtre de dérive I, et placez ensuite votre dernier dé.
points-spare-die = Lequel ? N’importe lequel de vos trois dés en A : les deux autres battent encore celui de votre rival.
points-your-own-die = Déplacer le dé de votre rival en B ne vous y aiderait pas. Prenez un des vôtres.
points-from-forest-a = Celui-là ne vous aiderait pas. C’est en A que vous avez un dé de trop.
points-move-to = Vers une case vide de B ; le symbole n’importe pas. Deux dés contre un dé Élément, c’est gagné.
points-to-forest-b = Là, il ne gagne rien. En B, il fait deux contre un.
points-last-die = A et B sont à vous. En C, votre rival mène avec deux arbres. Couvrez-en un de votre feu : un dé contre un dé Élément, et personne ne gagne C.
points-cover-a-tree = Il resterait deux arbres contre un feu, et C à votre rival. Placez le feu par-dessus un de ses arbres, sur C2 ou C3.
points-yours-already = Cette Sylve est à vous, et un dé Élément y compte contre vous. Servez-vous du feu en C, sur un arbre de votre rival.
points-stop-east-in-c = Au Village, il ne change pas grand-chose. Sur un arbre de votre rival en C, il lui coûte 5 points.
points-counted = La partie est finie. Pleines ou vides, vos Potions font 14 points. Vos Sylves : 6, 6 et 4, soit 16. La Hulotte des fleurs en donne 2 de plus, pour une Sylve de printemps. Et 3 ingrédients inutilisés font 1 point.
points-homes = Une Créature vaut 1 point, ou 3 si une de vos Sylves, de sa saison, peut être son foyer. La pie loge au Bois roux, le loir au Ruisseau du dégel ; la hulotte ne trouve pas de place. Cela fait 7.
points-end = 40 à 37 : vous avez gagné ! Avec la Sylve C, votre rival serait passé devant. Les derniers dés d’une manche décident de bien des choses.

## 6 : votre partie

your-game-title = Votre première partie
your-game-start = De nouvelles Sylves, et c’est à vous de commencer. Au marché, vous connaissez l’Élixir de hâte I ; les autres Potions demandent plus d’économies.
your-game-look-round = Regardez aussi les Créatures : celle qui sert à chaque manche s’apprivoise de bonne heure.
your-game-place = Commencez comme vous voulez : placez un de vos dés où il convient.
your-game-keep-your-berry = On peut payer pour forcer un dé, mais avec tant de cases libres, c’est inutile. Gardez votre baie pour une Potion.
your-game-off-you-go = À partir d’ici, c’est votre partie, contre un jeune arbre. Comptez les dés de chaque Sylve, concoctez dès que possible, et touchez tout ce qui vous intrigue.

# La première partie guidée de Little Town en français.
# Le fichier anglais porte les mêmes identifiants.

## Premiers ouvriers

first-workers-title = Premiers ouvriers
first-workers-welcome = Une prairie entre forêts, montagnes et lacs : Rouge et vous allez y bâtir une ville. Après quatre manches, le meilleur bâtisseur l’emporte : celui qui a le plus de points.
first-workers-land = Cinq ouvriers vous aident à chaque manche, un par tour. Un ouvrier posé sur l’herbe récolte dans les huit cases qui l’entourent. Ici, une montagne, une forêt et un lac sont tout proches.
first-workers-place = Entre les trois, sur B2, un seul ouvrier les atteint tous. Placez-y votre premier ouvrier.
first-workers-three-kinds = De là, on atteint moins de terrains, ou d’une seule sorte. B2 touche une montagne, une forêt et un lac : trois sortes d’un coup.
first-workers-gathered = 1 bois, 1 pierre et 1 poisson. Rouge, pendant ce temps, a récolté 2 pierres. Le terrain ne s’épuise jamais, mais votre ouvrier garde sa case jusqu’à la fin de la manche.
first-workers-build = Au lieu de récolter, un ouvrier peut construire. Le puits coûte 1 bois et 1 pierre, juste ce que vous avez. Il vaut 4 points à la fin, et 2 points chaque fois que vous l’activez. Construisez-le.
first-workers-build-now = Vous pourriez continuer à récolter. Mais un bâtiment travaille pour vous dès qu’il est debout : mieux vaut bâtir tôt.
first-workers-the-well-pays-best = Vous pourriez le payer aussi. Mais le puits rapporte des points à chaque manche : c’est un meilleur début.
first-workers-site = Choisissez sa place. Un bâtiment s’utilise comme le terrain : depuis une case voisine. D2 touche une forêt et une montagne. Placez le puits à côté de D2, et un même ouvrier atteindra les trois.
first-workers-leave-d2-free = C’est justement sur D2 que doit venir votre prochain ouvrier. Placez le puits à côté.
first-workers-within-reach-of-d2 = De D2, votre ouvrier ne l’atteindrait pas. Choisissez l’une des cases voisines de D2.
first-workers-place-again = Il est à vous : une maison de votre couleur le montre. Placez maintenant un ouvrier sur D2.
first-workers-beside-the-well = Votre puits attend à côté de D2, avec une forêt et une montagne. Placez-y votre ouvrier.
first-workers-use = Le bois et la pierre sont déjà à vous. Le terrain donne de lui-même ; un bâtiment, vous choisissez de l’activer. Activez votre puits.
first-workers-two-points-for-nothing = Activer vos propres bâtiments ne coûte rien. Deux points pour rien : activez le puits.
first-workers-end = Deux points sur la piste, du bois et de la pierre pour le prochain bâtiment, et ce n’est que le troisième tour. Placer ou construire : chaque tour de Little Town est l’un ou l’autre.

## Bons voisins

neighbours-title = Bons voisins
neighbours-town = La deuxième manche. Le champ de blé et le puits sont à vous, la boulangerie est à Rouge. Vous pouvez activer les bâtiments de tout le monde ; pour ceux d’un autre, vous lui payez 1 pièce.
neighbours-place = Sur E2, un ouvrier se trouve au milieu de trois bâtiments, avec une montagne et un lac au-dessus. Placez-y le vôtre.
neighbours-work-before-building = Bonne idée pour le prochain tour. Faites d’abord travailler ces trois bâtiments : placez un ouvrier sur E2.
neighbours-amid-three-buildings = De là, votre ouvrier atteint moins de bâtiments. E2 les touche tous les trois.
neighbours-field = Vous pouvez activer chaque bâtiment voisin une fois, dans l’ordre de votre choix. L’ordre compte : la boulangerie change 1 blé en 4 pièces, et vous n’avez pas encore de blé. Commencez par votre champ.
neighbours-buildings-are-waiting = Trois bâtiments attendent autour de vous. Ne partez pas encore : commencez par le champ de blé.
neighbours-wheat-first = Le puits ne se sauvera pas. Commencez par le champ : la boulangerie a besoin de blé.
neighbours-bakery = Maintenant la boulangerie : 1 pièce pour Rouge, 1 blé au four, 4 pièces pour vous.
neighbours-bakery-pays = Une pièce de loyer, quatre pièces de pain : ce serait dommage de s’en priver.
neighbours-bakery-next = Ce sera pour tout de suite après, et pour rien. D’abord la boulangerie, pour changer le blé en pièces.
neighbours-well = Et votre puits, pour 2 points.
neighbours-one-more = Il reste un bâtiment, et c’est le vôtre : deux points pour rien.
neighbours-rich = 5 pièces, une pierre, un poisson et 2 points, avec un seul ouvrier ! Pensez maintenant au soir, quand chaque ouvrier devra manger. Un second champ de blé ne coûte que 1 bois. Construisez-le.
neighbours-a-field-feeds-you = Les ouvriers mangent à la fin de la manche, et un poisson ne suffira pas. Un second champ vous donnera du blé à chaque manche qui reste.
neighbours-too-dear-today = Vous pouvez le payer, mais en y laissant vos pièces. Le champ ne coûte qu’un seul bois.
neighbours-site = Sur G2, il touche votre puits, un lac et une montagne : désormais, un seul ouvrier les atteindra tous. Placez-le là.
neighbours-beside-lake-and-well = Un bon bâtiment dans un coin perdu n’est qu’une moitié de bâtiment. Sur G2, il est à côté de votre puits, avec un lac et une montagne à portée.
neighbours-pay = Trois pièces peuvent remplacer n’importe quel cube. Mais le bois, vous l’avez : payez avec, et gardez vos pièces.
neighbours-keep-your-coins = Trois pièces pour un bois que vous avez déjà ? Payez le bois ; les pièces serviront quand quelque chose manquera.
neighbours-end = Les bonnes villes poussent ainsi : les bâtiments côte à côte, pour qu’un seul ouvrier mette toute une chaîne en marche. Et quand vos rivaux en veulent leur part, ils vous paient un loyer.

## À table

supper-title = À table !
supper-last-worker = Votre dernier ouvrier de la manche. Bientôt, tous les cinq auront faim : à chacun 1 poisson ou 1 blé. Vous avez 3 poissons et 1 blé, un repas de trop peu, et chaque ouvrier affamé coûte 3 points.
supper-place = Vos deux champs de blé touchent D2. Placez-y votre ouvrier.
supper-between-the-fields = Cela ne vous donnerait pas assez à manger. D2 touche vos deux champs de blé.
supper-field = Activez l’un des deux champs.
supper-fields-are-free = Vos champs ne coûtent rien, et le repas approche. Activez-les tous les deux.
supper-bakery-takes-wheat = La boulangerie paie bien, mais elle prend du blé, et quelqu’un irait se coucher le ventre vide. Laissez-la pour cette fois.
supper-second-field = Et l’autre.
supper-enough = 3 poissons et 3 blés : six repas pour cinq ouvriers. N’activez plus rien, et laissez la manche finir.
supper-feed = À table ! Il vous reste un repas de trop : à vous de choisir lequel garder. Votre grenier change 2 blés en 5 points, alors que le poisson n’est bon qu’à manger. Servez 3 poissons et 2 blés.
supper-keep-the-wheat = Tout le monde mangerait, mais vous garderiez un poisson. Un blé vaut mieux : votre grenier en aura besoin à la prochaine manche.
supper-hungry = Tous vos ouvriers ont mangé. S’il manque un repas, vous pouvez l’acheter 3 pièces ; rien n’y oblige, mais s’en passer coûte 3 points.
supper-end = Les ouvriers rentrent, les bâtiments restent, et l’autre joueur commence la manche suivante. Deux blés feront alors 5 points ici, dans votre grenier.

## Objectifs et points

points-title = Objectifs et points
points-last-worker = La quatrième manche, et votre dernier ouvrier de la partie. Vous avez 22 points sur la piste, et 6 pierres. Qu’est-ce qui rapporte le plus ?
points-goals = Regardez aussi vos objectifs secrets. L’un d’eux demande que trois de vos bâtiments se touchent par les côtés. Il vaudrait 3 points, et un objectif manqué ne coûte rien.
points-build = Le château coûte 6 pierres et compte à la fin : 4 points pour chacun de vos autres bâtiments autour de lui. Construisez-le.
points-castle-is-best = Cela rapporterait moins. Avec trois de vos bâtiments autour de lui, le château vaut 12 points, et un objectif en plus.
points-site = Votre puits, votre grenier et votre champ de blé touchent tous E2, et E3 aussi. Choisissez l’une des deux cases.
points-beside-your-buildings = Un château regarde les huit cases qui l’entourent. Seules E2 et E3 touchent vos trois bâtiments.
points-supper = « Trois d’un bloc » est réalisé ! Un dernier repas. Vous avez juste ce qu’il faut : servez-le.
points-counted = Tout est compté maintenant : la piste, les objectifs, les points imprimés sur vos bâtiments, le château, et 1 point pour 3 pièces.
points-end = 52 à 50 : vous avez gagné, grâce à votre château. Les points se gagnent en chemin et à la fin ; une bonne ville fait les deux.

## Votre partie

your-game-title = Votre première partie
your-game-start = Une prairie toute neuve, et c’est à vous de commencer. Pour débuter, cherchez les cases qui touchent deux ou trois sortes de terrain.
your-game-goals = Vous avez cinq objectifs secrets ; touchez-en un pour lire ce qu’il demande. Ne les poursuivez pas tous : un ou deux iront avec ce que vous faites de toute façon.
your-game-place = Commencez comme vous voulez : placez un ouvrier, ou construisez.
your-game-off-you-go = À partir d’ici, c’est votre partie, contre un jeune arbre. Pensez au repas, bâtissez serré, et touchez tout ce qui vous intrigue.

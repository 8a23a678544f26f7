# Les règles illustrées de Sylve en français. guide.toml dit où chaque texte sert.
# Les *étoiles* soulignent un mot ; les articles comme SY-26 deviennent des liens.

## Le jeu en dix lignes

cover-picture = La troisième manche, de jour : trois Sylves à gagner, le Village, quatre Potions au marché et une Créature de chaque saison.
cover-alt = Trois cartes Sylve avec des dés rouges et violets et quelques dés Élément blancs ; une case est brûlée. Dessous, le Village de jour avec un dé au moulin, le marché de quatre Potions et quatre piles de Créatures.

overview-theme = De deux à quatre mystiques remettent en ordre les saisons d’un bois enchanté, en *quatre manches*, de jour et de nuit.
overview-dice = À chaque manche, chacun lance six dés : quatre *dés Cueillette* à sa couleur, et deux *dés Élément* blancs.
overview-turn = À votre tour, vous *placez un dé*. Avant ou après, vous pouvez *concocter une Potion*, et *en boire une*.
overview-place = Un dé Cueillette, sur une case Sylve à son symbole, récupère ce qui s’y trouve : une plante, un champi, un cristal, ou une Créature à apprivoiser. Au *Village*, tous les dés trouvent à s’occuper.
overview-elements = Un dé Élément convient à toutes les cases d’une Sylve, et il a un *pouvoir* : l’eau récupère plus, le feu couvre un dé, le vent en ramène un.
overview-creatures = Les *Créatures* vous aident par leurs pouvoirs. Vous pouvez en garder trois ; celles que vous libérez comptent encore.
overview-potions = Les *Potions* se concoctent avec des ingrédients. Chacune vaut des points, et son effet peut se boire une fois.
overview-control = Quand tous les dés sont placés, qui a le plus de dés Cueillette dans une Sylve, et plus qu’il n’y a de dés Élément, *gagne la carte*.
overview-end = Après la quatrième manche, on compte Potions, Sylves et Créatures, et *le plus de points l’emporte*.

## Ce qu’il y a dans la boîte

box-die = *Les dés.* Un dé Cueillette montre deux fois l’arbre, la montagne et la rivière ; un dé Élément, deux fois l’eau, le feu et le vent. Une fois placés, les dés Élément ne sont à personne.
box-forest = *Les Sylves*, d’une saison ou de deux. Le sceau montre les points pour qui gagne la carte. À chaque manche, il en vient trois à deux joueurs, quatre à trois, cinq à quatre.
box-village = *Le Village* a cinq cases. Le jardin et l’étal acceptent n’importe quels dés, sans limite ; l’âtre, le puits et le moulin, un seul dé de leur Élément. Ce qu’ils donnent change entre le jour et la nuit.
box-creature = *Les Créatures*, neuf par saison, en quatre piles face visible. Le printemps trouve des baies, l’été brûle et déplace, l’automne récolte, l’hiver donne des points.
box-potion = *Les Potions* : le coût en bas, les points en haut à droite, l’effet en haut à gauche. Il y en a toujours quatre au marché.
box-character = *Les personnages* vous donnent une couleur. Leurs pouvoirs servent à tout le monde ou à personne ; laissez-les de côté pour une première partie.
box-token = *Les jetons Terre brûlée* ferment des cases, dix au plus à la fois. Ingrédients, baies de pouvoir et jetons PV ne manquent jamais ; chacun commence avec 1 baie de pouvoir.

## Un tour, pas à pas

turn-place-title = Placer un dé Cueillette et récupérer
turn-place = Posez un dé Cueillette sur une case Sylve vide qui porte *son symbole*, et prenez ce que montre la petite image à côté : 1 plante, 1 champi ou 1 cristal. Le dé reste là jusqu’à la fin de la manche. Il bloque la case, et compte pour vous dans la Sylve.
turn-place-picture = L’arbre de Nord convient à A2, où il y a un champi.
turn-place-alt = La Sylve A, vide. La deuxième de ses cinq cases est éclairée : un arbre avec un champi.
turn-place-after = Un champi, et un premier dé dans la Sylve.
turn-place-after-alt = Le dé arbre rouge de Nord est sur A2, éclairée. Sous la Sylve, un dé est compté pour Nord.

turn-village-title = Ou aller au Village
turn-village = Le *jardin* et l’*étal* acceptent tous les dés et ne sont jamais pleins : au jardin, vous récupérez un ingrédient de votre choix ; à l’étal, vous échangez. L’*âtre* n’accepte que le feu, le *puits* que l’eau, le *moulin* que le vent, un dé chacun. Un dé au Village ne gagne aucune Sylve.
turn-village-picture = Les deux cases du haut acceptent n’importe quel dé, autant de fois qu’on veut.
turn-village-alt = Le Village de jour. Le jardin et l’étal, en haut, sont éclairés ; en bas, l’âtre, le puits et le moulin avec leurs Éléments.
turn-village-after = Une rivière va au jardin, et Nord prend un cristal.
turn-village-after-alt = Le dé rivière de Nord est au jardin, éclairé.

turn-elements-title = Placer un dé Élément : l’eau
turn-elements = Un dé Élément convient à *toute* case Sylve vide, quel que soit le symbole, et récupère ou apprivoise comme d’habitude. Dans une Sylve, l’*eau* récupère 2 jetons de plus du même ingrédient. Au Village, ce pouvoir n’agit pas.
turn-elements-picture = L’eau de Nord peut aller partout. Sur B4, il y a une plante.
turn-elements-alt = Les Sylves après deux tours chacun. Le dé eau de Nord et la case B4, une montagne avec une plante, sont éclairés.
turn-elements-after = Trois plantes d’un coup.
turn-elements-after-alt = Le dé eau est sur B4. Les 3 plantes de Nord sont éclairées.

turn-fire-title = Le feu couvre un dé
turn-fire = Le *feu* peut se placer par-dessus n’importe quel dé d’une Sylve, le vôtre ou celui d’un autre. Vous récupérez ou apprivoisez comme si la case était vide. Le dé du dessous *ne compte plus* pour la Sylve.
turn-fire-picture = En A, Est a deux dés, sur A1 et A2, et Nord en a un.
turn-fire-alt = La Sylve A avec trois dés : les arbres violets d’Est sur A1 et A2, la rivière rouge de Nord sur A3. A2 est éclairée.
turn-fire-after = Un dé chacun, et un dé Élément : personne ne gagnerait la Sylve A.
turn-fire-after-alt = Un dé feu blanc est sur A2, par-dessus l’arbre d’Est. Sous la Sylve A, on compte un pour chaque joueur et un pour les Éléments.

turn-wind-title = Le vent ramène un dé
turn-wind = Le *vent* peut se placer sur un de vos dés Cueillette dans une Sylve. Ce dé vous revient, sans changer de face, et vous récupérez ou apprivoisez là une fois de plus. Il pourra être placé de nouveau : un tour de plus pour vous dans cette manche.
turn-wind-picture = La rivière de Nord, sur C3, a déjà récupéré son champi.
turn-wind-alt = Les mêmes Sylves, l’eau d’Est maintenant sur C2. La rivière de Nord sur C3 est éclairée, et le dé vent parmi les dés de Nord.
turn-wind-after = La rivière est revenue, avec un second champi.
turn-wind-after-alt = Le dé vent est sur C3. Le dé rivière est de nouveau parmi les dés de Nord, éclairé.

turn-force-title = Forcer un dé là où il ne convient pas
turn-force = Un dé Cueillette peut aller sur une case vide d’un *autre* symbole si vous payez 1 ingrédient comme celui de la case, ou 1 baie de pouvoir. Sur une case Créature, seule une baie convient. Un dé forcé ne récupère et n’apprivoise rien, mais il *compte* pour la Sylve.
turn-force-picture = L’arbre de Nord ne convient à aucune case libre de B. B4 montre une plante, et Nord en a une.
turn-force-alt = Les Sylves avant les derniers dés. L’arbre parmi les dés de Nord, sa plante et la case B4 sont éclairés.
turn-force-after = La plante est payée, et Nord mène en B, deux dés contre un.
turn-force-after-alt = L’arbre de Nord est sur B4, éclairée. Sous la Sylve B, Nord a 2 dés, Est 1, avec un drapeau pour Nord.

turn-tame-title = Apprivoiser une Créature
turn-tame = Sur une case marquée d’une patte, vous prenez une des quatre Créatures au sommet des piles, et son pouvoir est à vous. Vous pouvez en garder *trois*. À la quatrième, libérez-en une aussitôt : elle perd son pouvoir, mais compte encore à la fin.
turn-tame-picture = Chaque saison propose une Créature. Le Sanglier feuillu est de l’automne.
turn-tame-alt = Le marché, et dessous quatre piles de Créatures : loir, scarabée, sanglier et yéti. Le sanglier est éclairé.
turn-tame-after = Le Sanglier feuillu a rejoint Nord. Son emplacement reçoit un dé Cueillette, contre 3 plantes.
turn-tame-after-alt = L’espace de Nord avec trois Créatures : grignote, renard et sanglier. Le sanglier est éclairé.

turn-powers-title = Utiliser ses Créatures
turn-powers = Un pouvoir agit chaque fois que sa condition est remplie, et rien ne vous oblige à vous en servir. Une Créature à *emplacement* reçoit un dé, et c’est votre placement du tour. Là où un pouvoir *brûle* une case vide, plus personne ne s’en sert jusqu’à la fin de la manche.
turn-powers-picture = B est une Sylve d’automne. Si Nord récupère le champi de B1, le Grignote-champi peut le manger, et le Renard de braise peut brûler une case.
turn-powers-alt = Trois Sylves. En B, il y a un dé chacun, et la case B1, un arbre avec un champi, est éclairée.
turn-powers-after = Le champi est devenu une baie, et B3 est fermée à la rivière d’Est.
turn-powers-after-alt = L’arbre de Nord est sur B1 et un jeton Terre brûlée sur B3, éclairée. Sous B, Nord a 2 dés, Est 1.

turn-brew-title = Concocter une Potion
turn-brew = Une fois par tour, payez les ingrédients d’une Potion du marché, ou d’une Potion que vous avez *réservée*, et prenez-la. Chaque *baie de pouvoir* remplace un ingrédient. Une nouvelle carte comble le vide. Le moulin permet de réserver une Potion, que personne d’autre ne pourra concocter ; tant qu’elle n’est pas concoctée, elle ne vaut rien.
turn-brew-picture = L’Élixir de hâte I coûte 1 plante, 2 champis et 1 cristal. Il manque un champi à Nord.
turn-brew-alt = Quatre Potions au marché. L’Élixir de hâte I, qui vaut 4 points, est éclairé.
turn-brew-after = Une baie a remplacé le champi : 4 points.
turn-brew-after-alt = L’espace de Nord : l’Élixir de hâte I est parmi les Potions à boire, éclairé. Il reste 2 plantes à Nord.

turn-drink-title = Boire une Potion
turn-drink = Une fois par tour, vous pouvez boire une Potion de votre main, même à peine concoctée. Elle agit *une fois*, et garde ses points. Il y a huit effets : tourner un dé, relancer, placer un dé de plus, déplacer un dé, en permuter deux, en reprendre un, retirer un dé Élément, retirer n’importe quel dé.
turn-drink-picture = En A, Nord a trois dés contre un ; en B, un dé contre un dé Élément. Le Philtre de dérive déplace un dé Cueillette.
turn-drink-alt = Trois Sylves de la dernière manche. En A, trois dés rouges et un violet ; en B, un rouge et un blanc. A1 et B2 sont éclairées.
turn-drink-after = Deux contre un en A, deux contre un en B : Nord mène dans les deux.
turn-drink-after-alt = La montagne de Nord est passée d’A1 à B2, éclairée. Sous A et B, des drapeaux montrent que Nord mène.

turn-control-title = Voir qui gagne les Sylves
turn-control = La manche finit quand personne n’a plus de dés. Vous gagnez une Sylve si vous y avez *plus* de dés Cueillette que chacun des autres, et *plus* qu’il n’y a de dés Élément. Les dés couverts ne comptent pas. En cas d’égalité, personne ne gagne la carte, et elle est défaussée.
turn-control-picture = A va à Nord : deux dés contre un dé d’Est et un dé Élément. En B, égalité ; en C, deux dés Élément contre un dé d’Est : personne.
turn-control-alt = Trois Sylves, avec le compte des dés sous chacune. A : Nord 2, Est 1, Éléments 1. B : 1 chacun. C : Est 1, Éléments 2.

turn-next-title = Commencer la manche suivante
turn-next = Les Créatures marquées d’une lune utilisent alors leur pouvoir. Puis tous les dés reviennent et sont relancés, de nouvelles Sylves arrivent, le Village est retourné, et le jeton Premier joueur passe à gauche. Tout le reste demeure.
turn-next-picture = De nuit, le jardin ne change pas. L’étal échange jusqu’à deux jetons, le feu brûle une case, l’eau apprivoise, et le vent apporte deux ingrédients et une Potion réservée.
turn-next-alt = Le Village de nuit, avec ses cinq cases et ce que donne chacune.

## Les points

scoring-potions = *Les Potions* concoctées : leurs points, bues ou non. Une Potion réservée et jamais concoctée ne vaut rien.
scoring-forests = *Les Sylves* gagnées : les points de leur sceau.
scoring-creatures = *Les Créatures*, apprivoisées ou libérées : 3 points chacune si une de vos Sylves, de sa saison, peut être son foyer, sinon 1 point. Une Sylve n’accueille qu’une Créature.
scoring-tokens = *Les jetons PV* donnés par des Créatures d’hiver.
scoring-leftovers = *Les ingrédients inutilisés*, baies comprises : 1 point pour 3.
scoring-winner = Le plus haut total l’emporte ; à égalité, qui a le plus d’ingrédients inutilisés.
scoring-example = La dernière nuit est finie, et Nord a gagné deux Sylves de plus. La Pie du marché loge au Bois roux, une des deux autres Créatures au Ruisseau du dégel : les trois Créatures de Nord font { $north_creatures } points. Avec { $north_potions } pour les Potions, { $north_forests } pour les Sylves, { $north_tokens } de jetons PV et { $north_leftovers } pour les ingrédients, Nord a { $north_total } points. Est, qui concocte mieux, avec { $east_potions } points de Potions, en a { $east_total }.
scoring-example-picture = Ce que Nord possède à la fin : trois Sylves, trois Créatures, cinq Potions.
scoring-example-alt = L’espace de Nord après la dernière manche. À droite, les Sylves à 6, 6 et 4 points, trois Créatures libérées, cinq Potions à 4, 3, 5, 1 et 1 points, et 2 points en jetons.

## Icônes

glossary-tree-title = Arbre
glossary-tree = un des trois symboles des dés Cueillette et des cases Sylve.
glossary-mountain-title = Montagne
glossary-mountain = le deuxième symbole.
glossary-river-title = Rivière
glossary-river = le troisième symbole.
glossary-water-title = Eau
glossary-water = un Élément ; dans une Sylve, récupère 2 jetons de plus.
glossary-fire-title = Feu
glossary-fire = un Élément ; dans une Sylve, peut couvrir un dé.
glossary-wind-title = Vent
glossary-wind = un Élément ; dans une Sylve, peut ramener un de vos dés Cueillette.
glossary-plant-title = Plante
glossary-plant = un ingrédient.
glossary-mushroom-title = Champi
glossary-mushroom = un ingrédient.
glossary-crystal-title = Cristal
glossary-crystal = un ingrédient.
glossary-berry-title = Baie de pouvoir
glossary-berry = remplace n’importe quel ingrédient, et paie les dés forcés.
glossary-choice-title = Ingrédient de votre choix
glossary-choice = plante, champi ou cristal ; jamais une baie.
glossary-any-title = N’importe quel jeton
glossary-any = un ingrédient ou une baie.
glossary-creature-title = Créature
glossary-creature = apprivoisez une des quatre proposées.
glossary-points-title = Points
glossary-points = pris en jetons, comptés à la fin.
glossary-spring-title = Printemps
glossary-spring = la saison des baies.
glossary-summer-title = Été
glossary-summer = la saison du feu et des mauvais tours.
glossary-autumn-title = Automne
glossary-autumn = la saison des récoltes.
glossary-winter-title = Hiver
glossary-winter = la saison des points.
glossary-forage-title = Dé Cueillette
glossary-forage = l’un de vos quatre, quelle que soit sa face.
glossary-element-title = Dé Élément
glossary-element = l’un des blancs, quelle que soit sa face.
glossary-die-title = Quand vous placez un dé
glossary-die = dans une Sylve de la saison indiquée, ou au Village.
glossary-gather-title = Quand vous cueillez
glossary-gather = dans une Sylve de la saison indiquée.
glossary-village-title = Au Village
glossary-village = sur n’importe laquelle de ses cases, jardin et étal compris.
glossary-brew-title = Quand vous concoctez
glossary-brew = une Potion du marché, ou une Potion réservée.
glossary-control-title = Quand vous gagnez une Sylve
glossary-control = de la saison indiquée, à la fin d’une manche.
glossary-round-end-title = Fin de la manche
glossary-round-end = une fois les Sylves gagnées.
glossary-scorch-title = Brûler
glossary-scorch = fermez une case Sylve vide pour cette manche.
glossary-reserve-title = Réserver
glossary-reserve = révélez une Potion ; gardez-la pour vous, elle ou une autre du marché.
glossary-clear-title = Dégager
glossary-clear = mettez de côté tous les dés Élément d’une Sylve.
glossary-same-title = Un de plus
glossary-same = de l’ingrédient que vous venez de récupérer.
glossary-instead-title = Au lieu d’apprivoiser
glossary-instead = sur une case Créature.
glossary-turn-title = Tourner un Élément
glossary-turn = un dé Élément de votre réserve, sur un autre Élément.
glossary-change-title = Changer
glossary-change = un dé de votre réserve, sur la face de votre choix.
glossary-reroll-title = Relancer
glossary-reroll = des dés de votre réserve, autant que vous voulez.
glossary-place-title = Placer
glossary-place = un dé de plus dans ce tour.
glossary-move-title = Déplacer
glossary-move = un dé Cueillette placé, vers une case Sylve vide.
glossary-swap-title = Permuter
glossary-swap = deux dés Cueillette placés de même symbole.
glossary-return-title = Reprendre
glossary-return = un de vos dés Cueillette placés.
glossary-remove-element-title = Retirer un Élément
glossary-remove-element = un dé Élément placé, pour le reste de la manche.
glossary-remove-title = Retirer un dé
glossary-remove = n’importe quel dé placé, pour le reste de la manche.

## Premières stratégies

hint-last-die = *Voyez qui place en dernier.* Un dé d’avance ne suffit que si personne ne peut répondre. Le vent et le Bouillon de rappel donnent un tour de plus ; brûler une case prend aux autres la dernière place libre.
hint-elements = *Placez les dés Élément là où un autre gagne.* Ils comptent contre tout le monde, vous compris. En fin de manche, le feu sur le dé d’un rival fait mal deux fois.
hint-early = *Apprivoisez tôt qui vous aide.* Un sanglier à emplacement, une souris qui récupère un jeton de plus servent à chaque manche. À la dernière, apprivoisez pour les saisons de vos Sylves : 3 points au lieu de 1.
hint-brew = *Concoctez dès que possible.* Un ingrédient inutilisé ne vaut qu’un tiers de point. Gardez pour les derniers tours d’une manche les Potions qui déplacent ou retirent des dés.
hint-berry = *Gardez une baie.* Elle peut être l’ingrédient qui manque, ou forcer le dé qui gagne une Sylve.

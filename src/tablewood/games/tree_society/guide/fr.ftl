# Les règles illustrées de Tree Society en français. guide.toml dit où sert chaque texte.
# Les *étoiles* soulignent un mot ; les clauses comme TS-36 deviennent des liens.

## Le jeu en dix lignes

cover-picture = La huitième manche : cinq fruits à l’étal, six maisons à commencer, et deux terrains où Chêne bâtit.
cover-alt = La table de Tree Society : l’étal de fruits et ses cadrans, le marché de guildes avec six cartes en deux rangées, et le plateau de Chêne avec deux maisons en chantier, une maison achevée, trois fruits et quatre pièces.

overview-theme = Les guildes du bois bâtissent leurs maisons dans la cime des arbres, et deux à quatre joueurs les aident.
overview-turn = Un tour a trois parties : *vendre* un fruit, *bâtir*, *se reposer*.
overview-price = Un fruit rapporte *1 pièce par fruit de son type en vue*, à qui qu’il soit.
overview-levels = Les pièces bâtissent les *niveaux* des maisons, trois chacune. Chaque niveau a un effet quand on le bâtit, et les effets mènent à d’autres constructions.
overview-coins = On ne peut guère économiser : on ne garde que *2 pièces*, et ce que contient le *coffre*.
overview-banners = Une maison de trois niveaux est achevée et montre ses *bannières*. Six d’entre elles annoncent la dernière manche.
overview-end = Chaque maison vaut les points de son *plus haut niveau*. Le plus de points l’emporte.

## Ce que contient la boîte

box-card = *Les cartes Guilde*, 73 en tout. Chacune est une maison de trois niveaux, bâtie de bas en haut. Un niveau montre son coût, son effet et ses points ; les bannières sont celles de la maison achevée.
box-guild = *Six guildes*, dont quatre par partie. Architectes, banquiers, marchands et écrivains conviennent à une première partie ; botanistes et explorateurs viendront plus tard.
box-fruit = *Les cartes Fruit*, de cinq types. Sous le fruit figure une action pour qui le vend. Un fruit marqué +1 rapporte une pièce de plus.
box-action = *Les cinq actions* : vendre un autre fruit, renouveler une rangée du marché de guildes, prendre un fruit, mettre 2 pièces au coffre, bâtir un niveau pour 2 pièces de moins.
box-box = *Pièces et marqueurs.* Chacun a une bourse pour les pièces à dépenser, un coffre pour celles à garder, et trois marqueurs Arbre : un par maison en chantier.

## Un tour, étape par étape

turn-sell-title = Vendre un fruit
turn-sell = Vous devez vendre *un* de vos fruits. Comptez les fruits de son type en vue : les vôtres, ceux des autres joueurs, ceux de l’étal, et celui que vous vendez. C’est le nombre de pièces qu’il rapporte. Les cadrans montrent les prix du moment.
turn-sell-picture = Chêne a une pomme, une autre est à l’étal, et Bouleau en a deux : le prix est de 4.
turn-sell-alt = L’étal, les fruits de Bouleau et le panier de Chêne. La pomme de Chêne et celle de l’étal sont mises en lumière ; le cadran des pommes indique 4.
turn-sell-after = Vendue : la bourse de Chêne contient 5 pièces, et le prix des pommes a baissé.
turn-sell-after-alt = La pomme a quitté le panier de Chêne, qui a 5 pièces. Le cadran des pommes indique 3.

turn-build-title = Bâtir autant qu’on peut payer
turn-build = Bâtissez maintenant des niveaux, autant que vous voulez, dans n’importe quel ordre. Le niveau suivant d’une maison commencée coûte ce qui est imprimé. On bâtit de bas en haut, sans rien sauter, et l’on peut bâtir plusieurs niveaux dans le même tour.
turn-build-picture = La Chambre des glands a un niveau. Le deuxième coûte 4 pièces.
turn-build-alt = Le plateau de Chêne avec une maison en chantier, la Chambre des glands et son unique niveau, mise en lumière. La bourse contient 5 pièces.
turn-build-after = Il est bâti, et son effet a mis 3 pièces au coffre.
turn-build-after-alt = La Chambre des glands, mise en lumière, a deux niveaux. La bourse contient 1 pièce, le coffre 3.

turn-begin-title = Commencer une maison
turn-begin = Prenez l’une des six cartes du marché de guildes, payez son premier niveau et posez-y un marqueur Arbre. Une carte de la *rangée du haut coûte 1 pièce de plus*. Vous pouvez avoir *trois* maisons en chantier ; pour faire de la place, vous pouvez en défausser une, sans rien récupérer.
turn-begin-picture = L’Étal de fruits, en bas, coûte 3 ; la Scierie, au-dessus, 4 et 1 de plus.
turn-begin-alt = Le marché de guildes avec deux rangées de trois cartes, chacune avec le prix que paierait Chêne. L’Étal de fruits en bas à gauche et la Scierie en haut à gauche sont mis en lumière.

turn-effects-title = Utiliser les effets
turn-effects = Un niveau fait ce qu’il montre *quand on le bâtit* : des pièces, une seconde vente, des fruits, de nouvelles cartes au marché, ou un autre niveau à moindre prix. On peut renoncer à un effet, mais pas le garder pour plus tard. Ce qu’il bâtit a lui aussi des effets.
turn-effects-picture = Chêne a 6 pièces. Le deuxième niveau de la Corderie rend un niveau d’une autre guilde moins cher de 2 pièces.
turn-effects-alt = Le plateau de Chêne. La Corderie, un niveau, est mise en lumière.
turn-effects-after = Un effet a mené au suivant : la Corderie, puis l’Étal de fruits pour 1 pièce, puis une seconde vente. Il reste 5 pièces à Chêne.
turn-effects-after-alt = Deux maisons du plateau de Chêne sont mises en lumière : la Corderie avec deux niveaux et l’Étal de fruits avec un. La bourse contient 5 pièces.

turn-lasting-title = Les effets qui durent
turn-lasting = Certains effets *durent* tant que leur niveau est le plus haut de la maison : chaque vente rapporte 1 pièce de plus, chaque dépôt au coffre est plus gros de 1, les niveaux sont moins chers. Ils cessent quand on bâtit plus haut. D’autres ne comptent qu’*à la fin de la partie*, à la place de points imprimés.

turn-action-title = Utiliser l’action de son fruit
turn-action = Le fruit vendu au début du tour a une action. Vous pouvez l’utiliser *une fois* pendant que vous bâtissez, à tout moment entre deux niveaux. Les fruits vendus par un effet n’en donnent pas.
turn-action-picture = La pomme de Chêne a l’action « coffre ».
turn-action-alt = Le plateau de Chêne en cours de construction : 1 pièce dans la bourse, 3 au coffre.
turn-action-after = Deux pièces de plus au coffre.
turn-action-after-alt = Le plateau de Chêne : 1 pièce dans la bourse, 5 au coffre.

turn-rest-title = Se reposer
turn-rest = Prenez *un fruit* de l’étal, aussitôt complété. Puis comptez vos pièces : toutes sauf *2* de votre bourse sont perdues, après quoi le coffre se vide dans la bourse. Enfin, les cartes de la rangée du haut glissent vers le bas là où il y a de la place, et le marché de guildes est complété.
turn-rest-picture = 1 pièce dans la bourse, 5 au coffre.
turn-rest-alt = Le plateau de Chêne avant le repos : deux fruits, 1 pièce dans la bourse, 5 au coffre.
turn-rest-after = Chêne commencera son prochain tour avec 6 pièces et trois fruits.
turn-rest-after-alt = Le plateau de Chêne après le repos : trois fruits, 6 pièces dans la bourse, aucune au coffre.

turn-complete-title = Achever une maison, et annoncer la fin
turn-complete = Avec son troisième niveau, une maison est achevée : elle rejoint vos maisons finies, son terrain se libère, et ses *bannières* comptent. Dès que quelqu’un a *6 bannières*, on joue la manche jusqu’au bout, puis une dernière. La partie s’achève aussi avec la manche où l’on pioche le dernier fruit.
turn-complete-picture = La Grande bibliothèque a deux niveaux, et Chêne a 7 pièces.
turn-complete-alt = Le plateau de Chêne avec deux maisons en chantier ; la Grande bibliothèque est mise en lumière.
turn-complete-after = Achevée, avec une bannière.
turn-complete-after-alt = La Grande bibliothèque, mise en lumière, est maintenant l’une des trois maisons achevées de Chêne.

## Les points

scoring-highest = Chaque maison ne compte que son *plus haut niveau*, achevée ou non. Les niveaux du dessous ne rapportent rien.
scoring-formulas = Certains troisièmes niveaux ont une *formule* : tant de points par bannière, par maison, par fruit vendu ou par pièce que vous avez à la fin.
scoring-coins = Les pièces et les fruits eux-mêmes ne valent *rien*.
scoring-example = La partie est finie. Chêne a achevé trois maisons, pour { $oak_completed } points, et en a { $oak_in_progress } pour une en chantier ; Bouleau en a achevé quatre, pour { $birch_completed }, et en a { $birch_in_progress } pour deux en chantier. Bouleau a eu six bannières en premier, mais Chêne l’emporte par { $oak_total } points à { $birch_total }.
scoring-example-picture = La Grande bibliothèque de Chêne vaut 14 points à elle seule.
scoring-example-alt = Le plateau de Chêne à la fin, avec trois maisons achevées ; la Grande bibliothèque est mise en lumière.

## Icônes

glossary-coin-title = Pièce
glossary-coin = dans la bourse, à dépenser.
glossary-chest-title = Coffre
glossary-chest = des pièces pour le tour suivant, qu’on ne perd jamais.
glossary-sale-title = Vente
glossary-sale = vendre un autre fruit, d’un type pas encore vendu dans ce tour.
glossary-basket-title = Panier
glossary-basket = prendre un fruit de l’étal.
glossary-row-title = Rangée
glossary-row = défausser une rangée du marché de guildes et la compléter.
glossary-hammer-title = Marteau
glossary-hammer = bâtir un niveau d’une autre guilde pour moins de pièces.
glossary-half-title = Moitié
glossary-half = bâtir un niveau d’une autre guilde à moitié prix.
glossary-house-title = Maison
glossary-house = chacune de vos maisons achevées.
glossary-banner-title = Bannière
glossary-banner = chaque bannière de vos maisons achevées.
glossary-lasting-title = Durable
glossary-lasting = agit jusqu’à la construction du niveau suivant.
glossary-end-title = À la fin
glossary-end = compte au décompte final.
glossary-must-title = D’abord
glossary-must = à faire avant de pouvoir bâtir le niveau (botanistes).

## Premières stratégies

hint-prices = *Vendez ce que tout le monde a.* Les prix se font à plusieurs. Vendez un type avant les autres, et prenez ceux qu’ils collectionnent.
hint-chest = *Remplissez tôt votre coffre.* Deux pièces, c’est peu pour commencer un tour. Les niveaux des banquiers et l’action « coffre » valent surtout dans les premières manches.
hint-chain = *Cherchez les enchaînements.* Une remise, une seconde vente et un fruit gratuit dans le même tour valent plus que les trois en trois tours. Commencez par le niveau qui rend le suivant moins cher.
hint-finish = *Achevez vos maisons.* Le troisième niveau vaut autant que tout ce qui précède. Trois maisons à moitié bâties bloquent vos terrains et ne rapportent presque rien.
hint-clock = *Surveillez les bannières.* Si vous menez, achevez de petites maisons et finissez la partie ; sinon, bâtissez les plus chères tant qu’il est temps. Tout le monde voit la corde de fanions, en haut.

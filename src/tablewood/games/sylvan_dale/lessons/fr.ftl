# Builders of Sylvan Dale : ce que disent les leçons. Le fichier anglais porte les mêmes identifiants.

## Un tour

a-turn-title = Un tour de jeu
a-turn-welcome = Le petit peuple des bois revient habiter les Grands Arbres, et vous êtes l’un de ses bâtisseurs. Après deux manches, la plus grande renommée désigne le meilleur bâtisseur du vallon.
a-turn-trees = Chacun de ces arbres commence avec une habitation : un nid tressé, une chaumière, une cabane de rondins ou une tourelle. Vous bâtirez par-dessus, une tuile à chaque tour. Seule compte l’habitation du sommet.
a-turn-play = Un tour commence par une carte. Son habitation dit où vous pouvez bâtir : une carte nid tressé permet de bâtir là où un nid occupe le sommet. Jouez votre carte nid tressé.
a-turn-play-the-nest = Cette carte est jouable, mais elle mène à d’autres arbres. Jouez cette fois la carte nid tressé : nous voulons bâtir sur A1, dont le sommet est un nid.
a-turn-add = À votre tuile, maintenant. C’est celle du dessus de votre pile, une tourelle, et elle n’a pas à correspondre : seuls la carte et l’arbre doivent s’accorder. Posez-la sur A1.
a-turn-add-to-the-corner = Cet arbre a lui aussi un nid au sommet, et la règle le permettrait. Mais votre rival va répondre, et c’est sur A1 que vous le verrez le mieux. Posez-y votre tuile.
a-turn-choose = Un tour s’achève par une nouvelle carte : la première de la pioche, sans la voir, ou l’une des trois de la rivière. A1 a maintenant une tourelle au sommet : prenez la carte tourelle dans la rivière.
a-turn-not-the-deck = La pioche peut donner n’importe quoi. Vous savez quelle carte vous voulez, et elle est là, face visible, dans la rivière : prenez la carte tourelle.
a-turn-take-the-turret = Cette carte n’est pas mauvaise, mais elle ne va pas avec l’arbre que vous venez de bâtir. Prenez la carte tourelle.
a-turn-overtaken = Jaune avait aussi une carte tourelle et a posé une cabane sur votre tourelle. Le prestige d’un arbre revient à qui y a le plus de tuiles. Vous en avez une chacun, et c’est alors la plus haute qui l’emporte : l’arbre est à Jaune.
a-turn-play-again = Reprenez-le. L’arbre a maintenant une cabane de rondins au sommet : jouez votre carte cabane.
a-turn-play-the-lodge = Seule une carte cabane permet de bâtir sur A1 à présent, et c’est là que l’on vous a doublé. Jouez la carte cabane de rondins.
a-turn-add-again = Votre prochaine tuile est une chaumière. Posez-la sur A1 : à deux tuiles contre une, l’arbre sera de nouveau à vous.
a-turn-take-the-tree-back = Un bel endroit pour plus tard. Mais Jaune a toujours le prestige de A1, et une seule tuile suffit à le reprendre.
a-turn-choose-again = Choisissez une nouvelle carte, et cette fois, celle qui vous plaît.
a-turn-end = Voilà un tour complet : jouer une carte, poser une tuile, choisir une carte. À la fin de chaque manche, un arbre dont vous avez le prestige rapporte un point de renommée par niveau. A1 en compte déjà quatre.

## Bannières et ponts

banners-and-bridges-title = Bannières et ponts
banners-and-bridges-at-once = Les arbres rapportent de la renommée en fin de manche. Mais on peut aussi en gagner sur-le-champ, et les deux façons de le faire s’offrent à vous dans ce tour.
banners-and-bridges-look-at-b2 = Regardez B2 : déjà deux tuiles tourelle, dont une à vous. Qui pose une troisième tuile du même style peut y accrocher une bannière, pour 5 points de renommée tout de suite. Et votre prochaine tuile est une tourelle.
banners-and-bridges-play = Une tourelle occupe le sommet de B2 : une carte tourelle permet donc d’y bâtir. Jouez-la.
banners-and-bridges-turret-for-the-banner = Cette carte mène ailleurs, et la troisième tourelle a sa place sur B2. Jouez la carte tourelle.
banners-and-bridges-add = Posez votre tourelle sur B2.
banners-and-bridges-three-turrets = Sur cet arbre, votre tourelle serait la première. Sur B2, c’est la troisième, et elle vaut une bannière.
banners-and-bridges-hang = Trois tourelles dans un même arbre ! Accrochez votre bannière : on ne peut le faire que maintenant, juste après avoir posé la tuile.
banners-and-bridges-now-or-never = L’occasion passe dès que vous continuez, et ces 5 points ne coûtent rien. Vous avez des bannières en quantité. Accrochez-en une.
banners-and-bridges-exchange = Regardez maintenant les icônes. Les cartes jouées restent devant vous, et quatre d’entre elles montrent un pont. Trois cartes de même icône s’échangent contre l’objet. Échangez une série contre un pont.
banners-and-bridges-a-set-is-waiting = Vous pourriez garder les cartes pour plus tard. Mais un pont rapporte le plus quand deux arbres voisins sont à vous, et c’est le cas maintenant : échangez la série.
banners-and-bridges-give = Lesquelles cédez-vous ? L’une de vos cartes montre un pont et une cime, et peut servir pour l’un ou l’autre. Gardez celle-là, cédez les autres.
banners-and-bridges-keep-the-double-card = Cette carte montre aussi une cime : elle pourra vous valoir un second objet. Cédez-en une qui ne montre que le pont.
banners-and-bridges-give-the-second = Et la deuxième.
banners-and-bridges-give-the-third = Et la troisième.
banners-and-bridges-bridge = Un pont relie deux arbres voisins et rapporte 1 point par niveau de ceux qui sont à vous à ce moment-là. B1 a trois niveaux, B2 en a quatre, et les deux sont à vous. Reliez-les.
banners-and-bridges-both-trees-are-yours = Un pont ne compte que les niveaux des arbres dont vous avez le prestige. B1 et B2 sont tous deux à vous : 7 points de renommée.
banners-and-bridges-use-the-bridge = Vous pouvez garder le pont, mais Jaune pourrait vous prendre l’un des deux arbres avant votre prochain tour. Reliez B1 et B2 maintenant.
banners-and-bridges-choose = Comme toujours, le tour s’achève par une nouvelle carte. Prenez celle que vous voulez.
banners-and-bridges-end = 5 points pour la bannière, 7 pour le pont : 12 points de renommée en un seul tour. Personne ne pourra vous les reprendre, même si B1 ou B2 revenait un jour à Jaune.

## Hache et cime

ax-and-treetop-title = La hache et la cime
ax-and-treetop-items = Outre le pont, il y a trois autres objets. Vous pouvez en utiliser un par tour, après avoir posé votre tuile. Vous tenez une cime, et vous aurez bientôt une hache.
ax-and-treetop-play = Dans C2, Jaune a deux tuiles et vous une seule. Votre prochaine tuile peut y changer quelque chose. Une cabane de rondins est au sommet : jouez la carte cabane.
ax-and-treetop-lodge-leads-to-c2 = L’arbre à disputer est C2, le plus haut du plateau, et une cabane de rondins en occupe le sommet. Jouez la carte cabane.
ax-and-treetop-add = Posez votre tuile sur C2.
ax-and-treetop-c2-is-worth-five = Cet arbre n’aurait que deux niveaux. C2 en aura cinq, et avec votre tuile au sommet, il sera à vous.
ax-and-treetop-close = Deux tuiles chacun, et la vôtre est la plus haute : C2 est à vous. Coiffez-le maintenant de votre cime. Personne ne pourra plus y poser de tuile, ni en retirer, jusqu’à la fin de la partie.
ax-and-treetop-close-your-best-tree = Une cime reste en place toute la partie : il lui faut un arbre qui soit à vous, et haut. C’est C2.
ax-and-treetop-close-it-now = Une tuile jaune de plus, et C2 reviendrait à Jaune. Fermez-le tant qu’il est à vous.
ax-and-treetop-choose = Choisissez une nouvelle carte. Ensuite, c’est à Jaune.
ax-and-treetop-your-turn-again = Jaune a laissé C2 tranquille. Devant vous se trouvent deux cartes avec une hache. Jouez votre carte chaumière, qui en montre une troisième.
ax-and-treetop-keep-the-nest = Celle-là montre aussi une hache. Mais elle vous ferait bâtir sur un nid, et nous avons des projets pour celui de D1. Jouez la carte chaumière avec la hache.
ax-and-treetop-a-third-ax = Ce qu’il vous faut, c’est une troisième hache et une bonne place pour votre tuile. La carte chaumière avec la hache vous donne les deux.
ax-and-treetop-add-a3 = Seul A3 a une chaumière au sommet. Personne n’y a encore bâti : votre tuile en fait votre arbre.
ax-and-treetop-exchange = Trois cartes avec une hache sont devant vous. Échangez-les.
ax-and-treetop-an-ax-is-waiting = Vous pouvez garder les cartes, mais une hache a justement du travail. Échangez la série.
ax-and-treetop-ax = Une hache retire la tuile du sommet d’un arbre sans cime. Dans D1, vous avez une tuile, et celle de Jaune est au-dessus. Retirez-la, et l’arbre est à vous.
ax-and-treetop-best-tree-for-the-ax = Là, la hache ne vous gagnerait aucun arbre, ou vous en coûterait un. Sans la tuile de Jaune, D1 est à vous.
ax-and-treetop-use-the-ax = Vous pouvez garder la hache. Mais un seul coup dans D1 vous gagne un arbre tout de suite : utilisez-la.
ax-and-treetop-choose-again = Bien coupé. Choisissez votre nouvelle carte.
ax-and-treetop-end = Le quatrième objet est le marteau : il porte une de vos tuiles du sommet d’un arbre au sommet d’un autre, quel qu’il soit. Il peut vous gagner un arbre, et même une bannière.

## Le décompte

scoring-title = La dernière tuile
scoring-last-tile = La seconde manche touche à sa fin. Jaune n’a plus de tuile, il vous en reste une, puis tout est décompté. Vous avez 42 points de renommée, Jaune en a 43.
scoring-districts = Chaque arbre vaut 1 point par niveau à qui le détient. De plus, qui détient le plus d’arbres d’un quartier y a la prééminence : 2 points par arbre. Dans le Bois aux Fougères, les trois arbres ici, vous n’avez que A1.
scoring-play = Votre tourelle pourrait aller sur A2. Un nid tressé est au sommet : jouez la carte nid tressé.
scoring-nest-leads-to-a2 = Cette carte a son utilité, mais aucun des arbres qu’elle ouvre ne rapporte autant que A2, qui vous gagne tout un quartier. Jouez la carte nid tressé.
scoring-add = Posez votre dernière tuile sur A2.
scoring-one-tree-only = Vous gagneriez D1, mais la Lande aux Bruyères resterait à Jaune. A2 vous gagne un arbre, et le quartier avec.
scoring-win-fernwood = Cet arbre est déjà à vous. A2 ne l’est pas, et avec lui vous tiendriez deux des trois arbres du Bois aux Fougères.
scoring-choose = Une dernière carte, même si personne ne la jouera. Choisissez-la, et le décompte commence.
scoring-counted = Le Bois aux Fougères vous a rapporté 6 points, et rien à Jaune. Sur les Rives du Sylvan, vous êtes à égalité, avec 4 points chacun. Arbres et quartiers ont été décomptés de la même façon après la première manche.
scoring-end = 75 à 73 : vous avez gagné, grâce à votre toute dernière tuile. De grands arbres, des quartiers entiers, quelques bannières et ponts : tout est là.

## Votre partie

your-game-title = Votre première partie
your-game-start = Un nouveau vallon, une nouvelle donne, et c’est à vous de commencer. Regardez vos cartes : quels arbres vous ouvrent-elles, et où votre tuile serait-elle bien placée ?
your-game-play = Jouez une carte. Un bon début : un arbre d’un quartier où vous aimeriez en avoir d’autres.
your-game-off-you-go = À partir d’ici, c’est votre partie, contre un jeune arbre. Touchez tout ce qui vous intrigue : cela vous dira ce que c’est, ou pourquoi ce n’est pas possible.

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
a-turn-end = Voilà un tour complet : jouer une carte, poser une tuile, choisir une carte. À la fin de chaque manche, un arbre dont vous avez le prestige rapporte un point de renommée par niveau. A1 en compte déjà quatre. La partie peut maintenant continuer, pour de bon.

# Ce que dit le plateau dessiné des Bâtisseurs de Sylvan Dale, outre les textes du jeu.

forest = Les Grands Arbres
round = Manche { $round } sur 2
clockwise = sens horaire
counterclockwise = sens antihoraire
market = Rivière
deck = Pioche
deck-of = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
discard = Défausse
discard-of = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
played = Carte jouée
supply = Réserve
supply-of = { $item } : { $count } en réserve
hand = Main
hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
hand-known = vues
display = Étalage
display-empty = Aucune carte étalée
items = Objets
items-of = { $item } : { $count } en possession
use-item = Utiliser : { $item }
banners = Bannières
banners-of = { $count ->
    [one] { $count } bannière restante
   *[other] { $count } bannières restantes
}
stack = Tuiles
stack-of = { $count ->
    [0] plus de tuile
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
next-tile = prochaine tuile : { $style }
second-stack = Manche 2
fame-of = { $count } de renommée
to-move = joue
tree = { $tree }, { $district }.
base = Base : { $base }.
level = Niveau { $level } : { $style }, { $colour }.
prestige = Prestige : { $colour }.
no-prestige = Sans prestige.
closed = Coiffé d’une cime.
banner-on = Bannière ({ $colour }) au niveau { $level }.
bridge-of = Pont { $trees }, { $colour }, au niveau { $level }
cards = { $card }, { $count }

## Ce que sont les choses

card-help = Permet d’ajouter une tuile à un arbre dont l’habitation du haut est du style : { $style }.
card-set = Trois cartes étalées avec ce symbole ({ $item }) forment une série, à échanger contre l’objet.
card-set-two = Compte pour l’un ou l’autre symbole ({ $item } ou { $other }) dans une série de trois.
item-ax-help = Retire la tuile du haut d’un arbre qui n’est pas coiffé d’une cime.
item-hammer-help = Déplace votre tuile du haut d’un arbre vers un autre arbre.
item-bridge-help = Relie deux arbres voisins ; rapporte la hauteur de ceux dont vous avez le prestige.
item-treetop-help = Coiffe un arbre : on n’y ajoute et on n’y enlève plus aucune tuile.
tile-help = La tuile du dessus de la pile est la prochaine à bâtir ; son style n’a pas à correspondre.
tree-help = { $height ->
    [one] { $height } niveau. Qui y a le plus de tuiles a le prestige et gagne 1 de renommée par niveau.
   *[other] { $height } niveaux. Qui y a le plus de tuiles a le prestige et gagne 1 de renommée par niveau.
}
district-led = { $district } : { $leaders } mène et gagnerait { $fame } de renommée.
district-tied = { $district } : à égalité ({ $leaders }), chacun gagnerait { $fame } de renommée.
district-open = { $district } : personne ne mène encore ; mener rapporte { $fame } de renommée.
banner-help = Une tuile qui en rejoint deux autres du même style dans un arbre peut porter une bannière, pour 5 de renommée.
bridge-help = Il a été compté à sa construction, et il reste.
deck-help = Les cartes cachées ; le tour finit par une carte d’ici ou de la rivière.
discard-help = Séries échangées et mains défaussées ; mélangées quand la pioche est vide.
hand-help = Les cartes prises dans la rivière sont connues de tous.

## Cérémonies

ceremony-scoring = Décompte de la manche

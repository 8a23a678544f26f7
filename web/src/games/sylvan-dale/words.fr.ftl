# Ce que dit le plateau dessiné des Bâtisseurs de Sylvan Dale, outre les textes du jeu.

forest = Les Grands Arbres
round = Manche { $round } sur 2
clockwise = sens horaire
counterclockwise = sens antihoraire
market = Rivière
deck = Pioche
deck-of = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
discard = Défausse
discard-of = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
played = Carte jouée
nothing-played = Aucune carte jouée
supply = Réserve
supply-of = { $item } : { $count } en réserve
hand = Main
hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
hand-known = vues
display = Étalage
display-empty = Aucune carte étalée
items = Objets
items-of = { $item } : { $count } en possession
use-item = Utiliser : { $item }
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
next-tile = prochaine tuile : { $style }
second-stack = Manche 2
fame = renommée
fame-of = { $count } de renommée
you = vous
to-move = joue
tree = { $tree }, { $district }. Base : { $base }.
level = Niveau { $level } : { $style }, { $colour }.
prestige = Prestige : { $colour }.
no-prestige = Sans prestige.
closed = Coiffé d’une cime.
banner-on = Bannière ({ $colour }) au niveau { $level }.
bridge-of = Pont { $trees }, { $colour }, au niveau { $level }
cards = { $card }, { $count }

# Étiquettes de la table telle que le terminal la dessine. Le fichier anglais porte les mêmes identifiants.

round = Manche
clockwise = sens horaire
counterclockwise = sens antihoraire
legend-tile = rN un nid rouge ; *r une bannière rouge
legend-closed = ^ arbre coiffé d’une cime
legend-plaque = A1 F r3 : arbre A1 du Bois aux Fougères, prestige à rouge, 3 niveaux
bridges = Ponts
market = Rivière
deck = pioche { $cards }, défausse { $discard }
supply = Réserve
played = Carte jouée
fame = renommée { $fame }
stack = prochaine tuile : { $top }, reste { $left }
stack-empty = plus de tuile
items = objets
display = étalage
hand = main { $cards }
seen = vues : { $cards }
banners = bannières { $banners }
your-hand = Votre main
your-stack = Votre pile
from-the-top = { $tiles } (depuis le dessus)
second-stack = Pour la manche 2
nothing = aucun

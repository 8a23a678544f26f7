# Libellés de la table dessinée dans le terminal. Le fichier anglais porte les mêmes identifiants.

round = Manche { $round }, { $side }
village = Village
market = Marché
piles = Créatures à apprivoiser
left = reste { $count }
empty = vide
scorched = brûlée
points = { $count } PV
leads = { $player } mène
nobody-leads = personne ne mène
pool = Dés
stock = Stock
tamed = Apprivoisées
released = Libérées
hand = Potions
reserved = Réservées
drunk = Bues
forests = Sylves
first = premier joueur
none = aucun
deck = paquet { $count }
aside = De côté
revealed = Révélée
housed = { $count } en Sylve
potion = { $cost } : { $does }
power-of = Pouvoir

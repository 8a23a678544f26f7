# Ce que dit le plateau dessiné de Little Town, outre les textes du jeu.

town = La ville
round = Manche { $round } sur { $rounds }
start-player = { $player } commence la manche
square-grass = { $square } : herbe.
square-terrain = { $square } : { $terrain }.
square-building = { $square } : { $building }, { $owner }.
square-worker = Ouvrier ({ $owner }).
square-used = Déjà utilisé.
yard = Chantier
yard-of = Chantier : { $workers }
yard-empty = personne
workers-of = { $owner } { $count }
waiting = En attente de la réserve :
goods-wood = { $count } bois
goods-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
goods-fish = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
goods-wheat = { $count } blé
goods-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
goods-any = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
goods-vp = { $count } PV
effect-gain = Donne { $gain }.
effect-exchange = { $pay } contre { $gain }.
effect-none = Sans effet.
effect-round-end = En fin de manche : { $effect }.
effect-game-end = En fin de partie : { $effect }.
effect-use-surroundings = son propriétaire utilise les cases autour
effect-score-per = { $points } PV pour chaque { $around } autour
around-own-buildings = bâtiment du même propriétaire
around-buildings = bâtiment
around-own-workers = ouvrier à soi
around-workers = ouvrier
around-free-grass = case d’herbe libre
cost = Coût : { $goods }.
points = { $count } PV.
supply = Marché
supply-of = { $count } au marché
stock = Réserve
stock-of = { $good } : { $count } en réserve
held-of = { $good } : { $count } en possession
workers-left = { $count ->
    [one] { $count } ouvrier en main
   *[other] { $count } ouvriers en main
}
houses-left = { $count ->
    [one] { $count } maison restante
   *[other] { $count } maisons restantes
}
goals = Objectifs
goals-hidden = { $count ->
    [one] { $count } objectif secret
   *[other] { $count } objectifs secrets
}
goals-discarded = Échangés au début
goal-pile = { $count ->
    [one] { $count } objectif dans la pile
   *[other] { $count } objectifs dans la pile
}
goal-worth = { $goal } : { $points } PV.
track = Piste
track-of = { $count } PV sur la piste
score-of = { $count } PV si la partie finissait maintenant
draft = Tuiles à choisir
draft-of = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
drafted = a choisi
to-move = joue

## Paiements et repas

paying-cost = Vous payez pour construire : { $building }
paying-input = Vous payez pour utiliser : { $building }
pay = Payer { $goods }
pay-coins = Payer { $price } pièces au lieu de ce cube ({ $good })
pay-cube = Payer ce cube ({ $good }) au lieu de { $price } pièces
left-over = Il vous reste { $goods }
one-less = Un de moins : { $good }
one-more = Un de plus : { $good }
feeding-of = { $count ->
    [one] Votre ouvrier veut manger
   *[other] Vos { $count } ouvriers veulent manger
}
feed = Servir le repas
food-bought = Nourriture achetée avec des pièces
all-fed = Personne n’a faim.
hungry = { $count ->
    [one] Un ouvrier a faim : −{ $points } PV.
   *[other] { $count } ouvriers ont faim : −{ $points } PV.
}

## Ce que sont les choses

supply-none = Il n’en reste plus au marché
grass-help = Un ouvrier ou un bâtiment peut venir ici tant que la case est vide.
terrain-forest-help = Un ouvrier à côté d’une forêt récolte 1 bois.
terrain-mountain-help = Un ouvrier à côté d’une montagne récolte 1 pierre.
terrain-lake-help = Un ouvrier à côté d’un lac récolte 1 poisson.
building-own = À vous : vous l’utilisez sans payer de loyer.
building-rented = Propriétaire : { $owner }. Les autres paient 1 pièce de loyer chaque fois.
yard-help = Les ouvriers qui construisent un bâtiment restent ici jusqu’à la fin de la manche.
good-wood-help = Se récolte à côté des forêts ; paie des bâtiments.
good-stone-help = Se récolte à côté des montagnes ; paie des bâtiments.
good-fish-help = Se récolte à côté des lacs ; nourrit un ouvrier.
good-wheat-help = Pousse dans les champs de blé ; nourrit un ouvrier.
good-coins-help = Paient les loyers ; 3 pièces remplacent une ressource.
worker-help = À chaque tour, un ouvrier récolte en ville ou construit un bâtiment.
house-help = Marque un bâtiment comme le vôtre ; sans maison, pas de construction.
track-help = Points gagnés en cours de jeu ; bâtiments, objectifs et pièces s’ajoutent à la fin.
goals-hidden-help = Les objectifs restent secrets tant qu’ils ne sont pas atteints.
goal-done = Atteint.
owns = { $count ->
    [0] Aucun bâtiment pour l’instant.
    [one] { $count } bâtiment :
   *[other] { $count } bâtiments :
}

## Cérémonies

ceremony-round = Fin de la manche
ceremony-scoring = Décompte final

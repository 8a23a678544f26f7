# Ce que dit le plateau dessiné de Little Town, outre les textes du jeu.

town = La ville
round = Manche { $round } sur { $rounds }
start-player = { $player } est premier joueur
square-grass = { $square } : herbe.
square-terrain = { $square } : { $terrain }.
square-building = { $square } : { $building }, { $owner }.
square-worker = Ouvrier ({ $owner }).
square-used = Déjà utilisé.
yard = Chantier
yard-of = Chantier : { $workers }
yard-empty = personne
workers-of = { $owner } { $count }
waiting = En attente de la réserve :
goods = { $count } { $good }
effect-gain = Donne { $gain }.
effect-exchange = { $pay } contre { $gain }.
effect-none = Sans effet.
effect-round-end = En fin de manche : { $effect }.
effect-game-end = En fin de partie : { $effect }.
effect-use-surroundings = son propriétaire utilise les cases autour
effect-score-per = { $points } PV pour chaque { $around } autour
around-own-buildings = bâtiment du même propriétaire
around-buildings = bâtiment
around-own-workers = ouvrier à soi
around-workers = ouvrier
around-free-grass = case d’herbe libre
cost = Coût : { $goods }.
points = { $count } PV.
supply = Marché
supply-of = { $count } au marché
stock = Réserve
stock-of = { $good } : { $count } en réserve
held-of = { $good } : { $count } en possession
workers = Ouvriers
workers-left = { $count ->
    [one] { $count } ouvrier en main
   *[other] { $count } ouvriers en main
}
houses = Maisons
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
goal-worth = { $goal } : { $points } PV.
track = Piste
track-of = { $count } PV sur la piste
score-of = { $count } PV si la partie finissait maintenant
draft = Tuiles à choisir
draft-of = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
drafted = a choisi
payment = Paiement
paying-cost = Paiement pour construire : { $building }
paying-input = Paiement pour utiliser : { $building }
swapped = { $count } en pièces
given = Donné : { $goods }
feeding = Nourriture
to-move = joue

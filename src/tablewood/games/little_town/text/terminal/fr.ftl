# Mentions de la table telle que le terminal la dessine. Le fichier anglais porte les mêmes identifiants.

letter-wood = B
letter-stone = P
letter-fish = F
letter-wheat = G
letter-coins = p
letter-any = ?
letter-vp = *

ground-forest = forêt
ground-mountain = mont.
ground-lake = lac

legend-goods = B bois, P pierre, F poisson, G blé, p pièces, ? au choix, * PV ; G>4p : payez 1 blé, gagnez 4 pièces
legend-pieces = #b maison de bleu (blue), @b ouvrier de bleu (blue)
around-own-buildings = { $vp } PV par bâtiment à soi autour, en fin de partie
around-buildings = { $vp } PV par bâtiment autour
around-own-workers = { $vp } PV par ouvrier à soi autour, à chaque manche
around-workers = { $vp } PV par ouvrier autour, à chaque manche
around-free-grass = { $vp } PV par case d'herbe autour sans bâtiment, en fin de partie
use-surroundings = à chaque manche, son propriétaire utilise les cases autour
no-effect = sans effet
round = Manche
round-of = { $round } sur { $rounds }, commencée par { $player }
stock = Réserve
supply = Marché
cost = coût
points = PV
effect = effet
score = { $score } PV en tout ({ $track } sur la piste)
pieces = ouvriers { $workers }, maisons { $houses }
goals-hidden = { $number ->
    [one] { $number } objectif caché
   *[other] { $number } objectifs cachés
}
goals-shown = réalisés : { $goals }
your-goals = Vos objectifs
goal-points = { $points } PV
your-hand = Vos tuiles
constructing = En chantier
using = En usage
using-square = { $square } par { $player } ; déjà activés : { $used }
waiting = attend encore la réserve : { $goods }
paying = À payer pour
discarded = Objectifs échangés
nothing = rien

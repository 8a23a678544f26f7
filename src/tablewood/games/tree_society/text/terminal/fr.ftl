# Libellés de la table dessinée dans le terminal. Le fichier anglais porte les mêmes identifiants.

round = Manche { $round }
goal = { $banners } bannières amènent la fin
goal-reached = l'objectif est atteint : encore une manche après celle-ci
final = manche finale
first = commence
decks = paquet de fruits { $fruits }, paquet de guildes { $guilds }, défausse { $discard }
fruit-market = Fruits
prices = Prix
guild-market = Guildes
top-row = rangée du haut : le niveau 1 coûte 1 de plus
bottom-row = rangée du bas
empty = vide
revealed = Révélé
action = action fruit : { $action }
purse = bourse { $coins }
chest = coffre { $coins }
banners = { $banners ->
    [one] { $banners } bannière
   *[other] { $banners } bannières
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-seen = { $points ->
    [one] { $points } point en vue
   *[other] { $points } points en vue
}
in-progress = en cours
completed = complétées
unsold = fruits
sold = vendus
sold-now = vendus ce tour
your-sold = Vos fruits vendus
level = niveau { $level }
next = ensuite pour { $cost } : { $effect }
next-first = ensuite pour { $cost } : { $must } { $effect }
nothing = aucune

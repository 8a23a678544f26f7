# Ce que dit la page de tout le matériel de Little Town.

kind-building = Tuiles Bâtiment
kind-goal = Tuiles Objectif
kind-terrain = Terrains
kind-resource = Ressources
kind-coin = Pièces
kind-colour = Ouvriers et maisons
kind-board = Le plateau

mark-first-game = Pour la première partie.
mark-always = De toutes les parties.
mark-extended = Seulement avec les objectifs supplémentaires.

coin-silver = Pièce d’argent
coin-gold = Pièce d’or
coin-worth = { $count ->
    [one] Vaut { $count }.
   *[other] Vaut { $count }.
}
colour-has = { $workers } ouvriers et { $houses } maisons.
board-side = Face { $side }
board-has = { $forests } cases de forêt, { $mountains } de montagne, { $lakes } de lac ; { $grass } d’herbe.

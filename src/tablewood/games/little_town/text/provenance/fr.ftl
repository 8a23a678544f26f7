# Little Town : d’où viennent les nombres de components.toml, pour les joueurs.
# Le fichier anglais a les mêmes identifiants. Une table a un nom, et un texte par source.

why = Les règles sont celles du livret de Studio GG, qui n’imprime ni les tuiles ni les deux faces du plateau. Leurs valeurs sont publiques pour l’édition internationale et s’accordent avec tout ce que dit le livret : nous les utilisons donc. Un objectif que personne n’a publié est de nous, de même que le choix des 15 objectifs habituels parmi les 18.

table-resource = Ressources
table-resource-rulebook = Quatre sortes, 15 cubes de chacune.
table-coins = Pièces
table-coins-rulebook = 16 pièces de valeur 1 et 8 de valeur 3.
table-colour = Couleurs
table-colour-rulebook = Les ouvriers et les maisons de chaque couleur.
table-players = Selon le nombre de joueurs
table-players-rulebook = Ce que reçoit chaque joueur.
table-players-published = Le nombre d’objectifs selon les règles internationales.
table-limits = Limites
table-limits-rulebook = Les manches, les prix, la pénalité de la faim, la longueur de la piste.
table-limits-published = La piste de 60 cases des règles internationales.
table-terrain = Terrains
table-terrain-rulebook = Ce que donne chaque terrain.
table-board = Le plateau
table-board-published = Les deux faces : le plateau de l’édition internationale.
table-board-reconstructed = Laquelle des deux faces porte le logo.
table-building = Tuiles Bâtiment
table-building-rulebook = Le champ de blé, la boulangerie, les bâtiments de la première partie, et le partage en 5 + 24 tuiles.
table-building-published = Les faces des tuiles de l’édition internationale.
table-building-reconstructed = Les noms anglais des bâtiments absents de la première partie.
table-goal = Tuiles Objectif
table-goal-rulebook = L’objectif du poisson.
table-goal-published = Les conditions et les points des autres : les cartes de l’édition internationale.
table-goal-reconstructed = L’objectif du grain, et le choix des 15 objectifs habituels.

# Ce que dit la page de tout le matériel de Tree Society.

kind-card = Cartes Guilde
kind-guild = Guildes
kind-fruit = Cartes Fruit
kind-type = Types de fruits
kind-action = Actions fruit
kind-seat = Plateaux de joueur
kind-box = Pièces et marqueurs

mark-start = Carte de départ.
mark-first-game = Pour la première partie.
mark-advanced = Guilde avancée.
mark-one-marked = L’une d’elles porte la marque 3-4 : elle quitte la partie à deux.
mark-all-marked = Avec la marque 3-4 : elle quitte la partie à deux.

guild-has = { $cards } cartes, avec { $banners } bannières en tout.
type-has = { $cards } cartes, dont { $valuable } de valeur.
action-has = Sur { $cards } cartes Fruit.
seat-does = Un plateau de joueur avec son coffre : les fruits invendus, les guildes en cours et les guildes complétées y ont leur place.
box-coins = Pièce
box-coins-does = Les pièces ne manquent jamais, même quand toutes sont en jeu.
box-tree_markers = Marqueur Arbre
box-tree_markers-does = Se tient sur le plus haut niveau bâti d’une guilde en cours. Chaque personne en a trois.
box-score_markers = Marqueur de score
box-score_markers-does = Compte les points à la fin ; il va avec un plateau de joueur.

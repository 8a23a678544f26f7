# Ce que dit la page de tout le matériel d’Alynthia.

kind-tile = Tuiles de la carte
kind-market = Cartes Marché
kind-action = Cartes Action
kind-research = Tuiles Recherche
kind-guild = Guildes
kind-outpost = Avant-postes
kind-upgrade = Améliorations
kind-die = Dés
kind-board = Forme de la carte
kind-rounds = Piste des manches
kind-nests = Piste des nids
kind-supply = Cartes Ressource et jetons

mark-worker = Avec une case ouvrier.

tile-has = { $spaces }.
spaces-wood = { $count ->
    [one] { $count } forêt
   *[other] { $count } forêts
}
spaces-stone = { $count ->
    [one] { $count } carrière
   *[other] { $count } carrières
}
spaces-food = { $count ->
    [one] { $count } champ
   *[other] { $count } champs
}
spaces-worker = { $count ->
    [one] { $count } hameau
   *[other] { $count } hameaux
}
spaces-dragon = { $count ->
    [one] { $count } repaire
   *[other] { $count } repaires
}
basic-is = Capacité de base : { $does }
advanced-is = Capacité avancée : { $does }
die-battle = Dé de combat
die-dragon = Dé de dragon
die-battle-does = S’ajoute à la force d’un joueur au combat.
die-dragon-does = S’ajoute à la force des dragons au combat.
die-spawn-does = Combien de dragons un nid gagne.
die-fortune-does = Lancé grâce à des tuiles Recherche ou à un dragon capturé, et contre qui est vaincu.
die-labor-does = Lancé par la Guilde du Labeur avec sa capacité avancée.
faces-are = Ses faces : { $faces }.
face-often = { $face } ({ $count } sur { $all })
map-for = { $seats } joueurs
map-for-few = { $seats } ou { $most } joueurs
map-has = { $count } tuiles, chacune tournée au hasard.
rounds-cooperative = Face coopérative
rounds-competitive = Face compétitive
round-falls = Un nid doit tomber dans cette manche.
nests-for = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
nests-cost = { $difficulty } : { $costs } de renommée, un nid après l’autre.
resource-card = Carte Ressource : { $resource }
resource-card-does = Gardée en main. Les ressources paient les bâtiments, les cartes de marché et les attaques.
supply-dragons = Jeton Dragon
supply-renown-one = Jeton de renommée, 1
supply-renown-five = Jeton de renommée, 5
supply-renown-ten = Jeton de renommée, 10
renown-tokens-do = La renommée déjà gagnée. Ici, c’est un simple nombre, qui ne s’épuise jamais.

# Ce que dit le plateau dessiné de Sylve, en plus des textes du jeu.

forests = Sylves de la ligne
village = Village
market = Marché aux Potions
piles = Créatures à apprivoiser
supply = Réserve
mine = Votre espace
area-of = Ce que possède { $player }
round = Manche { $round } sur { $rounds }
day = Jour
night = Nuit
starts = { $player } commence cette manche
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
score-of = { $count ->
    [one] { $count } point si la partie s’arrêtait là
   *[other] { $count } points si la partie s’arrêtait là
}

## Les Sylves et leurs cases

forest-title = { $name } ({ $seasons })
forest-worth = { $count ->
    [one] Rapporte { $count } point à qui la contrôle en fin de manche.
   *[other] Rapporte { $count } points à qui la contrôle en fin de manche.
}
forest-rule = Vous la contrôlez avec plus de dés Cueillette visibles que chaque adversaire, et plus qu’il n’y a de dés Élément.
forest-leader = { $player } la contrôlerait maintenant.
forest-nobody = Personne ne la contrôlerait maintenant.
influence-of = { $player } : { $count }
influence-elements = Dés Élément : { $count }
space-title = { $forest } : case { $symbol } ({ $place })
space-gives = Un dé montrant ce symbole, ou tout dé Élément, rapporte ici 1 { $good }.
space-tames = Un dé montrant ce symbole, ou tout dé Élément, permet ici d’apprivoiser une Créature.
space-force = Un autre dé Cueillette peut y être forcé contre 1 { $good } ou 1 baie de pouvoir ; il ne rapporte rien.
space-force-berry = Un autre dé Cueillette peut y être forcé contre 1 baie de pouvoir ; il n’apprivoise rien.
space-scorched = Brûlée : aucun dé ne peut y être placé jusqu’à la fin de la manche.
space-dice = Dés posés ici, du haut vers le bas : { $dice }.
space-top = Seul le dé du dessus compte.
die-of = { $face } ({ $player })
die-element = { $face } (Élément)

## Le Village

stall-any = Accepte n’importe quel dé, sans limite de nombre.
stall-element = Accepte un seul dé Élément montrant : { $face }.
stall-title = Village : { $place }
by-day = Voilà son effet de jour (manches 1 et 3).
by-night = Voilà son effet de nuit (manches 2 et 4).

## Les Potions

potion-title = { $name }, { $points }
potion-cost = Coûte { $cost }.
potion-drink = À boire une fois : { $does }.
potion-payable = { $count ->
    [0] Vous pouvez la concocter.
    [one] Vous pouvez la concocter avec { $count } baie de pouvoir.
   *[other] Vous pouvez la concocter avec { $count } baies de pouvoir.
}
potion-dear = Vous ne pouvez pas la payer pour l’instant.
potion-reserved = Réservée : seul son propriétaire peut la concocter ; elle ne vaut rien d’ici là.
potion-drunk = Bue ; elle garde ses points.
potion-hand = Concoctée : elle peut être bue une fois, et rapporte ses points dans tous les cas.
potion-gap = Place vide du marché
potion-deck = { $count ->
    [one] Paquet de Potions : { $count } carte
   *[other] Paquet de Potions : { $count } cartes
}
potion-deck-text = Quand une Potion du marché est concoctée, la première carte du paquet prend sa place.
potion-revealed = Révélée
goods-plant = { $count ->
    [one] { $count } plante
   *[other] { $count } plantes
}
goods-mushroom = { $count ->
    [one] { $count } champi
   *[other] { $count } champis
}
goods-crystal = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
goods-berry = { $count ->
    [one] { $count } baie de pouvoir
   *[other] { $count } baies de pouvoir
}

## Les Créatures

creature-title = { $name } ({ $season })
creature-slot-free = Son emplacement est libre.
creature-slot-die = Sur son emplacement : { $die }.
creature-worth = Vaut 1 point à la fin, ou 3 sur une Sylve de sa saison que vous contrôlez.
pile-left = { $count ->
    [one] { $count } Créature dans cette pile
   *[other] { $count } Créatures dans cette pile
}
pile-empty = { $season } : cette pile est vide
place-for-creature = Place pour une Créature apprivoisée
creatures-tamed = Créatures apprivoisées : { $count } sur { $limit }
creatures-freed = { $count ->
    [one] { $count } Créature libérée
   *[other] { $count } Créatures libérées
}
creatures-housed = { $count ->
    [one] { $count } Créature est accueillie par une Sylve de sa saison.
   *[other] { $count } Créatures sont accueillies par une Sylve de leur saison.
}

## Ses propres affaires

dice = Dés à placer
dice-left = { $count ->
    [one] { $count } dé à placer
   *[other] { $count } dés à placer
}
die-forage = { $face } : un dé Cueillette
die-forage-text = Placez-le sur une case Sylve du même symbole, ou au Village sur une case « n’importe quel dé ». Il compte pour le contrôle.
die-element-title = { $face } : un dé Élément
die-water-text = Dans une Sylve, il va sur toute case vide et y récupère 2 ingrédients de plus.
die-fire-text = Dans une Sylve, il va sur toute case vide, ou recouvre un dé déjà posé.
die-wind-text = Dans une Sylve, il va sur toute case vide, ou sur un de vos dés Cueillette, que vous reprenez.
die-neutral = Posé sur une Sylve, il n’appartient à personne et compte contre tout le monde.
die-picked = Choisi pour la relance
die-gone = Dé placé
stock = Ingrédients
stock-of = { $good } : { $count }
tokens-of = { $count ->
    [one] { $count } point en jetons
   *[other] { $count } points en jetons
}
tokens = Jetons de points
leftovers = À la fin, trois ingrédients inutilisés valent 1 point.
supply-of = Réserve : { $good }
supply-text = Il y en a toujours assez.
good-plant-text = Sert à payer les Potions.
good-mushroom-text = Sert à payer les Potions.
good-crystal-text = Sert à payer les Potions.
good-berry-text = Remplace n’importe quel ingrédient, permet de forcer un dé et paie les pouvoirs des personnages.
hand = Potions à boire
reserved = Réservées
drunk = Bues
potions-of = { $count ->
    [one] { $count } Potion
   *[other] { $count } Potions
}
forests-of = { $count ->
    [one] { $count } Sylve
   *[other] { $count } Sylves
}
held = Sylves
freed = Libérées
tamed = Créatures
none = aucun
no-power = Les pouvoirs des personnages ne sont pas utilisés à cette table.
character-of = { $player } joue { $character }
choose-character = Choisissez un personnage
taken-by = { $player }
aside = { $count ->
    [one] { $count } dé de côté jusqu’à la prochaine manche
   *[other] { $count } dés de côté jusqu’à la prochaine manche
}
scorch-left = { $count ->
    [one] { $count } jeton Terre brûlée restant
   *[other] { $count } jetons Terre brûlée restants
}
scorch-text = Une case brûlée est hors jeu jusqu’à la fin de la manche.
forest-deck = { $count ->
    [one] { $count } Sylve dans le paquet
   *[other] { $count } Sylves dans le paquet
}

## Le tour

step-place = Placer
step-brew = Concocter
step-drink = Boire
step-open = encore à faire
step-done = fait
steps = Étapes du tour
waiting = C’est à { $player } de jouer
choices = Ce que vous pouvez choisir
turn-into = Le changer en
pay-for = Payer { $potion }
pay-way = Payer { $cost }
sell-way = Vendre { $goods } pour { $points }
trade-way = Donner 1 { $give }, prendre 1 { $take }
gather-more = { $count ->
    [one] { $count } ingrédient à récupérer
   *[other] { $count } ingrédients à récupérer
}
trade-more = { $count ->
    [one] encore { $count } échange
   *[other] encore { $count } échanges
}
lift-way = { $die }, en position { $level } à partir du haut
moving = À déplacer : { $die }
swapping = À permuter : { $die }
force-hint = Avec quel ingrédient payer ?
skip-gather = Ne rien récupérer
skip-tame = N’apprivoiser personne
skip-exchange = Le garder
skip-scorch = Ne rien brûler
skip-trade = Ne plus rien échanger
skip-clear = Ne rien retirer
skip-reveal = Ne rien réserver
skip-reroll = Lancer les dés choisis
skip-break-tie = Y renoncer
skip-round-powers = Plus de pouvoirs
skip-sell = Ne rien vendre

## Cérémonies

ceremony-control = Contrôle des Sylves

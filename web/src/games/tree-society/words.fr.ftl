# Ce que dit le plateau dessiné de Tree Society, outre les textes du jeu.

round = Manche { $round }
goes-first = Commence : { $player }
race = La course aux { $goal } bannières
race-of = { $banners ->
    [one] { $player } : { $banners } bannière sur { $goal }
   *[other] { $player } : { $banners } bannières sur { $goal }
}
race-help = Dès que quelqu’un a { $goal } bannières sur ses guildes complétées, la fin approche : on termine la manche, puis on en joue une dernière.
final-next = La prochaine manche est la dernière
final-now = Dernière manche

stand = Marché de fruits
fruit-deck = Paquet de fruits
fruit-deck-of = { $count ->
    [0] Le paquet de fruits est vide
    [one] { $count } carte Fruit dans le paquet
   *[other] { $count } cartes Fruit dans le paquet
}
fruit-deck-help = Quand sa dernière carte est piochée, la partie se termine avec cette manche.
dial-of = { $price ->
    [one] { $type } : { $price } pièce
   *[other] { $type } : { $price } pièces
}
dial-help = Une vente rapporte autant de pièces qu’il y a de fruits de ce type face visible, au marché et sur tous les plateaux, celui que l’on vend compris.
no-fruit = Place vide

shelf = Marché de guildes
row-sign-top = Rangée du haut : le niveau 1 coûte { $surcharge } de plus
row-sign-bottom = Rangée du bas
row-help = Un effet ou une action fruit peut défausser toute la rangée, qui est alors remplie de nouveau.
no-card = Place vide
no-card-help = Elle est remplie à la fin du tour.
guild-deck = Paquet de guildes
guild-deck-of = { $count ->
    [one] { $count } carte Guilde dans le paquet
   *[other] { $count } cartes Guilde dans le paquet
}
guilds-in-play = En jeu : { $guilds }.
guild-discard = Défausse
guild-discard-of = { $count ->
    [one] { $count } carte Guilde défaussée
   *[other] { $count } cartes Guilde défaussées
}
guild-discard-help = Quand le paquet est vide, la défausse est mélangée et devient le paquet.
revealed-guilds = Guildes révélées
revealed-fruits = Fruits révélés

card-of-guild = { $card } ({ $guild })
level-of = { $cost ->
    [one] Niveau { $level }, { $cost } pièce : { $does }
   *[other] Niveau { $level }, { $cost } pièces : { $does }
}
level-built = Niveau { $level }, bâti : { $does }
level-here = Niveau { $level }, l’arbre est ici : { $does }
no-effect = sans effet
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-each = { $points ->
    [one] { $points } point par { $counter }
   *[other] { $points } points par { $counter }
}
banners-of = { $banners ->
    [one] { $banners } bannière une fois la guilde complétée
   *[other] { $banners } bannières une fois la guilde complétée
}
price-now = { $price ->
    [0] Le niveau { $level } ne vous coûte rien en ce moment.
    [one] Le niveau { $level } vous coûte { $price } pièce en ce moment.
   *[other] Le niveau { $level } vous coûte { $price } pièces en ce moment.
}
price-printed = Prix imprimé : { $cost }.
price-by-action = { $price ->
    [0] Avec votre action fruit : rien.
    [one] Avec votre action fruit : { $price } pièce.
   *[other] Avec votre action fruit : { $price } pièces.
}
price-short = { $missing ->
    [one] Il vous manque { $missing } pièce.
   *[other] Il vous manque { $missing } pièces.
}
worth-now = { $points ->
    [one] Vaut { $points } point en ce moment.
   *[other] Vaut { $points } points en ce moment.
}
worth-hidden = Elle compte des fruits vendus, qui sont face cachée.
in-use = Son effet est en cours.

brings = { $coins ->
    [one] Vendu maintenant, il rapporte { $coins } pièce.
   *[other] Vendu maintenant, il rapporte { $coins } pièces.
}
fruit-action = Action fruit
fruit-action-is = Action fruit : { $help }
fruit-valuable = Il rapporte 1 pièce de plus quand c’est lui que l’on vend.
action-ready = À utiliser :
action-used = Votre action fruit est utilisée ou pas encore disponible.
action-none = Le premier fruit vendu de votre tour donne son action.

own-area = { $player } : plateau
basket = Fruits invendus
basket-empty = Aucun fruit invendu
sold-now = Vendus ce tour-ci
sold = Vendus
sold-of = { $count ->
    [0] Aucun fruit vendu pour l’instant
    [one] { $count } fruit vendu
   *[other] { $count } fruits vendus
}
sold-help = Les fruits vendus restent face cachée jusqu’à la fin de la partie ; certaines guildes les comptent.
sold-hidden = Seul leur propriétaire peut les regarder.
fruit-count = { $count } × { $type }
composting = Choisi pour le compost
plots = En cours
no-plot = Emplacement libre
no-plot-help = Ici se bâtit le niveau 1 d’une guilde. Il y a trois emplacements et trois arbres.
completed = Complétées
completed-none = Aucune guilde complétée pour l’instant
completed-of = { $card } : complétée
purse = Bourse
purse-of = { $count ->
    [one] { $count } pièce dans la bourse
   *[other] { $count } pièces dans la bourse
}
purse-help = De quoi bâtir. À la fin de votre tour, { $kept } pièces au plus y restent ; puis le coffre y est vidé.
chest = Coffre
chest-of = { $count ->
    [0] Le coffre est vide
    [one] { $count } pièce au coffre
   *[other] { $count } pièces au coffre
}
chest-help = Ces pièces ne peuvent pas être dépensées pendant ce tour. À sa fin, elles passent toutes dans la bourse.
carries = Tour suivant
carries-of = { $count ->
    [one] { $count } pièce pour le tour suivant
   *[other] { $count } pièces pour le tour suivant
}
points-now = { $points ->
    [one] { $points } point dans l’état actuel
   *[other] { $points } points dans l’état actuel
}
points-help = Chaque carte rapporte les points de son plus haut niveau bâti. Celles qui comptent des fruits vendus ne sont chiffrées que pour leur propriétaire.
banners-now = { $banners ->
    [one] { $banners } bannière
   *[other] { $banners } bannières
}
unsold-of = { $count ->
    [one] { $count } fruit invendu
   *[other] { $count } fruits invendus
}
in-progress-of = { $count ->
    [one] { $count } guilde en cours
   *[other] { $count } guildes en cours
}
completed-count = { $count ->
    [one] { $count } guilde complétée
   *[other] { $count } guildes complétées
}
plays-now = joue
discard-card = Défausser : { $card }

ceremony-goal = L’objectif est atteint
ceremony-last-fruit = Le dernier fruit
ceremony-final = La manche finale
ceremony-scoring = Décompte final

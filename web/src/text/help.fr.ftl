## Conseils, ce que l’on peut faire, et avertissements

hint = Conseil
hint-help = Demander à quoi penserait un grand arbre ; tout le monde lira que vous avez pris un conseil
hint-waiting = Un grand arbre réfléchit…
hint-cancel = Tant pis
hint-title = Un grand arbre penserait à ceci :
hint-show = Montrer sur le plateau
hint-do = Jouer
hint-do-this = Jouer : { $move }
hint-note = Les points sont ceux que votre score gagnerait d’ici la fin du tour, en l’état actuel.
hint-part = { $certain ->
    [yes] { $name } : +{ $points }
   *[no] { $name } : environ +{ $points }
}
hint-stand = { $certain ->
    [yes] { $name } : +{ $points }
   *[no] { $name } : environ +{ $points }
}
hint-costs = { $certain ->
    [yes] { $name } : −{ $points }
   *[no] { $name } : environ −{ $points }
}
hint-hinders = { $certain ->
    [yes] { $player } perd { $points }
   *[no] { $player } perd environ { $points }
}
hint-prepares = pas encore de points, mais le coup en prépare
hint-open = garde toutes les possibilités ouvertes
hint-only = il n’y a rien d’autre à faire
hints-none = Pas de conseils à cette table
table-hinted = { $player } a pris un conseil.
error-hint-too-soon = { $seconds ->
    [one] Prochain conseil dans une seconde.
   *[other] Prochain conseil dans { $seconds } secondes.
}
error-hint-pending = Un conseil est déjà en route.
error-hint-dropped = Le conseil n’est plus demandé.
error-hints-forbidden = Cette table se joue sans conseils.
error-no-hint = Aucun bot n’a le temps de conseiller en ce moment. Réessayez dans un instant.

what = Que puis-je faire ici ?
what-short = Que faire ?
what-title = Ce que vous pouvez faire ici
what-in-list = Ce qui ne se touche pas sur le plateau se choisit dans la liste des coups.

leaving-title = { $move } : vraiment ?
leaving-yes = Oui, continuer
leaving-no = Non, pas encore
leaving-enough = Ne plus m’avertir
wish-warn = M’avertir quand un coup laisse quelque chose de côté

new-hints = Conseils
new-hints-yes = On peut demander des conseils
new-hints-no = Pas de conseils

keys-hint = demander un conseil
keys-what = que puis-je faire ici ?

# Ce que dit le plateau, dans tous les jeux.

chooser = Lequel de ces coups ?
tray-open = Ouvrir votre zone
tray-shut = Fermer votre zone
explain-more-moves = { $count ->
    [one] et un autre coup
   *[other] et { $count } autres coups
  }
source-rulebook = d’après la règle du jeu
source-published = d’après des sources publiées
source-reconstructed = reconstitué
ceremony-skip = Fermer
ceremony-next = Suite
preview-uncertain = Le reste dépend du hasard ou d’éléments cachés.
preview-you = vous
news-none = Il ne s’est encore rien passé.
preview-number = { $name } { $step } (soit { $after })

finale = Décompte final
finale-team = La fin
finale-begins = On compte les points …
finale-skip = Voir le résultat
finale-place = { $place } : { $player }, { $points }.

## Le résultat d’une équipe

verdict-won = { $count ->
    [one] Vous avez gagné
   *[other] Vous avez gagné ensemble
  }
verdict-lost = { $count ->
    [one] Vous avez perdu
   *[other] Vous avez perdu ensemble
  }

# Énigmes du jour

app-puzzles = Énigmes
puzzles-title = Les énigmes du jour
puzzles-lead = Une position tirée d’une vraie partie, pour chacun des jeux. Un coup est nettement le meilleur : saurez-vous le trouver ?
puzzles-how = De nouvelles énigmes arrivent chaque jour à minuit UTC. Un jour compte dans la série si vous résolvez une de ses énigmes du premier coup.
puzzles-streak = { $count ->
    [0] Pas encore de série
    [one] Série : 1 jour
   *[other] Série : { $count } jours
  }
puzzles-streak-waits = Résolvez-en une aujourd’hui pour la prolonger.
puzzles-state-open = Pas encore essayée
puzzles-state-solved = Résolue
puzzles-state-missed = Manquée au premier essai
puzzles-solved = { $solved } sur { $of } résolues
puzzles-today = L’énigme du jour
puzzles-today-more = Trouvez le meilleur coup dans une position tirée d’une vraie partie.
puzzle-title = Énigme : { $game }
puzzle-title-today = Énigme du jour : { $game }
puzzle-all = Toutes les énigmes du jour
puzzle-ask = Vous jouez { $seat }. Trouvez le coup qui rapporte le plus.
puzzle-first = Seul le premier essai compte.
puzzle-right = C’est bien cela !
puzzle-wrong = Il y a mieux.
puzzle-right-worth = { $margin ->
    [one] Ce coup vaut environ { $margin } point de plus que le suivant : { $second }
   *[other] Ce coup vaut environ { $margin } points de plus que le suivant : { $second }
  }
puzzle-yours = Votre coup : { $move }
puzzle-best = Le meilleur coup : { $move }
puzzle-worth = { $margin ->
    [one] Il vaut environ { $margin } point de plus que le vôtre, qui vient juste après.
   *[other] Il vaut environ { $margin } points de plus que le vôtre, qui vient juste après.
  }
puzzle-worth-least = { $margin ->
    [one] Il vaut environ { $margin } point de plus que le suivant, et davantage encore que le vôtre.
   *[other] Il vaut environ { $margin } points de plus que le suivant, et davantage encore que le vôtre.
  }
puzzle-theme = Il rapporte surtout ici : { $part }.
puzzle-theme-rivals = Il coûte à l’adversaire plus qu’il ne vous rapporte.
puzzle-theme-later = Il ne rapporte rien tout de suite, mais prépare la suite.
puzzle-quiet = D’autres coups paraissent meilleurs au premier regard.
puzzle-leads = Ce que fait le meilleur coup
puzzle-show = Montrer sur le plateau
puzzle-hide = Revenir à la position
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-counts = Résolue du premier coup.
puzzle-missed-first = Seul le premier essai compte, mais vous pouvez réessayer.
puzzle-not-first = Vous avez déjà essayé celle-ci : cet essai ne compte pas.
error-unknown-puzzle = Cette énigme n’existe pas ; peut-être les règles ont-elles changé depuis.

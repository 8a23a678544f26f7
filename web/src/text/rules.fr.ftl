# Les règles et leur provenance

## Sources des clauses : une marque, son nom et ce qu’elle veut dire

mark-R = livret
mark-R-help = Une règle du livret imprimé, dite avec nos mots. Le texte sans étiquette est de cette sorte.
mark-X = exemple
mark-X-help = Un exemple du livret.
mark-P = publié
mark-P-help = Un fait que donne une autre source publique.
mark-G = notre décision
mark-G-help = Ce que nous avons décidé là où le livret est muet, abîmé ou peu clair. La décision dit pourquoi.
mark-J = de nous
mark-J-help = Une décision ou une reconstitution de notre part. La décision dit pourquoi.
mark-RG = complété
mark-RG-help = Une règle du livret que seule une décision de notre part complète.
mark-PG = publié, complété
mark-PG-help = Un fait publié que seule une décision de notre part complète.

rules-legend = Ce que veulent dire les étiquettes
rules-rulings = Décisions
rules-rulings-help = Ce que nous avons décidé là où le livret est muet, abîmé ou peu clair, et pourquoi.
rules-why = Pourquoi
rules-about = Concerne
rules-ruling-link = Décision { $ruling }
rules-provenance = Ce qui vient du livret, ce qui est reconstitué, et pourquoi

## Provenance : une page par jeu

provenance-title = { $game } : ce qui vient du livret, ce qui est de nous
provenance-heading = Ce qui vient du livret, ce qui est reconstitué, et pourquoi
provenance-rules = Les règles
provenance-clauses = { $ours ->
    [one] Sur { $clauses } clauses, 1 repose sur une décision de notre part, en tout ou en partie. Chacune porte son étiquette dans les règles.
   *[other] Sur { $clauses } clauses, { $ours } reposent sur une décision de notre part, en tout ou en partie. Chacune porte son étiquette dans les règles.
  }
provenance-mark-count = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
  }
provenance-components = Le matériel
provenance-components-help = D’où vient chaque table de cartes, de tuiles et de nombres.
provenance-read = Lire les règles
provenance-other = Un autre jeu

origin-rulebook = livret
origin-rulebook-help = Du livret imprimé
origin-published = publié
origin-published-help = D’une autre source publique
origin-reconstructed = reconstitué
origin-reconstructed-help = Complété par nous

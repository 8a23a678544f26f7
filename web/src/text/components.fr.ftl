# Le matériel d’un jeu, sur une page

components-title = { $game } : tout le matériel
components-heading = Tout le matériel
components-lead = Tout ce que contient la boîte, même ce qu’une partie laisse de côté, dessiné comme sur la table.
components-link = Tout le matériel, avec ses dessins
components-link-short = Tout le matériel
components-search = Chercher dans le matériel
components-search-help = Un nom, ou les mots d’un effet
components-kinds = Type
components-sources = Provenance
components-all = Tout
components-found = { $count ->
    [0] Aucun élément ne contient tous ces mots.
    [one] 1 élément
   *[other] { $count } éléments
  }
components-found-of = { $count ->
    [0] Aucun élément ne correspond. Retirez un mot ou un filtre.
    [one] 1 élément sur { $all }
   *[other] { $count } éléments sur { $all }
  }
components-different = { $different } modèles, { $pieces } dans la boîte
components-in-all = { $pieces } dans la boîte
components-count = { $count } dans la boîte
components-clause = Lire { $clause }
components-origin = D’où viennent les chiffres
components-older = C’est le matériel des parties commencées avant que certains chiffres ne changent.
components-today = Le matériel d’aujourd’hui
components-undrawn = Le matériel de ce jeu n’a pas de dessins.
components-clear = Tout montrer
components-other = Le matériel d’un autre jeu
components-rules = Lire les règles

# Starter : d’où viennent les nombres de components.toml, pour les joueurs.

why = Ce jeu a été inventé pour commencer ; rien n’y vient d’un livret de règles.

table-players = Joueurs
table-players-reconstructed = Les quatre couleurs.
table-deck = Feuilles
table-deck-reconstructed = Combien il y en a, et combien on en distribue.

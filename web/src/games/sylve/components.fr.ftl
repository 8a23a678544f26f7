# Ce que dit la page de tout le matériel de Sylve.

kind-forest = Cartes Sylve
kind-creature = Cartes Créature
kind-potion = Cartes Potion
kind-village = Cases du Village
kind-die = Dés
kind-character = Personnages
kind-token = Jetons

mark-players-3 = Pour 3 ou 4 joueurs.
mark-players-4 = Pour 4 joueurs.

space-short = { $symbol } ({ $reward })
spaces-are = Cases et ce qu’elles donnent : { $spaces }.
does-by-day = De jour : { $does }.
does-by-night = De nuit : { $does }.
sort-of-die-forage = Dé Cueillette
sort-of-die-element = Dé Élément
die-each = { $count } par personne.
faces-are = Ses faces : { $faces }.
face-often = { $face } ({ $count } sur { $all })
plays-colour = Couleur des dés : { $colour }.
scorch-title = Jeton Terre brûlée

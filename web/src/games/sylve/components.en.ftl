# What the page with all components of Sylve says.

kind-forest = Forest cards
kind-creature = Creature cards
kind-potion = Potion cards
kind-village = Village spaces
kind-die = Dice
kind-character = Characters
kind-token = Tokens

mark-players-3 = For 3 or 4 players.
mark-players-4 = For 4 players.

space-short = { $symbol } ({ $reward })
spaces-are = Spaces and what they give: { $spaces }.
does-by-day = By day: { $does }.
does-by-night = By night: { $does }.
sort-of-die-forage = Forage die
sort-of-die-element = Element die
die-each = { $count } for each player.
faces-are = Its faces: { $faces }.
face-often = { $face } ({ $count } in { $all })
plays-colour = Colour of the dice: { $colour }.
scorch-title = Scorch token

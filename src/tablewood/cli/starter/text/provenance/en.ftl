# Starter: where the numbers of components.toml come from, for players.

why = This game was made up to begin with; nothing in it comes from a rulebook.

table-players = Players
table-players-reconstructed = The four colours.
table-deck = Leaves
table-deck-reconstructed = How many there are, and how many are dealt.

"""Tree Society.

Two to four players help six guilds build their houses in the treetops. On a turn you sell a fruit for as many
coins as cards of its type are visible, build levels of guild cards with the coins, and rest: take a new fruit, keep
two coins, empty your chest into your purse. Levels have effects that pay, sell, build and draw more; only the highest
level of a card scores. A card that reaches level 3 is completed and shows its banners; six of them (or an empty fruit
deck) trigger the end. Most points win.

Read `rules.md` for the clauses, `turn.py` for the sequence of play, then `sales.py`, `build.py`, `effects.py` and
`rest.py`. The language of the guild cards is in `vocabulary.py`.
"""

from tablewood.games.tree_society.game import TreeSociety

GAME = TreeSociety()

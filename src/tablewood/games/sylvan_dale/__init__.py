"""Builders of Sylvan Dale.

Two to four architects rebuild a city in the Great Trees. On a turn you play a card, add the top tile of your stack to
a tree whose highest dwelling has the card's style, and choose a new card. Most tiles in a tree gives prestige for it;
most prestige trees in a district gives preeminence. A third tile of a style earns a banner. Three cards with the
same icon buy an ax, a hammer, a bridge or a treetop. After each of two rounds of eight tiles the whole board
is scored; most fame wins.

Read `rules.md` for the clauses, `turn.py` for the sequence of play, then `actions.py`, `banners.py` and `items.py`.
"""

from tablewood.games.sylvan_dale.game import SylvanDale

GAME = SylvanDale()

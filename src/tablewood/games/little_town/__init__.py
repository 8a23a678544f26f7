"""Little Town.

Two to four teams of architects share one small town. A turn spends a worker: place it on empty grass and use the eight
squares around it, or construct a building. Forests, mountains and lakes give wood, stone and fish; buildings give or
convert goods, coins and points, and anybody may use them, for a coin of rent. After each of four rounds every worker
must eat. Buildings, secret goals and coins score at the end; most points win.

Read `rules.md` for the clauses, `turn.py` for the sequence of play, then `actions.py`, `placement.py`, `payment.py`,
`construction.py`, `round_end.py` and `goals.py`.
"""

from tablewood.games.little_town.game import LittleTown

GAME = LittleTown()

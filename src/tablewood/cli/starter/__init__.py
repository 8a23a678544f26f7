"""Starter.

Two to four players hold a few numbered leaves each, which nobody else sees. In turn they play a leaf on the pile,
higher than the one before, or pass. When everybody has passed in a row, the player who has played the most leaves wins.

Read `rules.md` for the clauses, then `turn.py` for the sequence of play.
"""

from tablewood.cli.starter.game import StarterGame

GAME = StarterGame()

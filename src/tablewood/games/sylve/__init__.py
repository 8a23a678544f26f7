"""Sylve (Brew).

Two to four mystics of an enchanted wood play four rounds, alternately by day and by night. Each round
everybody rolls six dice, and they take turns to place one: on a forest to gather ingredients, tame a creature
and gain influence there, in the Village for its actions, or on a tamed creature. Before or after
placing you may brew one potion and drink one. The player with the most visible forage dice in a
forest, and more than it has element dice, controls it at the end of the round. Potions, forests, creatures
(best released in a forest of their season) and leftovers score; most points win.

Read `rules.md` for the clauses, `turn.py` for the sequence of play and `placing.py` for what one
placement sets off; then one file for each chapter: `gathering.py`, `taming.py`, `scorching.py`,
`village.py`, `brewing.py`, `drinking.py`, `control.py`. What cards do is in `components.toml`, in
the words of `effects.py`.
"""

from tablewood.games.sylve.game import Sylve

GAME = Sylve()

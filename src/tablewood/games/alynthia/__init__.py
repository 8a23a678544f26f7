"""Alynthia.

Dragons nest on the ruins of the cities. One to five guild leaders build outposts, upgrade them, learn, hire workers
and drive the dragons out: together, with a nest to defeat in every round from the second on and every nest within
five, or against each other for the most renown after four. A round is Guild Phase (in the advanced mode), Dragon
Phase, Action Phase and Harvest Phase. A battle is one comparison: strength, workers, a die and cards on each
side; the defender wins ties.

Read `rules.md` for the clauses, `turn.py` for the sequence of play, then `guilds.py`, `dragons.py`, `phases.py` with
`actions.py`, `battle.py` with `aftermath.py`, and `harvest.py`. `windows.py` is where players react to each other.
"""

from tablewood.games.alynthia.game import Alynthia

GAME = Alynthia()

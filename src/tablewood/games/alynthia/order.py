"""What comes first: moves that do not answer the question now asked (AL-61, AL-102)."""

from bisect import bisect_right
from typing import Final

from tablewood.games.alynthia.state import Land

IN_BASIC_MODE: Final = {68: 67, 236: 35, 242: 35}
"""AL-35, AL-67: why there is no such thing in basic guild mode, by the clause of advanced mode."""


def in_mid_action(s: Land, move: int, asked: int) -> int:
    """AL-102: the action under way is finished before another one, or a card; else its question comes first."""
    m = s.moves
    if m.gather <= move < m.labor_reroll or m.step <= move < m.use:
        return 102
    return asked


def out_of_turn(s: Land, seat: int, move: int) -> int:
    """The clause that says when a move has its place that is none of the Action Phase, or none of this mode."""
    m = s.moves
    if move == m.go_back:
        return 274 if s.competitive else 214
    if move in (m.done, m.stay, m.end):
        return 108 if s.competitive else 106
    if move == m.take_renown and s.has_tunnel(seat):
        return 239
    clause = _PLACES[bisect_right(m.bases, move) - 1]
    if s.advanced:
        return clause
    return IN_BASIC_MODE.get(clause, clause)


_PLACES: Final = [
    30,  # guild
    37,  # start
    159,  # split
    68,  # unlock
    68,  # skip
    236,  # entrance
    242,  # wall
    242,  # no-wall
    102,  # gather
    225,  # strength
    230,  # ranged
    102,  # acclaim
    102,  # insight
    226,  # reroll
    102,  # supply
    102,  # march
    226,  # labor-reroll
    249,  # dragon
    106,  # pass
    94,  # battle
    215,  # retreat
    231,  # via
    187,  # pay-worker
    187,  # pay-renown
    274,  # go-back
    213,  # lose
    102,  # step
    102,  # charge
    102,  # attack
    102,  # recruit
    102,  # buy-card
    102,  # market
    102,  # build
    102,  # upgrade
    102,  # caravan
    102,  # labor-roll
    165,  # use
    142,  # offer
    106,  # done
    107,  # stay
    108,  # end
    113,  # pay
    135,  # take
    54,  # take-renown
    156,  # research
    272,  # give
    272,  # ask
    272,  # propose
    272,  # withdraw
    272,  # accept
    272,  # refuse
    262,  # discard
]
"""By verb: the clause that says when it has its place; verbs of the Action Phase are answered before they come here."""

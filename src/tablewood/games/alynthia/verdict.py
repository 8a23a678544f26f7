"""The scores; and what those who fight the dragons together have come to (AL-41 to AL-46, AL-48 to AL-53)."""

from tablewood.games.alynthia.names import COMPETITIVE, LOST, SOURCE_NAMES, WON
from tablewood.games.alynthia.pieces import buildings_of, dragons_on_map
from tablewood.games.alynthia.state import Land
from tablewood.kernel.scoring import Score, Verdict


def verdict(s: Land) -> Verdict | None:
    """AL-51: all win or lose together, alone or not; None in a competitive game."""
    if s.mode == COMPETITIVE:
        return None
    return Verdict(
        s.outcome == WON,
        what_decided(s),
        [
            ("nests", s.nests_beaten),
            ("left", len(s.nests) - s.nests_beaten),
            ("round", s.round),
            ("renown", s.renown[0]),
            ("dragons", dragons_on_map(s)),
        ],
        ("nests", "renown"),
    )


def what_decided(s: Land) -> str:
    """Why the team has won or lost; empty while the game is on."""
    if s.outcome == WON:
        return "dragons-paid" if s.harder else "all-nests"
    if s.outcome != LOST:
        return ""
    if s.nests_beaten == len(s.nests):
        return "cannot-pay"
    if s.beaten_this_round < s.side.required[s.round - 1]:
        return "no-nest"
    return "nests-left"


def scores(s: Land) -> list[Score]:
    """AL-48, AL-49: renown by source, then buildings, research and cards in hand."""
    return [
        Score(
            seat,
            list(zip(SOURCE_NAMES, s.earned_from(seat), strict=True)),
            [
                ("buildings", buildings_of(s, seat)),
                ("research", sum(s.levels_of(seat))),
                ("cards", s.resource_cards(seat) + s.action_cards(seat)),
            ],
        )
        for seat in range(s.seats)
    ]

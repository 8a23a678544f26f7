"""The common result of those who fight the dragons together, and what decided it (AL-41 to AL-46, AL-51, AL-53)."""

from tablewood.games.alynthia.names import COMPETITIVE, LOST, WON
from tablewood.games.alynthia.state import Land
from tablewood.kernel.scoring import Verdict


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
            ("dragons", s.dragons_on_map()),
        ],
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

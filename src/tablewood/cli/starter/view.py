"""What each seat sees (ST-2), built up from nothing."""

import msgspec

from tablewood.cli.starter.state import NOTHING, StarterState
from tablewood.kernel.step import Seat
from tablewood.kernel.view import View, prompt_of


class PlayerView(msgspec.Struct):
    """What lies in front of a player; only the owner sees the hand."""

    colour: str
    leaves: int
    """How many are in hand."""
    hand: list[str] | None
    points: int


class StarterView(View, kw_only=True):
    """The pile and the players."""

    top: str | None
    players: list[PlayerView]


def look(s: StarterState, seat: Seat) -> StarterView:
    """The table as this seat sees it."""
    names = s.parts.leaves.names
    return StarterView(
        game=s.rules.id,
        viewer=seat,
        seats=s.parts.colours[: s.seats],
        asked=s.asked,
        prompt=prompt_of(s),
        over=s.over,
        top=None if s.top == NOTHING else names[s.top],
        players=[
            PlayerView(
                colour=s.parts.colours[other],
                leaves=len(s.hand(other)),
                hand=[names[leaf] for leaf in s.hand(other)] if other == seat else None,
                points=s.points[other],
            )
            for other in range(s.seats)
        ],
    )

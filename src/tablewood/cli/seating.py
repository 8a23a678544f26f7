"""Who sits where: people, and bots by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewood.bots import bots as all_bots
from tablewood.kernel.errors import BadSeats, TablewoodError, UnknownBot
from tablewood.kernel.game import Game

PERSON = "person"


def seats_for(game: Game[Any], seats: int, seating: Sequence[str], people: int) -> int:
    """The number of seats: as told, as many as sit down, or as few as the game allows."""
    wanted = seats or len(seating) or max(game.seats[0], people)
    if wanted not in game.seats:
        raise BadSeats(game.id, wanted, game.seats)
    return wanted


def seating_for(seats: int, seating: Sequence[str], people: int, bots: Sequence[str]) -> list[str]:
    """By seat `person` or a bot: the seating if there is one, else people first, then bots in turn."""
    if not seating:
        if not 0 <= people <= seats:
            raise TablewoodError(f"{people} people for {seats} seats; 0 to {seats}")
        seating = [PERSON] * people
        seating += [bots[at % len(bots)] for at in range(seats - people)] if bots else []
    if len(seating) != seats:
        raise TablewoodError(f"the seating names {len(seating)}, and there are {seats} seats")
    known = [PERSON, *all_bots()]
    for name in seating:
        if name not in known:
            raise UnknownBot(name, known)
    return list(seating)

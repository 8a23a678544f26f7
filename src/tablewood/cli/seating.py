"""Who sits where: people, and bots by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewood.bots import bot
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
    """`person` or a bot for each seat: the seating if given, otherwise people first, then bots in turn."""
    seating = seating or all_named(bots)
    if not seating:
        if not 0 <= people <= seats:
            raise TablewoodError(f"{people} people for {seats} seats; 0 to {seats}")
        seating = [PERSON] * people
        seating += [bots[at % len(bots)] for at in range(seats - people)] if bots else []
    if len(seating) != seats:
        raise TablewoodError(f"the seating names {len(seating)}, and there are {seats} seats")
    for name in seating:
        _check(name)
    return list(seating)


def all_named(bots: Sequence[str]) -> list[str]:
    """If `person` is among the bots, they are the whole seating: `--bots grown,greedy,person`."""
    return list(bots) if PERSON in bots else []


def _check(name: str) -> None:
    """A person, or an existing bot with settings it knows."""
    known = [PERSON, *all_bots()]
    if name == PERSON:
        return
    try:
        bot(name)
    except UnknownBot as error:
        raise UnknownBot(error.name, known) from None

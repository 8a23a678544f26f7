"""Checks of previews in random games, move by move: do they come true, and do they tell only what the seat may know?

They look up a preview's claims in the view after the move, with code that previews do not use.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from tablewood.kernel.log import Log
from tablewood.kernel.match import Match
from tablewood.kernel.state import State
from tablewood.server.live.changes import changes
from tablewood.server.live.preview import Foreseen, foresee, seen
from tablewood.server.live.protocol import Change
from tablewood.server.table.facts import Fact, fact


@dataclass
class Happened:
    """What the move really did, as its seat sees it."""

    before: dict[str, Any]
    after: dict[str, Any]
    facts: list[Fact]


def play(match: Match, state: State, seat: int, move: int, at: int = 0) -> Happened:
    """Make the move in a copy of this position, with the same chance."""
    copy = state.clone()
    copy.log = Log()
    before = seen(copy.view(seat))
    copy.play(move, seat)
    facts = [fact(match.game, event, seat, at) for event in copy.log.events]
    return Happened(before, seen(copy.view(seat)), facts)


def wrong(foreseen: Foreseen, happened: Happened) -> list[str]:
    """What the preview claimed and did not happen; if it was certain, also what it left out."""
    found = [
        f"{change} did not happen"
        for change in foreseen.changes
        if not holds(change, happened.before, happened.after)
    ]
    found += [f"{one} was not said" for one in missing(foreseen.facts, happened.facts)]
    if foreseen.certain:
        if foreseen.facts != happened.facts:
            found.append(f"{happened.facts} was told, but {foreseen.facts} was foreseen")
        if foreseen.changes != changes(happened.before, [happened.after]):
            found.append("something else happened too")
    return found


def holds(change: Change, before: Any, after: Any) -> bool:
    """Whether the view after the move shows this change."""
    old, new = found_at(change.path, before, after)
    if change.gained or change.lost:
        had, has = counted(old), counted(new)
        gained, lost = counted(change.gained), counted(change.lost)
        return gained <= has - had and lost <= had - has
    return (old, new) == (change.before, change.after) and old != new


def found_at(path: list[str | int], before: Any, after: Any) -> tuple[Any, Any]:
    """The values at the end of the path, before and after; a named thing is followed to its new place."""
    for step in path:
        if isinstance(step, str):
            before, after = (before or {}).get(step), (after or {}).get(step)
            continue
        name = named(before[step])
        if isinstance(before[step], dict) and name != before[step]:
            after = next((item for item in after or [] if named(item) == name), None)
        else:
            after = after[step]
        before = before[step]
    return before, after


def named(item: Any) -> Any:
    """The name of a thing in a list, or the thing itself."""
    return item.get("id", item.get("card", item)) if isinstance(item, dict) else item


def counted(items: list[Any] | None) -> Counter[bytes]:
    return Counter(key(named(item)) for item in items or [] if item is not None)


def key(thing: Any) -> bytes:
    return msgspec.json.encode(thing, order="deterministic")


def missing(facts: list[Fact], said: list[Fact]) -> list[str]:
    """The facts that were not told, or not as often."""
    left = Counter(key(one) for one in facts) - Counter(key(one) for one in said)
    return [one.decode() for one in left.elements()]


@dataclass
class PreviewedMove:
    """A preview of a random move, and the match before that move."""

    match: Match
    seat: int
    move: int
    foreseen: Foreseen

    def __str__(self) -> str:
        written = self.match.game.notation(self.match.state, self.move)
        return f"{self.match.game.id}, {written} of seat {self.seat}"


def preview_random_game(match: Match, chance: random.Random) -> Iterator[PreviewedMove]:
    """Play a random game to its end, and yield a preview of each move before it is made."""
    while not match.state.over:
        seat = chance.choice(match.state.asked)
        move = chance.choice(match.state.legal(seat))
        yield PreviewedMove(match, seat, move, foresee(match, seat, move, chance.randbytes(16)))
        match.submit(seat, match.game.notation(match.state, move))
        match.played.clear()

"""Previews: what would this move do? The move is made in guesses at the position, never in the position itself.

A guess is everything the seat knows, with everything else dealt again, so nothing the seat may not know can show. As
long as no chance is drawn and nothing hidden comes to light, one guess is as good as another, and what it shows is what
will happen. Otherwise the move is made in many guesses, and the preview contains only what is the same in all of them.
"""

from __future__ import annotations

import hashlib
from collections import Counter, OrderedDict
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import product
from typing import Any

import msgspec

from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import MoveError
from tablewood.kernel.log import Log
from tablewood.kernel.match import Match
from tablewood.kernel.state import State
from tablewood.kernel.view import View, builtins
from tablewood.server.live.changes import changes
from tablewood.server.live.protocol import Change
from tablewood.server.table.commands import MOST_LETTERS
from tablewood.server.table.facts import Fact, fact
from tablewood.server.table.refusal import refused_move
from tablewood.server.table.table import GameTable

FEW = 2
"""How many guesses it takes to see whether chance or something hidden plays a part."""

MANY = 32
"""How many guesses are tried if it does: making a move is cheap ..."""

LOOKS = 20
"""... and looking at what it led to is not: this many are looked at, plus one of every course the game took."""

MOST_LOOKS = 24

BITS = 2
"""How many draws of the first guesses are forced to one end or the other, in every combination."""

UNSAID = ("game", "viewer", "seats", "asked", "prompt")
"""Fields of a view that say nothing about what a move does."""

MOST_KEPT = 512
"""How many previews of a position to cache."""

_encode = msgspec.json.Encoder().encode


class Foreseen(msgspec.Struct, frozen=True):
    """What a seat may know beforehand about the outcome of its move."""

    facts: list[Fact]
    changes: list[Change]
    certain: bool
    """Whether this is all that will happen: no chance is drawn and nothing hidden comes to light."""


class TriedMove:
    """The move made in a guess of the position, and what its seat sees and hears of it."""

    def __init__(
        self, match: Match, seat: int, move: int, luck: bytes, at: int, number: int
    ) -> None:
        """Make the move; rules that follow automatically run too, but nobody else answers."""
        guess = imagined(match, seat, luck, number)
        guess.log = Log()
        draws, reveals = guess.chance.draws, guess.reveals
        guess.play(move, seat)
        self._guess = guess
        self._seat = seat
        self.facts = [fact(match.game, event, seat, at) for event in guess.log.events]
        self.course = tuple((event.kind, event.seat) for event in guess.log.events)
        """The kinds of things that happened: few courses differ, and all differences that matter show in them."""
        self.open = (guess.chance.draws, guess.reveals) == (draws, reveals)
        """Whether neither chance nor anything hidden played a part."""

    @cached_property
    def view(self) -> dict[str, Any]:
        return seen(self._guess.view(self._seat))


def foresee(
    match: Match,
    seat: int,
    move: int,
    luck: bytes,
    at: int = 0,
    before: dict[str, Any] | None = None,
) -> Foreseen:
    """What a legal move of an asked seat would do; the same luck gives the same preview.

    `luck` must be something nobody else knows: it decides what is dealt in the guesses. `before` is what the seat
    sees now, if that is at hand.
    """
    before = before or seen(match.state.view(seat))
    outcomes = [TriedMove(match, seat, move, luck, at, number) for number in range(FEW)]
    first = outcomes[0]
    if all(one.open and (one.facts, one.view) == (first.facts, first.view) for one in outcomes):
        return Foreseen(first.facts, changes(before, [first.view]), certain=True)
    outcomes += [TriedMove(match, seat, move, luck, at, number) for number in range(FEW, MANY)]
    return Foreseen(
        facts=_common_facts([one.facts for one in outcomes]),
        changes=changes(before, [one.view for one in _looked_at(outcomes)]),
        certain=False,
    )


def _looked_at(outcomes: Sequence[TriedMove]) -> list[TriedMove]:
    """Which outcomes to look at: one of every course, then the first ones."""
    courses: dict[tuple[tuple[int, int], ...], TriedMove] = {}
    for one in outcomes:
        courses.setdefault(one.course, one)
    chosen = list(courses.values())[:MOST_LOOKS]
    others = [one for one in outcomes if one not in chosen]
    return chosen + others[: max(0, LOOKS - len(chosen))]


def seen(view: View) -> dict[str, Any]:
    """What a view says about the game, as plain dicts and lists."""
    shown: dict[str, Any] = _without(builtins(view), view.hints | view.asks)
    return {name: value for name, value in shown.items() if name not in UNSAID}


def _without(thing: Any, names: frozenset[str]) -> Any:
    """The thing without fields of these names, at any depth."""
    if isinstance(thing, dict):
        return {name: _without(value, names) for name, value in thing.items() if name not in names}
    if isinstance(thing, list):
        return [_without(item, names) for item in thing]
    return thing


def imagined(match: Match, seat: int, luck: bytes, number: int) -> State:
    """The position as the seat may imagine it: what it cannot know is dealt again, with other luck."""
    digest = hashlib.sha256(luck + number.to_bytes(4, "big")).digest()
    seed = int.from_bytes(digest[:7], "big")
    ends = luck_at_the_ends()
    guess = match.state.guess(seat, seed)
    guess.chance = seeded(ends[number] if number < len(ends) else ~seed)
    return guess


@cache
def luck_at_the_ends() -> tuple[int, ...]:
    """Seeds whose first draws are very low or very high, one for every combination.

    So nothing is taken for certain that only an unlikely throw of the dice would change.
    """
    found: dict[tuple[bool, ...], int] = {}
    seed = 0
    while len(found) < 2**BITS:
        chance = seeded(seed)
        draws = [chance.below(8) for _ in range(BITS)]
        if all(draw in (0, 7) for draw in draws):
            found.setdefault(tuple(draw == 7 for draw in draws), seed)
        seed += 1
    # The first two differ in every draw.
    first = tuple(found[ends] for ends in ((False,) * BITS, (True,) * BITS))
    others = [found[ends] for ends in product((False, True), repeat=BITS)]
    return (*first, *[seed for seed in others if seed not in first])


def _common_facts(told: Sequence[list[Fact]]) -> list[Fact]:
    """The facts of the first that all the others share."""
    keys = [Counter(_encode(one) for one in facts) for facts in told]
    common = keys[0]
    for other in keys[1:]:
        common = common & other
    kept: list[Fact] = []
    for one in told[0]:
        key = _encode(one)
        if common[key]:
            common[key] -= 1
            kept.append(one)
    return kept


class Previews:
    """The previews of one table's position, each worked out once."""

    def __init__(self) -> None:
        self._table: GameTable | None = None
        self._at = -1
        self._views: dict[int, dict[str, Any]] = {}
        """What each seat sees before its move."""
        self._kept: OrderedDict[tuple[int, int], Foreseen] = OrderedDict()

    def preview(self, table: GameTable, seat: int, text: str) -> Foreseen:
        """What this move of the seat would do; a `TableError` says why it cannot be made."""
        assert table.match is not None, "a game in progress has a match"
        move = legal_move(table.match, seat, text)
        if self._table is not table or self._at != table.at:
            self._table, self._at = table, table.at
            self._kept.clear()
            self._views.clear()
        key = (seat, move)
        if key not in self._kept:
            before = self._before(table.match, seat)
            luck = luck_of(table, seat, move)
            self._kept[key] = foresee(table.match, seat, move, luck, table.at, before)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    def _before(self, match: Match, seat: int) -> dict[str, Any]:
        if seat not in self._views:
            self._views[seat] = seen(match.state.view(seat))
        return self._views[seat]


def luck_of(table: GameTable, seat: int, move: int) -> bytes:
    """What decides the guesses: derived from the table's secret, so that nobody can work backwards from them."""
    header = table.header
    return f"preview {header.secret} {header.id} {table.at} {seat} {move}".encode()


def legal_move(match: Match, seat: int, text: str) -> int:
    """The move the text stands for, if this seat may make it now."""
    text = text[:MOST_LETTERS]
    try:
        match.check_asked(seat)
        move = match.read(text)
        refusal = None if move in match.state.legal(seat) else match.refusal(seat, text)
    except MoveError as error:
        raise refused_move(error) from None
    if refusal is not None:
        raise refused_move(refusal)
    return move

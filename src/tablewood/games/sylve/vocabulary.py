"""The words of the component tables, turned into effects: `gather berry 2`, `scorch 1`, `sell alike 2:1 3:3`."""

from collections.abc import Callable
from typing import Final, NoReturn

from tablewood.games.sylve.effects import (
    Change,
    Clear,
    GatherGoods,
    GatherOfChoice,
    GatherPerCreature,
    GatherSame,
    Move,
    PlaceExtra,
    Points,
    Remove,
    Reroll,
    Reserve,
    Return,
    Scorch,
    Sell,
    Swap,
    Tame,
    Trade,
    TurnElements,
)
from tablewood.games.sylve.moves import MOST_SOLD
from tablewood.games.sylve.parts import BASICS, GOODS, Effect, Goods
from tablewood.kernel.errors import one_of
from tablewood.kernel.number_sets import set_of
from tablewood.kernel.tables import Table

GOOD_NAMES: Final = ["plant", "mushroom", "crystal", "berry"]
SEASON_NAMES: Final = ["spring", "summer", "autumn", "winter"]

KINDS: Final[dict[str, Goods]] = {
    "basic": set_of(list(range(BASICS))),
    "any": set_of(list(range(GOODS))),
    **{name: set_of([good]) for good, name in enumerate(GOOD_NAMES)},
}
"""What a trade may give or take, or a sale may sell."""

FORMS: Final = (
    "gather GOOD|choice|each|same N [per SEASON]",
    "scorch N",
    "points N",
    "creature",
    "tame",
    "reserve",
    "trade GIVE TAKE N",
    "clear forest|row",
    "sell berry|alike COUNT:POINTS ...",
    "move",
    "swap",
    "remove element|any",
    "return",
    "change",
    "reroll",
    "place",
    "turn element",
)

ONLY_WITH: Final = {
    "gather same": tuple(f"gather {season}" for season in SEASON_NAMES),
    "turn": ("turn",),
    "place": ("drink",),
    "creature": ("village",),
}
"""Effects that make sense only in some places: with these triggers, on a drink or in the Village."""


class _Reader:
    """Reads one effect: its words, and where they stand in the file."""

    def __init__(self, table: Table, key: str, words: str) -> None:
        self.table = table
        self.key = key
        self.words = words
        self.rest = words.split()

    def unreadable(self) -> NoReturn:
        """Say that the effect as a whole cannot be read."""
        verbs = [form.partition(" ")[0] for form in FORMS]
        verb = self.words.split()[0] if self.words.split() else ""
        if verb not in verbs:
            self.table.fail(self.key, f'unknown effect "{verb}"; {one_of(verb, verbs)}')
        form = FORMS[verbs.index(verb)]
        self.table.fail(self.key, f'cannot read "{self.words}"; write it as "{form}"')

    def word(self, *allowed: str) -> str:
        """The next word, which must be one of these."""
        if not self.rest or self.rest[0] not in allowed:
            self.unreadable()
        return self.rest.pop(0)

    def number(self) -> int:
        """The next word, which must be a number from 1."""
        if not self.rest or not self.rest[0].isdecimal() or int(self.rest[0]) < 1:
            self.unreadable()
        return int(self.rest.pop(0))

    def prices(self) -> tuple[int, ...]:
        """Pairs such as 2:3: alternately a number of tokens and its points."""
        prices: list[int] = []
        for pair in self.rest:
            count, _, points = pair.partition(":")
            if not count.isdecimal() or not points.isdecimal() or not 1 <= int(count) <= MOST_SOLD:
                self.unreadable()
            prices += [int(count), int(points)]
        if not prices:
            self.unreadable()
        self.rest = []
        return tuple(prices)


def read_effect(table: Table, key: str, words: str, context: str) -> Effect:
    """The effect that the words stand for; an unknown one is an error that names file and line.

    The context is a creature's trigger, or `village` or `drink`.
    """
    reader = _Reader(table, key, words)
    verb = reader.rest.pop(0) if reader.rest else ""
    if verb not in VERBS:
        reader.unreadable()
    effect = VERBS[verb](reader)
    if reader.rest:
        reader.unreadable()
    for start, contexts in ONLY_WITH.items():
        if f"{words} ".startswith(f"{start} ") and context not in contexts:
            table.fail(
                key, f'"{words}" does not go with "{context}"; only with {", ".join(contexts)}'
            )
    if context == "turn" and verb != "turn":
        table.fail(key, f'"{words}" does not go with "turn"; only "turn element" does (SY-115)')
    return effect


def _gather(reader: _Reader) -> Effect:
    what = reader.word(*GOOD_NAMES, "choice", "each", "same")
    count = reader.number()
    if what == "choice":
        return GatherOfChoice(reader.words, count)
    if what == "same":
        return GatherSame(reader.words, count)
    if what == "each":
        return GatherGoods(reader.words, [count] * BASICS + [0])
    good = GOOD_NAMES.index(what)
    if reader.rest:
        reader.word("per")
        season = SEASON_NAMES.index(reader.word(*SEASON_NAMES))
        return GatherPerCreature(reader.words, good, count, season)
    return GatherGoods(reader.words, [count if one == good else 0 for one in range(GOODS)])


def _trade(reader: _Reader) -> Effect:
    give = KINDS[reader.word(*KINDS)]
    take = KINDS[reader.word(*KINDS)]
    return Trade(reader.words, give, take, reader.number())


def _sell(reader: _Reader) -> Effect:
    what = reader.word("alike", "berry")
    return Sell(reader.words, KINDS["any" if what == "alike" else what], reader.prices())


def _clear(reader: _Reader) -> Effect:
    return Clear(reader.words, whole_row=reader.word("forest", "row") == "row")


def _remove(reader: _Reader) -> Effect:
    return Remove(reader.words, only_elements=reader.word("element", "any") == "element")


def _turn(reader: _Reader) -> Effect:
    reader.word("element")
    return TurnElements(reader.words)


VERBS: Final[dict[str, Callable[[_Reader], Effect]]] = {
    "gather": _gather,
    "scorch": lambda reader: Scorch(reader.words, reader.number()),
    "points": lambda reader: Points(reader.words, reader.number()),
    "creature": lambda reader: Tame(reader.words, on_space=True),
    "tame": lambda reader: Tame(reader.words, on_space=False),
    "reserve": lambda reader: Reserve(reader.words),
    "trade": _trade,
    "clear": _clear,
    "sell": _sell,
    "move": lambda reader: Move(reader.words),
    "swap": lambda reader: Swap(reader.words),
    "remove": _remove,
    "return": lambda reader: Return(reader.words),
    "change": lambda reader: Change(reader.words),
    "reroll": lambda reader: Reroll(reader.words),
    "place": lambda reader: PlaceExtra(reader.words),
    "turn": _turn,
}

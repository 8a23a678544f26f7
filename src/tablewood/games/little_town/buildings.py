"""The building tiles as flat tables: what they cost, what they are worth and what they do (LT-118).

A building's effect is data from a small vocabulary: what a worker beside it pays and gains, and what it does for its
owner at the end of a round or of the game. A new building that only recombines these is a new table entry.
"""

from typing import TYPE_CHECKING, Final

from tablewood.games.little_town.goods import ANY, COINS, NAMES, RESOURCES, VP, WIDTH
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain

if TYPE_CHECKING:
    from tablewood.kernel.tables import Table

VERBS: Final = ["score-per", "use-surroundings"]
NO_EFFECT: Final = -1
SCORE_PER: Final = 0
USE_SURROUNDINGS: Final = 1

AROUND: Final = ["own-buildings", "buildings", "own-workers", "workers", "free-grass"]
OWN_BUILDINGS: Final = 0
BUILDINGS: Final = 1
OWN_WORKERS: Final = 2
WORKERS: Final = 3
FREE_GRASS: Final = 4

COST: Final = 0
INPUT: Final = 1
BILLS: Final = 2
"""Each kind of building has two bills: its cost and the input of its effect."""


ROUND_END: Final = 1
GAME_END: Final = 2
"""Bits: when a building does something for its owner."""


class OwnerEffect(Definitions):
    """What a building does for its owner at the end of a round or of the game."""

    def __init__(self, verb: int, around: int, vp: int) -> None:
        self.verb: Final = verb
        self.around: Final = around
        """What is counted on the squares around it."""
        self.vp: Final = vp
        """The points for each."""


class Buildings(Definitions):
    """Every kind of building, numbered as in the table."""

    def __init__(self, entries: "list[Table]", ids: list[str]) -> None:
        self.ids: Final = ids
        self.domain: Final = Domain("building", ids)
        self.size: Final = len(ids)
        self.copies: Final[list[int]] = []
        self.always: Final[list[bool]] = []
        """LT-10: in every supply."""
        self.first_game: Final[list[bool]] = []
        """LT-11."""
        self.vp: Final[list[int]] = []
        """LT-61: the printed points."""
        self.bills: Final[list[int]] = []
        """WIDTH numbers a bill: the cost, then the input, of each kind."""
        self.gain: Final[list[int]] = []
        """WIDTH numbers a kind: the output."""
        self.round_end: Final[list[OwnerEffect]] = []
        self.game_end: Final[list[OwnerEffect]] = []
        for entry in entries:
            self._read(entry)
        kinds = range(self.size)
        self.pays: Final = [1 if sum(self.bill(kind, INPUT)) else 0 for kind in kinds]
        """LT-36: whether the effect is a conversion."""
        self.active: Final = [1 if sum(self.output(kind)) else 0 for kind in kinds]
        """LT-51: whether a worker can activate it."""
        self.units: Final = [sum(self.bill(kind, COST)[:RESOURCES]) for kind in kinds]
        """How many resources it costs."""
        self.effects: Final = [
            (ROUND_END if self.round_end[kind].verb != NO_EFFECT else 0)
            | (GAME_END if self.game_end[kind].verb != NO_EFFECT else 0)
            for kind in kinds
        ]
        """LT-81, LT-114, LT-115: when it does something for its owner."""
        self.named: Final = [_named(self.bills, bill * WIDTH) for bill in range(self.size * BILLS)]
        """By bill: the resources that it names."""

    def _read(self, entry: "Table") -> None:
        self.copies.append(entry.number("copies", 1, at_least=1))
        self.always.append(entry.flag("always", False))
        self.first_game.append(entry.flag("first_game", False))
        self.vp.append(entry.number("vp", at_least=0))
        self.bills.extend(_goods(entry, "cost", NAMES[: COINS + 1], False))
        self.bills.extend(_goods(entry, "pay", NAMES[: ANY + 1], True))
        self.gain.extend(_goods(entry, "gain", NAMES, True))
        if entry.has("pay") and not entry.has("gain"):
            entry.fail(
                "pay", "a building that is paid for gives something: write gain = ... (LT-36)"
            )
        self.round_end.append(_owner_effect(entry, "round_end", VERBS))
        self.game_end.append(_owner_effect(entry, "game_end", [VERBS[SCORE_PER]]))

    def bill(self, kind: int, what: int) -> list[int]:
        """The cost or the input of a kind, by good."""
        first = (kind * BILLS + what) * WIDTH
        return self.bills[first : first + WIDTH]

    def output(self, kind: int) -> list[int]:
        """What an activation gives, by good."""
        return self.gain[kind * WIDTH : (kind + 1) * WIDTH]

    def handles(self, kind: int, good: int) -> bool:
        """Whether the good appears in the effect; ANY is none in particular, and a cost is no effect."""
        return self.bill(kind, INPUT)[good] > 0 or self.output(kind)[good] > 0

    def spends_resources(self, kind: int) -> bool:
        """Whether the input holds a resource of any sort."""
        paid = self.bill(kind, INPUT)
        return sum(paid[:RESOURCES]) + paid[ANY] > 0

    def most_kinds_of_input(self, kind: int) -> int:
        """LT-126: how many kinds of resource the input can hold."""
        paid = self.bill(kind, INPUT)
        printed = len([need for need in paid[:RESOURCES] if need > 0])
        return min(printed + paid[ANY], RESOURCES)

    def gives_vp(self, kind: int) -> bool:
        """Whether an activation gives points."""
        return self.output(kind)[VP] > 0

    def most_of_one_resource(self) -> int:
        """The highest number of one resource in any bill, for the moves that replace them by coins."""
        return max([self.bills[at] for at in range(len(self.bills)) if at % WIDTH < RESOURCES])


def _named(bills: list[int], first: int) -> list[int]:
    return [good for good in range(RESOURCES) if bills[first + good] > 0]


def _goods(entry: "Table", key: str, allowed: list[str], optional: bool) -> list[int]:
    """So many of each good, as written under the key; none if it may be left out and is."""
    if optional and not entry.has(key):
        return [0] * WIDTH
    counts = entry.counts(key, allowed=allowed, at_least=1)
    return [counts.get(name, 0) for name in NAMES]


def _owner_effect(entry: "Table", key: str, verbs: list[str]) -> OwnerEffect:
    effect = entry.optional_sub(key)
    if effect is None:
        return OwnerEffect(NO_EFFECT, 0, 0)
    verb = VERBS.index(effect.choice("verb", verbs))
    if verb == USE_SURROUNDINGS:
        return OwnerEffect(verb, 0, 0)
    return OwnerEffect(verb, AROUND.index(effect.choice("around", AROUND)), effect.number("vp"))

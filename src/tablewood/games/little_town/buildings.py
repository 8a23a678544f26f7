"""The building tiles as flat tables: what they cost, what they are worth and what they do (LT-118).

A building's effect is data from a small vocabulary: what a worker beside it pays and gains, and what it does for its
owner at the end of a round or of the game. A new building that only recombines these is a new table entry.
"""

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from tablewood.games.little_town.goods import ANY, COINS, NAMES, RESOURCES, VP, WIDTH, Good
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain
from tablewood.kernel.vectors import Ints, added, ints, joined, part, total, zeros

if TYPE_CHECKING:
    from tablewood.kernel.tables import Table

Kind: TypeAlias = i64
"""A kind of building, numbered as in the table."""

Bill: TypeAlias = i64
"""Something to pay: the cost of a kind of building, or the input of its effect."""

VERBS: Final = ["score-per", "use-surroundings"]
NO_EFFECT: Final = -1
SCORE_PER: Final = 0
USE_SURROUNDINGS: Final = 1

AROUND: Final = ["own-buildings", "buildings", "own-workers", "workers", "free-grass"]
OWN_BUILDINGS: Final = 0
ALL_BUILDINGS: Final = 1
OWN_WORKERS: Final = 2
ALL_WORKERS: Final = 3
FREE_GRASS: Final = 4

_COST: Final = 0
_INPUT: Final = 1
_BILLS: Final = 2
"""Each kind of building has two bills, one after the other."""

_NONE: Final = ints([])


class OwnerEffect(Definitions):
    """What a building does for its owner at the end of a round or of the game."""

    def __init__(self, verb: i64, around: i64, vp: i64) -> None:
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
        self.vp: Ints = _NONE
        """LT-61: the printed points."""
        self.bills: Final[list[Ints]] = []
        """By bill and good: how much is to be paid."""
        self.gain: Final[list[Ints]] = []
        """By kind and good: what an activation gives."""
        self.round_end: Final[list[OwnerEffect]] = []
        self.game_end: Final[list[OwnerEffect]] = []
        self.dues: Ints = _NONE
        """The bills one after the other: see `due`."""
        for entry in entries:
            self._read(entry)
        for bill in self.bills:
            self.dues = joined(self.dues, bill)
        kinds = range(self.size)
        self.pays: Final = [total(self.input(kind)) > 0 for kind in kinds]
        """LT-36: whether the effect is a conversion."""
        self.active: Final = [total(self.gain[kind]) > 0 for kind in kinds]
        """LT-51: whether a worker can activate it."""
        self.singles: Final = ints([kind for kind in kinds if not self.always[kind]])
        """LT-10: the kinds of which some are in the supply and some are not."""
        self.always_in: Final = ints(
            [self.copies[kind] if self.always[kind] else 0 for kind in kinds]
        )
        """LT-10: by kind, how many tiles are in every supply."""
        self.units: Final = ints([sum(part(self.cost(kind), 0, RESOURCES)) for kind in kinds])
        """How many resources it costs."""

    def _read(self, entry: "Table") -> None:
        self.copies.append(entry.number("copies", 1, at_least=1))
        self.always.append(entry.flag("always", False))
        self.first_game.append(entry.flag("first_game", False))
        self.vp = added(self.vp, entry.number("vp", at_least=0))
        self.bills.append(_goods(entry, "cost", NAMES[: COINS + 1]))
        self.bills.append(_goods_if_any(entry, "pay", NAMES[: ANY + 1]))
        self.gain.append(_goods_if_any(entry, "gain", NAMES))
        if entry.has("pay") and not entry.has("gain"):
            entry.fail(
                "pay", "a building that is paid for gives something: write gain = ... (LT-36)"
            )
        self.round_end.append(_owner_effect(entry, "round_end", VERBS))
        self.game_end.append(_owner_effect(entry, "game_end", [VERBS[SCORE_PER]]))

    # Bills

    def cost_of(self, kind: Kind) -> Bill:
        """LT-57: what is paid to construct a building of this kind."""
        return kind * _BILLS + _COST

    def input_of(self, kind: Kind) -> Bill:
        """LT-36: what is paid to activate it."""
        return kind * _BILLS + _INPUT

    def is_input(self, bill: Bill) -> bool:
        """Whether the bill is the input of an effect, and not a cost."""
        return bill % _BILLS == _INPUT

    def kind_of(self, bill: Bill) -> Kind:
        """The kind of building whose cost or input it is."""
        return bill // _BILLS

    def due(self, bill: Bill, good: Good) -> i64:
        """How much of a good is to be paid."""
        return self.dues[bill * WIDTH + good]

    def cost(self, kind: Kind) -> Ints:
        """By good: what it costs to construct the building."""
        return self.bills[self.cost_of(kind)]

    def input(self, kind: Kind) -> Ints:
        """By good: what an activation takes."""
        return self.bills[self.input_of(kind)]

    # Effects

    def handles(self, kind: Kind, good: Good) -> bool:
        """Whether the good appears in the effect; ANY is none in particular, and the cost does not count."""
        return self.input(kind)[good] > 0 or self.gain[kind][good] > 0

    def spends_resources(self, kind: Kind) -> bool:
        """Whether the input holds a resource of any sort."""
        paid = self.input(kind)
        return sum(part(paid, 0, RESOURCES)) + paid[ANY] > 0

    def most_kinds_of_input(self, kind: Kind) -> int:
        """LT-126: how many kinds of resource the input can hold."""
        paid = self.input(kind)
        printed = len([need for need in part(paid, 0, RESOURCES) if need > 0])
        return min(printed + paid[ANY], RESOURCES)

    def gives_vp(self, kind: Kind) -> bool:
        """Whether an activation gives points."""
        return self.gain[kind][VP] > 0

    def most_of_one_resource(self) -> int:
        """The highest number of one resource in any bill, for the moves that replace them by coins."""
        return max([max(part(bill, 0, RESOURCES)) for bill in self.bills])


def _goods_if_any(entry: "Table", key: str, allowed: list[str]) -> Ints:
    """The same for a key that may be left out."""
    return _goods(entry, key, allowed) if entry.has(key) else zeros(WIDTH)


def _goods(entry: "Table", key: str, allowed: list[str]) -> Ints:
    """By good: the number written under the key."""
    counts = entry.counts(key, allowed=allowed, at_least=1)
    return ints([counts.get(name, 0) for name in NAMES])


def _owner_effect(entry: "Table", key: str, verbs: list[str]) -> OwnerEffect:
    effect = entry.optional_sub(key)
    if effect is None:
        return OwnerEffect(NO_EFFECT, 0, 0)
    verb = VERBS.index(effect.choice("verb", verbs))
    if verb == USE_SURROUNDINGS:
        return OwnerEffect(verb, 0, 0)
    return OwnerEffect(verb, AROUND.index(effect.choice("around", AROUND)), effect.number("vp"))

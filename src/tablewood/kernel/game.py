"""A game is its rules, without anything that changes: what a state refers to and what the edges ask."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Self, cast

from mypy_extensions import mypyc_attr

from tablewood.kernel.chance import Chance, SealedChance, seeded
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.errors import BadSeats
from tablewood.kernel.log import EventKinds, Log
from tablewood.kernel.moves import MoveSpace
from tablewood.kernel.net import LearnedValue, final_share
from tablewood.kernel.net_table import SHIPPED, Nets
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.older_components import game_played_with, hash_of
from tablewood.kernel.options import Option, Options, Value
from tablewood.kernel.pickling import made_of_its_table
from tablewood.kernel.position_numbers import PositionNumbers
from tablewood.kernel.returns import range_of
from tablewood.kernel.scoring import Score, Verdict
from tablewood.kernel.step import S, Seat, Together

if TYPE_CHECKING:
    from tablewood.kernel.catalogue import CatalogueKind
    from tablewood.kernel.explain import Explain
    from tablewood.kernel.explain_undone import LeftUndone
    from tablewood.kernel.tables import Table
    from tablewood.kernel.view import View

SPECTATOR: Final = -1
"""The seat of an onlooker, for `view` and `guess`: sees what everybody sees."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Definitions, Generic[S]):
    """What a game's folder provides. A subclass fills in the facts in `__init__` and the methods below."""

    def __init__(
        self,
        id: str,
        clauses: str,
        folder: Path,
        components: Path,
        seats: list[int],
        version: int,
        moves: MoveSpace,
        events: EventKinds,
        options: list[Option],
    ) -> None:
        self.id: Final = id
        self.clauses: Final = clauses
        self.folder: Final = folder
        self.components: Final = components
        self.seats: Final = seats
        self.version: Final = version
        self.moves: Final = moves
        self.events: Final = events
        self.options: Final = options
        self._components_hash = ""
        self._nets: Nets | None = None

    # What a game fills in

    def setup(self, seats: int, options: Options, chance: Chance) -> S:
        """Prepare the game and put the sequence of play on the agenda."""
        raise NotImplementedError

    def seat_names(self, seats: int, options: dict[str, Value] | None = None) -> list[str]:
        """What the seats are called at this game's table: colours, which may be chosen, or places."""
        raise NotImplementedError

    def with_components(self, components: Path) -> Self:
        """The same game with another component table, checked like the shipped one."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat) -> "View":
        """What one seat may know, built up from nothing."""
        raise NotImplementedError

    def catalogue(self) -> "list[CatalogueKind]":
        """Every component in the box, in play or not, for people to look at; empty if the game has no gallery."""
        return []

    def redeal(self, s: S, seat: Seat) -> None:
        """Deal again, with the state's own chance, everything this seat cannot know, and nothing that it knows."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: Seat) -> float:
        """How well the seat stands, for bots: more is better, on the scale of final points."""
        raise NotImplementedError

    def breadth(self, seats: int) -> int:
        """How many random moves a seat chooses from when a search plays on beyond its tree.

        All, in most positions. A game in which that makes everything that follows too predictable may say fewer.
        """
        return 100

    def position_numbers(self, seats: int) -> PositionNumbers[S] | None:
        """What a value network looks at, for a table of this many seats; None if the game has no such numbers."""
        return None

    def features(self, s: S, seat: Seat) -> list[float]:
        """The position in numbers, for learning; always of the same length."""
        raise NotImplementedError

    def observation_spec(self, seats: int) -> Observation:
        """What `observe` writes for a table of this many seats: names, ranges and places of the numbers."""
        raise NotImplementedError

    def observe(self, s: S, seat: Seat, row: Numbers) -> None:
        """Write what the seat may know into the row, from where the row stands: all that its view tells, no more."""
        raise NotImplementedError

    def audit(self, s: S) -> list[str]:
        """What is wrong with the position: components lost or doubled, limits broken. Empty for a sound one."""
        raise NotImplementedError

    def verdict(self, s: S) -> Verdict | None:
        """The common result of players who win or lose together, as things stand; None where each plays alone."""
        return None

    def is_team(self, seats: int, options: dict[str, Value] | None = None) -> bool:
        """Whether all seats win or lose together, so that every position has a `verdict`; alone counts, too."""
        return False

    def has_private_information(self, seats: int, options: dict[str, Value] | None = None) -> bool:
        """Whether a seat may ever know something that another does not: a hand, a goal, a secret choice.

        What nobody knows, such as the order of a deck, is chance and not private.
        """
        return True

    def points_range(self, seats: int, options: dict[str, Value] | None = None) -> tuple[int, int]:
        """The fewest and the most points that a seat, or a team together, can have: bounds, not always tight."""
        raise NotImplementedError

    def round_of(self, s: S) -> int:
        """The number of the round, where rounds are scored at their end; 0 where they are not."""
        return 0

    def scores_at_round_end(self, s: S) -> list[Score]:
        """Each seat's score if the present round ended with the position as it is."""
        return s.scores()

    def turn_clause(self) -> int:
        """The number of the clause that says whose turn it is."""
        raise NotImplementedError

    def explanations(self) -> "dict[int, Explain]":
        """By clause: the function that explains its refusals with the facts of the position."""
        return {}

    def left_undone(self) -> "dict[str, LeftUndone]":
        """By verb of the moves that end a turn: the function that says what is then clearly left undone."""
        return {}

    def max_length(self, seats: int, options: dict[str, Value] | None = None) -> int:
        """A number of decisions that no game goes beyond, however it is played."""
        raise NotImplementedError

    def known_of(self, s: S, seat: Seat) -> dict[str, tuple[str, str]]:
        """More variables for the texts of a seat's moves, beyond what a move names: the guild of the seat."""
        return {}

    def arrange(self, s: S, scene: "Table") -> None:
        """Rearrange a freshly set up game into the described scene."""
        raise NotImplementedError

    # What follows for every game

    def start(
        self,
        seats: int = 0,
        seed: int = 0,
        options: dict[str, Value] | None = None,
        key: bytes | None = None,
        log: Log | None = None,
    ) -> S:
        """A new game: from a seed for simulation, or from a 256-bit key at a table with people."""
        seats = seats if seats else self.seats[0]
        self.check_seats(seats)
        chance: Chance = seeded(seed) if key is None else SealedChance(key)
        s = self.setup(seats, Options(self.id, self.options, options or {}), chance)
        s.log = log
        s.settle()
        return s

    def nets(self) -> Nets:
        """The networks that ship with the game, read when they are first asked for."""
        if self._nets is None:
            self._nets = Nets(self, self.folder / SHIPPED)
        return self._nets

    def learned_value(self, s: S) -> LearnedValue[S] | None:
        """The learned value for this table; None if no network was trained for it, or if it is stale."""
        value = self.nets().value(s.seats)
        return value if value is not None and value.suits(s) else None

    def margin(self, s: S, seat: Seat) -> float:
        """How well the seat stands: by the learned value where there is one, otherwise by `evaluate`.

        Where it is learned, it is the expected lead over the best of the others, in points.
        """
        learned = self.learned_value(s)
        return self.evaluate(s, seat) if learned is None else learned.margin(s, seat)

    def win_chance(self, s: S, seat: Seat) -> float | None:
        """The chance of the seat to win; after the game, its part of the victory. None where no network tells it."""
        learned = self.learned_value(s)
        if learned is not None:
            return learned.win_chance(s, seat)
        return final_share(s, seat) if s.over else None

    def utility_range(
        self, scheme: str, seats: int, options: dict[str, Value] | None = None
    ) -> tuple[float, float]:
        """The least and the most that `State.returns` gives by this scheme, both included."""
        self.check_seats(seats)
        return range_of(self, scheme, seats, options)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not for."""
        if seats not in self.seats:
            raise BadSeats(self.id, seats, self.seats)

    def guess(self, s: S, seat: Seat, seed: int) -> S:
        """A clone in which everything the seat cannot know is dealt again, with a new seed."""
        copy = cast(S, s.clone())
        copy.chance = seeded(seed)
        self.redeal(copy, seat)
        top = copy.pending
        if top is not None and isinstance(top.step, Together):
            copy.pending = top.below
            copy.then_one(top.step.redealt(copy, seat))
        return copy

    def notation(self, s: S, move: int) -> str:
        """The move in words, which `parse` reads back."""
        return self.moves.notation(move)

    def parse(self, s: S, text: str) -> int:
        """The move that a text means; UnreadableMove if it means none."""
        return self.moves.parse(text)

    def clause(self, number: int) -> str:
        """A clause number as people write it: SD-29."""
        return f"{self.clauses}-{number}"

    def components_hash(self) -> str:
        """A short hash of the component table, so that a save is only replayed with the table it was played with."""
        return hash_of(self.components)

    def components_hash_once(self) -> str:
        """The same, of the table as it was when this was first asked; for those who ask often."""
        if not self._components_hash:
            self._components_hash = self.components_hash()
        return self._components_hash

    def played_with(self, components: str) -> "Self | None":
        """The game with the component table of this hash: its own, or an older one that ships; None if neither."""
        if components == self.components_hash_once():
            return self
        return cast("Self | None", game_played_with(self, components))

    def __reduce__(self) -> tuple[Any, ...]:
        return made_of_its_table(self)

    def __repr__(self) -> str:
        return f"<game {self.id}>"

"""The numbers of a position: what a value network looks at, from the side of one seat.

A game declares its numbers once (`PositionNumbers`, in `games/<game>/ai/numbers.py`) and writes them in the same order,
in one walk over the state. They are what decides a game rather than all that can be seen: points, parts of the
hand-made evaluation, time left. The seat's own numbers come first, then those of the others in turn order.

Bots look at guesses, which are complete positions, so a number may only depend on what the seat knows: it must be the
same in every guess made for that seat (`tests/conformance/test_position_numbers.py`).
"""

from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.step import S, Seat
from tablewood.kernel.vectors import no_floats

PHASE: Final = "phase"
"""The first number of every game: which part of the game is over, from 0 to 1."""

USUAL_TABLE: Final = "usual"
"""What most tables are, as far as the numbers are concerned."""


@mypyc_attr(acyclic=True)
@final
class NumberRow:
    """A row of numbers that a position is written into, used again and again."""

    def __init__(self, size: int) -> None:
        self.values: Final[vec[float]] = no_floats(size)
        self.at: i64 = 0
        """Where the next number goes."""

    def put(self, number: float) -> None:
        """Write one number."""
        self.values[self.at] = number
        self.at += 1

    def count(self, number: i64) -> None:
        """Write a whole number."""
        self.values[self.at] = float(number)
        self.at += 1

    def flag(self, flag: bool) -> None:
        """Write 1 or 0."""
        self.values[self.at] = 1.0 if flag else 0.0
        self.at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionNumbers(Definitions, Generic[S]):
    """The numbers of a game's positions in order, for one number of seats. A game subclasses it and declares them."""

    def __init__(self, version: int, weights: str, seats: int) -> None:
        self.version: Final = version
        """Raised when a number is added, moved or changes its meaning: what was learned before does not fit."""
        self.weights: Final = weights
        """A hash of the weights of the evaluation whose parts are among the numbers (`weights_hash`)."""
        self.seats: Final = seats
        self.names: Final[list[str]] = []
        self.meanings: Final[list[str]] = []
        """In a sentence each, for the documentation."""
        self.declare(PHASE, "Which part of the game is over, from 0 to 1.")

    @property
    def size(self) -> int:
        return len(self.names)

    def declare(self, name: str, meaning: str) -> None:
        """Declare the next number."""
        if name in self.names:
            raise ValueError(f"{name}: there is a number of this name")
        self.names.append(name)
        self.meanings.append(meaning)

    def declare_of_seats(self, numbers: list[tuple[str, str]]) -> None:
        """Declare these numbers for the seat itself, then for each of the others in turn order."""
        for place in range(self.seats):
            who = "me" if place == 0 else f"rival_{place}"
            for name, meaning in numbers:
                self.declare(f"{who}_{name}", meaning)

    def table_kind(self, s: S) -> str:
        """What kind of table this is, if options change so much that a network has to be trained with them."""
        return USUAL_TABLE

    def write(self, s: S, seat: Seat, row: NumberRow) -> None:
        """Write the numbers of the position, as the seat may know it, into the row from its beginning."""
        raise NotImplementedError

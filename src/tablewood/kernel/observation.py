"""What one seat may know, as a row of small whole numbers: for learning libraries, and as a key of what the seat knows.

A game declares its row once (`Observation`, in `games/<game>/ai/observation.py`) and writes it in the same order. Seats
are told from the observer's own place: its own numbers come first, then those of its neighbours in turn.

    spec = game.observation_spec(seats=3)      # names, ranges and places of the numbers
    row = Numbers(spec.size)
    game.observe(state, seat, row)             # as fast as can be; `row.values` has a buffer, which NumPy can look at
    state.observe(seat, out)                   # into any buffer of 16-bit numbers, such as a NumPy array
"""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.vectors import Ints

KEY_BYTES: Final = 8
"""How long a key of what a seat knows is: two positions in 2**32 may share one by accident."""


@final
class Field(Definitions):
    """Some neighbouring numbers of an observation that mean the same: a count, a flag, a number for each space."""

    def __init__(self, name: str, at: int, size: int, low: int, high: int, meaning: str) -> None:
        self.name: Final = name
        self.at: Final = at
        """Where the first of the numbers stands."""
        self.size: Final = size
        self.low: Final = low
        self.high: Final = high
        """The least and the greatest number, both included."""
        self.meaning: Final = meaning
        """In a sentence, for the documentation."""

    @property
    def end(self) -> int:
        return self.at + self.size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Definitions):
    """The fields of a game's observation in order, for one number of seats. A game subclasses it and declares them."""

    def __init__(self, version: int, seats: int) -> None:
        self.version: Final = version
        """Raised when a field is added, moved or changes its meaning: what was learned before does not fit."""
        self.seats: Final = seats
        self.fields: Final[list[Field]] = []
        self.size: int = 0

    def field(self, name: str, low: int, high: int, meaning: str, size: int = 1) -> None:
        """Declare the next field."""
        if size < 1 or low > high or low < -(1 << 15) or high >= 1 << 15:
            raise ValueError(f"{name}: {size} numbers from {low} to {high} cannot be observed")
        if name in [field.name for field in self.fields]:
            raise ValueError(f"{name}: there is a field of this name")
        self.fields.append(Field(name, self.size, size, low, high, meaning))
        self.size += size

    def named(self, name: str) -> Field:
        """The field of this name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(
            f"no field {name}; one of {', '.join([field.name for field in self.fields])}"
        )

    def lows(self) -> list[int]:
        """By number: the least it can be."""
        return [field.low for field in self.fields for _ in range(field.size)]

    def highs(self) -> list[int]:
        """By number: the greatest it can be."""
        return [field.high for field in self.fields for _ in range(field.size)]


@mypyc_attr(acyclic=True)
@final
class Numbers:
    """A row of 16-bit numbers, or several rows one after the other, that observations are written into.

    The memory of `values` stays where it is, so whoever looks at its buffer (`memoryview`, `numpy.frombuffer`) sees
    what is written later, without a copy.
    """

    def __init__(self, size: int) -> None:
        self.values: Final[vec[i16]] = vec[i16]([0] * size)
        self.at: i64 = 0
        """Where the next number goes."""

    def put(self, number: i64) -> None:
        """Write one number."""
        self.values[self.at] = i16(number)
        self.at += 1

    def put_flag(self, flag: bool) -> None:
        """Write 1 or 0."""
        self.values[self.at] = i16(1 if flag else 0)
        self.at += 1

    def put_ints(self, numbers: Ints) -> None:
        """Write the numbers of a vector."""
        values = self.values
        at = self.at
        for number in numbers:
            values[at] = i16(number)
            at += 1
        self.at = at

    def put_ints_part(self, numbers: Ints, first: i64, end: i64) -> None:
        """Write the numbers of a vector from `first` to `end` - 1."""
        values = self.values
        at = self.at
        for place in range(first, end):
            values[at] = i16(numbers[place])
            at += 1
        self.at = at

    def put_same(self, number: i64, times: i64) -> None:
        """Write a number several times, such as zeros for a seat that is empty."""
        values = self.values
        small = i16(number)
        end = self.at + times
        for place in range(
            self.at, end
        ):  # a loop over `_` is ten times slower: mypyc makes objects for it
            values[place] = small
        self.at = end

    def count_in(self, place: i64, more: i64) -> None:
        """Add to a number that was written already: fields that count things are filled in any order."""
        self.values[place] = i16(i64(self.values[place]) + more)


def key_of(row: Numbers) -> int:
    """A short number that says what is in a row: the same in every process and on every day."""
    return int.from_bytes(blake2b(memoryview(row.values), digest_size=KEY_BYTES).digest(), "big")


def copy_into(row: Numbers, out: object) -> None:
    """Copy a row into a buffer of 16-bit numbers of the same length, such as a NumPy array."""
    target = memoryview(out)  # type: ignore[arg-type]
    source = memoryview(row.values)
    if target.format != source.format or target.nbytes != source.nbytes:
        raise ValueError(
            f"an observation has {len(source)} numbers of 16 bits with a sign, "
            f"and the buffer {target.nbytes // target.itemsize} of the format {target.format!r}"
        )
    target.cast("B")[:] = source.cast("B")

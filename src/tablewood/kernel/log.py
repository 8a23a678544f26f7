"""The log receives typed events; text is made from them at the edge, per language and per reader."""

from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain
from tablewood.kernel.pickling import made_by_its_class

BUNDLE_BITS: Final = 6
"""A bundle holds at most 63 of each thing."""

TABLE: Final = -1
"""The seat of an event that concerns nobody in particular."""


class Event:
    """Something that happened: its kind, whom it concerns, and up to three numbers."""

    def __init__(self, kind: int, seat: int, numbers: tuple[int, int, int]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.numbers: Final = numbers

    # It never changes, so copies are the thing itself; a pickle makes it again from its arguments.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return made_by_its_class(self)


class EventParameter:
    """One number of an event: its name, what it counts or names, and whether only the event's own seat may see it.

    A parameter that names a seat has no domain: people are told the player's name. One that names several things at
    once is a bundle of its domain.
    """

    def __init__(
        self,
        name: str,
        domain: Domain | None,
        secret: bool,
        seat: bool = False,
        several: bool = False,
    ) -> None:
        self.name: Final = name
        self.domain: Final = domain
        self.secret: Final = secret
        self.seat: Final = seat
        self.several: Final = several


class EventKind:
    """A kind of event, declared once by the game."""

    def __init__(self, name: str, parameters: list[EventParameter]) -> None:
        self.name: Final = name
        self.parameters: Final = parameters


@mypyc_attr(allow_interpreted_subclasses=True)
class EventKinds(Definitions):
    """The kinds of events of one game, numbered in the order in which they are declared."""

    def __init__(self) -> None:
        self.kinds: Final[list[EventKind]] = []

    def add(self, name: str, *parameters: EventParameter) -> int:
        """Declare a kind of event; returns its number."""
        self.kinds.append(EventKind(name, list(parameters)))
        return len(self.kinds) - 1


def named(name: str, domain: Domain) -> EventParameter:
    """A parameter that names something: a card, a tree, a seat."""
    return EventParameter(name, domain, False)


def secret(name: str, domain: Domain) -> EventParameter:
    """A parameter that only the event's own seat may see."""
    return EventParameter(name, domain, True)


def counted(name: str) -> EventParameter:
    """A parameter that is a plain number."""
    return EventParameter(name, None, False)


def seated(name: str) -> EventParameter:
    """A parameter that is another seat, told by its player's name; -1 for nobody."""
    return EventParameter(name, None, False, True)


def several(name: str, domain: Domain) -> EventParameter:
    """A parameter that is several things, alike or not: a payment, a roll of dice, cards. See `bundle`."""
    return EventParameter(name, domain, False, False, True)


def bundle(things: list[int]) -> int:
    """Several things of a domain as one number of an event."""
    number = 0
    for thing in things:
        number += 1 << BUNDLE_BITS * thing
    return number


def bundle_of_counts(counts: list[int]) -> int:
    """The same, by how often each thing of the domain is there."""
    number = 0
    for thing in range(len(counts)):
        number += counts[thing] << BUNDLE_BITS * thing
    return number


def unbundled(number: int) -> list[int]:
    """How often each thing of the domain is in a bundle, up to the last one that is."""
    counts: list[int] = []
    while number > 0:
        counts.append(number & ((1 << BUNDLE_BITS) - 1))
        number >>= BUNDLE_BITS
    return counts


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Keeps the events of a game in order. A state without a log tells nobody, at no cost."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def record(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        self.events.append(Event(kind, seat, (a, b, c)))

    def __reduce__(self) -> tuple[Any, ...]:
        return log_again, (type(self), self.events)

    def __copy__(self) -> "Log":
        return log_again(type(self), self.events.copy())


def log_again(cls: type[Log], events: list[Event]) -> Log:
    """A log in which these events have happened."""
    log = cls()
    log.events = events
    return log

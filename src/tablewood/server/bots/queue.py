"""Whose bot thinks next: a fair queue by table and by the address each table was set from. Plain data, no clock.

Tables that somebody watches come first, then those where a person will want to move, then tables of bots alone that
nobody watches. Within each of these lanes every address gets its turn, and within an address every table.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, Protocol, TypeVar

WATCHED = 0
"""Somebody has the table open."""
EXPECTED = 1
"""Nobody has it open, but a person plays there and will come back."""
UNWATCHED = 2
"""Only bots play there, and nobody looks."""
LANES = (WATCHED, EXPECTED, UNWATCHED)


class Thought(Protocol):
    """What waits in the queue."""

    table: str
    setter: str
    """A mark of the address the table was set from; empty if it is not known."""
    lane: int


T = TypeVar("T", bound=Thought)


class ThoughtQueue(Generic[T]):
    """The thoughts that wait for a worker."""

    def __init__(self) -> None:
        self._lanes = {lane: _Turns[T]() for lane in LANES}

    def add(self, thought: T) -> None:
        """Let it wait for its turn."""
        self._lanes[thought.lane].add(thought)

    def take(self, *lanes: int) -> T | None:
        """The next thought of these lanes, the first lane first; None if none waits there."""
        for lane in lanes:
            found = self._lanes[lane].take()
            if found is not None:
                return found
        return None

    def drop(self, thought: T) -> bool:
        """Take a thought out; False if it no longer waits."""
        return self._lanes[thought.lane].drop(thought)

    def move(self, table: str, lane: int) -> None:
        """The table is watched by now, or no longer: its thoughts wait in another lane."""
        for at, turns in self._lanes.items():
            for thought in turns.of(table) if at != lane else ():
                turns.drop(thought)
                thought.lane = lane
                self.add(thought)

    def __len__(self) -> int:
        return sum(len(turns) for turns in self._lanes.values())


class _Turns(Generic[T]):
    """Addresses take turns, and so do the tables of each address."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def add(self, thought: T) -> None:
        tables = self._addresses.setdefault(_address(thought), OrderedDict())
        tables.setdefault(thought.table, deque()).append(thought)

    def take(self) -> T | None:
        if not self._addresses:
            return None
        address, tables = self._addresses.popitem(last=False)
        table, thoughts = tables.popitem(last=False)
        found = thoughts.popleft()
        # Whoever has more goes to the end of the line.
        if thoughts:
            tables[table] = thoughts
        if tables:
            self._addresses[address] = tables
        return found

    def drop(self, thought: T) -> bool:
        address = _address(thought)
        tables = self._addresses.get(address, OrderedDict())
        thoughts = tables.get(thought.table, deque())
        if thought not in thoughts:
            return False
        thoughts.remove(thought)
        if not thoughts:
            del tables[thought.table]
        if not tables:
            del self._addresses[address]
        return True

    def of(self, table: str) -> list[T]:
        return [thought for tables in self._addresses.values() for thought in tables.get(table, ())]

    def __len__(self) -> int:
        return sum(
            len(thoughts) for tables in self._addresses.values() for thoughts in tables.values()
        )


def _address(thought: Thought) -> str:
    """A table of unknown origin stands for itself."""
    return thought.setter or thought.table


class UnwatchedTables:
    """The tables of bots alone that play on with nobody watching: a few in all, and fewer for each address.

    Any other rests until somebody looks at it.
    """

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._setters: dict[str, str] = {}

    def admits(self, table: str, setter: str) -> bool:
        """Whether the table may play on; it then has a place until it is released."""
        if table in self._setters:
            return True
        of_setter = sum(1 for other in self._setters.values() if setter and other == setter)
        if len(self._setters) >= self._most or of_setter >= self._most_each:
            return False
        self._setters[table] = setter
        return True

    def release(self, table: str) -> None:
        """The table is watched again, or its game is over: its place is free."""
        self._setters.pop(table, None)

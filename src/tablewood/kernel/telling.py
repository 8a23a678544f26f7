"""What happened and what can be done, in words: sentences from events and moves, for one language.

Every edge tells a game the same way: the terminal, the browser's log, replays. An event is told to
a reader; what only its own seat may see reaches everybody else as `hidden`, and the text chooses
its words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewood.kernel import text
from tablewood.kernel.game import Game
from tablewood.kernel.log import Event, EventParameter
from tablewood.kernel.moves import Domain

HIDDEN = "hidden"
"""What a text is given in place of a secret."""

NONE = "none"
"""What a text is given where nothing is named."""

SEAT_NAMES = ("seat", "colour", "guild", "player")
"""The kinds of things that seats may be called after, in the ids of the texts."""


class Teller:
    """Tells one game in one language; `names` are the people's own, by seat, "" for none."""

    def __init__(
        self, game: Game[Any], seats: int, language: str = text.ENGLISH, names: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.language = language
        self.texts = text.load(game.folder / "text")
        given = [*names, *[""] * seats][:seats]
        called = game.seat_names(seats)
        self.names = [own or self.seat_name(one) for own, one in zip(given, called, strict=True)]

    def event(self, event: Event, reader: int) -> str:
        """The log sentence of an event, as the reader may know it."""
        kind = self.game.events.kinds[event.kind]
        own = reader == event.seat
        variables: dict[str, str | int] = {
            parameter.name: self._told(parameter, number, own)
            for parameter, number in zip(kind.parameters, event.numbers, strict=False)
        }
        if event.seat >= 0:
            variables["player"] = self.names[event.seat]
        return self.texts.say(self.language, f"event-{kind.name}", **variables)

    def events(self, events: Sequence[Event], reader: int) -> list[str]:
        """One sentence an event."""
        return [self.event(event, reader) for event in events]

    def move(self, move: int) -> str:
        """A move as something that the asked seat may do."""
        found = self.game.moves.range_of(move)
        variables: dict[str, str | int] = {
            parameter.name: self.thing(parameter.domain, number)
            for parameter, number in zip(found.parameters, found.arguments(move), strict=True)
        }
        return self.texts.say(self.language, f"move-{found.verb}", **variables)

    def thing(self, domain: Domain, number: int) -> str:
        """The name of one of the things that moves and events speak of."""
        if number < 0:
            return NONE
        return self.texts.name(self.language, domain.key, domain.names[number])

    def prompt(self, prompt: str) -> str:
        """What a seat is asked."""
        return self.texts.say(self.language, f"prompt-{prompt}")

    def clause_title(self, clause: str) -> str:
        """The short title of a clause; empty where it has none."""
        known = self.texts.has(f"clause-{clause}")
        return self.texts.say(self.language, f"clause-{clause}") if known else ""

    def seat_name(self, name: str) -> str:
        """What a seat is called, to begin a sentence with."""
        for domain in SEAT_NAMES:
            if self.texts.has(f"{domain}-{name}"):
                name = self.texts.name(self.language, domain, name)
                break
        return name[:1].upper() + name[1:]

    def _told(self, parameter: EventParameter, number: int, own: bool) -> str | int:
        if parameter.secret and not own:
            return HIDDEN
        return number if parameter.domain is None else self.thing(parameter.domain, number)

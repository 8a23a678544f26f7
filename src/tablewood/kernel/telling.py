"""What happened and what can be done, in words: sentences from events and moves, for one language.

Every edge tells a game the same way: the terminal, the browser's log, replays. An event is told to
a reader; what only its own seat may see reaches everybody else as `hidden`, and the text chooses
its words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablewood.kernel import text
from tablewood.kernel.explain import SEAT, Explanation, Thing, Variable
from tablewood.kernel.game import Game
from tablewood.kernel.log import Event, EventParameter, unbundled
from tablewood.kernel.moves import Domain
from tablewood.kernel.options import Value

HIDDEN = "hidden"
"""What a text is given in place of a secret."""

NONE = "none"
"""What a text is given where nothing is named."""

SEAT_NAMES = ("seat", "colour", "guild", "player")
"""The kinds of things that seats may be called after, in the ids of the texts."""


def variable_of(parameter: EventParameter, number: int, own: bool) -> Variable:
    """A variable of an event's text, as a reader may know it; `own` if the event is the reader's."""
    if parameter.secret and not own:
        return HIDDEN
    if parameter.seat:
        return NONE if number < 0 else (SEAT, str(number))
    domain = parameter.domain
    if domain is None:
        return number
    if parameter.several:
        counts = enumerate(unbundled(number))
        return {(domain.key, domain.names[at]): n for at, n in counts if n > 0} or NONE
    return thing_of(domain, number)


def thing_of(domain: Domain, number: int) -> str | Thing:
    """A thing by domain and name; `none` where nothing is named."""
    return NONE if number < 0 else (domain.key, domain.names[number])


class Teller:
    """Tells one game in one language; `names` are the people's own, by seat, "" for none."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        language: str = text.ENGLISH,
        names: Sequence[str] = (),
        options: dict[str, Value] | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.texts = text.load(game.folder / "text")
        self._wanted: dict[str, dict[str, text.Given]] = {}
        given = [*names, *[""] * seats][:seats]
        self.seats = game.seat_names(seats, options)
        self.names = [
            own or self.seat_name(one) for own, one in zip(given, self.seats, strict=True)
        ]

    def event(self, event: Event, reader: int) -> str:
        """The log sentence of an event, as the reader may know it."""
        kind = self.game.events.kinds[event.kind]
        own = reader == event.seat
        variables: dict[str, text.Given] = {
            parameter.name: self._player(variable_of(parameter, number, own))
            for parameter, number in zip(kind.parameters, event.numbers, strict=False)
        }
        if event.seat >= 0:
            variables["player"] = self.names[event.seat]
        return self.texts.say(self.language, f"event-{kind.name}", **variables)

    def events(self, events: Sequence[Event], reader: int) -> list[str]:
        """One sentence an event."""
        return [self.event(event, reader) for event in events]

    def move(self, move: int, known: Mapping[str, text.Thing] | None = None) -> str:
        """A move as something that the asked seat may do; `known` is what its words may tell beside (`known_of`)."""
        found = self.game.moves.verb_of(move)
        text_id = f"move-{found.word}"
        variables: dict[str, text.Given] = {**self._nothing(text_id), **(known or {})}
        for parameter, number in zip(found.parameters, found.arguments(move), strict=True):
            variables[parameter.name] = self._named(parameter.domain, number)
        return self.texts.say(self.language, text_id, **variables)

    def explanation(self, explanation: Explanation) -> str:
        """What in the position stands in a move's way."""
        variables = {name: self._player(one) for name, one in explanation.variables.items()}
        return self.texts.say(self.language, f"because-{explanation.kind}", **variables)

    def undone(self, explanation: Explanation) -> str:
        """What a move that ends something leaves undone."""
        variables = {name: self._player(one) for name, one in explanation.variables.items()}
        return self.texts.say(self.language, f"undone-{explanation.kind}", **variables)

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

    def _nothing(self, text_id: str) -> dict[str, text.Given]:
        """The variables of a text, for those that nobody gives."""
        if text_id not in self._wanted:
            names = self.texts.variables(text_id) if self.texts.has(text_id) else set()
            self._wanted[text_id] = {name: (name, NONE) for name in names}
        return self._wanted[text_id]

    def _named(self, domain: Domain, number: int) -> text.Given:
        """A thing that a move names; a seat by its player's name."""
        if number < len(self.names) and domain.names[: len(self.seats)] == self.seats:
            return self.names[number]
        return (domain.key, domain.names[number])

    def _player(self, variable: text.Given) -> text.Given:
        """A seat by its player's name, anything else as it is."""
        if isinstance(variable, tuple) and variable[0] == SEAT:
            return self.names[int(variable[1])]
        return variable

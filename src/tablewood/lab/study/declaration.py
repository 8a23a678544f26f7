"""What a study counts in a game, read from `games/<game>/ai/study.toml`.

    first_player = "first-player"          # the event that tells who begins; or `event.parameter`
    endings = ["goal-reached"]             # events that end a game early; the last one seen counts

    [[kind]]
    name = "potion"                        # the parameter of the events, and of the moves
    taken = ["brewed"]                     # a seat takes one when one of these events tells so
    offered = ["brew"]                     # a seat could take one when a move of these verbs is legal

    [[kind]]
    name = "action"
    events = { hung = "hang a banner" }    # the events themselves are what is taken, by what people call them

A game without the file is studied all the same, but for its cards.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tablewood.kernel import text
from tablewood.kernel.errors import listing
from tablewood.kernel.game import Game
from tablewood.kernel.log import Event, unbundled
from tablewood.kernel.moves import Domain
from tablewood.kernel.tables import Table, load

FILE = "ai/study.toml"


@dataclass(frozen=True)
class Kind:
    """Something that seats take: potions, buildings, actions. Things are numbered."""

    name: str
    domain: Domain
    taken: dict[int, tuple[int, bool]]
    """By number of the event: which of its numbers names the thing, and whether it is a bundle."""
    events: dict[int, int]
    """By number of the event: the thing that it is, where the events themselves are counted."""
    offers: dict[int, int]
    """By move: the thing that the move takes."""
    called: tuple[str, ...] = ()
    """What people call the things, where the game's texts do not say."""

    def things(self, event: Event) -> list[int]:
        """What the seat of an event took."""
        if event.kind in self.events:
            return [self.events[event.kind]]
        if event.kind not in self.taken:
            return []
        at, several = self.taken[event.kind]
        number = event.numbers[at]
        if several:
            return [thing for thing, n in enumerate(unbundled(number)) for _ in range(n)]
        return [number] if number >= 0 else []


@dataclass(frozen=True)
class Declaration:
    """What is counted in one game."""

    game: Game[Any]
    first_player: tuple[int, int] | None
    """The event that tells who begins, and which of its numbers is the seat; -1 for the event's own."""
    endings: dict[int, str]
    kinds: tuple[Kind, ...]
    source: str = field(repr=False, default="")

    @cached_property
    def texts(self) -> text.Texts:
        """The game's texts."""
        return text.load(self.game.folder / "text")

    def name_of(self, kind: int, thing: int) -> str:
        """What people call a thing."""
        found = self.kinds[kind]
        name = found.domain.names[thing]
        if found.called:
            return found.called[thing]
        if not self.texts.has(f"{found.domain.key}-{name}"):
            return name.replace("-", " ")
        return self.texts.name(text.ENGLISH, found.domain.key, name)

    def digest(self) -> str:
        """A short hash of the file: a record keeps games that were counted differently apart."""
        return hashlib.sha256(self.source.encode()).hexdigest()[:12]


def declaration_of(game: Game[Any]) -> Declaration:
    """What is counted in this game."""
    path = game.folder / FILE
    if not path.exists():
        return Declaration(game, None, {}, ())
    root = load(path)
    begins = root.text("first_player", "")
    endings = {_event(game, root, "endings", name): name for name in root.texts("endings", [])}
    first = _parameter(game, root, "first_player", begins) if begins else None
    kinds = tuple(_kind(game, entry) for entry in root.entries("kind"))
    root.finish()
    return Declaration(game, first, endings, kinds, path.read_text(encoding="utf-8"))


def _kind(game: Game[Any], entry: Table) -> Kind:
    name = entry.text("name")
    whole = entry.optional_sub("events")
    if whole is not None:
        words = whole.written()
        events = {_event(game, whole, word, word): at for at, word in enumerate(words)}
        called = tuple(whole.text(word) for word in words)
        return Kind(name, Domain(name, words), {}, events, {}, called)
    taken: dict[int, tuple[int, bool]] = {}
    domain: Domain | None = None
    for one in entry.texts("taken"):
        event = _event(game, entry, "taken", one)
        parameters = game.events.kinds[event].parameters
        names = [parameter.name for parameter in parameters]
        if name not in names or parameters[names.index(name)].domain is None:
            entry.fail("taken", f'event "{one}" does not name a {name}; it tells {listing(names)}')
        at = names.index(name)
        domain = parameters[at].domain
        taken[event] = (at, parameters[at].several)
    assert domain is not None, "a list of texts is not empty"
    return Kind(name, domain, taken, {}, _offers(game, entry, name, domain))


def _offers(game: Game[Any], entry: Table, name: str, domain: Domain) -> dict[int, int]:
    """The moves that take one of the kind, and which."""
    verbs = entry.texts("offered", [])
    offers: dict[int, int] = {}
    for word in verbs:
        found = [m for m, answer in enumerate(game.moves.answers) if answer.verb.word == word]
        if not found:
            entry.fail("offered", f'no move begins with "{word}"')
        verb = game.moves.answers[found[0]].verb
        places = [at for at, one in enumerate(verb.parameters) if one.domain.names == domain.names]
        if not places:
            entry.fail("offered", f'"{verb.usage()}" does not name a {name}')
        offers.update({move: verb.arguments(move)[places[0]] for move in found})
    return offers


def _event(game: Game[Any], table: Table, key: str, name: str) -> int:
    """The number of an event of the game."""
    names = [kind.name for kind in game.events.kinds]
    if name not in names:
        table.fail(key, f'the game has no event "{name}"')
    return names.index(name)


def _parameter(game: Game[Any], table: Table, key: str, path: str) -> tuple[int, int]:
    """An event and which of its numbers names a seat; -1 for the seat that the event is about."""
    name, _, parameter = path.partition(".")
    event = _event(game, table, key, name)
    if not parameter:
        return event, -1
    names = [one.name for one in game.events.kinds[event].parameters if one.seat]
    if parameter not in names:
        table.fail(key, f'event "{name}" does not name a seat by "{parameter}"')
    return event, [one.name for one in game.events.kinds[event].parameters].index(parameter)

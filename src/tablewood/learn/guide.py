"""The illustrated rules of a game: `games/<game>/guide/guide.toml`, and its sentences, `en.ftl` and `fr.ftl` beside it.

The file says what is shown and in which order. Positions are scenes: the board itself draws the pictures, and the rules
count the points of the scoring example. `docs/guides.md` tells how a guide is written.

A guide is checked when it is loaded, and complaints name file and line: unknown keys, scenes that cannot be set,
illegal moves; clauses, components and things that do not exist; texts that are missing or not used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tablewood.games import game as find_game
from tablewood.kernel import clauses, tables
from tablewood.kernel.catalogue import CatalogueKind, CataloguePiece
from tablewood.kernel.errors import BadOption, BadScene, BadSeats, MoveError
from tablewood.kernel.game import SPECTATOR, Game
from tablewood.kernel.log import Event
from tablewood.kernel.match import Match
from tablewood.kernel.moves import Domain
from tablewood.kernel.scene import scene_match
from tablewood.kernel.scoring import Score
from tablewood.kernel.tables import Table
from tablewood.kernel.text import Texts
from tablewood.learn.guide_texts import GuideTexts

FOLDER = "guide"
FILE = "guide.toml"
ONLOOKER = "onlooker"

MOST_LINES = 10
"""The overview is the game in ten lines."""

FEWEST_HINTS, MOST_HINTS = 3, 5


@dataclass(frozen=True)
class GuidePicture:
    """A position to draw, and what it becomes when moves are made in it.

    Its texts are `<name>-picture` (the caption) and `<name>-alt` (for those who cannot see it); after moves also
    `<name>-after` and `<name>-after-alt`.
    """

    name: str
    part: str
    """The part of the board to draw, as the game's `guide.ts` names it; empty for all of it."""
    viewer: int
    before: Match
    point: tuple[str, ...]
    """The things to light: `square:C3`."""
    after: Match | None
    """The position after the moves; None if none are made."""
    part_after: str
    point_after: tuple[str, ...]

    @property
    def last(self) -> Match:
        """The position that the picture ends with."""
        return self.after or self.before

    @property
    def events(self) -> list[Event]:
        """What happens between the two positions, as the log tells it."""
        if self.after is None:
            return []
        return self.after.log.events[self.after.played[0].events :]


@dataclass(frozen=True)
class GuideItem:
    """Something that is told: its text is `<section>-<id>`, with the clauses that it rests on."""

    id: str
    clauses: tuple[str, ...]
    picture: GuidePicture | None


@dataclass(frozen=True)
class GuideBox:
    """A kind of component, and which pieces of it are shown. Its text is `box-<kind>`."""

    kind: str
    pieces: tuple[CataloguePiece, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Guide:
    """All that is told about a game, section by section."""

    game: Game[Any]
    cover: GuidePicture
    overview: tuple[GuideItem, ...]
    box: tuple[GuideBox, ...]
    turn: tuple[GuideItem, ...]
    scoring: tuple[GuideItem, ...]
    example: GuidePicture
    """A position at or near the end, whose points are counted."""
    glossary: tuple[str, ...]
    """The icons to explain, as the game's `guide.ts` names them."""
    hints: tuple[GuideItem, ...]
    texts: Texts

    @property
    def scores(self) -> list[Score]:
        """The points of the example, as the rules count them; none where players win or lose together."""
        return [] if self.stand else self.example.last.state.scores()

    @property
    def stand(self) -> list[tuple[str, int]]:
        """How the team of the example stands; nothing where each plays alone."""
        verdict = self.game.verdict(self.example.last.state)
        return [] if verdict is None else verdict.stand

    @property
    def figures(self) -> dict[str, int]:
        """The variables of the scoring's texts: `blue_goals`, `blue_total`; for a team `team_nests`."""
        names = seat_names(self.example.last)
        found = {f"team_{_variable(name)}": value for name, value in self.stand}
        for score in self.scores:
            seat = _variable(names[score.seat])
            found |= {f"{seat}_{_variable(part)}": points for part, points in score.parts}
            found[f"{seat}_total"] = score.total
        return found


def has_guide(game: Game[Any]) -> bool:
    """Has a guide been written for the game?"""
    return (game.folder / FOLDER / FILE).exists()


@cache
def guide_of(id: str) -> Guide:
    """The guide of a game, loaded and checked once a process."""
    game = find_game(id)
    return load_guide(game, game.folder / FOLDER)


def load_guide(game: Game[Any], folder: Path) -> Guide:
    """The guide in a folder; BadComponents with file and line if anything is wrong with it."""
    root = tables.load(folder / FILE, f"{folder.name}/{FILE}")
    return _Reader(game, root, folder).guide()


def seat_names(match: Match) -> list[str]:
    """What scenes and guides call the seats of a match."""
    return match.game.seat_names(match.header.seats, dict(match.header.options))


def _variable(name: str) -> str:
    """A name as a Fluent variable: what follows a hyphen would be taken for a form of a word."""
    return name.replace("-", "_")


class _Reader:
    """Reads the file from top to bottom, and notes which texts it needs."""

    def __init__(self, game: Game[Any], root: Table, folder: Path) -> None:
        self.game = game
        self.root = root
        self.texts = GuideTexts(folder)
        self.rules = clauses.of_game(game.folder)
        self.in_force = {clause.id for clause in self.rules.in_force()}
        self.kinds = {found.kind: found for found in game.catalogue()}
        self.domains = _domains(game)
        self.scenes = root.subs("scene")
        self.shown: set[str] = set()

    def guide(self) -> Guide:
        guide = Guide(
            game=self.game,
            cover=self._picture(self.root.sub("cover"), "cover"),
            overview=self._items("overview", most=MOST_LINES),
            box=self._box(),
            turn=self._items("turn", titled=True),
            scoring=self._items("scoring"),
            example=self._example(),
            glossary=self._glossary(),
            hints=self._items("hint", fewest=FEWEST_HINTS, most=MOST_HINTS),
            texts=self.texts.texts,
        )
        for name, scene in self.scenes.items():
            if name not in self.shown:
                scene.fail("", "no picture shows this scene")
        self.root.finish()
        self.texts.check(self.rules, guide.figures)
        return guide

    # Sections

    def _items(
        self, section: str, *, titled: bool = False, fewest: int = 1, most: int = 99
    ) -> tuple[GuideItem, ...]:
        entries = self.root.entries(section)
        tables.unique_ids(entries)
        if not fewest <= len(entries) <= most:
            self.root.fail(section, f"has {len(entries)} entries; {fewest} to {most} are right")
        return tuple(self._item(entry, section, titled) for entry in entries)

    def _item(self, entry: Table, section: str, titled: bool) -> GuideItem:
        id = entry.text("id")
        name = f"{section}-{id}"
        needed = (name, f"{name}-title") if titled else (name,)
        self.texts.need(entry, *needed, key="id")
        drawn = entry.optional_sub("picture")
        picture = None if drawn is None else self._picture(drawn, name)
        return GuideItem(id, self._clauses(entry), picture)

    def _box(self) -> tuple[GuideBox, ...]:
        entries = self.root.entries("box")
        tables.unique_ids(entries, "kind")
        return tuple(self._kind(entry) for entry in entries)

    def _kind(self, entry: Table) -> GuideBox:
        kind = self.kinds[entry.choice("kind", list(self.kinds))]
        self.texts.need(entry, f"box-{kind.kind}", key="kind")
        return GuideBox(kind.kind, _pieces(entry, kind), self._clauses(entry))

    def _example(self) -> GuidePicture:
        table = self.root.sub("example")
        self.texts.need(table, "scoring-example")
        return self._picture(table, "scoring-example")

    def _glossary(self) -> tuple[str, ...]:
        icons = self.root.texts("glossary")
        for at, icon in enumerate(icons):
            if icon in icons[:at]:
                self.root.fail(f"glossary[{at}]", f'"{icon}" a second time')
            needed = (f"glossary-{icon}-title", f"glossary-{icon}")
            self.texts.need(self.root, *needed, key=f"glossary[{at}]")
        return tuple(icons)

    def _clauses(self, entry: Table) -> tuple[str, ...]:
        named = entry.texts("clauses", [])
        for at, name in enumerate(named):
            if name not in self.in_force:
                entry.fail(f"clauses[{at}]", f'the rules have no clause "{name}"')
        return tuple(named)

    # Pictures

    def _picture(self, table: Table, name: str) -> GuidePicture:
        scene = table.choice("scene", list(self.scenes))
        self.shown.add(scene)
        played, moves = table.texts("played", []), table.texts("moves", [])
        before = self._position(scene)
        self._play(before, table, "played", played)
        before.played.clear()
        after: Match | None = None
        self.texts.need(table, f"{name}-picture", f"{name}-alt")
        if moves:
            after = self._position(scene)
            self._play(after, table, "played", played)
            after.played.clear()
            self._play(after, table, "moves", moves)
            self.texts.need(table, f"{name}-after", f"{name}-after-alt")
        for key in ("point_after", "part_after"):
            if table.has(key) and after is None:
                table.fail(key, "nothing is played in this picture, so there is no second one")
        names, part = seat_names(before), table.text("part", "")
        viewer = table.choice("viewer", [*names, ONLOOKER], ONLOOKER)
        return GuidePicture(
            name=name,
            part=part,
            viewer=SPECTATOR if viewer == ONLOOKER else names.index(viewer),
            before=before,
            point=self._things(table, "point"),
            after=after,
            part_after=table.text("part_after", part),
            point_after=self._things(table, "point_after"),
        )

    def _position(self, name: str) -> Match:
        """The scene, set up; what is wrong with it is told with its own line."""
        scene = self.scenes[name]
        for key in scene.written():
            scene.has(
                key
            )  # the game asks for the keys of a scene, and complains about unknown ones
        try:
            return scene_match(self.game, scene.values())
        except BadScene as error:
            scene.fail(error.where, error.what)
        except BadSeats as error:
            scene.fail("seats", str(error))
        except BadOption as error:
            scene.fail(f"options.{error.option}", error.what)

    def _play(self, match: Match, table: Table, key: str, moves: Sequence[str]) -> None:
        for at, move in enumerate(moves):
            if match.state.over:
                table.fail(f"{key}[{at}]", "the game is over")
            try:
                match.submit(match.state.seat, move)
            except MoveError as error:
                table.fail(f"{key}[{at}]", str(error))

    def _things(self, table: Table, key: str) -> tuple[str, ...]:
        """Things that moves or events of the game can name."""
        things = table.texts(key, [])
        for at, thing in enumerate(things):
            domain, _, name = thing.partition(":")
            if domain not in self.domains:
                known = ", ".join(sorted(self.domains))
                table.fail(f"{key}[{at}]", f'unknown kind of thing "{domain}"; one of {known}')
            if name not in self.domains[domain]:
                table.fail(f"{key}[{at}]", f'there is no {domain} "{name}"')
        return tuple(things)


def _pieces(entry: Table, kind: CatalogueKind) -> tuple[CataloguePiece, ...]:
    """The named pieces of a kind, in the order given; all of them if none are named."""
    known = {piece.id: piece for piece in kind.pieces}
    named = entry.texts("pieces", list(known), allowed=list(known))
    return tuple(known[id] for id in named)


def _domains(game: Game[Any]) -> dict[str, set[str]]:
    """What the game's moves and events can name, by kind of thing."""
    parameters = [one.domain for verb in game.moves.in_order for one in verb.parameters]
    told = [one.domain for kind in game.events.kinds for one in kind.parameters]
    found: dict[str, set[str]] = {}
    for domain in (*parameters, *told):
        if isinstance(domain, Domain):
            found.setdefault(domain.key, set()).update(domain.names)
    return found

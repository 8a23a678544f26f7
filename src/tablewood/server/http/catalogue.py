"""What can be played, by what rules and against whom: answers that are the same for everybody, built once."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablewood import learn
from tablewood.bots import bots
from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel import clauses, provenance, text
from tablewood.kernel.errors import BadOption
from tablewood.kernel.game import Game
from tablewood.kernel.options import BESIDE, Option
from tablewood.kernel.text import LANGUAGES
from tablewood.learn.guide import FOLDER as GUIDE
from tablewood.learn.guide import guide_of, has_guide
from tablewood.server.http.box import box_of
from tablewood.server.http.errors import JSON
from tablewood.server.http.guide_sheet import guide_sheet
from tablewood.server.http.lesson_schemas import LessonList, LessonSheet, LessonStep
from tablewood.server.http.schemas import (
    BotSheet,
    ClausePart,
    ClauseSheet,
    ComponentsSheet,
    GameSheet,
    OptionSheet,
    ProvenanceSheet,
    RulesSheet,
    RulingSheet,
    ShareSheet,
    TableOriginSheet,
)
from tablewood.server.http.static import encodings
from tablewood.server.table.names import LONGEST_NAME
from tablewood.server.table.refusal import TableError

LEVELS = ("sapling", "young", "grown", "ancient")
"""The bots people choose from, the gentlest first."""

FLUENT = "text/plain; charset=utf-8"


class Sheet(msgspec.Struct, frozen=True):
    """An answer that does not change while the server runs. Browsers ask whether their copy is still good."""

    body: bytes
    packed: bytes
    """The body as gzip: positions and rules become a tenth of their size, or less."""
    kind: str
    tag: str

    def answer(self, request: Request) -> Response:
        """The sheet, or that it has not changed."""
        headers = {"cache-control": "no-cache", "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers={**headers, "content-type": self.kind})
        if "gzip" in encodings(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, media_type=self.kind, headers=headers)
        return Response(self.body, media_type=self.kind, headers=headers)


def _sheet(body: bytes, kind: str) -> Sheet:
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return Sheet(body, gzip.compress(body, mtime=0), kind, tag)


@cache
def all_games() -> Sheet:
    """Every game, with its options."""
    return _sheet(msgspec.json.encode([game_sheet(find_game(id)) for id in game_ids()]), JSON)


@cache
def all_bots() -> Sheet:
    """Every bot; those with a level are offered to people."""
    sheets = [
        BotSheet(name=name, level=LEVELS.index(name) + 1 if name in LEVELS else 0)
        for name in bots()
    ]
    return _sheet(msgspec.json.encode(sheets), JSON)


@cache
def rules_of(id: str, language: str = "en") -> Sheet:
    """The numbered clauses of a game and the rulings behind them, in one language."""
    game = find_game(id)
    book = clauses.of_game(game.folder, spoken(language))
    sheet = RulesSheet(
        title=book.title,
        chapters=list(book.chapters),
        notes={chapter: note for chapter, note in book.notes.items() if book.of_chapter(chapter)},
        clauses=[clause_sheet(book, one) for one in book.clauses],
        rulings=[
            RulingSheet(id=one.id, clauses=list(one.clauses), text=one.text) for one in book.rulings
        ],
        turn=game.clause(game.turn_clause()),
    )
    return _sheet(msgspec.json.encode(sheet), JSON)


def clause_sheet(book: clauses.RuleBook, clause: clauses.Clause) -> ClauseSheet:
    """One clause, with its sources and rulings."""
    return ClauseSheet(
        id=clause.id,
        chapter=clause.chapter,
        text=clauses.words(clause.text),
        parts=[ClausePart(marks=list(part.tags), text=part.text) for part in clause.parts],
        rulings=[ruling.id for ruling in book.rulings_of(clause)],
        void=clause.void,
    )


@cache
def provenance_of(id: str, language: str) -> Sheet:
    """Where the rules and components of a game come from, in one language."""
    origin = provenance.of_game(find_game(id).folder, spoken(language))
    sheet = ProvenanceSheet(
        why=origin.why,
        tables=[
            TableOriginSheet(
                table=one.table,
                name=one.name,
                source=one.source,
                shares=[ShareSheet(source=part.source, text=part.text) for part in one.shares],
                note=one.note,
            )
            for one in origin.tables
        ],
        marks=origin.marks,
        clauses=origin.clauses,
        ours=origin.ours,
    )
    return _sheet(msgspec.json.encode(sheet), JSON)


@cache
def components_of(id: str, table: str = "") -> Sheet:
    """Everything in the box of a game, in play or not: as it is today, or by the component table of this hash."""
    today = find_game(id)
    game = today.played_with(table) if table else today
    if game is None:
        raise TableError("not-found", f'{id} has no component table "{table[:40]}"')
    return _sheet(msgspec.json.encode(ComponentsSheet(kinds=game.catalogue())), JSON)


def spoken(language: str) -> str:
    """The language, if there are texts in it."""
    if language not in LANGUAGES:
        raise TableError("not-found", f'no texts in "{language}"; one of {", ".join(LANGUAGES)}')
    return language


@cache
def text_of(id: str, language: str) -> Sheet:
    """The texts of a game in one language, as they are in the file."""
    folder = find_game(id).folder / "text"
    return _sheet((folder / f"{spoken(language)}.ftl").read_bytes(), FLUENT)


@cache
def lessons_of(id: str) -> Sheet:
    """The chapters of a game's guided first game."""
    sheets = [lesson_sheet(lesson) for lesson in learn.lessons_of(find_game(id))]
    return _sheet(msgspec.json.encode(LessonList(lessons=sheets)), JSON)


def lesson_sheet(lesson: learn.Lesson) -> LessonSheet:
    """A chapter as the browser needs it: neither its scene nor its moves."""
    return LessonSheet(
        id=lesson.id,
        minutes=lesson.minutes,
        learner=lesson.learner,
        steps=[
            LessonStep(
                say=step.say,
                point=list(step.point),
                asks=bool(step.ask),
                acts=bool(step.then and not step.ask),
            )
            for step in lesson.steps
        ],
        continues=lesson.continues,
    )


@cache
def lesson_text_of(id: str, language: str) -> Sheet:
    """The texts of a game's lessons in one language, as they are in the file."""
    path = find_game(id).folder / "lessons" / f"{spoken(language)}.ftl"
    if not path.exists():
        raise TableError("not-found", f"{id} has no lessons yet")
    return _sheet(path.read_bytes(), FLUENT)


@cache
def illustrated_rules_of(id: str) -> Sheet:
    """The guide of a game, with the positions that its pictures show."""
    _check_guide(find_game(id))
    return _sheet(msgspec.json.encode(guide_sheet(guide_of(id))), JSON)


@cache
def guide_text_of(id: str, language: str) -> Sheet:
    """The texts of a guide in one language, as they are in the file."""
    game = find_game(id)
    _check_guide(game)
    return _sheet((game.folder / GUIDE / f"{spoken(language)}.ftl").read_bytes(), FLUENT)


def _check_guide(game: Game[Any]) -> None:
    if not has_guide(game):
        raise TableError("not-found", f"{game.id} has no illustrated rules yet")


def fits(game: Game[Any], option: Option) -> dict[str, list[int]]:
    """The numbers of players each choice is for, unless it is all of them. It is tried out, so the rules decide."""
    found = {choice: _seats_for(game, option, choice) for choice in option.choices}
    return {choice: seats for choice, seats in found.items() if seats != game.seats}


def _seats_for(game: Game[Any], option: Option, choice: str) -> list[int]:
    def begins(seats: int) -> bool:
        value = choice
        if option.each_seat:
            others = [other for other in option.choices if other != choice]
            value = BESIDE.join([choice, *others[: seats - 1]])
        try:
            game.start(seats, 0, {option.name: value})
        except BadOption:
            return False
        return True

    return [seats for seats in game.seats if begins(seats)]


def game_sheet(game: Game[Any]) -> GameSheet:
    """What to know about a game before playing it."""
    texts = text.load(game.folder / "text")
    box = box_of(game.folder)
    return GameSheet(
        id=game.id,
        rules=game.version,
        seats=game.seats,
        options=[
            OptionSheet(
                name=option.name,
                default=option.default,
                choices=option.choices,
                low=option.low,
                high=option.high,
                help=option.help,
                each_seat=option.each_seat,
                fits=fits(game, option),
            )
            for option in game.options
        ],
        clauses=game.clauses,
        names={language: texts.say(language, "game-name") for language in LANGUAGES},
        taglines={language: texts.say(language, "game-tagline") for language in LANGUAGES},
        minutes=box.minutes,
        weight=box.weight,
        longest_name=LONGEST_NAME,
        lessons=learn.has_lessons(game),
    )

"""What can be played, by what rules and against whom: answers that are the same for everybody, made once."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablewood.bots import bots
from tablewood.games import game as find_game
from tablewood.games import games
from tablewood.kernel import clauses, text
from tablewood.kernel.game import Game
from tablewood.kernel.text import LANGUAGES
from tablewood.server.answers import BotSheet, ClauseSheet, GameSheet, OptionSheet, RulesSheet
from tablewood.server.problems import JSON
from tablewood.server.refusing import TableError

LEVELS = ("sapling", "young", "grown", "ancient")
"""The bots that people choose from, the gentlest first."""

FLUENT = "text/plain; charset=utf-8"


class Sheet(msgspec.Struct, frozen=True):
    """An answer that stays the same as long as the server runs. Browsers ask whether theirs is still the same."""

    body: bytes
    kind: str
    tag: str

    def answer(self, request: Request) -> Response:
        """The sheet, or that it has not changed."""
        headers = {"cache-control": "no-cache", "etag": self.tag}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers={**headers, "content-type": self.kind})
        return Response(self.body, media_type=self.kind, headers=headers)


def _sheet(body: bytes, kind: str) -> Sheet:
    return Sheet(body, kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


@cache
def all_games() -> Sheet:
    """Every game, with its options."""
    return _sheet(msgspec.json.encode([game_sheet(find_game(id)) for id in games()]), JSON)


@cache
def all_bots() -> Sheet:
    """Every bot; those with a level are offered to people."""
    sheets = [
        BotSheet(name=name, level=LEVELS.index(name) + 1 if name in LEVELS else 0)
        for name in bots()
    ]
    return _sheet(msgspec.json.encode(sheets), JSON)


@cache
def rules_of(id: str) -> Sheet:
    """The numbered clauses of a game."""
    book = clauses.load(find_game(id).folder / "rules.md")
    sheet = RulesSheet(
        title=book.title,
        chapters=list(book.chapters),
        clauses=[
            ClauseSheet(id=one.id, chapter=one.chapter, text=one.text, void=one.void)
            for one in book.clauses
        ],
    )
    return _sheet(msgspec.json.encode(sheet), JSON)


@cache
def text_of(id: str, language: str) -> Sheet:
    """The texts of a game in a language, as they are kept."""
    folder = find_game(id).folder / "text"
    if language not in LANGUAGES:
        raise TableError("not-found", f'no texts in "{language}"; one of {", ".join(LANGUAGES)}')
    return _sheet((folder / f"{language}.ftl").read_bytes(), FLUENT)


def game_sheet(game: Game[Any]) -> GameSheet:
    """What is to be known of a game before it is played."""
    texts = text.load(game.folder / "text")
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
            )
            for option in game.options
        ],
        clauses=game.clauses,
        names={language: texts.say(language, "game-name") for language in LANGUAGES},
        taglines={language: texts.say(language, "game-tagline") for language in LANGUAGES},
    )

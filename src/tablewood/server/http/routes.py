"""The HTTP interface: one door for each thing that can be asked. The doors are thin; the rooms do the work.

The table DOORS is all there is: the application is routed by it, and the OpenAPI description is written from it.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from tablewood.kernel.errors import TablewoodError
from tablewood.server.http import catalogue
from tablewood.server.http.errors import JSON, answer, problem_of, refused
from tablewood.server.http.schemas import (
    Again,
    BotSheet,
    ComponentsSheet,
    Done,
    GameSheet,
    Glance,
    Leave,
    Lobby,
    Made,
    NewTable,
    PlaceBot,
    ProvenanceSheet,
    Replay,
    ReplayPosition,
    RulesSheet,
    SitDown,
    TableCard,
    ToVerify,
    Verified,
)
from tablewood.server.http.sessions import holder
from tablewood.server.live.lobby import glance_of
from tablewood.server.live.registry import Rooms
from tablewood.server.table.fairness import verify
from tablewood.server.table.refusal import TableError

MOST_DIGITS = 9
TABLE_ID = re.compile("[A-Za-z0-9_-]{1,40}")


class Asked:
    """What is asked at a door: who asks, for which table, and the body, read and checked."""

    def __init__(self, request: Request, body: Any) -> None:
        self.request = request
        self.body = body
        self.rooms: Rooms = request.app.state.rooms
        self.verifying: asyncio.Semaphore = request.app.state.verifying
        self.holder = holder(request)

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    @property
    def id(self) -> str:
        """The table; what cannot be the id of any is not looked for."""
        id = self.path("id")
        if not TABLE_ID.fullmatch(id):
            raise TableError("unknown-table", "there is no such table")
        return id


Handler = Callable[[Asked], Awaitable[Any]]


class Query(msgspec.Struct, frozen=True):
    """A number after the question mark."""

    name: str
    default: int
    about: str


class Door(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be asked: how it is asked for, what it takes and gives, and how it may be refused."""

    method: str
    path: str
    open: Handler
    about: str
    takes: Any = None
    gives: Any = None
    """The type of the answer; None for a text."""
    codes: tuple[str, ...] = ()
    queries: tuple[Query, ...] = ()

    async def enter(self, request: Request) -> Response:
        """Read what is asked, and answer it or say why not."""
        try:
            body = None if self.takes is None else await body_of(request, self.takes)
            given = await self.open(Asked(request, body))
        except TablewoodError as error:
            return problem_of(error)
        return given if isinstance(given, Response) else answer(given)


class Entrance:
    """All doors of one path. What is asked by another method is told which there are."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._doors = {door.method: door for door in DOORS if door.path == path}
        if "GET" in self._doors:
            self._doors["HEAD"] = self._doors["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Through the right door."""
        door = self._doors.get(scope["method"])
        if door is not None:
            response = await door.enter(Request(scope, receive))
        else:
            response = refused("method", f"{scope['method'][:20]} is not for this page")
            response.headers["allow"] = ", ".join(self._doors)
        await response(scope, receive, send)


class Wall:
    """What is under /api and is no door, however it is asked for."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """There is nothing here."""
        await refused("not-found", "no such page")(scope, receive, send)


async def body_of(request: Request, kind: Any) -> Any:
    """The body as the type that it must be of. It must say that it is JSON, which no form of another site can."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise TableError("not-json", f"the body must be {JSON}")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("malformed", f"the body cannot be read: {error}") from None


def whole_number(text: str, name: str) -> int:
    """A number of the path or the query."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS):
        raise TableError("malformed", f"{name} must be a whole number", place=name)
    return int(text)


# What can be played


async def games(asked: Asked) -> Response:
    """GET /api/games"""
    # The first who asks has every choice tried out, in a thread; tables go on meanwhile.
    return (await asyncio.to_thread(catalogue.all_games)).answer(asked.request)


async def bots(asked: Asked) -> Response:
    """GET /api/bots"""
    return catalogue.all_bots().answer(asked.request)


async def rules(asked: Asked) -> Response:
    """GET /api/games/{game}/rules/{language}"""
    return catalogue.rules_of(asked.path("game"), asked.path("language")).answer(asked.request)


async def provenance(asked: Asked) -> Response:
    """GET /api/games/{game}/provenance/{language}"""
    return catalogue.provenance_of(asked.path("game"), asked.path("language")).answer(asked.request)


async def components(asked: Asked) -> Response:
    """GET /api/games/{game}/components"""
    return catalogue.components_of(asked.path("game")).answer(asked.request)


async def text(asked: Asked) -> Response:
    """GET /api/games/{game}/text/{language}"""
    return catalogue.text_of(asked.path("game"), asked.path("language")).answer(asked.request)


# Tables


async def lobby(asked: Asked) -> Lobby:
    """GET /api/tables"""
    return await asked.rooms.lobby(asked.holder)


async def make(asked: Asked) -> Made:
    """POST /api/tables"""
    return Made(id=await asked.rooms.make(asked.body, asked.holder))


async def card(asked: Asked) -> TableCard:
    """GET /api/tables/{id}"""
    return (await asked.rooms.room(asked.id)).card(asked.holder)


async def glance(asked: Asked) -> Glance:
    """GET /api/tables/{id}/glance"""
    return glance_of((await asked.rooms.room(asked.id)).table)


async def sit(asked: Asked) -> Done:
    """POST /api/tables/{id}/sit"""
    return Done(version=await asked.rooms.sit(asked.id, asked.body, asked.holder))


async def leave(asked: Asked) -> Done:
    """POST /api/tables/{id}/leave"""
    return Done(version=await asked.rooms.leave(asked.id, asked.body, asked.holder))


async def place_bot(asked: Asked) -> Done:
    """POST /api/tables/{id}/bot"""
    return Done(version=await asked.rooms.place_bot(asked.id, asked.body, asked.holder))


async def again(asked: Asked) -> Made:
    """POST /api/tables/{id}/again"""
    return Made(id=await asked.rooms.again(asked.id, asked.body, asked.holder))


# Games that are over


async def replay(asked: Asked) -> Replay:
    """GET /api/tables/{id}/replay"""
    return await (await asked.rooms.room(asked.id)).replay()


async def position(asked: Asked) -> ReplayPosition:
    """GET /api/tables/{id}/replay/{move}"""
    move = whole_number(asked.path("move"), "move")
    seat = whole_number(asked.request.query_params.get("seat", "-1"), "seat")
    return await (await asked.rooms.room(asked.id)).position(move, seat)


async def file(asked: Asked) -> Response:
    """GET /api/tables/{id}/file"""
    room = await asked.rooms.room(asked.id)
    headers = {"content-disposition": f'attachment; filename="tablewood-{room.id}.txt"'}
    return PlainTextResponse(await room.file(), headers=headers)


async def check(asked: Asked) -> Verified:
    """POST /api/verify: one game at a time is replayed, in a thread; tables go on meanwhile."""
    async with asked.verifying:
        return await asyncio.to_thread(verify, asked.body.file)


ONLY_OVER = ("unknown-table", "not-over", "other-rules")

DOORS = (
    Door(
        method="GET",
        path="/api/games",
        open=games,
        gives=list[GameSheet],
        about="What can be played.",
    ),
    Door(
        method="GET",
        path="/api/games/{game}/rules/{language}",
        open=rules,
        gives=RulesSheet,
        about="The rules of a game, clause by clause.",
        codes=("unknown-game", "not-found"),
    ),
    Door(
        method="GET",
        path="/api/games/{game}/provenance/{language}",
        open=provenance,
        gives=ProvenanceSheet,
        about="What of a game is from its rulebook, what is reconstructed, and why.",
        codes=("unknown-game", "not-found"),
    ),
    Door(
        method="GET",
        path="/api/games/{game}/components",
        open=components,
        gives=ComponentsSheet,
        about="Everything in the box of a game, kind by kind, with where it comes from.",
        codes=("unknown-game",),
    ),
    Door(
        method="GET",
        path="/api/games/{game}/text/{language}",
        open=text,
        about="The names and sentences of a game (Fluent).",
        codes=("unknown-game", "not-found"),
    ),
    Door(
        method="GET",
        path="/api/bots",
        open=bots,
        gives=list[BotSheet],
        about="Whom to play against.",
    ),
    Door(
        method="GET",
        path="/api/tables",
        open=lobby,
        gives=Lobby,
        about="Open tables, and one's own.",
    ),
    Door(
        method="POST",
        path="/api/tables",
        open=make,
        takes=NewTable,
        gives=Made,
        about="Set a new table.",
        codes=("unknown-game", "bad-seats", "bad-option", "bad-name", "bad-salt", "unknown-bot"),
    ),
    Door(
        method="GET",
        path="/api/tables/{id}",
        open=card,
        gives=TableCard,
        about="A table as in a list.",
        codes=("unknown-table",),
    ),
    Door(
        method="GET",
        path="/api/tables/{id}/glance",
        open=glance,
        gives=Glance,
        about="The position as an onlooker sees it, to draw small.",
        codes=("unknown-table",),
    ),
    Door(
        method="POST",
        path="/api/tables/{id}/sit",
        open=sit,
        takes=SitDown,
        gives=Done,
        about="Take an open seat.",
        codes=("unknown-table", "seat-taken", "table-full", "bad-name", "bad-salt", "other-rules"),
    ),
    Door(
        method="POST",
        path="/api/tables/{id}/leave",
        open=leave,
        takes=Leave,
        gives=Done,
        about="Open one's seat again before the game, or leave it to a bot.",
        codes=("unknown-table", "not-your-seat", "unknown-bot", "already-over", "other-rules"),
    ),
    Door(
        method="POST",
        path="/api/tables/{id}/bot",
        open=place_bot,
        takes=PlaceBot,
        gives=Done,
        about="Give an open seat to a bot.",
        codes=("unknown-table", "not-host", "seat-taken", "already-begun", "unknown-bot"),
    ),
    Door(
        method="POST",
        path="/api/tables/{id}/again",
        open=again,
        takes=Again,
        gives=Made,
        about="Play again with the same people.",
        codes=("unknown-table", "not-over", "not-your-seat", "bad-salt"),
    ),
    Door(
        method="GET",
        path="/api/tables/{id}/replay",
        open=replay,
        gives=Replay,
        about="A game that is over, move by move.",
        codes=ONLY_OVER,
    ),
    Door(
        method="GET",
        path="/api/tables/{id}/replay/{move}",
        open=position,
        gives=ReplayPosition,
        about="A game that is over, after so many moves, as a seat saw it.",
        codes=(*ONLY_OVER, "malformed", "bad-position"),
        queries=(Query("seat", -1, "Whose view; -1 for an onlooker's."),),
    ),
    Door(
        method="GET",
        path="/api/tables/{id}/file",
        open=file,
        about="A game that is over, as a file that anybody can verify.",
        codes=ONLY_OVER,
    ),
    Door(
        method="POST",
        path="/api/verify",
        open=check,
        takes=ToVerify,
        gives=Verified,
        about="Replay the file of a game, and check its shuffle, moves and result.",
        codes=("bad-file",),
    ),
)

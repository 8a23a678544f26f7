"""The HTTP interface: what can be asked for, and where. The handlers are thin; the registry and its rooms do the work.

The OpenAPI description is written from the same routes.
"""

from __future__ import annotations

import asyncio

from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tablewood.games import game_ids
from tablewood.server.http import catalogue
from tablewood.server.http.account_routes import ACCOUNT_ROUTES
from tablewood.server.http.addresses import address_of, mark_of
from tablewood.server.http.guide_sheet import GuideSheet
from tablewood.server.http.lesson_routes import LESSON_ROUTES
from tablewood.server.http.operation import Query, operation
from tablewood.server.http.parts import table_id, whole_number
from tablewood.server.http.puzzle_routes import PUZZLE_ROUTES
from tablewood.server.http.rates import network
from tablewood.server.http.rating_routes import RATING_ROUTES
from tablewood.server.http.reminders import REMINDERS
from tablewood.server.http.schemas import (
    Again,
    Back,
    BotSheet,
    Close,
    ComponentsSheet,
    Done,
    GameSheet,
    Leave,
    Made,
    PlaceBot,
    ProvenanceSheet,
    Replace,
    RulesSheet,
    SitDown,
    ToVerify,
)
from tablewood.server.http.session_routes import SESSION_ROUTES
from tablewood.server.http.sessions import asking, holder
from tablewood.server.live.lobby import Glance, Lobby, TableCard, glance_of
from tablewood.server.live.registry import Registry
from tablewood.server.live.room import Room
from tablewood.server.live.socket import serve_socket
from tablewood.server.table.absence_commands import CloseTable, ComeBack
from tablewood.server.table.commands import Command
from tablewood.server.table.create import NewTable
from tablewood.server.table.fairness import Verified, verify
from tablewood.server.table.replay import Replay, ReplayPosition
from tablewood.server.table.seat_commands import LeaveSeat, SeatBot

RATED = (
    "rated-needs-account",
    "rated-alone",
    "rated-team",
    "rated-one-seat",
    "rated-bot",
    "rated-bots-only",
    "rated-lesson",
)
"""Why a table cannot be rated."""

ONLY_OVER = ("unknown-table", "not-over", "no-replay")


# The catalogue


@operation("The games that can be played.", gives=list[GameSheet])
async def games(request: Request) -> Response:
    """GET /api/games"""
    # The first request tries out every option, in a thread, so that tables go on in the meantime.
    return (await asyncio.to_thread(catalogue.all_games)).answer(request)


@operation("The bots to play against.", gives=list[BotSheet])
async def bots(request: Request) -> Response:
    """GET /api/bots"""
    return catalogue.all_bots().answer(request)


@operation(
    "The rules of a game, clause by clause.",
    gives=RulesSheet,
    codes=("unknown-game", "not-found"),
)
async def rules(request: Request) -> Response:
    """GET /api/games/{game}/rules/{language}"""
    return catalogue.rules_of(_part(request, "game"), _part(request, "language")).answer(request)


@operation(
    "Which parts of a game come from its rulebook, which are reconstructed, and why.",
    gives=ProvenanceSheet,
    codes=("unknown-game", "not-found"),
)
async def provenance(request: Request) -> Response:
    """GET /api/games/{game}/provenance/{language}"""
    return catalogue.provenance_of(_part(request, "game"), _part(request, "language")).answer(
        request
    )


@operation(
    "Everything in the box of a game, kind by kind, with its sources.",
    gives=ComponentsSheet,
    codes=("unknown-game",),
)
async def components(request: Request) -> Response:
    """GET /api/games/{game}/components"""
    return catalogue.components_of(_part(request, "game")).answer(request)


@operation(
    "The same by an older component table, with which games begun earlier go on (`TableNow.components`).",
    gives=ComponentsSheet,
    codes=("unknown-game", "not-found"),
)
async def older_components(request: Request) -> Response:
    """GET /api/games/{game}/components/{table}"""
    return catalogue.components_of(_part(request, "game"), _part(request, "table")).answer(request)


@operation("The names and sentences of a game (Fluent).", codes=("unknown-game", "not-found"))
async def text(request: Request) -> Response:
    """GET /api/games/{game}/text/{language}"""
    return catalogue.text_of(_part(request, "game"), _part(request, "language")).answer(request)


@operation(
    "The illustrated rules of a game: what is told in which order, and the positions to draw.",
    gives=GuideSheet,
    codes=("unknown-game", "not-found"),
)
async def guide(request: Request) -> Response:
    """GET /api/games/{game}/guide"""
    # The first request sets up every scene, in a thread, so that tables go on in the meantime.
    sheet = await asyncio.to_thread(catalogue.illustrated_rules_of, _part(request, "game"))
    return sheet.answer(request)


@operation("The sentences of the illustrated rules (Fluent).", codes=("unknown-game", "not-found"))
async def guide_text(request: Request) -> Response:
    """GET /api/games/{game}/guide/text/{language}"""
    return catalogue.guide_text_of(_part(request, "game"), _part(request, "language")).answer(
        request
    )


# Tables


@operation("Open tables, and your own.", gives=Lobby)
async def lobby(request: Request) -> Lobby:
    """GET /api/tables"""
    return await _registry(request).lobby(holder(request))


@operation(
    "Make a new table.",
    takes=NewTable,
    gives=Made,
    codes=(
        "unknown-game",
        "bad-seats",
        "bad-option",
        "bad-name",
        "bot-name",
        "bad-salt",
        "bad-clock",
        "unknown-bot",
        "unknown-lesson",
        "out-of-step",
        *RATED,
    ),
)
async def make(request: Request, body: NewTable) -> Made:
    """POST /api/tables"""
    if body.lesson is not None and body.game in game_ids():
        # Lessons are played through when they are first read, in a thread, so that tables go on in the meantime.
        await asyncio.to_thread(catalogue.lessons_of, body.game)
    setter = mark_of(address_of(request), request.app.state.store.address_salt)
    return Made(id=await _registry(request).create(body, holder(request), setter))


@operation("A table as shown in a list.", gives=TableCard, codes=("unknown-table",))
async def card(request: Request) -> TableCard:
    """GET /api/tables/{id}"""
    return await (await _room(request)).card(holder(request))


@operation(
    "The position as an onlooker sees it, to draw small.", gives=Glance, codes=("unknown-table",)
)
async def glance(request: Request) -> Glance:
    """GET /api/tables/{id}/glance"""
    async with (await _room(request)).steady() as table:
        return glance_of(table)


@operation(
    "Take an open seat.",
    takes=SitDown,
    gives=Done,
    codes=(
        "unknown-table",
        "seat-taken",
        "table-full",
        "bad-name",
        "bot-name",
        "bad-salt",
        "other-rules",
        "rated-needs-account",
        "rated-one-seat",
    ),
)
async def sit(request: Request, body: SitDown) -> Done:
    """POST /api/tables/{id}/sit"""
    id, who = table_id(request), holder(request)
    return Done(version=await _registry(request).sit(id, who, body.seat, body.name, body.salt))


@operation(
    "Give up your seat before the game, or leave it to a bot.",
    takes=Leave,
    gives=Done,
    codes=("unknown-table", "not-your-seat", "unknown-bot", "already-over", "other-rules"),
)
async def leave(request: Request, body: Leave) -> Done:
    """POST /api/tables/{id}/leave"""
    seat = LeaveSeat(holder=holder(request), seat=body.seat, bot=body.bot)
    return await _changed(request, seat)


@operation(
    "Give an open seat to a bot.",
    takes=PlaceBot,
    gives=Done,
    codes=(
        "unknown-table",
        "not-host",
        "seat-taken",
        "already-begun",
        "unknown-bot",
        "rated-bot",
        "rated-bots-only",
    ),
)
async def place_bot(request: Request, body: PlaceBot) -> Done:
    """POST /api/tables/{id}/bot"""
    bot = SeatBot(holder=holder(request), seat=body.seat, bot=body.bot)
    return await _changed(request, bot)


@operation(
    "Let a bot play for somebody who is away and holds up the game.",
    takes=Replace,
    gives=Done,
    codes=("unknown-table", "not-host", "not-absent", "not-playing", "bad-seats", "unknown-bot"),
)
async def replace(request: Request, body: Replace) -> Done:
    """POST /api/tables/{id}/replace"""
    id, host = table_id(request), holder(request)
    return Done(version=await _registry(request).replace_absent(id, host, body.seat, body.bot))


@operation(
    "Take a seat back that a bot keeps.",
    takes=Back,
    gives=Done,
    codes=("unknown-table", "not-your-seat", "not-playing", "bad-seats"),
)
async def back(request: Request, body: Back) -> Done:
    """POST /api/tables/{id}/back"""
    seat = ComeBack(holder=holder(request), seat=body.seat)
    return Done(version=await _registry(request).change(table_id(request), seat))


@operation(
    "Close a table at which the game has not begun.",
    takes=Close,
    gives=Done,
    codes=("unknown-table", "not-host", "already-begun"),
)
async def close(request: Request, body: Close) -> Done:
    """POST /api/tables/{id}/close"""
    closing = CloseTable(holder=holder(request))
    return Done(version=await _registry(request).change(table_id(request), closing))


@operation(
    "Play again with the same people.",
    takes=Again,
    gives=Made,
    codes=("unknown-table", "not-over", "no-replay", "not-your-seat", "bad-salt"),
)
async def again(request: Request, body: Again) -> Made:
    """POST /api/tables/{id}/again"""
    id = table_id(request)
    return Made(id=await _registry(request).play_again(id, body.salt, holder(request)))


# Finished games


@operation("A finished game, move by move.", gives=Replay, codes=ONLY_OVER)
async def replay(request: Request) -> Replay:
    """GET /api/tables/{id}/replay"""
    return await (await _room(request)).replay()


@operation(
    "A finished game after a number of moves, as a seat saw it.",
    gives=ReplayPosition,
    codes=(*ONLY_OVER, "malformed", "bad-position"),
    queries=(Query("seat", -1, "Whose view; -1 for an onlooker's."),),
)
async def position(request: Request) -> ReplayPosition:
    """GET /api/tables/{id}/replay/{move}"""
    move = whole_number(_part(request, "move"), "move")
    seat = whole_number(request.query_params.get("seat", "-1"), "seat")
    return await (await _room(request)).position(move, seat)


@operation("A finished game as a file that anybody can verify.", codes=ONLY_OVER)
async def file(request: Request) -> Response:
    """GET /api/tables/{id}/file"""
    room = await _room(request)
    headers = {"content-disposition": f'attachment; filename="tablewood-{room.id}.txt"'}
    return PlainTextResponse(await room.file(), headers=headers)


@operation(
    "Replay the file of a game, and check its shuffle, moves and result.",
    takes=ToVerify,
    gives=Verified,
    codes=("bad-file",),
)
async def check(request: Request, body: ToVerify) -> Verified:
    """POST /api/verify: replays one game at a time, in a thread, so that tables go on in the meantime."""
    verifying: asyncio.Semaphore = request.app.state.verifying
    async with verifying:
        return await asyncio.to_thread(verify, body.file)


async def live(socket: WebSocket) -> None:
    """The socket of a table, for the session in the cookie."""
    registry: Registry = socket.app.state.registry
    address = network(socket.client.host) if socket.client else ""
    who, id = asking(socket), str(socket.path_params["id"])
    await serve_socket(socket, registry, id, who.person, who.device, address)


class Tables(HTTPEndpoint):
    """/api/tables, by method."""

    get = head = staticmethod(lobby)
    post = staticmethod(make)


API = "/api"

ROUTES: tuple[BaseRoute, ...] = (
    Route("/games", games),
    Route("/games/{game}/rules/{language}", rules),
    Route("/games/{game}/provenance/{language}", provenance),
    Route("/games/{game}/components", components),
    Route("/games/{game}/components/{table}", older_components),
    Route("/games/{game}/text/{language}", text),
    Route("/games/{game}/guide", guide),
    Route("/games/{game}/guide/text/{language}", guide_text),
    Route("/bots", bots),
    Route("/tables", Tables),
    Route("/tables/{id}", card),
    Route("/tables/{id}/glance", glance),
    Route("/tables/{id}/sit", sit, methods=["POST"]),
    Route("/tables/{id}/leave", leave, methods=["POST"]),
    Route("/tables/{id}/bot", place_bot, methods=["POST"]),
    Route("/tables/{id}/replace", replace, methods=["POST"]),
    Route("/tables/{id}/back", back, methods=["POST"]),
    Route("/tables/{id}/close", close, methods=["POST"]),
    Route("/tables/{id}/again", again, methods=["POST"]),
    Route("/tables/{id}/replay", replay),
    Route("/tables/{id}/replay/{move}", position),
    Route("/tables/{id}/file", file),
    Route("/verify", check, methods=["POST"]),
    WebSocketRoute("/tables/{id}/live", live),
    *LESSON_ROUTES,
    *RATING_ROUTES,
    *SESSION_ROUTES,
    *ACCOUNT_ROUTES,
    *REMINDERS,
    *PUZZLE_ROUTES,
)
"""Everything under /api."""


# What handlers need


def _registry(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


def _part(request: Request, name: str) -> str:
    return str(request.path_params[name])


async def _room(request: Request) -> Room:
    return await _registry(request).room(table_id(request))


async def _changed(request: Request, command: Command) -> Done:
    """Carry out a command at the table in the path."""
    return Done(version=await _registry(request).change(table_id(request), command))

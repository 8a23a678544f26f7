"""Puzzles: /api/puzzles. Positions come from the game's file, nothing is stored, and the browser keeps the streak."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.routing import BaseRoute, Route

from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel.match import Match
from tablewood.learn.puzzles import Puzzle, match_of, puzzle_of_the_day, puzzles
from tablewood.server.http.operation import operation
from tablewood.server.http.schemas import RequestBody
from tablewood.server.live import preview
from tablewood.server.live.frames import sight_of, table_now
from tablewood.server.live.preview import Foreseen
from tablewood.server.live.protocol import Reason, TableNow
from tablewood.server.live.why import why_thing
from tablewood.server.table.commands import MOST_LETTERS
from tablewood.server.table.facts import LegalMove, legal_move
from tablewood.server.table.position import HOLDER, table_around
from tablewood.server.table.refusal import TableError

POSITIONS = 32
"""How many positions to keep at hand: one takes up to a few hundred moves to reach."""

ThingName = Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]

UNKNOWN = ("unknown-game", "unknown-puzzle")


class TodaysPuzzle(msgspec.Struct, kw_only=True):
    """The puzzle of the day of one game."""

    game: str
    id: str
    seats: int
    of: int
    """How many puzzles the game has."""


class PuzzlesToday(msgspec.Struct, kw_only=True):
    """GET /api/puzzles"""

    day: str
    """The date in UTC: at midnight there are new ones."""
    puzzles: list[TodaysPuzzle]


class PuzzleCard(msgspec.Struct, kw_only=True):
    """A puzzle in a list."""

    id: str
    seats: int
    theme: str
    """What the answer is good for: the game's text `score-<theme>`, or `rivals` or `later`."""


class PuzzleList(msgspec.Struct, kw_only=True):
    """GET /api/games/{game}/puzzles"""

    day: str
    today: str
    """The id of today's; empty if the game has no puzzles."""
    puzzles: list[PuzzleCard]


class PuzzleNow(msgspec.Struct, kw_only=True):
    """GET /api/games/{game}/puzzles/{id}: the position, without the answer."""

    id: str
    seat: int
    table: TableNow
    """The position as the seat sees it."""


class PuzzleTry(RequestBody):
    """POST /api/games/{game}/puzzles/{id}"""

    move: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]


class PuzzleWhy(RequestBody):
    """POST /api/games/{game}/puzzles/{id}/why: why can't I do anything with this thing, by domain and name?"""

    thing: tuple[ThingName, ThingName]


class PuzzleReasons(msgspec.Struct, kw_only=True):
    """The most telling reason first; none if no move uses the thing."""

    reasons: list[Reason]


class PuzzleAnswer(msgspec.Struct, kw_only=True):
    """How good the move was, and what would have been best."""

    right: bool
    is_second: bool
    """Is it the best of the other moves?"""
    best: LegalMove
    second: LegalMove
    """The best other move."""
    margin: float
    """How many points the best move is worth beyond the second, and at least so many beyond any other."""
    theme: str
    greedy: bool
    """Is the best move also the one that looks best at once?"""
    leads_to: Foreseen
    """What the best move would do, as far as the seat may know beforehand."""
    after: TableNow | None
    """The position after it; null if chance or something hidden plays a part."""


# Handlers


@operation("The puzzle of the day of every game.", gives=PuzzlesToday)
async def puzzles_today(request: Request) -> PuzzlesToday:
    """GET /api/puzzles"""
    return await asyncio.to_thread(_today)


@operation("The puzzles of a game.", gives=PuzzleList, codes=("unknown-game",))
async def puzzle_list(request: Request) -> PuzzleList:
    """GET /api/games/{game}/puzzles"""
    return await asyncio.to_thread(_list, str(request.path_params["game"]))


@operation("A puzzle: the position, without the answer.", gives=PuzzleNow, codes=UNKNOWN)
async def puzzle(request: Request) -> PuzzleNow:
    """GET /api/games/{game}/puzzles/{id}"""
    return await asyncio.to_thread(_now, *_named(request))


@operation(
    "Try a move: is it the best?",
    takes=PuzzleTry,
    gives=PuzzleAnswer,
    codes=(*UNKNOWN, "illegal-move", "unreadable-move"),
)
async def try_move(request: Request, body: PuzzleTry) -> PuzzleAnswer:
    """POST /api/games/{game}/puzzles/{id}"""
    return await asyncio.to_thread(_answer, *_named(request), body.move)


@operation(
    "What would this move do?",
    takes=PuzzleTry,
    gives=Foreseen,
    codes=(*UNKNOWN, "illegal-move", "unreadable-move"),
)
async def preview_move(request: Request, body: PuzzleTry) -> Foreseen:
    """POST /api/games/{game}/puzzles/{id}/preview"""
    return await asyncio.to_thread(_foreseen, *_named(request), body.move)


@operation(
    "Why can nothing be done with this thing?", takes=PuzzleWhy, gives=PuzzleReasons, codes=UNKNOWN
)
async def why_not(request: Request, body: PuzzleWhy) -> PuzzleReasons:
    """POST /api/games/{game}/puzzles/{id}/why"""
    return await asyncio.to_thread(_reasons, *_named(request), body.thing)


class OnePuzzle(HTTPEndpoint):
    """/api/games/{game}/puzzles/{id}, by method."""

    get = head = staticmethod(puzzle)
    post = staticmethod(try_move)


PUZZLE_ROUTES: tuple[BaseRoute, ...] = (
    Route("/puzzles", puzzles_today),
    Route("/games/{game}/puzzles", puzzle_list),
    Route("/games/{game}/puzzles/{id}", OnePuzzle),
    Route("/games/{game}/puzzles/{id}/preview", preview_move, methods=["POST"]),
    Route("/games/{game}/puzzles/{id}/why", why_not, methods=["POST"]),
)


# What they do, in a thread: the first request of a game checks its whole file


def _named(request: Request) -> tuple[str, str]:
    return str(request.path_params["game"]), str(request.path_params["id"])


def _today() -> PuzzlesToday:
    day = datetime.now(UTC).date()
    found = [
        TodaysPuzzle(game=game, id=one.id, seats=one.seats, of=len(puzzles(game)))
        for game in game_ids()
        if (one := puzzle_of_the_day(game, day)) is not None
    ]
    return PuzzlesToday(day=day.isoformat(), puzzles=found)


def _list(game: str) -> PuzzleList:
    day = datetime.now(UTC).date()
    today = puzzle_of_the_day(game, day)
    return PuzzleList(
        day=day.isoformat(),
        today="" if today is None else today.id,
        puzzles=[
            PuzzleCard(id=one.id, seats=one.seats, theme=one.theme)
            for one in puzzles(game).values()
        ],
    )


def _puzzle(game: str, id: str) -> Puzzle:
    found = puzzles(game).get(id)
    if found is None:
        raise TableError("unknown-puzzle", f"{game} has no such puzzle")
    return found


@lru_cache(POSITIONS)
def position_of(game: str, id: str) -> Match:
    """The position, which nobody may change."""
    return match_of(find_game(game), _puzzle(game, id))


def _now(game: str, id: str) -> PuzzleNow:
    found = _puzzle(game, id)
    return PuzzleNow(id=id, seat=found.seat, table=_shown(position_of(game, id), found.seat))


def _shown(match: Match, seat: int) -> TableNow:
    table = table_around(match, seat)
    return table_now(table, sight_of(match, seat), seat, HOLDER, [seat], -1)


def _answer(game: str, id: str, text: str) -> PuzzleAnswer:
    found = _puzzle(game, id)
    match = position_of(game, id)
    made = preview.legal_move(match, found.seat, text)
    best = match.read(found.solution)
    second = match.read(found.second)
    leads_to = _foreseen(game, id, found.solution)
    return PuzzleAnswer(
        right=made == best,
        is_second=made == second,
        best=_told(match, best),
        second=_told(match, second),
        margin=found.margin,
        theme=found.theme,
        greedy=found.greedy == found.solution,
        leads_to=leads_to,
        after=_after(game, found) if leads_to.certain else None,
    )


def _foreseen(game: str, id: str, text: str) -> Foreseen:
    match, seat = position_of(game, id), _puzzle(game, id).seat
    move = preview.legal_move(match, seat, text)
    luck = f"puzzle {game} {id} {move}".encode()
    return preview.foresee(match, seat, move, luck, len(match.played))


def _reasons(game: str, id: str, thing: tuple[str, str]) -> PuzzleReasons:
    seat = _puzzle(game, id).seat
    return PuzzleReasons(reasons=why_thing(position_of(game, id), seat, *thing))


def _told(match: Match, move: int) -> LegalMove:
    game: Any = match.game
    return legal_move(game, game.notation(match.state, move), move)


def _after(game: str, found: Puzzle) -> TableNow:
    """The position after the best move: on a match of its own, because the other one is kept."""
    match = match_of(find_game(game), found)
    match.submit(found.seat, found.solution)
    return _shown(match, found.seat)

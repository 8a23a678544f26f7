"""My games and ratings: /api/people/me; what a table's result did to ratings; whether a new table can be rated."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.routing import BaseRoute, Route

from tablewood.games import game_ids
from tablewood.server.http.operation import Query, TextQuery, operation
from tablewood.server.http.parts import table_id, whole_number
from tablewood.server.http.sessions import holder
from tablewood.server.live.registry import Registry
from tablewood.server.storage import Store
from tablewood.server.storage.played import PlayedTable, played_by
from tablewood.server.storage.ratings import (
    RatingStep,
    history_of,
    skills_in,
    standings_of,
    steps_at,
)
from tablewood.server.table.bot_skills import bot_skill
from tablewood.server.table.create import NewTable
from tablewood.server.table.refusal import Refusal, TableError
from tablewood.server.table.seats import BOT, PERSON
from tablewood.server.table.skill import RatingNow, newcomer, shown

LAST_PAGE = 9999

Outcome = Literal["", "won", "shared", "lost", "placed", "gave-up"]
"""How a game ended for somebody: empty while it goes on, or if nobody knows any more."""


class RatingChange(msgspec.Struct, kw_only=True):
    """What a rated game did to a rating."""

    before: RatingNow
    after: RatingNow
    points: int
    """How many points it brought, or cost if below 0."""
    voided: bool
    """Did the operator decide that the result does not count?"""


class PlayedSeat(msgspec.Struct, kw_only=True):
    """Who sat at a table, as the table showed it."""

    name: str
    kind: str
    player: str
    mine: bool
    place: int
    """1 for the best; 0 while the game goes on, and in a team."""
    total: int


class MyGame(msgspec.Struct, kw_only=True):
    """One of my games, running or finished."""

    table: str
    game: str
    phase: str
    rated: bool
    made: str
    touched: str
    asked_me: bool
    team: bool
    outcome: Outcome
    place: int
    """My best place; 0 while the game goes on, and in a team."""
    seats: list[PlayedSeat]
    change: RatingChange | None
    """What it did to my rating."""


class MyGames(msgspec.Struct, kw_only=True):
    """GET /api/people/me/games"""

    games: list[MyGame]
    more: bool
    """Is there another page?"""


class RatingPoint(msgspec.Struct, kw_only=True):
    """My rating after one of my games."""

    table: str
    time: str
    place: int
    of: int
    rating: RatingNow
    points: int
    """What the game brought or cost."""


class MyRating(msgspec.Struct, kw_only=True):
    """My rating in one game."""

    game: str
    rating: RatingNow
    games: int
    last: str
    history: list[RatingPoint]
    """The last games, the oldest first."""


class MyRatings(msgspec.Struct, kw_only=True):
    """GET /api/people/me/ratings"""

    account: bool
    """Do I have an account? Without one nobody is rated."""
    ratings: list[MyRating]


class SeatRating(msgspec.Struct, kw_only=True):
    """How a seat of a rated table is rated: now, or, once the game is over, before and after it."""

    seat: int
    bot: bool
    player: str
    """Whose rating it is: the person's name, or the bot's kind. By now a bot may play for that person."""
    rating: RatingNow
    change: RatingChange | None


class TableRatings(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/ratings: empty if the table is not rated."""

    rated: bool
    counted: bool
    """Has the result been counted?"""
    seats: list[SeatRating]


class RatedCheck(msgspec.Struct, kw_only=True):
    """POST /api/ratings/check: why a table like this cannot be rated."""

    refusal: Refusal | None
    """Null if it can."""


def change_of(step: RatingStep) -> RatingChange:
    """A step as people are shown it."""
    before, after = shown(step.before), shown(step.after)
    points = 0 if step.voided else after.points - before.points
    return RatingChange(before=before, after=after, points=points, voided=step.voided)


def my_game(played: PlayedTable) -> MyGame:
    """One of a person's games."""
    note, result = played.table.note, played.result
    scores = {score.seat: score for score in result.scores} if result else {}
    team = result is not None and result.verdict is not None
    places = {at: 0 if team else score.rank for at, score in scores.items()}
    return MyGame(
        table=played.table.id,
        game=played.table.game,
        phase=note.phase,
        rated=note.rated,
        made=played.table.made,
        touched=played.table.touched,
        asked_me=note.phase == "playing"
        and any(at in note.asked and note.seats[at].kind == PERSON for at in played.mine),
        team=team,
        outcome=_outcome(played),
        place=min((places.get(at, 0) for at in played.mine), default=0),
        seats=[
            PlayedSeat(
                name=seat.name,
                kind=seat.kind,
                player=seat.player,
                mine=at in played.mine,
                place=places.get(at, 0),
                total=scores[at].total if at in scores else 0,
            )
            for at, seat in enumerate(note.seats)
        ],
        change=change_of(played.step) if played.step else None,
    )


def _outcome(played: PlayedTable) -> Outcome:
    result, step = played.result, played.step
    if result is None:
        return ""
    if step is not None and step.place > step.of:
        return "gave-up"
    if result.verdict is not None:
        return "won" if result.verdict.won else "lost"
    if set(played.mine) & set(result.winners):
        return "won" if len(result.winners) == 1 else "shared"
    return "lost" if len(result.scores) == 2 else "placed"


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


@operation(
    "Your games, running and finished.",
    gives=MyGames,
    codes=("unknown-game", "malformed"),
    queries=(
        Query("page", 0, "The last touched are on page 0.", low=0, high=LAST_PAGE),
        TextQuery("game", ("", *game_ids()), "One game; empty for all."),
    ),
)
async def my_games(request: Request) -> MyGames:
    """GET /api/people/me/games"""
    page = whole_number(request.query_params.get("page", "0"), "page")
    if not 0 <= page <= LAST_PAGE:
        raise TableError("malformed", f"pages are 0 to {LAST_PAGE}", place="page")
    game = request.query_params.get("game", "")
    if game and game not in game_ids():
        raise TableError("unknown-game", "there is no such game")
    person = holder(request)
    if not person:
        return MyGames(games=[], more=False)
    found = await _store(request).ask(lambda one: played_by(one, person, game, page))
    return MyGames(games=[my_game(one) for one in found.games], more=found.more)


@operation("Your ratings, and how they came about.", gives=MyRatings)
async def my_ratings(request: Request) -> MyRatings:
    """GET /api/people/me/ratings"""
    person = holder(request)
    registry: Registry = request.app.state.registry
    if not person or not await registry.has_account(person):
        return MyRatings(account=False, ratings=[])
    found = await _store(request).ask(
        lambda one: [
            (standing, history_of(one, person, standing.game))
            for standing in standings_of(one, person)
        ]
    )
    return MyRatings(
        account=True,
        ratings=[
            MyRating(
                game=standing.game,
                rating=shown(standing.skill),
                games=standing.games,
                last=standing.last,
                history=[_point(step) for step in steps],
            )
            for standing, steps in found
        ],
    )


def _point(step: RatingStep) -> RatingPoint:
    change = change_of(step)
    return RatingPoint(
        table=step.table,
        time=step.time,
        place=min(step.place, step.of),
        of=step.of,
        rating=change.after,
        points=change.points,
    )


@operation(
    "The ratings of those at a rated table, and what its result did to them.",
    gives=TableRatings,
    codes=("unknown-table",),
)
async def table_ratings(request: Request) -> TableRatings:
    """GET /api/tables/{id}/ratings"""
    registry: Registry = request.app.state.registry
    table = (await registry.room(table_id(request))).table
    header = table.header
    if not header.rated:
        return TableRatings(rated=False, counted=False, seats=[])
    store = _store(request)
    steps = (await store.ask(lambda one: steps_at(one, [header.id]))).get(header.id, [])
    bots = {at for at, seat in enumerate(table.rated.players) if seat.kind == BOT}
    if steps:
        seats = [
            SeatRating(
                seat=step.seat,
                bot=step.seat in bots,
                player=table.rated.players[step.seat].player,
                rating=shown(step.before if step.seat in bots else step.after),
                change=None if step.seat in bots else change_of(step),
            )
            for step in steps
        ]
        return TableRatings(rated=True, counted=not steps[0].voided, seats=seats)
    sitting = table.rated.players or table.seating.seats
    people = [seat.holder for seat in sitting if seat.kind == PERSON]
    skills = await store.ask(lambda one: skills_in(one, header.game, people))
    seats = [
        SeatRating(
            seat=at,
            bot=seat.kind == BOT,
            player=seat.player,
            rating=shown(
                (
                    bot_skill(header.game, seat.player)
                    if seat.kind == BOT
                    else skills.get(seat.holder)
                )
                or newcomer()
            ),
            change=None,
        )
        for at, seat in enumerate(sitting)
        if seat.kind in (BOT, PERSON)
    ]
    return TableRatings(rated=True, counted=False, seats=seats)


@operation("Whether a table like this can be rated.", takes=NewTable, gives=RatedCheck)
async def check_rated(request: Request, body: NewTable) -> RatedCheck:
    """POST /api/ratings/check"""
    registry: Registry = request.app.state.registry
    try:
        await registry.check_rated(body, holder(request))
    except TableError as error:
        return RatedCheck(refusal=error.refusal)
    return RatedCheck(refusal=None)


RATING_ROUTES: tuple[BaseRoute, ...] = (
    Route("/people/me/games", my_games),
    Route("/people/me/ratings", my_ratings),
    Route("/tables/{id}/ratings", table_ratings),
    Route("/ratings/check", check_rated, methods=["POST"]),
)
"""Everything about ratings."""

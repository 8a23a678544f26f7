"""Rated tables: who may play there, and what a result means for the players' ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tablewood.kernel.game import Game
from tablewood.kernel.options import Value
from tablewood.server.table.bot_skills import bot_skill
from tablewood.server.table.refusal import TableError
from tablewood.server.table.seats import BOT, PERSON, Seat, Seating

if TYPE_CHECKING:
    from tablewood.server.table.table import GameTable


Moves = Sequence[tuple[int, str]]
"""The moves of a game: the seat, and the notation."""


class RatedSeat(msgspec.Struct, kw_only=True, frozen=True):
    """A seat of a rated game and how it fared."""

    seat: int
    person: str
    """Empty for a bot."""
    bot: str
    place: int
    """1 for the best; seats with the same place have drawn."""


class RatedResult(msgspec.Struct, kw_only=True, frozen=True):
    """A rated game that is over."""

    table: str
    game: str
    seats: list[RatedSeat]


class RatedPlayers:
    """Who was dealt in, and who has lost by leaving it to a bot."""

    def __init__(self) -> None:
        self.players: list[Seat] = []
        """As they sat when the cards were dealt; whoever comes later plays for somebody else's rating."""
        self.gave_up: set[int] = set()
        """A result that a bot has played for is not its player's."""
        self.kept: dict[int, int] = {}
        """The seats that bots keep, and how many moves had been made by then."""

    def begin(self, seating: Seating) -> None:
        """The cards are dealt."""
        self.players = list(seating.seats)

    def leave(self, seat: int) -> None:
        """A person left during the game, or forfeited."""
        if self.players:
            self.gave_up.add(seat)

    def keep(self, seat: int, line: Moves) -> None:
        """A bot keeps the seat of a person who is away."""
        self.kept[seat] = len(line)

    def come_back(self, seat: int, line: Moves) -> None:
        """The person is back, or the game is over: has the bot moved for them?"""
        since = self.kept.pop(seat, len(line))
        if any(who == seat for who, _ in line[since:]):
            self.gave_up.add(seat)

    def losers(self, line: Moves) -> set[int]:
        """Everybody who has lost by leaving it to a bot."""
        for seat in list(self.kept):
            self.come_back(seat, line)
        return self.gave_up


def rated_result(table: GameTable) -> RatedResult | None:
    """What a finished game means for ratings; None if it means nothing."""
    result = table.ended.result if table.ended is not None else None
    if not table.header.rated or result is None or result.verdict is not None or table.closed:
        return None
    players, gave_up = table.rated.players, table.rated.losers(table.line)
    last = len(players)
    rank = {score.seat: score.rank for score in result.scores}
    seats = [
        RatedSeat(
            seat=at,
            person=player.holder if player.kind == PERSON else "",
            bot=player.player if player.kind == BOT else "",
            place=last + 1 if at in gave_up else rank[at],
        )
        for at, player in enumerate(players)
    ]
    return RatedResult(table=table.header.id, game=table.header.game, seats=seats)


def check_rated_game(game: Game[Any], seats: int, options: dict[str, Value]) -> None:
    """Ratings compare players, so there must be several, each for themselves."""
    if seats < 2:
        raise TableError("rated-alone", "a rated game has at least two players")
    if game.verdict(game.start(seats, 0, dict(options))) is not None:
        raise TableError("rated-team", "players who win or lose together are not rated")


def check_rated_person(table: GameTable, holder: str, account: bool) -> None:
    """Anybody may sit down, unless the table is rated: then people with an account, once."""
    if not table.header.rated:
        return
    if not account:
        raise TableError("rated-needs-account", "a rated table is for people with an account")
    if table.seating.of(holder):
        raise TableError("rated-one-seat", "at a rated table everybody has one seat")


def check_rated_bot(game: str, bot: str) -> None:
    """A bot at a rated table must have a rating."""
    if bot_skill(game, bot) is None:
        raise TableError("rated-bot", f"{bot} has no rating in this game", bot=bot)


def check_bot_may_sit(table: GameTable, seat: int, bot: str) -> None:
    """Whether a bot may take this seat before the game: at a rated table somebody must be left to be rated."""
    if not table.header.rated:
        return
    check_rated_bot(table.header.game, bot)
    others = [there for at, there in enumerate(table.seating.seats) if at != seat]
    if all(there.kind == BOT for there in others):
        raise TableError("rated-bots-only", "a rated game needs a person")

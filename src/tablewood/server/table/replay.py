"""A finished game, to look at again: every position, with nothing hidden any more."""

from __future__ import annotations

from typing import Any

import msgspec

from tablewood.kernel.match import Match
from tablewood.kernel.state import State
from tablewood.server.table import fairness
from tablewood.server.table.checks import check_sound
from tablewood.server.table.facts import Fact, arguments_of, fact, verb_of
from tablewood.server.table.fairness import FairNow
from tablewood.server.table.refusal import TableError
from tablewood.server.table.result import ScoreNow, VerdictNow, scores_of, verdict_of, winners_of
from tablewood.server.table.seats import BOT, SeatNow
from tablewood.server.table.table import OVER, GameTable


class ReplayMove(msgspec.Struct, kw_only=True):
    """A move of a finished game."""

    seat: int
    move: str
    verb: str
    arguments: dict[str, Any]
    totals: list[int]
    """Each seat's total after the move, for the chart."""
    facts: int
    """How many facts the log holds after the move."""


class Replay(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/replay: the whole game, once it is over. Moves taken back are not in it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[SeatNow]
    moves: list[ReplayMove]
    facts: list[Fact]
    """Nothing is hidden any more."""
    scores: list[ScoreNow]
    winners: list[int]
    verdict: VerdictNow | None
    """The common result of a team; null where everybody played alone."""
    fair: FairNow
    start_totals: list[int]


class ReplayPosition(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/replay/{move}?seat=S: the table after that many moves, as seat S saw it (-1: onlooker)."""

    move: int
    seat: int
    asked: list[int]
    prompt: str
    view: Any


class ReplayedGame:
    """The moves that stand, played once more with every position kept."""

    def __init__(self, table: GameTable) -> None:
        if table.phase != OVER:
            raise TableError("not-over", "the game is not over")
        check_sound(table)
        self.table = table
        self.match: Match = table.played_again()

    def replay(self) -> Replay:
        """The whole game."""
        table, match, header = self.table, self.match, self.table.header
        game = match.game
        return Replay(
            id=header.id,
            game=header.game,
            options=header.options,
            seats=table.seating.shown_to("", table.seat_names, table.begun),
            moves=[
                ReplayMove(
                    seat=played.seat,
                    move=game.notation(played.before, played.move),
                    verb=verb_of(game, played.move),
                    arguments=arguments_of(game, played.move),
                    totals=_totals(self._after(number)),
                    facts=self._facts_after(number),
                )
                for number, played in enumerate(match.played, 1)
            ],
            facts=[
                fact(game, event, event.seat, at)
                for event, at in zip(match.log.events, table.fact_at, strict=True)
            ],
            scores=scores_of(match),
            winners=winners_of(match, table.forfeited),
            verdict=verdict_of(match),
            fair=FairNow(commitment=header.commitment, secret=header.secret),
            start_totals=_totals(self._after(0)),
        )

    def position(self, move: int, seat: int) -> ReplayPosition:
        """The table after that many moves, as a seat saw it (-1: an onlooker)."""
        if not 0 <= move <= len(self.match.played):
            last = len(self.match.played)
            raise TableError("no-such-move", f"moves go from 0 to {last}", last=last)
        if not -1 <= seat < self.table.header.seats:
            raise TableError("bad-seats", f"there is no seat {seat}", seat=seat)
        state = self._after(move)
        view = state.view(seat)
        return ReplayPosition(
            move=move,
            seat=seat,
            asked=state.asked_as_seen_by(seat),
            prompt=view.prompt,
            view=view,
        )

    def file(self) -> str:
        """The game as a file, with everything it takes to verify it."""
        header = self.table.header
        sitters = [
            fairness.Sitter(seat.player, seat.kind == BOT) for seat in self.table.seating.seats
        ]
        return fairness.file_of(self.match, header.id, header.secret, self.table.salts, sitters)

    def _after(self, moves: int) -> State:
        played = self.match.played
        return played[moves].before if moves < len(played) else self.match.state

    def _facts_after(self, moves: int) -> int:
        played = self.match.played
        return played[moves].events if moves < len(played) else len(self.match.log.events)


def _totals(state: State) -> list[int]:
    return [score.total for score in state.scores()]

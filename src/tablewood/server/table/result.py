"""How a game ended: each seat's score, or the verdict on a team."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tablewood.kernel.match import Match
from tablewood.kernel.scoring import ranks


class ScoreNow(msgspec.Struct, kw_only=True):
    """A seat's score: named parts (the game's texts `score-<part>`), then the tie-breaks."""

    seat: int
    total: int
    rank: int
    """1 for the best; everybody is 1 in a team, where nobody is ranked."""
    parts: dict[str, int]
    tiebreaks: dict[str, int]


class VerdictNow(msgspec.Struct, kw_only=True):
    """The one result of players who win or lose together."""

    won: bool
    decided: str
    """What decided the game: the game's text `verdict-<decided>`, whose variables are below."""
    stand: dict[str, int]
    """How the team stands, by name: the game's texts `stand-<name>`."""


class FinalResult(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a game ended, as it is stored with its table."""

    scores: list[ScoreNow]
    winners: list[int]
    verdict: VerdictNow | None
    """The common result of a team; null where everybody played alone."""
    seats: list[str]
    """What the game called the seats."""


def result_of(match: Match, seats: list[str], forfeited: Collection[int] = ()) -> FinalResult:
    """The result of a game that is over; seats that forfeited cannot win."""
    return FinalResult(
        scores=scores_of(match),
        winners=winners_of(match, forfeited),
        verdict=verdict_of(match),
        seats=seats,
    )


def scores_of(match: Match) -> list[ScoreNow]:
    """The result of a game, seat by seat; in a team nobody is ranked."""
    scores = match.state.scores()
    places = [1] * len(scores) if is_team(match) else ranks(scores)
    return [
        ScoreNow(
            seat=score.seat,
            total=score.total,
            rank=rank,
            parts=dict(score.parts),
            tiebreaks=dict(score.tiebreaks),
        )
        for score, rank in zip(scores, places, strict=True)
    ]


def is_team(match: Match) -> bool:
    """Do all players win or lose together?"""
    return match.game.verdict(match.state) is not None


def verdict_of(match: Match) -> VerdictNow | None:
    """The common result of a team once the game is over; None before, and for players on their own."""
    verdict = match.game.verdict(match.state)
    if verdict is None or not match.state.over:
        return None
    return VerdictNow(won=verdict.won, decided=verdict.decided, stand=dict(verdict.stand))


def winners_of(match: Match, forfeited: Collection[int]) -> list[int]:
    """Who has won: as the rules say, but nobody who forfeited; then the best of the others."""
    winners = [seat for seat in match.state.winners() if seat not in forfeited]
    if winners or not forfeited or not match.state.winners():
        return winners
    scores = match.state.scores()
    others = [
        (rank, score.seat)
        for score, rank in zip(scores, ranks(scores), strict=True)
        if score.seat not in forfeited
    ]
    best = min((rank for rank, _ in others), default=0)
    return [seat for rank, seat in others if rank == best]

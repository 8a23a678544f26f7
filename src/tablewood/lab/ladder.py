"""A ladder: every bot plays a series against every other, and the results become ratings.

Where all seats win or lose together, the bots' only opponent is the game, which is rated like one of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.options import Value
from tablewood.lab.pool import Progress, ShareWork, share_out
from tablewood.lab.rating import Rating, rate
from tablewood.lab.record import Record
from tablewood.lab.series import Contest, SeriesResult, contest, play_series

THE_GAME = "(the game)"
"""The opponent of bots that play together."""


@dataclass(frozen=True)
class Ladder:
    """The results of a ladder, finished or not."""

    wanted: int
    """How many games each pairing plays."""
    outcomes: list[SeriesResult]
    interrupted: bool

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(outcome.played) for outcome in self.outcomes)

    @property
    def results(self) -> dict[tuple[str, str], tuple[float, float]]:
        """The games won, by pair."""
        found: dict[tuple[str, str], tuple[float, float]] = {}
        for outcome in self.outcomes:
            for one in outcome.bots if outcome.contest.together else outcome.bots[:1]:
                wins = one.wins
                other = THE_GAME if outcome.contest.together else outcome.bots[1].name
                found[one.name, other] = (wins.count, wins.of - wins.count)
        return found

    @property
    def ratings(self) -> list[Rating]:
        """The bots, the strongest first."""
        return rate(self.results)

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "wanted": self.wanted,
            "games": self.games,
            "interrupted": self.interrupted,
            "ratings": [asdict(rating) for rating in self.ratings],
            "matches": [outcome.as_dict() for outcome in self.outcomes if outcome.played],
        }


def pairings(
    game: str,
    bots: Sequence[str],
    seats: int = 0,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    components: Path | None = None,
) -> list[Contest]:
    """The contests to play, checked: one for each pair, or one for all teams."""
    names = list(dict.fromkeys(bots))
    if not names:
        raise TablewoodError("no bots: name at least two")
    first = contest(game, names[:2], seats, seed, options, components)
    if first.together:
        return [contest(game, names, seats, seed, options, components)]
    if len(names) < 2:
        raise TablewoodError(f"only {names[0]} for a ladder; name at least two bots")
    pairs = combinations(names, 2)
    return [contest(game, pair, seats, seed, options, components) for pair in pairs]


def ladder(
    contests: Sequence[Contest],
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    record: Record | None = None,
    share: ShareWork = share_out,
) -> Ladder:
    """Play this many games of each pairing (or with each team); Ctrl-C ends it early."""
    outcomes: list[SeriesResult] = []
    lengths = [games * len(one.seatings) if one.together else games for one in contests]
    total = sum(lengths)
    for number, one in enumerate(contests):
        before = sum(lengths[:number])

        def told(done: int, _: int, before: int = before) -> None:
            if progress is not None:
                progress(before + done, total)

        outcomes.append(play_series(one, lengths[number], jobs, told, record, share))
        if outcomes[-1].interrupted:
            break
    played = [outcome for outcome in outcomes if outcome.played]
    return Ladder(games, played, bool(outcomes) and outcomes[-1].interrupted)

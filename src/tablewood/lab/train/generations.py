"""The course of a training: self-play, a network that fits it, and a comparison with the last one; again and again.

A generation whose network does not beat the last one on fresh deals is not kept: the next games are played with the
last one again, and what was played counts all the same.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from tablewood.lab.duels import DealResult, Duel, sum_up_duel
from tablewood.lab.pool import Progress, ShareWork, share_out
from tablewood.lab.summary import Rate, wilson
from tablewood.lab.train.comparison import share_deals
from tablewood.lab.train.fit import fit
from tablewood.lab.train.folder import TrainFolder
from tablewood.lab.train.plan import TrainPlan, check_plan
from tablewood.lab.train.quality import Quality, quality_of
from tablewood.lab.train.self_play import SelfPlayGame, share_self_play
from tablewood.lab.train.targets import TrainSample, sample_of
from tablewood.lab.train.weights import NetWeights

CHUNK = 20
"""How many games of self-play go to a process at once, and are kept at once."""

WINDOW = 2
"""From how many generations, the latest ones, a network learns."""

KEPT = 1.0
"""A generation is kept if its share of victories is above half by this many standard errors (Wilson's)."""


@dataclass(frozen=True)
class Generation:
    """What became of one generation."""

    number: int
    moments: int
    against_last: Duel
    """Against the last network kept; the first plays against the hand-made evaluation."""
    against_hand_made: Duel
    kept: bool
    quality: Quality


@dataclass(frozen=True)
class Training:
    """A finished training."""

    plan: TrainPlan
    generations: list[Generation]
    weights: NetWeights | None
    """The last network that was kept; None if none was better than the hand-made evaluation."""
    tables: list[str]
    """The kinds of table it was trained for."""

    @property
    def best(self) -> Generation | None:
        """The generation whose network that is."""
        kept = [one for one in self.generations if one.kept]
        return kept[-1] if kept else None

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "command": self.plan.command,
            **self.plan.as_dict(),
            "tables": self.tables,
            "trained": [asdict(one) for one in self.generations],
            "weights": None if self.weights is None else asdict(self.weights),
        }


def train(
    plan: TrainPlan,
    folder: TrainFolder | None = None,
    progress: Progress | None = None,
    share: ShareWork = share_out,
    processes: int = 1,
) -> Training:
    """Train as planned; the result does not depend on how many processes share the work."""
    check_plan(plan)
    course = _Course(plan, folder or TrainFolder(None, plan), progress, share, processes)
    return course.run()


class _Course:
    """A training under way."""

    def __init__(
        self,
        plan: TrainPlan,
        folder: TrainFolder,
        progress: Progress | None,
        share: ShareWork,
        processes: int,
    ) -> None:
        self.plan = plan
        self.folder = folder
        self._progress = progress
        self._share = share
        self._processes = processes
        self._done = 0
        comparisons = 2 * plan.generations - 1
        self._total = plan.generations * plan.games + comparisons * plan.deals * plan.seats

    def run(self) -> Training:
        last: NetWeights | None = None
        generations: list[Generation] = []
        played: list[list[SelfPlayGame]] = []
        tables: set[str] = set()
        for number in range(self.plan.generations):
            played.append(self._self_play(number, last))
            tables |= {game.table for game in played[-1]}
            sample = sample_of([game for games in played[-WINDOW:] for game in games])
            fitted = self._fitted(number, sample, last)
            against_last = self._duel(number, 0, fitted, last)
            against_hand_made = against_last
            if last is not None:
                against_hand_made = self._duel(number, 1, fitted, None)
            kept = is_better(against_last.wins)
            made = Generation(
                number,
                len(sample.seat),
                against_last,
                against_hand_made,
                kept,
                quality_of(sample, fitted),
            )
            generations.append(made)
            last = fitted if kept else last
        return Training(self.plan, generations, last, sorted(tables))

    def _self_play(self, number: int, last: NetWeights | None) -> list[SelfPlayGame]:
        """The games of a generation, those that are kept in the folder and those still to be played."""
        found: dict[int, SelfPlayGame] = {}
        missing: list[range] = []
        for first in range(0, self.plan.games, CHUNK):
            kept = self.folder.games(number, first)
            if kept is None:
                missing.append(range(first, min(first + CHUNK, self.plan.games)))
            else:
                found.update({game.number: game for game in kept})
        self._tell(len(found))

        def told(games: list[SelfPlayGame]) -> None:
            self.folder.keep_games(number, games)
            found.update({game.number: game for game in games})
            self._tell(len(games))

        share_self_play(self.plan, number, last, missing, self._share, self._processes, told)
        return [found[at] for at in sorted(found)]

    def _fitted(self, number: int, sample: TrainSample, last: NetWeights | None) -> NetWeights:
        plan = self.plan
        seed = plan.seed * 1000 + number
        made = self.folder.once(
            f"net-{number}",
            lambda: asdict(fit(sample, last, plan.lam, plan.hidden, plan.epochs, seed)),
        )
        return NetWeights(**made)

    def _duel(self, number: int, which: int, new: NetWeights, old: NetWeights | None) -> Duel:
        """The new network against another one, or the hand-made evaluation."""
        name = f"{number}-{which}"
        deals = self.plan.duel_deals(number, which)
        results: dict[int, DealResult] = {}
        for line in self.folder.deals(name):
            results[line["deal"]] = DealResult(**line)
        self._tell(len(results) * self.plan.seats)

        def told(one: DealResult) -> None:
            results[one.deal] = one
            self.folder.keep_deal(name, one)
            self._tell(self.plan.seats)

        missing = [deal for deal in deals if deal not in results]
        share_deals(self.plan, new, old, missing, self._share, self._processes, told)
        return sum_up_duel(deals, results)

    def _tell(self, games: int) -> None:
        self._done += games
        if self._progress is not None:
            self._progress(self._done, self._total)


def is_better(wins: Rate) -> bool:
    """Whether these victories are unlikely to be luck: luck alone gets so far once in six times."""
    return wilson(wins.count, wins.of, KEPT).low > 0.5

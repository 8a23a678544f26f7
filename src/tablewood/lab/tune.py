"""Better weights for a game's evaluation, found by self-play: hill climbing, one weight at a time.

A game that can be tuned names its weights: `evaluate.py` holds them in one list, `WEIGHTS`, in the order of `NAMES`, as
they are in `weights.toml`. A trial changes one weight up or down and plays greedy bots with the new weights against
greedy bots with the old ones: every deal from all seats, so that luck cancels out. The change is kept if the points it
wins are unlikely to be luck. Finally, the new weights play the original ones on deals not seen before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

from tablewood.bots.greedy import GreedyBot
from tablewood.bots.perspective import Perspective
from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel.errors import BadSeats, TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.options import Value
from tablewood.lab.duels import DealResult, Duel, from_all_seats, sum_up_duel
from tablewood.lab.pool import Progress, ShareWork, share_out
from tablewood.lab.series import stand_together
from tablewood.lab.simulate import bot_seed
from tablewood.lab.summary import NORMAL_95

KEPT = 1.6
"""How many standard errors above zero a change must score to be kept: luck alone does that once in 18 times."""

SHRINK = 0.6
"""By what factor the changes shrink each round."""

FINAL = 4
"""The last comparison takes this many times the deals of a trial."""


class Weights(Protocol):
    """The weights that an evaluation reads, in a list or a vector; to try others, write them in their place."""

    def __iter__(self) -> Iterator[float]: ...

    def __setitem__(self, at: int, weight: float, /) -> None: ...


@dataclass(frozen=True)
class DuelSetup:
    """The setting of a duel: the game, the seats, the options, and the weights that its evaluation reads."""

    game: Game[Any]
    seats: int
    options: dict[str, Value]
    live: Weights
    share: ShareWork = share_out
    processes: int = 1


@dataclass(frozen=True)
class WeightTrial:
    """One change that was tried."""

    name: str
    before: float
    after: float
    margin: float
    ahead: float
    kept: bool


@dataclass(frozen=True)
class Tuned:
    """What the climb found."""

    game: str
    command: str
    names: list[str]
    before: list[float]
    after: list[float]
    trials: list[WeightTrial]
    last: Duel

    @property
    def better(self) -> bool:
        """Whether the new weights are clearly better, on deals the climb did not see."""
        return self.last.ahead > NORMAL_95

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {**asdict(self), "better": self.better}

    def toml(self) -> str:
        """`weights.toml` with the new weights."""
        margin = f"{self.last.margin:+.2f} points a game, {self.last.wins.share:.0%} of the games"
        lines = [
            "# What the evaluation gives for the things that promise points (evaluate.py).",
            "",
            "[provenance]",
            f'weights = {{ source = "reconstructed", note = "{self.command}: {margin}" }}',
            "",
            "[weights]",
            *[f"{name} = {value}" for name, value in zip(self.names, self.after, strict=True)],
        ]
        return "\n".join([*lines, ""])


def weights_of(game: str) -> tuple[list[str], Weights]:
    """The names of a game's weights, and the weights that its evaluation reads."""
    find_game(game)
    evaluation = _evaluation(game)
    if not hasattr(evaluation, "WEIGHTS"):
        able = [name for name in game_ids() if hasattr(_evaluation(name), "WEIGHTS")]
        told = ", ".join(able)
        raise TablewoodError(f"the evaluation of {game} has no weights to tune; one of {told}")
    return evaluation.NAMES, evaluation.WEIGHTS


def _evaluation(game: str) -> Any:
    folder = f"tablewood.games.{game.replace('-', '_')}"
    return import_module(
        f"{folder}.ai.evaluate" if find_spec(f"{folder}.ai") else f"{folder}.evaluate"
    )


def tune(
    game: str,
    rounds: int = 3,
    deals: int = 30,
    step: float = 0.5,
    seed: int = 0,
    seats: int = 2,
    progress: Progress | None = None,
    options: Mapping[str, Value] | None = None,
    share: ShareWork = share_out,
    processes: int = 1,
) -> Tuned:
    """Climb for this many rounds, each through all weights in random order; repeatable from the seed.

    One trial follows from the one before; only the deals of a trial are shared out.
    """
    names, live = weights_of(game)
    found = find_game(game)
    if seats not in found.seats or seats < 2:
        raise BadSeats(game, seats, [count for count in found.seats if count > 1])
    if rounds < 1 or deals < 2 or step <= 0:
        raise TablewoodError("at least 1 round, 2 deals and a step above 0")
    table = DuelSetup(found, seats, dict(options or {}), live, share, processes)
    if stand_together(found, seats, table.options):
        raise TablewoodError(
            f"in {game} with these options all seats win or lose together: nobody is better by points"
        )
    chance = Random(seed)
    before = list(live)
    best = list(live)
    trials: list[WeightTrial] = []
    first = seed * 1_000_000
    with _restored(live):
        for number in range(rounds):
            factor = 1 + step * SHRINK**number
            for at in chance.sample(range(len(names)), len(names)):
                for changed in (best[at] * factor, best[at] / factor):
                    other = [*best[:at], round(changed, 3), *best[at + 1 :]]
                    duel = compare(table, other, best, range(first, first + deals))
                    first += deals
                    kept = duel.ahead > KEPT
                    made = WeightTrial(
                        names[at], best[at], other[at], duel.margin, duel.ahead, kept
                    )
                    trials.append(made)
                    if progress is not None:
                        progress(len(trials), 2 * rounds * len(names))
                    if kept:
                        best = other
                        break
        last = compare(table, best, before, range(first, first + FINAL * deals))
    command = f"tablewood tune {game} --rounds {rounds} --deals {deals} --step {step}"
    command += f" --seed {seed} --seats {seats}"
    command += "".join(f" --option {name}={chosen}" for name, chosen in table.options.items())
    return Tuned(game, command, list(names), before, best, trials, last)


@contextmanager
def _restored(live: Weights) -> Iterator[None]:
    """Leave the evaluation as it was, whatever happens."""
    kept = list(live)
    try:
        yield
    finally:
        set_weights(live, kept)


def set_weights(live: Weights, wanted: Sequence[float]) -> None:
    """Let the evaluation use these weights: in place, because that is where it looks for them."""
    for at, weight in enumerate(wanted):
        live[at] = weight


def compare(table: DuelSetup, new: Sequence[float], old: Sequence[float], deals: range) -> Duel:
    """One seat with the new weights, the others with the old ones, in every seat of every deal."""
    duels: dict[int, DealResult] = {}

    def told(one: DealResult) -> None:
        duels[one.deal] = one

    task = partial(play_deal, table.game.id, table.seats, table.options, list(new), list(old))
    table.share(task, deals, table.processes, told)
    return sum_up_duel(deals, duels)


def play_deal(
    game: str,
    seats: int,
    options: dict[str, Value],
    new: Sequence[float],
    old: Sequence[float],
    deal: int,
) -> DealResult:
    """A deal between new and old weights, in any process."""
    _, live = weights_of(game)
    with _restored(live):
        return _play_deal(DuelSetup(find_game(game), seats, options, live), new, old, deal)


def _play_deal(
    table: DuelSetup, new: Sequence[float], old: Sequence[float], deal: int
) -> DealResult:
    def play(seat: int) -> tuple[list[int], list[int]]:
        return _play(table, [new if one == seat else old for one in range(table.seats)], deal)

    return from_all_seats(table.seats, deal, play)


def _play(
    table: DuelSetup, minds: Sequence[Sequence[float]], deal: int
) -> tuple[list[int], list[int]]:
    """A game between greedy bots, each with its own weights: the points and the winners."""
    state = table.game.start(len(minds), deal, table.options)
    players = [GreedyBot(bot_seed(deal, seat), depth=1, guesses=1) for seat in range(len(minds))]
    while not state.over:
        seat = state.seat
        set_weights(table.live, minds[seat])
        state.play(players[seat].choose(Perspective(state, seat)))
    return [score.total for score in state.scores()], state.winners()

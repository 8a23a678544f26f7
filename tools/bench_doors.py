"""How many steps a second each door of the lab makes, beside the engine itself and the games of other libraries.

    make bench-doors
    python tools/bench_doors.py [--games sylve,alynthia] [--seats N] [--seconds N] [--rounds N] [--envs N] [--json]

A step is one decision: the legal moves are asked for, one of them is taken at random, and what the door shows next is
there. "Observations alone" makes no steps, it counts the rows of numbers that are written. All doors take turns in
every round, so that noise affects them equally; the medians of the rounds count, in steps per second of processor
time. With workers, that is the time of this process and of the busiest worker, which is how long a step would take if
each had a core to itself; every worker has as many games as a batch without workers, for whoever adds cores wants more
games, not smaller shares. What is not installed is skipped, and named.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

import tablewood as tw
from tablewood.cli.progress import showing_progress
from tablewood.lab.sources import is_compiled

CHUNK = 200
"""How many steps, at least, lie between two looks at the clock."""

PEERS = ("chess", "hanabi", "gin_rummy")
"""OpenSpiel's own games, which are written in C++."""

CLASSICS = ("connect_four", "tictactoe")
"""PettingZoo's own games, which are written in Python."""

Advance = Callable[[], int]
"""Plays on for a moment and returns how many steps it made."""

Clock = Callable[[], float]
"""The processor time in seconds."""


@dataclass
class Door:
    """One way to play one game."""

    name: str
    game: str
    advance: Advance
    clock: Clock = time.process_time

    def rate(self, seconds: float) -> float:
        """Steps a second, measured for this long."""
        steps = 0
        began = self.clock()
        while (spent := self.clock() - began) < seconds:
            steps += self.advance()
        return steps / spent


def main() -> int:
    """Open the doors, measure them in turn, print the table."""
    wanted = arguments()
    rng = random.Random(1)
    skipped: dict[str, str] = {}
    with ExitStack() as closing:
        doors = list(opened(wanted, rng, skipped, closing))
        rates: list[list[float]] = [[] for _ in doors]
        with showing_progress("measuring") as told:
            for round in range(wanted.rounds):
                for at, door in enumerate(doors):
                    rates[at].append(door.rate(wanted.seconds))
                    told(round * len(doors) + at + 1, wanted.rounds * len(doors))
    found: dict[str, dict[str, float]] = {}
    for door, seen in zip(doors, rates, strict=True):
        found.setdefault(door.game, {})[door.name] = statistics.median(seen)
    if wanted.json:
        told_of = {"compiled": is_compiled(), "envs": wanted.envs, "rounds": wanted.rounds}
        print(json.dumps({**told_of, "steps_per_s": found, "skipped": skipped}, indent=2))
    else:
        print(table(found))
        for name, reason in skipped.items():
            print(f"skipped: {name} ({reason})")
        if not is_compiled():
            print("the rules are interpreted: 'make bench-doors' measures them compiled")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--games", default=",".join(tw.game_ids()), help="ids with commas between; all of them")
    add("--seats", type=int, default=0, help="the fewest, but not one alone, if not given")
    add("--seconds", type=float, default=0.5, help="for each door in each round")
    add("--rounds", type=int, default=5)
    add(
        "--envs",
        type=int,
        default=256,
        help="games at once in a batch, and for each of its workers",
    )
    add("--no-peers", action="store_true", help="leave out the games of other libraries")
    add("--json", action="store_true", help="for a program to read")
    return parser.parse_args()


def opened(
    wanted: argparse.Namespace, rng: random.Random, skipped: dict[str, str], closing: ExitStack
) -> Iterator[Door]:
    """All doors that can be opened here; the others are put down as skipped."""
    for id in wanted.games.split(","):
        game = tw.game(id)
        seats = wanted.seats or max(game.seats[0], min(2, game.seats[-1]))
        yield Door("engine", id, engine(game, seats, rng))
        yield Door("observations alone", id, observations(game, seats, rng))
        for name, workers in (("batch", 0), ("batch, 1 worker", 1), ("batch, 2 workers", 2)):
            try:
                yield batch(name, id, seats, wanted.envs, workers, closing)
            except (ModuleNotFoundError, NotImplementedError) as error:
                skipped[f"{name}, {id}"] = reason(error)
        for name, opening in (
            ("PettingZoo", pettingzoo_door),
            ("Gymnasium, against random", gymnasium_door),
            ("OpenSpiel", openspiel_door),
            ("OpenSpiel, with tensor", openspiel_tensor_door),
        ):
            try:
                yield Door(name, id, opening(id, seats, rng))
            except (ModuleNotFoundError, NotImplementedError) as error:
                skipped[name] = reason(error)
    if wanted.no_peers:
        return
    try:
        spiel: Any = import_module("pyspiel")
        for peer in PEERS:
            loaded = spiel.load_game(peer)
            yield Door("OpenSpiel", peer, openspiel(loaded, rng, tensor=False))
            yield Door("OpenSpiel, with tensor", peer, openspiel(loaded, rng, tensor=True))
    except ModuleNotFoundError as error:
        skipped["OpenSpiel's games"] = reason(error)
    for peer in CLASSICS:
        try:
            yield Door("PettingZoo", peer, pettingzoo(classic(peer), rng))
        except ModuleNotFoundError as error:
            skipped[f"PettingZoo's {peer}"] = reason(error)


def reason(error: Exception) -> str:
    if isinstance(error, ModuleNotFoundError):
        return f"there is no module {error.name}"
    return "it has no observation yet"


# The doors


def engine(game: Any, seats: int, rng: random.Random) -> Advance:
    """`legal` and `play`, from Python."""
    state = game.start(seats, 1)

    def advance() -> int:
        nonlocal state
        for _ in range(CHUNK):
            legal = state.legal()
            state.play(legal[int(rng.random() * len(legal))])
            if state.over:
                state = game.start(seats, rng.getrandbits(32))
        return CHUNK

    return advance


def observations(game: Any, seats: int, rng: random.Random) -> Advance:
    """What the seat to move may know, written in positions of a random game: no step, only the row of numbers."""
    from tablewood.kernel.observation import Numbers

    row = Numbers(game.observation_spec(seats).size)
    found = []
    state = game.start(seats, 1)
    while not state.over:
        found.append((state.clone(), state.seat))
        legal = state.legal()
        state.play(legal[int(rng.random() * len(legal))])

    def advance() -> int:
        for at, seat in found:
            row.at = 0
            game.observe(at, seat, row)
        return len(found)

    return advance


def batch(name: str, id: str, seats: int, envs: int, workers: int, closing: ExitStack) -> Door:
    """Self-play in a batch: observations, masks and lists of legal moves; so many games for each worker."""
    import numpy as np

    from tablewood.lab import vector

    envs *= max(1, workers)
    games = vector.make(id, envs, seats=seats, workers=workers, copy=False)
    closing.callback(games.close)
    chance = np.random.default_rng(1)
    turn = games.reset(seed=1)

    def advance() -> int:
        nonlocal turn
        for _ in range(max(1, CHUNK // envs)):
            first = turn.counts.cumsum() - turn.counts
            chosen = first + (chance.random(envs) * turn.counts).astype(np.int64)
            turn = games.step(turn.legal[chosen])
        return envs * max(1, CHUNK // envs)

    def clock() -> float:
        return time.process_time() + max(games.worker_times(), default=0.0)

    return Door(name, id, advance, clock)


def pettingzoo_door(id: str, seats: int, rng: random.Random) -> Advance:
    door: Any = import_module("tablewood.lab.pettingzoo")
    return pettingzoo(door.env(id, seats), rng)


def pettingzoo(env: Any, rng: random.Random) -> Advance:
    """`last` and `step`, with the checks that the library wraps around its environments."""
    import numpy as np

    env.reset(seed=1)

    def advance() -> int:
        steps = 0
        while steps < CHUNK:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return advance


def classic(name: str) -> Any:
    """A game that PettingZoo brings along. It imports pygame only to draw, so an empty module will do instead."""
    try:
        import_module("pygame")
    except ModuleNotFoundError:
        sys.modules["pygame"] = ModuleType("pygame")
    return import_module(f"pettingzoo.classic.{name}.{name}").env()


def gymnasium_door(id: str, seats: int, rng: random.Random) -> Advance:
    """One seat against random bots; their decisions count as part of the step."""
    import numpy as np

    library: Any = import_module("gymnasium")
    import_module("tablewood.lab.gymnasium")
    name = "".join(word.capitalize() for word in id.split("-"))
    env = library.make(f"tablewood/{name}-v0", seats=seats, opponents="random")
    _, info = env.reset(seed=1)

    def advance() -> int:
        nonlocal info
        for _ in range(CHUNK):
            legal = np.flatnonzero(info["action_mask"])
            action = int(legal[int(rng.random() * len(legal))])
            _, _, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                _, info = env.reset()
        return CHUNK

    return advance


def openspiel_door(id: str, seats: int, rng: random.Random) -> Advance:
    return openspiel(tablewood_in_openspiel(id, seats), rng, tensor=False)


def openspiel_tensor_door(id: str, seats: int, rng: random.Random) -> Advance:
    return openspiel(tablewood_in_openspiel(id, seats), rng, tensor=True)


def tablewood_in_openspiel(id: str, seats: int) -> Any:
    library: Any = import_module("pyspiel")
    import_module("tablewood.lab.openspiel")
    return library.load_game(f"tablewood_{id.replace('-', '_')}(seats={seats})")


def openspiel(game: Any, rng: random.Random, tensor: bool) -> Advance:
    """`legal_actions` and `apply_action`; with the observation's tensor before each decision, or without."""
    observation: Any = None
    if tensor:
        observation = import_module("open_spiel.python.observation").make_observation(game)
    state = game.new_initial_state()

    def advance() -> int:
        nonlocal state
        steps = 0
        while steps < CHUNK:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                if observation is not None:
                    observation.set_from(state, state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                steps += 1
        return steps

    return advance


def table(found: dict[str, dict[str, float]]) -> str:
    """A row for each game and door, in thousands of steps a second."""
    lines = ["steps a second of processor time, in thousands", ""]
    for game, doors in found.items():
        own = doors.get("engine")
        for name, rate in doors.items():
            share = f"{rate / own:7.0%} of the engine" if own and name != "engine" else ""
            lines.append(f"{game:14} {name:28} {rate / 1000:9.1f} {share}".rstrip())
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())

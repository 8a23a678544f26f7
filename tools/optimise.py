"""How the C compiler is told to optimise: plainly, or by what games really do.

For wheels, everything is compiled twice. The first build counts how often each branch is taken, and plays games of all
kinds (`python tools/optimise.py`, a minute); the second one uses the counts (PGO), and optimises across files (LTO).
That takes about three times as long as a plain build and plays a quarter faster. It needs GCC; other compilers build
plainly. No flag may change a result: bots must choose the same moves in every build.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple


class Flags(NamedTuple):
    """What the compiler and the linker are told, besides what mypyc tells them."""

    compiler: tuple[str, ...] = ()
    linker: tuple[str, ...] = ()


SAME_RESULTS = ("-ffp-contract=off",)
"""Fused multiply-add, where the processor has it, rounds otherwise, and the bots' evaluations with it."""

PLAIN = Flags(SAME_RESULTS)
COUNTING = Flags((*SAME_RESULTS, "-fprofile-generate"), ("-fprofile-generate",))
INFORMED = Flags(
    # What no game came along is optimised as usual, not for size.
    (*SAME_RESULTS, "-fprofile-use", "-fprofile-partial-training", "-flto=auto"),
    ("-fprofile-use", "-flto=auto", "-O3"),
)

SEEDS = range(4)
ITERATIONS = 25
GREEDY_MOVES = 40
BATCH = 8
BATCH_STEPS = 60


def is_gcc(compiler: list[str]) -> bool:
    """Whether this is GCC, which all these flags are for."""
    told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return told.returncode == 0 and "Free Software Foundation" in told.stdout


def version_of(compiler: list[str]) -> str:
    """The compiler and its version: `gcc 12.2.0`."""
    told = subprocess.run(
        [*compiler, "-dumpfullversion", "-dumpversion"], capture_output=True, text=True, check=False
    )
    return f"{Path(compiler[0]).name} {told.stdout.strip()}".strip()


def play_for_the_counts(package: Path) -> None:
    """Let the counting build in this folder play."""
    print("compile: playing, to count which way the games go ...", flush=True)
    environment = {"PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, __file__], env=environment, check=True)


# What is played


def main() -> int:
    """Play all games at random, greedily, by tree search, and in a batch: what people, bots and learners will do."""
    import tablewood as tw

    for name in tw.game_ids():
        game = tw.game(name)
        for seats in {game.seats[0], 2, game.seats[-1]} & set(game.seats):
            for seed in SEEDS:
                play_at_random(game, seats, seed)
        let_bots_choose(game)
        step_a_batch(game)
    return 0


def play_at_random(game: Any, seats: int, seed: int) -> None:
    """A whole game, with a clone and a guess here and there, as searches make them."""
    from tablewood.kernel.chance import seeded

    chance = seeded(seed)
    state = game.start(seats, seed)
    while not state.over:
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
        if state.plies % 5 == 0 and not state.over:
            state.clone().guess(state.seat, seed)


def let_bots_choose(game: Any) -> None:
    """The beginning of a game between greedy bots, and some decisions of the tree search."""
    from tablewood.bots.greedy import GreedyBot
    from tablewood.bots.perspective import Perspective
    from tablewood.bots.search import SearchBot

    seats = 2 if 2 in game.seats else game.seats[0]
    state = game.start(seats, 1)
    greedy, search = GreedyBot(1), SearchBot(1, iterations=ITERATIONS, settled=1e9)
    for number in range(GREEDY_MOVES):
        if state.over:
            return
        player = search if number % 8 == 0 else greedy
        state.play(player.choose(Perspective(state, state.seat)))


def step_a_batch(game: Any) -> None:
    """Games side by side, as for learning."""
    from tablewood.kernel.batch import BYTES_OF_A_MOVE, Batch

    seats = 2 if 2 in game.seats else game.seats[0]
    batch = Batch(game, BATCH, seats, {})
    batch.reset(1)
    for _ in range(BATCH_STEPS):
        moves, at = [], 0
        for count in batch.counts:
            moves.append(batch.moves[at + int(count) // 2])
            at += int(count)
        batch.step(b"".join(int(move).to_bytes(BYTES_OF_A_MOVE, "little") for move in moves))


if __name__ == "__main__":
    sys.exit(main())

"""Writing `net.toml`: the networks of a game, one for each number of seats, with their provenance."""

from __future__ import annotations

from pathlib import Path

from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.net_table import MOST_BYTES
from tablewood.lab.train.generations import WINDOW, Training

HEAD = """\
# Value networks, learned by self-play (docs/how-to/train-values.md): written by `tablewood train`, not by hand.
"""

BEGINS = "[[net]]\n"

WIDTH = 8
"""How many weights stand on a line."""


def entry_of(training: Training) -> str:
    """The network as an entry of `net.toml`."""
    plan, weights, best = training.plan, training.weights, training.best
    if weights is None or best is None:
        raise TablewoodError(
            "no generation was better than the hand-made evaluation: nothing to write"
        )
    game = plan.found()
    numbers = game.position_numbers(plan.seats)
    assert numbers is not None, "the plan was checked"
    wins = best.against_hand_made.wins
    strength = (
        f"greedy with it won {wins.share:.1%} ({wins.low:.1%} to {wins.high:.1%}) of {wins.of} games "
        "against greedy with the hand-made evaluation"
    )
    lines = [
        f"seats = {plan.seats}",
        f"tables = [{', '.join(_text(one) for one in training.tables)}]",
        f"rules = {game.version}",
        f"components = {_text(game.components_hash())}",
        f"numbers = {numbers.version}",
        f"weights = {_text(numbers.weights)}",
        f"command = {_text(plan.command)}",
        f"seed = {plan.seed}",
        f"games = {plan.games * min(WINDOW, best.number + 1)}",
        f"strength = {_text(strength)}",
        f"inputs = {numbers.size}",
        f"hidden = {plan.hidden}",
        *_listed("bias", [weights.bias]),
        *_listed("skip", weights.skip),
        *_listed("hidden_bias", weights.hidden_bias),
        *_listed("top", weights.top),
        *_listed("into", weights.into),
        *_listed("win", weights.win),
    ]
    return BEGINS + "\n".join(lines) + "\n"


def with_entry(text: str, seats: int, entry: str) -> str:
    """The file with this entry in place of the one for the same number of seats, if there was one."""
    entries = [BEGINS + part.rstrip("\n") + "\n" for part in text.split(BEGINS)[1:]]
    others = [one for one in entries if f"\nseats = {seats}\n" not in one]
    whole = "\n".join([HEAD, *sorted([*others, entry], key=_seats)])
    if len(whole.encode()) > MOST_BYTES:
        raise TablewoodError(
            f"the networks take more than {MOST_BYTES} bytes; take fewer hidden units"
        )
    return whole


def write_entry(path: Path, seats: int, entry: str) -> None:
    """Put the entry into the file."""
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(with_entry(before, seats, entry), encoding="utf-8")


def _seats(entry: str) -> str:
    return entry.splitlines()[1]


def _text(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _listed(key: str, numbers: list[float]) -> list[str]:
    """`skip = [` and the numbers, a few on each line; a list of one on the same line."""
    shown = [f"{number!r}" for number in numbers]
    if len(shown) <= WIDTH:
        return [f"{key} = [{', '.join(shown)}]"]
    rows = [", ".join(shown[at : at + WIDTH]) for at in range(0, len(shown), WIDTH)]
    return [f"{key} = [", *[f"    {row}," for row in rows], "]"]

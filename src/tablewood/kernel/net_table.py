"""The networks of a game in TOML, as `tablewood train` writes them, and whether they still fit the game.

`games/<game>/ai/net.toml` has one `[[net]]` for each number of seats. A network knows the rules, the component table,
the numbers and the weights that it was trained with. If one of them has changed it is stale, and is not used.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablewood.kernel.errors import BadComponents, TablewoodError
from tablewood.kernel.net import BLOCK, WIN_PARTS, LearnedValue, Net
from tablewood.kernel.tables import Table, load

if TYPE_CHECKING:
    from tablewood.kernel.game import Game

SHIPPED = Path("ai") / "net.toml"
"""Where a game keeps its networks, from its folder."""

MOST_BYTES = 200_000
"""How large the file may be: it is in every wheel."""


@dataclass(frozen=True)
class TrainedNet:
    """A network, and where it comes from."""

    seats: int
    tables: list[str]
    """The kinds of table it was trained for (`PositionNumbers.table_kind`)."""
    rules: int
    components: str
    numbers: int
    weights: str
    command: str
    seed: int
    games: int
    """How many games it has learned from."""
    strength: str
    """What was measured."""
    inputs: int
    hidden: int
    net: Net

    def value(self, game: Game[Any]) -> LearnedValue[Any]:
        """The network with the numbers of the game."""
        numbers = game.position_numbers(self.seats)
        assert numbers is not None, "a network that is not stale has numbers"
        return LearnedValue(self.net, numbers, self.tables)


class NoFreshNet(TablewoodError):
    """There is no network for this table, or it does not fit the game any more."""

    def __init__(self, game: str, seats: int, why: str) -> None:
        super().__init__(f"{game}, {seats} seats: no value network: {why}")
        self.game = game
        self.seats = seats
        self.why = why
        self.remake((self.game, self.seats, self.why))


def read_nets(path: Path) -> list[TrainedNet]:
    """All networks of a file; a BadComponents names file and line of what is wrong."""
    if path.is_file() and path.stat().st_size > MOST_BYTES:
        raise BadComponents(path.name, 0, "", f"is larger than {MOST_BYTES} bytes")
    root = load(path)
    found = [_read(entry) for entry in root.entries("net")]
    root.finish()
    for at, one in enumerate(found):
        if one.seats in [other.seats for other in found[:at]]:
            root.fail(f"net[{at}].seats", f"a second network for {one.seats} seats")
    return found


def _read(entry: Table) -> TrainedNet:
    hidden = entry.number("hidden", at_least=0, at_most=256)
    if hidden % BLOCK != 0:
        entry.fail("hidden", f"must be a multiple of {BLOCK}, not {hidden}")
    inputs = entry.number("inputs", at_least=1, at_most=1000)
    net = Net(
        inputs,
        hidden,
        _decimals(entry, "bias", 1)[0],
        _decimals(entry, "skip", inputs),
        _decimals(entry, "hidden_bias", hidden),
        _decimals(entry, "top", hidden),
        _decimals(entry, "into", hidden * inputs),
        _decimals(entry, "win", WIN_PARTS),
    )
    return TrainedNet(
        entry.number("seats", at_least=2),
        entry.texts("tables"),
        entry.number("rules", at_least=1),
        entry.text("components"),
        entry.number("numbers", at_least=1),
        entry.text("weights"),
        entry.text("command"),
        entry.number("seed"),
        entry.number("games", at_least=0),
        entry.text("strength"),
        inputs,
        hidden,
        net,
    )


def _decimals(entry: Table, key: str, length: int) -> list[float]:
    """A list of that many finite numbers."""
    found = entry.decimals(key, length=length)
    for at, number in enumerate(found):
        if not math.isfinite(number):
            entry.fail(f"{key}[{at}]", "must be a finite number")
    return found


def why_stale(trained: TrainedNet, game: Game[Any]) -> str:
    """What has changed since the network was trained; empty if it still fits the game."""
    numbers = game.position_numbers(trained.seats) if trained.seats in game.seats else None
    if numbers is None:
        return f"{game.id} has no numbers for {trained.seats} seats"
    if trained.rules != game.version:
        return (
            f"it was trained with version {trained.rules} of the rules, and this is {game.version}"
        )
    if game.played_with(trained.components) is not game:
        return "it was trained with another component table"
    if trained.numbers != numbers.version or trained.inputs != numbers.size:
        return (
            f"it was trained with version {trained.numbers} of the numbers ({trained.inputs} of them), "
            f"and this is {numbers.version} ({numbers.size})"
        )
    if trained.weights != numbers.weights:
        return "it was trained with other weights of the evaluation"
    return ""


class Nets:
    """The networks of a file, as far as they fit a game."""

    def __init__(self, game: Game[Any], path: Path) -> None:
        self._game = game.id
        self._values: dict[int, LearnedValue[Any]] = {}
        self.stale: dict[int, str] = {}
        """By number of seats: why the network is not used."""
        for trained in read_nets(path) if path.is_file() else []:
            why = why_stale(trained, game)
            if why:
                self.stale[trained.seats] = why
            else:
                self._values[trained.seats] = trained.value(game)

    def value(self, seats: int) -> LearnedValue[Any] | None:
        """The learned value for this many seats; None if there is none, or a stale one."""
        return self._values.get(seats)

    def missing(self, seats: int, kind: str) -> NoFreshNet:
        """Why there is none for this table, and what to do."""
        why = self.stale.get(seats, "")
        value = self.value(seats)
        if value is not None:
            why = (
                f"it was trained for {', '.join(value.tables)} tables only, and this one is {kind}"
            )
        todo = f"train one (tablewood train {self._game} --seats {seats}), or play with value=tuned"
        return NoFreshNet(self._game, seats, f"{why}; {todo}" if why else todo)

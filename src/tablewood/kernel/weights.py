"""The weights of a game's evaluation: numbers by name, in a table that `tablewood tune` writes."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from tablewood.kernel.tables import check_provenance, load


def read_weights(path: Path, names: list[str]) -> list[float]:
    """The weights of the table, in the order of their names."""
    root = load(path)
    check_provenance(root)
    table = root.sub("weights")
    found = [table.decimal(name) for name in names]
    table.finish()
    return found


def weights_hash(weights: Iterable[float]) -> str:
    """A short hash of the weights, so that what was learned with them is not used with others."""
    return sha256(repr([float(weight) for weight in weights]).encode()).hexdigest()[:12]

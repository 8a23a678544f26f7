"""The weights of a game's evaluation: numbers by name, in a table that `tablewood tune` writes."""

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

"""The components of Starter, read once from `components.toml`."""

from pathlib import Path
from typing import Final, TypeAlias

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain
from tablewood.kernel.tables import check_provenance, load

FOLDER: Final = Path(__file__).parent
SHIPPED: Final = FOLDER / "components.toml"

Leaf: TypeAlias = int
"""A leaf by its place in the deck: leaf 0 shows a 1."""


class Parts(Definitions):
    """Every table of the game, as the rules look it up."""

    def __init__(self, path: Path) -> None:
        root = load(path)
        check_provenance(root)
        deck = root.sub("deck")
        self.colours: Final = root.sub("players").texts("colours")
        self.hand_size: Final = deck.number("hand", at_least=1)
        needed = self.hand_size * len(self.colours)
        leaves = deck.number("leaves", at_least=needed)
        self.leaves: Final = Domain("leaf", [str(number) for number in range(1, leaves + 1)])
        root.finish()

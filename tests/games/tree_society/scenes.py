"""Scenes that many tests of Tree Society begin with."""

from tests.table import Table, table

MARKET = ["apple-take", "cherry-take", "grape-take", "blueberry-take", "orange-take"]
"""One fruit of each type: the market of two players."""

DECK = ["ARC12", "BAN10", "MER11", "WRI11", "ARC08"]
"""The top of the guild deck."""


def workshop(*bottom: str, **oak: object) -> Table:
    """Oak builds with 30 coins; these cards lie in the bottom row, the top row is empty.

    On the table are two apples, two cherries, two oranges, two grapes and a blueberry.
    """
    board: dict[str, object] = {"purse": 30, "unsold": ["apple-sell", "cherry-less", "orange-row"]}
    return table(
        "tree-society",
        asks="build",
        bottom=[*bottom, "-", "-", "-"][:3],
        fruit_market=MARKET,
        fruit_deck=["apple-row", "cherry-row", "grape-chest", "blueberry-row"],
        guild_deck=[card for card in DECK if card not in bottom],
        oak={**board, **oak},
        birch={"unsold": ["grape-sell"]},
    )

"""Scenes that several tests of Sylve begin with.

A is a spring forest: A1 river:creature, A2 tree:mushroom, A3 mountain:crystal, A4 mountain:plant,
A5 tree:crystal. B is a summer forest: B1 mountain:crystal, B2 tree:crystal, B3 river:mushroom,
B4 river:crystal, B5 mountain:mushroom. C is a forest of spring and autumn: C1 tree:creature,
C2 river:mushroom, C3 mountain:plant, C4 river:crystal.
"""

from tests.table import Table, table

ROW = ["F01", "F02", "F06"]
DEAR = ["P04", "P08", "P20", "P32"]
"""Potions that nobody in these scenes can pay for, so that a turn ends with its placement."""


def wood(**scene: object) -> Table:
    """A table with this forest row and an expensive market; `powers=True` plays with powers."""
    options = {"powers": bool(scene.pop("powers", False))}
    return table("sylve", **{"row": ROW, "market": DEAR, "options": options, **scene})


def stock(t: Table, name: str) -> dict[str, int]:
    """The player's tokens, leaving out kinds that the player does not have."""
    goods = t.view().players[t.seat(name)].stock
    return {good: count for good, count in goods.items() if count}


def pool(t: Table, name: str) -> dict[str, int]:
    """The dice that the player still has to place."""
    dice = t.view().players[t.seat(name)].pool
    return {face: count for face, count in dice.items() if count}


def dice(t: Table, place: str) -> list[str]:
    """The dice on a place from the bottom, written as in scenes: nT, fire."""
    view = t.view()
    if place in view.village:
        found = view.village[place].dice
    elif place[0] in view.forests and place in view.forests[place[0]].spaces:
        found = view.forests[place[0]].spaces[place].dice
    else:
        tamed = [creature for player in view.players for creature in player.tamed]
        found = [creature.die for creature in tamed if creature.id == place and creature.die]
    return [f"{die.owner[0]}{die.face[0].upper()}" if die.owner else die.face for die in found]


def tamed(t: Table, name: str) -> list[str]:
    """The creatures on the tamed side of the player's board, in alphabetical order."""
    return sorted(creature.id for creature in t.view().players[t.seat(name)].tamed)


def leader(t: Table, forest: str) -> str | None:
    """Who would control the forest if the round ended now."""
    found: str | None = t.view().forests[forest].leader
    return found

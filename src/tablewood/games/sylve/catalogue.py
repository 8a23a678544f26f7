"""Everything in the box of Sylve, to look at without playing."""

from collections import Counter

import msgspec

from tablewood.games.sylve.dice import OWNERS
from tablewood.games.sylve.parts import Forest, Parts
from tablewood.games.sylve.places import NOTHING
from tablewood.games.sylve.printed import (
    CharacterView,
    VillageSpaceView,
    creature_view,
    potion_view,
    reward_name,
    seasons_of,
    village_view,
)
from tablewood.games.sylve.view import ForestView, SpaceView
from tablewood.kernel.catalogue import Catalogue, CatalogueKind, CataloguePiece, piece
from tablewood.kernel.vectors import listed


class VillagePrint(msgspec.Struct):
    """A space of the Village on both sides of its board."""

    day: VillageSpaceView
    night: VillageSpaceView


class DiePrint(msgspec.Struct):
    """A die: how many of its six faces show what."""

    faces: dict[str, int]
    per_player: int


def catalogue(parts: Parts) -> list[CatalogueKind]:
    """SY-3 to SY-12: cards, dice, boards and tokens."""
    found = Catalogue(parts.provenance)
    found.add("forest", "forest", [_forest(parts, at) for at in range(len(parts.forests))])
    found.add(
        "creature",
        "creature",
        [piece(id, 1, creature_view(parts, at)) for at, id in enumerate(parts.creatures)],
    )
    found.add(
        "potion",
        "potion",
        [piece(id, 1, potion_view(parts, at)) for at, id in enumerate(parts.potions)],
    )
    found.add(
        "village",
        "village",
        [piece(id, 0, _village(parts, at)) for at, id in enumerate(parts.village)],
    )
    found.add("die", "dice", _dice(parts))
    found.add(
        "character",
        "character",
        [piece(id, 1, _character(parts, at)) for at, id in enumerate(parts.characters)],
    )
    found.add("token", "limits", [piece("scorch", parts.scorch_tokens)])
    return found.kinds


def _forest(parts: Parts, forest: Forest) -> CataloguePiece:
    """SY-3: forests for three or four players stay in the box with fewer."""
    least = parts.forest_players[forest]
    id = parts.forests[forest]
    return piece(
        id,
        1,
        ForestView(
            id=id,
            seasons=seasons_of(parts, forest),
            points=parts.forest_points[forest],
            spaces=_spaces(parts, forest),
            influence={},
            leader=None,
        ),
        marks=[f"players-{least}"] if least > 2 else [],
    )


def _spaces(parts: Parts, forest: Forest) -> dict[str, SpaceView]:
    return {
        str(at + 1): SpaceView(
            symbol=parts.faces[parts.symbol_of(forest, at)],
            reward=reward_name(parts, parts.reward_of(forest, at)),
            scorched=False,
            dice=[],
        )
        for at in range(parts.width)
        if parts.symbol_of(forest, at) != NOTHING
    }


def _village(parts: Parts, at: int) -> VillagePrint:
    return VillagePrint(village_view(parts, 0, at, []), village_view(parts, 1, at, []))


def _dice(parts: Parts) -> list[CataloguePiece]:
    """SY-12, SY-15"""
    kinds = [
        ("forage", parts.forage_rolls, parts.forage_dice),
        ("element", parts.element_rolls, parts.element_dice),
    ]
    return [
        piece(
            id,
            number * OWNERS,
            DiePrint(dict(Counter(parts.faces[face] for face in listed(rolls))), number),
        )
        for id, rolls, number in kinds
    ]


def _character(parts: Parts, at: int) -> CharacterView:
    return CharacterView(
        id=parts.characters[at],
        colour=parts.colours[at],
        power=parts.power_names[at],
        seat=None,
    )

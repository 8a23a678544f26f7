"""What is printed on the building tiles, whoever sees them and wherever they lie."""

from functools import lru_cache

import msgspec

from tablewood.games.little_town.buildings import (
    AROUND,
    NO_EFFECT,
    SCORE_PER,
    VERBS,
    Buildings,
    Kind,
    OwnerEffect,
)
from tablewood.games.little_town.goods import NAMES
from tablewood.kernel.vectors import listed


class EffectView(msgspec.Struct, frozen=True):
    """What a building does for its owner at the end of a round or of the game."""

    verb: str
    around: str | None
    """What is counted on the squares around it."""
    vp: int


class BuildingView(msgspec.Struct, frozen=True):
    """What is printed on a building tile."""

    cost: dict[str, int]
    vp: int
    pay: dict[str, int]
    gain: dict[str, int]
    round_end: EffectView | None
    game_end: EffectView | None


@lru_cache(maxsize=16)
def buildings_printed(kinds: Buildings) -> list[BuildingView]:
    """Every building, with what is printed on its tile; it never changes."""
    return [building_view(kinds, kind) for kind in range(kinds.size)]


def building_view(kinds: Buildings, kind: Kind) -> BuildingView:
    """A building, with what is printed on its tile."""
    return BuildingView(
        cost=by_name(listed(kinds.cost(kind))),
        vp=kinds.vp[kind],
        pay=by_name(listed(kinds.input(kind))),
        gain=by_name(listed(kinds.gain[kind])),
        round_end=_effect(kinds.round_end[kind]),
        game_end=_effect(kinds.game_end[kind]),
    )


def by_name(numbers: list[int]) -> dict[str, int]:
    """The goods that are there, with their numbers."""
    return {NAMES[good]: number for good, number in enumerate(numbers) if number > 0}


def _effect(effect: OwnerEffect) -> EffectView | None:
    if effect.verb == NO_EFFECT:
        return None
    around = AROUND[effect.around] if effect.verb == SCORE_PER else None
    return EffectView(VERBS[effect.verb], around, effect.vp)

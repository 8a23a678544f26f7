"""What is printed on the Village board and on cards, whoever sees it and wherever they lie."""

from functools import lru_cache

import msgspec

from tablewood.games.sylve.parts import BASICS, NO_SLOT, SEASONS, Creature, Forest, Parts, Potion


class DieView(msgspec.Struct):
    """A placed die."""

    face: str
    owner: str | None
    """The seat whose forage die it is; nobody's for an element die (SY-150)."""


class VillageSpaceView(msgspec.Struct):
    """A space of the Village, with the action of the side now up."""

    position: list[int]
    accepts: str
    does: list[str]
    dice: list[DieView]


class CreatureView(msgspec.Struct):
    """A creature: its power in the words of the table, and the die in its slot."""

    id: str
    season: str
    when: str
    does: str
    has_slot: bool
    die: DieView | None = None


class PotionView(msgspec.Struct, frozen=True):
    """A potion."""

    id: str
    does: str
    cost: dict[str, int]
    points: int


class CharacterView(msgspec.Struct):
    """A character, whoever plays it."""

    id: str
    colour: str
    power: str
    seat: str | None
    """Who plays it; None while nobody does."""


@lru_cache(maxsize=512)
def seasons_of(parts: Parts, forest: Forest) -> list[str]:
    """The seasons of a forest card."""
    return [parts.seasons[one] for one in range(SEASONS) if parts.in_season(forest, one)]


def reward_name(parts: Parts, reward: int) -> str:
    """What a forest space gives."""
    return parts.goods[reward] if reward < BASICS else "creature"


def village_view(parts: Parts, side: int, at: int, dice: list[DieView]) -> VillageSpaceView:
    """A space of the Village on one of its sides, 0 by day and 1 by night."""
    accepts = parts.accepts[at]
    return VillageSpaceView(
        position=parts.positions[at],
        accepts=parts.faces[accepts] if accepts >= 0 else "any",
        does=[effect.words for effect in parts.actions_at(parts.village_spot(at), side)],
        dice=dice,
    )


def creature_view(parts: Parts, creature: Creature) -> CreatureView:
    """A creature, with what is printed on it."""
    return CreatureView(
        id=parts.creatures[creature],
        season=parts.seasons[parts.creature_season[creature]],
        when=parts.when[creature],
        does=parts.powers[creature].words,
        has_slot=parts.slot[creature] != NO_SLOT,
    )


@lru_cache(maxsize=512)
def potion_view(parts: Parts, potion: Potion) -> PotionView:
    """A potion, with what is printed on it."""
    return PotionView(
        id=parts.potions[potion],
        does=parts.drinks[potion].words,
        cost={parts.goods[good]: parts.cost_of(potion, good) for good in range(BASICS)},
        points=parts.potion_points[potion],
    )

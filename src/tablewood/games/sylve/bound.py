"""What no game of Sylve can go beyond: its length and the points of a player."""

from typing import Final

from tablewood.games.sylve.effects import GatherGoods, GatherOfChoice, Points, Sell
from tablewood.games.sylve.parts import Effect, Parts
from tablewood.kernel.vectors import total

ANSWERS_TO_A_PLACEMENT: Final = 60
"""More than any placement of a die asks."""


def placements(parts: Parts) -> int:
    """SY-16, SY-50: a player places each die once a round, and once more for each wind die and each potion."""
    return parts.rounds * (parts.forage_dice + 2 * parts.element_dice) + len(parts.potions)


def longest_game(parts: Parts, seats: int) -> int:
    """Every placement with all that it may ask, and every creature's power at the end of every round.

    It is loose: the table decides what creatures and potions set off, and the answers to a placement are bounded by a
    number that no table of this vocabulary reaches, instead of being added up from the effects.
    """
    dice = seats * (placements(parts) - len(parts.potions))
    answers = (dice + len(parts.potions)) * ANSWERS_TO_A_PLACEMENT
    return answers + seats * parts.rounds * len(parts.creatures)


def most_points(parts: Parts) -> int:
    """SY-164 to SY-168: more points than one player can have.

    All potions, forests and creatures, each at its best; and tokens: whenever a die is placed, a potion drunk or a
    round ends, all creatures, the place and the potion give the most that any effect gives, as points or ingredients.
    """
    creature = max(parts.creature_value, parts.housed_value)
    cards = (
        total(parts.potion_points) + total(parts.forest_points) + len(parts.creatures) * creature
    )
    occasions = placements(parts) + len(parts.potions) + parts.rounds
    effects = len(parts.creatures) + max([len(actions) for actions in parts.actions]) + 2
    known = [*parts.powers, *parts.drinks, *[one for some in parts.actions for one in some]]
    return cards + occasions * effects * max([1, *[most_given(effect) for effect in known]])


def most_given(effect: Effect) -> int:
    """The most points or ingredients that an effect gives."""
    if isinstance(effect, Points):
        return effect.points
    if isinstance(effect, GatherGoods):
        return sum(effect.counts)
    if isinstance(effect, GatherOfChoice):
        return effect.count
    if isinstance(effect, Sell):
        return max(effect.prices[1::2])
    return 1

"""Why a move is refused, in the facts of the position: what players read before the clause."""

from __future__ import annotations

from tablewood.games.little_town.explain_payment import (
    coins_for_cubes,
    none_in_stock,
    nothing_to_give,
    nothing_to_pay,
    other_kind,
    too_few_coins,
    unpaid_bill,
)
from tablewood.games.little_town.explain_questions import (
    GOOD,
    another_action,
    building_of,
    coins_of,
    order_of_the_end,
    out_of_place,
    workers_in_hand,
)
from tablewood.games.little_town.goals import DeclareGoal
from tablewood.games.little_town.goods import FISH, NAMES, RESOURCES, WHEAT
from tablewood.games.little_town.placement import UseBuilding
from tablewood.games.little_town.state import Town
from tablewood.kernel.explain import (
    Explain,
    Explanation,
    Refused,
    Thing,
    because,
    player,
    several,
    thing,
)
from tablewood.kernel.vectors import NOWHERE, place_of

# Squares and tiles


def not_open(refused: Refused) -> Explanation:
    """LT-28, LT-58: what stands on the square; or no site is named at all."""
    s: Town = refused.s
    if "square" not in refused.names:
        return out_of_place(refused)
    at = refused.names["square"]
    square = refused.things["square"]
    if s.worker[at] == refused.seat:
        return because("your-worker", square=square)
    if s.worker[at] >= 0:
        return because("their-worker", square=square, owner=player(s.worker[at]))
    if s.tile[at] < 0:
        terrain: Thing = ("terrain", s.parts.terrains[s.board.terrain[at]])
        return because("not-grass", square=square, terrain=terrain)
    building = building_of(s, s.tile[at])
    if s.owner[at] == refused.seat:
        return because("your-building", square=square, building=building)
    return because("their-building", square=square, building=building, owner=player(s.owner[at]))


def no_such_tile(refused: Refused) -> Explanation:
    """LT-56: the tile is not in this game; or none has been chosen for the site."""
    if refused.verb == "build":
        return because("not-in-this-game", building=refused.things["building"])
    return because("no-building-chosen", square=refused.things["square"])


def tile_taken(refused: Refused) -> Explanation:
    """LT-64: who has built it, or that all copies are built; or the supply is complete."""
    s: Town = refused.s
    if refused.verb == "draft":
        return because("supply-complete")
    kind = refused.names["building"]
    building = refused.things["building"]
    at = place_of(s.tile, kind)
    if s.in_game[kind] > 1 or at == NOWHERE:
        return because("all-built", building=building, number=s.in_game[kind])
    square = thing(s.parts.squares, at)
    if s.owner[at] == refused.seat:
        return because("you-built-it", building=building, square=square)
    return because("they-built-it", building=building, square=square, owner=player(s.owner[at]))


def no_house(refused: Refused) -> Explanation:
    """LT-60: all houses are on the board."""
    return because("no-house")


# Using buildings


def not_around(refused: Refused) -> Explanation:
    """LT-29: no worker has been placed, or the square is not around it."""
    s: Town = refused.s
    if not isinstance(refused.step, UseBuilding):
        return because("nothing-placed")
    middle = thing(s.parts.squares, refused.step.middle)
    return because("not-around", square=refused.things["square"], middle=middle)


def no_building(refused: Refused) -> Explanation:
    """LT-35: there is nothing to use on the square."""
    return because("no-building", square=refused.things["square"])


def used_already(refused: Refused) -> Explanation:
    """LT-38: the building has been used in this placement."""
    s: Town = refused.s
    building = building_of(s, s.tile[refused.names["square"]])
    return because("used-already", building=building, square=refused.things["square"])


def no_rent(refused: Refused) -> Explanation:
    """LT-47: too few coins for the rent."""
    s: Town = refused.s
    at = refused.names["square"]
    return because(
        "no-rent",
        building=building_of(s, s.tile[at]),
        owner=player(s.owner[at]),
        rent=coins_of(s.limits.rent),
        coins=s.coins(refused.seat),
    )


def no_worker_effect(refused: Refused) -> Explanation:
    """LT-51: the building does nothing for a worker."""
    s: Town = refused.s
    return because("no-worker-effect", building=building_of(s, s.tile[refused.names["square"]]))


# Food


def food(refused: Refused) -> Explanation:
    """LT-85: more than the player has, or more than the workers eat."""
    s: Town = refused.s
    if refused.verb != "feed":
        return out_of_place(refused)
    for good in (FISH, WHEAT):
        held = s.held(refused.seat, good)
        if refused.names[NAMES[good]] > held:
            return because("too-few-of-a-food", good=thing(GOOD, good), held=held)
    return because("too-much-food", workers=s.count.workers, eaten=sum(refused.names.values()))


def hunger(refused: Refused) -> Explanation:
    """LT-90: somebody would go hungry although there is food."""
    s: Town = refused.s
    left = [0] * len(NAMES)
    for good in (FISH, WHEAT):
        left[good] = s.held(refused.seat, good) - refused.names[NAMES[good]]
    hungry = s.count.workers - sum(refused.names.values())
    return because("hunger", workers=hungry, left=several(GOOD, left[:RESOURCES]))


# Goals and the draft


def not_your_goal(refused: Refused) -> Explanation:
    """LT-15: the goal is another player's, or nobody knows whose."""
    s: Town = refused.s
    goal = refused.names["goal"]
    if s.revealed[goal]:
        owner = player(s.goal_at[goal])
        return because("their-goal", goal=refused.things["goal"], owner=owner)
    return because("not-your-goal", goal=refused.things["goal"])


def goal_not_met(refused: Refused) -> Explanation:
    """LT-98: declared already, or not achieved now."""
    s: Town = refused.s
    goal = refused.things["goal"]
    if s.revealed[refused.names["goal"]]:
        return because("declared-already", goal=goal)
    return because("goal-not-met", goal=goal, needs=(goal[0], f"{goal[1]}-help"))


def declared_for_you(refused: Refused) -> Explanation:
    """LT-102: players do not declare goals themselves."""
    return because("declared-for-you")


def when_goals_are_declared(refused: Refused) -> Explanation:
    """LT-148: either a goal must be decided on first, or it is not the time for goals."""
    if isinstance(refused.step, DeclareGoal):
        return out_of_place(refused)
    return because("goals-later") if refused.verb == "declare" else because("goals-not-asked")


def not_in_this_hand(refused: Refused) -> Explanation:
    """LT-146: the tile is not among those that the player holds now."""
    if refused.verb != "draft":
        return out_of_place(refused)
    return because("not-in-this-hand", building=refused.things["building"])


EXPLANATIONS: dict[int, Explain] = {
    15: not_your_goal,
    23: another_action,
    24: another_action,
    25: workers_in_hand,
    28: not_open,
    29: not_around,
    35: no_building,
    38: used_already,
    47: no_rent,
    50: unpaid_bill,
    51: no_worker_effect,
    56: no_such_tile,
    57: unpaid_bill,
    58: not_open,
    60: no_house,
    62: another_action,
    64: tile_taken,
    65: another_action,
    68: coins_for_cubes,
    70: nothing_to_pay,
    71: other_kind,
    72: too_few_coins,
    74: none_in_stock,
    79: order_of_the_end,
    85: food,
    90: hunger,
    98: goal_not_met,
    102: declared_for_you,
    119: nothing_to_give,
    146: not_in_this_hand,
    148: when_goals_are_declared,
}
"""By clause: what explains, from the position, why it forbids a move."""

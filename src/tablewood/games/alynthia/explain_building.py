"""Why something cannot be bought, built, paid or taken (AL-113, AL-134 to AL-156, AL-183, AL-248 to AL-255)."""

from __future__ import annotations

from tablewood.games.alynthia.building import PayResource
from tablewood.games.alynthia.cards import ChooseType
from tablewood.games.alynthia.explain_things import (
    cannot_afford,
    lacks_ability,
    the_space,
    too_little_focus,
    what_bars,
)
from tablewood.games.alynthia.gains import TakeResource
from tablewood.games.alynthia.harvest import ChooseYield
from tablewood.games.alynthia.names import (
    ADVANCED,
    AFTER_DICE,
    DRAGON_SPACE,
    FIELD,
    LABOR,
    NOMADS,
    NOTHING,
    UPGRADE_TILE,
)
from tablewood.games.alynthia.pieces import has_wall, outpost_at, outposts_of
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import FOCUS, NON_WORKER, WORKER
from tablewood.games.alynthia.windows import Window
from tablewood.kernel.explain import Explanation, Refused, Thing, because, player, thing
from tablewood.kernel.vectors import ints

# Costs


def cannot_pay(refused: Refused) -> Explanation | None:
    """AL-113: something of the cost is lacking."""
    s: Land = refused.s
    if refused.verb == "market":
        return cannot_afford(s, refused.seat, s.parts.market_cost[refused.names["market"]])
    if refused.verb == "pay" and isinstance(refused.step, PayResource):
        return because("no-resource", resource=refused.things["resource"])
    return None


def no_workers_here(refused: Refused) -> Explanation | None:
    """AL-134, AL-239: only wood, stone or food."""
    step = refused.step
    pays = refused.verb == "pay" and isinstance(step, PayResource)
    takes = refused.verb == "take" and isinstance(step, TakeResource | ChooseYield)
    return because("no-workers-here") if pays or takes else None


def cannot_recruit(refused: Refused) -> Explanation:
    """AL-136: not on a worker space, or too few resources."""
    s: Land = refused.s
    here = s.at[refused.seat]
    if s.terrain[here] != WORKER:
        return because("not-on-worker-space", space=the_space(s, here))
    held = s.resource_cards(refused.seat)
    return because("too-few-resources", needed=s.parts.recruit_cost, count=held)


def deck_empty(refused: Refused) -> Explanation:
    """AL-138: the deck of that resource is empty."""
    s: Land = refused.s
    resource = refused.names.get("resource", WORKER)
    return because("deck-empty", resource=thing(s.parts.resources, resource))


def card_too_dear(refused: Refused) -> Explanation:
    """AL-184: the focus for an action card."""
    return too_little_focus(refused.s, refused.seat, refused.s.parts.card_focus)


def no_card_left(refused: Refused) -> Explanation:
    """AL-186: neither deck nor discard pile has a card."""
    return because("no-card-left")


def not_in_market(refused: Refused) -> Explanation:
    """AL-183: the card is not open."""
    return because("not-in-market", market=refused.things["market"])


# Outposts and upgrades


def outpost_too_dear(refused: Refused) -> Explanation:
    """AL-144: the price of the next outpost."""
    s: Land = refused.s
    count = outposts_of(s, refused.seat)
    cost = [FOCUS, s.parts.outpost_focus[count], NON_WORKER, s.parts.outpost_resources[count]]
    pairs = [cost[at : at + 2] for at in (0, 2) if cost[at + 1] > 0]
    return cannot_afford(s, refused.seat, ints([number for pair in pairs for number in pair]))


def no_place_for_outpost(refused: Refused) -> Explanation:
    """AL-146: an outpost stands there, or the space is for dragons or workers."""
    s: Land = refused.s
    found = _no_place(s, refused.seat, s.at[refused.seat])
    assert found is not None
    return found


def _no_place(s: Land, seat: int, space: int) -> Explanation | None:
    place = the_space(s, space)
    if s.terrain[space] == DRAGON_SPACE:
        return because("dragon-space", space=place)
    if s.terrain[space] == WORKER:
        return because("worker-space", space=place)
    for owner in range(s.seats):
        if outpost_at(s, owner, space) != NOTHING:
            if owner == seat:
                return because("your-outpost-there", space=place)
            return because("outpost-there", space=place, owner=player(owner))
    return None


def all_outposts_built(refused: Refused) -> Explanation:
    """AL-147: none is left."""
    return because("all-outposts-built", outposts=refused.s.parts.outposts)


def no_outpost_here(refused: Refused) -> Explanation:
    """AL-154: the character stands elsewhere."""
    s: Land = refused.s
    return because("no-outpost-here", space=the_space(s, s.at[refused.seat]))


def upgraded_already(refused: Refused) -> Explanation:
    """AL-152: one upgrade an outpost."""
    s: Land = refused.s
    return _upgraded(s, refused.seat, s.at[refused.seat])


def _upgraded(s: Land, seat: int, space: int) -> Explanation:
    upgrade = s.upgrades[outpost_at(s, seat, space)]
    told = thing(s.parts.upgrades, upgrade)
    return because("upgraded-already", space=the_space(s, space), upgrade=told)


def upgrade_sold_out(refused: Refused) -> Explanation:
    """AL-153: no such token in the supply."""
    return because("upgrade-sold-out", upgrade=refused.things["upgrade"])


def upgrade_too_dear(refused: Refused) -> Explanation:
    """AL-155: the price of the upgrade."""
    s: Land = refused.s
    return cannot_afford(s, refused.seat, s.parts.upgrade_cost[refused.names["upgrade"]])


def no_such_upgrade(refused: Refused) -> Explanation:
    """AL-156: no such upgrade of one's own, or no reward to take now."""
    s: Land = refused.s
    if refused.verb != "use":
        return because("research-is-a-reward")
    upgrade = refused.names["tile"] - UPGRADE_TILE
    return because("no-such-upgrade", upgrade=thing(s.parts.upgrades, upgrade))


# Advanced abilities


def basic_mode(refused: Refused) -> Explanation:
    """AL-35: the advanced abilities are not played with."""
    return because("basic-mode")


def cannot_move_caravan(refused: Refused) -> Explanation | None:
    """AL-254: another guild's ability; no outpost, an upgraded one, no focus, or no space that way."""
    s: Land = refused.s
    seat = refused.seat
    if not s.has_ability(seat, NOMADS, ADVANCED):
        return lacks_ability(refused, NOMADS, ADVANCED)
    space = refused.names["space"]
    at = outpost_at(s, seat, space)
    if at == NOTHING:
        return because("no-outpost-there", space=refused.things["space"])
    if s.upgrades[at] >= 0:
        return _upgraded(s, seat, space)
    if s.focus[seat] < s.parts.caravan_focus:
        return too_little_focus(s, seat, s.parts.caravan_focus)
    direction: Thing = refused.things["direction"]
    return because("no-space-that-way", space=refused.things["space"], direction=direction)


def no_room_for_caravan(refused: Refused) -> Explanation | None:
    """AL-255: what on the space keeps the outpost away."""
    s: Land = refused.s
    goal = s.board.neighbour(refused.names["space"], refused.names["direction"])
    place = the_space(s, goal)
    if s.dragons[goal] > 0:
        return because("dragons-there", space=place, dragons=s.dragons[goal])
    if s.terrain[goal] not in (WORKER, DRAGON_SPACE) and s.built[goal] >= s.parts.crowd:
        return because("outposts-there", space=place, outposts=s.built[goal])
    if outpost_at(s, refused.seat, goal) != NOTHING:
        return because("your-outpost-there", space=place)
    wall = what_bars(s, refused.seat, goal) if has_wall(s, goal) else None
    return wall or _no_place(s, refused.seat, goal)


def no_labor_roll(refused: Refused) -> Explanation | None:
    """AL-252: another guild's ability, or no focus for another roll."""
    s: Land = refused.s
    if not s.has_ability(refused.seat, LABOR, ADVANCED):
        return lacks_ability(refused, LABOR, ADVANCED)
    return too_little_focus(s, refused.seat, s.parts.labor_focus)


def no_trap(refused: Refused) -> Explanation:
    """AL-248: another guild's ability, or not unlocked."""
    return lacks_ability(refused, FIELD, ADVANCED)


def no_captured_dragon(refused: Refused) -> Explanation | None:
    """AL-249: none captured, or another's battle."""
    s: Land = refused.s
    if refused.verb != "dragon":
        return None
    if s.captured[refused.seat] == 0:
        return because("no-captured-dragon")
    step = refused.step
    after_dice = isinstance(step, Window) and step.window == AFTER_DICE
    return because("not-your-battle") if after_dice else None


def gather_needs_outpost(refused: Refused) -> Explanation | None:
    """AL-233: no outpost on the space; or no workers in the tunnel."""
    if isinstance(refused.step, ChooseType):
        return because("no-workers-here") if refused.verb == "take" else None
    return because("no-outpost-there", space=refused.things["space"])

"""What explanations of refusals speak of: spaces, costs, what a player lacks, what bars the way."""

from __future__ import annotations

from tablewood.games.alynthia.names import FOREST, GUILDS, NEST, NOTHING
from tablewood.games.alynthia.pieces import other_character, seat_of, wall_against
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import (
    ANY_RESOURCE,
    FOCUS,
    NON_WORKER,
    RENOWN,
    RESOURCES,
    VERBS,
    WORKER,
    Cost,
)
from tablewood.kernel.explain import Explanation, Refused, Thing, because, player, thing


def the_space(s: Land, space: int) -> Thing:
    """A space of the map."""
    return thing(s.parts.spaces, space)


def the_guild(guild: int) -> Thing:
    """A guild."""
    return ("guild", GUILDS[guild])


def gain(verb: int, count: int) -> dict[Thing, int]:
    """So much of what the vocabulary names."""
    return {("gain", VERBS[verb]): count}


def too_little_focus(s: Land, seat: int, needed: int) -> Explanation:
    """AL-114: how much focus is needed, and how much there is."""
    return because("too-little-focus", needed=needed, focus=s.focus[seat])


def cannot_afford(s: Land, seat: int, cost: Cost) -> Explanation:
    """AL-113: what something costs, and what of it the player lacks."""
    told: dict[Thing, int] = {}
    missing: dict[Thing, int] = {}
    named = 0
    for at in range(0, len(cost), 2):
        verb, count = cost[at], cost[at + 1]
        told |= gain(verb, count)
        lacking = count - _held(s, seat, verb)
        if verb < WORKER:
            named += count
        if verb in (ANY_RESOURCE, NON_WORKER):
            lacking += named
        if lacking > 0:
            missing |= gain(verb, lacking)
    if len(cost) == 2:
        return because("costs-more", cost=told, have=_held(s, seat, cost[0]))
    return because("cannot-afford", cost=told, missing=missing)


def _held(s: Land, seat: int, verb: int) -> int:
    """What the player has of something that a cost may name."""
    if verb < RESOURCES:
        return s.held(seat, verb)
    if verb == FOCUS:
        return s.focus[seat]
    if verb == RENOWN:
        return s.purse(seat)
    held = s.resource_cards(seat)
    return held - s.workers(seat) if verb == NON_WORKER else held


def off_the_map(s: Land, seat: int, space: int) -> Explanation | None:
    """AL-14, AL-236: no space of this map, or a tunnel that one does not have; None for a space to go to."""
    if space == s.parts.tunnel:
        return None if s.has_tunnel(seat) else because("no-tunnel")
    return None if s.board.has_space(space) else because("no-such-space", space=the_space(s, space))


def what_bars(s: Land, seat: int, space: int) -> Explanation | None:
    """AL-122, AL-131: what on the space keeps the character from standing there; None if nothing does."""
    place = the_space(s, space)
    if wall_against(s, seat, space) and not s.shares(seat):
        return because("wall-there", space=place, owner=player(seat_of(s, FOREST)))
    if s.nest[space] == NEST:
        return because("nest-there", space=place)
    if s.dragons[space] > 0:
        return because("dragons-there", space=place, dragons=s.dragons[space])
    other = other_character(s, seat, space)
    if other == NOTHING:
        return None
    return because("character-there", space=place, owner=player(other))


def lacks_ability(refused: Refused, guild: int, ability: int) -> Explanation:
    """AL-68: the ability is another guild's, or not unlocked."""
    s: Land = refused.s
    if s.guild[refused.seat] != guild:
        mine = the_guild(s.guild[refused.seat])
        return because("ability-of", guild=the_guild(guild), mine=mine)
    assert not s.has_ability(refused.seat, guild, ability)
    return because("ability-locked")

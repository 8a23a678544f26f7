"""Which clause forbids a move: the one source of legality, asked by every step's `legal` and `why_not`.

Each function answers ALLOWED or the number of the clause in the way. Cards have theirs in `card_refusals.py`.
"""

from mypy_extensions import i64

from tablewood.games.alynthia.names import (
    ADVANCED,
    ADVANCED_TILE,
    BASIC_TILE,
    DRAGON_SPACE,
    FIELD,
    FOCUS_TILE,
    LABOR,
    LEVELS,
    NEST_TARGET,
    NOMADS,
    NOTHING,
    RESEARCH_TILE,
    UPGRADE_TILE,
    Space,
    Tile,
)
from tablewood.games.alynthia.pieces import (
    Target,
    first_piece,
    is_guarded,
    other_character,
    outpost_at,
    outposts_of,
    target_on,
    wall_against,
)
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import (
    ANY_RESOURCE,
    FOCUS,
    NON_WORKER,
    RECURRING,
    RENOWN,
    REROLL,
    RESOURCES,
    WORKER,
    Cost,
)
from tablewood.kernel.step import ALLOWED, Clause, Seat


def actions_left(s: Land) -> i64:
    """AL-108: competitive, how many actions the turn still has."""
    return s.parts.actions_per_turn - s.actions


# Standing and moving


def adjacent(s: Land, seat: Seat, one: Space, other: Space) -> bool:
    """AL-16, AL-237: a shared side, or the tunnel and one of its entrances for the Mountain player."""
    tunnel = s.parts.tunnel
    if one == tunnel:
        return other in s.entrances
    if other == tunnel:
        return s.has_tunnel(seat) and one in s.entrances
    return other in s.board.neighbours[one]


def why_not_stand(s: Land, seat: Seat, space: Space) -> Clause:
    """AL-122, AL-124, AL-131, AL-237: whether the character may be on the space."""
    if space == s.parts.tunnel:
        return ALLOWED if s.has_tunnel(seat) else 237
    if not s.board.exists[space]:
        return 14
    if is_guarded(s, space):
        return 122
    if s.shares(seat):
        return ALLOWED
    if other_character(s, seat, space) >= 0:
        return 122
    return 131 if wall_against(s, seat, space) else ALLOWED


def must_attack(s: Land, seat: Seat, space: Space) -> bool:
    """AL-125, AL-126, AL-128, AL-244: whether the space may be entered, and only to attack at once."""
    if space == s.parts.tunnel:
        return False
    guarded = is_guarded(s, space)
    if s.shares(seat):
        return guarded
    if wall_against(s, seat, space):
        return False
    if other_character(s, seat, space) >= 0:
        return s.competitive
    return guarded


def why_not_enter(s: Land, seat: Seat, space: Space) -> Clause:
    """AL-125 to AL-131: why a space cannot simply be stepped onto."""
    if space != s.parts.tunnel and s.board.exists[space]:
        if is_guarded(s, space):
            return 131 if wall_against(s, seat, space) and not s.shares(seat) else 125
        if not s.shares(seat) and other_character(s, seat, space) >= 0:
            return 126 if s.competitive else 128
    return why_not_stand(s, seat, space)


def why_not_step(s: Land, seat: Seat, space: Space, actions: i64) -> Clause:
    """AL-108, AL-121: one focus, to an adjacent space that may be entered freely."""
    if not adjacent(s, seat, s.at[seat], space):
        return 121
    clause = why_not_enter(s, seat, space)
    if clause != ALLOWED:
        return clause
    if s.focus[seat] < s.parts.move_focus:
        return 121
    return ALLOWED if actions > 0 else 108


def why_not_charge(s: Land, seat: Seat, space: Space, actions: i64) -> Clause:
    """AL-125, AL-129, AL-130: a step onto a space that must be attacked, with the means to do so."""
    if not adjacent(s, seat, s.at[seat], space):
        return 121
    return why_not_charge_next_door(s, seat, space, actions)


def why_not_charge_next_door(s: Land, seat: Seat, space: Space, actions: i64) -> Clause:
    """The same for a space that is known to be adjacent."""
    if not must_attack(s, seat, space):
        clause = why_not_enter(s, seat, space)
        return 125 if clause == ALLOWED else clause
    if why_not_attack(s, seat, space, s.parts.move_focus) != ALLOWED:
        return 58 if is_only_nest_too_dear(s, seat, space, s.parts.move_focus) else 129
    return ALLOWED if actions > 1 else 130


# Attacks


def why_not_attack(s: Land, seat: Seat, space: Space, way: i64) -> Clause:
    """AL-58, AL-187, AL-189: a target, and the means to attack it; `way` is the focus that getting there costs."""
    if space != s.parts.tunnel and not s.board.exists[space]:
        return 14
    target = target_on(s, seat, space)
    if target == NOTHING:
        return why_no_target(s, seat, space)
    if has_means_to_attack(s, seat, target, way):
        return ALLOWED
    return 58 if is_only_nest_too_dear(s, seat, space, way) else 187


def has_means_to_attack(s: Land, seat: Seat, target: Target, way: i64) -> bool:
    """AL-58, AL-187: whether the focus is there, and workers or renown, and what a nest costs."""
    if s.focus[seat] < way + s.parts.attack_focus:
        return False
    needed = nest_cost(s, target)
    if s.workers(seat) >= s.parts.attack_workers and s.purse(seat) >= needed:
        return True
    return s.purse(seat) >= needed + s.parts.attack_renown


def nest_cost(s: Land, target: Target) -> i64:
    """AL-57: the renown that defeating this target costs."""
    return s.next_nest_cost() if target == NEST_TARGET else 0


def is_only_nest_too_dear(s: Land, seat: Seat, space: Space, way: i64) -> bool:
    """AL-58: whether an attack that cannot be made fails by what the nest costs: the focus for it is there."""
    return (
        s.focus[seat] >= way + s.parts.attack_focus and nest_cost(s, target_on(s, seat, space)) > 0
    )


def why_no_target(s: Land, seat: Seat, space: Space) -> Clause:
    """AL-52, AL-189: only pieces of fellow players are there, or none at all."""
    return 189 if first_piece(s, seat, space) == NOTHING else 52


def why_not_attack_here(s: Land, seat: Seat, actions: i64) -> Clause:
    """AL-190, AL-276: attack what shares the character's space."""
    clause = why_not_attack(s, seat, s.at[seat], 0)
    if clause != ALLOWED:
        return clause
    return ALLOWED if actions > 0 else 108


# Payments


def lacks_cost(s: Land, seat: Seat, cost: Cost) -> bool:
    """AL-113: whether the player lacks something of the cost."""
    chosen: i64 = 0
    non_workers = False
    named: i64 = 0
    for at in range(0, len(cost), 2):
        verb = cost[at]
        number = cost[at + 1]
        if verb < RESOURCES:
            if s.held(seat, verb) < number:
                return True
            if verb < WORKER:
                named += number
        elif verb == FOCUS:
            if s.focus[seat] < number:
                return True
        elif verb == RENOWN:
            if s.purse(seat) < number:
                return True
        elif verb in (ANY_RESOURCE, NON_WORKER):
            chosen += number
            non_workers = verb == NON_WORKER
    if chosen == 0:
        return False
    held = s.non_workers(seat) - named
    if not non_workers:
        held += s.workers(seat)
    return held < chosen


# Actions


def why_not_recruit(s: Land, seat: Seat, actions: i64) -> Clause:
    """AL-136, AL-138: on a worker space, with two resources, while the deck has workers."""
    if s.terrain[s.at[seat]] != WORKER or s.resource_cards(seat) < s.parts.recruit_cost:
        return 136
    if s.decks[WORKER] == 0:
        return 138
    return ALLOWED if actions > 0 else 108


def why_not_buy_card(s: Land, seat: Seat, actions: i64) -> Clause:
    """AL-184, AL-186: three focus, and a card to draw."""
    if s.focus[seat] < s.parts.card_focus:
        return 184
    if len(s.card_deck) == 0 and len(s.card_discard) == 0:
        return 186
    return ALLOWED if actions > 0 else 108


def why_not_market(s: Land, seat: Seat, card: i64, actions: i64) -> Clause:
    """AL-183: an open card whose cost can be paid."""
    if s.market[card] == 0:
        return 183
    if lacks_cost(s, seat, s.parts.market_cost[card]):
        return 113
    return ALLOWED if actions > 0 else 108


def why_not_build(s: Land, seat: Seat, actions: i64) -> Clause:
    """AL-144 to AL-147, AL-239, AL-256: where an outpost may stand, and its price."""
    space = s.at[seat]
    if s.built[space] > 0 or s.terrain[space] in (WORKER, DRAGON_SPACE):
        return 146
    count = outposts_of(s, seat)
    if count >= s.parts.outposts:
        return 147
    held = s.non_workers(seat)
    if s.focus[seat] < s.parts.outpost_focus[count] or held < s.parts.outpost_resources[count]:
        return 144
    return ALLOWED if actions > 0 else 108


def why_not_upgrade(s: Land, seat: Seat, upgrade: i64, actions: i64) -> Clause:
    """AL-152 to AL-155: on one's own outpost without upgrade, under the character."""
    clause = why_no_upgrade_here(s, seat)
    if clause != ALLOWED:
        return clause
    return why_not_that_upgrade(s, seat, upgrade, actions)


def why_no_upgrade_here(s: Land, seat: Seat) -> Clause:
    """AL-152, AL-154: whether one's own outpost is under the character, without upgrade."""
    at = outpost_at(s, seat, s.at[seat])
    if at == NOTHING:
        return 154
    return ALLOWED if s.upgrades[at] < 0 else 152


def why_not_that_upgrade(s: Land, seat: Seat, upgrade: i64, actions: i64) -> Clause:
    """AL-153, AL-155: where an upgrade can be built, whether it can be this one."""
    if s.upgrade_supply[upgrade] == 0:
        return 153
    if lacks_cost(s, seat, s.parts.upgrade_cost[upgrade]):
        return 155
    return ALLOWED if actions > 0 else 108


def why_not_caravan(s: Land, seat: Seat, space: Space, direction: i64, actions: i64) -> Clause:
    """AL-35, AL-254, AL-255: one's own outpost without upgrade, to an adjacent space that can take it."""
    if not s.has_ability(seat, NOMADS, ADVANCED):
        return 254 if s.advanced else 35
    at = outpost_at(s, seat, space)
    if at == NOTHING or s.upgrades[at] >= 0 or s.focus[seat] < s.parts.caravan_focus:
        return 254
    goal = s.board.neighbour(space, direction)
    if goal < 0:
        return 254
    if s.terrain[goal] in (WORKER, DRAGON_SPACE) or s.dragons[goal] > 0:
        return 255
    if s.built[goal] >= s.parts.crowd or outpost_at(s, seat, goal) != NOTHING:
        return 255
    if wall_against(s, seat, goal) and not s.shares(seat):
        return 255
    return ALLOWED if actions > 0 else 108


def why_not_labor_roll(s: Land, seat: Seat, actions: i64) -> Clause:
    """AL-35, AL-252: further rolls of the labor die cost three focus each."""
    if not s.advanced:
        return 35
    if not s.has_ability(seat, LABOR, ADVANCED) or s.focus[seat] < s.parts.labor_focus:
        return 252
    return ALLOWED if actions > 0 else 108


# What takes no action


def why_not_use(s: Land, seat: Seat, tile: Tile) -> Clause:
    """AL-165 to AL-168, AL-258, AL-280: a light recurring tile of one's own; no focus at the end of the track."""
    if tile >= UPGRADE_TILE:
        return _why_not_upgrade_tile(s, seat, tile - UPGRADE_TILE)
    if s.is_dark(seat, tile):
        return 166
    verb: i64 = FOCUS
    if tile == ADVANCED_TILE:
        if not s.advanced:
            return 35
        return ALLOWED if s.has_ability(seat, LABOR, ADVANCED) else 252
    if tile >= BASIC_TILE:
        basic = tile - BASIC_TILE
        if not s.has_unlocked(seat, basic):
            return 68
        at = s.basic_of(seat, basic)
        verb = s.parts.basic_verb[at]
        if verb == REROLL:
            return 226
        if not s.parts.basic_recurring[at]:
            return 165
    elif tile != FOCUS_TILE:
        at = tile - RESEARCH_TILE
        if s.parts.research_type[at] != RECURRING:
            return 165
        if not s.has_tile(seat, at):
            return 170
        verb = s.parts.research_verb[at]
    return 280 if verb == FOCUS and s.focus[seat] >= s.parts.focus_max else ALLOWED


def _why_not_upgrade_tile(s: Land, seat: Seat, upgrade: i64) -> Clause:
    if not s.parts.upgrade_recurring[upgrade]:
        return 165
    clause = 156
    for at in range(s.first_place(seat), s.first_place(seat + 1)):
        if s.upgrades[at] == upgrade:
            if not s.upgrade_used[at]:
                return ALLOWED
            clause = 166
    return clause


def why_not_offer(s: Land, seat: Seat, partner: Seat) -> Clause:
    """AL-139, AL-271, AL-272: Politics 1, a shared space, an offer left, and cards to speak of."""
    if partner >= s.seats or partner == seat:
        return 139
    if not s.shares(seat) or s.at[partner] != s.at[seat]:
        return 139
    if s.trades[seat] >= s.parts.trades:
        return 271
    cards = s.resource_cards(seat) + s.action_cards(seat)
    return ALLOWED if cards + s.resource_cards(partner) + s.action_cards(partner) > 0 else 272


def why_not_dragon(s: Land, seat: Seat) -> Clause:
    """AL-35, AL-249: a captured dragon to spend."""
    if not s.has_ability(seat, FIELD, ADVANCED):
        return 248 if s.advanced else 35
    return ALLOWED if s.captured[seat] > 0 else 249


# Research


def why_not_research(s: Land, seat: Seat, category: i64) -> Clause:
    """AL-170: the category has a locked tile."""
    return ALLOWED if s.researched(seat, category) < LEVELS else 170

"""A heuristic value for bots, in renown: what a player or the team has, and what the position promises."""

from typing import Final

from tablewood.games.alynthia.battle import attacking_strength, defending_strength
from tablewood.games.alynthia.harvest import ChooseYield, ReduceHand, hand_limit
from tablewood.games.alynthia.names import (
    CARDS,
    COMPETITIVE,
    CONQUEST,
    DRAGONS,
    FOCUS_TILE,
    LEVELS,
    LOST,
    MARCH_CARD,
    NEST,
    RANGED_CARD,
    RESEARCH_TILE,
    SOURCES,
    STRENGTH_CARD,
    UPGRADES,
    WON,
)
from tablewood.games.alynthia.phases import ActionsForAll
from tablewood.games.alynthia.pieces import NEST_TARGET
from tablewood.games.alynthia.refusals import why_not_stand
from tablewood.games.alynthia.spaces import around
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES, WORKER
from tablewood.kernel.step import ALLOWED

WIN: Final = 1000.0
NEST_VALUE: Final = 60.0
"""What a defeated nest is worth to the team, beside the renown that it cost."""
EARLY_NEST_VALUE: Final = 18.0
"""A nest beaten before its time: the next one is dearer, and a nest must fall in the next round too."""
SAVINGS_VALUE: Final = 0.6
"""What a renown is worth beyond itself while the next nest cannot be paid."""
HOPE: Final = 0.7
"""What the chance to beat a nest is worth of that, while it is only a chance."""
RIVAL_NEST_VALUE: Final = 5.0
"""In a competitive game: two renown and a research ability."""

CARD_VALUE: Final = [1.6, 2.4, 1.6, 1.9, 3.0, 1.0, 1.7, 1.0]
"""Gather, strength, ranged attack, acclaim, insight, re-roll, supply, march."""

TILE_VALUE: Final = [
    [0.8, 0.9, 7.0, 6.0],
    [1.2, 1.6, 1.2, 1.5],
    [1.0, 1.0, 1.0, 4.0],
    [0.0, 0.0, 2.5, 0.0],
]
"""By category: what a tile is worth, or, of the recurring ones, what each round with it is worth."""

PER_ROUND: Final = [
    [0, 1, 0, 0],
    [1, 1, 1, 0],
    [0, 1, 0, 0],
    [0, 0, 0, 0],
]

BEATS: Final = [0.03, 0.11, 0.25, 0.42, 0.58, 0.75, 0.89, 0.97]
"""The chance of an attack by its lead before the dice, from -5 on."""

FOCUS_VALUE: Final = 0.5
RESOURCE_VALUE: Final = 1.1
WORKER_VALUE: Final = 1.9
ATTACK_VALUE: Final = 2.4
DEFENSE_VALUE: Final = 0.8
STRONGEST_VALUE: Final = 1.4
"""What a team gives for the strength of its strongest fighter, beside what each point is worth anyway."""
USUAL_MARKER: Final = 2.4
"""How many dragons the weakest nest usually has."""
OUTLOOK_VALUE: Final = [10.0, 22.0, 14.0]
FAR: Final = 100


def value(s: Land, seat: int) -> float:
    """How the seat stands: against the dragons with its team, in a competitive game against the others."""
    if s.mode != COMPETITIVE:
        return team_value(s)
    mine = standing(s, seat)
    best = -1000.0
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, other)
            total += theirs
            best = max(best, theirs)
    return mine - 0.4 * best - 0.4 * total / (s.seats - 1)


def standing(s: Land, seat: int) -> float:
    """A competitive player: renown, and what is left to earn in the rounds to come."""
    if s.over:
        return s.renown[seat] + 0.01 * s.buildings_of(seat)
    steps = ways(s, seat)
    worth = s.renown[seat] + engine(s, seat, s.side.rounds - s.round) + site(s, seat, steps)
    worth += 1.3 * s.attack_strength(seat) + 0.8 * s.defense_strength(seat)
    chase = hunt(s, seat, steps)
    if s.target >= 0 and seat in (s.attacker, s.defender):
        return worth + battle_value(s, RIVAL_NEST_VALUE, chase)
    return worth + HOPE * RIVAL_NEST_VALUE * chase


def team_value(s: Land) -> float:
    """The team: nests defeated, renown up to what the others will cost, and the players' means."""
    spent = 0
    costs = s.parts.nest_cost[s.seats][s.difficulty]
    for nest in range(s.nests_beaten):
        spent += costs[nest]
    needed = sum(costs) - spent
    pool = s.renown[0]
    worth = 1.0 * spent + min(pool, needed) + 0.2 * max(0, pool - needed)
    if s.nests_beaten < len(s.nests):
        worth += SAVINGS_VALUE * min(pool, costs[s.nests_beaten])
    ahead = max(0, s.nests_beaten - pace(s))
    worth += NEST_VALUE * (s.nests_beaten - ahead) + EARLY_NEST_VALUE * ahead
    if s.outcome == WON:
        return WIN + worth
    if s.outcome == LOST or is_doomed(s):
        return worth - WIN
    left = s.side.rounds - s.round
    strongest = 0
    chase = 0.0
    done = done_too_soon(s)
    for seat in range(s.seats):
        if s.at[seat] < 0:
            continue
        steps = ways(s, seat)
        worth += engine(s, seat, left) + site(s, seat, steps)
        worth += ATTACK_VALUE * s.attack_strength(seat)
        worth += DEFENSE_VALUE * s.defense_strength(seat)
        strongest = max(strongest, fighter(s, seat))
        found = hunt(s, seat, steps)
        if (done >> seat) & 1:
            found *= 0.2
        chase = max(chase, found)
    worth += STRONGEST_VALUE * strongest + outlook(s, strongest)
    prize = NEST_VALUE if s.nests_beaten < pace(s) else EARLY_NEST_VALUE
    if s.target >= 0:
        return worth + battle_value(s, prize, chase)
    return worth + HOPE * prize * chase


def is_doomed(s: Land) -> bool:
    """The Action Phase is over, only hands are still put in order, and no nest fell in a round that needs one."""
    top = s.pending
    if top is None or s.round == 0 or s.beaten_this_round >= s.side.required[s.round - 1]:
        return False
    return isinstance(top.step, (ReduceHand, ChooseYield)) and s.nests_beaten < len(s.nests)


def done_too_soon(s: Land) -> int:
    """One bit a seat that is done in a round that still needs a nest: who is done is seldom asked again."""
    top = s.pending
    if top is None or s.beaten_this_round > 0 or s.round < 2:
        return 0
    step = top.step
    return step.done if isinstance(step, ActionsForAll) else 0


def pace(s: Land) -> int:
    """How many nests should be beaten by the end of this round: none in the first, all in the last."""
    return -(-len(s.nests) * (s.round - 1) // (s.side.rounds - 1))


def fighter(s: Land, seat: int) -> int:
    """What the player brings to an attack before the dice."""
    strength = s.attack_strength(seat) + s.workers(seat)
    return strength + 2 * s.cards[seat * CARDS + STRENGTH_CARD]


def outlook(s: Land, strongest: int) -> float:
    """Whether the strongest fighter is a match for the nests of this round and the next two."""
    worth = 0.0
    for ahead in range(3):
        number = s.round + ahead
        if number == 0 or number > s.side.rounds or s.nests_beaten + ahead >= len(s.nests):
            continue
        lead = strongest + 2 * ahead - USUAL_MARKER * s.side.nest_strength[number - 1]
        worth += OUTLOOK_VALUE[ahead] * min(1.0, max(0.0, (lead + 5.0) / 8.0))
    return worth


def engine(s: Land, seat: int, left: int) -> float:
    """Cards, focus, buildings and research of a player, with so many rounds to come after this one."""
    first = seat * RESOURCES
    plain = s.hand[first] + s.hand[first + 1] + s.hand[first + 2]
    cards = s.action_cards(seat)
    kept = plain + s.hand[first + WORKER] + cards
    limit = hand_limit(s, seat) if s.guild[seat] >= 0 else s.parts.hand_limit
    last = 0.45 if left == 0 else 1.0
    worth = (RESOURCE_VALUE * plain + WORKER_VALUE * s.hand[first + WORKER]) * last
    worth -= 0.7 * max(0, kept - limit)
    for card in range(CARDS):
        held = s.cards[seat * CARDS + card]
        if held:
            worth += CARD_VALUE[card] * held * last
    light = 0 if s.used[seat] & 1 else 1
    focus = s.focus[seat] + (left + light) * s.parts.focus_per_round
    worth += FOCUS_VALUE * focus
    worth += 1.2 * s.captured[seat] * last
    worth += buildings(s, seat, left) + research(s, seat, left)
    return worth


def buildings(s: Land, seat: int, left: int) -> float:
    """Outposts with the harvests to come, and upgrades with their tiles."""
    worth = 0.0
    for at in range(seat * s.parts.outposts, (seat + 1) * s.parts.outposts):
        space = s.outposts[at]
        if space < 0:
            continue
        worth += 1.0 * left + 0.3
        upgrade = s.upgrades[at]
        if upgrade < 0:
            worth += 1.2 if left else 0.0
        else:
            uses = left if s.upgrade_used[at] else left + 1
            worth += [1.5, 2.0 * uses, 1.0, 1.7 * uses][upgrade]
        if threatened(s, space):
            worth -= 0.8
    return worth


def threatened(s: Land, space: int) -> bool:
    """Whether a swarm may reach the space in the next Dragon Phase."""
    for other in s.board.neighbours[space]:
        if s.dragons[other] >= s.parts.swarm - 2:
            return True
    return False


def research(s: Land, seat: int, left: int) -> float:
    """Tiles by what they give, once or in every round to come; those used already this round count less."""
    worth = 0.0
    for category in range(LEVELS):
        tiles = s.research[seat * LEVELS + category]
        for level in range(tiles):
            one = TILE_VALUE[category][level]
            if PER_ROUND[category][level]:
                dark = (s.used[seat] >> (RESEARCH_TILE + category * LEVELS + level)) & 1
                worth += one * (left if dark else left + 1)
            elif category == CONQUEST or level == 0:
                worth += one
        if 0 < tiles < 3 and category == 0:
            worth += 1.2 * tiles
    return worth


# Where the character stands


def ways(s: Land, seat: int) -> list[int]:
    """The steps that the character needs to each space over spaces where it may stand; FAR where it cannot come."""
    steps = [FAR] * len(s.terrain)
    edge = [s.at[seat]]
    steps[s.at[seat]] = 0
    number = 0
    while edge and number < s.parts.focus_max:
        number += 1
        further: list[int] = []
        for space in edge:
            for other in around(s, seat, space):
                if steps[other] > number and why_not_stand(s, seat, other) == ALLOWED:
                    steps[other] = number
                    further.append(other)
        edge = further
    return steps


def steps_to_attack(s: Land, steps: list[int], space: int) -> int:
    """The steps to a space that is entered to attack: one more than to the nearest space beside it."""
    nearest = FAR
    for other in s.board.neighbours[space]:
        nearest = min(nearest, steps[other])
    return nearest + 1


def reach(s: Land, seat: int) -> int:
    """The focus that the player has, or can take."""
    focus = s.focus[seat]
    if not (s.used[seat] >> FOCUS_TILE) & 1:
        focus += s.parts.focus_per_round
    return min(focus, s.parts.focus_max)


def site(s: Land, seat: int, ways: list[int]) -> float:
    """How near the character is to its next outpost or upgrade, if it can pay for one."""
    first = seat * RESOURCES
    held = s.hand[first] + s.hand[first + 1] + s.hand[first + 2]
    focus = reach(s, seat)
    best = 0.0
    count = s.outposts_of(seat)
    if count < s.parts.outposts and held >= s.parts.outpost_resources[count]:
        steps = FAR
        for space in s.board.spaces:
            if s.terrain[space] < WORKER and s.built[space] == 0 and s.dragons[space] == 0:
                steps = min(steps, ways[space])
        if steps + s.parts.outpost_focus[count] <= focus:
            best = 2.0 - 0.4 * steps
    if held >= 2:
        for one in range(seat * s.parts.outposts, (seat + 1) * s.parts.outposts):
            space = s.outposts[one]
            if space >= 0 and s.upgrades[one] < 0:
                steps = ways[space]
                if steps + 2 <= focus:
                    best = max(best, 3.2 - 0.4 * steps)
    return best


def hunt(s: Land, seat: int, ways: list[int]) -> float:
    """The chance that the player beats some nest soon, less for the way and for renown that is still missing."""
    focus = reach(s, seat)
    cards = seat * CARDS
    strength = s.attack_strength(seat) + s.workers(seat) - 1
    strength += 3 * (
        s.cards[cards + STRENGTH_CARD]
        if s.mode == COMPETITIVE
        else sum(s.cards[STRENGTH_CARD::CARDS])
    )
    cost = s.next_nest_cost() if s.nests_beaten < len(s.nests) else 0
    can_pay = s.purse(seat) >= cost
    urgent = s.mode != COMPETITIVE and s.round > 1 and s.beaten_this_round == 0
    best = 0.0
    for space in s.nests:
        if s.nest[space] != NEST:
            continue
        steps = steps_to_attack(s, ways, space)
        if s.cards[cards + RANGED_CARD]:
            steps = 0
        elif s.cards[cards + MARCH_CARD]:
            steps = max(0, steps - 2)
        chance = beats(strength - s.dragons[space] * s.nest_strength()) if s.round else 0.0
        if steps + 1 > focus:
            chance *= 0.35 if urgent else 0.9
        chance *= 1.0 - 0.02 * min(steps, 10)
        best = max(best, chance)
    if can_pay:
        return best
    return (0.45 if urgent else 0.8) * best


def battle_value(s: Land, prize: float, chase: float) -> float:
    """A battle under way: what its outcome is worth, with the chance of it as things stand."""
    lead = attacking_strength(s) - defending_strength(s) + help_in_hand(s)
    if s.attack_die == 0:
        chance = beats(lead)
    else:
        chance = 1.0 if lead > 0 else 0.0
    if s.attacker == DRAGONS:
        return HOPE * prize * chase - 5.0 * chance
    if s.target == NEST_TARGET:
        return prize * chance + HOPE * prize * chase * (1.0 - chance)
    return HOPE * prize * chase + 3.0 * chance


def help_in_hand(s: Land) -> int:
    """What strength cards would still add to a player's attack: his own, and those of his team."""
    if s.attacker == DRAGONS:
        return 0
    cards = s.cards[s.attacker * CARDS + STRENGTH_CARD]
    if s.mode != COMPETITIVE:
        cards = sum(s.cards[STRENGTH_CARD::CARDS])
    return s.parts.card_amount[STRENGTH_CARD] * cards


def beats(lead: int) -> float:
    """The chance of an attack by its lead before the dice."""
    if lead < -5:
        return 0.01
    return 1.0 if lead > 2 else BEATS[lead + 5]


# For learning


def features(s: Land, seat: int) -> list[float]:
    """The position in numbers: the game, then this player, then the others together; always as many."""
    found = [
        float(s.mode),
        float(s.round),
        float(s.nests_beaten),
        float(s.beaten_this_round),
        float(len(s.nests) - s.nests_beaten),
        float(s.purse(seat)),
        float(s.token_supply),
        float(s.dragons_on_map()),
        float(sum([s.dragons[space] for space in s.nests if s.nest[space] == NEST])),
        hunt(s, seat, ways(s, seat)) if s.at[seat] >= 0 else 0.0,
        site(s, seat, ways(s, seat)) if s.at[seat] >= 0 else 0.0,
    ]
    found.extend(_player_features(s, seat))
    others = [0.0] * len(_player_features(s, seat))
    for other in range(s.seats):
        if other != seat:
            for at, number in enumerate(_public_features(s, other)):
                others[at] += number / (s.seats - 1)
    found.extend(others)
    return found


def _player_features(s: Land, seat: int) -> list[float]:
    found = _public_features(s, seat)
    found.extend([float(n) for n in s.hand[seat * RESOURCES : (seat + 1) * RESOURCES]])
    found.extend([float(n) for n in s.cards[seat * CARDS : (seat + 1) * CARDS]])
    found.extend([float(n) for n in s.earned[seat * SOURCES : (seat + 1) * SOURCES]])
    return found


def _public_features(s: Land, seat: int) -> list[float]:
    first = seat * s.parts.outposts
    upgrades = s.upgrades[first : first + s.parts.outposts]
    found = [
        float(s.focus[seat]),
        float(s.attack[seat]),
        float(s.defense[seat]),
        float(s.outposts_of(seat)),
        float(s.captured[seat]),
        float(s.resource_cards(seat)),
        float(s.action_cards(seat)),
    ]
    found.extend([float(upgrades.count(kind)) for kind in range(UPGRADES)])
    found.extend([float(n) for n in s.research[seat * LEVELS : (seat + 1) * LEVELS]])
    return found

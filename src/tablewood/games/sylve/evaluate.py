"""A heuristic value for bots, and the position in numbers for learning."""

from typing import Final

from tablewood.games.sylve.brewing import ReservePotion, RevealPotion
from tablewood.games.sylve.dice import FACES, NEUTRAL, SYMBOLS
from tablewood.games.sylve.drinking import ChooseDie
from tablewood.games.sylve.gathering import GatherChoice
from tablewood.games.sylve.parts import BASICS, BERRY, GOODS, SEASONS
from tablewood.games.sylve.places import NOTHING
from tablewood.games.sylve.refusals import berries_for
from tablewood.games.sylve.scoring import creature_points, forest_points, potion_points
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import TameCreature

INGREDIENT: Final = 0.8
BERRY_VALUE: Final = 1.0
LEFTOVER: Final = 1.0 / 3.0
"""What a token is worth when nothing more can be brewed."""

AHEAD: Final = 0.95
ONE_AHEAD: Final = 0.75
TIED: Final = 0.4
BEHIND: Final = 0.12
"""The chance to control a forest at the end of a long round, by the lead in visible dice."""

DIE: Final = 1.3
TAMED: Final = 0.5
TAMED_PER_ROUND: Final = 0.35
UNDRUNK: Final = 0.6
RESERVED_BONUS: Final = 1.25
NEAR_POTION: Final = [0.16, 0.1, 0.05]
"""The share of a visible potion's points that one is worth of which so many ingredients are
missing."""


def value(s: Wood, seat: int) -> float:
    """How the seat stands against the others, in points; after the game the points themselves
    decide."""
    mine = standing(s, seat)
    best = -1000.0
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, other)
            total += theirs
            best = max(best, theirs)
    return mine - 0.5 * best - 0.5 * total / (s.seats - 1)


def standing(s: Wood, seat: int) -> float:
    """Points so far and what the position promises."""
    points = potion_points(s, seat) + forest_points(s, seat) + creature_points(s, seat)
    sure = float(points + s.tokens[seat])
    left = s.leftovers(seat)
    if s.over:
        # Of equal points the unused ingredients decide (SY-170).
        return sure + left // s.parts.leftovers + 0.001 * left
    return (
        sure
        + _goods(s, seat)
        + _forests(s, seat)
        + _creatures(s, seat)
        + _potions(s, seat)
        + DIE * s.pool_size(seat)
        + _promise(s, seat)
    )


def _left_of_round(s: Wood) -> float:
    """Which part of the round's dice is still to be placed."""
    dice = s.seats * (s.parts.forage_dice + s.parts.element_dice)
    return min(1.0, sum(s.pool) / dice)


def _goods(s: Wood, seat: int) -> float:
    """Tokens lose their worth towards the end of the last round."""
    late = _left_of_round(s) if s.round >= s.parts.rounds else 1.0
    stock = seat * GOODS
    basics = sum(s.stock[stock : stock + BASICS])
    berries = s.stock[stock + BERRY]
    ingredient = LEFTOVER + (INGREDIENT - LEFTOVER) * late
    berry = LEFTOVER + (BERRY_VALUE - LEFTOVER) * late
    return basics * ingredient + berries * berry


def _forests(s: Wood, seat: int) -> float:
    """The points of each forest of the row, times the chance to control it."""
    left = _left_of_round(s)
    worth = 0.0
    for at in range(len(s.row)):
        counts = s.influence(at)
        mine = counts[seat]
        counts[seat] = 0
        lead = mine - max(counts)
        forest = s.row[at]
        if s.held_by[forest] != NOTHING:
            continue
        points = s.parts.forest_points[forest] + (1.0 if _has_guest(s, seat, forest) else 0.0)
        worth += points * _chance(lead, left)
    return worth


def _chance(lead: int, left: float) -> float:
    """The chance to control a forest with such a lead, when such a part of the round is left."""
    if lead > 1:
        return 1.0 + (AHEAD - 1.0) * left
    if lead == 1:
        return 1.0 + (ONE_AHEAD - 1.0) * left
    return (TIED if lead == 0 else BEHIND) * left


def _has_guest(s: Wood, seat: int, forest: int) -> bool:
    """Whether a tamed creature would like to live in the forest."""
    for creature in s.tamed[seat]:
        if s.parts.in_season(forest, s.parts.creature_season[creature]):
            return True
    return False


def _creatures(s: Wood, seat: int) -> float:
    """A tamed creature works for the rest of the game."""
    rounds = s.parts.rounds - s.round + _left_of_round(s)
    return len(s.tamed[seat]) * (TAMED * min(1.0, rounds) + TAMED_PER_ROUND * rounds)


def _potions(s: Wood, seat: int) -> float:
    """Potions in hand can still be drunk, and one that is nearly paid for is nearly brewed."""
    if s.round >= s.parts.rounds and s.pool_size(seat) == 0:
        return 0.0
    nearest = 0.0
    for potion in s.market:
        nearest = max(nearest, _nearness(s, seat, potion))
    for potion in s.reserved[seat]:
        nearest = max(nearest, RESERVED_BONUS * _nearness(s, seat, potion))
    return len(s.hands[seat]) * UNDRUNK + nearest


def _nearness(s: Wood, seat: int, potion: int) -> float:
    """What the prospect of brewing the potion is worth."""
    missing = _missing(s, seat, potion)
    if missing >= len(NEAR_POTION):
        return 0.0
    return NEAR_POTION[missing] * s.parts.potion_points[potion]


def _missing(s: Wood, seat: int, potion: int) -> int:
    """How many ingredients the stock lacks, berries counted in."""
    gaps = 0
    for good in range(BASICS):
        gap = s.parts.cost[potion * BASICS + good] - s.stock[seat * GOODS + good]
        if gap > 0:
            gaps += gap
    return max(0, berries_for(s, seat, gaps) - s.stock[seat * GOODS + BERRY])


def _promise(s: Wood, seat: int) -> float:
    """What the question now asked will bring, so that a move is not judged before its reward is
    in."""
    top = s.pending
    if top is None or top.step.seat != seat:
        return 0.0
    step = top.step
    if isinstance(step, TameCreature):
        rounds = s.parts.rounds - s.round + _left_of_round(s)
        room = len(s.tamed[seat]) < s.limit[seat]
        return 1.5 + (TAMED + TAMED_PER_ROUND * rounds if room else 0.2)
    if isinstance(step, GatherChoice):
        return INGREDIENT * step.due
    if isinstance(step, ReservePotion | RevealPotion):
        return 0.4
    return 0.8 if isinstance(step, ChooseDie) else 0.0


# The position in numbers

SEAT_FEATURES: Final = 4 + FACES + GOODS + 2 * SEASONS + 3
FOREST_FEATURES: Final = 12


def features(s: Wood, seat: int) -> list[float]:
    """The position from the seat's side of the table; seats that nobody takes count as zeros."""
    places = max(s.game.seats)
    turn = [(seat + offset) % s.seats for offset in range(s.seats)]
    numbers: list[float] = [
        float(s.round),
        float(s.seats),
        float(s.scorch_tokens),
        float(sum(s.pool)),
    ]
    for place in range(places):
        numbers.extend(_seat_features(s, turn[place]) if place < s.seats else [0.0] * SEAT_FEATURES)
    for at in range(s.parts.most_forests):
        numbers.extend(
            _forest_features(s, at, seat) if at < len(s.row) else [0.0] * FOREST_FEATURES
        )
    for season in range(SEASONS):
        numbers.append(float(s.top_creature(season)))
        numbers.append(float(s.pile_left(season)))
    for potion in range(len(s.parts.potions)):
        numbers.append(1.0 if potion in s.market else 0.0)
        numbers.append(1.0 if potion in s.reserved[seat] else 0.0)
        numbers.append(float(_missing(s, seat, potion)))
    return numbers


def _seat_features(s: Wood, seat: int) -> list[float]:
    numbers = [
        float(potion_points(s, seat)),
        float(forest_points(s, seat)),
        float(creature_points(s, seat)),
        float(s.tokens[seat]),
    ]
    numbers.extend([float(dice) for dice in s.pool[seat * FACES : (seat + 1) * FACES]])
    numbers.extend([float(tokens) for tokens in s.stock[seat * GOODS : (seat + 1) * GOODS]])
    tamed = [0.0] * SEASONS
    for creature in s.tamed[seat]:
        tamed[s.parts.creature_season[creature]] += 1.0
    homes = [0.0] * SEASONS
    for forest, holder in enumerate(s.held_by):
        for season in range(SEASONS):
            if holder == seat and s.parts.in_season(forest, season):
                homes[season] += 1.0
    numbers.extend(tamed)
    numbers.extend(homes)
    numbers.append(float(s.power[seat]))
    numbers.append(1.0 if s.first == seat else 0.0)
    numbers.append(float(len(s.hands[seat])))
    return numbers


def _forest_features(s: Wood, at: int, seat: int) -> list[float]:
    """Points, seasons, visible dice (own, best other, elements), and the empty spaces by symbol."""
    forest = s.row[at]
    counts = s.influence(at)
    mine = counts[seat]
    counts[seat] = 0
    numbers = [1.0, float(s.parts.forest_points[forest])]
    numbers.extend([1.0 if s.parts.in_season(forest, one) else 0.0 for one in range(SEASONS)])
    numbers.extend([float(mine), float(max(counts[:NEUTRAL])), float(counts[NEUTRAL])])
    spaces = s.shows[at * s.parts.width : (at + 1) * s.parts.width]
    numbers.extend([float(spaces.count(symbol)) for symbol in range(SYMBOLS)])
    return numbers

"""A heuristic value for bots, and the position in numbers for learning."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.sylve.brewing import ReservePotion, RevealPotion
from tablewood.games.sylve.components import FOLDER
from tablewood.games.sylve.dice import FACES, NEUTRAL, SYMBOLS
from tablewood.games.sylve.drinking import ChooseDie
from tablewood.games.sylve.gathering import GatherChoice
from tablewood.games.sylve.parts import BERRY, GOODS, SEASONS, InRow, Potion
from tablewood.games.sylve.places import NOTHING
from tablewood.games.sylve.refusals import berries_for, missing_for, purse_of
from tablewood.games.sylve.scoring import Tally, potion_points
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import TameCreature
from tablewood.kernel.number_sets import NO_NUMBERS, NumberSet, have_in_common, including
from tablewood.kernel.rivals import lead_over_rivals
from tablewood.kernel.step import Seat, Step
from tablewood.kernel.vectors import Ints, floats, has, listed, total, zeros
from tablewood.kernel.weights import read_weights

NAMES: Final = [
    "ingredient",
    "berry",
    "die",
    "two_ahead",
    "one_ahead",
    "tied",
    "behind",
    "guest",
    "tamed",
    "tamed_per_round",
    "to_tame",
    "undrunk",
    "reserved",
    "none_missing",
    "one_missing",
    "two_missing",
]
"""The weights by their names in weights.toml."""

INGREDIENT: Final = 0
BERRIES: Final = 1
DIE: Final = 2
TWO_AHEAD: Final = 3
ONE_AHEAD: Final = 4
TIED: Final = 5
BEHIND: Final = 6
GUEST: Final = 7
TAMED: Final = 8
TAMED_PER_ROUND: Final = 9
TO_TAME: Final = 10
UNDRUNK: Final = 11
RESERVED: Final = 12
MISSING: Final = 13
"""Where the weights of a potion stand that lacks no ingredient, one, and so on."""

NEAR: Final = 3
"""A potion that lacks this many ingredients is out of reach."""
LEFTOVER: Final = 1.0 / 3.0
"""What a token is worth when nothing more can be brewed."""
BEYOND_THE_LIMIT: Final = 0.2
"""What a creature is worth for which another must be released."""
TO_RESERVE: Final = 0.4
"""What it is worth to reserve a potion."""
TO_CHOOSE_A_DIE: Final = 0.8
"""What it is worth to move, swap, remove or take back a placed die."""

RIVALS: Final = 0.5
"""How much the best rival counts, and as much again their average."""

WEIGHTS: Final = floats(read_weights(FOLDER / "ai" / "weights.toml", NAMES))
"""One vector, so that `tablewood tune` can try others in its place."""


def value(s: Wood, seat: Seat) -> float:
    """How the seat stands against the others, in points; after the game the points themselves decide."""
    seen = Outlook(s)
    return lead_over_rivals([standing(s, seen, one) for one in range(s.seats)], seat, RIVALS)


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """What is the same for all seats, looked up once: what lies on the table, and how much of the game is left."""

    def __init__(self, s: Wood) -> None:
        self.tally: Final = Tally(s)
        self.pool: Final = zeros(s.seats)
        """Dice still to be placed, by seat."""
        placed_later = 0
        for seat in range(s.seats):
            dice = s.pool_size(seat)
            self.pool[seat] = dice
            placed_later += dice
        parts = s.parts
        all_dice = s.seats * (parts.forage_dice + parts.element_dice)
        left = min(1.0, placed_later / all_dice)
        self.last_round: Final = s.round >= parts.rounds
        self.rounds: Final = float(parts.rounds - s.round) + left
        """Rounds to come, with what is left of this one."""
        self.leads: Final = row_leads(s)
        """By forest of the row and seat: how far it is ahead; below 0 if it is behind."""
        # The chance to control a forest, by the lead, when such a part of the round is left
        self.two_ahead: Final = 1.0 + (WEIGHTS[TWO_AHEAD] - 1.0) * left
        self.one_ahead: Final = 1.0 + (WEIGHTS[ONE_AHEAD] - 1.0) * left
        self.tied: Final = WEIGHTS[TIED] * left
        self.behind: Final = WEIGHTS[BEHIND] * left
        # Tokens lose their worth towards the end of the last round
        late = left if self.last_round else 1.0
        self.ingredient: Final = LEFTOVER + (WEIGHTS[INGREDIENT] - LEFTOVER) * late
        self.berry: Final = LEFTOVER + (WEIGHTS[BERRIES] - LEFTOVER) * late
        # A tamed creature works for the rest of the game
        now = WEIGHTS[TAMED] * min(1.0, self.rounds)
        self.tamed: Final = now + WEIGHTS[TAMED_PER_ROUND] * self.rounds


def row_leads(s: Wood) -> Ints:
    """By forest of the row and seat: how many more visible dice than any other player, or than the
    elements (SY-146)."""
    seats: i64 = s.seats
    forests: i64 = len(s.row)
    found = zeros(forests * seats)
    counts = zeros(forests * (NEUTRAL + 1))
    for at in range(forests):
        first = at * (NEUTRAL + 1)
        s.add_influence(at, counts, first)
        most: i64 = 0
        next_most: i64 = 0
        leader: i64 = NOTHING
        for owner in range(NEUTRAL + 1):
            dice = counts[first + owner]
            if dice > most:
                next_most = most
                most = dice
                leader = owner
            elif dice > next_most:
                next_most = dice
        for seat in range(seats):
            dice = counts[first + seat]
            found[at * seats + seat] = dice - (next_most if seat == leader else most)
    return found


def standing(s: Wood, seen: Outlook, seat: Seat) -> float:
    """Points so far and what the position promises."""
    tally = seen.tally
    points = potion_points(s, seat) + tally.forest_points[seat] + tally.creature_points(seat)
    sure = float(points + s.tokens[seat])
    top = s.pending
    if top is None:
        # Of equal points the unused ingredients decide (SY-170).
        left = s.leftovers(seat)
        return sure + float(left // s.parts.leftovers) + 0.001 * float(left)
    tamed = float(len(s.tamed[seat]))
    return (
        sure
        + goods_worth(s, seen, seat)
        + forests_worth(s, seen, seat)
        + tamed * seen.tamed
        + potions_worth(s, seen, seat)
        + WEIGHTS[DIE] * float(seen.pool[seat])
        + (promised(s, seen, top.step) if top.step.seat == seat else 0.0)
    )


def goods_worth(s: Wood, seen: Outlook, seat: Seat) -> float:
    """What the tokens are worth."""
    berries = s.in_stock(seat, BERRY)
    return float(s.leftovers(seat) - berries) * seen.ingredient + float(berries) * seen.berry


def forests_worth(s: Wood, seen: Outlook, seat: Seat) -> float:
    """The points of each forest of the row, times the chance to control it."""
    row = s.row
    leads = seen.leads
    seats: i64 = s.seats
    held_by = s.held_by
    points = s.parts.forest_points
    seasons = s.parts.forest_seasons
    guests = _seasons_of_guests(s, seat)
    worth = 0.0
    for at in range(len(row)):
        forest = row[at]
        if held_by[forest] != NOTHING:
            continue
        prize = float(points[forest])
        if have_in_common(seasons[forest], guests):
            prize += WEIGHTS[GUEST]
        lead = leads[at * seats + seat]
        if lead > 1:
            worth += prize * seen.two_ahead
        elif lead == 1:
            worth += prize * seen.one_ahead
        elif lead == 0:
            worth += prize * seen.tied
        else:
            worth += prize * seen.behind
    return worth


def _seasons_of_guests(s: Wood, seat: Seat) -> NumberSet:
    """The seasons of the tamed creatures, who would like to live in a forest."""
    season = s.parts.creature_season
    seasons: i64 = NO_NUMBERS
    for creature in s.tamed[seat]:
        seasons = including(seasons, season[creature])
    return seasons


def potions_worth(s: Wood, seen: Outlook, seat: Seat) -> float:
    """Potions in hand can still be drunk, and one that is nearly paid for is nearly brewed."""
    if seen.last_round and seen.pool[seat] == 0:
        return 0.0
    price = s.parts.price
    too_dear = purse_of(s, seat) + NEAR
    nearest = 0.0
    for potion in s.market:
        if price[potion] < too_dear:
            near = _nearness(s, seat, potion)
            if near > nearest:
                nearest = near
    for potion in s.reserved[seat]:
        if price[potion] < too_dear:
            near = WEIGHTS[RESERVED] * _nearness(s, seat, potion)
            if near > nearest:
                nearest = near
    in_hand = float(len(s.hands[seat]))
    return in_hand * WEIGHTS[UNDRUNK] + nearest


def _nearness(s: Wood, seat: Seat, potion: Potion) -> float:
    """What the prospect of brewing the potion is worth."""
    missing = missing_berries(s, seat, potion)
    if missing >= NEAR:
        return 0.0
    return WEIGHTS[MISSING + missing] * float(s.parts.potion_points[potion])


def missing_berries(s: Wood, seat: Seat, potion: Potion) -> i64:
    """How many ingredients the stock lacks, berries counted in."""
    lacking = berries_for(s, seat, missing_for(s, seat, potion)) - s.in_stock(seat, BERRY)
    return lacking if lacking > 0 else 0


def promised(s: Wood, seen: Outlook, step: Step[Any]) -> float:
    """What the question now asked will bring, so that a move is not judged before its reward is in."""
    if isinstance(step, TameCreature):
        if len(s.tamed[step.seat]) >= s.limit[step.seat]:
            return WEIGHTS[TO_TAME] + BEYOND_THE_LIMIT
        return WEIGHTS[TO_TAME] + (WEIGHTS[TAMED] + WEIGHTS[TAMED_PER_ROUND] * seen.rounds)
    if isinstance(step, GatherChoice):
        return WEIGHTS[INGREDIENT] * step.due
    if isinstance(step, (ReservePotion, RevealPotion)):
        return TO_RESERVE
    return TO_CHOOSE_A_DIE if isinstance(step, ChooseDie) else 0.0


# The position in numbers

SEAT_FEATURES: Final = 4 + FACES + GOODS + 2 * SEASONS + 3
FOREST_FEATURES: Final = 12


def features(s: Wood, seat: Seat) -> list[float]:
    """The position from the seat's side of the table; seats that nobody takes count as zeros."""
    places = max(s.game.seats)
    turn = [(seat + offset) % s.seats for offset in range(s.seats)]
    numbers: list[float] = [
        float(s.round),
        float(s.seats),
        float(s.scorch_tokens),
        float(total(s.pool)),
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
        numbers.append(1.0 if has(s.market, potion) else 0.0)
        numbers.append(1.0 if has(s.reserved[seat], potion) else 0.0)
        numbers.append(float(missing_berries(s, seat, potion)))
    return numbers


def _seat_features(s: Wood, seat: Seat) -> list[float]:
    tally = Tally(s)
    numbers = [
        float(potion_points(s, seat)),
        float(tally.forest_points[seat]),
        float(tally.creature_points(seat)),
        float(s.tokens[seat]),
    ]
    numbers.extend([float(dice) for dice in s.pool_of(seat)])
    numbers.extend([float(tokens) for tokens in listed(s.stock_of(seat))])
    tamed = [0.0] * SEASONS
    for creature in s.tamed[seat]:
        tamed[s.parts.creature_season[creature]] += 1.0
    homes = [0.0] * SEASONS
    for forest, holder in enumerate(listed(s.held_by)):
        for season in range(SEASONS):
            if holder == seat and s.parts.in_season(forest, season):
                homes[season] += 1.0
    numbers.extend(tamed)
    numbers.extend(homes)
    numbers.append(float(s.power[seat]))
    numbers.append(1.0 if s.first == seat else 0.0)
    numbers.append(float(len(s.hands[seat])))
    return numbers


def _forest_features(s: Wood, at: InRow, seat: Seat) -> list[float]:
    """Points, seasons, visible dice (own, best other, elements), and the empty spaces by symbol."""
    forest = s.row[at]
    counts = listed(s.influence(at))
    mine = counts[seat]
    counts[seat] = 0
    numbers = [1.0, float(s.parts.forest_points[forest])]
    numbers.extend([1.0 if s.parts.in_season(forest, one) else 0.0 for one in range(SEASONS)])
    numbers.extend([float(mine), float(max(counts[:NEUTRAL])), float(counts[NEUTRAL])])
    spaces = [s.shows[space] for space in s.spaces_of(at)]
    numbers.extend([float(spaces.count(symbol)) for symbol in range(SYMBOLS)])
    return numbers

"""Which clause forbids a move: the one source of legality, for every step's `legal` and `why_not`.

Each function answers ALLOWED or the number of the clause in the way.
"""

from mypy_extensions import i64

from tablewood.games.sylve.dice import (
    FIRE,
    NO_DIE,
    NO_LEVEL,
    SYMBOLS,
    WIND,
    Face,
    Level,
    face_of,
    is_element,
    owner_of,
)
from tablewood.games.sylve.moves import STEPS_OF_A_TURN
from tablewood.games.sylve.parts import (
    ANY_DIE,
    BASICS,
    BEAST_FRIEND,
    BERRY,
    CREATURE,
    FORAGE_SLOT,
    GOODS,
    NO_POWER,
    NO_SLOT,
    ON_TURN,
    PLACE_IN_SEASON,
    PLACE_IN_VILLAGE,
    STACK,
    THRIFTY_BREWER,
    Creature,
    Good,
    Potion,
    Space,
    Spot,
)
from tablewood.games.sylve.places import NOTHING, SCORCHED, TAKEN, is_free, sorted_in
from tablewood.games.sylve.stacks import die_at, own_level
from tablewood.games.sylve.state import Wood
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Question, Seat
from tablewood.kernel.vectors import Ints, SharedInts, has, total

# Moves that do not answer the question


class MidTurnQuestion(Question[Wood]):
    """A question that comes up while a step of a turn is carried out."""

    def not_now(self, s: Wood, answer: Answer) -> Clause:
        """SY-23: it must be answered before another step of the turn begins."""
        return 23 if answer.verb.word in STEPS_OF_A_TURN else self.clause


class RoundEndQuestion(Question[Wood]):
    """A question that comes up at the end of the round."""

    def not_now(self, s: Wood, answer: Answer) -> Clause:
        """SY-20: the turns of this round are over."""
        return 20 if answer.verb.word in STEPS_OF_A_TURN else self.clause


def when_to_scorch(s: Wood, seat: Seat) -> Clause:
    """SY-64, SY-113, SY-114: when the player's creatures allow it, or else by the hearth at night."""
    for creature in s.tamed[seat]:
        if s.parts.powers[creature].scorches:
            trigger = s.parts.trigger[creature]
            if trigger == PLACE_IN_SEASON:
                return 113
            if trigger == PLACE_IN_VILLAGE:
                return 114
    return 64


def plays_with_powers(s: Wood) -> bool:
    """SY-11: whether the boards show their power sides."""
    for power in s.power:
        if power != NO_POWER:
            return True
    return False


# Placing


def why_not_place(s: Wood, seat: Seat, face: Face, spot: Spot) -> Clause:
    """SY-21, SY-25: a die of the pool, on a forest space, a Village space or a slot that takes it."""
    if s.in_pool(seat, face) == 0:
        return 21
    if s.parts.is_space(spot):
        return why_not_on_space(s, seat, face, spot)
    if s.parts.is_in_village(spot):
        return why_not_in_village(s, face, spot)
    return why_not_on_slot(s, seat, face, s.parts.creature_of(spot))


def why_not_on_space(s: Wood, seat: Seat, face: Face, space: Space) -> Clause:
    """SY-26 to SY-29, SY-45, SY-47, SY-50: what the space shows, and what the die may ignore."""
    shows = s.shows[space]
    if shows == TAKEN:
        if face < SYMBOLS:
            return 28
        if face == FIRE:
            return ALLOWED
        return ALLOWED if face == WIND and own_level(s, space, seat) != NO_LEVEL else 50
    if shows == SCORCHED:
        return 29
    if shows == NOTHING:
        return 25
    return ALLOWED if face >= SYMBOLS or face == shows else 26


def why_not_in_village(s: Wood, face: Face, spot: Spot) -> Clause:
    """SY-57 to SY-60: any die on the any-die spaces; elsewhere the face that is asked for, while
    nothing lies there."""
    accepts = s.parts.accepted_at(spot)
    if accepts in (ANY_DIE, face):
        return ALLOWED if accepts == ANY_DIE or s.is_empty(spot) else 58
    return 60 if face < SYMBOLS else 57


def why_not_on_slot(s: Wood, seat: Seat, face: Face, creature: Creature) -> Clause:
    """SY-109, SY-110, SY-187: the empty slot of the player's creature, for the right kind of die, to some effect."""
    slot = s.parts.slot[creature]
    if slot == NO_SLOT:
        return 25
    if not s.has_tamed(seat, creature):
        return 110
    if (slot == FORAGE_SLOT) != (face < SYMBOLS):
        return 109
    if not s.is_empty(s.parts.slot_of(creature)):
        return 110
    return ALLOWED if s.parts.powers[creature].possible(s, seat, 0) else 187


def why_not_force(s: Wood, seat: Seat, face: Face, space: Space, good: Good) -> Clause:
    """SY-35, SY-36, SY-40: a forage die on an empty space of another symbol, for the space's ingredient or a berry."""
    if s.in_pool(seat, face) == 0:
        return 21
    shows = s.shows[space]
    if shows == TAKEN:
        return 40
    if shows == SCORCHED:
        return 29
    if shows == NOTHING:
        return 25
    if shows == face:
        return 35
    reward = s.rewards[space]
    if good not in (BERRY, reward):
        return 36 if reward == CREATURE else 35
    return ALLOWED if s.in_stock(seat, good) > 0 else 35


def why_not_stack(s: Wood, seat: Seat, face: Face, space: Space) -> Clause:
    """SY-11, SY-172, SY-173: Lelio's forage die on top of any die in a forest, for berries."""
    if s.power[seat] != STACK:
        return 173 if plays_with_powers(s) else 11
    if s.in_pool(seat, face) == 0:
        return 21
    shows = s.shows[space]
    if shows == TAKEN:
        return ALLOWED if s.can_pay_for_power(seat) else 172
    if shows == SCORCHED:
        return 29
    return 25 if shows == NOTHING else 173


def why_not_befriend(s: Wood, seat: Seat, face: Face, spot: Spot) -> Clause:
    """SY-11, SY-172, SY-178, SY-179: Wren's die on an ingredient space used as a creature space, for berries."""
    if s.power[seat] != BEAST_FRIEND:
        return 178 if plays_with_powers(s) else 11
    clause = why_not_place(s, seat, face, spot)
    if clause != ALLOWED:
        return clause
    if not is_ingredient_space(s, spot):
        return 179
    if not s.can_pay_for_power(seat):
        return 172
    return ALLOWED if s.creatures_left() else 97


def is_ingredient_space(s: Wood, spot: Spot) -> bool:
    """SY-178, SY-179: whether the space gives plants, mushrooms or crystals."""
    if s.parts.is_space(spot):
        return 0 <= s.rewards[spot] < BASICS
    return s.parts.has_ingredients(spot, s.side)


# Brewing and drinking


def berries_for(s: Wood, seat: Seat, missing: i64) -> i64:
    """SY-67, SY-181, SY-182: how many berries cover the missing ingredients; Kyril's first one counts more."""
    if missing > 0 and s.power[seat] == THRIFTY_BREWER:
        berries = missing - s.first_berry(seat) + 1
        return berries if berries > 1 else 1
    return missing


def why_not_brew(s: Wood, seat: Seat, potion: Potion) -> Clause:
    """SY-65, SY-66, SY-74: a potion of the market or of the player's reserve that the stock can pay for."""
    if has(s.market, potion) or has(s.reserved[seat], potion):
        return ALLOWED if can_pay(s, seat, potion) else 66
    return 74 if any(has(reserved, potion) for reserved in s.reserved) else 65


def list_brews(s: Wood, seat: Seat, moves: MoveList) -> None:
    """SY-65 to SY-67: the potions of the market and of the player's reserve that the stock pays for."""
    purse = purse_of(s, seat)
    if purse < s.parts.cheapest:
        return
    price = s.parts.price
    potions = s.market
    for potion in s.reserved[seat]:
        potions = sorted_in(potions, potion)
    for potion in potions:
        if price[potion] <= purse and can_pay(s, seat, potion):
            moves.add(s.moves.brew, potion)


def can_brew(s: Wood, seat: Seat) -> bool:
    """SY-24, SY-65: whether there is any potion that the player can brew."""
    if purse_of(s, seat) < s.parts.cheapest:
        return False
    return pays_for_any(s, seat, s.market) or pays_for_any(s, seat, s.reserved[seat])


def pays_for_any(s: Wood, seat: Seat, potions: SharedInts) -> bool:
    """SY-66, SY-67: whether the stock pays for one of these potions."""
    purse = purse_of(s, seat)
    price = s.parts.price
    for potion in potions:
        if price[potion] <= purse and can_pay(s, seat, potion):
            return True
    return False


def purse_of(s: Wood, seat: Seat) -> i64:
    """SY-67, SY-181: the most ingredients that the stock can pay for."""
    stock = s.leftovers(seat)
    return stock + s.first_berry(seat) - 1 if s.power[seat] == THRIFTY_BREWER else stock


def can_pay(s: Wood, seat: Seat, potion: Potion) -> bool:
    """SY-66, SY-67: whether the stock pays for the potion, berries filling the gaps."""
    return berries_for(s, seat, missing_for(s, seat, potion)) <= s.in_stock(seat, BERRY)


def missing_for(s: Wood, seat: Seat, potion: Potion) -> i64:
    """SY-66, SY-67: how many ingredients of the potion's cost the stock lacks, and berries must cover."""
    cost = s.parts.cost
    stock = s.stock
    of_potion: i64 = potion * BASICS
    of_seat = seat * GOODS
    missing: i64 = 0
    for good in range(BASICS):
        lacking = cost[of_potion + good] - stock[of_seat + good]
        if lacking > 0:
            missing += lacking
    return missing


def gap(s: Wood, seat: Seat, potion: Potion, good: Good) -> i64:
    """SY-66: what the stock lacks of this ingredient of the potion's cost."""
    lacking = s.parts.cost_of(potion, good) - s.in_stock(seat, good)
    return lacking if lacking > 0 else 0


def why_not_pay(s: Wood, seat: Seat, potion: Potion, covered: Ints) -> Clause:
    """SY-66, SY-67: berries cover no more than the potion costs, and the stock has the berries and the rest."""
    for good in range(BASICS):
        left = s.parts.cost_of(potion, good) - covered[good]
        if left < 0:
            return 67
        if left > s.in_stock(seat, good):
            return 66
    berries = berries_for(s, seat, total(covered))
    return ALLOWED if berries <= s.in_stock(seat, BERRY) else 67


def why_not_drink(s: Wood, seat: Seat, potion: Potion, owed: int) -> Clause:
    """SY-76, SY-79 to SY-81, SY-86: a potion in hand whose effect can be carried out."""
    if has(s.hands[seat], potion):
        effect = s.parts.drinks[potion]
        return ALLOWED if effect.possible(s, seat, owed) else effect.clause
    if has(s.drunk[seat], potion):
        return 80
    return 76 if has(s.reserved[seat], potion) else 79


def why_not_turn_element(s: Wood, seat: Seat, before: Face, after: Face, changes: int) -> Clause:
    """SY-115, SY-186: with the right creature, an element die of the pool to another element, not too often."""
    if before < SYMBOLS or after < SYMBOLS or before == after:
        return 115
    if s.in_pool(seat, before) == 0 or not s.reacts(seat, ON_TURN):
        return 115
    return ALLOWED if may_turn_another(s, seat, changes) else 186


def may_turn_another(s: Wood, seat: Seat, changes: int) -> bool:
    """SY-186: between two steps, as many changes as the pool has element dice."""
    return changes < s.elements_in_pool(seat)


def why_not_change(s: Wood, seat: Seat, before: Face, after: Face) -> Clause:
    """SY-82: a die of the player's pool, to another face of that die."""
    same_kind = (before < SYMBOLS) == (after < SYMBOLS)
    return ALLOWED if same_kind and before != after and s.in_pool(seat, before) > 0 else 82


# Dice that lie on the table


def is_any_die_space(s: Wood, spot: Spot) -> bool:
    """SY-59: one of the two spaces that hold any number of dice, in no order."""
    return s.parts.is_in_village(spot) and s.parts.accepted_at(spot) == ANY_DIE


def why_not_forage(s: Wood, spot: Spot, level: Level, clause: Clause) -> Clause:
    """SY-87, SY-88, SY-94: any forage die on the table, whoever owns it and whatever covers it."""
    die = die_at(s, spot, level)
    if die == NO_DIE:
        return 94
    return clause if is_element(die) else ALLOWED


def why_not_remove(s: Wood, spot: Spot, level: Level) -> Clause:
    """SY-91, SY-94: any die on the table."""
    return 94 if die_at(s, spot, level) == NO_DIE else ALLOWED


def why_not_remove_element(s: Wood, spot: Spot, level: Level) -> Clause:
    """SY-90, SY-94: any element die on the table."""
    die = die_at(s, spot, level)
    if die == NO_DIE:
        return 94
    return ALLOWED if is_element(die) else 90


def why_not_return(s: Wood, seat: Seat, spot: Spot, level: Level) -> Clause:
    """SY-93: the player's own forage die, wherever it lies."""
    die = die_at(s, spot, level)
    if die == NO_DIE:
        return 94
    return ALLOWED if owner_of(die) == seat else 93


def why_not_swap(s: Wood, spot: Spot, level: Level, other_spot: Spot, other_level: Level) -> Clause:
    """SY-81, SY-88: another forage die with the same symbol but another owner, so that something changes."""
    clause = why_not_forage(s, other_spot, other_level, 88)
    if clause != ALLOWED:
        return clause
    die = die_at(s, spot, level)
    other = die_at(s, other_spot, other_level)
    if face_of(die) != face_of(other):
        return 88
    if spot == other_spot and is_any_die_space(s, spot):
        return 59
    return 81 if owner_of(die) == owner_of(other) else ALLOWED


def why_not_to(s: Wood, space: Space) -> Clause:
    """SY-29, SY-87: an empty forest space of the row, whatever its symbol."""
    return why_not_empty(s, space, 87)


def why_not_scorch(s: Wood, space: Space) -> Clause:
    """SY-9, SY-136: an empty forest space, while there are tokens."""
    clause = why_not_empty(s, space, 136)
    if clause != ALLOWED:
        return clause
    return ALLOWED if s.scorch_tokens < s.parts.scorch_tokens else 9


def why_not_empty(s: Wood, space: Space, clause: Clause) -> Clause:
    """An empty forest space; the clause is the one that asks for it."""
    shows = s.shows[space]
    if is_free(shows):
        return ALLOWED
    if shows == SCORCHED:
        return 29
    return 25 if shows == NOTHING else clause


def has_empty_space(s: Wood) -> bool:
    """Whether any forest space is empty and unscorched."""
    for shows in s.shows:
        if is_free(shows):
            return True
    return False

"""Playing action cards, and the other reactions that share their windows (AL-220 to AL-234, AL-249, AL-251)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.alynthia.card_refusals import (
    can_labor_reroll,
    holds,
)
from tablewood.games.alynthia.moves import ATTACKER, DEFENDER, SINGLE
from tablewood.games.alynthia.names import (
    ACCLAIM_CARD,
    AFTER_DICE,
    AFTER_ROLL,
    CARDS,
    DRAGONS,
    FORTUNE_DIE,
    GATHER_CARD,
    INSIGHT_CARD,
    LABOR_REROLL_TILE,
    LEVELS,
    MARCH_CARD,
    NOTHING,
    PLAYED,
    RANGED_CARD,
    REROLL_CARD,
    SPAWN_DIE,
    STRENGTH_CARD,
    SUPPLY_CARD,
    TUNNEL_SPACE,
    Card,
    Space,
)
from tablewood.games.alynthia.order import MustAnswer
from tablewood.games.alynthia.pieces import in_board_order, target_on
from tablewood.games.alynthia.purse import discard_card, earn, gain_resource, non_worker_choices
from tablewood.games.alynthia.refusals import (
    has_means_to_attack,
    must_attack,
    why_not_attack,
    why_not_stand,
)
from tablewood.games.alynthia.research import unlock
from tablewood.games.alynthia.spaces import march_range, put_character
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import GAINS, RESOURCES, WORKER, Effect
from tablewood.kernel.log import bundle_of_counts
from tablewood.kernel.moves import Answer, MoveList, Verb
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule
from tablewood.kernel.vectors import plus

NO_ACTIONS: Final = 0
"""Whoever reacts in a window takes no action."""


def can_react(s: Land, seat: Seat, window: i64) -> bool:
    """AL-277: whether the player holds anything that is allowed in the window and can be carried out."""
    if window == AFTER_ROLL:
        return holds(s, seat, REROLL_CARD, window) or can_labor_reroll(s, seat)
    if window == AFTER_DICE:
        if holds(s, seat, REROLL_CARD, window) or can_labor_reroll(s, seat):
            return True
        if s.captured[seat] > 0 and seat in (s.attacker, s.defender):
            return True
    if s.action_cards(seat) == 0:
        return False
    moves = MoveList()
    list_cards(s, seat, window, NO_ACTIONS, moves)
    return moves.count > 0


def list_cards(s: Land, seat: Seat, window: i64, actions: i64, moves: MoveList) -> None:
    """AL-224 to AL-231: the cards that the player may play now; some of them attack, if that many actions are left.

    In the windows of others' turns nobody has an action left.
    """
    hand = s.cards
    first = seat * CARDS
    for card in range(CARDS):
        if hand[first + card] == 0:
            continue
        if card == RANGED_CARD:
            if actions > 0:
                list_ranged_attacks(s, seat, moves)
        elif s.parts.opens(window, card):
            list_card(s, seat, card, window, actions, moves)


def list_card(s: Land, seat: Seat, card: Card, window: i64, actions: i64, moves: MoveList) -> None:
    """AL-222, AL-232, AL-233: every way to play a card that the player holds and the window is open to."""
    m = s.moves
    if card == GATHER_CARD:
        for space in in_board_order(s.outpost_spaces(seat)):
            moves.add(m.gather, space)
    elif card == STRENGTH_CARD:
        moves.add(m.strength, ATTACKER)
        moves.add(m.strength, DEFENDER)
    elif card == ACCLAIM_CARD:
        moves.add_word(m.acclaim)
    elif card == INSIGHT_CARD:
        for category in range(LEVELS):
            if s.researched(seat, category) < LEVELS:
                moves.add(m.insight, category)
    elif card == REROLL_CARD:
        list_dice(m.reroll, window, moves)
    elif card == SUPPLY_CARD:
        for resource in range(RESOURCES):
            if s.decks[resource] > 0:
                moves.add(m.supply, resource)
    elif card == MARCH_CARD:
        list_marches(s, seat, actions, moves)


def list_ranged_attacks(s: Land, seat: Seat, moves: MoveList) -> None:
    """AL-230: every space of the map with a target that the player can attack."""
    if s.focus[seat] < s.parts.attack_focus:
        return
    for space in s.board.spaces:
        target = target_on(s, seat, space)
        if target != NOTHING and has_means_to_attack(s, seat, target, 0):
            moves.add(s.moves.ranged, space)


def list_marches(s: Land, seat: Seat, actions: i64, moves: MoveList) -> None:
    """AL-231, AL-278: every space in reach to stand on, or to attack if an action is left."""
    for space in march_range(s, seat, s.parts.card_amount[MARCH_CARD]):
        stands = why_not_stand(s, seat, space) == ALLOWED
        raids = actions > 0 and must_attack(s, seat, space)
        if stands or (raids and why_not_attack(s, seat, space, 0) == ALLOWED):
            moves.add(s.moves.march, space)


def list_dice(verb: Verb, window: i64, moves: MoveList) -> None:
    """AL-225, AL-226: the dice on the table."""
    if window == AFTER_ROLL:
        moves.add(verb, SINGLE)
    else:
        moves.add(verb, ATTACKER)
        moves.add(verb, DEFENDER)


def play_card(s: Land, seat: Seat, answer: Answer, single: i64) -> None:
    """AL-221, AL-222, AL-234: discard the card face up and do what it says.

    `single` is which die lies alone on the table, for a re-roll.
    """
    card = s.moves.card_of(answer.verb)
    amount = s.parts.card_amount[card]
    discard_card(s, seat, card)
    s.tell(s.events.played, seat, card)
    if card == GATHER_CARD:
        gather(s, seat, answer.first, amount)
    elif card == STRENGTH_CARD:
        strengthen(s, seat, answer.first, amount)
    elif card == ACCLAIM_CARD:
        earn(s, seat, PLAYED, amount)
    elif card == INSIGHT_CARD:
        unlock(s, seat, answer.first)
    elif card == REROLL_CARD:
        roll_again(s, seat, answer.first, single)
    elif card == SUPPLY_CARD:
        gain_resource(s, seat, answer.first, amount)
    elif card == MARCH_CARD:
        space = answer.first
        put_character(s, seat, space)
        s.tell(s.events.marched, seat, space)


def gather(s: Land, seat: Seat, space: Space, amount: i64) -> None:
    """AL-222, AL-233: resources of the type of the outpost's space; in the tunnel of one type of choice."""
    if s.terrain[space] == TUNNEL_SPACE:
        s.then_one(TakeAlike(seat, amount))
    else:
        gain_resource(s, seat, s.terrain[space], amount)


def strengthen(s: Land, seat: Seat, side: i64, amount: i64) -> None:
    """AL-222, AL-232, AL-249: for this battle only, to either side."""
    s.tell(s.events.strengthened, seat, side, amount)
    if side == ATTACKER:
        s.attack_bonus += amount
    else:
        s.defense_bonus += amount


def roll_again(s: Land, seat: Seat, die: i64, single: i64) -> None:
    """AL-226: the new result stands."""
    if die == SINGLE and single == SPAWN_DIE:
        faces = s.parts.spawn_die
        before = faces[s.rolled]
        s.rolled = s.chance.below(len(faces))
        s.tell(s.events.rerolled, seat, SINGLE, before, faces[s.rolled])
    elif die == SINGLE:
        roll_gains_again(s, seat, single)
    elif die == ATTACKER:
        before = s.attack_die
        s.attack_die = roll_battle_die(s, s.attacker)
        s.tell(s.events.rerolled, seat, die, before, s.attack_die)
    else:
        before = s.defense_die
        s.defense_die = roll_battle_die(s, s.defender)
        s.tell(s.events.rerolled, seat, die, before, s.defense_die)


def gain_faces(s: Land, die: i64) -> list[Effect]:
    """What the faces of the fortune or the labor die show."""
    return s.parts.fortune_die if die == FORTUNE_DIE else s.parts.labor_die


def roll_gains(s: Land, die: i64) -> Effect:
    """Roll the fortune or the labor die; the answer is what it shows."""
    faces = gain_faces(s, die)
    s.rolled = s.chance.below(len(faces))
    return faces[s.rolled]


def roll_gains_again(s: Land, seat: Seat, die: i64) -> None:
    """AL-226: the fortune or the labor die, whose faces are not numbers."""
    before = gain_faces(s, die)[s.rolled]
    after = roll_gains(s, die)
    if s.log is not None:
        s.tell(s.events.fortune_rerolled, seat, die - FORTUNE_DIE, told(before), told(after))


def told(effect: Effect) -> int:
    """What a face shows, as the log tells it."""
    counts = [0] * len(GAINS)
    for at in range(0, len(effect), 2):
        counts[effect[at]] += effect[at + 1]
    return bundle_of_counts(counts)


def roll_battle_die(s: Land, seat: Seat) -> i64:
    """A player's own battle die, or the dragons'."""
    faces = s.parts.dragon_die if seat == DRAGONS else s.parts.battle_die
    return faces[s.chance.below(len(faces))]


def labor_reroll(s: Land, seat: Seat, die: i64, single: i64) -> None:
    """AL-169, AL-251: the tile is turned dark."""
    s.darken(seat, LABOR_REROLL_TILE)
    roll_again(s, seat, die, single)


def spend_dragon_in_battle(s: Land, seat: Seat) -> None:
    """AL-249: one more point in a battle of one's own; the dragon returns to the supply."""
    free_dragon(s, seat)
    side = ATTACKER if seat == s.attacker else DEFENDER
    strengthen(s, seat, side, s.parts.captured_strength)


def free_dragon(s: Land, seat: Seat) -> None:
    """AL-249: a captured dragon returns to the supply."""
    s.captured = plus(s.captured, seat, -1)
    s.token_supply += 1
    s.tell(s.events.spent_dragon, seat)


class TakeAlike(SeatRule[Land]):
    """AL-233, AL-138: take cards of one non-worker type of choice."""

    def __init__(self, player: Seat, cards: i64) -> None:
        super().__init__(player)
        self.cards: Final = cards

    def run(self, s: Land) -> None:
        types = non_worker_choices(s)
        if len(types) == 1:
            gain_resource(s, self.player, types[0], self.cards)
        elif types:
            s.then_one(ChooseType(self.player, self.cards))
        else:
            s.tell(s.events.nothing_left, self.player)


class ChooseType(MustAnswer):
    """AL-138, AL-233: which type; one of which the deck has cards."""

    prompt: ClassVar[str] = "choose-type"
    clause: ClassVar[int] = 233
    takes: ClassVar[tuple[str, ...]] = ("take",)

    def __init__(self, seat: Seat, cards: i64) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for resource in non_worker_choices(s):
            moves.add(s.moves.take, resource)

    def objection(self, s: Land, answer: Answer) -> Clause:
        resource = answer.first
        if resource == WORKER:
            return 233
        return ALLOWED if s.decks[resource] > 0 else 138

    def carry_out(self, s: Land, answer: Answer) -> None:
        gain_resource(s, self.seat, answer.first, self.cards)

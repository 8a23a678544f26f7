"""What rewards, dice and abilities give, and what the fortune die takes (AL-134, AL-138, AL-213, AL-226, AL-249)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.alynthia.cards import gain_faces, roll_gains, told
from tablewood.games.alynthia.names import (
    AFTER_ROLL,
    COMPETITIVE,
    DICE,
    FORTUNE_DIE,
    LABOR_DIE,
    NOTHING,
)
from tablewood.games.alynthia.order import MustAnswer
from tablewood.games.alynthia.purse import (
    choices,
    discard_card,
    draw_cards,
    earn,
    gain_focus,
    gain_resource,
    hand_over,
    held_types,
    lose_renown,
    lose_resource,
    random_card,
)
from tablewood.games.alynthia.research import UnlockResearch
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import (
    ACTION_CARD,
    ANY_RESOURCE,
    FOCUS,
    FORTUNE_ROLL,
    NON_WORKER,
    RENOWN,
    RESEARCH,
    RESOURCES,
    WORKER,
    Effect,
)
from tablewood.games.alynthia.windows import OpenWindow
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Rule, Seat, SeatRule


def carry_out(s: Land, seat: Seat, effect: Effect, source: i64) -> None:
    """Give the player all that an effect holds; choices that it leaves are asked next, in its order."""
    for at in range(0, len(effect), 2):
        gain_at_once(s, seat, effect[at], effect[at + 1], source)
    for at in range(len(effect) - 2, -1, -2):
        ask_for_choice(s, seat, effect[at], effect[at + 1])


def carry_out_one(s: Land, seat: Seat, verb: i64, amount: i64, source: i64) -> None:
    """The same for an effect with one verb."""
    gain_at_once(s, seat, verb, amount, source)
    ask_for_choice(s, seat, verb, amount)


def gain_at_once(s: Land, seat: Seat, verb: i64, amount: i64, source: i64) -> None:
    """Give the player what leaves no choice."""
    if verb < RESOURCES:
        gain_resource(s, seat, verb, amount)
    elif verb == RENOWN:
        earn(s, seat, source, amount)
    elif verb == FOCUS:
        gain_focus(s, seat, amount)
    elif verb == ACTION_CARD:
        draw_cards(s, seat, amount)


def ask_for_choice(s: Land, seat: Seat, verb: i64, amount: i64) -> None:
    """Put what leaves a choice, or is rolled for, on the agenda."""
    if verb == RESEARCH:
        s.then_one(UnlockResearch(seat, amount))
    elif verb == FORTUNE_ROLL:
        for _ in range(amount):
            s.then_one(RollFortune(seat))
    elif verb in (ANY_RESOURCE, NON_WORKER):
        s.then_one(TakeResources(seat, amount, verb == NON_WORKER))


# Resources of choice


class TakeResources(SeatRule[Land]):
    """AL-134, AL-138: take resources of choice, in any mix; asked only where there is a choice."""

    def __init__(self, player: Seat, cards: i64, non_workers: bool) -> None:
        super().__init__(player)
        self.cards: Final = cards
        self.non_workers: Final = non_workers

    def run(self, s: Land) -> None:
        types = choices(s, self.non_workers)
        if len(types) == 1:
            gain_resource(s, self.player, types[0], self.cards)
        elif types:
            s.then_one(TakeResource(self.player, self.cards, self.non_workers))
        else:
            s.tell(s.events.nothing_left, self.player)


class TakeResource(MustAnswer):
    """AL-134, AL-138: one resource of a type of which the deck has cards."""

    prompt: ClassVar[str] = "take-resource"
    clause: ClassVar[int] = 134
    takes: ClassVar[tuple[str, ...]] = ("take",)

    def __init__(self, seat: Seat, cards: i64, non_workers: bool) -> None:
        super().__init__(seat)
        self.cards: Final = cards
        self.non_workers: Final = non_workers

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for resource in choices(s, self.non_workers):
            moves.add(s.moves.take, resource)

    def objection(self, s: Land, answer: Answer) -> Clause:
        resource = answer.first
        if self.non_workers and resource == WORKER:
            return 134
        return ALLOWED if s.decks[resource] > 0 else 138

    def carry_out(self, s: Land, answer: Answer) -> None:
        gain_resource(s, self.seat, answer.first, 1)
        if self.cards > 1:
            s.then_one(TakeResources(self.seat, self.cards - 1, self.non_workers))


# The fortune die and the labor die


class RollFortune(SeatRule[Land]):
    """AL-176, AL-226: roll the fortune die for a player; others may have it rolled again."""

    def run(self, s: Land) -> None:
        face = roll_gains(s, FORTUNE_DIE)
        if s.log is not None:
            s.tell(s.events.fortune, self.player, told(face))
        s.then((after_roll(s, self.player, FORTUNE_DIE), TakeFortune(self.player)))


class RollLabor(SeatRule[Land]):
    """AL-226, AL-252: roll the labor die, for focus or with the tile."""

    def __init__(self, player: Seat, focus: i64 = 0) -> None:
        super().__init__(player)
        self.focus: Final = focus

    def run(self, s: Land) -> None:
        face = roll_gains(s, LABOR_DIE)
        if s.log is not None:
            s.tell(s.events.labor, self.player, told(face), self.focus)
        s.then((after_roll(s, self.player, LABOR_DIE), TakeLabor(self.player)))


class RollAgainst(Rule[Land]):
    """AL-213, AL-226: the fortune die is rolled against the loser of a battle; `winner` is DRAGONS or a seat."""

    def __init__(self, loser: Seat, winner: Seat) -> None:
        super().__init__()
        self.loser: Final = loser
        self.winner: Final = winner

    def run(self, s: Land) -> None:
        face = roll_gains(s, FORTUNE_DIE)
        if s.log is not None:
            s.tell(s.events.fortune_against, self.loser, told(face))
        window = after_roll(s, self.loser, FORTUNE_DIE)
        s.then((window, SufferFortune(self.loser, self.winner)))


def after_roll(s: Land, seat: Seat, die: i64) -> OpenWindow:
    """AL-226: the window in which the die may be rolled again, from the player on for whom it was rolled."""
    return OpenWindow(AFTER_ROLL, seat, s.seats, die)


class TakeGain(SeatRule[Land]):
    """AL-54, AL-226: the player gets what the die shows after all re-rolls."""

    die: ClassVar[int] = FORTUNE_DIE

    def run(self, s: Land) -> None:
        carry_out(s, self.player, gain_faces(s, self.die)[s.rolled], DICE)


class TakeFortune(TakeGain):
    """AL-54, AL-176: the player gets what the fortune die shows."""


class TakeLabor(TakeGain):
    """AL-252: the player gets what the labor die shows."""

    die: ClassVar[int] = LABOR_DIE


class SufferFortune(Rule[Land]):
    """AL-213: lose what the die shows, as far as one has it; the winner takes it, or it goes to the supply."""

    def __init__(self, loser: Seat, winner: Seat) -> None:
        super().__init__()
        self.loser: Final = loser
        self.winner: Final = winner

    def run(self, s: Land) -> None:
        effect = s.parts.fortune_die[s.rolled]
        for at in range(0, len(effect), 2):
            verb = effect[at]
            amount = effect[at + 1]
            if (verb == RENOWN and s.purse(self.loser) == 0) or (
                verb == WORKER and s.workers(self.loser) == 0
            ):
                s.tell(s.events.lost_nothing, self.loser)
            elif verb == RENOWN:
                lose_renown(s, self.loser, amount, self.winner)
            elif verb == WORKER:
                lose_resource(s, self.loser, WORKER, amount, self.winner)
            elif verb == NON_WORKER:
                s.then_one(LoseResources(self.loser, self.winner, amount))
            elif verb == ACTION_CARD:
                s.then_one(LoseCard(self.loser, self.winner, amount))


class LoseResources(Rule[Land]):
    """AL-213: the loser chooses which wood, stone or food goes; all of it where there is no choice."""

    def __init__(self, loser: Seat, winner: Seat, cards: i64) -> None:
        super().__init__()
        self.loser: Final = loser
        self.winner: Final = winner
        self.cards: Final = cards

    def run(self, s: Land) -> None:
        types = held_types(s, self.loser, WORKER)
        if not types:
            s.tell(s.events.lost_nothing, self.loser)
            return
        if len(types) > 1 and s.non_workers(self.loser) > self.cards:
            s.then_one(ChooseLoss(self.loser, self.winner, self.cards))
            return
        left = self.cards
        for resource in types:
            lost = min(left, s.held(self.loser, resource))
            lose_resource(s, self.loser, resource, lost, self.winner)
            left -= lost


class ChooseLoss(MustAnswer):
    """AL-213: which wood, stone or food to lose."""

    prompt: ClassVar[str] = "choose-loss"
    clause: ClassVar[int] = 213
    takes: ClassVar[tuple[str, ...]] = ("lose",)

    def __init__(self, seat: Seat, winner: Seat, cards: i64) -> None:
        super().__init__(seat)
        self.winner: Final = winner
        self.cards: Final = cards

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for resource in held_types(s, self.seat, WORKER):
            moves.add(s.moves.lose, resource)

    def objection(self, s: Land, answer: Answer) -> Clause:
        return ALLOWED if answer.first in held_types(s, self.seat, WORKER) else 213

    def carry_out(self, s: Land, answer: Answer) -> None:
        lose_resource(s, self.seat, answer.first, 1, self.winner)
        if self.cards > 1:
            s.then_one(LoseResources(self.seat, self.winner, self.cards - 1))


class LoseCard(Rule[Land]):
    """AL-213: lose an action card: in a competitive game a random one, to the winner; else one of choice."""

    def __init__(self, loser: Seat, winner: Seat, cards: i64) -> None:
        super().__init__()
        self.loser: Final = loser
        self.winner: Final = winner
        self.cards: Final = cards

    def run(self, s: Land) -> None:
        for _ in range(self.cards):
            if s.mode != COMPETITIVE:
                kinds = s.held_cards(self.loser)
                if len(kinds) > 1:
                    s.then_one(ChooseLostCard(self.loser, self.cards))
                    return
                card = kinds[0] if kinds else NOTHING
            else:
                card = random_card(s, self.loser)
            if card == NOTHING:
                s.tell(s.events.lost_nothing, self.loser)
                return
            lose_card(s, self.loser, self.winner, card)


def lose_card(s: Land, loser: Seat, winner: Seat, card: i64) -> None:
    """AL-213: to the discard pile, or into the winner's hand."""
    s.reveal()
    if winner < 0:
        discard_card(s, loser, card)
        s.tell(s.events.discarded_card, loser, card)
    else:
        hand_over(s, loser, winner, card)
        s.tell(s.events.lost_card, loser, card)
        s.tell(s.events.took_card, winner, card)


class ChooseLostCard(MustAnswer):
    """AL-213: in a cooperative game the loser chooses the card that goes to the discard pile."""

    prompt: ClassVar[str] = "choose-lost-card"
    clause: ClassVar[int] = 213
    takes: ClassVar[tuple[str, ...]] = ("lose",)

    def __init__(self, seat: Seat, cards: i64) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for card in s.held_cards(self.seat):
            moves.add(s.moves.lose, RESOURCES + card)

    def objection(self, s: Land, answer: Answer) -> Clause:
        return ALLOWED if answer.first - RESOURCES in s.held_cards(self.seat) else 213

    def carry_out(self, s: Land, answer: Answer) -> None:
        card = answer.first - RESOURCES
        lose_card(s, self.seat, NOTHING, card)
        if self.cards > 1:
            s.then_one(LoseCard(self.seat, NOTHING, self.cards - 1))

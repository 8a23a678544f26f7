"""Phase 2: building, the fruit action, discarding (TS-43 to TS-52, TS-59 to TS-69, TS-94)."""

from typing import ClassVar

from tablewood.games.tree_society.builds import AsksForBuild, list_build
from tablewood.games.tree_society.coins import deposit
from tablewood.games.tree_society.effects import use_effect
from tablewood.games.tree_society.levels import discard, raise_level
from tablewood.games.tree_society.markets import (
    clear_row,
    list_offers,
    list_rows_to_clear,
    take_in_turn,
)
from tablewood.games.tree_society.parts import (
    ANY,
    BY_ACTION,
    CHEST,
    FULL,
    LESS,
    NOTHING,
    ROW,
    SELL,
    TAKE,
    Action,
    Card,
    Reduction,
)
from tablewood.games.tree_society.questions import list_discards
from tablewood.games.tree_society.refusals import (
    action_of,
    why_not_action,
    why_not_build,
    why_not_discard,
    why_not_row,
    why_not_sell_more,
    why_not_take,
)
from tablewood.games.tree_society.sales import list_extra_sales, sell_more
from tablewood.games.tree_society.state import Society
from tablewood.kernel.moves import Answer, MoveList, Verb
from tablewood.kernel.step import ALLOWED, Clause, Seat


class BuildPhase(AsksForBuild):
    """TS-5, TS-59, TS-94: build levels, use the fruit action once, discard cards, in any order; asked until done."""

    prompt: ClassVar[str] = "build"
    clause: ClassVar[int] = 59

    takes: ClassVar[tuple[str, ...]] = (
        "sell",
        "build",
        "less",
        "row",
        "chest",
        "discard",
        "take",
        "done",
    )

    def list_legal(self, s: Society, moves: MoveList) -> None:
        m = s.moves
        if s.action == SELL:
            list_extra_sales(s, self.seat, moves)
        self.list_levels(s, FULL, m.build, moves)
        if s.action == LESS:
            self.list_levels(s, s.fruits.less_coins, m.less, moves)
        elif s.action == ROW:
            list_rows_to_clear(s, moves)
        elif s.action == CHEST:
            moves.add_word(m.chest)
        list_discards(s, self.seat, moves)
        if s.action == TAKE:
            list_offers(m.take, s.fruit_market, moves)
        moves.add_word(m.done)

    def list_levels(self, s: Society, reduction: Reduction, verb: Verb, moves: MoveList) -> None:
        """TS-61, TS-63: the moves of this verb that raise a card in progress or begin one of the market."""
        for space in range(s.parts.spaces):
            list_build(s, self.seat, s.in_space(self.seat, space), reduction, verb, moves)
        for card in s.guild_market:
            list_build(s, self.seat, card, reduction, verb, moves)

    def objection(self, s: Society, answer: Answer) -> Clause:
        m = s.moves
        if answer.verb is m.done:
            return ALLOWED
        if answer.verb is m.build:
            return why_not_build(s, self.seat, answer.first, FULL, ANY)
        if answer.verb is m.discard:
            return why_not_discard(s, self.seat, answer.first)
        action = action_of(s, answer.verb)
        clause = why_not_action(s, action)
        return clause if clause != ALLOWED else why_not_use(s, self.seat, action, answer.first)

    def carry_out(self, s: Society, answer: Answer) -> None:
        m = s.moves
        if answer.verb is m.done:
            if s.action != NOTHING:
                s.tell(s.events.lost_action, self.seat, s.action)
            s.action = NOTHING
        elif answer.verb is m.build:
            self.begin(s, answer.first, FULL)
        elif answer.verb is m.less:
            self.begin(s, answer.first, s.fruits.less_coins)
        else:
            s.then_one(self)
            if answer.verb is m.discard:
                discard(s, self.seat, answer.first)
            else:
                use_action(s, self.seat, answer)

    def built(self, s: Society, card: Card, reduction: Reduction) -> None:
        """TS-52, TS-75, TS-85: the reduction of the fruit action is spent; the effect comes before anything else."""
        s.then_one(self)
        if reduction != FULL:
            s.tell(s.events.used_action, self.seat)
            s.action = NOTHING
        raise_level(s, self.seat, card, reduction)
        use_effect(s, self.seat, card)


# The fruit action


def why_not_use(s: Society, seat: Seat, action: Action, target: int) -> Clause:
    """TS-48 to TS-52: the clause that forbids using the fruit action at hand on this fruit, card or row."""
    if action == SELL:
        return why_not_sell_more(s, seat, target)
    if action == LESS:
        return why_not_build(s, seat, target, s.fruits.less_coins, ANY)
    if action == ROW:
        return why_not_row(s, target)
    return why_not_take(s, target, 50) if action == TAKE else ALLOWED


def use_action(s: Society, seat: Seat, use: Answer) -> None:
    """TS-44, TS-46 to TS-51: carry out the fruit action completely and at once; it cannot be used again."""
    action = s.action
    s.action = NOTHING
    if action == SELL:
        sell_more(s, seat, use.first, 0, BY_ACTION)
    elif action == ROW:
        clear_row(s, seat, use.first, BY_ACTION)
    elif action == CHEST:
        deposit(s, seat, s.fruits.chest_coins, s.events.saved)
    else:
        take_in_turn(s, seat, use.first, BY_ACTION)

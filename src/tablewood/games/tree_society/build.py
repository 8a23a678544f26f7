"""Phase 2: building, the fruit action, discarding (TS-43 to TS-52, TS-59 to TS-69, TS-94)."""

from typing import ClassVar

from tablewood.games.tree_society.building import AsksForBuild, builds, discards, targets
from tablewood.games.tree_society.coins import deposit
from tablewood.games.tree_society.effects import use_effect
from tablewood.games.tree_society.levels import discard, raise_level
from tablewood.games.tree_society.markets import (
    clear_row,
    fruit_offers,
    rows_with_cards,
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
)
from tablewood.games.tree_society.refusals import (
    why_not_action,
    why_not_build,
    why_not_discard,
    why_not_row,
    why_not_sell_more,
    why_not_take,
)
from tablewood.games.tree_society.sales import extra_sales, sell_more
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import ALLOWED


class BuildPhase(AsksForBuild):
    """TS-5, TS-59, TS-94: build levels, use the fruit action once, discard cards, in any order; asked until done."""

    prompt: ClassVar[str] = "build"
    clause: ClassVar[int] = 59

    def legal(self, s: Society) -> list[int]:
        m = s.moves
        cards = targets(s, self.seat, ANY)
        moves = extra_sales(s, self.seat) if s.action == SELL else []
        moves.extend(builds(s, self.seat, cards, FULL, m.build))
        if s.action == LESS:
            moves.extend(builds(s, self.seat, cards, s.fruits.less_coins, m.less))
        elif s.action == ROW:
            moves.extend([m.row + row for row in rows_with_cards(s)])
        elif s.action == CHEST:
            moves.append(m.chest)
        moves.extend(discards(s, self.seat))
        if s.action == TAKE:
            moves.extend([m.take + face for face in fruit_offers(s)])
        moves.append(m.done)
        return moves

    def why_not(self, s: Society, move: int) -> int:
        m = s.moves
        if move == m.done:
            return ALLOWED
        if m.build <= move < m.less:
            return why_not_build(s, self.seat, move - m.build, FULL, ANY)
        if m.discard <= move < m.compost:
            return why_not_discard(s, self.seat, move - m.discard)
        action = action_of(s, move)
        if action == NOTHING:
            return 83
        clause = why_not_action(s, action)
        return clause if clause != ALLOWED else why_not_use(s, self.seat, action, move)

    def apply(self, s: Society, move: int) -> None:
        m = s.moves
        if move == m.done:
            if s.action != NOTHING:
                s.tell(s.events.lost_action, self.seat, s.action)
            s.action = NOTHING
        elif m.build <= move < m.less:
            self.begin(s, move - m.build, FULL)
        elif m.less <= move < m.row:
            self.begin(s, move - m.less, s.fruits.less_coins)
        else:
            s.then((self,))
            if m.discard <= move < m.compost:
                discard(s, self.seat, move - m.discard)
            else:
                use_action(s, self.seat, move)

    def built(self, s: Society, card: int, reduction: int) -> None:
        """TS-52, TS-75, TS-85: the reduction of the fruit action is spent; the effect comes before anything else."""
        s.then((self,))
        if reduction != FULL:
            s.tell(s.events.used_action, self.seat)
            s.action = NOTHING
        raise_level(s, self.seat, card, reduction)
        use_effect(s, self.seat, card)


# The fruit action


def action_of(s: Society, move: int) -> int:
    """Which fruit action a move of Phase 2 uses; NOTHING if none."""
    m = s.moves
    if move < m.build:
        return SELL
    if m.less <= move < m.row:
        return LESS
    if m.row <= move < m.chest:
        return ROW
    if move == m.chest:
        return CHEST
    return TAKE if m.take <= move < m.skip else NOTHING


def why_not_use(s: Society, seat: int, action: int, move: int) -> int:
    """TS-48 to TS-52: the clause against this use of the fruit action at hand."""
    m = s.moves
    if action == SELL:
        return why_not_sell_more(s, seat, move - m.sell)
    if action == LESS:
        return why_not_build(s, seat, move - m.less, s.fruits.less_coins, ANY)
    if action == ROW:
        return why_not_row(s, move - m.row)
    return why_not_take(s, move - m.take, 50) if action == TAKE else ALLOWED


def use_action(s: Society, seat: int, move: int) -> None:
    """TS-44, TS-46 to TS-51: carry out the fruit action, whole and at once; it cannot be used again."""
    m = s.moves
    s.action = NOTHING
    if move < m.build:
        sell_more(s, seat, move - m.sell, 0, BY_ACTION)
    elif move < m.chest:
        clear_row(s, seat, move - m.row, BY_ACTION)
    elif move == m.chest:
        deposit(s, seat, s.fruits.chest_coins, s.events.saved)
    else:
        take_in_turn(s, seat, move - m.take, BY_ACTION)

"""What potions do with dice in the pool and on the table (SY-79 to SY-95)."""

from typing import ClassVar, Final

from tablewood.games.sylve.dice import FACES, NO_DIE, SYMBOLS, Face, Level, face_of, owner_of
from tablewood.games.sylve.parts import Potion, Spot
from tablewood.games.sylve.places import joined, parted
from tablewood.games.sylve.refusals import (
    MidTurnQuestion,
    has_empty_space,
    is_any_die_space,
    why_not_change,
    why_not_forage,
    why_not_remove,
    why_not_remove_element,
    why_not_return,
    why_not_swap,
    why_not_to,
)
from tablewood.games.sylve.stacks import die_at, exchange, height, lift, put_on
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import set_aside
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat
from tablewood.kernel.vectors import Ints


def drink(s: Wood, seat: Seat, potion: Potion) -> None:
    """SY-79, SY-80: the potion is tucked away for good, keeps its points, and its effect is carried out."""
    s.hands = parted(s.hands, seat, potion)
    s.drunk = joined(s.drunk, seat, potion)
    s.tell(s.events.drank, seat, potion)
    s.parts.drinks[potion].carry_out(s, seat)


# Dice in the pool


class ChangeDie(MidTurnQuestion):
    """SY-82: turn a die of your pool to another of its faces."""

    prompt: ClassVar[str] = "change"
    clause: ClassVar[int] = 82
    takes: ClassVar[tuple[str, ...]] = ("turn",)

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for before in range(FACES):
            for after in range(FACES):
                if why_not_change(s, self.seat, before, after) == ALLOWED:
                    moves.add_two(s.moves.turn, before, after)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        return why_not_change(s, self.seat, answer.first, answer.second)

    def carry_out(self, s: Wood, answer: Answer) -> None:
        turn_die(s, self.seat, answer.first, answer.second)


def turn_die(s: Wood, seat: Seat, before: Face, after: Face) -> None:
    """SY-16, SY-82, SY-115: a die of the pool shows another face."""
    s.leave_pool(seat, before)
    s.join_pool(seat, after)
    s.tell(s.events.turned, seat, before, after)


class RerollDice(MidTurnQuestion):
    """SY-83: pick any number of dice of your pool, at least one; then all of them are rolled at once."""

    prompt: ClassVar[str] = "reroll"
    clause: ClassVar[int] = 83
    takes: ClassVar[tuple[str, ...]] = ("reroll", "skip")

    def __init__(self, seat: Seat, picked: tuple[Face, ...]) -> None:
        super().__init__(seat)
        self.picked: Final = picked

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        pick = s.moves.reroll
        for face in range(FACES):
            if self.why_not_pick(s, face) == ALLOWED:
                moves.add(pick, face)
        if self.picked:
            moves.add_word(s.moves.skip)

    def why_not_pick(self, s: Wood, face: Face) -> Clause:
        """SY-83: a die of the pool that is not picked yet."""
        return ALLOWED if s.in_pool(self.seat, face) > self.picked.count(face) else 83

    def objection(self, s: Wood, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED if self.picked else 83
        return self.why_not_pick(s, answer.first)

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            reroll(s, self.seat, self.picked)
            return
        picked = (*self.picked, answer.first)
        if len(picked) < s.pool_size(self.seat):
            s.then_one(RerollDice(self.seat, picked))
        else:
            reroll(s, self.seat, picked)


def reroll(s: Wood, seat: Seat, picked: tuple[Face, ...]) -> None:
    """SY-83: all picked dice leave the pool, are rolled, and come back with the faces they show."""
    for face in picked:
        s.leave_pool(seat, face)
    for face in picked:
        rolled = roll(s, s.parts.forage_rolls if face < SYMBOLS else s.parts.element_rolls)
        s.join_pool(seat, rolled)
        s.tell(s.events.rerolled, seat, face, rolled)


def roll(s: Wood, sides: Ints) -> Face:
    """SY-15, SY-83: the face that a die with these sides shows when rolled."""
    return sides[s.chance.below(len(sides))]


# Dice on the table


class ChooseDie(MidTurnQuestion):
    """SY-53, SY-94: choose a placed die by its place, and then, if several there will do, by its level."""

    takes: ClassVar[tuple[str, ...]] = ("choose",)

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        tops = s.tops
        for spot in range(len(tops)):
            if tops[spot] != NO_DIE and self.has_die(s, spot):
                moves.add(s.moves.choose, spot)

    def has_die(self, s: Wood, spot: Spot) -> bool:
        """Whether some die of this place will do."""
        for level in range(height(s, spot)):
            if self.why_not_die(s, spot, level) == ALLOWED:
                return True
        return False

    def levels(self, s: Wood, spot: Spot) -> list[int]:
        """The levels of this place whose die will do; of identical dice on an any-die space only the first (SY-59)."""
        unordered = is_any_die_space(s, spot)
        found: list[int] = []
        seen: list[int] = []
        for level in range(height(s, spot)):
            die = die_at(s, spot, level)
            if unordered and die in seen:
                continue
            if self.why_not_die(s, spot, level) == ALLOWED:
                found.append(level)
                seen.append(die)
        return found

    def why_not_die(self, s: Wood, spot: Spot, level: Level) -> Clause:
        """The clause against choosing this die; ALLOWED for one that will do."""
        raise NotImplementedError

    def chosen(self, s: Wood, spot: Spot, level: Level) -> None:
        """Go on with the chosen die."""
        raise NotImplementedError

    def objection(self, s: Wood, answer: Answer) -> Clause:
        spot = answer.first
        return ALLOWED if self.has_die(s, spot) else self.why_not_die(s, spot, 0)

    def carry_out(self, s: Wood, answer: Answer) -> None:
        spot = answer.first
        levels = self.levels(s, spot)
        if len(levels) == 1:
            self.chosen(s, spot, levels[0])
        else:
            s.then_one(ChooseLevel(self, spot))


class ChooseLevel(MidTurnQuestion):
    """SY-53: which die of the stack, counted from the top; covered ones count too."""

    prompt: ClassVar[str] = "level"
    clause: ClassVar[int] = 53
    takes: ClassVar[tuple[str, ...]] = ("lift",)

    def __init__(self, purpose: ChooseDie, spot: Spot) -> None:
        super().__init__(purpose.seat)
        self.purpose: Final = purpose
        self.spot: Final = spot

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for level in self.purpose.levels(s, self.spot):
            moves.add(s.moves.lift, level)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        level = answer.first
        if level in self.purpose.levels(s, self.spot):
            return ALLOWED
        clause = self.purpose.why_not_die(s, self.spot, level)
        return clause if clause != ALLOWED else 59

    def carry_out(self, s: Wood, answer: Answer) -> None:
        self.purpose.chosen(s, self.spot, answer.first)


class ChooseDieToMove(ChooseDie):
    """SY-87, SY-116: any placed forage die, of any player."""

    prompt: ClassVar[str] = "move-die"
    clause: ClassVar[int] = 87

    def why_not_die(self, s: Wood, spot: Spot, level: Level) -> Clause:
        return why_not_forage(s, spot, level, 87)

    def chosen(self, s: Wood, spot: Spot, level: Level) -> None:
        s.then_one(MoveTo(self.seat, spot, level))


class MoveTo(MidTurnQuestion):
    """SY-87, SY-89: move it to an empty forest space, whatever its symbol; nothing is gained or set off."""

    prompt: ClassVar[str] = "move-to"
    clause: ClassVar[int] = 87
    takes: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, seat: Seat, spot: Spot, level: Level) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        self.level: Final = level

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for space in range(s.parts.spaces):
            if why_not_to(s, space) == ALLOWED:
                moves.add(s.moves.to, space)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        return why_not_to(s, answer.first)

    def carry_out(self, s: Wood, answer: Answer) -> None:
        space = answer.first
        die = lift(s, self.spot, self.level)
        put_on(s, space, die)
        owner = owner_of(die)
        if owner == self.seat:
            s.tell(s.events.moved_own, self.seat, face_of(die), self.spot, space)
        else:
            s.tell(s.events.moved, self.seat, owner, self.spot, space)


class ChooseDieToSwap(ChooseDie):
    """SY-88: a placed forage die for which there is another to trade places with."""

    prompt: ClassVar[str] = "swap-die"
    clause: ClassVar[int] = 88

    def why_not_die(self, s: Wood, spot: Spot, level: Level) -> Clause:
        clause = why_not_forage(s, spot, level, 88)
        if clause != ALLOWED:
            return clause
        return ALLOWED if has_die_for(s, ChooseDieToSwapWith(self.seat, spot, level)) else 88

    def chosen(self, s: Wood, spot: Spot, level: Level) -> None:
        s.then_one(ChooseDieToSwapWith(self.seat, spot, level))


class ChooseDieToSwapWith(ChooseDie):
    """SY-54, SY-88, SY-89: another one with the same symbol; each takes the other's exact place,
    and nothing is set off."""

    prompt: ClassVar[str] = "swap-with"
    clause: ClassVar[int] = 88

    def __init__(self, seat: Seat, spot: Spot, level: Level) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        self.level: Final = level

    def why_not_die(self, s: Wood, spot: Spot, level: Level) -> Clause:
        return why_not_swap(s, self.spot, self.level, spot, level)

    def chosen(self, s: Wood, spot: Spot, level: Level) -> None:
        one = die_at(s, self.spot, self.level)
        other = die_at(s, spot, level)
        exchange(s, self.spot, self.level, other)
        exchange(s, spot, level, one)
        s.tell(s.events.swapped, self.seat, face_of(one), self.spot, spot)


class ChooseDieToRemove(ChooseDie):
    """SY-91, SY-92: any placed die is set aside."""

    prompt: ClassVar[str] = "remove-die"
    clause: ClassVar[int] = 91

    def why_not_die(self, s: Wood, spot: Spot, level: Level) -> Clause:
        return why_not_remove(s, spot, level)

    def chosen(self, s: Wood, spot: Spot, level: Level) -> None:
        set_aside(s, self.seat, spot, level)


class ChooseElementToRemove(ChooseDieToRemove):
    """SY-90, SY-92: any placed element die is set aside."""

    clause: ClassVar[int] = 90

    def why_not_die(self, s: Wood, spot: Spot, level: Level) -> Clause:
        return why_not_remove_element(s, spot, level)


class ChooseDieToReturn(ChooseDie):
    """SY-93: one of your own placed forage dice comes back to your pool as it is, for one more turn."""

    prompt: ClassVar[str] = "return-die"
    clause: ClassVar[int] = 93

    def why_not_die(self, s: Wood, spot: Spot, level: Level) -> Clause:
        return why_not_return(s, self.seat, spot, level)

    def chosen(self, s: Wood, spot: Spot, level: Level) -> None:
        face = face_of(lift(s, spot, level))
        s.join_pool(self.seat, face)
        s.tell(s.events.took_back, self.seat, face, spot)


def has_die_for(s: Wood, question: ChooseDie) -> bool:
    """SY-81: whether some placed die will do."""
    tops = s.tops
    for spot in range(len(tops)):
        if tops[spot] != NO_DIE and question.has_die(s, spot):
            return True
    return False


def can_move_a_die(s: Wood, seat: Seat) -> bool:
    """SY-81, SY-187: whether there is a forage die to move and an empty forest space to move it to."""
    return has_empty_space(s) and has_die_for(s, ChooseDieToMove(seat))

"""Taming creatures, the limit, and release (SY-31, SY-96 to SY-102, SY-107, SY-123, SY-132, SY-184)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tablewood.games.sylve.dice import OWNERS, Level, face_of, is_element, owner_of
from tablewood.games.sylve.parts import (
    CREATURE_SPACE,
    SEASONS,
    TAME,
    Creature,
    Season,
    Spot,
    Trigger,
)
from tablewood.games.sylve.places import NONE, NOTHING, joined, parted
from tablewood.games.sylve.refusals import MidTurnQuestion
from tablewood.games.sylve.stacks import lift
from tablewood.games.sylve.state import Wood
from tablewood.kernel.log import TABLE
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule
from tablewood.kernel.vectors import added, plus, put


def offer_creature_space(s: Wood, seat: Seat) -> None:
    """SY-31, SY-97, SY-123, SY-184: tame a creature, or what a card offers instead, if there is either."""
    if s.creatures_left() or s.reacts(seat, CREATURE_SPACE):
        s.then_one(TameCreature(seat, on_space=True))


class TameCreature(MidTurnQuestion):
    """SY-32, SY-96, SY-97: take the top creature of a pile, use a card that offers something instead, or neither."""

    prompt: ClassVar[str] = "tame"
    clause: ClassVar[int] = 96
    takes: ClassVar[tuple[str, ...]] = ("tame", "instead", "skip")

    def __init__(self, seat: Seat, on_space: bool) -> None:
        super().__init__(seat)
        self.on_space: Final = on_space
        """SY-123: whether a die was placed on a creature space."""

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for season in range(SEASONS):
            if s.pile_left(season) > 0:
                moves.add(s.moves.tame, season)
        if self.on_space:
            for creature in s.tamed[self.seat]:
                if self.why_not_instead(s, creature) == ALLOWED:
                    moves.add(s.moves.instead, creature)
        moves.add_word(s.moves.skip)

    def why_not_instead(self, s: Wood, creature: Creature) -> Clause:
        """SY-107, SY-123: the player's own creature, not a new one, that offers something instead of taming."""
        if not self.on_space or not s.has_tamed(self.seat, creature):
            return 123
        if s.parts.trigger[creature] != CREATURE_SPACE:
            return 123
        return 107 if s.is_new(creature) else ALLOWED

    def objection(self, s: Wood, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED
        if answer.verb is s.moves.instead:
            return self.why_not_instead(s, answer.first)
        return ALLOWED if s.pile_left(answer.first) > 0 else 97

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            return
        if answer.verb is s.moves.tame:
            tame(s, self.seat, answer.first)
        else:
            creature = answer.first
            s.tell(s.events.did_instead, self.seat, creature)
            s.parts.powers[creature].carry_out(s, self.seat)


def tame(s: Wood, seat: Seat, season: Season) -> None:
    """SY-6, SY-96, SY-107, SY-132, SY-143: take the creature, turn up the next one, and let the others react."""
    creature = s.top_creature(season)
    s.taken = plus(s.taken, season, 1)
    s.tell(s.events.tamed, seat, creature)
    following = s.top_creature(season)
    if following != NOTHING:
        s.reveal()
        s.tell(s.events.appeared, TABLE, following)
    set_off(s, seat, TAME)
    s.newcomers = added(s.newcomers, creature)
    s.tamed = joined(s.tamed, seat, creature)


def set_off(s: Wood, seat: Seat, trigger: Trigger) -> None:
    """SY-106 to SY-108, SY-144: the acting player's creatures with this trigger use their powers, except new ones."""
    for creature in s.tamed[seat]:
        if s.parts.trigger[creature] == trigger and not s.is_new(creature):
            use_power(s, seat, creature)


def use_power(s: Wood, seat: Seat, creature: Creature) -> None:
    """SY-106: a creature that reacts does what it can; the log credits it with what it gathers."""
    s.reacting = creature
    s.parts.powers[creature].carry_out(s, seat)
    s.reacting = NOTHING


@mypyc_attr(free_list_len=1)
class ReleaseOverflow(SeatRule[Wood]):
    """SY-98, SY-99, SY-140 (8): release creatures until the limit is kept; the new ones react from now on."""

    def run(self, s: Wood) -> None:
        if len(s.tamed[self.player]) > s.limit[self.player]:
            s.then((ReleaseCreature(self.player), self))
        elif len(s.newcomers) > 0:
            s.newcomers = NONE


RELEASE_OVERFLOW: Final = [ReleaseOverflow(seat) for seat in range(OWNERS)]
"""By seat: the step. It never changes, so one does for all placements."""


class ReleaseCreature(MidTurnQuestion):
    """SY-99: release a creature of choice; it may be the one just tamed."""

    prompt: ClassVar[str] = "release"
    clause: ClassVar[int] = 99
    takes: ClassVar[tuple[str, ...]] = ("release",)

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        moves.add_each(s.moves.release, s.tamed[self.seat])

    def objection(self, s: Wood, answer: Answer) -> Clause:
        return ALLOWED if s.has_tamed(self.seat, answer.first) else 99

    def carry_out(self, s: Wood, answer: Answer) -> None:
        release(s, self.seat, answer.first)


def release(s: Wood, seat: Seat, creature: Creature) -> None:
    """SY-100, SY-102: the creature's power is gone; a die in its slot is set aside until the end of the round."""
    s.tamed = parted(s.tamed, seat, creature)
    s.freed_by = put(s.freed_by, creature, seat)
    s.tell(s.events.released, seat, creature)
    spot = s.parts.slot_of(creature)
    if not s.is_empty(spot):
        set_aside(s, seat, spot, 0)


def set_aside(s: Wood, seat: Seat, spot: Spot, level: Level) -> None:
    """SY-90 to SY-92, SY-102: a die on the table goes out of play until the next round."""
    die = lift(s, spot, level)
    s.aside = added(s.aside, die)
    owner = NOTHING if is_element(die) else owner_of(die)
    s.tell(s.events.set_aside, seat, owner, face_of(die), spot)

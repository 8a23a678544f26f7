"""Research abilities and points of strength (AL-159, AL-164, AL-165, AL-170 to AL-182, AL-235)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.alynthia.names import CATEGORIES, LEVELS, NOTHING, RESEARCH_TILE, RESEARCHED
from tablewood.games.alynthia.order import MustAnswer
from tablewood.games.alynthia.pieces import buildings_of, outpost_at, outposts_of
from tablewood.games.alynthia.purse import earn
from tablewood.games.alynthia.refusals import why_not_research
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import (
    ATTACK,
    DEFENSE,
    RECURRING,
    RENOWN,
    RENOWN_PER_BUILDING,
    RENOWN_PER_SPACE,
)
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule
from tablewood.kernel.vectors import plus, put


def unlock(s: Land, seat: Seat, category: i64) -> None:
    """AL-164, AL-167, AL-170: take the next tile of the category; what happens at once happens now."""
    tile = category * LEVELS + s.researched(seat, category)
    s.research = plus(s.research, seat * LEVELS + category, 1)
    s.tell(s.events.researched, seat, RESEARCH_TILE + tile)
    verb = s.parts.research_verb[tile]
    amount = s.parts.research_amount[tile]
    if s.parts.research_type[tile] == RECURRING:
        return
    if verb == ATTACK:
        s.attack = plus(s.attack, seat, amount)
    elif verb == DEFENSE:
        s.defense = plus(s.defense, seat, amount)
    elif verb == RENOWN:
        earn(s, seat, RESEARCHED, amount)
    elif verb == RENOWN_PER_SPACE:
        earn(s, seat, RESEARCHED, amount * spaces_held(s, seat))
    elif verb == RENOWN_PER_BUILDING:
        earn(s, seat, RESEARCHED, amount * buildings_of(s, seat))


def spaces_held(s: Land, seat: Seat) -> i64:
    """AL-175: the spaces with the player's outposts or character, each counted once, the tunnel too."""
    spaces = 1 if outpost_at(s, seat, s.at[seat]) == NOTHING else 0
    return spaces + outposts_of(s, seat)


class UnlockResearch(SeatRule[Land]):
    """AL-164, AL-172: unlock research abilities, one after the other; nothing happens once all are unlocked."""

    def __init__(self, player: Seat, tiles: i64) -> None:
        super().__init__(player)
        self.tiles: Final = tiles

    def run(self, s: Land) -> None:
        open_categories = [
            category
            for category in range(len(CATEGORIES))
            if why_not_research(s, self.player, category) == ALLOWED
        ]
        if not open_categories:
            s.tell(s.events.all_researched, self.player)
            return
        if len(open_categories) > 1:
            s.then_one(ChooseResearch(self.player, self.tiles))
            return
        unlock(s, self.player, open_categories[0])
        if self.tiles > 1:
            s.then_one(UnlockResearch(self.player, self.tiles - 1))


class ChooseResearch(MustAnswer):
    """AL-170: any category; its next tile from the left."""

    prompt: ClassVar[str] = "choose-research"
    clause: ClassVar[int] = 170
    takes: ClassVar[tuple[str, ...]] = ("research",)

    def __init__(self, seat: Seat, tiles: i64) -> None:
        super().__init__(seat)
        self.tiles: Final = tiles

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for category in range(len(CATEGORIES)):
            if s.researched(self.seat, category) < LEVELS:
                moves.add(s.moves.research, category)

    def objection(self, s: Land, answer: Answer) -> Clause:
        return why_not_research(s, self.seat, answer.first)

    def carry_out(self, s: Land, answer: Answer) -> None:
        if self.tiles > 1:
            s.then_one(UnlockResearch(self.seat, self.tiles - 1))
        unlock(s, self.seat, answer.first)


class SplitPoints(MustAnswer):
    """AL-35, AL-235: share points of strength between attack and defense, for good."""

    prompt: ClassVar[str] = "split-points"
    clause: ClassVar[int] = 235
    takes: ClassVar[tuple[str, ...]] = ("split",)

    def __init__(self, seat: Seat, points: i64, place: i64) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.place: Final = place
        """The outpost that carries the stronghold; NOTHING for a guild ability."""

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for attack in range(self.points + 1):
            moves.add(s.moves.split, attack)

    def objection(self, s: Land, answer: Answer) -> Clause:
        return ALLOWED if answer.first <= self.points else self.clause

    def carry_out(self, s: Land, answer: Answer) -> None:
        attack = answer.first
        s.attack = plus(s.attack, self.seat, attack)
        s.defense = plus(s.defense, self.seat, self.points - attack)
        if self.place != NOTHING:
            s.stronghold = put(s.stronghold, self.place, attack)
        s.tell(s.events.split, self.seat, attack, self.points - attack)


class SplitStrongholdPoints(SplitPoints):
    """AL-159: the points of a stronghold, which go when it is lost."""

    clause: ClassVar[int] = 159

"""Choosing guilds and starting spaces; the Guild Phase (AL-29 to AL-40, AL-67 to AL-74, AL-236, AL-242)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.alynthia.names import (
    ADVANCED,
    BASIC_1,
    BASIC_2,
    DRAGON_SPACE,
    FOREST,
    GUILD_ABILITIES,
    GUILD_PHASE,
    GUILDS,
    MOUNTAIN,
    NO_SPACE,
    NOTHING,
    Space,
)
from tablewood.games.alynthia.order import MustAnswer
from tablewood.games.alynthia.pieces import (
    NO_SPACES,
    has_character,
    has_wall,
    in_board_order,
    put_wall,
)
from tablewood.games.alynthia.research import SplitPoints
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import BATTLE_POINTS
from tablewood.kernel.log import TABLE
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.number_sets import including, set_of
from tablewood.kernel.step import ALLOWED, Clause, Rule, Seat, SeatRule
from tablewood.kernel.vectors import Ints, added, has, put


class PlaceGuilds(Rule[Land]):
    """AL-29, AL-39: counter-clockwise from a random player; the last to place takes the first player marker."""

    def __init__(self, starter: Seat, placed: i64) -> None:
        super().__init__()
        self.starter: Final = starter
        self.placed: Final = placed

    def run(self, s: Land) -> None:
        if self.placed == s.seats:
            s.first = (self.starter + 1) % s.seats
            s.tell(s.events.first_player, s.first)
            return
        seat = (self.starter - self.placed) % s.seats
        s.then((ChooseGuild(seat), ChooseStart(seat), PlaceGuilds(self.starter, self.placed + 1)))


class ChooseGuild(MustAnswer):
    """AL-30, AL-35, AL-36: a guild that nobody has chosen; in basic mode both basic abilities are active at once."""

    prompt: ClassVar[str] = "choose-guild"
    clause: ClassVar[int] = 30
    takes: ClassVar[tuple[str, ...]] = ("guild",)

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for guild in range(len(GUILDS)):
            if why_not_guild(s, guild) == ALLOWED:
                moves.add(s.moves.guild, guild)

    def objection(self, s: Land, answer: Answer) -> Clause:
        return why_not_guild(s, answer.first)

    def carry_out(self, s: Land, answer: Answer) -> None:
        guild = answer.first
        s.guild = put(s.guild, self.seat, guild)
        s.tell(s.events.chose_guild, self.seat, guild)
        if not s.advanced:
            s.unlocked = put(s.unlocked, self.seat, set_of([BASIC_1, BASIC_2]))


def why_not_guild(s: Land, guild: i64) -> Clause:
    """AL-30, AL-37: not taken, and with a space to start on."""
    if guild in s.guild:
        return 30
    for space in s.board.spaces:
        if why_not_start(s, guild, space) == ALLOWED:
            return ALLOWED
    return 37


def why_not_start(s: Land, guild: i64, space: Space) -> Clause:
    """AL-37, AL-38: an unoccupied space that the guild allows."""
    terrain = s.terrain[space]
    if terrain == NO_SPACE or space == s.parts.tunnel:
        return 37
    if terrain == DRAGON_SPACE or has_character(s, space):
        return 38
    start = s.parts.guild_start[guild]
    return ALLOWED if start in (NOTHING, terrain) else 37


class ChooseStart(MustAnswer):
    """AL-35, AL-37, AL-38: place the character; then, in basic mode, share out the points of the Mountain Guild."""

    prompt: ClassVar[str] = "choose-start"
    clause: ClassVar[int] = 37
    takes: ClassVar[tuple[str, ...]] = ("start",)

    def list_legal(self, s: Land, moves: MoveList) -> None:
        guild = s.guild[self.seat]
        for space in s.board.spaces:
            if why_not_start(s, guild, space) == ALLOWED:
                moves.add(s.moves.start, space)

    def objection(self, s: Land, answer: Answer) -> Clause:
        return why_not_start(s, s.guild[self.seat], answer.first)

    def carry_out(self, s: Land, answer: Answer) -> None:
        space = answer.first
        s.at[self.seat] = space
        s.clock += 1
        s.arrived = put(s.arrived, self.seat, s.clock)
        s.tell(s.events.started, self.seat, space)
        if not s.advanced:
            share_points(s, self.seat, BASIC_1)
            share_points(s, self.seat, BASIC_2)


def share_points(s: Land, seat: Seat, basic: i64) -> None:
    """AL-35, AL-235: points of strength that a basic ability gives are shared out when it is unlocked."""
    at = s.basic_of(seat, basic)
    if s.parts.basic_verb[at] == BATTLE_POINTS:
        s.then_one(SplitPoints(seat, s.parts.basic_amount[at], NOTHING))


# The Guild Phase


class GuildPhase(Rule[Land]):
    """AL-61, AL-67, AL-68, AL-73: advanced mode, as long as the guild track goes, in turn order: who has the space of
    the round open may unlock."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final = place

    def run(self, s: Land) -> None:
        if not s.advanced or s.round > s.parts.guild_track or self.place == s.seats:
            return
        if self.place == 0:
            s.tell(s.events.phase_began, TABLE, GUILD_PHASE)
        s.then_one(GuildPhase(self.place + 1))
        seat = s.in_turn_order(self.place)
        for ability in range(GUILD_ABILITIES):
            if why_not_unlock(s, seat, ability) == ALLOWED:
                s.then_one(UnlockAbility(seat))
                return


def why_not_unlock(s: Land, seat: Seat, ability: i64) -> Clause:
    """AL-68, AL-69: the space of the round is open, and for the advanced ability the next one too."""
    if s.blocked[seat] == s.round:
        return 69
    if s.has_unlocked(seat, ability):
        return 68
    return 69 if ability == ADVANCED and s.round == s.parts.guild_track else ALLOWED


class UnlockAbility(MustAnswer):
    """AL-68 to AL-72: one ability that is still locked, in any order, or none."""

    prompt: ClassVar[str] = "unlock-ability"
    clause: ClassVar[int] = 68
    takes: ClassVar[tuple[str, ...]] = ("unlock", "skip")

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for ability in range(GUILD_ABILITIES):
            if why_not_unlock(s, self.seat, ability) == ALLOWED:
                moves.add(s.moves.unlock, ability)
        moves.add_word(s.moves.skip)

    def objection(self, s: Land, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED
        return why_not_unlock(s, self.seat, answer.first)

    def not_now(self, s: Land, answer: Answer) -> Clause:
        """AL-229: no cards in the Guild Phase."""
        return 229 if s.moves.plays_a_card(answer.verb) else self.clause

    def carry_out(self, s: Land, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            s.tell(s.events.skipped, self.seat)
            return
        ability = answer.first
        s.unlocked = put(s.unlocked, self.seat, including(s.unlocked[self.seat], ability))
        s.tell(s.events.unlocked, self.seat, ability, s.guild[self.seat])
        if ability != ADVANCED:
            share_points(s, self.seat, ability)
            return
        s.blocked = put(s.blocked, self.seat, s.round + 1)
        if s.guild[self.seat] == MOUNTAIN:
            s.then_one(DigEntrance(self.seat))
        elif s.guild[self.seat] == FOREST:
            s.then_one(RaiseWalls(self.seat))


class DigEntrance(MustAnswer):
    """AL-236: three entrances on three different spaces, anywhere on the map."""

    prompt: ClassVar[str] = "dig-entrance"
    clause: ClassVar[int] = 236
    takes: ClassVar[tuple[str, ...]] = ("entrance",)

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for space in s.board.spaces:
            if not has(s.entrances, space):
                moves.add(s.moves.entrance, space)

    def objection(self, s: Land, answer: Answer) -> Clause:
        space = answer.first
        return ALLOWED if s.board.has_space(space) and space not in s.entrances else 236

    def carry_out(self, s: Land, answer: Answer) -> None:
        space = answer.first
        s.entrances = added(s.entrances, space)
        s.tell(s.events.dug, self.seat, space)
        if len(s.entrances) < s.parts.entrances:
            s.then_one(DigEntrance(self.seat))


class RaiseWalls(SeatRule[Land]):
    """AL-242: a wall on each outpost already built; asked where if there are more outposts than walls."""

    def run(self, s: Land) -> None:
        spaces = unwalled(s, self.player)
        free = walls_left(s)
        if free == 0 or len(spaces) == 0:
            return
        if len(spaces) > free:
            s.then_one(ChooseWall(self.player))
            return
        for space in spaces:
            put_wall(s, space)
            s.tell(s.events.walled, self.player, space)


def walls_left(s: Land) -> i64:
    """AL-242: how many walls are in the supply."""
    left: i64 = 0
    for space in s.walls:
        if space == NOTHING:
            left += 1
    return left


def unwalled(s: Land, seat: Seat) -> Ints:
    """AL-242: the spaces of the player's outposts without a wall."""
    spaces = NO_SPACES
    for space in s.outpost_spaces(seat):
        if not has_wall(s, space):
            spaces = added(spaces, space)
    return in_board_order(spaces)


class ChooseWall(MustAnswer):
    """AL-242: the owner's choice, one wall an outpost."""

    prompt: ClassVar[str] = "choose-wall"
    clause: ClassVar[int] = 242
    takes: ClassVar[tuple[str, ...]] = ("wall",)

    def list_legal(self, s: Land, moves: MoveList) -> None:
        moves.add_each(s.moves.wall, unwalled(s, self.seat))

    def objection(self, s: Land, answer: Answer) -> Clause:
        return ALLOWED if answer.first in unwalled(s, self.seat) else 242

    def carry_out(self, s: Land, answer: Answer) -> None:
        space = answer.first
        s.then_one(RaiseWalls(self.seat))
        put_wall(s, space)
        s.tell(s.events.walled, self.seat, space)

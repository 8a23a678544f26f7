"""The Dragon Phase: spawning, swarming, battles (AL-75 to AL-100)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.alynthia.battle import dragons_attack
from tablewood.games.alynthia.boards import DIRECTIONS
from tablewood.games.alynthia.names import AFTER_ROLL, DRAGON, DRAGON_PHASE, NEST, SPAWN_DIE, Space
from tablewood.games.alynthia.order import MustAnswer
from tablewood.games.alynthia.pieces import NO_SPACES, defender_of, in_board_order
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.windows import OpenWindow
from tablewood.kernel.log import TABLE
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Rule, Seat
from tablewood.kernel.vectors import Ints, added, without


class DragonPhase(Rule[Land]):
    """AL-77, AL-78, AL-90, AL-227: all spawning, then all swarming, then battles, with windows before and between."""

    def run(self, s: Land) -> None:
        s.reached = NO_SPACES
        s.tell(s.events.phase_began, TABLE, DRAGON_PHASE)
        s.then(
            (
                OpenWindow(DRAGON, s.first, s.seats),
                SpawnFrom(0),
                Swarm(),
                OpenWindow(DRAGON, s.first, s.seats),
                FightDragons(),
            )
        )


# Spawning


class SpawnFrom(Rule[Land]):
    """AL-77: the nests in board order; an undefeated one rolls the spawn die, a defeated one gets a dragon."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: Final = number

    def run(self, s: Land) -> None:
        if self.number == len(s.nests):
            return
        s.then_one(SpawnFrom(self.number + 1))
        space = s.nests[self.number]
        if s.nest[space] == NEST:
            s.rolled = s.chance.below(len(s.parts.spawn_die))
            s.then((OpenWindow(AFTER_ROLL, s.first, s.seats, SPAWN_DIE), RaiseMarker(space)))
        elif s.token_supply > 0:
            s.token_supply -= 1
            s.dragons[space] += 1
            s.reached = added(s.reached, space)
            s.tell(s.events.hatched, TABLE, space)
        else:
            s.tell(s.events.no_token, TABLE, space)


class RaiseMarker(Rule[Land]):
    """AL-77: the marker goes up by the result."""

    def __init__(self, space: Space) -> None:
        super().__init__()
        self.space: Final = space

    def run(self, s: Land) -> None:
        dragons = s.parts.spawn_die[s.rolled]
        s.dragons[self.space] += dragons
        s.tell(s.events.spawned, TABLE, self.space, dragons)


# Swarming


class Swarm(Rule[Land]):
    """AL-79 to AL-88: spaces with five or more dragons send one to each neighbour, until no space can."""

    def run(self, s: Land) -> None:
        spent = NO_SPACES
        space = next_swarm(s, spent)
        while space >= 0:
            s.tell(s.events.swarmed, TABLE, space)
            if not send_dragons(s, space):
                spent = added(spent, space)
            space = next_swarm(s, spent)
        s.reached = with_defenders(s, s.reached)


def with_defenders(s: Land, spaces: Ints) -> Ints:
    """AL-89: of these spaces those with player pieces, in board order, each once."""
    found = NO_SPACES
    for space in in_board_order(spaces):
        if space not in found and defender_of(s, space) >= 0:
            found = added(found, space)
    return found


def next_swarm(s: Land, spent: Ints) -> Space:
    """AL-83, AL-84: the first space in board order with five or more dragons that is not spent; -1 if there is none."""
    for space in s.board.spaces:
        if s.dragons[space] >= s.parts.swarm and space not in spent:
            return space
    return -1


def send_dragons(s: Land, space: Space) -> bool:
    """AL-80, AL-82 to AL-84: one dragon to each neighbour, north, east, south, west; False if one lacked a token."""
    supplied = True
    for direction in range(len(DIRECTIONS)):
        goal = s.board.neighbour(space, direction)
        if goal < 0:
            continue
        leaves_nest = s.nest[space] == NEST
        enters_nest = s.nest[goal] == NEST
        if leaves_nest and not enters_nest:
            if s.token_supply == 0:
                if supplied:
                    s.tell(s.events.no_token, TABLE, space)
                supplied = False
                continue
            s.token_supply -= 1
        elif enters_nest and not leaves_nest:
            s.token_supply += 1
        s.dragons[space] -= 1
        s.dragons[goal] += 1
        s.reached = added(s.reached, goal)
    return supplied


# Battles


class FightDragons(Rule[Land]):
    """AL-89, AL-93 to AL-95, AL-100: one battle a space, in turn order of the defenders, until all are fought."""

    def run(self, s: Land) -> None:
        for place in range(s.seats):
            player = s.in_turn_order(place)
            spaces = battles_of(s, player)
            if len(spaces) > 0:
                s.then_one(self)
                if len(spaces) == 1:
                    fight(s, spaces[0])
                else:
                    s.then_one(ChooseBattle(player))
                return
        s.reached = NO_SPACES


def battles_of(s: Land, player: Seat) -> Ints:
    """AL-95: the battles in which the player is now the defender."""
    battles = NO_SPACES
    for space in s.reached:
        if defender_of(s, space) == player:
            battles = added(battles, space)
    return battles


def fight(s: Land, space: Space) -> None:
    """AL-93: the one battle on this space."""
    s.reached = without(s.reached, space)
    dragons_attack(s, space)


class ChooseBattle(MustAnswer):
    """AL-94: a player with several battles chooses their order."""

    prompt: ClassVar[str] = "choose-battle"
    clause: ClassVar[int] = 94
    takes: ClassVar[tuple[str, ...]] = ("battle",)

    def list_legal(self, s: Land, moves: MoveList) -> None:
        moves.add_each(s.moves.battle, battles_of(s, self.seat))

    def objection(self, s: Land, answer: Answer) -> Clause:
        return ALLOWED if answer.first in battles_of(s, self.seat) else 94

    def carry_out(self, s: Land, answer: Answer) -> None:
        fight(s, answer.first)

"""Everything that changes in Little Town, and questions about it that need no rule of the turn."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.little_town.board import GRASS, Board, Square
from tablewood.games.little_town.buildings import Bill, Buildings, Kind
from tablewood.games.little_town.components import Parts
from tablewood.games.little_town.goal_tiles import Goal, GoalTiles
from tablewood.games.little_town.goods import (
    COINS,
    GOODS,
    RESOURCES,
    WIDTH,
    Good,
    Limits,
    PlayerCount,
)
from tablewood.games.little_town.moves import Events, Moves
from tablewood.games.little_town.points import parts_of_score
from tablewood.kernel.chance import Chance
from tablewood.kernel.lists import SharedNames
from tablewood.kernel.scoring import Score
from tablewood.kernel.state import State
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, SharedInts, copied, ints, part, plus, put, total, without

if TYPE_CHECKING:
    from tablewood.games.little_town.game import LittleTown

NOTHING: Final = -1
"""No building on this square, no worker, no owner; a tile in no draft hand."""

IN_PILE: Final = -1
DISCARDED: Final = -2
LEFT_OUT: Final = -3
"""Where a goal is that nobody holds: LT-15, LT-16, LT-147."""

_UNSET: Final = ints([])
_NO_NAMES: Final[list[str]] = []
_NO_BOARD: Final = Board("", 1, [])


@mypyc_attr(acyclic=True, free_list_len=1)  # searches make a clone, and forget it before the next
class Town(State):
    """The table: board, supply, stock and what each player has. Vectors are flat, with one stretch for each seat.

    `Shared` ones are replaced, never changed in place. The others change with almost every move.
    """

    def __init__(self, game: "LittleTown", seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.rules: LittleTown = game
        self.parts: Parts = game.parts
        self.moves: Moves = game.town_moves
        self.events: Events = game.town_events
        self.buildings: Buildings = game.parts.buildings
        self.goals: GoalTiles = game.parts.goals
        self.limits: Limits = game.parts.limits
        self.count: PlayerCount = game.parts.players[seats]
        # The options in force
        self.side: str = ""
        """LT-9: the side of the board that is up."""
        self.board: Board = _NO_BOARD
        """LT-9: that side; never changed."""
        self.colours: SharedNames = _NO_NAMES
        """LT-7: by seat; never changed."""
        self.international: bool = False
        """LT-143 to LT-145."""
        self.extended: bool = False
        """LT-147."""
        self.manual: bool = False
        """LT-148."""
        # The course of the game
        self.round: i64 = 0
        self.start_seat: i64 = 0
        """Who holds the start player marker."""
        self.next_seat: i64 = 0
        # The board, by square
        self.tile: SharedInts = _UNSET
        """The kind of the building, or NOTHING."""
        self.owner: SharedInts = _UNSET
        """LT-59: whose house stands on the building."""
        self.worker: SharedInts = _UNSET
        """Whose worker stands on the square."""
        self.estates: SharedInts = _UNSET
        """By seat: the squares of the player's buildings in the order of building, one place for each house."""
        self.open: SharedInts = _UNSET
        """LT-28: the empty grass squares, in increasing order."""
        # Tiles, by kind of building
        self.in_game: SharedInts = _UNSET
        """LT-17: how many tiles of each kind this game has."""
        self.supply: SharedInts = _UNSET
        self.draft_hand: SharedInts = _UNSET
        """LT-146: the hand in which a tile was dealt, or NOTHING. Empty when nobody drafts."""
        # Goods and pieces
        self.stock: Ints = _UNSET
        """By good."""
        self.goods: Ints = _UNSET
        """By seat and good."""
        self.vp: Ints = _UNSET
        """LT-78, LT-105, LT-108, LT-109: the points on the track, without limit either way."""
        self.workers: Ints = _UNSET
        """Workers in hand."""
        self.yard: SharedInts = _UNSET
        """LT-55: workers on the building areas."""
        self.houses: SharedInts = _UNSET
        """Houses in hand."""
        # Goals, by goal tile
        self.goal_at: SharedInts = _UNSET
        """The seat that holds it, or IN_PILE, DISCARDED, LEFT_OUT."""
        self.revealed: SharedInts = _UNSET
        """LT-98: 1 for a declared goal."""
        self.met: SharedInts = _UNSET
        """By seat, a set of goals: those whose condition was true for the player at some checkpoint (LT-102)."""
        self.put_to: SharedInts = _UNSET
        """LT-148: by seat, a set of goals: those true now that the player has been asked about."""
        # The use of the squares around a worker or a residence
        self.using: Square = NOTHING
        """The square in the middle, or NOTHING when no use is going on."""
        self.user: i64 = NOTHING
        """Whose use it is."""
        self.used: SharedInts = _UNSET
        """LT-38: the buildings activated, by square."""
        self.waiting: Ints = _UNSET
        """LT-150: by resource, the terrain squares that found the stock empty."""
        self.gained: Ints = _UNSET
        """By resource: the cubes gained."""
        self.famous: i64 = 0
        """LT-136: how many buildings gave points."""
        self.mixed: i64 = 0
        """LT-126: the most kinds of resource in one input."""
        self.straight: bool = False
        """LT-134: whether a resource was paid of a kind gained earlier."""
        self.feast: Good = NOTHING
        """LT-139: the one resource that fed all workers of the last player to feed them, or NOTHING."""
        self.feaster: i64 = NOTHING
        """Who fed their workers last."""

    # Written by tools/clones.py from the fields above.
    def clone(self) -> "Town":
        copy = Town(self.rules, self.seats, self.chance.clone())
        self.copy_common(copy)
        copy.side = self.side
        copy.board = self.board
        copy.colours = self.colours
        copy.international = self.international
        copy.extended = self.extended
        copy.manual = self.manual
        copy.round = self.round
        copy.start_seat = self.start_seat
        copy.next_seat = self.next_seat
        copy.tile = self.tile
        copy.owner = self.owner
        copy.worker = self.worker
        copy.estates = self.estates
        copy.open = self.open
        copy.in_game = self.in_game
        copy.supply = self.supply
        copy.draft_hand = self.draft_hand
        copy.stock = self.stock[:]
        copy.goods = self.goods[:]
        copy.vp = self.vp[:]
        copy.workers = self.workers[:]
        copy.yard = self.yard
        copy.houses = self.houses
        copy.goal_at = self.goal_at
        copy.revealed = self.revealed
        copy.met = self.met
        copy.put_to = self.put_to
        copy.using = self.using
        copy.user = self.user
        copy.used = self.used
        copy.waiting = self.waiting[:]
        copy.gained = self.gained[:]
        copy.famous = self.famous
        copy.mixed = self.mixed
        copy.straight = self.straight
        copy.feast = self.feast
        copy.feaster = self.feaster
        return copy

    # The board

    def has_building(self, square: Square) -> bool:
        """Whether a building stands on the square."""
        return self.tile[square] >= 0

    def has_worker(self, square: Square) -> bool:
        """Whether a worker stands on the square."""
        return self.worker[square] >= 0

    def is_empty_grass(self, square: Square) -> bool:
        """LT-28: room for a worker or a tile."""
        empty = self.tile[square] < 0 and self.worker[square] < 0
        return empty and self.board.terrain[square] == GRASS

    def look_again(self) -> None:
        """LT-28: find the empty grass squares."""
        tile, worker = self.tile, self.worker
        found = copied(self.board.grass)
        number: i64 = 0
        for square in self.board.grass:
            if tile[square] < 0 and worker[square] < 0:
                found[number] = square
                number += 1
        self.open = found[:number]

    def close(self, square: Square) -> None:
        """LT-28: the square is no longer empty."""
        self.open = without(self.open, square)

    def raise_building(self, seat: Seat, kind: Kind, square: Square) -> None:
        """LT-58, LT-59: the tile and one of the player's houses on the square."""
        self.estates = put(self.estates, self._estate(seat) + self.buildings_of(seat), square)
        self.tile = put(self.tile, square, kind)
        self.owner = put(self.owner, square, seat)
        self.houses = plus(self.houses, seat, -1)

    def buildings_of(self, seat: Seat) -> i64:
        """How many buildings the player has constructed."""
        return self.count.houses - self.houses[seat]

    def own(self, seat: Seat) -> Ints:
        """The squares of the player's buildings, in the order in which they were built."""
        first = self._estate(seat)
        return self.estates[first : first + self.buildings_of(seat)]

    def own_square(self, seat: Seat, number: i64) -> Square:
        """The square of the player's first building (0) or a later one."""
        return self.estates[self._estate(seat) + number]

    def _estate(self, seat: Seat) -> i64:
        """Where the player's stretch of `estates` begins."""
        return seat * self.count.houses

    # Goods

    def held(self, seat: Seat, good: Good) -> i64:
        """How much of a good the player has in hand."""
        return self.goods[seat * GOODS + good]

    def coins(self, seat: Seat) -> i64:
        """LT-73: the value of the player's coins."""
        return self.goods[seat * GOODS + COINS]

    def cubes(self, seat: Seat) -> i64:
        """How many resources the player has in hand."""
        first = seat * GOODS
        cubes: i64 = 0
        for at in range(first, first + RESOURCES):
            cubes += self.goods[at]
        return cubes

    def hand(self, seat: Seat) -> list[int]:
        """By good: what the player has in hand."""
        return part(self.goods, seat * GOODS, (seat + 1) * GOODS)

    def has_cubes_in_stock(self) -> bool:
        """Whether the stock has a resource of any kind."""
        for good in range(RESOURCES):
            if self.stock[good] > 0:
                return True
        return False

    def coins_after(self, seat: Seat, bill: Bill) -> i64:
        """LT-68: the player's coins once this is paid, with coins for each missing cube; below 0 if too few."""
        # Asked of every building whenever a turn begins, so `due` and `held` are written out.
        dues, due = self.buildings.dues, bill * WIDTH
        goods, held = self.goods, seat * GOODS
        missing: i64 = 0
        for good in range(RESOURCES):
            if dues[due + good] > goods[held + good]:
                missing += dues[due + good] - goods[held + good]
        return goods[held + COINS] - dues[due + COINS] - missing * self.limits.price

    def held_by_all(self, good: Good) -> int:
        """How much of a good the players have together."""
        return sum([self.held(seat, good) for seat in range(self.seats)])

    def put_in_hand(self, seat: Seat, good: Good, number: i64) -> None:
        """For setups and scenes: this is how much of a good the player has."""
        self.goods[seat * GOODS + good] = number

    def pay(self, seat: Seat, good: Good, number: i64) -> None:
        """LT-76: what is paid returns to the stock at once."""
        self.goods[seat * GOODS + good] -= number
        self.stock[good] += number

    def pay_coins_to(self, owner: i64, seat: Seat, number: i64) -> None:
        """LT-43: coins that go from one player to another."""
        self.goods[seat * GOODS + COINS] -= number
        self.goods[owner * GOODS + COINS] += number

    def gain(self, seat: Seat, good: Good, number: i64) -> i64:
        """LT-74, LT-75: take this many from the stock, or what it has; how many were taken."""
        taken = min(number, self.stock[good])
        self.stock[good] -= taken
        self.goods[seat * GOODS + good] += taken
        return taken

    def cubes_gained(self) -> i64:
        """LT-137: how many cubes have been gained in this use."""
        return total(self.gained)

    # Goals and points

    def holds(self, seat: Seat, goal: Goal) -> bool:
        """Whether the goal lies unrevealed in the player's hand."""
        return self.goal_at[goal] == seat and self.revealed[goal] == 0

    def hidden_goals(self, seat: Seat) -> list[int]:
        """LT-104: the goals that only this player knows."""
        return [goal for goal in range(self.goals.size) if self.holds(seat, goal)]

    def is_dealt_or_in_pile(self, goal: Goal) -> bool:
        """Whether the goal lies in a hand or in the pile, revealed or not."""
        return self.goal_at[goal] >= 0 or self.goal_at[goal] == IN_PILE

    def goals_each(self) -> int:
        """LT-5, LT-143: how many goals each player is dealt."""
        return self.count.international_goals if self.international else self.count.goals

    def in_this_game(self, goal: Goal) -> bool:
        """LT-143, LT-147: whether the goal belongs to the set that is played with."""
        return self.extended or self.international or not self.goals.extended[goal]

    def track_spaces(self) -> int:
        """LT-106, LT-145: the length of the VP track."""
        return self.limits.international_track if self.international else self.limits.track

    def scores(self) -> list[Score]:
        """LT-111 to LT-117, LT-144: each total as if the game ended now; there is no tie-break."""
        return [Score(seat, parts_of_score(self, seat), []) for seat in range(self.seats)]

"""All that changes in Little Town, and the questions about it that need no rule of the turn."""

from typing import TYPE_CHECKING, Final

from tablewood.games.little_town.board import Board
from tablewood.games.little_town.buildings import Buildings
from tablewood.games.little_town.components import Parts
from tablewood.games.little_town.goal_tiles import GoalTiles
from tablewood.games.little_town.goods import COINS, GOODS, Limits, PlayerCount
from tablewood.games.little_town.moves import Events, Moves
from tablewood.games.little_town.points import parts_of_score
from tablewood.kernel.chance import Chance
from tablewood.kernel.lists import Shared, SharedNames
from tablewood.kernel.scoring import Score
from tablewood.kernel.state import State

if TYPE_CHECKING:
    from tablewood.games.little_town.game import LittleTown

NOTHING: Final = -1
"""No building on this square, no worker, no owner; a tile in no draft hand."""

IN_PILE: Final = -1
DISCARDED: Final = -2
LEFT_OUT: Final = -3
"""Where a goal is that nobody holds: LT-15, LT-16, LT-147."""

_UNSET: Final[list[int]] = []
_NO_NAMES: Final[list[str]] = []
_NO_BOARD: Final = Board("", 1, [])


class Town(State):
    """The table: board, supply, stock and what each player has. Lists are flat, one stretch a seat.

    `Shared` lists are replaced, never changed in place. The others change with almost every move.
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
        self.round: int = 0
        self.start_seat: int = 0
        """Who holds the start player marker."""
        self.next_seat: int = 0
        # The board, by square
        self.tile: Shared = _UNSET
        """The kind of the building, or NOTHING."""
        self.owner: Shared = _UNSET
        """LT-59: whose house stands on the building."""
        self.worker: Shared = _UNSET
        """Whose worker stands on the square."""
        self.estates: Shared = _UNSET
        """By seat: the squares of the player's buildings as they were built, as many places as there are houses."""
        self.open: Shared = _UNSET
        """LT-28: the empty grass squares, in increasing order."""
        # Tiles, by kind of building
        self.in_game: Shared = _UNSET
        """LT-17: how many tiles of each kind this game has."""
        self.supply: Shared = _UNSET
        self.draft_hand: Shared = _UNSET
        """LT-146: the hand in which a tile was dealt, or NOTHING. Empty when nobody drafts."""
        # Goods and pieces
        self.stock: list[int] = _UNSET
        """By good."""
        self.goods: list[int] = _UNSET
        """By seat and good."""
        self.vp: list[int] = _UNSET
        """LT-78, LT-105, LT-108, LT-109: the points on the track, without limit either way."""
        self.workers: list[int] = _UNSET
        """Workers in hand."""
        self.yard: Shared = _UNSET
        """LT-55: workers on the building areas."""
        self.houses: Shared = _UNSET
        """Houses in hand."""
        # Goals, by goal tile
        self.goal_at: Shared = _UNSET
        """The seat that holds it, or IN_PILE, DISCARDED, LEFT_OUT."""
        self.revealed: Shared = _UNSET
        """LT-98: 1 for a declared goal."""
        self.met: Shared = _UNSET
        """By seat, one bit a goal: its condition was true for the seat at some checkpoint (LT-102)."""
        self.put_to: Shared = _UNSET
        """LT-148: by seat, one bit a goal that the player was asked about since its condition became true."""
        # The use of the squares around a worker or a residence
        self.using: int = NOTHING
        """The square in the middle, or NOTHING when no use is going on."""
        self.user: int = NOTHING
        """Whose use it is."""
        self.used: Shared = _UNSET
        """LT-38: the buildings activated, by square."""
        self.waiting: list[int] = _UNSET
        """LT-150: by resource, the terrain squares that found the stock empty."""
        self.gained: list[int] = _UNSET
        """By resource: the cubes gained."""
        self.famous: int = 0
        """LT-136: how many buildings gave points."""
        self.mixed: int = 0
        """LT-126: the most kinds of resource in one input."""
        self.straight: bool = False
        """LT-134: a resource was paid of a kind gained before."""
        self.feast: int = NOTHING
        """LT-139: the resource that alone fed all workers of the last player who fed them, or NOTHING."""
        self.feaster: int = NOTHING

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
        copy.stock = self.stock.copy()
        copy.goods = self.goods.copy()
        copy.vp = self.vp.copy()
        copy.workers = self.workers.copy()
        copy.yard = self.yard
        copy.houses = self.houses
        copy.goal_at = self.goal_at
        copy.revealed = self.revealed
        copy.met = self.met
        copy.put_to = self.put_to
        copy.using = self.using
        copy.user = self.user
        copy.used = self.used
        copy.waiting = self.waiting.copy()
        copy.gained = self.gained.copy()
        copy.famous = self.famous
        copy.mixed = self.mixed
        copy.straight = self.straight
        copy.feast = self.feast
        copy.feaster = self.feaster
        return copy

    # The board

    def look_again(self) -> None:
        """LT-28: find the empty grass squares anew."""
        self.open = [
            at for at in self.board.grass if self.tile[at] == NOTHING and self.worker[at] == NOTHING
        ]

    def close(self, square: int) -> None:
        """LT-28: the square is no longer empty."""
        self.open = self.open.copy()
        self.open.remove(square)

    def raise_building(self, seat: int, kind: int, square: int) -> None:
        """LT-58, LT-59: the tile and one of the player's houses on the square."""
        self.tile = self.tile.copy()
        self.tile[square] = kind
        self.owner = self.owner.copy()
        self.owner[square] = seat
        self.estates = self.estates.copy()
        self.estates[seat * self.count.houses + self.buildings_of(seat)] = square
        self.houses = self.houses.copy()
        self.houses[seat] -= 1

    def buildings_of(self, seat: int) -> int:
        """How many buildings the player has constructed."""
        return self.count.houses - self.houses[seat]

    def own(self, seat: int) -> list[int]:
        """The squares of the player's buildings."""
        first = seat * self.count.houses
        return self.estates[first : first + self.buildings_of(seat)]

    # Goods

    def held(self, seat: int, good: int) -> int:
        """How much of a good the player has in hand."""
        return self.goods[seat * GOODS + good]

    def coins(self, seat: int) -> int:
        """LT-73: the value of the player's coins."""
        return self.goods[seat * GOODS + COINS]

    def pay(self, seat: int, good: int, number: int) -> None:
        """LT-76: what is paid returns to the stock at once."""
        self.goods[seat * GOODS + good] -= number
        self.stock[good] += number

    def gain(self, seat: int, good: int, number: int) -> int:
        """LT-74, LT-75: take so many from the stock, or what there is; how many that were."""
        taken = min(number, self.stock[good])
        if taken > 0:
            self.stock[good] -= taken
            self.goods[seat * GOODS + good] += taken
        return taken

    # Goals and points

    def holds(self, seat: int, goal: int) -> bool:
        """Whether the goal lies unrevealed in the player's hand."""
        return self.goal_at[goal] == seat and self.revealed[goal] == 0

    def hidden_goals(self, seat: int) -> list[int]:
        """LT-104: the goals that only this player knows."""
        return [goal for goal in range(self.goals.size) if self.holds(seat, goal)]

    def track_spaces(self) -> int:
        """LT-106, LT-145: the length of the VP track."""
        return self.limits.international_track if self.international else self.limits.track

    def scores(self) -> list[Score]:
        """LT-111 to LT-117, LT-144: each total as if the game ended now; there is no tie-break."""
        return [Score(seat, parts_of_score(self, seat), []) for seat in range(self.seats)]

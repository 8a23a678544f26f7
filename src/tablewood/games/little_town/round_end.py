"""The end of a round: effects, food, workers home, the next start player (LT-79 to LT-96)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.little_town.board import Square
from tablewood.games.little_town.buildings import SCORE_PER, USE_SURROUNDINGS
from tablewood.games.little_town.goal_tiles import MEAL
from tablewood.games.little_town.goals import checkpoint
from tablewood.games.little_town.goods import COINS, FISH, WHEAT
from tablewood.games.little_town.placement import use_surroundings
from tablewood.games.little_town.points import points_around
from tablewood.games.little_town.refusals import TownQuestion, why_not_feed
from tablewood.games.little_town.state import NOTHING, Town
from tablewood.kernel.log import TABLE, bundle_of_counts
from tablewood.kernel.moves import Answer, MoveList, Verb
from tablewood.kernel.step import Clause, Rule, Seat
from tablewood.kernel.vectors import repeated, zeros

# Effects of buildings


@mypyc_attr(free_list_len=1)
class UseResidences(Rule[Town]):
    """LT-81, LT-83, LT-84: the owner of a residence uses the squares around it; before any cathedral counts."""

    def __init__(self, square: Square) -> None:
        super().__init__()
        self.square: Final = square
        """Squares before this one have been looked at."""

    def run(self, s: Town) -> None:
        if self.square == 0:
            s.tell(s.events.round_ended, TABLE, s.round)
        for square in range(self.square, s.board.size):
            kind = s.tile[square]
            if kind >= 0 and s.buildings.round_end[kind].verb == USE_SURROUNDINGS:
                s.then_one(UseResidences(square + 1))
                s.tell(s.events.resided, s.owner[square], kind, square)
                use_surroundings(s, s.owner[square], square)
                return


class CountCathedrals(Rule[Town]):
    """LT-81, LT-82: points at once for what stands around each cathedral."""

    def run(self, s: Town) -> None:
        for square in s.board.grass:
            kind = s.tile[square]
            if kind >= 0 and s.buildings.round_end[kind].verb == SCORE_PER:
                points = points_around(s, square, s.buildings.round_end[kind])
                s.vp[s.owner[square]] += points
                s.tell(s.events.counted, s.owner[square], kind, points)


# Food supply


@mypyc_attr(free_list_len=1)
class SupplyFood(Rule[Town]):
    """LT-79, LT-85: all players feed their workers, in seat order from the start player."""

    def __init__(self, fed: int) -> None:
        super().__init__()
        self.fed: Final = fed

    def run(self, s: Town) -> None:
        if self.fed == s.seats:
            s.feast = NOTHING
            s.feaster = NOTHING
            return
        s.then((FeedWorkers((s.start_seat + self.fed) % s.seats), SupplyFood(self.fed + 1)))


@mypyc_attr(free_list_len=1)
class FeedWorkers(TownQuestion):
    """LT-85 to LT-91: feed all workers with fish, wheat and food bought with coins; each unfed worker costs points."""

    prompt: ClassVar[str] = "feed-workers"
    clause: ClassVar[int] = 85
    takes: ClassVar[tuple[str, ...]] = ("feed",)

    def list_legal(self, s: Town, moves: MoveList) -> None:
        feed = s.moves.feed
        workers = s.count.workers
        fish = s.held(self.seat, FISH)
        wheat = s.held(self.seat, WHEAT)
        buys = s.coins(self.seat) // s.limits.price
        for eaten_fish in range(min(fish, workers) + 1):
            for eaten_wheat in range(min(wheat, workers - eaten_fish) + 1):
                need = workers - eaten_fish - eaten_wheat
                # LT-90: workers may go hungry only when no food is left; coins need not be spent.
                fewest: i64 = 0 if eaten_fish == fish and eaten_wheat == wheat else need
                for bought in range(fewest, min(buys, need) + 1):
                    moves.add_three(feed, eaten_fish, eaten_wheat, bought)

    def objection(self, s: Town, answer: Answer) -> Clause:
        fish, wheat, bought = answer.first, answer.second, answer.third
        return why_not_feed(s, self.seat, fish, wheat, bought)

    def while_open(self, s: Town, verb: Verb) -> Clause:
        """LT-79, LT-85: the round is over, and the workers must be fed."""
        m = s.moves
        turn_is_over = verb is m.place or verb is m.build or verb is m.site or verb is m.use
        return 79 if turn_is_over else 85

    def carry_out(self, s: Town, answer: Answer) -> None:
        fish, wheat, bought = answer.first, answer.second, answer.third
        feed_workers(s, self.seat, fish, wheat, bought)


def feed_workers(s: Town, seat: Seat, fish: i64, wheat: i64, bought: i64) -> None:
    """LT-68, LT-85, LT-88, LT-89, LT-139: pay the food; lose points for each worker left unfed."""
    coins = bought * s.limits.price
    s.pay(seat, FISH, fish)
    s.pay(seat, WHEAT, wheat)
    s.pay(seat, COINS, coins)
    fed = fish + wheat + bought
    if fed > 0 and s.log is not None:
        s.tell(s.events.fed, seat, bundle_of_counts([0, 0, fish, wheat, coins]), fed)
    s.feaster = seat
    s.feast = NOTHING
    if fish == s.count.workers:
        s.feast = FISH
    elif wheat == s.count.workers:
        s.feast = WHEAT
    unfed = s.count.workers - fed
    if unfed > 0:
        s.vp[seat] -= unfed * s.limits.hunger
        s.tell(s.events.starved, seat, unfed, unfed * s.limits.hunger)
    checkpoint(s, seat, MEAL)


# Workers home and the next round


class ReturnWorkers(Rule[Town]):
    """LT-63, LT-92: all workers go back to hand; tiles and houses stay."""

    def run(self, s: Town) -> None:
        s.worker = repeated(NOTHING, s.board.size)
        s.workers = repeated(s.count.workers, s.seats)
        s.yard = zeros(s.seats)
        s.look_again()


class PrepareNextRound(Rule[Town]):
    """LT-93 to LT-96: the round marker advances, the start player marker passes to the next player clockwise."""

    def run(self, s: Town) -> None:
        s.round += 1
        s.start_seat = (s.start_seat + 1) % s.seats
        if s.round == s.limits.rounds and s.count.fewest_starts_last:
            s.start_seat = fewest_vp(s, s.start_seat)
            s.tell(s.events.start_player, s.start_seat)
        s.next_seat = s.start_seat


def fewest_vp(s: Town, first: i64) -> i64:
    """LT-94, LT-95: the player with the fewest points on the track; in a tie, the first of them clockwise."""
    least = first
    for turn in range(1, s.seats):
        seat = (first + turn) % s.seats
        if s.vp[seat] < s.vp[least]:
            least = seat
    return least

"""The table in whole numbers, as one seat sees it (LT-15, LT-104): all that its view tells, and nothing else.

Seats are told from the observer: 1 is the observer, 2 the next clockwise and so on, and 0 is nobody. An onlooker
begins with the first seat. Squares, buildings and goods are numbered from 1 in the order of their tables; 0 is none.
"""

from typing import Final, final

from mypy_extensions import i16, i64

from tablewood.games.little_town.ai.observed_question import (
    declare_question,
    most_of_choice,
    write_question,
)
from tablewood.games.little_town.buildings import USE_SURROUNDINGS
from tablewood.games.little_town.components import Parts
from tablewood.games.little_town.goals import DeclareGoal, to_declare
from tablewood.games.little_town.goods import COINS, GOODS, RESOURCES, VP
from tablewood.games.little_town.state import DISCARDED, IN_PILE, Town
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, part, total

VERSION: Final = 1
"""Raised when a field is added, moved or changes its meaning."""

HIGHEST: Final = (1 << 15) - 1
"""The greatest number that a row can hold."""

IN_HAND: Final = -1
IN_DISCARD: Final = -2
DECLARABLE: Final = -3
"""Where a goal is that nobody has declared, as far as the observer can see."""


@final
class TownObservation(Observation):
    """The observation for one number of players."""

    def __init__(self, parts: Parts, seats: int) -> None:
        super().__init__(VERSION, seats)
        self.parts: Final = parts
        self.around: Final = max(
            [len(near) for board in parts.boards.values() for near in board.around]
        )
        """LT-29: how many squares a worker can have around it."""
        self.choices: Final = most_of_choice(parts.buildings)
        self.sides: Final = list(parts.boards)
        declare_question(self, parts)
        self._declare_game()
        self._declare_use()
        self._declare_players()
        self._declare_goals()
        self._declare_board()

    def _declare_game(self) -> None:
        limits = self.parts.limits
        self.field("round", 1, limits.rounds, "The round (LT-2).")
        self.field("start_player", 1, self.seats, "Who holds the start player marker (LT-13).")
        sides = ", ".join([f"{at} {side}" for at, side in enumerate(self.sides, 1)])
        self.field("side", 1, len(self.sides), f"The side of the board (LT-9): {sides}.")
        self.field("international", 0, 1, "Whether the rules are international (LT-143 to LT-145).")
        self.field("extended_goals", 0, 1, "Whether the three extra goals are in play (LT-147).")
        self.field("manual", 0, 1, "Whether players declare their goals themselves (LT-148).")

    def _declare_use(self) -> None:
        """LT-35 to LT-42, LT-83: the use of the squares around a worker or a residence."""
        parts, around = self.parts, self.around
        squares = parts.squares.size
        self.field("use_square", 0, squares, "The square in the middle of the use in progress.")
        self.field("user", 0, self.seats, "Whose use it is.")
        self.field(
            "used",
            0,
            squares,
            "The buildings activated in it (LT-38), by square, in order.",
            around,
        )
        self.field(
            "waiting",
            0,
            around,
            "By resource: terrain squares that found the stock empty (LT-150).",
            RESOURCES,
        )

    def _declare_players(self) -> None:
        parts, seats = self.parts, self.seats
        count = parts.players[seats]
        cubes = max(part(parts.stock, 0, RESOURCES))
        self.field("stock", 0, cubes, "By resource: the cubes in the stock (LT-12).", RESOURCES)
        self.field(
            "stock_coins", 0, parts.stock[COINS], "The value of the coins in the stock (LT-73)."
        )
        self.field(
            "resources",
            0,
            cubes,
            "By seat and resource: the cubes in hand (LT-12).",
            seats * RESOURCES,
        )
        self.field(
            "coins", 0, parts.stock[COINS], "By seat: the value of the coins (LT-73).", seats
        )
        self.field("workers", 0, count.workers, "By seat: workers in hand (LT-3).", seats)
        self.field(
            "builders", 0, count.workers, "By seat: workers on the building areas (LT-55).", seats
        )
        self.field("houses", 0, count.houses, "By seat: houses in hand (LT-4).", seats)
        self.field(
            "track",
            -parts.limits.rounds * count.workers * parts.limits.hunger,
            most_on_the_track(parts, seats, self.around),
            "By seat: the points on the track (LT-109), without those of the final scoring.",
            seats,
        )

    def _declare_goals(self) -> None:
        goals, seats = self.parts.goals, self.seats
        count = self.parts.players[seats]
        dealt = max(count.goals, count.international_goals)
        self.field("hidden_goals", 0, dealt, "By seat: goals not yet declared (LT-104).", seats)
        self.field("goal_pile", 0, goals.size, "How many goals are in the pile (LT-15).")
        self.field(
            "goals",
            DECLARABLE,
            seats,
            "By goal: the seat that declared it (LT-98), -1 in the observer's hand (LT-15), -2 discarded (LT-16), "
            "-3 in hand and the observer is asked and may declare it (LT-148), 0 unseen or not in this game.",
            goals.size,
        )

    def _declare_board(self) -> None:
        parts, squares = self.parts, self.parts.squares.size
        kinds = parts.buildings
        self.field(
            "supply",
            0,
            max(kinds.copies),
            "By building: the tiles in the supply (LT-10).",
            kinds.size,
        )
        self.field("building", 0, kinds.size, "By square: the building on it.", squares)
        self.field("owner", 0, self.seats, "By square: whose house stands on it (LT-59).", squares)
        self.field(
            "worker", 0, self.seats, "By square: whose worker stands on it (LT-28).", squares
        )

    # Writing

    def write(self, s: Town, seat: Seat, row: Numbers) -> None:
        """Write what the seat sees, in the order of the declarations."""
        first: i64 = seat if seat > 0 else 0
        write_question(s, seat, row, self.choices)
        row.put(s.round)
        row.put(relative(s.start_seat, first, s.seats))
        row.put(self.sides.index(s.side) + 1)
        row.put_flag(s.international)
        row.put_flag(s.extended)
        row.put_flag(s.manual)
        self._write_use(s, first, row)
        self._write_players(s, first, row)
        self._write_goals(s, seat, row)
        self._write_board(s, first, row)

    def _write_use(self, s: Town, first: i64, row: Numbers) -> None:
        row.put(s.using + 1)
        row.put(relative(s.user, first, s.seats))
        for square in s.used:
            row.put(square + 1)
        row.put_same(0, self.around - len(s.used))
        row.put_ints(s.waiting)

    def _write_players(self, s: Town, first: i64, row: Numbers) -> None:
        seats: i64 = s.seats
        row.put_ints(s.stock)
        goods = s.goods
        other = first
        for _ in range(seats):
            row.put_ints_part(goods, other * GOODS, other * GOODS + RESOURCES)
            other = other + 1 if other + 1 < seats else 0
        for _ in range(seats):
            row.put(goods[other * GOODS + COINS])
            other = other + 1 if other + 1 < seats else 0
        put_by_seat(row, s.workers, first)
        put_by_seat(row, s.yard, first)
        put_by_seat(row, s.houses, first)
        put_by_seat(row, s.vp, first)

    def _write_goals(self, s: Town, seat: Seat, row: Numbers) -> None:
        """LT-15, LT-98, LT-104: goals in hand are counted for all and named for their owner."""
        seats: i64 = s.seats
        observer: i64 = seat
        first = observer if observer > 0 else 0
        hidden = row.at
        row.put_same(0, seats + 1)
        revealed, goal_at = s.revealed, s.goal_at
        for goal in range(len(goal_at)):
            at = goal_at[goal]
            if at >= 0:
                if revealed[goal] == 1:
                    row.put(relative(at, first, seats))
                else:
                    row.count_in(hidden + relative(at, first, seats) - 1, 1)
                    row.put(IN_HAND if at == observer else 0)
            else:
                if at == IN_PILE:
                    row.count_in(hidden + seats, 1)
                row.put(IN_DISCARD if at == DISCARDED else 0)
        top = s.pending
        if top is not None and isinstance(top.step, DeclareGoal) and top.step.seat == seat:
            for declarable in to_declare(s, seat):
                row.values[hidden + seats + 1 + declarable] = i16(DECLARABLE)

    def _write_board(self, s: Town, first: i64, row: Numbers) -> None:
        row.put_ints(s.supply)
        values = row.values
        at = row.at
        for tile in s.tile:
            values[at] = i16(tile + 1)
            at += 1
        row.at = at
        put_seats(row, s.owner, first, s.seats)
        put_seats(row, s.worker, first, s.seats)


def relative(seat: Seat, first: i64, seats: i64) -> i64:
    """The seat as the observer counts: 1 for the first, which is the observer; 0 for nobody."""
    if seat < 0:
        return 0
    return seat - first + 1 if seat >= first else seat - first + seats + 1


def put_by_seat(row: Numbers, numbers: Ints, first: i64) -> None:
    """Write a number for each seat, the observer's first."""
    row.put_ints_part(numbers, first, len(numbers))
    row.put_ints_part(numbers, 0, first)


def put_seats(row: Numbers, owners: Ints, first: i64, seats: i64) -> None:
    """Write whose each thing is."""
    values = row.values
    at = row.at
    for owner in owners:
        values[at] = i16(relative(owner, first, seats))
        at += 1
    row.at = at


def most_on_the_track(parts: Parts, seats: int, around: int) -> int:
    """More points than a player can have on the track, in either edition (LT-105, LT-108, LT-144)."""
    kinds = parts.buildings
    tiles = [kind for kind in range(kinds.size) for _ in range(kinds.copies[kind])]
    residences = [kind for kind in tiles if kinds.round_end[kind].verb == USE_SURROUNDINGS]
    uses = parts.players[seats].workers + len(residences)
    # LT-38: a use activates each building around it once.
    best = sorted([kinds.gain[kind][VP] for kind in tiles], reverse=True)[:around]
    counted = around * sum([kinds.round_end[kind].vp for kind in tiles])
    at_once = sum([kinds.vp[kind] for kind in tiles]) + total(parts.goals.vp)
    most = parts.limits.rounds * (uses * sum(best) + counted) + at_once
    return min(most, HIGHEST)

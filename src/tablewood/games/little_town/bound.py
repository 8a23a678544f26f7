"""What no game of Little Town can go beyond: its length and the points of a player."""

from typing import Final

from tablewood.games.little_town.buildings import SCORE_PER, USE_SURROUNDINGS, OwnerEffect
from tablewood.games.little_town.components import Parts
from tablewood.games.little_town.goods import ANY, COINS, RESOURCES, VP
from tablewood.kernel.vectors import Ints, listed, total

AROUND: Final = 8
"""LT-30: the squares around a square."""

CHECKPOINTS_OF_A_USE: Final = 1 + AROUND * 7
"""LT-97: when terrain is gathered; for each building when rent, input, output and resources of choice change hands."""


def longest_game(parts: Parts, seats: int, drafts: bool, declares: bool) -> int:
    """LT-22 to LT-27, LT-38, LT-85, LT-146, LT-148: more decisions than any game has.

    Every turn uses up a worker, either to build or to use the squares around it, each building once (`a_use`). To be
    used, a building must have been built, which takes a turn: the longest game builds some number of times first. Then
    come a use for each residence and a meal for each player, round by round; a draft has an answer for each tile.
    Whoever declares goals themselves may be asked at every checkpoint, and once more for each goal.
    """
    limits = parts.limits
    workers = limits.rounds * seats * parts.players[seats].workers
    residences = limits.rounds * _how_many(parts, parts.buildings.round_end, USE_SURROUNDINGS)
    turns = max([_turns(parts, workers, built, residences) for built in range(workers + 1)])
    answers = turns + limits.rounds * seats
    if drafts:
        answers += limits.supply_size + seats
    if declares:
        checkpoints = (workers + residences) * CHECKPOINTS_OF_A_USE
        checkpoints += limits.rounds * (seats * 2 + sum(parts.buildings.copies)) + 1
        answers += seats * checkpoints + parts.goals.size
    return answers


def _turns(parts: Parts, workers: int, built: int, residences: int) -> int:
    """The answers of all turns if this many of them build, before the others use what was built."""
    use = a_use(parts, min(built, AROUND))
    dearest = max([named(parts.buildings.cost(kind)) for kind in range(parts.buildings.size)])
    return built * (2 + dearest) + (workers - built) * (1 + use) + residences * use


def a_use(parts: Parts, built: int) -> int:
    """LT-36, LT-38, LT-68, LT-119: the most answers of one use, with this many buildings around.

    For each building: to use it, how many cubes of each kind in its input to replace, and each resource of choice in
    input and output; in the end, to stop.
    """
    buildings = parts.buildings
    answers: list[int] = []
    for kind in range(buildings.size):
        each = 1 + named(buildings.input(kind)) + buildings.gain[kind][ANY]
        answers.extend([each] * buildings.copies[kind])
    answers.sort(reverse=True)
    return sum(answers[:built]) + 1


def named(bill: Ints) -> int:
    """LT-71, LT-119: the most answers that paying a bill takes: one for each kind, one for each resource of choice."""
    return len([good for good in range(RESOURCES) if bill[good] > 0]) + bill[ANY]


def fewest_points(parts: Parts, seats: int) -> int:
    """LT-88: every worker hungry in every round, and nothing gained."""
    return -parts.limits.rounds * parts.players[seats].workers * parts.limits.hunger


def most_points(parts: Parts, seats: int) -> int:
    """LT-38, LT-78, LT-82, LT-111 to LT-115: more points than one player can have.

    With each worker and each residence the best building on all squares around, in every round; a house on the
    dearest building each; every goal; full surroundings; all coins of the box.
    """
    count = parts.players[seats]
    buildings = parts.buildings
    use = AROUND * max([gain[VP] for gain in buildings.gain])
    residences = _how_many(parts, buildings.round_end, USE_SURROUNDINGS)
    a_round = (count.workers + residences) * use + _around(parts, buildings.round_end)
    houses = count.houses * max(listed(buildings.vp))
    coins = parts.stock[COINS] // parts.limits.coins_per_vp
    in_the_end = houses + total(parts.goals.vp) + _around(parts, buildings.game_end) + coins
    return parts.limits.rounds * a_round + in_the_end


def _how_many(parts: Parts, effects: list[OwnerEffect], verb: int) -> int:
    """How many tiles have an effect of this verb."""
    copies = parts.buildings.copies
    return sum([copies[kind] for kind in range(len(effects)) if effects[kind].verb == verb])


def _around(parts: Parts, effects: list[OwnerEffect]) -> int:
    """What all tiles that count their surroundings give if all squares around count."""
    copies = parts.buildings.copies
    return sum(
        [
            AROUND * effects[kind].vp * copies[kind]
            for kind in range(len(effects))
            if effects[kind].verb == SCORE_PER
        ]
    )

"""The question now asked, as part of an observation: which one, of whom, and what is already settled of its answer."""

from typing import Any, Final

from mypy_extensions import i64

from tablewood.games.little_town.actions import TakeAction
from tablewood.games.little_town.buildings import Bill, Buildings
from tablewood.games.little_town.components import Parts
from tablewood.games.little_town.construction import ChooseSite, LayTile
from tablewood.games.little_town.draft import DraftTile, hand_of
from tablewood.games.little_town.goals import DeclareGoal
from tablewood.games.little_town.goods import ANY, RESOURCES, Given, Swaps
from tablewood.games.little_town.payment import NONE_GIVEN, GiveAny, SwapForCoins
from tablewood.games.little_town.placement import TakeAny, UseBuilding
from tablewood.games.little_town.round_end import FeedWorkers
from tablewood.games.little_town.state import Town
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.step import UNANSWERED, Pending, Seat, Step

TAKE_ACTION: Final = 1
CHOOSE_SITE: Final = 2
USE_BUILDING: Final = 3
SWAP_FOR_COINS: Final = 4
GIVE_ANY: Final = 5
TAKE_ANY: Final = 6
FEED_WORKERS: Final = 7
DECLARE_GOAL: Final = 8
DRAFT_TILE: Final = 9

PROMPTS: Final = [
    TakeAction.prompt,
    ChooseSite.prompt,
    UseBuilding.prompt,
    SwapForCoins.prompt,
    GiveAny.prompt,
    TakeAny.prompt,
    FeedWorkers.prompt,
    DeclareGoal.prompt,
    DraftTile.prompt,
]
"""The questions in the order of their numbers; the first has number 1."""


def most_of_choice(buildings: Buildings) -> int:
    """LT-119: the most resources of choice that any building takes, and room for one at least."""
    return max([1, *[bill[ANY] for bill in buildings.bills]])


def declare_question(spec: Observation, parts: Parts) -> None:
    """The fields that `write_question` writes."""
    buildings, seats = parts.buildings, spec.seats
    most = buildings.most_of_one_resource()
    taken = max([gain[ANY] for gain in buildings.gain])
    rounds_of_draft = -(-parts.limits.supply_size // seats)
    prompts = ", ".join([f"{number} {name}" for number, name in enumerate(PROMPTS, 1)])
    spec.field("question", 0, len(PROMPTS), f"What is asked: {prompts}; 0 when the game is over.")
    spec.field("asked", 0, 1, "By seat: whether the question is open to it.", size=seats)
    spec.field(
        "constructing",
        0,
        buildings.size,
        "The building whose site or payment is being chosen (LT-56): 1 for the first in the table; 0 for none.",
    )
    spec.field(
        "site", 0, parts.squares.size, "The square that it will stand on (LT-58), from 1; or 0."
    )
    spec.field(
        "bill",
        0,
        buildings.size,
        "The building whose cost or input is being paid (LT-57, LT-50), from 1; or 0.",
    )
    spec.field("bill_is_cost", 0, 1, "Whether it is the cost of that building, not its input.")
    spec.field(
        "swaps_settled",
        0,
        RESOURCES,
        "For how many kinds of resource it is settled how many cubes coins replace (LT-71).",
    )
    spec.field(
        "swapped",
        0,
        most,
        "By resource: how many cubes of the bill are replaced by coins (LT-68).",
        size=RESOURCES,
    )
    spec.field(
        "given",
        0,
        RESOURCES + 1,
        "The resources of choice named so far (LT-119), in order; 5 for coins in place of one.",
        size=most_of_choice(buildings),
    )
    spec.field("to_take", 0, taken, "How many resources of choice are still to be taken (LT-119).")
    spec.field(
        "draft_pick",
        0,
        rounds_of_draft,
        "The number of the tile that everybody is choosing (LT-146), from 1; 0 when nobody drafts.",
    )
    spec.field(
        "draft_hand",
        0,
        1,
        "By building: whether the observer can choose it in the draft (LT-146).",
        size=buildings.size,
    )


def write_question(s: Town, seat: Seat, row: Numbers, choices: i64) -> None:
    """Write the fields of `declare_question`, as this seat sees them, with this much room for `given`."""
    top = s.pending
    step = None if top is None else top.step
    row.put(_number_of(step))
    _write_asked(s, seat, row, step)
    _write_construction(row, top)
    _write_payment(s, row, choices, step)
    row.put(step.left if isinstance(step, TakeAny) else 0)
    _write_draft(s, seat, row, step)


def _number_of(step: Step[Any] | None) -> i64:
    """The number of the question; 0 when the game is over."""
    if isinstance(step, TakeAction):
        return TAKE_ACTION
    if isinstance(step, UseBuilding):
        return USE_BUILDING
    if isinstance(step, ChooseSite):
        return CHOOSE_SITE
    if isinstance(step, SwapForCoins):
        return SWAP_FOR_COINS
    if isinstance(step, FeedWorkers):
        return FEED_WORKERS
    if isinstance(step, TakeAny):
        return TAKE_ANY
    if isinstance(step, GiveAny):
        return GIVE_ANY
    if isinstance(step, DeclareGoal):
        return DECLARE_GOAL
    return DRAFT_TILE if isinstance(step, DraftTile) else 0


def _write_asked(s: Town, seat: Seat, row: Numbers, step: Step[Any] | None) -> None:
    """By seat, the observer first: whether it is asked."""
    seats: i64 = s.seats
    other: i64 = seat if seat > 0 else 0
    asked: i64 = -1 if step is None else step.seat
    for _ in range(seats):
        if isinstance(step, DraftTile):
            row.put(1 if step.answers[other] == UNANSWERED else 0)
        else:
            row.put(1 if other == asked else 0)
        other += 1
        if other == seats:
            other = 0


def _write_construction(row: Numbers, top: Pending | None) -> None:
    """LT-56, LT-58: the tile that is being constructed, and its site."""
    kind: i64 = -1
    site: i64 = -1
    # In most positions a turn begins or goes on, and nothing is being constructed.
    pending = top
    if top is not None and isinstance(top.step, (TakeAction, UseBuilding)):
        pending = None
    while pending is not None:
        step = pending.step
        if isinstance(step, LayTile):
            kind = step.kind
            site = step.square
            break
        if isinstance(step, ChooseSite):
            kind = step.kind
            break
        pending = pending.below
    row.put(kind + 1)
    row.put(site + 1)


def _write_payment(s: Town, row: Numbers, choices: i64, step: Step[Any] | None) -> None:
    """LT-68, LT-71, LT-119: the bill, and how it is paid as far as that is settled."""
    if isinstance(step, SwapForCoins):
        _write_bill(s, row, step.bill, step.swapped, NONE_GIVEN, choices)
    elif isinstance(step, GiveAny):
        _write_bill(s, row, step.bill, step.swapped, step.given, choices)
    else:
        row.put_same(0, 3 + RESOURCES + choices)


def _write_bill(
    s: Town, row: Numbers, bill: Bill, swapped: Swaps, given: Given, choices: i64
) -> None:
    row.put(s.buildings.kind_of(bill) + 1)
    row.put_flag(not s.buildings.is_input(bill))
    row.put(len(swapped))
    for good in range(RESOURCES):
        row.put(swapped[good] if good < len(swapped) else 0)
    for place in range(choices):
        row.put(given[place] + 1 if place < len(given) else 0)


def _write_draft(s: Town, seat: Seat, row: Numbers, step: Step[Any] | None) -> None:
    """LT-146: the number of the pick, and the hand of the observer."""
    if not isinstance(step, DraftTile):
        row.put_same(0, 1 + s.buildings.size)
        return
    row.put(step.number + 1)
    hand = hand_of(seat, step.number, s.seats)
    for holder in s.draft_hand:
        row.put_flag(seat >= 0 and holder == hand)

"""The question now asked, as part of an observation: which one, of whom, and what is already settled of its answer."""

from typing import Any, Final

from mypy_extensions import i64

from tablewood.games.sylvan_dale.actions import AddTile, ChooseCard, PlayCard
from tablewood.games.sylvan_dale.banners import HangBanner
from tablewood.games.sylvan_dale.components import ITEMS, Board, Parts
from tablewood.games.sylvan_dale.items import ExchangeSets, GiveCard, UseItems
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.step import NOBODY, Step
from tablewood.kernel.vectors import Ints

PLAY_CARD: Final = 1
ADD_TILE: Final = 2
HANG_BANNER: Final = 3
USE_ITEMS: Final = 4
GIVE_CARD: Final = 5
CHOOSE_CARD: Final = 6
EXCHANGE_SETS: Final = 7

PROMPTS: Final = [
    PlayCard.prompt,
    AddTile.prompt,
    HangBanner.prompt,
    UseItems.prompt,
    GiveCard.prompt,
    ChooseCard.prompt,
    ExchangeSets.prompt,
]
"""The questions in the order of their numbers; the first has number 1."""


def declare_question(spec: Observation, parts: Parts, board: Board) -> None:
    """The fields that `write_question` writes."""
    prompts = ", ".join([f"{number} {name}" for number, name in enumerate(PROMPTS, 1)])
    spec.field("question", 0, len(PROMPTS), f"What is asked: {prompts}; 0 when the game is over.")
    spec.field("asked", 0, spec.seats, "Which seat is asked; 0 when the game is over.")
    spec.field(
        "played", 0, parts.faces.size, "The card played in this turn (SD-23), from 1; 0 for none."
    )
    spec.field(
        "items_used", 0, parts.items_per_turn, "How many items were used in this turn (SD-71)."
    )
    spec.field(
        "banner_tree",
        0,
        len(board.trees),
        "The tree on which a banner may be hung now (SD-63), from 1; 0 for none.",
    )
    spec.field("set", 0, ITEMS, "The item of the set that is being given (SD-69), from 1; or 0.")
    spec.field(
        "given",
        0,
        parts.faces.size,
        "The cards of that set that are given already, in order, from 1; 0 for none.",
        size=parts.set_size,
    )
    spec.field(
        "replacements",
        0,
        parts.market_replacements,
        "How many times the market was replaced in this turn (SD-52).",
    )


def write_question(s: Dale, first: i64, row: Numbers, set_size: i64, tree_number: Ints) -> None:
    """Write the fields of `declare_question`, for an observer in the first seat; trees have these numbers."""
    top = s.pending
    step = None if top is None else top.step
    asked: i64 = NOBODY if step is None else step.seat
    row.put(_number_of(step))
    row.put(relative(asked, first, s.seats))
    row.put(s.played + 1)
    row.put(s.items_used)
    row.put(tree_number[step.tree] if isinstance(step, HangBanner) else 0)
    if isinstance(step, GiveCard):
        row.put(step.item + 1)
        for place in range(set_size):
            row.put(step.given[place] + 1 if place < len(step.given) else 0)
    else:
        row.put_same(0, 1 + set_size)
    row.put(step.replacements if isinstance(step, ChooseCard) else 0)


def _number_of(step: Step[Any] | None) -> i64:
    """The number of the question; 0 when the game is over."""
    if isinstance(step, PlayCard):
        return PLAY_CARD
    if isinstance(step, AddTile):
        return ADD_TILE
    if isinstance(step, ChooseCard):
        return CHOOSE_CARD
    if isinstance(step, UseItems):
        return USE_ITEMS
    if isinstance(step, HangBanner):
        return HANG_BANNER
    if isinstance(step, GiveCard):
        return GIVE_CARD
    return EXCHANGE_SETS if isinstance(step, ExchangeSets) else 0


def relative(seat: i64, first: i64, seats: i64) -> i64:
    """The seat as the observer counts: 1 for the first, which is the observer; 0 for nobody."""
    if seat < 0:
        return 0
    return seat - first + 1 if seat >= first else seat - first + seats + 1

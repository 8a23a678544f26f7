"""What the steps on the agenda will still give and take, so that a choice is not judged half made."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.ai.means import resource_value, worker_value
from tablewood.games.alynthia.ai.weight import RESEARCH_PROMISE_WEIGHT, WEIGHTS
from tablewood.games.alynthia.battle import PayForAttack
from tablewood.games.alynthia.building import (
    PayOfChoice,
    PayResource,
    RaiseOutpost,
    RaiseUpgrade,
    RewardMarket,
    TakeWorker,
)
from tablewood.games.alynthia.gains import TakeResource, TakeResources
from tablewood.games.alynthia.phases import ActionsForAll, ActTogether, TakeTurn, TakeTurns
from tablewood.games.alynthia.research import ChooseResearch, SplitPoints, UnlockResearch
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RENOWN, amount
from tablewood.kernel.vectors import Floats, floats

TILE_PROMISE: Final[Floats] = floats([3.0, 4.0, 4.5, 5.0, 5.5, 5.5])
"""A tile not yet chosen, by the rounds to come."""
POINT_PROMISE: Final = 2.5
ATTACK_PRICE: Final = 2.0
UPGRADE_PROMISE: Final = 4.0
"""An upgrade's renown and power, beside its research."""
REWARD_PROMISE: Final = 1.8
"""What a market card gives beside its renown."""
OUTPOST_PROMISE: Final = 3.0


def tile_promise(left: i64) -> float:
    """What a tile not yet chosen is worth with `left` rounds to come."""
    return WEIGHTS[RESEARCH_PROMISE_WEIGHT] * TILE_PROMISE[left]


def promised(s: Land, left: i64) -> float:
    """The choices and payments that are still open in the move under way, with `left` rounds to come."""
    worth = 0.0
    top = s.pending
    while top is not None:
        step = top.step
        if isinstance(step, (ActionsForAll, ActTogether, TakeTurn, TakeTurns)):
            break
        if isinstance(step, (ChooseResearch, UnlockResearch)):
            worth += tile_promise(left) * float(step.tiles)
        elif isinstance(step, SplitPoints):
            worth += POINT_PROMISE * float(step.points)
        elif isinstance(step, (PayResource, PayOfChoice)):
            worth -= resource_value(left) * float(step.cards)
        elif isinstance(step, (TakeResource, TakeResources)):
            worth += resource_value(left) * float(step.cards)
        elif isinstance(step, TakeWorker):
            worth += worker_value(left)
        elif isinstance(step, RewardMarket):
            worth += float(amount(s.parts.market_reward[step.card], RENOWN)) + REWARD_PROMISE
        elif isinstance(step, RaiseOutpost):
            worth += OUTPOST_PROMISE + float(left)
        elif isinstance(step, RaiseUpgrade):
            worth += UPGRADE_PROMISE + float(left) + 2.0 * tile_promise(left)
        elif isinstance(step, PayForAttack):
            worth -= ATTACK_PRICE
        top = top.below
    return worth

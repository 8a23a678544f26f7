"""What the question now asked is about: for whatever draws the table, and for whoever reckons with its moves."""

import msgspec

from tablewood.games.tree_society.builds import BuildingEffect, MandatoryPart
from tablewood.games.tree_society.draws import DrawFruits, KeepFruit
from tablewood.games.tree_society.effects import (
    BuildByEffect,
    BuildDrawn,
    DrawGuilds,
    source_of,
)
from tablewood.games.tree_society.market_effects import TakeMore
from tablewood.games.tree_society.parts import NOTHING, Reduction
from tablewood.games.tree_society.sales import SellMore
from tablewood.games.tree_society.state import Society
from tablewood.games.tree_society.vocabulary import PRICES, SCOPES, word_for


class QuestionView(msgspec.Struct):
    """What the question is about; only what this kind of question has is filled in."""

    reduction: str | None = None
    """How the cost of a level is reduced: pay, half, free, or less and a number of coins (TS-72, TS-73)."""
    scope: str | None = None
    """TS-151: which cards may be built: any, new or own."""
    asked_by: str | None = None
    """TS-91: the prompt of the question that the build answers, while a mandatory part is asked for."""
    asked_by_card: str | None = None
    """TS-82, TS-91: the guild card whose effect builds, while a mandatory part is asked for."""
    bonus: int = 0
    """TS-149: how many coins more an extra sale brings."""
    shown: int = 0
    """TS-152, TS-153: how many cards a draw effect will reveal."""
    left: int = 0
    """TS-150, TS-152: how many fruits may still be taken or kept, this one included."""
    begun: bool = False
    """TS-84: whether some are taken, so that the effect can no longer be skipped."""


def question_view(s: Society) -> QuestionView | None:
    """What the question now asked is about; None if its prompt, and the card under way, say all."""
    if s.over:
        return None
    step = s.step
    if isinstance(step, MandatoryPart):
        source = source_of(step.asked_by) if isinstance(step.asked_by, BuildingEffect) else NOTHING
        return QuestionView(
            reduction=_reduction(step.reduction),
            asked_by=step.asked_by.prompt,
            asked_by_card=s.cards.names.names[source] if source != NOTHING else None,
        )
    if isinstance(step, BuildByEffect):
        return QuestionView(
            reduction=_reduction(step.reduction), scope=word_for(SCOPES, step.scope)
        )
    if isinstance(step, BuildDrawn):
        return QuestionView(reduction=_reduction(step.reduction))
    if isinstance(step, DrawGuilds):
        return QuestionView(reduction=_reduction(step.reduction), shown=step.shown)
    if isinstance(step, DrawFruits):
        return QuestionView(shown=step.shown, left=step.kept)
    if isinstance(step, KeepFruit):
        return QuestionView(left=step.left)
    if isinstance(step, TakeMore):
        return QuestionView(left=step.left, begun=step.is_begun())
    if isinstance(step, SellMore):
        return QuestionView(bonus=step.bonus)
    return None


def _reduction(coins: Reduction) -> str:
    return f"less{coins}" if coins > 0 else word_for(PRICES, coins)

"""Why a move does not answer the question now asked; and the words that all explanations use."""

from __future__ import annotations

from tablewood.games.little_town.buildings import Kind
from tablewood.games.little_town.construction import ChooseSite
from tablewood.games.little_town.draft import DraftTile
from tablewood.games.little_town.goals import DeclareGoal
from tablewood.games.little_town.goods import ANY, COINS, NAMES
from tablewood.games.little_town.payment import GiveAny, SwapForCoins
from tablewood.games.little_town.placement import TakeAny
from tablewood.games.little_town.refusals import uses_residence
from tablewood.games.little_town.round_end import FeedWorkers
from tablewood.games.little_town.state import Town
from tablewood.kernel.explain import Explanation, Refused, Thing, because, thing
from tablewood.kernel.moves import Domain
from tablewood.kernel.vectors import total

GOOD = Domain("good", NAMES[: ANY + 1])
"""What sentences count: the resources, coins, and resources of choice."""


def out_of_place(refused: Refused) -> Explanation:
    """The move does not answer the question now asked: what has to be done first."""
    s: Town = refused.s
    step = refused.step
    if isinstance(step, DraftTile):
        return because("draft-first")
    if isinstance(step, DeclareGoal):
        return because("goals-first")
    if isinstance(step, SwapForCoins):
        is_input = 1 if s.buildings.is_input(step.bill) else 0
        return because(
            "pay-first", building=building_of(s, s.buildings.kind_of(step.bill)), input=is_input
        )
    if isinstance(step, GiveAny):
        left = s.buildings.due(step.bill, ANY) - len(step.given)
        return because(
            "give-first", building=building_of(s, s.buildings.kind_of(step.bill)), left=left
        )
    if isinstance(step, TakeAny):
        return because("take-first", left=step.left)
    if isinstance(step, ChooseSite):
        return because("site-first", building=building_of(s, step.kind))
    return because("feed-first", workers=s.count.workers)


def another_action(refused: Refused) -> Explanation:
    """LT-23, LT-24, LT-62, LT-65: the worker of this turn has already taken its action."""
    s: Town = refused.s
    step = refused.step
    if isinstance(step, ChooseSite):
        return because("constructing", building=building_of(s, step.kind))
    return because("placed-already", square=thing(s.parts.squares, s.using))


def order_of_the_end(refused: Refused) -> Explanation:
    """LT-79: the round is not over yet, or the steps of its end come in another order."""
    s: Town = refused.s
    if isinstance(refused.step, FeedWorkers):
        return out_of_place(refused)
    if refused.verb != "feed":
        return because("no-worker-left")
    if uses_residence(s):
        square = thing(s.parts.squares, s.using)
        return because("residence-first", building=building_of(s, s.tile[s.using]), square=square)
    workers = total(s.workers)
    return because("round-goes-on", workers=workers) if workers else because("turn-goes-on")


def workers_in_hand(refused: Refused) -> Explanation:
    """LT-25: players with a worker in hand must use it."""
    return because("workers-in-hand", workers=refused.s.workers[refused.seat])


# Words


def building_of(s: Town, kind: Kind) -> Thing:
    """A kind of building, for a sentence."""
    return thing(s.buildings.domain, kind)


def coins_of(number: int) -> dict[Thing, int]:
    """This many coins, for a sentence."""
    return {thing(GOOD, COINS): number}

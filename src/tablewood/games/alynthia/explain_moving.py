"""Why a character cannot go somewhere, attack or retreat (AL-52, AL-58, AL-108 to AL-131, AL-187, AL-215)."""

from __future__ import annotations

from tablewood.games.alynthia.card_refusals import why_not_march
from tablewood.games.alynthia.dragons import ChooseBattle
from tablewood.games.alynthia.explain_things import (
    off_the_map,
    the_space,
    too_little_focus,
    what_bars,
)
from tablewood.games.alynthia.marching import ChooseWay
from tablewood.games.alynthia.names import MARCH_CARD
from tablewood.games.alynthia.phases import ActionsForAll, TakeTurn
from tablewood.games.alynthia.refusals import (
    actions_left,
    adjacent,
    is_only_nest_too_dear,
    must_attack,
    why_not_attack,
)
from tablewood.games.alynthia.spaces import ChooseRefuge
from tablewood.games.alynthia.state import Land
from tablewood.kernel.explain import Explanation, Refused, because
from tablewood.kernel.step import ALLOWED

CHARGE = "charge"

# Ways


def no_such_space(refused: Refused) -> Explanation | None:
    """AL-14: the map has no such space."""
    return off_the_map(refused.s, refused.seat, refused.names["space"])


def cannot_step(refused: Refused) -> Explanation:
    """AL-121: not adjacent, or no focus for the step."""
    s: Land = refused.s
    space = refused.names["space"]
    if space == s.at[refused.seat]:
        return because("already-there", space=refused.things["space"])
    missing = off_the_map(s, refused.seat, space)
    if missing is not None:
        return missing
    if adjacent(s, refused.seat, s.at[refused.seat], space):
        return too_little_focus(s, refused.seat, s.parts.move_focus)
    here = the_space(s, s.at[refused.seat])
    return because("not-adjacent", space=refused.things["space"], here=here)


def entered_only_to_attack(refused: Refused) -> Explanation:
    """AL-125: dragons or a nest hold the space; or nothing there must be attacked."""
    bars = what_bars(refused.s, refused.seat, refused.names["space"])
    if refused.verb == CHARGE or bars is None:
        return because("no-need-to-attack", space=refused.things["space"])
    return bars


def barred(refused: Refused) -> Explanation | None:
    """AL-122, AL-126, AL-128, AL-131: a character or a wall stands there."""
    return what_bars(refused.s, refused.seat, refused.names["space"])


# Attacks


def nothing_to_attack(refused: Refused) -> Explanation:
    """AL-189: no target on the space."""
    return because("nothing-to-attack", space=_attacked(refused))


def only_fellows(refused: Refused) -> Explanation:
    """AL-52: nobody attacks fellow players."""
    return because("only-fellows", space=_attacked(refused))


def cannot_pay_for_attack(refused: Refused) -> Explanation | None:
    """AL-129, AL-187: no focus, or neither worker nor renown."""
    if not isinstance(refused.step, ActionsForAll | TakeTurn) or refused.verb.startswith("pay"):
        return None
    s: Land = refused.s
    way = s.parts.move_focus if refused.verb == CHARGE else 0
    return _cost_of_attack(s, refused.seat, way)


def _cost_of_attack(s: Land, seat: int, way: int) -> Explanation:
    if s.focus[seat] < way + s.parts.attack_focus:
        return too_little_focus(s, seat, way + s.parts.attack_focus)
    return because(
        "no-worker-nor-renown",
        needed=s.parts.attack_workers,
        price=s.parts.attack_renown,
        workers=s.workers(seat),
        renown=s.purse(seat),
    )


def nest_too_dear(refused: Refused) -> Explanation:
    """AL-58: the pool does not hold what the nest costs."""
    return _cost_of_nest(refused.s, refused.seat)


def _cost_of_nest(s: Land, seat: int) -> Explanation:
    cost, renown = s.next_nest_cost(), s.purse(seat)
    if s.workers(seat) >= s.parts.attack_workers:
        return because("nest-too-dear", cost=cost, renown=renown)
    price = s.parts.attack_renown
    return because("nest-and-attack-too-dear", cost=cost, price=price, renown=renown)


def _attacked(refused: Refused) -> tuple[str, str]:
    if "space" in refused.things:
        return refused.things["space"]
    return the_space(refused.s, refused.s.at[refused.seat])


# Actions of a turn


def no_action_left(refused: Refused) -> Explanation | None:
    """AL-108: both actions are taken; or a word of the cooperative game."""
    s: Land = refused.s
    if refused.verb in ("done", "stay"):
        return because("against-each-other")
    return because("actions-taken", actions=s.actions) if actions_left(s) <= 0 else None


def two_actions(refused: Refused) -> Explanation:
    """AL-130: the step and the attack are two actions."""
    return because("two-actions", needed=2, left=actions_left(refused.s))


def pass_or_end(refused: Refused) -> Explanation | None:
    """AL-110: after an action you end the turn; without one you pass."""
    s: Land = refused.s
    return because("action-taken") if s.actions > 0 else because("no-action-yet")


def say_done(refused: Refused) -> Explanation | None:
    """AL-106: a word of the competitive game."""
    return because("against-the-dragons") if refused.verb in ("pass", "end") else None


def not_done(refused: Refused) -> Explanation | None:
    """AL-107: only players who are done may stay done."""
    step = refused.step
    if refused.verb != "stay" or not isinstance(step, ActionsForAll) or step.is_done(refused.seat):
        return None
    return because("not-done")


def done_already(refused: Refused) -> Explanation | None:
    """AL-269: the player has said done already."""
    return because("done-already") if refused.verb == "done" else None


def unfinished_action(refused: Refused) -> Explanation:
    """AL-102: the action under way is not finished."""
    return because("unfinished-action")


# Marches, retreats, battles


def march_too_far(refused: Refused) -> Explanation:
    """AL-278: one or two steps to another space."""
    s: Land = refused.s
    space = refused.names["space"]
    if space == s.at[refused.seat]:
        return because("already-there", space=refused.things["space"])
    missing = off_the_map(s, refused.seat, space)
    steps = s.parts.card_amount[MARCH_CARD]
    return missing or because("too-far", space=refused.things["space"], steps=steps)


def cannot_march(refused: Refused) -> Explanation | None:
    """AL-231: nowhere to stand at its end, and no attack to be made there; or not on the way."""
    s: Land = refused.s
    if refused.verb == "via" and isinstance(refused.step, ChooseWay):
        return because("not-on-the-way", space=refused.things["space"])
    if refused.verb != "march":
        return None
    seat, space = refused.seat, refused.names["space"]
    assert why_not_march(s, seat, space) != ALLOWED
    would_attack = isinstance(refused.step, ActionsForAll | TakeTurn) and must_attack(
        s, seat, space
    )
    if would_attack and why_not_attack(s, seat, space, 0) != ALLOWED:
        if is_only_nest_too_dear(s, seat, space, 0):
            return _cost_of_nest(s, seat)
        return _cost_of_attack(s, seat, 0)
    return what_bars(s, seat, space)


def no_refuge(refused: Refused) -> Explanation | None:
    """AL-215: not a space to stand on, or not one of the nearest."""
    s: Land = refused.s
    if refused.verb != "retreat" or not isinstance(refused.step, ChooseRefuge):
        return None
    space = refused.names["space"]
    if space == s.at[refused.seat]:
        return because("must-leave", space=refused.things["space"])
    missing = off_the_map(s, refused.seat, space) or what_bars(s, refused.seat, space)
    return missing or because("nearer-refuge", space=refused.things["space"])


def no_battle_there(refused: Refused) -> Explanation | None:
    """AL-94: no battle of one's own on the space."""
    if refused.verb != "battle" or not isinstance(refused.step, ChooseBattle):
        return None
    return because("no-battle-there", space=refused.things["space"])

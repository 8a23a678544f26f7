"""Why a move is refused, in the facts of the position: what players read before the clause."""

from __future__ import annotations

from tablewood.games.tree_society.build import BuildPhase
from tablewood.games.tree_society.builds import CompostFirst, DiscardFirst, MandatoryPart
from tablewood.games.tree_society.costs import price, price_without
from tablewood.games.tree_society.draws import KeepFruit
from tablewood.games.tree_society.effects import BuildByEffect, BuildDrawn
from tablewood.games.tree_society.market_effects import TakeMore
from tablewood.games.tree_society.parts import (
    COMPOST,
    DISCARD_DONE,
    FULL,
    NEW,
    NOTHING,
    ON_DISCARD,
    Card,
    Face,
    Reduction,
)
from tablewood.games.tree_society.questions import OptionalEffect
from tablewood.games.tree_society.refusals import cards_to_discard_for
from tablewood.games.tree_society.rest import DraftFruit, TakeFruit
from tablewood.games.tree_society.sales import SellFruit
from tablewood.games.tree_society.state import Society
from tablewood.kernel.explain import Explain, Explanation, Refused, Thing, because, player, thing
from tablewood.kernel.vectors import has

# Another question is open


def out_of_place(refused: Refused) -> Explanation:
    """The move does not answer the question now asked: what has to be done first."""
    s: Society = refused.s
    step = refused.step
    if isinstance(step, DraftFruit):
        return because("draft-first")
    if isinstance(step, SellFruit):
        return because("sell-first", fruits=s.unsold_cards(refused.seat))
    if isinstance(step, TakeFruit):
        return because("rest-now", fruits=len(s.fruit_market))
    if isinstance(step, MandatoryPart):
        return _duty_first(s, step)
    if isinstance(step, KeepFruit):
        return because("keep-first", left=step.left)
    if isinstance(step, TakeMore) and step.is_begun():
        return because("take-first", left=step.left)
    if isinstance(step, BuildByEffect):
        return because("effect-first", card=_card(s, step.source))
    if isinstance(step, OptionalEffect | BuildDrawn):
        return because("effect-first", card=_card(s, step.card))
    return because("no-effect-now")


def _duty_first(s: Society, step: MandatoryPart) -> Explanation:
    """TS-91: the mandatory part of the level that is being built."""
    at = s.next_level(step.card)
    card, level = _card(s, step.card), s.level[step.card] + 1
    if isinstance(step, CompostFirst):
        left = s.cards.duty_n[at] - len(step.chosen)
        return because("compost-first", card=card, level=level, left=left)
    return because("discard-first", card=card, level=level)


# Fruits


def none_of_yours(refused: Refused) -> Explanation:
    """TS-34, TS-54, TS-161: no such fruit lies unsold on the player board, or it is chosen already."""
    s: Society = refused.s
    if isinstance(refused.step, SellFruit) and refused.verb != "sell":
        return out_of_place(refused)
    face = refused.names["fruit"]
    if s.unsold_of(refused.seat, face) > 0:
        return because("chosen-already", fruit=refused.things["fruit"])
    return because("none-of-yours", **_face(s, face))


def type_sold(refused: Refused) -> Explanation:
    """TS-55: a fruit of the type was sold in this turn."""
    s: Society = refused.s
    type = s.fruits.type_of[refused.names["fruit"]]
    sold = next(face for face in s.sold_now if s.fruits.type_of[face] == type)
    return because("type-sold", fruit=thing(s.fruits.faces, sold))


def not_in_fruit_market(refused: Refused) -> Explanation:
    """TS-50, TS-101, TS-133, TS-150: the fruit market has no such fruit."""
    if refused.verb != "take":
        return out_of_place(refused)
    return because("not-in-fruit-market", **_face(refused.s, refused.names["fruit"]))


def not_revealed(refused: Refused) -> Explanation:
    """TS-152, TS-153: no such fruit or guild card was revealed."""
    s: Society = refused.s
    if refused.verb == "keep" and isinstance(refused.step, KeepFruit):
        return because("fruit-not-revealed", **_face(s, refused.names["fruit"]))
    if refused.verb == "build" and isinstance(refused.step, BuildDrawn):
        return because("guild-not-revealed", card=refused.things["card"])
    return out_of_place(refused)


def _face(s: Society, face: Face) -> dict[str, Thing | int]:
    """A fruit card as described in a sentence that says there is none."""
    return {
        "type": ("type", s.fruits.types[s.fruits.type_of[face]]),
        "action": ("action", s.fruits.actions[s.fruits.action_of[face]]),
        "plus": s.fruits.plus[face],
    }


# Fruit actions


def other_action(refused: Refused) -> Explanation:
    """TS-43: the fruit that was sold has another action."""
    s: Society = refused.s
    held: Thing = ("action", s.fruits.actions[s.action])
    return because("other-action", held=held, wanted=("action", refused.verb))


def action_used(refused: Refused) -> Explanation:
    """TS-44: it was used in this turn, or this is not the phase for it."""
    if not isinstance(refused.step, BuildPhase):
        return out_of_place(refused)
    return because("action-used") if len(refused.s.sold_now) > 0 else because("no-action")


def empty_row(refused: Refused) -> Explanation:
    """TS-49: there is nothing to discard in the row."""
    return because("empty-row", row=refused.things["row"])


# Building


def complete_already(refused: Refused) -> Explanation:
    """TS-64: all levels are built."""
    return because("complete-already", card=refused.things["card"])


def theirs(refused: Refused) -> Explanation:
    """TS-63: the card is in progress or completed on another board."""
    owner = player(refused.s.owner[refused.names["card"]])
    return because("theirs", card=refused.things["card"], owner=owner)


def not_in_guild_market(refused: Refused) -> Explanation:
    """TS-61: where the card is, as far as everybody knows."""
    s: Society = refused.s
    card = refused.names["card"]
    if not s.in_play[card]:
        return because("not-in-this-game", card=refused.things["card"])
    if has(s.guild_discard, card):
        return because("in-discard-pile", card=refused.things["card"])
    return because("not-in-guild-market", card=refused.things["card"])


def wrong_target(refused: Refused) -> Explanation:
    """TS-151: what the effect may build, and what it may not."""
    s: Society = refused.s
    step = refused.step
    if refused.verb != "build" or not isinstance(step, BuildByEffect):
        return out_of_place(refused)
    source = _card(s, step.source)
    if refused.names["card"] == step.source:
        return because("source-itself", card=source)
    return (
        because("only-new", card=source) if step.scope == NEW else because("only-own", card=source)
    )


def too_dear(refused: Refused) -> Explanation:
    """TS-32, TS-77: the cost of the level, and the coins that the player has."""
    s: Society = refused.s
    seat, card = refused.seat, refused.names["card"]
    cost = price(s, seat, card, _reduction(refused))
    level = s.level[card] + 1
    if cost > s.purse[seat] + s.chest[seat]:
        coins = s.purse[seat]
        return because("too-dear", card=refused.things["card"], level=level, cost=cost, coins=coins)
    return because(
        "in-the-chest",
        card=refused.things["card"],
        level=level,
        cost=cost,
        coins=s.purse[seat],
        chest=s.chest[seat],
    )


def no_space(refused: Refused) -> Explanation:
    """TS-62: every space of the In-progress section is taken."""
    return because("no-space", cards=refused.s.parts.spaces)


def duty(refused: Refused) -> Explanation:
    """TS-91: the mandatory part cannot be done, or it comes before everything else."""
    s: Society = refused.s
    if isinstance(refused.step, MandatoryPart):
        return out_of_place(refused)
    card = refused.names["card"]
    at = s.next_level(card)
    named, level = refused.things["card"], s.level[card] + 1
    if s.cards.duty[at] == COMPOST:
        fruits = s.unsold_cards(refused.seat)
        return because(
            "too-few-to-compost", card=named, level=level, needed=s.cards.duty_n[at], fruits=fruits
        )
    if s.cards.duty[at] == DISCARD_DONE:
        return because("no-completed-guild", card=named, level=level)
    return because("no-other-guild", card=named, level=level)


def no_way(refused: Refused) -> Explanation:
    """TS-145: after the discard the level could still not be paid or placed."""
    s: Society = refused.s
    step = refused.step
    if isinstance(step, DiscardFirst):
        return _no_way_without(refused, step.card, refused.names["card"])
    card = refused.names["card"]
    serving = cards_to_discard_for(s, refused.seat, card)
    if len(serving) == 1:
        return _no_way_without(refused, card, serving[0])
    return because("no-way", card=refused.things["card"], level=s.level[card] + 1)


def _no_way_without(refused: Refused, card: Card, gone: Card) -> Explanation:
    s: Society = refused.s
    cost = price_without(s, refused.seat, card, _reduction(refused), gone)
    coins = s.purse[refused.seat] + s.lasting_without(refused.seat, ON_DISCARD, gone)
    if cost <= coins:
        return because("frees-no-space", card=_card(s, card), gone=_card(s, gone))
    return because(
        "too-dear-then",
        card=_card(s, card),
        gone=_card(s, gone),
        level=s.level[card] + 1,
        cost=cost,
        coins=coins,
    )


def _reduction(refused: Refused) -> Reduction:
    """TS-52, TS-72, TS-73: by how much the level in question is cheaper."""
    step = refused.step
    if isinstance(step, BuildByEffect | BuildDrawn | DiscardFirst):
        return step.reduction
    s: Society = refused.s
    return s.fruits.less_coins if refused.verb == "less" else FULL


# Discarding


def not_yours(refused: Refused) -> Explanation:
    """TS-94: the card belongs to another player or to nobody, or this is not the time for it."""
    s: Society = refused.s
    if isinstance(refused.step, SellFruit | TakeFruit | CompostFirst):
        return out_of_place(refused)
    owner = s.owner[refused.names["card"]]
    if owner == NOTHING:
        return because("not-on-your-board", card=refused.things["card"])
    return because("theirs", card=refused.things["card"], owner=player(owner))


def being_built(refused: Refused) -> Explanation:
    """TS-99: the card cannot make way for its own level."""
    return because("being-built", card=refused.things["card"])


def not_completed(refused: Refused) -> Explanation:
    """TS-162: the level asks for a completed guild."""
    return because("not-completed", card=refused.things["card"])


def _card(s: Society, card: Card) -> Thing:
    return thing(s.cards.names, card)


EXPLANATIONS: dict[int, Explain] = {
    4: out_of_place,
    5: out_of_place,
    32: too_dear,
    34: none_of_yours,
    43: other_action,
    44: action_used,
    46: out_of_place,
    49: empty_row,
    50: not_in_fruit_market,
    54: none_of_yours,
    55: type_sold,
    61: not_in_guild_market,
    62: no_space,
    63: theirs,
    64: complete_already,
    77: too_dear,
    83: out_of_place,
    84: out_of_place,
    91: duty,
    94: not_yours,
    99: being_built,
    101: not_in_fruit_market,
    133: not_in_fruit_market,
    142: out_of_place,
    145: no_way,
    149: out_of_place,
    150: not_in_fruit_market,
    151: wrong_target,
    152: not_revealed,
    153: not_revealed,
    161: none_of_yours,
    162: not_completed,
}
"""By clause: what in the position makes it forbid a move."""

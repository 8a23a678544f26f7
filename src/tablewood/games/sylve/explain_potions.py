"""Why a potion cannot be brewed, reserved or drunk, or a die of the pool turned (SY-65 to SY-86, SY-115, SY-186)."""

from __future__ import annotations

from tablewood.games.sylve.brewing import PayForPotion, ReservePotion
from tablewood.games.sylve.dice import SYMBOLS
from tablewood.games.sylve.drinking import ChangeDie, RerollDice
from tablewood.games.sylve.effects import Change, Move, Remove, Reroll, Return, Swap
from tablewood.games.sylve.explain_things import nothing_to_move, the_good
from tablewood.games.sylve.parts import BASICS, BERRY, ON_TURN
from tablewood.games.sylve.refusals import berries_for, gap
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.turn import YourTurn
from tablewood.kernel.explain import Explanation, Refused, because, player
from tablewood.kernel.vectors import has

# Brewing


def not_to_brew(refused: Refused) -> Explanation | None:
    """SY-65: a potion was brewed in this turn, or this one is not there to be brewed."""
    s: Wood = refused.s
    step = refused.step
    if not isinstance(step, YourTurn) or refused.verb != "brew":
        return None
    if not step.brewing:
        return because("brewed-a-potion")
    potion = refused.names["potion"]
    for seat in range(s.seats):
        if has(s.hands[seat], potion) or has(s.drunk[seat], potion):
            if seat == refused.seat:
                return because("brewed-by-you", potion=refused.things["potion"])
            return because("brewed-by", potion=refused.things["potion"], owner=player(seat))
    return because("not-to-brew", potion=refused.things["potion"])


def cannot_pay(refused: Refused) -> Explanation | None:
    """SY-66: the stock lacks ingredients, and there are not berries enough for them."""
    if refused.verb == "pay" and isinstance(refused.step, PayForPotion):
        return _wrong_payment(refused, refused.step)
    if refused.verb != "brew":
        return None
    s: Wood = refused.s
    potion = refused.names["potion"]
    gaps = [gap(s, refused.seat, potion, good) for good in range(BASICS)]
    return because(
        "cannot-pay",
        potion=refused.things["potion"],
        missing={the_good(s, good): lacking for good, lacking in enumerate(gaps) if lacking > 0},
        needed=berries_for(s, refused.seat, sum(gaps)),
        berries=s.in_stock(refused.seat, BERRY),
    )


def not_with_berries(refused: Refused) -> Explanation | None:
    """SY-67: more berries than there are, or for more than the potion costs."""
    if refused.verb != "pay" or not isinstance(refused.step, PayForPotion):
        return None
    return _wrong_payment(refused, refused.step)


def _wrong_payment(refused: Refused, step: PayForPotion) -> Explanation:
    s: Wood = refused.s
    by_berry = [refused.names[name] for name in ("plants", "mushrooms", "crystals")]
    for good in range(BASICS):
        cost = s.parts.cost_of(step.potion, good)
        left = cost - by_berry[good]
        have = s.in_stock(refused.seat, good)
        if left < 0:
            return because("costs-less", good=the_good(s, good), count=cost)
        if left > have:
            return because("too-few-goods", good=the_good(s, good), count=left, have=have)
    return because(
        "too-few-berries",
        needed=berries_for(s, refused.seat, sum(by_berry)),
        berries=s.in_stock(refused.seat, BERRY),
    )


def not_to_reserve(refused: Refused) -> Explanation | None:
    """SY-73: neither revealed nor in the market."""
    if refused.verb != "reserve" or not isinstance(refused.step, ReservePotion):
        return None
    return because("not-to-reserve", potion=refused.things["potion"])


def reserved_by_another(refused: Refused) -> Explanation:
    """SY-74: another player's reserve."""
    s: Wood = refused.s
    potion = refused.names["potion"]
    owner = next(seat for seat in range(s.seats) if has(s.reserved[seat], potion))
    return because("reserved-by", potion=refused.things["potion"], owner=player(owner))


# Drinking


def not_brewed(refused: Refused) -> Explanation:
    """SY-76: the potion is only reserved."""
    return because("not-brewed", potion=refused.things["potion"])


def not_to_drink(refused: Refused) -> Explanation | None:
    """SY-79: a potion was drunk in this turn, or this one is not in the hand."""
    if not isinstance(refused.step, YourTurn) or refused.verb != "drink":
        return None
    if not refused.step.drinking:
        return because("drunk-a-potion")
    return because("not-in-hand", potion=refused.things["potion"])


def drunk_already(refused: Refused) -> Explanation:
    """SY-80: once a game."""
    return because("drunk-already", potion=refused.things["potion"])


def no_effect(refused: Refused) -> Explanation | None:
    """SY-81: a potion that could do nothing, or a swap that would change nothing."""
    s: Wood = refused.s
    if refused.verb != "drink":
        return because("same-owner")
    effect = s.parts.drinks[refused.names["potion"]]
    if isinstance(effect, Change | Reroll):
        return because("pool-empty")
    if isinstance(effect, Swap):
        return because("no-swap")
    if isinstance(effect, Return):
        return because("none-of-yours-placed")
    if isinstance(effect, Remove):
        return because("no-element-placed") if effect.only_elements else because("no-die-placed")
    nothing = nothing_to_move(s, refused.seat) if isinstance(effect, Move) else None
    return nothing or because("no-effect", potion=refused.things["potion"])


def no_die_to_spare(refused: Refused) -> Explanation:
    """SY-86: the turn's own placement needs the die."""
    s: Wood = refused.s
    return because("last-die-needed") if s.has_dice(refused.seat) else because("pool-empty")


# Dice of the pool


def cannot_change(refused: Refused) -> Explanation | None:
    """SY-82: no such die in the pool, its own face, or a face that it does not have."""
    if refused.verb != "turn" or not isinstance(refused.step, ChangeDie):
        return None
    return _no_turning(refused)


def cannot_turn_element(refused: Refused) -> Explanation | None:
    """SY-115: no creature for it, or not from one element to another."""
    s: Wood = refused.s
    if refused.verb != "turn":
        return None
    if not s.reacts(refused.seat, ON_TURN):
        return because("no-creature-turns-dice")
    if refused.names["from"] < SYMBOLS or refused.names["to"] < SYMBOLS:
        return because("only-elements")
    return _no_turning(refused)


def _no_turning(refused: Refused) -> Explanation:
    s: Wood = refused.s
    before, after = refused.names["from"], refused.names["to"]
    if s.in_pool(refused.seat, before) == 0:
        return because("no-such-die", die=refused.things["from"])
    if before == after:
        return because("same-face")
    return because("no-such-face", die=refused.things["from"], face=refused.things["to"])


def turned_enough(refused: Refused) -> Explanation | None:
    """SY-186: as many changes as there are element dice."""
    s: Wood = refused.s
    step = refused.step
    if not isinstance(step, YourTurn):
        return None
    dice = s.elements_in_pool(refused.seat)
    return because("turned-enough", turned=step.changes, dice=dice)


def cannot_reroll(refused: Refused) -> Explanation | None:
    """SY-83: no such die, all of them picked, or none yet."""
    s: Wood = refused.s
    step = refused.step
    if not isinstance(step, RerollDice):
        return None
    if refused.verb == "skip":
        return because("pick-a-die")
    if refused.verb != "reroll":
        return None
    if s.in_pool(refused.seat, refused.names["die"]) == 0:
        return because("no-such-die", die=refused.things["die"])
    return because("picked-already", die=refused.things["die"])

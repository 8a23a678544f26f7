"""Where a scene of Tree Society begins, and what it must say for that (see `scene`)."""

from collections.abc import Callable
from typing import Final

from tablewood.games.tree_society.build import BuildPhase
from tablewood.games.tree_society.builds import CompostFirst, targets
from tablewood.games.tree_society.draws import KeepFruit
from tablewood.games.tree_society.effects import BuildDrawn, use_effect
from tablewood.games.tree_society.market_effects import TakeMore
from tablewood.games.tree_society.parts import (
    ANY,
    DRAWS_FRUIT,
    DRAWS_GUILD,
    FULL,
    TAKES_FRUIT,
    Card,
    Face,
)
from tablewood.games.tree_society.refusals import why_not_compost, why_not_level
from tablewood.games.tree_society.state import Society
from tablewood.games.tree_society.turn import a_turn
from tablewood.kernel.step import ALLOWED, Seat
from tablewood.kernel.tables import Table
from tablewood.kernel.vectors import added, has, without

Begin = Callable[[Society, int, Table], None]
"""Put on the agenda what is left of the turn, from the question on."""

PHASE_2: Final = 1
REST: Final = 2
"""Where the phases begin in the steps of a turn."""


def _sell_fruit(s: Society, seat: Seat, about: Table) -> None:
    if not s.unsold_faces(seat):
        about.fail("", f"{s.parts.seats[seat]} has no fruit to sell (TS-41)")
    s.then(a_turn(seat))


def _build(s: Society, seat: Seat, about: Table) -> None:
    s.then(a_turn(seat)[PHASE_2:])


def _take_fruit(s: Society, seat: Seat, about: Table) -> None:
    s.then(a_turn(seat)[REST:])


# What a level asks for before it is built


def _duty(s: Society, seat: Seat, about: Table) -> None:
    """TS-91: the next level of this card is being built, and its mandatory part comes first."""
    card = _card(s, about)
    if not has(targets(s, seat, ANY), card):
        about.fail("card", "name a card of the market or in progress")
    clause = why_not_level(s, seat, card, FULL)
    if clause != ALLOWED:
        about.fail("card", f"its next level cannot be built ({s.game.clause(clause)})")
    s.then(a_turn(seat)[REST:])
    chosen = _composted(s, seat, about)
    if chosen:
        s.then_one(CompostFirst(seat, BuildPhase(seat), card, FULL, chosen))
    else:
        BuildPhase(seat).begin(s, card, FULL)


def _composted(s: Society, seat: Seat, about: Table) -> tuple[int, ...]:
    """TS-161: fruits already chosen stay on the board until all are chosen."""
    chosen: tuple[Face, ...] = ()
    for number, name in enumerate(about.texts("chosen", [])):
        face = s.fruits.faces.number(name)
        if face < 0 or why_not_compost(s, seat, face, chosen) != ALLOWED:
            about.fail(f"chosen[{number}]", "name an unsold fruit of the player (TS-161)")
        chosen = (*chosen, face)
    return chosen


# The effect of a level


def _effect(s: Society, seat: Seat, about: Table) -> None:
    """TS-85: the level on which the card stands has just been built; its effect is used."""
    s.then(a_turn(seat)[PHASE_2:])
    use_effect(s, seat, _own_card(s, seat, about))


def _take_more(s: Society, seat: Seat, about: Table) -> None:
    """TS-150: some of the fruits may have been taken already."""
    card = _own_card(s, seat, about)
    fruits = _size(s, about, card, TAKES_FRUIT)
    left = about.number("left", fruits, at_least=1, at_most=fruits)
    s.then((TakeMore(seat, card, fruits, left), *a_turn(seat)[PHASE_2:]))


def _keep_fruit(s: Society, seat: Seat, about: Table) -> None:
    """TS-152: these fruits were revealed from the deck, and `left` of them are still to be kept."""
    card = _own_card(s, seat, about)
    shown = _size(s, about, card, DRAWS_FRUIT)
    kept = s.cards.effect_of[s.current_level(card)]
    left = about.number("left", kept, at_least=1, at_most=kept)
    for number, name in enumerate(about.texts("revealed")):
        face = s.fruits.faces.number(name)
        if not has(s.fruit_deck, face):
            about.fail(f"revealed[{number}]", "name a fruit of the deck")
        s.fruit_deck = without(s.fruit_deck, face)
        s.drawn_fruits = added(s.drawn_fruits, face)
    if not left < len(s.drawn_fruits) <= shown:
        about.fail("revealed", f"more than {left} and at most {shown} fruits (TS-152)")
    s.then((KeepFruit(seat, left), *a_turn(seat)[PHASE_2:]))


def _build_drawn(s: Society, seat: Seat, about: Table) -> None:
    """TS-153: these guild cards were revealed from the deck."""
    card = _own_card(s, seat, about)
    shown = _size(s, about, card, DRAWS_GUILD)
    for number, name in enumerate(about.texts("revealed")):
        guild = s.cards.names.number(name)
        if not has(s.guild_deck, guild):
            about.fail(f"revealed[{number}]", "name a guild card of the deck")
        s.guild_deck = without(s.guild_deck, guild)
        s.drawn_guilds = added(s.drawn_guilds, guild)
    if not 0 < len(s.drawn_guilds) <= shown:
        about.fail("revealed", f"at least one card and at most {shown} (TS-153)")
    reduction = s.cards.effect_of[s.current_level(card)]
    s.then((BuildDrawn(seat, card, reduction), *a_turn(seat)[PHASE_2:]))


def _card(s: Society, about: Table) -> Card:
    card = s.cards.names.number(about.text("card"))
    if card < 0:
        about.fail("card", "unknown guild card; as in ARC01")
    return card


def _own_card(s: Society, seat: Seat, about: Table) -> Card:
    card = _card(s, about)
    if s.owner[card] != seat:
        about.fail("card", "name a card of the player whose turn it is")
    return card


def _size(s: Society, about: Table, card: Card, verb: int) -> int:
    """How many cards the effect is about, if it is an effect of this kind."""
    at = s.current_level(card)
    if s.cards.effect[at] != verb:
        about.fail("card", f"level {s.level[card]} of the card does something else")
    return s.cards.effect_n[at]


BEGINNINGS: Final[dict[str, Begin]] = {
    "sell-fruit": _sell_fruit,
    "build": _build,
    "compost-first": _duty,
    "discard-first": _duty,
    "sell-more": _effect,
    "take-more": _take_more,
    "renew-row": _effect,
    "build-by-effect": _effect,
    "draw-fruits": _effect,
    "keep-fruit": _keep_fruit,
    "draw-guilds": _effect,
    "build-drawn": _build_drawn,
    "take-fruit": _take_fruit,
}
"""By prompt; the draft is not here, as it comes before all turns."""

PHASE_2_ASKS: Final = [asks for asks in BEGINNINGS if asks not in ("sell-fruit", "take-fruit")]
"""Where the fruits sold in this turn lie on the board, and an action may be at hand (TS-35, TS-44)."""

"""With which question a scene of Builders of Sylvan Dale begins, and what that question is about (see `scene`)."""

from collections.abc import Callable
from typing import Any, Final

from tablewood.games.sylvan_dale.actions import ChooseCard
from tablewood.games.sylvan_dale.banners import HangBanner
from tablewood.games.sylvan_dale.items import GiveCard, OfferItems
from tablewood.games.sylvan_dale.refusals import why_no_banner
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.games.sylvan_dale.turn import a_stuck_turn, a_turn
from tablewood.kernel.step import ALLOWED, Seat, Step
from tablewood.kernel.tables import Table
from tablewood.kernel.vectors import has

Steps = tuple[Step[Any], ...]
Begin = Callable[[Dale, Seat, Table], Steps]
"""What is left of the turn, from the question on; the table says what the question is about."""


def _play_card(s: Dale, seat: Seat, about: Table) -> Steps:
    return ()  # the turn has not begun


def _add_tile(s: Dale, seat: Seat, about: Table) -> Steps:
    if s.played == NOTHING:
        about.fail("", 'name the card played in this turn, as in played = "nest-ax"')
    return a_turn(seat)[1:]


def _hang_banner(s: Dale, seat: Seat, about: Table) -> Steps:
    """SD-56: the top tile of the tree has just arrived."""
    tree = s.parts.spaces.number(about.text("tree"))
    if not has(s.board.trees, tree) or s.grown[tree] == 0:
        about.fail("tree", "name a tree to which a tile was added")
    clause = why_no_banner(s, seat, tree)
    if clause != ALLOWED:
        about.fail("tree", f"no banner can be hung there ({s.game.clause(clause)})")
    return (HangBanner(seat, tree), *a_turn(seat)[2:])


def _use_items(s: Dale, seat: Seat, about: Table) -> Steps:
    """SD-71: `used` says how many items have been used in this turn."""
    s.items_used = about.number("used", 0, at_least=0)
    return a_turn(seat)[2:]


def _exchange_sets(s: Dale, seat: Seat, about: Table) -> Steps:
    """SD-40: in a stuck turn, after the hand was replaced."""
    return a_stuck_turn(seat)[1:]


def _give_card(s: Dale, seat: Seat, about: Table) -> Steps:
    """SD-67: a set is being exchanged; `given` names the cards already discarded."""
    item = s.parts.items.index(about.choice("item", s.parts.items))
    given = [s.parts.faces.number(name) for name in about.texts("given", [])]
    for number, card in enumerate(given):
        if card not in s.parts.faces_showing[item] or not has(s.discard, card):
            about.fail(f"given[{number}]", "name a card of the set, in the discard pile")
    if len(given) >= s.parts.set_size:
        about.fail("given", f"a set has {s.parts.set_size} cards (SD-66)")
    if s.icons_of(seat, item) < s.parts.set_size - len(given):
        about.fail("item", "not enough cards of the icon are displayed (SD-66)")
    return (GiveCard(seat, item, tuple(given)), OfferItems(seat), *a_turn(seat)[3:])


def _choose_card(s: Dale, seat: Seat, about: Table) -> Steps:
    """SD-51: `replaced` says how many times the market has been replaced in this turn."""
    replaced = about.number("replaced", 0, at_least=0)
    return (ChooseCard(seat, replaced), *a_turn(seat)[4:])


BEGINNINGS: Final[dict[str, Begin]] = {
    "play-card": _play_card,
    "add-tile": _add_tile,
    "hang-banner": _hang_banner,
    "use-items": _use_items,
    "exchange-sets": _exchange_sets,
    "give-card": _give_card,
    "choose-card": _choose_card,
}
"""By prompt."""

"""What must always hold: every component in exactly one place, and the limits of the rules."""

from tablewood.games.sylve.dice import NEUTRAL, SYMBOLS, is_element, owner_of
from tablewood.games.sylve.parts import FORAGE_SLOT, NO_SLOT, SEASONS, Space, Spot
from tablewood.games.sylve.places import NOTHING, SCORCHED, TAKEN
from tablewood.games.sylve.refusals import is_any_die_space
from tablewood.games.sylve.stacks import height, placed_dice
from tablewood.games.sylve.state import Wood
from tablewood.kernel.vectors import has, listed, part


def complaints(s: Wood) -> list[str]:
    """All that is wrong with the position, in words."""
    return [*_dice(s), *_spaces(s), *_forests(s), *_potions(s), *_creatures(s), *_goods(s)]


def _dice(s: Wood) -> list[str]:
    """SY-12: each die is in a pool, placed or set aside; all element dice are alike."""
    wrong: list[str] = []
    seen = [0] * (NEUTRAL + 1)
    for die in [*listed(s.aside), *placed_dice(s)]:
        seen[owner_of(die)] += 1
    for seat in range(s.seats):
        for face, dice in enumerate(s.pool_of(seat)):
            seen[seat if face < SYMBOLS else NEUTRAL] += dice
            if dice < 0:
                wrong.append("a pool lacks a die that was taken from it (SY-21)")
    if s.round == 0:
        return wrong
    names = s.game.seat_names(s.seats)
    for seat in range(s.seats):
        if seen[seat] != s.parts.forage_dice:
            wrong.append(
                f"{seen[seat]} forage dice of {names[seat]}, not {s.parts.forage_dice} (SY-12)"
            )
    if seen[NEUTRAL] != s.parts.element_dice * s.seats:
        wrong.append(f"{seen[NEUTRAL]} element dice (SY-12)")
    return wrong


def _spaces(s: Wood) -> list[str]:
    """SY-9, SY-28, SY-29, SY-58, SY-110, SY-136: what lies where, and how many."""
    wrong: list[str] = []
    for spot, name in enumerate(s.parts.spots.names):
        if s.parts.is_space(spot):
            if len(s.row) > 0 and s.shows[spot] not in _may_show(s, spot):
                wrong.append(f"{name}: is taken to show {s.shows[spot]} (SY-28, SY-29)")
        elif height(s, spot) > 1 and not is_any_die_space(s, spot):
            wrong.append(f"{name}: more than one die (SY-58, SY-110)")
        if s.parts.is_slot(spot) and not s.is_empty(spot):
            wrong.extend(_slot(s, spot, name))
        if s.is_empty(spot) and has(s.covered_on, spot):
            wrong.append(f"{name}: dice under no die (SY-51)")
    if (
        s.scorch_tokens != listed(s.shows).count(SCORCHED)
        or s.scorch_tokens > s.parts.scorch_tokens
    ):
        wrong.append(f"{s.scorch_tokens} scorch tokens on forests (SY-9)")
    return wrong


def _may_show(s: Wood, space: Space) -> list[int]:
    symbol = s.symbols[space]
    if not s.is_empty(space):
        return [TAKEN] if symbol != NOTHING else []
    return [NOTHING] if symbol == NOTHING else [symbol, SCORCHED]


def _slot(s: Wood, spot: Spot, name: str) -> list[str]:
    """SY-109, SY-110: only forage dice can come to a slot by a swap, and only where one was placed."""
    creature = s.parts.creature_of(spot)
    slot = s.parts.slot[creature]
    if slot == NO_SLOT or not any(s.has_tamed(seat, creature) for seat in range(s.seats)):
        return [f"{name}: a die where no tamed creature has a slot (SY-109)"]
    is_forage = not is_element(s.tops[spot])
    return [] if is_forage == (slot == FORAGE_SLOT) else [f"{name}: the wrong die (SY-109)"]


def _forests(s: Wood) -> list[str]:
    """SY-3, SY-147, SY-151: each forest in play is in the deck, in the row, with a player or discarded."""
    held = [forest for forest, holder in enumerate(listed(s.held_by)) if holder != NOTHING]
    # During the control step a forest of the row may already have its new owner (SY-147).
    row = [forest for forest in listed(s.row) if forest not in held]
    deck = listed(s.forest_deck)
    if sorted([*deck[s.forests_dealt :], *row, *held, *listed(s.discarded)]) != sorted(deck):
        return ["a forest is missing or in two places (SY-3)"]
    return []


def _potions(s: Wood) -> list[str]:
    """SY-5, SY-69, SY-183: the market is full while the deck lasts; the dealt potions have left the deck."""
    wrong: list[str] = []
    deck = listed(s.potion_deck)
    seen = [*deck[s.potions_dealt :], *listed(s.market)]
    for cards in [*s.reserved, *s.hands, *s.drunk]:
        seen.extend(listed(cards))
    if s.revealed != NOTHING:
        seen.append(s.revealed)
    if sorted(seen) != sorted(set(deck)):
        wrong.append("a potion is missing or in two places (SY-5)")
    market, size = len(s.market), s.parts.market
    if market > size or (market < size and s.potions_dealt < len(s.potion_deck)):
        wrong.append(f"{market} potions in the market (SY-69)")
    return wrong


def _creatures(s: Wood) -> list[str]:
    """SY-6, SY-98, SY-101: each creature is on a pile, tamed or released; nobody keeps too many."""
    wrong: list[str] = []
    seen = [creature for cards in s.tamed for creature in listed(cards)]
    for seat, cards in enumerate(s.tamed):
        if len(cards) > s.limit[seat] + len(s.newcomers):
            wrong.append(f"{len(cards)} tamed creatures (SY-98)")
    seen += [creature for creature, owner in enumerate(listed(s.freed_by)) if owner != NOTHING]
    for season in range(SEASONS):
        seen += part(s.piles, s.pile_from[season] + s.taken[season], s.pile_from[season + 1])
    if sorted(seen) != list(range(len(s.parts.creatures))):
        wrong.append("a creature is missing or in two places (SY-6)")
    return wrong


def _goods(s: Wood) -> list[str]:
    """SY-66: nobody spends more than they have."""
    return ["a stock below zero (SY-66)"] if min([*listed(s.stock), *listed(s.tokens)]) < 0 else []

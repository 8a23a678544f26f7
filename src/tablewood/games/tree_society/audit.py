"""What must always hold: every component in exactly one place, and the limits of the rules."""

from tablewood.games.tree_society.parts import LASTING_KINDS, LEVELS, NOTHING
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import listed


def complaints(s: Society) -> list[str]:
    """Everything that is wrong with the position, in words."""
    return [*_fruits(s), *_visible(s), *_guilds(s), *_sections(s), *_coins(s)]


def _fruits(s: Society) -> list[str]:
    """TS-20: every fruit card is in the deck, the market, revealed, unsold, just sold or in a Sold section."""
    wrong: list[str] = []
    seen = [0] * s.fruits.count
    for face in [*s.fruit_deck, *s.fruit_market, *s.drawn_fruits, *s.sold_now]:
        seen[face] += 1
    for seat in range(s.seats):
        for face in range(s.fruits.count):
            seen[face] += s.unsold_of(seat, face) + s.sold_of(seat, face)
    copies = s.fruits.copies if s.parts.uses_marked[s.seats] else s.fruits.unmarked
    for face, name in enumerate(s.fruits.faces.names):
        if seen[face] != copies[face]:
            wrong.append(f"{seen[face]} cards {name} instead of {copies[face]} (TS-20)")
    if min([*s.unsold, *s.sold]) < 0:
        wrong.append("a player board holds a negative number of fruits (TS-34)")
    size = s.parts.fruit_market[s.seats]
    if len(s.fruit_market) > size or (len(s.fruit_deck) > 0 and len(s.fruit_market) < size):
        wrong.append(f"{len(s.fruit_market)} fruits in the market (TS-109)")
    return wrong


def _visible(s: Society) -> list[str]:
    """TS-36: the count of visible fruits matches the boards and the market."""
    counts = [0] * len(s.fruits.types)
    for face in s.fruit_market:
        counts[s.fruits.type_of[face]] += 1
    for seat in range(s.seats):
        for fruit, cards in enumerate(s.unsold_by_type(seat)):
            counts[fruit] += cards
    visible = listed(s.visible)
    if counts == visible:
        return []
    return [f"{counts} fruits of each type are visible, but {visible} are counted (TS-36)"]


def _guilds(s: Society) -> list[str]:
    """TS-15, TS-97: every guild card in play is in one place; the others are in none."""
    wrong: list[str] = []
    seen = [0] * s.cards.count
    for card in [*s.guild_deck, *s.guild_discard, *s.guild_market, *s.drawn_guilds]:
        if card != NOTHING:
            seen[card] += 1
    for card, name in enumerate(s.cards.names.names):
        if s.owner[card] != NOTHING:
            seen[card] += 1
        if seen[card] != s.in_play[card]:
            wrong.append(f"{name} is in {seen[card]} places instead of {s.in_play[card]} (TS-15)")
    return wrong


def _sections(s: Society) -> list[str]:
    """TS-62, TS-64, TS-79, TS-89: Tree markers, spaces, levels and continuous effects agree."""
    wrong: list[str] = []
    for card, name in enumerate(s.cards.names.names):
        owner = s.owner[card]
        if (owner == NOTHING) != (s.level[card] == 0) or not 0 <= s.level[card] <= LEVELS:
            wrong.append(f"{name} stands on level {s.level[card]} (TS-64)")
        if [card in board for board in s.boards] != [owner == seat for seat in range(s.seats)]:
            wrong.append(f"{name} is listed on a board that is not its owner's (TS-62)")
        expected = 1 if owner != NOTHING and s.level[card] < LEVELS else 0
        taken = listed(s.in_progress).count(card)
        if taken != expected:
            wrong.append(f"{name} takes up {taken} spaces (TS-62)")
    for seat in range(s.seats):
        for card in s.spaces_of(seat):
            if card != NOTHING and s.owner[card] != seat:
                wrong.append(f"{s.cards.names.names[card]} lies on another player's board (TS-62)")
    if not all(_lasts(s, seat) for seat in range(s.seats)):
        wrong.append(f"continuous effects {listed(s.lasting)} are not those of the levels (TS-89)")
    return wrong


def _lasts(s: Society, seat: Seat) -> bool:
    """TS-89: whether the player's continuous effects are those of the levels in progress."""
    return all(
        s.lasting_effect(seat, kind) == s.lasting_without(seat, kind, NOTHING)
        for kind in range(LASTING_KINDS)
    )


def _coins(s: Society) -> list[str]:
    """TS-77: nobody owes coins."""
    if min([*s.purse, *s.chest]) < 0:
        purses, chests = listed(s.purse), listed(s.chest)
        return [f"purses {purses} and chests {chests} hold a negative number of coins (TS-77)"]
    return []

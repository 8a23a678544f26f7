"""What must always hold: every component in exactly one place, and the limits of the rules (edge case 51)."""

from tablewood.games.alynthia.names import (
    CARD_KINDS,
    CARDS,
    COMPETITIVE,
    FOREST,
    LEVELS,
    NEST,
    NOTHING,
    UPGRADE_KINDS,
)
from tablewood.games.alynthia.pieces import dragons_on_map, outpost_at, seat_of
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES, VERBS
from tablewood.kernel.vectors import listed, total


def complaints(s: Land) -> list[str]:
    """All that is wrong with the position, in words."""
    return [*_resources(s), *_cards(s), *_dragons(s), *_buildings(s), *_players(s), *_renown(s)]


def _resources(s: Land) -> list[str]:
    """AL-17, AL-138: every resource card is in a hand or in its deck."""
    wrong: list[str] = []
    for resource in range(RESOURCES):
        held = listed(s.hand)[resource::RESOURCES]
        count = s.decks[resource] + sum(held)
        if count != s.parts.resource_deck[resource] or min([s.decks[resource], *held]) < 0:
            expected = s.parts.resource_deck[resource]
            wrong.append(f"{count} {VERBS[resource]} cards instead of {expected} (AL-17)")
    return wrong


def _cards(s: Land) -> list[str]:
    """AL-19, AL-20: every action card and every market card is somewhere."""
    wrong: list[str] = []
    for card in range(CARDS):
        held = listed(s.cards)[card::CARDS]
        piles = [*listed(s.card_deck), *listed(s.card_discard)]
        count = sum(held) + piles.count(card)
        if count != s.parts.card_copies[card] or min(held) < 0:
            expected = s.parts.card_copies[card]
            wrong.append(f"{count} {CARD_KINDS[card]} cards instead of {expected} (AL-19)")
    for card, name in enumerate(s.parts.market):
        piles = [*listed(s.market_deck), *listed(s.market_discard)]
        count = s.market[card] + piles.count(card)
        if count != s.parts.market_copies[card] or s.market[card] < 0:
            expected = s.parts.market_copies[card]
            wrong.append(f"{count} market cards {name} instead of {expected} (AL-20)")
    if total(s.market) > s.parts.market_open:
        wrong.append(f"{total(s.market)} cards in the market (AL-20)")
    return wrong


def _dragons(s: Land) -> list[str]:
    """AL-23, AL-26: every dragon token is on the map, captured or in the supply; nests stand on dragon spaces."""
    wrong: list[str] = []
    count = s.token_supply + dragons_on_map(s) + total(s.captured)
    everywhere = [s.token_supply, *listed(s.dragons), *listed(s.captured)]
    if count != s.parts.dragons or min(everywhere) < 0:
        wrong.append(f"{count} dragons instead of {s.parts.dragons} (AL-23)")
    for space, name in enumerate(s.parts.spaces.names):
        if (s.nest[space] != 0) != (space in s.nests):
            wrong.append(f"{name}: a nest where none belongs, or none where one does (AL-26)")
        if s.dragons[space] > 0 and not s.board.has_space(space):
            wrong.append(f"{name}: dragons off the board (AL-80)")
    beaten = len([space for space in s.nests if s.nest[space] != NEST])
    if beaten != s.nests_beaten:
        wrong.append(f"{beaten} nests are defeated, {s.nests_beaten} are counted (AL-59)")
    return wrong


def _buildings(s: Land) -> list[str]:
    """AL-21, AL-146, AL-152, AL-242: outposts, upgrades and walls."""
    wrong: list[str] = []
    built = [0] * len(s.built)
    upgrades = listed(s.upgrade_supply)
    for at, space in enumerate(listed(s.outposts)):
        if space >= 0:
            built[space] += 1
        if s.upgrades[at] >= 0:
            upgrades[s.upgrades[at]] += 1
            if space < 0:
                wrong.append("an upgrade without an outpost (AL-152)")
    if built != listed(s.built):
        wrong.append("the outposts on the map are not those that are counted (AL-146)")
    if max(built) > s.parts.crowd:
        wrong.append(f"{max(built)} outposts on one space (AL-255)")
    in_play = min(s.parts.upgrade_box, s.seats + s.parts.upgrade_extra)
    for upgrade, count in enumerate(upgrades):
        if count != in_play or s.upgrade_supply[upgrade] < 0:
            wrong.append(f"{count} of {UPGRADE_KINDS[upgrade]} instead of {in_play} (AL-21)")
    forest = seat_of(s, FOREST)
    for space in s.walls:
        if space >= 0 and (forest == NOTHING or outpost_at(s, forest, space) == NOTHING):
            wrong.append(f"{s.parts.spaces.names[space]}: a wall without an outpost (AL-242)")
    return wrong


def _players(s: Land) -> list[str]:
    """AL-118, AL-170: focus and research stay on their tracks; characters stand on the map."""
    wrong: list[str] = []
    for seat in range(s.seats):
        if not 0 <= s.focus[seat] <= s.parts.focus_max:
            wrong.append(f"seat {seat}: {s.focus[seat]} focus (AL-118)")
        if max(s.levels_of(seat)) > LEVELS:
            wrong.append(f"seat {seat}: more than {LEVELS} tiles of a category (AL-170)")
        space = s.at[seat]
        if space >= 0 and not s.board.has_space(space) and space != s.parts.tunnel:
            wrong.append(f"seat {seat}: the character stands off the map (AL-121)")
        if space == s.parts.tunnel and not s.has_tunnel(seat):
            wrong.append(
                f"seat {seat}: the character stands in a tunnel that is not its own (AL-237)"
            )
        if space >= 0 and s.nest[space] == NEST and s.battle_space != space:
            wrong.append(f"seat {seat}: the character stands on an undefeated nest (AL-122)")
    return wrong


def _renown(s: Land) -> list[str]:
    """AL-55, AL-56, AL-60: renown is what was earned and not spent, and never below nothing."""
    wrong: list[str] = []
    renown = listed(s.renown)
    if min(renown) < 0:
        wrong.append(f"renown {renown} (AL-60)")
    if s.mode == COMPETITIVE:
        earned = [sum(s.earned_from(seat)) for seat in range(s.seats)]
        if earned != renown:
            wrong.append(f"renown {renown}, but {earned} was earned (AL-56)")
    elif total(s.earned) != renown[0] or sum(renown) != renown[0]:
        wrong.append(f"a pool of {renown}, but {total(s.earned)} was earned (AL-55)")
    return wrong

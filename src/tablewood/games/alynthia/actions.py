"""The Action Phase: what a player may do, and whose move it is (AL-101 to AL-113, AL-269, AL-270)."""

from typing import Final

from tablewood.games.alynthia.abilities import list_tiles, use_tile
from tablewood.games.alynthia.battle import ACTIONS, attack
from tablewood.games.alynthia.building import (
    build_outpost,
    build_upgrade,
    buy_market_card,
    move_caravan,
    recruit,
)
from tablewood.games.alynthia.card_refusals import (
    why_not_card,
    why_not_raid,
    why_not_ranged,
)
from tablewood.games.alynthia.cards import free_dragon, list_cards, play_card
from tablewood.games.alynthia.gains import RollFortune, RollLabor
from tablewood.games.alynthia.marching import raid
from tablewood.games.alynthia.names import (
    ADVANCED,
    CARDS,
    MARCH_CARD,
    NOMADS,
    OPEN,
    RANGED_CARD,
    UPGRADES,
)
from tablewood.games.alynthia.order import out_of_turn
from tablewood.games.alynthia.purse import discard_card, draw_cards
from tablewood.games.alynthia.refusals import (
    must_attack,
    no_target,
    why_not_attack,
    why_not_attack_here,
    why_not_build,
    why_not_buy_card,
    why_not_caravan,
    why_not_charge,
    why_not_dragon,
    why_not_labor_roll,
    why_not_market,
    why_not_offer,
    why_not_recruit,
    why_not_stand,
    why_not_step,
    why_not_upgrade,
    why_not_use,
)
from tablewood.games.alynthia.spaces import around, march_range, put_character
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.trading import begin_offer
from tablewood.kernel.step import ALLOWED

ENOUGH: Final = ACTIONS
"""In a cooperative game nobody counts actions: there are always as many left as a move may need."""

# What may be done


def list_moves(s: Land, seat: int, actions: int, moves: list[int]) -> None:
    """Every move of the player but to stop, with so many actions left; in the order of the move space."""
    list_open_cards(s, seat, actions, moves)
    if actions > 0:
        list_actions(s, seat, actions, moves)
    list_tiles(s, seat, moves)
    if s.shares(seat):
        for partner in range(s.seats):
            if s.at[partner] == s.at[seat] and why_not_offer(s, seat, partner) == ALLOWED:
                moves.append(s.moves.offer + partner)


def list_open_cards(s: Land, seat: int, actions: int, moves: list[int]) -> None:
    """AL-224, AL-230, AL-231, AL-249: cards, ranged attacks, marches that end in an attack, captured dragons."""
    m = s.moves
    first = seat * CARDS
    held = 0
    for card in range(first, first + CARDS):
        held += s.cards[card]
    if held > 0:
        list_cards(s, seat, OPEN, moves)
        if s.cards[first + RANGED_CARD] > 0 and actions > 0:
            for space in s.board.spaces:
                if why_not_attack(s, seat, space, 0) == ALLOWED:
                    moves.append(m.ranged + space)
        if s.cards[first + MARCH_CARD] > 0 and actions > 0:
            for space in march_range(s, seat, s.parts.card_amount[MARCH_CARD]):
                if must_attack(s, seat, space) and why_not_attack(s, seat, space, 0) == ALLOWED:
                    moves.append(m.march + space)
        moves.sort()
    if why_not_dragon(s, seat) == ALLOWED:
        moves.append(m.dragon)


def list_actions(s: Land, seat: int, actions: int, moves: list[int]) -> None:
    """AL-101: the actions A to I that the player can take now."""
    m = s.moves
    if s.focus[seat] >= s.parts.move_focus:
        charges: list[int] = []
        for space in around(s, seat, s.at[seat]):
            if why_not_stand(s, seat, space) == ALLOWED:
                moves.append(m.step + space)
            elif why_not_charge(s, seat, space, actions) == ALLOWED:
                charges.append(m.charge + space)
        moves.extend(charges)
    if s.focus[seat] >= s.parts.attack_focus and why_not_attack_here(s, seat, actions) == ALLOWED:
        moves.append(m.attack)
    if why_not_recruit(s, seat, actions) == ALLOWED:
        moves.append(m.recruit)
    if why_not_buy_card(s, seat, actions) == ALLOWED:
        moves.append(m.buy_card)
    for card in range(len(s.market)):
        if s.market[card] > 0 and why_not_market(s, seat, card, actions) == ALLOWED:
            moves.append(m.market + card)
    if why_not_build(s, seat, actions) == ALLOWED:
        moves.append(m.build)
    if s.outpost_at(seat, s.at[seat]) >= 0:
        for upgrade in range(UPGRADES):
            if why_not_upgrade(s, seat, upgrade, actions) == ALLOWED:
                moves.append(m.upgrade + upgrade)
    if s.has_ability(seat, NOMADS, ADVANCED):
        list_caravans(s, seat, actions, moves)
    if why_not_labor_roll(s, seat, actions) == ALLOWED:
        moves.append(m.labor_roll)


def list_caravans(s: Land, seat: int, actions: int, moves: list[int]) -> None:
    """AL-254: every outpost and every direction it can go."""
    for at in range(seat * s.parts.outposts, (seat + 1) * s.parts.outposts):
        space = s.outposts[at]
        if space >= 0:
            for direction in range(4):
                if why_not_caravan(s, seat, space, direction, actions) == ALLOWED:
                    moves.append(s.moves.caravan + 4 * space + direction)


def why_not_move(s: Land, seat: int, move: int, actions: int) -> int:
    """The clause against a move of the Action Phase, or against a move that has no place here."""
    m = s.moves
    if m.ranged <= move < m.acclaim:
        return why_not_ranged(s, seat, move - m.ranged, actions)
    if m.gather <= move < m.battle:
        clause = why_not_card(s, seat, move, OPEN)
        if m.march <= move < m.labor_reroll and clause == 231:
            return why_not_raid(s, seat, move - m.march, actions)
        return clause
    if m.step <= move < m.use:
        return _why_not_action(s, seat, move, actions)
    if m.use <= move < m.offer:
        return why_not_use(s, seat, move - m.use)
    if m.offer <= move < m.done:
        return why_not_offer(s, seat, move - m.offer)
    return out_of_turn(s, seat, move)


def _why_not_action(s: Land, seat: int, move: int, actions: int) -> int:
    m = s.moves
    if move < m.charge:
        return why_not_step(s, seat, move - m.step, actions)
    if move < m.attack:
        return why_not_charge(s, seat, move - m.charge, actions)
    if move == m.attack:
        clause = why_not_attack_here(s, seat, actions)
        return no_target(s, seat, s.at[seat]) if clause == 189 else clause
    if move == m.recruit:
        return why_not_recruit(s, seat, actions)
    if move == m.buy_card:
        return why_not_buy_card(s, seat, actions)
    if move < m.build:
        return why_not_market(s, seat, move - m.market, actions)
    if move == m.build:
        return why_not_build(s, seat, actions)
    if move < m.caravan:
        return why_not_upgrade(s, seat, move - m.upgrade, actions)
    if move < m.labor_roll:
        return why_not_caravan(s, seat, (move - m.caravan) // 4, (move - m.caravan) % 4, actions)
    return why_not_labor_roll(s, seat, actions)


def actions_of(s: Land, seat: int, move: int) -> int:
    """AL-101, AL-103, AL-130, AL-231: how many actions a move takes."""
    m = s.moves
    if m.charge <= move < m.attack:
        return 2
    if m.step <= move < m.use or m.ranged <= move < m.acclaim:
        return 1
    if m.march <= move < m.labor_reroll and must_attack(s, seat, move - m.march):
        return 1
    return 0


# Doing it


def do_move(s: Land, seat: int, move: int) -> None:
    """Carry out a move of the Action Phase; what it asks next lies on top of the agenda."""
    m = s.moves
    if move < m.battle:
        _do_open_card(s, seat, move)
    elif move < m.attack:
        _do_way(s, seat, move)
    elif move == m.attack:
        attack(s, seat, s.at[seat], False, False)
    elif move == m.recruit:
        recruit(s, seat)
    elif move == m.buy_card:
        s.focus[seat] -= s.parts.card_focus
        s.tell(s.events.bought_card, seat, s.parts.card_focus)
        draw_cards(s, seat, 1)
    elif move < m.build:
        buy_market_card(s, seat, move - m.market)
    elif move == m.build:
        build_outpost(s, seat)
    elif move < m.caravan:
        build_upgrade(s, seat, move - m.upgrade)
    elif move < m.labor_roll:
        move_caravan(s, seat, (move - m.caravan) // 4, (move - m.caravan) % 4)
    elif move == m.labor_roll:
        s.focus[seat] -= s.parts.labor_focus
        s.then((RollLabor(seat, s.parts.labor_focus),))
    elif move < m.offer:
        use_tile(s, seat, move - m.use)
    else:
        begin_offer(s, seat, move - m.offer)


def _do_open_card(s: Land, seat: int, move: int) -> None:
    """AL-224, AL-230, AL-231, AL-249: a card played in one's own time."""
    m = s.moves
    if move == m.dragon:
        free_dragon(s, seat)
        s.then((RollFortune(seat),))
    elif m.ranged <= move < m.acclaim:
        discard_card(s, seat, RANGED_CARD)
        s.tell(s.events.played, seat, RANGED_CARD)
        attack(s, seat, move - m.ranged, True, False)
    elif m.march <= move < m.labor_reroll and must_attack(s, seat, move - m.march):
        raid(s, seat, move - m.march)
    else:
        play_card(s, seat, move, 0)


def _do_way(s: Land, seat: int, move: int) -> None:
    """AL-121, AL-125: a step, and the attack that it may force."""
    m = s.moves
    s.focus[seat] -= s.parts.move_focus
    charge = move >= m.charge
    space = move - m.charge if charge else move - m.step
    put_character(s, seat, space)
    s.tell(s.events.moved, seat, space, s.parts.move_focus)
    if charge:
        attack(s, seat, space, False, True)

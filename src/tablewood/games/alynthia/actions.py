"""The Action Phase: what a player may do, and whose move it is (AL-101 to AL-113, AL-269, AL-270)."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.abilities import list_tiles, use_tile
from tablewood.games.alynthia.battle import (
    attack_from_afar,
    attack_here,
    attack_on_arrival,
)
from tablewood.games.alynthia.boards import DIRECTIONS
from tablewood.games.alynthia.building import (
    build_outpost,
    build_upgrade,
    buy_market_card,
    move_caravan,
    recruit,
)
from tablewood.games.alynthia.card_refusals import why_not_play_in_turn
from tablewood.games.alynthia.cards import free_dragon, list_cards, play_card
from tablewood.games.alynthia.gains import RollFortune, RollLabor
from tablewood.games.alynthia.marching import raid
from tablewood.games.alynthia.names import (
    ADVANCED,
    NOMADS,
    NOTHING,
    OPEN,
    RANGED_CARD,
    UPGRADES,
    Space,
)
from tablewood.games.alynthia.pieces import NO_SPACES, in_board_order, target_on
from tablewood.games.alynthia.purse import discard_card, draw_cards
from tablewood.games.alynthia.refusals import (
    must_attack,
    why_no_upgrade_here,
    why_not_attack_here,
    why_not_build,
    why_not_buy_card,
    why_not_caravan,
    why_not_charge,
    why_not_charge_next_door,
    why_not_dragon,
    why_not_labor_roll,
    why_not_market,
    why_not_offer,
    why_not_recruit,
    why_not_stand,
    why_not_step,
    why_not_that_upgrade,
    why_not_upgrade,
    why_not_use,
)
from tablewood.games.alynthia.spaces import around, put_character
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.trading import begin_offer
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat
from tablewood.kernel.vectors import Ints, added

ENOUGH: Final = 2
"""In a cooperative game nobody counts actions: there are always as many left as a move needs, a step and its attack."""

# What may be done


def list_moves(s: Land, seat: Seat, actions: i64, moves: MoveList) -> None:
    """Every move of the player but to stop, with this many actions left."""
    list_open_cards(s, seat, actions, moves)
    list_deeds(s, seat, actions, moves)


def list_open_cards(s: Land, seat: Seat, actions: i64, moves: MoveList) -> None:
    """AL-224, AL-230, AL-231, AL-249: cards, attacks with them, captured dragons."""
    list_cards(s, seat, OPEN, actions, moves)
    if why_not_dragon(s, seat) == ALLOWED:
        moves.add_word(s.moves.dragon)


def list_deeds(s: Land, seat: Seat, actions: i64, moves: MoveList) -> None:
    """AL-101, AL-139, AL-165: actions, tiles and offers."""
    if actions > 0:
        list_actions(s, seat, actions, moves)
    list_tiles(s, seat, moves)
    if s.shares(seat):
        for partner in range(s.seats):
            if s.at[partner] == s.at[seat] and why_not_offer(s, seat, partner) == ALLOWED:
                moves.add(s.moves.offer, partner)


def list_actions(s: Land, seat: Seat, actions: i64, moves: MoveList) -> None:
    """AL-101: the actions A to I that the player can take now."""
    m = s.moves
    if s.focus[seat] >= s.parts.move_focus:
        list_ways(s, seat, actions, moves)
    has_target = s.focus[seat] >= s.parts.attack_focus and target_on(s, seat, s.at[seat]) != NOTHING
    if has_target and why_not_attack_here(s, seat, actions) == ALLOWED:
        moves.add_word(m.attack)
    if why_not_recruit(s, seat, actions) == ALLOWED:
        moves.add_word(m.recruit)
    if why_not_buy_card(s, seat, actions) == ALLOWED:
        moves.add_word(m.buy_card)
    for card in range(len(s.market)):
        if s.market[card] > 0 and why_not_market(s, seat, card, actions) == ALLOWED:
            moves.add(m.market, card)
    if why_not_build(s, seat, actions) == ALLOWED:
        moves.add_word(m.build)
    if why_no_upgrade_here(s, seat) == ALLOWED:
        for upgrade in range(UPGRADES):
            if why_not_that_upgrade(s, seat, upgrade, actions) == ALLOWED:
                moves.add(m.upgrade, upgrade)
    if s.has_ability(seat, NOMADS, ADVANCED):
        list_caravans(s, seat, actions, moves)
    if why_not_labor_roll(s, seat, actions) == ALLOWED:
        moves.add_word(m.labor_roll)


def list_ways(s: Land, seat: Seat, actions: i64, moves: MoveList) -> None:
    """AL-121, AL-125: every step, then every step that forces an attack."""
    charges = NO_SPACES
    for space in as_listed(s, around(s, seat, s.at[seat])):
        if why_not_stand(s, seat, space) == ALLOWED:
            moves.add(s.moves.step, space)
        elif why_not_charge_next_door(s, seat, space, actions) == ALLOWED:
            charges = added(charges, space)
    for space in charges:
        moves.add(s.moves.charge, space)


def list_caravans(s: Land, seat: Seat, actions: i64, moves: MoveList) -> None:
    """AL-254: every outpost and every direction it can go."""
    for space in as_listed(s, s.outpost_spaces(seat)):
        for direction in range(len(DIRECTIONS)):
            if why_not_caravan(s, seat, space, direction, actions) == ALLOWED:
                moves.add_two(s.moves.caravan, space, direction)


def as_listed(s: Land, spaces: Ints) -> Ints:
    """Entrances and outposts in the order in which moves are listed, on which games by seed depend.

    In a competitive game that is the order of the board, otherwise that in which they were dug or built.
    """
    return in_board_order(spaces) if s.competitive else spaces


def why_not_act(s: Land, seat: Seat, answer: Answer, actions: i64) -> Clause:
    """The clause against a card, an action, a tile or an offer of the Action Phase."""
    m = s.moves
    verb = answer.verb
    if verb is m.use:
        return why_not_use(s, seat, answer.first)
    if verb is m.offer:
        return why_not_offer(s, seat, answer.first)
    if verb is m.dragon:
        return why_not_dragon(s, seat)
    if m.plays_a_card(verb):
        return why_not_play_in_turn(s, seat, answer, actions)
    return _why_not_action(s, seat, answer, actions)


def _why_not_action(s: Land, seat: Seat, answer: Answer, actions: i64) -> Clause:
    m = s.moves
    verb = answer.verb
    if verb is m.step:
        return why_not_step(s, seat, answer.first, actions)
    if verb is m.charge:
        return why_not_charge(s, seat, answer.first, actions)
    if verb is m.attack:
        return why_not_attack_here(s, seat, actions)
    if verb is m.recruit:
        return why_not_recruit(s, seat, actions)
    if verb is m.buy_card:
        return why_not_buy_card(s, seat, actions)
    if verb is m.market:
        return why_not_market(s, seat, answer.first, actions)
    if verb is m.build:
        return why_not_build(s, seat, actions)
    if verb is m.upgrade:
        return why_not_upgrade(s, seat, answer.first, actions)
    if verb is m.caravan:
        return why_not_caravan(s, seat, answer.first, answer.second, actions)
    return why_not_labor_roll(s, seat, actions)


def actions_of(s: Land, seat: Seat, answer: Answer) -> i64:
    """AL-101, AL-103, AL-130, AL-231: how many actions a move takes."""
    m = s.moves
    verb = answer.verb
    if verb is m.charge:
        return 2
    if verb is m.ranged or verb in m.actions:
        return 1
    return 1 if verb is m.march and must_attack(s, seat, answer.first) else 0


# Doing it


def do_move(s: Land, seat: Seat, answer: Answer) -> None:
    """Carry out a card, an action, a tile or an offer; what it asks next lies on top of the agenda."""
    m = s.moves
    verb = answer.verb
    if verb is m.use:
        use_tile(s, seat, answer.first)
    elif verb is m.offer:
        begin_offer(s, seat, answer.first)
    elif verb is m.dragon:
        free_dragon(s, seat)
        s.then_one(RollFortune(seat))
    elif m.plays_a_card(verb):
        _play_in_turn(s, seat, answer)
    else:
        _take_action(s, seat, answer)


def _play_in_turn(s: Land, seat: Seat, answer: Answer) -> None:
    """AL-224, AL-230, AL-231: a card played in one's own time, perhaps to attack."""
    m = s.moves
    if answer.verb is m.ranged:
        discard_card(s, seat, RANGED_CARD)
        s.tell(s.events.played, seat, RANGED_CARD)
        attack_from_afar(s, seat, answer.first)
    elif answer.verb is m.march and must_attack(s, seat, answer.first):
        raid(s, seat, answer.first)
    else:
        play_card(s, seat, answer, 0)


def _take_action(s: Land, seat: Seat, answer: Answer) -> None:
    """AL-101: the actions A to I."""
    m = s.moves
    verb = answer.verb
    if verb is m.step:
        move_character(s, seat, answer.first)
    elif verb is m.charge:
        move_character(s, seat, answer.first)
        attack_on_arrival(s, seat)
    elif verb is m.attack:
        attack_here(s, seat)
    elif verb is m.recruit:
        recruit(s, seat)
    elif verb is m.buy_card:
        buy_action_card(s, seat)
    elif verb is m.market:
        buy_market_card(s, seat, answer.first)
    elif verb is m.build:
        build_outpost(s, seat)
    elif verb is m.upgrade:
        build_upgrade(s, seat, answer.first)
    elif verb is m.caravan:
        move_caravan(s, seat, answer.first, answer.second)
    else:
        roll_for_focus(s, seat)


def move_character(s: Land, seat: Seat, space: Space) -> None:
    """AL-121: one step, for focus."""
    s.focus[seat] -= s.parts.move_focus
    put_character(s, seat, space)
    s.tell(s.events.moved, seat, space, s.parts.move_focus)


def buy_action_card(s: Land, seat: Seat) -> None:
    """AL-184: the top card of the deck, for focus."""
    s.focus[seat] -= s.parts.card_focus
    s.tell(s.events.bought_card, seat, s.parts.card_focus)
    draw_cards(s, seat, 1)


def roll_for_focus(s: Land, seat: Seat) -> None:
    """AL-252: another roll of the labor die."""
    s.focus[seat] -= s.parts.labor_focus
    s.then_one(RollLabor(seat, s.parts.labor_focus))

"""Setup (LT-1 to LT-21, LT-141 to LT-146)."""

from typing import Final

from tablewood.games.little_town.draft import deal_the_hands, the_draft
from tablewood.games.little_town.goods import COINS, GOODS, RESOURCES
from tablewood.games.little_town.state import LEFT_OUT, NOTHING, Town
from tablewood.games.little_town.turn import THE_GAME
from tablewood.kernel.errors import BadOption
from tablewood.kernel.number_sets import NO_NUMBERS
from tablewood.kernel.options import Options
from tablewood.kernel.vectors import copied, ints, repeated, zeros

FIRST_GAME = "first-game"

_NONE: Final = ints([])


def prepare(s: Town, options: Options) -> None:
    """Carry out the setup in the rulebook's order, then put the sequence of play on the agenda."""
    s.international = options.flag("international")
    s.extended = options.flag("extended-goals")
    s.manual = options.flag("manual-declaration")
    choose_the_side(s, options)
    choose_the_colours(s, options)
    clear_the_board(s)
    hand_out_the_pieces(s)
    lay_out_the_goals(s)
    choose_the_start_player(s, options)
    s.then(THE_GAME)
    lay_out_the_supply(s, options)


def choose_the_side(s: Town, options: Options) -> None:
    """LT-9: either side of the board."""
    s.side = options.word("side")
    s.board = s.parts.boards[s.side]


def choose_the_colours(s: Town, options: Options) -> None:
    """LT-7, LT-143: the players choose among the colours that have enough pieces."""
    s.colours = options.of_seats("colours", s.parts.colours[: s.seats])
    for colour in s.colours:
        number = s.parts.colours.index(colour)
        workers, houses = s.parts.colour_workers[number], s.parts.colour_houses[number]
        enough = workers >= s.count.workers and houses >= s.count.houses
        if not enough and not s.international:
            what = f"{colour} does not have enough pieces for {s.seats} players (LT-7)"
            raise BadOption(s.game.id, "colours", what)


def clear_the_board(s: Town) -> None:
    """LT-9: no tiles and no workers on the grass."""
    s.tile = repeated(NOTHING, s.board.size)
    s.owner = repeated(NOTHING, s.board.size)
    s.worker = repeated(NOTHING, s.board.size)
    s.estates = repeated(NOTHING, s.seats * s.count.houses)
    s.look_again()
    s.used = _NONE
    s.waiting = zeros(RESOURCES)
    s.gained = zeros(RESOURCES)


def hand_out_the_pieces(s: Town) -> None:
    """LT-3, LT-4, LT-6, LT-8, LT-12: workers, houses and coins; everything else stays in the stock."""
    s.workers = repeated(s.count.workers, s.seats)
    s.yard = zeros(s.seats)
    s.houses = repeated(s.count.houses, s.seats)
    s.vp = zeros(s.seats)
    s.stock = copied(s.parts.stock)
    s.goods = zeros(s.seats * GOODS)
    for seat in range(s.seats):
        s.gain(seat, COINS, s.count.coins)


def lay_out_the_goals(s: Town) -> None:
    """LT-15: the goals are dealt when the supply is known; until then nobody has any."""
    s.goal_at = repeated(LEFT_OUT, s.goals.size)
    s.revealed = zeros(s.goals.size)
    s.met = repeated(NO_NUMBERS, s.seats)
    s.put_to = repeated(NO_NUMBERS, s.seats)


def choose_the_start_player(s: Town, options: Options) -> None:
    """LT-7, LT-13, LT-14: at random, or the host's choice; the round marker starts on 1."""
    choice = options.word("first-player")
    if choice == "random":
        s.start_seat = s.chance.below(s.seats)
    elif choice in s.colours:
        s.start_seat = s.colours.index(choice)
    else:
        what = f"nobody plays {choice} (LT-7)"
        raise BadOption(s.game.id, "first-player", what)
    s.next_seat = s.start_seat
    s.round = 1


def lay_out_the_supply(s: Town, options: Options) -> None:
    """LT-10, LT-11, LT-141, LT-142, LT-146: the first game's buildings, random ones, or drafted ones."""
    kinds = s.buildings
    s.in_game = copied(kinds.always_in)
    s.draft_hand = _NONE
    first_game = options.word("mode") == FIRST_GAME
    if options.flag("drafted-supply"):
        if first_game:
            raise BadOption(
                s.game.id, "drafted-supply", "the first game's buildings are fixed (LT-146)"
            )
        deal_the_hands(s)
        s.then_one(the_draft(s))
    elif first_game:
        for kind in kinds.singles:
            s.in_game[kind] = 1 if kinds.first_game[kind] else 0
    else:
        singles = copied(kinds.singles)
        s.chance.shuffle_ints(singles)
        for kind in singles[: s.limits.supply_size]:
            s.in_game[kind] = 1
    s.supply = copied(s.in_game)

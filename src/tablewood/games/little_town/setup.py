"""Setup (LT-1 to LT-21, LT-141 to LT-146)."""

from tablewood.games.little_town.draft import deal_the_hands, the_draft
from tablewood.games.little_town.goal_sets import NO_GOALS
from tablewood.games.little_town.goods import COINS, GOODS, RESOURCES
from tablewood.games.little_town.state import LEFT_OUT, NOTHING, Town
from tablewood.games.little_town.turn import the_game
from tablewood.kernel.errors import BadOption
from tablewood.kernel.options import Options

FIRST_GAME = "first-game"


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
    s.then(the_game())
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
    s.tile = [NOTHING] * s.board.size
    s.owner = [NOTHING] * s.board.size
    s.worker = [NOTHING] * s.board.size
    s.estates = [NOTHING] * (s.seats * s.count.houses)
    s.look_again()
    s.used = []
    s.waiting = [0] * RESOURCES
    s.gained = [0] * RESOURCES


def hand_out_the_pieces(s: Town) -> None:
    """LT-3, LT-4, LT-6, LT-8, LT-12: workers, houses and coins; everything else stays in the stock."""
    s.workers = [s.count.workers] * s.seats
    s.yard = [0] * s.seats
    s.houses = [s.count.houses] * s.seats
    s.vp = [0] * s.seats
    s.stock = s.parts.stock.copy()
    s.goods = [0] * (s.seats * GOODS)
    for seat in range(s.seats):
        s.gain(seat, COINS, s.count.coins)


def lay_out_the_goals(s: Town) -> None:
    """LT-15: the goals are dealt when the supply is known; until then nobody has any."""
    s.goal_at = [LEFT_OUT] * s.goals.size
    s.revealed = [0] * s.goals.size
    s.met = [NO_GOALS] * s.seats
    s.put_to = [NO_GOALS] * s.seats


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
    singles = [kind for kind in range(kinds.size) if not kinds.always[kind]]
    s.in_game = [kinds.copies[kind] if kinds.always[kind] else 0 for kind in range(kinds.size)]
    s.draft_hand = []
    first_game = options.word("mode") == FIRST_GAME
    if options.flag("drafted-supply"):
        if first_game:
            raise BadOption(
                s.game.id, "drafted-supply", "the first game's buildings are fixed (LT-146)"
            )
        deal_the_hands(s)
        s.then((the_draft(s),))
    elif first_game:
        for kind in singles:
            s.in_game[kind] = 1 if kinds.first_game[kind] else 0
    else:
        s.chance.shuffle(singles)
        for kind in singles[: s.limits.supply_size]:
            s.in_game[kind] = 1
    s.supply = s.in_game.copy()

"""Setup (SD-5 to SD-18)."""

from mypy_extensions import i64

from tablewood.games.sylvan_dale.components import ITEMS, SOURCES
from tablewood.games.sylvan_dale.pieces import NO_CARDS
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.games.sylvan_dale.turn import the_game
from tablewood.kernel.errors import BadOption
from tablewood.kernel.options import Options
from tablewood.kernel.vectors import Ints, copied, ints, joined, repeated, zeros


def prepare(s: Dale, options: Options) -> None:
    """Carry out the setup in the rulebook's order, then put the sequence of play on the agenda."""
    s.colours = options.of_seats("colours", s.parts.colours[: s.seats])  # SD-9
    lay_out_the_bases(s)
    hand_out_the_pieces(s)
    deal_the_cards(s)
    fill_the_supply(s)
    choose_the_first_player(s, options)
    s.then(the_game())


def lay_out_the_bases(s: Dale) -> None:
    """SD-5 to SD-8: shuffle all bases, deal one to each marked space; the rest stay in the box."""
    spaces = s.parts.spaces.size
    bases = copied(s.parts.all_bases)
    s.chance.shuffle_ints(bases)
    s.base = repeated(NOTHING, spaces)
    left = len(bases)
    for tree in s.board.trees:
        left -= 1
        s.base[tree] = bases[left]
    s.tiles = repeated(NOTHING, spaces * s.parts.max_tiles)
    s.grown = zeros(spaces)
    s.capped = zeros(spaces)
    s.shows = repeated(NOTHING, spaces)
    s.open_trees = zeros(len(s.parts.styles))
    for tree in s.board.trees:
        s.look_again(tree)
    s.banner_level = repeated(NOTHING, spaces * s.seats)
    s.bridges = ints([])


def hand_out_the_pieces(s: Dale) -> None:
    """SD-9 to SD-11: tiles, shuffled into two stacks, and banners."""
    s.stacks = ints([])
    for _ in range(s.seats):
        tiles = copied(s.parts.all_tiles)
        s.chance.shuffle_ints(tiles)
        s.stacks = joined(s.stacks, tiles)
    s.used = zeros(s.seats)
    s.box = zeros(s.seats * len(s.parts.styles))
    s.banners = repeated(s.parts.banners, s.seats)


def deal_the_cards(s: Dale) -> None:
    """SD-12, SD-13, SD-18: shuffle all cards, deal the hands, turn up the market; displays are empty."""
    s.deck = copied(s.parts.all_cards)
    s.chance.shuffle_ints(s.deck)
    s.hands = dealt(s, s.seats * s.parts.hand_size)
    s.known = zeros(len(s.hands))
    s.drawn_from = zeros(len(s.hands))
    s.market = dealt(s, s.parts.market_size)
    s.discard = NO_CARDS
    s.display = zeros(s.seats * s.parts.faces.size)
    s.icons = zeros(s.seats * ITEMS)


def dealt(s: Dale, cards: i64) -> Ints:
    """This many cards from the top of the deck, the top card first."""
    pile = zeros(cards)
    left = len(s.deck)
    for at in range(cards):
        left -= 1
        pile[at] = s.deck[left]
    s.deck = s.deck[:left]
    return pile


def fill_the_supply(s: Dale) -> None:
    """SD-14, SD-18: all items lie in the general supply and nobody has fame."""
    s.supply = ints(s.parts.supply)
    s.items = zeros(s.seats * ITEMS)
    s.fame = zeros(s.seats * SOURCES)


def choose_the_first_player(s: Dale, options: Options) -> None:
    """SD-15 to SD-17: at random, or as the host says; with two players the second one gets a bonus."""
    choice = options.word("first-player")
    if choice == "random":
        s.next_seat = s.chance.below(s.seats)
    elif choice in s.colours:
        s.next_seat = s.colours.index(choice)
    else:
        raise BadOption(s.game.id, "first-player", f"nobody plays {choice} (SD-9)")
    s.last_seat = s.next_seat
    if s.seats == 2:
        s.take_item(1 - s.next_seat, s.parts.second_of_two)

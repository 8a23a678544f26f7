"""Setup (SD-5 to SD-18)."""

from tablewood.games.sylvan_dale.components import ITEMS, SOURCES
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.games.sylvan_dale.turn import the_game
from tablewood.kernel.errors import BadOption
from tablewood.kernel.options import Options


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
    bases = [style for style, count in enumerate(s.parts.bases_per_style) for _ in range(count)]
    s.chance.shuffle(bases)
    s.base = [NOTHING] * spaces
    for tree in s.board.trees:
        s.base[tree] = bases.pop()
    s.tiles = [NOTHING] * (spaces * s.parts.max_tiles)
    s.grown = [0] * spaces
    s.capped = [0] * spaces
    s.shows = [NOTHING] * spaces
    s.open_trees = [0] * len(s.parts.styles)
    for tree in s.board.trees:
        s.look_again(tree)
    s.banner_level = [NOTHING] * (spaces * s.seats)
    s.bridges = []


def hand_out_the_pieces(s: Dale) -> None:
    """SD-9 to SD-11: tiles, shuffled into two stacks, and banners."""
    s.stacks = []
    for _ in range(s.seats):
        tiles = [style for style, count in enumerate(s.parts.tiles_per_style) for _ in range(count)]
        s.chance.shuffle(tiles)
        s.stacks.extend(tiles)
    s.used = [0] * s.seats
    s.box = [0] * (s.seats * len(s.parts.styles))
    s.banners = [s.parts.banners] * s.seats


def deal_the_cards(s: Dale) -> None:
    """SD-12, SD-13, SD-18: shuffle all cards, deal the hands, turn up the market; displays are empty."""
    s.deck = [face for face, copies in enumerate(s.parts.face_copies) for _ in range(copies)]
    s.chance.shuffle(s.deck)
    s.hands = [s.deck.pop() for _ in range(s.seats * s.parts.hand_size)]
    s.known = [0] * (s.seats * s.parts.hand_size)
    s.drawn_from = [0] * (s.seats * s.parts.hand_size)
    s.market = [s.deck.pop() for _ in range(s.parts.market_size)]
    s.discard = []
    s.display = [0] * (s.seats * s.parts.faces.size)
    s.icons = [0] * (s.seats * ITEMS)


def fill_the_supply(s: Dale) -> None:
    """SD-14, SD-18: all items lie in the general supply and nobody has fame."""
    s.supply = s.parts.supply[:]
    s.items = [0] * (s.seats * ITEMS)
    s.fame = [0] * (s.seats * SOURCES)


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

"""Setup: the settings, the map, the supplies (AL-1 to AL-28)."""

from tablewood.games.alynthia.boards import QUARTERS, SIDE, laid
from tablewood.games.alynthia.names import (
    CARDS,
    COMPETITIVE,
    COOPERATIVE,
    DIFFICULTIES,
    DRAGON_SPACE,
    LEVELS,
    NEST,
    NO_NEST,
    NO_SPACE,
    NOTHING,
    POLITICS,
    SOLO,
    SOURCES,
    TUNNEL_SPACE,
    UPGRADES,
)
from tablewood.games.alynthia.pieces import NO_SPACES
from tablewood.games.alynthia.purse import NO_CARDS, shuffled
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.turn import the_game
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.kernel.errors import BadOption
from tablewood.kernel.options import Options
from tablewood.kernel.vectors import SharedInts, copied, ints, listed, repeated, without_last, zeros

MODES = ["auto", "solo", "cooperative", "competitive"]
GUILD_MODES = ["basic", "advanced"]


def prepare(s: Land, options: Options) -> None:
    """Carry out the setup in the rulebook's order, then put the sequence of play on the agenda."""
    choose_the_mode(s, options)
    lay_the_map(s)
    fill_the_supplies(s)
    place_the_nests(s)
    lay_out_the_player_boards(s)
    s.then(the_game(s.chance.below(s.seats)))


# The settings


def choose_the_mode(s: Land, options: Options) -> None:
    """AL-2, AL-7 to AL-9: solo alone, the others with two to five players; difficulty only against the dragons."""
    mode = options.word("mode")
    if mode == "auto":
        mode = "solo" if s.seats == 1 else "cooperative"
    if (mode == "solo") != (s.seats == 1):
        needs = "exactly 1 player" if mode == "solo" else "2 to 5 players"
        raise BadOption(s.game.id, "mode", f"{mode} needs {needs}, not {s.seats} (AL-2)")
    s.mode = [SOLO, COOPERATIVE, COMPETITIVE][MODES.index(mode) - 1]
    s.advanced = options.word("guild-mode") == "advanced"
    s.difficulty = DIFFICULTIES.index(options.word("difficulty"))
    s.harder = options.flag("harder-ending")
    if s.mode == COMPETITIVE:
        s.side = s.parts.competitive
        if s.harder:
            raise BadOption(s.game.id, "harder-ending", "a competitive game has none (AL-9)")
        if options.word("difficulty") != "normal":
            raise BadOption(s.game.id, "difficulty", "a competitive game has none (AL-8)")


# The map


def lay_the_map(s: Land) -> None:
    """AL-10 to AL-15: draw tiles, shuffle and turn them; begin again until all four resources appear."""
    while True:
        s.layout = ints([laid(tile, s.chance.below(QUARTERS)) for tile in draw_tiles(s)])
        s.terrain = terrain_of(s, s.layout)
        if not [resource for resource in range(RESOURCES) if resource not in s.terrain]:
            return


def draw_tiles(s: Land) -> list[int]:
    """AL-10 to AL-14: the tiles of the player count, some with and some without a worker space, in random order."""
    workers = [tile for tile, worker in enumerate(s.parts.tile_worker) if worker]
    others = [tile for tile, worker in enumerate(s.parts.tile_worker) if not worker]
    s.chance.shuffle(workers)
    s.chance.shuffle(others)
    count = s.parts.with_worker[s.seats]
    tiles = [*workers[:count], *others[: len(s.board.first) - count]]
    s.chance.shuffle(tiles)
    return tiles


def terrain_of(s: Land, layout: SharedInts) -> SharedInts:
    """What lies on each space when the tiles are laid so."""
    terrain = repeated(NO_SPACE, s.parts.spaces.size)
    terrain[s.parts.tunnel] = TUNNEL_SPACE
    for slot in range(len(layout)):
        first = s.board.first[slot]
        face = s.parts.tile_faces[layout[slot]]
        for row in range(SIDE):
            for column in range(SIDE):
                terrain[first + row * s.board.columns + column] = face[row * SIDE + column]
    return terrain


# The supplies


def fill_the_supplies(s: Land) -> None:
    """AL-17 to AL-23: resource cards, renown, action and market cards, upgrades, dragons."""
    s.decks = zeros(RESOURCES)
    s.hand = zeros(s.seats * RESOURCES)
    for resource in range(RESOURCES):
        s.decks[resource] = s.parts.resource_deck[resource]
        for seat in range(s.seats):
            s.decks[resource] -= s.parts.start_hand[resource]
            s.put_in_hand(seat, resource, s.parts.start_hand[resource])
    s.renown = zeros(s.seats)
    s.earned = zeros(s.seats * SOURCES)
    s.card_deck = shuffled(s, s.parts.card_box)
    s.card_discard = NO_CARDS
    s.cards = zeros(s.seats * CARDS)
    s.market = zeros(len(s.parts.market))
    s.market_deck = shuffled(s, s.parts.market_box)
    for _ in range(min(s.parts.market_open, len(s.market_deck))):
        s.market[s.market_deck[-1]] += 1
        s.market_deck = without_last(s.market_deck)
    s.market_discard = NO_CARDS
    in_play = min(s.parts.upgrade_box, s.seats + s.parts.upgrade_extra)
    s.upgrade_supply = repeated(in_play, UPGRADES)
    s.token_supply = s.parts.dragons


def place_the_nests(s: Land) -> None:
    """AL-26 to AL-28: a nest on every dragon space, its marker as the mode or the difficulty says."""
    s.nests = ints([space for space in listed(s.board.spaces) if s.terrain[space] == DRAGON_SPACE])
    s.nest = repeated(NO_NEST, s.parts.spaces.size)
    s.dragons = zeros(s.parts.spaces.size)
    start = s.parts.marker_start_competitive
    if s.mode != COMPETITIVE:
        start = s.parts.marker_start[s.difficulty]
    for space in s.nests:
        s.nest[space] = NEST
        s.dragons[space] = start
    s.reached = NO_SPACES


def lay_out_the_player_boards(s: Land) -> None:
    """AL-4, AL-5, AL-31 to AL-36: everything of the players at its start; solo begins stronger and with Politics 1."""
    seats = s.seats
    places = seats * s.parts.outposts
    strength = s.parts.strength_start_solo if s.mode == SOLO else s.parts.strength_start
    s.guild = repeated(NOTHING, seats)
    s.at = repeated(NOTHING, seats)
    s.last = repeated(NOTHING, seats)
    s.arrived = zeros(seats)
    s.focus = repeated(s.parts.focus_start, seats)
    s.used = zeros(seats)
    s.unlocked = zeros(seats)
    s.blocked = zeros(seats)
    s.attack = repeated(strength, seats)
    s.defense = repeated(strength, seats)
    s.research = zeros(seats * LEVELS)
    if s.mode == SOLO:
        s.research[POLITICS] = 1
    s.outposts = repeated(NOTHING, places)
    s.upgrades = repeated(NOTHING, places)
    s.outpost_arrived = zeros(places)
    s.upgrade_arrived = zeros(places)
    s.upgrade_used = zeros(places)
    s.stronghold = zeros(places)
    s.built = zeros(s.parts.spaces.size)
    s.walls = repeated(NOTHING, s.parts.walls)
    s.entrances = NO_SPACES
    s.captured = zeros(seats)
    s.trades = zeros(seats)
    s.known = NO_CARDS
    s.batches = copied(s.cards) if s.mode == COMPETITIVE else NO_CARDS
    s.open_hands = NO_CARDS
    s.hearsay = NO_CARDS

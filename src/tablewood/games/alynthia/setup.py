"""Setup: the settings, the map, the supplies (AL-1 to AL-28)."""

from tablewood.games.alynthia.boards import QUARTERS, SIDE, laid, quarters_of, tile_of, turned
from tablewood.games.alynthia.names import (
    CARDS,
    COMPETITIVE,
    COOPERATIVE,
    DIFFICULTIES,
    DRAGON_SPACE,
    LETTERS,
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
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.turn import the_game
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.kernel.errors import BadOption
from tablewood.kernel.options import Options

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
        s.layout = [laid(tile, s.chance.below(QUARTERS)) for tile in draw_tiles(s)]
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


def terrain_of(s: Land, layout: list[int]) -> list[int]:
    """What lies on each space when the tiles are laid so."""
    terrain = [NO_SPACE] * s.parts.spaces.size
    terrain[s.parts.tunnel] = TUNNEL_SPACE
    for slot, first in enumerate(s.board.first):
        rows = turned(s.parts.tile_rows[tile_of(layout[slot])], quarters_of(layout[slot]))
        for row in range(SIDE):
            for column in range(SIDE):
                space = first + row * s.board.columns + column
                terrain[space] = LETTERS.index(rows[row][column])
    return terrain


# The supplies


def fill_the_supplies(s: Land) -> None:
    """AL-17 to AL-23: resource cards, renown, action and market cards, upgrades, dragons."""
    s.decks = [
        deck - s.seats * hand
        for deck, hand in zip(s.parts.resource_deck, s.parts.start_hand, strict=True)
    ]
    s.hand = s.parts.start_hand * s.seats
    s.renown = [0] * s.seats
    s.earned = [0] * (s.seats * SOURCES)
    s.card_deck = [card for card, copies in enumerate(s.parts.card_copies) for _ in range(copies)]
    s.chance.shuffle(s.card_deck)
    s.card_discard = []
    s.cards = [0] * (s.seats * CARDS)
    deck = [card for card, copies in enumerate(s.parts.market_copies) for _ in range(copies)]
    s.chance.shuffle(deck)
    s.market = [0] * len(s.parts.market)
    for _ in range(min(s.parts.market_open, len(deck))):
        s.market[deck.pop()] += 1
    s.market_deck = deck
    s.market_discard = []
    s.upgrade_supply = [min(s.parts.upgrade_box, s.seats + s.parts.upgrade_extra)] * UPGRADES
    s.token_supply = s.parts.dragons


def place_the_nests(s: Land) -> None:
    """AL-26 to AL-28: a nest on every dragon space, its marker as the mode or the difficulty says."""
    s.nests = [space for space in s.board.spaces if s.terrain[space] == DRAGON_SPACE]
    s.nest = [NO_NEST] * s.parts.spaces.size
    s.dragons = [0] * s.parts.spaces.size
    start = s.parts.marker_start_competitive
    if s.mode != COMPETITIVE:
        start = s.parts.marker_start[s.difficulty]
    for space in s.nests:
        s.nest[space] = NEST
        s.dragons[space] = start
    s.reached = []


def lay_out_the_player_boards(s: Land) -> None:
    """AL-4, AL-5, AL-31 to AL-36: everything of the players at its start; solo begins stronger and with Politics 1."""
    seats = s.seats
    places = seats * s.parts.outposts
    strength = s.parts.strength_start_solo if s.mode == SOLO else s.parts.strength_start
    s.guild = [NOTHING] * seats
    s.at = [NOTHING] * seats
    s.last = [NOTHING] * seats
    s.arrived = [0] * seats
    s.focus = [s.parts.focus_start] * seats
    s.used = [0] * seats
    s.unlocked = [0] * seats
    s.blocked = [0] * seats
    s.attack = [strength] * seats
    s.defense = [strength] * seats
    s.research = [0] * (seats * LEVELS)
    if s.mode == SOLO:
        s.research[POLITICS] = 1
    s.outposts = [NOTHING] * places
    s.upgrades = [NOTHING] * places
    s.outpost_arrived = [0] * places
    s.upgrade_arrived = [0] * places
    s.upgrade_used = [0] * places
    s.stronghold = [0] * places
    s.built = [0] * s.parts.spaces.size
    s.walls = [NOTHING] * s.parts.walls
    s.entrances = []
    s.captured = [0] * seats
    s.trades = [0] * seats
    s.known = []
    s.batches = s.cards.copy() if s.mode == COMPETITIVE else []
    s.open_hands = []
    s.hearsay = []

"""Scenes of Builders of Sylvan Dale.

What a scene may say, beside what every scene may:

    turn = "red"                      # whose turn; the first colour if not given
    round = 1
    asks = "use-items"                # the question: play-card (if not given), add-tile, hang-banner, use-items,
                                      # exchange-sets (in a stuck turn), give-card, choose-card
    about = { tree = "B2" }           # what the question is about: the tree of hang-banner; the number of items used
                                      # before use-items; the item of give-card, and the cards given for it already;
                                      # how often the market was replaced before choose-card
    played = "nest-ax"                # the card played in this turn; it joins the display
    trees = { B2 = "N | rT yC*y ^" }  # base | tiles from the bottom; *y a yellow banner, ^ a treetop
    bases = ["NCLT", ...]             # every base as a picture of the board; else N, C, L, T in turn
    bridges = ["red A1-B1"]
    market = ["nest-ax", ...]
    deck = ["nest-ax", ...]           # from the top
    discard = [...]
    rest = "discard"                  # where all other cards lie: deck (if not given), discard, a colour
    stuck_turns = 2

    [red]
    hand = [...]                      # dealt at random if not given
    display = [...]
    stack = "NCL"                     # the next tiles of the stack, from the top
    left = 3                          # tiles left in the stack; those not on the board are in the box
    items = { ax = 1 }
    banners = 3                       # banners left in stock (with unchecked = true)
    fame = { prestige = 12 }
"""

from tablewood.games.sylvan_dale.components import ITEMS
from tablewood.games.sylvan_dale.pieces import Style, Tree, bridge_of
from tablewood.games.sylvan_dale.scene_asks import BEGINNINGS
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.games.sylvan_dale.turn import the_rest_of_the_game
from tablewood.kernel.scene import about
from tablewood.kernel.step import Seat
from tablewood.kernel.tables import Table
from tablewood.kernel.vectors import added, has, ints, joined, listed, repeated, total, zeros

FAME = ("banners", "bridges", "prestige", "preeminence")


def arrange(s: Dale, scene: Table) -> None:
    """Rearrange a fresh setup into the scene."""
    seats = [scene.optional_sub(colour) for colour in s.colours]
    s.round = scene.number("round", 1, at_least=1, at_most=2)
    s.direction = 1 if s.round == 1 else -1
    s.stuck_turns = scene.number("stuck_turns", 0, at_least=0)
    _trees(s, scene)
    for seat, table in enumerate(seats):
        _pieces(s, scene, seat, table)
    _bridges(s, scene)
    _supply(s, scene, seats)
    _cards(s, scene, seats)
    _agenda(s, scene)


# Trees


def _trees(s: Dale, scene: Table) -> None:
    spaces = s.parts.spaces.size
    s.tiles = repeated(NOTHING, spaces * s.parts.max_tiles)
    s.grown = zeros(spaces)
    s.capped = zeros(spaces)
    s.banner_level = repeated(NOTHING, spaces * s.seats)
    s.base = repeated(NOTHING, spaces)
    if scene.has("bases"):
        _base_picture(s, scene)
    trees = scene.optional_sub("trees")
    if trees is not None:
        for space in trees.written():
            tree = s.parts.spaces.number(space)
            if not has(s.board.trees, tree):
                trees.fail(space, f"no tree stands there with {s.seats} players")
            _tree(s, trees, space, tree)
    _other_bases(s)
    s.shows = repeated(NOTHING, spaces)
    s.open_trees = zeros(len(s.parts.styles))
    for tree in s.board.trees:
        s.look_again(tree)


def _base_picture(s: Dale, scene: Table) -> None:
    rows = scene.texts("bases")
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            tree = row * s.parts.columns + column
            if letter != ".":
                if column >= s.parts.columns or not has(s.board.trees, tree):
                    scene.fail(f"bases[{row}]", f"no tree stands in column {column + 1}")
                s.base[tree] = _style(s, scene, f"bases[{row}]", letter)


def _tree(s: Dale, trees: Table, space: str, tree: Tree) -> None:
    base, _, tiles = trees.text(space).partition("|")
    levels = [base.strip(), *tiles.split()]
    if levels[-1] == "^":
        s.capped[tree] = 1
        levels.pop()
    elif levels[0].endswith("^"):
        s.capped[tree] = 1
        levels[0] = levels[0].removesuffix("^").strip()
    if len(levels) - 1 > s.parts.max_tiles:
        trees.fail(
            space, f"{len(levels) - 1} tiles; a tree has at most {s.parts.max_tiles} (SD-32)"
        )
    for level, text in enumerate(levels):
        shown, *banners = text.split("*")
        shown = shown.strip()
        if level == 0:
            s.base[tree] = _style(s, trees, space, shown)
        elif len(shown) != 2:
            trees.fail(space, f'"{shown}" is not a tile; write owner and style, as in rN')
        else:
            owner = _owner(s, trees, space, shown[0])
            style = _style(s, trees, space, shown[1])
            s.put_on_top(tree, s.parts.tile.of(owner, style))
        for banner in banners:
            s.put_banner(_owner(s, trees, space, banner.strip()), tree, level)


def _other_bases(s: Dale) -> None:
    """Deal the bases that the scene leaves open: N, C, L, T in turn, as long as there are any."""
    styles = len(s.parts.styles)
    laid = listed(s.base)
    left = [count - laid.count(style) for style, count in enumerate(s.parts.bases_per_style)]
    style = 0
    for tree in s.board.trees:
        if s.base[tree] == NOTHING:
            while max(left) > 0 and left[style] <= 0:
                style = (style + 1) % styles
            s.base[tree] = style
            left[style] -= 1
            style = (style + 1) % styles


def _style(s: Dale, table: Table, key: str, letter: str) -> Style:
    if letter not in s.parts.style_letters:
        table.fail(key, f'unknown style "{letter}"; one of {", ".join(s.parts.style_letters)}')
    return s.parts.style_letters.index(letter)


def _owner(s: Dale, table: Table, key: str, letter: str) -> Seat:
    letters = [s.parts.colour_letters[s.parts.colours.index(colour)] for colour in s.colours]
    if letter not in letters:
        table.fail(key, f'unknown player "{letter}"; one of {", ".join(letters)}')
    return letters.index(letter)


# Pieces


def _pieces(s: Dale, scene: Table, seat: Seat, table: Table | None) -> None:
    """Stacks, box, items and fame of one player, so that every tile is somewhere."""
    styles = len(s.parts.styles)
    pool = s.parts.tiles_per_style.copy()
    tiles = s.parts.tile
    placed = 0
    for tile in s.tiles:
        if tile != NOTHING and tiles.owner[tile] == seat:
            pool[tiles.style[tile]] -= 1
            placed += 1
    current = s.parts.stack_size * s.round
    usual = max(0, min(s.parts.stack_size, current - placed))
    left = (
        usual
        if table is None
        else table.number("left", usual, at_least=0, at_most=s.parts.stack_size)
    )
    s.used[seat] = current - left
    where = scene if table is None else table
    if s.used[seat] < placed:
        where.fail(
            "left", f"{placed} tiles on the board and {left} left are more than the stacks held"
        )
    letters = "" if table is None else table.text("stack", "")
    following = [_style(s, where, "stack", letter) for letter in letters]
    for style in following:
        pool[style] -= 1
    boxed = s.used[seat] - placed
    for style in range(styles):
        s.box[tiles.of(seat, style)] = 0
    for _ in range(boxed):
        style = max(range(styles), key=lambda one: pool[one])
        pool[style] -= 1
        s.box[tiles.of(seat, style)] += 1
    rest = [style for style in range(styles) for _ in range(pool[style])]
    gone = [0] * s.used[seat]
    stack = (gone + following + rest)[: s.parts.tiles]
    for at, style in enumerate(stack + [0] * (s.parts.tiles - len(stack))):
        s.stacks[seat * s.parts.tiles + at] = style
    if table is not None:
        fame = table.counts("fame", allowed=FAME, default={})
        for source, name in enumerate(FAME):
            s.earn(seat, source, fame.get(name, 0))


def _bridges(s: Dale, scene: Table) -> None:
    s.bridges = ints([])
    for number, text in enumerate(scene.texts("bridges", [])):
        colour, _, pair = text.partition(" ")
        at = s.parts.pairs.number(pair.strip())
        if colour not in s.colours or not has(s.board.edges, at):
            scene.fail(
                f"bridges[{number}]", 'write a colour and two adjacent trees, as in "red A1-B1"'
            )
        one, other = s.parts.ends(at)
        height = min(s.height(one), s.height(other))
        s.bridges = added(s.bridges, bridge_of(at, s.colours.index(colour), height))


def _supply(s: Dale, scene: Table, seats: list[Table | None]) -> None:
    """Items held and on the board come out of the supply; banners out of their owner's stock."""
    s.items = zeros(s.seats * ITEMS)
    for seat, table in enumerate(seats):
        unplaced = s.parts.banners - s.banners_hung(seat) - s.bridges_of(seat)
        s.banners[seat] = unplaced
        if table is not None:
            s.banners[seat] = table.number("banners", unplaced, at_least=0, at_most=unplaced)
            held = table.counts("items", allowed=s.parts.items, default={})
            for item, name in enumerate(s.parts.items):
                for _ in range(held.get(name, 0)):
                    s.take_item(seat, item)
    on_board = [0, 0, len(s.bridges), total(s.capped)]
    for item, name in enumerate(s.parts.items):
        held_by_all = sum([s.held(seat, item) for seat in range(s.seats)])
        s.supply[item] = s.parts.supply[item] - on_board[item] - held_by_all
        if s.supply[item] < 0:
            scene.fail("", f"more of {name} than the {s.parts.supply[item]} there are (SD-129)")


# Cards


def _cards(s: Dale, scene: Table, seats: list[Table | None]) -> None:
    """Set the named cards aside; deal hands and market if they are not named; the rest lies where the scene says."""
    pool = [face for face, copies in enumerate(s.parts.face_copies) for _ in range(copies)]
    s.chance.shuffle(pool)
    s.display = zeros(s.seats * s.parts.faces.size)
    s.icons = zeros(s.seats * ITEMS)
    s.played = NOTHING
    turn = _turn(s, scene)
    if scene.has("played"):
        s.played = _taken(s, scene, "played", [scene.text("played")], pool)[0]
        s.lay_out(turn, s.played)
    hands = [None if table is None else _named(s, table, "hand", pool) for table in seats]
    for seat, table in enumerate(seats):
        if table is not None:
            for card in _named(s, table, "display", pool) or []:
                s.lay_out(seat, card)
    market = _named(s, scene, "market", pool)
    s.discard = ints(_named(s, scene, "discard", pool) or [])
    deck = _named(s, scene, "deck", pool) or []
    s.known = zeros(len(s.hands))
    s.drawn_from = zeros(len(s.hands))
    s.shuffles = 0
    s.hands = repeated(NOTHING, len(s.hands))
    for seat, hand in enumerate(hands):
        starting = scene.text("asks", "play-card") == "play-card" or seat != turn
        size = s.parts.hand_size if starting else s.parts.hand_size - 1
        table = seats[seat]
        if table is not None and hand is not None and len(hand) > size:
            table.fail("hand", f"{len(hand)} cards; at most {size} at this point (SD-12, SD-23)")
        for card in hand if hand is not None else [pool.pop() for _ in range(min(size, len(pool)))]:
            s.add_to_hand(seat, card)
    if market is None:
        market = [pool.pop() for _ in range(min(s.parts.market_size, len(pool)))]
    s.market = ints(market)
    rest = scene.choice("rest", ["deck", "discard", *s.colours], "deck")
    s.deck = ints([*(pool if rest == "deck" else []), *reversed(deck)])
    if rest == "discard":
        s.discard = joined(s.discard, ints(pool))
    elif rest != "deck":
        for card in pool:
            s.lay_out(s.colours.index(rest), card)


def _named(s: Dale, table: Table, key: str, pool: list[int]) -> list[int] | None:
    """The cards named under a key, taken out of the pool; None if the key is not written."""
    return _taken(s, table, key, table.texts(key), pool) if table.has(key) else None


def _taken(s: Dale, table: Table, key: str, names: list[str], pool: list[int]) -> list[int]:
    cards: list[int] = []
    for name in names:
        card = s.parts.faces.number(name)
        if card < 0:
            table.fail(
                key, f'unknown card "{name}"; a card is a style and its icons, as in nest-ax'
            )
        if card in pool:
            pool.remove(card)
        cards.append(card)
    return cards


# The agenda


def _turn(s: Dale, scene: Table) -> Seat:
    colours = s.colours
    return colours.index(scene.choice("turn", colours, colours[0]))


def _agenda(s: Dale, scene: Table) -> None:
    asks = scene.choice("asks", list(BEGINNINGS), "play-card")
    s.next_seat = _turn(s, scene)
    s.last_seat = s.next_seat
    s.then(the_rest_of_the_game(s.round))
    s.then(BEGINNINGS[asks](s, s.next_seat, about(scene)))

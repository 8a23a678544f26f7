"""Scenes of Sylve: any position from a small readable description (see `kernel.scene`).

turn = "north"                # whose turn it is; the first seat if not given
first = "east"                # who holds the first-player token; whose turn it is, if not given
round = 2                     # 1 if not given
asks = "turn"                 # or "round-end": all dice are placed and control comes next; or a question:
                              # after a placement gather, tame, exchange, scorch, release, trade, clear, reveal,
                              # reserve; after brewing pay; after drinking place-die, change, reroll, move-die,
                              # move-to, swap-die, swap-with, remove-die, return-die, level; at the end of the
                              # round break-tie, round-powers, sell; before the game character
about = { by = "stall" }      # whose effect asks: a creature, a potion, a space of the Village (and its `part`);
                              # or `left`: how many more; `creature` of exchange; `potion` of pay; `place` and
                              # `level` (1 for the top) of a die; `purpose` of level, as in "move-die"; `picked`
                              # for reroll; `new` of release: who was just tamed; `used`: the round's powers
                              # used before
placed = true                 # the turn's own placement is done; likewise brewed, drunk
elements = "pool"             # element dice not mentioned are in the pools as they were rolled; else aside
characters = ["lelio", ...]   # in the order of the seats; as in the table if not given
row = ["F01", "F05", "F06"]   # the forests A, B, C; others from the deck
dice = { A1 = "nT fire", garden = "eM", AU6 = "nR" }
                              # from the bottom up: seat and symbol, or an element
scorched = ["A2"]
aside = "nT fire"             # dice out of play; those not mentioned anywhere join them
market = ["P01", ...]
deck = ["P05"]                # potions from the top; the rest in any order
potions_left = 0              # how many the deck has; the others are out of the game
piles = { spring = ["SP1"] }  # from the top; the rest in any order; [] for an empty pile
[north]
pool = "TTMR water fire"      # T, M, R and elements; if not given, what is not placed
stock = { plant = 2 }         # as after setup if not given
tamed = ["SP1"]
released = ["SU1"]
hand = ["P09"]
reserved = ["P10"]
drunk = ["P11"]
forests = ["F02"]
tokens = 3
"""

from tablewood.games.sylve.dice import FACES, NEUTRAL, SYMBOLS, die_of, owner_of
from tablewood.games.sylve.moves import SEATS
from tablewood.games.sylve.parts import SEASONS
from tablewood.games.sylve.places import NOTHING, SCORCHED
from tablewood.games.sylve.refusals import plays_with_powers
from tablewood.games.sylve.scene_asks import (
    AFTER_BREWING,
    AFTER_DRINKING,
    AFTER_PLACING,
    ASKS,
    AT_ROUND_END,
    CHARACTER,
    CONTROL,
    IN_TURN,
)
from tablewood.games.sylve.setup import ChooseCharacter, give_character
from tablewood.games.sylve.stacks import placed_dice, put_on, take_up_all_dice
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.turn import (
    GoOn,
    NextRound,
    YourTurn,
    the_game,
    the_rest_of_the_round,
)
from tablewood.kernel.scene import about
from tablewood.kernel.step import Seat
from tablewood.kernel.tables import Table
from tablewood.kernel.vectors import added, ints, listed, part, put, repeated

SYMBOL_LETTERS = "TMR"
ELEMENTS = ("water", "fire", "wind")


def arrange(s: Wood, scene: Table) -> None:
    """Rearrange a fresh setup into the scene."""
    if _asks(scene) == CHARACTER:
        _choosing(s, scene)
        return
    seats = [scene.optional_sub(name) for name in SEATS[: s.seats]]
    s.round = scene.number("round", 1, at_least=1, at_most=s.parts.rounds)
    _characters(s, scene)
    _forests(s, scene, seats)
    _potions(s, scene, seats)
    _creatures(s, scene, seats)
    _dice(s, scene, seats)
    for seat, table in enumerate(seats):
        if table is not None:
            _goods(s, seat, table)
    _agenda(s, scene)


def _characters(s: Wood, scene: Table) -> None:
    powers = plays_with_powers(s)
    names = s.parts.characters
    chosen = scene.texts("characters", names[: s.seats], allowed=names, length=s.seats)
    for seat, name in enumerate(chosen):
        give_character(s, seat, names.index(name), powers)


def _choosing(s: Wood, scene: Table) -> None:
    """SY-10: the first seats may have chosen; the others choose before the first round."""
    if s.characters[0] != NOTHING:
        scene.fail("asks", 'characters are chosen only with the option "characters = chosen"')
    options = scene.optional_sub("options")
    powers = options is not None and options.flag("powers", False)
    names = s.parts.characters
    chosen = scene.texts("characters", [], allowed=names)
    for seat, name in enumerate(chosen):
        give_character(s, seat, names.index(name), powers)
    left = range(len(chosen), s.seats)
    s.then((*[ChooseCharacter(seat, powers) for seat in left], *the_game()))


def _goods(s: Wood, seat: Seat, table: Table) -> None:
    if table.has("stock"):
        stock = table.counts("stock", allowed=s.parts.goods)
        for good, name in enumerate(s.parts.goods):
            s.receive(seat, good, stock.get(name, 0) - s.in_stock(seat, good))
    s.tokens = put(s.tokens, seat, table.number("tokens", 0, at_least=0))


# Forests


def _forests(s: Wood, scene: Table, seats: list[Table | None]) -> None:
    """The row, what the players hold, a deck for the rounds to come, and the rest discarded."""
    names = s.parts.forests
    free = listed(s.forest_deck)
    s.held_by = repeated(NOTHING, len(names))
    row = [names.index(name) for name in scene.texts("row", [], allowed=names)]
    for seat, table in enumerate(seats):
        if table is not None:
            for name in table.texts("forests", [], allowed=names):
                s.held_by = put(s.held_by, names.index(name), seat)
    held = [forest for forest, holder in enumerate(listed(s.held_by)) if holder != NOTHING]
    for forest in [*row, *held]:
        if forest not in free:
            scene.fail(
                "", f"{names[forest]} is not in play with {s.seats} players, or in two places"
            )
        free.remove(forest)
    size = s.parts.row[s.seats]
    while len(row) < size:
        row.append(free.pop())
    left = (s.parts.rounds - s.round) * size
    deck = free[len(free) - left :]
    discarded = free[: len(free) - left]
    s.discarded = ints(discarded)
    s.forest_deck = ints([*row, *held, *discarded, *deck])
    s.forests_dealt = len(s.forest_deck) - len(deck)
    s.lay_out(ints(row))


# Potions and creatures


def _potions(s: Wood, scene: Table, seats: list[Table | None]) -> None:
    named: list[int] = []
    for seat, table in enumerate(seats):
        if table is not None:
            for key, cards in (("reserved", s.reserved), ("hand", s.hands), ("drunk", s.drunk)):
                potions = sorted(_named_potions(s, table, key))
                cards[seat] = ints(potions)
                named += potions
    market = _named_potions(s, scene, "market")
    deck = _named_potions(s, scene, "deck")
    rest = [potion for potion in listed(s.potion_deck) if potion not in named + market + deck]
    while len(market) < s.parts.market and not scene.has("market"):
        market.append(rest.pop())
    market.sort()
    s.market = ints(market)
    deck += rest
    left = scene.number("potions_left", len(deck), at_least=0, at_most=len(deck))
    s.potion_deck = ints([*named, *market, *deck[:left]])
    s.potions_dealt = len(s.potion_deck) - left


def _named_potions(s: Wood, table: Table, key: str) -> list[int]:
    names = s.parts.potions
    return [names.index(name) for name in table.texts(key, [], allowed=names)]


def _creatures(s: Wood, scene: Table, seats: list[Table | None]) -> None:
    names = s.parts.creatures
    s.freed_by = repeated(NOTHING, len(names))
    gone: list[int] = []
    for seat, table in enumerate(seats):
        if table is not None:
            tamed = [names.index(name) for name in table.texts("tamed", [], allowed=names)]
            s.tamed[seat] = ints(sorted(tamed))
            gone += tamed
            for name in table.texts("released", [], allowed=names):
                s.freed_by = put(s.freed_by, names.index(name), seat)
                gone.append(names.index(name))
    piles = scene.optional_sub("piles")
    order: list[int] = []
    for season in range(SEASONS):
        pile = part(s.piles, s.pile_from[season], s.pile_from[season + 1])
        name = s.parts.seasons[season]
        out = [creature for creature in pile if creature in gone]
        pile = [creature for creature in pile if creature not in gone]
        if piles is not None and piles.has(name):
            top = [names.index(one) for one in piles.texts(name, allowed=names)]
            if not top:
                _release_by_nobody(s, pile)
                out, pile = [*out, *pile], []
            pile = [*top, *[creature for creature in pile if creature not in top]]
        order += [*out, *pile]
        s.taken = put(s.taken, season, len(out))
    s.piles = ints(order)


def _release_by_nobody(s: Wood, pile: list[int]) -> None:
    """An empty pile: its creatures are out of reach for everybody at the table."""
    for creature in pile:
        s.freed_by = put(s.freed_by, creature, len(SEATS))


# Dice


def _dice(s: Wood, scene: Table, seats: list[Table | None]) -> None:
    take_up_all_dice(s)
    placed = scene.optional_sub("dice")
    if placed is not None:
        for place in placed.written():
            spot = s.parts.spots.number(place)
            if spot < 0 or (s.parts.is_space(spot) and s.symbols[spot] == NOTHING):
                placed.fail(place, "no such place for dice")
            for die in _named_dice(s, placed, place, placed.text(place)):
                put_on(s, spot, die)
    for space in scene.texts("scorched", [], allowed=s.parts.spots.names[: s.parts.spaces]):
        s.shows[s.parts.spots.number(space)] = SCORCHED
        s.scorch_tokens += 1
    aside = _named_dice(s, scene, "aside", scene.text("aside", ""))
    s.aside = ints(aside)
    on_table = placed_dice(s) + aside
    elements = len([die for die in on_table if owner_of(die) == NEUTRAL])
    rolled = scene.choice("elements", ["aside", "pool"], "aside") == "pool"
    for seat, table in enumerate(seats):
        forage = len([die for die in on_table if owner_of(die) == seat])
        elements += _pool(s, seat, table, forage, over=_is_over(scene), rolled=rolled)
    for _ in range(s.seats * s.parts.element_dice - elements):
        s.aside = added(s.aside, die_of(0, SYMBOLS))


def _is_over(scene: Table) -> bool:
    """Whether all dice of the round are placed."""
    return _asks(scene) == CONTROL or _asks(scene) in AT_ROUND_END


def _asks(scene: Table) -> str:
    return scene.choice("asks", ASKS, "turn")


def _pool(
    s: Wood, seat: Seat, table: Table | None, forage: int, *, over: bool, rolled: bool
) -> int:
    """The dice of one pool; the answer is how many element dice it has.

    Forage dice that are neither placed nor mentioned are set aside, and element dice unless they stay as they were
    `rolled`.
    """
    told = table is not None and table.has("pool")
    if told or over:
        text = "" if table is None or not told else table.text("pool", "")
        _empty_pool(s, seat, range(FACES))
        for face in _faces(table, text) if table is not None else []:
            s.join_pool(seat, face)
        in_pool = s.pool_size(seat) - s.elements_in_pool(seat)
        for _ in range(s.parts.forage_dice - forage - in_pool):
            s.aside = added(s.aside, die_of(seat, 0))
    else:
        for _ in range(forage):
            s.leave_pool(seat, next(face for face in range(SYMBOLS) if s.in_pool(seat, face) > 0))
        if not rolled:
            _empty_pool(s, seat, range(SYMBOLS, FACES))
    return s.elements_in_pool(seat)


def _empty_pool(s: Wood, seat: Seat, faces: range) -> None:
    """Take all dice with these faces from the pool."""
    for face in faces:
        for _ in range(s.in_pool(seat, face)):
            s.leave_pool(seat, face)


def _faces(table: Table, text: str) -> list[int]:
    """Faces such as `TTM fire`."""
    faces: list[int] = []
    for word in text.split():
        if word in ELEMENTS:
            faces.append(SYMBOLS + ELEMENTS.index(word))
            continue
        for letter in word:
            if letter not in SYMBOL_LETTERS:
                table.fail("pool", f'"{word}" is not a die; write T, M, R, {", ".join(ELEMENTS)}')
            faces.append(SYMBOL_LETTERS.index(letter))
    return faces


def _named_dice(s: Wood, table: Table, key: str, text: str) -> list[int]:
    """Dice on the table, such as `nT fire`."""
    letters = [name[0] for name in SEATS[: s.seats]]
    dice: list[int] = []
    for word in text.split():
        if word in ELEMENTS:
            dice.append(die_of(0, SYMBOLS + ELEMENTS.index(word)))
        elif len(word) == 2 and word[0] in letters and word[1] in SYMBOL_LETTERS:
            dice.append(die_of(letters.index(word[0]), SYMBOL_LETTERS.index(word[1])))
        else:
            table.fail(
                key, f'"{word}" is not a die; write a seat and a symbol, as in nT, or an element'
            )
    return dice


# The agenda


def _agenda(s: Wood, scene: Table) -> None:
    names = SEATS[: s.seats]
    seat = names.index(scene.choice("turn", names, names[0]))
    s.first = names.index(scene.choice("first", names, names[seat]))
    asks = _asks(scene)
    if asks in AT_ROUND_END:
        s.then(AT_ROUND_END[asks](s, seat, about(scene)))
        return
    s.then((*the_rest_of_the_round(), NextRound()))
    if asks == CONTROL:
        return
    s.next_seat = (seat + 1) % s.seats
    placed = scene.flag("placed", asks in AFTER_PLACING)
    brewed = scene.flag("brewed", asks in AFTER_BREWING)
    drunk = scene.flag("drunk", asks in AFTER_DRINKING)
    turn = YourTurn(seat, placing=not placed, brewing=not brewed, drinking=not drunk, changes=0)
    s.then_one(GoOn(turn))
    if asks in IN_TURN:
        s.then(IN_TURN[asks](s, seat, about(scene)))

"""Scenes of Little Town.

options = { side = "B" }           # as for any game; the supply is that of the first game if not given
round = 1
turn = "blue"                      # whose turn; the first colour if not given
start = "blue"                     # who holds the start player marker; the same if not given
asks = "round-end"                 # take-action (the turn, if not given), round-end (no worker is left in any
                                   # hand; those not on the board are on the building areas), or a question:
                                   # draft-tile, choose-site, use-building, swap-for-coins, give-any, take-any,
                                   # declare-goal, feed-workers (those before `turn` have fed theirs)
about = { building = "bakery" }    # of choose-site: what is built; of a payment also `site`
about = { worker = "B2", use = "C3" }  # the worker that uses the squares around it, and the building in use;
                                   # `used`: those used before; `left` of take-any; `swapped` and `given` of a
                                   # payment: what was settled before, as in [1, 0] and ["wood"]
buildings = { C3 = "red bakery" }
workers = { B2 = "blue" }
supply = ["bakery", "pier"]        # what is left besides the buildings on the board
wheat_fields = 5                   # fields left in the supply
discarded = ["fish-trade"]         # goals exchanged in the setup; those not named lie in the pile
[blue]
wood = 1                           # also stone, fish, wheat, coins; none if not given, and 3 coins
vp = 12                            # points on the track
in_hand = 2                        # workers in hand; those neither there nor on the board are on the building areas
goals = ["penniless"]              # none if not given
revealed = ["well-off"]
"""

from tablewood.games.little_town.goals import is_met
from tablewood.games.little_town.goods import COINS, GOODS, NAMES
from tablewood.games.little_town.scene_asks import ALL_PLACED, BEGINNINGS, begin
from tablewood.games.little_town.state import DISCARDED, IN_PILE, LEFT_OUT, NOTHING, Town
from tablewood.kernel.number_sets import NO_NUMBERS, including
from tablewood.kernel.scene import about
from tablewood.kernel.tables import Table
from tablewood.kernel.vectors import has, ints, listed, repeated, zeros


def arrange(s: Town, scene: Table) -> None:
    """Rearrange a fresh setup into the scene."""
    asks = scene.choice("asks", list(BEGINNINGS), "take-action")
    players = [scene.optional_sub(colour) for colour in s.colours]
    s.round = scene.number("round", 1, at_least=1, at_most=s.limits.rounds)
    _seats(s, scene)
    told = about(scene)
    if asks == "draft-tile":
        _check_draft(s, scene)
        begin(s, asks, told)
        return
    s.draft_hand = ints([])
    _buildings(s, scene)
    _supply(s, scene)
    _workers(s, scene, players, asks)
    s.look_again()
    _goods(s, scene, players)
    _goals(s, scene, players)
    begin(s, asks, told)


def _seats(s: Town, scene: Table) -> None:
    colours = s.colours
    turn = scene.choice("turn", colours, colours[0])
    start = scene.choice("start", colours, turn)
    s.next_seat = colours.index(turn)
    s.start_seat = colours.index(start)


def _check_draft(s: Town, scene: Table) -> None:
    if len(s.draft_hand) == 0:
        scene.fail("asks", 'the supply is drafted only with the option "drafted-supply" (LT-146)')


# The board


def _square(s: Town, table: Table, name: str) -> int:
    square = s.parts.squares.number(name)
    if not has(s.board.grass, square):
        table.fail(name, "not a grass square (LT-28)")
    return square


def _seat(s: Town, table: Table, key: str, colour: str) -> int:
    colours = s.colours
    if colour not in colours:
        table.fail(key, f'unknown player "{colour}"; one of {", ".join(colours)}')
    return colours.index(colour)


def _buildings(s: Town, scene: Table) -> None:
    s.tile = repeated(NOTHING, s.board.size)
    s.owner = repeated(NOTHING, s.board.size)
    s.houses = repeated(s.count.houses, s.seats)
    table = scene.optional_sub("buildings")
    for name in [] if table is None else table.written():
        assert table is not None
        colour, _, building = table.text(name).partition(" ")
        kind = s.buildings.domain.number(building)
        if kind < 0:
            table.fail(
                name,
                f'unknown building "{building}"; write the colour and the building, as in "red bakery"',
            )
        seat = _seat(s, table, name, colour)
        if s.houses[seat] == 0:
            table.fail(name, f"{colour} has only {s.count.houses} houses (LT-60)")
        s.raise_building(seat, kind, _square(s, table, name))


def _supply(s: Town, scene: Table) -> None:
    """The named buildings, or those of the first game that are not on the board; and the fields that are left."""
    kinds = s.buildings
    first = [name for kind, name in enumerate(kinds.ids) if kinds.first_game[kind]]
    named = scene.texts("supply", first, allowed=kinds.ids)
    s.supply = zeros(kinds.size)
    tile = listed(s.tile)
    for kind, name in enumerate(kinds.ids):
        left = kinds.copies[kind] - tile.count(kind)
        if kinds.always[kind]:
            s.supply[kind] = scene.number("wheat_fields", left, at_least=0, at_most=left)
        elif name in named:
            s.supply[kind] = max(left, 0)
    s.in_game = ints([s.supply[kind] + tile.count(kind) for kind in range(kinds.size)])


def _workers(s: Town, scene: Table, players: list[Table | None], asks: str) -> None:
    s.worker = repeated(NOTHING, s.board.size)
    table = scene.optional_sub("workers")
    for name in [] if table is None else table.written():
        assert table is not None
        s.worker[_square(s, table, name)] = _seat(s, table, name, table.text(name))
    for seat, player in enumerate(players):
        left = s.count.workers - listed(s.worker).count(seat)
        usual = 0 if asks in ALL_PLACED else left
        if player is not None:
            usual = player.number("in_hand", usual, at_least=0, at_most=left)
        s.workers[seat] = usual
        s.yard[seat] = left - usual


# What the players have


def _goods(s: Town, scene: Table, players: list[Table | None]) -> None:
    s.goods = zeros(s.seats * GOODS)
    for seat, player in enumerate(players):
        s.vp[seat] = 0 if player is None else player.number("vp", 0)
        for good in range(GOODS):
            usual = s.count.coins if good == COINS else 0
            held = usual if player is None else player.number(NAMES[good], usual, at_least=0)
            s.put_in_hand(seat, good, held)
    s.stock = ints([s.parts.stock[good] - s.held_by_all(good) for good in range(GOODS)])
    for good in range(GOODS):
        if s.stock[good] < 0:
            scene.fail("", f"more {NAMES[good]} than the {s.parts.stock[good]} there are (LT-77)")


def _goals(s: Town, scene: Table, players: list[Table | None]) -> None:
    s.goal_at = ints(
        [IN_PILE if s.in_this_game(goal) else LEFT_OUT for goal in range(s.goals.size)]
    )
    s.revealed = zeros(s.goals.size)
    s.met = repeated(NO_NUMBERS, s.seats)
    for name in scene.texts("discarded", [], allowed=s.goals.ids):
        s.goal_at[s.goals.ids.index(name)] = DISCARDED
    for seat, player in enumerate(players):
        if player is None:
            continue
        revealed = player.texts("revealed", [], allowed=s.goals.ids)
        for name in [*player.texts("goals", [], allowed=s.goals.ids), *revealed]:
            goal = s.goals.ids.index(name)
            s.goal_at[goal] = seat
            if name in revealed:
                s.revealed[goal] = 1
                s.met[seat] = including(s.met[seat], goal)
    _met(s)


def _met(s: Town) -> None:
    """LT-102: what is true in the scene was true before: a player who had held such a goal would have declared it.

    A goal that the scene itself puts into a hand, unrevealed, is declared at the next checkpoint.
    """
    for seat in range(s.seats):
        for goal in range(s.goals.size):
            if not s.holds(seat, goal) and is_met(s, seat, goal):
                s.met[seat] = including(s.met[seat], goal)

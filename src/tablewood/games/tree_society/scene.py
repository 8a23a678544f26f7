"""Scenes of Tree Society.

    turn = "oak"                        # whose turn; the first board if not given
    first = "oak"                       # the first player
    round = 1
    goal_round = 0                      # the round in which the goal was reached
    asks = "build"                      # where in the turn: sell-fruit (the start, if not given), build, take-fruit;
                                        # or draft-fruit: the draft, after as many fruits as the next player has;
                                        # or in the middle of building: compost-first, discard-first (what a level
                                        # asks for), sell-more, take-more, renew-row, build-by-effect, draw-fruits,
                                        # keep-fruit, draw-guilds, build-drawn (what a level does)
    about = { card = "MER05" }          # in the middle of building: the card whose next level asks for something,
                                        # or whose level has just been built; `chosen`: the fruits to compost so
                                        # far; `revealed`: the cards drawn; `left`: how many are still to be had
    action = "less"                     # the fruit action at hand, where a fruit was sold
    sold_now = ["apple-less"]           # the fruits sold in this turn
    fruit_market = ["apple-sell", ...]  # dealt at random if not given
    fruit_deck = ["grape-row-plus"]     # from the top
    fruit_rest = "deck"                 # where the fruits not named lie: deck (if not given) or a player's Sold section
    top = ["ARC01", "-", "BAN02"]       # the rows of the guild market from the left, "-" for a gap; dealt if not given
    bottom = ["MER01", "MER02", "-"]
    guild_deck = ["WRI01"]              # from the top
    guild_discard = ["WRI02"]
    guild_rest = "deck"                 # where the guild cards not named lie: deck (if not given), discard or box
    [oak]
    purse = 5                           # 0 if not given
    chest = 0
    unsold = ["apple-sell", ...]        # three at random if not given
    sold = ["orange-take"]
    in_progress = { ARC01 = 1 }         # none if not given
    completed = ["BAN02"]

In play are the packs of the option `guilds`, and every card that the scene names besides.
"""

from tablewood.games.tree_society.markets import refill_guild_market
from tablewood.games.tree_society.parts import BOTTOM, LEVELS, NOTHING, TOP, Card, Row
from tablewood.games.tree_society.rest import DraftFruit
from tablewood.games.tree_society.scene_asks import BEGINNINGS, PHASE_2_ASKS
from tablewood.games.tree_society.scoring import ScoreCards
from tablewood.games.tree_society.setup import (
    clear_the_fruits,
    clear_the_guild_cards,
    shuffled_fruits,
)
from tablewood.games.tree_society.state import Society
from tablewood.games.tree_society.turn import PlayRounds, the_rest_of_the_game
from tablewood.kernel.scene import about
from tablewood.kernel.step import Seat
from tablewood.kernel.tables import Table
from tablewood.kernel.vectors import ints

DRAFT = "draft-fruit"
"""TS-133: the player whose turn it is drafts next; those earlier in turn order have one fruit more."""

GAP = "-"


def arrange(s: Society, scene: Table) -> None:
    """Rearrange a fresh setup into the scene."""
    boards = [scene.optional_sub(seat) for seat in s.parts.seats[: s.seats]]
    s.first = _seat(s, scene, "first", 0)
    s.round = scene.number("round", 1, at_least=1)
    s.goal_round = scene.number("goal_round", 0, at_least=0, at_most=s.round)
    for seat, board in enumerate(boards):
        s.purse[seat] = 0 if board is None else board.number("purse", 0, at_least=0)
        s.chest[seat] = 0 if board is None else board.number("chest", 0, at_least=0)
    turn = _seat(s, scene, "turn", s.first)
    asks = scene.choice("asks", [*BEGINNINGS, DRAFT], "sell-fruit")
    _guilds(s, scene, boards)
    if asks == DRAFT:
        _draft(s, scene, boards, turn)
        return
    _fruits(s, scene, boards, [s.parts.starting_fruits] * s.seats)
    _sold_now(s, scene, asks)
    s.then(the_rest_of_the_game(s.seats, s.first, turn))
    BEGINNINGS[asks](s, turn, about(scene))


def _draft(s: Society, scene: Table, boards: list[Table | None], turn: Seat) -> None:
    """TS-133: the draft, after as many fruits as the player whose turn it is has taken."""
    board = boards[turn]
    taken = 0 if board is None else len(board.texts("unsold", []))
    if taken >= s.parts.starting_fruits:
        scene.fail("asks", f"a draft ends with {s.parts.starting_fruits} fruits each (TS-133)")
    usual = [taken + 1 if s.place(seat) < s.place(turn) else taken for seat in range(s.seats)]
    _fruits(s, scene, boards, usual)
    for seat in range(s.seats):
        if s.unsold_cards(seat) != usual[seat]:
            name = s.parts.seats[seat]
            scene.fail(
                f"{name}.unsold", f"fruits at this point of the draft: {usual[seat]} (TS-133)"
            )
    _sold_now(s, scene, DRAFT)
    s.round = 0
    places = range(taken * s.seats + s.place(turn), s.parts.starting_fruits * s.seats)
    drafts = [DraftFruit((s.first + place) % s.seats) for place in places]
    s.then((*drafts, PlayRounds(), ScoreCards()))


def _seat(s: Society, scene: Table, key: str, default: Seat) -> Seat:
    seats = s.parts.seats[: s.seats]
    return seats.index(scene.choice(key, seats, seats[default]))


# Guild cards


def _guilds(s: Society, scene: Table, boards: list[Table | None]) -> None:
    """Take the named cards out of all in play; fill the market; put the rest where the scene says."""
    # What the options put in play, without start cards dealt from a pack that is not in play.
    dealt = [card for card in s.in_progress if card != NOTHING]
    packs = {
        s.cards.guild[card]
        for card in range(s.cards.count)
        if s.in_play[card] and card not in dealt
    }
    pool = [card for card in range(s.cards.count) if s.cards.guild[card] in packs]
    s.chance.shuffle(pool)
    clear_the_guild_cards(s)
    named: list[int] = []
    for seat, board in enumerate(boards):
        if board is not None:
            _board(s, board, seat, named)
            s.look_again(seat)
    _row(s, scene, "bottom", BOTTOM, named)
    _row(s, scene, "top", TOP, named)
    discard = _cards(s, scene, "guild_discard", named)
    deck = _cards(s, scene, "guild_deck", named)
    rest = scene.choice("guild_rest", ["deck", "discard", "box"], "deck")
    pool = [card for card in pool if card not in named]
    s.guild_deck = ints([*(pool if rest == "deck" else []), *reversed(deck)])
    s.guild_discard = ints([*(pool if rest == "discard" else []), *discard])
    for card in [*named, *(pool if rest != "box" else [])]:
        s.in_play[card] = 1
    if not scene.has("bottom") and not scene.has("top"):
        refill_guild_market(s)


def _board(s: Society, board: Table, seat: Seat, named: list[int]) -> None:
    levels = board.counts("in_progress", at_least=1, default={})
    if len(levels) > s.parts.spaces:
        board.fail("in_progress", f"at most {s.parts.spaces} cards (TS-62)")
    for name, level in levels.items():
        if level >= LEVELS:
            board.fail(f"in_progress.{name}", "a card in progress is on level 1 or 2 (TS-78)")
        card = _card(s, board, "in_progress", name, named)
        s.own(seat, card)
        s.level[card] = level
        s.take_space(seat, card)
    for card in _cards(s, board, "completed", named):
        s.own(seat, card)
        s.level[card] = LEVELS


def _row(s: Society, scene: Table, key: str, row: Row, named: list[int]) -> None:
    names = scene.texts(key, [], length=s.parts.columns if scene.has(key) else None)
    for column, name in enumerate(names):
        if name != GAP:
            space = s.market_space(row, column)
            s.guild_market[space] = _card(s, scene, f"{key}[{column}]", name, named)


def _cards(s: Society, table: Table, key: str, named: list[int]) -> list[int]:
    return [_card(s, table, key, name, named) for name in table.texts(key, [])]


def _card(s: Society, table: Table, key: str, name: str, named: list[int]) -> Card:
    card = s.cards.names.number(name)
    if card < 0:
        table.fail(key, f'unknown guild card "{name}"; as in ARC01')
    if card in named:
        table.fail(key, f"{name} lies in two places (TS-12)")
    named.append(card)
    return card


# Fruit cards


def _fruits(s: Society, scene: Table, boards: list[Table | None], usual: list[int]) -> None:
    """Take the named fruits out of all there are; deal what is not named; put the rest where the scene says."""
    pool = shuffled_fruits(s)
    clear_the_fruits(s)
    s.sold_now = ints(_faces(s, scene, "sold_now", pool))
    market = _faces(s, scene, "fruit_market", pool)
    deck = _faces(s, scene, "fruit_deck", pool)
    unsold = [[] if board is None else _faces(s, board, "unsold", pool) for board in boards]
    for seat, board in enumerate(boards):
        if board is not None:
            for face in _faces(s, board, "sold", pool):
                s.put_away(seat, face)
        if board is None or not board.has("unsold"):
            unsold[seat] = [pool.pop() for _ in range(usual[seat])]
        for face in unsold[seat]:
            s.lay_out(seat, face, 1)
    if not scene.has("fruit_market"):
        market = [pool.pop() for _ in range(s.parts.fruit_market[s.seats])]
    s.fruit_market = ints(market)
    for face in market:
        s.visible[s.fruits.type_of[face]] += 1
    seats = s.parts.seats[: s.seats]
    rest = scene.choice("fruit_rest", ["deck", *seats], "deck")
    s.fruit_deck = ints([*(pool if rest == "deck" else []), *reversed(deck)])
    s.deck_ended = len(s.fruit_deck) == 0
    if rest != "deck":
        for face in pool:
            s.put_away(seats.index(rest), face)
    s.untold = s.sold


def _faces(s: Society, table: Table, key: str, pool: list[int]) -> list[int]:
    """The fruits named under a key, taken out of the pool."""
    faces: list[int] = []
    for name in table.texts(key, []):
        face = s.fruits.faces.number(name)
        if face < 0:
            table.fail(key, f'unknown fruit "{name}"; a type and an action, as in apple-sell')
        if face in pool:
            pool.remove(face)
        faces.append(face)
    return faces


def _sold_now(s: Society, scene: Table, asks: str) -> None:
    """The fruits sold in this turn, and the action that is at hand for one of them."""
    s.action = NOTHING
    if scene.has("action"):
        s.action = s.fruits.actions.index(scene.choice("action", s.fruits.actions))
        if asks not in PHASE_2_ASKS:
            scene.fail("action", "a fruit action is at hand in Phase 2 only (TS-44)")
    if len(s.sold_now) > 0 and asks not in PHASE_2_ASKS:
        scene.fail("sold_now", "fruits sold in this turn lie there in Phase 2 only (TS-35, TS-100)")

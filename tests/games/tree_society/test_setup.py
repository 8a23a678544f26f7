"""Set-up, modes and variants (TS-1 to TS-27, TS-130 to TS-136)."""

from itertools import combinations

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadOption, BadScene, BadSeats
from tablewood.kernel.match import Match
from tablewood.kernel.options import Value
from tablewood.kernel.vectors import listed
from tests.rule import rule
from tests.table import Table, table

GAME = tw.game("tree-society")
CARDS = GAME.moves.in_order[1].parameters[0].domain.names
GUILDS = ["architects", "bankers", "merchants", "writers", "botanists", "explorers"]


@rule("TS-133")
def test_a_scene_begins_in_a_draft() -> None:
    """Birch is next, with one fruit; oak has taken a second one."""
    t = table(
        "tree-society",
        asks="draft-fruit",
        turn="birch",
        oak={"unsold": ["apple-sell", "grape-row"]},
        birch={"unsold": ["orange-take"]},
    )
    for name in ("birch", "oak", "birch"):
        t.asks(name, "draft-fruit").says(name, t.offered("take")[0])
    t.asks("oak", "sell-fruit")
    assert [len(player.unsold) for player in t.view().players] == [3, 3]
    assert t.view().round == 1
    with pytest.raises(BadScene, match="fruits at this point of the draft: 1"):
        table("tree-society", asks="draft-fruit", turn="birch", oak={"unsold": []})


@rule("TS-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    t = Table(Match(GAME, seats, options={"first-player": "oak"}))
    assert len(t.view().players) == seats
    t.asks("oak", "sell-fruit")


@rule("TS-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five_can_play(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"tree-society is not for {seats} seats; one of 2, 3, 4"):
        Match(GAME, seats)


@rule("TS-7", "TS-8")
def test_any_board_may_be_the_first_players() -> None:
    first = [GAME.start(4, seed).view(0).first for seed in range(40)]
    assert set(first) == {"oak", "birch", "maple", "willow"}
    t = Table(Match(GAME, 3, 1, options={"first-player": "maple"}))
    t.asks("maple", "sell-fruit")
    with pytest.raises(BadOption, match=r"willow does not play with 3 players \(TS-7\)"):
        Match(GAME, 3, 1, options={"first-player": "willow"})


@rule("TS-9", "TS-11")
def test_starting_coins_go_by_turn_order() -> None:
    view = GAME.start(4, 1, {"first-player": "birch"}).view(0)
    coins = [(player.seat, player.purse, player.chest) for player in view.players]
    assert coins == [("oak", 2, 1), ("birch", 1, 0), ("maple", 1, 1), ("willow", 2, 0)]


@rule("TS-13", "TS-17", "TS-130")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_standard_mode(seats: int) -> None:
    view = GAME.start(seats, 1).view(0)
    starts = [player.in_progress for player in view.players]
    assert all(card.card in ("ARC01", "ARC02", "ARC03", "ARC04") for card, _, _ in starts)
    assert [(card.level, second, third) for card, second, third in starts] == [
        (1, None, None)
    ] * seats
    assert len({card.card for card, _, _ in starts}) == seats
    assert (view.guilds, view.goal) == (GUILDS[:4], 6)


@rule("TS-13")
def test_start_cards_are_dealt_at_random() -> None:
    dealt = {GAME.start(2, seed).view(0).players[0].in_progress[0].card for seed in range(40)}
    assert dealt == {"ARC01", "ARC02", "ARC03", "ARC04"}


@rule("TS-14")
def test_a_start_card_is_placed_and_not_built() -> None:
    t = Table(Match(GAME, 2, 1))
    assert t.heard("built") == []
    assert (t.score("oak"), t.score("birch")) == (1, 1)
    assert len(t.heard("start-card")) == 2


@rule("TS-15", "TS-134")
@pytest.mark.parametrize("chosen", list(combinations(GUILDS, 4)))
def test_any_four_packs(chosen: tuple[str, ...]) -> None:
    options: dict[str, Value] = {"guilds": "+".join(chosen), "start-cards": False}
    state = GAME.start(2, 1, options)
    assert state.view(0).guilds == list(chosen)
    in_play = {CARDS[card][:3].lower() for card in range(len(CARDS)) if state.in_play[card]}
    assert in_play == {guild[:3] for guild in chosen}


@rule("TS-15")
def test_four_packs_at_random() -> None:
    found = {tuple(GAME.start(2, seed, {"guilds": "random"}).view(0).guilds) for seed in range(99)}
    assert all(len(guilds) == 4 for guilds in found)
    assert len(found) == 15
    with pytest.raises(BadOption, match='unknown value "bankers"'):
        GAME.start(2, 1, {"guilds": "bankers"})


@rule("TS-18", "TS-16")
def test_start_cards_without_the_architects_pack() -> None:
    state = GAME.start(3, 1, {"guilds": "bankers+merchants+writers+botanists"})
    architects = [card for card, name in enumerate(CARDS) if name.startswith("ARC")]
    assert sum(state.in_play[card] for card in architects) == 3
    assert all(state.owner[card] >= 0 for card in architects if state.in_play[card])
    assert "architects" not in state.view(0).guilds


@rule("TS-6", "TS-19", "TS-27")
@pytest.mark.parametrize(
    ("seats", "options", "size"),
    [
        (2, {}, 41),
        (3, {}, 40),
        (4, {}, 39),
        (3, {"start-cards": False}, 43),
        (3, {"start-cards": False, "guilds": "bankers+merchants+writers+explorers"}, 42),
        (4, {"guilds": "bankers+merchants+writers+explorers"}, 42),
    ],
)
def test_the_guild_market_and_deck(seats: int, options: dict[str, Value], size: int) -> None:
    view = GAME.start(seats, 1, options).view(0)
    assert (view.guild_deck_size, view.guild_discard) == (size, [])
    assert len(view.guild_market) == 6
    assert None not in view.guild_market


@rule("TS-20", "TS-26", "TS-24", "TS-25")
@pytest.mark.parametrize(("seats", "cards", "deck"), [(2, 50, 39), (3, 75, 62), (4, 75, 60)])
def test_the_fruit_cards(seats: int, cards: int, deck: int) -> None:
    state = GAME.start(seats, 1)
    view = state.view(0)
    assert view.fruit_deck_size == deck
    assert [len(player.unsold) for player in view.players] == [3] * seats
    assert deck + len(view.fruit_market) + 3 * seats == cards
    assert listed(state.fruit_deck) != sorted(state.fruit_deck)


@rule("TS-20")
def test_marked_cards_leave_the_game_of_two() -> None:
    state = GAME.start(2, 1)
    faces = GAME.moves.in_order[0].parameters[0].domain
    # The third copy of each kind is marked: the valuable apple with the action less among them.
    everywhere = [*state.fruit_deck, *state.fruit_market]
    everywhere += [face % faces.size for face, n in enumerate(state.unsold) for _ in range(n)]
    assert faces.number("apple-less-plus") not in everywhere
    assert everywhere.count(faces.number("apple-less")) == 2


@rule("TS-21", "TS-22", "TS-136")
@pytest.mark.parametrize(("seats", "types"), [(2, 5), (3, 4), (4, 3)])
def test_the_types_of_the_first_fruit_market(seats: int, types: int) -> None:
    for seed in range(50):
        market = GAME.start(seats, seed).view(0).fruit_market
        assert len({fruit.partition("-")[0] for fruit in market}) == len(market) == types


@rule("TS-23")
def test_the_first_fruit_market_is_random() -> None:
    markets = [GAME.start(4, seed).view(0).fruit_market for seed in range(60)]
    types = {fruit.partition("-")[0] for market in markets for fruit in market}
    assert len(types) == 5
    assert len({fruit for market in markets for fruit in market}) > 30


@rule("TS-131")
def test_experienced_mode_keeps_the_start_cards_in_their_pack() -> None:
    state = GAME.start(4, 1, {"start-cards": False})
    assert [state.in_play[CARDS.index(f"ARC0{no}")] for no in range(1, 5)] == [1, 1, 1, 1]
    assert all(player.in_progress == [None] * 3 for player in state.view(0).players)


@rule("TS-133", "TS-135")
def test_only_fruits_of_the_market_are_drafted() -> None:
    t = Table(Match(GAME, 3, 2, options={"draft": True, "first-player": "maple"}))
    market = t.view().fruit_market
    t.offers_only(*[f"take {fruit}" for fruit in market])
    missing = next(
        fruit for fruit in ["apple-sell", "apple-row", "apple-take"] if fruit not in market
    )
    t.refuses("maple", f"take {missing}", "TS-133").refuses("maple", "done", "TS-133")
    for name in ["maple", "oak", "birch"] * 3:
        t.asks(name, "draft-fruit").says(name, t.offered()[0])
    t.asks("maple", "sell-fruit")
    # Nobody was paid for a taken fruit.
    assert t.heard("saved") == []

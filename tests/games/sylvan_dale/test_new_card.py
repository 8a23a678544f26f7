"""Builders of Sylvan Dale: choosing a new card (SD-49 to SD-55, SD-130)."""

from collections import Counter

import pytest

import tablewood as tw
from tablewood.kernel.match import Match
from tests.rule import rule
from tests.table import Table, table

MARKET = ["nest-ax", "lodge-hammer", "turret-bridge"]
"""Three cards that share nothing."""
HAND = ["nest-bridge", "cottage-bridge", "lodge-bridge"]


def choosing(**more: object) -> Table:
    """Red has added a tile and now chooses a new card."""
    scene: dict[str, object] = {
        "asks": "choose-card",
        "market": MARKET,
        "red": {"hand": HAND},
    }
    return table("sylvan-dale", **(scene | more)).asks("red", "choose-card")


def red_hand(t: Table) -> list[str]:
    hand: list[str] = t.view("red").players[0].hand
    return hand


# Deck or market


@rule("SD-49")
def test_the_new_card_comes_from_the_deck_or_from_the_market() -> None:
    t = choosing()
    t.offers_only("draw", "take nest-ax", "take lodge-hammer", "take turret-bridge")
    t.refuses("red", "take nest-hammer", "SD-49").refuses("red", "done", "SD-49")
    t.asks("red", "choose-card")


@rule("SD-49")
def test_two_equal_market_cards_are_one_choice() -> None:
    t = choosing(market=["nest-ax", "nest-ax", "turret-bridge"], deck=["lodge-ax"])
    t.offers_only("draw", "take nest-ax", "take turret-bridge").says("red", "take nest-ax")
    assert t.view().market == ["nest-ax", "turret-bridge", "lodge-ax"]
    t.asks("yellow", "play-card")


@rule("SD-49", "SD-50")
def test_the_top_card_of_the_deck_is_drawn_unseen_and_the_market_stays() -> None:
    t = choosing(deck=["turret-ax", "lodge-ax"])
    before = t.view()
    t.says("red", "draw")
    assert red_hand(t) == [*HAND, "turret-ax"]
    assert t.view().market == MARKET
    assert t.view().deck_size == before.deck_size - 1
    assert t.view().players[0].seen_in_hand == []
    (drew,) = [kind for kind in t.game.events.kinds if kind.name == "drew"]
    assert [parameter.secret for parameter in drew.parameters] == [True]
    t.asks("yellow", "play-card")


@rule("SD-49", "SD-50")
def test_a_market_card_is_taken_openly_and_replaced_at_once() -> None:
    t = choosing(deck=["turret-ax", "lodge-ax"])
    deck = t.view().deck_size
    t.says("red", "take lodge-hammer")
    assert red_hand(t) == [*HAND, "lodge-hammer"]
    assert t.view().market == ["nest-ax", "turret-bridge", "turret-ax"]
    assert (t.view().deck_size, t.view().discard) == (deck - 1, [])
    assert t.view("yellow").players[0].seen_in_hand == ["lodge-hammer"]
    t.asks("yellow", "play-card")


# Replacing the market


@rule("SD-51")
@pytest.mark.parametrize(
    ("market", "alike"),
    [
        (["nest-ax", "nest-hammer", "nest-bridge+treetop"], True),
        (["nest-ax", "nest-hammer", "lodge-bridge"], False),
        (["nest-ax", "lodge-ax", "turret-ax"], True),
        (["nest-ax", "lodge-ax", "turret-hammer"], False),
        (["lodge-hammer", "lodge-hammer", "lodge-hammer"], True),
    ],
)
def test_three_of_a_style_or_three_of_an_icon_may_be_replaced(
    market: list[str], alike: bool
) -> None:
    """Edge case 34 is the first market: nest with ax, with hammer, with both icons."""
    t = choosing(market=market, deck=["turret-ax", "lodge-bridge", "cottage-hammer"])
    if not alike:
        t.refuses("red", "replace", "SD-51").asks("red", "choose-card")
        return
    t.offers("replace", "draw").says("red", "replace")
    assert t.view().market == ["turret-ax", "lodge-bridge", "cottage-hammer"]
    assert t.view().discard == sorted(market)
    assert t.view().players[0].hand_size == 3
    t.asks("red", "choose-card")


@rule("SD-51")
def test_nobody_has_to_replace_the_market() -> None:
    nests = ["nest-ax", "nest-hammer", "nest-treetop"]
    t = choosing(market=nests).says("red", "draw")
    assert (t.view().market, t.view().discard) == (nests, [])
    t.asks("yellow", "play-card")


@rule("SD-52")
@pytest.mark.parametrize(
    ("market", "alike"),
    [
        (["nest-bridge", "lodge-bridge", "turret-bridge+treetop"], True),
        (["nest-treetop", "lodge-bridge+treetop", "turret-bridge+treetop"], True),
        (["nest-bridge", "lodge-treetop", "turret-bridge+treetop"], False),
        (["nest-bridge+treetop", "lodge-bridge+treetop", "turret-bridge+treetop"], True),
        (["nest-bridge+treetop", "lodge-bridge+treetop", "turret-ax"], False),
    ],
)
def test_a_dual_card_shows_both_its_icons(market: list[str], alike: bool) -> None:
    """Edge case 35: bridge, bridge, dual may be replaced; bridge, treetop, dual may not."""
    t = choosing(market=market)
    if alike:
        t.offers("replace")
    else:
        t.refuses("red", "replace", "SD-51")
    t.asks("red", "choose-card")


@rule("SD-52")
@pytest.mark.parametrize("market", [["nest-ax", "nest-hammer"], ["nest-ax"]])
def test_a_market_of_fewer_than_three_is_not_replaced(market: list[str]) -> None:
    t = choosing(market=market).refuses("red", "replace", "SD-51")
    t.asks("red", "choose-card")


@rule("SD-52")
def test_the_market_may_be_replaced_again_while_it_matches() -> None:
    first = ["nest-ax", "nest-hammer", "nest-bridge"]
    second = ["lodge-ax", "turret-ax", "cottage-ax"]
    third = ["lodge-hammer", "turret-ax", "cottage-ax"]
    t = choosing(market=first, deck=second + third).says("red", "replace", "replace")
    assert t.view().market == third
    assert t.view().discard == sorted(first + second)
    t.refuses("red", "replace", "SD-51").asks("red", "choose-card")


@rule("SD-52")
def test_ten_replacements_in_a_turn_and_no_more() -> None:
    faces = ["ax", "hammer", "bridge", "treetop", "bridge+treetop"]
    nests = [f"nest-{face}" for face in faces for _ in range(4)][:18]
    lodges = [f"lodge-{face}" for face in faces for _ in range(4)][:18]
    t = choosing(market=nests[:3], deck=nests[3:] + lodges, red={"hand": ["turret-ax"]})
    for _ in range(9):
        t.says("red", "replace")
    t.offers("replace").says("red", "replace").refuses("red", "replace", "SD-52")
    assert len({card.partition("-")[0] for card in t.view().market}) == 1
    # The next player may begin again.
    t.says("red", "draw")
    t.says("yellow", t.offered()[0])
    t.says("yellow", t.offered()[0]).asks("yellow", "choose-card").offers("replace")


@rule("SD-51", "SD-53")
def test_replacing_with_one_card_in_the_deck_shuffles_the_three_back() -> None:
    """Edge case 36: three go to the discard pile, one is drawn, the pile is shuffled, two drawn."""
    market = ["nest-ax", "nest-hammer", "nest-bridge"]
    t = choosing(market=market, deck=["turret-ax"], discard=["cottage-hammer"], rest="yellow")
    t.says("red", "replace")
    assert len(t.heard("shuffled")) == 1
    assert t.view().market[0] == "turret-ax"
    assert set(t.view().market[1:]) <= {*market, "cottage-hammer"}
    assert (len(t.view().market), t.view().deck_size, t.view().discard) == (3, 2, [])
    t.asks("red", "choose-card")


# Deck and discard pile


@rule("SD-50", "SD-53")
def test_the_discard_pile_becomes_the_deck_to_fill_the_market() -> None:
    """Edge case 37."""
    pile = ["cottage-ax", "cottage-hammer", "cottage-treetop"]
    t = choosing(discard=pile, rest="yellow").says("red", "take nest-ax")
    assert len(t.view().market) == 3
    assert t.view().market[2] in pile
    assert (t.view().deck_size, t.view().discard) == (2, [])
    t.asks("yellow", "play-card")


@rule("SD-53")
def test_the_discard_pile_is_shuffled() -> None:
    pile = [f"cottage-{icon}" for icon in ("ax", "hammer", "bridge", "treetop")]
    drawn = set()
    for seed in range(20):
        t = choosing(discard=pile, rest="yellow", seed=seed).offers("draw").says("red", "draw")
        drawn.add(red_hand(t)[3])
        t.asks("yellow", "play-card")
    assert drawn == set(pile)


@rule("SD-53")
def test_an_empty_deck_is_refilled_only_when_a_card_is_drawn() -> None:
    t = choosing(deck=["turret-ax"], discard=["cottage-ax"], rest="yellow").says("red", "draw")
    assert (t.view().deck_size, t.view().discard) == (0, ["cottage-ax"])
    assert not t.heard("shuffled")
    t.asks("yellow", "play-card")


@rule("SD-53")
def test_a_stuck_players_shown_hand_is_among_the_cards_shuffled() -> None:
    """The deck is checked card by card: one from the old deck, then two from the new one."""
    t = table(
        "sylvan-dale",
        bases=["NCTN", "CTNC", "TNC", "TN"],
        market=MARKET,
        deck=["nest-hammer"],
        rest="yellow",
        red={"hand": ["lodge-ax"] * 4},
    )
    assert red_hand(t) == ["nest-hammer", "lodge-ax", "lodge-ax"]
    assert (t.view().deck_size, t.view().discard) == (2, [])
    t.asks("red", "choose-card")


@rule("SD-54")
def test_with_no_card_to_draw_the_market_shrinks() -> None:
    t = choosing(rest="yellow")
    t.refuses("red", "draw", "SD-54")
    t.offers_only("take nest-ax", "take lodge-hammer", "take turret-bridge")
    t.says("red", "take nest-ax")
    assert (t.view().market, t.view().players[0].hand_size) == (MARKET[1:], 4)
    t.asks("yellow", "play-card")


@rule("SD-54")
def test_with_no_card_at_all_the_hand_stays_short() -> None:
    t = table(
        "sylvan-dale",
        trees={"A1": "N"},
        market=[],
        rest="yellow",
        red={"hand": ["nest-ax", *HAND]},
        yellow={"hand": ["nest-hammer"]},
    )
    t.says("red", "play nest-ax", "add A1")
    assert red_hand(t) == HAND
    t.asks("yellow", "play-card")


@rule("SD-54")
@pytest.mark.parametrize(("move", "card"), [("take nest-ax", "nest-ax"), ("draw", "turret-ax")])
def test_a_short_hand_gets_one_card_a_turn_and_no_more(move: str, card: str) -> None:
    t = choosing(deck=["turret-ax"], red={"hand": HAND[:2]}).says("red", move)
    assert red_hand(t) == [*HAND[:2], card]
    t.asks("yellow", "play-card")


@rule("SD-54")
def test_four_players_who_never_exchange_run_out_of_cards() -> None:
    """Edge case 38: 16 + 3 + 64 cards would be needed, three more than there are."""
    t = Table(Match(tw.game("sylvan-dale"), 4, seed=2))
    chance = tw.seeded(2)
    markets = []
    while not t.state.over:
        choosing = t.state.step.prompt == "choose-card"
        barred = ("exchange", "replace")
        moves = [move for move in t.offered() if not move.startswith(barred)]
        t.match.submit(t.state.seat, moves[chance.below(len(moves))])
        if choosing:
            markets.append(len(t.view().market))
    assert not t.heard("stuck")
    assert markets == [3] * 61 + [2, 1, 0]
    assert [player.hand_size for player in t.view().players] == [4] * 4
    assert (t.view().deck_size, t.view().discard) == (0, [])
    assert Counter(len(player.display) for player in t.view().players) == {16: 4}
    assert t.state.over


@rule("SD-55")
@pytest.mark.parametrize("round", [1, 2])
def test_the_last_turn_of_a_round_ends_with_a_new_card_too(round: int) -> None:
    hand = ["nest-ax", "cottage-ax", "lodge-ax", "turret-ax"]
    t = table("sylvan-dale", round=round, red={"hand": hand, "left": 1}, yellow={"left": 0}).says(
        "red", "play nest-ax", "add A1"
    )
    assert t.view().players[0].stack_left == 0
    t.asks("red", "choose-card").says("red", "draw")
    assert t.view().players[0].hand_size == 4
    if round == 1:
        t.asks("red", "play-card")
    else:
        t.is_over("red")


@rule("SD-130")
@pytest.mark.parametrize("market", [["nest-ax", "lodge-hammer"], ["nest-ax"]])
def test_a_shrunken_market_is_not_filled_up_again(market: list[str]) -> None:
    t = choosing(market=market, deck=["turret-ax", "turret-hammer"]).says("red", "take nest-ax")
    assert t.view().market == [*market[1:], "turret-ax"]
    t.asks("yellow", "play-card")


@rule("SD-130")
def test_drawing_does_not_fill_a_shrunken_market() -> None:
    t = choosing(market=["nest-ax"], deck=["turret-ax", "turret-hammer"]).says("red", "draw")
    assert t.view().market == ["nest-ax"]
    t.asks("yellow", "play-card")
    t = choosing(market=[], deck=["turret-ax", "turret-hammer"])
    t.offers_only("draw").says("red", "draw")
    assert t.view().market == []
    t.asks("yellow", "play-card")

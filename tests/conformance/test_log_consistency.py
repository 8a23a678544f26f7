"""The property that guesses never contradict the public log: positions where it matters, and wrong guesses."""

from __future__ import annotations

from typing import Any

import pytest

import tablewood as tw
from tablewood.games.alynthia import hidden as alynthia_hidden
from tablewood.games.little_town import hidden as town_hidden
from tablewood.games.sylvan_dale import hidden as dale_hidden
from tablewood.games.tree_society import game as society_game
from tablewood.kernel.chance import seeded
from tablewood.kernel.vectors import copied, ints, listed
from tablewood.lab.sources import is_compiled
from tests.conformance.log_consistency import LISTENERS, guesses_never_contradict_the_log
from tests.conformance.properties import Broken
from tests.conformance.random_games import Position
from tests.conformance.settings import FIVE, Setting, game_ids
from tests.table import Table, table

FEW = 12
"""How many guesses to try at each position."""


def listen(t: Table) -> None:
    """Check the property in this position, several times."""
    setting = Setting(t.game.id, t.state.seats)
    for seed in range(FEW):
        guesses_never_contradict_the_log(Position(setting, t.match, 0, seeded(seed)))


def reshuffled() -> Table:
    """Sylvan Dale: the deck was made from the discard pile, after blue drew their hand."""
    t = table("sylvan-dale", seats=2, asks="choose-card", played="nest-ax", rest="discard")
    t.says("red", "draw")
    assert t.heard("shuffled")
    return t


def reshuffled_actions() -> Table:
    """Alynthia: the same with action cards."""
    t = table(
        "alynthia",
        seats=2,
        options={"mode": "competitive"},
        deck=["acclaim"],
        rest="discard",
        A={"focus": 9},
        B={"cards": {"ranged": 2}},
    )
    return t.says("A", "buy-card", "buy-card", "end")


def traded() -> Table:
    """Alynthia: A and B have exchanged a card, and C has not seen which."""
    t = table(
        "alynthia",
        seats=3,
        options={"mode": "competitive"},
        A={"at": "r0c0", "research": {"politics": 1}, "hand": {"wood": 3}},
        B={"at": "r0c0", "hand": {"stone": 3}},
    )
    t.says("A", "offer B", "give wood", "ask stone", "propose").says("B", "accept")
    return t


def sold() -> Table:
    """Tree Society: oak's fruit is sold and put away."""
    t = table("tree-society", seats=2)
    name = t.names[t.state.seat]
    t.says(name, t.offered("sell")[0]).says(name, "done").says(name, t.offered("take")[0])
    return t


def rich() -> Table:
    """Little Town: the second player has all the coins that any goal could ask for, and holds another goal."""
    second = tw.game("little-town").seat_names(2)[1]
    return table("little-town", seats=2, **{second: {"coins": 20, "goals": ["fish-trade"]}})


SCENES = [reshuffled, reshuffled_actions, traded, sold, rich]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_no_guess_contradicts_the_log(scene: Any) -> None:
    listen(scene())


def test_every_game_has_log_checks() -> None:
    """A game that somebody has just begun need not have any."""
    assert FIVE <= set(LISTENERS) <= set(game_ids())


# Guesses that are wrong


def mix_all_cards(s: Any, seat: int) -> None:
    """As if every unseen card could be in the deck."""
    s.deck = copied(s.deck)
    for place, card in enumerate(s.hands):
        if card >= 0 and place // s.parts.hand_size != seat:
            at = s.chance.below(len(s.deck))
            s.hands[place], s.deck[at] = s.deck[at], card


def swap_all_resources(s: Any, seat: int, fixed: list[int]) -> None:
    """As if any number of cards had changed hands."""
    hand = listed(s.hand)
    s.hand = ints([*hand[4:8], *hand[:4], *hand[8:]])


def mix_sold_fruits(s: Any, seat: int) -> None:
    """As if nobody had heard what was sold."""
    place = next(at for at, cards in enumerate(s.sold) if cards)
    s.sold = copied(s.sold)
    s.sold[place] -= 1
    s.sold[place + 1] += 1


def give_any_goal(s: Any, goal: int, place: int, can_be_had: list[bool]) -> bool:
    """As if nobody ever declared anything."""
    return True


WRONG = [
    (dale_hidden, "redeal_cards", mix_all_cards, reshuffled),
    (alynthia_hidden, "imagine", swap_all_resources, traded),
    (society_game, "redeal", mix_sold_fruits, sold),
    (town_hidden, "fits", give_any_goal, rich),
]


@pytest.mark.skipif(is_compiled(), reason="compiled rules cannot be made wrong")
@pytest.mark.parametrize(
    ("module", "name", "instead", "scene"), WRONG, ids=[name for _, name, _, _ in WRONG]
)
def test_a_wrong_guess_is_noticed(
    module: Any, name: str, instead: Any, scene: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, instead)
    t = scene()
    with pytest.raises(Broken, match="contradicts the log"):
        listen(t)

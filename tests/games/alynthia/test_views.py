"""Alynthia: what each player sees, and what nobody can infer (AL-56, AL-277)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.alynthia.scenes import NO_SPAWN, QUIET, duel, me, pair
from tests.rule import rule
from tests.table import Table

ADVANCED = {"guild-mode": "advanced"}


def seen(t: Table, name: str) -> bytes:
    return msgspec.json.encode(t.view(name))


@rule("AL-56")
def test_hands_are_hidden_in_competition_and_open_against_the_dragons() -> None:
    players = {"A": {"at": "r0c0", "hand": {"wood": 2}}, "B": {"at": "r5c5", "cards": {"march": 1}}}
    rivals = duel(**players).view("A").players[1]
    assert (rivals.cards, rivals.resources, rivals.action_cards) == (None, None, 1)
    friends = pair(**players).view("A").players[1]
    assert friends.cards == {"march": 1}


def window(cards_of_b: dict[str, int], cards_of_c: dict[str, int]) -> Table:
    """A attacks dragons; B and C each hold two cards."""
    from tests.table import table

    return table(
        "alynthia",
        seats=3,
        seed=5,
        options={"mode": "competitive", "guild-mode": "advanced"},
        A={"focus": 5, "attack": 5, "hand": {"worker": 2}, "cards": {"ranged": 1}},
        B={"cards": cards_of_b},
        C={"cards": cards_of_c},
    )


@rule("AL-277")
def test_in_a_competitive_window_the_others_see_only_that_it_is_open() -> None:
    """Whether B or C is asked, A and an onlooker see the same."""
    tables = [
        window({"strength": 1, "march": 1}, {"march": 2}),
        window({"march": 2}, {"strength": 1, "march": 1}),
    ]
    asked = []
    for t in tables:
        nest = next(name for name, one in t.view().spaces.items() if one.nest)
        t.says("A", f"ranged {nest}")
        asked.append(t.state.asked)
        assert t.view("A").asked == t.view().asked == []
        assert t.view("A").prompt == "window"
        who = t.names[t.state.seat]
        assert t.view(who).asked == [t.state.seat]
        other = "BC".replace(who, "")
        assert t.view(other).asked == []
    assert asked == [[1], [2]]
    assert seen(tables[0], "A") == seen(tables[1], "A")
    assert seen(tables[0], "") == seen(tables[1], "")


@rule("AL-277")
def test_a_pass_in_a_window_is_not_told() -> None:
    t = window({"strength": 1}, {"strength": 1})
    nest = next(name for name, one in t.view().spaces.items() if one.nest)
    t.says("A", f"ranged {nest}")
    told = len(t.match.log.events)
    t.says("B", "pass")
    assert len(t.match.log.events) == told
    t.asks("C", "window")


@rule("AL-277")
@pytest.mark.parametrize(
    ("scene", "why"), [(duel, "something hidden was revealed"), (pair, "")], ids=["duel", "pair"]
)
def test_whether_a_window_goes_on_tells_of_hidden_hands(scene: Any, why: str) -> None:
    """A passes and is asked again at once: B could not react. With open hands this is no news."""
    t = scene(
        options=ADVANCED,
        asks="dragons",
        rolls=NO_SPAWN,
        dragons={**QUIET, "r1c1": 5},
        A={"at": "r0c1", "cards": {"march": 1, "strength": 1}},
        B={"at": "r5c5"},
    )
    t.asks("A", "window").says("A", "pass")  # before the dragons come
    t.asks("A", "window").says("A", "pass")  # after the swarm
    t.asks("A", "window").offers("strength defender")
    assert t.match.may_undo(0) == why


@rule("AL-277")
@pytest.mark.parametrize("card", ["strength", "reroll", "acclaim", "gather"])
def test_the_moves_of_a_player_do_not_tell_what_another_holds(card: str) -> None:
    plain = duel(
        options=ADVANCED, A={"at": "r0c0", "focus": 5}, B={"at": "r5c5", "cards": {"march": 1}}
    )
    other = duel(
        options=ADVANCED, A={"at": "r0c0", "focus": 5}, B={"at": "r5c5", "cards": {card: 1}}
    )
    assert plain.offered() == other.offered()
    assert seen(plain, "A") == seen(other, "A")


def test_a_guess_keeps_a_card_that_the_viewer_gave_away() -> None:
    t = duel(
        options=ADVANCED,
        A={"at": "r0c0", "research": {"politics": 1}, "cards": {"ranged": 1}},
        B={"at": "r0c0", "cards": {"acclaim": 1}},
    )
    t.says("A", "offer B", "give ranged", "propose").says("B", "accept")
    kinds = set()
    for seed in range(30):
        guess = t.state.guess(0, seed)
        cards = guess.view(1).players[1].cards
        assert cards["ranged"] >= 1
        assert sum(cards.values()) == 2
        kinds |= set(cards)
    assert len(kinds) > 3
    t.asks("A", "take-turn")


def test_the_content_of_a_trade_is_seen_by_the_two_alone() -> None:
    from tests.table import table

    t = table(
        "alynthia",
        seats=3,
        seed=5,
        options={"mode": "competitive", "guild-mode": "advanced"},
        A={"at": "r0c0", "research": {"politics": 1}, "hand": {"wood": 1}},
        B={"at": "r0c0", "hand": {"stone": 1}},
    )
    t.says("A", "offer B", "give wood", "ask stone", "propose")
    assert t.view("B").offer.given == {"wood": 1}
    assert (t.view("C").offer.given, t.view("C").offer.given_cards) == (None, 1)
    assert t.state.asked == [0, 1]


def test_the_die_on_the_table_is_seen() -> None:
    t = pair(A={"guild": "labor", "at": "r0c0", "research": {"commerce": 1}}, rolls=[6])
    t.says("A", "use com1").asks("A", "window")
    assert t.view().die == {"non_worker_resource": 2}
    t.says("A", "pass").asks("A", "take-resource")
    assert me(t).resource_cards == 0

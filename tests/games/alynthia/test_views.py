"""Alynthia: what each player sees, and what nobody can infer (AL-56, AL-277)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tablewood as tw
from tablewood.kernel.match import Match
from tablewood.kernel.vectors import listed
from tests.games.alynthia.scenes import NO_SPAWN, QUIET, duel, me, pair
from tests.rule import rule
from tests.table import Table, table

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
    """A passes and is asked again at once: B could not react. With open hands this tells nothing new."""
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


@rule("AL-272")
def test_a_guess_keeps_a_card_that_is_on_offer() -> None:
    t = duel(
        options=ADVANCED,
        A={"at": "r0c0", "research": {"politics": 1}, "cards": {"ranged": 1, "march": 1}},
        B={"at": "r0c0"},
    )
    t.says("A", "offer B", "give ranged").asks("A", "compose-offer")
    for seed in range(30):
        assert t.state.guess(1, seed).view(0).players[0].cards["ranged"] >= 1
    t.says("A", "propose")
    assert t.state.step.prompt == "answer-offer"
    others = set()
    for seed in range(30):
        guess = t.state.guess(1, seed)
        others |= set(guess.view(0).players[0].cards)
        guess.play(guess.game.parse(guess, "accept"), 1)
        assert guess.view(1).players[1].cards == {"ranged": 1}
    assert len(others) > 3


def test_only_the_two_traders_see_what_they_trade() -> None:

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


def three_traders() -> Table:
    """A and B exchange a card each, while C watches."""
    t = table(
        "alynthia",
        seats=3,
        seed=5,
        options={"mode": "competitive", "guild-mode": "advanced"},
        A={"at": "r0c0", "research": {"politics": 1}, "hand": {"wood": 2, "food": 1}},
        B={"at": "r0c0", "hand": {"stone": 2}},
        C={"hand": {}},
    )
    t.says("A", "offer B", "give food", "ask stone", "propose").says("B", "accept")
    return t


def hand(state: Any, seat: int) -> dict[str, int]:
    """The resources of a seat, by its own view."""
    mine: dict[str, int] = state.view(seat).players[seat].resources
    return mine


@rule("AL-140")
def test_a_guess_of_another_player_changes_what_was_traded_unseen() -> None:
    t = three_traders()
    t.asks("A", "take-turn")
    guesses = [t.state.guess(2, seed) for seed in range(40)]
    assert len({str(hand(guess, 0)) for guess in guesses}) > 1
    for guess in guesses:
        assert hand(guess, 2) == hand(t.state, 2)
        # One card went each way: A has one stone, and of wood and food two cards of three.
        assert hand(guess, 0).get("stone", 0) == 1
        assert hand(guess, 1).get("stone", 0) == 1
    for seed in range(10):
        assert hand(t.state.guess(1, seed), 0) == hand(t.state, 0), "B knows what was traded"


@rule("AL-186")
def test_a_guess_puts_no_card_into_a_deck_that_it_cannot_be_in() -> None:
    """Everybody knew the discard pile when it became the deck, so a card held since before cannot be in it."""
    t = duel(
        options=ADVANCED,
        deck=["acclaim"],
        rest="discard",
        A={"at": "r0c0", "focus": 9},
        B={"at": "r5c5", "cards": {"ranged": 1}},
    )
    t.says("A", "buy-card", "buy-card", "end")
    assert len(t.heard("shuffled")) == 1
    for seed in range(60):
        guess = t.state.guess(0, seed)
        assert guess.view(1).players[1].cards == {"ranged": 1}
        assert sorted(listed(guess.card_deck)) == sorted(listed(t.state.card_deck))


# What the board shows before a press


@rule("AL-203")
def test_the_odds_of_an_attack_count_every_pair_of_dice() -> None:
    """A nest of one dragon, strength 3, against attack 1 and two workers, one of which is paid: 15 of 36 ways lose."""
    t = pair(
        dragons={**QUIET, "r1c1": 1},
        A={"at": "r0c1", "focus": 3, "attack": 1, "hand": {"worker": 2}},
        B={"at": "r5c5"},
    )
    odds = me(t).odds["r1c1"]
    assert (odds.target, odds.strength, odds.against) == ("nest", 3, 3)
    battle, dragon = range(1, 7), (0, 1, 1, 2, 2, 3)
    won = [sum(lead + one > other for one in battle for other in dragon) for lead in (-1, 0)]
    assert odds.paying_worker == [round(100 * won[0] / 36)] * 2
    assert odds.paying_renown == [round(100 * won[1] / 36)] * 2
    assert odds.needed == t.view().next_nest_cost


@rule("AL-198")
def test_without_a_worker_there_are_no_odds_for_paying_one() -> None:
    t = pair(A={"at": "r0c1", "hand": {}}, B={"at": "r5c5"})
    assert me(t).odds["r1c1"].paying_worker == []
    assert me(t).odds["r1c1"].paying_renown != []


@rule("AL-56")
def test_the_odds_against_a_rival_allow_for_workers_that_cannot_be_known() -> None:
    hands: list[dict[str, int]] = [{"wood": 2}, {"worker": 2}]
    tables = [
        duel(
            A={"at": "r0c0", "focus": 5, "attack": 4, "hand": {"worker": 1}},
            B={"at": "r0c1", "hand": hand},
        )
        for hand in hands
    ]
    odds = [me(t).odds["r0c1"] for t in tables]
    assert odds[0] == odds[1]
    assert odds[0].unknown == 2
    worst, best = odds[0].paying_renown
    assert worst < best
    assert tables[0].view("A").players[1].odds is None


@rule("AL-121")
def test_the_view_tells_how_many_steps_lead_to_a_space() -> None:
    t = pair(dragons={**QUIET, "r0c1": 1}, A={"at": "r0c0"}, B={"at": "r5c5"})
    steps = me(t).steps
    assert steps["r1c0"] == 1
    assert steps["r0c2"] > 2  # round the dragon
    assert "r0c1" not in steps
    assert "r5c5" not in steps


@rule("AL-197")
def test_a_battle_tells_what_the_strengths_are_made_of() -> None:
    t = pair(
        round=3,
        dragons={**QUIET, "r1c1": 2},
        A={"at": "r0c1", "focus": 3, "attack": 4, "hand": {"worker": 2}, "cards": {"strength": 1}},
        B={"at": "r5c5"},
        pool=100,
    )
    t.says("A", "charge r1c1")
    assert t.view().prompt == "pay-for-attack"
    assert t.view().battle.attack_parts == {"attack": 4, "workers": 2}
    t.says("A", "pay-worker").asks("A", "window")
    battle = t.view().battle
    assert battle.attack_parts == {"attack": 4, "workers": 1}
    assert battle.defense_parts == {"nest": 2 * t.view().nest_strength}
    before = battle.chance
    t.says("A", "strength attacker")
    after = t.view().battle
    assert after is None or (after.attack_parts["cards"] == 3 and after.chance >= before)


@rule("AL-56")
def test_in_a_competitive_battle_workers_stay_hidden_and_so_does_the_chance() -> None:
    t = window({"strength": 1}, {})
    nest = next(name for name, one in t.view().spaces.items() if one.nest)
    t.says("A", f"ranged {nest}")
    assert "workers" not in t.view("B").battle.attack_parts
    assert t.view("B").battle.chance is None
    assert "workers" in t.view("A").battle.attack_parts
    assert t.view("A").battle.chance is not None


@rule("AL-61")
def test_the_view_tells_the_phase() -> None:
    t = table("alynthia", seats=1, seed=1)
    assert t.view().phase == "action"
    start: Any = Match(tw.game("alynthia"), 2, 1, None, {}).state.view(0)
    assert start.phase == "setup"
    dragons = pair(
        asks="dragons",
        rolls=NO_SPAWN,
        dragons=QUIET,
        A={"at": "r0c1", "cards": {"march": 1}},
        B={"at": "r5c5"},
    )
    assert dragons.asks("A", "window").view().phase == "dragon"


def test_what_is_printed_is_the_same_for_everybody_and_comes_from_the_tables() -> None:
    t = pair(A={"at": "r0c0"}, B={"at": "r5c5"})
    printed = t.view("A").printed
    assert printed == t.view().printed
    assert printed.market["great-hall"].cost == {"wood": 3}
    assert printed.upgrades["village"].ability.effect == "worker"
    assert printed.guilds["nomads"].start is None
    assert len(printed.nest_costs) == 4
    assert printed.sources["market"] == "rulebook"
    assert duel(A={"at": "r0c0"}, B={"at": "r5c5"}).view().printed.nest_costs == []

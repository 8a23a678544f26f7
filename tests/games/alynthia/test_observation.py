"""Alynthia in numbers: what each seat observes alone, together and against each other."""

from __future__ import annotations

from typing import Any

import pytest

import tablewood as tw
from tablewood.games.alynthia.ai.question_fields import QUESTIONS
from tablewood.games.alynthia.vocabulary import GAINS
from tablewood.kernel.game import SPECTATOR
from tests.conformance.observations import field_of, fingerprint_of_rows
from tests.conformance.scene_starts import prompts
from tests.conformance.settings import Setting
from tests.games.alynthia.scenes import MAP, PARTS, QUIET, duel, pair, solo
from tests.games.alynthia.test_scenes import SCENES
from tests.rule import rule
from tests.table import Table, table

ADVANCED = {"guild-mode": "advanced"}


def told(t: Table, name: str, field: str) -> list[int]:
    """The numbers of one field as the named player observes them; an onlooker if nobody is named."""
    return field_of(t.state, t.seat(name) if name else SPECTATOR, field)


def number(space: str) -> int:
    """A space of the map for two, as observations count them: row by row, from 1."""
    return 6 * int(space[1]) + int(space[3]) + 1


def spaces_with(t: Table, field: str, wanted: int = 1) -> list[int]:
    """The spaces of which the field says this, as the first player observes them."""
    return [at for at, told in enumerate(field_of(t.state, 0, field), 1) if told == wanted]


def begin(prompt: str) -> Table:
    """A table at which this question is asked."""
    return table("alynthia", asks=prompt, **SCENES[prompt])


# The game


def test_settings_and_round_are_told_alone_together_and_against_each_other() -> None:
    names = ("mode", "advanced", "difficulty", "harder_ending", "round", "phase")
    hard = {"difficulty": "difficult", "harder-ending": True, **ADVANCED}
    alone = solo(round=2, options=hard)
    assert [told(alone, "A", name) for name in names] == [[0], [1], [4], [1], [2], [4]]
    team = pair(asks="reduce-hand", A={"hand": {"wood": 9}})
    assert [told(team, "A", name) for name in names] == [[1], [0], [2], [0], [1], [5]]
    rivals = duel(asks="choose-guild")
    assert [told(rivals, "A", name) for name in names] == [[2], [0], [0], [0], [0], [1]]


@rule("AL-57", "AL-62", "AL-63")
def test_strengths_and_the_price_of_the_next_nest_are_told() -> None:
    t = pair(round=3, pool=41, nests={"r1c1": "defeated"}, beaten=1)
    assert told(t, "A", "dragon_strength") == [3]
    assert told(t, "A", "nest_strength") == [4]
    assert told(t, "A", "next_nest_cost") == [PARTS.nest_cost[2][1][1]]
    assert told(t, "B", "pool") == [41]
    assert told(t, "B", "nests_this_round") == [1]
    assert told(duel(round=3), "A", "next_nest_cost") == [0]


@rule("AL-39")
def test_seats_are_told_from_the_observers_place() -> None:
    t = pair(first="B", A={"focus": 3}, B={"focus": 8})
    assert (told(t, "A", "first_player"), told(t, "B", "first_player")) == ([2], [1])
    assert (told(t, "A", "focus"), told(t, "B", "focus")) == ([3, 8], [8, 3])
    assert (told(t, "A", "seat"), told(t, "B", "seat"), told(t, "", "seat")) == ([1], [2], [0])
    assert told(t, "", "focus") == told(t, "A", "focus")


def test_supplies_and_discard_piles_are_counted_by_kind() -> None:
    t = pair(
        market={"quarry-sale": 2},
        deck=["supply"],
        rest="discard",
        A={"focus": 3, "hand": {"stone": 2}, "cards": {"march": 1}},
    )
    t.says("A", "market quarry-sale")
    sale = PARTS.market.index("quarry-sale")
    assert told(t, "B", "market")[sale] == told(t, "B", "market_discard")[sale] == 1
    assert told(t, "B", "card_deck") == [1]
    copies = PARTS.card_copies
    assert told(t, "B", "card_discard") == [*copies[:6], copies[6] - 1, copies[7] - 1]
    assert told(t, "B", "resource_decks")[1] == PARTS.resource_deck[1] - 1


# Hands


@rule("AL-56")
def test_hands_and_renown_are_seen_by_their_owner_only_in_a_competitive_game() -> None:
    t = duel(
        A={"hand": {"wood": 2}, "cards": {"march": 1}, "renown": 12},
        B={"hand": {"worker": 3}, "cards": {"strength": 2}, "renown": 5},
    )
    assert told(t, "A", "resources") == [2, 0, 0, 0, -1, -1, -1, -1]
    assert told(t, "B", "resources") == [0, 0, 0, 3, -1, -1, -1, -1]
    assert told(t, "A", "cards") == [0, 0, 0, 0, 0, 0, 0, 1, *[-1] * 8]
    assert told(t, "B", "cards") == [0, 2, 0, 0, 0, 0, 0, 0, *[-1] * 8]
    assert (told(t, "A", "renown"), told(t, "B", "renown")) == ([12, 0], [5, 0])
    assert set(told(t, "", "resources") + told(t, "", "cards")) == {-1}
    assert told(t, "", "renown") == [0, 0]
    assert told(t, "A", "resource_cards") == [2, 3]
    assert told(t, "B", "action_cards") == [2, 1]


@rule("AL-56")
def test_hands_and_renown_are_open_in_a_team() -> None:
    t = pair(pool=7, A={"hand": {"wood": 2}}, B={"hand": {"worker": 3}, "cards": {"strength": 2}})
    assert told(t, "A", "resources") == [2, 0, 0, 0, 0, 0, 0, 3]
    assert told(t, "B", "resources") == [0, 0, 0, 3, 2, 0, 0, 0]
    assert told(t, "", "cards") == [0] * 9 + [2] + [0] * 6
    assert (told(t, "A", "renown"), told(t, "B", "renown")) == ([7, 0], [0, 7])
    assert told(t, "B", "renown_from")[11] == 7


@rule("AL-48")
def test_everybody_hears_the_renown_of_rivals_at_the_end() -> None:
    t = duel(round=4, asks="reduce-hand", A={"hand": {"wood": 8}, "renown": 6}, B={"renown": 9})
    assert told(t, "A", "renown") == [6, 0]
    t.says("A", "discard wood").is_over("B")
    assert (told(t, "A", "renown"), told(t, "", "renown")) == ([6, 9], [6, 9])
    assert (told(t, "A", "question"), told(t, "A", "phase")) == ([0], [0])


# Tiles and tracks


@rule("AL-166", "AL-251")
def test_tiles_that_were_not_used_are_light() -> None:
    t = pair(
        options=ADVANCED,
        A={
            "guild": "labor",
            "unlocked": ["basic1", "basic2"],
            "used": ["com1"],
            "research": {"commerce": 2, "politics": 1},
            "outposts": ["r0c0 monument"],
        },
        B={"guild": "nomads", "used": ["focus"]},
    )
    tiles = "pol2, com1, com2, com3, for2, basic1, basic2, advanced, monument, village"
    assert f"({tiles})" in t.game.observation_spec(2).named("light").meaning
    assert told(t, "A", "light") == [0, 0, 1, 0, 0, 1, 1, 0, 1, 0] + [0] * 10
    t.says("A", "use monument", "use basic1")
    assert told(t, "B", "light") == [0] * 10 + [0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
    assert (told(t, "A", "focus_ready"), told(t, "B", "focus_ready")) == ([1, 0], [0, 1])
    assert told(t, "B", "abilities") == [0, 0, 0, 1, 1, 0]
    assert told(t, "B", "research") == [0, 0, 0, 0, 1, 2, 0, 0]


@rule("AL-251")
def test_a_reroll_that_was_used_is_dark() -> None:
    t = pair(
        asks="window",
        about={"window": "after_roll", "die": "fortune", "face": 1},
        A={"guild": "labor", "cards": {"reroll": 1}},
        B={"guild": "forest"},
    )
    assert told(t, "A", "light")[6] == 1
    t.says("A", "labor-reroll single")
    assert told(t, "A", "light")[6] == 0
    t.asks("A", "window").does_not_offer("labor-reroll single")


# The map


@rule("AL-200")
def test_the_map_is_told_space_by_space() -> None:
    t = pair(
        dragons={**QUIET, "r1c4": 3, "r2c0": 2},
        nests={"r1c1": "defeated"},
        A={"at": "r0c3", "outposts": ["r0c0", "r0c2 village"]},
        B={"at": "r0c3", "outposts": ["r5c5 monument"]},
    )
    assert told(t, "A", "terrain") == ["WSFKD".index(letter) for letter in "".join(MAP)]
    assert spaces_with(t, "dragons", 3) == [number("r1c4")]
    assert spaces_with(t, "nests", 2) == [number("r1c1")]
    assert len(spaces_with(t, "nests")) == 3
    assert spaces_with(t, "outposts") == [number("r0c0"), number("r0c2")]
    assert spaces_with(t, "outposts", 2) == [number("r5c5")]
    assert (spaces_with(t, "upgrades", 4), spaces_with(t, "upgrades", 2)) == ([3], [36])
    assert told(t, "B", "outposts")[35] == 1
    assert told(t, "B", "at") == [number("r0c3")] * 2
    assert (told(t, "A", "arrival"), told(t, "B", "arrival")) == ([0, 1], [1, 0])


@rule("AL-255")
def test_two_outposts_on_a_space_are_told_as_they_came() -> None:
    t = duel(
        options=ADVANCED,
        A={"guild": "nomads", "unlocked": ["advanced"], "focus": 2, "outposts": ["r0c0"]},
        B={"guild": "forest", "outposts": ["r0c1 village"], "at": "r5c5"},
    )
    t.says("A", "caravan r0c0 east")
    assert (told(t, "A", "outposts")[1], told(t, "A", "second_outposts")[1]) == (2, 1)
    assert (told(t, "A", "upgrades")[1], told(t, "A", "second_upgrades")[1]) == (4, 0)
    assert (told(t, "B", "outposts")[1], told(t, "B", "second_outposts")[1]) == (1, 2)


@rule("AL-236", "AL-242")
def test_the_tunnel_is_the_last_space() -> None:
    t = pair(
        options=ADVANCED,
        entrances=["r0c0", "r0c5", "r5c0"],
        walls=["r2c0"],
        A={"unlocked": ["advanced"], "at": "tunnel", "outposts": ["tunnel"]},
        B={"outposts": ["r2c0"]},
    )
    assert told(t, "B", "at")[1] == 37
    assert spaces_with(t, "outposts") == [37]
    assert spaces_with(t, "entrances") == [1, 6, 31]
    assert spaces_with(t, "walls") == [number("r2c0")]


# The question


def test_every_question_has_a_number() -> None:
    assert sorted(QUESTIONS) == sorted(["", *prompts(tw.game("alynthia"))])


@pytest.mark.parametrize("prompt", SCENES)
def test_the_question_is_told_to_everybody(prompt: str) -> None:
    t = begin(prompt)
    for seat in range(SPECTATOR, t.state.seats):
        assert field_of(t.state, seat, "question") == [QUESTIONS.index(prompt)]
        asked = t.state.asked_as_seen_by(seat)
        first = max(seat, 0)
        wanted = [int((first + place) % 2 in asked) for place in range(2)]
        assert field_of(t.state, seat, "asked") == wanted


@pytest.mark.parametrize(
    ("prompt", "about"),
    [
        ("split-points", {"amount": 3}),
        ("pay-resource", {"amount": 1, "non_workers": 0}),
        ("take-resource", {"amount": 2, "non_workers": 1}),
        ("choose-type", {"amount": 2}),
        ("choose-research", {"amount": 2}),
        ("choose-loss", {"amount": 2}),
        ("choose-lost-card", {"amount": 1}),
        ("choose-way", {"about_space": 8}),
        ("wall-or-not", {"about_space": 1}),
        ("act-together", {"turn": 1}),
        ("take-turn", {"actions_left": 2}),
        ("pay-for-attack", {"battle_space": 8, "attacker": 1, "defender": 0, "target": 1}),
        ("window", {"window": 3, "attack_die": 2, "defense_die": 3, "battle_space": 8}),
    ],
)
def test_a_question_tells_what_it_is_about(prompt: str, about: dict[str, int]) -> None:
    t = begin(prompt)
    assert {name: told(t, "A", name)[0] for name in about} == about


@rule("AL-94")
def test_the_battles_to_choose_from_are_marked() -> None:
    assert spaces_with(begin("choose-battle"), "battles") == [number("r0c0"), number("r0c2")]


@rule("AL-226")
def test_a_die_is_told_by_what_it_shows() -> None:
    scene = {"asks": "window", "A": {"cards": {"reroll": 1}}}
    t = pair(**scene, about={"window": "after_roll", "die": "labor", "face": 4})
    assert (told(t, "B", "window"), told(t, "B", "die")) == ([4], [2])
    shown = dict(zip(GAINS, told(t, "B", "shown"), strict=True))
    assert {name: count for name, count in shown.items() if count} == {
        "worker": 1,
        "non_worker_resource": 1,
    }
    spawn = pair(asks="dragons", rolls=[5], A={"cards": {"reroll": 1}})
    assert (told(spawn, "B", "die"), told(spawn, "B", "spawned")) == ([1], [2])


@rule("AL-106", "AL-107")
def test_whoever_is_done_is_told_and_whose_turn_it_is() -> None:
    t = pair(A={"focus": 3}, B={"focus": 3}, turn="A")
    t.says("A", "done")
    assert (told(t, "A", "done"), told(t, "B", "done")) == ([1, 0], [0, 1])
    assert (told(t, "A", "turn"), told(t, "B", "turn")) == ([2], [1])


@rule("AL-277")
def test_nobody_observes_whom_a_competitive_window_asks() -> None:
    def window(cards_of_b: dict[str, int], cards_of_c: dict[str, int]) -> Table:
        return table(
            "alynthia",
            seats=3,
            seed=5,
            options={"mode": "competitive"},
            A={"focus": 5, "hand": {"worker": 2}, "cards": {"ranged": 1}},
            B={"cards": cards_of_b},
            C={"cards": cards_of_c},
        )

    b_can, c_can = {"strength": 1, "march": 1}, {"march": 2}
    tables = [window(b_can, c_can), window(c_can, b_can)]
    for t in tables:
        t.says("A", f"ranged {t.state.parts.spaces.names[t.state.nests[0]]}")
        assert told(t, "A", "asked") == told(t, "", "asked") == [0, 0, 0]
        assert told(t, t.names[t.state.seat], "asked") == [1, 0, 0]
    one, other = (t.state for t in tables)
    assert one.information_key(0) == other.information_key(0)
    assert one.information_key(SPECTATOR) == other.information_key(SPECTATOR)
    assert one.information_key(1) != other.information_key(1)


@rule("AL-140")
def test_only_the_two_traders_observe_what_rivals_trade() -> None:
    t = table(
        "alynthia",
        seats=3,
        seed=5,
        options={"mode": "competitive"},
        A={"at": "r0c0", "research": {"politics": 1}, "hand": {"wood": 2}},
        B={"at": "r0c0", "hand": {"stone": 1}},
    )
    given, asked = [2, *[0] * 11], [0, 1, *[0] * 10]
    t.says("A", "offer B", "give wood", "give wood", "ask stone")
    assert (told(t, "A", "offer_given"), told(t, "A", "offer_asked")) == (given, asked)
    assert told(t, "B", "offer_given") == told(t, "C", "offer_given") == [-1] * 12
    assert told(t, "B", "offer_given_cards") == [0]
    t.says("A", "propose")
    assert (told(t, "B", "offer_given"), told(t, "B", "offer_asked")) == (given, asked)
    assert (told(t, "B", "offer_giver"), told(t, "B", "offer_partner")) == ([3], [1])
    assert (told(t, "C", "offer_giver"), told(t, "C", "offer_partner")) == ([2], [3])
    assert told(t, "C", "offer_asked") == [-1] * 12
    assert (told(t, "C", "offer_given_cards"), told(t, "C", "offer_asked_cards")) == ([2], [1])


def test_a_team_observes_every_offer() -> None:
    t = begin("compose-offer")
    assert told(t, "A", "offer_given") == told(t, "B", "offer_given") == [1, *[0] * 11]


# Interpreted and compiled


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (1, {}, "3efd63bcbe7e0bf7"),
        (3, {"guild-mode": "advanced"}, "95b8688e40a14d81"),
        (2, {"mode": "competitive", "guild-mode": "advanced"}, "cb6a6ea677719776"),
    ],
    ids=["solo", "cooperative", "competitive"],
)
def test_rows_are_the_same_interpreted_and_compiled(
    seats: int, options: dict[str, Any], expected: str
) -> None:
    assert fingerprint_of_rows(Setting("alynthia", seats, 7, options)) == expected

"""Little Town: the variants (LT-143 to LT-148)."""

from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadOption, NotYourTurn
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.match import Match
from tablewood.kernel.options import Value
from tablewood.kernel.vectors import listed
from tests.rule import rule
from tests.table import Table, table

GAME = tw.game("little-town")
MANUAL = {"manual-declaration": True}
INTERNATIONAL = {"international": True}
DRAFT: dict[str, Value] = {"drafted-supply": True}


def of(t: Table, name: str) -> Any:
    return t.view(name).players[t.seat(name)]


# International rules


@rule("LT-143")
@pytest.mark.parametrize(
    ("seats", "goals", "workers", "houses"), [(2, 4, 5, 7), (3, 3, 4, 6), (4, 2, 3, 6)]
)
def test_international_players_get_fewer_goals_of_a_larger_set(
    seats: int, goals: int, workers: int, houses: int
) -> None:
    t = Table(Match(GAME, seats, 1, options={**INTERNATIONAL, "mode": "first-game"}))
    for name in t.names:
        assert len(of(t, name).goals) == goals
        assert (of(t, name).workers, of(t, name).houses) == (workers, houses)
    assert t.view().goal_pile == 18 - seats * goals


@rule("LT-144")
def test_international_points_for_buildings_and_goals_count_at_once_and_once() -> None:
    blue = {"wood": 3, "coins": 0, "goals": ["carpentry"]}
    t = table("little-town", options=INTERNATIONAL, blue=blue)
    t.says("blue", "build trading-shop", "site D3")
    assert of(t, "blue").track == 5 + 2
    assert (t.score("blue"), t.score("blue", "buildings"), t.score("blue", "goals")) == (7, 0, 0)
    t.asks("red", "take-action")


@rule("LT-144")
def test_an_international_castle_still_scores_at_the_end() -> None:
    buildings = {"D3": "blue castle", "E3": "blue well"}
    t = table("little-town", options=INTERNATIONAL, buildings=buildings)
    assert (t.score("blue", "surroundings"), t.score("blue", "buildings")) == (4, 0)
    t.asks("blue", "take-action")


@rule("LT-144", "LT-94")
def test_the_running_score_decides_who_starts_the_last_round_of_three() -> None:
    t = table(
        "little-town",
        seats=3,
        options=INTERNATIONAL,
        round=3,
        start="yellow",
        turn="blue",
        blue={"wood": 1, "coins": 0, "in_hand": 1, "vp": 1},
        red={"in_hand": 0, "vp": 3, "coins": 0},
        yellow={"in_hand": 0, "vp": 9, "coins": 0},
    )
    t.says("blue", "build wheat-field", "site D3")
    for name in ("yellow", "blue", "red"):
        t.says(name, "feed 0 0 0")
    assert [player.track for player in t.view().players] == [4 - 12, 3 - 12, 9 - 12]
    t.asks("red", "take-action")


@rule("LT-145")
@pytest.mark.parametrize(("track", "chip", "marker"), [(59, 0, 59), (60, 60, 0), (130, 120, 10)])
def test_the_international_track_has_sixty_spaces(track: int, chip: int, marker: int) -> None:
    t = table("little-town", options=INTERNATIONAL, blue={"vp": track})
    assert (of(t, "blue").chip, of(t, "blue").marker) == (chip, marker)
    t.asks("blue", "take-action")


# Drafted supply


@rule("LT-146")
@pytest.mark.parametrize(("seats", "hand", "steps"), [(2, 12, 6), (3, 8, 4), (4, 6, 3)])
def test_the_draft_in_numbers(seats: int, hand: int, steps: int) -> None:
    """Edge case 57."""
    t = table("little-town", seats=seats, options=DRAFT, asks="draft-tile")
    for step in range(steps):
        assert t.state.asked == list(range(seats))
        for name in t.names:
            own = of(t, name)
            assert len(own.draft_hand) == own.draft_hand_size == hand - step
            assert own.goals == []
            t.says(name, f"draft {own.draft_hand[0]}")
    assert len(t.view().supply) == 13
    assert t.view().players[0].draft_hand is None
    t.asks("blue", "take-action")


@rule("LT-146", "LT-16")
def test_goals_are_dealt_after_the_draft() -> None:
    match = Match(GAME, 2, 3, options=DRAFT)
    t = Table(match)
    assert of(t, "blue").goals == []
    for _ in range(6):
        for name in t.names:
            t.says(name, t.match.moves(t.seat(name))[0])
    assert [len(of(t, name).goals) for name in t.names] == [5, 5]
    assert t.state.step.prompt == "take-action"


@rule("LT-146")
def test_choices_stay_secret_until_all_have_chosen_and_hands_pass_to_the_left() -> None:
    t = table("little-town", seats=3, options=DRAFT, asks="draft-tile")
    hands = {name: of(t, name).draft_hand for name in t.names}
    blue, red, yellow = (hands[name][2] for name in ("blue", "red", "yellow"))
    t.says("red", f"draft {red}")
    assert t.view().supply == {"wheat-field": 5}
    assert [player.has_drafted for player in t.view("blue").players] == [False, True, False]
    assert t.view("blue").players[1].draft_hand is None
    assert red not in str(t.view("blue").players)
    with pytest.raises(NotYourTurn):
        t.says("red", f"draft {hands['red'][0]}")
    t.says("yellow", f"draft {yellow}").says("blue", f"draft {blue}")
    assert set(t.view().supply) == {"wheat-field", blue, red, yellow}
    assert of(t, "red").draft_hand == [tile for tile in hands["blue"] if tile != blue]
    assert of(t, "yellow").draft_hand == [tile for tile in hands["red"] if tile != red]
    assert t.state.asked == [0, 1, 2]


@rule("LT-146")
def test_only_a_tile_of_the_players_hand_can_be_chosen() -> None:
    t = table("little-town", options=DRAFT, asks="draft-tile")
    theirs = of(t, "red").draft_hand[0]
    t.refuses("blue", f"draft {theirs}", "LT-146").refuses("blue", "draft wheat-field", "LT-146")
    t.refuses("blue", "place D3", "LT-146")
    assert t.state.asked == [0, 1]


@rule("LT-146")
def test_the_first_game_is_not_drafted_and_no_other_game_drafts_unasked() -> None:
    with pytest.raises(BadOption, match="the first game's buildings are fixed"):
        GAME.start(2, 0, {"mode": "first-game", "drafted-supply": True})
    table("little-town").refuses("blue", "draft bakery", "LT-64").asks("blue", "take-action")


@rule("LT-146")
def test_what_a_player_knows_of_the_draft_hands() -> None:
    """A hand held before is known, apart from tiles that went into the supply; the others are guessed."""
    t = table("little-town", seats=4, options=DRAFT, asks="draft-tile")
    for name in t.names:
        t.says(name, t.match.moves(t.seat(name))[0])
    s = t.state
    known = [listed(s.draft_hand) for _ in range(2)]
    changed = set()
    for seed in range(12):
        guess = s.guess(0, seed).draft_hand
        for kind, hand in enumerate(known[0]):
            # Blue has held hands 0 and 3; hands 1 and 2 are new to blue.
            if hand in (0, 3):
                assert guess[kind] == hand
            elif guess[kind] != hand:
                changed.add(hand)
    assert changed == {1, 2}
    assert listed(s.guess(SPECTATOR, 1).draft_hand) != listed(s.draft_hand)


# Extended goals


@rule("LT-147", "LT-138", "LT-139", "LT-140")
def test_extended_goals_join_the_pile() -> None:
    t = Table(Match(GAME, 2, 0, options={"extended-goals": True, "mode": "first-game"}))
    assert t.view().goal_pile == 18 - 10
    dealt = set()
    for seed in range(20):
        s = GAME.start(2, seed, {"extended-goals": True, "mode": "first-game"})
        dealt |= {s.goals.ids[goal] for goal in range(18) if s.goal_at[goal] >= 0}
    assert {"three-landscapes", "fish-feast", "grain-trade"} <= dealt


# Manual declaration


@rule("LT-148")
def test_a_player_is_asked_and_may_declare() -> None:
    blue = {"coins": 3, "goals": ["penniless", "stone-work"]}
    t = table("little-town", options=MANUAL, blue=blue)
    t.says("blue", "build wheat-field", "site D3")
    t.asks("blue", "declare-goal").offers_only("declare penniless", "decline")
    t.refuses("blue", "declare stone-work", "LT-98").refuses("blue", "declare well-off", "LT-15")
    t.says("blue", "declare penniless")
    assert of(t, "blue").revealed_goals == ["penniless"]
    assert t.view().squares["D3"].building == "wheat-field"
    t.asks("red", "take-action")


@rule("LT-148")
def test_a_declined_goal_stays_secret_and_is_declared_in_a_later_turn() -> None:
    t = table("little-town", options=MANUAL, blue={"coins": 3, "goals": ["penniless"]})
    t.says("blue", "build wheat-field", "site D3").says("blue", "decline")
    assert (of(t, "blue").revealed_goals, t.heard("declared")) == ([], [])
    t.asks("red", "take-action").says("red", "place B2")
    t.asks("blue", "take-action").offers("declare penniless", "place B4")
    t.refuses("blue", "declare well-off", "LT-15").refuses("blue", "decline", "LT-148")
    t.says("blue", "declare penniless")
    assert of(t, "blue").revealed_goals == ["penniless"]
    t.asks("blue", "take-action").does_not_offer("declare penniless")


@rule("LT-148")
def test_nobody_is_asked_twice_about_a_goal_that_stayed_true() -> None:
    """Red is rich, and holds another goal: one question, though blue pays rent and gains, and red goes on."""
    t = table(
        "little-town",
        options=MANUAL,
        buildings={"C3": "red well"},
        blue={"coins": 3},
        red={"coins": 12, "goals": ["grand-tour"]},
    )
    t.says("blue", "place C4", "use C3").asks("red", "declare-goal").offers_only("decline")
    t.says("red", "decline").asks("red", "take-action").says("red", "place H5")
    t.asks("blue", "take-action").says("blue", "place D4", "use C3").asks("red", "take-action")


@rule("LT-148")
def test_a_goal_true_at_the_end_may_be_declared_before_the_final_scoring() -> None:
    t = table(
        "little-town",
        options=MANUAL,
        round=4,
        asks="round-end",
        blue={"coins": 30, "fish": 5, "goals": ["well-off"]},
        red={"coins": 3, "fish": 5},
    )
    while not (t.state.step.prompt == "declare-goal" and not t.state.pending.below.below):
        t.says(t.names[t.state.seat], t.offered()[-1])
    t.asks("blue", "declare-goal").says("blue", "declare well-off")
    assert t.state.over
    assert of(t, "blue").revealed_goals == ["well-off"]


@rule("LT-148")
def test_a_declaration_does_not_change_what_an_action_in_progress_is_worth() -> None:
    """A building that is paid for and not yet laid is worth the same whether or not a question comes in between."""
    blue = {"coins": 3, "goals": ["stone-work"]}
    asked = table("little-town", options=MANUAL, blue=blue)
    asked.says("blue", "build wheat-field", "site D3").asks("blue", "declare-goal")
    plain = table("little-town", blue=blue)
    plain.says("blue", "build wheat-field", "site D3").asks("red", "take-action")
    assert abs(GAME.evaluate(asked.state, 0) - GAME.evaluate(plain.state, 0)) < 3


@rule("LT-148", "LT-102")
def test_the_question_comes_between_the_rent_and_the_effect() -> None:
    t = table(
        "little-town",
        options=MANUAL,
        buildings={"C3": "red bakery"},
        blue={"coins": 1, "wheat": 1, "goals": ["penniless"]},
        red={"coins": 5, "goals": ["well-off"]},
    )
    t.says("blue", "place C4", "use C3")
    assert of(t, "blue").goods["coins"] == 0
    t.asks("blue", "declare-goal").says("blue", "declare penniless")
    t.asks("red", "declare-goal").says("red", "declare well-off")
    assert of(t, "blue").goods["coins"] == 4
    assert of(t, "red").revealed_goals == ["well-off"]
    t.asks("red", "take-action")


@rule("LT-148")
def test_being_asked_tells_nothing_about_the_hand() -> None:
    """Red holds another goal, and is asked as a holder of well-off would be."""
    t = table(
        "little-town",
        options=MANUAL,
        buildings={"C3": "red well"},
        blue={"coins": 3},
        red={"coins": 5, "goals": ["grand-tour"]},
    )
    t.says("blue", "place C4", "use C3").asks("red", "declare-goal").offers_only("decline")
    t.says("red", "decline")
    # Once the goal is known to be elsewhere, nobody is asked about it.
    t = table(
        "little-town",
        options=MANUAL,
        buildings={"C3": "red well"},
        discarded=["well-off"],
        red={"coins": 5, "goals": ["grand-tour"]},
    )
    t.says("blue", "place C4", "use C3").asks("red", "take-action")


@rule("LT-148")
def test_a_player_without_hidden_goals_is_not_asked() -> None:
    t = table("little-town", options=MANUAL, blue={"coins": 3})
    t.says("blue", "build wheat-field", "site D3").asks("red", "take-action")


@rule("LT-102", "LT-148")
def test_without_the_option_nobody_is_asked() -> None:
    t = table("little-town", blue={"coins": 3, "goals": ["penniless"]})
    t.refuses("blue", "declare penniless", "LT-102")
    t.says("blue", "build wheat-field", "site D3")
    assert of(t, "blue").revealed_goals == ["penniless"]
    t.asks("red", "take-action")


@rule("LT-148")
def test_several_goals_are_declared_one_after_the_other() -> None:
    t = table(
        "little-town",
        options=MANUAL,
        blue={"coins": 9, "goals": ["carpentry", "penniless"]},
    )
    t.says("blue", "build trading-shop", "site D3")
    t.says("blue", "decline").asks("blue", "declare-goal")
    t.offers_only("declare penniless", "declare carpentry", "decline")
    t.says("blue", "declare carpentry").asks("blue", "declare-goal")
    t.says("blue", "declare penniless")
    assert of(t, "blue").revealed_goals == ["penniless", "carpentry"]
    t.asks("red", "take-action")

"""How a game changes skills, and how strong the bots are."""

from __future__ import annotations

import math
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from tablewood.games import game_ids
from tablewood.server.http.catalogue import LEVELS
from tablewood.server.table.bot_skills import bot_skill
from tablewood.server.table.skill import (
    Skill,
    newcomer,
    points_a_unit,
    shown,
    skill_at,
    skills_after,
)

ROOT = Path(__file__).resolve().parents[3]

UNMEASURED = {"alynthia"}
"""The games at which the slowest bot has no rating: see the head of `bot_skills.toml`."""

skills = st.builds(Skill, st.floats(0, 50), st.floats(1, 9))
tables = st.lists(skills, min_size=2, max_size=5)


def places_for(before: list[Skill], data: st.DataObject) -> list[int]:
    return data.draw(st.permutations(range(1, len(before) + 1)))


def test_the_library_gives_what_its_own_readme_says() -> None:
    """Two against two, all of them new: the library that is installed is the one we chose."""
    model = PlackettLuce()
    [[a, _], [x, _]] = model.rate([[model.rating(), model.rating()] for _ in range(2)])
    assert (a.mu, a.sigma) == pytest.approx((26.964294621803063, 8.177962604389991))
    assert (x.mu, x.sigma) == pytest.approx((23.035705378196937, 8.177962604389991))


def test_two_players_by_the_formula_of_weng_and_lin() -> None:
    """For two players the update can be written down: the winner gains what was surprising, by their own doubt."""
    before = [Skill(28.0, 5.0), Skill(22.0, 7.0)]
    beta, tau = 25 / 6, 25 / 300
    doubt = [one.sigma**2 + tau**2 for one in before]
    whole = math.sqrt(sum(doubt) + 2 * beta**2)
    expected = 1 / (1 + math.exp(-(before[0].mu - before[1].mu) / whole))
    won, lost = skills_after(before, [1, 2])
    assert won.mu == pytest.approx(28.0 + doubt[0] / whole * (1 - expected))
    assert lost.mu == pytest.approx(22.0 - doubt[1] / whole * (1 - expected))


def test_a_newcomer_has_1500_points_and_nobody_knows_how_strong_they_are() -> None:
    start = shown(newcomer())
    assert (start.points, start.give_or_take, start.provisional) == (1500, 482, True)


def test_400_points_are_odds_of_ten_to_one() -> None:
    """Between players who are well known, the favourite's gain and loss are as one to ten."""
    known = 0.001 / points_a_unit()
    strong, weak = skill_at(1900, known), skill_at(1500, known)
    win = skills_after([strong, weak], [1, 2])[0].mu - strong.mu
    loss = strong.mu - skills_after([strong, weak], [2, 1])[0].mu
    assert loss / win == pytest.approx(10, rel=0.01)


@given(tables, st.data())
def test_whoever_wins_alone_never_loses_points(before: list[Skill], data: st.DataObject) -> None:
    places = places_for(before, data)
    after = skills_after(before, places)
    winner, loser = places.index(1), places.index(len(before))
    assert after[winner].mu >= before[winner].mu
    assert after[loser].mu <= before[loser].mu


@given(st.lists(st.floats(15, 35), min_size=2, max_size=5), st.data())
def test_what_some_win_others_lose(means: list[float], data: st.DataObject) -> None:
    """Exactly so only among players who are equally well known."""
    before = [Skill(mean, 5.0) for mean in means]
    after = skills_after(before, places_for(before, data))
    assert sum(one.mu for one in after) == pytest.approx(sum(means), abs=1e-6)


def test_a_draw_of_equals_changes_no_points_and_an_upset_draw_does() -> None:
    same = skills_after([newcomer(), newcomer()], [1, 1])
    assert [one.mu for one in same] == pytest.approx([25, 25])
    strong, weak = skills_after([Skill(30, 4), Skill(20, 4)], [1, 1])
    assert strong.mu < 30
    assert weak.mu > 20


def test_more_games_less_doubt_and_the_stronger_are_found_out() -> None:
    chance = random.Random(7)
    true = [0.0, 200.0, 400.0]
    known = [newcomer() for _ in true]
    doubts = [shown(known[0]).give_or_take]
    for _ in range(4):
        for _ in range(15):
            luck = [one + chance.gauss(0, 200) for one in true]
            places = [1 + sum(other > mine for other in luck) for mine in luck]
            known = skills_after(known, places)
        doubts.append(shown(known[0]).give_or_take)
    assert doubts == sorted(doubts, reverse=True)
    assert not shown(known[0]).provisional
    assert known[0].mu < known[1].mu < known[2].mu


def test_the_players_order_does_not_matter() -> None:
    before = [Skill(20, 3), Skill(25, 8), Skill(31, 5)]
    after = skills_after(before, [3, 1, 2])
    turned = skills_after(before[::-1], [2, 1, 3])
    for one, other in zip(after, turned[::-1], strict=True):
        assert (one.mu, one.sigma) == pytest.approx((other.mu, other.sigma))


def test_every_level_has_a_rating_in_every_game() -> None:
    """In the order of the levels, as far as that was measured: of the slowest there are few games, or none."""
    for game in game_ids():
        found = {bot: bot_skill(game, bot) for bot in (*LEVELS, "random", "greedy")}
        known = {bot: skill for bot, skill in found.items() if skill is not None}
        assert found.keys() - known.keys() == ({"ancient"} if game in UNMEASURED else set())
        assert known["random"].mu < known["sapling"].mu < known["young"].mu < known["grown"].mu
        ancient = known.get("ancient", known["grown"])
        assert ancient.mu + 2 * ancient.sigma > known["grown"].mu
    assert bot_skill("sylve", "search") is None


def test_the_points_of_the_bots_follow_from_the_results_beside_them() -> None:
    tool = [sys.executable, "tools/bot_skills.py", "--check"]
    done = subprocess.run(tool, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

"""Alynthia: the component tables, and the errors for a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewood.games.alynthia.components import SHIPPED
from tablewood.games.alynthia.game import Alynthia
from tablewood.games.alynthia.names import CARD_KINDS
from tablewood.games.alynthia.vocabulary import VERBS
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.scene import scene_match
from tablewood.kernel.vectors import listed
from tests.games.alynthia.scenes import MAP, NO_SPAWN, QUIET
from tests.rule import rule
from tests.table import Table

GAME = Alynthia()
PARTS = GAME.parts
SOURCE = SHIPPED.read_text(encoding="utf-8")


@rule("AL-19", "AL-222")
def test_the_42_action_cards() -> None:
    cards = dict(zip(CARD_KINDS, PARTS.card_copies, strict=True))
    assert cards == {
        "gather": 5,
        "strength": 6,
        "ranged": 4,
        "acclaim": 5,
        "insight": 5,
        "reroll": 6,
        "supply": 6,
        "march": 5,
    }
    assert listed(PARTS.card_amount) == [2, 3, 1, 2, 1, 1, 1, 2]


@rule("AL-20", "AL-183")
def test_the_36_market_cards() -> None:
    assert (len(PARTS.market), sum(PARTS.market_copies)) == (12, 36)
    hall = PARTS.market.index("great-hall")
    assert listed(PARTS.market_cost[hall]) == [VERBS.index("wood"), 3]
    assert listed(PARTS.market_reward[hall]) == [VERBS.index("renown"), 4]


@rule("AL-57")
def test_the_costs_of_the_nests_add_up_to_the_same_for_each_player() -> None:
    """Less for one and two players, whose only fighter has to earn the renown as well."""
    less = {1: 10, 2: 5, 3: 0, 4: 0, 5: 0}
    for seats, rows in PARTS.nest_cost.items():
        a_player = [number - less[seats] for number in (40, 50, 60, 70)]
        assert [sum(row) for row in rows] == [seats * number for number in a_player]
        assert all(row == sorted(row) for row in rows)


@rule("AL-16")
def test_adjacency_is_mutual() -> None:
    for board in PARTS.boards.values():
        for space in listed(board.spaces):
            for other in listed(board.neighbours[space]):
                assert space in listed(board.neighbours[other])
    assert [PARTS.boards[seats].edges for seats in (1, 2, 3, 4, 5)] == [60, 60, 75, 93, 108]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("effect = { gather = 2 }", "effect = { gathr = 2 }", "unknown name"),
        ("reward = { renown = 4 }", "reward = { reknown = 4 }", "did you mean renown"),
        ('rows = ["FFF", "KDF", "FFF"]', 'rows = ["FFF", "KFF", "FFF"]', "one dragon space"),
        ("easy        = [10, 15, 20, 25]", "easy        = [10, 30, 20, 25]", "never falls"),
        (
            'basic1 = { type = "recurring", stone = 1 }',
            'basic1 = { type = "recurring", sto = 1 }',
            "unknown effect",
        ),
        ("focus_max = 9", "focus_maximum = 9", "missing"),
        ("nests = 7", "nests = 8", "the slots make 7"),
        ("seats = [1, 2]", "seats = [2, 2]", "a second board for 2 players"),
        ("seats = [3]", "seats = [4]", "a second board for 4 players"),
        ("seats = [1, 2]", "seats = [1]", "there is no board for 2 players"),
        ("\nseats = 2\n", "\nseats = 1\n", "a second tracker for 1 players"),
        ("{ worker = 2 },", "{ wrker = 2 },", "a die cannot show"),
    ],
)
def test_a_bad_table_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in SOURCE
    path = tmp_path / "components.toml"
    path.write_text(SOURCE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as error:
        GAME.with_components(path)
    assert said in str(error.value)
    assert str(error.value).startswith("components.toml:")


def test_another_table_plays_another_game(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_text(SOURCE.replace("dragons = 35", "dragons = 12"), encoding="utf-8")
    other = GAME.with_components(path)
    assert other.start(2).token_supply == 12
    assert other.components_hash() != GAME.components_hash()


def test_a_duplicate_is_named(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_text(SOURCE.replace('id = "great-hall"', 'id = "great-feast"'), encoding="utf-8")
    with pytest.raises(BadComponents, match="already"):
        GAME.with_components(path)


def played_with(tmp_path: Path, old: str, new: str, scene: dict[str, object]) -> Table:
    """A scene of the game with one place of its table changed."""
    assert SOURCE.count(old) == 1
    path = tmp_path / "components.toml"
    path.write_text(SOURCE.replace(old, new), encoding="utf-8")
    return Table(scene_match(GAME.with_components(path), {"map": MAP, **scene}))


@rule("AL-108")
def test_the_actions_of_a_turn_stand_in_the_table(tmp_path: Path) -> None:
    duel: dict[str, object] = {
        "seats": 2,
        "options": {"mode": "competitive"},
        "A": {"at": "r0c0", "focus": 5},
    }
    t = played_with(tmp_path, "actions_per_turn = 2", "actions_per_turn = 3", duel)
    t.says("A", "step r0c1", "step r0c0")
    assert t.view().actions_left == 1
    t.says("A", "step r0c1").refuses("A", "step r0c0", "AL-108")


@rule("AL-68", "AL-69")
def test_the_length_of_the_guild_track_stands_in_the_table(tmp_path: Path) -> None:
    scene: dict[str, object] = {
        "seats": 1,
        "options": {"guild-mode": "advanced"},
        "asks": "guilds",
        "dragons": QUIET,
        "rolls": NO_SPAWN,
        "A": {"guild": "field", "unlocked": [], "at": "r5c5"},
    }
    shorter = "\ntrack = 4", "\ntrack = 3"
    t = played_with(tmp_path, *shorter, {**scene, "round": 3})
    t.refuses("A", "unlock advanced", "AL-69").asks("A", "unlock-ability")
    played_with(tmp_path, *shorter, {**scene, "round": 4}).asks("A", "act-together")

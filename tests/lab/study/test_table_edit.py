"""Changing one value of a component table by its path."""

import tomllib

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadComponents, TablewoodError
from tablewood.lab.study.plan import make_plan
from tablewood.lab.study.table_edit import changed, old_value

TABLE = """# A table.
[limits]
rounds = 4   # how many

[[potion]]
id = "P01"
cost = [2, 1, 0]
points = 3

[[potion]]
id = "P02"
does = "reroll"
points = 5

[board.action]
move = { focus = 1, food = 2 }
"""


def edited(*settings: str) -> dict[str, object]:
    return tomllib.loads(changed(TABLE, "t.toml", settings))


def test_changes_one_value_and_nothing_else() -> None:
    after = changed(TABLE, "t.toml", ["potion.P02.points=7"])
    assert after == TABLE.replace("points = 5", "points = 7")


@pytest.mark.parametrize("path", ["potion.P02.points", "potions.p02.points", "potion.1.points"])
def test_entries_go_by_id_or_number_and_tables_by_their_plural(path: str) -> None:
    assert edited(f"{path}=9")["potion"][1]["points"] == 9  # type: ignore[index]


def test_goes_into_lists_and_inline_tables() -> None:
    after = edited("potion.P01.cost[1]=5", "board.action.move.food=0", "limits.rounds = 6")
    assert after["potion"][0]["cost"] == [2, 5, 0]  # type: ignore[index]
    assert after["board"] == {"action": {"move": {"focus": 1, "food": 0}}}
    assert after["limits"] == {"rounds": 6}


def test_takes_whole_values_and_bare_words() -> None:
    after = edited("potion.P01.cost=[1, 1, 1]", "potion.P02.does=remove any")
    assert after["potion"][0]["cost"] == [1, 1, 1]  # type: ignore[index]
    assert after["potion"][1]["does"] == "remove any"  # type: ignore[index]


def test_the_same_value_can_be_changed_twice() -> None:
    assert edited("limits.rounds=5", "limits.rounds=6")["limits"] == {"rounds": 6}


def test_tells_the_old_value() -> None:
    assert old_value(TABLE, "t.toml", "potion.P01.cost=[]") == "[2, 1, 0]"


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ("potoin.P01.points=1", ['no table "potoin"', "did you mean potion?"]),
        ("potion.P03.points=1", ["t.toml:5: potion", 'no entry "P03"', "one of P01, P02"]),
        ("potion.P01.pionts=1", ["potion[0]", 'no field "pionts"', "did you mean points?"]),
        ("potion.P01=1", ["potion[0]", "whole table", "cost, points"]),
        ("potion.P01.points.high=1", ["potion[0].points", 'nothing named "high"']),
        ("potion.P01.cost[3]=1", ["potion[0].cost", 'no entry "3"']),
    ],
)
def test_says_where_a_path_leads_nowhere(setting: str, words: list[str]) -> None:
    with pytest.raises(BadComponents) as error:
        edited(setting)
    for word in words:
        assert word in str(error.value)


@pytest.mark.parametrize("setting", ["potion.P01.points", "=4", "limits.rounds="])
def test_says_how_a_change_is_written(setting: str) -> None:
    with pytest.raises(TablewoodError, match=r"TABLE\.ID\.FIELD=VALUE"):
        edited(setting)


@pytest.mark.parametrize("game_id", tw.game_ids())
def test_every_value_of_every_game_can_be_reached(game_id: str) -> None:
    """Each number of the shipped table, named by its path and set to itself, leaves the table as it was."""
    source = tw.game(game_id).components.read_text(encoding="utf-8")
    values = tomllib.loads(source)
    del values["provenance"]
    paths = [path for path, value in leaves(values) if isinstance(value, int)]
    assert len(paths) > 50
    for path in paths[::40]:
        value = old_value(source, "components.toml", f"{path}=0")
        assert changed(source, "components.toml", [f"{path}={value}"]) == source


def leaves(value: object, path: str = "") -> list[tuple[str, object]]:
    if isinstance(value, dict):
        inner = [(f"{path}.{key}" if path else key, one) for key, one in value.items()]
    elif isinstance(value, list):
        inner = [(f"{path}[{at}]", one) for at, one in enumerate(value)]
    else:
        return [(path, value)]
    return [leaf for name, one in inner for leaf in leaves(one, name)]


def test_the_game_checks_the_changed_table() -> None:
    with pytest.raises(BadComponents, match=r"components.toml:\d+: potion\[6\].points"):
        make_plan("sylve", settings=["potion.P07.points=many"])

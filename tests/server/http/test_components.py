"""People can look at everything in the box: each entry of each component table, with what is printed on it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tablewood as tw
from tablewood.games import game_ids
from tablewood.kernel import tables
from tablewood.kernel.catalogue import CatalogueKind
from tablewood.server.http.catalogue import components_of
from tablewood.server.http.schemas import ComponentsSheet
from tablewood.server.table.refusal import TableError

NO_COMPONENTS = {
    "alynthia": {"nest_marker_start", "battle", "guild_power", "limits"},
    "little-town": {"players", "limits"},
    "sylvan-dale": {"score", "limits", "setup"},
    "sylve": {"setup", "score"},
    "tree-society": {"start_coins", "players", "limits"},
}
"""Tables of numbers, which are not things in the box."""


def catalogue(id: str) -> list[CatalogueKind]:
    """The components as the server sends them."""
    return msgspec.json.decode(components_of(id).body, type=ComponentsSheet).kinds


def table_file(id: str) -> dict[str, Any]:
    return tomllib.loads(tw.game(id).components.read_text(encoding="utf-8"))


def shown(id: str, table: str) -> set[str]:
    """The entries of a table that people can look at."""
    kinds = [kind for kind in catalogue(id) if kind.table == table]
    return {entry for kind in kinds for piece in kind.pieces for entry in (piece.id, *piece.ids)}


def entries(value: Any) -> Iterator[str]:
    """The ids in a table and in its parts."""
    if isinstance(value, list):
        yield from (one["id"] for one in value if isinstance(one, dict) and "id" in one)
    elif isinstance(value, dict):
        for part in value.values():
            yield from entries(part)


@pytest.mark.parametrize("id", game_ids())
def test_every_entry_of_every_table_can_be_looked_at(id: str) -> None:
    for table, value in table_file(id).items():
        if table != "provenance" and table not in NO_COMPONENTS[id]:
            assert shown(id, table), table
            assert set(entries(value)) <= shown(id, table), table


@pytest.mark.parametrize("id", game_ids())
def test_sides_and_trackers_are_there_too(id: str) -> None:
    written = table_file(id)
    for table in ("board", "round_tracker", "nest_tracker"):
        assert set(written.get(table, {})) == (shown(id, table) if table in written else set())


@pytest.mark.parametrize("id", game_ids())
def test_every_kind_has_a_source(id: str) -> None:
    told = {
        one.table: one.source
        for one in tables.check_provenance(tables.load(tw.game(id).components))
    }
    for kind in catalogue(id):
        assert kind.source == told[kind.table], kind.kind
    assert {kind.table for kind in catalogue(id)} == set(told) - NO_COMPONENTS[id]


@pytest.mark.parametrize("id", game_ids())
def test_nothing_is_listed_twice(id: str) -> None:
    kinds = [kind.kind for kind in catalogue(id)]
    assert len(kinds) == len(set(kinds))
    for kind in catalogue(id):
        ids = [piece.id for piece in kind.pieces]
        assert len(ids) == len(set(ids)), kind.kind


@pytest.mark.parametrize(
    ("id", "kind", "count"),
    [
        ("sylvan-dale", "card", 80),
        ("sylvan-dale", "tile", 64),
        ("sylvan-dale", "base", 20),
        ("sylvan-dale", "banner", 64),
        ("little-town", "building", 29),
        ("little-town", "goal", 18),
        ("little-town", "resource", 60),
        ("sylve", "forest", 20),
        ("sylve", "creature", 36),
        ("sylve", "potion", 32),
        ("sylve", "die", 24),
        ("tree-society", "card", 73),
        ("tree-society", "fruit", 75),
        ("alynthia", "market", 36),
        ("alynthia", "action", 42),
        ("alynthia", "tile", 7),
        ("alynthia", "research", 80),
    ],
)
def test_the_counts_are_those_of_the_box(id: str, kind: str, count: int) -> None:
    [found] = [one for one in catalogue(id) if one.kind == kind]
    assert sum(piece.count for piece in found.pieces) == count


def printed(id: str, kind: str) -> dict[str, Any]:
    [found] = [one for one in catalogue(id) if one.kind == kind]
    return {piece.id: piece.printed for piece in found.pieces}


def on_the_table(id: str) -> dict[str, Any]:
    """What an onlooker sees at the start of a game."""
    game = tw.game(id)
    seen = game.view(game.start(2, 4), -1)
    return msgspec.json.decode(msgspec.json.encode(seen), type=dict[str, Any])


def test_potions_and_creatures_match_those_on_the_table() -> None:
    view = on_the_table("sylve")
    assert len(view["market"]) == 4
    for potion in view["market"]:
        assert printed("sylve", "potion")[potion["id"]] == potion
    for pile in view["piles"].values():
        assert printed("sylve", "creature")[pile["top"]["id"]] == pile["top"]


def test_the_box_of_an_older_table_is_shown_with_its_figures() -> None:
    def points(table: str) -> int:
        sheet = msgspec.json.decode(components_of("sylve", table).body, type=ComponentsSheet)
        [potions] = [one for one in sheet.kinds if one.kind == "potion"]
        [potion] = [piece for piece in potions.pieces if piece.id == "P28"]
        found: int = potion.printed["points"]
        return found

    assert (points("401a181091b4"), points("")) == (6, 7)
    with pytest.raises(TableError) as refused:
        components_of("sylve", "000000000000")
    assert refused.value.code == "not-found"


def test_forests_match_those_in_the_row() -> None:
    for forest in on_the_table("sylve")["forests"].values():
        told = printed("sylve", "forest")[forest["id"]]
        assert list(told["spaces"].values()) == list(forest["spaces"].values())
        assert (told["points"], told["seasons"]) == (forest["points"], forest["seasons"])


def test_guild_cards_match_those_on_the_shelf() -> None:
    for card in on_the_table("tree-society")["guild_market"]:
        assert printed("tree-society", "card")[card["card"]] == card | {
            "price": None,
            "price_by_action": None,
        }


def test_building_tiles_match_those_in_the_supply() -> None:
    view = on_the_table("little-town")
    assert len(view["buildings"]) == 13
    for tile, building in view["buildings"].items():
        assert printed("little-town", "building")[tile] == building


def test_market_cards_match_their_print() -> None:
    assert printed("alynthia", "market") == on_the_table("alynthia")["printed"]["market"]


def test_a_fruit_card_with_the_mark_for_more_players_says_so() -> None:
    [fruits] = [kind for kind in catalogue("tree-society") if kind.kind == "fruit"]
    written = {card["id"]: card["marked"] for card in table_file("tree-society")["fruit"]}
    for piece in fruits.pieces:
        marked = [written[id] for id in piece.ids]
        assert ("all-marked" in piece.marks) == all(marked), piece.id
        assert ("one-marked" in piece.marks) == (any(marked) and not all(marked)), piece.id
        assert sum(marked) <= 1, "the mark belongs to one card"

"""Alynthia: modes, the map, the supplies, guilds and the order of play (AL-1 to AL-40)."""

from collections import Counter

import pytest

import tablewood as tw
from tablewood.games.alynthia.names import LETTERS
from tablewood.games.alynthia.setup import terrain_of
from tablewood.kernel.errors import BadOption, BadSeats
from tablewood.kernel.match import Match
from tablewood.kernel.vectors import ints, listed
from tests.games.alynthia.scenes import MAP, PARTS, me, solo
from tests.rule import rule
from tests.table import Table, table

GAME = tw.game("alynthia")


def fresh(seats: int, seed: int = 1, **options: str) -> Table:
    return Table(Match(GAME, seats, seed, options=dict(options)))


# Modes


@rule("AL-1")
def test_one_to_five_players() -> None:
    assert GAME.seats == [1, 2, 3, 4, 5]
    for seats in (0, 6):
        with pytest.raises(BadSeats):
            GAME.start(seats or 6)


@rule("AL-2")
@pytest.mark.parametrize(
    ("seats", "mode"), [(1, "cooperative"), (1, "competitive"), (2, "solo"), (5, "solo")]
)
def test_a_mode_that_does_not_fit_the_players_is_refused(seats: int, mode: str) -> None:
    with pytest.raises(BadOption, match=r"AL-2"):
        GAME.start(seats, options={"mode": mode})


@rule("AL-2", "AL-3")
def test_the_mode_follows_the_players_unless_it_is_chosen() -> None:
    modes = [fresh(seats).view().mode for seats in (1, 2, 5)]
    assert modes == ["solo", "cooperative", "cooperative"]
    assert fresh(3, mode="competitive").view().mode == "competitive"


@rule("AL-3", "AL-4", "AL-5")
def test_solo_starts_with_politics_1_and_strengths_of_3() -> None:
    """Edge case 50."""
    player = fresh(1).view().players[0]
    assert (player.attack, player.defense) == (3, 3)
    assert player.research == {"politics": 1, "commerce": 0, "fortification": 0, "conquest": 0}
    t = solo(asks="setup")
    t.says("A", "guild mountain", "start r0c1", "split 3")
    assert (me(t).attack, me(t).defense) == (6, 3)
    t.asks("A", "act-together")


@rule("AL-6", "AL-24")
def test_five_rounds_against_the_dragons_and_four_in_competition() -> None:
    t = fresh(2)
    assert t.view().rounds == 5
    assert fresh(2, mode="competitive").view().rounds == 4
    first = table("alynthia", seats=1, asks="dragons")
    assert first.view().round == 1


@rule("AL-7")
def test_one_guild_mode_for_everybody() -> None:
    basic = table("alynthia", seats=3)
    assert [player.abilities for player in basic.view().players] == [["basic1", "basic2"]] * 3
    advanced = table("alynthia", seats=3, options={"guild-mode": "advanced"})
    assert [player.abilities for player in advanced.view().players] == [[]] * 3


@rule("AL-8", "AL-9")
def test_a_competitive_game_has_no_difficulty_and_no_harder_ending() -> None:
    with pytest.raises(BadOption, match=r"AL-8"):
        GAME.start(2, options={"mode": "competitive", "difficulty": "easy"})
    with pytest.raises(BadOption, match=r"AL-9"):
        GAME.start(2, options={"mode": "competitive", "harder-ending": True})


# The map


@rule("AL-10", "AL-11", "AL-12", "AL-13", "AL-26")
@pytest.mark.parametrize(
    ("seats", "with_worker", "without"), [(1, 2, 2), (2, 2, 2), (3, 2, 3), (4, 3, 3), (5, 3, 4)]
)
def test_the_tiles_and_nests_of_each_player_count(
    seats: int, with_worker: int, without: int
) -> None:
    for seed in range(12):
        view = fresh(seats, seed).view()
        tiles = {space.tile for space in view.spaces.values()}
        workers = [PARTS.tile_worker[PARTS.tiles.index(tile)] for tile in tiles]
        assert (sum(workers), len(workers) - sum(workers)) == (with_worker, without)
        nests = [space for space in view.spaces.values() if space.nest]
        assert len(nests) == with_worker + without
        assert all(space.terrain == "dragon" for space in nests)
        assert len(view.spaces) == 9 * len(tiles)


@rule("AL-14")
def test_tiles_lie_at_random_and_are_turned_at_random() -> None:
    layouts = [GAME.start(5, seed).layout for seed in range(60)]
    assert {layout[0] // 4 for layout in layouts} == set(range(7))
    assert {layout[0] % 4 for layout in layouts} == {0, 1, 2, 3}


@rule("AL-15")
def test_a_map_without_food_is_laid_again() -> None:
    """Edge case 49."""
    s = GAME.start(2, 1)
    names = ["ironwood", "sawyers", "greycrown", "stonebough"]
    without_food = [PARTS.tiles.index(name) * 4 for name in names]
    assert LETTERS.index("F") not in listed(terrain_of(s, ints(without_food)))
    for seed in range(300):
        s = GAME.start(2, seed)
        assert {0, 1, 2, 3} <= set(listed(s.terrain))


@rule("AL-16")
def test_spaces_are_adjacent_across_tiles_but_never_diagonally() -> None:
    t = solo(A={"at": "r2c3", "focus": 3})
    assert t.offered("step") == ["step r1c3", "step r2c2", "step r2c4", "step r3c3"]
    t.refuses("A", "step r3c4", "AL-121").asks("A", "act-together")


# Supplies


@rule("AL-17", "AL-18", "AL-19", "AL-20", "AL-23")
def test_what_lies_ready_at_the_start() -> None:
    view = fresh(3).view()
    assert [view.supply[name] for name in ("wood", "stone", "food", "worker")] == [17, 17, 17, 22]
    for player in view.players:
        assert player.resources == {"wood": 1, "stone": 1, "food": 1, "worker": 1}
        assert (player.action_cards, player.renown) == (0, 0)
    assert view.pool == 0
    assert (view.card_deck, view.card_discard) == (42, [])
    assert (sum(view.market.values()), view.market_deck) == (8, 28)
    assert view.supply["dragons"] == 35


@rule("AL-21", "AL-22")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_more_of_each_upgrade_than_players(seats: int) -> None:
    supply = fresh(seats).view().supply
    kinds = ("storehouse", "monument", "stronghold", "village")
    assert [supply[kind] for kind in kinds] == [seats + 1] * 4


@rule("AL-25", "AL-57")
def test_the_nest_tracker_of_the_player_count() -> None:
    costs = {
        (seats, level): fresh(seats, difficulty=level).view().next_nest_cost
        for seats in (1, 5)
        for level in ("easy", "difficult")
    }
    assert costs == {(1, "easy"): 5, (1, "difficult"): 5, (5, "easy"): 20, (5, "difficult"): 45}


@rule("AL-8", "AL-27", "AL-28")
def test_where_the_markers_start() -> None:
    def markers(t: Table) -> set[int]:
        return {space.dragons for space in t.view().spaces.values() if space.nest}

    levels = ["easy", "normal", "challenging", "difficult"]
    assert [markers(fresh(2, difficulty=level)) for level in levels] == [{1}, {2}, {3}, {4}]
    assert markers(fresh(2, mode="competitive")) == {1}


# Guilds


@rule("AL-29", "AL-39", "AL-40")
def test_guilds_are_placed_counter_clockwise_and_play_goes_the_other_way() -> None:
    t = table("alynthia", seats=4, asks="setup", turn="C")
    order = []
    for guild in ("labor", "nomads", "mountain", "field"):
        name = t.names[t.state.seat]
        order.append(name)
        t.says(name, f"guild {guild}")
        t.says(name, t.offered("start")[0])
        if guild == "mountain":
            t.says(name, "split 1")
    assert order == ["C", "B", "A", "D"]
    assert t.view().order == ["D", "A", "B", "C"]
    assert t.view().first_player == "D"
    # The Labor Guild may have the first spawn die rolled again (AL-226).
    t.asks("C", "window")


@rule("AL-29")
def test_the_first_to_choose_is_drawn_at_random() -> None:
    assert {GAME.start(4, seed).seat for seed in range(40)} == {0, 1, 2, 3}


@rule("AL-30")
def test_a_guild_is_taken_once() -> None:
    t = table("alynthia", seats=2, map=MAP, asks="setup", turn="B")
    t.says("B", "guild forest", "start r0c0")
    t.refuses("A", "guild forest", "AL-30")
    t.offers_only("guild mountain", "guild field", "guild labor", "guild nomads")
    t.asks("A", "choose-guild")


@rule("AL-31", "AL-32", "AL-33", "AL-34", "AL-36")
def test_a_player_board_at_the_start() -> None:
    player = table("alynthia", seats=2, options={"guild-mode": "advanced"}).view().players[0]
    assert set(player.research.values()) == {0}
    assert player.outposts_left == 5
    assert (player.attack, player.defense) == (1, 1)
    assert (player.focus, player.focus_ready) == (0, True)
    assert player.abilities == []


@rule("AL-35", "AL-235")
def test_in_basic_mode_the_mountain_guild_splits_its_points_at_once() -> None:
    t = table("alynthia", seats=2, map=MAP, asks="setup", turn="A")
    t.says("A", "guild mountain", "start r0c1").asks("A", "split-points")
    t.refuses("A", "split 4", "AL-235")
    t.says("A", "split 2")
    assert (me(t).attack, me(t).defense) == (3, 2)
    assert me(t).abilities == ["basic1", "basic2"]
    t.asks("B", "choose-guild")


@rule("AL-37", "AL-38")
@pytest.mark.parametrize(
    ("guild", "letters"),
    [("mountain", "S"), ("forest", "W"), ("field", "F"), ("labor", "WSFK"), ("nomads", "WSFK")],
)
def test_where_a_guild_may_start(guild: str, letters: str) -> None:
    t = table("alynthia", seats=1, map=MAP, asks="setup")
    t.says("A", f"guild {guild}")
    wanted = [
        f"start r{row}c{column}"
        for row in range(6)
        for column in range(6)
        if MAP[row][column] in letters
    ]
    t.offers_only(*wanted).refuses("A", "start r1c1", "AL-38").asks("A", "choose-start")


@rule("AL-38")
def test_nobody_starts_where_another_character_stands() -> None:
    t = table("alynthia", seats=2, map=MAP, asks="setup", turn="A")
    t.says("A", "guild nomads", "start r0c0")
    t.says("B", "guild labor").refuses("B", "start r0c0", "AL-38").asks("B", "choose-start")


def test_the_tiles_hold_what_the_map_says() -> None:
    letters = Counter("".join("".join(rows) for rows in PARTS.tile_rows))
    assert letters == {"W": 17, "S": 17, "F": 19, "K": 3, "D": 7}

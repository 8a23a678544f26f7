"""Sylve: rounds and turns, and what happens between rounds (SY-14 to SY-20, SY-145, SY-157 to
SY-163)."""

import tablewood as tw
from tablewood.kernel.match import Match
from tests.games.sylve.scenes import dice, pool, stock, tamed, wood
from tests.rule import rule
from tests.table import Table

GAME = tw.game("sylve")


def play_out(t: Table, seed: int) -> list[tuple[int, str, str]]:
    """Play randomly to the end; returns the round, player and move of every decision."""
    chance = tw.seeded(seed)
    played = []
    while not t.state.over:
        moves = t.offered()
        move = moves[chance.below(len(moves))]
        played.append((t.view().round, t.names[t.state.seat], move))
        t.match.submit(t.state.seat, move)
    return played


@rule("SY-14", "SY-145", "SY-158", "SY-161")
def test_exactly_four_rounds_alternately_by_day_and_by_night() -> None:
    for seats in (2, 3, 4):
        t = Table(Match(GAME, seats, seed=seats))
        play_out(t, seats)
        assert [event.numbers[0] for event in t.heard("round-began")] == [1, 2, 3, 4]
        assert len(t.heard("dealt")) == {2: 12, 3: 16, 4: 20}[seats]
        assert t.view().forest_deck_size == 0
        assert t.state.over
    sides = [wood(round=round).view().night for round in (1, 2, 3, 4)]
    assert sides == [False, True, False, True]


@rule("SY-15")
def test_all_dice_are_rolled_openly() -> None:
    seen: dict[str, int] = {}
    for seed in range(60):
        for player in GAME.start(3, seed).view(tw.SPECTATOR).players:
            for face, count in player.pool.items():
                seen[face] = seen.get(face, 0) + count
    assert sum(seen.values()) == 60 * 3 * 6
    for face in ("tree", "mountain", "river"):
        assert 180 < seen[face] < 300
    for face in ("water", "fire", "wind"):
        assert 80 < seen[face] < 160


@rule("SY-16")
def test_faces_stay_as_rolled_until_a_die_is_placed() -> None:
    t = wood(north={"pool": "TTM fire"}, east={"pool": "RR water"})
    t.says("north", "place mountain A3").says("east", "place river B3")
    assert pool(t, "north") == {"tree": 2, "fire": 1}
    assert pool(t, "east") == {"river": 1, "water": 1}
    t.asks("north", "turn")


@rule("SY-17")
def test_turns_go_clockwise_from_the_holder_of_the_token() -> None:
    t = wood(seats=4, turn="south", north={"pool": "T"}, east={"pool": "T"}, row=[])
    for name in ("south", "west", "north", "east"):
        t.asks(name, "turn")
        t.says(name, "place " + next(iter(pool(t, name))) + " stall")
        while t.state.step.prompt != "turn":
            t.says(name, "skip")
    t.asks("south", "turn")


@rule("SY-18", "SY-70")
def test_without_dice_a_player_is_skipped_and_may_not_brew() -> None:
    rich = {"pool": "", "stock": {"plant": 9, "mushroom": 9, "crystal": 9}, "hand": ["P01"]}
    t = wood(seats=3, north={"pool": "TT"}, east=rich, south={"pool": "M"})
    t.says("north", "place tree A2").asks("south", "turn")


@rule("SY-18", "SY-19")
def test_a_player_may_still_brew_in_the_turn_of_the_last_die() -> None:
    t = wood(
        market=["P01", "P04", "P08", "P20"],
        north={"pool": "T", "stock": {"plant": 2, "mushroom": 1}},
        east={"pool": "MM"},
    )
    t.says("north", "place tree A5").asks("north", "turn").offers("brew P01", "end")
    t.says("north", "brew P01")
    t.asks("east", "turn").says("east", "place mountain A3").asks("east", "turn")


@rule("SY-20")
def test_players_with_more_dice_take_further_turns() -> None:
    t = wood(seats=3, north={"pool": "TTT"}, east={"pool": "M"}, south={"pool": ""}, row=[])
    t.says("north", "place tree garden", "skip").asks("east", "turn")
    t.says("east", "place mountain garden", "skip").asks("north", "turn")
    t.says("north", "place tree garden", "skip").asks("north", "turn")
    assert t.view().round == 1
    t.says("north", "place tree garden", "skip")
    assert t.view().round == 2
    t.asks("east", "turn")


@rule("SY-145", "SY-159", "SY-160", "SY-161", "SY-162", "SY-163")
def test_what_changes_between_rounds_and_what_stays() -> None:
    north = {
        "pool": "T",
        "stock": {"plant": 2},
        "tamed": ["SU8"],
        "hand": ["P01"],
        "reserved": ["P02"],
        "tokens": 4,
    }
    t = wood(
        turn="north",
        first="north",
        dice={"SU8": "fire", "stall": "eT"},
        north=north,
        east={"pool": ""},
    )
    before = t.view()
    t.says("north", "place tree garden", "gather plant")
    view = t.view()
    assert (view.round, view.night, view.first) == (2, True, "east")
    assert [forest.id for forest in view.forests.values()] != ["F01", "F02", "F06"]
    assert not {"F01", "F02", "F06"} & {forest.id for forest in view.forests.values()}
    assert [sum(player.pool.values()) for player in view.players] == [6, 6]
    assert (dice(t, "SU8"), dice(t, "stall"), view.aside) == ([], [], [])
    assert stock(t, "north") == {"plant": 3}
    assert tamed(t, "north") == ["SU8"]
    assert [potion.id for potion in view.players[0].hand] == ["P01"]
    assert [potion.id for potion in view.players[0].reserved] == ["P02"]
    assert view.players[0].tokens == 4
    assert view.market == before.market
    assert view.piles == before.piles
    t.asks("east", "turn")


@rule("SY-112", "SY-159")
def test_element_dice_are_shared_out_evenly_again() -> None:
    t = wood(dice={"A2": "fire water", "B1": "wind"}, north={"pool": "T wind"}, east={"pool": ""})
    t.says("north", "place tree garden", "skip", "place wind garden", "skip")
    for player in t.view().players:
        assert sum(player.pool[face] for face in ("water", "fire", "wind")) == 2
    t.asks("east", "turn")


@rule("SY-145", "SY-156", "SY-157", "SY-158", "SY-160")
def test_the_end_of_the_fourth_round_is_the_end_of_the_game() -> None:
    t = wood(
        round=4,
        asks="round-end",
        first="north",
        dice={"A2": "nT"},
        north={"tamed": ["SP3", "WI3"], "stock": {}},
    )
    assert t.view().players[0].forests == ["F01"]
    t.asks("north", "round-powers").says("north", "use SP3")
    t.is_over("north")
    view = t.view()
    assert (view.round, view.night, view.forest_deck_size) == (4, True, 0)
    assert stock(t, "north") == {"berry": 1}
    assert view.first == "north"
    assert not t.heard("village-turned")

"""Builders of Sylvan Dale: aim and players (SD-1 to SD-4)."""

from collections.abc import Iterator

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadSeats, NotYourTurn
from tablewood.kernel.log import Event
from tablewood.kernel.match import Match
from tests.rule import rule
from tests.table import Table, table

GAME = tw.game("sylvan-dale")


def random_moves(t: Table, seed: int) -> Iterator[list[Event]]:
    """Play randomly to the end, and yield the events of each move."""
    chance = tw.seeded(seed)
    while not t.state.over:
        moves = t.offered()
        yield t.match.submit(t.state.seat, moves[chance.below(len(moves))])


@rule("SD-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    t = Table(Match(GAME, seats, options={"first-player": "red"}))
    assert len(t.view().players) == seats
    t.asks("red", "play-card")


@rule("SD-1", "SD-4")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five_can_play(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"sylvan-dale is not for {seats} seats; one of 2, 3, 4"):
        Match(GAME, seats)
    assert GAME.seats == [2, 3, 4]


def last_turn(round: int, yellow: int) -> Table:
    """Red has the last turn of a round and 30 fame; yellow will be scored 5 and 6 for A1."""
    return table(
        "sylvan-dale",
        round=round,
        trees={"A1": "N | yC yL yN"},
        red={
            "hand": ["nest-ax", "nest-hammer", "cottage-ax", "turret-ax"],
            "left": 1,
            "fame": {"prestige": 30},
        },
        yellow={"left": 0, "fame": {"prestige": yellow}},
    ).says("red", "play nest-ax", "add A1", "draw")


@rule("SD-2")
@pytest.mark.parametrize(("before", "winner"), [(20, "yellow"), (18, "red")])
def test_most_fame_after_the_second_scoring_wins(before: int, winner: str) -> None:
    t = last_turn(2, before)
    assert (t.score("red"), t.score("yellow")) == (30, before + 11)
    t.is_over(winner)


@rule("SD-2")
def test_nobody_wins_after_the_first_round() -> None:
    t = last_turn(1, 20)
    assert (t.score("red"), t.score("yellow")) == (30, 31)
    t.asks("red", "play-card")
    assert t.view().round == 2


@rule("SD-3")
def test_banners_bridges_prestige_and_preeminence_give_fame_and_nothing_else_does() -> None:
    t = table(
        "sylvan-dale",
        round=2,
        trees={"A1": "N | rC yC"},
        red={
            "hand": ["cottage-ax"],
            "display": ["nest-hammer", "lodge-hammer", "turret-hammer", "lodge-ax", "turret-ax"],
            "left": 1,
            "stack": "C",
            "items": {"bridge": 2, "treetop": 1},
        },
        yellow={"left": 0, "items": {"ax": 2}},
    )
    t.says("red", "play cottage-ax", "add A1", "hang", "bridge A1-B1", "exchange ax", "done")
    assert t.score("red") == 5 + 4
    t.says("red", "draw")
    assert t.state.scores()[0].parts == [
        ("banners", 5),
        ("bridges", 4),
        ("prestige", 4),
        ("preeminence", 6),
    ]
    assert (t.score("red"), t.score("yellow")) == (19, 0)
    t.is_over("red")


@rule("SD-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_fame_of_a_game_is_told_by_its_four_sources(seats: int) -> None:
    t = Table(Match(GAME, seats, seed=seats))
    for _ in random_moves(t, seats):
        pass
    told = [dict.fromkeys(["banners", "bridges", "prestige", "preeminence"], 0) for _ in t.names]
    for event in t.heard("hung"):
        told[event.seat]["banners"] += event.numbers[1]
    for event in t.heard("bridged"):
        told[event.seat]["bridges"] += event.numbers[2]
    for event in t.heard("scored-tree"):
        told[event.seat]["prestige"] += event.numbers[1]
    for event in [*t.heard("led-district"), *t.heard("tied-district")]:
        told[event.seat]["preeminence"] += event.numbers[1]
    assert [dict(score.parts) for score in t.state.scores()] == told
    assert [t.score(name) for name in t.names] == [sum(sources.values()) for sources in told]
    assert t.state.over


@rule("SD-4")
def test_no_optional_rules_and_no_way_to_trade() -> None:
    assert [option.name for option in GAME.options] == ["colours", "first-player"]
    verbs = "play add hang decline exchange give ax hammer treetop bridge done replace draw take"
    assert list(GAME.moves.verbs) == verbs.split()


@rule("SD-4")
def test_only_the_player_whose_turn_it_is_may_move() -> None:
    t = table("sylvan-dale", seats=3, turn="yellow", yellow={"hand": ["nest-ax"]})
    for other in ("red", "blue"):
        with pytest.raises(NotYourTurn):
            t.says(other, "play nest-ax")
    t.asks("yellow", "play-card")


@rule("SD-4")
def test_nobody_touches_or_sees_the_hands_of_the_others() -> None:
    t = Table(Match(GAME, 3, seed=4))
    hands = [t.state.hand(seat) for seat in range(3)]
    mover = t.state.seat
    for happened in random_moves(t, 4):
        after = [t.state.hand(seat) for seat in range(3)]
        stuck = {event.seat for event in t.heard("stuck") if event in happened}
        for seat in {0, 1, 2} - {mover} - stuck:
            assert after[seat] == hands[seat]
        for seat, name in enumerate(t.names):
            shown = [player.hand is not None for player in t.view(name).players]
            assert shown == [other == seat for other in range(3)]
        hands, mover = after, t.state.seat
    assert [player.hand for player in t.view().players] == [None] * 3
    assert t.state.over

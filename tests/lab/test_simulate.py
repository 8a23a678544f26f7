"""Simulations: the same for any number of processes, fair to the seats, and correctly summed up."""

import multiprocessing
import statistics

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadOptionValue, BadSeats, TablewoodError, UnknownBot
from tablewood.lab.simulate import bot_seed, play_game, setting, simulate
from tablewood.lab.summary import Sum, wilson

DALE = tw.game("sylvan-dale")


def test_one_process_and_two_give_the_same() -> None:
    played = setting("sylvan-dale", 3, ["random"], seed=11)
    assert simulate(played, 24, processes=1) == simulate(played, 24, processes=2)


def test_a_game_is_repeatable_and_complete() -> None:
    result = play_game(DALE, 2, 7, ["random", "random"])
    again = play_game(DALE, 2, 7, ["random", "random"])
    assert (result.winners, result.decisions, result.turns) == (
        again.winners,
        again.decisions,
        again.turns,
    )
    totals = [score.total for score in result.scores]
    assert totals == [sum(points for _, points in score.parts) for score in result.scores]
    assert result.winners == tuple(seat for seat in (0, 1) if totals[seat] == max(totals))
    assert result.turns < result.decisions


def test_each_bot_has_its_own_chance() -> None:
    seeds = {
        bot_seed(seed, seat, move) for seed in range(5) for seat in range(4) for move in (0, 1)
    }
    assert len(seeds) == 40


def test_every_bot_takes_every_seat_in_turn() -> None:
    played = setting("sylvan-dale", 3, ["greedy", "random"])
    assert played.bots == ("greedy", "random", "greedy")
    assert [played.seating(number) for number in range(3)] == [
        ["greedy", "random", "greedy"],
        ["random", "greedy", "greedy"],
        ["greedy", "greedy", "random"],
    ]


def test_the_summary_adds_up() -> None:
    played = setting("sylvan-dale", 2, ["random"])
    told: list[tuple[int, int]] = []
    summary = simulate(played, 10, 1, lambda done, games: told.append((done, games)))
    assert told[-1] == (10, 10)
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    results = [play_game(DALE, 2, number, ["random", "random"]) for number in range(10)]
    totals = [float(score.total) for result in results for score in result.scores]
    [side] = summary.bots
    assert side.total.mean == pytest.approx(statistics.mean(totals))
    assert side.total.sd == pytest.approx(statistics.stdev(totals))
    assert sum(part.mean for part in side.parts.values()) == pytest.approx(side.total.mean)
    wins = [seat.wins.count for seat in summary.seats]
    assert sum(wins) - sum(seat.shared for seat in summary.seats) // 2 == 10
    assert [seat.name for seat in summary.seats] == ["red", "yellow"]
    assert summary.decisions.mean == statistics.mean(result.decisions for result in results)


def test_options_reach_the_game() -> None:
    first = setting("sylvan-dale", 2, ["random"], options={"first-player": "red"})
    other = setting("sylvan-dale", 2, ["random"], options={"first-player": "yellow"})
    assert simulate(first, 6, 1).seats != simulate(other, 6, 1).seats


@pytest.mark.parametrize(
    ("seats", "bots", "options", "wrong"),
    [
        (9, ["random"], {}, BadSeats),
        (2, ["rndom"], {}, UnknownBot),
        (2, ["random"] * 3, {}, TablewoodError),
        (2, [], {}, TablewoodError),
        (2, ["random"], {"first-player": "green"}, BadOptionValue),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    seats: int, bots: list[str], options: dict[str, str], wrong: type[TablewoodError]
) -> None:
    with pytest.raises(wrong):
        setting("sylvan-dale", seats, bots, options=dict(options))


def test_zero_games_are_refused() -> None:
    with pytest.raises(TablewoodError, match="cannot play 0 games; at least 1"):
        simulate(setting("sylvan-dale"), 0)


def test_an_interrupted_simulation_leaves_no_process_behind() -> None:
    def interrupt(done: int, games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(setting("sylvan-dale", 4), 2000, 2, interrupt)
    assert multiprocessing.active_children() == []


class TestWilson:
    def test_of_half(self) -> None:
        rate = wilson(5, 10)
        assert (rate.share, round(rate.low, 4), round(rate.high, 4)) == (0.5, 0.2366, 0.7634)

    def test_at_the_ends(self) -> None:
        none, all_of_them = wilson(0, 10), wilson(10, 10)
        assert (none.low, round(none.high, 4)) == (0.0, 0.2775)
        assert (round(all_of_them.low, 4), all_of_them.high) == (0.7225, 1.0)

    def test_more_games_narrow_the_interval(self) -> None:
        few, many = wilson(30, 100), wilson(300, 1000)
        assert many.high - many.low < few.high - few.low

    def test_without_games_anything_is_possible(self) -> None:
        assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


class TestSum:
    def test_of_one_value_has_no_deviation(self) -> None:
        one = Sum()
        one.add(7)
        assert (one.mean().mean, one.mean().sd) == (7.0, 0.0)

    def test_is_the_same_in_any_order(self) -> None:
        values = [3, 1, 4, 1, 5, 9, 2, 6]
        left, right = Sum(), Sum()
        for value in values[:3]:
            left.add(value)
        for value in reversed(values[3:]):
            right.add(value)
        right.merge(left)
        assert right.mean().sd == pytest.approx(statistics.stdev(values))
        assert right.mean().mean == statistics.mean(values)

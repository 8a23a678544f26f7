"""The values of an option on the same deals: what matters is named, and what does not is not."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.options import Value
from tablewood.lab.record import Record
from tablewood.lab.study import run
from tablewood.lab.study.comparison import Conditions, compare
from tablewood.lab.study.findings import did_it_matter
from tablewood.lab.study.intervals import LEVEL
from tablewood.lab.study.plan import make_plan
from tablewood.lab.study.run import play
from tablewood.lab.study.side_by_side import rows_of
from tablewood.lab.study.study import ComparedOption, ComparedValues, sum_up
from tests.lab.study.made_up import declared, made_up


def compared(
    game: str, wish: str, games: int, options: dict[str, Value] | None = None
) -> ComparedOption:
    plan = make_plan(game, [2], ["random"], games, options=options, compare=wish)
    [found] = sum_up(play(plan, 1)).compared
    return found


def surely_different(pair: ComparedValues) -> list[str]:
    return [one.name for one in pair.comparison.measures if one.p < LEVEL]


class TestPlans:
    def test_an_option_alone_means_all_its_values_the_default_first(self) -> None:
        assert make_plan("tree-society", compare="start-cards").values == ("yes", "no")
        assert make_plan("tree-society", compare="goal").values == ("6", "7")
        difficulties = make_plan("alynthia", compare="difficulty").values
        assert difficulties == ("normal", "easy", "challenging", "difficult")

    def test_or_those_that_are_named(self) -> None:
        plan = make_plan("alynthia", [2, 3], compare="difficulty = easy, difficult")
        assert (plan.option, plan.values) == ("difficulty", ("easy", "difficult"))
        assert [(arm.seats, arm.options["difficulty"]) for arm in plan.arms] == [
            (2, "easy"),
            (2, "difficult"),
            (3, "easy"),
            (3, "difficult"),
        ]

    def test_other_options_stay_the_same(self) -> None:
        plan = make_plan("sylve", options={"characters": "chosen"}, compare="powers=true,false")
        assert [arm.options for arm in plan.arms] == [
            {"characters": "chosen", "powers": "yes"},
            {"characters": "chosen", "powers": "no"},
        ]

    def test_games_with_a_value_are_those_of_a_study_with_that_option(self) -> None:
        """A record of one serves the other."""
        _, with_powers = make_plan("sylve", compare="powers").arms
        [alone] = make_plan("sylve", options={"powers": "yes"}).arms
        assert with_powers.key() == alone.key()

    @pytest.mark.parametrize(
        ("game", "wish", "words"),
        [
            ("sylve", {"compare": "power"}, "did you mean powers"),
            ("sylve", {"compare": "powers=maybe"}, 'unknown value "maybe"'),
            ("sylve", {"compare": "powers=yes"}, "name two or more: powers=no,yes"),
            ("sylve", {"compare": "powers=yes,true"}, '"yes" is named twice'),
            ("sylve", {"compare": "powers", "options": {"powers": "yes"}}, "leave out --option"),
            ("sylve", {"compare": "powers", "settings": ["potion.P07.points=9"]}, "one table"),
            ("tree-society", {"compare": "guilds"}, "16 values are too many.*name at most 6"),
            (
                "alynthia",
                {"compare": "mode", "seats": [2]},
                "solo needs exactly 1 player.*--compare mode=auto,cooperative,competitive",
            ),
            ("alynthia", {"compare": "mode=solo,auto", "seats": [2]}, r"not 2 \(AL-2\)$"),
        ],
    )
    def test_what_cannot_be_compared_is_refused(
        self, game: str, wish: dict[str, object], words: str
    ) -> None:
        with pytest.raises(TablewoodError, match=words):
            make_plan(game, **wish)  # type: ignore[arg-type]


class TestAnOptionThatMatters:
    def test_is_told_in_a_sentence(self) -> None:
        """LT-146: the players choose the buildings, so there is more to decide."""
        found = compared("little-town", "drafted-supply", 12)
        [pair] = found.pairs
        assert (pair.here, pair.there) == ("yes", "no")
        assert "decisions a game" in surely_different(pair)
        assert pair.findings[0].startswith(f"Yes: {surely_different(pair)[0]}: ")
        assert "drafted-supply: no -> yes; 12 of 12 deals went differently" in pair.findings[0]

    def test_is_seen_side_by_side(self) -> None:
        found = compared("tree-society", "goal", 4)
        rows = dict(rows_of([part.outline for part in found.values]))
        assert rows["games"] == ["4", "4"]
        for name in (
            "the first player wins",
            "lead of the winner",
            "points of player 1",
            "points of player 2",
            "decisions a game",
            "legal moves a decision",
        ):
            assert all(rows[name]), name
        assert "the team wins" not in rows
        endings = [cells for name, cells in rows.items() if name.startswith("ends by ")]
        for shares in zip(*endings, strict=True):
            assert sum(float(one.removesuffix("%")) for one in shares) == pytest.approx(100)

    def test_every_value_is_compared_with_every_other_one(self) -> None:
        found = compared("alynthia", "difficulty=easy,normal,difficult", 2)
        assert [part.value for part in found.values] == ["easy", "normal", "difficult"]
        assert [(pair.there, pair.here) for pair in found.pairs] == [
            ("easy", "normal"),
            ("easy", "difficult"),
            ("normal", "difficult"),
        ]
        [team] = [one for one in found.pairs[0].comparison.measures if one.unit == "%"][:1]
        assert team.name == "victories of the team"

    def test_a_team_is_not_compared_with_rivals_by_victories(self) -> None:
        found = compared("alynthia", "mode=cooperative,competitive", 2)
        [pair] = found.pairs
        names = [one.name for one in pair.comparison.measures]
        assert "decisions a game" in names
        assert not [name for name in names if "victories" in name]
        assert pair.findings[-1] == (
            "Victories are not compared: with mode=cooperative all seats win or lose together."
        )
        assert {card.at_once.error for card in pair.comparison.cards} == {float("inf")}


class TestAnOptionThatDoesNotMatter:
    def test_is_told_so(self) -> None:
        """TS-127: bots that choose at random do not look through what was sold."""
        [pair] = compared("tree-society", "show-sold", 4).pairs
        assert pair.findings == ["No: not one of 4 deals went differently (show-sold: no -> yes)."]
        assert pair.comparison.named == []
        assert surely_different(pair) == []

    def test_chance_names_nothing_among_fifteen_pairs(self) -> None:
        sides = [[made_up(n, [0] * 5, seed=seed) for n in range(60)] for seed in range(6)]
        named: list[str] = []
        for one, two in combinations(sides, 2):
            found = compare(declared(), one, two, Conditions(comparisons=15, has_one_model=False))
            named += [card.name for card in found.named]
            named += [each.name for each in found.measures if each.p < LEVEL]
        assert named == []

    def test_many_comparisons_widen_intervals_and_ask_for_more_evidence(self) -> None:
        before = [made_up(n, [0] * 5) for n in range(100)]
        after = [made_up(n, [0, 0, 2, 0, 0]) for n in range(100)]
        alone = compare(declared(), after, before, Conditions())
        among = compare(declared(), after, before, Conditions(comparisons=15))
        for one, two in zip(alone.measures, among.measures, strict=True):
            assert two.p == pytest.approx(min(1, 15 * one.p))
            assert two.difference.low <= one.difference.low
        cards = {card.id: card for card in among.cards}
        for card in alone.cards:
            assert cards[card.id].p >= card.p
            assert cards[card.id].at_once.high > card.at_once.high


class TestCards:
    def test_one_that_changes_its_worth_is_named_alone(self) -> None:
        before = [made_up(n, [0] * 5) for n in range(400)]
        after = [made_up(n, [0, 0, 3, 0, 0]) for n in range(400)]
        found = compare(declared(), after, before, Conditions(has_one_model=False))
        assert [(card.id, card.verdict) for card in found.named] == [("strong", "strong")]
        assert found.named[0].is_effect_changed

    def test_a_longer_game_takes_more_of_everything_and_favours_nothing(self) -> None:
        before = [made_up(n, [0] * 5) for n in range(100)]
        longer = [replace(game, takes=game.takes * 2) for game in before]
        plain = compare(declared(), longer, before, Conditions())
        assert len(plain.named) == 5, "by two tables, all are taken more often"
        assert compare(declared(), longer, before, Conditions(has_one_model=False)).named == []

    def test_one_that_is_only_there_with_a_value_comes_into_play(self) -> None:
        before = [made_up(n, [0] * 4) for n in range(100)]
        after = [made_up(n, [0] * 5) for n in range(100)]
        found = compare(declared(), after, before, Conditions(has_one_model=False))
        [new] = [card for card in found.named if card.id == "fourth"]
        assert (new.there_per_game, new.is_effect_changed) == (0.0, False)
        assert "fourth comes into play, " in did_it_matter("cards: 4 -> 5", found)
        back = compare(declared(), before, after, Conditions(has_one_model=False))
        assert "fourth is no longer taken, " in did_it_matter("cards: 5 -> 4", back)


def test_a_record_serves_both_ways_of_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "games.jsonl"
    options: dict[str, Value] = {"powers": "yes"}
    play(make_plan("sylve", [2], ["random"], 2, options=options), 1, record=Record(kept))
    both = make_plan("sylve", [2], ["random"], 2, compare="powers")
    whole = play(both, 1, record=Record(kept))
    assert len(kept.read_text().splitlines()) == 4, "two games were there, two were played"
    monkeypatch.setattr(run, "play_studied", None)
    assert play(both, 1, record=Record(kept)) == whole, "nothing is played twice"

"""What a card does for those who take it: found in made-up games whose truth is known."""

from collections.abc import Sequence

import pytest

from tablewood.lab.study.cards import Card, cards_of, dead, dominated
from tablewood.lab.study.comparison import Conditions, compare
from tablewood.lab.study.findings import did_it_matter
from tablewood.lab.study.model import fit
from tablewood.lab.study.outline import outline_of
from tablewood.lab.study.plan import make_plan
from tablewood.lab.study.sample import sample_of
from tablewood.lab.study.watch import StudiedGame
from tests.lab.study.made_up import declared, made_up


def studied(games: Sequence[StudiedGame]) -> dict[str, Card]:
    sample = sample_of(games)
    return {card.id: card for card in cards_of(declared(), games, sample, fit(sample))}


def test_a_card_that_leaders_take_is_not_strong_for_that() -> None:
    """Those who take it win far more often; but the chance to win that they had before explains it."""
    games = [made_up(number, [0, 0, 0, 0, 0], leaders_only=1) for number in range(500)]
    card = studied(games)["for-leaders"]
    assert card.plain > 0.7
    assert card.verdict == ""
    assert abs(card.in_the_end.value) < 0.05
    assert card.at_once.low < 0 < card.at_once.high


def test_a_strong_card_is_named_first_and_alone() -> None:
    games = [made_up(number, [0, 0, 3, 0, 0]) for number in range(500)]
    sample = sample_of(games)
    cards = cards_of(declared(), games, sample, fit(sample))
    assert [card.id for card in cards if card.verdict == "strong"] == ["strong"]
    assert cards[0].id == "strong"
    assert cards[0].at_once.low > 0.01


def test_nothing_is_named_where_all_cards_are_equal() -> None:
    """More than one in ten such studies would be too many."""
    named = 0
    for seed in range(10):
        games = [made_up(number, [1, 1, 1, 1, 1], seed=seed) for number in range(100)]
        named += any(card.verdict for card in studied(games).values())
    assert named <= 1


def test_the_chance_to_win_is_what_it_says() -> None:
    """Of the positions that promise 70 %, about 70 % are won."""
    sample = sample_of([made_up(number, [0] * 5) for number in range(800)])
    chance = fit(sample).chance(sample.moments)
    for low in (0.1, 0.3, 0.5, 0.7):
        near = (chance >= low) & (chance < low + 0.2)
        assert sample.won[near].mean() == pytest.approx(chance[near].mean(), abs=0.06)


def test_a_card_that_nobody_takes_is_dead() -> None:
    game = made_up(0, [0] * 5)
    kept = StudiedGame(
        **{
            **vars(game),
            "takes": [[0, card, seat, 0, 0] for card in (0, 1, 2, 4) for seat in (0, 1)],
            "offers": [[0, card, 0b11, 4] for card in range(5)],
            "choices": [[0, 0, 3]],
        }
    )
    found = studied([kept] * 60)
    assert [card.id for card in dead(list(found.values()))] == ["third"]
    assert (found["third"].offered, found["third"].taken_of_offered) == (120, 0)
    assert [card.id for card in dominated(list(found.values()))] == ["third"]
    assert found["third"].beaten_by == "honest"
    assert found["honest"].preference == pytest.approx(2.0)


def test_a_changed_card_is_named_and_no_other() -> None:
    before = [made_up(number, [0, 0, 0, 0, 0]) for number in range(400)]
    after = [made_up(number, [0, 0, 2, 0, 0]) for number in range(400)]
    found = compare(declared(), after, before, Conditions())
    assert [(card.id, card.verdict) for card in found.named] == [("strong", "strong")]
    back = compare(declared(), before, after, Conditions())
    assert [(card.id, card.verdict) for card in back.named] == [("strong", "weak")]


def test_did_it_matter_is_answered_in_a_sentence() -> None:
    [change] = make_plan("sylve", settings=["potion.P07.points=9"]).changes
    before = [made_up(number, [0] * 5) for number in range(300)]
    after = [made_up(number, [0, 0, 2, 0, 0]) for number in range(300)]
    same = did_it_matter(change, compare(declared(), before, before, Conditions()))
    assert same == "No: not one of 300 deals went differently (potion.P07.points: 7 -> 9)."
    yes = did_it_matter(change, compare(declared(), after, before, Conditions()))
    assert yes.startswith("Yes: strong plays stronger, by +")
    other = [made_up(number, [0] * 5, seed=1) for number in range(300)]
    unclear = did_it_matter(change, compare(declared(), other, before, Conditions()))
    assert unclear.startswith("Not that these games could tell: 300 of 300 deals went differently")


def test_winners_that_always_take_the_same_are_not_diverse() -> None:
    games = [made_up(number, [0] * 5) for number in range(50)]
    [even] = outline_of(declared(), games, False).diversity
    assert (even.different, round(even.effective)) == (5, 5)
    always = [
        StudiedGame(**{**vars(game), "takes": [[0, 2, 0, 0, 0], [0, 2, 1, 0, 0]]}) for game in games
    ]
    [same] = outline_of(declared(), always, False).diversity
    assert (same.different, same.effective, same.evenness) == (1, 1.0, 0.0)


def test_places_count_from_the_first_player() -> None:
    game = made_up(0, [0] * 5)
    second = StudiedGame(**{**vars(game), "first": 1, "wins": [0.0, 1.0], "points": [3, 9]})
    outline = outline_of(declared(), [second], False)
    assert [place.wins.share for place in outline.places] == [1.0, 0.0]
    assert [place.points.mean for place in outline.places] == [9.0, 3.0]

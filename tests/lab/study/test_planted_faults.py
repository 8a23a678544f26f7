"""A study finds a planted fault: a card made about 30 % too strong is named first, and no other card is named.

The study sees only the games. Tables hold whole numbers, so 30 % is the nearest change that they allow: a potion of 9
points instead of 7, a statue of 13 instead of 10, a house of 3, 7 and 16 points instead of 2, 5 and 12, a village of 4
renown instead of 3; and banners of 7 points instead of 5, as Sylvan Dale's cards have no points of their own.

These are small studies by hasty bots; docs/how-to/study-balance.md tells of larger ones. Interpreted, they would take
minutes, but for one.
"""

import pytest

from tablewood.kernel.options import Value
from tablewood.lab.sources import is_compiled
from tablewood.lab.study.plan import make_plan
from tablewood.lab.study.run import play
from tablewood.lab.study.study import StudyPart, sum_up

HASTY = "greedy:depth=1:guesses=1"
GAMES = {"alynthia": 200}
"""Games by each table, where 120 are too few."""

COMPETITIVE: dict[str, Value] = {"mode": "competitive"}

FAULTS: list[tuple[str, str, str, dict[str, Value]]] = [
    ("sylve", "potion.P07.points=9", "P07", {}),
    ("little-town", "building.statue.vp=13", "statue", {}),
    ("tree-society", "card.ARC12.pts=[3, 7, 16]", "ARC12", {}),
    ("sylvan-dale", "score.banner=7", "hung", {}),
    ("alynthia", "player_board.upgrade.village.reward.renown=4", "village", COMPETITIVE),
]

needs_speed = pytest.mark.skipif(not is_compiled(), reason="takes minutes interpreted")


def studied(game: str, setting: str, options: dict[str, Value], games: int = 0) -> StudyPart:
    count = games or GAMES.get(game, 120)
    plan = make_plan(game, [2], [HASTY], count, options=options, settings=[setting])
    return sum_up(play(plan, 1)).parts[0]


@pytest.mark.parametrize(
    ("game", "setting", "card", "options"),
    [
        pytest.param(*fault, marks=[] if fault[0] == "sylvan-dale" else needs_speed, id=fault[0])
        for fault in FAULTS
    ],
)
def test_is_named_first_and_alone(
    game: str, setting: str, card: str, options: dict[str, Value]
) -> None:
    part = studied(game, setting, options)
    assert part.comparison is not None
    assert [one.id for one in part.comparison.named] == [card]
    assert part.comparison.cards[0].verdict == "strong"
    assert part.findings[0].startswith("Yes: ")
    assert part.comparison.cards[0].name in part.findings[0]


@needs_speed
def test_is_named_first_without_the_table_to_compare_with() -> None:
    """The changed table alone: the card stands out from the others of its kind."""
    part = studied("tree-society", "card.ARC12.pts=[3, 7, 16]", {})
    assert (part.cards[0].id, part.cards[0].verdict) == ("ARC12", "strong")


def test_a_change_that_does_nothing_names_nothing() -> None:
    """Fame is a number: how many tokens are in the box does not matter (SD-127)."""
    part = studied("sylvan-dale", "fame_tokens.20=21", {}, games=4)
    assert part.comparison is not None
    assert part.comparison.different == 0
    assert part.comparison.named == []
    assert part.findings[0].startswith("No: not one of 4 deals went differently")

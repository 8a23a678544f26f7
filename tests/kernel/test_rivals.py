"""A seat's lead over its rivals."""

import pytest

from tablewood.kernel.rivals import lead_over_rivals, strength_of_rivals


@pytest.mark.parametrize(
    ("standings", "seat", "lead"),
    [
        ([10.0, 4.0], 0, 6.0),  # a single rival is both the best and the average
        ([10.0, 4.0], 1, -6.0),
        ([10.0, 4.0, 8.0], 0, 3.0),  # 10 - 8 / 2 - 6 / 2
        ([10.0, 4.0, 8.0], 1, -5.5),
        ([-3.0, -5.0, -7.0], 0, 2.5),
    ],
)
def test_half_the_best_rival_and_half_their_average_count_against_a_seat(
    standings: list[float], seat: int, lead: float
) -> None:
    assert lead_over_rivals(standings, seat, 0.5) == lead
    assert standings[seat] - strength_of_rivals(standings, seat) == lead


def test_rivals_may_count_for_less() -> None:
    assert lead_over_rivals([10.0, 4.0, 8.0], 0, 0.25) == 6.5
    assert lead_over_rivals([10.0, 4.0, 8.0], 0, 0.0) == 10.0


def test_equals_have_no_lead_over_each_other() -> None:
    assert [lead_over_rivals([7.5] * 4, seat, 0.5) for seat in range(4)] == [0.0] * 4

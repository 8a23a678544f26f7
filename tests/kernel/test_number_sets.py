"""Sets in one number, from the lowest member to the highest: compiled code once lost those beyond the 31st."""

import pytest

from tablewood.kernel.number_sets import (
    NO_NUMBERS,
    ROOM,
    all_below,
    excluding,
    has,
    has_more_than,
    have_in_common,
    including,
    next_subset,
    set_of,
)


@pytest.mark.parametrize("number", range(ROOM))
def test_a_set_with_one_member_has_that_and_no_other(number: int) -> None:
    alone = including(NO_NUMBERS, number)
    assert [other for other in range(ROOM) if has(alone, other)] == [number]
    assert excluding(alone, number) == NO_NUMBERS


@pytest.mark.parametrize("count", range(ROOM + 1))
def test_all_numbers_below_a_count(count: int) -> None:
    assert all_below(count) == set_of(list(range(count))) == 2**count - 1


def test_a_number_that_has_no_room_is_refused() -> None:
    with pytest.raises(IndexError):
        including(NO_NUMBERS, ROOM)


def test_having_more_than_another_set() -> None:
    assert has_more_than(set_of([3, 40]), set_of([3]))
    assert not has_more_than(set_of([3]), set_of([3, 40]))


def test_having_members_in_common() -> None:
    assert have_in_common(set_of([3, 40]), set_of([40, 41]))
    assert not have_in_common(set_of([3, 40]), set_of([4]))


def test_subsets_follow_each_other_down_to_the_empty_one() -> None:
    whole = set_of([1, 40])
    subset, found = whole, [whole]
    while subset != NO_NUMBERS:
        subset = next_subset(subset, whole)
        found.append(subset)
    assert found == [whole, set_of([40]), set_of([1]), NO_NUMBERS]

"""Rows of numbers that tell what a seat may know: declared, written, looked at and copied."""

from __future__ import annotations

from array import array

import pytest

from tablewood.kernel.observation import Numbers, Observation, copy_into, key_of
from tablewood.kernel.vectors import ints


def a_spec() -> Observation:
    spec = Observation(version=1, seats=2)
    spec.field("round", 1, 4, "the round")
    spec.field("coins", 0, 99, "the coins of each seat, the observer's first", size=2)
    return spec


def test_fields_stand_one_after_the_other() -> None:
    spec = a_spec()
    assert spec.size == 3
    assert [(field.name, field.at, field.end) for field in spec.fields] == [
        ("round", 0, 1),
        ("coins", 1, 3),
    ]
    assert spec.lows() == [1, 0, 0]
    assert spec.highs() == [4, 99, 99]
    assert spec.named("coins").at == 1
    with pytest.raises(KeyError, match="no field cions; one of round, coins"):
        spec.named("cions")


def test_a_field_must_fit_and_have_a_name_of_its_own() -> None:
    spec = a_spec()
    with pytest.raises(ValueError, match="round: there is a field of this name"):
        spec.field("round", 0, 1, "again")
    with pytest.raises(ValueError, match="gold: 1 numbers from 0 to 40000 cannot be observed"):
        spec.field("gold", 0, 40000, "too much for 16 bits")


def test_numbers_are_written_in_order() -> None:
    row = Numbers(9)
    row.put(-3)
    row.put_flag(True)
    row.put_ints(ints([4, 5]))
    row.put_ints_part(ints([6, 7, 8, 9]), 1, 3)
    row.put_same(-1, 2)
    row.count_in(0, 2)
    assert list(row.values) == [-1, 1, 4, 5, 7, 8, -1, -1, 0]
    assert row.at == 8


def test_whoever_looks_at_the_buffer_sees_what_is_written_later() -> None:
    row = Numbers(2)
    seen = memoryview(row.values)
    row.put(7)
    assert seen.tolist() == [7, 0]


def test_a_row_is_copied_into_a_buffer_of_its_kind_only() -> None:
    row = Numbers(2)
    row.put_ints(ints([3, -4]))
    out = array("h", [0, 0])
    copy_into(row, out)
    assert out.tolist() == [3, -4]
    with pytest.raises(ValueError, match="2 numbers of 16 bits with a sign, and the buffer 3"):
        copy_into(row, array("h", [0, 0, 0]))
    with pytest.raises(ValueError, match="of the format 'i'"):
        copy_into(row, array("i", [0]))


def test_equal_rows_have_equal_keys_on_every_day() -> None:
    one, same, other = Numbers(2), Numbers(2), Numbers(2)
    one.put_ints(ints([1, 2]))
    same.put_ints(ints([1, 2]))
    other.put_ints(ints([2, 1]))
    assert key_of(one) == key_of(same) != key_of(other)
    assert key_of(one) == 10732009160103689644

"""Native vectors: copies that share no memory, compiled and interpreted."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

import tablewood
from tablewood.kernel.chance import seeded
from tablewood.kernel.reflect import described
from tablewood.kernel.vectors import (
    NOWHERE,
    Ints,
    added,
    copied,
    floats,
    has,
    ints,
    joined,
    listed,
    part,
    place_of,
    plus,
    put,
    repeated,
    total,
    without,
    without_last,
    zeros,
)

MAY_KNOW_LIBRT = {"vectors.py", "observation.py", "batch.py"}
"""The kernel's own modules that handle memory; everybody else uses `kernel.vectors`."""


def test_there_and_back() -> None:
    assert listed(ints([3, 1, 2])) == [3, 1, 2]
    assert listed(zeros(3)) == [0, 0, 0]
    assert listed(repeated(7, 2)) == [7, 7]
    assert part(ints([3, 1, 2, 9]), 1, 3) == [1, 2]
    assert list(floats([0.5, 2.0])) == [0.5, 2.0]


@pytest.mark.parametrize(
    ("change", "result"),
    [
        (copied, [3, 1, 3]),
        (lambda v: put(v, 1, 8), [3, 8, 3]),
        (lambda v: plus(v, 1, 8), [3, 9, 3]),
        (lambda v: added(v, 8), [3, 1, 3, 8]),
        (lambda v: joined(v, ints([8, 9])), [3, 1, 3, 8, 9]),
        (lambda v: without(v, 3), [1, 3]),
        (without_last, [3, 1]),
    ],
)
def test_a_changed_copy_has_memory_of_its_own(change, result) -> None:  # type: ignore[no-untyped-def]
    before = ints([3, 1, 3])
    after: Ints = change(before)
    again: Ints = change(before)
    assert listed(after) == listed(again) == result
    for at in range(len(after)):
        after[at] = -1
    assert (listed(before), listed(again)) == ([3, 1, 3], result)


def test_two_that_grow_from_one_do_not_overwrite_each_other() -> None:
    """`append` of librt would: it writes into the spare memory of the vector that it is given."""
    roomy = added(added(ints([1]), 2), 3)
    one, other = added(roomy, 4), added(roomy, 5)
    assert (listed(one), listed(other)) == ([1, 2, 3, 4], [1, 2, 3, 5])


def test_what_must_be_there() -> None:
    with pytest.raises(ValueError, match="not in"):
        without(ints([1, 2]), 3)


def test_questions() -> None:
    numbers = ints([3, 1, 3])
    assert (place_of(numbers, 3), place_of(numbers, 1), place_of(numbers, 7)) == (0, 1, NOWHERE)
    assert has(numbers, 1)
    assert not has(numbers, 7)
    assert total(numbers) == 7


def test_a_shuffle_draws_the_same_for_lists_and_vectors() -> None:
    pile, numbers = list(range(20)), ints(list(range(20)))
    seeded(5).shuffle(pile)
    seeded(5).shuffle_ints(numbers)
    assert listed(numbers) == pile != list(range(20))


def test_they_are_described_and_pickled_like_lists() -> None:
    assert described(ints([3, 1])) == [3, 1]
    assert listed(pickle.loads(pickle.dumps(ints([3, 1])))) == [3, 1]
    assert listed(pickle.loads(pickle.dumps([ints([]), ints([4])]))[1]) == [4]
    assert list(pickle.loads(pickle.dumps(floats([0.5])))) == [0.5]


def test_only_the_kernel_handles_memory() -> None:
    unsafe = re.compile(r"from librt\.vecs import .*\b(append|extend|pop|remove)\b")
    package = Path(tablewood.__file__).parent
    found = {file.name for file in package.rglob("*.py") if unsafe.search(file.read_text("utf-8"))}
    assert found <= MAY_KNOW_LIBRT

"""The two sources of chance: the same numbers forever, everywhere, and all equally likely."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from tablewood.kernel.chance import WORD, Chance, ScriptedChance, SealedChance, seeded
from tests.fixtures.hidden_nim import GAME
from tests.fixtures.hidden_nim.game import Nim

KEY = bytes(range(32))

both = pytest.mark.parametrize(
    "make", [lambda: seeded(11), lambda: SealedChance(KEY)], ids=["fast", "sealed"]
)
Make = Callable[[], Chance]


# The same numbers forever


@pytest.mark.parametrize(
    ("seed", "drawn"),
    [
        (0, [364, 42, 248, 173, 746, 469, 533, 990]),
        (1, [101, 113, 125, 92, 905, 741, 779, 888]),
        (-1, [0, 574, 777, 12, 249, 885, 381, 288]),
        (1 << 63, [354, 246, 98, 384, 940, 49, 429, 44]),
        (12345678901234567890, [312, 636, 674, 88, 282, 159, 418, 114]),
    ],
)
def test_a_seed_always_gives_these_numbers(seed: int, drawn: list[int]) -> None:
    chance = seeded(seed)
    assert [chance.below(1000) for _ in drawn] == drawn


def splitmix(seed: int) -> tuple[int, int]:
    """The published finaliser, in numbers of any size: the two words of a chance."""
    mask = (1 << 64) - 1
    mixed = (seed + 0x9E3779B97F4A7C15) & mask
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    mixed ^= mixed >> 31
    return mixed & WORD, (mixed >> 32) | 1


def test_seeds_of_all_sizes_are_spread_by_splitmix() -> None:
    seeds = [sign * (3**power + 5) for power in range(130) for sign in (1, -1)]
    for seed in [*range(-100, 1000), *seeds]:
        made = seeded(seed)
        assert (made.a, made.b) == splitmix(seed), seed


def test_a_seed_always_gives_this_shuffle() -> None:
    pile = list(range(10))
    seeded(7).shuffle(pile)
    assert pile == [8, 1, 0, 3, 5, 2, 6, 4, 9, 7]


def test_a_key_always_gives_these_numbers() -> None:
    chance = SealedChance(KEY)
    drawn = [chance.below(1000) for _ in range(10)]
    assert drawn == [832, 949, 779, 199, 253, 217, 187, 40, 960, 960]
    # Anybody can check them: SHA-256 of key and counter, four bytes a number.
    blocks = b"".join(
        hashlib.sha256(KEY + counter.to_bytes(8, "big")).digest() for counter in range(2)
    )
    words = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 40, 4)]
    assert drawn == [word % 1000 for word in words]


def test_a_key_always_gives_this_shuffle() -> None:
    pile = list(range(10))
    SealedChance(KEY).shuffle(pile)
    assert pile == [8, 6, 0, 7, 9, 5, 4, 3, 1, 2]


def test_numbers_that_would_cause_bias_are_drawn_again() -> None:
    bound = 3 << 29
    chance = SealedChance(KEY)
    drawn = [chance.below(bound) for _ in range(20)]
    words: list[int] = []
    for counter in range(8):
        block = hashlib.sha256(KEY + counter.to_bytes(8, "big")).digest()
        words += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    # The highest whole multiple of the bound below 2**32 is twice the bound.
    kept = [word % bound for word in words if word < 2 * bound]
    assert any(word >= 2 * bound for word in words[:20])
    assert drawn == kept[:20]
    assert chance.draws == 20


# True of both


@both
@pytest.mark.parametrize("bound", [1, 2, 3, 6, 80, 1000, 1 << 29])
def test_numbers_lie_below_the_bound(make: Make, bound: int) -> None:
    chance = make()
    drawn = [chance.below(bound) for _ in range(200)]
    assert min(drawn) >= 0
    assert max(drawn) < bound
    assert bound <= 3 or len(set(drawn)) > 3


@both
def test_all_numbers_are_equally_likely(make: Make) -> None:
    chance = make()
    faces = Counter(chance.below(6) for _ in range(6000))
    # Six standard deviations of a binomial distribution.
    assert all(abs(faces[face] - 1000) < 174 for face in range(6))


@both
def test_all_orders_are_equally_likely(make: Make) -> None:
    chance = make()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        pile = [0, 1, 2, 3]
        chance.shuffle(pile)
        orders[tuple(pile)] += 1
    assert all(abs(orders[order] - 200) < 84 for order in permutations(range(4)))


def test_neighbouring_seeds_give_unrelated_numbers() -> None:
    firsts = Counter(seeded(seed).below(6) for seed in range(6000))
    assert all(abs(firsts[face] - 1000) < 174 for face in range(6))
    assert len({seeded(seed).below(1 << 29) for seed in range(1000)}) > 990


@both
def test_a_shuffle_keeps_every_card(make: Make) -> None:
    pile = [5, 5, 1, 9, 9, 9]
    make().shuffle(pile)
    assert sorted(pile) == [1, 5, 5, 9, 9, 9]
    for small in ([], [4]):
        chance = make()
        chance.shuffle(small)
        assert chance.draws == 0


@both
def test_draws_are_counted(make: Make) -> None:
    chance = make()
    assert chance.draws == 0
    chance.below(6)
    chance.shuffle([1, 2, 3, 4])
    assert chance.draws == 4


@both
@pytest.mark.parametrize("before", [0, 3, 8, 11])
def test_a_clone_draws_the_same_and_is_independent(make: Make, before: int) -> None:
    chance = make()
    for _ in range(before):
        chance.below(6)
    copy = chance.clone()
    assert copy.draws == before
    ahead = [copy.below(1000) for _ in range(20)]
    assert chance.draws == before
    assert [chance.below(1000) for _ in range(20)] == ahead


# Keys


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_key_has_256_bits(length: int) -> None:
    with pytest.raises(ValueError, match=f"a key of 32 bytes, not {length}"):
        SealedChance(bytes(length))


def test_other_keys_give_other_numbers() -> None:
    keys = [bytes(31) + bytes([last]) for last in range(100)]
    assert len({SealedChance(key).below(1 << 29) for key in keys}) == 100


# Scripts


def test_a_script_is_drawn_in_order_and_then_over() -> None:
    chance = ScriptedChance([3, 0, 5])
    assert [chance.below(6) for _ in range(3)] == [3, 0, 5]
    assert (chance.draws, chance.asked) == (3, [6, 6, 6])
    with pytest.raises(ValueError, match="the script is over after 3 draws, and a number from 0"):
        chance.below(2)
    assert chance.draws == 3


def test_a_script_may_go_on_with_another_chance() -> None:
    chance = ScriptedChance([1], seeded(7))
    assert [chance.below(1000) for _ in range(4)] == [1, *[seeded(7).below(1000)], *drawn_after(1)]


def drawn_after(draws: int) -> list[int]:
    """Two numbers of the seed 7, after some others."""
    chance = seeded(7)
    return [chance.below(1000) for _ in range(draws + 2)][draws:]


def test_a_number_of_the_script_must_be_possible() -> None:
    chance = ScriptedChance([6])
    with pytest.raises(
        ValueError, match="the script says 6 for draw 1, which is a number from 0 to 5"
    ):
        chance.below(6)


def test_a_clone_has_its_own_place_in_the_script() -> None:
    chance = ScriptedChance([1, 2, 3], seeded(1))
    chance.below(4)
    copy = chance.clone()
    assert [copy.below(4), copy.below(4)] == [2, 3]
    assert (chance.draws, chance.asked, copy.draws) == (1, [4], 3)
    assert [copy.below(9), chance.below(4)] == [seeded(1).below(9), 2]


def test_every_outcome_of_a_move_can_be_looked_at() -> None:
    """A move is played with an empty script to learn what it draws, then once for each number."""
    s = GAME.start(2, 1)
    s.play(GAME.promise.of(0))
    scout = s.clone()
    scout.chance = ScriptedChance([], seeded(0))
    scout.play(GAME.promise.of(0))
    (first, *_) = scout.chance.asked
    gifts = set()
    for number in range(first):
        child = s.clone()
        assert isinstance(child, Nim)
        child.chance = ScriptedChance([number], seeded(0))
        child.play(GAME.promise.of(0))
        gifts.add(child.gifts[0])
    assert len(gifts) == first

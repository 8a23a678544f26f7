"""The sources of chance, behind one small interface.

Every random event of a game draws from the chance that its state carries, so a state can be cloned, replayed
and hashed with its luck included. Simulation uses `FastChance`; tables with people use `SealedChance`, from
which nobody can predict the next shuffle by watching earlier ones. `ScriptedChance` draws what it is told, for tests
and for those who want to look at every outcome of a roll.
"""

import hashlib
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.kernel.vectors import Ints

WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Chance:
    """Draws numbers below a bound. `draws` counts them, so that a table knows when luck has been involved."""

    def __init__(self) -> None:
        self.draws: int = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely. The bound is at most 2**29."""
        raise NotImplementedError

    def clone(self) -> "Chance":
        """An independent copy that will draw the same numbers."""
        raise NotImplementedError

    def __copy__(self) -> "Chance":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Chance":
        return self.clone()

    def shuffle(self, pile: list[int]) -> None:
        """Put the pile into a random order, in place (Fisher and Yates)."""
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            card = pile[last]
            pile[last] = pile[other]
            pile[other] = card

    def shuffle_ints(self, pile: Ints) -> None:
        """The same for a vector, with the same draws."""
        last: i64 = len(pile) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            card = pile[last]
            pile[last] = pile[other]
            pile[other] = card
            last -= 1


@mypyc_attr(acyclic=True, free_list_len=1)  # one for each clone, forgotten before the next
class FastChance(Chance):
    """xoroshiro64+ on two words of 32 bits; use `seeded` to make one.

    Nothing here leaves 63 bits, so compiled code needs no big ints and interpreted code draws the same numbers.
    """

    def __init__(self, a: i64, b: i64) -> None:
        super().__init__()
        self.a: i64 = a
        self.b: i64 = b

    def below(self, bound: int) -> int:
        a: i64 = self.a
        b: i64 = self.b
        limit: i64 = bound
        word: i64 = (a + b) & WORD
        b ^= a
        self.a = (((a << 26) & WORD) | (a >> 6)) ^ b ^ ((b << 9) & WORD)
        self.b = ((b << 13) & WORD) | (b >> 19)
        self.draws += 1
        return (word * limit) >> 32

    def clone(self) -> "FastChance":
        copy = FastChance(self.a, self.b)
        copy.draws = self.draws
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _fast_again, (self.a, self.b, self.draws)


def _fast_again(a: int, b: int, draws: int) -> FastChance:
    chance = FastChance(a, b)
    chance.draws = draws
    return chance


def seeded(seed: int) -> FastChance:
    """A fast chance from any seed, small or large: splitmix64's finaliser spreads it over both words."""
    spread = seed + 0x9E3779B97F4A7C15
    high: i64 = (spread >> 32) & WORD
    low: i64 = spread & WORD
    high, low = _mixed(high, low, 30, 0xBF58476D, 0x1CE4E5B9)
    high, low = _mixed(high, low, 27, 0x94D049BB, 0x133111EB)
    low ^= ((high << 1) & WORD) | (low >> 31)
    high ^= high >> 31
    return FastChance(low, high | 1)


def _mixed(high: i64, low: i64, shift: i64, times_high: i64, times_low: i64) -> tuple[i64, i64]:
    """A number of 64 bits, given in halves: x ^ (x >> shift), times another number, modulo 2**64.

    In halves, because compiled code cannot be interrupted while it multiplies big ints: Ctrl-C would end it.
    """
    low ^= ((high << (32 - shift)) & WORD) | (low >> shift)
    high ^= high >> shift
    first = (low & 0xFFFF) * times_low
    second = (low >> 16) * times_low + (first >> 16)
    carried = (second >> 16) + low * times_high % (WORD + 1) + high * times_low % (WORD + 1)
    return carried & WORD, ((second & 0xFFFF) << 16) | (first & 0xFFFF)


@mypyc_attr(acyclic=True)
class SealedChance(Chance):
    """SHA-256 in counter mode from a 256-bit key: without the key the next number cannot be told."""

    def __init__(self, key: bytes) -> None:
        super().__init__()
        if len(key) != 32:
            raise ValueError(f"a sealed chance needs a key of 32 bytes, not {len(key)}")
        self.key: bytes = key
        self.counter: int = 0
        self.block: bytes = b""

    def below(self, bound: int) -> int:
        self.draws += 1
        # Numbers above the last whole multiple of the bound are drawn again, so that none is favoured.
        limit = (WORD + 1) - (WORD + 1) % bound
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % bound

    def _word(self) -> int:
        if not self.block:
            self.block = hashlib.sha256(self.key + self.counter.to_bytes(8, "big")).digest()
            self.counter += 1
        word = int.from_bytes(self.block[:4], "big")
        self.block = self.block[4:]
        return word

    def clone(self) -> "SealedChance":
        copy = SealedChance(self.key)
        copy.counter = self.counter
        copy.block = self.block
        copy.draws = self.draws
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _sealed_again, (self.key, self.counter, self.block, self.draws)


def _sealed_again(key: bytes, counter: int, block: bytes, draws: int) -> SealedChance:
    chance = SealedChance(key)
    chance.counter = counter
    chance.block = block
    chance.draws = draws
    return chance


@mypyc_attr(acyclic=True)
class ScriptedChance(Chance):
    """Draws the numbers of a script in order, and goes on with another chance, if one is given.

        state.chance = ScriptedChance([3, 0])            # the next two draws; a third one is an error
        state.chance = ScriptedChance([3, 0], seeded(7))   # a third one comes from the seed

    `asked` remembers the bounds of all draws: play a move with an empty script and another chance to learn what it
    draws, then once for each number below the bound to see every outcome.
    """

    def __init__(self, script: list[int], then: Chance | None = None) -> None:
        super().__init__()
        self.script: list[int] = script
        self.then: Chance | None = then
        self.asked: list[int] = []

    def below(self, bound: int) -> int:
        at = self.draws
        if at < len(self.script):
            number = self.script[at]
            if not 0 <= number < bound:
                raise ValueError(
                    f"the script says {number} for draw {at + 1}, which is a number from 0 to {bound - 1}"
                )
        elif self.then is not None:
            number = self.then.below(bound)
        else:
            raise ValueError(
                f"the script is over after {at} draws, and a number from 0 to {bound - 1} is wanted"
            )
        self.draws += 1
        self.asked.append(bound)
        return number

    def clone(self) -> "ScriptedChance":
        then = self.then
        copy = ScriptedChance(self.script.copy(), None if then is None else then.clone())
        copy.draws = self.draws
        copy.asked = self.asked.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _scripted_again, (self.script, self.then, self.draws, self.asked)


def _scripted_again(
    script: list[int], then: Chance | None, draws: int, asked: list[int]
) -> ScriptedChance:
    chance = ScriptedChance(script, then)
    chance.draws = draws
    chance.asked = asked
    return chance

"""Options of a game, declared with kind, default, allowed values and an explanation."""

from typing import Final

from tablewood.kernel.errors import BadOption, BadOptionValue, UnknownOption

Value = str | int | bool

BESIDE: Final = "+"
"""Between the words of an option that has several: `red+blue`."""

USUAL: Final = "usual"
"""The value of an option of `each_seat` where nobody chose."""


class Option:
    """One option. Its kind follows from its default: a flag, a number within bounds, or one of several words.

    With `each_seat` every seat has a word of its own, all different and in the order of the seats: `yellow+red`. The
    default, USUAL, says that nobody chose.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        help: str,
        choices: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        each_seat: bool = False,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.help: Final = help
        self.choices: Final = choices if choices is not None else []
        self.low: Final = low
        self.high: Final = high
        self.each_seat: Final = each_seat

    def allowed(self) -> list[str]:
        """The allowed values in words."""
        if isinstance(self.default, bool):
            return ["yes", "no"]
        if isinstance(self.default, int):
            return [f"{self.low} to {self.high}"]
        if self.each_seat:
            words = " or ".join(self.choices)
            return [str(self.default), f"for each seat {words}, as in {self._several(2)}"]
        return self.choices

    def values(self) -> list[Value]:
        """Every allowed value, for tests that try them all; where each seat chooses, one for each number of seats."""
        if isinstance(self.default, bool):
            return [False, True]
        if isinstance(self.default, int):
            return list(range(self.low, self.high + 1))
        if self.each_seat:
            return [self.default, *[self._several(n) for n in range(2, len(self.choices) + 1)]]
        return list(self.choices)

    def _several(self, seats: int) -> str:
        """The words of the first seats, turned round."""
        return BESIDE.join(reversed(self.choices[:seats]))

    def read(self, game: str, value: Value) -> Value:
        """The value itself, or what its text means; BadOptionValue names the allowed values."""
        found = self._meant(value)
        if found is None:
            raise BadOptionValue(game, self.name, str(value), self.allowed())
        return found

    def _meant(self, value: Value) -> Value | None:
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            return {"yes": True, "true": True, "no": False, "false": False}.get(str(value).lower())
        if isinstance(self.default, int):
            text = str(value)
            if isinstance(value, bool) or not text.removeprefix("-").isdecimal() or len(text) > 18:
                return None
            return int(text) if self.low <= int(text) <= self.high else None
        known = self._are_known(str(value)) if self.each_seat else str(value) in self.choices
        return str(value) if known else None

    def _are_known(self, value: str) -> bool:
        words = value.split(BESIDE)
        unlike = len(set(words)) == len(words)
        return value == self.default or (unlike and all(word in self.choices for word in words))


class Options:
    """The values in force for one game: every declared option has one."""

    def __init__(self, game: str, declared: list[Option], given: dict[str, Value]) -> None:
        known = [option.name for option in declared]
        for name in given:
            if name not in known:
                raise UnknownOption(game, name, known)
        self.game: Final = game
        self.values: Final[dict[str, Value]] = {
            option.name: option.read(game, given.get(option.name, option.default))
            for option in declared
        }

    def word(self, name: str) -> str:
        """The value of an option that is one of several words."""
        return str(self.values[name])

    def number(self, name: str) -> int:
        """The value of an option that is a number."""
        return int(self.values[name])

    def flag(self, name: str) -> bool:
        """The value of an option that is a yes or no."""
        return bool(self.values[name])

    def of_seats(self, name: str, usual: list[str]) -> list[str]:
        """What each seat has chosen, by seat; the usual words where nobody chose."""
        value = self.word(name)
        if value == USUAL:
            return usual
        words = value.split(BESIDE)
        if len(words) != len(usual):
            raise BadOption(self.game, name, f"{len(words)} for {len(usual)} seats")
        return words

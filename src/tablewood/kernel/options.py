"""Options of a game, declared with kind, default, allowed values and an explanation."""

from typing import Final

from tablewood.kernel.errors import BadOptionValue, UnknownOption

Value = str | int | bool


class Option:
    """One option. Its kind follows from its default: a flag, a number within bounds, or one of several words."""

    def __init__(
        self,
        name: str,
        default: Value,
        help: str,
        choices: list[str] | None = None,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.help: Final = help
        self.choices: Final = choices if choices is not None else []
        self.low: Final = low
        self.high: Final = high

    def allowed(self) -> list[str]:
        """The allowed values in words."""
        if isinstance(self.default, bool):
            return ["yes", "no"]
        if isinstance(self.default, int):
            return [f"{self.low} to {self.high}"]
        return self.choices

    def values(self) -> list[Value]:
        """Every allowed value, for tests that try them all."""
        if isinstance(self.default, bool):
            return [False, True]
        if isinstance(self.default, int):
            return list(range(self.low, self.high + 1))
        return list(self.choices)

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
        return str(value) if str(value) in self.choices else None


class Options:
    """The values in force for one game: every declared option has one."""

    def __init__(self, game: str, declared: list[Option], given: dict[str, Value]) -> None:
        known = [option.name for option in declared]
        for name in given:
            if name not in known:
                raise UnknownOption(game, name, known)
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

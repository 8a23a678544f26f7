"""The vocabulary of the guild cards: effects, mandatory parts, counters and points, from text to numbers.

A card that recombines these words needs an entry in the component table and a name in both languages, but no code.
"""

import re
from typing import Final

from tablewood.games.tree_society import parts
from tablewood.kernel.errors import one_of
from tablewood.kernel.tables import Table

NO_EFFECT: Final = (parts.NO_EFFECT, 0, parts.NOTHING)

SIMPLE: Final = {
    "purse": parts.GAINS_COINS,
    "chest": parts.FILLS_CHEST,
    "sell": parts.SELLS_MORE,
    "take": parts.TAKES_FRUIT,
}
"""Verbs with one number; coins may be paid for each thing of a kind."""

CONTINUOUS: Final = {
    "chest+": parts.ON_DEPOSIT,
    "sale+": parts.ON_SALE,
    "new-": parts.ON_NEW,
    "up-": parts.ON_RAISE,
    "take>chest": parts.ON_TAKE,
    "done>purse": parts.ON_COMPLETION,
    "discard>purse": parts.ON_DISCARD,
}

SCOPES: Final = {"any": parts.ANY, "new": parts.NEW, "own": parts.OWN}

PRICES: Final = {
    "pay": parts.FULL,
    "half": parts.HALF,
    "free": parts.FREE,
    **{f"less{coins}": coins for coins in range(1, 10)},
}
"""What a guild card revealed by a draw effect costs."""

COUNTERS: Final = {
    "banner": parts.BANNERS,
    "banner_majority": parts.MAJORITY_BANNERS,
    "guild_kinds": parts.GUILD_KINDS,
    "house": parts.HOUSES,
    "sold": parts.SOLD,
    "sold_kinds": parts.SOLD_KINDS,
    "sold_most": parts.SOLD_MOST,
    "unsold": parts.UNSOLD,
    "unsold_kinds": parts.UNSOLD_KINDS,
    "coin": parts.COINS,
}

VERBS: Final = ["none", "end", *SIMPLE, "row", "half", "less", "draw_fruit", "draw_guild", "c"]
DUTIES: Final = ["compost:1", "discard:any", "discard:done"]


def word_for(words: dict[str, int], number: int) -> str:
    """The word that stands for the number."""
    return next(word for word, meant in words.items() if meant == number)


class Words:
    """Reads the words of one guild card; every complaint names the file, the line and the key."""

    def __init__(self, card: Table, guilds: list[str]) -> None:
        self._card = card
        self._guilds = guilds

    # Effects

    def effect(self, key: str, text: str) -> tuple[int, int, int]:
        """An effect as verb, number, and what else it says."""
        verb, _, rest = text.partition(":")
        if text == "none":
            return NO_EFFECT
        if text == "end":
            return parts.SCORES_AT_END, 0, parts.NOTHING
        if text == "row":
            return parts.RENEWS_ROW, 0, parts.NOTHING
        if verb in SIMPLE:
            return self._simple(key, verb, rest)
        if verb in ("half", "less"):
            return self._cheaper(key, verb, rest)
        if verb == "draw_fruit":
            return self._draw_fruit(key, rest)
        if verb == "draw_guild":
            return self._draw_guild(key, rest)
        if verb != "c":
            self._card.fail(key, f'unknown effect "{text}"; {one_of(verb, VERBS)}')
        return self._continuous(key, rest)

    def _simple(self, key: str, verb: str, rest: str) -> tuple[int, int, int]:
        number, slash, counted = rest.partition("/")
        counter = parts.NOTHING
        if slash:
            if verb not in ("purse", "chest"):
                self._card.fail(
                    key, f'"{verb}" cannot be counted for something; purse and chest can'
                )
            counter = self.counter(key, counted)
        return SIMPLE[verb], self._number(key, number), counter

    def _cheaper(self, key: str, verb: str, rest: str) -> tuple[int, int, int]:
        reduction = parts.HALF
        scope = rest
        if verb == "less":
            number, _, scope = rest.partition(":")
            reduction = self._number(key, number)
        return parts.BUILDS_CHEAPER, reduction, SCOPES[self._one_of(key, scope, list(SCOPES))]

    def _draw_fruit(self, key: str, rest: str) -> tuple[int, int, int]:
        shown, _, kept = rest.partition(":")
        return parts.DRAWS_FRUIT, self._number(key, shown), self._number(key, kept)

    def _draw_guild(self, key: str, rest: str) -> tuple[int, int, int]:
        shown, _, price = rest.partition(":")
        reduction = PRICES[self._one_of(key, price, list(PRICES))]
        return parts.DRAWS_GUILD, self._number(key, shown), reduction

    def _continuous(self, key: str, rest: str) -> tuple[int, int, int]:
        found = re.fullmatch(r"(.*?)([1-9])", rest)
        words = [f"{word}1" for word in CONTINUOUS]
        if found is None or found[1] not in CONTINUOUS:
            self._card.fail(key, f'unknown continuous effect "c:{rest}"; {one_of(rest, words)}')
        return parts.LASTS, int(found[2]), CONTINUOUS[found[1]]

    # Mandatory parts

    def duty(self, key: str, text: str) -> tuple[int, int]:
        """A mandatory part as kind and number; none where the text is empty."""
        if not text:
            return parts.NO_DUTY, 0
        if text == "discard:any":
            return parts.DISCARD_ANY, 1
        if text == "discard:done":
            return parts.DISCARD_DONE, 1
        found = re.fullmatch(r"compost:([1-9])", text)
        if found is None:
            self._card.fail(key, f'unknown mandatory part "{text}"; {one_of(text, DUTIES)}')
        return parts.COMPOST, int(found[1])

    # Points

    def points(self, key: str, value: object) -> tuple[int, int]:
        """Points as a number and what it is counted for: 5, or `2*house`."""
        if isinstance(value, int) and not isinstance(value, bool):
            return value, parts.NOTHING
        number, star, counted = str(value).partition("*")
        if not isinstance(value, str) or not star:
            self._card.fail(key, f'"{value}" is neither a number nor a formula such as "2*house"')
        return self._number(key, number), self.counter(key, counted)

    def counter(self, key: str, text: str) -> parts.Counter:
        """What is counted: `house`, `banner:writers`."""
        word, colon, guild = text.partition(":")
        if word == "banner" and colon:
            return parts.banner_counter(self._guilds.index(self._one_of(key, guild, self._guilds)))
        return COUNTERS[self._one_of(key, text, list(COUNTERS))]

    # How

    def _number(self, key: str, text: str) -> int:
        if not text.isdecimal():
            self._card.fail(key, f'"{text}" is not a number')
        return int(text)

    def _one_of(self, key: str, word: str, allowed: list[str]) -> str:
        if word not in allowed:
            self._card.fail(key, f'unknown word "{word}"; {one_of(word, allowed)}')
        return word

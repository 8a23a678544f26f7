"""What is printed on the guild cards, as ids of texts and their variables."""

from functools import lru_cache

import msgspec

from tablewood.games.tree_society import parts
from tablewood.games.tree_society.parts import LEVELS, NOTHING, Card, CardLevel, Cards, Counter
from tablewood.games.tree_society.vocabulary import (
    CONTINUOUS,
    COUNTERS,
    PRICES,
    SCOPES,
    word_for,
)


class WordsView(msgspec.Struct, frozen=True):
    """An effect, a mandatory part or points, as the id of its text and the variables of that text."""

    text: str
    n: int = 0
    k: int = 0
    counter: str = ""
    """What is counted, as the id of its text: `counter-house`, `banners-writers`."""


class LevelView(msgspec.Struct, frozen=True):
    """A level of a guild card."""

    cost: int
    must: WordsView | None
    effect: WordsView
    points: WordsView


@lru_cache(maxsize=512)
def levels_of(cards: Cards, card: Card) -> list[LevelView]:
    """What is printed on the levels of a card; it never changes."""
    return [_level(cards, cards.at(card, level)) for level in range(1, LEVELS + 1)]


def _level(cards: Cards, at: CardLevel) -> LevelView:
    return LevelView(
        cost=cards.cost[at],
        must=_must(cards, at),
        effect=_effect(cards, at),
        points=WordsView(
            "points-fixed" if cards.counter[at] == NOTHING else "points-for-each",
            n=cards.points[at],
            counter=_counter(cards, cards.counter[at]),
        ),
    )


def _must(cards: Cards, at: CardLevel) -> WordsView | None:
    duty = cards.duty[at]
    if duty == parts.NO_DUTY:
        return None
    texts = ["", "must-compost", "must-discard-any", "must-discard-done"]
    return WordsView(texts[duty], n=cards.duty_n[at])


PLAIN = {
    parts.NO_EFFECT: "effect-none",
    parts.SCORES_AT_END: "effect-end",
    parts.GAINS_COINS: "effect-purse",
    parts.FILLS_CHEST: "effect-chest",
    parts.SELLS_MORE: "effect-sell",
    parts.TAKES_FRUIT: "effect-take",
    parts.RENEWS_ROW: "effect-row",
}


def _effect(cards: Cards, at: CardLevel) -> WordsView:
    """The text of an effect and its variables."""
    verb = cards.effect[at]
    n = cards.effect_n[at]
    of = cards.effect_of[at]
    if verb in (parts.GAINS_COINS, parts.FILLS_CHEST) and of != NOTHING:
        return WordsView(f"{PLAIN[verb]}-for-each", n=n, counter=_counter(cards, of))
    if verb in PLAIN:
        return WordsView(PLAIN[verb], n=n)
    if verb == parts.BUILDS_CHEAPER:
        price = "half" if n == parts.HALF else "less"
        return WordsView(f"effect-{price}-{word_for(SCOPES, of)}", n=max(n, 0))
    if verb == parts.DRAWS_FRUIT:
        return WordsView("effect-draw-fruit", n=n, k=of)
    if verb == parts.DRAWS_GUILD:
        price = "less" if of > 0 else word_for(PRICES, of)
        return WordsView(f"effect-draw-guild-{price}", n=n, k=max(of, 0))
    kinds = {kind: word for word, kind in CONTINUOUS.items()}
    word = kinds[of].strip("+-").replace(">", "-")
    return WordsView(f"lasting-{word}", n=n)


def _counter(cards: Cards, counter: Counter) -> str:
    """What is counted, as the id of its text."""
    if counter == NOTHING:
        return ""
    if parts.counts_one_guild(counter):
        return f"banners-{cards.guilds[parts.guild_counted(counter)]}"
    return f"counter-{word_for(COUNTERS, counter).replace('_', '-')}"

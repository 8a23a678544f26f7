"""Two tables, or two values of an option, on the same deals: what is different, and whether it mattered."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from tablewood.lab.study.cards import NOTABLE, STRONG, WEAK
from tablewood.lab.study.declaration import Declaration
from tablewood.lab.study.effects import ComparedSide, Key, OwnModelSide, difference
from tablewood.lab.study.intervals import LEVEL, Estimate, estimate, holm, p_value
from tablewood.lab.study.measures import Measure, Pairs, measures_of, paired
from tablewood.lab.study.model import fit
from tablewood.lab.study.sample import sample_of
from tablewood.lab.study.watch import StudiedGame

SHIFT = 0.2
"""By how much of its share a card must be taken more or less often to be named for that alone.

What a changed card displaces is spread over many others, each of which loses less.
"""


@dataclass(frozen=True)
class ChangedCard:
    """A card by both sides of a comparison: what taking it does, and how often it is taken."""

    kind: str
    id: str
    name: str
    at_once: Estimate
    """By how much more than before taking it improves the chance to win, until the seat's next turn.

    Less the median change of all cards by two tables, and of its kind with two values of an option.
    """
    in_the_end: Estimate
    here_per_game: float
    there_per_game: float
    taken: Estimate
    """By how much more often it is taken in a game; with two values of an option, beyond others of its kind."""
    p: float
    """The least of its three, adjusted for the number of comparisons."""
    taken_p: float
    """That of how often it is taken."""
    verdict: str
    """`strong` or `weak` if it plays stronger or weaker than on the other side, or empty."""
    is_effect_changed: bool
    """Is it named for what it does, and not for how often it is taken?"""


@dataclass(frozen=True)
class Comparison:
    """Both sides on the deals that were played by both."""

    deals: int
    different: int
    """How many deals went differently at all."""
    measures: list[Measure]
    cards: list[ChangedCard]
    """Those whose effect changed most surely first."""

    @property
    def named(self) -> list[ChangedCard]:
        """The cards that play differently."""
        return [card for card in self.cards if card.verdict]


@dataclass(frozen=True)
class Conditions:
    """How two sides are compared."""

    teams: tuple[bool, bool] = (False, False)
    """By side: do the seats win or lose together?"""
    comparisons: int = 1
    """How many comparisons are made at once: intervals and verdicts hold for all of them."""
    has_one_model: bool = True
    """Are the games alike, so that a standing promises the same chance to win on both sides?

    They are by two tables of a game, but not by two difficulties.
    """

    @property
    def has_one_result(self) -> bool:
        """Does a victory mean the same on both sides?"""
        return self.teams[0] == self.teams[1]


def compare(
    declared: Declaration,
    here: Sequence[StudiedGame],
    there: Sequence[StudiedGame],
    conditions: Conditions,
) -> Comparison:
    """Compare the games of one side with those of the other, deal by deal."""
    other = {game.number: game for game in there}
    pairs = [(game, other[game.number]) for game in here if game.number in other]
    different = len([1 for one, two in pairs if one != two])
    if not pairs:
        return Comparison(0, 0, [], [])
    measures = measures_of(pairs, conditions.teams, conditions.comparisons)
    return Comparison(len(pairs), different, measures, _changed_cards(declared, pairs, conditions))


def _changed_cards(
    declared: Declaration, pairs: Pairs, conditions: Conditions
) -> list[ChangedCard]:
    sides = _sides(pairs, conditions)
    keys = sorted({(row[0], row[1]) for pair in pairs for game in pair for row in game.takes})
    counts = _Counts(pairs, conditions.has_one_model)
    evidence = {key: _evidence(sides, counts, key, conditions) for key in keys}
    for alike in [keys] if conditions.has_one_model else _by_kind(keys):
        evidence.update(_beyond_median({key: evidence[key] for key in alike}))
    chances = [chance for key in keys for chance in _chances(evidence[key], len(pairs))]
    adjusted = holm(chances, conditions.comparisons)
    estimates = conditions.comparisons * len(chances)
    cards = [
        _changed_card(
            declared, key, counts, evidence[key], adjusted[3 * at : 3 * at + 3], estimates
        )
        for at, key in enumerate(keys)
    ]
    return sorted(cards, key=lambda card: (not card.verdict, card.p, -abs(card.taken.value)))


def _sides(pairs: Pairs, conditions: Conditions) -> tuple[ComparedSide, ComparedSide]:
    """Both sides, with one model of the chance to win or with one for each."""
    here, there = [one for one, _ in pairs], [two for _, two in pairs]
    length = sum(game.decisions for game in (*here, *there)) / (2 * len(pairs))
    one, two = sample_of(here, length), sample_of(there, length)
    if conditions.has_one_model:
        model = fit(one, two)
        return ComparedSide(one, model), ComparedSide(two, model)
    return OwnModelSide(one, fit(one)), OwnModelSide(two, fit(two))


class _Counts:
    """How often things are taken on both sides.

    Where games are not alike, a thing is taken more often only because more of its kind are taken, in a longer game
    for instance. That is left out unless `is_plain`.
    """

    def __init__(self, pairs: Pairs, is_plain: bool) -> None:
        self.deals = len(pairs)
        self._by_deal = [
            tuple(Counter((row[0], row[1]) for row in game.takes) for game in pair)
            for pair in pairs
        ]
        self._kinds = [Counter[int](), Counter[int]()]
        for counted in self._by_deal:
            for kinds, counts in zip(self._kinds, counted, strict=True):
                for (kind, _), times in counts.items():
                    kinds[kind] += times
        self._is_plain = is_plain

    def rates(self, key: Key) -> tuple[float, float]:
        """How often it is taken in a game."""
        here = sum(one[key] for one, _ in self._by_deal)
        there = sum(two[key] for _, two in self._by_deal)
        return here / self.deals, there / self.deals

    def more_often(self, key: Key) -> list[float]:
        """By deal: how much more often it was taken."""
        here, there = self._kinds[0][key[0]], self._kinds[1][key[0]]
        as_many = 1.0 if self._is_plain or not here or not there else here / there
        return [one[key] - as_many * two[key] for one, two in self._by_deal]


Evidence = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
"""How a card differs, with standard errors: its effect at once, in the end, and how often it is taken."""


def _evidence(
    sides: tuple[ComparedSide, ComparedSide], counts: _Counts, key: Key, conditions: Conditions
) -> Evidence:
    taken = paired(counts.more_often(key))
    one, two = sides
    if not (conditions.has_one_result and one.is_telling(key) and two.is_telling(key)):
        return (0.0, math.inf), (0.0, math.inf), taken
    here, there = one.effects(key), two.effects(key)
    return difference(here[0], there[0]), difference(here[1], there[1]), taken


def _chances(evidence: Evidence, deals: int) -> list[float]:
    """How likely chance alone would be to show each of the three."""
    at_once, in_the_end, taken = evidence
    return [p_value(*at_once), p_value(*in_the_end), p_value(*taken, deals)]


def _by_kind(keys: Sequence[Key]) -> list[list[Key]]:
    return [[key for key in keys if key[0] == kind] for kind in sorted({key[0] for key in keys})]


def _beyond_median(evidence: dict[Key, Evidence]) -> dict[Key, Evidence]:
    """Effects less the median of all: a rival's stronger card makes everything else look a little weaker.

    Where each side has its own model, what differs between the models for a whole kind goes with it.
    """
    tested = [one for one in evidence.values() if not math.isinf(one[0][1])]
    if not tested:
        return evidence
    at_once = median(one[0][0] for one in tested)
    in_the_end = median(one[1][0] for one in tested)
    return {
        key: ((one[0][0] - at_once, one[0][1]), (one[1][0] - in_the_end, one[1][1]), one[2])
        if not math.isinf(one[0][1])
        else one
        for key, one in evidence.items()
    }


def _changed_card(
    declared: Declaration,
    key: Key,
    counts: _Counts,
    evidence: Evidence,
    p: Sequence[float],
    comparisons: int,
) -> ChangedCard:
    rates = counts.rates(key)
    at_once, in_the_end, taken = (estimate(*one, comparisons) for one in evidence)
    verdict, is_effect_changed = _verdict(evidence, p, max(rates))
    return ChangedCard(
        declared.kinds[key[0]].name,
        declared.kinds[key[0]].domain.names[key[1]],
        declared.name_of(*key),
        at_once,
        in_the_end,
        rates[0],
        rates[1],
        taken,
        min(p),
        p[2],
        verdict,
        is_effect_changed,
    )


def _verdict(evidence: Evidence, p: Sequence[float], rate: float) -> tuple[str, bool]:
    """Does a card play differently, by enough to matter? What is surest decides how, and whether by its effect."""
    least = {0: NOTABLE, 1: NOTABLE, 2: SHIFT * rate}
    for at in sorted(least, key=lambda at: p[at]):
        value = evidence[at][0]
        if p[at] < LEVEL and abs(value) >= least[at]:
            return (STRONG if value > 0 else WEAK), at < 2
    return "", False

"""What every card or other thing does for the seat that takes it, and which of them stand out."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tablewood.lab.study.declaration import Declaration
from tablewood.lab.study.intervals import LEVEL, Estimate, estimate, holm, p_value, sureness
from tablewood.lab.study.model import WinModel
from tablewood.lab.study.sample import Floats, Mask, Sample
from tablewood.lab.study.watch import StudiedGame
from tablewood.lab.summary import wilson

NOTABLE = 0.01
"""How much of the chance to win a card must gain or cost, beyond others of its kind, to be named."""

FEW = 20
"""Fewer takes than this say nothing about a card."""

SELDOM = 0.02
"""A card is dead if it is taken in fewer of the cases in which a seat could have taken it in a game."""

ENOUGH_CHANCES = 50
"""How many such cases it needs to say so."""

STRONG, WEAK = "strong", "weak"


@dataclass(frozen=True)
class Card:
    """One thing of a kind, over all games with a number of seats."""

    kind: str
    id: str
    name: str
    takes: int
    per_game: float
    offered: int
    """How many seats in all games could take it at least once; 0 where moves do not tell."""
    taken_of_offered: int
    preference: float
    """How often it was chosen among those that could be chosen, as a multiple of an even choice; 0 where unknown."""
    at_once: Estimate
    """By how much taking it changed the chance to win until the seat's next turn, beyond others of its kind."""
    in_the_end: Estimate
    """The same, by who won in the end."""
    plain: float
    """How often those who took it won; not corrected for who was ahead."""
    p: float
    """Adjusted for the number of comparisons."""
    verdict: str
    """`strong` or `weak` if it stands out, or empty."""
    beaten_by: str
    """A card of its kind that was always chosen instead, when both could be."""


def label(id: str, name: str) -> str:
    """A card's name, after its id where that is a code (`P07`)."""
    return f"{id} {name}" if any(sign.isdigit() for sign in id) else name


@dataclass(frozen=True)
class Gains:
    """By how much each take changed the chance to win."""

    at_once: Floats
    in_the_end: Floats


def gains(sample: Sample, model: WinModel) -> Gains:
    """What became of the chance to win that the position promised before."""
    before = model.chance(sample.before)
    after = np.where(sample.ended, sample.victory, model.chance(sample.after))
    return Gains(after - before, sample.victory - before)


def cards_of(
    declared: Declaration, games: Sequence[StudiedGame], sample: Sample, model: WinModel
) -> list[Card]:
    """Every thing that was taken or could have been, those that stand out first."""
    gained = gains(sample, model)
    found = _things(games)
    tested = [key for key in found if _is_tested(sample, *key)]
    raw = {key: _deviations(sample, gained, *key) for key in tested}
    chances = [p_value(*one) for key in tested for one in raw[key]]
    adjusted = holm(chances)
    p = {key: min(adjusted[2 * at : 2 * at + 2]) for at, key in enumerate(tested)}
    chosen = _Choices(games)
    cards = [
        _card(declared, games, sample, chosen, key, raw.get(key), p.get(key, 1.0), 2 * len(tested))
        for key in found
    ]
    return sorted(cards, key=lambda card: (not card.verdict, card.p, -abs(card.at_once.value)))


def _things(games: Sequence[StudiedGame]) -> list[tuple[int, int]]:
    """The kind and number of everything that came up."""
    taken = {(row[0], row[1]) for game in games for row in game.takes}
    offered = {(row[0], row[1]) for game in games for row in game.offers}
    return sorted(taken | offered)


def _is_tested(sample: Sample, kind: int, thing: int) -> bool:
    mine = (sample.kind == kind) & (sample.thing == thing)
    others = (sample.kind == kind) & (sample.thing != thing)
    return int(mine.sum()) >= FEW and int(others.sum()) >= FEW


def _deviations(
    sample: Sample, gained: Gains, kind: int, thing: int
) -> tuple[tuple[float, float], tuple[float, float]]:
    """How far a thing's gains lie from those of others of its kind, with standard errors: at once, in the end."""
    mine = (sample.kind == kind) & (sample.thing == thing)
    others = (sample.kind == kind) & (sample.thing != thing)
    return (
        _difference(sample, gained.at_once, mine, others),
        _difference(sample, gained.in_the_end, mine, others),
    )


def _difference(sample: Sample, values: Floats, mine: Mask, others: Mask) -> tuple[float, float]:
    """The difference of two means. What was taken in the same game is not independent: the error is that of games.

    It is at least that of the card's own mean: in a team, what all take in the same game would otherwise seem exact.
    """
    shares = pull(sample, values, mine) - pull(sample, values, others)
    value = float(values[mine].mean() - values[others].mean())
    own = float(values[mine].std()) / math.sqrt(float(mine.sum()))
    return value, max(math.sqrt(float((shares**2).sum())), own)


def pull(sample: Sample, values: Floats, chosen: Mask) -> Floats:
    """By how much each game moves the mean of the chosen values."""
    pulled: Floats = np.zeros(sample.games)
    picked = values[chosen]
    np.add.at(pulled, sample.game[chosen], (picked - picked.mean()) / len(picked))
    return pulled


class _Choices:
    """Which thing was chosen when several could be."""

    def __init__(self, games: Sequence[StudiedGame]) -> None:
        self.chosen: Counter[tuple[int, int]] = Counter()
        self.expected: defaultdict[tuple[int, int], float] = defaultdict(float)
        self.over: Counter[tuple[int, int, int]] = Counter()
        for game in games:
            for kind, taken, *others in game.choices:
                if others:
                    self._add(kind, taken, others)

    def _add(self, kind: int, taken: int, others: list[int]) -> None:
        self.chosen[kind, taken] += 1
        for thing in (taken, *others):
            self.expected[kind, thing] += 1 / (1 + len(others))
        for other in others:
            self.over[kind, taken, other] += 1

    def preference(self, key: tuple[int, int]) -> float:
        expected = self.expected[key]
        return self.chosen[key] / expected if expected >= 5 else 0.0

    def beaten_by(self, kind: int, thing: int, of: int) -> int:
        """The thing that was always chosen instead, at least 20 times; -1 if there is none."""
        pairs = [
            (self.over[kind, other, thing], other)
            for other in range(of)
            if self.over[kind, other, thing] >= FEW and not self.over[kind, thing, other]
        ]
        return max(pairs)[1] if pairs else -1


def _card(
    declared: Declaration,
    games: Sequence[StudiedGame],
    sample: Sample,
    choices: _Choices,
    key: tuple[int, int],
    deviations: tuple[tuple[float, float], tuple[float, float]] | None,
    p: float,
    comparisons: int,
) -> Card:
    kind, thing = key
    mine = (sample.kind == kind) & (sample.thing == thing)
    takes = int(mine.sum())
    offered, taken = _offered(games, kind, thing)
    at_once, in_the_end = deviations or ((0.0, math.inf), (0.0, math.inf))
    beaten = choices.beaten_by(kind, thing, declared.kinds[kind].domain.size)
    return Card(
        declared.kinds[kind].name,
        declared.kinds[kind].domain.names[thing],
        declared.name_of(kind, thing),
        takes,
        takes / max(1, len(games)),
        offered,
        taken,
        choices.preference(key),
        estimate(*at_once, comparisons),
        estimate(*in_the_end, comparisons),
        float(sample.victory[mine].mean()) if takes else 0.0,
        p,
        _verdict(at_once, in_the_end, p),
        declared.name_of(kind, beaten) if beaten >= 0 else "",
    )


def _verdict(at_once: tuple[float, float], in_the_end: tuple[float, float], p: float) -> str:
    """Does a card stand out, by enough to matter?"""
    if p >= LEVEL:
        return ""
    value = max((at_once, in_the_end), key=lambda one: sureness(*one))[0]
    if abs(value) < NOTABLE:
        return ""
    return STRONG if value > 0 else WEAK


def _offered(games: Sequence[StudiedGame], kind: int, thing: int) -> tuple[int, int]:
    """How many seats could take it in their game, and how many of those did."""
    offered = taken = 0
    for game in games:
        seats = next((row[2] for row in game.offers if row[:2] == [kind, thing]), 0)
        if seats:
            offered += seats.bit_count()
            mine = {row[2] for row in game.takes if row[:2] == [kind, thing]}
            taken += len([seat for seat in mine if seats >> seat & 1])
    return offered, taken


def dead(cards: Sequence[Card]) -> list[Card]:
    """Cards that hardly any seat took that could have."""
    return [
        card
        for card in cards
        if card.offered >= ENOUGH_CHANCES
        and wilson(card.taken_of_offered, card.offered).share < SELDOM
    ]


def dominated(cards: Sequence[Card]) -> list[Card]:
    """Cards that were never chosen while a certain other one could be."""
    return [card for card in cards if card.beaten_by]

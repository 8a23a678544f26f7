"""What the numbers of a study say, in sentences: what a designer would want to hear first."""

from __future__ import annotations

from collections.abc import Sequence

from tablewood.kernel.errors import listing
from tablewood.lab.study.cards import STRONG, Card, dead, dominated, label
from tablewood.lab.study.comparison import ChangedCard, Comparison
from tablewood.lab.study.intervals import LEVEL, Estimate, sureness
from tablewood.lab.study.measures import Measure
from tablewood.lab.study.outline import Outline, Place

MOST = 5
"""How many cards, or measures, a sentence names."""


def findings_of(outline: Outline, seats: int, cards: Sequence[Card]) -> list[str]:
    """What games with one number of seats say for themselves, the most important first."""
    return [
        *_of_seats(outline, seats),
        *_of_cards(cards),
        *_of_variety(outline),
        *_of_length(outline),
    ]


def findings_of_change(change: str, comparison: Comparison) -> list[str]:
    """What a comparison says; `change` tells what is different, as in `potion.P07.points: 7 -> 9`."""
    return [did_it_matter(change, comparison), *_consequences(comparison)]


def did_it_matter(change: str, comparison: Comparison, is_option: bool = False) -> str:
    """The answer to the question that a change asks, in a sentence: cards first, or an option's whole games first."""
    deals = f"{comparison.different} of {comparison.deals} deals went differently"
    if not comparison.different:
        return f"No: not one of {comparison.deals} deals went differently ({change})."
    cards = comparison.named
    measures = [one for one in comparison.measures if one.p < LEVEL]
    if not cards and not measures:
        widest = next((one for one in comparison.measures if one.unit == "%"), None)
        limit = (
            "" if widest is None else f"; {widest.name} changed by {_percent(widest.difference)}"
        )
        return (
            f"Not that these games could tell: {deals}, but nothing stands out from chance{limit} "
            f"({change})."
        )
    of_cards = [_card_changed(card) for card in cards[:MOST]] + _and_more(len(cards), "card")
    of_games = [_measure_changed(one) for one in measures[:MOST]]
    of_games += _and_more(len(measures), "measure")
    said = of_games + of_cards if is_option else of_cards + of_games
    return f"Yes: {'; '.join(said)} ({change}; {deals})."


def _and_more(count: int, what: str) -> list[str]:
    more = count - MOST
    return [f"{more} more {what if more == 1 else what + 's'}"] if more > 0 else []


def _card_changed(card: ChangedCard) -> str:
    if not card.there_per_game:
        return f"{label(card.id, card.name)} comes into play, {card.here_per_game:.2f} times a game"
    if not card.here_per_game:
        return f"{label(card.id, card.name)} is no longer taken, {card.there_per_game:.2f} times a game before"
    if not card.is_effect_changed:
        rates = f"{card.here_per_game:.2f} instead of {card.there_per_game:.2f} a game"
        often = "more" if card.verdict == STRONG else "less"
        return f"{label(card.id, card.name)} is taken {often} often, {rates}"
    how = "stronger" if card.verdict == STRONG else "weaker"
    effect = surer(card.at_once, card.in_the_end)
    return f"{label(card.id, card.name)} plays {how}, by {_percent(effect)} of the chance to win"


def surer(at_once: Estimate, in_the_end: Estimate) -> Estimate:
    """The one of two estimates that is further from 0, for its error."""
    return max((at_once, in_the_end), key=lambda one: sureness(one.value, one.error))


def _measure_changed(measure: Measure) -> str:
    if measure.unit == "%":
        return f"{measure.name}: {measure.here:.1%} instead of {measure.there:.1%}"
    digits = 2 if measure.unit == "moves" else 1
    return f"{measure.name}: {measure.here:.{digits}f} instead of {measure.there:.{digits}f}"


def _consequences(comparison: Comparison) -> list[str]:
    """Which cards are taken more or less often."""
    moved = [one for one in comparison.cards if one.taken_p < LEVEL and not one.verdict]
    moved.sort(key=lambda card: -abs(card.taken.value))
    if not moved:
        return []
    said = [
        f"{label(card.id, card.name)} ({card.here_per_game:.2f} instead of {card.there_per_game:.2f} a game)"
        for card in moved[:MOST]
    ]
    return [f"Therefore taken more or less often: {listing(said)}."]


def _of_seats(outline: Outline, seats: int) -> list[str]:
    if outline.team is not None:
        team = outline.team
        return [f"The team wins {team.share:.1%} of the games ({team.low:.1%} to {team.high:.1%})."]
    if seats < 2:
        return []
    off = [one for one in outline.places if not one.wins.low <= outline.fair <= one.wins.high]
    if not off:
        first = outline.places[0].wins
        return [
            f"No place in the order of play is better than another: the first player wins "
            f"{first.share:.1%} ({first.low:.1%} to {first.high:.1%}; even would be {outline.fair:.1%})."
        ]
    return [f"{_place_name(one)} wins {_place_share(one, outline.fair)}." for one in off]


def _place_name(place: Place) -> str:
    names = {1: "The first player", 2: "The second player", 3: "The third player"}
    return names.get(place.place, f"Player {place.place}")


def _place_share(place: Place, fair: float) -> str:
    wins = place.wins
    how = "too often" if wins.share > fair else "too seldom"
    return f"{how}: {wins.share:.1%} ({wins.low:.1%} to {wins.high:.1%}; even would be {fair:.1%})"


def _of_cards(cards: Sequence[Card]) -> list[str]:
    found: list[str] = []
    for strong, how in ((True, "gain"), (False, "lose")):
        named = [one for one in cards if one.verdict and (one.verdict == STRONG) == strong]
        if named:
            said = [f"{label(one.id, one.name)} {_percent(_effect(one))}" for one in named[:MOST]]
            more = f" and {len(named) - MOST} more" if len(named) > MOST else ""
            found.append(
                f"Beyond others of their kind, those who take these {how} chance to win: "
                f"{listing(said)}{more}."
            )
    if cards and not any(one.verdict for one in cards):
        found.append("No card stands out from the others of its kind.")
    if unused := dead(cards):
        said = [
            f"{label(one.id, one.name)} ({one.taken_of_offered} of {one.offered})" for one in unused
        ]
        found.append(f"Hardly ever taken, though it could be: {listing(said)}.")
    if beaten := [one for one in dominated(cards) if one.takes < one.offered / 4]:
        said = [f"{label(one.id, one.name)} (by {one.beaten_by})" for one in beaten]
        found.append(f"Never chosen while another one could be: {listing(said)}.")
    return found


def _effect(card: Card) -> Estimate:
    return surer(card.at_once, card.in_the_end)


def _of_variety(outline: Outline) -> list[str]:
    """How varied the winners' choices are: one strategy that always wins would be seen here."""
    said = [f"{one.kind} {one.effective:.1f} of {one.different}" for one in outline.diversity]
    if not said:
        return []
    return [f"What winners take is as varied as this many equally popular ones: {listing(said)}."]


def _of_length(outline: Outline) -> list[str]:
    length = outline.decisions
    said = f"A game takes {length.mean:.0f} ± {length.sd:.0f} decisions"
    if len(outline.endings) > 1:
        shares = [
            f"{name.replace('-', ' ')} {count / outline.games:.0%}"
            for name, count in outline.endings.items()
        ]
        said += f"; it ends by {listing(shares)}"
    return [f"{said}."]


def _percent(effect: Estimate) -> str:
    """An effect on the chance to win, in points of a hundred, with its interval."""
    return f"{100 * effect.value:+.1f} % ({100 * effect.low:+.1f} to {100 * effect.high:+.1f})"

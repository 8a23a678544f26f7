"""The pictures of a study, as SVG: small, without script, and the same every time they are drawn."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tablewood.lab.study.cards import STRONG, WEAK, Card, label
from tablewood.lab.study.comparison import ChangedCard, Comparison
from tablewood.lab.study.study import Study, StudyPart

INK, PALE, GREEN, RED, GOLD = "#2b2b2b", "#b9b4a7", "#3f7d4f", "#b5472f", "#c58f1a"
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tablewood",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "text.color": INK,
}
MOST_BARS = 14
MOST_CARDS = 24


def pictures_of(part: StudyPart) -> dict[str, str]:
    """The pictures of one part of a study by name, as SVG text; only those that have something to show."""
    drawn: dict[str, str] = {}
    if part.outline.team is None and part.seats > 1:
        drawn["places"] = _draw(partial(_places, part), 4.6, 2.8)
    drawn["points"] = _draw(partial(_points, part), 4.6, 2.8)
    drawn["length"] = _draw(partial(_length, part), 4.6, 2.8)
    drawn["questions"] = _draw(partial(_questions, part), 4.6, 0.8 + 0.24 * _bars(part))
    for kind in dict.fromkeys(card.kind for card in part.cards):
        cards = [card for card in part.cards if card.kind == kind and _is_tested(card)]
        if len(cards) > 1:
            count = min(len(cards), MOST_CARDS)
            drawn[f"cards-{kind}"] = _draw(partial(_cards, cards), 7.2, 1.0 + 0.22 * count)
    if part.comparison is not None:
        drawn.update(pictures_of_change(part.comparison))
    return drawn


def pictures_of_change(comparison: Comparison) -> dict[str, str]:
    """What a change does to cards, if enough of them were taken on both sides."""
    cards = [one for one in comparison.cards if _is_tested(one)][:MOST_BARS]
    if not cards:
        return {}
    return {"changed": _draw(partial(_changed, cards), 7.2, 1.0 + 0.22 * MOST_BARS)}


def write_pictures(study: Study, folder: Path) -> list[Path]:
    """Write all pictures into a folder, as `sylve-2-places.svg` or `sylve-2-powers-yes-places.svg`."""
    folder.mkdir(parents=True, exist_ok=True)
    game, option = study.plan.game, study.plan.option
    drawn: dict[str, str] = {}
    for part in study.parts:
        of = f"{game}-{part.seats}-{option}-{part.value}" if option else f"{game}-{part.seats}"
        drawn.update({f"{of}-{name}": svg for name, svg in pictures_of(part).items()})
    for one in study.compared:
        for pair in one.pairs:
            of = f"{game}-{one.seats}-{option}-{pair.here}-instead-of-{pair.there}"
            changed = pictures_of_change(pair.comparison)
            drawn.update({f"{of}-{name}": svg for name, svg in changed.items()})
    written: list[Path] = []
    for name, svg in drawn.items():
        path = folder / f"{name}.svg"
        path.write_text(svg, encoding="utf-8")
        written.append(path)
    return written


Drawing = Callable[[Axes], None]


def _draw(drawing: Drawing, width: float, height: float) -> str:
    """One picture as the text of an SVG element."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        drawing(figure.add_subplot())
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    svg = file.getvalue()
    svg = svg[svg.index("<svg") :]
    return re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)


def _places(part: StudyPart, axes: Axes) -> None:
    places = part.outline.places
    shares = [100 * one.wins.share for one in places]
    low = [100 * (one.wins.share - one.wins.low) for one in places]
    high = [100 * (one.wins.high - one.wins.share) for one in places]
    labels = [f"{one.place}." for one in places]
    axes.bar(labels, shares, color=GREEN, width=0.6)
    axes.errorbar(labels, shares, yerr=[low, high], fmt="none", ecolor=INK, capsize=4)
    axes.axhline(100 * part.outline.fair, color=GOLD, linestyle="--", label="even")
    axes.set(title="Victories by order of play", xlabel="player", ylabel="% of games")
    axes.legend(frameon=False)


def _points(part: StudyPart, axes: Axes) -> None:
    won = [max(points) for points in part.points]
    lost = [point for points in part.points for point in sorted(points)[:-1]]
    both = [won, lost] if lost else [won]
    names = ["best of the game", "others"][: len(both)]
    axes.hist(both, bins=_bins([*won, *lost]), color=[GREEN, PALE][: len(both)], label=names)
    axes.set(title="Points", xlabel="points", ylabel="seats")
    axes.legend(frameon=False)


def _length(part: StudyPart, axes: Axes) -> None:
    axes.hist(part.lengths, bins=_bins(part.lengths), color=GREEN)
    axes.set(title="Length", xlabel="decisions", ylabel="games")


def _bins(values: Sequence[int]) -> list[float]:
    """At most 24 bins of whole width."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // 24))
    return [low - 0.5 + width * at for at in range((high - low) // width + 2)]


def _bars(part: StudyPart) -> int:
    return min(MOST_BARS, len(part.outline.questions))


def _questions(part: StudyPart, axes: Axes) -> None:
    asked = part.outline.questions[: _bars(part)][::-1]
    names = [one.name.replace("-", " ") for one in asked]
    axes.barh(names, [one.moves for one in asked], color=PALE)
    for at, one in enumerate(asked):
        axes.text(one.moves, at, f" {one.per_game:.1f} a game", va="center", fontsize=7)
    axes.margins(x=0.25)
    axes.set(title="Legal moves by decision", xlabel="legal moves, on average")


def _cards(cards: Sequence[Card], axes: Axes) -> None:
    """The cards of a kind that gain and lose most, with their intervals."""
    ordered = sorted(cards, key=lambda card: card.at_once.value)
    half = MOST_CARDS // 2
    shown = ordered if len(ordered) <= MOST_CARDS else [*ordered[:half], *ordered[-half:]]
    _effects(axes, shown)
    axes.margins(y=0.01)
    axes.set(
        title=f"What taking one does: {cards[0].kind}",
        xlabel="% of the chance to win until the next turn, beyond others of its kind",
    )


def _changed(cards: Sequence[ChangedCard], axes: Axes) -> None:
    _effects(axes, cards[::-1])
    axes.set(
        title="What the change does to cards",
        xlabel="% of the chance to win that taking it gains more than before",
    )


def _effects(axes: Axes, cards: Sequence[Card] | Sequence[ChangedCard]) -> None:
    """A bar for each card, from the bottom up, with its interval."""
    values = [100 * card.at_once.value for card in cards]
    reach = [100 * (card.at_once.high - card.at_once.value) for card in cards]
    colours = [{STRONG: RED, WEAK: GOLD}.get(card.verdict, PALE) for card in cards]
    names = [label(card.id, card.name) for card in cards]
    axes.barh(names, values, color=colours)
    axes.errorbar(values, names, xerr=reach, fmt="none", ecolor=INK, elinewidth=0.8, capsize=2)
    axes.axvline(0, color=INK, linewidth=0.8)


def _is_tested(card: Card | ChangedCard) -> bool:
    return card.at_once.error != float("inf")

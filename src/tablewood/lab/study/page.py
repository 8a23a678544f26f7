"""The report of a study: one HTML file with its pictures inside, without script, that prints well."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tablewood.games import game as find_game
from tablewood.kernel import text
from tablewood.kernel.errors import TablewoodError
from tablewood.lab.study.cards import Card
from tablewood.lab.study.page_tables import compared, percent, table_of
from tablewood.lab.study.side_by_side import rows_of
from tablewood.lab.study.study import ComparedOption, ComparedValues, Study, StudyPart

try:
    from tablewood.lab.study.pictures import pictures_of, pictures_of_change
except ModuleNotFoundError as error:
    raise TablewoodError(
        f'a report needs {error.name}: install the extra "lab" (pip install "tablewood[lab]")'
    ) from None

CSS = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2b2b; background: #fff; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { border-bottom: 2px solid #3f7d4f; margin-top: 3rem; }
.first { font-size: 1.15rem; font-weight: 600; }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; } .pictures svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; font-size: 0.85rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.15rem 0.6rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap; }
th:first-child, td:first-child, th:nth-child(2), td:nth-child(2) { text-align: left; }
tr.strong td { background: #f6e0da; } tr.weak td { background: #f7edd2; }
.scroll { overflow-x: auto; } footer, .note { color: #666; font-size: 0.85rem; }
@media print { body { max-width: none; margin: 0; } h2 { break-before: page; } svg, tr { break-inside: avoid; } }
"""

READING = (
    "Whoever is ahead takes more, so victories of those who took a card say little. A card is judged by how the chance "
    "to win changed from the moment before it was taken: until the seat's next turn (at once), and by who won (in the "
    "end), beyond others of its kind. That chance is a logistic regression on the seat's standing, the phase of the "
    "game and the order of play. Intervals hold for all cards at once (95 %, Bonferroni); a card is named if chance "
    "is ruled out for all comparisons together (Holm) and it gains or costs at least 1 %. All this is true of the "
    "bots that played: a stronger player may find a use for a card that they do not see."
)

READING_OPTIONS = (
    " The values of an option were played on the same deals. Each has its own model of the chance to win, and a "
    "card is compared with others of its kind; intervals and verdicts hold for all pairs of values at once."
)


def page_of(study: Study) -> str:
    """The whole report."""
    plan = study.plan
    title = _title(plan.game)
    facts = [
        f"bots: {', '.join(plan.bots)}",
        f"seed {plan.seed}",
        *[f"{name} {value}" for name, value in plan.options.items()],
        *plan.changes,
    ]
    body = "".join(_option(one) for one in study.compared)
    body += "".join(_part(part, plan.option) for part in study.parts)
    reading = READING + (READING_OPTIONS if study.compared else "")
    stopped = "<p>The study was interrupted.</p>" if study.interrupted else ""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}: a balance study</title><style>{CSS}</style></head><body>"
        f"<h1>{escape(title)}: a balance study</h1>"
        f"<p>{escape('; '.join(facts))}</p>{stopped}{body}"
        f'<h2>How to read this</h2><p class="note">{escape(reading)}</p>'
        "<footer>Made by tablewood study.</footer></body></html>\n"
    )


def _title(game: str) -> str:
    texts = text.load(find_game(game).folder / "text")
    return texts.say(text.ENGLISH, "game-name") if texts.has("game-name") else game


def _option(compared_option: ComparedOption) -> str:
    """The values of an option beside each other, before each of them is told by itself."""
    option, values = compared_option.option, compared_option.values
    names = [f"{option}={part.value}" for part in values]
    rows = [[name, "", *cells] for name, cells in rows_of([part.outline for part in values])]
    games = max(part.outline.games for part in values)
    return (
        f"<h2>{compared_option.seats} seats, {games} games by each of {escape(', '.join(names))}</h2>"
        + "".join(
            f'<p class="first">{escape(pair.findings[0])}</p>' for pair in compared_option.pairs
        )
        + "<h3>Side by side</h3>"
        + table_of(["", "", *names], rows)
        + "".join(_pair(option, pair) for pair in compared_option.pairs)
    )


def _pair(option: str, pair: ComparedValues) -> str:
    """Two values of an option."""
    here, there = f"{option}={pair.here}", f"{option}={pair.there}"
    listed = "".join(f"<li>{escape(one)}</li>" for one in pair.findings[1:])
    drawn = "".join(pictures_of_change(pair.comparison).values())
    return (
        compared(pair.comparison, here, there)
        + f'<ul>{listed}</ul><div class="pictures">{drawn}</div>'
    )


def _part(part: StudyPart, option: str) -> str:
    tables = "" if part.comparison is None else " by each table"
    value = f"{escape(option)}={escape(part.value)}, " if option else ""
    first, *rest = part.findings
    listed = "".join(f"<li>{escape(one)}</li>" for one in rest)
    drawn = pictures_of(part)
    small = [svg for name, svg in drawn.items() if not name.startswith(("cards", "changed"))]
    large = [svg for name, svg in drawn.items() if name.startswith(("cards", "changed"))]
    return (
        f"<h2>{part.seats} seats, {value}{part.outline.games} games{tables}</h2>"
        f'<p class="first">{escape(first)}</p><ul>{listed}</ul>'
        f'<div class="pictures">{"".join(small)}</div>'
        + ("" if part.comparison is None else compared(part.comparison, "this table", "the other"))
        + f'<div class="pictures">{"".join(large)}</div>'
        + _cards(part.cards)
        + _diversity(part)
        + _places(part)
        + _endings(part)
        + _questions(part)
    )


def _cards(cards: Sequence[Card]) -> str:
    if not cards:
        return ""
    rows = [
        [
            f"{one.kind} {one.id}",
            one.name,
            f"{one.per_game:.2f}",
            f"{one.taken_of_offered} of {one.offered}" if one.offered else "",
            f"{one.preference:.2f}" if one.preference else "",
            percent(one.at_once),
            percent(one.in_the_end),
            f"{one.plain:.0%}" if one.takes else "",
            one.verdict,
        ]
        for one in cards
    ]
    heads = ["card", "", "a game", "taken of offered", "preference", "gain at once", "in the end"]
    heads += ["takers win", "stands out"]
    return "<h3>All cards</h3>" + table_of(heads, rows, [one.verdict for one in cards])


def _diversity(part: StudyPart) -> str:
    rows = [
        [one.kind, "", str(one.different), f"{one.effective:.1f}", f"{one.evenness:.2f}"]
        for one in part.outline.diversity
    ]
    heads = ["what winners take", "", "different", "effective number", "evenness"]
    return "<h3>Variety</h3>" + table_of(heads, rows) if rows else ""


def _places(part: StudyPart) -> str:
    rows = [
        [
            f"{one.place}.",
            "",
            f"{one.wins.share:.1%} ({one.wins.low:.1%} to {one.wins.high:.1%})",
            f"{one.points.mean:.1f} ± {one.points.sd:.1f}",
        ]
        for one in part.outline.places
    ]
    return "<h3>Order of play</h3>" + table_of(["player", "", "wins", "points"], rows)


def _endings(part: StudyPart) -> str:
    outline = part.outline
    rows = [
        [name.replace("-", " "), "", str(count), f"{count / outline.games:.1%}"]
        for name, count in outline.endings.items()
    ]
    return "<h3>How games end</h3>" + table_of(["ending", "", "games", "share"], rows)


def _questions(part: StudyPart) -> str:
    rows = [
        [
            one.name.replace("-", " "),
            "",
            f"{one.per_game:.1f}",
            f"{one.moves:.1f}",
            f"{one.free:.0%}",
        ]
        for one in part.outline.questions
    ]
    heads = ["decision", "", "a game", "legal moves", "with a choice"]
    return "<h3>Decisions</h3>" + table_of(heads, rows)

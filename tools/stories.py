"""Whole games as their log tells them, English and French side by side.

    python tools/stories.py                 write docs/stories (the same as `make stories`)
    python tools/stories.py check           compare, and print what differs
    python tools/stories.py --game sylve

One game of each of the five, dealt by a fixed seed and played greedily by named players, so that the
files only change when rules or texts do. Read them when a text has changed: this is what players read.
Exit status: 0 all stories match, 1 a story differs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

from tablewood.games import game as find_game  # noqa: E402
from tablewood.kernel.chance import seeded  # noqa: E402
from tablewood.kernel.log import TABLE, Event  # noqa: E402
from tablewood.kernel.match import Match  # noqa: E402
from tablewood.kernel.options import Value  # noqa: E402
from tablewood.kernel.save import replace  # noqa: E402
from tablewood.kernel.scoring import ranks  # noqa: E402
from tablewood.kernel.telling import Teller  # noqa: E402
from tablewood.kernel.text import LANGUAGES, Texts, load  # noqa: E402
from tools.golden import greedily  # noqa: E402

FOLDER = ROOT / "docs" / "stories"
COMMAND = "make stories"
NAMES = ("Alice", "Ben", "Chloé")

HEADINGS = ("round", "phase", "final", "game")
"""Events whose names start with one of these words start a new part of the game."""

Sentence = tuple[str, ...]
"""The same in every language."""


@dataclass(frozen=True)
class Story:
    """A game to tell."""

    game: str
    seats: int
    seed: int
    options: dict[str, Value] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}.md"

    def match(self) -> Match:
        """The game, played to its end."""
        match = Match(find_game(self.game), self.seats, self.seed, None, self.options)
        luck = seeded(self.seed)
        while not match.state.over:
            seat, move = greedily(match.game, match.state, luck)
            match.submit(seat, match.game.notation(match.state, move))
        return match


STORIES = (
    Story("sylvan-dale", 2, 2, {"colours": "purple+yellow"}),
    Story("little-town", 2, 7),
    Story("sylve", 2, 4, {"powers": True}),
    Story("tree-society", 2, 4),
    Story("alynthia", 2, 7),
)


# The story


def story(told: Story) -> str:
    """The text of a story's file."""
    match = told.match()
    names = NAMES[: told.seats]
    tellers = [Teller(match.game, told.seats, language, names) for language in LANGUAGES]
    titles = [teller.texts.say(teller.language, "game-name") for teller in tellers]
    lines = [
        f"# {titles[0]}: a whole game" if len(set(titles)) == 1 else f"# {' · '.join(titles)}",
        "",
        f"{' and '.join(names)} play greedily; seed {told.seed}{_options(told)}. What the log tells, turn by turn; "
        f"written by `{COMMAND}`.",
        "",
        "| English | Français |",
        "|---|---|",
        *[_row(paragraph) for paragraph in paragraphs(match, tellers)],
        "",
        *result(match, tellers),
    ]
    return "\n".join([*lines, ""])


def _options(told: Story) -> str:
    return "".join(f", {name} {_value(value)}" for name, value in told.options.items())


def _value(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _row(cells: Sentence) -> str:
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def paragraphs(match: Match, tellers: Sequence[Teller]) -> list[Sentence]:
    """What one player does, or what happens to all, in one paragraph; headings in bold."""
    found: list[Sentence] = []
    own: list[Sentence] = []
    speaker = TABLE

    def end() -> None:
        if own:
            found.append(tuple(" ".join(words) for words in zip(*own, strict=True)))
            own.clear()

    for event in match.log.events:
        # Told as to the event's own seat: a story has no secrets.
        sentence = tuple(teller.event(event, event.seat) for teller in tellers)
        if is_heading(match, event):
            end()
            found.append(tuple(f"**{words}**" for words in sentence))
            speaker = TABLE
            continue
        if event.seat not in (TABLE, speaker):
            end()
            speaker = event.seat
        own.append(sentence)
    end()
    return found


def is_heading(match: Match, event: Event) -> bool:
    """Whether a new part of the game begins: a round, a phase, the scoring."""
    name = match.game.events.kinds[event.kind].name
    return name.partition("-")[0] in HEADINGS


# How it ended


def result(match: Match, tellers: Sequence[Teller]) -> list[str]:
    """Who won, and everybody's points; for a team, its result."""
    edge = load(ROOT / "src" / "tablewood" / "cli" / "text")
    verdict = match.game.verdict(match.state)
    if verdict is None:
        return [_winners(match, tellers, edge), "", *_scores(match, tellers, edge)]
    outcome = "team-wins" if verdict.won else "team-loses"
    lines = [_said(edge, tellers, outcome), ""]
    lines += ["| | | |", "|---|---|--:|"]
    for name, number in verdict.stand:
        called = [teller.texts.name(teller.language, "stand", name) for teller in tellers]
        lines.append(_row((*called, str(number))))
    return lines


def _winners(match: Match, tellers: Sequence[Teller], edge: Texts) -> str:
    winners = match.state.winners()
    return _said(edge, tellers, "wins" if len(winners) == 1 else "shares", winners)


def _said(edge: Texts, tellers: Sequence[Teller], text: str, seats: Sequence[int] = ()) -> str:
    said = []
    for teller in tellers:
        names = [teller.names[seat] for seat in seats] or teller.names
        together = f" {edge.say(teller.language, 'and')} ".join(names)
        said.append(f"**{edge.say(teller.language, text, players=together)}**")
    return " · ".join(said)


def _scores(match: Match, tellers: Sequence[Teller], edge: Texts) -> list[str]:
    scores = match.state.scores()
    lines = [_row(("", "", *tellers[0].names)), f"|---|---|{'--:|' * len(scores)}"]
    place = [edge.say(teller.language, "place") for teller in tellers]
    lines.append(_row((*place, *[str(rank) for rank in ranks(scores)])))
    for at, (part, _) in enumerate(scores[0].parts):
        called = [teller.texts.name(teller.language, "score", part) for teller in tellers]
        lines.append(_row((*called, *[str(score.parts[at][1]) for score in scores])))
    total = [f"**{edge.say(teller.language, 'total')}**" for teller in tellers]
    lines.append(_row((*total, *[f"**{score.total}**" for score in scores])))
    return lines


# The command


def differences(told: Story) -> list[str]:
    """How the file differs; empty if it is current."""
    old = told.path.read_text(encoding="utf-8") if told.path.exists() else ""
    name = str(told.path.relative_to(ROOT))
    return list(
        unified_diff(old.splitlines(), story(told).splitlines(), name, f"{name} (now)", lineterm="")
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the stories, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="?", choices=["write", "check"], default="write")
    parser.add_argument("--game", help="only this one", choices=[told.game for told in STORIES])
    wanted = parser.parse_args(arguments)
    status = 0
    for told in STORIES:
        if wanted.game in (None, told.game):
            differing = differences(told)
            if wanted.what == "check":
                print("\n".join(differing), end="\n" if differing else "")
                status = status or int(bool(differing))
            elif differing:
                FOLDER.mkdir(parents=True, exist_ok=True)
                replace(told.path, story(told))
                print(f"stories: written: {told.path.relative_to(ROOT)}")
    return status


if __name__ == "__main__":
    sys.exit(main())

"""A whole study: the games of every number of seats summed up, and what they say in sentences.

played = play(make_plan("sylve", [2], games=500, settings=["potion.P07.points=9"]))
print(sum_up(played).parts[0].findings)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from typing import Any

from tablewood.kernel.errors import TablewoodError, listing
from tablewood.lab.study.declaration import Declaration
from tablewood.lab.study.outline import Outline, outline_of
from tablewood.lab.study.plan import BASE, Arm, Plan, game_with
from tablewood.lab.study.run import PlayedStudy
from tablewood.lab.study.watch import StudiedGame

try:
    from tablewood.lab.study.cards import Card, cards_of
    from tablewood.lab.study.comparison import Comparison, Conditions, compare
    from tablewood.lab.study.findings import did_it_matter, findings_of, findings_of_change
    from tablewood.lab.study.model import fit
    from tablewood.lab.study.sample import sample_of
except ModuleNotFoundError as error:
    raise TablewoodError(
        f'a study needs {error.name}: install the extra "lab" (pip install "tablewood[lab]")'
    ) from None


@dataclass(frozen=True)
class StudyPart:
    """What a study says about one number of seats, or about one value of an option with one number of seats."""

    seats: int
    outline: Outline
    cards: list[Card]
    comparison: Comparison | None
    findings: list[str]
    """Sentences for people, the most important first."""
    points: list[list[int]]
    """The points of all games by seat, for pictures."""
    lengths: list[int]
    value: str = ""
    """The value of the option that is compared, if any."""


@dataclass(frozen=True)
class ComparedValues:
    """Two values of an option on the same deals."""

    here: str
    there: str
    """The value that this one is compared with."""
    comparison: Comparison
    findings: list[str]
    """Whether it mattered, in a sentence; and what cannot be compared."""


@dataclass(frozen=True)
class ComparedOption:
    """The values of an option beside each other, with one number of seats."""

    seats: int
    option: str
    values: list[StudyPart]
    """What each value's games say for themselves, the value to compare with first."""
    pairs: list[ComparedValues]
    """Each value with every one before it."""


@dataclass(frozen=True)
class Study:
    """The results of a study, finished or not."""

    plan: Plan
    parts: list[StudyPart]
    """By number of seats, and by value where an option is compared."""
    interrupted: bool
    compared: list[ComparedOption]
    """By number of seats; nothing unless an option is compared."""

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        plan = self.plan
        if plan.values:
            compared = {"option": plan.option, "values": list(plan.values)}
            seats = {str(one.seats): _option(one) for one in self.compared}
        else:
            compared = None
            seats = {str(part.seats): _part(part) for part in self.parts}
        return {
            "game": plan.game,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "wanted": plan.games,
            "options": {name: str(value) for name, value in plan.options.items()},
            "changes": list(plan.changes),
            "against": _against(plan),
            "compared": compared,
            "interrupted": self.interrupted,
            "seats": seats,
        }


def _against(plan: Plan) -> str | None:
    """What the table is compared with: nothing, the shipped table, or another."""
    if plan.against is None:
        return None
    return "another table" if plan.against else BASE


def _part(part: StudyPart) -> dict[str, Any]:
    told = asdict(part)
    del told["points"], told["lengths"], told["seats"], told["value"]
    return told


def _option(compared: ComparedOption) -> dict[str, Any]:
    return {
        "values": {part.value: _part(part) for part in compared.values},
        "pairs": [asdict(pair) for pair in compared.pairs],
    }


def sum_up(played: PlayedStudy) -> Study:
    """Sum up what was played, for every number of seats with at least one game."""
    plan = played.plan
    sides = plan.sides
    arms = plan.arms
    parts: list[StudyPart] = []
    compared: list[ComparedOption] = []
    for at in range(0, len(arms), sides):
        games = played.games[at : at + sides]
        if plan.values:
            found = _compared_option(plan, arms[at : at + sides], games)
            parts += found.values
            compared += [found] if found.values else []
        elif games[0]:
            parts.append(_compared_tables(plan, arms[at : at + sides], games))
    return Study(plan, parts, played.interrupted, compared)


Games = Sequence[StudiedGame]


def _compared_tables(plan: Plan, arms: Sequence[Arm], games: Sequence[Games]) -> StudyPart:
    """A table by itself, and beside the other one if there is one."""
    declared = plan.declaration()
    part = _summed_up(declared, arms[0], games[0])
    if len(arms) == 1:
        return part
    is_team = part.outline.is_team
    comparison = compare(declared, games[0], games[1], Conditions((is_team, is_team)))
    change = listing(plan.changes) if plan.changes else "the other table"
    findings = [*findings_of_change(change, comparison), *part.findings]
    return replace(part, comparison=comparison, findings=findings)


def _compared_option(plan: Plan, arms: Sequence[Arm], games: Sequence[Games]) -> ComparedOption:
    """Every value by itself, and beside every other one."""
    declared = plan.declaration()
    sides = [
        (replace(_summed_up(declared, arm, some), value=value), some)
        for value, arm, some in zip(plan.values, arms, games, strict=True)
        if some
    ]
    pairs: list[ComparedValues] = []
    count = len(plan.values) * (len(plan.values) - 1) // 2
    for (there, before), (here, after) in combinations(sides, 2):
        teams = here.outline.is_team, there.outline.is_team
        comparison = compare(declared, after, before, Conditions(teams, count, False))
        change = f"{plan.option}: {there.value} -> {here.value}"
        findings = [did_it_matter(change, comparison, is_option=True)]
        if teams[0] != teams[1]:
            team = here.value if teams[0] else there.value
            findings.append(
                f"Victories are not compared: with {plan.option}={team} all seats win or lose together."
            )
        pairs.append(ComparedValues(here.value, there.value, comparison, findings))
    return ComparedOption(arms[0].seats, plan.option, [part for part, _ in sides], pairs)


def _summed_up(declared: Declaration, arm: Arm, games: Games) -> StudyPart:
    """What the games of one side say for themselves."""
    outline = outline_of(declared, games, _is_team(arm))
    sample = sample_of(games)
    cards = cards_of(declared, games, sample, fit(sample)) if len(sample.kind) else []
    findings = findings_of(outline, arm.seats, cards)
    points = [game.points for game in games]
    lengths = [game.decisions for game in games]
    return StudyPart(arm.seats, outline, cards, None, findings, points, lengths)


def _is_team(arm: Arm) -> bool:
    """Do the seats win or lose together?"""
    game = game_with(arm.game, arm.table)
    return game.verdict(game.start(arm.seats, arm.seed, dict(arm.options))) is not None

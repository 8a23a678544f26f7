"""List which code enforces each clause of the rules, and which tests cover it.

Reads the clauses of each game (rules.md), the citations in its code (SD-29, SD-5 to SD-17) and the
citations of all tests (@rule("SD-29")), without importing any of them. A clause in force without a
test, and a citation of a clause that does not exist, are mistakes.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tablewood.kernel.clauses import Clause, RuleBook, load
from tablewood.kernel.errors import TablewoodError, UnknownClause, UnknownGame

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

ROOT = Path(__file__).resolve().parents[1]
CITING_FILES = (".py", ".toml", ".ftl")
HOLLOW_MARKS = {"skip", "xfail"}
EXAMPLE = """\
examples:
  python tools/clauses.py                         all games
  python tools/clauses.py --game sylvan-dale      one game
  python tools/clauses.py --write                 tables as build/clauses/<game>.md
exit status: 0 everything is covered, 1 something is not, 2 wrong arguments or unreadable files
"""


@dataclass(frozen=True)
class Citation:
    """A citation of a clause at a place (file and line), by a test or in code; in code perhaps within a range."""

    clause: str
    place: str
    test: str = ""
    ranged: bool = False
    inside: bool = False

    @property
    def prefix(self) -> str:
        return self.clause.partition("-")[0]


@dataclass
class Coverage:
    """The tests and citations of one game's clauses."""

    game: str
    book: RuleBook
    code: dict[str, list[str]] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    @property
    def untested(self) -> list[Clause]:
        """The clauses in force that no test is about."""
        return [clause for clause in self.book.in_force() if clause.id not in self.tests]

    @property
    def complete(self) -> bool:
        return not self.untested and not self.problems


@dataclass
class Report:
    """All requested games, and the mistakes that belong to none of them."""

    games: list[Coverage]
    problems: list[str]

    @property
    def complete(self) -> bool:
        return not self.problems and all(game.complete for game in self.games)


# The check


def game_folders(root: Path) -> list[Path]:
    """The games, found by folder: any folder that has rules."""
    return sorted(rules.parent for rules in (root / "src/tablewood/games").glob("*/rules.md"))


def check(root: Path, only: str = "") -> Report:
    """Compare rules, code and tests of all games, or of one."""
    folders = {folder.name.replace("_", "-"): folder for folder in game_folders(root)}
    wanted = only.replace("_", "-")
    if wanted and wanted not in folders:
        raise UnknownGame(only, list(folders))
    tests, problems = cited_by_tests(root)
    games = [
        Coverage(name, load(folder / "rules.md", _shown(folder / "rules.md", root)))
        for name, folder in folders.items()
    ]
    by_prefix = {game.book.prefix: game for game in games}
    if len(by_prefix) < len(games):
        prefixes = ", ".join(f"{game.game} {game.book.prefix}" for game in games)
        problems.append(f"two games share a prefix: {prefixes}")
    for citation in tests:
        if citation.prefix in by_prefix:
            _count_test(by_prefix[citation.prefix], citation)
        else:
            problems.append(f"{citation.place}: no game has clauses {citation.prefix}-...")
    for folder in folders.values():
        _count_code(by_prefix, folder, root)
    return Report([game for game in games if not wanted or game.game == wanted], problems)


def _count_test(game: Coverage, citation: Citation) -> None:
    clause = _cited(game, citation)
    if clause is not None:
        game.tests.setdefault(clause.id, []).append(citation.test)


def _count_code(by_prefix: dict[str, Coverage], folder: Path, root: Path) -> None:
    """Record which clauses a game's files cite, ranges last; its rules may cite each other, too."""
    prefixes = list(by_prefix)
    paths = sorted(path for path in folder.rglob("*") if path.suffix in CITING_FILES)
    citations = [citation for path in paths for citation in cited_by_code(path, root, prefixes)]
    for citation in sorted(citations, key=lambda citation: citation.ranged):
        game = by_prefix[citation.prefix]
        clause = _cited(game, citation)
        if clause is not None and ".py:" in citation.place:
            game.code.setdefault(clause.id, []).append(citation.place)
    for citation in cited_by_code(folder / "rules.md", root, prefixes):
        _exists(by_prefix[citation.prefix], citation)


def _cited(game: Coverage, citation: Citation) -> Clause | None:
    """The clause of a citation, which must exist and be in force; a range may run over gaps."""
    clause = _exists(game, citation)
    if clause is None or not clause.void:
        return clause
    if not citation.inside:
        game.problems.append(f"{citation.place}: cites {clause.id}, which is void")
    return None


def _exists(game: Coverage, citation: Citation) -> Clause | None:
    try:
        return game.book.clause(citation.clause)
    except UnknownClause as error:
        if not citation.inside:
            game.problems.append(f"{citation.place}: {error}")
        return None


# Citations in code


def cited_by_code(path: Path, root: Path, prefixes: Sequence[str]) -> list[Citation]:
    """Every `SD-29` in a file, and every number of a range `SD-5 to SD-17`, once per line."""
    if not prefixes:
        return []
    one = rf"\b({'|'.join(prefixes)})-(\d+)\b"
    pattern = re.compile(one + r"(?:\s+(?:#\s*)?to\s+(?:#\s*)?\1-(\d+)\b)?")
    source = path.read_text(encoding="utf-8")
    found: dict[Citation, None] = {}
    for match in pattern.finditer(source):
        first, last = sorted((int(match[2]), int(match[3] or match[2])))
        place = f"{_shown(path, root)}:{source.count(chr(10), 0, match.start()) + 1}"
        for number in range(first, last + 1):
            clause, inside = f"{match[1]}-{number}", first < number < last
            found[Citation(clause, place, ranged=first < last, inside=inside)] = None
    return list(found)


# Citations in tests


def cited_by_tests(root: Path) -> tuple[list[Citation], list[str]]:
    """All `@rule(...)` of the tests, and the mistakes in writing them."""
    citations: list[Citation] = []
    problems: list[str] = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        shown = _shown(path, root)
        for definition, name in _definitions(_parsed(path, shown).body, shown):
            _read_marks(definition, shown, name, citations, problems)
    return citations, problems


def _parsed(path: Path, shown: str) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"), shown)
    except SyntaxError as error:
        raise TablewoodError(f"{shown}:{error.lineno}: not Python: {error.msg}") from None


def _definitions(body: list[ast.stmt], shown: str) -> Iterator[tuple[Definition, str]]:
    """The functions and classes of a file, with the names under which pytest shows them."""
    for statement in body:
        if isinstance(statement, Definition):
            name = f"{shown}::{statement.name}"
            yield statement, name
            if isinstance(statement, ast.ClassDef):
                yield from _definitions(statement.body, name)


def _read_marks(
    definition: Definition, shown: str, name: str, citations: list[Citation], problems: list[str]
) -> None:
    """The clauses that one test cites; a skipped test, or a function that is not a test, covers nothing."""
    marks = [node for one in definition.decorator_list for node in ast.walk(one)]
    calls = [node for node in marks if isinstance(node, ast.Call) and _name(node.func) == "rule"]
    if not calls:
        return
    place = f"{shown}:{calls[0].lineno}"
    if not definition.name.startswith(("test", "Test")):
        problems.append(f"{place}: @rule on {definition.name}, which is not a test")
        return
    hollow = any(_name(node) in HOLLOW_MARKS for node in marks)
    for argument in (argument for call in calls for argument in call.args):
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            problems.append(f'{place}: @rule must name clauses as they are, e.g. "SD-29"')
        elif not hollow:
            citations.append(Citation(argument.value, place, name))


def _name(node: ast.AST) -> str:
    """`rule` of `rule` and of `pytest.mark.rule`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _shown(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()


# The tables


def as_text(game: Coverage) -> str:
    """The table for a terminal: one line for each clause, with the first place of each kind."""
    rows = [("clause", "first words", "code", "tests")]
    for clause in game.book.clauses:
        title = "(void)" if clause.void else clause.title
        code = [place.rpartition("/")[2] for place in game.code.get(clause.id, [])]
        tests = [test.rpartition("/")[2] for test in game.tests.get(clause.id, [])]
        none = "" if clause.void else "NO TEST"
        rows.append((clause.id, title, _first(code, "-"), _first(tests, none)))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    return "\n".join(
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]])
        for row in rows
    )


def _first(places: list[str], none: str) -> str:
    """The first of several places, and how many more."""
    if not places:
        return none
    return places[0] if len(places) == 1 else f"{places[0]} +{len(places) - 1}"


def as_markdown(game: Coverage) -> str:
    """The full table in Markdown, with every place."""
    lines = [f"# Clauses of {game.book.title}: code and tests", "", summary(game), ""]
    for chapter in game.book.chapters:
        clauses = game.book.of_chapter(chapter)
        if not clauses:
            continue
        lines += [
            f"## {chapter}",
            "",
            "| Clause | First words | Code | Tests |",
            "|---|---|---|---|",
        ]
        lines += [_markdown_row(game, clause) for clause in clauses]
        lines.append("")
    return "\n".join(lines)


def _markdown_row(game: Coverage, clause: Clause) -> str:
    title = clause.title.replace("|", "\\|")
    code = "<br>".join(f"`{place}`" for place in game.code.get(clause.id, []))
    tests = "<br>".join(f"`{test}`" for test in game.tests.get(clause.id, []))
    return f"| {clause.id} | {title} | {code} | {tests or ('' if clause.void else '**none**')} |"


def as_data(report: Report) -> dict[str, object]:
    """The report for programs."""
    return {
        "complete": report.complete,
        "problems": report.problems,
        "games": [
            {
                "game": game.game,
                "prefix": game.book.prefix,
                "untested": [clause.id for clause in game.untested],
                "problems": game.problems,
                "clauses": [
                    {
                        "id": clause.id,
                        "title": clause.title,
                        "void": clause.void,
                        "code": game.code.get(clause.id, []),
                        "tests": game.tests.get(clause.id, []),
                    }
                    for clause in game.book.clauses
                ],
            }
            for game in report.games
        ],
    }


def summary(game: Coverage) -> str:
    """One line about the game."""
    in_force = game.book.in_force()
    cited = sum(clause.id in game.code for clause in in_force)
    tested = len(in_force) - len(game.untested)
    return (
        f"{game.game}: {len(in_force)} clauses in force, "
        f"{tested} with a test, {cited} cited in the code, {len(game.problems)} mistakes"
    )


def complaints(game: Coverage) -> list[str]:
    """What is wrong with a game, one line for each mistake."""
    untested = ", ".join(clause.id for clause in game.untested)
    return [f"without a test: {untested}", *game.problems] if untested else game.problems


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="clauses",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default="", metavar="GAME", help="one game, e.g. sylvan-dale")
    parser.add_argument("--json", action="store_true", help="print the report for a program")
    parser.add_argument("--quiet", action="store_true", help="print mistakes and totals, no tables")
    parser.add_argument(
        "--write",
        nargs="?",
        type=Path,
        const=Path("build/clauses"),
        metavar="FOLDER",
        help="write the tables as FOLDER/<game>.md (build/clauses unless given)",
    )
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at")
    chosen = parser.parse_args(arguments)
    try:
        report = check(chosen.root, chosen.game)
    except TablewoodError as error:
        print(f"clauses: {error}", file=sys.stderr)
        return 2
    if chosen.write:
        write(report, chosen.write)
    if chosen.json:
        print(json.dumps(as_data(report), indent=2))
    else:
        show(report, tables=not chosen.quiet)
    return 0 if report.complete else 1


def write(report: Report, folder: Path) -> None:
    """Write one file for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in report.games:
        (folder / f"{game.game}.md").write_text(as_markdown(game), encoding="utf-8")


def show(report: Report, *, tables: bool) -> None:
    """Print the tables, the totals, and the mistakes."""
    for game in report.games:
        if tables:
            print(as_text(game), end="\n\n")
        print(summary(game))
        for complaint in complaints(game):
            print(f"  {complaint}")
    for problem in report.problems:
        print(problem)


if __name__ == "__main__":
    sys.exit(main())

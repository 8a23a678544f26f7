"""The documentation site: it builds without a warning and loads nothing from other sites."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath

import pytest

import tablewood as tw
from tools import docs, docs_pages

TUTORIALS = docs_pages.ROOT / "docs" / "tutorials"

needs_mkdocs = pytest.mark.skipif(
    bool(docs.missing()), reason=f"not installed: {docs.missing()}; {docs.EXTRA}"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("site")
    done = docs.run(folder, quiet=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


class Loaded(HTMLParser):
    """What a browser fetches when it opens a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        at = dict(attrs)
        if tag == "link" and at.get("rel") not in ("canonical", "prev", "next"):
            self.found.append(at.get("href") or "")
        elif tag in ("img", "script", "iframe", "source"):
            self.found.append(at.get("src") or "")


def loaded(html: str) -> list[str]:
    parser = Loaded()
    parser.feed(html)
    return parser.found


@needs_mkdocs
class TestTheBuiltSite:
    def test_it_has_the_rules_of_every_game_with_an_anchor_for_every_clause(
        self, site: Path
    ) -> None:
        for game in tw.game_ids():
            for folder in (f"rules/{game}", f"rules/fr/{game}"):
                page = (site / folder / "index.html").read_text(encoding="utf-8")
                assert f'id="{tw.game(game).clause(1)}"' in page

    def test_it_describes_the_public_interface(self, site: Path) -> None:
        page = (site / "reference/python/index.html").read_text(encoding="utf-8")
        for name in ("games.game_ids", "games.game", "kernel.state.State.legal", "bots.bots"):
            assert f'id="tablewood.{name}"' in page

    def test_it_describes_every_message_of_the_live_protocol(self, site: Path) -> None:
        page = (site / "reference/live/index.html").read_text(encoding="utf-8")
        for message in ("Hello", "Move", "Undo", "TableNow", "Ack", "Nack"):
            assert re.search(rf'id="tablewood\.[\w.]+\.{message}"', page), message

    def test_pages_load_nothing_from_elsewhere(self, site: Path) -> None:
        pages = sorted(site.rglob("*.html"))
        assert len(pages) > 40
        for page in pages:
            html = page.read_text(encoding="utf-8")
            foreign = [url for url in loaded(html) if re.match(r"(https?:)?//", url)]
            assert foreign == [], page.relative_to(site)

    def test_no_page_draws_with_mermaid_which_would_be_fetched_from_elsewhere(
        self, site: Path
    ) -> None:
        pages = [page.read_text(encoding="utf-8") for page in site.rglob("*.html")]
        assert not any('class="mermaid"' in page for page in pages)


@needs_mkdocs
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[away](nowhere.md)", "nowhere.md"),
        ("[anchor](index.md#nowhere)", "#nowhere"),
    ],
)
def test_a_link_that_leads_nowhere_fails_the_build(tmp_path: Path, text: str, said: str) -> None:
    config = (docs_pages.ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    [validation] = re.findall(r"^validation:\n(?: .*\n)+", config, re.M)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# Home\n\n{text}\n", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(f"site_name: Trial\n{validation}", encoding="utf-8")
    build = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    done = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert said in done.stderr


# The generated pages


def test_citations_in_the_rules_are_links() -> None:
    page = docs_pages.rules("sylve", "en")
    assert "- **SY-1**{ #SY-1 }" in page
    assert "(#SY-54)" in page
    assert "[[" not in page


def test_the_french_rules_are_marked_as_french() -> None:
    assert '<div lang="fr" markdown>' in docs_pages.rules("sylve", "fr")


def test_every_command_is_described() -> None:
    page = docs_pages.commands()
    for name in ("play", "serve", "sim", "match", "verify"):
        assert f"## tablewood {name}\n\n```text\nUsage: tablewood {name}" in page


def test_every_path_of_the_http_interface_is_described() -> None:
    page = docs_pages.http()
    assert "### `POST /api/tables`" in page
    assert "| `game` |" in page
    for name in re.findall(r"\]\(#(\w+)\)", page):
        assert f"{{ #{name} }}" in page


@pytest.mark.parametrize(
    ("text", "page"),
    [
        ("[map](architecture.md)", "[map](architecture.md)"),
        ("[map](architecture.md#teams)", "[map](architecture.md#teams)"),
        ("[here](#below)", "[here](#below)"),
        ("[more](https://example.org/x)", "[more](https://example.org/x)"),
        ("[how](../CONTRIBUTING.md)", "[how](contributing.md)"),
        ("[all](decisions/)", "[all](decisions/README.md)"),
        ("[kit](../web/src/board/README.md)", "[kit](reference/board-kit.md)"),
        ("[the list](../pyproject.toml)", "the list (`pyproject.toml`)"),
        ("[pyproject.toml](../pyproject.toml)", "`pyproject.toml`"),
        ("[gone](../nowhere.md)", "[gone](../nowhere.md)"),
    ],
)
def test_links_out_of_the_folder_lead_to_pages(text: str, page: str) -> None:
    source = PurePosixPath("docs/page.md")
    assert docs_pages.relinked(text, source, PurePosixPath("page.md")) == page


# The tutorial


def test_the_examples_of_the_first_program_run_one_after_the_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (TUTORIALS / "first-program.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(examples) == 4
    names: dict[str, object] = {"__name__": "tutorial"}
    for example in examples:
        exec(compile(example, "first-program.md", "exec"), names)
    *_, because, clause, wins = capsys.readouterr().out.splitlines()
    assert (because, clause) == ("A1 is a mountain, not grass.", "LT-28")
    assert wins == "{'greedy': 5, 'random': 0}"

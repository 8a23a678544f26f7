"""Hooks for MkDocs: they add the generated pages, list folders in the navigation, and fix links.

`nav` in mkdocs.yml may name a folder (`decisions/`): all its pages are listed, in the order of their names.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools import docs_pages  # noqa: E402

made = cache(docs_pages.pages)

ICON = "assets/icon.svg"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List the pages of the folders that the navigation names."""
    config.nav = expanded(config.nav, Path(config.docs_dir))
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in `docs/`."""
    for path, text in made().items():
        files.append(File.generated(config, path, content=text))
    icon = ROOT / "web" / "public" / "icon.svg"
    files.append(File.generated(config, ICON, abs_src_path=str(icon)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links out of `docs/` into links to pages of the site."""
    if page.file.generated_by is not None:
        return markdown
    path = PurePosixPath(page.file.src_uri)
    return docs_pages.relinked(markdown, "docs" / path, path)


def expanded(nav: Any, docs: Path) -> Any:
    """The navigation with every folder replaced by the list of its pages."""
    if isinstance(nav, list):
        return [expanded(part, docs) for part in nav]
    if isinstance(nav, dict):
        return {title: expanded(part, docs) for title, part in nav.items()}
    if not str(nav).endswith("/"):
        return nav
    kept = [path.relative_to(docs).as_posix() for path in (docs / nav).glob("*.md")]
    found = [*kept, *(path for path in made() if path.rpartition("/")[0] + "/" == nav)]
    return sorted(found, key=lambda path: (not path.endswith(("README.md", "index.md")), path))

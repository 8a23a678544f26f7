"""Build the documentation into build/site, or serve it while you write.

python -m tools.docs                  build; every warning is an error
python -m tools.docs --serve          serve on http://127.0.0.1:8100/, and rebuild when a page changes
python -m tools.docs --into FOLDER    build somewhere else
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NEEDED = ("mkdocs", "material", "mkdocstrings")
EXTRA = "pip install -e '.[docs]'"


def missing() -> str:
    """What the extra `docs` needs and is not installed; empty if nothing is missing."""
    return ", ".join(name for name in NEEDED if find_spec(name) is None)


def command(into: Path | None = None, serve: str = "") -> list[str]:
    """The command that runs MkDocs."""
    mkdocs = [sys.executable, "-m", "mkdocs"]
    config = ["--strict", "--config-file", str(ROOT / "mkdocs.yml")]
    if serve:
        return [*mkdocs, "serve", *config, "--dev-addr", serve]
    return [*mkdocs, "build", *config, *(["--site-dir", str(into)] if into else [])]


def run(
    into: Path | None = None, serve: str = "", quiet: bool = False
) -> subprocess.CompletedProcess[str]:
    """Build or serve; returns the exit status, and the output if it was captured."""
    # Material prints a long notice about MkDocs 2, which the extra excludes.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        command(into, serve),
        cwd=ROOT,
        env=environment,
        check=False,
        capture_output=quiet,
        text=True,
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Build the documentation.")
    parser.add_argument("--into", type=Path, help="the folder of the site (build/site)")
    parser.add_argument("--serve", action="store_true", help="serve it, and watch for changes")
    parser.add_argument("--address", default="127.0.0.1:8100", help="where to serve it")
    asked = parser.parse_args(arguments)
    if lacking := missing():
        print(f"docs: {lacking} not installed: {EXTRA}", file=sys.stderr)
        return 2
    return run(asked.into, asked.address if asked.serve else "").returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

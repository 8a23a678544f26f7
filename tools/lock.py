"""Pin everything we install, with hashes: requirements/*.txt.

    make lock                     resolve anew, with the newest versions that pyproject.toml allows
    make lock ARGS=--keep         only add what is missing, and keep the versions there are

One resolution for all files, valid for every system and every Python from 3.11 on, by uv. `make test` and the container
install from these files alone; a test compares them with pyproject.toml. No address of a registry is written down.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
EXTRAS = {
    "server": ["postgres", "accounts", "push"],
    "dev": ["dev", "postgres", "accounts", "push"],
    "docs": ["docs"],
    "lab": ["lab", "ray", "peers"],
    "check": ["check"],
    "build": ["build"],
}
"""The files, and the extras of pyproject.toml that each installs."""

COMMON = [
    "--universal",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-annotate",
    "--no-header",
    "--quiet",
    "--python-version=3.11",
]


def main() -> int:
    """Write all files; the first thing that goes wrong ends it."""
    uv = Path(sys.executable).with_name("uv")
    if not uv.exists():
        print("lock: uv is missing: .venv/bin/python -m pip install uv", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder) / "everything.txt"
        if "--keep" in sys.argv[1:]:
            everything.write_text("\n".join(file.read_text() for file in FOLDER.glob("*.txt")))
        compile_into(uv, everything, sorted({one for extras in EXTRAS.values() for one in extras}))
        for name, extras in EXTRAS.items():
            compile_into(uv, FOLDER / f"{name}.txt", extras, "--constraint", str(everything))
            print(f"lock: requirements/{name}.txt", flush=True)
    return 0


def compile_into(uv: Path, goal: Path, extras: list[str], *more: str) -> None:
    """Resolve the dependencies with these extras into one file."""
    wanted = [f"--extra={extra}" for extra in extras]
    command = [str(uv), "pip", "compile", *COMMON, *wanted, *more, "pyproject.toml"]
    environment = {"SSL_CERT_FILE": os.environ.get("PIP_CERT", ""), **os.environ}
    if not environment["SSL_CERT_FILE"]:
        del environment["SSL_CERT_FILE"]
    subprocess.run([*command, "-o", str(goal)], cwd=ROOT, env=environment, check=True)


if __name__ == "__main__":
    sys.exit(main())

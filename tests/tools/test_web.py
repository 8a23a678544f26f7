"""Building the client: which Node versions work, when there is nothing to do, and what goes into a package."""

from __future__ import annotations

import gzip
import json
import tomllib
from pathlib import Path

import pytest

from tools import web

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ((18, 20), False),
        ((20, 18), False),
        ((20, 19), True),
        ((21, 7), False),
        ((22, 11), False),
        ((22, 12), True),
        ((24, 0), True),
        ((0, 0), False),
    ],
)
def test_which_node_versions_work(version: tuple[int, int], will_do: bool) -> None:
    assert web.is_new_enough(version) == will_do


def test_another_program_has_no_node_version(tmp_path: Path) -> None:
    assert web.version_of(str(tmp_path / "node")) == (0, 0)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source, whose build writes one file."""
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    monkeypatch.setattr(web, "STATIC", tmp_path / "static")
    monkeypatch.setattr(web, "INDEX", tmp_path / "static" / "index.html")
    monkeypatch.setattr(web, "STAMP", tmp_path / "build" / "web.json")
    monkeypatch.setattr("sys.argv", ["web.py"])

    def build() -> None:
        web.STATIC.mkdir(exist_ok=True)
        web.INDEX.write_text("built")

    monkeypatch.setattr(web, "build", build)
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("one")
    (tmp_path / "web" / "node_modules").mkdir()
    return tmp_path


def test_nothing_is_built_twice(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert web.main() == 0
    (checkout / "web" / "node_modules" / "x.js").write_text("not a source")
    assert web.main() == 0
    assert capsys.readouterr().out == "web: up to date\n"


@pytest.mark.parametrize("change", ["source", "new", "lost"])
def test_a_change_is_built(checkout: Path, capsys: pytest.CaptureFixture[str], change: str) -> None:
    web.main()
    if change == "source":
        (checkout / "web" / "src" / "main.ts").write_text("two")
    elif change == "new":
        (checkout / "web" / "src" / "more.ts").write_text("")
    else:
        web.INDEX.unlink()
    assert web.main() == 0
    assert "up to date" not in capsys.readouterr().out
    assert web.INDEX.exists()


def test_a_failed_build_is_reported_in_one_line(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails() -> None:
        raise FileNotFoundError("no vite")

    monkeypatch.setattr(web, "build", fails)
    assert web.main() == 1
    assert capsys.readouterr().err == "web: the client could not be built: no vite\n"
    assert not web.STAMP.exists()


def test_files_are_compressed_where_that_helps(tmp_path: Path) -> None:
    for name, size in (("large.js", 5000), ("small.js", 10), ("large.png", 5000)):
        (tmp_path / name).write_bytes(b"x" * size)
        web.pack(tmp_path / name)
    assert [path.name for path in tmp_path.glob("*.gz")] == ["large.js.gz"]
    assert gzip.decompress((tmp_path / "large.js.gz").read_bytes()) == b"x" * 5000


def test_the_client_is_in_every_package() -> None:
    """It is not in git, so it must be named."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = project["tool"]["hatch"]["build"]
    folder = web.STATIC.relative_to(ROOT).as_posix()
    assert build["artifacts"] == [folder]
    assert f"/{folder}/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    for target in ("wheel", "sdist"):
        assert build["targets"][target]["hooks"]["custom"]["path"] == "hatch_build.py"


# What is installed


LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_the_lock_lists_the_binaries_of_every_system() -> None:
    """Otherwise `npm ci` works only on systems like the one where the lock was written."""
    wanted = {
        (name, version)
        for package in LOCK.values()
        for name, version in package.get("optionalDependencies", {}).items()
        if version[0].isdigit()
    }
    locked = {(name.rpartition("node_modules/")[2], one["version"]) for name, one in LOCK.items()}
    assert ("@rolldown/binding-darwin-arm64", LOCK["node_modules/rolldown"]["version"]) in wanted
    assert not wanted - locked


def test_the_lock_has_a_hash_for_everything_and_names_no_registry() -> None:
    packages = {name: one for name, one in LOCK.items() if name}
    assert packages
    assert not [name for name, one in packages.items() if "integrity" not in one]
    assert not [name for name, one in packages.items() if "resolved" in one]


def test_the_client_is_installed_as_locked(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "web" / "package-lock.json").write_text("{}")
    ran: list[str] = []
    monkeypatch.setattr(web, "npm_of", lambda node: Path("npm"))
    monkeypatch.setattr(web, "run", lambda node, script, *words: ran.extend(words))
    web.install(Path("node"))
    assert ran[0] == "ci"

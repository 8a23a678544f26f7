"""What we install is pinned, with hashes, and fits what pyproject.toml asks for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.lock import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)")


def locked(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")


def pins(name: str) -> dict[str, list[str]]:
    """The versions of each package; several if it depends on the system or on Python."""
    found: dict[str, list[str]] = {}
    for line in locked(name).splitlines():
        if pin := PIN.match(line):
            found.setdefault(canonicalize_name(pin[1]), []).append(pin[2])
    return found


@pytest.mark.parametrize("name", EXTRAS)
def test_every_requirement_is_pinned_to_a_version_that_fits(name: str) -> None:
    wanted = list(PROJECT["dependencies"])
    for extra in EXTRAS[name]:
        wanted += PROJECT["optional-dependencies"][extra]
    pinned = pins(name)
    for text in wanted:
        requirement = Requirement(text)
        versions = pinned.get(canonicalize_name(requirement.name), [])
        assert versions, f"{text} is not in requirements/{name}.txt: make lock"
        assert all(requirement.specifier.contains(one) for one in versions), f"{text}: make lock"


@pytest.mark.parametrize("name", EXTRAS)
def test_every_pin_has_a_hash_and_no_address(name: str) -> None:
    text = locked(name)
    entries = [entry for entry in re.split(r"\n(?=\S)", text.strip()) if PIN.match(entry)]
    assert len(entries) > 5
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in text
    assert "index-url" not in text


def test_all_files_pin_the_same_versions() -> None:
    versions: dict[str, set[tuple[str, ...]]] = {}
    for name in EXTRAS:
        for package, found in pins(name).items():
            versions.setdefault(package, set()).add(tuple(sorted(found)))
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}

"""The GitHub workflows, the wheels, and the pre-commit hooks."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TARGETS = re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
VERSIONS = [
    name.rpartition(" ")[2]
    for name in PROJECT["project"]["classifiers"]
    if re.search(r"Python :: 3\.\d+$", name)
]

each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def test_there_are_workflows_and_targets() -> None:
    assert [path.stem for path in WORKFLOWS] == ["tests", "wheels"]
    assert {"check", "test", "docs", "web"} <= set(TARGETS)
    assert VERSIONS == ["3.11", "3.12", "3.13", "3.14"]


@each_workflow
def test_a_workflow_makes_only_what_the_makefile_has(path: Path) -> None:
    named = [
        target
        for step in steps(path)
        for target in re.findall(r"\bmake ([a-z-]+)", step.get("run", ""))
    ]
    assert named
    assert set(named) <= set(TARGETS)


@each_workflow
def test_a_workflow_names_only_files_that_exist(path: Path) -> None:
    for step in steps(path):
        for name in re.findall(r"\btests/\w+", step.get("run", "")):
            assert (ROOT / name).exists(), name


@each_workflow
def test_actions_are_pinned_to_a_commit_and_say_which_version_it_is(path: Path) -> None:
    used = re.findall(r"uses: (.*)", path.read_text(encoding="utf-8"))
    assert len(used) >= 3
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


@each_workflow
def test_a_workflow_may_only_read(path: Path) -> None:
    assert read(path)["permissions"] == {"contents": "read"}


def test_the_tests_run_on_every_system_and_version_we_support() -> None:
    jobs = read(ROOT / ".github" / "workflows" / "tests.yml")["jobs"]
    assert jobs["test"]["strategy"]["matrix"]["python"] == VERSIONS
    assert jobs["check"]["strategy"]["matrix"]["python"] == VERSIONS
    systems = [name.partition("-")[0] for name in jobs["test"]["strategy"]["matrix"]["system"]]
    assert systems == ["ubuntu", "macos", "windows"]


def test_wheels_are_compiled_for_every_version_we_support() -> None:
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in VERSIONS]


def test_hooks_run_the_tools_of_the_checkout_and_download_nothing() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    tools = {
        re.split(r"[\[>=<]", name)[0] for name in PROJECT["project"]["optional-dependencies"]["dev"]
    }
    assert {"pre-commit", "ruff", "mypy"} <= tools
    for hook in repository["hooks"]:
        assert hook["language"] == "system"
        assert hook["entry"].startswith((".venv/bin/ruff ", ".venv/bin/python -m mypy"))


def test_the_second_type_checker_reads_every_module_of_the_public_interface() -> None:
    public = (ROOT / "src" / "tablewood" / "__init__.py").read_text(encoding="utf-8")
    read_by_it = PROJECT["tool"]["basedpyright"]["include"]
    modules = re.findall(r"^from ([\w.]+) import", public, re.M)
    assert modules
    for module in modules:
        path = "src/" + module.replace(".", "/")
        assert {f"{path}.py", f"{path}/__init__.py"} & set(read_by_it), module
    assert [path for path in read_by_it if not (ROOT / path).exists()] == []

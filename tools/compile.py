"""Compile the rules with mypyc: `build/compiled` becomes a copy of the package with its extensions.

    python tools/compile.py                 in a checkout; skipped when nothing changed
    python tools/compile.py --optimise      the same as for wheels: slower to build, faster to run (tools/optimise.py)
    PYTHONPATH=build/compiled python ...    runs compiled; without it, the sources run interpreted

pyproject.toml lists what is compiled: `[tool.tablewood.compile]`. Wheels are made by the same code
(hatch_build.py). Where nothing can be compiled, it prints one line that says why, and succeeds.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, contextmanager
from fnmatch import fnmatch
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.optimise import (  # noqa: E402
    COUNTING,
    INFORMED,
    PLAIN,
    Flags,
    is_gcc,
    play_for_the_counts,
    version_of,
)

SOURCES = ROOT / "src" / "tablewood"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
WORK = BUILD / "mypyc"  # C files and objects, kept so that a small change compiles fast

BUILD_NOTE = "tablewood/build.txt"  # what the package was compiled by, for `tablewood bench`

REQUIRES = ["mypy>=2.4", "setuptools>=77"]
GROUP = "tablewood"  # the one shared library; each module only loads its part of it
JOBS = os.cpu_count() or 1


def main() -> int:
    """Compile the checkout, or, for a wheel, into the given empty folder."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--into", type=Path, metavar="DIR", help="leave the extensions in DIR/lib")
    parser.add_argument(
        "--optimise", action="store_true", help="compile twice, and play in between (PGO, LTO; GCC)"
    )
    wanted = parser.parse_args()
    into: Path | None = wanted.into
    optimised: bool = wanted.optimise and is_gcc(c_compiler())
    reason = why_not()
    if reason:
        shutil.rmtree(COMPILED, ignore_errors=True)
        print(f"compile: skipped, {reason}; the games run interpreted (same rules, slower)")
    elif not find_spec("mypy"):
        sys.exit("compile: mypy is not installed; 'make compile' sets everything up")
    elif into:
        copy_sources(into / "stage")
        compile_package(into / "stage", into, optimised)
    else:
        with one_at_a_time():
            compile_checkout(optimised)
    return 0


# What can be compiled, and where


def why_not() -> str:
    """Why nothing can be compiled here; empty if it can."""
    if os.environ.get("TABLEWOOD_PURE"):
        return "TABLEWOOD_PURE is set"
    compiler = c_compiler()
    if not compiler:
        return "there is no C compiler"
    if sys.platform == "win32":
        return ""
    trial = [*compiler, f"-I{sysconfig.get_path('include')}", "-fsyntax-only", "-x", "c", "-"]
    answer = subprocess.run(trial, input=b"#include <Python.h>\n", capture_output=True, check=False)
    return "" if answer.returncode == 0 else f"{compiler[0]} finds no Python.h"


def c_compiler() -> list[str]:
    """The command of the C compiler: from CC, from Python's configuration, or any other; empty if none."""
    if sys.platform == "win32":
        return ["cl"] if shutil.which("cl") else []
    wanted = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    commands = [shlex.split(command) for command in wanted if command]
    return next((command for command in commands if shutil.which(command[0])), [])


def compile_table() -> dict[str, list[str]]:
    """The table `[tool.tablewood.compile]` of pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    table: dict[str, list[str]] = project["tool"]["tablewood"]["compile"]
    return table


def files_to_compile(package: Path) -> list[Path]:
    """The files that the table includes and does not exclude."""
    table = compile_table()
    files = [file for folder in table["include"] for file in (package / folder).rglob("*.py")]
    return sorted(file for file in files if not excluded(file.relative_to(package), table))


def excluded(file: Path, table: dict[str, list[str]]) -> bool:
    """Whether the table leaves the file out, by its name or by its path in the package."""
    return any(
        fnmatch(file.as_posix() if "/" in pattern else file.name, pattern)
        for pattern in table["exclude"]
    )


# A checkout: build/compiled, kept up to date


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Compile in one process at a time: a second one waits, and then finds nothing to do."""
    import fcntl

    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_checkout(optimised: bool) -> None:
    """Bring build/compiled up to date: compile if the rules changed, else copy what changed."""
    tools = [Path(__file__), Path(__file__).with_name("optimise.py")]
    kind = "optimised" if optimised else "plain"
    tool = digest(tools, json.dumps(compile_table()), sys.version, version("mypy"), kind)
    rules = digest(files_of("*.py", *compile_table()["include"]), tool)
    everything = digest(files_of("*", ""), rules)
    made = stamp_of(COMPILED)
    if made.get("everything") == everything:
        print("compile: up to date")
        return
    fresh = BUILD / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    copy_sources(fresh)
    if made.get("rules") == rules:
        copy_extensions([*COMPILED.rglob("*.so"), COMPILED / BUILD_NOTE], COMPILED, fresh)
        print("compile: the rules are up to date, the rest was copied")
    else:
        if stamp_of(WORK).get("tool") != tool:
            shutil.rmtree(WORK, ignore_errors=True)
        write_stamp(WORK, {"tool": tool})
        compile_package(fresh, WORK, optimised)
    write_stamp(fresh, {"rules": rules, "everything": everything})
    replace(COMPILED, fresh)


def files_of(pattern: str, *folders: str) -> list[Path]:
    """Files of the package below the folders, without caches."""
    files = [file for folder in folders for file in (SOURCES / folder).rglob(pattern)]
    return sorted(file for file in files if file.is_file() and "__pycache__" not in file.parts)


def digest(files: list[Path], *more: str) -> str:
    """A digest of the names and contents of files, and of further texts."""
    sha = hashlib.sha256("\0".join(more).encode())
    for file in files:
        sha.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
        sha.update(file.read_bytes())
    return sha.hexdigest()


def stamp_of(folder: Path) -> dict[str, str]:
    """What the folder was made from; empty if it is not there."""
    try:
        stamp: dict[str, str] = json.loads((folder / "stamp.json").read_text())
    except (FileNotFoundError, ValueError):
        return {}
    return stamp


def write_stamp(folder: Path, stamp: dict[str, str]) -> None:
    """Record what the folder is made from."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "stamp.json").write_text(json.dumps(stamp))


def copy_sources(into: Path) -> None:
    """Copy the package, so that extensions can lie beside the copied sources."""
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCES, into / "tablewood", ignore=ignore)


def copy_extensions(files: Iterable[Path], below: Path, into: Path) -> None:
    """Copy the extensions below one folder to the same places in another."""
    for file in files:
        shutil.copy2(file, into / file.relative_to(below))


def replace(old: Path, new: Path) -> None:
    """Replace the old folder by the new one in one step, so that nobody sees a mixture."""
    gone = old.with_suffix(".old")
    shutil.rmtree(gone, ignore_errors=True)
    if old.exists():
        old.rename(gone)
    new.rename(old)
    shutil.rmtree(gone, ignore_errors=True)


# The compilation itself


def compile_package(stage: Path, work: Path, optimised: bool) -> None:
    """Compile the package in `stage`, with C files and objects in `work`."""
    files = [file.relative_to(stage).as_posix() for file in files_to_compile(stage / "tablewood")]
    takes = "five minutes or more" if optimised else "a minute or two, the first time"
    print(
        f"compile: {len(files)} modules with mypyc and {c_compiler()[0]}, {JOBS} at a time"
        f" ({takes}) ...",
        flush=True,
    )
    began = time.monotonic()
    stage, work = stage.resolve(), work.resolve()
    if optimised:
        build_into(stage, work, files, COUNTING)
        play_for_the_counts(stage)
        for made in (work / "objects").rglob("*.o"):
            made.unlink()  # compiled again, with the counts that lie beside them
    build_into(stage, work, files, INFORMED if optimised else PLAIN)
    note = f"mypyc {version('mypy')}, {version_of(c_compiler())}{', PGO, LTO' if optimised else ''}"
    for folder in (stage, work / "lib"):
        (folder / BUILD_NOTE).write_text(f"{note}\n", encoding="utf-8")
    print(f"compile: done in {time.monotonic() - began:.0f} s")


def build_into(stage: Path, work: Path, files: list[str], flags: Flags) -> None:
    """Compile the files of the stage, and put the extensions beside them."""
    with chdir(stage):
        made = build(translate(files, work / "c", flags), work)
    copy_extensions(made, work / "lib", stage)


def translate(files: list[str], target: Path, wanted: Flags) -> list[Any]:
    """Python to C, one C file for each module: they compile in parallel, and run no slower."""
    import setuptools  # noqa: F401  mypyc looks whether it is there
    from mypyc.build import mypycify

    mypy = ["--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent"]
    extensions: list[Any] = mypycify(
        [*mypy, *files],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
        target_dir=str(target),
    )
    for extension in extensions:
        flags = [flag for flag in extension.extra_compile_args if not flag.startswith("-W")]
        if sys.platform != "win32":
            # A compiler warning about generated code must not stop the build.
            flags += ["-w", "-fvisibility=hidden", *wanted.compiler]
            extension.extra_link_args = [*extension.extra_link_args, *wanted.linker]
        extension.extra_compile_args = flags
    return extensions


def build(extensions: list[Any], work: Path) -> list[Path]:
    """C to extension modules in work/lib."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, LinkError

    class BuildExtensions(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            if compiler.compiler_type == "unix":
                compiler.compile = SideBySide(compiler, work / "c", pool)
            super().build_extensions()

    os.environ["CC"] = shlex.join(c_compiler())
    command = BuildExtensions(Distribution({"name": "tablewood", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = (
        JOBS + 1
    )  # one of them is the shared library, which mostly waits for its files
    command.ensure_finalized()
    with ThreadPoolExecutor(JOBS) as pool:
        try:
            command.run()
        except (CompileError, LinkError):
            sys.exit("compile: the C compiler failed, see above; TABLEWOOD_PURE=1 does without it")
    return [Path(file) for file in command.get_outputs()]


class SideBySide:
    """Replaces a compiler's `compile`: compiles files in parallel, and only those that changed."""

    def __init__(self, compiler: Any, c_files: Path, pool: ThreadPoolExecutor) -> None:
        self.compiler = compiler
        self.compile = compiler.compile
        self.pool = pool
        self.headers = max(header.stat().st_mtime for header in c_files.rglob("*.h"))

    def __call__(self, sources: list[str], **options: Any) -> list[str]:
        """The object files of all the sources."""
        futures = [self.pool.submit(self.compile_one, source, options) for source in sources]
        try:
            return [made for future in futures for made in future.result()]
        finally:
            for future in futures:
                future.cancel()  # after a failure, drop the files that still wait

    def compile_one(self, source: str, options: dict[str, Any]) -> list[str]:
        """The object file of one source, compiled unless it is newer than everything it comes from."""
        folder = options["output_dir"]
        objects: list[str] = self.compiler.object_filenames([source], output_dir=folder)
        made = Path(objects[0])
        newest = max(Path(source).stat().st_mtime, self.headers)
        if not made.exists() or made.stat().st_mtime <= newest:
            self.compile([source], **options)
        return objects


if __name__ == "__main__":
    sys.exit(main())

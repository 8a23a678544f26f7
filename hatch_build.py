"""How a package is built: with the browser client in it; compiled where there is a C compiler, else plain Python.

Editable installs stay interpreted and without a client, as `make` takes care of both. TABLEWOOD_PURE leaves the
compilation out, TABLEWOOD_NO_CLIENT the client. With GCC, a wheel is compiled twice and optimised by what games do
(tools/optimise.py); TABLEWOOD_PLAIN compiles once, in a third of the time.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZipFile

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import compile, web  # noqa: E402

PAGE = "tablewood/server/static/index.html"


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Builds the client; compiles a copy of the package, and adds the extensions to the wheel."""

    def dependencies(self) -> list[str]:
        """Node, for a client that is not there; to compile, tools, and the types of what the package imports."""
        needed = [] if self._has_client() or web.machines_node() else [web.WHEEL]
        if self.target_name == "sdist" or compile.why_not():
            return needed
        return [*needed, *compile.REQUIRES, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the package is written: build the client, and compile."""
        if version == "editable":
            return
        if not self._has_client():
            self._build_client()
        if self.target_name == "sdist" or compile.why_not():
            return
        self.folder = TemporaryDirectory(prefix="tablewood-")
        into = Path(self.folder.name).resolve()
        how = [] if os.environ.get("TABLEWOOD_PLAIN") else ["--optimise"]
        subprocess.run([sys.executable, compile.__file__, "--into", str(into), *how], check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in (into / "lib").rglob("*.*"):
            build_data["force_include"][str(file)] = file.relative_to(into / "lib").as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the package is written: clean up, and see that a wheel has its page."""
        if not build_data.get("pure_python", True):
            self.folder.cleanup()
        if self.target_name == "wheel" and version != "editable" and self._wants_client():
            with ZipFile(artifact_path) as wheel:
                if PAGE not in wheel.namelist():
                    raise FileNotFoundError(f"{artifact_path} has no browser client ({PAGE})")

    def _wants_client(self) -> bool:
        return not os.environ.get("TABLEWOOD_NO_CLIENT")

    def _has_client(self) -> bool:
        """Is there one already, as in an sdist, or is none wanted?"""
        return web.INDEX.exists() or not self._wants_client()

    def _build_client(self) -> None:
        """In a process of its own: what the build needs is on its path, and what it says is seen."""
        done = subprocess.run([sys.executable, web.__file__], check=False)
        if done.returncode:
            raise RuntimeError("no browser client; TABLEWOOD_NO_CLIENT=1 builds without it")

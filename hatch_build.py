"""How a wheel is built: compiled where there is a C compiler, and plain Python elsewhere.

Editable installs stay interpreted, and so does everything when TABLEWOOD_PURE is set.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import compile  # noqa: E402


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Compiles a copy of the package, and adds the extensions to the wheel."""

    def dependencies(self) -> list[str]:
        """What the compilation needs: its tools, and the types of what the package imports."""
        if compile.why_not():
            return []
        return [*compile.REQUIRES, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is written: compile."""
        if version == "editable" or compile.why_not():
            return
        self.folder = TemporaryDirectory(prefix="tablewood-")
        into = Path(self.folder.name).resolve()
        subprocess.run([sys.executable, compile.__file__, "--into", str(into)], check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in (into / "lib").rglob("*.*"):
            build_data["force_include"][str(file)] = file.relative_to(into / "lib").as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the wheel is written: clean up."""
        if not build_data["pure_python"]:
            self.folder.cleanup()

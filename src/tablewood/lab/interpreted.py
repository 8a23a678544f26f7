"""Run a module of Tablewood from its Python sources, even where the compiled package is installed.

    python -m tablewood.lab.interpreted tablewood.lab.bench
    python -m tablewood.lab.interpreted tablewood sim sylvan-dale --games 10 --processes 1

Use it to measure what compilation gains, and to step into the rules with a debugger.
"""

from __future__ import annotations

import importlib
import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "tablewood"


class SourcesOnly(MetaPathFinder):
    """Finds the modules of one package as sources, and leaves all others to the usual finders."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != PACKAGE:
            return None
        for folder in sys.path if path is None else path:
            finder = FileFinder(folder or ".", (SourceFileLoader, SOURCE_SUFFIXES))
            found = finder.find_spec(fullname)
            if found is not None and found.loader is not None:
                return found
        raise ModuleNotFoundError(f"no Python source of {fullname}", name=fullname)


def use_sources() -> None:
    """From now on import the package from its sources; forget what was imported so far."""
    sys.meta_path.insert(0, SourcesOnly())
    for name in list(sys.modules):
        if name.partition(".")[0] == PACKAGE:
            del sys.modules[name]
    importlib.invalidate_caches()


def main() -> None:
    """Run the module that the first argument names, with the arguments after it."""
    if len(sys.argv) < 2:
        sys.exit("usage: python -m tablewood.lab.interpreted MODULE [ARGUMENT ...]")
    del sys.argv[0]
    use_sources()
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()

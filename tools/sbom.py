"""List all that we ship, in the form auditors and scanners read: CycloneDX, build/sbom/*.json.

    make sbom

`python.json` lists what requirements/server.txt pins, by cyclonedx-py; `browser.json` lists what the client is built
with, by npm.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

from tools.web import WEB, machines_node, npm_of, wheels_node  # noqa: E402

FOLDER = ROOT / "build" / "sbom"


def main() -> int:
    """Write both lists."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    pinned = ROOT / "requirements" / "server.txt"
    python = [sys.executable, "-m", "cyclonedx_py", "requirements", str(pinned)]
    named = ["--pyproject", str(ROOT / "pyproject.toml"), "--output-reproducible"]
    subprocess.run([*python, *named, "--output-file", str(FOLDER / "python.json")], check=True)
    node = machines_node() or wheels_node()
    listed = subprocess.run(
        [node, npm_of(node), "sbom", "--sbom-format=cyclonedx", "--package-lock-only"],
        cwd=WEB,
        check=True,
        capture_output=True,
    )
    (FOLDER / "browser.json").write_bytes(listed.stdout)
    print(f"sbom: {FOLDER.relative_to(ROOT)}/python.json, browser.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Draw the client's icons for devices, web/public/icon-*.png, from our own drawing web/public/icon.svg.

    python tools/icons.py

Chromium draws them. Maskable icons and those of Apple's devices fill the whole square and leave a margin, because the
device cuts its own shape out of them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, find_chromium

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER = "#f4efe4"
"""The background of the drawing, which fills the square where the device cuts its shape."""


class Icon(NamedTuple):
    """A file to draw."""

    name: str
    size: int
    scale: float = 1.0
    """How much of the square the drawing takes up."""


ICONS = (
    Icon("icon-192", 192),
    Icon("icon-512", 512),
    Icon("icon-maskable-512", 512, 0.74),
    Icon("icon-apple-180", 180, 0.86),
)


def draw(page: Page, icon: Icon, drawing: str) -> None:
    """Draw one icon; if it fills the square, its background does too."""
    fills = icon.scale < 1
    side = round(icon.size * icon.scale)
    if fills:
        drawing = re.sub(r"<rect[^>]*/>", "", drawing)
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content(
        f"<style>body {{ margin: 0; display: grid; place-items: center; height: {icon.size}px;"
        f" background: {PAPER if fills else 'transparent'} }}"
        f" svg {{ width: {side}px; height: {side}px }}</style>{drawing}"
    )
    page.screenshot(path=FOLDER / f"{icon.name}.png", omit_background=not fills)
    print(f"icons: {icon.name}.png")


def main() -> int:
    """Draw them all."""
    found = find_chromium()
    if not found:
        print("icons: Chromium is not installed", file=sys.stderr)
        return 1
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        page = browser.new_page()
        for icon in ICONS:
            draw(page, icon, drawing)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

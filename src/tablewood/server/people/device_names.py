"""What a device is called: its browser and its system, as its user agent tells them."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""In this order: most browsers also claim to be the ones further down."""

SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def names_of(agent: str) -> tuple[str, str]:
    """The browser and the system; empty where the user agent does not tell."""
    return _first(BROWSERS, agent), _first(SYSTEMS, agent)


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for mark, name in known if mark in agent), "")

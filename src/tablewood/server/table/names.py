"""What people may be called: something that can be read, in a line, and that is not the name of a bot."""

from __future__ import annotations

import unicodedata

from tablewood.bots import bots
from tablewood.server.table.refusal import TableError

LONGEST_NAME = 24

MOST_MARKS = 2
"""How many accents may be piled on one letter that has no form with them: enough for any language."""

BLANK_LETTERS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that look like nothing at all: fillers, and Braille without a dot."""

BOT_NAMES = frozenset(
    {
        *("Sapling", "Young tree", "Grown tree", "Ancient tree", "Random", "Greedy", "Search"),
        *("Jeune pousse", "Jeune arbre", "Grand arbre", "Arbre vénérable"),
        *("Hasard", "Glouton", "Recherche"),
    }
)
"""What browsers call the bots, in every language; a test compares them with the browser's texts."""


LOOK_ALIKES = str.maketrans(
    "авгеһіјкӏмнопрсԛѕтухѵԁԍшԝαβεηικνορτυχγωհոսցքօıɩɑɡ015638|$@",
    "abrehijklmhonpcqstyxvdgwwabeniknoptuxywhnugqoiiagolsbeblsa",
)
"""Letters of other alphabets, and signs, that pass for the Latin letters of which bots' names are made."""


def name_of(text: str) -> str:
    """A person's name as it is shown; `bad-name` if it is empty or too long, `bot-name` if a bot is called so."""
    name = " ".join("".join(_visible(text)).split())
    if not 0 < len(name) <= LONGEST_NAME or not any(_is_sign(letter) for letter in name):
        raise TableError("bad-name", f"a name has 1 to {LONGEST_NAME} letters", most=LONGEST_NAME)
    if _folded(name) in _folded_bot_names():
        raise TableError("bot-name", "this is what a bot is called; choose another name")
    return name


def _visible(text: str) -> list[str]:
    """The text letter by letter: without what cannot be seen, and with few accents on each letter.

    Line breaks and the like become spaces. What only steers the text around it (zero width, direction) goes.
    """
    shown: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind in ("Cc", "Zs", "Zl", "Zp"):
            shown.append(" ")
        elif letter not in BLANK_LETTERS and not kind.startswith("C") and marks <= MOST_MARKS:
            shown.append(letter)
    return shown


def _is_sign(letter: str) -> bool:
    """Is it something on its own, not a space, nor an accent without its letter?"""
    return unicodedata.category(letter)[0] not in "MZ"


def _folded(name: str) -> str:
    """The name as one might mistake it: look-alikes and full width for plain, accents and spaces left out.

    Capital i and small L look the same, so both count as L. The result is only for comparing.
    """
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LOOK_ALIKES)
    return "".join(letter for letter in plain if letter.isalnum()).replace("i", "l")


def _folded_bot_names() -> frozenset[str]:
    return frozenset(_folded(name) for name in (*BOT_NAMES, *bots()))

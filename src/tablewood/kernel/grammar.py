"""Forms of a name that follow from the name alone: what a sentence needs beside the name itself.

A text that is given `$card` may also say `{ $card-of }` and `{ $card-to }`: in French `d’Alice`, `du marché`, `aux
enchères`. The browser's `grammar.ts` does the same; `tests/fixtures/grammar.json` holds cases for both.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

_VOWELS = "aeiouh"
_CONTRACTED = {"de": {"le ": "du ", "les ": "des "}, "à": {"le ": "au ", "les ": "aux "}}


def forms(language: str, name: str) -> dict[str, str]:
    """`of` and `to` something, by its name or by its name with its article."""
    if language.partition("-")[0] == "fr":
        return {"of": _with_preposition("de", name), "to": _with_preposition("à", name)}
    return {"of": f"of {name}", "to": f"to {name}"}


def together(language: str, names: Sequence[str]) -> str:
    """A list in words: `2 plants, 1 crystal and 1 berry`."""
    last = " et " if language.partition("-")[0] == "fr" else " and "
    return last.join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def capital(name: str) -> str:
    """The name at the beginning of a sentence; in texts `{ CAPITAL($card-the) }`."""
    return name[:1].upper() + name[1:]


def _with_preposition(preposition: str, name: str) -> str:
    """French: `de` and `à` melt into the articles `le` and `les`, and `de` loses its vowel before another."""
    for article, melted in _CONTRACTED[preposition].items():
        if name.startswith(article):
            return melted + name.removeprefix(article)
    if preposition == "de" and _begins_with_vowel(name):
        return f"d’{name}"
    return f"{preposition} {name}"


def _begins_with_vowel(name: str) -> bool:
    """Is the first sound a vowel? The letter h counts as silent, y as a vowel before a consonant."""
    plain = unicodedata.normalize("NFD", name).replace("œ", "oe").replace("Œ", "Oe").lower()
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    if plain[:1] == "y":
        return plain[1:2].isalpha() and plain[1:2] not in _VOWELS
    return plain[:1] != "" and plain[:1] in _VOWELS

"""One-time codes: short enough to type on a phone, and useless after a few minutes or one use."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 letters and digits that nobody takes for another: no I, O, 0 or 1."""

LENGTH = 8
MINUTES = 10
"""How long a code is good for."""


def new_code() -> str:
    """A code that nobody can guess in its ten minutes: 40 bits, and few tries."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def hash_of(typed: str) -> str:
    """What is stored of a code, however it is typed: `abcd-efgh` is `ABCDEFGH`."""
    letters = "".join(letter for letter in typed.upper() if letter in LETTERS)
    return hashlib.sha256(f"tablewood code {letters}".encode()).hexdigest()

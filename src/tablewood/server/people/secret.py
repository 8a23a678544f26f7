"""The secret in a browser's cookie: 256 random bits, of which only the hash is stored or compared."""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """A secret for a browser that has none, or needs a new one."""
    return secrets.token_urlsafe(32)


def hash_of_secret(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()

"""What is known of an address: a mark that tells two apart, and nothing that tells where anybody is.

A mark is the first digits of a salted hash. Some 4,000 addresses of IPv4 share each mark, so that not even somebody who
has the database, with the salt in it, finds the address; two strangers share one once in a million.
"""

from __future__ import annotations

import hashlib
import hmac

from starlette.requests import HTTPConnection

from tablewood.server.http.rates import network

DIGITS = 5
"""How many hexadecimal digits of the hash are kept."""


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; empty if that is not known."""
    return connection.client.host if connection.client else ""


def mark_of(address: str, salt: str) -> str:
    """The mark of an address, or of the network of a household; empty for none."""
    if not address:
        return ""
    hashed = hmac.new(salt.encode(), network(address).encode(), hashlib.sha256)
    return hashed.hexdigest()[:DIGITS]

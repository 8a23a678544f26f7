"""Where push messages may be sent: only to public addresses, over https. A browser names the endpoint, so without this
check anybody could have the server send requests into its own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

from tablewood.kernel.errors import TablewoodError

LONGEST = 1000
"""Letters of an endpoint; those of the push services have about 200."""

HTTPS = 443


class BadEndpoint(TablewoodError):
    """Nothing is sent there."""


def read_endpoint(url: str, local: bool = False) -> SplitResult:
    """The parts of an endpoint; BadEndpoint says what is wrong. `local` is for tests: this machine is fine."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadEndpoint("not a URL") from None
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise BadEndpoint("not the URL of a push service")
    if local and host == "127.0.0.1":
        return parts
    if parts.scheme != "https" or "@" in parts.netloc or port not in (None, HTTPS):
        raise BadEndpoint("push services are reached by https")
    if "." not in host or host.endswith((".local", ".internal", ".localhost", ".")):
        raise BadEndpoint("not the name of a public server")
    if _is_literal(host) and not is_public(host):
        raise BadEndpoint("not a public address")
    return parts


def is_public(address: str) -> bool:
    """Is that an address out in the world, rather than this machine or its networks?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    inside = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (inside is None or inside.is_global)


async def public_addresses(host: str, port: int, local: bool = False) -> list[str]:
    """The addresses to connect to, all of them public. Do not look the name up again: it could lead elsewhere then."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses:
        raise BadEndpoint(f"{host} has no address")
    if not (local and host == "127.0.0.1") and not all(map(is_public, addresses)):
        raise BadEndpoint(f"{host} is not a public server")
    return list(dict.fromkeys(addresses))


def _is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True

"""One HTTP request to a push service: to an address that was checked, without following redirects, in bounded time."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping

import h11
import msgspec

from tablewood.server.notify.endpoints import HTTPS, public_addresses, read_endpoint

SECONDS = 15.0
"""How long one request may take, from looking up the name to the last header."""

CHUNK = 16 * 1024


class PushAnswer(msgspec.Struct, frozen=True):
    """What the push service said; its body is not read."""

    status: int
    retry_after: float = 0.0


async def post(
    url: str, headers: Mapping[str, str], body: bytes, local: bool = False, seconds: float = SECONDS
) -> PushAnswer:
    """Post it. OSError (a time-out too) if the service cannot be reached, BadEndpoint if it must not be."""
    async with asyncio.timeout(seconds):
        parts = read_endpoint(url, local)
        host = parts.hostname or ""
        secure = parts.scheme == "https"
        port = parts.port or HTTPS
        addresses = await public_addresses(host, port, local)
        reader, writer = await _connect(addresses, port, host if secure else None)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            return await _exchange(reader, writer, parts.netloc, path, headers, body)
        finally:
            writer.transport.abort()


async def _connect(
    addresses: list[str], port: int, name: str | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """The first address that answers; over https if there is a name that its certificate must have."""
    secure = ssl.create_default_context() if name else None
    for address in addresses[:-1]:
        try:
            async with asyncio.timeout(SECONDS / 3):
                return await asyncio.open_connection(
                    address, port, ssl=secure, server_hostname=name
                )
        except OSError:
            continue
    return await asyncio.open_connection(addresses[-1], port, ssl=secure, server_hostname=name)


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    host: str,
    path: str,
    headers: Mapping[str, str],
    body: bytes,
) -> PushAnswer:
    connection = h11.Connection(h11.CLIENT)
    given = [("host", host), ("content-length", str(len(body))), ("connection", "close")]
    request = h11.Request(method="POST", target=path, headers=[*given, *headers.items()])
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    while True:
        try:
            event = connection.next_event()
        except h11.RemoteProtocolError as error:
            raise ConnectionError(f"not an answer: {error}") from None
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(CHUNK))
        elif isinstance(event, h11.Response):
            return PushAnswer(event.status_code, _seconds(dict(event.headers).get(b"retry-after")))
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError("the connection was closed")


def _seconds(retry_after: bytes | None) -> float:
    """Seconds to wait, if the service says so in seconds."""
    text = (retry_after or b"").decode("latin-1").strip()
    return float(text) if text.isdecimal() and len(text) < 7 else 0.0

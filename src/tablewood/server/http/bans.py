"""Who is kept out: the operator's list, as running servers know it (`tablewood admin ban`)."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Iterable

from tablewood.kernel.errors import TablewoodError
from tablewood.server.live.registry import Registry
from tablewood.server.storage import Store
from tablewood.server.storage.operator import CLOSE, DELETE

EVERY = 20.0
"""How often, in seconds, a server looks for what the operator did."""

log = logging.getLogger(__name__)


class Bans:
    """Addresses and networks, looked up by the lengths of their prefixes."""

    def __init__(self) -> None:
        self._networks: dict[tuple[int, int], set[int]] = {}

    def replace(self, networks: Iterable[str]) -> None:
        """Keep these out from now on, and nobody else."""
        found: dict[tuple[int, int], set[int]] = {}
        for text in networks:
            network = ipaddress.ip_network(text)
            key = (network.version, network.prefixlen)
            found.setdefault(key, set()).add(int(network.network_address))
        self._networks = found

    def covers(self, address: str) -> bool:
        """Is this address kept out?"""
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(
            version == found.version
            and (int(found) >> (found.max_prefixlen - length) << (found.max_prefixlen - length))
            in networks
            for (version, length), networks in self._networks.items()
        )


async def watch_operator(store: Store, registry: Registry, bans: Bans) -> None:
    """Do as the operator did, for as long as the server runs."""
    seen = 0
    first = True
    while True:
        try:
            news = await store.operator_news(seen)
        except TablewoodError as error:
            log.warning("the operator's log cannot be read: %s", error)
        else:
            bans.replace(ban.address for ban in news.bans)
            for action in () if first else news.actions:
                if action.action == CLOSE:
                    await registry.look_again(action.subject)
                elif action.action == DELETE:
                    registry.forget(action.subject)
            seen = max([seen, *(action.number for action in news.actions)])
            first = False
        await asyncio.sleep(EVERY)

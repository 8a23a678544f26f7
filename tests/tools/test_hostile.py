"""Every attack of `make hostile`, for a moment and with few connections: nothing of it stays behind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.server_process import ServerProcess
from tools.hostile.attacks import ATTACKS, Attack, Cookies, measured
from tools.hostile.raw import Target
from tools.hostile.scene import set_table

COUNT = 12
SECONDS = 2.0
UNTIMED = {"rss_growth_mb", "log_kb", "released_s", "players_locked_out"}
"""The bounds that also hold on a busy machine."""


@pytest.fixture(scope="module")
def attacked(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ServerProcess, str, Cookies]]:
    """A server with little patience, few connections for each address, and a table."""
    folder = tmp_path_factory.mktemp("hostile")
    server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log")
    server.set(TABLEWOOD_PATIENCE="1", TABLEWOOD_CONNECTIONS="30", TABLEWOOD_RATES="1")
    server.start()
    try:
        table, cookies = asyncio.run(set_table(server, lines=0))
        yield server, table, cookies
    finally:
        server.kill()


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
def test_a_short_attack(attacked: tuple[ServerProcess, str, Cookies], attack: Attack) -> None:
    server, table, cookies = attacked
    target = Target(server.port, table, COUNT, SECONDS)
    figures = asyncio.run(measured(server, attack, target, cookies, quiet=0.2))
    assert [name for name in attack.broken(figures) if name in UNTIMED] == [], figures
    assert figures["sockets_most"] > 0, "nothing was attacked"

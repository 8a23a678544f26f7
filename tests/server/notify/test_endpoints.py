"""Push messages leave for public addresses only."""

from __future__ import annotations

import asyncio

import pytest

from tablewood.server.notify.endpoints import (
    BadEndpoint,
    is_public,
    public_addresses,
    read_endpoint,
)

GOOD = "https://push.example.org/send/abc?x=1"


def test_an_endpoint_of_a_push_service() -> None:
    assert read_endpoint(GOOD).hostname == "push.example.org"
    assert read_endpoint("https://push.example.org:443/x").port == 443


@pytest.mark.parametrize(
    "url",
    [
        "",
        "push",
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[fe80::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://localhost/x",
        "https://printer.local/x",
        "https://db.internal/x",
        "https://push.example.org:22/x",
        "https://push.example.org:99999/x",
        "https://user@push.example.org/x",
        "https://push.example.org/a b",
        "https://push.example.org/\nx",
        "https://push.example.org/" + "x" * 1000,
        "https://[x/",
        "http://127.0.0.1:8000/x",
    ],
)
def test_endpoints_that_are_refused(url: str) -> None:
    with pytest.raises(BadEndpoint):
        read_endpoint(url)


def test_this_machine_is_fine_for_tests_only() -> None:
    assert read_endpoint("http://127.0.0.1:8000/x", local=True).port == 8000
    with pytest.raises(BadEndpoint):
        read_endpoint("http://127.0.0.2:8000/x", local=True)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::ffff:192.168.1.1", False),
        ("2002:c0a8:0101::1", False),  # 6to4 of 192.168.1.1
        ("fe80::1%eth0", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) == public


def test_a_public_name_that_leads_into_our_own_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name looks harmless; what counts is where it leads when the message is sent."""

    async def ask() -> None:
        loop = asyncio.get_running_loop()
        found: list[str] = []

        async def getaddrinfo(*arguments: object, **more: object) -> list[object]:
            return [(2, 1, 6, "", (address, 443)) for address in found]

        monkeypatch.setattr(loop, "getaddrinfo", getaddrinfo)
        found[:] = ["8.8.8.8", "8.8.4.4"]
        assert await public_addresses("push.example.org", 443) == found
        for bad in (["10.0.0.7"], ["8.8.8.8", "127.0.0.1"], []):
            found[:] = bad
            with pytest.raises(BadEndpoint):
                await public_addresses("push.example.org", 443)

    asyncio.run(ask())

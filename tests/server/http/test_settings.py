"""Settings: from arguments, from the environment, by default, and the ones that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from tablewood.server.http.settings import BadSetting, Settings, read_settings


def test_arguments_win_over_the_environment() -> None:
    environment = {"TABLEWOOD_PORT": "9000", "TABLEWOOD_SECURE_COOKIES": "yes", "PORT": "1"}
    settings = read_settings({"port": 8000, "host": None}, environment)
    assert (settings.port, settings.host, settings.secure_cookies) == (8000, "127.0.0.1", True)
    assert read_settings({}, environment).port == 9000
    assert read_settings({}).port == 8765


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"TABLEWOOD_PORT": "x"}, 'TABLEWOOD_PORT: "x" is not a whole number'),
        ({"TABLEWOOD_PORT": "70000"}, "port: 70000"),
        ({"TABLEWOOD_SECURE_COOKIES": "maybe"}, "yes or no"),
        ({"TABLEWOOD_RATES": "many"}, "a number"),
        ({"TABLEWOOD_RATES": "-1"}, "rates: -1"),
        ({"TABLEWOOD_RATES": "nan"}, "rates: nan"),
        ({"TABLEWOOD_BOTS": "-1"}, "bots: -1"),
        ({"TABLEWOOD_IDLE": "0"}, "idle: 0"),
        ({"TABLEWOOD_PUBLIC_URL": "games.example.org"}, "https://games.example.org"),
        ({"TABLEWOOD_PUBLIC_URL": "https://x.org/sub"}, "public-url"),
        ({"TABLEWOOD_PUBLIC_URL": "http://[x"}, "public-url"),
        ({"TABLEWOOD_PROXIES": "proxy"}, '"proxy" is not an address'),
        ({"TABLEWOOD_CONTACT": "me"}, "contact"),
        ({"TABLEWOOD_VAPID_KEY": "/no/such/file"}, "vapid-key: /no/such/file cannot be read"),
        ({"TABLEWOOD_SMTP_URL": "mail.example.org"}, "smtp-url: not like smtp://"),
        ({"TABLEWOOD_SMTP_URL": "smtp://mail.example.org"}, "mail-from"),
        ({"TABLEWOOD_SMTP_URL": "smtp://x.org", "TABLEWOOD_MAIL_FROM": "a@x.org"}, "--public-url"),
    ],
)
def test_settings_that_are_refused(environment: dict[str, str], words: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({}, environment)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("settings", "https"),
    [
        ({}, False),
        ({"public_url": "http://games.example.org"}, False),
        ({"public_url": "https://games.example.org"}, True),
        ({"secure_cookies": True}, True),
    ],
)
def test_https(settings: dict[str, Any], https: bool) -> None:
    assert Settings(**settings).https == https


def test_names_of_the_public_url() -> None:
    settings = Settings(public_url="https://Games.example.org:8443/")
    assert settings.origin == "https://games.example.org:8443"
    assert settings.knows_host("games.example.org:8443")
    assert not settings.knows_host("example.org")
    assert settings.knows_origin("https://games.example.org:8443", "anything")
    assert not settings.knows_origin("https://games.example.org", "games.example.org")

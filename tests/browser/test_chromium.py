"""The browser of these tests: one that no longer answers ends the test, not the whole run."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Chromium


def test_a_page_that_never_answers_ends_the_test_and_the_next_one_has_a_fresh_browser(
    chromium: Chromium,
) -> None:
    page = chromium.new_context().new_page()
    begun = time.monotonic()
    with pytest.raises(Error, match="closed"), chromium.watched(seconds=1):
        page.evaluate("() => new Promise(() => {})")
    assert time.monotonic() - begun < 30
    assert not chromium.is_there()
    assert chromium.new_context().new_page().evaluate("() => 6 * 7") == 42

"""Puzzles in the browser: a wrong try, a right one, what is kept, and the keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tablewood.learn.puzzles import Puzzle, puzzles
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.test_pages import fits, has_no_violations, settled


def a_puzzle(game: str) -> Puzzle:
    return next(iter(puzzles(game).values()))


def opened(person: Person, game: str) -> Puzzle:
    puzzle = a_puzzle(game)
    person.open(f"/puzzles/{game}/{puzzle.id}")
    expect(person.page.locator(".stage [data-thing]").first).to_be_visible()
    return puzzle


def test_a_wrong_try_is_answered_with_the_best_move(visit: Visit) -> None:
    ann = visit("Ann")
    puzzle = opened(ann, "tree-society")
    page = ann.page
    page.locator(f'.move[data-move="{puzzle.second}"]').click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("There is a better move.")
    expect(verdict).to_contain_text("The best move:")
    expect(page.locator(".move")).to_have_count(0)
    has_no_violations(ann)
    page.get_by_role("button", name="Show it on the board").click()
    expect(page.get_by_role("button", name="Back to the position")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    page.locator(f'.move[data-move="{puzzle.solution}"]').click()
    expect(verdict).to_contain_text("That is it!")
    expect(verdict).to_contain_text("this try does not count")
    kept = page.evaluate("JSON.parse(localStorage.getItem('tablewood.puzzles')).tried")
    assert kept == {f"tree-society/{puzzle.id}": "missed"}, "only the first try counts"


def test_a_puzzle_is_solved_by_keyboard_on_a_phone_in_french(visit: Visit) -> None:
    ann = visit("Ann", 360, 740, locale="fr-FR")
    puzzle = opened(ann, "sylvan-dale")
    page = ann.page
    fits(ann)
    page.locator(".toggle").focus()
    page.keyboard.press("Enter")
    page.locator(f'.move[data-move="{puzzle.solution}"]').focus()
    page.keyboard.press("Enter")
    heading = page.locator(".verdict h2")
    expect(heading).to_contain_text("C’est bien cela")
    expect(heading).to_be_focused()
    fits(ann)


def test_todays_puzzles_lead_to_their_boards(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/")
    ann.page.get_by_role("link", name="Puzzle of the day").click()
    settled(ann)
    cards = ann.page.locator("article")
    expect(cards).to_have_count(5)
    expect(ann.page.get_by_text("No streak yet")).to_be_visible()
    cards.first.get_by_role("link").click()
    expect(ann.page.locator(".stage [data-thing]").first).to_be_visible()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Puzzle of the day")

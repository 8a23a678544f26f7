"""What each seat sees, and how it guesses the rest (SD-35, SD-38, SD-49)."""

from collections.abc import Iterator

import msgspec
import pytest

import tablewood as tw
from tablewood.games.sylvan_dale.state import Dale
from tablewood.games.sylvan_dale.view import PlayerView, look
from tablewood.kernel.chance import seeded
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.match import Match
from tablewood.kernel.vectors import copied, ints, listed, part
from tests.rule import rule
from tests.table import Table, table

GAME = tw.game("sylvan-dale")


def seen(s: Dale, seat: int) -> bytes:
    """The whole view of a seat, to the last byte."""
    return msgspec.json.encode(s.view(seat))


def positions(seats: int, seed: int = 1) -> Iterator[Dale]:
    """Every twelfth position of a game of random moves."""
    s = GAME.start(seats, seed)
    chance = seeded(seed + 100)
    decisions = 0
    while not s.over:
        if decisions % 12 == 0:
            yield s
        legal = s.legal()
        s.play(legal[chance.below(len(legal))])
        decisions += 1
    yield s


def canaries() -> Table:
    """Yellow holds every turret-ax, and every lodge-hammer lies on top of the deck."""
    return table(
        "sylvan-dale",
        seats=3,
        trees={"A1": "N"},
        market=["nest-treetop", "cottage-ax", "lodge-bridge"],
        deck=["lodge-hammer"] * 4,
        red={"hand": ["nest-ax"] * 4, "stack": "NNNNCCCC"},
        yellow={"hand": ["turret-ax"] * 4, "stack": "TNCLNCLN"},
        blue={"hand": ["cottage-bridge"] * 4, "stack": "TNCLNCLN"},
    )


# Views


@rule("SD-35")
def test_hands_and_deck_are_nowhere_in_the_views_of_others() -> None:
    t = canaries()
    for viewer in ["red", "blue", ""]:
        text = seen(t.state, t.seat(viewer) if viewer else SPECTATOR).decode()
        assert "turret-ax" not in text
        assert "lodge-hammer" not in text
        assert t.view(viewer).players[1].hand_size == 4
        assert t.view(viewer).deck_size == 80 - 3 * 4 - 3
    own = seen(t.state, t.seat("yellow")).decode()
    assert own.count("turret-ax") == 4
    assert "lodge-hammer" not in own
    assert "nest-ax" not in own
    t.asks("red", "play-card")


@rule("SD-35")
def test_only_the_top_tile_and_the_size_of_a_stack_are_public() -> None:
    t = canaries()
    for viewer in ["red", "blue", ""]:
        yellow = t.view(viewer).players[1]
        assert (yellow.stack_top, yellow.stack_left) == ("turret", 8)
        assert (yellow.hand, yellow.stack, yellow.second_stack) == (None, None, None)
    mine = t.view("yellow").players[1]
    assert mine.stack == ["turret", "nest", "cottage", "lodge", "nest", "cottage", "lodge", "nest"]
    assert len(mine.second_stack) == 8
    assert sorted([*mine.stack, *mine.second_stack]) == sorted(GAME.start(2).parts.styles * 4)
    t.asks("red", "play-card")


def hidden_from(s: Dale, seat: int) -> Dale:
    """The same position, with everything that is hidden from the seat in another order."""
    other = s.clone()
    parts = other.parts
    unseen = [
        place for place, card in enumerate(other.hands) if card >= 0 and not other.known[place]
    ]
    unseen = [place for place in unseen if place // parts.hand_size != seat]
    cards = [*other.deck, *[other.hands[place] for place in unseen]]
    cards = cards[::-1]
    other.deck = ints(cards[len(unseen) :])
    for place, card in zip(unseen, cards, strict=False):
        other.hands[place] = card
    other.stacks = copied(other.stacks)
    for player in range(other.seats):
        first = player * parts.tiles + other.used[player] + (other.stack_left(player) > 0)
        last = (player + 1) * parts.tiles
        if player != seat:
            for at, style in enumerate(part(other.stacks, first, last)):
                other.stacks[last - 1 - at] = style
    return other


@rule("SD-35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_hidden_the_view_is_the_same(seats: int) -> None:
    """A canary through a whole game: other decks, hands and stacks, and not a byte changes."""
    checked = sang = 0
    for s in positions(seats):
        for seat in [*range(seats), SPECTATOR]:
            other = hidden_from(s, seat)
            assert not GAME.audit(other)
            assert seen(other, seat) == seen(s, seat)
            checked += 1
            sang += any(seen(other, player) != seen(s, player) for player in range(seats))
    # At the end nothing may be hidden any more; before that, some other seat's view does change.
    assert checked > 5 * seats
    assert sang > checked // 2


@rule("SD-35")
def test_the_board_and_all_that_lies_in_front_of_players_is_the_same_for_everybody() -> None:
    for s in positions(3, seed=2):
        views = [msgspec.to_builtins(s.view(seat)) for seat in [0, 1, 2, SPECTATOR]]
        for view in views:
            del view["viewer"]
            for player in view["players"]:
                del player["hand"], player["stack"], player["second_stack"]
        assert all(view == views[0] for view in views)


def test_a_card_taken_from_the_market_is_seen_by_all_until_it_is_played() -> None:
    t = canaries()
    t.says("red", "play nest-ax", "add A1", "take nest-treetop")
    for viewer in ["red", "yellow", "blue", ""]:
        assert t.view(viewer).players[0].seen_in_hand == ["nest-treetop"]
    assert "lodge-hammer" in t.view().market
    assert t.view("yellow").players[0].hand is None
    t.asks("yellow", "play-card")


def test_only_the_drawer_sees_a_drawn_card() -> None:
    t = canaries()
    t.says("red", "play nest-ax", "add A1", "draw")
    assert "lodge-hammer" in t.view("red").players[0].hand
    for viewer in ["yellow", "blue", ""]:
        assert t.view(viewer).players[0].seen_in_hand == []
        assert "lodge-hammer" not in seen(t.state, t.seat(viewer) if viewer else SPECTATOR).decode()
    t.asks("yellow", "play-card")


def test_a_known_card_is_forgotten_when_it_is_played() -> None:
    t = canaries()
    t.says("red", "play nest-ax", "add A1", "take nest-treetop")
    assert t.view().players[0].seen_in_hand == ["nest-treetop"]
    t.says("yellow", "play turret-ax", "add A2", "draw")
    t.says("blue", "play cottage-bridge", "add C1", "draw")
    t.says("red", "play nest-treetop")
    assert t.view().players[0].seen_in_hand == []
    assert t.view().players[0].display == ["nest-ax", "nest-treetop"]
    t.asks("red", "add-tile")


@rule("SD-38")
def test_a_known_card_is_forgotten_when_the_hand_is_shown_and_discarded() -> None:
    t = table(
        "sylvan-dale",
        bases=["NNNN", "NCCC", "CCT", "TT"],
        market=["nest-treetop", "cottage-ax", "lodge-bridge"],
        red={"hand": ["lodge-ax", "lodge-ax", "lodge-ax", "nest-ax"], "stack": "TT"},
        yellow={"hand": ["cottage-hammer"] * 4, "stack": "TT"},
    )
    t.says("red", "play nest-ax", "add A1", "take lodge-bridge")
    t.says("yellow", "play cottage-hammer", "add B2", "draw")
    assert t.view().discard == ["lodge-ax", "lodge-ax", "lodge-ax", "lodge-bridge"]
    assert t.view().players[0].hand_size == 3
    assert t.view().players[0].seen_in_hand == []
    t.asks("red", "choose-card")


# The log


def test_the_drawn_card_is_the_only_secret_of_the_log() -> None:
    secrets = {
        (kind.name, parameter.name)
        for kind in GAME.events.kinds
        for parameter in kind.parameters
        if parameter.secret
    }
    assert secrets == {("drew", "card")}
    t = canaries()
    t.says("red", "play nest-ax", "add A1", "draw")
    (drew,) = t.heard("drew")
    assert drew.seat == 0
    t.asks("yellow", "play-card")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_open_event_tells_a_card_that_was_not_seen(seats: int) -> None:
    """Without the secret parameters, other hidden cards leave the same log of the same moves."""
    compared = 0
    for s in positions(seats, seed=3):
        if s.over:
            continue
        for seat in range(seats):
            if seat == s.seat:
                continue
            other = hidden_from(s, seat)
            if s.legal() != other.legal():
                continue
            assert log_of(s, seat) == log_of(other, seat)
            compared += 1
    assert compared > seats


def log_of(s: Dale, reader: int) -> list[tuple[str, int, list[int]]]:
    """What the reader is told about the first legal move, up to the first revealed card."""
    match = Match(GAME, s.seats)
    match.state = s.clone()
    match.state.log = match.log
    match.log.events.clear()
    match.state.play(match.state.legal()[0])
    heard: list[tuple[str, int, list[int]]] = []
    for event in match.log.events:
        kind = GAME.events.kinds[event.kind]
        if kind.name in ("turned-up", "shuffled", "stuck"):
            break
        numbers = [
            number
            for number, parameter in zip(event.numbers, kind.parameters, strict=False)
            if event.seat == reader or not parameter.secret
        ]
        heard.append((kind.name, event.seat, numbers))
    return heard


# Guesses


def guesses(s: Dale, seat: int) -> list[Dale]:
    return [GAME.guess(s, seat, seed) for seed in range(40)]


def player(s: Dale, seat: int) -> PlayerView:
    """What the seat sees of itself."""
    return look(s, seat).players[seat]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_is_a_sound_position_that_looks_the_same(seats: int) -> None:
    for s in positions(seats, seed=5):
        for seat in [*range(seats), SPECTATOR]:
            guess = GAME.guess(s, seat, 7)
            assert GAME.audit(guess) == []
            assert seen(guess, seat) == seen(s, seat)
            assert guess.seat == s.seat


def test_a_guess_leaves_the_position_itself_alone() -> None:
    t = canaries()
    before = [seen(t.state, seat) for seat in range(3)]
    deck = listed(t.state.deck)
    guesses(t.state, 0)
    assert [seen(t.state, seat) for seat in range(3)] == before
    assert listed(t.state.deck) == deck
    t.asks("red", "play-card")


def test_a_guess_keeps_what_is_known() -> None:
    t = canaries()
    t.says("red", "play nest-ax", "add A1", "take nest-treetop")
    for guess in guesses(t.state, t.seat("blue")):
        red, blue = player(guess, 0), player(guess, 2)
        assert "nest-treetop" in (red.hand or [])
        assert red.seen_in_hand == ["nest-treetop"]
        assert red.stack_top == "nest"
        assert blue.hand == ["cottage-bridge"] * 4
        assert blue.stack == t.view("blue").players[2].stack
        assert blue.second_stack == t.view("blue").players[2].second_stack
    t.asks("yellow", "play-card")


def test_a_guess_changes_what_is_unknown() -> None:
    t = canaries()
    hands: set[tuple[str, ...]] = set()
    decks: set[tuple[int, ...]] = set()
    stacks: set[tuple[str, ...]] = set()
    second_stacks: set[tuple[str, ...]] = set()
    tops: set[str | None] = set()
    for guess in guesses(t.state, t.seat("red")):
        yellow = player(guess, 1)
        hands.add(tuple(sorted(yellow.hand or [])))
        decks.add(tuple(guess.deck))
        stacks.add(tuple(yellow.stack or []))
        second_stacks.add(tuple(sorted(yellow.second_stack or [])))
        tops.add(yellow.stack_top)
    assert len(hands) > 20
    assert len(decks) > 20
    assert len(stacks) > 20
    # A tile that others cannot see may lie in either stack.
    assert len(second_stacks) > 5
    assert tops == {"turret"}
    t.asks("red", "play-card")


def test_an_unseen_card_may_be_guessed_to_lie_with_any_opponent_or_in_the_deck() -> None:
    t = canaries()
    ax = GAME.start(2).parts.faces.number("turret-ax")
    places: set[int | str] = set()
    for guess in guesses(t.state, t.seat("red")):
        places.update(seat for seat in range(3) if ax in guess.hand(seat))
        places.update(["deck"] if ax in guess.deck else [])
    assert places == {1, 2, "deck"}
    t.asks("red", "play-card")


@rule("SD-112", "SD-113", "SD-114")
def test_a_view_tells_who_leads_each_district_and_what_that_would_earn() -> None:
    t = table("sylvan-dale", seats=4, trees={"A1": "N | rC", "B1": "N | rL yT", "C1": "N | yC"})
    view = t.view()
    fernwood = view.districts[view.trees["A1"].district]
    assert fernwood.prestige == {"red": 1, "yellow": 2}
    assert (fernwood.leaders, fernwood.fame) == (["yellow"], 2 * fernwood.trees)
    quiet = [district for district in view.districts.values() if not district.prestige]
    assert all(district.leaders == [] for district in quiet)
    assert len(quiet) == 4
    assert view.sources["item"] == "rulebook"
    assert view.sources["board"] == "reconstructed"

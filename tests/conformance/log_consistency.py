"""A guess never contradicts the public log: what everybody was told is true in every guess at what is hidden.

These checks read the log themselves, game by game, and share no code with the games' guesses:

- a deck made of cards that everybody saw contains nothing else (all games that shuffle a discard pile);
- a sold fruit is in its seller's Sold section (Tree Society);
- nobody holds a goal they would have had to declare (Little Town);
- resources are gained and spent openly, except in trades (Alynthia).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.games.little_town.goals import is_met
from tablewood.kernel.log import Event, unbundled
from tablewood.kernel.state import State
from tests.conformance.properties import fail
from tests.conformance.random_games import Position

Listener = Callable[[Position, int, Any], str]
"""How a seat's guess contradicts the log; empty if it does not."""


def guesses_never_contradict_the_log(at: Position) -> None:
    """Whatever a seat, or everybody, has been told is true in the seat's guesses."""
    listeners = LISTENERS.get(at.game.id, [])
    for seat in at.viewers:
        guess = at.state.guess(seat, at.luck.below(1 << 29))
        for listen in listeners:
            said = listen(at, seat, guess)
            if said:
                fail(f"a guess of seat {seat} contradicts the log: {said}")


def told(at: Position, since: int, *kinds: str) -> list[tuple[str, Event]]:
    """The events of these kinds, in order, from this index of the log on."""
    named = at.game.events.kinds
    found = [(named[event.kind].name, event) for event in at.match.log.events[since:]]
    return [(name, event) for name, event in found if name in kinds]


# Decks made from a discard pile


def deck_of_seen_cards(deck: str) -> Listener:
    """Once the deck is made from the discard pile, it contains only cards of that pile."""

    def listen(at: Position, seat: int, guess: State) -> str:
        seen = last_shuffle(at, deck)
        if seen is None:
            return ""
        extra = Counter(getattr(guess, deck)) - seen
        return (
            f"cards {dict(extra)} are in the deck, but were not in the discard pile"
            if extra
            else ""
        )

    return listen


DRAWN = ("drew", "drew-openly", "turned-up", "new-guild", "revealed-guild")
"""Events by which a card leaves a deck."""


def last_shuffle(at: Position, deck: str) -> Counter[int] | None:
    """The cards the deck was last made from, and perhaps a card that was drawn at once.

    Seen between two questions: the discard pile before, and every card revealed since.
    """
    kinds = at.game.events.kinds
    places = [
        place
        for place, event in enumerate(at.match.log.events)
        if kinds[event.kind].name == "shuffled"
    ]
    if not places:
        return None
    states = [played.before for played in at.match.played] + [at.state]
    logged = [played.events for played in at.match.played] + [len(at.match.log.events)]
    after = next(number for number, events in enumerate(logged) if events > places[-1])
    # A card revealed by the same move may have been put back into the new deck (TS-92).
    since = at.match.log.events[logged[after - 1] if after else 0 : logged[after]]
    drawn = [event.numbers[0] for event in since if kinds[event.kind].name in DRAWN]
    return Counter([*getattr(states[after], deck), *drawn])


# Tree Society


def sold_fruits(at: Position, seat: int, guess: Any) -> str:
    """TS-100, TS-161: fruits sold in earlier turns, and composted ones, are where they were put."""
    count = guess.fruits.count
    laid: Counter[int] = Counter()
    for _, event in told(at, 0, "sold", "sold-by-action", "sold-more", "composted"):
        laid[event.seat * count + event.numbers[0]] += 1
    if not guess.over:
        for face in guess.sold_now:
            laid[guess.step.seat * count + face] -= 1
    wrong = [place for place, cards in laid.items() if guess.sold[place] < cards]
    return f"fruits {wrong} are not where they were sold" if wrong else ""


# Little Town


def declared_goals(at: Position, seat: int, guess: Any) -> str:
    """LT-102: at the start of a turn nobody holds a goal whose condition is true; they would have declared it."""
    if guess.manual or guess.over or guess.step.prompt != "take-action":
        return ""
    for other in range(guess.seats):
        for goal in guess.hidden_goals(other) if other != seat else []:
            if is_met(guess, other, goal):
                return f"seat {other} holds {guess.goals.ids[goal]} without having declared it"
    return ""


# Alynthia


def bounds(at: Position) -> tuple[list[int], list[int]]:
    """The fewest and the most cards of each resource that each seat may hold, by everything told so far."""
    if not at.match.played:
        return list(at.state.hand), list(at.state.hand)  # type: ignore[attr-defined]
    begin: Any = at.match.played[0]
    least, most = list(begin.before.hand), list(begin.before.hand)
    kinds = ("gained", "paid", "lost", "discarded", "traded", "traded-openly")
    for name, event in told(at, begin.events, *kinds):
        if name == "traded":
            widen(least, most, event)
            continue
        if name == "traded-openly":
            move_things(least, event)
            move_things(most, event)
            continue
        resource, count = event.numbers[0], 1 if name == "discarded" else event.numbers[1]
        place = event.seat * RESOURCES + resource
        change = count if name == "gained" else -count
        least[place], most[place] = max(0, least[place] + change), most[place] + change
    return least, most


def widen(least: list[int], most: list[int], event: Event) -> None:
    """A trade: these numbers of cards went each way, of unknown kinds."""
    one, (other, given, asked) = event.seat, event.numbers
    for resource in range(RESOURCES):
        here, there = one * RESOURCES + resource, other * RESOURCES + resource
        most_here, most_there = most[here], most[there]
        least[here] = max(0, least[here] - given)
        least[there] = max(0, least[there] - asked)
        most[here] = most_here + min(asked, most_there)
        most[there] = most_there + min(given, most_here)


def move_things(hands: list[int], event: Event) -> None:
    """An open trade: these resources changed hands."""
    one, (other, given, asked) = event.seat, event.numbers
    for sign, things in ((-1, given), (1, asked)):
        for resource, count in enumerate(unbundled(things)[:RESOURCES]):
            hands[one * RESOURCES + resource] += sign * count
            hands[other * RESOURCES + resource] -= sign * count


def hands_within_bounds(at: Position, seat: int, guess: Any) -> str:
    """AL-113, AL-140: no hand has fewer or more of a resource than is possible."""
    if not guess.hand:
        return ""
    least, most = bounds(at)
    for place, cards in enumerate(guess.hand):
        if not least[place] <= cards <= most[place]:
            span = f"{least[place]} to {most[place]}"
            return f"{cards} cards in place {place} of the hands, where {span} are possible"
    return ""


LISTENERS: dict[str, list[Listener]] = {
    "sylvan-dale": [deck_of_seen_cards("deck")],
    "tree-society": [deck_of_seen_cards("guild_deck"), sold_fruits],
    "little-town": [declared_goals],
    "sylve": [],
    "alynthia": [deck_of_seen_cards("card_deck"), hands_within_bounds],
    "hidden-nim": [],
}
"""The checks by game. In Sylve and Hidden Nim the log tells nothing about hidden things before they are open."""

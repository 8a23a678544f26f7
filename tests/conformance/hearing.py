"""A guess never contradicts the public log: what everybody was told holds in every guess at what is hidden.

The test listens to the log by itself, game by game, and knows nothing of how a game deals anew:

- a deck that is made of cards which everybody saw holds nothing else (all games that shuffle a discard pile);
- a fruit that was sold lies in its seller's Sold section (Tree Society);
- nobody holds a goal that would have had to be declared (Little Town);
- resources come and go in the open, but for trades (Alynthia).
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
from tests.conformance.walking import Position

Listener = Callable[[Position, int, Any], str]
"""What a guess of a seat says against the log; empty if it says nothing against it."""


def guesses_never_contradict_the_log(at: Position) -> None:
    """Whatever has been told to a seat, or to everybody, is true in its guesses."""
    listeners = LISTENERS.get(at.game.id, [])
    for seat in at.viewers:
        guess = at.state.guess(seat, at.luck.below(1 << 29))
        for listen in listeners:
            said = listen(at, seat, guess)
            if said:
                fail(f"a guess of seat {seat} contradicts the log: {said}")


def told(at: Position, since: int, *kinds: str) -> list[tuple[str, Event]]:
    """The events of these kinds from a place of the log on, in order."""
    named = at.game.events.kinds
    found = [(named[event.kind].name, event) for event in at.match.log.events[since:]]
    return [(name, event) for name, event in found if name in kinds]


# Decks that are made of a discard pile


def deck_of_seen_cards(deck: str) -> Listener:
    """The deck, once it was made of the discard pile, holds only cards that lay there."""

    def listen(at: Position, seat: int, guess: State) -> str:
        seen = last_shuffle(at, deck)
        if seen is None:
            return ""
        extra = Counter(getattr(guess, deck)) - seen
        return f"cards {dict(extra)} in the deck, which was made without them" if extra else ""

    return listen


DRAWN = ("drew", "drew-openly", "turned-up", "new-guild", "revealed-guild")
"""A card has left a deck."""


def last_shuffle(at: Position, deck: str) -> Counter[int] | None:
    """What the deck was made of when it was last shuffled, and perhaps a card that was drawn at once.

    Between two questions: the discard pile before and every card that has come into sight since.
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
    """TS-100, TS-161: what was sold in the turns before, and composted, lies where it was laid."""
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
    """LT-102: at the beginning of a turn nobody holds a goal whose condition is true: it would have been declared."""
    if guess.manual or guess.over or guess.step.prompt != "take-action":
        return ""
    for other in range(guess.seats):
        for goal in guess.hidden_goals(other) if other != seat else []:
            if is_met(guess, other, goal):
                return f"seat {other} holds {guess.goals.ids[goal]}, and has not declared it"
    return ""


# Alynthia


def bounds(at: Position) -> tuple[list[int], list[int]]:
    """The fewest and the most cards that each seat may hold of each resource, for all that was ever told."""
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
    """A trade: so many cards went each way, of whatever kind."""
    one, (other, given, asked) = event.seat, event.numbers
    for resource in range(RESOURCES):
        here, there = one * RESOURCES + resource, other * RESOURCES + resource
        most_here, most_there = most[here], most[there]
        least[here] = max(0, least[here] - given)
        least[there] = max(0, least[there] - asked)
        most[here] = most_here + min(asked, most_there)
        most[there] = most_there + min(given, most_here)


def move_things(hands: list[int], event: Event) -> None:
    """A trade that all could see: these resources changed hands."""
    one, (other, given, asked) = event.seat, event.numbers
    for sign, things in ((-1, given), (1, asked)):
        for resource, count in enumerate(unbundled(things)[:RESOURCES]):
            hands[one * RESOURCES + resource] += sign * count
            hands[other * RESOURCES + resource] -= sign * count


def hands_within_bounds(at: Position, seat: int, guess: Any) -> str:
    """AL-113, AL-140: no hand has fewer or more of a resource than was ever possible."""
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
"""By game. In Sylve and in Hidden Nim nothing hidden is ever told of before it lies open."""

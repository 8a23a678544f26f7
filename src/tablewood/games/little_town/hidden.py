"""Redeal what a seat cannot know: the others' goals, the pile, and draft hands not yet seen (LT-15, LT-146)."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.little_town.buildings import Kind
from tablewood.games.little_town.draft import DraftTile
from tablewood.games.little_town.goal_tiles import Goal
from tablewood.games.little_town.goals import achievable
from tablewood.games.little_town.state import IN_PILE, NOTHING, Town
from tablewood.kernel.number_sets import NO_NUMBERS, NumberSet, has, including
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, added, copied, ints

_NONE: Final = ints([])

SWEEPS: Final = 20
"""How many times every unseen goal gets a new place; more mixes better."""


def redeal(s: Town, seat: Seat) -> None:
    """Redeal everything that this seat cannot know, and nothing that it knows."""
    redeal_goals(s, seat)
    if len(s.draft_hand) > 0:
        redeal_hands(s, seat)


def redeal_goals(s: Town, seat: Seat) -> None:
    """Swap unseen goals at random, as long as each could lie where it ends up."""
    goal_at = copied(s.goal_at)
    unseen = unseen_goals(s, seat)
    can_be_had = achievable_goals(s)
    for _sweep in range(SWEEPS):
        for goal in unseen:
            other = unseen[s.chance.below(len(unseen))]
            here = goal_at[goal]
            there = goal_at[other]
            if fits(s, goal, there, can_be_had) and fits(s, other, here, can_be_had):
                goal_at[goal] = there
                goal_at[other] = here
    s.goal_at = goal_at


def unseen_goals(s: Town, seat: Seat) -> Ints:
    """The goals in the pile and, unrevealed, in other hands."""
    found = _NONE
    for goal in range(len(s.goal_at)):
        place = s.goal_at[goal]
        if place == IN_PILE or (place >= 0 and place != seat and s.revealed[goal] == 0):
            found = added(found, goal)
    return found


def achievable_goals(s: Town) -> NumberSet:
    """LT-16: the goals that this game's supply makes possible."""
    found = NO_NUMBERS
    for goal in range(s.goals.size):
        if achievable(s, goal):
            found = including(found, goal)
    return found


def fits(s: Town, goal: Goal, place: i64, can_be_had: NumberSet) -> bool:
    """LT-16, LT-102: a hand holds no unachievable goal, nor one that its holder would have had to declare."""
    if place == IN_PILE:
        return True
    if not s.manual and has(s.met[place], goal):
        return False
    return has(can_be_had, goal)


def redeal_hands(s: Town, seat: Seat) -> None:
    """LT-146: players know the hands that they have held; the tiles of all other hands are shuffled."""
    step = s.step
    assert isinstance(step, DraftTile)
    unseen = [kind for kind in range(s.buildings.size) if not is_known(s, seat, kind, step.number)]
    places = [s.draft_hand[kind] for kind in unseen]
    s.chance.shuffle(unseen)
    s.draft_hand = copied(s.draft_hand)
    for at in range(len(unseen)):
        s.draft_hand[unseen[at]] = places[at]


def is_known(s: Town, seat: Seat, kind: Kind, number: int) -> bool:
    """Whether the seat knows where a tile is: in the supply, or in a hand that it holds or has passed on."""
    if s.in_game[kind] > 0:
        return True
    hand = s.draft_hand[kind]
    return hand != NOTHING and seat >= 0 and (seat - hand) % s.seats <= number

"""Redeal what a seat cannot know: the others' goals, the pile, and draft hands not yet seen (LT-15, LT-146)."""

from typing import Final

from tablewood.games.little_town.buildings import Kind
from tablewood.games.little_town.draft import DraftTile
from tablewood.games.little_town.goal_sets import has
from tablewood.games.little_town.goal_tiles import Goal
from tablewood.games.little_town.goals import achievable
from tablewood.games.little_town.state import IN_PILE, NOTHING, Town
from tablewood.kernel.step import Seat

SWEEPS: Final = 20
"""How many times every unseen goal gets a new place; more mixes better."""


def redeal(s: Town, seat: Seat) -> None:
    """Redeal everything that this seat cannot know, and nothing that it knows."""
    redeal_goals(s, seat)
    if s.draft_hand:
        redeal_hands(s, seat)


def redeal_goals(s: Town, seat: Seat) -> None:
    """Swap unseen goals at random, as long as each could lie where it ends up."""
    unseen = [
        goal
        for goal in range(s.goals.size)
        if s.goal_at[goal] == IN_PILE
        or (s.goal_at[goal] >= 0 and s.goal_at[goal] != seat and not s.revealed[goal])
    ]
    can_be_had = [achievable(s, goal) for goal in range(s.goals.size)]
    s.goal_at = s.goal_at.copy()
    for _ in range(SWEEPS):
        for goal in unseen:
            other = unseen[s.chance.below(len(unseen))]
            here = s.goal_at[goal]
            there = s.goal_at[other]
            if fits(s, goal, there, can_be_had) and fits(s, other, here, can_be_had):
                s.goal_at[goal] = there
                s.goal_at[other] = here


def fits(s: Town, goal: Goal, place: int, can_be_had: list[bool]) -> bool:
    """LT-16, LT-102: a hand holds no unachievable goal, nor one that its holder would have had to declare."""
    if place == IN_PILE:
        return True
    if not s.manual and has(s.met[place], goal):
        return False
    return can_be_had[goal]


def redeal_hands(s: Town, seat: Seat) -> None:
    """LT-146: players know the hands that they have held; the tiles of all other hands are shuffled."""
    step = s.step
    assert isinstance(step, DraftTile)
    unseen = [kind for kind in range(s.buildings.size) if not is_known(s, seat, kind, step.number)]
    places = [s.draft_hand[kind] for kind in unseen]
    s.chance.shuffle(unseen)
    s.draft_hand = s.draft_hand.copy()
    for at in range(len(unseen)):
        s.draft_hand[unseen[at]] = places[at]


def is_known(s: Town, seat: Seat, kind: Kind, number: int) -> bool:
    """Whether the seat knows where a tile is: in the supply, or in a hand that it holds or has passed on."""
    if s.in_game[kind] > 0:
        return True
    hand = s.draft_hand[kind]
    return hand != NOTHING and seat >= 0 and (seat - hand) % s.seats <= number

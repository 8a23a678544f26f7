"""The sequence of play: four rounds, their turns, and how a round ends (LT-2, LT-22 to LT-27, LT-79, LT-80, LT-110)."""

from typing import Any, Final

from mypy_extensions import i64

from tablewood.games.little_town.actions import TakeAction
from tablewood.games.little_town.goals import AskOnceMore, DealGoals
from tablewood.games.little_town.round_end import (
    CountCathedrals,
    PrepareNextRound,
    ReturnWorkers,
    SupplyFood,
    UseResidences,
)
from tablewood.games.little_town.scoring import FinalScoring
from tablewood.games.little_town.state import Town
from tablewood.kernel.step import Rule, Seat, Step


def the_game() -> tuple[Step[Any], ...]:
    """LT-15, LT-110: deal the goals, play the rounds, score."""
    return (DealGoals(), BeginRound(), *the_rest_of_the_game())


def the_rest_of_the_game() -> tuple[Step[Any], ...]:
    """What is still to come in the middle of a round."""
    return (*the_rest_of_a_round(), *after_a_round())


def the_rest_from_the_food_supply(fed: int) -> tuple[Step[Any], ...]:
    """LT-79, LT-85: what is still to come when this many players have fed their workers."""
    return (SupplyFood(fed), ReturnWorkers(), *after_a_round())


def after_a_round() -> tuple[Step[Any], ...]:
    """LT-110: the other rounds, then the scoring."""
    return (PlayOtherRounds(), AskOnceMore(), FinalScoring())


def the_rest_of_a_round() -> tuple[Step[Any], ...]:
    """LT-22, LT-79, LT-80: the turns; then effects, food and workers home, in the last round as well."""
    return (TakeTurns(), UseResidences(0), CountCathedrals(), SupplyFood(0), ReturnWorkers())


def a_turn(seat: Seat) -> tuple[Step[Any], ...]:
    """LT-22, LT-23: one action of this player; then the other turns."""
    return (TakeAction(seat), TakeTurns())


class PlayOtherRounds(Rule[Town]):
    """LT-2, LT-110: one round after the other until all are played."""

    def run(self, s: Town) -> None:
        if s.round < s.limits.rounds:
            s.then(ANOTHER_ROUND)


class BeginRound(Rule[Town]):
    """LT-13, LT-22: the round begins with the start player."""

    def run(self, s: Town) -> None:
        s.tell(s.events.round_began, s.start_seat, s.round)


class TakeTurns(Rule[Town]):
    """LT-22, LT-26, LT-27: one turn after the other, clockwise, until every worker is used."""

    def run(self, s: Town) -> None:
        seats: i64 = s.seats
        for turn in range(seats):
            seat = (s.next_seat + turn) % seats
            if s.workers[seat] > 0:
                s.next_seat = (seat + 1) % seats
                s.then(s.rules.turns[seat])
                return


# Steps never change, so each of these is made only once.

THE_GAME: Final = the_game()
ANOTHER_ROUND: Final = (PrepareNextRound(), BeginRound(), *the_rest_of_a_round(), PlayOtherRounds())

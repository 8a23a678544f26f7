"""The sequence of play: rounds, the three phases of a turn, and how the game ends (TS-3 to TS-5, TS-111 to TS-116)."""

from typing import Any

from tablewood.games.tree_society.build import BuildPhase
from tablewood.games.tree_society.rest import (
    CheckCoins,
    DraftFruit,
    PutSoldAway,
    RefillGuildMarket,
    TakeNewFruit,
)
from tablewood.games.tree_society.sales import SellFruit
from tablewood.games.tree_society.scoring import ScoreCards
from tablewood.games.tree_society.state import Society
from tablewood.kernel.log import TABLE
from tablewood.kernel.step import Rule, Seat, SeatRule, Step


def the_game(seats: int, first: Seat, drafted: int) -> tuple[Step[Any], ...]:
    """TS-2, TS-3, TS-133: a draft of `drafted` fruits each, if any, then rounds to the end, then the points."""
    order = [(first + place) % seats for place in range(seats)]
    return (
        OpenGame(),
        *[DraftFruit(seat) for _ in range(drafted) for seat in order],
        PlayRounds(),
        ScoreCards(),
    )


def a_round(seats: int, first: Seat) -> tuple[Step[Any], ...]:
    """TS-3: every player takes one turn, clockwise from the first player; then the round ends."""
    turns = [TakeTurn((first + place) % seats) for place in range(seats)]
    return (*turns, EndRound())


def a_turn(seat: Seat) -> tuple[Step[Any], ...]:
    """TS-4: sell; build; rest: put the sold fruits away, take a new one, check the coins, refill the guild market."""
    return (
        SellFruit(seat),
        BuildPhase(seat),
        PutSoldAway(seat),
        TakeNewFruit(seat),
        CheckCoins(seat),
        RefillGuildMarket(),
    )


def the_rest_of_the_game(seats: int, first: Seat, turn: Seat) -> tuple[Step[Any], ...]:
    """What is still to come after this seat's turn in the middle of a round."""
    place = (turn - first) % seats
    left = [(first + later) % seats for later in range(place + 1, seats)]
    return (*[TakeTurn(seat) for seat in left], EndRound(), ScoreCards())


class OpenGame(Rule[Society]):
    """TS-8, TS-13: tell who goes first and who was dealt which start card."""

    def run(self, s: Society) -> None:
        s.tell(s.events.first_player, s.first)
        for seat in range(s.seats):
            for card in s.boards[seat]:
                s.tell(s.events.start_card, seat, card)


class PlayRounds(Rule[Society]):
    """TS-3: a round, in which every player takes one turn, clockwise from the first player."""

    def run(self, s: Society) -> None:
        s.round += 1
        s.tell(s.events.round_began, TABLE, s.round)
        if s.goal_round:
            s.tell(s.events.final_round, TABLE)
        s.then(s.rules.rounds[s.seats][s.first])


class TakeTurn(SeatRule[Society]):
    """TS-4: the phases of one turn, all of them finished before the next player begins."""

    def run(self, s: Society) -> None:
        s.then(s.rules.turns[self.player])


class EndRound(Rule[Society]):
    """TS-111 to TS-116: no next round if the fruit deck has run out or if this was the final round."""

    def run(self, s: Society) -> None:
        if not s.is_last_round():
            s.then_one(PlayRounds())

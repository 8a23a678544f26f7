"""The sequence of play: rounds, turns, and how a round ends (SD-19 to SD-22, SD-37 to SD-44, SD-103 to SD-108)."""

from typing import Any, Final

from tablewood.games.sylvan_dale.actions import AddTile, ChooseNewCard, PlayCard, ShowHand
from tablewood.games.sylvan_dale.components import MOST_PLAYERS
from tablewood.games.sylvan_dale.items import OfferItems, OfferSets
from tablewood.games.sylvan_dale.scoring import ScoreDistricts, ScoreTrees
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.kernel.log import TABLE, bundle
from tablewood.kernel.step import Rule, Seat, SeatRule, Step
from tablewood.kernel.vectors import plus


def the_game() -> tuple[Step[Any], ...]:
    """SD-103 to SD-106: two rounds, each followed by the scoring of the whole board."""
    return (
        StartRound(1),
        TakeTurns(),
        ScoreTrees(),
        ScoreDistricts(),
        StartRound(2),
        TakeTurns(),
        ScoreTrees(),
        ScoreDistricts(),
    )


def the_rest_of_the_game(round: int) -> tuple[Step[Any], ...]:
    """What is still to come in the middle of a round."""
    return the_game()[1:] if round == 1 else the_game()[5:]


def a_turn(seat: Seat) -> tuple[Step[Any], ...]:
    """SD-20, SD-21: play a card, add a tile, maybe use an item, choose a new card."""
    return (
        PlayCard(seat),
        AddTile(seat),
        OfferItems(seat),
        ChooseNewCard(seat),
        EndTurn(seat),
    )


def a_stuck_turn(seat: Seat) -> tuple[Step[Any], ...]:
    """SD-37 to SD-42: show and replace the hand; no tile and no item, but sets and a new card."""
    return (
        ShowHand(seat),
        OfferSets(seat),
        ChooseNewCard(seat),
        EndTurn(seat),
    )


class StartRound(Rule[Dale]):
    """SD-19, SD-104, SD-105, SD-107: the next stack comes into play; round 2 goes the other way round."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final = number

    def run(self, s: Dale) -> None:
        s.round = self.number
        s.stuck_turns = 0
        if self.number > 1:
            s.direction = -1
            s.next_seat = s.last_seat
        elif s.seats == 2:
            # SD-17
            s.tell(s.events.began_with, 1 - s.next_seat, s.parts.second_of_two)
        s.tell(s.events.round_began, TABLE, self.number, s.next_seat)


class TakeTurns(Rule[Dale]):
    """SD-22, SD-41, SD-103, SD-106: one turn after the other, until every stack is empty or nobody can go on."""

    def run(self, s: Dale) -> None:
        seat = next_with_a_tile(s)
        if seat == NOTHING:
            return
        if is_stalemate(s):
            s.tell(s.events.stalemate, TABLE)
            put_the_stacks_in_the_box(s)
        elif is_dead(s):
            s.tell(s.events.dead_board, TABLE)
            put_the_stacks_in_the_box(s)
        else:
            s.then(STUCK_TURNS[seat] if is_stuck(s, seat) else TURNS[seat])


class EndTurn(SeatRule[Dale]):
    """SD-19, SD-105: the turn passes on, in the direction of the round."""

    def run(self, s: Dale) -> None:
        s.last_seat = self.player
        s.next_seat = (self.player + s.direction) % s.seats
        s.played = NOTHING
        s.items_used = 0


TURNS: Final = [(*a_turn(seat), TakeTurns()) for seat in range(MOST_PLAYERS)]
STUCK_TURNS: Final = [(*a_stuck_turn(seat), TakeTurns()) for seat in range(MOST_PLAYERS)]
"""By seat: a turn, then the others. Steps never change, so a player's turns can all be the same one."""


def next_with_a_tile(s: Dale) -> Seat:
    """SD-22: the next player in order whose current stack is not empty; NOTHING if all are."""
    seat = s.next_seat
    for _ in range(s.seats):
        if s.stack_left(seat) > 0:
            return seat
        seat = (seat + s.direction) % s.seats
    return NOTHING


def is_stuck(s: Dale, seat: Seat) -> bool:
    """SD-37, SD-39: no card in hand has the style of an open tree's top dwelling."""
    for place in range(s.hand_begin(seat), s.hand_end(seat)):
        card = s.hands[place]
        if card >= 0 and s.fits_a_tree(card):
            return False
    return True


def is_dead(s: Dale) -> bool:
    """SD-43: no tree is open, so no tile can be added any more."""
    for count in s.open_trees:
        if count > 0:
            return False
    return True


def is_stalemate(s: Dale) -> bool:
    """SD-44: three stuck turns in a row for each player who still has tiles."""
    if s.stuck_turns == 0:
        return False
    players = len([seat for seat in range(s.seats) if s.stack_left(seat) > 0])
    return s.stuck_turns >= s.parts.stalemate_rounds * players


def put_the_stacks_in_the_box(s: Dale) -> None:
    """SD-43, SD-44: the tiles left in the current stacks are out of the game."""
    s.reveal()
    for seat in range(s.seats):
        styles: list[int] = []
        while s.stack_left(seat) > 0:
            style = s.top_tile(seat)
            s.box = plus(s.box, s.parts.tile.of(seat, style), 1)
            s.used[seat] += 1
            styles.append(style)
        if styles:
            s.tell(s.events.boxed, seat, bundle(styles))

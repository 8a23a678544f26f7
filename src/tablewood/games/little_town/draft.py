"""The drafted supply, an option of the standard game (LT-146)."""

from typing import ClassVar, Final

from tablewood.games.little_town.state import NOTHING, Town
from tablewood.kernel.moves import Answer, Move, MoveList
from tablewood.kernel.step import ALLOWED, NOBODY, UNANSWERED, Clause, Seat, Together
from tablewood.kernel.vectors import copied, ints, repeated


def deal_the_hands(s: Town) -> None:
    """LT-146: deal the buildings out evenly; any left over stay out of the game, unseen."""
    singles = copied(s.buildings.singles)
    s.chance.shuffle_ints(singles)
    s.draft_hand = repeated(NOTHING, s.buildings.size)
    for number in range(len(singles) // s.seats * s.seats):
        s.draft_hand[singles[number]] = number % s.seats


def the_draft(s: Town) -> "DraftTile":
    """The first of the secret choices."""
    return DraftTile((UNANSWERED,) * s.seats, NOBODY, 0)


def hand_of(seat: Seat, number: int, seats: int) -> int:
    """Which of the dealt hands a player holds after this number of passes to the left."""
    return (seat - number) % seats


class DraftTile(Together[Town]):
    """LT-146: everyone secretly chooses a tile for the supply, then all hands pass to the left."""

    prompt: ClassVar[str] = "draft-tile"
    clause: ClassVar[int] = 146
    takes: ClassVar[tuple[str, ...]] = ("draft",)

    def __init__(self, answers: tuple[Move, ...], seat: Seat, number: int) -> None:
        super().__init__(answers, seat)
        self.number: Final = number
        """How many tiles each player has already chosen."""

    def with_answers(self, answers: tuple[Move, ...], seat: Seat) -> "DraftTile":
        return DraftTile(answers, seat, self.number)

    def list_legal(self, s: Town, moves: MoveList) -> None:
        draft = s.moves.draft
        hand = hand_of(self.seat, self.number, s.seats)
        for kind in range(s.buildings.size):
            if s.draft_hand[kind] == hand:
                moves.add(draft, kind)

    def objection(self, s: Town, answer: Answer) -> Clause:
        hand = hand_of(self.seat, self.number, s.seats)
        return ALLOWED if s.draft_hand[answer.first] == hand else 146

    def not_now(self, s: Town, answer: Answer) -> Clause:
        """LT-146: nothing else happens until the supply is complete."""
        return 146

    def release(self, s: Town, answers: tuple[Move, ...]) -> None:
        s.in_game = copied(s.in_game)
        s.supply = copied(s.supply)
        s.draft_hand = copied(s.draft_hand)
        for seat in range(s.seats):
            kind = s.answer(answers[seat]).first
            s.draft_hand[kind] = NOTHING
            s.in_game[kind] = 1
            s.supply[kind] = 1
            s.tell(s.events.drafted, seat, kind)
        if (self.number + 1) * s.seats < s.limits.supply_size:
            s.then_one(DraftTile((UNANSWERED,) * s.seats, NOBODY, self.number + 1))
        else:
            s.draft_hand = ints([])

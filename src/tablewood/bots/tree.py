"""The memory of a tree search: what came of each move at each question, over many guesses at what is hidden."""

from math import log, sqrt
from typing import Final


class Node:
    """A question, told apart by the moves that led to it and by the seat that answers it, not by what is hidden.

    Which moves are legal differs from guess to guess; a move is weighed by how often it could have been made.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits: int = 0
        self.places: Final[dict[int, int]] = {}
        """Where a move stands in the lists below."""
        self.moves: Final[list[int]] = []
        self.met: Final[list[int]] = []
        """In how many iterations the move was legal."""
        self.made: Final[list[int]] = []
        self.worth: Final[list[float]] = []
        """The sum of what came of it, for this node's seat."""
        self.prior: Final[list[float]] = []
        """What the game's evaluation says after this one move; 0 if it has not been asked."""
        self.children: Final[dict[int, Node]] = {}
        """By move * 16 + the seat asked next."""

    def place(self, move: int) -> int:
        """Where the move stands; a new one is put at the end."""
        found = self.places.get(move, -1)
        if found < 0:
            found = len(self.moves)
            self.places[move] = found
            self.moves.append(move)
            self.met.append(0)
            self.made.append(0)
            self.worth.append(0.0)
            self.prior.append(0.0)
        return found

    def child(self, move: int, seat: int) -> "Node | None":
        """The question that this seat met after the move, if it has been met."""
        return self.children.get(move * 16 + seat)

    def grow(self, move: int, seat: int) -> None:
        """Remember that the move leads to a question to this seat."""
        self.children[move * 16 + seat] = Node(seat)

    def mean(self, place: int) -> float:
        """What came of the move, on average."""
        return self.worth[place] / self.made[place]

    def choose(self, legal: list[int], spread: float, curiosity: float, trust: float) -> int:
        """The move to look at next: what did well, or has been looked at too little, or the evaluation speaks for.

        `spread` is the scale of worth in this search, `curiosity` the weight of the unknown and `trust` that of the
        prior, which fades as a move is looked at.
        """
        best = -1
        most = 0.0
        for move in legal:
            place = self.place(move)
            self.met[place] += 1
            made = self.made[place]
            if made == 0:
                # Moves never made come first, the most promising before the others.
                score = 1e9 + self.prior[place]
            else:
                score = (
                    self.worth[place] / made
                    + curiosity * spread * sqrt(log(self.met[place]) / made)
                    + trust * self.prior[place] / (made + 1)
                )
            if best < 0 or score > most:
                best = move
                most = score
        return best

    def favourite(self, legal: list[int]) -> int:
        """The legal move made most often, the better one on average among equals."""
        best = legal[0]
        most = -1
        for move in legal:
            place = self.place(move)
            made = self.made[place]
            if made > most or (
                made == most and made > 0 and self.mean(place) > self.mean(self.place(best))
            ):
                best = move
                most = made
        return best

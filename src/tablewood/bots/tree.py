"""The memory of a tree search: the results of each move at each question, over many guesses at what is hidden."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from tablewood.kernel.moves import MoveList
from tablewood.kernel.vectors import Floats, Ints, ints, place_of_most

EVEN: Final = 0.25
"""The part of the attention that all moves share equally, whatever the evaluation says."""

NO_MOVES: Final = ints([])


class Edge:
    """A move at a question, and its results."""

    def __init__(self) -> None:
        self.met: i64 = 0
        """In how many iterations the move was legal."""
        self.made: i64 = 0
        self.worth: float = 0.0
        """The sum of its results, for the seat that makes the move."""
        self.prior: float = 0.0
        """What the game's evaluation says after this one move, against the best of the moves then legal."""
        self.share: float = 0.0
        """The share of attention that the prior gives it."""
        self.nodes: Final[list[Node]] = []
        """The questions that followed, one for each seat that was asked."""

    def node(self, seat: int) -> "Node | None":
        """The question that this seat was asked after the move, if there was one so far."""
        for node in self.nodes:
            if node.seat == seat:
                return node
        return None

    def mean(self) -> float:
        """The average result of the move."""
        return self.worth / float(self.made) if self.made > 0 else 0.0


class Node:
    """A question, identified by the moves that led to it and by the seat that answers it, not by what is hidden.

    Which moves are legal differs from guess to guess; a move is weighed by how often it could have been made.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits: i64 = 0
        self.worth: float = 0.0
        """The sum of the results of all its moves, for its seat."""
        self.edges: Final[dict[int, Edge]] = {}
        self._last: Ints = NO_MOVES
        """The moves that were legal here the last time: mostly they are the same the next time."""
        self._edges_of_last: list[Edge] = []
        """The edges of these moves, in the same order."""

    def edge(self, move: int) -> Edge:
        """What is known about the move; for a new one, nothing."""
        edge = self.edges.get(move)
        if edge is None:
            edge = Edge()
            self.edges[move] = edge
        return edge

    def _edges_of(self, legal: MoveList) -> list[Edge]:
        """The edges of the legal moves, in the same order."""
        if not legal.are(self._last):
            self._last = legal.vector()
            self._edges_of_last = [self.edge(legal[at]) for at in range(legal.count)]
        return self._edges_of_last

    def count(self) -> int:
        """How many nodes there are, this one and all below it."""
        found = 0
        below = [self]
        while below:
            node = below.pop()
            found += 1
            for edge in node.edges.values():
                below.extend(edge.nodes)
        return found

    def add(self, edge: Edge, made: i64, worth: float) -> None:
        """Add this many visits of the move, and the sum of their results."""
        self.visits += made
        self.worth += worth
        edge.made += made
        edge.worth += worth

    def expect(self, moves: MoveList, worth: Floats) -> None:
        """Store the evaluation after each of the moves: the better it is, the more attention the move gets at first.

        How much better is measured against how widely the moves differ.
        """
        best = worth[place_of_most(worth)]
        scale = max(1e-6, _deviation(worth))
        total = 0.0
        for value in worth:
            total += exp((value - best) / scale)
        edges = self._edges_of(moves)
        for at in range(moves.count):
            edge = edges[at]
            edge.prior = worth[at] - best
            edge.share = exp(edge.prior / scale) / total

    def choose(self, legal: MoveList, spread: float, curiosity: float, trust: float) -> int:
        """The move to try next: one that did well, or was tried too little for what it promises.

        `spread` is the scale of the values in this search, `curiosity` the weight of the unknown. The prior counts as
        if the move had been made `trust` times, and so counts for less with every visit.
        """
        best = -1
        most = 0.0
        mean = self.worth / float(self.visits) if self.visits > 0 else 0.0
        even = EVEN / float(legal.count)
        edges = self._edges_of(legal)
        for at in range(legal.count):
            edge = edges[at]
            edge.met += 1
            made = float(edge.made)
            score = (edge.worth + trust * (mean + edge.prior)) / (made + trust)
            attention = (1.0 - EVEN) * edge.share + even
            score += curiosity * spread * attention * sqrt(float(edge.met)) / (1.0 + made)
            if best < 0 or score > most:
                best = legal[at]
                most = score
        return best

    def lead(self, legal: list[int]) -> i64:
        """How many times more often the favourite was made than any other legal move."""
        first: i64 = 0
        second: i64 = 0
        for move in legal:
            edge = self.edges.get(move)
            made: i64 = 0 if edge is None else edge.made
            if made > first:
                second = first
                first = made
            elif made > second:
                second = made
        return first - second

    def favourite(self, legal: list[int]) -> int:
        """The legal move made most often, the better one on average among equals."""
        best = legal[0]
        first = self.edge(best)
        for move in legal:
            edge = self.edge(move)
            if edge.made > first.made or (edge.made == first.made and edge.mean() > first.mean()):
                best = move
                first = edge
        return best


def _deviation(values: Floats) -> float:
    """The standard deviation."""
    mean = 0.0
    for value in values:
        mean += value
    mean /= float(len(values))
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return sqrt(squares / float(len(values)))

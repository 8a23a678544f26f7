"""Tree search for hidden information and dice: many guesses, one tree.

Each iteration deals a guess at all that the seat cannot know, walks down the tree by the moves that are legal in that
guess, adds one node, plays on at random to the seat's next turn, and asks the game's evaluation how every seat stands
there. Dice and draws fall anew each time, so the tree holds moves only ("open loop"); each seat looks after itself. The
evaluation after a single move speaks for it until it has been tried often enough to speak for itself.
"""

from math import sqrt
from time import perf_counter
from typing import Any, ClassVar, Final

from tablewood.bots.bot import Bot
from tablewood.bots.perspective import Perspective
from tablewood.bots.tree import Node
from tablewood.kernel.game import Game
from tablewood.kernel.state import State

SEEDS: Final = 1 << 29
"""Guesses are drawn from so many seeds."""

NODES: Final = 200_000
"""A tree never holds more nodes than this, unless told otherwise."""

HORIZON: Final = 80
"""Playing on stops after so many decisions at the latest: somebody alone at the table has no next turn."""

CURIOSITY: Final = 0.7
TRUST: Final = 1.0


class SearchBot(Bot):
    """Thinks for so many seconds, or for so many iterations, if any are given, and is then repeatable from its seed."""

    name: ClassVar[str] = "search"

    def __init__(
        self, seed: int = 0, seconds: float = 0.3, iterations: int = 0, nodes: int = NODES
    ) -> None:
        super().__init__(seed)
        self.seconds: Final = seconds
        self.iterations: Final = iterations
        self.most_nodes: Final = nodes
        self.iterated: int = 0
        """How many iterations this bot has made in all."""
        self.nodes: int = 0
        """How many nodes the present tree has."""
        self.last: Node | None = None
        """The root of the last search, for those who want to see what was thought."""
        self._root: Node | None = None
        self._plies: int = -1
        self._worth: Spread = Spread()

    def fresh(self, seed: int) -> "SearchBot":
        return SearchBot(seed, self.seconds, self.iterations, self.most_nodes)

    def choose(self, asked: Perspective) -> int:
        legal = asked.legal()
        start = perf_counter()
        root = self._plant(asked)
        if len(legal) > 1:
            made = 0
            while True:
                self._iterate(asked.game, root, asked.guess(self.chance.below(SEEDS)))
                made += 1
                if self.iterations > 0:
                    if made >= self.iterations:
                        break
                elif perf_counter() - start >= self.seconds:
                    break
            self.iterated += made
        move = root.favourite(legal)
        self.last = root
        self._root = root.child(move, asked.seat)
        self._plies = asked.plies
        return move

    def _plant(self, asked: Perspective) -> Node:
        """The part of the last tree that grew from one's own last move, if the turn goes on; a new tree otherwise."""
        root = self._root
        if root is None or asked.plies != self._plies + 1:
            root = Node(asked.seat)
            self.nodes = 1
            self._worth = Spread()
        return root

    def _iterate(self, game: Game[Any], root: Node, s: State) -> None:
        """Down the tree, one node more, on to the next turn, and back with what came of it."""
        path: list[Node] = []
        places: list[int] = []
        node = root
        spread = self._worth.width()
        while True:
            legal = s.legal()
            if node.visits == 0:
                _ask_the_evaluation(game, node, s, legal)
            node.visits += 1
            move = node.choose(legal, spread, CURIOSITY, TRUST)
            path.append(node)
            places.append(node.places[move])
            s.play(move)
            if s.over:
                break
            child = node.child(move, s.seat)
            if child is None:
                if self.nodes < self.most_nodes:
                    node.grow(move, s.seat)
                    self.nodes += 1
                break
            node = child
        _play_on(s, root.seat)
        self._learn(game, s, path, places)

    def _learn(self, game: Game[Any], s: State, path: list[Node], places: list[int]) -> None:
        """Tell every node on the way how its seat stands at the end."""
        winners = s.winners() if s.over else []
        values: list[float] = []
        for seat in range(s.seats):
            value = game.evaluate(s, seat)
            if s.over:
                value += self._worth.width() if seat in winners else -self._worth.width()
            values.append(value)
            self._worth.add(value)
        for at in range(len(path)):
            path[at].made[places[at]] += 1
            path[at].worth[places[at]] += values[path[at].seat]


class Spread:
    """How widely worth is spread in a search: the scale on which curiosity is measured."""

    def __init__(self) -> None:
        self.count: int = 0
        self.sum: float = 0.0
        self.squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    def width(self) -> float:
        """The standard deviation so far."""
        if self.count < 2:
            return 1.0
        mean = self.sum / self.count
        return sqrt(max(1e-9, self.squares / self.count - mean * mean))


def _ask_the_evaluation(game: Game[Any], node: Node, s: State, legal: list[int]) -> None:
    """What the game's evaluation says after each single move, against the best of them."""
    best = -1e18
    worth: list[float] = []
    for move in legal:
        after = s.clone()
        after.play(move)
        value = game.evaluate(after, node.seat)
        worth.append(value)
        if value > best:
            best = value
    for at in range(len(legal)):
        node.prior[node.place(legal[at])] = worth[at] - best


def _play_on(s: State, me: int) -> None:
    """Play at random until the seat's next turn begins, so that all ends are compared at the same point of a turn."""
    before = s.seat
    for _ in range(HORIZON):
        now = s.seat
        if now < 0 or (now == me and before != me):
            return
        before = now
        legal = s.legal()
        s.play(legal[s.chance.below(len(legal))])


BOT: Final = SearchBot

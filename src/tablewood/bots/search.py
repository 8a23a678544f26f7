"""Tree search for hidden information and dice: many guesses, one tree.

Each iteration deals a guess at everything the seat cannot know, walks down the tree by the moves that are legal in that
guess, adds one node, plays on greedily to the seat's next turn but one, and asks the game's evaluation how the seats
stand. Dice and draws come out differently each time, so the tree holds moves only ("open loop"); each seat looks after
itself, and the seats of a team have the same interests, because the evaluation says so. The evaluation after a single
move counts for the move until it has been tried often enough.
"""

from math import sqrt
from typing import Any, ClassVar, Final

from tablewood.bots.bot import Bot
from tablewood.bots.clock import PROCESSOR, WALL, Clock, ProcessorClock
from tablewood.bots.forked import Found, Helpers, can_fork
from tablewood.bots.perspective import Perspective
from tablewood.bots.trace import GUESS, LEGAL, PLAY, TRY, VALUE, Trace, after_one
from tablewood.bots.tree import Edge, Node
from tablewood.bots.values import TUNED, check_value, value_for
from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.moves import MoveList
from tablewood.kernel.net import LearnedValue
from tablewood.kernel.state import State
from tablewood.kernel.vectors import Floats, no_floats, place_of_most

SEEDS: Final = 1 << 29
"""How many seeds guesses are drawn from."""

NODES: Final = 50_000
"""The default limit of nodes in a tree; a node takes one to three kilobytes."""

HORIZON: Final = 80
"""The most decisions of a playout: a solo player has no next turn to stop at."""

TURNS: Final = 2
"""How many of its own turns a seat plays on for; with 0, to the end of the current turn.

The value of a turn may only show in the next one: two turns gained much in Tree Society, and nothing that could be
told from luck in Little Town. Each further turn costs iterations.
"""

CURIOSITY: Final = 2.0
"""The weight of moves that are little known, on the scale of the values found in the search."""

TRUST: Final = 1.0
"""How many visits the evaluation after a single move counts for."""

SETTLED: Final = 1.0
"""Thinking ends early once the next best move would need more than this share of the iterations left to catch up.

With 1 it could not catch up if it got all of them, so that nothing is lost.
"""


class SearchBot(Bot):
    """Thinks for some seconds; or for a number of iterations, and is then repeatable from its seed.

    It answers sooner if the answer is settled: if no other move can catch up in the time that is left.

    With several jobs, that many processes think at once, each with its own tree; their roots are added up.
    """

    name: ClassVar[str] = "search"

    def __init__(
        self,
        seed: int = 0,
        seconds: float = 0.3,
        iterations: int = 0,
        nodes: int = NODES,
        jobs: int = 1,
        clock: str = WALL,
        curiosity: float = CURIOSITY,
        trust: float = TRUST,
        breadth: int = 0,
        turns: int = TURNS,
        settled: float = SETTLED,
        value: str = TUNED,
    ) -> None:
        super().__init__(seed)
        _check("seconds", seconds > 0, "more than 0")
        _check("iterations", iterations >= 0, "0 (think by the clock) or more")
        _check("nodes", nodes > 0, "at least 1")
        _check("jobs", jobs > 0, "at least 1")
        _check("clock", clock in (WALL, PROCESSOR), f"{WALL} or {PROCESSOR}")
        _check("curiosity", curiosity >= 0, "at least 0")
        _check("trust", trust > 0, "more than 0")
        _check("breadth", breadth >= 0, "0 (as the game advises) or more")
        _check("turns", turns >= 0, "0 (to the end of the turn at hand) or more")
        _check(
            "settled", settled > 0, "more than 0; a large number, such as 1000, to use all the time"
        )
        check_value(value)
        self.seconds: Final = seconds
        self.iterations: Final = iterations
        self.most_nodes: Final = nodes
        self.jobs: Final = jobs
        self.clock_name: Final = clock
        self.curiosity: Final = curiosity
        self.trust: Final = trust
        self.breadth: Final = breadth
        self.turns: Final = turns
        self.settled: Final = settled
        self.value: Final = value
        self.learned: LearnedValue[Any] | None = None
        """What it evaluates positions with; None for the hand-made evaluation."""
        self.clock: Clock = ProcessorClock() if clock == PROCESSOR else Clock()
        self.iterated: int = 0
        """How many iterations this bot has made in all."""
        self.decided: int = 0
        """How many decisions it has played on beyond its tree."""
        self.nodes: int = 0
        """How many nodes the present tree has."""
        self.last: Node | None = None
        """The root of the last search, to inspect what the bot thought."""
        self.trace: Trace | None = None
        """If set, it records every call of the search to the rules."""
        self.among: list[int] = []
        """If set, it tries no other moves at the question it is asked: to find out what one of them is worth."""
        self._root: Node | None = None
        self._plies: int = -1
        self._spreads: list[Spread] = []
        """By seat, as far as they are known."""
        self._legal: Final = MoveList()
        """The legal moves at the position that is looked at."""
        self._few: Final = MoveList()
        """Those of them that a playout considers."""

    def fresh(self, seed: int) -> "SearchBot":
        return SearchBot(
            seed,
            self.seconds,
            self.iterations,
            self.most_nodes,
            self.jobs,
            self.clock_name,
            self.curiosity,
            self.trust,
            self.breadth,
            self.turns,
            self.settled,
            self.value,
        )

    def choose(self, asked: Perspective) -> int:
        start = self.clock.now()
        self.learned = value_for(asked, self.value)
        self.last = None
        legal = asked.legal()
        root = self._plant(asked)
        if len(legal) > 1:
            if self.jobs > 1 and can_fork():
                self._think_together(asked, root, start)
            else:
                self._think(asked, root, start)
        move = root.favourite(legal)
        self.last = root
        self._root = root.edge(move).node(asked.seat)
        self._plies = asked.plies
        return move

    def _plant(self, asked: Perspective) -> Node:
        """The part of the last tree below the bot's last move, if the turn goes on; otherwise a new tree."""
        root = self._root
        self._root = None
        if root is None or asked.plies != self._plies + 1:
            root = Node(asked.seat)
            self._spreads = []
        self.nodes = root.count()
        return root

    # Thinking

    def _think(self, asked: Perspective, root: Node, start: float) -> None:
        """Iterate at least once, and as long as there is time for one more iteration of average length.

        Nothing in an iteration takes long: it exceeds the budget by no more than one iteration exceeds the average.
        """
        legal = asked.legal()
        made = 0
        while True:
            seed = self.chance.below(SEEDS)
            if self.trace is not None:
                self.trace.add(GUESS, seed)
            self._iterate(asked.game, root, asked.guess(seed))
            made += 1
            left = self._left(made, start)
            if left < 1.0 or float(root.lead(legal)) > self.settled * left:
                break
        self.iterated += made

    def _left(self, made: int, start: float) -> float:
        """How many more iterations there is time for, after this many."""
        if self.iterations > 0:
            return float(self.iterations - made)
        spent = self.clock.now() - start
        return (self.seconds - spent) * made / max(spent, 1e-9)

    def _think_together(self, asked: Perspective, root: Node, start: float) -> None:
        """Let helpers grow their own trees, each from a different seed, and add up their results at the root."""
        helpers = Helpers()
        try:
            for _ in range(self.jobs - 1):
                seed = self.chance.below(SEEDS)
                if helpers.fork():
                    self._help(helpers, asked, root, seed)
            self._think(asked, root, start)
            for found in helpers.answers():
                for move, made, worth in found:
                    root.add(root.edge(move), made, worth)
        finally:
            helpers.dismiss()

    def _help(self, helpers: Helpers, asked: Perspective, root: Node, seed: int) -> None:
        """In a helper: think, report what is new at the root, and exit."""
        try:
            self.chance = seeded(seed)
            before = {move: (edge.made, edge.worth) for move, edge in root.edges.items()}
            self._think(asked, root, self.clock.now())
            found: Found = []
            for move, edge in root.edges.items():
                made, worth = before.get(move, (0, 0.0))
                if edge.made > made:
                    found.append((move, edge.made - made, edge.worth - worth))
            helpers.answer(found)
        finally:
            helpers.leave()

    def _iterate(self, game: Game[Any], root: Node, s: State) -> None:
        """Walk down the tree, add a node, play on to the next turn, and carry the result back up."""
        path: list[Node] = []
        edges: list[Edge] = []
        node = root
        legal = self._legal
        trace = self.trace
        while True:
            s.list_legal(legal)
            if node is root and self.among:
                _keep_only(legal, self.among)
            if node.visits == 0 and legal.count > 1:
                node.expect(legal, self._look(game, s, legal))
            spread = self._spread(node.seat).width()
            move = node.choose(legal, spread, self.curiosity, self.trust)
            edge = node.edge(move)
            path.append(node)
            edges.append(edge)
            s.play(move)
            if trace is not None:
                trace.add(LEGAL, 0)
                trace.add(PLAY, move)
            if s.over:
                break
            child = edge.node(s.seat)
            if child is None:
                if self.nodes < self.most_nodes:
                    edge.nodes.append(Node(s.seat))
                    self.nodes += 1
                break
            node = child
        self._play_on(game, s, root.seat)
        self._learn(game, s, path, edges)

    def _look(self, game: Game[Any], s: State, moves: MoveList) -> Floats:
        """The evaluation after each of the moves, for the seat that makes it."""
        trace = self.trace
        worth = no_floats(moves.count)
        for at in range(moves.count):
            move = moves[at]
            if trace is not None:
                trace.add(TRY, move)
            worth[at] = after_one(game, s, move, s.seat, self.learned)
        return worth

    def _play_on(self, game: Game[Any], s: State, me: int) -> None:
        """Play to the beginning of a turn of the seat, so that all ends are compared at the same point of a turn."""
        turns = 0
        before = s.seat
        breadth = self.breadth if self.breadth > 0 else game.breadth(s.seats)
        trace = self.trace
        for _ in range(HORIZON):
            now = s.seat
            if now < 0:
                return
            if now != before:
                turns += 1 if now == me else 0
                if turns >= self.turns:
                    return
            before = now
            s.list_legal(self._legal)
            moves = self._considered(self._legal, breadth)
            move = moves[0]
            if moves.count > 1:
                move = moves[place_of_most(self._look(game, s, moves))]
            if trace is not None:
                trace.add(LEGAL, 0)
                trace.add(PLAY, move)
            s.play(move)
            self.decided += 1

    def _considered(self, legal: MoveList, breadth: int) -> MoveList:
        """The random sample of moves from which a playout takes the best."""
        if legal.count <= breadth:
            return legal
        few = self._few
        few.clear()
        while few.count < breadth:
            move = legal[self.chance.below(legal.count)]
            if not few.has(move):
                few.append(move)
        return few

    def _learn(self, game: Game[Any], s: State, path: list[Node], edges: list[Edge]) -> None:
        """Add to every node on the path how its seat stands at the end."""
        values = [0.0] * s.seats
        known = [False] * s.seats
        winners = s.winners() if s.over else None
        for at in range(len(path)):
            seat = path[at].seat
            if not known[seat]:
                values[seat] = self._stands(game, s, seat, winners)
                known[seat] = True
            path[at].add(edges[at], 1, values[seat])

    def _stands(self, game: Game[Any], s: State, seat: int, winners: list[int] | None) -> float:
        """How the seat stands, by the evaluation or the network; after the game, a victory counts extra."""
        if self.trace is not None:
            self.trace.add(VALUE, seat)
        learned = self.learned
        value = game.evaluate(s, seat) if learned is None else learned.margin(s, seat)
        spread = self._spread(seat)
        if winners is not None:
            value += spread.width() if seat in winners else -spread.width()
        spread.add(value)
        return value

    def width(self, seat: int) -> float:
        """How widely the results for this seat were spread in the present search."""
        return self._spread(seat).width()

    def _spread(self, seat: int) -> "Spread":
        """How widely the values for this seat are spread: a lead for one is a deficit for another."""
        while len(self._spreads) <= seat:
            self._spreads.append(Spread())
        return self._spreads[seat]


def _check(name: str, right: bool, allowed: str) -> None:
    """Refuse a setting that makes no sense."""
    if not right:
        raise TablewoodError(f"{name} must be {allowed}")


def _keep_only(moves: MoveList, some: list[int]) -> None:
    """Leave out all moves but these."""
    listed = moves.listed()
    moves.clear()
    for move in listed:
        if move in some:
            moves.append(move)


class Spread:
    """How widely the values for a seat are spread in a search: the scale of curiosity."""

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


BOT: Final = SearchBot

"""Is one move clearly the best? What a search says of a position, from the seat's perspective."""

from __future__ import annotations

from dataclasses import dataclass

from tablewood.bots.clock import PROCESSOR
from tablewood.bots.perspective import Perspective
from tablewood.bots.search import SearchBot
from tablewood.bots.tree import Node
from tablewood.kernel.state import State
from tablewood.learn.puzzles import SearchFigures

RIVALS = 3
"""How many other moves are compared with the best one."""

TRIED = 5
"""How often a move must have been tried for its average to mean anything."""

USE_ALL_TIME = 1000.0
"""Do not stop when the answer is settled (`SearchBot.settled`)."""

VISITS = 3.0
"""How many times more often than any other the search must have tried the best move."""


@dataclass(frozen=True)
class Judgement:
    """The best move of a position, the best other one, and how far they are apart."""

    best: int
    second: int
    figures: SearchFigures

    def is_clear(self, margin: float, visits: float = VISITS) -> bool:
        """Whether the best move is ahead by these margins."""
        return self.figures.margin >= margin and self.figures.visits >= visits


def judge(state: State, seed: int, seconds: float, iterations: int = 0) -> Judgement:
    """What a search of this length thinks of the position.

    A number of iterations instead of seconds makes the answer repeatable. For half of the time the search looks at all
    moves and finds the best. But what it then says of the others is too little: it hardly tried them, and does not know
    how to go on well. So, for the other half, it looks at the best move and at its rivals, each alone and equally long.
    """
    share = 2 * (RIVALS + 1)
    everything = _search(state, seed, seconds / 2, iterations // 2, [])
    root = _root(everything)
    best = root.favourite(state.legal())
    rivals = _rivals(state, root, best)
    made = everything.iterated
    worth: dict[int, float] = {}
    for number, move in enumerate([best, *rivals], 1):
        alone = _search(state, seed + number, seconds / share, iterations // share, [move])
        worth[move] = _root(alone).edge(move).mean()
        made += alone.iterated
    second = max(rivals, key=lambda move: worth[move])
    most = max(root.edge(move).made for move in state.legal() if move != best)
    figures = SearchFigures(
        seconds=seconds,
        seed=seed,
        iterations=made,
        margin=round(worth[best] - worth[second], 2),
        visits=round(float(root.edge(best).made) / float(max(1, most)), 1),
    )
    return Judgement(best, second, figures)


def _search(
    state: State, seed: int, seconds: float, iterations: int, among: list[int]
) -> SearchBot:
    """A bot that has thought about the position."""
    bot = SearchBot(
        seed, seconds=seconds, iterations=iterations, clock=PROCESSOR, settled=USE_ALL_TIME
    )
    bot.among = among
    bot.choose(Perspective(state, state.seat))
    return bot


def _root(bot: SearchBot) -> Node:
    assert bot.last is not None, "a bot that has thought keeps its tree"
    return bot.last


def _rivals(state: State, root: Node, best: int) -> list[int]:
    """The other moves that the search tried most, and the one that did best on average."""
    others = [move for move in state.legal() if move != best]
    others.sort(key=lambda move: root.edge(move).made, reverse=True)
    tried = [move for move in others if root.edge(move).made >= TRIED]
    if tried:
        better = max(tried, key=lambda move: root.edge(move).mean())
        others.remove(better)
        others.insert(0, better)
    return others[:RIVALS]

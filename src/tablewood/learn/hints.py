"""Hints: the moves that a grown tree would consider, each with a reason in the terms of the score.

The search bot thinks once, from what the seat may know. The moves that it tried most are then made in a few guesses at
what is hidden, and each turn is played on greedily to its end: what the seat's score gains there, part by part, is the
reason. All of that takes no longer than one thought of the bot. Reasons are data; the edges put them into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablewood.bots.clock import Clock
from tablewood.bots.grown import GrownBot
from tablewood.bots.perspective import Perspective
from tablewood.bots.search import SearchBot
from tablewood.bots.trace import after_one
from tablewood.bots.tree import Node
from tablewood.kernel.chance import seeded
from tablewood.kernel.game import Game
from tablewood.kernel.state import State
from tablewood.kernel.step import Pending

SECONDS = GrownBot().seconds
"""What a hint may take: one thought of a grown tree."""

SEARCHED = 0.7
"""The share of the time for finding moves; the rest is for their reasons."""

PATIENT = 1000.0
"""The search goes on when its favourite is settled: the next best moves are of interest, too."""

MOST_MOVES = 3
"""How many moves a hint names at most."""

SHARE = 0.04
"""A move is worth naming if the search tried it at least this often, compared with its favourite ..."""

BEHIND = 1.2
"""... and found it at most this far behind, compared with how widely the results are spread."""

MOST_REASONS = 2
GUESSES = 12
"""In how many guesses the reasons are looked for, if there is time."""

HORIZON = 24
"""The most decisions of a turn that are played on."""

BREADTH = 24
"""How many of the moves at each of these decisions are compared."""

NOTICED = 0.5
"""A part of the score that changes by less, on average, is not worth a word."""

SEEDS = 1 << 29


class HintReason(msgspec.Struct, kw_only=True, frozen=True):
    """Why a move is worth considering."""

    kind: str
    """`part`: a part of the score gains. `stand`: so does what a team strives for. `hinders`: another player loses.
    `costs`: a part of the score loses. `prepares`: no part changes yet, but the seat stands better. `open`: nothing is
    decided yet. `only`: there is no other move."""
    name: str = ""
    """For `part` and `costs` the part, the game's text `score-<name>`; for `stand` the text `stand-<name>`."""
    points: int = 0
    """By how much, to the end of the turn; never negative."""
    certain: bool = True
    """Whether it came to the same in every guess."""
    seat: int = -1
    """For `hinders`: who loses."""


class HintedMove(msgspec.Struct, kw_only=True, frozen=True):
    """A move to consider, in notation, and why."""

    move: str
    reasons: list[HintReason]


class Outlook:
    """What a move led to by the end of the turn, over several guesses."""

    def __init__(self) -> None:
        self.parts: list[dict[str, int]] = []
        """For each guess: what each part of the seat's score gained."""
        self.stands: list[dict[str, int]] = []
        self.rivals: list[dict[int, int]] = []
        self.value = 0.0
        """How much better the seat stands, summed over the guesses."""


class AddressedPerspective(Perspective):
    """What a seat knows where several are asked at once: in its guesses, this seat is asked first."""

    def guess(self, seed: int) -> State:
        """A guess in which the seat is the one to answer."""
        s = super().guess(seed)
        top = s.pending
        if top is not None and top.step.seat != self.seat:
            s.pending = Pending(top.step.addressed(self.seat), top.below)
        return s


def hints(
    asked: Perspective,
    seed: int,
    seconds: float = SECONDS,
    iterations: int = 0,
    clock: Clock | None = None,
) -> list[HintedMove]:
    """The moves to consider, the best first; with a number of iterations, repeatable from the seed."""
    clock = clock or Clock()
    end = clock.now() + seconds
    legal = asked.legal()
    if len(legal) == 1:
        return [HintedMove(move=asked.notation(legal[0]), reasons=[HintReason(kind="only")])]
    bot = SearchBot(seed, seconds * SEARCHED, iterations, settled=PATIENT)
    bot.clock = clock
    bot.choose(asked)
    assert bot.last is not None, "a bot that chose has a tree"
    moves = considered(bot.last, legal, bot.width(asked.seat))
    # A bot by iterations looks at every guess; a bot by the clock stops when its time is up.
    timer = None if iterations else Deadline(clock, end)
    outlooks = _outlooks(asked, moves, seed, timer)
    return [
        HintedMove(move=asked.notation(move), reasons=reasons_of(outlook))
        for move, outlook in zip(moves, outlooks, strict=True)
    ]


def considered(root: Node, legal: Sequence[int], width: float) -> list[int]:
    """The moves tried most, without those that are clearly worse; `width` is how widely results are spread."""
    tried = [(move, root.edges[move]) for move in legal if move in root.edges]
    order = sorted(tried, key=lambda one: (-one[1].made, -one[1].mean()))
    _, best = order[0]
    return [
        move
        for move, edge in order[:MOST_MOVES]
        if float(edge.made) >= max(1.0, SHARE * float(best.made))
        and edge.mean() >= best.mean() - BEHIND * width
    ] or [order[0][0]]


class Deadline:
    """When there is no time left for another look."""

    def __init__(self, clock: Clock, end: float) -> None:
        self._clock = clock
        self._end = end

    def is_over(self) -> bool:
        return self._clock.now() >= self._end


def _outlooks(
    asked: Perspective, moves: Sequence[int], seed: int, timer: Deadline | None
) -> list[Outlook]:
    """Make each move in the same guesses, at least in one, and see what the turn comes to."""
    chance = seeded(seed)
    found = [Outlook() for _ in moves]
    for number in range(GUESSES):
        guess = asked.guess(chance.below(SEEDS))
        for move, outlook in zip(moves, found, strict=True):
            if number and timer is not None and timer.is_over():
                return found
            after = guess.clone()
            after.play(move, asked.seat)
            finish_turn(asked.game, after, asked.seat, timer)
            _compare(outlook, asked.game, asked.seat, guess, after)
    return found


def finish_turn(game: Game[Any], s: State, seat: int, timer: Deadline | None) -> None:
    """Play on greedily as long as the seat is asked."""
    for _ in range(HORIZON):
        if s.seat != seat or (timer is not None and timer.is_over()):
            return
        moves = s.legal()
        while len(moves) > BREADTH:
            moves.pop(s.chance.below(len(moves)))
        worth = [after_one(game, s, move, seat) for move in moves] if len(moves) > 1 else [0.0]
        s.play(moves[worth.index(max(worth))])


def _compare(outlook: Outlook, game: Game[Any], seat: int, before: State, after: State) -> None:
    """Note what has changed in the scores."""
    same_round = not after.over and game.round_of(after) == game.round_of(before)
    old = game.scores_at_round_end(before)
    new = game.scores_at_round_end(after) if same_round else after.scores()
    was = dict(old[seat].parts)
    outlook.parts.append({name: points - was.get(name, 0) for name, points in new[seat].parts})
    then, now = game.verdict(before), game.verdict(after)
    if then is not None and now is not None:
        stood = dict(then.stand)
        strives = [(name, number) for name, number in now.stand if name in now.wanted]
        outlook.stands.append({name: number - stood.get(name, 0) for name, number in strives})
    else:
        others = [other for other in range(after.seats) if other != seat]
        outlook.rivals.append({other: old[other].total - new[other].total for other in others})
    outlook.value += game.evaluate(after, seat) - game.evaluate(before, seat)


def reasons_of(outlook: Outlook) -> list[HintReason]:
    """The one or two strongest reasons; there is always one."""
    reasons = [*_gains("stand", outlook.stands), *_gains("part", outlook.parts)]
    if not reasons or len(reasons) < MOST_REASONS:
        hindered = _changes(outlook.rivals)[:1]
        reasons += [
            HintReason(kind="hinders", seat=other, points=points, certain=certain)
            for other, points, certain in hindered
        ]
    if not reasons:
        lost = [{name: -points for name, points in parts.items()} for parts in outlook.parts]
        reasons += _gains("costs", lost)[:1]
    if not [one for one in reasons if one.kind != "costs"]:
        reasons.append(HintReason(kind="prepares" if outlook.value > 0 else "open"))
    return reasons[:MOST_REASONS]


def _gains(kind: str, found: Sequence[dict[str, int]]) -> list[HintReason]:
    return [
        HintReason(kind=kind, name=name, points=points, certain=certain)
        for name, points, certain in _changes(found)[:MOST_REASONS]
    ]


def _changes(found: Sequence[dict[Any, int]]) -> list[tuple[Any, int, bool]]:
    """What grows on average, the most first: its name, by how much, and whether it is always the same."""
    grown: list[tuple[float, Any, bool]] = []
    for name in dict.fromkeys(name for one in found for name in one):
        changes = [one.get(name, 0) for one in found]
        mean = sum(changes) / len(changes)
        if mean >= NOTICED:
            grown.append((mean, name, min(changes) == max(changes)))
    grown.sort(key=lambda one: -one[0])
    return [(name, int(mean + 0.5), certain) for mean, name, certain in grown]

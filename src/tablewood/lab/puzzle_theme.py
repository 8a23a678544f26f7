"""What a good move is good for: the part of the score in which it does better than another move."""

from __future__ import annotations

from collections import defaultdict

from tablewood.bots.trace import after_one
from tablewood.kernel.chance import seeded
from tablewood.kernel.state import State
from tablewood.learn.puzzles import LATER, RIVALS

GUESSES = 40
"""On how many guesses at what is hidden the two moves are compared."""

TURNS = 2
"""How many of the seat's turns are played on, as the search does."""

DECISIONS = 80
"""The most decisions to play on for."""

NOTICED = 0.5
"""A part of the score counts if it differs by this many points."""


def theme(state: State, best: int, second: int, seed: int) -> str:
    """The part of the seat's score that gains most from the best move; RIVALS if others lose more; LATER if none."""
    seat = state.seat
    chance = seeded(seed)
    gains: dict[str, float] = defaultdict(float)
    for _ in range(GUESSES):
        guess = state.guess(seat, chance.below(1 << 29))
        for move, sign in ((best, 1), (second, -1)):
            after = guess.clone()
            after.play(move, seat)
            _play_on(after, seat)
            for score in after.scores():
                if score.seat == seat:
                    for name, points in score.parts:
                        gains[name] += sign * points / GUESSES
                else:
                    gains[RIVALS] -= sign * score.total / GUESSES / (state.seats - 1)
    most = max(gains, key=lambda name: gains[name])
    return most if gains[most] >= NOTICED else LATER


def _play_on(s: State, seat: int) -> None:
    """Everybody takes what looks best at once, until the seat has had two turns."""
    turns = 0
    before = s.seat
    for _ in range(DECISIONS):
        now = s.seat
        if now < 0:
            return
        if now != before and now == seat:
            turns += 1
            if turns >= TURNS:
                return
        before = now
        moves = s.legal()
        worth = [after_one(s.game, s, move, now) for move in moves]
        s.play(moves[worth.index(max(worth))])

"""One game of a study, played by bots and written down: who took what, when, and how the seats stood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablewood.bots import bot
from tablewood.bots.perspective import Perspective
from tablewood.kernel.game import Game
from tablewood.kernel.log import Event, Log
from tablewood.kernel.options import Value
from tablewood.kernel.state import State
from tablewood.lab.pool import Cancelled, cancelled
from tablewood.lab.simulate import bot_seed
from tablewood.lab.study.declaration import Declaration

TENTHS = 10
"""Standings are written in tenths of a point."""

USUAL = "usual"
"""How a game ends when nothing ends it early."""


@dataclass(frozen=True)
class StudiedGame:
    """One game, in whole numbers. A standing is a seat's evaluation, less the best of its rivals', in tenths."""

    number: int
    points: list[int]
    wins: list[float]
    """1 for a victory, a fraction for a shared one; in a team everybody wins."""
    first: int
    """The seat that began."""
    ending: str
    decisions: int
    turns: int
    asked: dict[str, list[int]]
    """By question: how often it was asked, how often with more than one legal move, the legal moves in all."""
    takes: list[list[int]]
    """Kind, thing, seat, decisions made before, and the seat's standing before."""
    choices: list[list[int]]
    """Kind, the thing that was taken, and all others that could have been taken by the same decision."""
    offers: list[list[int]]
    """Kind, thing, the seats that could have taken it (as bits), and in how many decisions."""
    standings: list[list[int]]
    """At the start of every turn: decisions made before, the seat to move, and the standing of each seat."""
    made: list[list[int]] = field(default_factory=list)
    """Every move: the seat, and the number of the move."""


class Watch:
    """Writes a game down while it is played."""

    def __init__(self, declared: Declaration, state: State, log: Log) -> None:
        self.declared = declared
        self.state = state
        self.log = log
        self.is_team = declared.game.verdict(state) is not None
        self.first = -1
        self.ending = USUAL
        self.turns = 0
        self.asked: dict[str, list[int]] = {}
        self.takes: list[list[int]] = []
        self.choices: list[list[int]] = []
        self.offers: dict[tuple[int, int], list[int]] = {}
        self.standings: list[list[int]] = []
        self.made: list[list[int]] = []
        self._heard = 0
        self._last_seat = -1
        self._before = self._standing()
        self._listen(0)

    def before(self, seat: int, legal: Sequence[int]) -> None:
        """Note the question that a seat is asked."""
        self._before = self._standing()
        if seat != self._last_seat:
            self.turns += 1
            self._last_seat = seat
            self.standings.append([self.state.plies, seat, *self._before])
        step = self.state.step
        counts = self.asked.setdefault(step.prompt or type(step).__name__, [0, 0, 0])
        counts[0] += 1
        counts[1] += len(legal) > 1
        counts[2] += len(legal)

    def chosen(self, seat: int, legal: Sequence[int], move: int) -> None:
        """Note the move, what the seat could have taken, and what it took."""
        self.made.append([seat, move])
        for at, kind in enumerate(self.declared.kinds):
            offers = kind.offers
            things = {offers[one] for one in legal if one in offers} if offers else set()
            for thing in sorted(things):
                entry = self.offers.setdefault((at, thing), [0, 0])
                entry[0] |= 1 << seat
                entry[1] += 1
            if move in offers:
                taken = offers[move]
                self.choices.append([at, taken, *sorted(things - {taken})])

    def after(self, plies: int) -> None:
        """Note what the move brought about."""
        self._listen(plies)

    def game(self, number: int) -> StudiedGame:
        """The game as it ended."""
        s = self.state
        winners = s.winners()
        part = 1.0 if self.is_team else 1.0 / max(1, len(winners))
        verdict = self.declared.game.verdict(s)
        ending = verdict.decided if verdict is not None and verdict.decided else self.ending
        return StudiedGame(
            number,
            [score.total for score in s.scores()],
            [part if seat in winners else 0.0 for seat in range(s.seats)],
            max(self.first, 0),
            ending,
            s.plies,
            self.turns,
            self.asked,
            self.takes,
            self.choices,
            [[*key, *entry] for key, entry in sorted(self.offers.items())],
            self.standings,
            self.made,
        )

    def _standing(self) -> list[int]:
        """How every seat stands: ahead of its best rival or behind, or how the team stands."""
        game, s = self.declared.game, self.state
        values = [game.evaluate(s, seat) for seat in range(s.seats)]
        if not self.is_team and s.seats > 1:
            values = [
                own - max(values[:seat] + values[seat + 1 :]) for seat, own in enumerate(values)
            ]
        return [round(TENTHS * value) for value in values]

    def _listen(self, plies: int) -> None:
        """Read the events since the last time."""
        events = self.log.events
        for at in range(self._heard, len(events)):
            self._hear(events[at], plies)
        self._heard = len(events)

    def _hear(self, event: Event, plies: int) -> None:
        first = self.declared.first_player
        if self.first < 0 and first is not None and event.kind == first[0]:
            self.first = event.seat if first[1] < 0 else event.numbers[first[1]]
        self.ending = self.declared.endings.get(event.kind, self.ending)
        if event.seat < 0:
            return
        for at, kind in enumerate(self.declared.kinds):
            for thing in kind.things(event):
                self.takes.append([at, thing, event.seat, plies, self._before[event.seat]])


def play_studied(
    declared: Declaration,
    game: Game[Any],
    number: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, Value],
) -> StudiedGame:
    """Play one game between these bots, by seat; their random numbers follow from the game's seed."""
    players = [bot(name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    log = Log()
    state = game.start(len(bots), seed, dict(options), log=log)
    watch = Watch(declared, state, log)
    while not state.over:
        if cancelled():
            raise Cancelled
        seat = state.seat
        legal = state.legal()
        watch.before(seat, legal)
        move = players[seat].choose(Perspective(state, seat))
        watch.chosen(seat, legal, move)
        plies = state.plies
        state.play(move)
        watch.after(plies)
    return watch.game(number)

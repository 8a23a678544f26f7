"""A table is its header and its entries: everything else follows by replay. No clock, no input, no output.

`apply` takes one entry after another. A move that the rules forbid raises the kernel's MoveError and changes nothing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from tablewood.games import game as find_game
from tablewood.kernel.errors import BadOption, TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.log import Event
from tablewood.kernel.match import Match
from tablewood.kernel.state import State
from tablewood.kernel.step import Pending
from tablewood.server.table.entries import (
    AnyEntry,
    Began,
    Consented,
    Kept,
    Left,
    Moved,
    Placed,
    PlayedAgain,
    Sat,
    Spoke,
    TableHeader,
    TookBack,
    Wished,
)
from tablewood.server.table.fairness import key_of
from tablewood.server.table.refusal import Refusal
from tablewood.server.table.seats import Seating
from tablewood.server.table.talk import CHAT, Talk

SEATING = "seating"
PLAYING = "playing"
OVER = "over"

REMEMBERED = 32
"""How many positions are kept at hand for undo; anything further back is replayed."""


class UndoWish(msgspec.Struct):
    """A seat's pending wish to take its last move back, and the seats that have agreed."""

    seat: int
    consents: list[int]


class AskedSince(msgspec.Struct, frozen=True):
    """Since when a seat has been asked the same question."""

    at: int
    question: Pending


class GameTable:
    """One table, as its entries tell it."""

    def __init__(self, header: TableHeader) -> None:
        self.header = header
        self.seating = Seating(header.seats)
        self.talk = Talk()
        self.version = 0
        self.at = -1
        self.touched = header.made
        self.match: Match | None = None
        self.begun = False
        self.line: list[tuple[int, str]] = []
        """The moves that stand, in notation."""
        self.fact_at: list[int] = []
        """The entry that led to each event of the log."""
        self.wish: UndoWish | None = None
        self.rematch = ""
        self.salts: dict[int, str] = {}
        """Everybody's share in the shuffle when the cards were dealt, by seat."""
        self.done: dict[tuple[str, str], int] = {}
        """Requests by session and id, and the version after each: none is done twice."""
        self.asked_since: dict[int, AskedSince] = {}
        self.turn_since: dict[int, int] = {}
        """The entry that each asked seat's turn began with: its own moves do not begin another one."""
        self.game, self.trouble = _game_of(header)

    @classmethod
    def replayed(cls, header: TableHeader, kept: Sequence[Kept]) -> GameTable:
        """The table as it is stored. If it cannot be replayed, it can still be looked at (`trouble`)."""
        table = cls(header)
        for one in kept:
            table.recall(one)
        return table

    def recall(self, kept: Kept) -> None:
        """Apply a stored entry; whatever is wrong with it, the table can still be looked at."""
        try:
            self.apply(kept.entry)
        except (TablewoodError, ValueError, IndexError) as error:
            self.trouble = Refusal(
                code="broken-table",
                message=f"entry {kept.sequence} of table {self.header.id} does not follow: {error}",
            )
            self.match = None
            self.version += 1
        self.stamp([kept])

    # Questions

    @property
    def state(self) -> State | None:
        """The position; None while people are sitting down, or if the table cannot be replayed."""
        return None if self.match is None else self.match.state

    @property
    def phase(self) -> str:
        if not self.begun:
            return SEATING
        return OVER if self.match is not None and self.match.state.over else PLAYING

    @property
    def seat_names(self) -> list[str]:
        """What the game calls the seats."""
        seats = self.header.seats
        if self.game is None or seats not in self.game.seats:
            return [str(seat) for seat in range(seats)]
        try:
            return self.game.seat_names(seats, dict(self.header.options))
        except BadOption:  # from another version of the rules
            return self.game.seat_names(seats)

    @property
    def events(self) -> list[Event]:
        return [] if self.match is None else self.match.log.events

    @property
    def key(self) -> bytes:
        """What all shuffles and dice follow from; it stays on the server until the game is over."""
        return key_of(self.header.secret, self.salts)

    def facts_known(self, version: int) -> int:
        """How many facts of today's log somebody with that version already has.

        Facts that were taken back are gone, and the ones that replaced them carry a later entry's number.
        """
        return bisect_left(self.fact_at, version)

    def still_asks(self, seat: int, at: int) -> bool:
        """Whether the seat is asked the same now as in that earlier position."""
        since = self.asked_since.get(seat)
        return since is not None and since.at <= at < self.at

    def bot_asked(self) -> int:
        """The bot that must answer now, or -1. Where several seats are asked, bots wait for their turn in sequence.

        They do not wait for a person the game itself does not wait for.
        """
        state = self.state
        if state is None or state.over or self.wish is not None:
            return -1
        asked, waits = state.asked, state.step.waits_for()
        for seat in in_turn(state.seat, state.seats):
            if seat in asked and self.seating.is_bot(seat):
                return seat
            if seat in waits:
                break
        return -1

    # What happens

    def apply(self, entry: AnyEntry) -> AnyEntry:
        """Apply the next entry; returns it as it is to be stored: a move in the game's own notation."""
        number = self.version
        match entry:
            case Sat():
                self.seating.sit(entry)
                self._say("sat", entry.seat, entry.player)
            case Placed():
                self._place(entry)
            case Left():
                player = self._player(entry.seat)
                self.seating.leave(entry)
                self._say("left", entry.seat, player)
            case Began():
                self._begin()
            case Moved():
                entry = self._move(entry)
            case TookBack():
                self._take_back(entry.moves)
                self._say("undone", entry.seat, self._player(entry.seat), str(entry.moves))
            case Wished():
                self.wish = UndoWish(entry.seat, [])
                self._say("undo-wished", entry.seat, self._player(entry.seat))
            case Consented():
                self._consent(entry)
            case Spoke():
                self._say(CHAT, entry.seat, entry.player, entry.text)
            case PlayedAgain():
                self.rematch = entry.table
        self.version = number + 1
        self._remember_done(entry)
        return entry

    def stamp(self, kept: Sequence[Kept]) -> None:
        """Note when the entries were made, as the store says."""
        self.talk.stamp(kept)
        self.touched = kept[-1].time

    def _place(self, entry: Placed) -> None:
        former = self._player(entry.seat)
        self.seating.place(entry, self.begun)
        self._say("placed", entry.seat, entry.bot, former)
        if self.wish is not None and self.wish.seat == entry.seat:
            self.wish = None

    def _begin(self) -> None:
        self.begun = True
        self.salts = self.seating.salts()
        self._say("began")
        if self.trouble is None:
            self.match = self.played_again([])
            self._position_changed()
            self.asked_since = self._asked_now()

    def _move(self, entry: Moved) -> Moved:
        """The rules check the move and make it; a table in trouble only lists it."""
        if self.match is not None:
            self.match.submit(entry.seat, entry.move)
            made = self.match.played[-1]
            entry = msgspec.structs.replace(
                entry, move=self.match.game.notation(made.before, made.move)
            )
            del self.match.played[:-REMEMBERED]
            self._position_changed()
            self._keep_asking(entry.seat)
            if self.match.state.over:
                self._say("ended")
        self.line.append((entry.seat, entry.move))
        self.wish = None
        if entry.remark:
            self._say(entry.remark, entry.seat, self._player(entry.seat))
        return entry

    def _take_back(self, moves: int) -> None:
        if not 0 < moves <= len(self.line):
            raise ValueError(f"{moves} moves cannot be taken back: {len(self.line)} were made")
        del self.line[-moves:]
        self.wish = None
        if self.match is None:
            return
        at_hand = len(self.match.played)
        if moves < at_hand or (moves == at_hand and not self.line):
            for _ in range(moves):
                self.match.undo_by_consent()
        else:
            self.match = self.played_again()
            del self.match.played[:-REMEMBERED]
        del self.fact_at[len(self.match.log.events) :]
        self._position_changed()
        self.asked_since = self._asked_now()

    def _consent(self, entry: Consented) -> None:
        if self.wish is not None and entry.agree:
            self.wish.consents.append(entry.seat)
        elif self.wish is not None:
            self.wish = None
            self._say("undo-declined", entry.seat, self._player(entry.seat))

    # The position

    def _position_changed(self) -> None:
        self.at = self.version
        self.fact_at += [self.version] * (len(self.events) - len(self.fact_at))
        asked = () if self.state is None else self.state.asked
        self.turn_since = {seat: self.turn_since.get(seat, self.at) for seat in asked}

    def _asked_now(self) -> dict[int, AskedSince]:
        """The seats asked now, as if they were asked for the first time."""
        state = self.state
        if state is None or state.pending is None:
            return {}
        return {seat: AskedSince(self.at, state.pending) for seat in state.asked}

    def _keep_asking(self, mover: int) -> None:
        """Seats that are asked the same after another's move as before it need not choose again."""
        asked = self._asked_now()
        for seat, now in asked.items():
            before = self.asked_since.get(seat, now)
            if seat != mover and now.question.asks_the_same_as(before.question):
                asked[seat] = before
        self.asked_since = asked

    def played_again(self, line: Sequence[tuple[int, str]] | None = None) -> Match:
        """A new match with these moves made (by default all that were not taken back), keeping every position."""
        assert self.game is not None, "a table without its game is in trouble"
        match = Match(self.game, self.header.seats, key=self.key, options=dict(self.header.options))
        for seat, move in self.line if line is None else line:
            match.submit(seat, move)
        return match

    # Small helpers

    def _player(self, seat: int) -> str:
        return self.seating.seats[seat].player

    def _say(self, kind: str, seat: int = -1, player: str = "", text: str = "") -> None:
        self.talk.say(self.version, kind, seat, player, text)

    def _remember_done(self, entry: AnyEntry) -> None:
        if isinstance(entry, (Moved, TookBack, Wished, Consented, Spoke)) and entry.id:
            holder = self.seating.seats[entry.seat].holder
            self.done[holder, entry.id] = self.version


def in_turn(first: int, seats: int) -> list[int]:
    """All seats around the table, starting with the first."""
    return [*range(first, seats), *range(first)]


def _game_of(header: TableHeader) -> tuple[Game[Any] | None, Refusal | None]:
    """The game the table is played by; or what is wrong with it."""
    try:
        game = find_game(header.game)
    except TablewoodError as error:
        return None, Refusal(code="other-rules", message=error.message)
    if (header.rules, header.components) != (game.version, components_of(game.id)):
        return game, Refusal(
            code="other-rules",
            message=f"the table is played by version {header.rules} of the rules of {game.id}, or "
            f"with other components; this server has version {game.version}",
        )
    return game, None


@cache
def components_of(game: str) -> str:
    """The hash of a game's components; they do not change while the server runs."""
    return find_game(game).components_hash()

"""A table is its header and its entries: everything else follows by replay. No clock, no input, no output.

`apply` takes one entry after another. A move that the rules forbid raises the kernel's MoveError and changes nothing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property

import msgspec

from tablewood.kernel.errors import BadOption
from tablewood.kernel.log import Event
from tablewood.kernel.match import Match
from tablewood.kernel.scene import match_at_a_table
from tablewood.kernel.state import State
from tablewood.server.table.as_told import AsTold
from tablewood.server.table.asking import AskedSeats, waited_at
from tablewood.server.table.clocks import Clocks
from tablewood.server.table.entries import (
    AnyEntry,
    Began,
    CameBack,
    Closed,
    Consented,
    Ended,
    Hinted,
    Kept,
    Left,
    Moved,
    Placed,
    PlayedAgain,
    Replaced,
    Sat,
    Spoke,
    TableHeader,
    TimedOut,
    TookBack,
    Wished,
    Withdrew,
)
from tablewood.server.table.fairness import key_of
from tablewood.server.table.fingerprint import fingerprint_of
from tablewood.server.table.numbers import EntryNumbers, is_noticed
from tablewood.server.table.other_rules import (
    PlaysDifferently,
    check_same,
    game_of,
    is_checked_to_the_end,
    older_components,
)
from tablewood.server.table.rated import RatedPlayers
from tablewood.server.table.record import recorded
from tablewood.server.table.refusal import Refusal
from tablewood.server.table.result import FinalResult, result_of
from tablewood.server.table.seats import Seating, in_turn
from tablewood.server.table.talk import CHAT, Talk
from tablewood.server.table.wish import UndoWish

SEATING = "seating"
PLAYING = "playing"
OVER = "over"
CLOSED = "closed"

REMEMBERED = 32
"""How many positions are kept at hand for undo; anything further back is replayed."""


class GameTable:
    """One table, as its entries tell it."""

    def __init__(self, header: TableHeader, by_any_rules: bool = False) -> None:
        """`by_any_rules`: replay it even if it was played by others, to see whether it comes to the same."""
        self.header = header
        self.seating = Seating(header.seats)
        self.talk = Talk()
        self.numbers = EntryNumbers()
        self.version = 0
        self.at = -1
        self.touched = header.made
        self.match: Match | None = None
        self.begun = False
        self.line: list[tuple[int, str]] = []
        """The moves that stand, in notation."""
        self.fact_at: list[int] = []
        """The entry that led to each event of the log."""
        self.ended: Ended | None = None
        self.as_told: AsTold | None = None
        """The log as it was told, for a game that is not replayed."""
        self.wish: UndoWish | None = None
        self.rematch = ""
        self.salts: dict[int, str] = {}
        """Everybody's share in the shuffle when the cards were dealt, by seat."""
        self.done: dict[tuple[str, str], int] = {}
        """Requests by session and id, and the version after each: none is done twice."""
        self.asking = AskedSeats()
        self.turn_since: dict[int, int] = {}
        """The entry that each asked seat's turn began with: its own moves do not begin another one."""
        self.game, self.other_rules = game_of(header)
        self.older_components = older_components(self.game)
        """The hash of its component table, if it goes on with an older one."""
        replays = by_any_rules and self.game is not None
        self.trouble = None if replays else self.other_rules
        self.clocks = Clocks(header.clock, header.seats)
        self.forfeited: set[int] = set()
        """The seats that are out of the result."""
        self.rated = RatedPlayers()
        self.closed = ""
        """Who closed the table: `host` or `operator`; empty while it is open."""

    @classmethod
    def replayed(cls, header: TableHeader, kept: Sequence[Kept]) -> GameTable:
        """The table as it is stored: replayed if these rules play it as it was played, otherwise as it was told."""
        table = cls(header, by_any_rules=is_checked_to_the_end(kept))
        for one in kept:
            table.recall(one)
        if table.other_rules is not None and table.ended is None:
            table._stop(table.other_rules)
        if table.trouble is not None and table.begun:
            table.tell_only(kept)
        return table

    def recall(self, kept: Kept) -> None:
        """Apply a stored entry; whatever is wrong with it, the table can still be looked at."""
        if kept.sequence != self.version:
            why = f"entry {self.version} is missing in the record of table {self.header.id}"
            self._stop(Refusal(code="broken-table", message=why))
            self.version = kept.sequence
        try:
            if kept.entry is None:
                raise ValueError("it cannot be read")
            at = self.at
            self._take(kept.entry)
            self._count(kept.entry, kept.sequence, at)
            check_same(self.match, kept.entry)
        except PlaysDifferently as error:
            self._stop(Refusal(code="other-course", message=error.message))
        except Exception as error:  # rules meet a game they were not made for: anything may happen
            why = f"entry {kept.sequence} of table {self.header.id} does not follow: {error}"
            self._stop(Refusal(code="broken-table", message=why))
        self.version = kept.sequence + 1
        try:
            self.stamp([kept])
        except ValueError:
            why = f"the time of entry {kept.sequence} of table {self.header.id} cannot be read"
            self._stop(Refusal(code="broken-table", message=why))

    def _stop(self, why: Refusal) -> None:
        """The game is not replayed any further; the first trouble counts."""
        self.match = None
        if self.trouble is None:
            self.trouble = self.other_rules or why

    def tell_only(self, kept: Sequence[Kept]) -> None:
        """Show the log as it was told, and the result if there is one."""
        self.match = None
        self.as_told = AsTold(kept)
        self.fact_at = [fact.at for fact in self.as_told.facts]
        if self.ended is not None and self.trouble and self.trouble.code != "broken-table":
            self.trouble = Refusal(code="no-replay", message=self.trouble.message)

    # Questions

    @property
    def state(self) -> State | None:
        """The position; None while people are sitting down, or if the table cannot be replayed."""
        return None if self.match is None else self.match.state

    @property
    def phase(self) -> str:
        if self.ended is not None or (self.match is not None and self.match.state.over):
            return OVER
        if self.closed:
            return CLOSED
        return PLAYING if self.begun else SEATING

    @property
    def has_deadlines(self) -> bool:
        """Whether the server may have something to do here by itself (see `deadlines`)."""
        return self.header.clock is not None or self.wish is not None

    @property
    def result(self) -> FinalResult | None:
        """How the game ended; None before that, and if nobody knows any more."""
        if self.ended is not None and self.ended.result is not None:
            return self.ended.result
        if self.match is None or not self.match.state.over:
            return None
        return result_of(self.match, self.seat_names, self.forfeited)

    @property
    def lacks_result(self) -> bool:
        """Is the game over, and its result not stored yet?"""
        stored = self.ended is not None and self.ended.result is not None
        return self.match is not None and self.match.state.over and not stored

    def ending(self) -> Ended:
        """The result, to be stored."""
        assert self.match is not None, "only a game that is replayed has a result to store"
        return Ended(result=self.result, check=fingerprint_of(self.match))

    @property
    def seat_names(self) -> list[str]:
        """What the game calls the seats."""
        if self.ended is not None and self.ended.result is not None:
            return self.ended.result.seats
        return self._own_seat_names

    @cached_property
    def _own_seat_names(self) -> list[str]:
        """The same, as long as no result says otherwise."""
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
        return self.asking.still_asks(seat, at, self.at)

    def bot_asked(self) -> int:
        """The bot that must answer now, or -1. Where several seats are asked, bots wait for their turn in sequence.

        They do not wait for a person the game itself does not wait for.
        """
        state = self.state
        if state is None or state.over or self.wish is not None or self.closed:
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
        """Apply the next entry; returns it as it is to be stored: in the game's own notation, with what was told."""
        known, number, at = len(self.events), self.version, self.at
        entry = self._take(entry)
        if self.match is not None and isinstance(entry, Began | Moved):
            entry = recorded(self.match, entry, self.events[known:], len(self.line))
        self._count(entry, number, at)
        return entry

    def _count(self, entry: AnyEntry, number: int, at: int) -> None:
        """A discreet move counts only for those who may notice it."""
        if isinstance(entry, Moved) and entry.seen_by is not None:
            self.numbers.hide(number, entry.seen_by, at)

    def _take(self, entry: AnyEntry) -> AnyEntry:
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
            case Ended():
                if self.match is None and self.ended is None:
                    self._say("ended")
                self.ended = entry
            case TookBack():
                told = self._moves_told(entry.moves)
                self._take_back(entry.moves)
                self._say("undone", entry.seat, self._player(entry.seat), str(told))
            case Wished():
                self.wish = UndoWish(entry.seat, [])
                self._say("undo-wished", entry.seat, self._player(entry.seat))
            case Consented():
                self._consent(entry)
            case Spoke():
                self._say(CHAT, entry.seat, entry.player, entry.text)
            case Hinted():
                self._say("hinted", entry.seat, self._player(entry.seat))
            case Withdrew():
                self.wish = None
                said = "undo-lapsed" if entry.lapsed else "undo-withdrawn"
                self._say(said, entry.seat, self._player(entry.seat))
            case PlayedAgain():
                self.rematch = entry.table
            case TimedOut() | Replaced():
                self._keep_seat(entry)
            case CameBack():
                self.rated.come_back(entry.seat, self.line)
                self.seating.come_back(entry.seat)
                self.clocks.refill(entry.seat)
                self._say("came-back", entry.seat, self._player(entry.seat))
            case Closed():
                self.closed = entry.by
                self.wish = None
                self._say("closed")
        waited = waited_at(None if self.closed else self.state, self.seating)
        if waited != self.clocks.waited:
            self.clocks.wait_for(number, waited)
        self.version = number + 1
        self._remember_done(entry)
        return entry

    def stamp(self, kept: Sequence[Kept]) -> None:
        """Note when the entries were made, as the store says."""
        self.talk.stamp(kept)
        for one in kept:
            if is_noticed(one.entry):
                self.touched = one.time
        if self.clocks.unstamped:
            self.clocks.stamp({one.sequence: one.time for one in kept})
        if self.wish is not None and not self.wish.since:
            self.wish.since = kept[-1].time

    def _keep_seat(self, entry: TimedOut | Replaced) -> None:
        """A bot plays on for somebody who ran out of time, or is away."""
        former = self._player(entry.seat)
        if isinstance(entry, TimedOut) and entry.forfeits:
            self.forfeited.add(entry.seat)
            self.rated.leave(entry.seat)
            self.seating.place(Placed(seat=entry.seat, bot=entry.bot), self.begun)
            self._say("forfeited", entry.seat, entry.bot, former)
        else:
            self.rated.keep(entry.seat, self.line)
            self.seating.keep(entry.seat, entry.bot)
            said = "timed-out" if isinstance(entry, TimedOut) else "replaced"
            self._say(said, entry.seat, entry.bot, former)
        if self.wish is not None and self.wish.seat == entry.seat:
            self.wish = None

    def _place(self, entry: Placed) -> None:
        former = self._player(entry.seat)
        self.rated.leave(entry.seat)
        self.seating.place(entry, self.begun)
        self._say("placed", entry.seat, entry.bot, former)
        if self.wish is not None and self.wish.seat == entry.seat:
            self.wish = None

    def _begin(self) -> None:
        self.begun = True
        self.salts = self.seating.salts()
        self.rated.begin(self.seating)
        self._say("began")
        if self.trouble is None:
            self.match = self.played_again([])
            self._position_changed()
            self.asking.start_over(self.match.state, self.at)

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
            self.asking.go_on(self.match.state, self.at, entry.seat)
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
        self.ended = None
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
        self.asking.start_over(self.match.state, self.at)

    def _moves_told(self, moves: int) -> int:
        """How many of the last moves everybody knows of: discreet ones are not counted."""
        played = [] if self.match is None else self.match.played[-moves:]
        return max(1, moves - sum(one.before.step.discreet for one in played))

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

    def played_again(self, line: Sequence[tuple[int, str]] | None = None) -> Match:
        """A new match with these moves made (by default all that were not taken back), keeping every position."""
        assert self.game is not None, "a table without its game is in trouble"
        header = self.header
        options = dict(header.options)
        match = match_at_a_table(self.game, header.seats, self.key, options, header.scene)
        for seat, move in self.line if line is None else line:
            match.submit(seat, move)
        return match

    # Small helpers

    def _player(self, seat: int) -> str:
        return self.seating.seats[seat].player

    def _say(self, kind: str, seat: int = -1, player: str = "", text: str = "") -> None:
        self.talk.say(self.version, kind, seat, player, text)

    def _remember_done(self, entry: AnyEntry) -> None:
        by_request = (Moved, TookBack, Wished, Consented, Withdrew, Spoke, Hinted)
        if isinstance(entry, by_request) and entry.id:
            holder = self.seating.seats[entry.seat].holder
            self.done[holder, entry.id] = self.version

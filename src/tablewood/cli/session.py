"""A game in the terminal, people and bots mixed, from the first question to the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablewood.bots import bot
from tablewood.bots.perspective import Perspective
from tablewood.cli.saves import Keeper
from tablewood.cli.screen import Screen
from tablewood.cli.seating import PERSON
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.match import Match
from tablewood.kernel.step import NOBODY
from tablewood.lab.simulate import bot_seed


class Quit(Exception):
    """Somebody wants to stop."""


class Session:
    """One session at the terminal: asks people, lets bots answer, and tells everybody what they may know."""

    def __init__(
        self,
        match: Match,
        seating: Sequence[str],
        screen: Screen,
        keeper: Keeper,
        ask_everything: bool,
    ) -> None:
        from tablewood.cli.prompt import Prompt

        self.match: Final = match
        self.screen: Final = screen
        self.keeper: Final = keeper
        self.ask_everything: Final = ask_everything
        self.people: Final = [seat for seat, name in enumerate(seating) if name == PERSON]
        self.speaker = NOBODY
        """The seat that wants to answer when several are asked."""
        self._bots = {seat: bot(name) for seat, name in enumerate(seating) if name != PERSON}
        header = match.header
        self._luck = header.seed if header.key is None else int.from_bytes(header.key, "big")
        self._heard = dict.fromkeys([SPECTATOR, *self.people], len(match.log.events))
        self._watching = self.people[0] if len(self.people) == 1 else NOBODY
        self._drawn: tuple[int, str] | None = None
        """For whom and at what question the table was last drawn."""
        self._prompt = Prompt(self)
        self._complained = False

    def play(self) -> None:
        """Play to the end, or until somebody stops; then save the game."""
        try:
            while not self.match.state.over:
                seat = self._asked()
                if seat in self._bots:
                    self._let_bot_answer(seat)
                else:
                    self._ask(seat)
            self._end()
        except EOFError:
            self._leave(False)
        except Quit:
            self._leave(True)
        except KeyboardInterrupt:
            self.screen.line("")
            self.keep()
            self.screen.say_file("go-on", self.keeper.path)
            raise

    def _asked(self) -> int:
        """Who answers now: the lowest of the seats asked, unless another spoke up."""
        state = self.match.state
        return self.speaker if self.speaker in state.asked else state.seat

    # Bots

    def _let_bot_answer(self, seat: int) -> None:
        """A bot's luck follows from the game and the moves so far, so a resumed game goes on the same way."""
        state = self.match.state
        player = self._bots[seat].fresh(bot_seed(self._luck, seat, len(self.match.played)))
        with self.screen.patience(seat):
            move = player.choose(Perspective(state, seat))
        self.match.submit(seat, self.match.game.notation(state, move))
        self._drawn = None
        self._tell_watcher()

    # People

    def hint_seed(self, seat: int) -> int:
        """The luck of a hint: another than that of the bots, and the same in the same position."""
        return bot_seed(self._luck, seat + self.match.state.seats, len(self.match.played))

    def _ask(self, seat: int) -> None:
        """Ask a person until the position has changed."""
        state = self.match.state
        legal = state.legal(seat)
        if len(legal) == 1 and not self.ask_everything:
            self._answer_for(seat, legal[0])
            return
        self._hand_over(seat)
        self._tell(seat)
        self._draw(seat)
        self.pose(seat)
        while not self._prompt.obey(seat, self.screen.read()):
            pass

    def pose(self, seat: int) -> None:
        """Put the question, and list the answers."""
        state = self.match.state
        teller = self.screen.teller
        prompt = teller.prompt(state.step.prompt)
        self.screen.say("asked", style="bold", player=teller.names[seat], prompt=prompt)
        if len(state.asked) > 1:
            asked = ", ".join(teller.names[other] for other in state.asked)
            self.screen.say("several-asked", players=asked)
        self.screen.moves(state, seat)

    def answer(self, seat: int, notation: str) -> None:
        """Make a person's move; the rules check it."""
        self.match.submit(seat, notation)
        self.speaker = NOBODY
        self.keep()
        self._tell(seat)

    def _answer_for(self, seat: int, move: int) -> None:
        """Make the only move there is, and say so."""
        teller = self.screen.teller
        game, state = self.match.game, self.match.state
        notation = game.notation(state, move)
        name, told = teller.names[seat], teller.move(move, game.known_of(state, seat))
        self.screen.say("only-answer", style="italic", player=name, move=told, notation=notation)
        self.match.submit(seat, notation)
        self._tell_watcher()

    def take_back(self, seat: int) -> None:
        """Undo to the seat's last real choice; NothingToUndo says why not."""
        self.match.undo(seat)
        while self._is_forced(seat) and not self.match.may_undo(seat):
            self.match.undo(seat)
        known = len(self.match.log.events)
        self._heard = {reader: min(heard, known) for reader, heard in self._heard.items()}
        self._drawn = None
        self.keep()

    def _is_forced(self, seat: int) -> bool:
        return not self.ask_everything and len(self.match.state.legal(seat)) == 1

    def _hand_over(self, seat: int) -> None:
        """Where several people share the terminal, nobody sees another's secrets."""
        if self._watching == seat:
            return
        self.screen.clear()
        self.screen.say("hand-over", style="bold", player=self.screen.teller.names[seat])
        self.screen.read()
        self._watching = seat
        self._drawn = None

    # Telling

    def draw(self, seat: int) -> None:
        """The table as the seat sees it."""
        self.screen.board(self.match.state.view(seat))

    def _draw(self, seat: int) -> None:
        """Draw the table when a turn begins: after others have moved, or at the same question again."""
        prompt = self.match.state.step.prompt
        if self._drawn is None or self._drawn == (seat, prompt):
            self.draw(seat)
            self._drawn = (seat, prompt)

    def _tell(self, reader: int) -> None:
        """What has happened since the reader last heard."""
        events = self.match.log.events
        for sentence in self.screen.teller.events(events[self._heard[reader] :], reader):
            self.screen.line(f"  {sentence}")
        self._heard[reader] = len(events)

    def _tell_watcher(self) -> None:
        """Tell the one who is always watching: the only person, or an onlooker if only bots play."""
        if len(self.people) <= 1:
            self._tell(self.people[0] if self.people else SPECTATOR)

    def story(self, reader: int) -> list[str]:
        """Everything that has happened, as the reader may know it."""
        return self.screen.teller.events(self.match.log.events, reader)

    # The end

    def keep(self) -> None:
        """Save the current game; if that fails, say so once and go on."""
        try:
            self.keeper.keep(self.match)
        except OSError as error:
            if not self._complained:
                why = f"{self.keeper.path}: {error.strerror}"
                self.screen.say("not-saved", style="bold", why=why)
            self._complained = True

    def _leave(self, ask: bool) -> None:
        """Keep the game, unless somebody says not to."""
        self.keep()
        if ask and not self.keeper.wanted and not self._complained:
            self.screen.say("keep")
            try:
                answer = self.screen.read()
            except EOFError:
                answer = ""
            if answer.lower().startswith(self.screen.words("no")):
                self.keeper.drop()
                self.screen.say("dropped")
                return
        if not self._complained:
            self.screen.say_file("go-on", self.keeper.path)

    def _end(self) -> None:
        """Show the table for the last time, and the points."""
        self.draw(SPECTATOR)
        self.screen.victory(self.match.state)
        self.screen.scores(self.match.state)
        if self.keeper.wanted:
            self.keep()
            self.screen.say_file("saved", self.keeper.path)
        else:
            self.keeper.drop()

"""What must be true of every game at every decision: written once, for pytest and for tools/soak.py.

A property is a function of a position that raises `Broken` when it does not hold. `checks.py`
lists them and plays the games.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, NoReturn

from tablewood.kernel import clauses
from tablewood.kernel.errors import NotYourTurn
from tablewood.kernel.game import SPECTATOR, Game
from tablewood.kernel.log import TABLE, Event, Log, unbundled
from tablewood.kernel.reflect import described, differences, fingerprint, same
from tablewood.kernel.save import load_text, save_text
from tablewood.kernel.state import State
from tablewood.kernel.step import ALLOWED
from tablewood.kernel.view import builtins
from tests.conformance.random_games import Position, pick, play_on, walk
from tests.conformance.settings import Setting

AHEAD = 12
"""How many moves to play on a copy, to see whether it is independent."""

SELDOM = 4
"""How many decisions apart a property looks when it follows a whole game."""


ALL_IS_TOLD = ("tree-society",)
"""Games whose log tells everything that lies face down in front of a player (TS-127)."""


class Broken(AssertionError):
    """A property does not hold."""


# Moves


def legal_moves_are_sound(at: Position) -> None:
    """Every asked seat has a move; legal moves are distinct and in the move space."""
    state = at.state
    _asked_are_sound(state)
    for seat in state.asked:
        legal = state.legal(seat)
        if not legal:
            fail(f"seat {seat} is asked but has no move")
        if len(set(legal)) < len(legal):
            fail(f"seat {seat} is offered a move twice: {named(at, legal)}")
        if min(legal) < 0 or max(legal) >= at.game.moves.size:
            fail(f"seat {seat} is offered a move outside the move space: {legal}")


def _asked_are_sound(state: State) -> None:
    asked = state.asked
    if state.over:
        if asked or state.legal() or state.seat >= 0:
            fail("the game is over, but somebody is asked")
    elif state.seat not in asked or sorted(set(asked)) != asked or asked[-1] >= state.seats:
        fail(f"seats {asked} are asked, and seat {state.seat} first")


def refusals_name_clauses(at: Position) -> None:
    """`why_not` is silent only for legal moves; for all others it names a clause in force."""
    in_force = clause_numbers(at.game)
    for seat in at.state.asked:
        legal = set(at.state.legal(seat))
        for move in range(at.game.moves.size):
            clause = at.state.why_not(move, seat)
            if (clause == ALLOWED) != (move in legal):
                said = "refused" if move in legal else "not refused"
                what = "legal" if move in legal else "illegal"
                fail(f"the {what} move {notation(at, move)} is {said} ({clause}) to seat {seat}")
            if clause != ALLOWED and clause not in in_force:
                fail(f"{notation(at, move)}: refused by {clause}, which is not a clause in force")


@cache
def clause_numbers(game: Game[Any]) -> frozenset[int]:
    """The numbers of the clauses in force."""
    book = clauses.load(game.folder / "rules.md")
    return frozenset(clause.number for clause in book.in_force())


def every_legal_move_applies(at: Position) -> None:
    """Every legal move of every asked seat can be made, and leads to a sound position."""
    for seat in at.state.asked:
        for move in at.state.legal(seat):
            after = at.state.clone()
            after.play(move, seat)
            _asked_are_sound(after)
            if not after.over and not after.legal():
                fail(f"after {notation(at, move)} of seat {seat}, seat {after.seat} has no move")
            wrong = at.game.audit(after)
            if wrong:
                fail(f"after {notation(at, move)} of seat {seat}: {wrong}")


def notation_parses_back(at: Position) -> None:
    """The notation of a legal move is read back as that move, in upper or lower case."""
    for seat in at.state.asked:
        for move in at.state.legal(seat):
            written = at.game.notation(at.state, move)
            for text in (written, written.upper(), f"  {written.lower()} "):
                if at.game.parse(at.state, text) != move:
                    fail(f"{text!r} does not stand for move {move}")


def others_are_refused(at: Position) -> None:
    """A seat that is not asked has no moves, and is told so; when the game is over, nobody is asked."""
    for seat in at.viewers:
        if seat in at.state.asked:
            continue
        if at.match.moves(seat):
            fail(f"seat {seat} is not asked but has moves")
        try:
            at.match.submit(seat, at.game.notation(at.state, 0))
        except NotYourTurn:
            continue
        fail(f"seat {seat} was not asked but made a move")


# Positions


def the_audit_is_clean(at: Position) -> None:
    """Every component is somewhere, once; no limit is broken."""
    wrong = at.game.audit(at.state)
    if wrong:
        fail(f"the audit complains: {wrong}")


def clones_are_equal_and_independent(at: Position) -> None:
    """A clone is the same position, and moves in one do not change the other."""
    copy, other = at.state.clone(), at.state.clone()
    if not same(at.state, copy):
        fail(f"the clone differs in {differences(at.state, copy)}")
    if copy.log is not None:
        fail("the clone is not silent")
    before = fingerprint(at.state)
    play_on(copy, at.luck, AHEAD)
    if fingerprint(at.state) != before:
        fail(f"playing on a clone changed {differences(at.state, other)} of the original")
    third = other.clone()
    play_on(other, at.luck, AHEAD)
    if fingerprint(third) != before:
        fail(f"playing on the original changed {differences(third, at.state)} of its clone")


def scores_add_up(at: Position) -> None:
    """Each seat has a score, all with the same parts; the winners are among the seats."""
    scores = at.state.scores()
    if [score.seat for score in scores] != list(range(at.state.seats)):
        fail(f"scores of seats {[score.seat for score in scores]}")
    for score in scores:
        if score.total != sum(points for _, points in score.parts):
            fail(f"{score} does not add up")
        if [name for name, _ in score.parts] != [name for name, _ in scores[0].parts]:
            fail(f"{score} has other parts than {scores[0]}")
    winners = at.state.winners()
    if sorted(set(winners)) != winners or not set(winners) <= set(range(at.state.seats)):
        fail(f"the winners are {winners}")
    if at.state.over and not winners and not is_cooperative(at.state):
        fail("nobody wins a competitive game")


def is_cooperative(state: State) -> bool:
    """Whether the players win or lose together: only then does the game name the winners itself."""
    return type(state).winners is not State.winners


def numbers_for_bots_are_sound(at: Position) -> None:
    """The value is a finite number, and the number of features never changes."""
    for seat in range(at.state.seats):
        value = at.game.evaluate(at.state, seat)
        if not -1e9 < value < 1e9:
            fail(f"the position is worth {value} to seat {seat}")
        found, wanted = len(at.game.features(at.state, seat)), feature_count(at.game)
        if found != wanted:
            fail(f"{found} features for seat {seat}, {wanted} at the start")


@cache
def feature_count(game: Game[Any]) -> int:
    """How many features the game has, counted at the start with the fewest seats."""
    return len(game.features(game.start(), 0))


def a_save_loads(at: Position) -> None:
    """Saved as text and loaded again, the match is the same, move by move."""
    text = save_text(at.match)
    loaded = load_text(text, lambda _: at.game)
    if not same(loaded.state, at.state):
        fail(f"saved and loaded, it differs in {differences(loaded.state, at.state)}")
    if save_text(loaded) != text:
        fail("saved, loaded and saved again, the text differs")


# What is seen


def views_tell_the_common_part(at: Position) -> None:
    """A view says who looks, who is asked and what; it becomes plain JSON."""
    for seat in at.viewers:
        view = seen(at.state, seat)
        state = at.state
        wanted = {
            "game": at.game.id,
            "viewer": seat,
            "seats": at.game.seat_names(state.seats, at.match.header.options),
            "asked": state.asked_as_seen_by(seat),
            "prompt": "" if state.over else state.step.prompt,
            "over": state.over,
        }
        found = {name: view.get(name) for name in wanted}
        if found != wanted:
            fail(f"the view of seat {seat} begins with {found}, not {wanted}")
        if not state.over and not state.step.prompt:
            fail(f"{type(state.step).__name__} has no prompt")


def guesses_keep_what_is_seen(at: Position) -> None:
    """A guess shows its seat the same table and moves, is sound, and has its own chance.

    So no view of that seat contains what a guess deals again, such as a deck or another hand.
    """
    for seat in at.viewers:
        guess = at.state.guess(seat, at.luck.below(1 << 29))
        here, there = seen(at.state, seat), seen(guess, seat)
        if here != there:
            fail(f"a guess changes what seat {seat} sees: {difference(here, there)}")
        if described(guess.chance) == described(at.state.chance):
            fail("a guess has the same chance as the original")
        wrong = at.game.audit(guess)
        if wrong:
            fail(f"the audit of a guess of seat {seat} complains: {wrong}")
        if seat in at.state.asked:
            _same_choices(at, guess, seat)


def _same_choices(at: Position, guess: State, seat: int) -> None:
    """What a seat may do, and why not, depends only on what it can know."""
    here, there = sorted(at.state.legal(seat)), sorted(guess.legal(seat))
    if here != there:
        fail(f"seat {seat} has other moves in its guess: {named(at, set(here) ^ set(there))}")
    for move in range(at.game.moves.size):
        if at.state.why_not(move, seat) != guess.why_not(move, seat):
            fail(f"{notation(at, move)} is refused for another reason in a guess of seat {seat}")


def moves_that_may_be_undone_reveal_nothing(at: Position) -> None:
    """A move without chance or reveal leads to the same view and events in a guess of its seat."""
    for seat in at.state.asked:
        guess = at.state.guess(seat, at.luck.below(1 << 29))
        for move in at.state.legal(seat):
            after, after_guess = at.state.clone(), guess.clone()
            after.log, after_guess.log = Log(), Log()
            after.play(move, seat)
            if (after.chance.draws, after.reveals) != (at.state.chance.draws, at.state.reveals):
                continue
            after_guess.play(move, seat)
            here, there = seen(after, seat), seen(after_guess, seat)
            if here != there:
                what = difference(here, there)
                fail(
                    f"{notation(at, move)} reveals something to seat {seat} without saying so: {what}"
                )
            if heard(at, after.log, seat) != heard(at, after_guess.log, seat):
                fail(f"{notation(at, move)} tells seat {seat} something hidden without saying so")


def a_move_can_be_taken_back(at: Position) -> None:
    """Undo restores exactly the same position and log."""
    for seat in at.state.asked:
        text = at.game.notation(at.state, pick(at.luck, at.state.legal(seat)))
        match = at.match
        before, events = at.state.clone(), len(match.log.events)
        match.submit(seat, text)
        match.undo_by_consent()
        if not same(match.state, before) or len(match.log.events) != events:
            fail(f"{text} of seat {seat}, taken back, changed {differences(match.state, before)}")


def guesses_change_what_is_hidden(setting: Setting) -> None:
    """Whatever a seat sees and an onlooker does not, some guess of the onlooker changes.

    Without this, a guess that changes nothing would pass every other check. Where the log tells everything that
    lies face down, the guesses must keep it instead.
    """
    secrets: set[int] = set()
    for at in walk(setting):
        if at.number % SELDOM:
            continue
        guess = at.state.guess(SPECTATOR, at.luck.below(1 << 29))
        public = seen(at.state, SPECTATOR)
        for seat in range(setting.seats):
            own = seen(at.state, seat)
            if own != seen(guess, seat):
                if setting.game_id in ALL_IS_TOLD:
                    fail(f"a guess of an onlooker changes what seat {seat} has, and the log tells")
                return
            if {**own, "viewer": SPECTATOR} != public:
                secrets.add(seat)
    if secrets and setting.game_id not in ALL_IS_TOLD:
        fail(f"seats {sorted(secrets)} have secrets, and no guess of an onlooker changes any")


# What is told


def events_are_well_formed(at: Position) -> None:
    """The numbers of every event are within the domains that its kind declares."""
    played = at.match.played
    for event in at.match.log.events[played[-1].events if played else 0 :]:
        if not 0 <= event.kind < len(at.game.events.kinds):
            fail(f"there is no event of kind {event.kind}")
        kind = at.game.events.kinds[event.kind]
        if not TABLE <= event.seat < at.state.seats:
            fail(f"{kind.name} concerns seat {event.seat}")
        for place, number in enumerate(event.numbers):
            if place >= len(kind.parameters):
                if number != 0:
                    fail(f"{kind.name} tells {number}, for which it declares no name")
                continue
            parameter = kind.parameters[place]
            size = 0 if parameter.domain is None else parameter.domain.size
            if parameter.several and len(unbundled(number)) > size:
                fail(f"{kind.name} tells {parameter.name} {number}, of which something has no name")
            if size and not parameter.several and not 0 <= number < size:
                fail(f"{kind.name} tells {parameter.name} {number}, which names nothing")
            if parameter.secret and event.seat == TABLE:
                fail(f"{kind.name} keeps {parameter.name} secret, for nobody")


def heard(at: Position, log: Log, seat: int) -> list[tuple[object, ...]]:
    """The events as one seat hears them, without other seats' secrets."""
    return [_heard_event(at, event, seat) for event in log.events]


def _heard_event(at: Position, event: Event, seat: int) -> tuple[object, ...]:
    parameters = at.game.events.kinds[event.kind].parameters
    numbers = [
        None if parameter.secret and event.seat != seat else number
        for parameter, number in zip(parameters, event.numbers, strict=False)
    ]
    return (event.kind, event.seat, *numbers)


# Whole games


def the_same_moves_lead_to_the_same_end(at: Position) -> None:
    """The seed and the moves, played without checks, give the same position."""
    if not at.state.over:
        return
    again = at.game.start(at.setting.seats, at.setting.seed, dict(at.setting.options))
    for played in at.match.played:
        again.play(played.move, played.seat)
    if fingerprint(again) != fingerprint(at.state):
        fail(f"played again, it differs in {differences(again, at.state)}")


def the_game_ends_in_time(at: Position) -> None:
    """A game never takes more decisions than its `max_length` says."""
    longest = at.game.max_length(at.setting.seats, dict(at.setting.options))
    if at.number > longest:
        fail(f"the game goes on after {longest} decisions")


# Reporting failures


def fail(what: str) -> NoReturn:
    raise Broken(what)


def seen(state: State, seat: int) -> Any:
    """The view of a seat, as plain dicts and lists."""
    return builtins(state.view(seat))


def notation(at: Position, move: int) -> str:
    return f'"{at.game.notation(at.state, move)}"'


def named(at: Position, moves: Collection[int]) -> str:
    return ", ".join(notation(at, move) for move in sorted(moves))


def difference(one: Any, other: Any, where: str = "view") -> str:
    """The first place where two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            if one[name] != other[name]:
                return difference(one[name], other[name], f"{where}.{name}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (first, second) in enumerate(zip(one, other, strict=True)):
            if first != second:
                return difference(first, second, f"{where}[{place}]")
    return f"{where} is {one!r} and {other!r}"

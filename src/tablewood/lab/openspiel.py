"""The door to OpenSpiel: importing this module registers every game.

    import pyspiel
    import tablewood.lab.openspiel  # registers the games

    game = pyspiel.load_game("tablewood_sylve(seats=3,powers=True)")
    state = game.new_initial_state()

The first node is a chance node that picks one of `deals` deals; deal 7 is what `game.start(seed=7)` deals. All later
luck follows from it, so no player knows what the next die will show, but a clone of the state does: search with
`resample_from_infostate`, as ISMCTS does, and never with clones of the true state. That is also why every game is one
of imperfect information here, even those in which nothing is hidden on the table.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import pyspiel

from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel import text
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.reflect import fingerprint
from tablewood.kernel.view import prompt_of
from tablewood.lab.doors.position import CHANCE, TERMINAL, Position
from tablewood.lab.doors.rows import RowWriter
from tablewood.lab.doors.spiel_observer import NoObserver, SeatObserver, observer_of
from tablewood.lab.doors.terms import Terms

DEALS = 1024
"""How many deals the root chance node has, if nobody says."""

GUESSES = 1 << 53
"""How many different guesses a resampler can make."""

OWN = {"seats": 0, "players": 0, "returns": "win", "deals": DEALS, "first_deal": 0}
"""The parameters of every game, besides its own options; `players` is OpenSpiel's usual name of `seats`."""


class TablewoodGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of seats, its options, and how results are counted, all of them parameters."""

    id: ClassVar[str]
    """The game's id: there is a class for each."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**OWN, **(params or {})}
        found = find_game(self.id)
        options = {
            option.name: given[parameter_of(option.name)]
            for option in found.options
            if parameter_of(option.name) in given
        }
        self.terms = Terms(found, _seats(given), options, given["returns"])
        self.deals = int(given["deals"])
        self.first_deal = int(given["first_deal"])
        if self.deals < 1:
            raise TablewoodError(f"{self.deals} deals: at least 1")
        self.rows = RowWriter(found, self.terms.size)
        super().__init__(_type_of(found, self.terms), self._info(), params or {})

    def _info(self) -> pyspiel.GameInfo:
        terms = self.terms
        return pyspiel.GameInfo(
            num_distinct_actions=terms.moves,
            max_chance_outcomes=self.deals,
            num_players=terms.seats,
            min_utility=terms.lowest,
            max_utility=terms.highest,
            utility_sum=0.0 if terms.is_zero_sum() else None,
            max_game_length=terms.game.max_length(terms.seats, terms.options),
        )

    def new_initial_state(self) -> TablewoodState:
        """A game before the deal."""
        return TablewoodState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal; all other luck follows from it."""
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SeatObserver | NoObserver:
        """What a seat may know now, or, with perfect recall, what it has seen and done."""
        return observer_of(self.terms, self.rows, iig_obs_type)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)


class TablewoodState(pyspiel.State):  # type: ignore[misc]
    """A position. All that Python keeps of it is one attribute, which OpenSpiel copies, pickles and restores."""

    def __init__(self, game: TablewoodGame) -> None:
        super().__init__(game)
        self.position = Position(game.terms, game.rows)

    def current_player(self) -> int:
        """Who moves; one seat at a time, even where the rules let several answer."""
        return self.position.mover

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.mover == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return _outcomes(self.get_game().deals)

    def _apply_action(self, action: int) -> None:
        if self.position.mover == CHANCE:
            self.position.deal(self.get_game().first_deal + action)
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player == CHANCE or position.state is None:
            return f"deal {action}"
        return position.terms.game.notation(position.state, action)

    def returns(self) -> list[float]:
        """The result of each seat; nothing until the game is over."""
        position = self.position
        if position.state is None or position.mover != TERMINAL:
            return [0.0] * position.terms.seats
        return position.state.returns(position.terms.returns)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> TablewoodState:
        """A state that the player cannot tell from this one: all that it cannot know is dealt again.

        Its `history()` is still that of this state.
        """
        guess: TablewoodState = self.clone()
        seed = int(probability_sampler() * GUESSES)
        guess.position = self.position.guessed_by(player_id, seed)
        return guess

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __str__(self) -> str:
        position = self.position
        state = position.state
        if state is None:
            return "before the deal"
        asked = "over" if state.over else f"player {position.mover}: {prompt_of(state)}"
        return f"{asked}, {state.plies} moves made, position {fingerprint(state)}"


def _loaded(text: str) -> TablewoodGame:
    """A game that was pickled: found here, so that it is registered before it is loaded."""
    game: TablewoodGame = pyspiel.load_game(text)
    return game


def _restored(text: str) -> TablewoodState:
    """A state that was pickled."""
    state: TablewoodState = pyspiel.deserialize_game_and_state(text)[1]
    return state


def parameter_of(option: str) -> str:
    """An option of a game as OpenSpiel's parameters are written: `guild_mode` for `guild-mode`."""
    return option.replace("-", "_")


def _seats(given: dict[str, Any]) -> int:
    seats, players = int(given["seats"]), int(given["players"])
    if seats and players and seats != players:
        raise TablewoodError(f"seats={seats}, players={players}: they mean the same, name one")
    return seats or players


@cache
def _outcomes(deals: int) -> list[tuple[int, float]]:
    return [(deal, 1 / deals) for deal in range(deals)]


def _type_of(game: Game[Any], terms: Terms | None = None) -> pyspiel.GameType:
    """What OpenSpiel knows about a game; about its utilities, more under its terms than in general."""
    utility = pyspiel.GameType.Utility.GENERAL_SUM
    if terms is not None and terms.is_zero_sum():
        utility = pyspiel.GameType.Utility.ZERO_SUM
    elif terms is not None and terms.is_team and terms.seats > 1:
        utility = pyspiel.GameType.Utility.IDENTICAL
    options = {parameter_of(option.name): option.default for option in game.options}
    return pyspiel.GameType(
        short_name=f"tablewood_{game.id.replace('-', '_')}",
        long_name=text.load(game.folder / "text").say(text.ENGLISH, "game-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**OWN, **options},
    )


def register_games() -> None:
    """Register every game: `tablewood_little_town` and so on."""
    for id in game_ids():
        # A class of its own, because OpenSpiel drops what it has registered when the interpreter is gone already:
        # classes survive that, and functions do not.
        name = "".join(word.capitalize() for word in id.split("-"))
        pyspiel.register_game(_type_of(find_game(id)), type(name, (TablewoodGame,), {"id": id}))


register_games()

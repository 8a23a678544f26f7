"""Refusals as players see them: which clause they cite, and what they say about the position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tablewood.kernel.explain import Explanation, explain
from tablewood.kernel.options import BESIDE, Value
from tablewood.kernel.state import State
from tests.conformance.random_games import pick, walk
from tests.conformance.settings import Setting

VARIANTS: dict[str, dict[str, tuple[Value, frozenset[int]]]] = {
    "sylvan-dale": {},
    "hidden-nim": {},
    "little-town": {
        "international": (False, frozenset({143, 144, 145})),
        "drafted-supply": (False, frozenset({146})),
        "extended-goals": (False, frozenset({147})),
        "manual-declaration": (False, frozenset({148})),
    },
    "tree-society": {
        "draft": (False, frozenset({133, 135})),
        "goal": (6, frozenset({132})),
    },
    "sylve": {"powers": (False, frozenset(range(172, 183)))},
    "alynthia": {"harder-ending": (False, frozenset({53}))},
}
"""By game and option: the value that leaves out a variant, and the clauses that only the variant has."""

AGAINST_THE_DRAGONS = frozenset(
    {8, 9, 25, 28, *range(41, 48), 51, 52, 53, 55, 57, 58, 59, 63, 105, 106, 107, 128, 269}
)
"""Alynthia: clauses of cooperative and solo games only."""

AGAINST_EACH_OTHER = frozenset(
    {27, 48, 49, 50, 56, 64, *range(108, 113), 126, 127, 130, *range(208, 213), 216, 273, 274}
)
"""Alynthia: clauses of competitive games only."""

ADVANCED_GUILDS = frozenset(
    {36, *range(68, 75), 131, 208, 229, *range(236, 241), *range(242, 247), 248, 249, 250, 252}
    | set(range(254, 258))
)
"""Alynthia: clauses of the advanced abilities only: tunnel, walls, trap, labor die, caravan."""

ONLY_WITH: dict[str, dict[str, dict[str, frozenset[int]]]] = {
    "little-town": {
        "mode": {"first-game": frozenset({11, 19, 141}), "standard": frozenset({16, 18, 142})},
    },
    "tree-society": {
        "guilds": {
            "botanists": frozenset({91, 99, 144, 145, 161, 162}),
            "explorers": frozenset({92, 129, 146, 152, 153}),
        },
        "start-cards": {"True": frozenset({13, 14, 16, 18}), "False": frozenset({131})},
    },
    "alynthia": {
        "mode": {
            "solo": AGAINST_THE_DRAGONS | {3, 4, 5},
            "cooperative": AGAINST_THE_DRAGONS | {267},
            "competitive": AGAINST_EACH_OTHER,
        },
        "guild-mode": {"basic": frozenset({35, 67}), "advanced": ADVANCED_GUILDS},
    },
}
"""By game, option and word: the clauses that apply only if the option has this value, or this word in it (`a+b`)."""

LEFT_TO_CHANCE = "random"
"""The value of an option whose words are drawn when the game starts."""

BY_SEATS = "auto"
"""The value of an option that means solo with one player and cooperative with more."""

MOST_OF_A_VERB = 24
"""How many moves of a verb to try in a position."""


@dataclass(frozen=True)
class Refusal:
    """A move that is refused to an asked seat."""

    setting: Setting
    state: State
    seat: int
    move: int
    clause: int
    verb: str
    is_offered: bool
    """Whether another move of this verb is legal now."""

    def __str__(self) -> str:
        game = self.setting.game
        told = f'"{game.notation(self.state, self.move)}" at "{self.state.step.prompt}"'
        return f"{self.setting}: {told}: {game.clause(self.clause)}"

    def explanation(self) -> Explanation | None:
        """What the player is told about the position."""
        return explain(self.state, self.seat, self.move, self.clause)


def refusals(setting: Setting, every: int = 3) -> Iterator[Refusal]:
    """The refusals of a random game: some moves of every verb, tried at regular intervals."""
    for position in walk(setting):
        state = position.state
        if state.over or position.number % every:
            continue
        for seat in state.asked:
            yield from _refused_to(setting, state, seat, position.luck)


def _refused_to(setting: Setting, state: State, seat: int, luck: Any) -> Iterator[Refusal]:
    legal = set(state.legal(seat))
    offered = {setting.game.moves.verb_of(move).word for move in legal}
    for moves in setting.game.moves.in_order:
        tried = range(moves.base, moves.end)
        if len(tried) > MOST_OF_A_VERB:
            tried = [pick(luck, tried) for _ in range(MOST_OF_A_VERB)]  # type: ignore[assignment]
        for move in tried:
            if move not in legal:
                clause = state.why_not(move, seat)
                is_offered = moves.word in offered
                yield Refusal(setting, state, seat, move, clause, moves.word, is_offered)


def idle_clauses(setting: Setting) -> frozenset[int]:
    """The clauses of variants that this setting does not use."""
    found: frozenset[int] = frozenset()
    for option, (off, clauses) in VARIANTS.get(setting.game_id, {}).items():
        if setting.options.get(option, off) == off:
            found |= clauses
    for option, by_word in ONLY_WITH.get(setting.game_id, {}).items():
        words = _words(setting, option)
        if LEFT_TO_CHANCE not in words:
            held = frozenset().union(*[by_word[word] for word in by_word if word in words])
            found |= frozenset().union(*by_word.values()) - held
    return found


def _words(setting: Setting, option: str) -> list[str]:
    """The words of an option's value in a setting."""
    usual = {one.name: one.default for one in setting.game.options}[option]
    value = str(setting.options.get(option, usual))
    if value == BY_SEATS:
        return ["solo" if setting.seats == 1 else "cooperative"]
    return value.split(BESIDE)

"""What the doors are tested with: every game with every number of seats, and all ways to play Alynthia."""

from __future__ import annotations

import os
from typing import NamedTuple

import pytest

import tablewood as tw
from tablewood.kernel.options import Value

LONG = os.environ.get("TABLEWOOD_DOORS") == "long"
"""Whether the suites of the peers run at full length: `TABLEWOOD_DOORS=long make test ARGS=tests/lab/doors`."""


class Case(NamedTuple):
    """A game as it is played through a door."""

    game: str
    seats: int
    options: dict[str, Value]

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> str:
        return "-".join(
            [self.game, str(self.seats), *[str(value) for value in self.options.values()]]
        )

    @property
    def spiel(self) -> str:
        """How OpenSpiel writes it, with a few deals only."""
        options = "".join(
            f",{name.replace('-', '_')}={value}" for name, value in self.options.items()
        )
        return f"tablewood_{self.game.replace('-', '_')}(seats={self.seats},deals=4{options})"

    @property
    def spiel_parameters(self) -> dict[str, Value]:
        options = {name.replace("-", "_"): value for name, value in self.options.items()}
        return {"seats": self.seats, "deals": 4, **options}


def every_case() -> list[Case]:
    cases = [
        Case(id, seats, {})
        for id in tw.game_ids()
        if id != "alynthia"
        for seats in tw.game(id).seats
    ]
    cases.append(Case("alynthia", 1, {"mode": "solo"}))
    for seats in tw.game("alynthia").seats[1:]:
        cases.append(Case("alynthia", seats, {"mode": "cooperative"}))
        cases.append(Case("alynthia", seats, {"mode": "competitive"}))
    advanced = [case for case in cases if case.game == "alynthia" and (LONG or case.seats <= 2)]
    cases += [
        case._replace(options={**case.options, "guild-mode": "advanced"}) for case in advanced
    ]
    cases.append(
        Case("little-town", 2, {"drafted-supply": True})
    )  # secret answers of several seats
    return cases


def further_difficulties() -> list[Case]:
    """Alynthia against the dragons, by every difficulty but the usual one; the worst of them with the harder ending."""
    [declared] = [one for one in tw.game("alynthia").options if one.name == "difficulty"]
    cases: list[Case] = []
    for seats in tw.game("alynthia").seats:
        for difficulty in declared.choices:
            options: dict[str, Value] = {"mode": "solo" if seats == 1 else "cooperative"}
            options["difficulty"] = difficulty
            if difficulty == declared.choices[-1]:
                options["harder-ending"] = True
            if difficulty != declared.default:
                cases.append(Case("alynthia", seats, options))
    return cases


def each_of(cases: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[case.id for case in cases])


CASES = every_case()
DIFFICULTIES = further_difficulties()
each_case = each_of([*CASES, *DIFFICULTIES] if LONG else CASES)
each_difficulty = each_of(DIFFICULTIES)
"""For short tests: the long ones have the usual difficulty, or all with TABLEWOOD_DOORS=long."""

each_game = pytest.mark.parametrize("game", tw.game_ids())

"""A position as a seat sees it, drawn as in the browser."""

from __future__ import annotations

import io
import json
from typing import Any

import msgspec
import numpy
from numpy.typing import NDArray

from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.state import State
from tablewood.lab.doors.chromium import NoPictures, chromium, what_is_missing
from tablewood.lab.doors.terms import Terms

RGB = "rgb_array"


def render_modes() -> list[str]:
    """How tables can be drawn here: always in the terminal, as pictures where there is a browser."""
    return ["human", "ansi"] if what_is_missing() else ["human", "ansi", RGB]


def check_render_mode(mode: str | None) -> None:
    """Refuse a mode that does not exist, or does not work here."""
    if mode is None or mode in render_modes():
        return
    if mode == RGB:
        raise NoPictures(f"{RGB} pictures need {what_is_missing()}")
    raise ValueError(f'unknown render mode "{mode}"; one of {render_modes()}')


def picture_of(terms: Terms, state: State, seat: int) -> NDArray[numpy.uint8]:
    """The board in rows of red, green and blue; an onlooker's view for no seat."""
    from matplotlib.image import imread  # noqa: PLC0415  (slow to import, and seldom needed)

    png = chromium().draw(table_of(terms, state, seat))
    shares: NDArray[numpy.float32] = imread(io.BytesIO(png), format="png")
    colours: NDArray[numpy.uint8] = (shares[:, :, :3] * 255).round().astype(numpy.uint8)
    return colours


def table_of(terms: Terms, state: State, seat: int) -> dict[str, Any]:
    """The table as a server would send it to a browser (`TableNow`): to look at, so without moves and log."""
    viewer = seat if seat >= 0 else SPECTATOR
    view: dict[str, Any] = json.loads(msgspec.json.encode(state.view(viewer)))
    return {
        "t": "table",
        "id": terms.game.id,
        "game": terms.game.id,
        "rules": terms.game.version,
        "options": terms.options,
        "version": 1,
        "at": 1,
        "phase": "playing",
        "open": False,
        "host": False,
        "seats": [_seat(name, at == viewer) for at, name in enumerate(view["seats"])],
        "viewer": viewer,
        "asked": [] if state.over else state.asked_as_seen_by(viewer),
        "prompt": view["prompt"],
        "view": view,
        "moves": [],
        "undo": {"mine": False, "why_not": "", "wish": -1, "consents": [], "may_consent": False}
        | {"may_withdraw": False, "until": ""},
        "scores": [],
        "winners": [],
        "team": terms.is_team,
        "fair": {"commitment": "", "secret": ""},
        "facts_from": 0,
        "facts": [],
        "said_from": 0,
        "said": [],
        "said_skips": False,
        "leaves": {},
        "hints": False,
    }


def _seat(name: str, mine: bool) -> dict[str, Any]:
    return {"name": name, "kind": "person", "player": "", "mine": mine, "online": True, "salt": ""}

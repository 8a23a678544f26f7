"""The sequence of play: the setup of the guilds, then rounds of three or four phases (AL-6, AL-29, AL-61, AL-66)."""

from typing import Any

from tablewood.games.alynthia.dragons import DragonPhase
from tablewood.games.alynthia.guilds import GuildPhase, PlaceGuilds
from tablewood.games.alynthia.harvest import (
    EndRound,
    Harvest,
    RefillMarket,
    ResetTiles,
    ResolveHandLimits,
)
from tablewood.games.alynthia.phases import ActionPhase
from tablewood.games.alynthia.state import Land
from tablewood.kernel.log import TABLE
from tablewood.kernel.step import Rule, Step


def the_game(starter: int) -> tuple[Step[Any], ...]:
    """AL-29, AL-61: each player takes a guild and places its character; then round follows round."""
    return (PlaceGuilds(starter, 0), PlayRound())


def a_round() -> tuple[Step[Any], ...]:
    """AL-61: Guild Phase (advanced mode), Dragon Phase, Action Phase, Harvest Phase."""
    return (
        GuildPhase(0),
        DragonPhase(),
        ActionPhase(),
        *the_harvest_phase(),
    )


def the_harvest_phase() -> tuple[Step[Any], ...]:
    """AL-259 to AL-266: the six steps, then the next round."""
    return (
        Harvest(0),
        ResolveHandLimits(),
        ResetTiles(),
        RefillMarket(),
        EndRound(),
        PlayRound(),
    )


class PlayRound(Rule[Land]):
    """AL-62, AL-66, AL-265: the round marker moves on, and the phases follow; `EndRound` ends the game."""

    def run(self, s: Land) -> None:
        s.round += 1
        s.beaten_this_round = 0
        s.tell(s.events.round_began, TABLE, s.round)
        s.then(a_round())

"""What each seat sees, built up from nothing: open hands against the dragons, hidden ones in competition (AL-56)."""

from typing import Any, ClassVar

import msgspec

from tablewood.games.alynthia.asked import QuestionView, question_view
from tablewood.games.alynthia.battle import PayForAttack
from tablewood.games.alynthia.boards import SIDE, tile_of
from tablewood.games.alynthia.cards import gain_faces
from tablewood.games.alynthia.dragons import DragonPhase
from tablewood.games.alynthia.harvest import Harvest
from tablewood.games.alynthia.hints import attack_parts, battle_chance, defense_parts
from tablewood.games.alynthia.names import (
    AFTER_DICE,
    AFTER_ROLL,
    BEFORE_DICE,
    CARD_KINDS,
    COMPETITIVE,
    DIFFICULTIES,
    DRAGONS,
    GUILDS,
    LOST,
    SPAWN_DIE,
    TARGETS,
    TERRAIN,
    UPGRADE_KINDS,
    WON,
)
from tablewood.games.alynthia.phases import ActionPhase, TakeTurn
from tablewood.games.alynthia.pieces import has_wall, wall_against
from tablewood.games.alynthia.player_view import PlayerView, player_view
from tablewood.games.alynthia.printed import PrintedView, printed
from tablewood.games.alynthia.refusals import actions_left
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.trading import AnswerOffer, ComposeOffer
from tablewood.games.alynthia.vocabulary import RESOURCES, VERBS
from tablewood.games.alynthia.windows import Window
from tablewood.kernel.step import Step
from tablewood.kernel.vectors import listed
from tablewood.kernel.view import View, prompt_of


class BuildingView(msgspec.Struct):
    """An outpost on the map, and what stands on it."""

    player: str
    guild: str
    upgrade: str | None
    wall: bool


class SpaceView(msgspec.Struct):
    """A space of the map: everything about it is public."""

    row: int
    column: int
    """From the upper left; the tunnel lies beside the map, at -1."""
    terrain: str
    tile: str
    dragons: int
    nest: str | None
    """undefeated or defeated; the dragons of an undefeated nest are those of its marker."""
    characters: list[str]
    buildings: list[BuildingView]
    entrance: bool


class BattleView(msgspec.Struct):
    """The battle on the table; strengths as they stand, dice included once they are rolled."""

    space: str
    attacker: str
    defender: str
    target: str
    attack_die: int | None
    defense_die: int | None
    attack_cards: int
    defense_cards: int
    attack_parts: dict[str, int]
    """What the attacker's strength is made of besides the die; workers that the viewer may not know are not in it."""
    defense_parts: dict[str, int]
    chance: int | None
    """How often the attacker wins as things stand, in percent, if the viewer knows enough to tell."""


class OfferView(msgspec.Struct):
    """A trade that is being composed or answered; its content for the two players concerned."""

    giver: str
    partner: str
    given_cards: int
    asked_cards: int
    given: dict[str, int] | None = None
    asked_for: dict[str, int] | None = None


class LandView(View, kw_only=True):
    """The table as one seat sees it."""

    hints: ClassVar[frozenset[str]] = frozenset(
        ["attack_parts", "chance", "defense_parts", "odds", "printed", "steps"]
    )
    asks: ClassVar[frozenset[str]] = frozenset(["dark", "question"])

    mode: str
    guild_mode: str
    difficulty: str | None
    harder_ending: bool
    outcome: str
    phase: str
    """setup, guild, dragon, action, harvest or over."""
    round: int
    rounds: int
    dragon_strength: int
    nest_strength: int
    first_player: str
    order: list[str]
    spaces: dict[str, SpaceView]
    players: list[PlayerView]
    nests_left: int
    nests_this_round: int
    next_nest_cost: int | None
    pool: int | None
    supply: dict[str, int]
    """Resource cards in the decks, dragons and upgrades in the supply."""
    market: dict[str, int]
    market_deck: int
    market_discard: list[str]
    card_deck: int
    card_discard: list[str]
    actions_left: int | None
    battle: BattleView | None
    die: dict[str, int] | None
    """What the fortune, labor or spawn die shows, while others may have it rolled again."""
    offer: OfferView | None
    question: QuestionView | None
    printed: PrintedView


def look(s: Land, seat: int) -> LandView:
    """The table as this seat sees it; an onlooker sees what is public."""
    names = s.game.seat_names(s.seats)
    against = s.mode != COMPETITIVE
    return LandView(
        game=s.game.id,
        viewer=seat,
        seats=names,
        asked=s.asked_as_seen_by(seat),
        prompt=prompt_of(s),
        over=s.over,
        mode=["solo", "cooperative", "competitive"][s.mode],
        guild_mode="advanced" if s.advanced else "basic",
        difficulty=DIFFICULTIES[s.difficulty] if against else None,
        harder_ending=s.harder,
        outcome={WON: "won", LOST: "lost"}.get(s.outcome, "playing"),
        phase=phase_of(s),
        round=s.round,
        rounds=s.side.rounds,
        dragon_strength=s.dragon_strength() if s.round else 0,
        nest_strength=s.nest_strength() if s.round else 0,
        first_player=names[s.first],
        order=[names[s.in_turn_order(place)] for place in range(s.seats)],
        spaces={s.parts.spaces.names[space]: _space(s, space) for space in _shown(s)},
        players=[player_view(s, player, seat) for player in range(s.seats)],
        nests_left=len(s.nests) - s.nests_beaten,
        nests_this_round=s.beaten_this_round,
        next_nest_cost=s.next_nest_cost() if against and s.nests_beaten < len(s.nests) else None,
        pool=s.renown[0] if against else None,
        supply=_supply(s),
        market={name: s.market[card] for card, name in enumerate(s.parts.market)},
        market_deck=len(s.market_deck),
        market_discard=sorted(s.parts.market[card] for card in listed(s.market_discard)),
        card_deck=len(s.card_deck),
        card_discard=sorted(CARD_KINDS[card] for card in listed(s.card_discard)),
        actions_left=actions_left(s) if not s.over and isinstance(s.step, TakeTurn) else None,
        battle=_battle(s, names, seat),
        die=_die(s),
        offer=_offer(s, names, seat),
        question=question_view(s),
        printed=printed(s),
    )


def phase_of(s: Land) -> str:
    """AL-61: the phase of the round, told by the steps that are still to come."""
    if s.over:
        return "over"
    if s.round == 0:
        return "setup"
    below = s.pending
    coming: list[Step[Any]] = []
    while below is not None:
        coming.append(below.step)
        below = below.below
    if any(isinstance(step, DragonPhase) for step in coming):
        return "guild"
    if any(isinstance(step, ActionPhase) for step in coming):
        return "dragon"
    if any(isinstance(step, Harvest) and step.place == 0 for step in coming):
        return "action"
    return "harvest"


# The map


def _shown(s: Land) -> list[int]:
    """AL-236: the map, and the tunnel once it is dug."""
    spaces = listed(s.board.spaces)
    return [*spaces, s.parts.tunnel] if len(s.entrances) > 0 else spaces


def _space(s: Land, space: int) -> SpaceView:
    names = s.game.seat_names(s.seats)
    buildings = [
        (s.outpost_arrived[at], at) for at in range(len(s.outposts)) if s.outposts[at] == space
    ]
    row, column = divmod(space, s.board.columns) if space != s.parts.tunnel else (-1, -1)
    return SpaceView(
        row=row,
        column=column,
        terrain=TERRAIN[s.terrain[space]],
        tile=_tile(s, space),
        dragons=s.dragons[space],
        nest=[None, "undefeated", "defeated"][s.nest[space]],
        characters=[
            names[seat]
            for _, seat in sorted((s.arrived[seat], seat) for seat in range(s.seats))
            if s.at[seat] == space
        ],
        buildings=[_building(s, at) for _, at in sorted(buildings)],
        entrance=space in s.entrances,
    )


def _tile(s: Land, space: int) -> str:
    for slot, first in enumerate(listed(s.board.first)):
        row, column = divmod(space - first, s.board.columns)
        if 0 <= row < SIDE and 0 <= column < SIDE:
            return s.parts.tiles[tile_of(s.layout[slot])]
    return "tunnel"


def _building(s: Land, at: int) -> BuildingView:
    seat = at // s.parts.outposts
    space = s.outposts[at]
    return BuildingView(
        player=s.game.seat_names(s.seats)[seat],
        guild=GUILDS[s.guild[seat]],
        upgrade=UPGRADE_KINDS[s.upgrades[at]] if s.upgrades[at] >= 0 else None,
        wall=has_wall(s, space) and not wall_against(s, seat, space),
    )


# The table


def _supply(s: Land) -> dict[str, int]:
    supply = {VERBS[resource]: s.decks[resource] for resource in range(RESOURCES)}
    supply["dragons"] = s.token_supply
    for upgrade, name in enumerate(UPGRADE_KINDS):
        supply[name] = s.upgrade_supply[upgrade]
    return supply


def _battle(s: Land, names: list[str], viewer: int) -> BattleView | None:
    """The battle, while it is paid for and while its windows are open."""
    if s.over or not isinstance(s.step, Window | PayForAttack):
        return None
    window = s.step.window if isinstance(s.step, Window) else BEFORE_DICE
    if window not in (BEFORE_DICE, AFTER_DICE):
        return None
    rolled = window == AFTER_DICE
    chance = battle_chance(s, viewer, rolled)
    return BattleView(
        space=s.parts.spaces.names[s.battle_space],
        attacker="dragons" if s.attacker == DRAGONS else names[s.attacker],
        defender="dragons" if s.defender == DRAGONS else names[s.defender],
        target=TARGETS[s.target],
        attack_die=s.attack_die if rolled else None,
        defense_die=s.defense_die if rolled else None,
        attack_cards=s.attack_bonus,
        defense_cards=s.defense_bonus,
        attack_parts=attack_parts(s, viewer),
        defense_parts=defense_parts(s, viewer),
        chance=chance if chance >= 0 else None,
    )


def _die(s: Land) -> dict[str, int] | None:
    """What the single die shows in its window."""
    if s.over or not isinstance(s.step, Window) or s.step.window != AFTER_ROLL:
        return None
    die = s.step.die
    if die == SPAWN_DIE:
        return {"spawn": s.parts.spawn_die[s.rolled]}
    face = gain_faces(s, die)[s.rolled]
    return {VERBS[face[at]]: face[at + 1] for at in range(0, len(face), 2)}


def _offer(s: Land, names: list[str], viewer: int) -> OfferView | None:
    if s.over or not isinstance(s.step, ComposeOffer | AnswerOffer):
        return None
    step = s.step
    giver = step.seat if isinstance(step, ComposeOffer) else step.giver
    if isinstance(step, ComposeOffer) and s.mode == COMPETITIVE and viewer != giver:
        return OfferView(names[giver], names[step.partner], 0, 0)
    view = OfferView(names[giver], names[step.partner], sum(step.given), sum(step.asked_for))
    if s.mode != COMPETITIVE or viewer in (giver, step.partner):
        things = s.parts.things.names
        view.given = {name: step.given[at] for at, name in enumerate(things) if step.given[at]}
        view.asked_for = {
            name: step.asked_for[at] for at, name in enumerate(things) if step.asked_for[at]
        }
    return view

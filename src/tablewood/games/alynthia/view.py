"""What each seat sees, built up from nothing: open hands against the dragons, hidden ones in competition (AL-56)."""

from typing import Any, ClassVar, Final, Self

import msgspec
from msgspec.structs import replace

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
from tablewood.games.alynthia.player_view import PlayerView, own_view, player_view
from tablewood.games.alynthia.printed import PrintedView, printed
from tablewood.games.alynthia.refusals import actions_left
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.trading import AnswerOffer, ComposeOffer
from tablewood.games.alynthia.vocabulary import RESOURCES, VERBS
from tablewood.games.alynthia.windows import Window
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.step import Seat, Step
from tablewood.kernel.vectors import listed
from tablewood.kernel.view import View, prompt_of

NESTS: Final = (None, "undefeated", "defeated")
"""What is shown of a nest, by the number of its state; None where there is none."""


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

    def seen_from(self, s: Land, seat: Seat) -> Self:
        """AL-56: in competition, a seat sees its own hand and renown, too, and a battle or a trade of its own."""
        players = self.players
        if s.mode == COMPETITIVE:
            players = [*players]
            players[seat] = own_view(s, seat, players[seat])
        return replace(
            self,
            viewer=seat,
            asked=s.asked_as_seen_by(seat),
            players=players,
            battle=_battle(s, self.seats, seat),
            offer=_offer(s, self.seats, seat),
        )


def look(s: Land, seat: Seat) -> LandView:
    """The table as this seat sees it; an onlooker sees what is public."""
    public = _look_on(s)
    return public if seat == SPECTATOR else public.seen_from(s, seat)


def _look_on(s: Land) -> LandView:
    """What everybody sees."""
    names = s.game.seat_names(s.seats)
    against = s.mode != COMPETITIVE
    return LandView(
        game=s.game.id,
        viewer=SPECTATOR,
        seats=names,
        asked=s.asked_as_seen_by(SPECTATOR),
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
        spaces=_spaces(s, names),
        players=[player_view(s, seat) for seat in range(s.seats)],
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
        battle=_battle(s, names, SPECTATOR),
        die=_die(s),
        offer=_offer(s, names, SPECTATOR),
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


def _spaces(s: Land, names: list[str]) -> dict[str, SpaceView]:
    tiles, buildings, characters = _tiles(s), _buildings(s, names), _characters(s, names)
    terrain, dragons, nests = listed(s.terrain), listed(s.dragons), listed(s.nest)
    entrances = listed(s.entrances)
    found: dict[str, SpaceView] = {}
    for space in _shown(s):
        beside = space == s.parts.tunnel
        row, column = (-1, -1) if beside else divmod(space, s.board.columns)
        found[s.parts.spaces.names[space]] = SpaceView(
            row=row,
            column=column,
            terrain=TERRAIN[terrain[space]],
            tile=tiles.get(space, "tunnel"),
            dragons=dragons[space],
            nest=NESTS[nests[space]],
            characters=characters.get(space, []),
            buildings=buildings.get(space, []),
            entrance=space in entrances,
        )
    return found


def _tiles(s: Land) -> dict[int, str]:
    """By space: the map tile that it is part of."""
    found: dict[int, str] = {}
    for slot, first in enumerate(listed(s.board.first)):
        name = s.parts.tiles[tile_of(s.layout[slot])]
        for row in range(SIDE):
            start = first + row * s.board.columns
            for space in range(start, start + SIDE):
                found.setdefault(space, name)
    return found


def _characters(s: Land, names: list[str]) -> dict[int, list[str]]:
    """By space: who stands there, in the order in which they came."""
    found: dict[int, list[str]] = {}
    for _, seat in sorted((s.arrived[seat], seat) for seat in range(s.seats)):
        found.setdefault(s.at[seat], []).append(names[seat])
    return found


def _buildings(s: Land, names: list[str]) -> dict[int, list[BuildingView]]:
    """By space: the outposts there, in the order in which they came."""
    found: dict[int, list[BuildingView]] = {}
    outposts = listed(s.outposts)
    for _, at in sorted((s.outpost_arrived[at], at) for at, to in enumerate(outposts) if to >= 0):
        found.setdefault(outposts[at], []).append(_building(s, names, at))
    return found


def _building(s: Land, names: list[str], at: int) -> BuildingView:
    seat = at // s.parts.outposts
    space = s.outposts[at]
    return BuildingView(
        player=names[seat],
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

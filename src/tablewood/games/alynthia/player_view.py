"""What each seat sees of a player: tracks and tiles are public; hands and renown are hidden in competition (AL-56)."""

import msgspec
from msgspec.structs import replace

from tablewood.games.alynthia.abilities import usable_tiles
from tablewood.games.alynthia.harvest import hand_limit
from tablewood.games.alynthia.hints import Prospect, steps_from
from tablewood.games.alynthia.names import (
    CARD_KINDS,
    CARDS,
    CATEGORIES,
    COMPETITIVE,
    FOCUS_TILE,
    GUILDS,
    POWERS,
    TARGETS,
    UPGRADE_KINDS,
    UPGRADE_TILE,
)
from tablewood.games.alynthia.phases import ActionsForAll
from tablewood.games.alynthia.pieces import outposts_of
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES, VERBS
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import listed, part


class OddsView(msgspec.Struct):
    """An attack that a player could make: both strengths before the dice, and the chances to win in percent."""

    target: str
    strength: int
    against: int
    unknown: int
    """AL-56: how many of the defender's cards may be workers, each adding one to the defender's strength."""
    needed: int
    """AL-58: the renown that the nest costs if it is beaten."""
    paying_worker: list[int]
    """The chance at worst and at best; none without a worker."""
    paying_renown: list[int]


class PlayerView(msgspec.Struct):
    """What lies in front of a player; hands and renown are there for those who may see them."""

    player: str
    guild: str | None
    at: str | None
    focus: int
    focus_ready: bool
    attack: int
    defense: int
    research: dict[str, int]
    ready: list[str]
    """Recurring tiles that are light."""
    dark: list[str]
    """Tiles that are turned dark, re-rolls included (AL-166)."""
    abilities: list[str]
    outposts_left: int
    upgrades: list[str]
    captured: int
    hand_limit: int
    resource_cards: int
    action_cards: int
    done: bool
    passed: bool
    offers_left: int
    steps: dict[str, int]
    """AL-121: by space, the steps that bring the character there; no space where it cannot walk to."""
    odds: dict[str, OddsView] | None = None
    """By space, the attack that the player could make there."""
    resources: dict[str, int] | None = None
    cards: dict[str, int] | None = None
    renown: int | None = None
    renown_from: dict[str, int] | None = None


def player_view(s: Land, seat: Seat) -> PlayerView:
    """What everybody sees of a player: in competition neither the hand nor, before the end, the renown (AL-56)."""
    view = _on_the_table(s, seat)
    if s.mode != COMPETITIVE:
        return own_view(s, seat, view)
    if s.over:
        view.renown, view.renown_from = _renown(s, seat)
    return view


def own_view(s: Land, seat: Seat, public: PlayerView) -> PlayerView:
    """What a player sees of what is their own, given what everybody sees of it."""
    renown, renown_from = _renown(s, seat)
    return replace(
        public,
        resources={VERBS[resource]: s.held(seat, resource) for resource in range(RESOURCES)},
        cards={
            CARD_KINDS[card]: s.card_count(seat, card)
            for card in range(CARDS)
            if s.card_count(seat, card)
        },
        odds=_odds(s, seat) if s.round and not s.over else {},
        renown=renown,
        renown_from=renown_from,
    )


def _renown(s: Land, seat: Seat) -> tuple[int, dict[str, int]]:
    return sum(s.earned_from(seat)), dict(s.scores()[seat].parts)


def _on_the_table(s: Land, seat: Seat) -> PlayerView:
    """What is never hidden."""
    placed = s.guild[seat] >= 0
    return PlayerView(
        player=s.game.seat_names(s.seats)[seat],
        guild=GUILDS[s.guild[seat]] if placed else None,
        at=s.parts.spaces.names[s.at[seat]] if s.at[seat] >= 0 else None,
        focus=s.focus[seat],
        focus_ready=not s.is_dark(seat, FOCUS_TILE),
        attack=s.attack_strength(seat),
        defense=s.defense_strength(seat),
        research=dict(zip(CATEGORIES, s.levels_of(seat), strict=True)),
        ready=_ready(s, seat) if placed else [],
        dark=[name for tile, name in _own_tiles(s) if s.is_dark(seat, tile)],
        abilities=_abilities(s, seat) if placed else [],
        outposts_left=s.parts.outposts - outposts_of(s, seat),
        upgrades=sorted(
            UPGRADE_KINDS[upgrade]
            for upgrade in part(s.upgrades, s.first_place(seat), s.first_place(seat + 1))
            if upgrade >= 0
        ),
        captured=s.captured[seat],
        hand_limit=hand_limit(s, seat) if placed else s.parts.hand_limit,
        resource_cards=s.resource_cards(seat),
        action_cards=s.action_cards(seat),
        done=not s.over and isinstance(s.step, ActionsForAll) and s.step.is_done(seat),
        passed=s.has_passed(seat),
        offers_left=s.parts.trades - s.trades[seat],
        steps=_steps(s, seat) if s.round and not s.over else {},
    )


def _steps(s: Land, seat: int) -> dict[str, int]:
    names = s.parts.spaces.names
    most = s.parts.focus_max
    steps = steps_from(s, seat)
    return {names[space]: steps[space] for space in sorted(steps) if 0 < steps[space] <= most}


def _odds(s: Land, seat: int) -> dict[str, OddsView]:
    """The attacks that the player could make, as far as that player can know how they would end."""
    found: dict[str, OddsView] = {}
    for space in listed(s.board.spaces):
        prospect = Prospect(s, seat, space)
        if prospect.target >= 0:
            found[s.parts.spaces.names[space]] = OddsView(
                target=TARGETS[prospect.target],
                strength=prospect.strength,
                against=prospect.against,
                unknown=prospect.unknown,
                needed=prospect.needed,
                paying_worker=prospect.chances(s.parts.attack_workers),
                paying_renown=prospect.chances(0),
            )
    return found


def _ready(s: Land, seat: int) -> list[str]:
    return [s.parts.tile_names.names[tile] for tile in usable_tiles(s, seat)]


def _own_tiles(s: Land) -> list[tuple[int, str]]:
    """The tiles that lie in front of every player, with their names."""
    return list(enumerate(s.parts.tile_names.names[:UPGRADE_TILE]))


def _abilities(s: Land, seat: int) -> list[str]:
    names = ["basic1", "basic2", POWERS[s.guild[seat]]]
    return [name for at, name in enumerate(names) if s.has_unlocked(seat, at)]

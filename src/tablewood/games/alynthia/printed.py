"""What is printed on the components: prices, rewards, tracks and faces, for those who draw the table."""

from functools import lru_cache

import msgspec

from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.names import (
    CARD_KINDS,
    COMPETITIVE,
    GUILDS,
    LEVELS,
    POWERS,
    UPGRADE_KINDS,
)
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import TYPES, VERBS, Effect
from tablewood.kernel.vectors import listed


class AbilityView(msgspec.Struct, frozen=True):
    """What a tile does: its type (AL-165), what it gives, and how much of it."""

    type: str
    effect: str
    amount: int


class ExchangeView(msgspec.Struct, frozen=True):
    """A price, and what is had for it."""

    cost: dict[str, int]
    reward: dict[str, int]


class UpgradePrintView(msgspec.Struct, frozen=True):
    """An upgrade: its price, its reward, and its ability tile."""

    cost: dict[str, int]
    reward: dict[str, int]
    ability: AbilityView


class GuildPrintView(msgspec.Struct, frozen=True):
    """A guild: where it may start (nothing for anywhere), its two basic abilities, its advanced power."""

    start: str | None
    basic1: AbilityView
    basic2: AbilityView
    power: str


class PrintedView(msgspec.Struct, frozen=True):
    """What is printed on the components of this table. It never changes during a game."""

    market: dict[str, ExchangeView]
    cards: dict[str, int]
    """By action card: the number on it."""
    research: dict[str, AbilityView]
    guilds: dict[str, GuildPrintView]
    outposts: list[ExchangeView]
    """AL-144: the first outpost, the second, and so on."""
    upgrades: dict[str, UpgradePrintView]
    prices: dict[str, dict[str, int]]
    """AL-101: the other actions."""
    dragon_strengths: list[int]
    nest_strengths: list[int]
    required_nests: list[int]
    """AL-42: by round."""
    dragon_reward: int
    nest_reward: dict[str, int]
    nest_costs: list[int]
    """AL-57: none in a competitive game."""
    numbers: dict[str, int]
    """Lengths of tracks, and the numbers of guild powers."""
    dice: dict[str, list[dict[str, int]]]
    """By die: what each face shows."""
    sources: dict[str, str]
    """By table of components: rulebook, published or reconstructed."""


def printed(s: Land) -> PrintedView:
    """The same for every seat."""
    return printed_on(s.parts, s.mode == COMPETITIVE, s.seats, s.difficulty)


@lru_cache(maxsize=64)
def printed_on(parts: Parts, competitive: bool, seats: int, difficulty: int) -> PrintedView:
    """What is printed on the components of a table, which depends on the number of players."""
    side = parts.competitive if competitive else parts.cooperative
    return PrintedView(
        market={
            name: ExchangeView(_named(cost), _named(reward))
            for name, cost, reward in zip(
                parts.market, parts.market_cost, parts.market_reward, strict=True
            )
        },
        cards=dict(zip(CARD_KINDS, listed(parts.card_amount), strict=True)),
        research={name: _research(parts, at) for at, name in enumerate(parts.research)},
        guilds={name: _guild(parts, at) for at, name in enumerate(GUILDS)},
        outposts=[
            ExchangeView({"focus": focus, "non_worker_resource": resources}, {"renown": renown})
            for focus, resources, renown in zip(
                listed(parts.outpost_focus),
                listed(parts.outpost_resources),
                listed(parts.outpost_renown),
                strict=True,
            )
        ],
        upgrades={name: _upgrade(parts, at) for at, name in enumerate(UPGRADE_KINDS)},
        prices=_prices(parts),
        dragon_strengths=listed(side.dragon_strength),
        nest_strengths=listed(side.nest_strength),
        required_nests=listed(side.required),
        dragon_reward=side.per_dragon,
        nest_reward=_named(side.nest_reward),
        nest_costs=[] if competitive else parts.nest_cost[seats][difficulty],
        numbers=_numbers(parts),
        dice={
            "battle": [{"points": face} for face in listed(parts.battle_die)],
            "dragon": [{"points": face} for face in listed(parts.dragon_die)],
            "spawn": [{"dragons": face} for face in listed(parts.spawn_die)],
            "fortune": [_named(face) for face in parts.fortune_die],
            "labor": [_named(face) for face in parts.labor_die],
        },
        sources=parts.sources,
    )


def _named(pairs: Effect) -> dict[str, int]:
    """A cost or an effect by the names of its verbs."""
    return {VERBS[pairs[at]]: pairs[at + 1] for at in range(0, len(pairs), 2)}


def _research(parts: Parts, at: int) -> AbilityView:
    return AbilityView(
        TYPES[parts.research_type[at]], VERBS[parts.research_verb[at]], parts.research_amount[at]
    )


def _recurring(recurring: int, verb: int, amount: int) -> AbilityView:
    return AbilityView("recurring" if recurring else "strengthen", VERBS[verb], amount)


def _guild(parts: Parts, guild: int) -> GuildPrintView:
    start = parts.guild_start[guild]
    basics = [
        _recurring(parts.basic_recurring[at], parts.basic_verb[at], parts.basic_amount[at])
        for at in (2 * guild, 2 * guild + 1)
    ]
    return GuildPrintView(VERBS[start] if start >= 0 else None, basics[0], basics[1], POWERS[guild])


def _upgrade(parts: Parts, at: int) -> UpgradePrintView:
    return UpgradePrintView(
        _named(parts.upgrade_cost[at]),
        _named(parts.upgrade_reward[at]),
        _recurring(parts.upgrade_recurring[at], parts.upgrade_verb[at], parts.upgrade_amount[at]),
    )


def _prices(parts: Parts) -> dict[str, dict[str, int]]:
    """AL-114, AL-121, AL-136, AL-184, AL-187, AL-252, AL-254."""
    return {
        "step": {"focus": parts.move_focus},
        "recruit": {"any_resource": parts.recruit_cost},
        "buy-card": {"focus": parts.card_focus},
        "pay-worker": {"focus": parts.attack_focus, "worker": parts.attack_workers},
        "pay-renown": {"focus": parts.attack_focus, "renown": parts.attack_renown},
        "caravan": {"focus": parts.caravan_focus},
        "labor-roll": {"focus": parts.labor_focus},
    }


def _numbers(parts: Parts) -> dict[str, int]:
    return {
        "focus_max": parts.focus_max,
        "focus_per_round": parts.focus_per_round,
        "strength_max": parts.strength_max,
        "hand_limit": parts.hand_limit,
        "levels": LEVELS,
        "market_open": parts.market_open,
        "swarm": parts.swarm,
        "dragons": parts.dragons,
        "piece_renown": parts.piece_renown,
        "dragon_left_cost": parts.dragon_left_cost,
        "entrances": parts.entrances,
        "tunnel_resources": parts.tunnel_resources,
        "tunnel_renown": parts.tunnel_renown,
        "walls": parts.walls,
        "wall_defense": parts.wall_defense,
        "wall_yield": parts.wall_yield,
        "captured_strength": parts.captured_strength,
        "outposts_on_a_space": parts.crowd,
        "trades": parts.trades,
    }

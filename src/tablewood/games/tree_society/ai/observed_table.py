"""The fields of an observation of Tree Society that tell what lies on the table: a part of `observation`."""

from typing import Final

from tablewood.games.tree_society.ai.observed_question import most_shown
from tablewood.games.tree_society.parts import (
    DRAWS_FRUIT,
    DRAWS_GUILD,
    LEVELS,
    NOTHING,
    ROWS,
    Parts,
)
from tablewood.kernel.observation import Observation
from tablewood.kernel.vectors import total

MANY: Final = 255
"""Coins and banners, which no rule limits, are told up to here; more, which no game comes near, are told as this."""


def most_rounds(parts: Parts, seats: int) -> int:
    """TS-101, TS-112: every turn draws a fruit card, and the round of the last one is the last."""
    return total(parts.fruits.copies) // seats + 2


def declare_table(spec: Observation, parts: Parts) -> None:
    """What `SocietyObservation` writes after the question."""
    _declare_course(spec, parts)
    _declare_markets(spec, parts)
    _declare_guild_cards(spec, parts)
    _declare_players(spec, parts)


def _declare_course(spec: Observation, parts: Parts) -> None:
    rounds = most_rounds(parts, spec.seats)
    spec.field("round", 0, rounds, "The round; 0 during the draft (TS-3, TS-133).")
    spec.field("first", 1, spec.seats, "Who is the first player: 1 me and so on (TS-8).")
    spec.field(
        "goal",
        parts.goal,
        parts.goal_advanced,
        "How many banners trigger the end (TS-111, TS-132).",
    )
    spec.field(
        "goal_round",
        0,
        rounds,
        "The round in which the goal was reached; 0 if it was not (TS-111, TS-113).",
    )
    spec.field("last_round", 0, 1, "1 if the game ends with this round (TS-112, TS-114).")
    spec.field("sold_is_open", 0, 1, "1 if everybody may look through every Sold section (TS-127).")
    spec.field(
        "packs",
        0,
        1,
        f"By guild: 1 if its pack is in play: {', '.join(parts.cards.guilds)} (TS-15).",
        len(parts.cards.guilds),
    )
    actions = ", ".join([f"{at} {name}" for at, name in enumerate(parts.fruits.actions)])
    spec.field(
        "action",
        NOTHING,
        len(parts.fruits.actions) - 1,
        f"The fruit action still at hand in this turn: -1 none, {actions} (TS-43 to TS-52).",
    )
    spec.field(
        "sold_now",
        0,
        parts.fruits.count,
        "The fruits sold in this turn, counted from 1, the one of Phase 1 first (TS-35, TS-55).",
        len(parts.fruits.types),
    )


def _declare_markets(spec: Observation, parts: Parts) -> None:
    fruits = parts.fruits
    spec.field("fruit_deck", 0, total(fruits.copies), "Cards left in the fruit deck (TS-112).")
    spec.field("guild_deck", 0, parts.cards.count, "Cards left in the guild deck (TS-107).")
    spec.field(
        "prices",
        0,
        total(fruits.copies),
        f"What a plain fruit of each type brings: {', '.join(fruits.types)} (TS-36).",
        len(fruits.types),
    )
    spec.field(
        "fruit_market",
        0,
        fruits.count,
        "The fruits of the market, counted from 1; 0 for an empty space (TS-21, TS-109).",
        parts.fruit_market[spec.seats],
    )
    spec.field(
        "drawn_fruits",
        0,
        fruits.count,
        "The fruits revealed by a draw effect and not yet kept or shuffled back, counted from 1 (TS-92).",
        most_shown(parts.cards, DRAWS_FRUIT),
    )
    spec.field(
        "guild_market",
        0,
        parts.cards.count,
        "The guild cards of the market, counted from 1, in the bottom row from the left, then in the top row; 0 for an "
        "empty space (TS-19).",
        ROWS * parts.columns,
    )
    spec.field(
        "drawn_guilds",
        0,
        parts.cards.count,
        "The guild cards revealed by a draw effect and not yet built or shuffled back, counted from 1 (TS-92).",
        most_shown(parts.cards, DRAWS_GUILD),
    )


def _declare_guild_cards(spec: Observation, parts: Parts) -> None:
    spec.field(
        "guild_cards",
        0,
        1 + spec.seats * LEVELS,
        "By guild card, where it is: 0 not to be seen, 1 in the market, revealed or discarded; from 2 on "
        f"{LEVELS} numbers for each player, mine first, one for each level: the highest one says that it is completed "
        "(TS-60 to TS-64, TS-78).",
        parts.cards.count,
    )
    spec.field(
        "discard",
        0,
        parts.cards.count,
        "By guild card: its place in the discard pile, 1 at the bottom; 0 if it is not there (TS-97).",
        parts.cards.count,
    )


def _declare_players(spec: Observation, parts: Parts) -> None:
    seats = spec.seats
    fruits = parts.fruits
    most = max(fruits.copies)
    spec.field(
        "purse", 0, MANY, f"By player, me first: coins in the purse, up to {MANY} (TS-28).", seats
    )
    spec.field(
        "chest", 0, MANY, f"By player, me first: coins in the chest, up to {MANY} (TS-30).", seats
    )
    spec.field(
        "banners",
        0,
        MANY,
        f"By player, me first: banners in the Completed section, up to {MANY} (TS-111, TS-124).",
        seats,
    )
    spec.field(
        "in_progress",
        0,
        parts.cards.count,
        "By player, me first, and by space: the guild card in progress, counted from 1; 0 for a free space (TS-62).",
        seats * parts.spaces,
    )
    spec.field(
        "unsold",
        0,
        most,
        "By player, me first, and by fruit (type, action, +1): the unsold cards (TS-34).",
        seats * fruits.count,
    )
    spec.field(
        "sold_size",
        0,
        total(fruits.copies),
        "By player, me first: cards in the Sold section (TS-100).",
        seats,
    )
    spec.field(
        "sold",
        0,
        most,
        "By player, me first, and by fruit: the cards in the Sold section; all 0 where I may not look (TS-127, "
        "TS-128).",
        seats * fruits.count,
    )

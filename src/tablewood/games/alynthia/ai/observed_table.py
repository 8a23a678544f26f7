"""The observation of the game as a whole: its settings, the course of the rounds, the supply and the cards."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.ai.codes import MOST_RENOWN, put_renown, seat_code
from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.dragons import DragonPhase
from tablewood.games.alynthia.harvest import Harvest
from tablewood.games.alynthia.names import CARD_KINDS, CARDS, COMPETITIVE, UPGRADE_KINDS
from tablewood.games.alynthia.phases import ActionPhase
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.vectors import Ints, listed

# The phase, as the observation tells it
OVER: Final = 0
SETUP: Final = 1
GUILDS: Final = 2
DRAGONS: Final = 3
ACTIONS: Final = 4
HARVESTING: Final = 5


def declare_game(spec: Observation, parts: Parts) -> None:
    """The fields that `write_game` writes."""
    seats = spec.seats
    sides = [parts.cooperative, parts.competitive]
    strengths = [
        one
        for side in sides
        for one in [*listed(side.dragon_strength), *listed(side.nest_strength)]
    ]
    costs = [cost for row in parts.nest_cost[seats] for cost in row]
    spec.field(
        "seat",
        0,
        seats,
        "The observer's seat, counted from 1, because offers name the seat of the partner; 0 for an onlooker.",
    )
    spec.field("mode", 0, 2, "How the game is played: 0 solo, 1 cooperative, 2 competitive (AL-2).")
    spec.field(
        "advanced", 0, 1, "1 if guilds unlock their abilities round by round, else 0 (AL-7)."
    )
    spec.field(
        "difficulty",
        0,
        len(parts.marker_start),
        "From 1 easy to 4 difficult; 0 in a competitive game (AL-8).",
    )
    spec.field("harder_ending", 0, 1, "1 if dragons left at the end cost renown, else 0 (AL-53).")
    spec.field(
        "outcome",
        0,
        2,
        "0 while the game is open, 1 if the team has won, 2 if it has lost (AL-51).",
    )
    spec.field(
        "phase",
        OVER,
        HARVESTING,
        "0 the game is over, 1 setup, 2 Guild Phase, 3 Dragon Phase, 4 Action Phase, 5 Harvest Phase (AL-61).",
    )
    spec.field(
        "round",
        0,
        max([side.rounds for side in sides]),
        "The round; 0 during setup (AL-62).",
    )
    spec.field(
        "dragon_strength", 0, max(strengths), "The strength of one dragon this round (AL-62)."
    )
    spec.field(
        "nest_strength",
        0,
        max(strengths),
        "The strength of one dragon on an undefeated nest this round (AL-63).",
    )
    spec.field(
        "first_player", 1, seats, "Who has the first player marker: 1 me, 2 the next (AL-39)."
    )
    spec.field(
        "nests_this_round",
        0,
        len(parts.boards[seats].first),
        "How many nests were defeated in this round (AL-42).",
    )
    spec.field(
        "next_nest_cost",
        0,
        max(costs),
        "The renown that the next nest costs the team; 0 in a competitive game and after the last nest (AL-57).",
    )
    spec.field("pool", 0, MOST_RENOWN, "The renown of the team; 0 in a competitive game (AL-55).")


def write_game(s: Land, seat: i64, first: i64, row: Numbers) -> None:
    """Settings, round and phase, and what the team has."""
    row.put(seat + 1)
    row.put(s.mode)
    row.put_flag(s.advanced)
    team = s.mode != COMPETITIVE
    row.put(s.difficulty + 1 if team else 0)
    row.put_flag(s.harder)
    row.put(s.outcome)
    row.put(phase_of(s))
    row.put(s.round)
    row.put(s.dragon_strength() if s.round > 0 else 0)
    row.put(s.nest_strength() if s.round > 0 else 0)
    row.put(seat_code(s, s.first, first))
    row.put(s.beaten_this_round)
    row.put(s.next_nest_cost() if team and s.nests_beaten < len(s.nests) else 0)
    put_renown(row, s.renown[0] if team else 0)


def phase_of(s: Land) -> i64:
    """AL-61: the phase, told by the first phase that is still to come."""
    top = s.pending
    if top is None:
        return OVER
    if s.round == 0:
        return SETUP
    while top is not None:
        step = top.step
        if isinstance(step, DragonPhase):
            return GUILDS
        if isinstance(step, ActionPhase):
            return DRAGONS
        if isinstance(step, Harvest):
            return ACTIONS if step.place == 0 else HARVESTING
        top = top.below
    return HARVESTING


# The supply and the cards


def declare_supply(spec: Observation, parts: Parts) -> None:
    """The fields that `write_supply` writes."""
    upgrades = min(parts.upgrade_box, spec.seats + parts.upgrade_extra)
    market = ", ".join(parts.market)
    cards = ", ".join(CARD_KINDS)
    spec.field(
        "resource_decks",
        0,
        max(parts.resource_deck),
        "The cards in the decks of wood, stone, food and workers (AL-17).",
        RESOURCES,
    )
    spec.field("dragon_supply", 0, parts.dragons, "The dragon tokens in the supply (AL-23).")
    spec.field(
        "upgrade_supply",
        0,
        upgrades,
        f"The upgrades in the supply, by kind: {', '.join(UPGRADE_KINDS)} (AL-21).",
        len(UPGRADE_KINDS),
    )
    spec.field(
        "market",
        0,
        min(parts.market_open, max(parts.market_copies)),
        f"The open market cards, by kind: {market} (AL-20).",
        len(parts.market),
    )
    spec.field(
        "market_discard",
        0,
        max(parts.market_copies),
        "The market cards on the discard pile, by kind (AL-183).",
        len(parts.market),
    )
    spec.field("market_deck", 0, sum(parts.market_copies), "The cards in the market deck (AL-20).")
    spec.field(
        "card_discard",
        0,
        max(parts.card_copies),
        f"The action cards on the discard pile, by kind: {cards} (AL-234).",
        CARDS,
    )
    spec.field("card_deck", 0, sum(parts.card_copies), "The cards in the action card deck (AL-19).")


def write_supply(s: Land, row: Numbers) -> None:
    """Decks, tokens, the market and both discard piles."""
    row.put_ints(s.decks)
    row.put(s.token_supply)
    row.put_ints(s.upgrade_supply)
    row.put_ints(s.market)
    count_kinds(row, s.market_discard, len(s.market))
    row.put(len(s.market_deck))
    count_kinds(row, s.card_discard, CARDS)
    row.put(len(s.card_deck))


def count_kinds(row: Numbers, cards: Ints, kinds: i64) -> None:
    """Write how many cards of each kind there are."""
    at = row.at
    row.put_same(0, kinds)
    for card in cards:
        row.count_in(at + card, 1)

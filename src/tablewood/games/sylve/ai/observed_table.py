"""The fields of an observation of Sylve that tell what lies on the table: a part of `observation`."""

from tablewood.games.sylve.ai.observed_question import MANY
from tablewood.games.sylve.dice import FACES, SYMBOLS
from tablewood.games.sylve.parts import CREATURE, GOODS, SEASONS, Parts
from tablewood.games.sylve.places import NOTHING, SCORCHED
from tablewood.kernel.observation import Observation
from tablewood.kernel.vectors import listed


def declare_table(spec: Observation, parts: Parts, forests: list[int], slots: int) -> None:
    """What `WoodObservation` writes after the question and what waits below it."""
    _declare_course(spec, parts, len(forests))
    _declare_forests(spec, parts, forests)
    _declare_dice(spec, parts, slots)
    _declare_cards(spec, parts)
    _declare_players(spec, parts)


def _declare_course(spec: Observation, parts: Parts, forests: int) -> None:
    spec.field("round", 0, parts.rounds, "The round; 0 before the first (SY-14).")
    spec.field("night", 0, 1, "1 if the Village shows its night side (SY-2, SY-61).")
    spec.field("first", 1, spec.seats, "Who holds the first-player token (SY-13, SY-160).")
    spec.field("powers", 0, 1, "1 if the table plays with the characters' powers (SY-11).")
    spec.field("forest_deck", 0, forests, "Forests left in the deck (SY-3).")
    spec.field("potion_deck", 0, len(parts.potions), "Potions left in the deck (SY-5).")
    spec.field(
        "piles",
        0,
        max([listed(parts.creature_season).count(season) for season in range(SEASONS)]),
        f"Creatures left on each pile, by season: {', '.join(parts.seasons)} (SY-6).",
        SEASONS,
    )


def _declare_forests(spec: Observation, parts: Parts, forests: list[int]) -> None:
    row = parts.row[spec.seats]
    names = ", ".join([parts.forests[forest] for forest in forests])
    spec.field(
        "row",
        0,
        len(parts.forests),
        "The forests of the row, counted from 1; 0 once they are cleared away (SY-4, SY-151).",
        row,
    )
    spec.field(
        "spaces",
        NOTHING,
        SCORCHED,
        f"By forest of the row and space: -1 no such space, 0 to {SYMBOLS - 1} an empty one with this landscape "
        f"({', '.join(parts.faces[:SYMBOLS])}), {SYMBOLS} one with dice, {SCORCHED} a scorched one (SY-26 to SY-29).",
        row * parts.width,
    )
    spec.field(
        "rewards",
        NOTHING,
        CREATURE,
        f"By forest of the row and space: what it gives: -1 no such space, 0 to {CREATURE - 1} an ingredient "
        f"({', '.join(parts.goods[:CREATURE])}), {CREATURE} a creature (SY-30, SY-31).",
        row * parts.width,
    )
    spec.field(
        "controlled",
        0,
        spec.seats,
        f"By forest in play: who controls it for good: 0 nobody, 1 me and so on (SY-147). In play are {names}.",
        len(forests),
    )
    spec.field(
        "discarded",
        0,
        len(forests),
        "By forest in play: its place in the discard pile, from 1; 0 if it is not there (SY-151).",
        len(forests),
    )


def _declare_dice(spec: Observation, parts: Parts, slots: int) -> None:
    dice = spec.seats * (parts.forage_dice + parts.element_dice)
    highest = spec.seats * SYMBOLS + FACES - SYMBOLS
    landscapes = ", ".join(parts.faces[:SYMBOLS])
    elements = ", ".join(parts.faces[SYMBOLS:])
    numbers = (
        f"0 none; 1 to {SYMBOLS} mine ({landscapes}), the next {SYMBOLS} the next player's and so on; "
        f"from {spec.seats * SYMBOLS + 1} on elements ({elements})"
    )
    spec.field(
        "covered_places",
        0,
        parts.slots_from,
        "For each die with another on top of it, in the order of places and from the top down: where it lies, counted "
        "from 1 (SY-51 to SY-54, SY-59).",
        dice - 1,
    )
    spec.field(
        "covered_dice",
        0,
        highest,
        "For each of these dice: its number, as in space_dice (SY-52).",
        dice - 1,
    )
    spec.field(
        "space_dice",
        0,
        highest,
        f"By forest of the row and space: the visible die: {numbers} (SY-52).",
        parts.row[spec.seats] * parts.width,
    )
    spec.field(
        "village_dice",
        0,
        highest,
        f"The same by space of the Village: {', '.join(parts.village)} (SY-57 to SY-59).",
        len(parts.village),
    )
    if slots > 0:
        spec.field(
            "slot_dice", 0, highest, "The same by creature that has a slot (SY-109, SY-110).", slots
        )
    spec.field(
        "aside",
        0,
        highest,
        "The dice that are out of play until the next round, in the order in which they were set aside (SY-92).",
        dice,
    )


def _declare_cards(spec: Observation, parts: Parts) -> None:
    seats = spec.seats
    spec.field(
        "creatures",
        0,
        1 + 4 * seats,
        "By creature, where it is: 0 not to be seen, 1 on top of its pile; then four numbers for each player, mine "
        f"first in each group: from 2 tamed, from {2 + seats} released, from {2 + 2 * seats} tamed by the placement "
        f"under way, so that it does not react yet, from {2 + 3 * seats} tamed and its end-of-round power used (SY-6, "
        "SY-96, SY-101, SY-107, SY-156).",
        len(parts.creatures),
    )
    spec.field(
        "potions",
        0,
        2 + 3 * seats,
        "By potion, where it is: 0 not to be seen, 1 in the market, 2 revealed; then for each player, mine first in "
        f"each group: from 3 reserved, from {3 + seats} in hand, from {3 + 2 * seats} drunk (SY-5, SY-66, SY-73, "
        "SY-79).",
        len(parts.potions),
    )


def _declare_players(spec: Observation, parts: Parts) -> None:
    seats = spec.seats
    spec.field(
        "characters",
        0,
        len(parts.characters),
        f"By player, me first: the character: 0 none yet, {_counted(parts.characters)} (SY-10).",
        seats,
    )
    spec.field(
        "pool",
        0,
        max(parts.forage_dice, parts.element_dice),
        f"By player, me first, and by face ({', '.join(parts.faces)}): the dice that wait to be placed (SY-15, "
        "SY-21).",
        seats * FACES,
    )
    spec.field(
        "stock",
        0,
        MANY,
        f"By player, me first, and by good ({', '.join(parts.goods)}): the tokens, up to {MANY} (SY-8, SY-30).",
        seats * GOODS,
    )
    spec.field(
        "tokens",
        0,
        MANY,
        f"By player, me first: the points held as tokens, up to {MANY} (SY-135).",
        seats,
    )


def _counted(names: list[str]) -> str:
    return ", ".join([f"{at + 1} {name}" for at, name in enumerate(names)])

"""Reads `components.toml`, checks it, and fills the tables that the rules look up (`parts.py`).

The file itself tells where every table comes from. Another file of the same shape may be given.
"""

from pathlib import Path
from typing import Final

from tablewood.games.sylve.dice import FACES, OWNERS, SYMBOLS
from tablewood.games.sylve.moves import MOST_SOLD
from tablewood.games.sylve.parts import (
    ANY_DIE,
    BASICS,
    BEAST_FRIEND,
    BREAK_TIE,
    BREW,
    CONTROL_SEASON,
    CREATURE_SPACE,
    ELEMENT_SLOT,
    FIRST_SCORCH,
    FORAGE_SLOT,
    GATHER_IN_SEASON,
    GATHERED,
    NO_SLOT,
    ON_TURN,
    PLACE_IN_SEASON,
    PLACE_IN_VILLAGE,
    ROUND_END,
    SEASONS,
    SLOT,
    STACK,
    TAME,
    THRIFTY_BREWER,
    Parts,
)
from tablewood.games.sylve.places import NOTHING
from tablewood.games.sylve.vocabulary import GOOD_NAMES, SEASON_NAMES, read_effect
from tablewood.kernel.moves import Domain
from tablewood.kernel.number_sets import set_of
from tablewood.kernel.tables import Table, check_provenance, load, unique_ids
from tablewood.kernel.vectors import ints, listed

FOLDER: Final = Path(__file__).parent
SHIPPED: Final = FOLDER / "components.toml"

FACE_NAMES: Final = ["tree", "mountain", "river", "water", "fire", "wind"]
REWARDS: Final = ["plant", "mushroom", "crystal", "creature"]

POWERS: Final = {
    "stack": STACK,
    "break-tie": BREAK_TIE,
    "beast-friend": BEAST_FRIEND,
    "thrifty-brewer": THRIFTY_BREWER,
}

TRIGGERS: Final = {
    "creature-space": CREATURE_SPACE,
    "first-scorch": FIRST_SCORCH,
    "brew": BREW,
    "tame": TAME,
    "round-end": ROUND_END,
    "turn": ON_TURN,
    "place village": PLACE_IN_VILLAGE,
    "slot forage": SLOT,
    "slot element": SLOT,
    **{f"place {season}": PLACE_IN_SEASON for season in SEASON_NAMES},
    **{f"gather {season}": GATHER_IN_SEASON for season in SEASON_NAMES},
    **{f"control {season}": CONTROL_SEASON for season in SEASON_NAMES},
    **{f"gathered {good}": GATHERED for good in GOOD_NAMES[:BASICS]},
}
SLOTS: Final = {"slot forage": FORAGE_SLOT, "slot element": ELEMENT_SLOT}


def read(path: Path) -> Parts:
    """All tables of a component file."""
    root = load(path)
    parts = Parts()
    parts.provenance = {entry.table: entry.source for entry in check_provenance(root)}
    parts.faces = FACE_NAMES
    parts.goods = GOOD_NAMES
    parts.seasons = SEASON_NAMES
    _read_dice(parts, root.sub("dice"))
    _read_numbers(parts, root)
    _read_forests(parts, root)
    _read_village(parts, root)
    _read_creatures(parts, root)
    _read_potions(parts, root)
    _read_characters(parts, root)
    _sort_decks(parts, root)
    _name_the_places(parts)
    root.finish()
    return parts


def _read_dice(parts: Parts, dice: Table) -> None:
    """SY-12, SY-15, SY-43"""
    forage = dice.texts("forage", allowed=FACE_NAMES[:SYMBOLS], length=FACES)
    element = dice.texts("element", allowed=FACE_NAMES[SYMBOLS:], length=FACES)
    parts.forage_rolls = ints([FACE_NAMES.index(face) for face in forage])
    parts.element_rolls = ints([FACE_NAMES.index(face) for face in element])
    parts.forage_dice = dice.number("forage_per_player", at_least=1, at_most=9)
    parts.element_dice = dice.number("elements_per_player", at_least=0, at_most=9)
    parts.water_bonus = dice.number("water_bonus", at_least=0)
    parts.levels = OWNERS * (parts.forage_dice + parts.element_dice)


def _read_numbers(parts: Parts, root: Table) -> None:
    """SY-4, SY-5, SY-9, SY-12, SY-14, SY-98, SY-166, SY-168"""
    setup = root.sub("setup")
    parts.rounds = setup.number("rounds", at_least=1)
    parts.market = setup.number("market", at_least=1)
    parts.berries = setup.number("berries", at_least=0)
    players = [str(seats) for seats in range(2, OWNERS + 1)]
    rows = setup.counts("row", allowed=players, at_least=1)
    parts.row = {int(seats): forests for seats, forests in sorted(rows.items())}
    parts.most_forests = max(parts.row.values())
    limits = root.sub("limits")
    parts.limit = limits.number("creatures", at_least=1)
    parts.scorch_tokens = limits.number("scorch_tokens", at_least=0)
    score = root.sub("score")
    parts.creature_value = score.number("creature", at_least=0)
    parts.housed_value = score.number("housed_creature", at_least=parts.creature_value)
    parts.leftovers = score.number("leftovers_per_point", at_least=1)


def _read_forests(parts: Parts, root: Table) -> None:
    """SY-3, SY-26, SY-30 to SY-33"""
    entries = root.entries("forest")
    parts.forests = unique_ids(entries)
    spaces = [forest.texts("spaces") for forest in entries]
    parts.width = max(len(written) for written in spaces)
    points: list[int] = []
    players: list[int] = []
    season_sets: list[int] = []
    symbols: list[int] = []
    rewards: list[int] = []
    for forest, written in zip(entries, spaces, strict=True):
        points.append(forest.number("points", at_least=0))
        players.append(forest.number("players", at_least=2, at_most=OWNERS))
        seasons = set(forest.texts("seasons", allowed=SEASON_NAMES))
        if not 1 <= len(seasons) <= 2:
            forest.fail("seasons", "a forest has one season or two (SY-33)")
        season_sets.append(set_of([SEASON_NAMES.index(season) for season in seasons]))
        for at in range(parts.width):
            symbol, reward = (
                _space(forest, written, at) if at < len(written) else (NOTHING, NOTHING)
            )
            symbols.append(symbol)
            rewards.append(reward)
    parts.forest_points = ints(points)
    parts.forest_players = ints(players)
    parts.forest_seasons = ints(season_sets)
    parts.forest_symbol = ints(symbols)
    parts.forest_reward = ints(rewards)


def _space(forest: Table, written: list[str], at: int) -> tuple[int, int]:
    """A space such as `tree:mushroom`."""
    symbol, _, reward = written[at].partition(":")
    if symbol not in FACE_NAMES[:SYMBOLS] or reward not in REWARDS:
        forest.fail(
            f"spaces[{at}]",
            f'"{written[at]}" is not a space; write one of {", ".join(FACE_NAMES[:SYMBOLS])}, '
            f"a colon, and one of {', '.join(REWARDS)}",
        )
    return FACE_NAMES.index(symbol), REWARDS.index(reward)


def _sort_decks(parts: Parts, root: Table) -> None:
    """SY-3, SY-158: the forests in play; the deck must be empty exactly after the last round."""
    for seats, row in parts.row.items():
        players = listed(parts.forest_players)
        deck = [forest for forest, least in enumerate(players) if least <= seats]
        if len(deck) != parts.rounds * row:
            root.fail(
                "forest",
                f"{len(deck)} forests for {seats} players; {parts.rounds} rows of {row} "
                f"need {parts.rounds * row} (SY-158)",
            )
        parts.decks[seats] = ints(deck)


def _read_village(parts: Parts, root: Table) -> None:
    """SY-56 to SY-64, SY-179"""
    entries = root.entries("village")
    parts.village = unique_ids(entries)
    faces = ["any", *FACE_NAMES[SYMBOLS:]]
    accepts: list[int] = []
    for space in entries:
        name = space.choice("accepts", allowed=faces)
        accepts.append(ANY_DIE if name == "any" else FACE_NAMES.index(name))
        parts.positions.append(space.numbers("position", length=2, at_least=0))
    parts.accepts = ints(accepts)
    if ANY_DIE not in accepts:
        root.fail(
            "village", "no space takes any die, and a placement must always be possible (SY-24)"
        )
    ingredients: list[int] = []
    for side in ("day", "night"):
        for space in entries:
            effects = [
                read_effect(space, f"{side}[{at}]", words, "village")
                for at, words in enumerate(space.texts(side))
            ]
            if not effects:
                space.fail(side, "does nothing; a Village space has an action (SY-56)")
            parts.actions.append(effects)
            ingredients.append(int(any(effect.ingredients for effect in effects)))
    parts.village_ingredients = ints(ingredients)


def _read_creatures(parts: Parts, root: Table) -> None:
    """SY-6, SY-106 to SY-134: each power is a trigger and an effect."""
    entries = root.entries("creature")
    parts.creatures = unique_ids(entries)
    seasons: list[int] = []
    triggers: list[int] = []
    arguments: list[int] = []
    slots: list[int] = []
    for creature in entries:
        seasons.append(SEASON_NAMES.index(creature.choice("season", SEASON_NAMES)))
        when = creature.choice("when", list(TRIGGERS))
        _, _, named = when.partition(" ")
        trigger = TRIGGERS[when]
        argument = NOTHING
        if trigger == GATHERED:
            argument = GOOD_NAMES.index(named)
        elif named in SEASON_NAMES:
            argument = SEASON_NAMES.index(named)
        parts.when.append(when)
        triggers.append(trigger)
        arguments.append(argument)
        slots.append(SLOTS.get(when, NO_SLOT))
        parts.powers.append(read_effect(creature, "does", creature.text("does"), when))
    parts.creature_season = ints(seasons)
    parts.piles = [
        ints([creature for creature, of in enumerate(seasons) if of == season])
        for season in range(SEASONS)
    ]
    parts.trigger = ints(triggers)
    parts.argument = ints(arguments)
    parts.slot = ints(slots)


def _read_potions(parts: Parts, root: Table) -> None:
    """SY-5, SY-66, SY-82 to SY-93"""
    entries = root.entries("potion")
    parts.potions = unique_ids(entries)
    parts.all_potions = ints(list(range(len(entries))))
    costs: list[int] = []
    points: list[int] = []
    for potion in entries:
        costs.extend(potion.numbers("cost", length=BASICS, at_least=0, at_most=MOST_SOLD))
        points.append(potion.number("points", at_least=0))
        parts.drinks.append(read_effect(potion, "does", potion.text("does"), "drink"))
    prices = [sum(costs[at : at + BASICS]) for at in range(0, len(costs), BASICS)]
    parts.cost = ints(costs)
    parts.price = ints(prices)
    parts.cheapest = min(prices)
    parts.dearest = max(costs)
    parts.potion_points = ints(points)


def _read_characters(parts: Parts, root: Table) -> None:
    """SY-10, SY-172 to SY-182"""
    entries = root.entries("character")
    parts.characters = unique_ids(entries)
    parts.colours = unique_ids(entries, "colour")
    if len(entries) != OWNERS:
        root.fail("character", f"{len(entries)} characters; there must be {OWNERS} (SY-10)")
    powers: list[int] = []
    berry_prices: list[int] = []
    first_berries: list[int] = []
    uses: list[int] = []
    limits: list[int] = []
    for character in entries:
        power = character.choice("power", list(POWERS))
        powers.append(POWERS[power])
        parts.power_names.append(power)
        thrifty = POWERS[power] == THRIFTY_BREWER
        berry_prices.append(0 if thrifty else character.number("berry_price", at_least=1))
        first_berries.append(character.number("first_berry", at_least=1) if thrifty else 1)
        uses.append(character.number("per_round", 0, at_least=0))
        limits.append(character.number("creature_limit", parts.limit, at_least=1))
    parts.power = ints(powers)
    parts.berry_price = ints(berry_prices)
    parts.first_berry = ints(first_berries)
    parts.per_round = ints(uses)
    parts.creature_limit = ints(limits)


def _name_the_places(parts: Parts) -> None:
    """SY-25: forest spaces A1, A2, ... by the forest's place in the row, Village spaces and slots by their ids."""
    letters = [chr(ord("A") + at) for at in range(parts.most_forests)]
    names = [f"{letter}{at + 1}" for letter in letters for at in range(parts.width)]
    parts.spaces = len(names)
    parts.slots_from = len(names) + len(parts.village)
    parts.spots = Domain("place", [*names, *parts.village, *parts.creatures])
    village = list(enumerate(parts.accepts, len(names)))
    parts.any_die = ints([spot for spot, accepts in village if accepts == ANY_DIE])
    parts.asking = [
        ints([spot for spot, accepts in village if accepts == face]) for face in range(FACES)
    ]
    assert len(parts.seasons) == SEASONS

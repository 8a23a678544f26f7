"""The components of Tree Society, read once from `components.toml` and checked.

The file itself says where each table comes from. Another file of the same shape may be used instead.
"""

from pathlib import Path
from typing import Final

from tablewood.games.tree_society import parts
from tablewood.games.tree_society.parts import LEVELS, NOTHING, Cards, Fruits, Parts
from tablewood.games.tree_society.vocabulary import Words
from tablewood.kernel.moves import Domain
from tablewood.kernel.tables import Table, check_provenance, load, unique_ids
from tablewood.kernel.vectors import added, has, ints, joined, place_of, total

FOLDER: Final = Path(__file__).parent
SHIPPED: Final = FOLDER / "components.toml"
ACTIONS: Final = ["sell", "row", "take", "chest", "less"]


def read(path: Path) -> Parts:
    """All tables of a component file."""
    root = load(path)
    told = check_provenance(root)
    found = Parts(_fruits(root), _cards(root))
    found.sources = {entry.table: entry.source for entry in told}
    _seats(root, found)
    _limits(root, found)
    _enough(root, found)
    root.finish()
    return found


# Fruits


def _fruits(root: Table) -> Fruits:
    """TS-20, TS-39, TS-43: cards of the same type, action and +1 icon are one face."""
    types = unique_ids(root.entries("fruit_type"))
    actions = root.entries("fruit_action")
    if unique_ids(actions) != ACTIONS:
        root.fail("fruit_action", f"the actions are {', '.join(ACTIONS)}, in this order (TS-48)")
    fruits = Fruits(types, ACTIONS)
    fruits.chest_coins = actions[parts.CHEST].number("coins", at_least=1)
    fruits.less_coins = actions[parts.LESS].number("coins", at_least=1)
    cards = root.entries("fruit")
    unique_ids(cards)
    seen: dict[tuple[int, int, int], list[int]] = {}
    names_of: dict[tuple[int, int, int], list[str]] = {}
    for card in cards:
        face = (
            types.index(card.choice("type", types)),
            ACTIONS.index(card.choice("action", ACTIONS)),
            card.number("plus", at_least=0, at_most=1),
        )
        copies = seen.setdefault(face, [0, 0])
        names_of.setdefault(face, []).append(card.text("id"))
        copies[0] += 1
        copies[1] += 0 if card.flag("marked") else 1
    for (fruit, action, plus), (copies_in_all, unmarked) in sorted(seen.items()):
        fruits.type_of = added(fruits.type_of, fruit)
        fruits.action_of = added(fruits.action_of, action)
        fruits.plus = added(fruits.plus, plus)
        fruits.copies = added(fruits.copies, copies_in_all)
        fruits.unmarked = added(fruits.unmarked, unmarked)
    for shown in sorted(seen):
        fruits.cards.append(names_of[shown])
    names = [
        f"{types[fruit]}-{ACTIONS[action]}" + ("-plus" if plus else "")
        for fruit, action, plus in sorted(seen)
    ]
    fruits.faces = Domain("fruit", names)
    fruits.count = len(names)
    return fruits


# Guild cards


def _cards(root: Table) -> Cards:
    """TS-12, TS-60: the packs, card by card."""
    guilds = unique_ids(root.entries("guild"))
    cards = Cards(guilds)
    entries = root.entries("card")
    cards.names = Domain("card", unique_ids(entries))
    cards.count = len(entries)
    for at, card in enumerate(entries):
        _check_name(root, card, guilds)
        cards.number = added(cards.number, card.number("no", at_least=1))
        cards.guild = added(cards.guild, guilds.index(card.choice("guild", guilds)))
        cards.banners = added(cards.banners, card.number("banners", at_least=1, at_most=3))
        if card.flag("start", False):
            cards.start = added(cards.start, at)
        costs = card.numbers("cost", length=LEVELS, at_least=0)
        cards.cost = joined(cards.cost, ints(costs))
        cards.whole_cost = added(cards.whole_cost, sum(costs))
        cards.cost_left = joined(
            cards.cost_left, ints([sum(costs[level + 1 :]) for level in range(LEVELS)])
        )
        _levels(cards, card, Words(card, guilds))
    for at, card in enumerate(entries):
        number = cards.number[at]
        first = place_of(cards.number, number)
        if first != at:
            card.fail("no", f"{number} is already the number of {cards.names.names[first]}")
    return cards


def _check_name(root: Table, card: Table, guilds: list[str]) -> None:
    """A card's name begins with the letters of its guild."""
    prefixes = [guild.text("prefix") for guild in root.entries("guild")]
    wanted = prefixes[guilds.index(card.choice("guild", guilds))]
    if not card.text("id").startswith(wanted):
        card.fail("id", f"the cards of the {card.text('guild')} begin with {wanted}")


def _levels(cards: Cards, card: Table, words: Words) -> None:
    """TS-60, TS-89 to TS-91: effect, points and mandatory part of each level."""
    effects = card.texts("fx", length=LEVELS)
    duties = card.texts("must", [""] * LEVELS, length=LEVELS)
    for level, value in enumerate(_points(card)):
        verb, n, of = words.effect(f"fx[{level}]", effects[level])
        points, counter = words.points(f"pts[{level}]", value)
        if (verb == parts.SCORES_AT_END) != (counter != NOTHING):
            card.fail(f"fx[{level}]", '"end" stands exactly where the points are a formula (TS-90)')
        if verb == parts.LASTS and level == LEVELS - 1:
            card.fail(f"fx[{level}]", "level 3 cannot have a continuous effect (TS-89)")
        cards.effect = added(cards.effect, verb)
        cards.effect_n = added(cards.effect_n, n)
        cards.effect_of = added(cards.effect_of, of)
        cards.points = added(cards.points, points)
        cards.counter = added(cards.counter, counter)
        duty, duty_n = words.duty(f"must[{level}]", duties[level])
        cards.duty = added(cards.duty, duty)
        cards.duty_n = added(cards.duty_n, duty_n)


def _points(card: Table) -> list[object]:
    """The points of the three levels: numbers and formulas side by side."""
    written = card.values()["pts"] if card.has("pts") else None
    if not isinstance(written, list) or len(written) != LEVELS:
        card.fail("pts", f"must be a list of {LEVELS}: numbers or formulas")
    return written


# Seats and numbers


def _seats(root: Table, found: Parts) -> None:
    """TS-1, TS-9, TS-20, TS-21: what depends on the number and the order of players."""
    found.seats = unique_ids(root.entries("seat"))
    coins = root.entries("start_coins")
    found.start_purse = [place.number("purse", at_least=0) for place in coins]
    found.start_chest = [place.number("chest", at_least=0) for place in coins]
    most = min(len(found.seats), len(coins))
    found.fruit_market = [0] * (most + 1)
    found.uses_marked = [0] * (most + 1)
    for entry in root.entries("players"):
        seats = entry.number("seats", at_least=2, at_most=most)
        found.fruit_market[seats] = entry.number(
            "fruit_market", at_least=1, at_most=len(found.fruits.types)
        )
        found.uses_marked[seats] = 1 if entry.flag("marked_fruits") else 0


def _limits(root: Table, found: Parts) -> None:
    """The numbers of the rules."""
    limits = root.sub("limits")
    found.spaces = limits.number("in_progress", at_least=1)
    found.purse_kept = limits.number("purse_kept", at_least=0)
    found.goal = limits.number("goal", at_least=1)
    found.goal_advanced = limits.number("goal_advanced", at_least=found.goal)
    found.packs = limits.number("packs", at_least=1, at_most=len(found.cards.guilds))
    found.columns = limits.number("market_columns", at_least=1)
    found.surcharge = limits.number("top_row_surcharge", at_least=0)
    found.half_rounds_up = limits.choice("half_rounded", ["down", "up"]) == "up"
    found.starting_fruits = limits.number("starting_fruits", at_least=1)
    # TS-31: the pieces do not limit the game; they are listed for the record.
    found.box = root.counts("box")


def _enough(root: Table, found: Parts) -> None:
    """TS-13, TS-15, TS-17: every player count and every choice of packs can be set up."""
    entries = root.entries("guild")
    found.first_game = [at for at, guild in enumerate(entries) if guild.flag("first_game", False)]
    if len(found.first_game) != found.packs:
        root.fail("guild", f"{found.packs} guilds make the first game (TS-15, TS-17)")
    for at, guild in enumerate(entries):
        if not has(found.cards.guild, at):
            guild.fail("id", "has no cards")
    most = max(seats for seats, size in enumerate(found.fruit_market) if size)
    if len(found.cards.start) < most:
        root.fail("card", f"{len(found.cards.start)} start cards for {most} players (TS-13)")
    for seats, size in enumerate(found.fruit_market):
        marked = found.uses_marked[seats]
        fruits = total(found.fruits.copies if marked else found.fruits.unmarked)
        if size and fruits <= size + seats * found.starting_fruits:
            root.fail("fruit", f"{fruits} fruit cards are not enough for {seats} players (TS-25)")

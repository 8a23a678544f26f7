"""The observation of the players: tracks, tiles and hands, the observer's own first, then the others' in turn order."""

from mypy_extensions import i64

from tablewood.games.alynthia.ai.codes import (
    MOST_RENOWN,
    UNSEEN,
    put_renown,
    put_turned,
    space_code,
)
from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.names import (
    ADVANCED,
    ADVANCED_TILE,
    BASIC_ABILITIES,
    BASIC_TILE,
    CARD_KINDS,
    CARDS,
    CATEGORIES,
    COMPETITIVE,
    FOCUS_TILE,
    GUILD_ABILITIES,
    GUILDS,
    LABOR,
    LEVELS,
    SOURCE_NAMES,
    SOURCES,
    UPGRADE_TILE,
    UPGRADES,
)
from tablewood.games.alynthia.phases import ActionsForAll
from tablewood.games.alynthia.refusals import why_not_use
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.kernel.number_sets import NumberSet, has
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.step import ALLOWED
from tablewood.kernel.vectors import Ints, listed


def once_a_round(parts: Parts) -> list[int]:
    """AL-165: the tiles that are used once a round, besides the 7 focus."""
    tiles = [
        tile
        for category in range(LEVELS)
        for tile in listed(parts.recurring_tiles(category, LEVELS))
    ]
    tiles.extend(range(BASIC_TILE, ADVANCED_TILE + 1))
    return tiles + [
        UPGRADE_TILE + upgrade for upgrade in range(UPGRADES) if parts.upgrade_recurring[upgrade]
    ]


def declare_players(spec: Observation, parts: Parts) -> None:
    """The fields that `write_tracks` writes."""
    seats = spec.seats
    spaces = len(parts.boards[seats].spaces) + 1
    tiles = once_a_round(parts)
    names = ", ".join([parts.tile_names.names[tile] for tile in tiles])
    spec.field(
        "guild",
        0,
        len(GUILDS),
        f"By player, me first: the guild, of {', '.join(GUILDS)}, from 1; 0 before it is chosen (AL-30).",
        seats,
    )
    spec.field(
        "at",
        0,
        spaces,
        "By player: the space of the character, counted from 1 in the order of the map; 0 for none (AL-37).",
        seats,
    )
    spec.field(
        "arrival",
        0,
        seats - 1,
        "By player: how many characters came onto the character's space before it and are still there (AL-200).",
        seats,
    )
    spec.field("focus", 0, parts.focus_max, "By player: the focus (AL-114).", seats)
    spec.field(
        "focus_ready",
        0,
        1,
        "By player: 1 if the player has not taken the focus of this round (AL-115).",
        seats,
    )
    spec.field("attack", 0, parts.strength_max, "By player: the attack strength (AL-182).", seats)
    spec.field("defense", 0, parts.strength_max, "By player: the defense strength (AL-182).", seats)
    spec.field(
        "research",
        0,
        LEVELS,
        f"By player and category ({', '.join(CATEGORIES)}): the research tiles unlocked (AL-170).",
        seats * LEVELS,
    )
    spec.field(
        "light",
        0,
        1,
        f"By player and tile ({names}): 1 if the player has the tile and has not used it in this round (AL-166).",
        seats * len(tiles),
    )
    spec.field(
        "abilities",
        0,
        1,
        "By player: 1 for the first and the second basic and for the advanced ability that is unlocked (AL-68).",
        seats * GUILD_ABILITIES,
    )
    spec.field("captured", 0, parts.dragons, "By player: the captured dragons (AL-248).", seats)
    spec.field(
        "resource_cards",
        0,
        sum(parts.resource_deck),
        "By player: the resource cards in hand (AL-134).",
        seats,
    )
    spec.field(
        "action_cards",
        0,
        sum(parts.card_copies),
        "By player: the action cards in hand (AL-185).",
        seats,
    )
    spec.field(
        "done",
        0,
        1,
        "By player: 1 for a player who is done, while all act together (AL-106).",
        seats,
    )
    spec.field(
        "passed", 0, 1, "By player: 1 for a player who has passed this round (AL-109).", seats
    )
    spec.field(
        "offers_left", 0, parts.trades, "By player: the offers left in this phase (AL-271).", seats
    )


def write_tracks(s: Land, first: i64, row: Numbers) -> None:
    """What everybody sees of each player."""
    seats: i64 = s.seats
    put_turned_codes(row, s.guild, first)
    for place in range(seats):
        row.put(space_code(s, s.at[(first + place) % seats]))
    for place in range(seats):
        row.put(arrival(s, (first + place) % seats))
    put_turned(row, s.focus, first)
    for place in range(seats):
        row.put_flag(not s.is_dark((first + place) % seats, FOCUS_TILE))
    for place in range(seats):
        row.put(s.attack_strength((first + place) % seats))
    for place in range(seats):
        row.put(s.defense_strength((first + place) % seats))
    put_turned(row, s.research, first * LEVELS)
    for place in range(seats):
        write_light(s, (first + place) % seats, row)
    for place in range(seats):
        unlocked = s.unlocked[(first + place) % seats]
        for ability in range(GUILD_ABILITIES):
            row.put_flag(has(unlocked, ability))
    put_turned(row, s.captured, first)
    for place in range(seats):
        row.put(s.resource_cards((first + place) % seats))
    for place in range(seats):
        row.put(s.action_cards((first + place) % seats))
    put_members(row, done_seats(s), seats, first)
    put_members(row, s.passed, seats, first)
    for place in range(seats):
        row.put(s.parts.trades - s.trades[(first + place) % seats])


def put_turned_codes(row: Numbers, numbers: Ints, first: i64) -> None:
    """Write a number of each seat counted from 1, where NOTHING is 0."""
    seats = len(numbers)
    for place in range(seats):
        row.put(numbers[(first + place) % seats] + 1)


def put_members(row: Numbers, members: NumberSet, seats: i64, first: i64) -> None:
    """Write 1 for each seat of the set and 0 for the others."""
    for place in range(seats):
        row.put_flag(has(members, (first + place) % seats))


def arrival(s: Land, seat: i64) -> i64:
    """AL-200: how many characters came onto the character's space before it."""
    before: i64 = 0
    space = s.at[seat]
    if space < 0:
        return 0
    for other in range(s.seats):
        if s.at[other] == space and s.arrived[other] < s.arrived[seat]:
            before += 1
    return before


def write_light(s: Land, seat: i64, row: Numbers) -> None:
    """AL-165, AL-166: which tiles of `once_a_round` the player has and has not used."""
    parts = s.parts
    used = s.used[seat]
    for category in range(LEVELS):
        unlocked = parts.recurring_tiles(category, s.researched(seat, category))
        for tile in unlocked:
            row.put_flag(not has(used, tile))
        row.put_same(0, len(parts.recurring_tiles(category, LEVELS)) - len(unlocked))
    for basic in range(BASIC_ABILITIES):
        is_light = s.has_unlocked(seat, basic) and not has(used, BASIC_TILE + basic)
        row.put_flag(is_light and parts.basic_recurring[s.basic_of(seat, basic)] == 1)
    row.put_flag(s.has_ability(seat, LABOR, ADVANCED) and not has(used, ADVANCED_TILE))
    for upgrade in range(UPGRADES):
        if parts.upgrade_recurring[upgrade]:
            row.put_flag(why_not_use(s, seat, UPGRADE_TILE + upgrade) == ALLOWED)


def done_seats(s: Land) -> NumberSet:
    """AL-106: who is done, while the question is put to all."""
    top = s.pending
    if top is not None:
        step = top.step
        if isinstance(step, ActionsForAll):
            return step.done
    return 0


# What is hidden in competition


def declare_hands(spec: Observation, parts: Parts) -> None:
    """The fields that `write_hands` writes."""
    seats = spec.seats
    hidden = "-1 for those of rivals in a competitive game"
    spec.field(
        "resources",
        UNSEEN,
        max(parts.resource_deck),
        f"By player: the cards of wood, stone, food and workers in hand; {hidden} (AL-56, AL-134).",
        seats * RESOURCES,
    )
    spec.field(
        "cards",
        UNSEEN,
        max(parts.card_copies),
        f"By player: the action cards in hand, by kind: {', '.join(CARD_KINDS)}; {hidden} (AL-56, AL-222).",
        seats * CARDS,
    )
    spec.field(
        "renown",
        -MOST_RENOWN,
        MOST_RENOWN,
        "By player: the renown gained less what was spent; 0 for rivals before the end (AL-54, AL-56).",
        seats,
    )
    spec.field(
        "renown_from",
        -MOST_RENOWN,
        MOST_RENOWN,
        f"By player: the same by source: {', '.join(SOURCE_NAMES)} (AL-54).",
        seats * SOURCES,
    )


def write_hands(s: Land, seat: i64, first: i64, row: Numbers) -> None:
    """AL-56: hands and renown: everybody's against the dragons, one's own in competition, renown again at the end."""
    seats: i64 = s.seats
    if s.mode != COMPETITIVE:
        put_turned(row, s.hand, first * RESOURCES)
        put_turned(row, s.cards, first * CARDS)
    elif seat >= 0:
        row.put_ints_part(s.hand, seat * RESOURCES, (seat + 1) * RESOURCES)
        row.put_same(UNSEEN, (seats - 1) * RESOURCES)
        row.put_ints_part(s.cards, seat * CARDS, (seat + 1) * CARDS)
        row.put_same(UNSEEN, (seats - 1) * CARDS)
    else:
        row.put_same(UNSEEN, seats * RESOURCES)
        row.put_same(UNSEEN, seats * CARDS)
    known: i64 = seats
    if s.mode == COMPETITIVE and not s.over:
        known = 1 if seat >= 0 else 0
    write_renown(s, first, known, row)


def write_renown(s: Land, first: i64, known: i64, row: Numbers) -> None:
    """The renown of the first players, as many as are known, in all and by source."""
    seats: i64 = s.seats
    for place in range(known):
        at = (first + place) % seats * SOURCES
        total: i64 = 0
        for source in range(at, at + SOURCES):
            total += s.earned[source]
        put_renown(row, total)
    row.put_same(0, seats - known)
    for place in range(known):
        at = (first + place) % seats * SOURCES
        for source in range(at, at + SOURCES):
            put_renown(row, s.earned[source])
    row.put_same(0, (seats - known) * SOURCES)

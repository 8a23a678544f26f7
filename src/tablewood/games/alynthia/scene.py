"""Scenes of Alynthia.

asks = "act"                       # setup, guilds, dragons, swarm, battles, act (if not given), harvest; or a question,
                                   # put to the player whose turn it is:
                                   # choose-guild, choose-start; unlock-ability, dig-entrance, choose-wall;
                                   # choose-battle; act-together, take-turn; window, pay-for-attack, attack-again,
                                   # choose-refuge, choose-way, choose-loss, choose-lost-card, pay-resource,
                                   # take-resource, choose-type, choose-research, split-points, wall-or-not,
                                   # compose-offer, answer-offer; choose-yield, reduce-hand
about = { attack = "r1c1" }        # what a question is about: `guild`; `window` (dragon, battle, battle_after_dice with
                                   # `dice`, after_roll with `die` and `face`); the space of an `attack`, and whether
                                   # it is `ranged` or the attacker `entered`; how many `cards`, `tiles` or `points`;
                                   # `winner`; `purpose` (recruit, outpost); whether `workers` may be taken; the space
                                   # of an `outpost`; an offer `to` a player: what the player would `give` and `ask`
round = 2                          # 1 if not given
first = "A"                        # who has the first player marker
turn = "A"                         # who is asked first in the Action Phase; the first player if not given
actions = 1                        # competitive: actions taken in this turn
done = ["B"]  passed = ["B"]       # who is done (cooperative) or has passed (competitive)
map = ["SWS", "WDK", ...]          # the whole map as letters, "." for no space; else as the seed lays it
dragons = { r1c1 = 3 }             # tokens, or the marker of an undefeated nest
nests = { r1c1 = "defeated" }
beaten = 1                         # nests defeated in this round
reached = ["r0c0"]                 # spaces that dragons have reached, for asks = "battles"
walls = ["r0c0"]  entrances = ["r0c0", "r5c5", "r2c2"]
pool = 30                          # renown of the team
market = { quarry-sale = 1 }       # the open market; else as it is dealt
deck = ["march", ...]              # action cards from the top
rest = "discard"                   # where the action cards not named lie: deck (if not given), discard, or a player
rolls = [6, 1]                     # the next faces of the dice, counted from 1
decks = { worker = 0 }  dragon_supply = 2     # with unchecked = true
[A]                                # what is not given a player does not have
guild = "mountain"                 # by seat: mountain, forest, field, labor, nomads
at = "r0c1"  last = "r0c0"
focus = 4  attack = 3  defense = 2  renown = 12  captured = 2  offers = 7
hand = { wood = 2, worker = 1 }    cards = { strength = 1 }
research = { politics = 1 }
outposts = ["r0c1", "r0c2 monument", "r2c2 stronghold 2"]      # the last number: attack points
used = ["focus"]                   # tiles that are dark
unlocked = ["basic1", "advanced"]  # both basic abilities in basic mode, if not given
"""

from typing import Any

from tablewood.games.alynthia.dice import LoadedDice
from tablewood.games.alynthia.dragons import FightDragons, Swarm
from tablewood.games.alynthia.names import (
    CARD_KINDS,
    CARDS,
    CATEGORIES,
    COMPETITIVE,
    DEFEATED_NEST,
    DRAGON_SPACE,
    GUILDS,
    LETTERS,
    LEVELS,
    NO_SPACE,
    OUTPOSTS,
    SOURCES,
    TUNNEL_SPACE,
    UPGRADE_KINDS,
    UPGRADE_TILE,
)
from tablewood.games.alynthia.phases import ActTogether, TakeTurn, TakeTurns
from tablewood.games.alynthia.pieces import dragons_on_map, place_outpost
from tablewood.games.alynthia.purse import shuffled
from tablewood.games.alynthia.refusals import why_not_stand
from tablewood.games.alynthia.scene_asks import (
    IN_ACTION_PHASE,
    IN_GUILD_PHASE,
    IN_HARVEST,
    IN_SETUP,
    SAME,
)
from tablewood.games.alynthia.setup import place_the_nests
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.turn import a_round, the_game, the_harvest_phase
from tablewood.games.alynthia.vocabulary import BATTLE_POINTS, RESOURCES, VERBS
from tablewood.kernel.number_sets import set_of
from tablewood.kernel.scene import about
from tablewood.kernel.step import ALLOWED, Step
from tablewood.kernel.tables import Table
from tablewood.kernel.vectors import copied, ints, listed, repeated, total, zeros

PHASES = ("setup", "guilds", "dragons", "swarm", "battles", "act", "harvest")
ASKS = [*PHASES, *SAME, *IN_SETUP, *IN_GUILD_PHASE, *IN_ACTION_PHASE, *IN_HARVEST]


def arrange(s: Land, scene: Table) -> None:
    """Rearrange a fresh setup into the scene."""
    names = s.game.seat_names(s.seats)
    tables = [scene.optional_sub(name) for name in names]
    s.round = scene.number("round", 1, at_least=1, at_most=s.side.rounds)
    s.first = names.index(scene.choice("first", names, names[0]))
    _map(s, scene)
    asks = scene.choice("asks", ASKS, "act")
    asks = SAME.get(asks, asks)
    if asks != "setup" and asks not in IN_SETUP:
        _players(s, scene, tables)
    _supplies(s, scene)
    _cards(s, scene)
    _agenda(s, scene, asks)
    if scene.has("rolls"):
        faces = [face - 1 for face in scene.numbers("rolls", at_least=1)]
        s.chance = LoadedDice(faces, s.chance)


def _space(s: Land, table: Table, key: str, name: str) -> int:
    space = s.parts.spaces.number(name)
    if space < 0 or s.terrain[space] == NO_SPACE:
        table.fail(key, f'no space "{name}" on this map')
    return space


# The map


def _map(s: Land, scene: Table) -> None:
    if scene.has("map"):
        rows = scene.texts("map")
        s.terrain = repeated(NO_SPACE, s.parts.spaces.size)
        s.terrain[s.parts.tunnel] = TUNNEL_SPACE
        for space in listed(s.board.spaces):
            row, column = space // s.parts.columns, space % s.parts.columns
            letter = rows[row][column] if row < len(rows) and column < len(rows[row]) else "."
            if letter not in LETTERS:
                scene.fail(f"map[{row}]", f"column {column}: a letter out of {LETTERS}")
            s.terrain[space] = LETTERS.index(letter)
        place_the_nests(s)
    dragons = scene.counts("dragons", default={})
    nests = scene.optional_sub("nests")
    if nests is not None:
        for name in nests.written():
            space = _space(s, nests, name, name)
            if s.terrain[space] != DRAGON_SPACE:
                nests.fail(name, "no dragon space")
            if nests.choice(name, ["defeated", "undefeated"]) == "defeated":
                s.nest[space] = DEFEATED_NEST
                s.dragons[space] = 0
                s.nests_beaten += 1
    for name, count in dragons.items():
        s.dragons[_space(s, scene, "dragons", name)] = count
    s.beaten_this_round = scene.number("beaten", 0, at_least=0)
    reached = [_space(s, scene, "reached", one) for one in scene.texts("reached", [])]
    s.reached = ints(sorted(reached))
    for at, name in enumerate(scene.texts("walls", [])):
        s.walls[at] = _space(s, scene, "walls", name)
    entrances = [_space(s, scene, "entrances", one) for one in scene.texts("entrances", [])]
    s.entrances = ints(entrances)


# The players


def _players(s: Land, scene: Table, tables: list[Table | None]) -> None:
    s.hand = zeros(len(s.hand))
    empty = Table(scene.file, "", {}, {})
    given = [table if table is not None else empty for table in tables]
    for seat, table in enumerate(given):
        guild = table.choice("guild", GUILDS, GUILDS[seat])
        if GUILDS.index(guild) in s.guild:
            table.fail("guild", f"{guild} is taken; name a guild for every player (AL-30)")
        s.guild[seat] = GUILDS.index(guild)
        names = s.parts.abilities.names
        unlocked = table.texts("unlocked", [] if s.advanced else names[:2], allowed=names)
        s.unlocked[seat] = set_of([names.index(name) for name in unlocked])
        if table.has("at"):
            s.at[seat] = _space(s, table, "at", table.text("at"))
    for seat, table in enumerate(given):
        _tracks(s, table, seat)
        _hand(s, table, seat)
        _outposts(s, table, seat)
        _tiles(s, table, seat)
    for seat, table in enumerate(given):
        if s.at[seat] < 0:
            s.at[seat] = _somewhere(s, seat)
        s.clock += 1
        s.arrived[seat] = s.clock
        if table.has("last"):
            s.last[seat] = _space(s, table, "last", table.text("last"))


def _somewhere(s: Land, seat: int) -> int:
    """The last free space of the map, out of the way of what the scene is about."""
    for space in reversed(listed(s.board.spaces)):
        free = why_not_stand(s, seat, space) == ALLOWED and space not in s.at
        if free and s.built[space] == 0 and s.terrain[space] != DRAGON_SPACE:
            return space
    raise ValueError("no free space on the map")


def _tracks(s: Land, table: Table, seat: int) -> None:
    s.focus[seat] = table.number("focus", 0, at_least=0, at_most=s.parts.focus_max)
    s.attack[seat] = table.number("attack", s.attack[seat], at_least=0)
    s.defense[seat] = table.number("defense", s.defense[seat], at_least=0)
    s.captured[seat] = table.number("captured", 0, at_least=0)
    s.trades[seat] = s.parts.trades - table.number("offers", s.parts.trades, at_least=0)
    if table.has("renown"):
        if s.mode != COMPETITIVE:
            table.fail("renown", "the team has a pool (AL-55)")
        s.renown[seat] = table.number("renown", at_least=0)
        s.earned[seat * SOURCES + OUTPOSTS] = s.renown[seat]


def _hand(s: Land, table: Table, seat: int) -> None:
    hand = table.counts("hand", allowed=VERBS[:RESOURCES], default={})
    for resource in range(RESOURCES):
        s.hand[seat * RESOURCES + resource] = hand.get(VERBS[resource], 0)
    cards = table.counts("cards", allowed=CARD_KINDS, default={})
    for card, name in enumerate(CARD_KINDS):
        s.cards[seat * CARDS + card] = cards.get(name, 0)


def _outposts(s: Land, table: Table, seat: int) -> None:
    for number, text in enumerate(table.texts("outposts", [])):
        words = text.split()
        key = f"outposts[{number}]"
        at = place_outpost(s, seat, _space(s, table, key, words[0]))
        if len(words) > 1:
            if words[1] not in UPGRADE_KINDS:
                table.fail(key, f'unknown upgrade "{words[1]}"; one of {", ".join(UPGRADE_KINDS)}')
            upgrade = UPGRADE_KINDS.index(words[1])
            s.upgrades[at] = upgrade
            s.upgrade_supply[upgrade] -= 1
            s.clock += 1
            s.upgrade_arrived[at] = s.clock
            if s.parts.upgrade_verb[upgrade] == BATTLE_POINTS:
                s.stronghold[at] = int(words[2]) if len(words) > 2 else 0


def _tiles(s: Land, table: Table, seat: int) -> None:
    research = table.counts("research", allowed=CATEGORIES, default={})
    for category, name in enumerate(CATEGORIES):
        at = seat * LEVELS + category
        s.research[at] = research.get(name, s.research[at])
    names = s.parts.tile_names.names
    for tile in table.texts("used", [], allowed=names):
        number = names.index(tile)
        if number < UPGRADE_TILE:
            s.darken(seat, number)
        else:
            for at in range(s.first_place(seat), s.first_place(seat + 1)):
                if s.upgrades[at] == number - UPGRADE_TILE:
                    s.upgrade_used[at] = 1


# The supplies


def _supplies(s: Land, scene: Table) -> None:
    for resource in range(RESOURCES):
        s.decks[resource] = s.parts.resource_deck[resource] - sum(
            listed(s.hand)[resource::RESOURCES]
        )
    for name, count in scene.counts("decks", allowed=VERBS[:RESOURCES], default={}).items():
        s.decks[VERBS.index(name)] = count
    s.token_supply = s.parts.dragons - dragons_on_map(s) - total(s.captured)
    s.token_supply = scene.number("dragon_supply", s.token_supply, at_least=0)
    if scene.has("pool"):
        if s.mode == COMPETITIVE:
            scene.fail("pool", "renown is personal in a competitive game (AL-56)")
        s.renown[0] = scene.number("pool", at_least=0)
        s.earned[OUTPOSTS] = s.renown[0]


def _cards(s: Land, scene: Table) -> None:
    """Take the named cards out of all; the others lie in the decks, or where the scene says."""
    if scene.has("market"):
        wanted = scene.counts("market", allowed=s.parts.market)
        everything = listed(shuffled(s, s.parts.market_box))
        market = [wanted.get(name, 0) for name in s.parts.market]
        for card, count in enumerate(market):
            for _ in range(count):
                everything.remove(card)
        s.market = ints(market)
        s.market_deck = ints(everything)
    deck = [_card(scene, name) for name in scene.texts("deck", [])]
    pool = listed(shuffled(s, s.parts.card_box))
    for card in [*deck, *[at % CARDS for at, n in enumerate(listed(s.cards)) for _ in range(n)]]:
        if card in pool:
            pool.remove(card)
    names = s.game.seat_names(s.seats)
    rest = scene.choice("rest", ["deck", "discard", *names], "deck")
    s.card_deck = ints([*(pool if rest == "deck" else []), *reversed(deck)])
    if rest == "discard":
        s.card_discard = ints(pool)
    elif rest != "deck":
        for card in pool:
            s.cards[names.index(rest) * CARDS + card] += 1
    if s.mode == COMPETITIVE:
        s.batches = copied(s.cards)


def _card(scene: Table, name: str) -> int:
    if name not in CARD_KINDS:
        scene.fail("deck", f'unknown card "{name}"; one of {", ".join(CARD_KINDS)}')
    return CARD_KINDS.index(name)


# The agenda


def _agenda(s: Land, scene: Table, asks: str) -> None:
    names = s.game.seat_names(s.seats)
    turn = names.index(scene.choice("turn", names, names[s.first]))
    done = set_of([names.index(name) for name in scene.texts("done", [], allowed=names)])
    s.passed = set_of([names.index(name) for name in scene.texts("passed", [], allowed=names)])
    s.actions = scene.number("actions", 0, at_least=0, at_most=s.parts.actions_per_turn)
    elsewhere = {**IN_SETUP, **IN_GUILD_PHASE, **IN_HARVEST}
    if asks == "setup" or asks in IN_SETUP:
        s.round = 0
    if asks == "setup":
        s.then(the_game(turn))
    elif asks in elsewhere:
        s.then(elsewhere[asks](s, turn, about(scene)))
    elif asks == "guilds":
        s.then(a_round())
    elif asks == "dragons":
        s.then(a_round()[1:])
    elif asks == "harvest":
        s.then(the_harvest_phase())
    else:
        s.then(a_round()[2:] if asks in ("swarm", "battles") else the_harvest_phase())
        s.then(_now(s, asks, turn, done))
    if asks in IN_ACTION_PHASE:
        s.then(IN_ACTION_PHASE[asks](s, turn, about(scene)))


def _now(s: Land, asks: str, turn: int, done: int) -> tuple[Step[Any], ...]:
    if asks == "swarm":
        return (Swarm(), FightDragons())
    if asks == "battles":
        return (FightDragons(),)
    if s.mode != COMPETITIVE:
        return (ActTogether(done, turn),)
    if s.actions or asks in IN_ACTION_PHASE:
        return (TakeTurn(turn), TakeTurns((turn + 1) % s.seats))
    return (TakeTurns(turn),)

"""The components of Alynthia, read once from `components.toml` into flat tables of ints.

Provenance of every table stands in the file itself. Another file of the same shape may be given instead.
"""

from pathlib import Path
from typing import Final

from tablewood.games.alynthia.boards import SIDE, Board
from tablewood.games.alynthia.names import (
    ADVANCED_TILE,
    BASIC_ABILITIES,
    BASIC_TILE,
    CARD_KINDS,
    CARD_VERBS,
    CATEGORIES,
    DIFFICULTIES,
    GUILDS,
    LABOR,
    LETTERS,
    LEVELS,
    PLAYERS,
    POWERS,
    RESEARCH_TILE,
    UPGRADE_KINDS,
    WINDOW_NAMES,
    WINDOWS,
    Card,
    Tile,
)
from tablewood.games.alynthia.vocabulary import (
    AGAINST,
    ANY_RESOURCE,
    CONTINUOUS,
    COSTS,
    FOCUS,
    GAINS,
    NON_WORKER,
    ONE_TIME,
    REROLL,
    RESOURCES,
    STRENGTHEN,
    TYPES,
    VERBS,
    amount,
    effect,
    flat,
    single,
)
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain
from tablewood.kernel.tables import Table, check_provenance, load, unique_ids

FOLDER: Final = Path(__file__).parent
SHIPPED: Final = FOLDER / "components.toml"


class Side(Definitions):
    """One side of the round tracker (AL-62 to AL-65)."""

    def __init__(self, table: Table) -> None:
        self.rounds: Final = table.number("rounds", at_least=1)
        self.dragon_strength: Final = table.numbers("dragon_strength", length=self.rounds)
        self.nest_strength: Final = table.numbers("nest_strength", length=self.rounds)
        self.required: Final = table.numbers("required_nests", length=self.rounds)
        self.per_dragon: Final = table.counts("reward_per_dragon", every=["renown"])["renown"]
        self.nest_reward: Final = effect(table, "reward_nest", GAINS)


class Parts(Definitions):
    """Every table of the game, as the rules look it up."""

    def __init__(self, path: Path) -> None:
        root = load(path)
        self.sources: Final = {told.table: told.source for told in check_provenance(root)}
        """By table: rulebook, published or reconstructed."""
        self._read_tiles(root)
        self._read_boards(root)
        self.cooperative: Final = Side(root.sub("round_tracker.cooperative"))
        self.competitive: Final = Side(root.sub("round_tracker.competitive"))
        self._read_nests(root)
        self._read_dice(root)
        self._read_cards(root)
        self._read_research(root)
        self._read_guilds(root)
        self._read_player_board(root)
        self._read_numbers(root)
        self._name_things()
        root.finish()

    def _read_tiles(self, root: Table) -> None:
        """AL-10: the faces of the map tiles, as letters."""
        tiles = root.entries("tile")
        self.tiles = unique_ids(tiles)
        self.tile_worker = [tile.flag("worker") for tile in tiles]
        self.tile_rows = [tile.texts("rows", length=SIDE) for tile in tiles]
        for tile, rows, worker in zip(tiles, self.tile_rows, self.tile_worker, strict=True):
            letters = "".join(rows)
            if len(letters) != SIDE * SIDE or [one for one in letters if one not in LETTERS]:
                tile.fail("rows", f"three rows of three letters out of {LETTERS}")
            if letters.count("D") != 1 or ("K" in letters) != worker:
                tile.fail("rows", "one dragon space, and a worker space exactly if worker = true")

    def _read_boards(self, root: Table) -> None:
        """AL-10 to AL-14: the shape of the map for each player count."""
        tables = list(root.subs("board").values())
        slots = [table.number_rows("slots", at_least=0, length=2) for table in tables]
        rows = SIDE * (1 + max([one[0] for some in slots for one in some]))
        self.columns = SIDE * (1 + max([one[1] for some in slots for one in some]))
        self.tunnel = rows * self.columns
        names = [f"r{at // self.columns}c{at % self.columns}" for at in range(self.tunnel)]
        self.spaces = Domain("space", [*names, "tunnel"])
        self.boards: dict[int, Board] = {}
        self.with_worker: dict[int, int] = {}
        for table, some in zip(tables, slots, strict=True):
            board = Board(
                [number for one in some for number in one],
                self.columns,
                self.spaces.size,
                self.tunnel,
            )
            workers = table.number("with_worker", at_least=0, at_most=sum(self.tile_worker))
            others = table.number("without_worker", at_least=0)
            if others > len(self.tiles) - sum(self.tile_worker) or workers + others != len(some):
                table.fail("without_worker", "the tiles do not fill the slots (AL-10)")
            for key, found in (
                ("spaces", len(board.spaces)),
                ("edges", board.edges),
                ("nests", len(some)),
            ):
                if table.number(key) != found:
                    table.fail(key, f"the slots make {found} (AL-26)")
            for seats in table.numbers("seats", at_least=1, at_most=len(PLAYERS)):
                if seats in self.boards:
                    table.fail("seats", f"a second board for {seats} players")
                self.boards[seats] = board
                self.with_worker[seats] = workers

    def _read_nests(self, root: Table) -> None:
        """AL-27, AL-28, AL-57: what nests start with, and what defeating them costs."""
        self.nest_cost: dict[int, list[list[int]]] = {}
        for table in root.subs("nest_tracker").values():
            seats = table.number("seats", at_least=1, at_most=len(PLAYERS))
            if seats not in self.boards:
                table.fail("seats", f"there is no board for {seats} players")
            if seats in self.nest_cost:
                table.fail("seats", f"a second tracker for {seats} players")
            nests = len(self.boards[seats].slots) // 2
            rows = [table.numbers(name, at_least=0, length=nests) for name in DIFFICULTIES]
            for name, row in zip(DIFFICULTIES, rows, strict=True):
                if row != sorted(row):
                    table.fail(name, "the cost never falls from one nest to the next (AL-57)")
            self.nest_cost[seats] = rows
        for seats in self.boards:
            if seats not in self.nest_cost:
                root.fail("nest_tracker", f"no tracker for {seats} players")
        start = root.counts("nest_marker_start", every=[*DIFFICULTIES, "competitive"])
        self.marker_start = [start[name] for name in DIFFICULTIES]
        self.marker_start_competitive = start["competitive"]

    def _read_dice(self, root: Table) -> None:
        """The five kinds of dice."""
        dice = root.entries("die")
        if unique_ids(dice) != ["battle", "dragon", "spawn", "fortune", "labor"]:
            root.fail("die", "the dice are battle, dragon, spawn, fortune, labor, in this order")
        self.battle_die = dice[0].numbers("faces", at_least=0)
        self.dragon_die = dice[1].numbers("faces", at_least=0)
        self.spawn_die = dice[2].numbers("faces", at_least=0)
        self.fortune_die = [flat(_face(face, AGAINST)) for face in dice[3].entries("faces")]
        self.labor_die = [flat(_face(face, GAINS)) for face in dice[4].entries("faces")]

    def _read_cards(self, root: Table) -> None:
        """AL-183, AL-222: market cards and action cards."""
        market = root.entries("market")
        self.market = unique_ids(market)
        self.market_copies = [card.number("qty", at_least=1) for card in market]
        self.market_cost = [effect(card, "cost", COSTS) for card in market]
        self.market_reward = [effect(card, "reward", GAINS) for card in market]
        action = root.entries("action")
        if unique_ids(action) != CARD_KINDS:
            root.fail(
                "action", f"the action cards are {', '.join(CARD_KINDS)}, in this order (AL-222)"
            )
        self.card_copies = [card.number("qty", at_least=0) for card in action]
        self.card_amount: list[int] = []
        self.card_window: list[int] = []
        for card, verb in zip(action, CARD_VERBS, strict=True):
            self.card_amount.append(card.counts("effect", every=[verb], at_least=1)[verb])
            windows = card.texts("windows", allowed=WINDOW_NAMES)
            if "battle" in windows:
                windows.append("battle_after_dice")
            self.card_window.extend([1 if name in windows else 0 for name in WINDOW_NAMES])

    def opens(self, window: int, card: Card) -> bool:
        """AL-224 to AL-228: whether the card may be played in the window."""
        return self.card_window[card * WINDOWS + window] == 1

    def _read_research(self, root: Table) -> None:
        """AL-170 to AL-180: sixteen tiles a player, four a category."""
        tiles = root.entries("research")
        self.research = unique_ids(tiles)
        if [tile.choice("category", CATEGORIES) for tile in tiles] != [
            name for name in CATEGORIES for _ in range(LEVELS)
        ]:
            root.fail("research", "four tiles of each category, in the order of the track (AL-31)")
        self.research_type: list[int] = []
        self.research_verb: list[int] = []
        self.research_amount: list[int] = []
        allowed = [CONTINUOUS, ONE_TIME, GAINS, STRENGTHEN]
        for tile in tiles:
            type = TYPES.index(tile.choice("type", TYPES))
            counted = tile.counts("effect", allowed=allowed[type], at_least=1)
            if len(counted) != 1:
                tile.fail("effect", "a research tile does exactly one thing")
            pairs = flat(counted)
            self.research_type.append(type)
            self.research_verb.append(pairs[0])
            self.research_amount.append(pairs[1])
        for name in CONTINUOUS:
            if self.research_verb.count(VERBS.index(name)) != 1:
                root.fail("research", f"one tile must have the effect {name} (AL-173)")
        share_tile = self.research_verb.index(VERBS.index("share_space"))
        self.share_category = share_tile // LEVELS
        self.share_level = share_tile % LEVELS
        self.market_tile = self.research_verb.index(VERBS.index("market_renown"))
        self.attack_tile = self.research_verb.index(VERBS.index("attack_renown"))
        self.recurring = [
            self._recurring_among(range(category * LEVELS, category * LEVELS + unlocked))
            for category in range(len(CATEGORIES))
            for unlocked in range(LEVELS + 1)
        ]
        """By category and number of tiles unlocked. See `recurring_tiles`."""

    def _recurring_among(self, research: range) -> list[Tile]:
        recurring = TYPES.index("recurring")
        return [RESEARCH_TILE + at for at in research if self.research_type[at] == recurring]

    def recurring_tiles(self, category: int, unlocked: int) -> list[Tile]:
        """AL-165, AL-170: which of the first tiles of a category are used once a round."""
        return self.recurring[category * (LEVELS + 1) + unlocked]

    def _read_guilds(self, root: Table) -> None:
        """AL-37, AL-235 to AL-254: where guilds start, and their two basic abilities."""
        guilds = root.entries("guild")
        if unique_ids(guilds) != GUILDS:
            root.fail("guild", f"the guilds are {', '.join(GUILDS)}, in this order (AL-30)")
        self.guild_start: list[int] = []
        self.guild_colours: list[str] = []
        self.basic_recurring: list[int] = []
        self.basic_verb: list[int] = []
        self.basic_amount: list[int] = []
        starts = ["wood", "stone", "food", "any"]
        for guild, power in zip(guilds, POWERS, strict=True):
            start = guild.choice("start", starts)
            self.guild_start.append(-1 if start == "any" else starts.index(start))
            self.guild_colours.append(guild.text("colour"))
            guild.choice("advanced", [power])
            for key in ("basic1", "basic2"):
                basic = guild.sub(key)
                recurring = basic.choice("type", ["recurring", "strengthen"]) == "recurring"
                allowed = [*GAINS, "reroll"] if recurring else ["battle_points", "hand_limit"]
                verb, number = single(basic, allowed)
                self.basic_recurring.append(1 if recurring else 0)
                self.basic_verb.append(verb)
                self.basic_amount.append(number)
        self.guild_tiles = [self._used_in_turn(guild) for guild in range(len(GUILDS))]
        """AL-165: by guild, the tiles of its abilities that a player uses in the Action Phase."""

    def _used_in_turn(self, guild: int) -> list[Tile]:
        first = guild * BASIC_ABILITIES
        tiles = [
            BASIC_TILE + basic
            for basic in range(BASIC_ABILITIES)
            if self.basic_recurring[first + basic] and self.basic_verb[first + basic] != REROLL
        ]
        return [*tiles, ADVANCED_TILE] if guild == LABOR else tiles

    def _read_player_board(self, root: Table) -> None:
        """AL-114 to AL-160: tracks, prices of actions, outposts and upgrades."""
        board = root.sub("player_board")
        self.focus_max = board.number("focus_max", at_least=1)
        self.focus_start = board.number("focus_start", at_least=0, at_most=self.focus_max)
        self.focus_per_round = board.number("focus_per_round", at_least=1)
        self.strength_max = board.number("strength_max", at_least=1)
        self.strength_start = board.number("strength_start", at_least=0)
        self.strength_start_solo = board.number("strength_start_solo", at_least=0)
        self.hand_limit = board.number("hand_limit", at_least=0)
        hand = board.counts("start_hand", every=VERBS[:RESOURCES])
        self.start_hand = [hand[name] for name in VERBS[:RESOURCES]]
        action = board.sub("action")
        self.move_focus = action.counts("move", every=["focus"], at_least=1)["focus"]
        self.recruit_cost = action.counts("recruit", every=["any_resource"], at_least=2)[
            "any_resource"
        ]
        self.card_focus = action.counts("buy_action_card", every=["focus"], at_least=1)["focus"]
        worker = action.counts("attack_worker", every=["focus", "worker"], at_least=1)
        renown = action.counts("attack_renown", every=["focus", "renown"], at_least=1)
        if worker["focus"] != renown["focus"]:
            action.fail("attack_renown", "an attack costs the same focus either way (AL-187)")
        self.attack_focus = worker["focus"]
        self.attack_workers = worker["worker"]
        self.attack_renown = renown["renown"]
        self.caravan_focus = action.counts("caravan_move", every=["focus"], at_least=1)["focus"]
        self.labor_focus = action.counts("extra_labor_roll", every=["focus"], at_least=1)["focus"]
        self.outpost_focus: list[int] = []
        self.outpost_resources: list[int] = []
        self.outpost_renown: list[int] = []
        for at, outpost in enumerate(board.entries("outpost")):
            outpost.number("n", at_least=at + 1, at_most=at + 1)
            cost = outpost.counts("cost", every=["focus", "non_worker_resource"])
            if sum(cost.values()) == 0:
                outpost.fail("cost", "no outpost is free (AL-270)")
            self.outpost_focus.append(cost["focus"])
            self.outpost_resources.append(cost["non_worker_resource"])
            self.outpost_renown.append(outpost.number("renown", at_least=0))
        self.outposts = len(self.outpost_renown)
        self.places = [
            list(range(seat * self.outposts, (seat + 1) * self.outposts))
            for seat in range(len(PLAYERS))
        ]
        """By seat: where the lists of outposts have the player's."""
        self._read_upgrades(board)

    def _read_upgrades(self, board: Table) -> None:
        """AL-152 to AL-160."""
        upgrades = board.entries("upgrade")
        if unique_ids(upgrades) != UPGRADE_KINDS:
            board.fail(
                "upgrade", f"the upgrades are {', '.join(UPGRADE_KINDS)}, in this order (AL-155)"
            )
        self.upgrade_cost = [effect(one, "cost", COSTS) for one in upgrades]
        self.upgrade_reward = [effect(one, "reward", GAINS) for one in upgrades]
        self.upgrade_recurring: list[int] = []
        self.upgrade_verb: list[int] = []
        self.upgrade_amount: list[int] = []
        for one in upgrades:
            if amount(effect(one, "cost", COSTS), FOCUS) == 0:
                one.fail("cost", "every upgrade costs focus (AL-270)")
            tile = one.sub("tile")
            recurring = tile.choice("type", ["recurring", "strengthen"]) == "recurring"
            verb, number = single(tile, GAINS if recurring else ["battle_points", "hand_limit"])
            self.upgrade_recurring.append(1 if recurring else 0)
            self.upgrade_verb.append(verb)
            self.upgrade_amount.append(number)

    def _read_numbers(self, root: Table) -> None:
        """Battles, guild powers, limits and supplies."""
        battle = root.sub("battle")
        self.piece_renown = battle.counts("reward_player_piece", every=["renown"])["renown"]
        self.swarm = battle.number("swarm_threshold", at_least=5)
        self.dragon_left_cost = battle.number("dragon_left_cost", at_least=0)
        power = root.sub("guild_power")
        self.entrances = power.number("entrances", at_least=1)
        self.tunnel_resources = power.number("tunnel_resources", at_least=0)
        self.tunnel_renown = power.number("tunnel_renown", at_least=0)
        self.walls = power.number("walls", at_least=0)
        self.wall_defense = power.number("wall_defense", at_least=0)
        self.wall_yield = power.number("wall_yield", at_least=0)
        self.captured_strength = power.number("captured_strength", at_least=0)
        self.crowd = power.number("outposts_on_a_space", at_least=1, at_most=2)
        self.trades = root.sub("limits").number("trade_offers_per_phase", at_least=0)
        supply = root.sub("supply")
        self.dragons = supply.number("dragons", at_least=0)
        self.market_open = supply.number("market_open", at_least=0)
        self.upgrade_box = supply.number("upgrade_tokens_per_kind_in_box", at_least=0)
        self.upgrade_extra = supply.number("upgrade_tokens_beyond_players", at_least=0)
        decks = supply.counts("resource_deck", every=VERBS[:RESOURCES])
        self.resource_deck = [decks[name] for name in VERBS[:RESOURCES]]
        self.renown_tokens = supply.counts("renown_tokens")

    def _name_things(self) -> None:
        """What moves and events may name."""
        self.guilds = Domain("guild", GUILDS)
        self.cards = Domain("card", CARD_KINDS)
        self.resources = Domain("resource", VERBS[:RESOURCES])
        self.things = Domain("thing", [*VERBS[:RESOURCES], *CARD_KINDS])
        self.categories = Domain("category", CATEGORIES)
        self.upgrades = Domain("upgrade", UPGRADE_KINDS)
        self.market_cards = Domain("market", self.market)
        self.players = Domain("player", PLAYERS)
        self.everyone = [tuple(range(seats)) for seats in range(len(PLAYERS) + 1)]
        """By player count: all seats."""
        self.abilities = Domain("ability", ["basic1", "basic2", "advanced"])
        self.tile_names = Domain(
            "tile",
            ["focus", *self.research, "basic1", "basic2", "advanced", *UPGRADE_KINDS],
        )


def _face(face: Table, allowed: list[str]) -> dict[str, int]:
    """What one face of a die shows."""
    for verb in face.written():
        if verb not in allowed:
            face.fail(verb, f"a die cannot show {verb}; one of {', '.join(allowed)}")
    return {verb: face.number(verb, at_least=0) for verb in face.written()}


def resources_of(cost: list[int]) -> list[int]:
    """What a cost takes of each resource by name."""
    return [amount(cost, resource) for resource in range(RESOURCES)]


def open_cost(cost: list[int]) -> int:
    """How many resources of one's choice a cost takes, workers included or not (`only_non_workers`)."""
    return amount(cost, ANY_RESOURCE) + amount(cost, NON_WORKER)


def only_non_workers(cost: list[int]) -> bool:
    """Whether the resources of one's choice may not be workers (AL-134)."""
    return amount(cost, NON_WORKER) > 0

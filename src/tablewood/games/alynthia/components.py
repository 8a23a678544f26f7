"""The components of Alynthia, read once from `components.toml` into flat tables of numbers.

Provenance of every table stands in the file itself. Another file of the same shape may be given instead.
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.map_parts import MapParts
from tablewood.games.alynthia.names import (
    ADVANCED_TILE,
    BASIC_ABILITIES,
    BASIC_TILE,
    CARD_KINDS,
    CARD_VERBS,
    CATEGORIES,
    GUILDS,
    LABOR,
    LEVELS,
    PLAYERS,
    POWERS,
    RESEARCH_TILE,
    UPGRADE_KINDS,
    WINDOW_NAMES,
    WINDOWS,
    Card,
)
from tablewood.games.alynthia.vocabulary import (
    AGAINST,
    ATTACK_RENOWN,
    CONTINUOUS,
    COSTS,
    FOCUS,
    GAINS,
    MARKET_RENOWN,
    ONE_TIME,
    RECURRING,
    REROLL,
    RESOURCES,
    SHARE_SPACE,
    STRENGTHEN,
    TYPES,
    VERBS,
    amount,
    effect,
    flat,
    single,
)
from tablewood.kernel.moves import Domain
from tablewood.kernel.number_sets import NumberSet, all_below, has
from tablewood.kernel.tables import Table, check_provenance, load, unique_ids
from tablewood.kernel.vectors import Ints, ints

FOLDER: Final = Path(__file__).parent
SHIPPED: Final = FOLDER / "components.toml"


class Parts(MapParts):
    """Every table of the game, as the rules look it up."""

    def __init__(self, path: Path) -> None:
        root = load(path)
        self.sources: Final = {told.table: told.source for told in check_provenance(root)}
        """By table: rulebook, published or reconstructed."""
        super().__init__(root)
        self._read_dice(root)
        self._read_cards(root)
        self._read_research(root)
        self._read_guilds(root)
        self._read_player_board(root)
        self._read_numbers(root)
        self._name_things()
        root.finish()

    def _read_dice(self, root: Table) -> None:
        """The five kinds of dice."""
        dice = root.entries("die")
        if unique_ids(dice) != ["battle", "dragon", "spawn", "fortune", "labor"]:
            root.fail("die", "the dice are battle, dragon, spawn, fortune, labor, in this order")
        self.battle_die: Ints = ints(dice[0].numbers("faces", at_least=0))
        self.dragon_die: Ints = ints(dice[1].numbers("faces", at_least=0))
        self.spawn_die: Ints = ints(dice[2].numbers("faces", at_least=0))
        self.fortune_die = [flat(_face(face, AGAINST)) for face in dice[3].entries("faces")]
        self.labor_die = [flat(_face(face, GAINS)) for face in dice[4].entries("faces")]

    def _read_cards(self, root: Table) -> None:
        """AL-183, AL-222: market cards and action cards."""
        market = root.entries("market")
        self.market = unique_ids(market)
        self.market_copies = [card.number("qty", at_least=1) for card in market]
        self.market_box: Ints = _all_cards(self.market_copies)
        """AL-20: every market card."""
        self.market_cost = [effect(card, "cost", COSTS) for card in market]
        self.market_reward = [effect(card, "reward", GAINS) for card in market]
        action = root.entries("action")
        if unique_ids(action) != CARD_KINDS:
            root.fail(
                "action", f"the action cards are {', '.join(CARD_KINDS)}, in this order (AL-222)"
            )
        self.card_copies = [card.number("qty", at_least=0) for card in action]
        self.card_box: Ints = _all_cards(self.card_copies)
        """AL-19: every action card, by kind."""
        amounts: list[int] = []
        opens: list[int] = []
        for card, verb in zip(action, CARD_VERBS, strict=True):
            amounts.append(card.counts("effect", every=[verb], at_least=1)[verb])
            windows = card.texts("windows", allowed=WINDOW_NAMES)
            if "battle" in windows:
                windows.append("battle_after_dice")
            opens.extend([1 if name in windows else 0 for name in WINDOW_NAMES])
        self.card_amount: Ints = ints(amounts)
        self.card_window: Ints = ints(opens)

    def opens(self, window: i64, card: Card) -> bool:
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
        types: list[int] = []
        verbs: list[int] = []
        amounts: list[int] = []
        allowed = [CONTINUOUS, ONE_TIME, GAINS, STRENGTHEN]
        for tile in tiles:
            type = TYPES.index(tile.choice("type", TYPES))
            counted = tile.counts("effect", allowed=allowed[type], at_least=1)
            if len(counted) != 1:
                tile.fail("effect", "a research tile does exactly one thing")
            pairs = flat(counted)
            types.append(type)
            verbs.append(pairs[0])
            amounts.append(pairs[1])
        self.research_type: Ints = ints(types)
        self.research_verb: Ints = ints(verbs)
        self.research_amount: Ints = ints(amounts)
        for name in CONTINUOUS:
            if verbs.count(VERBS.index(name)) != 1:
                root.fail("research", f"one tile must have the effect {name} (AL-173)")
        share_tile = verbs.index(SHARE_SPACE)
        self.share_category: i64 = share_tile // LEVELS
        self.share_level: i64 = share_tile % LEVELS
        self.market_tile: i64 = verbs.index(MARKET_RENOWN)
        self.attack_tile: i64 = verbs.index(ATTACK_RENOWN)
        self.recurring = [
            self._recurring_among(range(category * LEVELS, category * LEVELS + unlocked))
            for category in range(len(CATEGORIES))
            for unlocked in range(LEVELS + 1)
        ]
        """By category and number of tiles unlocked. See `recurring_tiles`."""

    def _recurring_among(self, research: range) -> Ints:
        return ints([RESEARCH_TILE + at for at in research if self.research_type[at] == RECURRING])

    def recurring_tiles(self, category: i64, unlocked: i64) -> Ints:
        """AL-165, AL-170: which of the first tiles of a category are used once a round."""
        return self.recurring[category * (LEVELS + 1) + unlocked]

    def _read_guilds(self, root: Table) -> None:
        """AL-37, AL-235 to AL-254: where guilds start, and their two basic abilities."""
        guilds = root.entries("guild")
        if unique_ids(guilds) != GUILDS:
            root.fail("guild", f"the guilds are {', '.join(GUILDS)}, in this order (AL-30)")
        self.guild_colours: list[str] = []
        places: list[int] = []
        are_recurring: list[int] = []
        verbs: list[int] = []
        amounts: list[int] = []
        starts = ["wood", "stone", "food", "any"]
        for guild, power in zip(guilds, POWERS, strict=True):
            start = guild.choice("start", starts)
            places.append(-1 if start == "any" else starts.index(start))
            self.guild_colours.append(guild.text("colour"))
            guild.choice("advanced", [power])
            for key in ("basic1", "basic2"):
                basic = guild.sub(key)
                recurring = basic.choice("type", ["recurring", "strengthen"]) == "recurring"
                allowed = [*GAINS, "reroll"] if recurring else ["battle_points", "hand_limit"]
                verb, number = single(basic, allowed)
                are_recurring.append(1 if recurring else 0)
                verbs.append(verb)
                amounts.append(number)
        self.guild_start: Ints = ints(places)
        self.basic_recurring: Ints = ints(are_recurring)
        self.basic_verb: Ints = ints(verbs)
        self.basic_amount: Ints = ints(amounts)
        self.guild_tiles = [self._used_in_turn(guild) for guild in range(len(GUILDS))]
        """AL-165: by guild, the tiles of its abilities that a player uses in the Action Phase."""

    def _used_in_turn(self, guild: int) -> Ints:
        first = guild * BASIC_ABILITIES
        tiles = [
            BASIC_TILE + basic
            for basic in range(BASIC_ABILITIES)
            if self.basic_recurring[first + basic] and self.basic_verb[first + basic] != REROLL
        ]
        return ints([*tiles, ADVANCED_TILE] if guild == LABOR else tiles)

    def _read_player_board(self, root: Table) -> None:
        """AL-114 to AL-160: tracks, prices of actions, outposts and upgrades."""
        board = root.sub("player_board")
        self.focus_max: i64 = board.number("focus_max", at_least=1)
        self.focus_start: i64 = board.number("focus_start", at_least=0, at_most=self.focus_max)
        self.focus_per_round: i64 = board.number("focus_per_round", at_least=1)
        self.strength_max: i64 = board.number("strength_max", at_least=1)
        self.strength_start: i64 = board.number("strength_start", at_least=0)
        self.strength_start_solo: i64 = board.number("strength_start_solo", at_least=0)
        self.hand_limit: i64 = board.number("hand_limit", at_least=0)
        hand = board.counts("start_hand", every=VERBS[:RESOURCES])
        self.start_hand = [hand[name] for name in VERBS[:RESOURCES]]
        action = board.sub("action")
        self.move_focus: i64 = action.counts("move", every=["focus"], at_least=1)["focus"]
        self.recruit_cost: i64 = action.counts("recruit", every=["any_resource"], at_least=2)[
            "any_resource"
        ]
        self.card_focus: i64 = action.counts("buy_action_card", every=["focus"], at_least=1)[
            "focus"
        ]
        worker = action.counts("attack_worker", every=["focus", "worker"], at_least=1)
        renown = action.counts("attack_renown", every=["focus", "renown"], at_least=1)
        if worker["focus"] != renown["focus"]:
            action.fail("attack_renown", "an attack costs the same focus either way (AL-187)")
        self.attack_focus: i64 = worker["focus"]
        self.attack_workers: i64 = worker["worker"]
        self.attack_renown: i64 = renown["renown"]
        self.caravan_focus: i64 = action.counts("caravan_move", every=["focus"], at_least=1)[
            "focus"
        ]
        self.labor_focus: i64 = action.counts("extra_labor_roll", every=["focus"], at_least=1)[
            "focus"
        ]
        focus: list[int] = []
        resources: list[int] = []
        renowns: list[int] = []
        for at, outpost in enumerate(board.entries("outpost")):
            outpost.number("n", at_least=at + 1, at_most=at + 1)
            cost = outpost.counts("cost", every=["focus", "non_worker_resource"])
            if sum(cost.values()) == 0:
                outpost.fail("cost", "no outpost is free (AL-270)")
            focus.append(cost["focus"])
            resources.append(cost["non_worker_resource"])
            renowns.append(outpost.number("renown", at_least=0))
        self.outpost_focus: Ints = ints(focus)
        self.outpost_resources: Ints = ints(resources)
        self.outpost_renown: Ints = ints(renowns)
        self.outposts: i64 = len(renowns)
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
        are_recurring: list[int] = []
        verbs: list[int] = []
        amounts: list[int] = []
        for one in upgrades:
            if amount(effect(one, "cost", COSTS), FOCUS) == 0:
                one.fail("cost", "every upgrade costs focus (AL-270)")
            tile = one.sub("tile")
            recurring = tile.choice("type", ["recurring", "strengthen"]) == "recurring"
            verb, number = single(tile, GAINS if recurring else ["battle_points", "hand_limit"])
            are_recurring.append(1 if recurring else 0)
            verbs.append(verb)
            amounts.append(number)
        self.upgrade_recurring: Ints = ints(are_recurring)
        self.upgrade_verb: Ints = ints(verbs)
        self.upgrade_amount: Ints = ints(amounts)

    def _read_numbers(self, root: Table) -> None:
        """Battles, guild powers, limits and supplies."""
        battle = root.sub("battle")
        self.piece_renown: i64 = battle.counts("reward_player_piece", every=["renown"])["renown"]
        self.swarm: i64 = battle.number("swarm_threshold", at_least=5)
        self.dragon_left_cost: i64 = battle.number("dragon_left_cost", at_least=0)
        power = root.sub("guild_power")
        self.guild_track: i64 = power.number("track", at_least=1)
        """AL-68: the spaces of the guild track, one for each round in which abilities are unlocked."""
        self.entrances: i64 = power.number("entrances", at_least=1)
        self.tunnel_resources: i64 = power.number("tunnel_resources", at_least=0)
        self.tunnel_renown: i64 = power.number("tunnel_renown", at_least=0)
        self.walls: i64 = power.number("walls", at_least=0)
        self.wall_defense: i64 = power.number("wall_defense", at_least=0)
        self.wall_yield: i64 = power.number("wall_yield", at_least=0)
        self.captured_strength: i64 = power.number("captured_strength", at_least=0)
        self.crowd: i64 = power.number("outposts_on_a_space", at_least=1, at_most=2)
        limits = root.sub("limits")
        self.actions_per_turn: i64 = limits.number("actions_per_turn", at_least=1)
        """AL-108: competitive."""
        self.trades: i64 = limits.number("trade_offers_per_phase", at_least=0)
        supply = root.sub("supply")
        self.dragons: i64 = supply.number("dragons", at_least=0)
        self.market_open: i64 = supply.number("market_open", at_least=0)
        self.upgrade_box: i64 = supply.number("upgrade_tokens_per_kind_in_box", at_least=0)
        self.upgrade_extra: i64 = supply.number("upgrade_tokens_beyond_players", at_least=0)
        decks = supply.counts("resource_deck", every=VERBS[:RESOURCES])
        self.resource_deck = [decks[name] for name in VERBS[:RESOURCES]]
        self.renown_tokens = supply.counts("renown_tokens")

    def seats_among(self, some: NumberSet) -> tuple[int, ...]:
        """The members of a set of seats in order, as questions open to several seats want them."""
        return self._seats_among[some]

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
        self._seats_among = [
            tuple([seat for seat in range(len(PLAYERS)) if has(some, seat)])
            for some in range(all_below(len(PLAYERS)) + 1)
        ]
        self.abilities = Domain("ability", ["basic1", "basic2", "advanced"])
        self.tile_names = Domain(
            "tile",
            ["focus", *self.research, "basic1", "basic2", "advanced", *UPGRADE_KINDS],
        )


def _all_cards(copies: list[int]) -> Ints:
    """All cards, of each kind so many, in order."""
    return ints([card for card, count in enumerate(copies) for _ in range(count)])


def _face(face: Table, allowed: list[str]) -> dict[str, int]:
    """What one face of a die shows."""
    for verb in face.written():
        if verb not in allowed:
            face.fail(verb, f"a die cannot show {verb}; one of {', '.join(allowed)}")
    return {verb: face.number(verb, at_least=0) for verb in face.written()}

"""The moves and the events of Alynthia."""

from typing import Final

from tablewood.games.alynthia.boards import DIRECTIONS
from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.names import PHASES, PURPOSES, SOURCE_NAMES
from tablewood.games.alynthia.vocabulary import GAINS
from tablewood.kernel.log import EventKinds, EventParameter, counted, named, seated, secret, several
from tablewood.kernel.moves import Domain, MoveSpace, Parameter

ATTACKER: Final = 0
DEFENDER: Final = 1
SINGLE: Final = 2
"""The die that lies on the table, where it is not one of the two of a battle."""


class Moves(MoveSpace):
    """What a player can say: setup, Guild Phase, cards and reactions, Dragon Phase, Action Phase, Harvest Phase."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        space = Parameter("space", parts.spaces)
        resource = Parameter("resource", parts.resources)
        thing = Parameter("thing", parts.things)
        category = Parameter("category", parts.categories)
        die = Parameter("die", Domain("die", ["attacker", "defender", "single"]))
        # Setup and Guild Phase
        self.guild: Final = self.add("guild", Parameter("guild", parts.guilds))
        self.start: Final = self.add("start", space)
        self.split: Final = self.add(
            "split", Parameter("attack", Domain("points", list("0123456789")))
        )
        self.unlock: Final = self.add("unlock", Parameter("ability", parts.abilities))
        self.skip: Final = self.add("skip")
        self.entrance: Final = self.add("entrance", space)
        self.wall: Final = self.add("wall", space)
        self.no_wall: Final = self.add("no-wall")
        # Action cards and other reactions
        self.gather: Final = self.add("gather", space)
        self.strength: Final = self.add(
            "strength", Parameter("side", Domain("side", ["attacker", "defender"]))
        )
        self.ranged: Final = self.add("ranged", space)
        self.acclaim: Final = self.add("acclaim")
        self.insight: Final = self.add("insight", category)
        self.reroll: Final = self.add("reroll", die)
        self.supply: Final = self.add("supply", resource)
        self.march: Final = self.add("march", space)
        self.labor_reroll: Final = self.add("labor-reroll", die)
        self.dragon: Final = self.add("dragon")
        self.passes: Final = self.add("pass")
        # Battles
        self.battle: Final = self.add("battle", space)
        self.retreat: Final = self.add("retreat", space)
        self.via: Final = self.add("via", space)
        self.pay_worker: Final = self.add("pay-worker")
        self.pay_renown: Final = self.add("pay-renown")
        self.go_back: Final = self.add("go-back")
        self.lose: Final = self.add("lose", thing)
        # Actions
        self.step: Final = self.add("step", space)
        self.charge: Final = self.add("charge", space)
        self.attack: Final = self.add("attack")
        self.recruit: Final = self.add("recruit")
        self.buy_card: Final = self.add("buy-card")
        self.market: Final = self.add("market", Parameter("market", parts.market_cards))
        self.build: Final = self.add("build")
        self.upgrade: Final = self.add("upgrade", Parameter("upgrade", parts.upgrades))
        self.caravan: Final = self.add(
            "caravan", space, Parameter("direction", Domain("direction", DIRECTIONS))
        )
        self.labor_roll: Final = self.add("labor-roll")
        # What is no action
        self.use: Final = self.add("use", Parameter("tile", parts.tile_names))
        self.offer: Final = self.add("offer", Parameter("partner", parts.players))
        self.done: Final = self.add("done")
        self.stay: Final = self.add("stay")
        self.end: Final = self.add("end")
        # Payments and gains
        self.pay: Final = self.add("pay", resource)
        self.take: Final = self.add("take", resource)
        self.take_renown: Final = self.add("take-renown")
        self.research: Final = self.add("research", category)
        # Trading
        self.give: Final = self.add("give", thing)
        self.ask: Final = self.add("ask", thing)
        self.propose: Final = self.add("propose")
        self.withdraw: Final = self.add("withdraw")
        self.accept: Final = self.add("accept")
        self.refuse: Final = self.add("refuse")
        # Harvest Phase
        self.discard: Final = self.add("discard", thing)


def face(name: str) -> EventParameter:
    """What a face of the fortune or the labor die shows."""
    return several(name, Domain("gain", GAINS))


class Events(EventKinds):
    """What the log tells, in the order in which it may happen."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        space = named("space", parts.spaces)
        guild = named("guild", parts.guilds)
        card = named("card", parts.cards)
        unseen = secret("card", parts.cards)
        resource = named("resource", parts.resources)
        upgrade = named("upgrade", parts.upgrades)
        partner = seated("partner")
        tile = named("tile", parts.tile_names)
        count = counted("count")
        renown = counted("renown")
        focus = counted("focus")
        given = counted("given")
        asked = counted("asked")
        target = named(
            "target",
            Domain("target", ["nest", "dragons", "wall", "character", "upgrade", "outpost"]),
        )
        # Setup and phases
        self.chose_guild: Final = self.add("chose-guild", guild)
        self.started: Final = self.add("started", space)
        self.first_player: Final = self.add("first-player")
        self.round_began: Final = self.add("round-began", counted("round"))
        self.phase_began: Final = self.add("phase-began", named("phase", Domain("phase", PHASES)))
        self.unlocked: Final = self.add("unlocked", named("ability", parts.abilities), guild)
        self.skipped: Final = self.add("skipped")
        self.split: Final = self.add("split", counted("attack"), counted("defense"))
        self.dug: Final = self.add("dug", space)
        self.walled: Final = self.add("walled", space)
        # Dragons
        self.spawned: Final = self.add("spawned", space, count)
        self.hatched: Final = self.add("hatched", space)
        self.swarmed: Final = self.add("swarmed", space)
        self.no_token: Final = self.add("no-token", space)
        self.battle_began: Final = self.add("battle-began", space, target, seated("owner"))
        self.dragons_came: Final = self.add("dragons-came", space, count, target)
        self.battle_rolled: Final = self.add(
            "battle-rolled", counted("attacker"), counted("defender")
        )
        self.battle_compared: Final = self.add(
            "battle-compared", counted("attacker"), counted("defender")
        )
        self.strengthened: Final = self.add(
            "strengthened", named("side", Domain("side", ["attacker", "defender"])), count
        )
        self.dragons_beaten: Final = self.add("dragons-beaten", space, count)
        self.captured: Final = self.add("captured", count)
        self.nest_beaten: Final = self.add("nest-beaten", space)
        self.piece_beaten: Final = self.add("piece-beaten", space, target)
        self.attack_failed: Final = self.add("attack-failed", space)
        self.retreated: Final = self.add("retreated", space)
        self.no_refuge: Final = self.add("no-refuge", space)
        # Actions
        self.moved: Final = self.add("moved", space, focus)
        self.marched: Final = self.add("marched", space)
        self.paid: Final = self.add("paid", resource, count)
        self.paid_renown: Final = self.add(
            "paid-renown", renown, named("purpose", Domain("purpose", PURPOSES))
        )
        self.paid_focus: Final = self.add("paid-focus", focus)
        self.recruited: Final = self.add("recruited", count)
        self.bought: Final = self.add("bought", named("market", parts.market_cards))
        self.bought_card: Final = self.add("bought-card", focus)
        self.built: Final = self.add("built", space)
        self.upgraded: Final = self.add("upgraded", space, upgrade)
        self.caravan_moved: Final = self.add(
            "caravan-moved", space, named("to", parts.spaces), focus
        )
        self.used: Final = self.add("used", tile, guild)
        self.researched: Final = self.add("researched", tile)
        self.all_researched: Final = self.add("all-researched")
        self.gained: Final = self.add("gained", resource, count)
        self.went_without: Final = self.add("went-without", resource, count)
        self.nothing_left: Final = self.add("nothing-left")
        self.gained_renown: Final = self.add(
            "gained-renown", renown, named("source", Domain("source", SOURCE_NAMES))
        )
        self.gained_focus: Final = self.add("gained-focus", focus, counted("lost"))
        self.drew: Final = self.add("drew", unseen)
        self.drew_openly: Final = self.add("drew-openly", card)
        self.no_card: Final = self.add("no-card")
        self.shuffled: Final = self.add("shuffled")
        self.played: Final = self.add("played", card)
        self.fortune: Final = self.add("fortune", face("face"))
        self.fortune_against: Final = self.add("fortune-against", face("face"))
        self.labor: Final = self.add("labor", face("face"), focus)
        self.rerolled: Final = self.add(
            "rerolled",
            named("die", Domain("die", ["attacker", "defender", "spawn"])),
            counted("before"),
            counted("after"),
        )
        self.fortune_rerolled: Final = self.add(
            "fortune-rerolled",
            named("die", Domain("die", ["fortune", "labor"])),
            face("before"),
            face("after"),
        )
        self.spent_dragon: Final = self.add("spent-dragon")
        self.lost: Final = self.add("lost", resource, count)
        self.lost_renown: Final = self.add("lost-renown", renown)
        self.lost_nothing: Final = self.add("lost-nothing")
        self.lost_card: Final = self.add("lost-card", unseen)
        self.took_card: Final = self.add("took-card", unseen)
        self.offered: Final = self.add("offered", partner, given, asked)
        self.offered_openly: Final = self.add(
            "offered-openly",
            partner,
            several("given", parts.things),
            several("asked", parts.things),
        )
        self.withdrew: Final = self.add("withdrew")
        self.traded: Final = self.add("traded", partner, given, asked)
        self.traded_openly: Final = self.add(
            "traded-openly",
            partner,
            several("given", parts.things),
            several("asked", parts.things),
        )
        self.refused: Final = self.add("refused", partner)
        self.is_done: Final = self.add("done")
        self.passed: Final = self.add("passed")
        # Harvest and end
        self.discarded: Final = self.add("discarded", resource)
        self.discarded_card: Final = self.add("discarded-card", card)
        self.market_filled: Final = self.add("market-filled", several("cards", parts.market_cards))
        self.marker_passed: Final = self.add("marker-passed")
        self.dragons_left: Final = self.add("dragons-left", count, renown)
        self.won: Final = self.add("won")
        self.no_nest: Final = self.add("no-nest", counted("round"))
        self.nests_left: Final = self.add("nests-left", count)
        self.cannot_pay: Final = self.add("cannot-pay", renown)
        self.game_ended: Final = self.add("game-ended")

"""The moves and the events of Alynthia."""

from typing import Final

from tablewood.games.alynthia.boards import DIRECTIONS
from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.names import (
    CARD_KINDS,
    CARDS,
    NOTHING,
    PHASES,
    PURPOSES,
    SOURCE_NAMES,
    TARGETS,
    Card,
)
from tablewood.games.alynthia.vocabulary import GAINS
from tablewood.kernel.log import EventKinds, EventParameter, counted, named, seated, secret, several
from tablewood.kernel.moves import Domain, MoveSpace, Parameter, Verb

ATTACKER: Final = 0
DEFENDER: Final = 1
SINGLE: Final = 2
"""The die that lies on the table, where it is not one of the two of a battle."""

CARD_WORDS: Final[tuple[str, ...]] = tuple(CARD_KINDS)
"""AL-222: the verbs that play an action card."""

ACTION_WORDS: Final[tuple[str, ...]] = (
    "step",
    "charge",
    "attack",
    "recruit",
    "buy-card",
    "market",
    "build",
    "upgrade",
    "caravan",
    "labor-roll",
)
"""AL-101, AL-125: the verbs of the actions; a charge is a move and the attack that it forces."""


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
        self.guild: Final = self.verb("guild", Parameter("guild", parts.guilds), clause=30)
        self.start: Final = self.verb("start", space, clause=37)
        self.split: Final = self.verb(
            "split", Parameter("attack", Domain("points", list("0123456789"))), clause=159
        )
        self.unlock: Final = self.verb("unlock", Parameter("ability", parts.abilities), clause=68)
        self.skip: Final = self.verb("skip", clause=68)
        self.entrance: Final = self.verb("entrance", space, clause=236)
        self.wall: Final = self.verb("wall", space, clause=242)
        self.no_wall: Final = self.verb("no-wall", clause=242)
        # Action cards and other reactions
        self.gather: Final = self.verb("gather", space, clause=102)
        self.strength: Final = self.verb(
            "strength", Parameter("side", Domain("side", ["attacker", "defender"])), clause=225
        )
        self.ranged: Final = self.verb("ranged", space, clause=230)
        self.acclaim: Final = self.verb("acclaim", clause=102)
        self.insight: Final = self.verb("insight", category, clause=102)
        self.reroll: Final = self.verb("reroll", die, clause=226)
        self.supply: Final = self.verb("supply", resource, clause=102)
        self.march: Final = self.verb("march", space, clause=102)
        self.labor_reroll: Final = self.verb("labor-reroll", die, clause=226)
        self.dragon: Final = self.verb("dragon", clause=249)
        self.passes: Final = self.verb("pass", clause=106)
        # Battles
        self.battle: Final = self.verb("battle", space, clause=94)
        self.retreat: Final = self.verb("retreat", space, clause=215)
        self.via: Final = self.verb("via", space, clause=231)
        self.pay_worker: Final = self.verb("pay-worker", clause=187)
        self.pay_renown: Final = self.verb("pay-renown", clause=187)
        self.go_back: Final = self.verb("go-back", clause=274)
        self.lose: Final = self.verb("lose", thing, clause=213)
        # Actions
        self.step: Final = self.verb("step", space, clause=102)
        self.charge: Final = self.verb("charge", space, clause=102)
        self.attack: Final = self.verb("attack", clause=102)
        self.recruit: Final = self.verb("recruit", clause=102)
        self.buy_card: Final = self.verb("buy-card", clause=102)
        self.market: Final = self.verb(
            "market", Parameter("market", parts.market_cards), clause=102
        )
        self.build: Final = self.verb("build", clause=102)
        self.upgrade: Final = self.verb("upgrade", Parameter("upgrade", parts.upgrades), clause=102)
        self.caravan: Final = self.verb(
            "caravan", space, Parameter("direction", Domain("direction", DIRECTIONS)), clause=102
        )
        self.labor_roll: Final = self.verb("labor-roll", clause=102)
        # What takes no action
        self.use: Final = self.verb("use", Parameter("tile", parts.tile_names), clause=165)
        self.offer: Final = self.verb("offer", Parameter("partner", parts.players), clause=142)
        self.done: Final = self.verb("done", clause=106)
        self.stay: Final = self.verb("stay", clause=107)
        self.end: Final = self.verb("end", clause=108)
        # Payments and gains
        self.pay: Final = self.verb("pay", resource, clause=113)
        self.take: Final = self.verb("take", resource, clause=135)
        self.take_renown: Final = self.verb("take-renown", clause=54)
        self.research: Final = self.verb("research", category, clause=156)
        # Trading
        self.give: Final = self.verb("give", thing, clause=272)
        self.ask: Final = self.verb("ask", thing, clause=272)
        self.propose: Final = self.verb("propose", clause=272)
        self.withdraw: Final = self.verb("withdraw", clause=272)
        self.accept: Final = self.verb("accept", clause=272)
        self.refuse: Final = self.verb("refuse", clause=272)
        # Harvest Phase
        self.discard: Final = self.verb("discard", thing, clause=262)
        # What several rules speak of together
        self.cards: Final = [self.verbs[word] for word in CARD_WORDS]
        """AL-222: by kind of card, the verb that plays it."""
        self.actions: Final = [self.verbs[word] for word in ACTION_WORDS]
        """AL-101: the actions A to I."""

    def card_of(self, verb: Verb) -> Card:
        """AL-222: which card a move of this verb plays; NOTHING if it plays none."""
        for card in range(CARDS):
            if self.cards[card] is verb:
                return card
        return NOTHING

    def plays_a_card(self, verb: Verb) -> bool:
        """AL-222: whether a move of this verb plays an action card."""
        # Asked of every move, and faster than a look through `cards`.
        return (
            verb is self.gather
            or verb is self.strength
            or verb is self.ranged
            or verb is self.acclaim
            or verb is self.insight
            or verb is self.reroll
            or verb is self.supply
            or verb is self.march
        )


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
        target = named("target", Domain("target", TARGETS))
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

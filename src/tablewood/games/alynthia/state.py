"""All that changes in Alynthia, and the questions about it that need no rule of a phase."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.alynthia.boards import Board
from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.map_parts import Side
from tablewood.games.alynthia.moves import Events, Moves
from tablewood.games.alynthia.names import (
    BASIC_ABILITIES,
    CARDS,
    COMPETITIVE,
    COOPERATIVE,
    DRAGONS,
    LEVELS,
    MOUNTAIN,
    NOTHING,
    PLAYING,
    SOURCES,
    WON,
    Card,
    Tile,
)
from tablewood.games.alynthia.vocabulary import RESOURCES, WORKER, Resource
from tablewood.kernel.chance import Chance
from tablewood.kernel.number_sets import NumberSet, has, including
from tablewood.kernel.scoring import Score, winners
from tablewood.kernel.state import State
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, SharedInts, added, ints, part

if TYPE_CHECKING:
    from tablewood.games.alynthia.game import Alynthia

_UNSET: Final[SharedInts] = ints([])


@mypyc_attr(acyclic=True, free_list_len=1)  # searches make a clone, and forget it before the next
class Land(State):
    """The table: map, dragons, pieces, hands, decks, tracks. Vectors are flat, one stretch a seat or a space.

    `SharedInts` are replaced (`plus`, `put`), never changed in place.
    """

    def __init__(self, game: "Alynthia", seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.rules: Alynthia = game
        self.parts: Parts = game.parts
        self.moves: Moves = game.land_moves
        self.events: Events = game.land_events
        self.board: Board = game.parts.boards[seats]
        self.side: Side = self.parts.cooperative
        # The settings (AL-1 to AL-9)
        self.mode: i64 = COOPERATIVE
        self.difficulty: i64 = 0
        self.advanced: bool = False
        self.harder: bool = False
        # The course of the game
        self.round: i64 = 0
        self.first: i64 = 0
        """AL-39: who has the first player marker."""
        self.nests_beaten: i64 = 0
        self.beaten_this_round: i64 = 0
        self.outcome: i64 = PLAYING
        self.actions: i64 = 0
        """AL-108: competitive, the actions that the player has taken in this turn."""
        self.passed: NumberSet = 0
        """AL-109: competitive, the seats that have passed this round."""
        self.clock: i64 = 0
        """AL-200: counts arrivals, to tell the last piece to arrive."""
        # The map, by space
        self.dragons: Ints = _UNSET
        """AL-75: tokens, or the marker of an undefeated nest."""
        self.token_supply: i64 = 0
        self.reached: SharedInts = _UNSET
        """AL-89: the spaces with player pieces onto which dragons moved and where no battle was fought yet."""
        # The players, by seat
        self.at: Ints = _UNSET
        self.last: SharedInts = _UNSET
        """AL-275: the last space the character stood on."""
        self.arrived: SharedInts = _UNSET
        self.focus: Ints = _UNSET
        self.used: Ints = _UNSET
        """AL-166: one bit a tile that is turned dark."""
        self.hand: Ints = _UNSET
        """By seat and resource."""
        self.cards: Ints = _UNSET
        """By seat and kind: action cards."""
        self.renown: Ints = _UNSET
        """AL-55, AL-56: by seat; in cooperative games the first place is the common pool."""
        self.earned: Ints = _UNSET
        """By seat and source."""
        # The supply
        self.decks: Ints = _UNSET
        """By resource: cards in the deck."""
        self.card_deck: SharedInts = _UNSET
        """The top card is the last."""
        self.card_discard: SharedInts = _UNSET
        self.market: Ints = _UNSET
        """AL-20: by kind, the open market cards."""
        self.market_deck: SharedInts = _UNSET
        self.market_discard: SharedInts = _UNSET
        # The battle or the roll on the table (AL-192, AL-226)
        self.attacker: i64 = DRAGONS
        self.defender: i64 = DRAGONS
        self.battle_space: i64 = NOTHING
        self.target: i64 = NOTHING
        """AL-189: what is attacked in the battle under way; NOTHING while there is none."""
        self.target_slot: i64 = NOTHING
        """AL-200: which outpost of the defender, where one is attacked."""
        self.ranged: bool = False
        self.entered: bool = False
        """AL-274: whether the attacker came onto the space for this attack."""
        self.attack_die: i64 = 0
        self.defense_die: i64 = 0
        self.attack_bonus: i64 = 0
        self.defense_bonus: i64 = 0
        self.rolled: i64 = 0
        """The face of the spawn, fortune or labor die that was rolled last."""
        # Seldom changed, and shared by clones
        self.terrain: SharedInts = _UNSET
        """By space: a resource, DRAGON_SPACE, TUNNEL_SPACE or NO_SPACE."""
        self.layout: SharedInts = _UNSET
        """By slot: tile * 4 + quarter turns."""
        self.nest: SharedInts = _UNSET
        """By space."""
        self.nests: SharedInts = _UNSET
        """AL-77: the nest spaces in board order."""
        self.guild: SharedInts = _UNSET
        self.unlocked: SharedInts = _UNSET
        """AL-68: by seat, the guild abilities as bits."""
        self.blocked: SharedInts = _UNSET
        """AL-69: by seat, the round whose guild space the advanced ability also takes; 0 for none."""
        self.attack: SharedInts = _UNSET
        self.defense: SharedInts = _UNSET
        """AL-182: the strengths with the points above the end of the track."""
        self.research: SharedInts = _UNSET
        """By seat and category: tiles unlocked."""
        self.outposts: SharedInts = _UNSET
        """By seat and place: the space of the outpost, or NOTHING."""
        self.upgrades: SharedInts = _UNSET
        """Beside `outposts`: the kind of its upgrade, or NOTHING."""
        self.outpost_arrived: SharedInts = _UNSET
        self.upgrade_arrived: SharedInts = _UNSET
        self.upgrade_used: SharedInts = _UNSET
        """AL-166: 1 for an upgrade whose recurring tile is dark."""
        self.stronghold: SharedInts = _UNSET
        """AL-159, AL-162: the attack points of a stronghold; the others are defense."""
        self.built: SharedInts = _UNSET
        """By space: outposts on it."""
        self.upgrade_supply: SharedInts = _UNSET
        self.walls: SharedInts = _UNSET
        """AL-242: the spaces with a wall, NOTHING for one in the supply."""
        self.entrances: SharedInts = _UNSET
        """AL-236: none before the tunnel is dug."""
        self.captured: SharedInts = _UNSET
        self.trades: SharedInts = _UNSET
        """AL-271: by seat, the offers made in this Action Phase."""
        self.known: SharedInts = _UNSET
        """Competitive: by viewer, holder and kind, the action cards that the viewer knows from a trade or a loss."""
        self.batches: SharedInts = _UNSET
        """Competitive: by deck (counted by shuffles), seat and kind, the action cards in hand that came from it."""
        self.open_hands: SharedInts = _UNSET
        """Competitive: the resources in hand before the first trade, like `hand`: until then all came in the open."""
        self.hearsay: SharedInts = _UNSET
        """Competitive: how resources came and went since then, record by record (`hearsay.py`)."""

    # Written by tools/clones.py from the fields above.
    def clone(self) -> "Land":
        copy = Land(self.rules, self.seats, self.chance.clone())
        self.copy_common(copy)
        copy.side = self.side
        copy.mode = self.mode
        copy.difficulty = self.difficulty
        copy.advanced = self.advanced
        copy.harder = self.harder
        copy.round = self.round
        copy.first = self.first
        copy.nests_beaten = self.nests_beaten
        copy.beaten_this_round = self.beaten_this_round
        copy.outcome = self.outcome
        copy.actions = self.actions
        copy.passed = self.passed
        copy.clock = self.clock
        copy.dragons = self.dragons[:]
        copy.token_supply = self.token_supply
        copy.reached = self.reached
        copy.at = self.at[:]
        copy.last = self.last
        copy.arrived = self.arrived
        copy.focus = self.focus[:]
        copy.used = self.used[:]
        copy.hand = self.hand[:]
        copy.cards = self.cards[:]
        copy.renown = self.renown[:]
        copy.earned = self.earned[:]
        copy.decks = self.decks[:]
        copy.card_deck = self.card_deck
        copy.card_discard = self.card_discard
        copy.market = self.market[:]
        copy.market_deck = self.market_deck
        copy.market_discard = self.market_discard
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.battle_space = self.battle_space
        copy.target = self.target
        copy.target_slot = self.target_slot
        copy.ranged = self.ranged
        copy.entered = self.entered
        copy.attack_die = self.attack_die
        copy.defense_die = self.defense_die
        copy.attack_bonus = self.attack_bonus
        copy.defense_bonus = self.defense_bonus
        copy.rolled = self.rolled
        copy.terrain = self.terrain
        copy.layout = self.layout
        copy.nest = self.nest
        copy.nests = self.nests
        copy.guild = self.guild
        copy.unlocked = self.unlocked
        copy.blocked = self.blocked
        copy.attack = self.attack
        copy.defense = self.defense
        copy.research = self.research
        copy.outposts = self.outposts
        copy.upgrades = self.upgrades
        copy.outpost_arrived = self.outpost_arrived
        copy.upgrade_arrived = self.upgrade_arrived
        copy.upgrade_used = self.upgrade_used
        copy.stronghold = self.stronghold
        copy.built = self.built
        copy.upgrade_supply = self.upgrade_supply
        copy.walls = self.walls
        copy.entrances = self.entrances
        copy.captured = self.captured
        copy.trades = self.trades
        copy.known = self.known
        copy.batches = self.batches
        copy.open_hands = self.open_hands
        copy.hearsay = self.hearsay
        return copy

    # Modes and order

    @property
    def competitive(self) -> bool:
        return self.mode == COMPETITIVE

    def in_turn_order(self, place: i64) -> i64:
        """AL-39: the seat of this place in turn order, the first player's being 0."""
        return (self.first + place) % self.seats

    def has_passed(self, seat: Seat) -> bool:
        """AL-109: whether the player takes no more actions this round."""
        return has(self.passed, seat)

    def has_ability(self, seat: Seat, guild: i64, ability: i64) -> bool:
        """Whether the player leads this guild and has unlocked this ability of it."""
        return self.guild[seat] == guild and has(self.unlocked[seat], ability)

    # Abilities

    def has_unlocked(self, seat: Seat, ability: i64) -> bool:
        """AL-68: whether this ability of the player's guild is unlocked: BASIC_1, BASIC_2 or ADVANCED."""
        return has(self.unlocked[seat], ability)

    def basic_of(self, seat: Seat, ability: i64) -> i64:
        """Where the tables of basic abilities (`Parts.basic_verb`) have BASIC_1 or BASIC_2 of the player's guild."""
        return self.guild[seat] * BASIC_ABILITIES + ability

    def is_dark(self, seat: Seat, tile: Tile) -> bool:
        """AL-166: whether the player has used the tile in this round."""
        return has(self.used[seat], tile)

    def darken(self, seat: Seat, tile: Tile) -> None:
        """AL-166: the player uses the tile."""
        self.used[seat] = including(self.used[seat], tile)

    def researched(self, seat: Seat, category: i64) -> i64:
        """AL-170: how many tiles of the category are unlocked."""
        return self.research[seat * LEVELS + category]

    def levels_of(self, seat: Seat) -> list[int]:
        """By category: the tiles unlocked."""
        return part(self.research, seat * LEVELS, (seat + 1) * LEVELS)

    def has_tile(self, seat: Seat, tile: Tile) -> bool:
        """AL-170: whether a research tile is unlocked."""
        return self.research[seat * LEVELS + tile // LEVELS] > tile % LEVELS

    def shares(self, seat: Seat) -> bool:
        """AL-124, AL-173: Politics 1, which lets a character share a space."""
        return self.research[seat * LEVELS + self.parts.share_category] > self.parts.share_level

    def attack_strength(self, seat: Seat) -> i64:
        """AL-182: the marker stops at the end of the track."""
        return self._on_the_track(self.attack[seat])

    def defense_strength(self, seat: Seat) -> i64:
        return self._on_the_track(self.defense[seat])

    def _on_the_track(self, strength: i64) -> i64:
        most = self.parts.strength_max
        return strength if strength < most else most

    # Pieces

    def dragon_strength(self) -> i64:
        """AL-62: of one dragon, this round."""
        return self.side.dragon_strength[self.round - 1]

    def nest_strength(self) -> i64:
        """AL-63: of one dragon on a nest, this round."""
        return self.side.nest_strength[self.round - 1]

    def first_place(self, seat: Seat) -> i64:
        """Where the player's places in `outposts`, and in the vectors beside it, begin; the next player's follow."""
        return seat * self.parts.outposts

    def outpost_spaces(self, seat: Seat) -> Ints:
        """The spaces of the player's outposts."""
        spaces = _UNSET
        for at in range(self.first_place(seat), self.first_place(seat + 1)):
            if self.outposts[at] >= 0:
                spaces = added(spaces, self.outposts[at])
        return spaces

    def has_tunnel(self, seat: Seat) -> bool:
        """AL-236: whether this is the Mountain player, with the tunnel dug."""
        return len(self.entrances) > 0 and self.guild[seat] == MOUNTAIN

    # Hands

    def held(self, seat: Seat, resource: Resource) -> i64:
        """The cards of this resource in hand."""
        return self.hand[seat * RESOURCES + resource]

    def put_in_hand(self, seat: Seat, resource: Resource, cards: i64) -> None:
        """Add cards of a resource to the hand; a negative number takes them out."""
        self.hand[seat * RESOURCES + resource] += cards

    def workers(self, seat: Seat) -> i64:
        return self.hand[seat * RESOURCES + WORKER]

    def non_workers(self, seat: Seat) -> i64:
        """AL-134: wood, stone and food in hand."""
        first = seat * RESOURCES
        return self.hand[first] + self.hand[first + 1] + self.hand[first + 2]

    def resource_cards(self, seat: Seat) -> i64:
        """AL-260: the resource cards in hand."""
        first = seat * RESOURCES
        return self.hand[first] + self.hand[first + 1] + self.hand[first + 2] + self.hand[first + 3]

    def card_count(self, seat: Seat, card: Card) -> i64:
        """AL-222: the action cards of this kind in hand."""
        return self.cards[seat * CARDS + card]

    def held_cards(self, seat: Seat) -> list[Card]:
        """AL-222: the kinds of action cards in hand."""
        return [card for card in range(CARDS) if self.card_count(seat, card) > 0]

    def add_cards(self, seat: Seat, card: Card, copies: i64) -> None:
        """Add action cards of this kind to the hand; a negative number takes them out."""
        self.cards[seat * CARDS + card] += copies

    def action_cards(self, seat: Seat) -> i64:
        """AL-185: the action cards in hand."""
        held: i64 = 0
        for at in range(seat * CARDS, seat * CARDS + CARDS):
            held += self.cards[at]
        return held

    def known_at(self, viewer: Seat, holder: Seat, card: Card) -> i64:
        """Where `known` counts what the viewer knows of such cards in the holder's hand."""
        return (viewer * self.seats + holder) * CARDS + card

    # Renown, and what nests cost of it

    def purse(self, seat: Seat) -> i64:
        """AL-55, AL-56: the renown that the player may spend: their own, or the common pool."""
        return self.renown[seat] if self.mode == COMPETITIVE else self.renown[0]

    def book(self, seat: Seat, source: i64, renown: i64) -> None:
        """AL-55, AL-56: renown enters or leaves the purse; `earned` remembers the source."""
        self.renown[seat if self.mode == COMPETITIVE else 0] += renown
        self.earned[seat * SOURCES + source] += renown

    def earned_from(self, seat: Seat) -> list[int]:
        """By source: the renown that the player brought in."""
        return part(self.earned, seat * SOURCES, (seat + 1) * SOURCES)

    def next_nest_cost(self) -> i64:
        """AL-50, AL-57: the renown that the next nest costs; nothing in a competitive game."""
        if self.mode == COMPETITIVE:
            return 0
        return self.parts.costs_of_nests(self.seats, self.difficulty)[self.nests_beaten]

    # The result

    def scores(self) -> list[Score]:
        """AL-48, AL-49: renown by source, then the tie-breaks."""
        from tablewood.games.alynthia.verdict import scores  # noqa: PLC0415  it knows states

        return scores(self)

    def winners(self) -> list[int]:
        """AL-48, AL-51: the most renown; in a cooperative game all or none."""
        if self.mode == COMPETITIVE:
            return winners(self.scores())
        return list(range(self.seats)) if self.outcome == WON else []

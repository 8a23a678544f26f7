"""What each seat sees, built up from nothing. Only the order of decks and piles is hidden, from everybody alike."""

from typing import ClassVar, Self

import msgspec
from msgspec.structs import replace

from tablewood.games.sylve.asked import (
    QuestionView,
    TurnView,
    WaitingView,
    fewest_berries,
    question_view,
    turn_view,
    waiting_view,
)
from tablewood.games.sylve.control import who_controls
from tablewood.games.sylve.dice import NEUTRAL, SYMBOLS, Die, face_of, owner_of
from tablewood.games.sylve.moves import SEATS
from tablewood.games.sylve.parts import (
    NO_POWER,
    Character,
    Creature,
    InRow,
    Season,
    Space,
    Spot,
)
from tablewood.games.sylve.places import NOTHING, SCORCHED
from tablewood.games.sylve.printed import (
    CharacterView,
    CreatureView,
    DieView,
    PotionView,
    VillageSpaceView,
    creature_view,
    potion_view,
    reward_name,
    seasons_of,
    village_view,
)
from tablewood.games.sylve.scoring import Tally
from tablewood.games.sylve.setup import has_powers
from tablewood.games.sylve.stacks import dice_at
from tablewood.games.sylve.state import Wood
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import NOWHERE, Ints, listed, place_of
from tablewood.kernel.view import View, prompt_of


class SpaceView(msgspec.Struct):
    """A space of a forest."""

    symbol: str
    reward: str
    scorched: bool
    dice: list[DieView]
    """From the bottom to the top; only the last one counts (SY-52)."""


class ForestView(msgspec.Struct):
    """A forest of the row."""

    id: str
    seasons: list[str]
    points: int
    spaces: dict[str, SpaceView]
    influence: dict[str, int]
    """Visible dice by seat, and under `elements`."""
    leader: str | None
    """Who would control it if the round ended now."""


class HeldForestView(msgspec.Struct):
    """A forest that a player controls for good."""

    id: str
    seasons: list[str]
    points: int


class FreedCreatureView(msgspec.Struct):
    """A creature that a player has released."""

    id: str
    season: str


class PlayerView(msgspec.Struct):
    """What lies in front of a player: all of it was public when it came there (SY-74, SY-79)."""

    seat: str
    character: str | None
    colour: str | None
    power: str | None
    pool: dict[str, int]
    """Dice still to be placed, by face."""
    stock: dict[str, int]
    tokens: int
    tamed: list[CreatureView]
    creature_limit: int
    released: list[str]
    hand: list[PotionView]
    reserved: list[PotionView]
    drunk: list[PotionView]
    forests: list[str]
    held: list[HeldForestView]
    """The same forests, with what is printed on them."""
    freed: list[FreedCreatureView]
    """The released creatures, with their seasons."""
    brews: dict[str, int]
    """SY-67, SY-181: the potions that the stock pays for, with the fewest berries that takes."""
    housed: int
    """SY-105: how many creatures would find a home if the game ended now."""
    score: int
    score_from: dict[str, int]


class PileView(msgspec.Struct):
    """A pile of creatures: only the top one is known."""

    top: CreatureView | None
    left: int


class PlacesView(msgspec.Struct):
    """How many places the table has, filled or not."""

    forests: int
    """SY-4: forests in a row."""
    market: int
    """SY-5: potions in the market."""
    forage_dice: int
    """SY-12: forage dice of one player."""
    element_dice: int
    landscapes: list[str]
    """SY-26: the faces of forage dice; all others are elements."""


class WoodView(View, kw_only=True):
    """The table; every seat and every onlooker sees the same."""

    hints: ClassVar[frozenset[str]] = frozenset(["brews", "freed", "held"])
    asks: ClassVar[frozenset[str]] = frozenset(["question", "turn", "waiting"])

    round: int
    rounds: int
    night: bool
    first: str
    powers: bool
    forests: dict[str, ForestView]
    village: dict[str, VillageSpaceView]
    market: list[PotionView]
    revealed: PotionView | None
    potion_deck_size: int
    forest_deck_size: int
    discarded: list[str]
    piles: dict[str, PileView]
    aside: list[DieView]
    scorch_tokens_left: int
    characters: list[CharacterView]
    places: PlacesView
    provenance: dict[str, str]
    """Where each table of components comes from: rulebook, published or reconstructed."""
    turn: TurnView | None
    question: QuestionView | None
    waiting: WaitingView
    players: list[PlayerView]

    def seen_from(self, s: Wood, seat: Seat) -> Self:
        """A seat sees what an onlooker sees."""
        return replace(self, viewer=seat)


def look(s: Wood, seat: Seat) -> WoodView:
    """The table as this seat sees it."""
    public = _look_on(s)
    return public if seat == SPECTATOR else public.seen_from(s, seat)


def _look_on(s: Wood) -> WoodView:
    """What everybody sees."""
    return WoodView(
        game=s.game.id,
        viewer=SPECTATOR,
        seats=SEATS[: s.seats],
        asked=s.asked,
        prompt=prompt_of(s),
        over=s.over,
        round=s.round,
        rounds=s.parts.rounds,
        night=s.side == 1 and s.round > 0,
        first=SEATS[s.first],
        powers=has_powers(s),
        forests={chr(ord("A") + at): _forest(s, at) for at in range(len(s.row))},
        village={name: _village(s, at) for at, name in enumerate(s.parts.village)},
        market=_potions(s, s.market),
        revealed=potion_view(s.parts, s.revealed) if s.revealed != NOTHING else None,
        potion_deck_size=len(s.potion_deck) - s.potions_dealt,
        forest_deck_size=len(s.forest_deck) - s.forests_dealt,
        discarded=[s.parts.forests[forest] for forest in s.discarded],
        piles={name: _pile(s, season) for season, name in enumerate(s.parts.seasons)},
        aside=[_die(s, die) for die in s.aside],
        scorch_tokens_left=s.parts.scorch_tokens - s.scorch_tokens,
        characters=[_character(s, character) for character in range(len(s.parts.characters))],
        places=_places(s),
        provenance=s.parts.provenance,
        turn=turn_view(s),
        question=question_view(s),
        waiting=waiting_view(s),
        players=[_player(s, player) for player in range(s.seats)],
    )


def _places(s: Wood) -> PlacesView:
    return PlacesView(
        forests=s.parts.row[s.seats],
        market=s.parts.market,
        forage_dice=s.parts.forage_dice,
        element_dice=s.parts.element_dice,
        landscapes=s.parts.faces[:SYMBOLS],
    )


def _die(s: Wood, die: Die) -> DieView:
    owner = owner_of(die)
    return DieView(s.parts.faces[face_of(die)], SEATS[owner] if owner != NEUTRAL else None)


def _stack(s: Wood, spot: Spot) -> list[DieView]:
    return [_die(s, die) for die in reversed(dice_at(s, spot))]


def _forest(s: Wood, at: InRow) -> ForestView:
    forest = s.row[at]
    counts = listed(s.influence(at))
    leader = who_controls(s, at)
    return ForestView(
        id=s.parts.forests[forest],
        seasons=seasons_of(s.parts, forest),
        points=s.parts.forest_points[forest],
        spaces={
            s.parts.spots.names[space]: _space(s, space)
            for space in s.spaces_of(at)
            if s.symbols[space] != NOTHING
        },
        influence={
            **dict(zip(SEATS[: s.seats], counts, strict=False)),
            "elements": counts[NEUTRAL],
        },
        leader=SEATS[leader] if leader != NOTHING else None,
    )


def _space(s: Wood, space: Space) -> SpaceView:
    return SpaceView(
        symbol=s.parts.faces[s.symbols[space]],
        reward=reward_name(s.parts, s.rewards[space]),
        scorched=s.shows[space] == SCORCHED,
        dice=_stack(s, space),
    )


def _village(s: Wood, at: int) -> VillageSpaceView:
    side = s.side if s.round > 0 else 0  # SY-2: by day, also before the first round
    return village_view(s.parts, side, at, _stack(s, s.parts.village_spot(at)))


def _creature(s: Wood, creature: Creature) -> CreatureView:
    view = creature_view(s.parts, creature)
    dice = _stack(s, s.parts.slot_of(creature))
    view.die = dice[0] if dice else None
    return view


def _pile(s: Wood, season: Season) -> PileView:
    top = s.top_creature(season)
    return PileView(_creature(s, top) if top != NOTHING else None, s.pile_left(season))


def _potions(s: Wood, potions: Ints) -> list[PotionView]:
    return [potion_view(s.parts, potion) for potion in potions]


def _character(s: Wood, character: Character) -> CharacterView:
    seat = place_of(s.characters, character)
    return CharacterView(
        id=s.parts.characters[character],
        colour=s.parts.colours[character],
        power=s.parts.power_names[character],
        seat=SEATS[seat] if seat != NOWHERE else None,
    )


def _held(s: Wood, seat: Seat) -> list[HeldForestView]:
    return [
        HeldForestView(
            s.parts.forests[forest], seasons_of(s.parts, forest), s.parts.forest_points[forest]
        )
        for forest, holder in enumerate(listed(s.held_by))
        if holder == seat
    ]


def _freed(s: Wood, seat: Seat) -> list[FreedCreatureView]:
    seasons = s.parts.creature_season
    return [
        FreedCreatureView(s.parts.creatures[creature], s.parts.seasons[seasons[creature]])
        for creature, owner in enumerate(listed(s.freed_by))
        if owner == seat
    ]


def _player(s: Wood, seat: Seat) -> PlayerView:
    score = s.scores()[seat]
    character = s.characters[seat]
    known = character != NOTHING
    has_power = known and s.power[seat] != NO_POWER
    return PlayerView(
        seat=SEATS[seat],
        character=s.parts.characters[character] if known else None,
        colour=s.parts.colours[character] if known else None,
        power=s.parts.power_names[character] if has_power else None,
        pool=dict(zip(s.parts.faces, s.pool_of(seat), strict=True)),
        stock=dict(zip(s.parts.goods, listed(s.stock_of(seat)), strict=True)),
        tokens=s.tokens[seat],
        tamed=[_creature(s, creature) for creature in s.tamed[seat]],
        creature_limit=s.limit[seat],
        released=[
            s.parts.creatures[creature]
            for creature, owner in enumerate(listed(s.freed_by))
            if owner == seat
        ],
        hand=_potions(s, s.hands[seat]),
        reserved=_potions(s, s.reserved[seat]),
        drunk=_potions(s, s.drunk[seat]),
        forests=[
            s.parts.forests[forest]
            for forest, holder in enumerate(listed(s.held_by))
            if holder == seat
        ],
        held=_held(s, seat),
        freed=_freed(s, seat),
        brews=fewest_berries(s, seat),
        housed=Tally(s).housed(seat),
        score=score.total,
        score_from=dict(score.parts),
    )

"""What each seat sees, built up from nothing. Only the order of decks and piles is hidden, and from
everybody alike."""

import msgspec

from tablewood.games.sylve.control import who_controls
from tablewood.games.sylve.dice import FACES, NEUTRAL, dice_in, face_of, owner_of
from tablewood.games.sylve.moves import SEATS
from tablewood.games.sylve.parts import BASICS, GOODS, NO_POWER, NO_SLOT, SEASONS
from tablewood.games.sylve.places import NOTHING, SCORCHED
from tablewood.games.sylve.scoring import Tally
from tablewood.games.sylve.state import Wood
from tablewood.kernel.view import View, prompt_of


class DieView(msgspec.Struct):
    """A placed die."""

    face: str
    owner: str | None
    """The seat whose forage die it is; nobody's for an element die (SY-150)."""


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


class VillageSpaceView(msgspec.Struct):
    """A space of the Village, with the action of the side now up."""

    position: list[int]
    accepts: str
    does: list[str]
    dice: list[DieView]


class CreatureView(msgspec.Struct):
    """A creature: its power in the words of the table, and the die in its slot."""

    id: str
    season: str
    when: str
    does: str
    has_slot: bool
    die: DieView | None = None


class PotionView(msgspec.Struct):
    """A potion."""

    id: str
    does: str
    cost: dict[str, int]
    points: int


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
    housed: int
    """SY-105: how many creatures would find a home if the game ended now."""
    score: int
    score_from: dict[str, int]


class PileView(msgspec.Struct):
    """A pile of creatures: only the top one is known."""

    top: CreatureView | None
    left: int


class WoodView(View, kw_only=True):
    """The table; every seat and every onlooker sees the same."""

    round: int
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
    players: list[PlayerView]


def look(s: Wood, seat: int) -> WoodView:
    """The table as this seat sees it."""
    return WoodView(
        game=s.game.id,
        viewer=seat,
        seats=SEATS[: s.seats],
        asked=s.asked,
        prompt=prompt_of(s),
        over=s.over,
        round=s.round,
        night=s.side == 1 and s.round > 0,
        first=SEATS[s.first],
        powers=max(s.power) != NO_POWER,
        forests={chr(ord("A") + at): _forest(s, at) for at in range(len(s.row))},
        village={name: _village(s, at) for at, name in enumerate(s.parts.village)},
        market=_potions(s, s.market),
        revealed=_potion(s, s.revealed) if s.revealed != NOTHING else None,
        potion_deck_size=len(s.potion_deck) - s.potions_dealt,
        forest_deck_size=len(s.forest_deck) - s.forests_dealt,
        discarded=[s.parts.forests[forest] for forest in s.discarded],
        piles={name: _pile(s, season) for season, name in enumerate(s.parts.seasons)},
        aside=[_die(s, die) for die in s.aside],
        scorch_tokens_left=s.parts.scorch_tokens - s.scorch_tokens,
        players=[_player(s, player) for player in range(s.seats)],
    )


def _die(s: Wood, die: int) -> DieView:
    owner = owner_of(die)
    return DieView(s.parts.faces[face_of(die)], SEATS[owner] if owner != NEUTRAL else None)


def _stack(s: Wood, spot: int) -> list[DieView]:
    return [_die(s, die) for die in reversed(dice_in(s.stacks[spot]))]


def _forest(s: Wood, at: int) -> ForestView:
    forest = s.row[at]
    counts = s.influence(at)
    leader = who_controls(s, at)
    first = at * s.parts.width
    return ForestView(
        id=s.parts.forests[forest],
        seasons=_seasons(s, forest),
        points=s.parts.forest_points[forest],
        spaces={
            s.parts.spots.names[space]: _space(s, space)
            for space in range(first, first + s.parts.width)
            if s.symbols[space] != NOTHING
        },
        influence={
            **dict(zip(SEATS[: s.seats], counts, strict=False)),
            "elements": counts[NEUTRAL],
        },
        leader=SEATS[leader] if leader != NOTHING else None,
    )


def _seasons(s: Wood, forest: int) -> list[str]:
    return [s.parts.seasons[one] for one in range(SEASONS) if s.parts.in_season(forest, one)]


def _space(s: Wood, space: int) -> SpaceView:
    reward = s.rewards[space]
    return SpaceView(
        symbol=s.parts.faces[s.symbols[space]],
        reward=s.parts.goods[reward] if reward < BASICS else "creature",
        scorched=s.shows[space] == SCORCHED,
        dice=_stack(s, space),
    )


def _village(s: Wood, at: int) -> VillageSpaceView:
    accepts = s.parts.accepts[at]
    return VillageSpaceView(
        position=s.parts.positions[at],
        accepts=s.parts.faces[accepts] if accepts >= 0 else "any",
        does=[effect.words for effect in s.parts.actions[s.side * len(s.parts.village) + at]],
        dice=_stack(s, s.parts.spaces + at),
    )


def _creature(s: Wood, creature: int) -> CreatureView:
    dice = _stack(s, s.parts.slots_from + creature)
    return CreatureView(
        id=s.parts.creatures[creature],
        season=s.parts.seasons[s.parts.creature_season[creature]],
        when=s.parts.when[creature],
        does=s.parts.powers[creature].words,
        has_slot=s.parts.slot[creature] != NO_SLOT,
        die=dice[0] if dice else None,
    )


def _pile(s: Wood, season: int) -> PileView:
    top = s.top_creature(season)
    return PileView(_creature(s, top) if top != NOTHING else None, s.pile_left(season))


def _potions(s: Wood, potions: list[int]) -> list[PotionView]:
    return [_potion(s, potion) for potion in potions]


def _potion(s: Wood, potion: int) -> PotionView:
    cost = s.parts.cost[potion * BASICS : (potion + 1) * BASICS]
    return PotionView(
        id=s.parts.potions[potion],
        does=s.parts.drinks[potion].words,
        cost=dict(zip(s.parts.goods[:BASICS], cost, strict=True)),
        points=s.parts.potion_points[potion],
    )


def _player(s: Wood, seat: int) -> PlayerView:
    score = s.scores()[seat]
    character = s.characters[seat]
    known = character != NOTHING
    has_power = known and s.power[seat] != NO_POWER
    return PlayerView(
        seat=SEATS[seat],
        character=s.parts.characters[character] if known else None,
        colour=s.parts.colours[character] if known else None,
        power=s.parts.power_names[character] if has_power else None,
        pool=dict(zip(s.parts.faces, s.pool[seat * FACES : (seat + 1) * FACES], strict=True)),
        stock=dict(zip(s.parts.goods, s.stock[seat * GOODS : (seat + 1) * GOODS], strict=True)),
        tokens=s.tokens[seat],
        tamed=[_creature(s, creature) for creature in s.tamed[seat]],
        creature_limit=s.limit[seat],
        released=[
            s.parts.creatures[creature]
            for creature, owner in enumerate(s.freed_by)
            if owner == seat
        ],
        hand=_potions(s, s.hands[seat]),
        reserved=_potions(s, s.reserved[seat]),
        drunk=_potions(s, s.drunk[seat]),
        forests=[
            s.parts.forests[forest] for forest, holder in enumerate(s.held_by) if holder == seat
        ],
        housed=Tally(s).housed(seat),
        score=score.total,
        score_from=dict(score.parts),
    )

"""What each seat sees (TS-127 to TS-129), built up from nothing."""

from collections.abc import Iterable
from typing import ClassVar, Self

import msgspec
from msgspec.structs import replace

from tablewood.games.tree_society import parts
from tablewood.games.tree_society.asked import QuestionView, question_view
from tablewood.games.tree_society.builds import CompostFirst, MandatoryPart
from tablewood.games.tree_society.effects import BuildByEffect, BuildDrawn
from tablewood.games.tree_society.hints import (
    coins_carried,
    price_by_action,
    real_price,
    sale_price,
)
from tablewood.games.tree_society.parts import (
    NOTHING,
    Card,
    Face,
)
from tablewood.games.tree_society.printed import LevelView, levels_of
from tablewood.games.tree_society.questions import OptionalEffect
from tablewood.games.tree_society.scoring import points
from tablewood.games.tree_society.state import Society
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import SharedInts, listed, part
from tablewood.kernel.view import View, prompt_of


class CardView(msgspec.Struct):
    """A guild card, all that is printed on it (TS-69), and the highest level built."""

    card: str
    number: int
    guild: str
    banners: int
    levels: list[LevelView]
    level: int
    points: int | None
    """What it would score now; None for a card that nobody has begun, or that counts hidden fruits."""
    price: int | None
    """What its next level would cost the viewer now, reductions and surcharge included; None if out of reach."""
    price_by_action: int | None
    """The same with the fruit action *less*, if the viewer has it at hand."""


class PlayerView(msgspec.Struct):
    """A player board; the faces of the Sold section are there for those who may look."""

    seat: str
    purse: int
    chest: int
    carries: int
    """TS-104: how many coins the next turn would begin with if this one ended now."""
    banners: int
    points: int
    """The points of all cards, except those that count hidden fruits."""
    in_progress: list[CardView | None]
    """By space."""
    completed: list[CardView]
    unsold: list[str]
    sold_now: list[str]
    """The fruits sold in this turn, the one of Phase 1 first."""
    sold_size: int
    sold: list[str] | None = None


class SocietyView(View, kw_only=True):
    """The table as one seat sees it."""

    hints: ClassVar[frozenset[str]] = frozenset(["price", "price_by_action", "sales", "sources"])
    asks: ClassVar[frozenset[str]] = frozenset(["question"])

    round: int
    first: str
    goal: int
    goal_round: int
    """The round in which the goal was reached, 0 if it was not: the next round is the final one."""
    last_round: bool
    """Whether the game ends with this round."""
    guilds: list[str]
    """The guilds whose packs are in play."""
    surcharge: int
    """TS-70: how much more a card of the top row costs."""
    purse_kept: int
    """TS-103: how many coins may stay in a purse at the end of a turn."""
    turn: str | None
    action: str | None
    """The fruit action still at hand in this turn."""
    under_way: str | None
    """The guild card whose effect is being used, or whose level waits for its mandatory part."""
    question: QuestionView | None
    composting: list[str]
    """TS-161: the fruits chosen for compost so far, while more are wanted."""
    prices: dict[str, int]
    """What a plain fruit of each type brings now, if there is one to sell."""
    sales: dict[str, int]
    """What each of the viewer's unsold fruits would bring if it were sold now."""
    fruit_market: list[str]
    fruit_spaces: int
    """TS-21: how many fruits the market has room for."""
    fruit_deck_size: int
    drawn_fruits: list[str]
    guild_market: list[CardView | None]
    """The bottom row from left to right, then the top row."""
    guild_deck_size: int
    guild_discard: list[str]
    drawn_guilds: list[CardView]
    players: list[PlayerView]
    sources: dict[str, str]
    """Where each kind of component comes from: `rulebook`, `published` or `reconstructed`."""

    def seen_from(self, s: Society, seat: Seat) -> Self:
        """TS-127: a seat sees its own Sold section, too; and what cards would cost it, and its fruits bring."""
        players = [*self.players]
        players[seat] = _own(s, seat, players[seat])
        return replace(
            self,
            viewer=seat,
            sales=_sales(s, seat),
            guild_market=_priced_spaces(s, s.guild_market, self.guild_market, seat),
            drawn_guilds=_priced(s, s.drawn_guilds, self.drawn_guilds, seat),
            players=players,
        )


def look(s: Society, seat: Seat) -> SocietyView:
    """The table as this seat sees it; an onlooker sees what is public."""
    public = _look_on(s)
    return public if seat == SPECTATOR else public.seen_from(s, seat)


def _look_on(s: Society) -> SocietyView:
    """What everybody sees."""
    faces = s.fruits.faces.names
    return SocietyView(
        game=s.game.id,
        viewer=SPECTATOR,
        seats=s.parts.seats[: s.seats],
        asked=s.asked,
        prompt=prompt_of(s),
        over=s.over,
        round=s.round,
        first=s.parts.seats[s.first],
        goal=s.goal,
        goal_round=s.goal_round,
        last_round=s.is_last_round(),
        guilds=_guilds_in_play(s),
        surcharge=s.parts.surcharge,
        purse_kept=s.parts.purse_kept,
        turn=None if s.over else s.parts.seats[s.seat],
        action=s.fruits.actions[s.action] if s.action != NOTHING else None,
        under_way=_name(s, _card_under_way(s)),
        question=question_view(s),
        composting=[faces[face] for face in _fruits_for_compost(s)],
        prices=dict(zip(s.fruits.types, s.visible, strict=True)),
        sales={},
        fruit_market=[faces[face] for face in s.fruit_market],
        fruit_spaces=s.parts.fruit_market[s.seats],
        fruit_deck_size=len(s.fruit_deck),
        drawn_fruits=[faces[face] for face in s.drawn_fruits],
        guild_market=[_space(s, card) for card in s.guild_market],
        guild_deck_size=len(s.guild_deck),
        guild_discard=[s.cards.names.names[card] for card in s.guild_discard],
        drawn_guilds=[_card(s, card) for card in s.drawn_guilds],
        players=[_player(s, seat) for seat in range(s.seats)],
        sources=s.parts.sources,
    )


def _guilds_in_play(s: Society) -> list[str]:
    """TS-15: a guild whose cards are all in play; dealt start cards alone do not make a pack."""
    cards = zip(listed(s.cards.guild), listed(s.in_play), strict=True)
    incomplete = {guild for guild, in_play in cards if not in_play}
    return [name for guild, name in enumerate(s.cards.guilds) if guild not in incomplete]


def _card_under_way(s: Society) -> Card:
    """The guild card whose effect is being used, or whose level waits for its mandatory part; or NOTHING."""
    if s.over:
        return NOTHING
    step = s.step
    if isinstance(step, BuildByEffect):
        return step.source
    if isinstance(step, (OptionalEffect, BuildDrawn, MandatoryPart)):
        return step.card
    return NOTHING


def _fruits_for_compost(s: Society) -> list[Face]:
    """TS-161: the fruits chosen for compost so far, while more are wanted."""
    if not s.over and isinstance(s.step, CompostFirst):
        return list(s.step.chosen)
    return []


def _sales(s: Society, seat: Seat) -> dict[str, int]:
    """What the seat's unsold fruits would bring."""
    faces = s.fruits.faces.names
    return {faces[face]: sale_price(s, seat, face) for face in s.unsold_faces(seat)}


def _may_look(s: Society, seat: Seat, viewer: Seat) -> bool:
    """TS-127, TS-128: the owner may look through a Sold section; at the end it is turned up for all."""
    return viewer == seat or bool(s.shows_sold) or s.over


def _player(s: Society, seat: Seat) -> PlayerView:
    """What everybody sees of a player."""
    faces = s.fruits.faces.names
    in_progress = [_space(s, card) for card in s.spaces_of(seat)]
    completed = [_card(s, card) for card in s.completed(seat)]
    sold = _fruits(s, s.sold, seat)
    return PlayerView(
        seat=s.parts.seats[seat],
        purse=s.purse[seat],
        chest=s.chest[seat],
        carries=coins_carried(s, seat),
        banners=s.banners(seat),
        points=_sum(in_progress, completed),
        in_progress=in_progress,
        completed=completed,
        unsold=_fruits(s, s.unsold, seat),
        sold_now=[faces[face] for face in s.sold_now] if s.seat == seat else [],
        sold_size=len(sold),
        sold=sold if _may_look(s, seat, SPECTATOR) else None,
    )


def _own(s: Society, seat: Seat, public: PlayerView) -> PlayerView:
    """TS-127: what a player sees of what is their own: the Sold section, too, and what their cards would cost."""
    in_progress = _priced_spaces(s, s.spaces_of(seat), public.in_progress, seat)
    completed = _priced(s, s.completed(seat), public.completed, seat)
    return replace(
        public,
        points=_sum(in_progress, completed),
        in_progress=in_progress,
        completed=completed,
        sold=_fruits(s, s.sold, seat),
    )


def _fruits(s: Society, section: SharedInts, seat: Seat) -> list[str]:
    """The fruits in a section of a player board, by name."""
    faces = s.fruits.faces.names
    counts = part(section, s.fruit_at(seat, 0), s.fruit_at(seat + 1, 0))
    return [faces[face] for face, count in enumerate(counts) for _ in range(count)]


def _sum(in_progress: list[CardView | None], completed: list[CardView]) -> int:
    """The points of all cards that may be known."""
    cards = [*[card for card in in_progress if card is not None], *completed]
    return sum(card.points or 0 for card in cards)


# Guild cards


def _space(s: Society, card: Card) -> CardView | None:
    return None if card == NOTHING else _card(s, card)


def _card(s: Society, card: Card) -> CardView:
    """A card as everybody sees it: an onlooker pays nothing."""
    return CardView(
        card=s.cards.names.names[card],
        number=s.cards.number[card],
        guild=s.cards.guilds[s.cards.guild[card]],
        banners=s.cards.banners[card],
        levels=levels_of(s.cards, card),
        level=s.level[card],
        points=_points(s, card, SPECTATOR),
        price=None,
        price_by_action=None,
    )


def _priced_spaces(
    s: Society, cards: Iterable[Card], public: list[CardView | None], viewer: Seat
) -> list[CardView | None]:
    """The cards on these spaces as the viewer sees them."""
    each = zip(cards, public, strict=True)
    return [None if view is None else _with_price(s, card, view, viewer) for card, view in each]


def _priced(
    s: Society, cards: Iterable[Card], public: list[CardView], viewer: Seat
) -> list[CardView]:
    """These cards as the viewer sees them."""
    each = zip(cards, public, strict=True)
    return [_with_price(s, card, view, viewer) for card, view in each]


def _with_price(s: Society, card: Card, public: CardView, viewer: Seat) -> CardView:
    """A card with what it costs the viewer, and with its points if they are the viewer's to know."""
    return replace(
        public,
        points=_points(s, card, viewer),
        price=_coins(real_price(s, viewer, card)),
        price_by_action=_coins(price_by_action(s, viewer, card)),
    )


def _coins(coins: int) -> int | None:
    return None if coins == NOTHING else coins


def _name(s: Society, card: Card) -> str | None:
    return None if card == NOTHING else s.cards.names.names[card]


def _points(s: Society, card: Card, viewer: Seat) -> int | None:
    """TS-127: a card that counts what lies in a Sold section would give it away."""
    owner = s.owner[card]
    if owner == NOTHING:
        return None
    counter = s.cards.counter[s.current_level(card)]
    hidden = counter in (parts.SOLD_KINDS, parts.SOLD_MOST) and not _may_look(s, owner, viewer)
    return None if hidden else points(s, owner, card)

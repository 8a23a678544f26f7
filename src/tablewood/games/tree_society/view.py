"""What each seat sees (TS-127 to TS-129), built up from nothing."""

from typing import ClassVar

import msgspec

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
    LEVELS,
    NOTHING,
    Card,
    CardLevel,
    Cards,
    Counter,
    Face,
)
from tablewood.games.tree_society.questions import OptionalEffect
from tablewood.games.tree_society.scoring import points
from tablewood.games.tree_society.state import Society
from tablewood.games.tree_society.vocabulary import (
    CONTINUOUS,
    COUNTERS,
    PRICES,
    SCOPES,
    word_for,
)
from tablewood.kernel.step import Seat
from tablewood.kernel.view import View, prompt_of


class WordsView(msgspec.Struct):
    """An effect, a mandatory part or points, as the id of its text and the variables of that text."""

    text: str
    n: int = 0
    k: int = 0
    counter: str = ""
    """What is counted, as the id of its text: `counter-house`, `banners-writers`."""


class LevelView(msgspec.Struct):
    """A level of a guild card."""

    cost: int
    must: WordsView | None
    effect: WordsView
    points: WordsView


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


def look(s: Society, seat: Seat) -> SocietyView:
    """The table as this seat sees it; an onlooker sees what is public."""
    faces = s.fruits.faces.names
    return SocietyView(
        game=s.game.id,
        viewer=seat,
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
        sales=_sales(s, seat),
        fruit_market=[faces[face] for face in s.fruit_market],
        fruit_spaces=s.parts.fruit_market[s.seats],
        fruit_deck_size=len(s.fruit_deck),
        drawn_fruits=[faces[face] for face in s.drawn_fruits],
        guild_market=[_space(s, card, seat) for card in s.guild_market],
        guild_deck_size=len(s.guild_deck),
        guild_discard=[s.cards.names.names[card] for card in s.guild_discard],
        drawn_guilds=[_card(s, card, seat) for card in s.drawn_guilds],
        players=[_player(s, player, seat) for player in range(s.seats)],
        sources=s.parts.sources,
    )


def _guilds_in_play(s: Society) -> list[str]:
    """TS-15: a guild whose cards are all in play; dealt start cards alone do not make a pack."""
    return [
        name
        for guild, name in enumerate(s.cards.guilds)
        if all(s.in_play[card] for card in range(s.cards.count) if s.cards.guild[card] == guild)
    ]


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
    """What the viewer's unsold fruits would bring."""
    if seat < 0:
        return {}
    faces = s.fruits.faces.names
    return {faces[face]: sale_price(s, seat, face) for face in s.unsold_faces(seat)}


def _may_look(s: Society, seat: Seat, viewer: Seat) -> bool:
    """TS-127, TS-128: the owner may look through a Sold section; at the end it is turned up for all."""
    return viewer == seat or bool(s.shows_sold) or s.over


def _player(s: Society, seat: Seat, viewer: Seat) -> PlayerView:
    faces = s.fruits.faces.names
    in_progress = [_space(s, card, viewer) for card in s.spaces_of(seat)]
    completed = [_card(s, card, viewer) for card in s.completed(seat)]
    cards = [*[card for card in in_progress if card is not None], *completed]
    sold = [name for face, name in enumerate(faces) for _ in range(s.sold_of(seat, face))]
    return PlayerView(
        seat=s.parts.seats[seat],
        purse=s.purse[seat],
        chest=s.chest[seat],
        carries=coins_carried(s, seat),
        banners=s.banners(seat),
        points=sum(card.points or 0 for card in cards),
        in_progress=in_progress,
        completed=completed,
        unsold=[name for face, name in enumerate(faces) for _ in range(s.unsold_of(seat, face))],
        sold_now=[faces[face] for face in s.sold_now] if s.seat == seat else [],
        sold_size=len(sold),
        sold=sold if _may_look(s, seat, viewer) else None,
    )


# Guild cards


def _space(s: Society, card: Card, viewer: Seat) -> CardView | None:
    return None if card == NOTHING else _card(s, card, viewer)


def _card(s: Society, card: Card, viewer: Seat) -> CardView:
    return CardView(
        card=s.cards.names.names[card],
        number=s.cards.number[card],
        guild=s.cards.guilds[s.cards.guild[card]],
        banners=s.cards.banners[card],
        levels=levels_of(s.cards, card),
        level=s.level[card],
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


def levels_of(cards: Cards, card: Card) -> list[LevelView]:
    """What is printed on the levels of a card."""
    return [_level(cards, cards.at(card, level)) for level in range(1, LEVELS + 1)]


def _level(cards: Cards, at: CardLevel) -> LevelView:
    return LevelView(
        cost=cards.cost[at],
        must=_must(cards, at),
        effect=_effect(cards, at),
        points=WordsView(
            "points-fixed" if cards.counter[at] == NOTHING else "points-for-each",
            n=cards.points[at],
            counter=_counter(cards, cards.counter[at]),
        ),
    )


def _must(cards: Cards, at: CardLevel) -> WordsView | None:
    duty = cards.duty[at]
    if duty == parts.NO_DUTY:
        return None
    texts = ["", "must-compost", "must-discard-any", "must-discard-done"]
    return WordsView(texts[duty], n=cards.duty_n[at])


PLAIN = {
    parts.NO_EFFECT: "effect-none",
    parts.SCORES_AT_END: "effect-end",
    parts.GAINS_COINS: "effect-purse",
    parts.FILLS_CHEST: "effect-chest",
    parts.SELLS_MORE: "effect-sell",
    parts.TAKES_FRUIT: "effect-take",
    parts.RENEWS_ROW: "effect-row",
}


def _effect(cards: Cards, at: CardLevel) -> WordsView:
    """The text of an effect and its variables."""
    verb = cards.effect[at]
    n = cards.effect_n[at]
    of = cards.effect_of[at]
    if verb in (parts.GAINS_COINS, parts.FILLS_CHEST) and of != NOTHING:
        return WordsView(f"{PLAIN[verb]}-for-each", n=n, counter=_counter(cards, of))
    if verb in PLAIN:
        return WordsView(PLAIN[verb], n=n)
    if verb == parts.BUILDS_CHEAPER:
        price = "half" if n == parts.HALF else "less"
        return WordsView(f"effect-{price}-{word_for(SCOPES, of)}", n=max(n, 0))
    if verb == parts.DRAWS_FRUIT:
        return WordsView("effect-draw-fruit", n=n, k=of)
    if verb == parts.DRAWS_GUILD:
        price = "less" if of > 0 else word_for(PRICES, of)
        return WordsView(f"effect-draw-guild-{price}", n=n, k=max(of, 0))
    kinds = {kind: word for word, kind in CONTINUOUS.items()}
    word = kinds[of].strip("+-").replace(">", "-")
    return WordsView(f"lasting-{word}", n=n)


def _counter(cards: Cards, counter: Counter) -> str:
    """What is counted, as the id of its text."""
    if counter == NOTHING:
        return ""
    if parts.counts_one_guild(counter):
        return f"banners-{cards.guilds[parts.guild_counted(counter)]}"
    return f"counter-{word_for(COUNTERS, counter).replace('_', '-')}"

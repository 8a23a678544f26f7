"""Everything in the box of Tree Society, to look at without playing."""

import msgspec

from tablewood.games.tree_society.parts import Card, Guild, Parts
from tablewood.games.tree_society.printed import levels_of
from tablewood.games.tree_society.view import CardView
from tablewood.kernel.catalogue import Catalogue, CatalogueKind, CataloguePiece, piece
from tablewood.kernel.vectors import Ints, has


class GuildPrint(msgspec.Struct):
    """A guild, by what its pack holds."""

    cards: int
    banners: int


class SeatPrint(msgspec.Struct):
    """A player board: its number round the table, which gives it its shape."""

    seat: int


class FruitPrint(msgspec.Struct):
    """A type of fruit, or a fruit action: how many cards have it, and how many of those are valuable."""

    cards: int
    valuable: int


def catalogue(parts: Parts) -> list[CatalogueKind]:
    """TS-4 to TS-12: guild cards, fruit cards, boards and coins."""
    found = Catalogue(parts.sources)
    found.add("card", "card", [_card(parts, at) for at in range(parts.cards.count)])
    found.add("guild", "guild", [_guild(parts, at) for at in range(len(parts.cards.guilds))])
    found.add("fruit", "fruit", _fruits(parts))
    fruits = parts.fruits
    found.add(
        "type",
        "fruit_type",
        [piece(id, 0, _cards(parts, fruits.type_of, at)) for at, id in enumerate(fruits.types)],
    )
    found.add(
        "action",
        "fruit_action",
        [piece(id, 0, _cards(parts, fruits.action_of, at)) for at, id in enumerate(fruits.actions)],
    )
    found.add("seat", "seat", [piece(id, 1, SeatPrint(at)) for at, id in enumerate(parts.seats)])
    found.add("box", "box", [piece(id, count) for id, count in parts.box.items()])
    return found.kinds


def _card(parts: Parts, card: Card) -> CataloguePiece:
    cards = parts.cards
    id = cards.names.names[card]
    return piece(
        id,
        1,
        CardView(
            card=id,
            number=cards.number[card],
            guild=cards.guilds[cards.guild[card]],
            banners=cards.banners[card],
            levels=levels_of(cards, card),
            level=0,
            points=None,
            price=None,
            price_by_action=None,
        ),
        marks=["start"] if has(cards.start, card) else [],
    )


def _guild(parts: Parts, guild: Guild) -> CataloguePiece:
    cards = parts.cards
    own = [card for card in range(cards.count) if cards.guild[card] == guild]
    return piece(
        cards.guilds[guild],
        0,
        GuildPrint(len(own), sum(cards.banners[card] for card in own)),
        marks=["first-game" if guild in parts.first_game else "advanced"],
    )


def _fruits(parts: Parts) -> list[CataloguePiece]:
    """TS-20: of the cards that show the same, some may have the mark for three and four players."""
    fruits = parts.fruits
    found = []
    for face, id in enumerate(fruits.faces.names):
        marked = fruits.copies[face] - fruits.unmarked[face]
        marks = ["all-marked" if fruits.unmarked[face] == 0 else "one-marked"] if marked else []
        found.append(piece(id, fruits.copies[face], marks=marks, ids=fruits.cards[face]))
    return found


def _cards(parts: Parts, attribute: Ints, value: int) -> FruitPrint:
    """The fruit cards of this type, or with this action."""
    fruits = parts.fruits
    own = [face for face in range(fruits.count) if attribute[face] == value]
    return FruitPrint(
        cards=sum(fruits.copies[face] for face in own),
        valuable=sum(fruits.copies[face] for face in own if fruits.plus[face]),
    )

"""Set-up (TS-6 to TS-27, TS-130 to TS-134)."""

from tablewood.games.tree_society.markets import refill_guild_market
from tablewood.games.tree_society.parts import LASTING_KINDS, NO_INTS, NOTHING, ROWS
from tablewood.games.tree_society.state import Society
from tablewood.games.tree_society.turn import the_game
from tablewood.kernel.errors import BadOption
from tablewood.kernel.options import Options
from tablewood.kernel.vectors import copied, ints, repeated, without_last, zeros

RANDOM = "random"


def prepare(s: Society, options: Options) -> None:
    """Carry out the set-up in the rulebook's order, then put the sequence of play on the agenda."""
    s.goal = options.number("goal")
    s.shows_sold = 1 if options.flag("show-sold") else 0
    choose_the_first_player(s, options)
    hand_out_the_coins(s)
    clear_the_guild_cards(s)
    if options.flag("start-cards"):
        deal_the_start_cards(s)
    shuffle_the_packs(s, chosen_guilds(s, options))
    lay_out_the_fruits(s)
    if not options.flag("draft"):
        deal_the_fruits(s)
    s.then(the_game(s.seats, s.first, s.parts.starting_fruits if options.flag("draft") else 0))


# Seats and coins


def choose_the_first_player(s: Society, options: Options) -> None:
    """TS-7, TS-8: whoever has the board with the first-player symbol, dealt at random or named by the host."""
    choice = options.word("first-player")
    if choice == RANDOM:
        s.first = s.chance.below(s.seats)
        return
    s.first = s.parts.seats.index(choice)
    if s.first >= s.seats:
        raise BadOption(
            s.game.id, "first-player", f"{choice} does not play with {s.seats} players (TS-7)"
        )


def hand_out_the_coins(s: Society) -> None:
    """TS-9 to TS-11: by place in turn order; coins in a chest at the start do not count as added by an effect."""
    s.purse = ints([s.parts.start_purse[s.place(seat)] for seat in range(s.seats)])
    s.chest = ints([s.parts.start_chest[s.place(seat)] for seat in range(s.seats)])


# Guild cards


def clear_the_guild_cards(s: Society) -> None:
    """TS-12: nobody has a card yet."""
    s.in_play = zeros(s.cards.count)
    s.owner = repeated(NOTHING, s.cards.count)
    s.level = zeros(s.cards.count)
    s.boards = [[] for _ in range(s.seats)]
    s.in_progress = repeated(NOTHING, s.seats * s.parts.spaces)
    s.lasting = zeros(s.seats * LASTING_KINDS)
    s.guild_market = repeated(NOTHING, ROWS * s.parts.columns)
    s.guild_discard = NO_INTS
    s.drawn_guilds = NO_INTS


def deal_the_start_cards(s: Society) -> None:
    """TS-13, TS-14, TS-18: one each, with a Tree marker on level 1; this is not building, so no effect is used."""
    cards = copied(s.cards.start)
    s.chance.shuffle_ints(cards)
    for seat in range(s.seats):
        card = cards[seat]
        s.in_play[card] = 1
        s.own(seat, card)
        s.level[card] = 1
        s.take_space(seat, card)
        s.look_again(seat)


def chosen_guilds(s: Society, options: Options) -> list[int]:
    """TS-15, TS-17, TS-131, TS-134: the four packs in play, named by the host or drawn at random."""
    choice = options.word("guilds")
    if choice == RANDOM:
        guilds = list(range(len(s.cards.guilds)))
        s.chance.shuffle(guilds)
        return guilds[: s.parts.packs]
    return [s.cards.guilds.index(guild) for guild in choice.split("+")]


def shuffle_the_packs(s: Society, guilds: list[int]) -> None:
    """TS-15, TS-16, TS-19: the cards of the packs that were not dealt form the deck; six are turned up."""
    deck: list[int] = []
    for card in range(s.cards.count):
        if s.cards.guild[card] in guilds:
            s.in_play[card] = 1
            if s.owner[card] == NOTHING:
                deck.append(card)
    s.guild_deck = ints(deck)
    s.chance.shuffle_ints(s.guild_deck)
    refill_guild_market(s)


# Fruit cards


def lay_out_the_fruits(s: Society) -> None:
    """TS-21 to TS-24: the market gets cards of different types, chosen by the shuffle; the rest is the deck."""
    cards = shuffled_fruits(s)
    clear_the_fruits(s)
    market: list[int] = []
    deck: list[int] = []
    for face in cards:
        fruit = s.fruits.type_of[face]
        if s.visible[fruit] == 0 and len(market) < s.parts.fruit_market[s.seats]:
            market.append(face)
            s.visible[fruit] += 1
        else:
            deck.append(face)
    s.fruit_market = ints(market)
    s.fruit_deck = ints(deck)
    s.chance.shuffle_ints(s.fruit_deck)


def shuffled_fruits(s: Society) -> list[int]:
    """TS-20: all fruit cards for this number of players."""
    marked = s.parts.uses_marked[s.seats]
    copies = s.fruits.copies if marked else s.fruits.unmarked
    cards = [face for face in range(s.fruits.count) for _ in range(copies[face])]
    s.chance.shuffle(cards)
    return cards


def clear_the_fruits(s: Society) -> None:
    """Nobody has a fruit yet, and both the market and the deck are empty."""
    s.unsold = zeros(s.seats * s.fruits.count)
    s.sold = zeros(s.seats * s.fruits.count)
    s.untold = NO_INTS
    s.visible = zeros(len(s.fruits.types))
    s.sold_now = NO_INTS
    s.drawn_fruits = NO_INTS
    s.fruit_market = NO_INTS
    s.fruit_deck = NO_INTS


def deal_the_fruits(s: Society) -> None:
    """TS-25: three fruit cards each, face up."""
    for seat in range(s.seats):
        for _ in range(s.parts.starting_fruits):
            s.lay_out(seat, s.fruit_deck[-1], 1)
            s.fruit_deck = without_last(s.fruit_deck)
    s.deck_ended = len(s.fruit_deck) == 0

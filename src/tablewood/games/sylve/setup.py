"""Setup (SY-1 to SY-13)."""

from typing import ClassVar, Final

from tablewood.games.sylve.dice import FACES
from tablewood.games.sylve.moves import SEATS
from tablewood.games.sylve.parts import BERRY, GOODS, NO_POWER, SEASONS, Character
from tablewood.games.sylve.places import NONE, NOTHING, sorted_in
from tablewood.games.sylve.stacks import take_up_all_dice
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.turn import the_game
from tablewood.kernel.errors import BadOption
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.options import Options
from tablewood.kernel.step import ALLOWED, Clause, Question, Seat
from tablewood.kernel.vectors import copied, has, joined, put, repeated, zeros

RANDOM: Final = "random"


def prepare(s: Wood, options: Options) -> None:
    """Carry out the setup in the rulebook's order, then put the sequence of play on the agenda."""
    shuffle_the_forests(s)
    open_the_market(s)
    build_the_piles(s)
    hand_out_the_pieces(s)
    choose_the_first_player(s, options)
    s.then(the_game())
    take_the_characters(s, options)


def shuffle_the_forests(s: Wood) -> None:
    """SY-3: forests for more players than there are stay in the box; the others form the deck."""
    s.forest_deck = copied(s.parts.decks[s.seats])
    s.chance.shuffle_ints(s.forest_deck)
    s.lay_out(NONE)
    s.held_by = repeated(NOTHING, len(s.parts.forests))
    s.discarded = NONE


def open_the_market(s: Wood) -> None:
    """SY-5: shuffle all potions and turn up the first ones."""
    s.potion_deck = copied(s.parts.all_potions)
    s.chance.shuffle_ints(s.potion_deck)
    s.potions_dealt = min(s.parts.market, len(s.potion_deck))
    market = NONE
    for potion in s.potion_deck[: s.potions_dealt]:
        market = sorted_in(market, potion)
    s.market = market


def build_the_piles(s: Wood) -> None:
    """SY-6: one shuffled pile for each season, face up."""
    piles = NONE
    pile_from = zeros(SEASONS + 1)
    for season in range(SEASONS):
        pile = copied(s.parts.piles[season])
        s.chance.shuffle_ints(pile)
        piles = joined(piles, pile)
        pile_from[season + 1] = len(piles)
    s.piles = piles
    s.pile_from = pile_from
    s.taken = zeros(SEASONS)
    s.freed_by = repeated(NOTHING, len(s.parts.creatures))


def hand_out_the_pieces(s: Wood) -> None:
    """SY-12: dice, to be rolled when the round begins, and power berries; nothing else."""
    s.pool = zeros(s.seats * FACES)
    take_up_all_dice(s)
    s.aside = NONE
    s.stock = zeros(s.seats * GOODS)
    for seat in range(s.seats):
        s.receive(seat, BERRY, s.parts.berries)
    s.tokens = zeros(s.seats)
    s.tamed = [NONE] * s.seats
    s.reserved = [NONE] * s.seats
    s.hands = [NONE] * s.seats
    s.drunk = [NONE] * s.seats
    s.gathered = zeros(GOODS)
    s.newcomers = NONE
    s.characters = repeated(NOTHING, s.seats)
    s.power = repeated(NO_POWER, s.seats)
    s.limit = repeated(s.parts.limit, s.seats)


def choose_the_first_player(s: Wood, options: Options) -> None:
    """SY-13: drawn at random, or named by the host."""
    choice = options.word("first-player")
    names = SEATS[: s.seats]
    if choice == RANDOM:
        s.first = s.chance.below(s.seats)
    elif choice in names:
        s.first = names.index(choice)
    else:
        what = f"{choice} does not play with {s.seats} players (SY-1)"
        raise BadOption(s.game.id, "first-player", what)
    s.next_seat = s.first


def take_the_characters(s: Wood, options: Options) -> None:
    """SY-10, SY-11: a different character for everybody, at random or chosen in the order of the seats."""
    powers = options.flag("powers")
    if options.word("characters") == "chosen":
        s.then(tuple([ChooseCharacter(seat, powers) for seat in range(s.seats)]))
        return
    characters = list(range(len(s.parts.characters)))
    s.chance.shuffle(characters)
    for seat in range(s.seats):
        take_character(s, seat, characters[seat], powers)


def take_character(s: Wood, seat: Seat, character: Character, powers: bool) -> None:
    """SY-10, SY-11, SY-98, SY-180: take the character's board, its power side up if the table plays with powers."""
    give_character(s, seat, character, powers)
    s.tell(s.events.became, seat, character)


def give_character(s: Wood, seat: Seat, character: Character, powers: bool) -> None:
    """SY-11, SY-180: what the character may do, if the table plays with powers."""
    s.characters = put(s.characters, seat, character)
    s.power = put(s.power, seat, s.parts.power[character] if powers else NO_POWER)
    limit = s.parts.creature_limit[character] if powers else s.parts.limit
    s.limit = put(s.limit, seat, limit)


class ChooseCharacter(Question[Wood]):
    """SY-10: take a character that nobody has."""

    prompt: ClassVar[str] = "character"
    clause: ClassVar[int] = 10
    takes: ClassVar[tuple[str, ...]] = ("be",)

    def __init__(self, seat: Seat, powers: bool) -> None:
        super().__init__(seat)
        self.powers: Final = powers

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for character in range(len(s.parts.characters)):
            if not has(s.characters, character):
                moves.add(s.moves.be, character)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        return 10 if has(s.characters, answer.first) else ALLOWED

    def not_now(self, s: Wood, answer: Answer) -> Clause:
        """SY-10: everybody has a character before anything else happens."""
        return self.clause

    def carry_out(self, s: Wood, answer: Answer) -> None:
        take_character(s, self.seat, answer.first, self.powers)


def has_powers(s: Wood) -> bool:
    """SY-11: whether the boards show their power sides, or will once they are chosen."""
    for power in s.power:
        if power != NO_POWER:
            return True
    if s.over:
        return False
    step = s.step
    return isinstance(step, ChooseCharacter) and step.powers

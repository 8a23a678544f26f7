"""A game declares its verbs and what they name. The move space, its size, masks and notation follow from that.

A move is an int, because searches and learning libraries want it so. The rules never look at its number: they make one
by its verb (`m.add_tile.of(tree)`), and get it back taken apart, as an `Answer` (`answer.verb is m.add_tile`,
`answer.first`). Its notation is the verb and the names of its arguments, as in `add C3` or `hammer A1 B2`; it parses
back, whatever the case of the letters.
"""

from difflib import get_close_matches
from math import prod
from typing import Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.errors import UnreadableMove, a
from tablewood.kernel.vectors import Ints, joined, listed, zeros

Move: TypeAlias = int
"""A number of the move space."""

MOST_PARAMETERS: Final = 3

FIRST_ROOM: Final = 32
"""How many moves a new list has room for, before it grows."""


class Domain:
    """A numbered list of things that moves and events may name: trees, cards, seats."""

    def __init__(self, key: str, names: list[str]) -> None:
        self.key: Final = key
        self.names: Final = names
        self.size: Final = len(names)
        self.numbers: Final[dict[str, int]] = {}
        for number, name in enumerate(names):
            self.also(name, number)

    def also(self, name: str, number: int) -> None:
        """Let the thing go by this name, too."""
        if " " in name or name.lower() in self.numbers:
            raise ValueError(f"{self.key}: the name {name!r} contains a space or is taken")
        self.numbers[name.lower()] = number

    def number(self, name: str) -> int:
        """The number of the thing with this name, or -1."""
        return self.numbers.get(name.lower(), -1)


def pairs(key: str, domain: Domain) -> Domain:
    """The unordered pairs of a domain, named `A1-B1`; `B1-A1` means the same."""
    names: list[str] = []
    for first in range(domain.size):
        for second in range(first + 1, domain.size):
            names.append(f"{domain.names[first]}-{domain.names[second]}")
    result = Domain(key, names)
    for name in names:
        first_name, second_name = name.split("-")
        result.also(f"{second_name}-{first_name}", result.number(name))
    return result


class Parameter:
    """What one place of a move names."""

    def __init__(self, name: str, domain: Domain) -> None:
        self.name: Final = name
        self.domain: Final = domain


@final
class Verb(Definitions):
    """All moves of one verb: the numbers from `base` to `end` - 1, the last parameter running fastest."""

    def __init__(self, word: str, parameters: list[Parameter], clause: int) -> None:
        self.word: Final = word
        self.parameters: Final = parameters
        self.clause: Final = clause
        """The clause that says when in the game such a move has its place."""
        sizes = [parameter.domain.size for parameter in parameters]
        self.size: Final = prod(sizes)
        # Machine integers (`i64`), because every search makes its moves from these three.
        self.stride: Final[i64] = prod(sizes[1:])
        """How far apart moves are whose first arguments are neighbours."""
        self.second_stride: Final[i64] = prod(sizes[2:])
        """The same for the second arguments."""
        self.base: i64 = 0
        self.move: Move = 0
        """The only move of a verb without parameters."""

    @property
    def end(self) -> int:
        return self.base + self.size

    def of(self, first: int) -> Move:
        """The move with this argument."""
        return self.base + first

    def of_two(self, first: int, second: int) -> Move:
        """The move with these arguments."""
        return self.base + first * self.stride + second

    def of_three(self, first: int, second: int, third: int) -> Move:
        """The move with these arguments."""
        return self.base + first * self.stride + second * self.second_stride + third

    def arguments(self, move: Move) -> list[int]:
        """The numbers that the move's parameters stand for."""
        rest = move - self.base
        numbers: list[int] = []
        for parameter in reversed(self.parameters):
            numbers.append(rest % parameter.domain.size)
            rest //= parameter.domain.size
        numbers.reverse()
        return numbers

    def usage(self) -> str:
        """How such a move is written: `hammer FROM TO`."""
        return " ".join([self.word, *[parameter.name.upper() for parameter in self.parameters]])


@final
class Answer(Definitions):
    """A move taken apart: its verb, and the numbers of the things that it names, in order."""

    def __init__(self, verb: Verb, arguments: list[int]) -> None:
        self.verb: Final = verb
        self.first: Final[i64] = arguments[0] if arguments else 0
        self.second: Final[i64] = arguments[1] if len(arguments) > 1 else 0
        self.third: Final[i64] = arguments[2] if len(arguments) > 2 else 0


@final
@mypyc_attr(acyclic=True)
class MoveList:
    """The moves that a question allows, in order: it lists them, one after the other, in a list that it is given.

        moves.add(m.add_tile, tree)              # add C3
        moves.add_word(m.done)                   # done

    Whoever asks often keeps the list and clears it, so that nothing is made for a move that is listed.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        """How many moves are listed."""
        self.numbers: Ints = zeros(FIRST_ROOM)
        """The moves; what lies beyond the last of them means nothing."""

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, at: i64) -> i64:
        """The move at this place, from 0."""
        if at < 0 or at >= self.count:
            raise IndexError(at)
        return self.numbers[at]

    def has(self, move: i64) -> bool:
        """Whether the move is listed."""
        for at in range(self.count):
            if self.numbers[at] == move:
                return True
        return False

    def are(self, moves: Ints) -> bool:
        """Whether these moves are listed, in this order."""
        if self.count != len(moves):
            return False
        for at in range(self.count):
            if self.numbers[at] != moves[at]:
                return False
        return True

    def vector(self) -> Ints:
        """The moves, in memory of their own."""
        return self.numbers[: self.count]

    def listed(self) -> list[Move]:
        """The moves as an ordinary list."""
        return listed(self.vector())

    def clear(self) -> None:
        """Begin again with no moves."""
        self.count = 0

    def append(self, move: i64) -> None:
        """Add a move."""
        at = self.count
        if at == len(self.numbers):
            self.numbers = joined(self.numbers, zeros(at))
        self.numbers[at] = move
        self.count = at + 1

    def add_word(self, verb: Verb) -> None:
        """Add the only move of a verb that names nothing."""
        self.append(verb.base)

    def add(self, verb: Verb, first: i64) -> None:
        """Add the move of this verb with this argument."""
        self.append(verb.base + first)

    def add_two(self, verb: Verb, first: i64, second: i64) -> None:
        """Add the move of this verb with these arguments."""
        self.append(verb.base + first * verb.stride + second)

    def add_three(self, verb: Verb, first: i64, second: i64, third: i64) -> None:
        """Add the move of this verb with these arguments."""
        self.append(verb.base + first * verb.stride + second * verb.second_stride + third)

    def add_each(self, verb: Verb, firsts: Ints) -> None:
        """Add the moves of this verb with each of these arguments, in the same order."""
        for first in firsts:
            self.append(verb.base + first)

    def add_in_order(self, verb: Verb, first: i64) -> None:
        """Add the move of this verb with this argument before all that have a higher number, which are the last."""
        move = verb.base + first
        self.append(move)
        numbers = self.numbers
        at = self.count - 1
        while at > 0 and numbers[at - 1] > move:
            numbers[at] = numbers[at - 1]
            at -= 1
        numbers[at] = move


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveSpace(Definitions):
    """All moves of a game. A game subclasses it with one attribute for each verb, for the rules to speak with."""

    def __init__(self) -> None:
        self.in_order: Final[list[Verb]] = []
        """The verbs in the order of their numbers."""
        self.verbs: Final[dict[str, Verb]] = {}
        self.answers: Final[list[Answer]] = []
        """By move: what it says."""
        self.size: int = 0

    def verb(self, word: str, *parameters: Parameter, clause: int) -> Verb:
        """Declare a verb, what it names, and the clause that says when it has its place."""
        if len(parameters) > MOST_PARAMETERS:
            raise ValueError(f"{word}: a move names at most {MOST_PARAMETERS} things")
        new = Verb(word, list(parameters), clause)
        self.verbs[word] = new
        self._number(new)
        return new

    def _number(self, verb: Verb) -> None:
        """Give the verb's moves the next free numbers."""
        verb.base = self.size
        verb.move = self.size
        self.in_order.append(verb)
        self.size = verb.end
        self.answers.extend(
            [Answer(verb, verb.arguments(move)) for move in range(verb.base, verb.end)]
        )

    def renumber(self, words: list[str]) -> None:
        """Number the moves in this order of the verbs. No rule may notice: tests do it to see that none does."""
        self.in_order.clear()
        self.answers.clear()
        self.size = 0
        for word in words:
            self._number(self.verbs[word])

    def check(self, move: Move) -> None:
        """Refuse a number that is not a move of this game at all."""
        if not 0 <= move < self.size:
            raise ValueError(
                f"there is no move {move}: moves are numbers from 0 to {self.size - 1}"
            )

    def verb_of(self, move: Move) -> Verb:
        """The verb of this move."""
        self.check(move)
        return self.answers[move].verb

    def mask(self, legal: list[int]) -> bytearray:
        """One byte for each move of the space: 1 where the move is legal."""
        mask = bytearray(self.size)
        for move in legal:
            mask[move] = 1
        return mask

    def notation(self, move: int) -> str:
        """The move in words, which `parse` reads back."""
        found = self.verb_of(move)
        words = [found.word]
        for parameter, number in zip(found.parameters, found.arguments(move), strict=True):
            words.append(parameter.domain.names[number])
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The move that a text means; UnreadableMove says what could not be understood."""
        words = text.split()
        if not words:
            raise UnreadableMove(text, "type a move, such as " + self.in_order[0].usage())
        found = self.verbs.get(words[0].lower())
        if found is None:
            near = get_close_matches(words[0].lower(), list(self.verbs), 1)
            hint = (
                f"did you mean {near[0]}?" if near else "moves begin with " + ", ".join(self.verbs)
            )
            raise UnreadableMove(text, hint)
        if len(words) - 1 != len(found.parameters):
            raise UnreadableMove(text, "write it as " + found.usage())
        number = 0
        for parameter, word in zip(found.parameters, words[1:], strict=True):
            argument = parameter.domain.number(word)
            if argument < 0:
                raise UnreadableMove(text, _unknown(parameter, word))
            number = number * parameter.domain.size + argument
        return found.base + number


def _unknown(parameter: Parameter, word: str) -> str:
    names = parameter.domain.names
    near = get_close_matches(word.lower(), list(parameter.domain.numbers), 1)
    if near:
        return f"{word} is not {a(parameter.domain.key)}; did you mean {near[0]}?"
    shown = ", ".join(names if len(names) <= 24 else [*names[:8], "...", names[-1]])
    if word.isdecimal() and names[0].isdecimal():
        return f"{word} is out of range; one of {shown}"
    return f"{word} is not {a(parameter.domain.key)}; one of {shown}"

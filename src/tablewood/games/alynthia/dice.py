"""Dice whose next faces are known: for scenes that tell a story, and for tests."""

from typing import Final

from tablewood.kernel.chance import Chance
from tablewood.kernel.vectors import Ints


class LoadedDice(Chance):
    """Shows the given faces one after the other (0 is the first face), then falls back on ordinary chance."""

    def __init__(self, faces: list[int], other: Chance) -> None:
        super().__init__()
        self.faces: list[int] = faces
        self.other: Final = other

    def below(self, bound: int) -> int:
        self.draws += 1
        if self.faces:
            face = self.faces[0]
            self.faces = self.faces[1:]
            if face < bound:
                return face
        return self.other.below(bound)

    def shuffle(self, pile: list[int]) -> None:
        """Shuffling uses no dice."""
        self.draws += 1
        self.other.shuffle(pile)

    def shuffle_ints(self, pile: Ints) -> None:
        self.draws += 1
        self.other.shuffle_ints(pile)

    def clone(self) -> "LoadedDice":
        copy = LoadedDice(self.faces, self.other.clone())
        copy.draws = self.draws
        return copy

"""Scores with a named breakdown, ranking with tie-breaks."""

from typing import Final


class Score:
    """One seat's result: named parts that add up to the total, then the tie-breaks in order of weight."""

    def __init__(
        self, seat: int, parts: list[tuple[str, int]], tiebreaks: list[tuple[str, int]]
    ) -> None:
        self.seat: Final = seat
        self.parts: Final = parts
        self.tiebreaks: Final = tiebreaks
        self.total: Final = sum([points for _, points in parts])

    def key(self) -> list[int]:
        """What ranking compares: the total first, then each tie-break; more is better."""
        return [self.total, *[value for _, value in self.tiebreaks]]

    def __repr__(self) -> str:
        parts = ", ".join([f"{name} {points}" for name, points in self.parts])
        return f"<seat {self.seat}: {self.total} ({parts})>"


class Verdict:
    """The one result of players who win or lose together: it has no places, and nobody's points are counted apart."""

    def __init__(
        self, won: bool, decided: str, stand: list[tuple[str, int]], wanted: tuple[str, ...] = ()
    ) -> None:
        self.won: Final = won
        self.decided: Final = decided
        """What decided the game: the game's text `verdict-<decided>`; empty while nothing is decided."""
        self.stand: Final = stand
        """How the team stands: named numbers (the game's texts `stand-<name>`), the variables of that text."""
        self.wanted: Final = wanted
        """The names of those numbers that the team wants to grow."""


def winners(scores: list[Score]) -> list[int]:
    """The seats with the best result; several share the victory if even the tie-breaks are equal."""
    best = max([score.key() for score in scores])
    return [score.seat for score in scores if score.key() == best]


def ranks(scores: list[Score]) -> list[int]:
    """Each seat's place, 1 for the best; equal results share a place and the next place is left out."""
    keys = [score.key() for score in scores]
    return [1 + len([other for other in keys if other > key]) for key in keys]

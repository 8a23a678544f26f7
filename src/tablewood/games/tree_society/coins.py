"""Purse and chest (TS-28 to TS-33)."""

from mypy_extensions import i64

from tablewood.games.tree_society.parts import ON_DEPOSIT, Card
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import Seat


def gain(s: Society, seat: Seat, coins: i64, event: int, card: Card) -> None:
    """TS-28, TS-29, TS-31: coins from the reserve, which never runs out, go to the purse; the event says why."""
    if coins > 0:
        s.purse[seat] += coins
        s.tell(event, seat, coins, card)


def deposit(s: Society, seat: Seat, coins: i64, event: int, card: Card = 0) -> None:
    """TS-30, TS-86, TS-148, TS-154: one deposit in the chest, raised by a continuous effect; 0 coins are none."""
    if coins > 0:
        coins += s.lasting_effect(seat, ON_DEPOSIT)
        s.chest[seat] += coins
        s.tell(event, seat, coins, card)

"""What a seat cannot know, dealt again (ST-2)."""

from tablewood.cli.starter.state import StarterState
from tablewood.kernel.step import Seat


def redeal(s: StarterState, seat: Seat) -> None:
    """Shuffle the others' hands together with the leaves that were never dealt."""
    unseen = [leaf for leaf in range(len(s.holder)) if s.holder[leaf] != seat and not s.seen[leaf]]
    holders = [s.holder[leaf] for leaf in unseen]
    s.chance.shuffle(unseen)
    for leaf, holder in zip(unseen, holders, strict=True):
        s.holder[leaf] = holder

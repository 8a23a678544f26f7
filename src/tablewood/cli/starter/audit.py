"""What must always be true: every leaf is in exactly one place."""

from tablewood.cli.starter.state import StarterState


def complaints(s: StarterState) -> list[str]:
    """Everything that is wrong with the position, in words (ST-2, ST-6)."""
    wrong = [
        f"leaf {name} was played and is still in a hand (ST-3)"
        for leaf, name in enumerate(s.parts.leaves.names)
        if s.seen[leaf] and s.holder[leaf] >= 0
    ]
    if sum(s.points) != sum(s.seen):
        wrong.append(f"{sum(s.points)} points for {sum(s.seen)} leaves (ST-6)")
    return wrong

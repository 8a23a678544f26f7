"""What people are told after a training."""

from __future__ import annotations

from tablewood.lab.duels import Duel
from tablewood.lab.train.generations import Generation, Training
from tablewood.lab.train.quality import Calibration


def report_lines(training: Training) -> list[str]:
    """Strength by generation, calibration, and the error by phase of the game."""
    plan = training.plan
    lines = [
        f"{plan.game}, {plan.seats} seats: {len(training.generations)} generations of {plan.games} games",
        "",
        "generation  against the last one      against the hand-made value  kept",
        *[_strength(one) for one in training.generations],
    ]
    best = training.best
    if best is None:
        return lines
    quality = best.quality
    lines += [
        "",
        f"on {quality.games} games held out:",
        f"win chance: {_calibration(quality.learned)}; hand-made: {_calibration(quality.hand_made)}",
        "error of the margin in points, by phase of the game: learned, hand-made",
        *[
            f"  from {one.first:4.0%}: {one.learned:6.2f} {one.hand_made:6.2f}"
            for one in quality.phases
        ],
    ]
    return lines


def _strength(one: Generation) -> str:
    kept = "yes" if one.kept else "no"
    last, hand_made = _wins(one.against_last), _wins(one.against_hand_made)
    return f"{one.number:<10}  {last:<24}  {hand_made:<27}  {kept}"


def _wins(duel: Duel) -> str:
    wins = duel.wins
    return f"{wins.share:.1%} ({wins.low:.1%} - {wins.high:.1%})"


def _calibration(found: Calibration) -> str:
    return f"off by {found.error:.1%} on average, Brier {found.brier:.3f}"

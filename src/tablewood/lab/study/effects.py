"""What taking a thing did on one side of a comparison, and by how much each game moves that number."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tablewood.lab.study.cards import FEW, Gains, gains, pull
from tablewood.lab.study.model import WinModel, gradient, influence
from tablewood.lab.study.sample import Floats, Mask, Sample

Key = tuple[int, int]
"""A kind, and a thing of it."""

FEW_WITH_OWN_MODEL = 40
"""Fewer takes than this say nothing where each side has its own model.

With fewer, errors of means are not yet normal: halves of the same games were told apart more often than they should be.
"""


@dataclass(frozen=True)
class Effect:
    """How the chance to win changed for those who took a thing."""

    value: float
    pulled: Floats
    """By how much each game moves the value: what its standard error is made of."""


class ComparedSide:
    """One side of a comparison whose model of the chance to win is the other side's too."""

    def __init__(self, sample: Sample, model: WinModel) -> None:
        self.sample = sample
        self.model = model
        self.gained: Gains = gains(sample, model)

    def takes(self, key: Key) -> Mask:
        """The takes of a thing, among all."""
        mine: Mask = (self.sample.kind == key[0]) & (self.sample.thing == key[1])
        return mine

    def is_telling(self, key: Key) -> bool:
        """Was it taken often enough to say anything about it?"""
        return int(self.takes(key).sum()) >= FEW

    def effects(self, key: Key) -> tuple[Effect, Effect]:
        """What taking it did at once, and in the end."""
        mine = self.takes(key)
        at_once, in_the_end = (
            Effect(float(values[mine].mean()), pull(self.sample, values, mine))
            for values in (self.gained.at_once, self.gained.in_the_end)
        )
        return at_once, in_the_end


class OwnModelSide(ComparedSide):
    """A side with a model of its own, where a standing does not promise what it does on the other side.

    Two models are not wrong in the same way. So the error of an effect includes what each game adds to the uncertainty
    of the model, as far as it is not the same for all things of a kind.
    """

    def __init__(self, sample: Sample, model: WinModel) -> None:
        super().__init__(sample, model)
        self._influence = influence(model, sample)
        before = gradient(model, sample.before)
        after = gradient(model, sample.after) * ~sample.ended[:, None]
        self._slopes = after - before, -before

    def is_telling(self, key: Key) -> bool:
        """Was it taken often enough to say anything about it?"""
        return int(self.takes(key).sum()) >= FEW_WITH_OWN_MODEL

    def effects(self, key: Key) -> tuple[Effect, Effect]:
        """What taking it did at once, and in the end."""
        mine, kind = self.takes(key), self.sample.kind == key[0]
        at_once, in_the_end = (
            Effect(
                effect.value,
                effect.pulled
                + self._influence @ (slopes[mine].mean(axis=0) - slopes[kind].mean(axis=0)),
            )
            for effect, slopes in zip(super().effects(key), self._slopes, strict=True)
        )
        return at_once, in_the_end


def difference(here: Effect, there: Effect) -> tuple[float, float]:
    """By how much more it does here, with the standard error over deals."""
    pulled = here.pulled - there.pulled
    return here.value - there.value, math.sqrt(float(np.square(pulled).sum()))

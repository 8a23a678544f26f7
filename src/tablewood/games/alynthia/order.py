"""What comes first: answers to moves of a verb that the question now asked does not take (AL-61, AL-102)."""

from tablewood.games.alynthia.state import Land
from tablewood.kernel.moves import Answer, Verb
from tablewood.kernel.step import Clause, Question, Seat


class MustAnswer(Question[Land]):
    """A question that comes before anything else: every other verb is refused by the question's own clause."""

    def not_now(self, s: Land, answer: Answer) -> Clause:
        return self.clause


class MustFinish(MustAnswer):
    """AL-102: a question in the middle of an action, which is finished before another one, or a card."""

    def not_now(self, s: Land, answer: Answer) -> Clause:
        m = s.moves
        return 102 if answer.verb in m.actions or m.plays_a_card(answer.verb) else self.clause


def out_of_phase(s: Land, seat: Seat, verb: Verb) -> Clause:
    """The clause that says when a verb has its place that has none in the Action Phase, or none in this mode."""
    m = s.moves
    if verb is m.go_back:
        return 274 if s.competitive else 214
    if verb is m.done or verb is m.stay or verb is m.end:
        return 108 if s.competitive else 106
    if verb is m.take_renown and s.has_tunnel(seat):
        return 239
    if verb is m.labor_reroll:
        return 224
    if not s.advanced:
        if verb is m.unlock or verb is m.skip:
            return 67
        if verb is m.entrance or verb is m.wall or verb is m.no_wall:
            return 35
    return verb.clause

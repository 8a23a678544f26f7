"""The observation of the question now asked: which one, to whom, and what it is about, as far as the seat may know.

Most of it is 0 for most questions: it is filled with zeros first, and each question puts its numbers in their places.
"""

from typing import Any

from mypy_extensions import i64

from tablewood.games.alynthia.ai.codes import UNSEEN, seat_code, space_code
from tablewood.games.alynthia.ai.question_fields import (
    ACT_TOGETHER,
    ACTIONS_LEFT,
    AMOUNT,
    ANSWER_OFFER,
    ASKED,
    ASKED_CARDS,
    ASKED_FOR,
    ATTACK_AGAIN,
    ATTACK_BONUS,
    ATTACK_DIE,
    ATTACKER,
    BATTLE_SPACE,
    CHOOSE_BATTLE,
    CHOOSE_GUILD,
    CHOOSE_LOSS,
    CHOOSE_LOST_CARD,
    CHOOSE_REFUGE,
    CHOOSE_RESEARCH,
    CHOOSE_START,
    CHOOSE_TYPE,
    CHOOSE_WALL,
    CHOOSE_WAY,
    CHOOSE_YIELD,
    COMPOSE_OFFER,
    DEFENDER,
    DEFENSE_BONUS,
    DEFENSE_DIE,
    DIE,
    DIG_ENTRANCE,
    GIVEN,
    GIVEN_CARDS,
    GIVER,
    IN_WINDOW,
    NON_WORKERS,
    PARTNER,
    PAY_FOR_ATTACK,
    PAY_RESOURCE,
    QUESTION,
    REDUCE_HAND,
    SHOWN,
    SPACE,
    SPAWNED,
    SPLIT_POINTS,
    TAKE_RESOURCE,
    TAKE_TURN,
    TARGET,
    TURN,
    UNLOCK_ABILITY,
    WALL_OR_NOT,
    WINDOW,
)
from tablewood.games.alynthia.battle import AttackAgain, PayForAttack
from tablewood.games.alynthia.building import PayResource, WallOrNot
from tablewood.games.alynthia.cards import ChooseType, gain_faces
from tablewood.games.alynthia.dragons import ChooseBattle, battles_of
from tablewood.games.alynthia.gains import ChooseLoss, ChooseLostCard, TakeResource
from tablewood.games.alynthia.guilds import (
    ChooseGuild,
    ChooseStart,
    ChooseWall,
    DigEntrance,
    UnlockAbility,
)
from tablewood.games.alynthia.harvest import ChooseYield, ReduceHand
from tablewood.games.alynthia.marching import ChooseWay
from tablewood.games.alynthia.names import (
    AFTER_DICE,
    AFTER_ROLL,
    BEFORE_DICE,
    COMPETITIVE,
    SPAWN_DIE,
)
from tablewood.games.alynthia.phases import ActionsForAll, TakeTurn
from tablewood.games.alynthia.refusals import actions_left
from tablewood.games.alynthia.research import ChooseResearch, SplitPoints
from tablewood.games.alynthia.spaces import ChooseRefuge
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.trading import AnswerOffer, ComposeOffer
from tablewood.games.alynthia.windows import HiddenWindow, Window
from tablewood.kernel.observation import Numbers
from tablewood.kernel.step import Seat, Step


def write_question(s: Land, seat: i64, first: i64, row: Numbers) -> None:
    """Which question is asked, whom it asks, and what it is about."""
    at = row.at
    row.put_same(0, ASKED + s.seats + len(s.board.spaces))
    top = s.pending
    if top is None:
        return
    step = top.step
    if isinstance(step, ActionsForAll):
        row.count_in(at + QUESTION, ACT_TOGETHER)
        row.count_in(at + TURN, seat_code(s, step.turn, first))
        _ask_several(s, step.seats, first, at, row)
    elif isinstance(step, TakeTurn):
        row.count_in(at + QUESTION, TAKE_TURN)
        row.count_in(at + ACTIONS_LEFT, actions_left(s))
        _ask(s, step.seat, first, at, row)
    elif isinstance(step, Window):
        row.count_in(at + QUESTION, IN_WINDOW)
        if not isinstance(step, HiddenWindow) or step.seat == seat:
            _ask(s, step.seat, first, at, row)
        _write_window(s, step, first, at, row)
    elif isinstance(step, ComposeOffer):
        row.count_in(at + QUESTION, COMPOSE_OFFER)
        _ask(s, step.seat, first, at, row)
        _write_composed(s, step, seat, first, at, row)
    elif isinstance(step, AnswerOffer):
        row.count_in(at + QUESTION, ANSWER_OFFER)
        _ask_several(s, step.seats, first, at, row)
        _write_offered(s, step, seat, first, at, row)
    elif isinstance(step, ReduceHand):
        row.count_in(at + QUESTION, REDUCE_HAND)
        _ask_several(s, step.seats, first, at, row)
    else:
        _ask(s, step.seat, first, at, row)
        row.count_in(at + QUESTION, _write_smaller(s, step, first, at, row))


def _ask(s: Land, asked: Seat, first: i64, at: i64, row: Numbers) -> None:
    row.count_in(at + ASKED - 1 + seat_code(s, asked, first), 1)


def _ask_several(s: Land, asked: tuple[Seat, ...], first: i64, at: i64, row: Numbers) -> None:
    for one in asked:
        _ask(s, one, first, at, row)


def _write_smaller(s: Land, step: Step[Any], first: i64, at: i64, row: Numbers) -> i64:
    """What a question of a single seat is about; the answer is the number of the question."""
    if isinstance(step, PayForAttack):
        _write_battle(s, False, first, at, row)
        return PAY_FOR_ATTACK
    if isinstance(step, AttackAgain):
        return ATTACK_AGAIN
    if isinstance(step, ChooseResearch):
        row.count_in(at + AMOUNT, step.tiles)
        return CHOOSE_RESEARCH
    if isinstance(step, SplitPoints):
        row.count_in(at + AMOUNT, step.points)
        return SPLIT_POINTS
    if isinstance(step, PayResource):
        row.count_in(at + AMOUNT, step.cards)
        row.count_in(at + NON_WORKERS, 1 if step.non_workers else 0)
        return PAY_RESOURCE
    if isinstance(step, TakeResource):
        row.count_in(at + AMOUNT, step.cards)
        row.count_in(at + NON_WORKERS, 1 if step.non_workers else 0)
        return TAKE_RESOURCE
    if isinstance(step, ChooseType):
        row.count_in(at + AMOUNT, step.cards)
        return CHOOSE_TYPE
    if isinstance(step, ChooseLoss):
        row.count_in(at + AMOUNT, step.cards)
        return CHOOSE_LOSS
    if isinstance(step, ChooseLostCard):
        row.count_in(at + AMOUNT, step.cards)
        return CHOOSE_LOST_CARD
    if isinstance(step, ChooseWay):
        row.count_in(at + SPACE, space_code(s, step.space))
        return CHOOSE_WAY
    return _write_rest(s, step, at, row)


def _write_rest(s: Land, step: Step[Any], at: i64, row: Numbers) -> i64:
    """The same for the questions outside of the Action Phase, and for two small ones of it."""
    if isinstance(step, ChooseRefuge):
        return CHOOSE_REFUGE
    if isinstance(step, ChooseBattle):
        for space in battles_of(s, step.seat):
            row.count_in(at + ASKED + s.seats - 1 + space_code(s, space), 1)
        return CHOOSE_BATTLE
    if isinstance(step, WallOrNot):
        row.count_in(at + SPACE, space_code(s, step.space))
        return WALL_OR_NOT
    if isinstance(step, ChooseYield):
        return CHOOSE_YIELD
    if isinstance(step, ChooseGuild):
        return CHOOSE_GUILD
    if isinstance(step, ChooseStart):
        return CHOOSE_START
    if isinstance(step, UnlockAbility):
        return UNLOCK_ABILITY
    if isinstance(step, DigEntrance):
        return DIG_ENTRANCE
    if isinstance(step, ChooseWall):
        return CHOOSE_WALL
    raise NotImplementedError(step.prompt)


def _write_window(s: Land, step: Window, first: i64, at: i64, row: Numbers) -> None:
    """AL-225 to AL-227: the window, and the dice that may be rolled again."""
    window = step.window
    row.count_in(at + WINDOW, window)
    if window in (BEFORE_DICE, AFTER_DICE):
        _write_battle(s, window == AFTER_DICE, first, at, row)
    elif window == AFTER_ROLL:
        _write_die(s, step.die, at, row)


def _write_die(s: Land, die: int, at: i64, row: Numbers) -> None:
    """AL-226: what the die on the table shows."""
    if die == SPAWN_DIE:
        row.count_in(at + DIE, 1)
        row.count_in(at + SPAWNED, s.parts.spawn_die[s.rolled])
        return
    row.count_in(at + DIE, 2)
    face = gain_faces(s, die)[s.rolled]
    for verb in range(0, len(face), 2):
        row.count_in(at + SHOWN + face[verb], face[verb + 1])


def _write_battle(s: Land, rolled: bool, first: i64, at: i64, row: Numbers) -> None:
    """AL-192, AL-204, AL-232: the battle on the table."""
    row.count_in(at + BATTLE_SPACE, space_code(s, s.battle_space))
    row.count_in(at + ATTACKER, seat_code(s, s.attacker, first))
    row.count_in(at + DEFENDER, seat_code(s, s.defender, first))
    row.count_in(at + TARGET, s.target + 1)
    if rolled:
        row.count_in(at + ATTACK_DIE, s.attack_die)
        row.count_in(at + DEFENSE_DIE, s.defense_die)
    row.count_in(at + ATTACK_BONUS, s.attack_bonus)
    row.count_in(at + DEFENSE_BONUS, s.defense_bonus)


def _write_composed(
    s: Land, step: ComposeOffer, seat: i64, first: i64, at: i64, row: Numbers
) -> None:
    """AL-140, AL-272: an offer that is not yet made; rivals see only for whom it is."""
    row.count_in(at + GIVER, seat_code(s, step.seat, first))
    row.count_in(at + PARTNER, seat_code(s, step.partner, first))
    if s.mode == COMPETITIVE and seat != step.seat:
        _hide_things(at, row)
        return
    _write_things(step.given, at + GIVEN, at + GIVEN_CARDS, row)
    _write_things(step.asked_for, at + ASKED_FOR, at + ASKED_CARDS, row)


def _write_offered(
    s: Land, step: AnswerOffer, seat: i64, first: i64, at: i64, row: Numbers
) -> None:
    """AL-140, AL-272: an offer that waits for its answer; rivals see how many cards would change hands."""
    row.count_in(at + GIVER, seat_code(s, step.giver, first))
    row.count_in(at + PARTNER, seat_code(s, step.partner, first))
    if s.mode == COMPETITIVE and seat not in (step.giver, step.partner):
        row.count_in(at + GIVEN_CARDS, sum(step.given))
        row.count_in(at + ASKED_CARDS, sum(step.asked_for))
        _hide_things(at, row)
        return
    _write_things(step.given, at + GIVEN, at + GIVEN_CARDS, row)
    _write_things(step.asked_for, at + ASKED_FOR, at + ASKED_CARDS, row)


def _hide_things(at: i64, row: Numbers) -> None:
    for place in range(at + GIVEN, at + ASKED):
        row.count_in(place, UNSEEN)


def _write_things(things: tuple[int, ...], at: i64, sum_at: i64, row: Numbers) -> None:
    for count in things:
        row.count_in(at, count)
        row.count_in(sum_at, count)
        at += 1

"""Battles: paying, the two windows, the dice, the comparison (AL-91, AL-187 to AL-204, AL-225, AL-249)."""

from typing import ClassVar

from mypy_extensions import i64

from tablewood.games.alynthia.aftermath import attack_lost, attack_won, defense_lost, defense_won
from tablewood.games.alynthia.cards import roll_battle_die
from tablewood.games.alynthia.names import (
    AFTER_DICE,
    BEFORE_DICE,
    DRAGONS,
    DRAGONS_TARGET,
    FOR_ATTACK,
    FOREST,
    NEST_TARGET,
    NOTHING,
    Space,
)
from tablewood.games.alynthia.order import MustFinish
from tablewood.games.alynthia.pieces import (
    first_piece,
    has_wall,
    kind_of,
    owner_of,
    place_of,
    target_on,
)
from tablewood.games.alynthia.purse import pay_resource, spend_focus, spend_renown
from tablewood.games.alynthia.refusals import actions_left, why_not_attack_here
from tablewood.games.alynthia.spaces import go_back, may_stay
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import WORKER
from tablewood.games.alynthia.windows import OpenWindow
from tablewood.kernel.log import TABLE
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Rule, Seat, SeatRule


def attack_here(s: Land, seat: Seat) -> None:
    """AL-190: attack what shares the character's space."""
    _declare(s, seat, s.at[seat])
    _begin(s, seat)


def attack_on_arrival(s: Land, seat: Seat) -> None:
    """AL-125, AL-274: attack what is on the space that the character has come onto for this."""
    _declare(s, seat, s.at[seat])
    s.entered = True
    _begin(s, seat)


def attack_from_afar(s: Land, seat: Seat, space: Space) -> None:
    """AL-230: attack what is on another space, with a card."""
    _declare(s, seat, space)
    s.ranged = True
    _begin(s, seat)


def _declare(s: Land, seat: Seat, space: Space) -> None:
    """AL-189, AL-192: what is attacked, by whom and where."""
    target = target_on(s, seat, space)
    s.attacker = seat
    s.battle_space = space
    s.ranged = False
    s.entered = False
    s.target = kind_of(target)
    s.target_slot = place_of(target)
    s.defender = DRAGONS if s.target in (NEST_TARGET, DRAGONS_TARGET) else owner_of(target)
    s.attack_die = 0
    s.defense_die = 0
    s.tell(s.events.battle_began, seat, space, s.target, s.defender)


def _begin(s: Land, seat: Seat) -> None:
    """AL-187, AL-188: pay the focus, then a worker or renown; the battle follows."""
    spend_focus(s, seat, s.parts.attack_focus)
    with_worker = why_not_pay_worker(s, seat) == ALLOWED
    s.then(the_battle(s, seat))
    if with_worker and why_not_pay_renown(s, seat) == ALLOWED:
        s.then_one(PayForAttack(seat))
    elif with_worker:
        pay_resource(s, seat, WORKER, s.parts.attack_workers)
    else:
        spend_renown(s, seat, s.parts.attack_renown, FOR_ATTACK)


def the_battle(
    s: Land, starter: Seat
) -> tuple[OpenWindow, "RollDice", OpenWindow, "CompareStrengths"]:
    """AL-204, AL-225: cards, dice, cards again, and the comparison."""
    return (
        OpenWindow(BEFORE_DICE, starter, s.seats),
        RollDice(),
        OpenWindow(AFTER_DICE, starter, s.seats),
        CompareStrengths(),
    )


def why_not_pay_worker(s: Land, seat: Seat) -> Clause:
    """AL-58, AL-187: a worker in hand, and the renown that the nest costs."""
    if s.workers(seat) < s.parts.attack_workers:
        return 187
    return ALLOWED if s.purse(seat) >= _needed(s) else 58


def why_not_pay_renown(s: Land, seat: Seat) -> Clause:
    """AL-58, AL-187: the renown of the attack, beside what the nest costs."""
    if s.purse(seat) < s.parts.attack_renown:
        return 187
    return ALLOWED if s.purse(seat) >= _needed(s) + s.parts.attack_renown else 58


def _needed(s: Land) -> i64:
    return s.next_nest_cost() if s.target == NEST_TARGET else 0


class PayForAttack(MustFinish):
    """AL-187, AL-188: one worker, which then does not count, or two renown."""

    prompt: ClassVar[str] = "pay-for-attack"
    clause: ClassVar[int] = 187
    takes: ClassVar[tuple[str, ...]] = ("pay-worker", "pay-renown")

    def list_legal(self, s: Land, moves: MoveList) -> None:
        moves.add_word(s.moves.pay_worker)
        moves.add_word(s.moves.pay_renown)

    def objection(self, s: Land, answer: Answer) -> Clause:
        if answer.verb is s.moves.pay_worker:
            return why_not_pay_worker(s, self.seat)
        return why_not_pay_renown(s, self.seat)

    def carry_out(self, s: Land, answer: Answer) -> None:
        if answer.verb is s.moves.pay_worker:
            pay_resource(s, self.seat, WORKER, s.parts.attack_workers)
        else:
            spend_renown(s, self.seat, s.parts.attack_renown, FOR_ATTACK)


def dragons_attack(s: Land, space: Space) -> None:
    """AL-89, AL-91, AL-95: all dragons of the space together against the first piece on it."""
    piece = first_piece(s, DRAGONS, space)
    s.attacker = DRAGONS
    s.defender = owner_of(piece)
    s.battle_space = space
    s.target = kind_of(piece)
    s.target_slot = place_of(piece)
    s.ranged = False
    s.entered = False
    s.attack_die = 0
    s.defense_die = 0
    s.tell(s.events.dragons_came, s.defender, space, s.dragons[space], s.target)
    s.then(the_battle(s, s.defender))


class RollDice(Rule[Land]):
    """AL-204: both dice at the same time."""

    def run(self, s: Land) -> None:
        s.attack_die = roll_battle_die(s, s.attacker)
        s.defense_die = roll_battle_die(s, s.defender)
        s.tell(s.events.battle_rolled, TABLE, s.attack_die, s.defense_die)


def begin_strengths(s: Land) -> None:
    """AL-232: what cards add lasts for one battle only."""
    s.attack_bonus = 0
    s.defense_bonus = 0


def attacking_strength(s: Land) -> i64:
    """AL-91, AL-197 to AL-199: of the attacker."""
    base = s.attack_die + s.attack_bonus
    if s.attacker == DRAGONS:
        return base + s.dragons[s.battle_space] * s.dragon_strength()
    return base + s.attack_strength(s.attacker) + s.workers(s.attacker)


def defending_strength(s: Land) -> i64:
    """AL-197 to AL-199, AL-243: of the defender; a wall helps its owner, whichever piece defends."""
    base = s.defense_die + s.defense_bonus
    if s.defender == DRAGONS:
        one = s.nest_strength() if s.target == NEST_TARGET else s.dragon_strength()
        return base + s.dragons[s.battle_space] * one
    base += s.defense_strength(s.defender) + s.workers(s.defender)
    if s.guild[s.defender] == FOREST and has_wall(s, s.battle_space):
        base += s.parts.wall_defense
    return base


class CompareStrengths(Rule[Land]):
    """AL-96, AL-203: the higher strength wins; the defender wins ties."""

    def run(self, s: Land) -> None:
        attacking = attacking_strength(s)
        defending = defending_strength(s)
        begin_strengths(s)
        s.tell(s.events.battle_compared, TABLE, attacking, defending)
        won = attacking > defending
        if s.attacker == DRAGONS:
            if won:
                defense_lost(s)
            else:
                defense_won(s)
        elif won:
            s.then_one(StayOrGo(s.attacker))
            attack_won(s)
        else:
            attack_lost(s)
        s.target = NOTHING


class StayOrGo(SeatRule[Land]):
    """AL-274: a character that came to attack and still finds another one there attacks it, or goes back."""

    def run(self, s: Land) -> None:
        if s.ranged or not s.entered or may_stay(s, self.player):
            return
        if why_not_attack_here(s, self.player, actions_left(s)) == ALLOWED:
            s.then_one(AttackAgain(self.player))
        else:
            go_back(s, self.player)


class AttackAgain(MustFinish):
    """AL-274: attack the other character that stands here, as the very next action, or go back."""

    prompt: ClassVar[str] = "attack-again"
    clause: ClassVar[int] = 274
    takes: ClassVar[tuple[str, ...]] = ("go-back", "attack")

    def list_legal(self, s: Land, moves: MoveList) -> None:
        moves.add_word(s.moves.go_back)
        moves.add_word(s.moves.attack)

    def objection(self, s: Land, answer: Answer) -> Clause:
        return ALLOWED

    def carry_out(self, s: Land, answer: Answer) -> None:
        if answer.verb is s.moves.go_back:
            go_back(s, self.seat)
        else:
            s.actions += 1
            attack_on_arrival(s, self.seat)

"""What follows a battle (AL-97, AL-98, AL-205 to AL-219, AL-274)."""

from typing import Any, Final

from mypy_extensions import i64

from tablewood.games.alynthia.gains import RollAgainst, carry_out
from tablewood.games.alynthia.names import (
    ADVANCED,
    BATTLES,
    CHARACTER_TARGET,
    COMPETITIVE,
    DEFEATED_NEST,
    DRAGONS,
    DRAGONS_TARGET,
    FIELD,
    FOR_NEST,
    NEST_TARGET,
    OUTPOST_TARGET,
    RESEARCHED,
    UPGRADE_TARGET,
    WALL_TARGET,
    WON,
)
from tablewood.games.alynthia.pieces import destroy_outpost, destroy_upgrade, remove_wall
from tablewood.games.alynthia.purse import earn, spend_renown
from tablewood.games.alynthia.spaces import Retreats, go_back, may_stay
from tablewood.games.alynthia.state import Land
from tablewood.kernel.log import TABLE
from tablewood.kernel.step import Rule, Seat, Step
from tablewood.kernel.vectors import plus, put


def attack_won(s: Land) -> None:
    """AL-205 to AL-212, AL-219: outcome, removal or retreat, nest cost, rewards, and the fortune die last."""
    if s.target == NEST_TARGET:
        beat_nest(s, s.attacker)
    elif s.target == DRAGONS_TARGET:
        beat_dragons(s, s.attacker)
    else:
        beat_piece(s, s.attacker)
    if s.outcome == WON:
        s.pending = None


def attack_lost(s: Land) -> None:
    """AL-214, AL-216: only the cost is lost; the character goes back if it may not stay."""
    s.tell(s.events.attack_failed, s.attacker, s.battle_space)
    if not s.ranged and not may_stay(s, s.attacker):
        go_back(s, s.attacker)


def defense_won(s: Land) -> None:
    """AL-97: the dragons are defeated."""
    beat_dragons(s, s.defender)


def defense_lost(s: Land) -> None:
    """AL-98, AL-217: the first piece is defeated, and the dragons stay."""
    s.then(_removal(s, DRAGONS))


# Dragons and nests


def beat_dragons(s: Land, seat: Seat) -> None:
    """AL-65, AL-205, AL-248: all tokens of the space return to the supply or are captured; renown for each."""
    dragons = s.dragons[s.battle_space]
    s.dragons[s.battle_space] = 0
    s.tell(s.events.dragons_beaten, seat, s.battle_space, dragons)
    if s.has_ability(seat, FIELD, ADVANCED):
        s.captured = plus(s.captured, seat, dragons)
        s.tell(s.events.captured, seat, dragons)
    else:
        s.token_supply += dragons
    earn(s, seat, BATTLES, dragons * s.side.per_dragon)
    if seat == s.attacker:
        reward_attack(s, seat)


def beat_nest(s: Land, seat: Seat) -> None:
    """AL-59, AL-65, AL-206, AL-207: the team pays, the nest is flipped, its dragons vanish, and it is rewarded."""
    cost = s.next_nest_cost()
    s.nest = put(s.nest, s.battle_space, DEFEATED_NEST)
    s.dragons[s.battle_space] = 0
    s.nests_beaten += 1
    s.beaten_this_round += 1
    s.tell(s.events.nest_beaten, seat, s.battle_space)
    if cost > 0:
        spend_renown(s, seat, cost, FOR_NEST)
    carry_out(s, seat, s.side.nest_reward, BATTLES)
    reward_attack(s, seat)
    if s.nests_beaten == len(s.nests) and s.mode != COMPETITIVE and not s.harder:
        # AL-46: nothing can undo the win.
        s.outcome = WON
        s.tell(s.events.won, TABLE)


def reward_attack(s: Land, seat: Seat) -> None:
    """AL-180, AL-181: Conquest 3 pays for each attack won."""
    tile = s.parts.attack_tile
    if s.has_tile(seat, tile):
        earn(s, seat, RESEARCHED, s.parts.research_amount[tile])


# Pieces of players


def beat_piece(s: Land, seat: Seat) -> None:
    """AL-208 to AL-213: the piece goes, the winner is rewarded, the fortune die is rolled against its owner."""
    s.then(_removal(s, seat))


def _removal(s: Land, winner: Seat) -> tuple[Step[Any], ...]:
    """AL-208 to AL-211, AL-217, AL-219: what becomes of the defeated piece; no die is rolled for a wall."""
    s.tell(s.events.piece_beaten, s.defender, s.battle_space, s.target)
    if s.target == WALL_TARGET:
        remove_wall(s, s.battle_space)
        return (RewardWinner(winner, 0),)
    reward = RewardWinner(winner, s.parts.piece_renown)
    if s.target == CHARACTER_TARGET:
        return (Retreats(s.defender), reward, RollAgainst(s.defender, winner))
    if s.target == UPGRADE_TARGET:
        destroy_upgrade(s, s.target_slot)
    elif s.target == OUTPOST_TARGET:
        destroy_outpost(s, s.target_slot)
    return (reward, RollAgainst(s.defender, winner))


class RewardWinner(Rule[Land]):
    """AL-181, AL-212: renown for a player who beat another player's piece, and Conquest 3; dragons get nothing."""

    def __init__(self, winner: Seat, renown: i64) -> None:
        super().__init__()
        self.winner: Final = winner
        self.renown: Final = renown

    def run(self, s: Land) -> None:
        if self.winner != DRAGONS:
            earn(s, self.winner, BATTLES, self.renown)
            reward_attack(s, self.winner)

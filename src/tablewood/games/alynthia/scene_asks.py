"""Where a scene of Alynthia begins, and what must be told for that (see `scene`).

Every function answers with the question and what belongs to it; the rest of the phase lies below.
"""

from collections.abc import Callable
from typing import Any, Final

from tablewood.games.alynthia.battle import PayForAttack, StayOrGo, the_battle
from tablewood.games.alynthia.building import PayOfChoice, RaiseOutpost, TakeWorker, WallOrNot
from tablewood.games.alynthia.cards import TakeAlike
from tablewood.games.alynthia.dragons import FightDragons, SpawnFrom, Swarm
from tablewood.games.alynthia.gains import (
    LoseCard,
    LoseResources,
    TakeFortune,
    TakeLabor,
    TakeResources,
)
from tablewood.games.alynthia.guilds import (
    ChooseStart,
    DigEntrance,
    GuildPhase,
    PlaceGuilds,
    RaiseWalls,
    UnlockAbility,
)
from tablewood.games.alynthia.harvest import ChooseYield, Harvest, ResolveHandLimits
from tablewood.games.alynthia.marching import ChooseWay, halfway
from tablewood.games.alynthia.names import (
    AFTER_ROLL,
    BASIC_1,
    BASIC_2,
    CARD_KINDS,
    DRAGON,
    DRAGONS,
    FORTUNE_DIE,
    GUILDS,
    LABOR_DIE,
    NO_SPACE,
    NOTHING,
    STRONGHOLD,
)
from tablewood.games.alynthia.pieces import (
    has_wall,
    kind_of,
    outposts_of,
    owner_of,
    place_of,
    target_on,
)
from tablewood.games.alynthia.research import SplitPoints, SplitStrongholdPoints, UnlockResearch
from tablewood.games.alynthia.spaces import Retreats
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.trading import AnswerOffer, ComposeOffer
from tablewood.games.alynthia.turn import PlayRound, a_round, the_harvest_phase
from tablewood.games.alynthia.vocabulary import RESOURCES, VERBS
from tablewood.games.alynthia.windows import OpenWindow
from tablewood.kernel.number_sets import set_of
from tablewood.kernel.step import Step
from tablewood.kernel.tables import Table

Steps = tuple[Step[Any], ...]
Begin = Callable[[Land, int, Table], Steps]


def space_of(s: Land, table: Table, key: str) -> int:
    """The space named under a key."""
    name = table.text(key)
    space = s.parts.spaces.number(name)
    if space < 0 or s.terrain[space] == NO_SPACE:
        table.fail(key, f'no space "{name}" on this map')
    return space


def _player(s: Land, about: Table, key: str) -> int:
    names = s.game.seat_names(s.seats)
    return names.index(about.choice(key, names))


# Setup and the Guild Phase


def _choose_start(s: Land, seat: int, about: Table) -> Steps:
    """AL-37: the first player to choose has a guild."""
    guild = GUILDS.index(about.choice("guild", GUILDS))
    s.guild[seat] = guild
    if not s.advanced:
        s.unlocked[seat] = set_of([BASIC_1, BASIC_2])
    return (ChooseStart(seat), PlaceGuilds(seat, 1), PlayRound())


def _guild_phase(s: Land, seat: int, question: Step[Any]) -> Steps:
    """AL-67: those who come before have unlocked an ability, or none."""
    return (question, GuildPhase((seat - s.first) % s.seats + 1), *a_round()[1:])


def _unlock_ability(s: Land, seat: int, about: Table) -> Steps:
    if not s.advanced:
        about.fail("", "abilities are unlocked in advanced mode only (AL-68)")
    return _guild_phase(s, seat, UnlockAbility(seat))


def _dig_entrance(s: Land, seat: int, about: Table) -> Steps:
    """AL-236: the scene says which entrances are dug already."""
    if len(s.entrances) >= s.parts.entrances:
        about.fail("", f"there are only {s.parts.entrances} entrances (AL-236)")
    return _guild_phase(s, seat, DigEntrance(seat))


def _choose_wall(s: Land, seat: int, about: Table) -> Steps:
    return _guild_phase(s, seat, RaiseWalls(seat))


# The Dragon Phase


def _window(s: Land, seat: int, about: Table) -> Steps:
    """AL-225 to AL-227: in the Dragon Phase before the spawning, in a battle, or after a roll of fortune or labor."""
    window = about.choice("window", ["dragon", "battle", "battle_after_dice", "after_roll"])
    if window == "dragon":
        opened = OpenWindow(DRAGON, seat, s.seats)
        after = OpenWindow(DRAGON, s.first, s.seats)
        return (opened, SpawnFrom(0), Swarm(), after, FightDragons())
    if window == "after_roll":
        return _rolled(s, seat, about)
    _declare(s, seat, about)
    steps = the_battle(s, seat)
    if window == "battle":
        return steps
    dice = about.numbers("dice", at_least=1)
    if len(dice) != 2:
        about.fail("dice", "the attacker's die and the defender's")
    s.attack_die, s.defense_die = dice
    return steps[2:]


def _rolled(s: Land, seat: int, about: Table) -> Steps:
    die = about.choice("die", ["fortune", "labor"])
    faces = s.parts.fortune_die if die == "fortune" else s.parts.labor_die
    s.rolled = about.number("face", at_least=1, at_most=len(faces)) - 1
    number = FORTUNE_DIE if die == "fortune" else LABOR_DIE
    take: Step[Any] = TakeFortune(seat) if die == "fortune" else TakeLabor(seat)
    return (OpenWindow(AFTER_ROLL, seat, s.seats, number), take)


# Battles


def _declare(s: Land, seat: int, about: Table) -> None:
    """AL-192: the target of an attack that is paid for, or about to be."""
    space = space_of(s, about, "attack")
    target = target_on(s, seat, space)
    if target < 0:
        about.fail("attack", "there is nothing to attack (AL-189)")
    s.attacker = seat
    s.battle_space = space
    s.ranged = about.flag("ranged", False)
    s.entered = about.flag("entered", s.at[seat] == space)
    s.target = kind_of(target)
    s.target_slot = place_of(target)
    s.defender = DRAGONS if s.target <= 1 else owner_of(target)


def _pay_for_attack(s: Land, seat: int, about: Table) -> Steps:
    _declare(s, seat, about)
    return (PayForAttack(seat), *the_battle(s, seat))


def _attack_again(s: Land, seat: int, about: Table) -> Steps:
    """AL-274: the character came to attack and has won, but another one still stands on its space."""
    s.entered = True
    return (StayOrGo(seat),)


def _choose_refuge(s: Land, seat: int, about: Table) -> Steps:
    return (Retreats(seat),)


def _choose_way(s: Land, seat: int, about: Table) -> Steps:
    """AL-231: March has been played, for an attack on this space."""
    space = space_of(s, about, "attack")
    if len(halfway(s, seat, s.at[seat], space)) < 2:
        about.fail("attack", "there are no two ways to this space (AL-231)")
    return (ChooseWay(seat, space),)


def _choose_loss(s: Land, seat: int, about: Table) -> Steps:
    """AL-213: how many resources go to the winner, or to the supply."""
    winner = _player(s, about, "winner") if about.has("winner") else DRAGONS
    return (LoseResources(seat, winner, about.number("cards", 1, at_least=1)),)


def _choose_lost_card(s: Land, seat: int, about: Table) -> Steps:
    return (LoseCard(seat, NOTHING, about.number("cards", 1, at_least=1)),)


# Paying and taking


def _pay_resource(s: Land, seat: int, about: Table) -> Steps:
    """AL-113, AL-136, AL-143: how many are still to be paid for a worker, or for the next outpost."""
    if about.choice("purpose", ["recruit", "outpost"]) == "recruit":
        cards = about.number("cards", s.parts.recruit_cost, at_least=1)
        return (PayOfChoice(seat, cards, non_workers=False), TakeWorker(seat))
    usual = s.parts.outpost_resources[outposts_of(s, seat)]
    cards = about.number("cards", usual, at_least=1, at_most=max(1, usual))
    return (PayOfChoice(seat, cards, non_workers=True), RaiseOutpost(seat))


def _take_resource(s: Land, seat: int, about: Table) -> Steps:
    cards = about.number("cards", 1, at_least=1)
    return (TakeResources(seat, cards, not about.flag("workers", True)),)


def _choose_type(s: Land, seat: int, about: Table) -> Steps:
    return (TakeAlike(seat, about.number("cards", 2, at_least=1)),)


def _choose_research(s: Land, seat: int, about: Table) -> Steps:
    return (UnlockResearch(seat, about.number("tiles", 1, at_least=1)),)


def _split_points(s: Land, seat: int, about: Table) -> Steps:
    """AL-159, AL-235: points of a stronghold, or of a guild ability."""
    if not about.has("outpost"):
        return (SplitPoints(seat, about.number("points", at_least=1), NOTHING),)
    space = space_of(s, about, "outpost")
    places = range(s.first_place(seat), s.first_place(seat + 1))
    found = [at for at in places if s.outposts[at] == space and s.upgrades[at] == STRONGHOLD]
    if not found:
        about.fail("outpost", "name the space of a stronghold of the player")
    return (SplitStrongholdPoints(seat, s.parts.upgrade_amount[STRONGHOLD], found[0]),)


def _wall_or_not(s: Land, seat: int, about: Table) -> Steps:
    space = space_of(s, about, "outpost")
    if space not in s.outpost_spaces(seat) or has_wall(s, space):
        about.fail("outpost", "name the space of an outpost of the player without a wall")
    return (WallOrNot(seat, space),)


# Trading


def _compose_offer(s: Land, seat: int, about: Table) -> Steps:
    partner = _partner(s, seat, about)
    return (ComposeOffer(seat, partner, _things(about, "give"), _things(about, "ask")),)


def _answer_offer(s: Land, seat: int, about: Table) -> Steps:
    partner = _partner(s, seat, about)
    given, asked_for = _things(about, "give"), _things(about, "ask")
    return (AnswerOffer(seat, partner, given, asked_for, partner),)


def _partner(s: Land, seat: int, about: Table) -> int:
    partner = _player(s, about, "to")
    if partner == seat:
        about.fail("to", "nobody trades with themselves (AL-139)")
    return partner


def _things(about: Table, key: str) -> tuple[int, ...]:
    names = [*VERBS[:RESOURCES], *CARD_KINDS]
    counts = about.counts(key, allowed=names, default={})
    return tuple([counts.get(name, 0) for name in names])


# The Harvest Phase


def _choose_yield(s: Land, seat: int, about: Table) -> Steps:
    """AL-239: those who come before have harvested."""
    if s.parts.tunnel not in s.outpost_spaces(seat):
        about.fail("", "the player has no outpost in the tunnel (AL-239)")
    place = (seat - s.first) % s.seats
    return (ChooseYield(seat), Harvest(place + 1), *the_harvest_phase()[1:])


def _reduce_hand(s: Land, seat: int, about: Table) -> Steps:
    return (ResolveHandLimits(), *the_harvest_phase()[2:])


IN_SETUP: Final[dict[str, Begin]] = {"choose-start": _choose_start}
IN_GUILD_PHASE: Final[dict[str, Begin]] = {
    "unlock-ability": _unlock_ability,
    "dig-entrance": _dig_entrance,
    "choose-wall": _choose_wall,
}
IN_HARVEST: Final[dict[str, Begin]] = {"choose-yield": _choose_yield, "reduce-hand": _reduce_hand}
IN_ACTION_PHASE: Final[dict[str, Begin]] = {
    "window": _window,
    "pay-for-attack": _pay_for_attack,
    "attack-again": _attack_again,
    "choose-refuge": _choose_refuge,
    "choose-way": _choose_way,
    "choose-loss": _choose_loss,
    "choose-lost-card": _choose_lost_card,
    "pay-resource": _pay_resource,
    "take-resource": _take_resource,
    "choose-type": _choose_type,
    "choose-research": _choose_research,
    "split-points": _split_points,
    "wall-or-not": _wall_or_not,
    "compose-offer": _compose_offer,
    "answer-offer": _answer_offer,
}
"""By prompt and by phase; the phase itself begins with the other prompts."""

SAME: Final = {
    "choose-guild": "setup",
    "choose-battle": "battles",
    "act-together": "act",
    "take-turn": "act",
}
"""Prompts with which a phase begins."""

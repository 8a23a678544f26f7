"""Why a move is refused, in the facts of the position: what players read before the clause.

A clause may also be named because its question is asked now and something else was said; then it says all there is to
say, and the functions answer None.
"""

from __future__ import annotations

from tablewood.games.alynthia import explain_building as building
from tablewood.games.alynthia import explain_cards as cards
from tablewood.games.alynthia import explain_moving as moving
from tablewood.games.alynthia.building import WallOrNot
from tablewood.games.alynthia.explain_things import off_the_map, the_guild, the_space
from tablewood.games.alynthia.gains import ChooseLoss, ChooseLostCard
from tablewood.games.alynthia.guilds import (
    ChooseGuild,
    ChooseStart,
    ChooseWall,
    DigEntrance,
    UnlockAbility,
)
from tablewood.games.alynthia.names import DRAGON_SPACE, NOTHING
from tablewood.games.alynthia.pieces import outpost_at, seat_of
from tablewood.games.alynthia.research import SplitPoints
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.trading import (
    AnswerOffer,
    ComposeOffer,
    cards_of,
    held,
)
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.kernel.explain import Explain, Explanation, Refused, because, player, several, thing
from tablewood.kernel.vectors import place_of

# Setup and guilds


def guild_taken(refused: Refused) -> Explanation | None:
    """AL-30: somebody leads the guild."""
    s: Land = refused.s
    if refused.verb != "guild" or not isinstance(refused.step, ChooseGuild):
        return None
    owner = seat_of(s, refused.names["guild"])
    return because("guild-taken", guild=refused.things["guild"], owner=player(owner))


def cannot_start(refused: Refused) -> Explanation | None:
    """AL-37: no space for the guild, or one of another kind."""
    s: Land = refused.s
    if refused.verb == "guild" and isinstance(refused.step, ChooseGuild):
        return because("no-start-for-guild", guild=refused.things["guild"])
    if refused.verb != "start" or not isinstance(refused.step, ChooseStart):
        return None
    missing = off_the_map(s, refused.seat, refused.names["space"])
    if missing is not None:
        return missing
    guild = s.guild[refused.seat]
    wanted = thing(s.parts.resources, s.parts.guild_start[guild])
    return because("starts-elsewhere", guild=the_guild(guild), wanted=wanted)


def start_occupied(refused: Refused) -> Explanation:
    """AL-38: a dragon space, or a character on it."""
    s: Land = refused.s
    space = refused.names["space"]
    if s.terrain[space] == DRAGON_SPACE:
        return because("dragon-space", space=refused.things["space"])
    owner = place_of(s.at, space)
    return because("starts-there", space=refused.things["space"], owner=player(owner))


def too_many_points(refused: Refused) -> Explanation | None:
    """AL-159, AL-235: more points than there are to share."""
    step = refused.step
    if refused.verb != "split" or not isinstance(step, SplitPoints):
        return None
    return because("too-many-points", points=step.points)


def no_guild_phase(refused: Refused) -> Explanation:
    """AL-67: basic guild mode has none."""
    return because("no-guild-phase")


def ability_locked_or_not(refused: Refused) -> Explanation | None:
    """AL-68: unlocked already, or not yet."""
    if isinstance(refused.step, UnlockAbility):
        return because("unlocked-already") if refused.verb == "unlock" else None
    return because("ability-locked") if refused.verb == "use" else None


def no_open_space(refused: Refused) -> Explanation:
    """AL-69: the advanced ability takes two spaces of the guild track."""
    return because("two-guild-spaces", left=refused.s.parts.guild_track - refused.s.round)


def no_entrance(refused: Refused) -> Explanation | None:
    """AL-236: not a space of the map, or one with an entrance."""
    s: Land = refused.s
    if refused.verb != "entrance" or not isinstance(refused.step, DigEntrance):
        return None
    space = refused.names["space"]
    if space == s.parts.tunnel or not s.board.has_space(space):
        return because("no-such-space", space=refused.things["space"])
    return because("entrance-there", space=refused.things["space"])


def no_wall_there(refused: Refused) -> Explanation | None:
    """AL-242: not on an outpost of one's own without a wall, or not on the new one."""
    s: Land = refused.s
    step = refused.step
    if refused.verb != "wall":
        return None
    if isinstance(step, WallOrNot):
        return because("only-the-new-outpost", space=the_space(s, step.space))
    if not isinstance(step, ChooseWall):
        return None
    if outpost_at(s, refused.seat, refused.names["space"]) == NOTHING:
        return because("no-outpost-there", space=refused.things["space"])
    return because("walled-already", space=refused.things["space"])


# Losing


def not_to_lose(refused: Refused) -> Explanation | None:
    """AL-213: what the die does not take, or what one does not have."""
    if refused.verb != "lose":
        return None
    is_card = refused.names["thing"] >= RESOURCES
    if isinstance(refused.step, ChooseLostCard) and not is_card:
        return because("loses-a-card")
    if isinstance(refused.step, ChooseLoss) and (is_card or refused.things["thing"][1] == "worker"):
        return because("loses-a-resource")
    if not isinstance(refused.step, ChooseLoss | ChooseLostCard):
        return None
    return because("no-thing", thing=refused.things["thing"])


# Trading


def cannot_offer(refused: Refused) -> Explanation | None:
    """AL-139: nobody to trade with, no Politics 1, or on another space."""
    s: Land = refused.s
    if refused.verb != "offer":
        return None
    partner = refused.names["partner"]
    if partner == refused.seat:
        return because("not-with-yourself")
    if partner >= s.seats:
        return because("not-at-the-table", partner=refused.things["partner"])
    if not s.shares(refused.seat):
        return because("no-politics")
    return because("not-on-your-space", owner=player(partner))


def offers_made(refused: Refused) -> Explanation:
    """AL-271: as many offers as a phase allows."""
    return because("offers-made", offers=refused.s.parts.trades)


def no_such_offer(refused: Refused) -> Explanation | None:
    """AL-272: what cannot be given, asked or answered."""
    if isinstance(refused.step, ComposeOffer):
        return _not_in_the_offer(refused, refused.step)
    if isinstance(refused.step, AnswerOffer):
        return _not_an_answer(refused, refused.step)
    return because("nothing-to-trade") if refused.verb == "offer" else because("no-offer")


def _not_in_the_offer(refused: Refused, step: ComposeOffer) -> Explanation | None:
    s: Land = refused.s
    if refused.verb == "give":
        count = held(s, refused.seat, refused.names["thing"])
        return because("nothing-more-to-give", thing=refused.things["thing"], count=count)
    if refused.verb == "ask":
        return because("asks-for-all", owner=player(step.partner), cards=cards_of(s, step.partner))
    return because("empty-offer") if refused.verb == "propose" else None


def _not_an_answer(refused: Refused, step: AnswerOffer) -> Explanation | None:
    s: Land = refused.s
    if refused.seat == step.giver:
        answers = refused.verb in ("accept", "refuse")
        return because("your-own-offer", owner=player(step.partner)) if answers else None
    if refused.verb == "withdraw":
        return because("offer-of-another", owner=player(step.giver))
    if refused.verb != "accept":
        return None
    missing = [max(0, count - held(s, refused.seat, at)) for at, count in enumerate(step.asked_for)]
    return because("cannot-give", missing=several(s.parts.things, missing))


EXPLANATIONS: dict[int, Explain] = {
    14: moving.no_such_space,
    30: guild_taken,
    35: building.basic_mode,
    37: cannot_start,
    38: start_occupied,
    52: moving.only_fellows,
    58: moving.nest_too_dear,
    67: no_guild_phase,
    68: ability_locked_or_not,
    69: no_open_space,
    94: moving.no_battle_there,
    102: moving.unfinished_action,
    106: moving.say_done,
    107: moving.not_done,
    108: moving.no_action_left,
    110: moving.pass_or_end,
    113: building.cannot_pay,
    121: moving.cannot_step,
    122: moving.barred,
    125: moving.entered_only_to_attack,
    126: moving.barred,
    128: moving.barred,
    129: moving.cannot_pay_for_attack,
    130: moving.two_actions,
    131: moving.barred,
    134: building.no_workers_here,
    136: building.cannot_recruit,
    138: building.deck_empty,
    139: cannot_offer,
    144: building.outpost_too_dear,
    146: building.no_place_for_outpost,
    147: building.all_outposts_built,
    152: building.upgraded_already,
    153: building.upgrade_sold_out,
    154: building.no_outpost_here,
    155: building.upgrade_too_dear,
    156: building.no_such_upgrade,
    159: too_many_points,
    165: cards.not_recurring,
    166: cards.used_this_round,
    170: cards.not_researched,
    183: building.not_in_market,
    184: building.card_too_dear,
    186: building.no_card_left,
    187: moving.cannot_pay_for_attack,
    189: moving.nothing_to_attack,
    213: not_to_lose,
    215: moving.no_refuge,
    222: cards.no_such_card,
    224: cards.not_in_this_window,
    225: cards.not_in_this_window,
    226: cards.not_in_this_window,
    227: cards.not_in_this_window,
    228: cards.not_in_this_window,
    230: cards.cannot_attack_from_afar,
    231: moving.cannot_march,
    233: building.gather_needs_outpost,
    235: too_many_points,
    236: no_entrance,
    237: moving.no_such_space,
    239: building.no_workers_here,
    242: no_wall_there,
    248: building.no_trap,
    249: building.no_captured_dragon,
    251: cards.no_labor_reroll,
    252: building.no_labor_roll,
    254: building.cannot_move_caravan,
    255: building.no_room_for_caravan,
    260: cards.over_the_limit,
    269: moving.done_already,
    271: offers_made,
    272: no_such_offer,
    278: moving.march_too_far,
    280: cards.focus_full,
}
"""By clause: what in the position makes it forbid a move."""

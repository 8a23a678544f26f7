"""Why a card, a tile or another reaction cannot be used now (AL-165 to AL-170, AL-222 to AL-230, AL-251)."""

from __future__ import annotations

from tablewood.games.alynthia.explain_moving import no_action_left
from tablewood.games.alynthia.explain_things import lacks_ability, off_the_map
from tablewood.games.alynthia.harvest import ReduceHand, hand_limit
from tablewood.games.alynthia.moves import CARD_WORDS
from tablewood.games.alynthia.names import (
    AFTER_DICE,
    AFTER_ROLL,
    BASIC_2,
    LABOR,
    LEVELS,
    RESEARCH_TILE,
)
from tablewood.games.alynthia.research import ChooseResearch
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.games.alynthia.windows import Window
from tablewood.kernel.explain import Explanation, Refused, Thing, because, thing

# Cards


def no_such_card(refused: Refused) -> Explanation:
    """AL-222: no such card in the hand."""
    return because("no-such-card", card=_card(refused))


def not_in_this_window(refused: Refused) -> Explanation | None:
    """AL-224 to AL-228: the card waits for another moment, or the die is not one that lies on the table."""
    step = refused.step
    rolled = step.window if isinstance(step, Window) else -1
    if "die" in refused.names and rolled in (AFTER_DICE, AFTER_ROLL):
        return because("one-die") if rolled == AFTER_ROLL else because("two-dice")
    if refused.verb == "labor-reroll":
        return because("nothing-rolled")
    if refused.verb in CARD_WORDS:
        return because("not-at-this-moment", card=_card(refused))
    return because("reroll-after-a-roll") if refused.verb == "use" and rolled < 0 else None


def cannot_attack_from_afar(refused: Refused) -> Explanation | None:
    """AL-230: the tunnel is safe, and the attack is an action."""
    s: Land = refused.s
    if refused.verb != "ranged":
        return None
    if refused.names["space"] == s.parts.tunnel:
        return because("tunnel-is-safe")
    return no_action_left(refused) or off_the_map(s, refused.seat, refused.names["space"])


def no_labor_reroll(refused: Refused) -> Explanation:
    """AL-251: another guild's ability, not unlocked, or used."""
    s: Land = refused.s
    if s.has_ability(refused.seat, LABOR, BASIC_2):
        return because("used-this-round")
    return lacks_ability(refused, LABOR, BASIC_2)


def _card(refused: Refused) -> Thing:
    """The card that the move plays, as a thing that one has or has not."""
    s: Land = refused.s
    return thing(s.parts.things, RESOURCES + s.moves.card_of(s.moves.verbs[refused.verb]))


# Tiles


def used_this_round(refused: Refused) -> Explanation:
    """AL-166: the tile is dark."""
    return because("used-this-round")


def not_recurring(refused: Refused) -> Explanation:
    """AL-165: nothing to use once a round."""
    return because("works-by-itself")


def not_researched(refused: Refused) -> Explanation | None:
    """AL-170: the tile is locked, or all of the category are unlocked."""
    s: Land = refused.s
    if refused.verb == "use" and not isinstance(refused.step, ChooseResearch):
        tile = refused.names["tile"] - RESEARCH_TILE
        category = thing(s.parts.categories, tile // LEVELS)
        return because("not-researched", category=category, level=tile % LEVELS + 1)
    if refused.verb == _category_verb(refused):
        return because("category-complete", category=refused.things["category"], levels=LEVELS)
    return None


def _category_verb(refused: Refused) -> str:
    return "research" if isinstance(refused.step, ChooseResearch) else "insight"


def focus_full(refused: Refused) -> Explanation:
    """AL-280: the marker stands at the end of the track."""
    return because("focus-full", focus=refused.s.focus[refused.seat])


# The hand limit


def over_the_limit(refused: Refused) -> Explanation | None:
    """AL-260: more cards than the limit, and something else to be done about it."""
    s: Land = refused.s
    seat = refused.seat
    if not isinstance(refused.step, ReduceHand):
        return None
    if refused.verb == "discard":
        return because("no-thing", thing=refused.things["thing"])
    cards = s.resource_cards(seat) + s.action_cards(seat)
    return because("over-the-limit", cards=cards, limit=hand_limit(s, seat))

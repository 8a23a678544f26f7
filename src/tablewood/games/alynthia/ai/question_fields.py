"""The fields of the question now asked: which one, to whom, and what it is about, as far as the seat may know."""

from typing import Final

from tablewood.games.alynthia.ai.codes import UNSEEN
from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.names import AFTER_ROLL, STRENGTH_CARD, TARGETS
from tablewood.games.alynthia.trading import THINGS
from tablewood.games.alynthia.vocabulary import GAINS
from tablewood.kernel.observation import Observation
from tablewood.kernel.vectors import listed

# The questions
NO_QUESTION: Final = 0
ACT_TOGETHER: Final = 1
TAKE_TURN: Final = 2
IN_WINDOW: Final = 3
COMPOSE_OFFER: Final = 4
ANSWER_OFFER: Final = 5
PAY_FOR_ATTACK: Final = 6
ATTACK_AGAIN: Final = 7
CHOOSE_RESEARCH: Final = 8
SPLIT_POINTS: Final = 9
PAY_RESOURCE: Final = 10
TAKE_RESOURCE: Final = 11
CHOOSE_TYPE: Final = 12
CHOOSE_LOSS: Final = 13
CHOOSE_LOST_CARD: Final = 14
CHOOSE_WAY: Final = 15
CHOOSE_REFUGE: Final = 16
CHOOSE_BATTLE: Final = 17
WALL_OR_NOT: Final = 18
CHOOSE_YIELD: Final = 19
REDUCE_HAND: Final = 20
CHOOSE_GUILD: Final = 21
CHOOSE_START: Final = 22
UNLOCK_ABILITY: Final = 23
DIG_ENTRANCE: Final = 24
CHOOSE_WALL: Final = 25
QUESTIONS: Final = [
    "",
    "act-together",
    "take-turn",
    "window",
    "compose-offer",
    "answer-offer",
    "pay-for-attack",
    "attack-again",
    "choose-research",
    "split-points",
    "pay-resource",
    "take-resource",
    "choose-type",
    "choose-loss",
    "choose-lost-card",
    "choose-way",
    "choose-refuge",
    "choose-battle",
    "wall-or-not",
    "choose-yield",
    "reduce-hand",
    "choose-guild",
    "choose-start",
    "unlock-ability",
    "dig-entrance",
    "choose-wall",
]
"""By number: the prompt; nothing is asked when the game is over."""

# Where the numbers stand, counted from the first of this part
QUESTION: Final = 0
TURN: Final = 1
ACTIONS_LEFT: Final = 2
AMOUNT: Final = 3
NON_WORKERS: Final = 4
SPACE: Final = 5
WINDOW: Final = 6
DIE: Final = 7
SPAWNED: Final = 8
SHOWN: Final = 9
BATTLE_SPACE: Final = SHOWN + len(GAINS)
ATTACKER: Final = BATTLE_SPACE + 1
DEFENDER: Final = BATTLE_SPACE + 2
TARGET: Final = BATTLE_SPACE + 3
ATTACK_DIE: Final = BATTLE_SPACE + 4
DEFENSE_DIE: Final = BATTLE_SPACE + 5
ATTACK_BONUS: Final = BATTLE_SPACE + 6
DEFENSE_BONUS: Final = BATTLE_SPACE + 7
GIVER: Final = BATTLE_SPACE + 8
PARTNER: Final = GIVER + 1
GIVEN_CARDS: Final = GIVER + 2
ASKED_CARDS: Final = GIVER + 3
GIVEN: Final = GIVER + 4
ASKED_FOR: Final = GIVEN + THINGS
ASKED: Final = ASKED_FOR + THINGS
"""By seat; the battles to choose from follow, by space."""


def most_at_once(parts: Parts) -> int:
    """More than any question says are still to be paid, taken, lost, unlocked or shared out."""
    effects = [
        *parts.market_cost,
        *parts.market_reward,
        *parts.upgrade_cost,
        *parts.upgrade_reward,
        *parts.fortune_die,
        *parts.labor_die,
        parts.cooperative.nest_reward,
        parts.competitive.nest_reward,
    ]
    amounts = [effect[at] for effect in map(listed, effects) for at in range(1, len(effect), 2)]
    return max(
        *amounts,
        *listed(parts.basic_amount),
        *listed(parts.research_amount),
        *listed(parts.upgrade_amount),
        *listed(parts.card_amount),
        *listed(parts.outpost_resources),
        parts.recruit_cost,
    )


def declare_question(spec: Observation, parts: Parts) -> None:
    """The fields that `write_question` writes."""
    seats = spec.seats
    names = ", ".join([f"{number} {name}" for number, name in enumerate(QUESTIONS) if name])
    spec.field(
        "question", 0, len(QUESTIONS) - 1, f"What is asked: 0 the game is over, {names} (AL-61)."
    )
    spec.field(
        "turn",
        0,
        seats,
        "While all act together: whose turn it is to say that they stay done, 1 me, 2 the next (AL-107).",
    )
    spec.field(
        "actions_left",
        0,
        parts.actions_per_turn,
        "In a turn of a competitive game: the actions left (AL-108).",
    )
    spec.field(
        "amount",
        0,
        most_at_once(parts),
        "How many cards are still to be paid, taken or lost, tiles to be unlocked, points to be shared out (AL-113).",
    )
    spec.field(
        "non_workers",
        0,
        1,
        "1 if only wood, stone and food may be paid or taken, and no workers (AL-134).",
    )
    spaces = len(parts.boards[seats].spaces)
    spec.field(
        "about_space",
        0,
        spaces + 1,
        "The space where a March ends or a wall may be built, counted from 1 in the order of the map (AL-231, AL-242).",
    )
    spec.field(
        "window",
        0,
        AFTER_ROLL,
        "In which window cards may be played: 1 of the Dragon Phase, 2 before and 3 after the dice of a battle, "
        "4 after another roll (AL-225 to AL-227).",
    )
    _declare_dice_and_battle(spec, parts)
    _declare_offer(spec, parts)
    spec.field(
        "asked",
        0,
        1,
        "By player, me first: 1 for those who may answer, as far as I may know it (AL-105, AL-277).",
        seats,
    )
    spec.field(
        "battles", 0, 1, "By space: 1 for the battles of which one is to be chosen (AL-94).", spaces
    )


def _declare_dice_and_battle(spec: Observation, parts: Parts) -> None:
    seats = spec.seats
    faces = [*parts.fortune_die, *parts.labor_die]
    spec.field(
        "die",
        0,
        2,
        "The die that may be rolled again: 1 the spawn die, 2 the fortune or the labor die (AL-226).",
    )
    spec.field("spawned", 0, max(parts.spawn_die), "What the spawn die shows (AL-77).")
    spec.field(
        "shown",
        0,
        max([face[at] for face in faces for at in range(1, len(face), 2)]),
        f"What the fortune or the labor die shows: {', '.join(GAINS)} (AL-213, AL-252).",
        len(GAINS),
    )
    spec.field(
        "battle_space",
        0,
        len(parts.boards[seats].spaces) + 1,
        "The space of the battle, counted from 1 in the order of the map; 0 without a battle (AL-192).",
    )
    for name in ("attacker", "defender"):
        spec.field(
            name, 0, seats, f"The {name}: 1 me, 2 the next player; 0 for the dragons (AL-192)."
        )
    spec.field(
        "target",
        0,
        len(TARGETS),
        f"What is attacked, from 1: {', '.join(TARGETS)}; 0 without a battle (AL-189, AL-200).",
    )
    face = max(*parts.battle_die, *parts.dragon_die)
    for side in ("attack", "defense"):
        spec.field(
            f"{side}_die", 0, face, f"What the {side} die shows; 0 before the roll (AL-204)."
        )
    cards = parts.card_copies[STRENGTH_CARD] * parts.card_amount[STRENGTH_CARD]
    for side in ("attack", "defense"):
        spec.field(
            f"{side}_bonus",
            0,
            cards + parts.dragons * parts.captured_strength,
            f"What cards and captured dragons add to the {side} (AL-232, AL-249).",
        )


def _declare_offer(spec: Observation, parts: Parts) -> None:
    seats = spec.seats
    cards = sum(parts.resource_deck) + sum(parts.card_copies)
    things = ", ".join(parts.things.names)
    spec.field(
        "offer_giver", 0, seats, "Who makes an offer: 1 me, 2 the next; 0 for none (AL-272)."
    )
    spec.field("offer_partner", 0, seats, "To whom the offer is made (AL-272).")
    spec.field("offer_given_cards", 0, cards, "How many cards are given (AL-140).")
    spec.field("offer_asked_cards", 0, cards, "How many cards are asked for (AL-140).")
    for name, what in (("given", "What is given"), ("asked", "What is asked for")):
        spec.field(
            f"offer_{name}",
            UNSEEN,
            cards,
            f"{what}: {things}; -1 in an offer between rivals (AL-140, AL-272).",
            THINGS,
        )

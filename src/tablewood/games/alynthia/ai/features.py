"""The position in numbers, for learning."""

from tablewood.games.alynthia.ai.chances import Walk, cards_for, hunt
from tablewood.games.alynthia.ai.ground import Ground
from tablewood.games.alynthia.ai.means import site
from tablewood.games.alynthia.names import CARDS, NEST, UPGRADES
from tablewood.games.alynthia.pieces import dragons_on_map, outposts_of
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.kernel.vectors import listed, part


def features(s: Land, seat: int) -> list[float]:
    """The position in numbers: the game, then this player, then the others together; always as many."""
    found = [
        float(s.mode),
        float(s.round),
        float(s.nests_beaten),
        float(s.beaten_this_round),
        float(len(s.nests) - s.nests_beaten),
        float(s.purse(seat)),
        float(s.token_supply),
        float(dragons_on_map(s)),
        float(sum([s.dragons[space] for space in listed(s.nests) if s.nest[space] == NEST])),
    ]
    if s.at[seat] >= 0:
        walk = Walk(s, seat, Ground(s))
        found.extend([hunt(s, seat, walk, cards_for(s, seat)), site(s, seat, walk)])
    else:
        found.extend([0.0, 0.0])
    found.extend(_player_features(s, seat))
    others = [0.0] * len(_player_features(s, seat))
    for other in range(s.seats):
        if other != seat:
            for at, number in enumerate(_public_features(s, other)):
                others[at] += number / (s.seats - 1)
    found.extend(others)
    return found


def _player_features(s: Land, seat: int) -> list[float]:
    found = _public_features(s, seat)
    found.extend([float(n) for n in part(s.hand, seat * RESOURCES, (seat + 1) * RESOURCES)])
    found.extend([float(n) for n in part(s.cards, seat * CARDS, (seat + 1) * CARDS)])
    found.extend([float(n) for n in s.earned_from(seat)])
    return found


def _public_features(s: Land, seat: int) -> list[float]:
    upgrades = part(s.upgrades, s.first_place(seat), s.first_place(seat + 1))
    found = [
        float(s.focus[seat]),
        float(s.attack[seat]),
        float(s.defense[seat]),
        float(outposts_of(s, seat)),
        float(s.captured[seat]),
        float(s.resource_cards(seat)),
        float(s.action_cards(seat)),
    ]
    found.extend([float(upgrades.count(kind)) for kind in range(UPGRADES)])
    found.extend([float(n) for n in s.levels_of(seat)])
    return found

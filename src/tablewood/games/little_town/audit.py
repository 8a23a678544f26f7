"""What must always hold: every component in exactly one place, and the limits of the rules."""

from tablewood.games.little_town.board import GRASS
from tablewood.games.little_town.goods import GOODS, NAMES
from tablewood.games.little_town.state import LEFT_OUT, NOTHING, Town
from tablewood.kernel.vectors import has, listed


def complaints(s: Town) -> list[str]:
    """Everything that is wrong with the position, in words."""
    return [*_goods(s), *_pieces(s), *_tiles(s), *_squares(s), *_goals(s)]


def _goods(s: Town) -> list[str]:
    """LT-77: stock and hands together hold all cubes and coins."""
    wrong: list[str] = []
    for good in range(GOODS):
        count = s.stock[good] + s.held_by_all(good)
        if count != s.parts.stock[good]:
            wrong.append(f"{count} {NAMES[good]} instead of {s.parts.stock[good]} (LT-77)")
    if min([*listed(s.stock), *listed(s.goods)]) < 0:
        wrong.append("less than nothing in a hand or in the stock (LT-77)")
    return wrong


def _pieces(s: Town) -> list[str]:
    """LT-3, LT-4, LT-60: workers in hand, on the board or on the building areas; a house on each building."""
    wrong: list[str] = []
    for seat in range(s.seats):
        colour = s.colours[seat]
        workers = s.workers[seat] + s.yard[seat] + listed(s.worker).count(seat)
        if workers != s.count.workers or min(s.workers[seat], s.yard[seat]) < 0:
            wrong.append(f"{workers} {colour} workers instead of {s.count.workers} (LT-3)")
        houses = s.houses[seat] + listed(s.owner).count(seat)
        if houses != s.count.houses or s.houses[seat] < 0:
            wrong.append(f"{houses} {colour} houses instead of {s.count.houses} (LT-4)")
        elif sorted(s.own(seat)) != [at for at in listed(s.board.grass) if s.owner[at] == seat]:
            wrong.append(
                f"{colour} is listed with other buildings than those with its houses (LT-59)"
            )
    return wrong


def _tiles(s: Town) -> list[str]:
    """LT-10, LT-64: every tile of this game is in the supply or on the board."""
    wrong: list[str] = []
    for kind in range(s.buildings.size):
        count = s.supply[kind] + listed(s.tile).count(kind)
        name = s.buildings.ids[kind]
        if count != s.in_game[kind] or s.supply[kind] < 0:
            wrong.append(f"{count} tiles {name} instead of {s.in_game[kind]} (LT-64)")
        if count > s.buildings.copies[kind]:
            wrong.append(f"{count} tiles {name}; there are {s.buildings.copies[kind]} (LT-10)")
        if len(s.draft_hand) > 0 and s.draft_hand[kind] >= 0 and s.in_game[kind] > 0:
            wrong.append(f"{name} is in the supply and in a hand (LT-146)")
    return wrong


def _squares(s: Town) -> list[str]:
    """LT-28, LT-58: one thing on a square, and only on grass."""
    wrong: list[str] = []
    for square in range(s.board.size):
        name = s.parts.squares.names[square]
        if (s.tile[square] == NOTHING) != (s.owner[square] == NOTHING):
            wrong.append(
                f"{name}: a building without a house, or a house without a building (LT-59)"
            )
        things = s.has_building(square) + s.has_worker(square)
        if things + (s.board.terrain[square] != GRASS) > 1:
            wrong.append(f"{name}: more than one thing on the square (LT-28)")
        if has(s.open, square) != (things == 0 and s.board.terrain[square] == GRASS):
            wrong.append(f"{name}: wrongly listed or not listed as empty grass (LT-28)")
    if listed(s.open) != sorted(listed(s.open)):
        wrong.append("the empty squares are out of order")
    return wrong


def _goals(s: Town) -> list[str]:
    """LT-5, LT-98, LT-143, LT-147: goals lie in hands, in the pile or aside; only goals in hands are revealed."""
    wrong: list[str] = []
    for goal in range(s.goals.size):
        if s.revealed[goal] == 1 and s.goal_at[goal] < 0:
            wrong.append(f"{s.goals.ids[goal]} is revealed, but nobody holds it (LT-98)")
        if s.is_dealt_or_in_pile(goal) and not s.in_this_game(goal):
            wrong.append(f"{s.goals.ids[goal]} is not in the base set (LT-147)")
    most = s.goals_each()
    goal_at = listed(s.goal_at)
    for seat in range(s.seats):
        if goal_at.count(seat) > most:
            wrong.append(f"{s.colours[seat]} has more than {most} goals (LT-5)")
    if goal_at.count(LEFT_OUT) == s.goals.size and any(listed(s.revealed)):
        wrong.append("a goal is revealed before any was dealt (LT-103)")
    return wrong

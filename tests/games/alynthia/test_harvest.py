"""Alynthia: the Harvest Phase (AL-259 to AL-268, AL-279)."""

from tests.games.alynthia.scenes import NO_SPAWN, QUIET, both_act, duel, me, pair, solo
from tests.rule import rule


@rule("AL-260", "AL-268")
def test_all_discard_at_the_same_time() -> None:
    t = pair(
        asks="harvest",
        round=1,
        dragons=QUIET,
        A={"at": "r0c0", "hand": {"wood": 8}},
        B={"at": "r5c5", "hand": {"stone": 13}, "guild": "forest"},
        rolls=NO_SPAWN,
    )
    assert (t.state.asked, t.state.step.prompt) == ([0, 1], "reduce-hand")
    t.refuses("B", "discard wood", "AL-260").says("B", "discard stone").asks("A", "reduce-hand")
    t.says("A", "discard wood")
    assert [me(t, name).resource_cards for name in "AB"] == [7, 12]
    both_act(t)


@rule("AL-260")
def test_discarded_cards_go_back_to_the_supply() -> None:
    t = solo(asks="harvest", round=1, A={"at": "r0c0", "hand": {"wood": 7}, "cards": {"march": 1}})
    t.says("A", "discard march")
    assert t.view().card_discard == ["march"]
    t = solo(asks="harvest", round=1, A={"at": "r0c0", "hand": {"wood": 8}})
    t.says("A", "discard wood")
    assert t.view().supply["wood"] == 13


@rule("AL-261")
def test_renown_focus_and_dragons_do_not_count_for_the_limit() -> None:
    t = solo(
        options={"guild-mode": "advanced"},
        asks="harvest",
        round=1,
        dragons=QUIET,
        pool=30,
        A={
            "guild": "field",
            "unlocked": ["advanced"],
            "at": "r5c5",
            "focus": 9,
            "captured": 5,
            "hand": {"wood": 7},
        },
        rolls=NO_SPAWN,
    )
    t.asks("A", "unlock-ability")


@rule("AL-262")
def test_there_is_no_limit_in_the_action_phase() -> None:
    t = solo(A={"at": "r2c2", "hand": {"wood": 20}, "cards": {"supply": 2}})
    t.says("A", "supply worker", "supply worker")
    assert me(t).resource_cards == 22
    t.asks("A", "act-together")


@rule("AL-263", "AL-166")
def test_all_tiles_turn_light() -> None:
    t = solo(
        asks="harvest",
        round=1,
        dragons=QUIET,
        A={
            "at": "r5c5",
            "research": {"commerce": 2},
            "outposts": ["r0c0 monument"],
            "used": ["focus", "com1", "com2", "basic1", "monument"],
        },
        rolls=NO_SPAWN,
    )
    assert me(t).ready == ["focus", "com1", "com2", "basic1", "monument"]
    t.asks("A", "act-together")


@rule("AL-264", "AL-183")
def test_the_market_is_filled_up_and_what_was_not_bought_stays() -> None:
    t = solo(
        asks="harvest",
        round=1,
        dragons=QUIET,
        market={"great-hall": 2, "quarry-sale": 1},
        A={"at": "r5c5"},
        rolls=NO_SPAWN,
    )
    assert sum(t.view().market.values()) == 8
    assert t.view().market["great-hall"] == 2
    assert t.view().market_deck == 28
    t.asks("A", "act-together")


@rule("AL-264")
def test_discarded_market_cards_make_a_new_deck() -> None:
    t = solo(
        round=1, market={"timber-sale": 3}, A={"at": "r5c5", "hand": {"wood": 3}}, dragons=QUIET
    )
    t.says("A", "market timber-sale", "market timber-sale", "market timber-sale")
    t.state.market_deck = t.state.market_deck[:2]
    t.says("A", "done")
    # Two cards from the deck, then the three that were discarded; there are no more.
    assert sum(t.view().market.values()) == 5
    assert (t.view().market_deck, t.view().market_discard) == (0, [])


@rule("AL-266", "AL-39")
def test_the_first_player_marker_goes_to_the_left_in_competition() -> None:
    t = duel(asks="harvest", round=1, first="A", A={"at": "r0c0"}, B={"at": "r5c5"}, dragons=QUIET)
    assert t.view().order == ["B", "A"]
    t.asks("B", "take-turn")


@rule("AL-267")
def test_the_first_player_marker_stays_against_the_dragons() -> None:
    t = pair(
        asks="harvest",
        round=1,
        first="B",
        A={"at": "r0c0"},
        B={"at": "r5c5"},
        dragons=QUIET,
        rolls=NO_SPAWN,
    )
    assert t.view().first_player == "B"
    assert t.state.seat == 1


@rule("AL-279", "AL-138")
def test_when_cards_run_out_players_are_served_in_turn_order() -> None:
    for first, wood in (("A", [1, 0]), ("B", [0, 1])):
        t = pair(
            asks="harvest",
            round=1,
            first=first,
            unchecked=True,
            decks={"wood": 1},
            dragons=QUIET,
            A={"at": "r5c5", "outposts": ["r0c0"]},
            B={"at": "r5c4", "outposts": ["r0c3"]},
            rolls=NO_SPAWN,
        )
        assert [me(t, name).resources["wood"] for name in "AB"] == wood

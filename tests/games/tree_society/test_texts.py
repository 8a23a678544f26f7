"""Every name, prompt, move, event, option and clause can be said in both languages."""

import tablewood as tw
from tablewood.games.tree_society import components
from tablewood.kernel import clauses, text
from tablewood.kernel.match import Match
from tests.table import Table

GAME = tw.game("tree-society")
TEXTS = text.Texts(GAME.folder / "text")
PARTS = components.read(components.SHIPPED)


def test_both_files_are_sound() -> None:
    assert TEXTS.problems() == []


def test_every_named_thing_has_a_name() -> None:
    wanted = [f"fruit-{name}" for name in PARTS.fruits.faces.names]
    wanted += [f"card-{name}" for name in PARTS.cards.names.names]
    wanted += [f"guild-{name}" for name in PARTS.cards.guilds]
    wanted += [f"banners-{name}" for name in PARTS.cards.guilds]
    wanted += [f"type-{name}" for name in PARTS.fruits.types]
    wanted += [f"action-{name}" for name in PARTS.fruits.actions]
    wanted += [f"action-{name}-help" for name in PARTS.fruits.actions]
    wanted += [f"seat-{name}" for name in PARTS.seats]
    wanted += [f"row-{name}" for name in PARTS.rows.names]
    for language in TEXTS.languages:
        assert [name for name in wanted if not TEXTS.has(name, language)] == []


def test_no_two_cards_share_a_name() -> None:
    for language in TEXTS.languages:
        names = [TEXTS.say(language, f"card-{card}") for card in PARTS.cards.names.names]
        assert len(set(names)) == 73


def test_every_effect_can_be_said() -> None:
    state = GAME.start(2, 1, {"guilds": "random"})
    said = 0
    for card in range(PARTS.cards.count):
        state.guild_market[0] = card
        shown = state.view(0).guild_market[0]
        assert shown is not None
        for level in shown.levels:
            for words in [level.effect, level.points, *([level.must] if level.must else [])]:
                for language in TEXTS.languages:
                    assert TEXTS.has(words.text, language), words.text
                    counter = TEXTS.say(language, words.counter) if words.counter else ""
                    line = TEXTS.say(language, words.text, n=words.n, k=words.k, counter=counter)
                    assert "{" not in line
                    said += 1
    assert said > 73 * 3 * 2 * 2
    assert TEXTS.problems() == []


def test_every_clause_has_a_title() -> None:
    book = clauses.load(GAME.folder / "rules.md")
    assert len(book.in_force()) == 163
    for clause in book.in_force():
        for language in TEXTS.languages:
            assert TEXTS.has(f"clause-{clause.id}", language), clause.id


def test_the_chapters_of_the_rules() -> None:
    """Each chapter of the rulebook has its clauses, and the last chapter its rulings."""
    book = clauses.load(GAME.folder / "rules.md")
    assert (book.title, book.chapters[-1]) == ("Tree Society", "Rulings")
    assert len(book.chapters) == 19


def test_a_sale_is_told_in_words() -> None:
    t = Table(Match(GAME, 2, 1, options={"first-player": "oak"}))
    t.says("oak", t.offered()[0]).asks("oak", "build")
    sold = t.heard("sold")[0]
    fruit = PARTS.fruits.faces.names[sold.numbers[0]]
    price: dict[tuple[str, str], int] = {("price", "apple"): 3}
    said = TEXTS.say("en", "event-sold", player="Oak", fruit=("fruit", fruit), coins=3, price=price)
    full = TEXTS.forms("en", "fruit", fruit)["full"]
    assert said == f"Oak sells {full} for 3 coins: 3 apples in view."
    assert TEXTS.forms("en", "fruit", "apple-chest-plus")["full"] == (
        "a valuable apple with the chest action"
    )

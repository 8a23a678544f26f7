"""What people may be called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablewood.server.table.names import BOT_NAMES, name_of
from tablewood.server.table.refusal import TableError

TEXTS = Path(__file__).resolve().parents[3] / "web" / "src" / "text"


def code_of(name: str) -> str:
    with pytest.raises(TableError) as caught:
        name_of(name)
    return caught.value.code


SHOWN = {
    "  Ann\tLee\n": "Ann Lee",
    "Ann\x00\x1b[31m": "Ann [31m",
    "A\u200bn\u200cn\ufeff": "Ann",
    "\u202egnA\u202c": "gnA",
    "Ann\u2067\u2069\u200e\u200f": "Ann",
    "A\u3164nn": "Ann",
    "e\u0301": "é",
    "Z\u0300\u0301\u0302\u0303\u0304\u0305": "Z\u0300\u0301",
    "Nguyễn Thị Mỹ": "Nguyễn Thị Mỹ",
    "שָׁלוֹם": "שָׁלוֹם",
    "ก็ได้": "ก็ได้",
    "小林": "小林",
    "Ann 🌲": "Ann 🌲",
    "O’Neill-Smith 3rd": "O’Neill-Smith 3rd",
    "Tree": "Tree",
    "Grown trees": "Grown trees",
}


@pytest.mark.parametrize(("given", "shown"), SHOWN.items())
def test_a_name_as_it_is_shown(given: str, shown: str) -> None:
    assert name_of(given) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "\u200b\u200d",
        "\u0301",
        "\ue000",
        "a" * 25,
    ],
)
def test_a_name_that_nobody_can_read(name: str) -> None:
    assert code_of(name) == "bad-name"


@pytest.mark.parametrize(
    "name",
    [
        "Grown tree",
        "grown  TREE",
        "GrownTree",
        "Grown-tree.",
        "Ｇｒｏｗｎ ｔｒｅｅ",
        "Gro\u200bwn tree",
        "Grand arbre",
        "ARBRE VENERABLE",
        "Arbre ve\u0301ne\u0301rable",
        "random",
        "grown",
        "Grоwn trее",
        "GRОWN ТRЕЕ",
        "Αncient tree",
        "Saplıng",
        "SapIing",
        "Sap1ing",
        "Rаndom",
        "Ѕеаrсһ",
        "Hasаrd",
        "Gl0uton",
    ],
)
def test_the_names_of_bots_are_theirs(name: str) -> None:
    assert code_of(name) == "bot-name"


@pytest.mark.parametrize("name", ["Анна", "Γιώργος", "Արմեն", "Ивана", "Sara", "Grow 3", "Иван 15"])
def test_names_in_other_alphabets_are_welcome(name: str) -> None:
    assert name_of(name) == name


def test_all_bots_are_known_by_the_names_browsers_give_them() -> None:
    written = "\n".join(path.read_text("utf-8") for path in sorted(TEXTS.glob("pages.*.ftl")))
    names = re.findall(r"^bot-[a-z]+ = (.+)$", written, re.MULTILINE)
    assert len(names) >= 14
    assert set(names) == BOT_NAMES

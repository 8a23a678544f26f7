"""Check the file of a game that was played in the browser: was the shuffle as promised?

The file can be downloaded at the end of a game. The secret must match the commitment shown before
anything was dealt, the key of the game must follow from the secret and everybody's salt, every move
must be legal, and the result must be as stated. Status 0 if everything checks out, 1 if something
does not, 2 if the file cannot be read.

Examples:
  tablewood verify tablewood-x7Gk2.txt
  tablewood verify game.txt --commitment 4f0c...  as you noted it when the table was made
  tablewood verify game.txt --json
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablewood.cli.options import AsJson, ComponentsFile, Language, existing

if TYPE_CHECKING:
    from tablewood.kernel.game import Game
    from tablewood.server.table.fairness import Checked, Verified

BROKEN = 1


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file of a game.")],
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The commitment that you noted yourself.")
    ] = "",
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Language = "en",
) -> int:
    """Replay everything, and say what checks out."""
    import msgspec

    from tablewood.games import game as find_game
    from tablewood.server.table.fairness import verify

    def with_components(id: str) -> Game[Any]:
        return find_game(id, existing(components))

    found = verify(_text(file), str(file), commitment.strip(), with_components, any_scene=True)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        _tell(found, lang, noted=bool(commitment))
    return 0 if found.holds else BROKEN


def _text(file: Path) -> str:
    from tablewood.kernel.errors import BadSave

    existing(file)
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSave(str(file), 0, "not a text file") from None


def _tell(found: Verified, lang: str, noted: bool) -> None:
    from tablewood.cli.screen import WORDS
    from tablewood.kernel import text

    words = text.load(WORDS)
    for check in found.checks:
        mark = words.say(lang, "verify-yes" if check.holds else "verify-no")
        typer.echo(f"{mark:<4} {words.say(lang, _text_of(check), found=check.found)}")
    typer.echo(words.say(lang, "verify-holds" if found.holds else "verify-broken"))
    if found.holds and not noted:
        typer.echo(words.say(lang, "verify-compare"))


def _text_of(check: Checked) -> str:
    from tablewood.server.table.fairness import UNFINISHED

    if check.found == UNFINISHED:
        return "verify-unfinished"
    return f"verify-{check.what}" if check.holds else f"verify-{check.what}-broken"

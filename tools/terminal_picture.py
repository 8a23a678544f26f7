"""Draws docs/pictures/terminal.svg: a game of Sylvan Dale as the terminal shows it.

    python tools/terminal_picture.py

The picture shows a real position, reached by greedy bots from a fixed seed.
"""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console

import tablewood as tw
from tablewood.bots import Perspective, bot
from tablewood.games.sylvan_dale.terminal import draw
from tablewood.kernel import text

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
SEATS = 3
SEED = 4
MOVES = 120
COLUMNS = 96

# Rich's own frame loads a font from the web; this one takes what the reader has.
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def main() -> None:
    """Play to the middle of the game and draw it as red sees it."""
    game = tw.game("sylvan-dale")
    state = game.start(SEATS, SEED)
    players = [bot("greedy", seat) for seat in range(SEATS)]
    while state.plies < MOVES or state.seat != 0:
        state.play(players[state.seat].choose(Perspective(state, state.seat)))
    console = Console(
        record=True, width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    texts = text.load(game.folder / "text")
    console.print(draw(state.view(0), ["Red", "Yellow", "Blue"], texts, "en"))
    picture = console.export_svg(title="Builders of Sylvan Dale", code_format=FRAME, unique_id="tw")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture, encoding="utf-8")
    print(f"picture: wrote {PICTURE.name}, {len(picture) // 1024} KB")


if __name__ == "__main__":
    main()

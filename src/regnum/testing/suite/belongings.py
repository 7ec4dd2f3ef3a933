"""What belongs to a game besides its rules: the boards on which it is drawn, and what lies open on them."""

from __future__ import annotations

from regnum.kernel import Game
from regnum.terminal.boards import Drawing, Sight, drawing_of, words_of
from regnum.words import Voice

from ..checks import FEW, sees
from ..playing import play


def test_its_board_for_the_terminal_draws_what_everybody_sees(a_game: Game) -> None:
    try:
        draw, voice = drawing_of(a_game), Voice(a_game, files=words_of(a_game))
    except (ImportError, AttributeError) as wrong:
        raise AssertionError(f"drawing={a_game.drawing!r}: {wrong}; expected a module with draw(sight)") from wrong
    played = play(a_game, {}, "drawn")
    for place in played.some(FEW):
        s = played.tables[place]
        for seat in sees(a_game, s):
            drawn = draw(Sight(voice, a_game.blank(s, seat), seat))
            assert isinstance(drawn, Drawing), f"{a_game.drawing}.draw gives {drawn!r}; expected a Drawing"
            assert drawn.parts is not None


def test_what_it_says_of_its_map_lies_open(a_game: Game) -> None:
    played = play(a_game, {}, "facts")
    for place in played.some(FEW):
        s = played.tables[place]
        open_to_all = a_game.facts(a_game.blank(s, None))
        assert a_game.facts(s) == open_to_all, f"facts= tells what not everybody sees: {a_game.where(s)}"


def test_its_board_for_the_browser_is_built(a_game: Game) -> None:
    board = a_game.browser
    assert board is None or (board / "board.js").is_file(), f"there is no {board}/board.js"

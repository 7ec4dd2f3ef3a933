"""Saved games: written, read back, refused with the line that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import BadFile, BoardText, Drift, Game, Match, saved
from regnum.kernel.saved.writing import EVERY

from .test_match import dealt, played, shown
from .toy import TOY, toy_named

GAME = """regnum 1
game: straws
edition: 2
players: 2
option start_coins: 4
option piety: off
seat 0: Anna
seat 1: Bert Boss

* draw straw=long
* draw straw=short
* draw straw=short
0 bid coins=1
0 bid coins=0
1 bid coins=0
= cbc079f8
"""
LAST = len(GAME.splitlines())


def changed(line: int, text: str) -> str:
    """The game with another text in a line."""
    lines = GAME.splitlines()
    lines[line - 1] = text
    return "\n".join(lines) + "\n"


def test_a_game_is_written_and_read_back_word_for_word() -> None:
    match = saved.read(GAME, toy_named)
    assert match.names == ("Anna", "Bert Boss")
    assert match.table.coins[:2] == [3, 4]
    assert saved.write(match) == GAME.replace("option start_coins: 4\noption piety: off\n", "")


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_game_comes_back_as_it_was(seed: int) -> None:
    match = played(seed, players=3, piety=seed % 2 == 0, edition=1 + seed % 2, names=["A", "B", "C"])
    back = saved.read(saved.write(match), toy_named)
    assert back.table == match.table
    assert back.choices == match.choices
    assert back.happenings == match.happenings
    assert (back.names, back.options, back.edition) == (match.names, match.options, match.edition)


def test_a_fingerprint_is_written_now_and_then_and_at_the_end() -> None:
    text = saved.write(played(3, players=4))
    lines = text.splitlines()
    body = lines[lines.index("") + 1 :]
    marks = [i for i, line in enumerate(body) if line.startswith("=")]
    assert marks[0] == EVERY
    assert marks[-1] == len(body) - 1


def test_a_game_that_began_in_a_position_keeps_it() -> None:
    start = {"question": "which_favour", "seats": [1], "fields": {"winner": 1, "round": 1, "coins": {0: 2, 1: 3}}}
    match = Match(TOY, seed=1, players=2, start=start)
    match.choose("take crown")
    back = saved.read(saved.write(match), toy_named)
    assert back.table == match.table
    assert back.table.coins[:2] == [2, 3]


def test_blank_lines_comments_windows_line_ends_and_a_mark_at_the_beginning_do_no_harm() -> None:
    text = changed(9, "\n# the straws").replace("edition: 2", "# a note: with a colon\nedition: 2")
    assert saved.read("\ufeff" + text.replace("\n", "\r\n"), toy_named).table == saved.read(GAME, toy_named).table


def test_a_name_cannot_smuggle_lines_into_a_file() -> None:
    match = Match(TOY, players=2, names=["Eve\n\n0 bid 3", "Bob"])
    assert saved.read(saved.write(match), toy_named).names == ("Eve 0 bid 3", "Bob")


# --- for one seat -----------------------------------------------------------------------------------------------


def test_a_file_for_a_seat_hides_what_it_may_not_know() -> None:
    text = saved.write_for(shown(), 0)
    assert text.splitlines()[-7:] == [
        "# as seat 0 knows it",
        "* draw straw=long",
        "* ?",
        "* ?",
        "0 bid coins=2",
        "0 bid coins=0",
        "1 ?",
    ]
    assert "=" not in [line[0] for line in text.splitlines() if line]


def test_a_file_for_a_spectator_hides_every_secret() -> None:
    lines = saved.write_for(shown(), None).splitlines()
    assert lines[-6:] == ["# as a spectator knows it", "* ?", "* ?", "* ?", "0 ?", "1 ?"]


def test_a_file_names_only_the_options_that_are_not_as_usual() -> None:
    def named(**options: Any) -> list[str]:
        written = saved.write(Match(TOY, seed=1, players=2, **options))
        assert saved.read(written, toy_named).options == Match(TOY, players=2, **options).options
        return [line for line in written.splitlines() if line.startswith("option ")]

    assert named() == named(start_coins=4, piety=False) == []
    assert named(piety=True) == ["option piety: on"]
    assert named(start_coins=9, piety=True) == ["option start_coins: 9", "option piety: on"]


def test_a_file_for_a_seat_hides_a_start_that_was_set_up() -> None:
    start = {"question": "how_much", "seats": [0, 1], "fields": {"straw": ["short", "short"]}}
    text = saved.write_for(Match(TOY, players=2, start=start), 0)
    assert "start: ?" in text
    assert "straw" not in text.replace("game: straws", "")
    with pytest.raises(BadFile, match=r"line 5: this file was saved for one seat and hides the start"):
        saved.read(text, toy_named)


def test_a_file_for_a_seat_cannot_be_replayed() -> None:
    with pytest.raises(BadFile, match="line 8: this file was saved for one seat and hides choices"):
        saved.read(saved.write_for(dealt(), 0), toy_named)


# --- bad files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "text", "complaint"),
    [
        (1, "regnum 2", "line 1: a saved game begins with 'regnum 1'"),
        (1, "", "line 1: a saved game begins with 'regnum 1'"),
        (2, "game: chess", "line 2: there is no game 'chess'"),
        (2, "game straws", "line 2: expected 'game:', 'packages:', 'board:', 'board text:', 'edition:'"),
        (2, "hat: red", "line 2: expected 'game:'"),
        (3, "edition: two", "line 3: a number is expected, not 'two'"),
        (3, "edition: ²", "line 3: a number is expected, not '²'"),
        (3, "edition: 9", "the header cannot be played: straws has editions 1 to 2, not 9"),
        (4, "players: 9", "the header cannot be played: expected 2 to 4 players, not 9"),
        (4, "edition: 2", "line 4: expected 'game:', 'packages:', 'board:', 'board text:', 'edition:'"),
        (4, "# players", "the header has no line 'players'"),
        (5, "option start_coins: lots", "line 5: start_coins cannot be 'lots'; expected 0 … 9 (T-0)"),
        (5, "option hats: on", "line 5: straws has no option 'hats'"),
        (5, "start: {", "line 5: the start is no JSON"),
        (5, "start: [1]", "line 5: the start is a JSON object of question, step, seats"),
        (5, 'start: {"hat": 1}', "line 5: the start is a JSON object of question, step, seats"),
        (5, 'start: {"question": "why"}', "the header cannot be played: there is no question 'why'"),
        (5, "board: 123456", "line 5: this game was played on the board 123456"),
        (10, "* draw straw=huge", "line 10: straw=huge is unknown; expected short, middling, long"),
        (10, "0 bid coins=1", "line 10: seat 0 is not asked now; Nature must answer"),
        (10, "x bid coins=1", "line 10: expected a seat, '*' or '=', not 'x bid coins=1'"),
        (10, "0", "line 10: unknown choice ''; the verbs are draw, bid"),
        (10, "0 BID 1", "line 10: unknown choice 'BID'"),
        (13, "0 bid coins=", "line 13: coins= is unknown"),
        (
            13,
            "0 take favour=crown",
            "line 13: that is for another moment of the game (T-2); legal now: bid coins=0",
        ),
    ],
)
def test_a_bad_file_is_refused_with_the_line_that_is_wrong(line: int, text: str, complaint: str) -> None:
    with pytest.raises(BadFile) as refused:
        saved.read(changed(line, text), toy_named)
    assert complaint in str(refused.value)


def test_an_empty_file_is_no_game() -> None:
    with pytest.raises(BadFile, match="line 1"):
        saved.read("", toy_named)


def test_a_replay_that_drifts_says_where_and_why() -> None:
    with pytest.raises(Drift) as drifted:
        saved.read(changed(13, "0 bid coins=2"), toy_named)
    assert str(drifted.value).startswith(
        f"line {LAST}: after 6 choices, at game › round › take_a_favour, the position is "
    )
    assert "the file says cbc079f8: this game was played by other rules or other data" in str(drifted.value)


def test_a_game_played_on_a_board_of_ones_own_says_so_and_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as with_board:
        with_board.setattr(TOY, "board_text", BoardText("[table]"))
        board = TOY.board
        text = saved.write(dealt())
        assert f"board: {board}" in text
        assert saved.read(text, toy_named).table == dealt().table
        with pytest.raises(BadFile, match="the header has no line 'board'"):
            saved.read(GAME, toy_named)
    with pytest.raises(BadFile, match=f"line 3: this game was played on the board {board}, not on the one that"):
        saved.read(text, toy_named)


def test_any_finder_of_games_will_do() -> None:
    def only_this(name: str) -> Game:
        assert name == "straws"
        return TOY

    assert saved.read(GAME, only_this).game is TOY

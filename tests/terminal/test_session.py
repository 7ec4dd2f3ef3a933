"""A game at the terminal: asking, hand-over between people, bots, undoing, saving, leaving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import regnum
from regnum.bots import Knowledge
from regnum.bots.search import Search, Thought
from regnum.kernel import UNKNOWN, Match, saved
from regnum.terminal import commands, files
from regnum.terminal.screen import ENTER_ALTERNATE, FORGET, LEAVE_ALTERNATE, TOP, Screen

from .table import COLOURS, Paper, new_match, session


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.regnum"


def first_move(match: Match) -> Match:
    """Until somebody places no longer."""
    while match.question.name != "who_moves":
        match.choose(match.offers()[0])
    return match


# --- asking -------------------------------------------------------------------------------------------------


def test_a_number_picks_a_group_and_then_a_choice(file: Path) -> None:
    match, paper = new_match(seed=5), Paper(["1", "3"])
    session(match, paper, file, people=[0, 1, 2]).run()
    assert match.choices[-1].text != "place courtier=alienor floor=3"  # the first line only lifts the screen
    match, paper = new_match(seed=5), Paper(["", "1", "3"])
    session(match, paper, file, people=[0, 1, 2]).run()
    assert match.choices[-1].text == "place courtier=alienor floor=3"


def test_words_make_a_choice_at_once(file: Path) -> None:
    match, paper = new_match(), Paper(["place romeo 4"])
    session(match, paper, file).run()
    assert any(choice.text == "place courtier=romeo floor=4" and choice.seat == 0 for choice in match.choices)


def test_words_that_fit_several_choices_narrow_the_menu(file: Path) -> None:
    match, paper = new_match(), Paper(["rom", "2"])
    session(match, paper, file).run()
    assert any(choice.text == "place courtier=romeo floor=2" for choice in match.choices)


def test_an_empty_line_goes_back_to_all_choices(file: Path) -> None:
    match, paper = new_match(), Paper(["1", "", "2", "4"])
    session(match, paper, file).run()
    assert any(choice.text == "place courtier=bridget floor=4" for choice in match.choices)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "numbered from 1 to 13"),
        ("0", "numbered from 1 to 13"),
        ("²", "numbered from 1 to 13"),
        ("dance", "“dance” is no choice here"),
        ("place bertha 2", "Courtier=bertha is unknown; expected alienor,"),
        ("place merlin 5", "Floor=5 is not possible: it goes from 1 to 4. (VR-51)"),
    ],
)
def test_what_is_not_understood_changes_nothing_and_says_so(file: Path, typed: str, answer: str) -> None:
    match, paper = new_match(), Paper([typed])
    before = len(match.choices)
    session(match, paper, file).run()
    assert answer in paper.written
    assert len(match.choices) == before


def test_the_page_says_whose_turn_it_is_what_is_asked_and_by_which_rule(file: Path) -> None:
    paper = Paper()
    session(new_match(), paper, file).run()
    page = paper.between_hands[0]
    assert "▸ [┃] Blue" in page
    assert "Blue, place a courtier on one of floors 1 to 4.  VR-51" in page
    assert "Round 1 › Placement" in page


def test_a_single_choice_is_made_without_asking_unless_it_is_secret(file: Path) -> None:
    match = first_move(new_match())
    for seat in range(3):
        match.table.noes[seat] = match.table.stomachaches[seat] = 0
    match.table.active, match.table.waiting = 0, 1
    match.table.place[:] = [3] * 14
    match.table.place[0], match.table.place[1] = 5, 4
    match.game.derive(match.table)
    paper = Paper(["alienor"])
    session(match, paper, file).run()
    assert "vote in secret" in paper.written


def test_a_single_choice_is_asked_for_on_request(file: Path) -> None:
    game = regnum.game("vive-le-roi")
    assert game.parse is not None
    fields = {**game.parse("1[ABCD] 2[EFJL] 4[MORS] 3[X] reserve[V]"), "to_place": 1, "active": 0, "first": 0}
    match = Match(game, players=3, seed=1, start={"question": "where_to_place", "seats": 0, "fields": fields})
    paper = Paper([])
    session(match, paper, file, forced="ask").run()
    assert "1 Place Victoria on floor 3" in paper.written
    assert not match.choices
    session(match, Paper([]), file, forced="answer").run()
    assert match.choices[0].text == "place courtier=victoria floor=3"


def test_the_log_since_ones_last_move_is_told_in_sentences(file: Path) -> None:
    match, paper = new_match(), Paper(["place romeo 4"])
    session(match, paper, file).run()
    page = paper.last_page()
    assert "Blue places Romeo on floor 4.  VR-51" in paper.written
    assert "Red places" in paper.written
    assert page


def test_the_terminal_speaks_the_players_language(file: Path) -> None:
    paper = Paper()
    session(new_match(), paper, file, language="fr").run()
    assert "Bleu, placez un courtisan" in paper.written
    assert "Pour continuer" in paper.flowing


# --- the rules and the log ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "The rule of this question"),
        ("?", "VR-51"),
        ("?", "? VR-51 a clause"),
        ("? VR-63", "VR-63"),
        ("?63", "VR-63"),
        ("? jester rejected", "VR-90"),
        ("? xylophone", "Nothing on the table is called “xylophone”"),
        ("why 1", "VR-32"),
        ("why 99", "Why which line?"),
        ("why", "Why which line?"),
        ("why ²", "Why which line?"),
        ("l", "Round 1 begins"),
        ("o", "Throne Room"),
    ],
)
def test_rules_and_log_can_be_asked_for_at_any_time(file: Path, typed: str, answer: str) -> None:
    paper = Paper([typed])
    session(new_match(), paper, file).run()
    assert answer in paper.written


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why 1", "Die erste Runde sollte beginnen, wer am edelsten ist."),
        ("? Zufalls Günstling", "VR-321"),
        ("? VR-32", "entscheidet der Zufall"),
    ],
)
def test_why_is_answered_in_words_for_players_and_in_their_language(file: Path, typed: str, answer: str) -> None:
    paper = Paper([typed])
    session(new_match(), paper, file, language="de").run()
    assert answer in paper.written


def test_what_everybody_may_see_holds_no_secret_and_the_options(file: Path) -> None:
    match, paper = new_match(ambition=True), Paper(["o"])
    session(match, paper, file).run()
    page = paper.last_page() if "Ambition: on" in paper.last_page() else paper.file.getvalue().split("\x1b[H")[-2]
    assert "Ambition: on" in page
    assert "♥" not in page


# --- several people -----------------------------------------------------------------------------------------


def played_whole(people: list[int], file: Path) -> tuple[Match, Paper]:
    """A game in which everybody types 1 to the end, which also lifts every screen and turns every page."""
    match, paper = new_match(names=["Anna", "Ben", "Cleo"]), Paper()
    table = session(match, paper, file, people=people)
    table.screen = table.painter.screen = Screen(paper.screen.console, lambda prompt: "" if match.over else "1")
    table.run()
    return match, paper


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[Match, Paper]:
    return played_whole([0], tmp_path_factory.mktemp("alone") / "game.regnum")


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory) -> tuple[Match, Paper]:
    return played_whole([0, 1], tmp_path_factory.mktemp("together") / "game.regnum")


def test_people_are_screened_from_each_other(file: Path) -> None:
    match, paper = new_match(names=["Anna", "Ben", "Cleo"]), Paper(["", "place romeo 4", "", "place alienor 4"])
    session(match, paper, file, people=[0, 1, 2]).run()
    order = [choice.seat for choice in match.choices if choice.seat >= 0]
    first, second = (("Anna", "Ben", "Cleo")[seat] for seat in (order[0], order[1]))
    assert f"{first}, press Enter when nobody else looks." in paper.written
    assert f"{second}, press Enter when {first} looks away." in paper.written


def test_nothing_that_one_person_may_see_is_left_for_the_next(together: tuple[Match, Paper]) -> None:
    match, paper = together
    assert match.over
    asked = {"Anna": 0, "Ben": 0}
    for part in paper.between_hands:
        # Cards that are dealt are told without points, those of a count with them.
        private = re.search(r"Favourites of \w+: \w+,", part) or "♥" in part
        names = {
            name for name in asked if f"{name}, place" in part or f"{name}, move" in part or f"{name}, vote" in part
        }
        assert len(names) <= 1, "two people were asked on one screen"
        assert not private or len(names) == 1, "a card was shown while nobody was asked"
        for name in names:
            asked[name] += 1
    assert asked["Anna"] > 5
    assert asked["Ben"] > 5


def test_a_secret_vote_is_not_on_the_screen_that_the_next_person_sees(together: tuple[Match, Paper]) -> None:
    votes = [part.count("vote in secret") for part in together[1].between_hands if "vote in secret" in part]
    assert votes
    assert set(votes) == {1}


def test_a_whole_game_is_played_to_its_end_and_says_who_won(alone: tuple[Match, Paper]) -> None:
    match, paper = alone
    assert match.over
    assert "wins." in paper.written or "share the victory" in paper.written
    assert paper.file.getvalue().startswith(ENTER_ALTERNATE)
    assert LEAVE_ALTERNATE in paper.file.getvalue()


def test_a_coronation_is_told_on_a_page_of_its_own_with_the_castle_as_it_was(alone: tuple[Match, Paper]) -> None:
    pages = [COLOURS.sub("", page) for page in alone[1].file.getvalue().split(TOP)]
    first = next(n for n, page in enumerate(pages) if "is crowned" in page and "place a courtier" not in page)
    assert re.search(r"Throne Room [(♥]", pages[first])
    assert "Round 1 › Turns › Vote" in pages[first]
    assert "Round 2 begins" in "".join(pages[first : first + 2])


def test_bots_can_be_watched_alone(file: Path) -> None:
    match, paper = new_match(), Paper(live=False)
    session(match, paper, file, people=[]).run()
    assert match.over
    assert "Blue places" in paper.written
    assert "is crowned" in paper.written


def test_a_pipe_gets_plain_text_without_clearing(file: Path) -> None:
    paper = Paper(["place romeo 4"], live=False)
    session(new_match(), paper, file).run()
    assert "\x1b" not in paper.file.getvalue()


# --- going back ---------------------------------------------------------------------------------------------


def test_undo_goes_back_to_before_ones_last_choice(file: Path) -> None:
    match, paper = new_match(), Paper(["place romeo 4", "u", "place merlin 1"])
    session(match, paper, file).run()
    own = [choice.text for choice in match.choices if choice.seat == 0]
    assert own[0] == "place courtier=merlin floor=1"


def test_there_is_nothing_to_undo_at_the_start(file: Path) -> None:
    paper = Paper(["u"])
    session(new_match(), paper, file).run()
    assert "There is nothing to take back." in paper.written


def test_the_end_can_be_taken_back(alone: tuple[Match, Paper], file: Path) -> None:
    match = alone[0].branch(seed=1)
    session(match, Paper(["u"]), file).run()
    assert not match.over


# --- keeping ------------------------------------------------------------------------------------------------


def test_the_game_is_kept_all_the_time_and_goes_on_where_it_stopped(file: Path) -> None:
    match = new_match()
    session(match, Paper(["place romeo 4"]), file).run()
    again, remarks = files.read(file, None)
    assert again.table == match.table
    assert remarks == {"bot 1": "random", "bot 2": "random"}


def test_leaving_says_where_the_game_is_kept_and_how_to_go_on(file: Path) -> None:
    paper = Paper(["q", ""], width=300)
    session(new_match(), paper, file).run()
    assert f"regnum play vive-le-roi --resume {file}" in paper.written


def test_leaving_can_be_thought_better_of(file: Path) -> None:
    match, paper = new_match(), Paper(["q", "c", "place romeo 4"])
    session(match, paper, file).run()
    assert any(choice.text == "place courtier=romeo floor=4" for choice in match.choices)


def test_a_game_can_be_saved_under_a_name(file: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.regnum"
    match, paper = new_match(), Paper([f"s {mine}", "place romeo 4"])
    session(match, paper, file).run()
    assert files.read(mine, None)[0].table == match.table


def test_saving_never_overwrites_another_file(file: Path, tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    paper = Paper([f"s {diary}", "q", str(diary)])
    session(new_match(), paper, file).run()
    assert diary.read_text() == "Dear diary"
    assert "exists already" in paper.flowing


def test_a_file_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("")
    match, paper = new_match(), Paper(["place romeo 4"])
    session(match, paper, tmp_path / "plain" / "game.regnum").run()
    assert "cannot be written" in paper.written
    assert any(choice.text == "place courtier=romeo floor=4" for choice in match.choices)


def test_an_interrupt_keeps_the_game(file: Path) -> None:
    match, paper = new_match(), Paper()

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    table = session(match, paper, file)
    table.screen = table.painter.screen = Screen(paper.screen.console, interrupted)
    table.run()
    assert saved.write(match).splitlines()[1:] == [
        line for line in file.read_text().splitlines()[1:] if not line.startswith("# bot")
    ]


def test_a_broken_bot_loses_nothing(file: Path) -> None:
    class Broken:
        def choose(self, knowledge: object) -> int:
            raise RuntimeError("out of ideas")

    match = new_match()
    table = session(match, Paper(["place romeo 4"]), file)
    table.players = [table.players[0], *[type(table.players[0])(Broken(), "broken")] * 2]
    with pytest.raises(RuntimeError, match="out of ideas"):
        table.run()
    assert files.read(file, None)[0].table == match.table


def test_clearing_takes_the_scroll_back_along() -> None:
    paper = Paper()
    paper.screen.forget()
    assert paper.file.getvalue() == FORGET
    assert "\x1b[3J" in FORGET


# --- a hint -------------------------------------------------------------------------------------------------


def test_a_hint_says_what_each_choice_promises_and_changes_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "HINT_SECONDS", 0.05)
    match, paper = new_match(), Paper(["hint"])
    before = len(match.choices)
    session(match, paper, file).run()
    assert len(match.choices) == before
    assert re.search(r"Place \w+ on floor \d\s+\d+%\s+\d+", paper.written)
    assert "certain victory" in paper.flowing


def test_a_hint_knows_only_what_the_person_may_know(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Knowledge] = []

    def think(self: Search, knowledge: Knowledge) -> list[Thought]:
        asked.append(knowledge)
        return []

    monkeypatch.setattr(Search, "think", think)
    session(new_match(), Paper(["hint"]), file).run()
    assert asked[0].seat == 0
    assert asked[0].seen.favourites[1] == [UNKNOWN, UNKNOWN]


# --- why not ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "Romeo is in the castle already. (VR-51)"),
        ("fr", "Roméo est déjà au château. (VR-51)"),
        ("de", "Romeo ist schon im Schloss. (VR-51)"),
    ],
)
@pytest.mark.parametrize("typed", ["place romeo 2", "place courtier=romeo floor=2"])
def test_whoever_names_a_choice_that_cannot_be_made_hears_why_not(
    file: Path, language: str, reason: str, typed: str
) -> None:
    match = new_match(first_unit=0)
    match.choose("place courtier=romeo floor=4")
    paper = Paper([typed])
    session(match, paper, file, people=[1], language=language).run()
    assert reason in paper.flowing
    assert match.choices[-1].text == "place courtier=romeo floor=4"


def test_a_choice_of_another_moment_is_named_as_such(file: Path) -> None:
    match, paper = new_match(first_unit=0), Paper(["vote card=yes"])
    session(match, paper, file).run()
    assert "That is for another moment of the game. (VR-51)" in paper.flowing

"""Fair dice: everything follows from the commitment and the contributions, and whoever tampers is found out."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from regnum.kernel import NATURE, BadFile
from regnum.server.running.verify import verify
from regnum.server.table import fair
from regnum.server.table.journal import Chose, Created, Sat, Started, TookBack
from regnum.server.table.plans import SeatPlan
from regnum.server.table.table import Table
from regnum.server.telling.export import export
from regnum.server.telling.replay import draws

SECRET = "00" * 31 + "01"


def played(seed: int = 1, undo_at: int = 0, contribution: str = "salt") -> Table:
    """A whole game of two people; at some choice everything since the last answer of chance is taken back."""
    plans = [SeatPlan("friend"), SeatPlan("anyone")]
    created = Created(
        at=0.0,
        by="a",
        game="vive-le-roi",
        edition=1,
        players=2,
        options={"emissary": True},
        seats=plans,
        secret=SECRET,
        key="k",
    )
    table = Table("t1", created)
    table.apply(Sat(at=1.0, account="a", seat=0, contribution=contribution))
    table.apply(Sat(at=1.0, account="b", seat=1))
    table.apply(Started(at=2.0))
    rng = random.Random(seed)
    while table.status == "playing":
        assert table.play is not None
        match = table.play.match
        if undo_at and len(match.choices) >= undo_at:
            drawn = [i for i, choice in enumerate(match.choices) if choice.seat == NATURE]
            table.apply(TookBack(at=3.0, seat=0, to=drawn[-1]))
            undo_at = 0
        seat = rng.choice(table.waiting)
        table.apply(Chose(at=3.0, seat=seat, text=rng.choice(table.play.match.offers(seat))))
    return table


def exported(table: Table) -> str:
    return export(table, "", ("Anna", "Bruno"))


def test_the_odds_are_kept() -> None:
    seed = fair.seed(SECRET, "t", ["a", "b"])
    drawn = Counter(fair.draw(seed, number, [1, 0, 3]) for number in range(8000))
    assert drawn[1] == 0
    assert 1800 < drawn[0] < 2200


def test_a_number_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    """With a sum of odds of 2^63 + 1 nearly half of all numbers are: then the next one counts."""
    seed = fair.seed(SECRET, "t", [])
    odds = [2**62, 2**62, 1]
    assert {fair.draw(seed, number, odds) for number in range(50)} == {0, 1}


def test_every_contribution_and_the_table_change_the_dice() -> None:
    seeds = {
        fair.seed(secret, table, [first, second])
        for secret in (SECRET, "ff" * 32)
        for table in ("t", "u")
        for first in ("", "x")
        for second in (None, "y")
    }
    assert len(seeds) == 16
    assert fair.seed(SECRET, "t", ["", None]) == fair.seed(SECRET, "t", [None, ""])


def test_a_served_game_is_verified() -> None:
    verdict = verify(exported(played()))
    assert verdict.fair
    assert verdict.drawn > 5
    assert verdict.contributions == ["salt", ""]


def test_after_an_undo_the_dice_fall_anew_and_are_verified() -> None:
    table = played(undo_at=60)
    text = exported(table)
    assert "# fair draw " in text
    assert verify(text).fair
    assert table.play is not None
    draws = [draw for draw in table.play.draws if draw >= 0]
    assert draws == sorted(set(draws)) and draws != list(range(len(draws)))


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        (f"secret {SECRET}", f"secret {SECRET[:-1]}2", "does not fit the commitment"),
        ("contribution 0 salt", "contribution 0 pepper", "the dice said"),
        ("fair table t1", "fair table t2", "the dice said"),
    ],
)
def test_whoever_tampers_is_found_out(before: str, after: str, complaint: str) -> None:
    text = exported(played())
    assert before in text
    verdict = verify(text.replace(before, after))
    assert not verdict.fair
    assert complaint in " ".join(verdict.wrong)


def test_a_die_that_was_changed_is_found_out() -> None:
    lines = exported(played()).splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("* begin seat="))
    lines[place] = "* begin seat=1" if lines[place].endswith("0") else "* begin seat=0"
    # Whoever changes a die changes what follows, too: a fresh fingerprint everywhere, and moves that fit.
    text = "\n".join(lines[: place + 1])
    assert "the dice said" in verify(text).wrong[0]


def test_draws_that_go_back_are_found_out() -> None:
    text = exported(played(undo_at=60))
    marked = next(line for line in text.splitlines() if line.startswith("# fair draw "))
    verdict = verify(text.replace(marked, "# fair draw 0"))
    assert any("was used before" in sentence for sentence in verdict.wrong)


@pytest.mark.parametrize("number", ["²", "9" * 5000, "٣", "-1", "7"])
def test_a_seat_that_is_none_is_refused_in_words(number: str) -> None:
    text = exported(played()).replace("# fair contribution 0", f"# fair contribution {number}")
    with pytest.raises(BadFile, match="there is no seat"):
        verify(text)


@pytest.mark.parametrize("number", ["²", "9" * 5000, "none of them"])
def test_what_is_no_number_of_a_draw_is_no_reason_to_stumble(number: str) -> None:
    first = "* begin seat="
    assert verify(exported(played()).replace(first, f"# fair draw {number}\n{first}", 1)).fair


def test_a_file_without_dice_says_so() -> None:
    text = "\n".join(line for line in exported(played()).splitlines() if not line.startswith("# fair"))
    with pytest.raises(BadFile, match="nothing about fair dice"):
        verify(text)


def test_a_page_can_check_every_draw() -> None:
    """What ``GET …/fair`` tells is enough to compute every answer of chance, with nothing but HMAC."""
    told = draws(played(undo_at=60))
    assert fair.commitment(told["secret"]) == told["commitment"]
    seed = fair.seed(told["secret"], told["table"], told["contributions"])
    for draw in told["draws"]:
        assert draw["outcomes"][fair.draw(seed, draw["draw"], draw["odds"])] == draw["chosen"]
    assert len({draw["draw"] for draw in told["draws"]}) == len(told["draws"]) > 5

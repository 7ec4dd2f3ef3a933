"""Bots of other packages: opponents by their names in the arena, at the server's tables and on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.arena.games import Task, play
from regnum.bots import Knowledge, bot
from regnum.games import complaints, game, left_out
from regnum.kernel import BrokenPackage, Match
from regnum.server.table.bots import must_exist
from regnum.server.table.refused import Refused

from .throne import install, install_throne

LAST = """
class Last:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, knowledge):
        return knowledge.offers[-1]
"""


@pytest.fixture(autouse=True)
def last(packages: Path) -> None:
    install_throne(packages)
    install(packages, "bots-of-others", {"last_bot.py": LAST}, bots={"last": "last_bot:Last", "lost": "lost_bot:Lost"})


def test_a_bot_of_another_package_plays_by_its_name() -> None:
    match = Match(game("throne"))
    assert match.game.actions.write(bot("last").choose(Knowledge.of(match, 0))) == "bow depth=3"
    assert play(Task("vive-le-roi", ("last", "random", "last"), "1")).decisions > 10


def test_it_may_sit_at_a_table_of_the_server() -> None:
    must_exist("last")
    with pytest.raises(Refused, match="there is no bot 'first'"):
        must_exist("first")


def test_a_broken_bot_is_named_in_one_sentence() -> None:
    with pytest.raises(BrokenPackage, match=r"the bot lost of the package bots-of-others cannot be used .*lost_bot"):
        bot("lost")
    with pytest.raises(LookupError, match=r"there is no bot 'first'; there are: .*king, .*random, .*, last$"):
        bot("first")


def test_a_broken_bot_is_complained_of_and_sits_at_no_table() -> None:
    assert ["the bot lost of the package bots-of-others" in sentence for sentence in complaints()] == [True]
    assert left_out() == [{"kind": "bot", "name": "lost", "package": "bots-of-others"}]
    with pytest.raises(Refused, match="there is no bot 'lost'"):
        must_exist("lost")

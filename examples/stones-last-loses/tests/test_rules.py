"""The rules one by one; each test cites the clause that it would miss."""

import regnum
from regnum.testing import rule


@rule("LL-1")
def test_whoever_takes_the_last_stone_loses_and_all_others_win() -> None:
    start = {"question": "how_many", "seats": [1], "fields": {"stones": 2, "turn": 1}}
    match = regnum.Match(regnum.game("stones"), players=3, start=start, last_loses=True, checked=True)
    match.choose("take stones=2")
    assert match.result is not None
    assert match.result.winners == (0, 2)

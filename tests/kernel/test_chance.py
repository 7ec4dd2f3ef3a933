"""Sources of chance: a seeded generator and a script."""

from __future__ import annotations

import pytest

from regnum.kernel import Dice, IllegalChoice, Script, pick, pick_by_odds, seeded, spin


def test_the_generator_gives_the_same_numbers_for_ever() -> None:
    rng = seeded("regnum")
    assert [spin(rng) for _ in range(4)] == NUMBERS
    assert rng == ROW


NUMBERS = [984689883, 371777492, 1511275415, 648199664]
ROW = [255087397, 1754371295]


def test_seeds_may_be_numbers_or_texts_and_differ() -> None:
    assert seeded(1) == seeded("1") == [1035277106, 1968386368]
    assert len({tuple(seeded(seed)) for seed in range(1000)}) == 1000


def test_the_generator_stays_within_its_bounds() -> None:
    rng = seeded(0)
    for _ in range(10_000):
        assert 0 <= spin(rng) <= 2147483561
        assert 1 <= rng[0] <= 2147483562
        assert 1 <= rng[1] <= 2147483398


def test_picks_are_spread_evenly() -> None:
    rng = seeded(3)
    counts = [0] * 6
    for _ in range(6000):
        counts[pick(rng, 6)] += 1
    assert all(900 < count < 1100 for count in counts)


def test_odds_are_respected() -> None:
    rng = seeded(5)
    counts = [0] * 4
    for _ in range(6000):
        counts[pick_by_odds(rng, [1, 0, 2, 3], 4)] += 1
    assert counts[1] == 0
    assert all(abs(count - 1000 * odds) < 150 for count, odds in zip(counts, [1, 0, 2, 3], strict=True))


def test_only_the_first_places_are_drawn_from() -> None:
    rng = seeded(5)
    assert {pick_by_odds(rng, [1, 1, 50], 2) for _ in range(200)} == {0, 1}


def test_dice_with_the_same_seed_fall_alike() -> None:
    one, other = Dice("a"), Dice("a")
    faces = [10, 11, 12, 13, 14, 15]
    rolls = [one.choose(faces, [1] * 6, []) for _ in range(20)]
    assert rolls == [other.choose(faces, [1] * 6, []) for _ in range(20)]
    assert set(rolls) == set(faces)


def test_a_script_answers_in_full_or_bare_notation() -> None:
    script = Script(["draw straw=long", "short", "2 3"])
    straws = ["draw straw=short", "draw straw=long"]
    assert script.choose([7, 8], [1, 1], straws) == 8
    assert script.choose([7, 8], [1, 1], straws) == 7
    assert script.choose([5], [1], ["roll red=2 blue=3"]) == 5
    assert Script(["draw long"]).choose([7, 8], [1, 1], straws) == 8


def test_a_script_that_does_not_fit_says_what_would() -> None:
    script = Script(["long"])
    with pytest.raises(IllegalChoice, match="the script of chance says 'long'; legal now: draw straw=short"):
        script.choose([7], [1], ["draw straw=short"])
    script.choose([8], [1], ["draw straw=long"])
    with pytest.raises(IllegalChoice, match="the script of chance has no answer left; legal now: draw straw=short"):
        script.choose([7], [1], ["draw straw=short"])

"""A match: the only door, and what can be done with a game that has been played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from regnum.kernel import NATURE, BadNotation, Happening, IllegalChoice, IllegalOptions, Match, Script

from .toy import DEALT, SHOWN, TAKEN, TOY


def dealt(**options: Any) -> Match:
    """Two seats with a long and a short straw; the next straws are the same."""
    return Match(TOY, chance=["long", "short", "short"] * 2, players=2, checked=True, **options)


def shown() -> Match:
    """The first round of :func:`dealt` up to the choice of a favour by seat 0."""
    match = dealt()
    for seat, coins in ((1, 1), (0, 2), (0, 0), (1, 0)):
        match.choose(f"bid {coins}", seat)
    return match


def played(seed: int, **options: Any) -> Match:
    match = Match(TOY, seed=seed, checked=True, **options)
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.choose(rng.choice(match.offers(seat)), seat)
    return match


def face(match: Match) -> tuple[Any, ...]:
    """All that a refused choice must leave as it was."""
    return match.table.copy(), list(match.choices), list(match.happenings), match.to_act, match.digest()


# --- choosing -----------------------------------------------------------------------------------------------


def test_a_choice_may_be_text_json_or_a_number() -> None:
    for choice in ("bid coins=2", "bid 2", {"do": "bid", "coins": 2}, TOY.actions.read("bid 2")):
        match = dealt()
        match.choose(choice, seat=1)
        assert match.table.bid[1][0] == 2
        assert match.choices[-1].text == "bid coins=2"


def test_without_a_seat_it_is_the_only_one_that_must_answer() -> None:
    match = dealt()
    for refused in (lambda: match.choose("bid 0"), match.offers, lambda: match.why_not("bid 0")):
        with pytest.raises(IllegalChoice, match=r"several seats must answer \(0, 1\): say which one is meant"):
            refused()
    match.choose("bid 0", 1)
    match.choose("bid 0")
    assert [choice.seat for choice in match.choices[-2:]] == [1, 0]


@pytest.mark.parametrize(
    ("choice", "seat", "complaint"),
    [
        (
            "bid coins=3",
            0,
            "you have only 2 coins, not 3 (T-2); legal now: bid coins=0, bid coins=1, bid coins=2",
        ),
        ("take favour=crown", 0, "that is for another moment of the game (T-2); legal now: bid coins=0"),
        ("bid coins=9", 0, "coins=9 is not possible: it goes from 0 to 3 (T-2); legal now: bid coins=0"),
        (
            "abdicate",
            0,
            "unknown choice 'abdicate'; the verbs are draw, bid, toss, take, pass (T-2); legal now: bid coins=0",
        ),
        ("take favour=cloak", 0, "that is for another moment of the game (T-2); legal now: bid coins=0"),
        ({"do": "bid"}, 0, "should have the parameters of 'bid coins=…'"),
        (9999, 0, "there is no action 9999"),
        (2.5, 0, "a choice is a text, a mapping or a number, not 2.5"),
        (None, 0, "a choice is a text, a mapping or a number, not None"),
        ("bid coins=1", 2, "seat 2 is not asked now; seat 0, seat 1 must answer (T-2)"),
        ("bid coins=1", NATURE, "Nature is not asked now; seat 0, seat 1 must answer (T-2)"),
    ],
)
def test_an_illegal_choice_says_what_was_wrong_and_what_is_legal_and_changes_nothing(
    choice: Any, seat: int, complaint: str
) -> None:
    match = dealt(start_coins=2)
    before = face(match)
    with pytest.raises((BadNotation, IllegalChoice)) as refused:
        match.choose(choice, seat)
    assert complaint in str(refused.value)
    assert face(match) == before


def test_what_cannot_be_read_is_told_from_what_cannot_be_done() -> None:
    match = dealt(start_coins=2)
    for unread in ("abdicate", "bid", "bid coins=9", {"do": "bid"}, 9999, None):
        with pytest.raises(BadNotation):
            match.choose(unread, 0)  # type: ignore[arg-type]
    for forbidden in ("bid coins=3", "take favour=crown", {"do": "bid", "coins": 3}):
        with pytest.raises(IllegalChoice):
            match.choose(forbidden, 0)


@pytest.mark.parametrize("typed", ["bid coins=2", "BID 2", "Bid Coins=2", "b 2", "bi c=2"])
def test_people_may_use_capitals_and_begin_words_and_the_record_holds_the_full_form(typed: str) -> None:
    match = dealt()
    match.choose(typed, 0)
    assert match.choices[-1].text == "bid coins=2"


def test_the_legal_choices_come_along_with_the_refusal() -> None:
    with pytest.raises(IllegalChoice) as refused:
        dealt(start_coins=1).choose("bid 3", 0)
    assert refused.value.legal == ("bid coins=0", "bid coins=1")


def test_long_lists_of_legal_choices_are_cut_short_in_the_sentence() -> None:
    error = IllegalChoice("no", [f"go {i}" for i in range(20)])
    assert str(error).endswith("go 11 … (20 in all)")
    assert len(error.legal) == 20


def test_nothing_may_be_chosen_when_the_game_is_over() -> None:
    match = played(1)
    before = face(match)
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.choose("bid 0", 0)
    assert face(match) == before
    assert match.offers() == []


def test_options_that_cannot_be_are_refused_at_the_door() -> None:
    with pytest.raises(IllegalOptions):
        Match(TOY, players=7)


# --- chance -------------------------------------------------------------------------------------------------------


def test_chance_plays_by_itself_from_a_seed_a_script_or_a_source_of_ones_own() -> None:
    assert Match(TOY, seed=3, players=2).table == Match(TOY, seed="3", players=2).table
    assert dealt().table == Match(TOY, chance=Script(["long", "short", "short"]), players=2).table
    assert dealt().to_act == (0, 1)


def test_without_a_source_chance_is_chosen_by_hand() -> None:
    match = Match(TOY, players=2)
    assert match.to_act == (NATURE,)
    assert match.offers() == ["draw straw=short", "draw straw=middling", "draw straw=long"]
    match.choose("draw long")
    assert match.table.straw[0] == 2
    assert match.choices[0].seat == NATURE


def test_a_script_that_ends_too_soon_says_so() -> None:
    with pytest.raises(IllegalChoice, match="the script of chance has no answer left"):
        Match(TOY, chance=["long"], players=2)


def test_the_same_seed_and_the_same_choices_are_the_same_game() -> None:
    assert played(5).table == played(5).table
    assert [c.text for c in played(5).choices] != [c.text for c in played(6).choices]


# --- going back -----------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_choice_of_a_player_and_all_that_chance_did_since() -> None:
    match = shown()
    before = face(match)
    match.choose("take crown")
    assert match.table.round == 2
    match.undo()
    assert face(match) == before


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(IllegalChoice, match="there is nothing to take back"):
        dealt().undo()


def test_going_back_is_the_same_as_replaying_fewer_choices() -> None:
    match = played(7, players=3, piety=True)
    for count in range(len(match.choices), -1, -1):
        fresh = Match(TOY, players=3, piety=True)
        for choice in match.choices[:count]:
            fresh.choose(choice.action, choice.seat)
        match.rewind(count)
        assert face(match) == face(fresh)


@pytest.mark.parametrize("count", [-1, 99])
def test_a_match_cannot_go_back_to_where_it_never_was(count: int) -> None:
    with pytest.raises(IllegalChoice, match=f"this match has 3 choices; it cannot go back to {count}"):
        dealt().rewind(count)


def test_a_branch_goes_its_own_way() -> None:
    match = shown()
    before = face(match)
    other = match.branch(seed=1)
    other.choose("take crown")
    assert face(match) == before
    match.choose("take purse")
    assert match.table.crowns[0] == 0
    assert other.table.crowns[0] == 1


def test_a_branch_may_begin_earlier() -> None:
    match = shown()
    other = match.branch(4)
    assert other.choices == match.choices[:4]
    other.choose("bid 3", 0)
    assert other.table.bid[0][0] == 3
    assert match.table.bid[0][0] == 2


def test_neither_of_two_branches_changes_the_past_of_the_other() -> None:
    match = shown()
    other = match.branch()
    match.rewind(4)
    match.choose("bid 3", 0)
    other.rewind(4)
    assert other.table.bid[0][0] == -1
    again = shown()
    again.rewind(4)
    assert other.table == again.table


def test_a_branch_lets_chance_play_if_it_has_one() -> None:
    match = Match(TOY, players=2)
    assert match.branch().to_act == (NATURE,)
    assert match.branch(chance=["long", "long", "short"]).table.straw[:2] == [2, 2]


# --- looking --------------------------------------------------------------------------------------------------------


def test_the_result_names_places_points_and_winners() -> None:
    match = played(7)
    assert dealt().result is None
    result = match.result
    assert result is not None
    assert result.places == tuple(match.table.rank[:3])
    assert result.scores == tuple(TOY.scores(match.table))
    assert all(result.places[seat] == 1 for seat in result.winners)
    assert max(result.scores) in {result.scores[seat] for seat in result.winners}


def test_the_question_and_the_place_are_told() -> None:
    match = dealt()
    assert match.question.name == "how_much"
    assert match.where() == "game › round › bid_in_secret"
    over = played(1)
    assert over.question is None
    assert over.where() == "the end"


def test_a_choice_of_chance_is_known_to_its_witness() -> None:
    match = dealt()
    for seat, known in ((0, [0]), (1, [1]), (None, [])):
        history = match.history(seat)
        assert [i for i, choice in enumerate(history) if choice is not None] == known


def test_an_open_choice_and_an_open_toss_are_known_to_all() -> None:
    match = Match(TOY, chance=["long", "long", "short", "1"], players=2)
    match.choose("bid 0", 0)
    match.choose("bid 0", 1)
    assert match.to_act == (1,)
    assert match.choices[-1].text == "toss seat=1"
    assert match.history(None)[-1] == match.choices[-1]


def test_a_secret_choice_is_known_to_its_seat_for_ever() -> None:
    match = shown()
    assert match.history(0)[-2:] == [match.choices[-2], None]
    assert match.history(1)[-1] == match.choices[-1]


def test_others_cannot_count_the_parts_of_a_secret_choice() -> None:
    in_one, in_two = dealt(), dealt()
    in_one.choose("bid 0", 1)
    in_two.choose("bid 1", 1)
    assert in_two.history(0) == dealt().history(0)
    assert in_two.numbers(0) == dealt().numbers(0)
    in_two.choose("bid 0", 1)
    assert in_one.history(0) == in_two.history(0)
    assert len(in_one.history(1)) + 1 == len(in_two.history(1))
    assert in_one.numbers(0) == in_two.numbers(0)


def test_the_log_of_others_does_not_count_them_either() -> None:
    in_one, in_two = dealt(), dealt()
    for match, bids in ((in_one, [0]), (in_two, [1, 0])):
        for coins in bids:
            match.choose(f"bid {coins}", 1)
        match.choose("bid 0", 0)
    assert [h.after for h in in_one.log(0)] == [h.after for h in in_two.log(0)]
    assert [h.after for h in in_one.log(1)][-1] + 1 == [h.after for h in in_two.log(1)][-1]


def test_only_being_asked_on_within_an_answer_makes_it_a_part_of_one() -> None:
    """Being asked on within an answer is secret; being asked again by the rules is open."""
    match = dealt()
    match.choose("bid 0", 1)
    match.choose("bid 0", 0)
    assert match.to_act == (0,)
    assert [choice.more for choice in match.choices if choice.seat >= 0] == [False, False]
    assert [choice.more for choice in shown().choices if choice.seat >= 0] == [True, True, False, False]


def test_a_whisper_is_heard_by_one_seat_and_a_told_line_by_all() -> None:
    match = shown()
    assert match.heard(0)[0] == Happening(1, 0, DEALT, (2,))
    assert [h.event for h in match.heard(1)] == [DEALT, SHOWN, SHOWN]
    assert [h.event for h in match.heard(None)] == [SHOWN, SHOWN]
    match.choose("take purse")
    assert match.heard(None)[-1].event == TAKEN


def test_the_fingerprint_is_that_of_the_position_whatever_the_way() -> None:
    one, other = dealt(), dealt()
    one.choose("bid 0", 0)
    one.choose("bid 0", 1)
    other.choose("bid 0", 1)
    other.choose("bid 0", 0)
    assert one.digest() == other.digest()
    assert one.digest() != dealt().digest()


def test_the_fingerprint_does_not_depend_on_fields_that_are_not_used() -> None:
    s = dealt().table
    before = TOY.digest(s)
    s.modules = 0
    assert TOY.digest(s) == before
    s.prayers[1] = 1
    assert TOY.digest(s) != before

"""Option: the Banished (VR-175 to VR-178)."""

from __future__ import annotations

from regnum.testing import rule

from .helpers import others_gone, present, scores, told, totals, turn

CARDS = ["F01", "F02", "F15"]
WE_7 = "1[S] 2[DO] 3[XAB] 4[CJ] 5[ELR] WC4[V] D3[M] D2[F]"
WE_7_CARDS = ["F01", "F02", "F03", "F04"]


@rule("VR-175")
def test_the_sealed_courtier_scores_nothing() -> None:
    # M is sealed on F01
    match = turn(others_gone("4[M] 5[S] 1[E]"), 3, cards=CARDS, banished=True)
    present(match, "S", "YYY")
    assert totals(match)[0] == 1
    reversed_ = turn(others_gone("4[M] 5[X] 1[E]"), 3, cards=CARDS, banished=True)
    present(reversed_, "X", "YYY")
    assert totals(reversed_)[0] == -1
    king = turn(others_gone("5[M] 1[E]"), 3, cards=CARDS, banished=True)
    present(king, "M", "YYY")
    assert totals(king)[0] == 1


@rule("VR-175")
def test_the_sealed_courtier_counts_for_no_ambition() -> None:
    for text, paid in (("WC3[M]", 5), ("WC3[E]", 0)):
        match = turn(
            others_gone(f"{text} 5[S]"),
            3,
            cards=CARDS,
            banished=True,
            ambition=True,
            kept=["A04", "A01", "A02"],
        )
        present(match, "S", "YYY")
        assert told(match, "ambition_paid")[0][3] == paid


@rule("VR-176")
def test_for_everybody_else_the_sealed_courtier_is_an_ordinary_character() -> None:
    # M is sealed on F01, but not on F03 and F20
    match = turn(others_gone("4[M] 5[S]"), 3, cards=["F01", "F03", "F20"], banished=True)
    assert "move character=merlin" in match.offers(0)
    present(match, "S", "YYY")
    assert totals(match) == [0, 14, 4]


@rule("VR-177", "VR-414")
def test_the_emissarys_sealed_courtier_is_not_his_favourite_either() -> None:
    # A is sealed on F20
    text = "0[BCDEF] 1[J] 2[X] 3[OR] 5[AM] 4[SVL]"
    match = turn(text, 2, cards=["F01", "F03"], emissary_card="F20", banished=True)
    present(match, "A", "YY", emissary="S")  # he needs a card for her
    present(match, "M", "YY")  # not for Merlin
    assert told(match, "emissary_scored") == [(10 + 4 + 3 + 1, 58)]  # M, L, R, J; nothing for A on floor 5
    without = turn(text, 2, cards=["F01", "F03"], emissary_card="F20")
    present(without, "A", "YY")
    assert without.table.round == 2


@rule("VR-178")
def test_without_the_option_seals_are_ignored() -> None:
    match = turn(others_gone("4[M] 5[S] 1[E]"), 3, cards=CARDS)
    present(match, "S", "YYY")
    assert totals(match)[0] == 5


@rule("WE-22")
def test_we_22_the_banished_of_four_cards() -> None:
    match = turn(WE_7, 4, active=2, cards=WE_7_CARDS, banished=True)
    present(match, "L", "YYYY")
    assert totals(match) == [9, 20, 15, 13]
    ambitious = turn(
        WE_7, 4, active=2, cards=WE_7_CARDS, banished=True, ambition=True, kept=["A07", "A04", "A12", "A09"]
    )
    present(ambitious, "L", "YYYY")
    assert [points for *_, points in told(ambitious, "ambition_paid")] == [3, 5, 0, 3]
    assert scores(ambitious) == [32, 45, 35, 36]

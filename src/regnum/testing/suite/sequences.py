"""Any sequence of choices: Hypothesis looks for one that breaks a game and shrinks it to the shortest record."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from regnum.kernel import Game, Match, saved

from ..checks import is_possible, somebody_can_act
from ..combinations import covering

EXAMPLES, LONGEST = 12, 250

numbers = st.integers(0, 2**16)
"""Each picks who answers and what, modulo what there is."""
sequences = st.lists(numbers, max_size=LONGEST) | st.lists(numbers, min_size=LONGEST // 2, max_size=LONGEST)
"""Long ones too: lists left to themselves are short."""


def follow(match: Match, number: int) -> None:
    """The choice a number stands for."""
    who = match.to_act[number % len(match.to_act)]
    offers = match.game.offers(match.table, who)
    match.choose(offers[number // len(match.to_act) % len(offers)], who)


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data(), sequence=sequences)
def test_no_sequence_of_choices_leads_to_an_impossible_table(
    a_game: Game, data: st.DataObject, sequence: list[int]
) -> None:
    match = Match(a_game, checked=True, **data.draw(st.sampled_from(covering(a_game)), label="options"))
    try:
        for number in sequence:
            if match.over:
                break
            follow(match, number)
            somebody_can_act(a_game, match.table)
            is_possible(a_game, match.table)
    except Exception:
        note(f"The shortest game that shows it:\n\n{saved.write(match)}")
        raise

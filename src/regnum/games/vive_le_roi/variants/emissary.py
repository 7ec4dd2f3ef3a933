"""Variant: the Emissary of the Empire (VR-190 to VR-207)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from regnum.kernel import EVERYBODY, NOBODY, IllegalOptions, ask_nature, public, tell, weigh

from ..count import COUNT, IS_FAVOURITE, WHAT_EACH_COUNTS, favourites_points, tell_the_count
from ..favourites import DEAL, DEALING, SIX_NAMES, TAKEN, cards_left, spell_out
from ..impossible import AFTER_THE_DEAL, HANDS
from ..markers import move_the_markers, put_markers_on_20
from ..places import order_the_places
from ..round import GAME, ROUND, hand_out_votes
from ..table import (
    DATA,
    FAVOURITES_CARD,
    MINIMUM_SCORE,
    NAMES,
    NAMES_ON_CARD,
    NO,
    STOMACHACHE,
    VOTE_CARD,
    YES,
    Table,
    book,
    by_units,
)
from ..vote import VOTE, VOTES, discard_what_was_played, reveal_the_votes, vote_in_secret

EMISSARY = book.module("emissary")
book.option("emissary", "VR-190", module=EMISSARY)
book.preset("emissary", emissary=True)

UNITS_WITH_HIM = DATA["legal"]["emissary_allowed_units"]
UNITS_ONLY_WITH_HIM = DATA["legal"]["emissary_required_units"]

NOES_WITH_EMISSARY = by_units(DATA["vote_emissary"], "no")
STOMACHACHES_WITH_EMISSARY = by_units(DATA["vote_emissary"], "stomachache")
EMISSARY_START = DATA["score"]["emissary_start"]

TURN_UP = book.action("emissary", card=VOTE_CARD)

EMISSARY_CARD = book.event("emissary_card", "VR-191", seat="seat", person="number", **SIX_NAMES)
EMISSARY_VOTED = book.event("emissary_voted", "VR-195", card=VOTE_CARD)
EMISSARY_COUNTED = book.event(
    "emissary_counted", "VR-199", seat="seat", person="number", **SIX_NAMES, **WHAT_EACH_COUNTS
)
EMISSARY_SCORED = book.event("emissary_scored", "VR-199", points="number", score="number")
EMISSARY_WINS = book.event("emissary_wins", "VR-206", score="number")


@book.table_of(EMISSARY)
class EmissaryTable(Table):
    emissary_score: int = public(high=32767)
    emissary_card: int = public(low=NOBODY, names=FAVOURITES_CARD)  # face up (VR-191)
    emissary_noes: int = public(high=max(NOES_WITH_EMISSARY))  # left in his pile, which always keeps its YES
    emissary_stomachaches: int = public(high=max(STOMACHACHES_WITH_EMISSARY))
    emissary_vote: int = public(low=NOBODY, names=VOTE_CARD)  # the last one revealed
    emissary_won: int = public(high=1)


# --- with how many units (VR-7) -----------------------------------------------------------------------------


def come_to_two_units(chosen: dict[str, Any]) -> None:
    """Unless they say otherwise, which is then refused."""
    chosen.setdefault("emissary", chosen["players"] in UNITS_ONLY_WITH_HIM)


def play_with_the_right_number(chosen: Mapping[str, Any]) -> None:
    units = chosen["players"]
    if units in UNITS_ONLY_WITH_HIM and not chosen["emissary"]:
        raise IllegalOptions("with {units} players the Emissary always takes part", "VR-7", units=units)
    if chosen["emissary"] and units not in UNITS_WITH_HIM:
        raise IllegalOptions("the Emissary does not play with {units} players", "VR-7", units=units)


book.defaults.add(come_to_two_units)
book.conditions.add(play_with_the_right_number)

# --- set-up (VR-190 to VR-192, VR-205) ----------------------------------------------------------------------


def put_his_marker_on_40(s: EmissaryTable) -> None:
    s.emissary_score = EMISSARY_START


def hand_out_by_his_table(s: EmissaryTable) -> None:
    """With him at the table the units may hold fewer NO (VR-41, VR-205)."""
    for seat in range(s.players):
        s.noes[seat] = NOES_WITH_EMISSARY[s.players]
        s.stomachaches[seat] = STOMACHACHES_WITH_EMISSARY[s.players]


def make_his_pile(s: EmissaryTable) -> None:
    """His deck has the cards of each hand (VR-192)."""
    s.emissary_noes = NOES_WITH_EMISSARY[s.players]
    s.emissary_stomachaches = STOMACHACHES_WITH_EMISSARY[s.players]
    s.emissary_vote = NOBODY
    s.emissary_card = NOBODY


def deal_his_card(s: EmissaryTable) -> None:
    """Last of all, face up (VR-42, VR-191)."""
    ask_nature(s, WHICH_CARD_FOR_HIM, EVERYBODY)


def held_by_him(s: EmissaryTable, card: int) -> int:
    return 1 if s.emissary_card == card else 0


TAKEN.add(held_by_him, when=EMISSARY)


def his_card_dealt(s: EmissaryTable, seat: int, card: int) -> None:
    s.emissary_card = card
    spell_out(s, EVERYBODY, EMISSARY_CARD, NOBODY, 0, card)


WHICH_CARD_FOR_HIM = book.question("which_card_for_the_emissary", cards_left, {DEAL: his_card_dealt}, "VR-321")

# --- his vote (VR-194 to VR-198) ----------------------------------------------------------------------------


def he_approves(s: EmissaryTable, character: int) -> bool:
    """One of his Favourites has his YES (VR-194)."""
    for name in range(NAMES):
        if NAMES_ON_CARD[s.emissary_card][name] == character:
            return IS_FAVOURITE(s, s.emissary_card, name) == 1
    return False


def emissary_votes(s: EmissaryTable) -> None:
    """YES for a Favourite, else the top card of his pile, turned up when all have chosen (VR-195, VR-198)."""
    if he_approves(s, s.candidate):
        s.emissary_vote = YES
    else:
        ask_nature(s, WHICH_CARD_OF_HIS, EVERYBODY)


def his_pile(s: EmissaryTable, seat: int, out: list[int]) -> None:
    """A uniform draw from the cards left (VR-196)."""
    weigh(out, TURN_UP(YES), 1)
    weigh(out, TURN_UP(NO), s.emissary_noes)
    weigh(out, TURN_UP(STOMACHACHE), s.emissary_stomachaches)


def his_card_turned_up(s: EmissaryTable, seat: int, card: int) -> None:
    s.emissary_vote = card


WHICH_CARD_OF_HIS = book.question("which_card_of_the_emissary", his_pile, {TURN_UP: his_card_turned_up}, "VR-327")


def reveal_his_vote(s: EmissaryTable) -> None:
    tell(s, EMISSARY_VOTED, s.emissary_vote)


def discard_his_card(s: EmissaryTable) -> None:
    """NO and Stomachache leave his pile, YES goes back into it (VR-196)."""
    if s.emissary_vote == NO:
        s.emissary_noes -= 1
    elif s.emissary_vote == STOMACHACHE:
        s.emissary_stomachaches -= 1


def his_vote(s: EmissaryTable, card: int) -> int:
    return 1 if s.emissary_vote == card else 0


# --- his points (VR-199, VR-206, VR-207) --------------------------------------------------------------------


def move_his_marker(s: EmissaryTable) -> None:
    points = favourites_points(s, s.emissary_card)
    tell_the_count(s, EMISSARY_COUNTED, NOBODY, 0, s.emissary_card)
    s.emissary_score = max(MINIMUM_SCORE, s.emissary_score + points)
    tell(s, EMISSARY_SCORED, points, s.emissary_score)


def let_him_win(s: EmissaryTable) -> None:
    """Only if he is ahead of every unit; then all of them have lost (VR-206, VR-207)."""
    for seat in range(s.players):
        if s.ranking[seat] >= s.emissary_score:
            return
    s.emissary_won = 1
    for seat in range(s.players):
        s.rank[seat] += 1
    tell(s, EMISSARY_WINS, s.emissary_score)


def his_points(s: EmissaryTable) -> int:
    return s.emissary_score


def his_place(s: EmissaryTable) -> int:
    """The first if he has won; otherwise he is ignored and has none (VR-206, VR-207)."""
    return s.emissary_won


book.rival("emissary", his_points, his_place, when=EMISSARY)
GAME.after(put_markers_on_20, put_his_marker_on_40, when=EMISSARY)
ROUND.after(hand_out_votes, hand_out_by_his_table, make_his_pile, when=EMISSARY)
ROUND.after(DEALING, deal_his_card, when=EMISSARY)
VOTE.after(vote_in_secret, emissary_votes, when=EMISSARY)
VOTE.after(reveal_the_votes, reveal_his_vote, when=EMISSARY)
VOTE.after(discard_what_was_played, discard_his_card, when=EMISSARY)
VOTES.add(his_vote, when=EMISSARY)
COUNT.after(move_the_markers, move_his_marker, when=EMISSARY)
GAME.after(order_the_places, let_him_win, when=EMISSARY)

# --- tables that cannot be --------------------------------------------------------------------------------------

HANDS.append((EMISSARY, NOES_WITH_EMISSARY, STOMACHACHES_WITH_EMISSARY))


def complaints(s: EmissaryTable) -> Iterator[str]:
    """VR-191, VR-192, VR-195."""
    if s.emissary_noes > NOES_WITH_EMISSARY[s.players]:
        yield f"{s.emissary_noes} NO in the Emissary's pile; it has {NOES_WITH_EMISSARY[s.players]} (VR-192)"
    if s.question in AFTER_THE_DEAL and s.emissary_card == NOBODY:
        yield "the Emissary has no Favourites card (VR-191)"
    if s.question == WHICH_CARD_FOR_HIM and s.emissary_card != NOBODY:
        yield "the Emissary has a Favourites card already (VR-191)"
    if s.question == WHICH_CARD_OF_HIS and s.candidate != NOBODY and he_approves(s, s.candidate):
        yield "the Emissary votes YES for a Favourite of his, without a card of his pile (VR-194)"


book.complaints.add(complaints, when=EMISSARY)

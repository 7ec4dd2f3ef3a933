"""Attacks (KS-102 to KS-117)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, ask_again, leave, offer, tell

from .board import take_over
from .cards import show, take_back
from .table import (
    ACTION_CARD,
    ACTION_CARDS,
    AMBUSH,
    ATTACK,
    COMBAT,
    SPACE,
    TRUCE,
    Table,
    book,
    is_active,
)
from .targets import COST

PLAY = book.action("play", card=ACTION_CARD)
ENOUGH = book.action("enough")
REACT = book.action("react", card=ACTION_CARD)
LET_BE = book.action("let_be")

ATTACKS = book.event("attacks", "KS-102", seat="seat", defender="seat", space=SPACE)
ATTACK_CARD = book.event("attack_card", "KS-107", seat="seat", card=ACTION_CARD)
NO_REACTION = book.event("no_reaction", "KS-109", seat="seat")
REACTED = book.event("reacted", "KS-109", seat="seat", card=ACTION_CARD)
ATTACK_CANCELLED = book.event("attack_cancelled", "KS-111", seat="seat", space=SPACE)
CONQUERED = book.event("conquered", "KS-114", seat="seat", defender="seat", space=SPACE)
REPELLED = book.event("repelled", "KS-113", seat="seat", space=SPACE)


def attack_declared(s: Table, seat: int, space: int) -> None:
    s.action_points -= COST
    s.attacked += 1
    s.target = space
    s.deed = ATTACK
    tell(s, ATTACKS, seat, s.owner[space], space)


REACTION = tuple(int(card in (TRUCE, AMBUSH)) for card in range(ACTION_CARDS))
"""1 for the cards that answer an attack (KS-109)."""

# --- the attack -----------------------------------------------------------------------------------------------------


def play_attack_cards(s: Table) -> None:
    """Face up, at least as many as are needed (KS-107, KS-108)."""
    ask(s, WHICH_ATTACK_CARDS, s.active)


def let_the_defender_react(s: Table) -> None:
    """Whether he can or not (KS-42, KS-109)."""
    ask(s, WHICH_REACTION, s.owner[s.target])


def heed_a_truce(s: Table) -> None:
    """The attack fails, and its cards go back to the hand (KS-111, KS-112)."""
    if s.reaction == TRUCE:
        tell(s, ATTACK_CANCELLED, s.active, s.target)
        take_attack_cards_back(s)
        end_the_attack(s)
        leave(s)


def fight(s: Table) -> None:
    """The cards that count against the defender's castles (KS-110, KS-113)."""
    if attack_strength(s) > s.castles[s.owner[s.target]]:
        conquer(s, s.active, s.target)
    else:
        tell(s, REPELLED, s.active, s.target)


def discard_attack_cards(s: Table) -> None:
    """Whatever came of it (KS-115)."""
    for card in range(ACTION_CARDS):
        s.discard[card] += s.on_table[s.active][card]
        s.on_table[s.active][card] = 0
    end_the_attack(s)


ATTACKING = book.procedure(
    "attack", play_attack_cards, let_the_defender_react, heed_a_truce, fight, discard_attack_cards
)


def strength_on_the_table(s: Table, seat: int) -> int:
    strength = 0
    for card in range(ACTION_CARDS):
        strength += s.on_table[seat][card] * COMBAT[card]
    return strength


def attack_strength(s: Table) -> int:
    """After an ambush the strongest card no longer counts (KS-113)."""
    strength = strength_on_the_table(s, s.active)
    if s.reaction == AMBUSH:
        strength -= strongest_on_the_table(s, s.active)
    return strength


def strongest_on_the_table(s: Table, seat: int) -> int:
    strongest = 0
    for card in range(ACTION_CARDS):
        if s.on_table[seat][card] > 0:
            strongest = max(strongest, COMBAT[card])
    return strongest


def conquer(s: Table, seat: int, space: int) -> None:
    """The defender's pawn returns to his supply (KS-3, KS-114)."""
    defender = s.owner[space]
    s.spaces[defender] -= 1
    s.spaces[seat] += 1
    take_over(s, seat, space)
    tell(s, CONQUERED, seat, defender, space)


def take_attack_cards_back(s: Table) -> None:
    for card in range(ACTION_CARDS):
        while s.on_table[s.active][card] > 0:
            s.on_table[s.active][card] -= 1
            take_back(s, s.active, card)


def end_the_attack(s: Table) -> None:
    """The defender's card is discarded (KS-111, KS-115)."""
    if s.reaction != NOBODY:
        s.discard[s.reaction] += 1
        s.reaction = NOBODY
    s.target = NOBODY


# --- the two questions ------------------------------------------------------------------------------------------------


def has_combat(s: Table, seat: int, card: int) -> bool:
    return COMBAT[card] > 0


def in_hand(s: Table, seat: int, card: int) -> bool:
    return s.hand[seat][card] > 0


def beats_the_castles(s: Table, seat: int) -> bool:
    return strength_on_the_table(s, seat) > s.castles[s.owner[s.target]]


IN_HAND = Condition(in_hand, "KS-107", "you have no {card} card in hand")
MAY_PLAY = May("play", Condition(has_combat, "KS-107", "that card has no combat value"), IN_HAND)
MAY_STOP = May("enough", Condition(beats_the_castles, "KS-107", "your cards do not beat the castles of its owner"))


def attack_cards(s: Table, seat: int, out: list[int]) -> None:
    """Cards with combat, one by one; enough when they beat the castles (KS-107, KS-108)."""
    if MAY_STOP(s, seat):
        offer(out, ENOUGH())
    for card in range(ACTION_CARDS):
        if MAY_PLAY(s, seat, card):
            offer(out, PLAY(card))


def attack_card_played(s: Table, seat: int, card: int) -> None:
    show(s, seat, card)
    s.on_table[seat][card] += 1
    tell(s, ATTACK_CARD, seat, card)
    ask_again(s, seat)


def enough_played(s: Table, seat: int) -> None:
    """No more cards."""


WHICH_ATTACK_CARDS = book.question(
    "which_attack_cards",
    attack_cards,
    {PLAY: attack_card_played, ENOUGH: enough_played},
    "KS-107",
    asked=is_active,
    needs=("target",),
    may={PLAY: MAY_PLAY, ENOUGH: MAY_STOP},
)


def is_a_reaction(s: Table, seat: int, card: int) -> bool:
    return REACTION[card] == 1


def reaction_in_hand(s: Table, seat: int, card: int) -> bool:
    return s.hand[seat][card] > 0


MAY_REACT = May(
    "react",
    Condition(is_a_reaction, "KS-109", "only a truce or an ambush answers an attack"),
    Condition(reaction_in_hand, "KS-109", "you have no {card} card in hand"),
)


def reactions(s: Table, seat: int, out: list[int]) -> None:
    """One card, a truce or an ambush, or none (KS-109)."""
    offer(out, LET_BE())
    for card in (TRUCE, AMBUSH):
        if MAY_REACT(s, seat, card):
            offer(out, REACT(card))


def not_reacted(s: Table, seat: int) -> None:
    tell(s, NO_REACTION, seat)


def reacted(s: Table, seat: int, card: int) -> None:
    show(s, seat, card)
    s.reaction = card
    tell(s, REACTED, seat, card)


WHICH_REACTION = book.question(
    "which_reaction",
    reactions,
    {LET_BE: not_reacted, REACT: reacted},
    "KS-109",
    needs=("target",),
    may={REACT: MAY_REACT},
)

"""Option: the Banished (VR-175 to VR-178). The courtier with the black seal is nobody's Favourite on that card."""

from __future__ import annotations

from regnum.kernel import tell, whisper

from ..count import COUNT, IS_FAVOURITE, reveal_the_favourites
from ..favourites import DEALING
from ..round import ROUND
from ..table import CHARACTER, COURTIER, DATA, NAMES_ON_CARD, Table, book
from .emissary import EMISSARY, EmissaryTable, deal_his_card

BANISHED = book.module("banished")
book.option("banished", "VR-175", module=BANISHED)
book.preset("everything", banished=True)

SEALED = tuple(CHARACTER.index(card["banished"]) for card in DATA["favorites"])

SEAL_SEEN = book.event("seal_seen", "VR-175", seat="seat", person="person", character=COURTIER)
EMISSARY_SEAL = book.event("emissary_seal", "VR-177", character=COURTIER)


def not_the_sealed_one(s: Table, card: int, name: int) -> int:
    return -1 if NAMES_ON_CARD[card][name] == SEALED[card] else 0


IS_FAVOURITE.add(not_the_sealed_one, when=BANISHED)

# --- who sees the seals: whoever sees the card (VR-312) -------------------------------------------------------


def show_the_seals(s: Table) -> None:
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            whisper(s, seat, SEAL_SEEN, seat, person, SEALED[s.favourites[seat][person]])


def reveal_the_seals(s: Table) -> None:
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            tell(s, SEAL_SEEN, seat, person, SEALED[s.favourites[seat][person]])


def show_his_seal(s: EmissaryTable) -> None:
    tell(s, EMISSARY_SEAL, SEALED[s.emissary_card])


ROUND.after(DEALING, show_the_seals, when=BANISHED)
ROUND.after(deal_his_card, show_his_seal, when=BANISHED | EMISSARY)
COUNT.after(reveal_the_favourites, reveal_the_seals, when=BANISHED)

"""Who is at a table: its seats, who sits and plays there, and how that changes."""

from __future__ import annotations

from . import journal
from .companions import is_hot_seat, owner
from .journal import ALL, Created
from .seats import Chair, Place, Seat, chairs
from .shelf import game_of


class Company:
    """The people and bots of one table."""

    def __init__(self, created: Created) -> None:
        self.created = created
        self.changed = created.at
        """When something last happened that lists show."""
        held = created.held_for or [[] for _ in created.seats]
        self.persons = game_of(created).options.persons({"players": created.players, **created.options})
        """How many persons share each seat."""
        self.seats = [
            Seat(chairs(plan), persons, held_for=who)
            for plan, persons, who in zip(created.seats, self.persons, held, strict=True)
        ]
        self.unseated: set[str] = set()
        """Whom the host has sent away."""
        self.places: dict[str, Place] = {}
        """Where each account sits."""
        self.hot_seat = is_hot_seat(created.seats)
        """Whether several persons play at one screen."""
        self.owners: set[str] = set()
        """The accounts that sit there, or whose companions do."""
        self.seatings = 0
        """How often somebody sat down, stood up, or was replaced."""
        self.solo = False
        """Whether it is for one person and bots."""
        self._bots: list[tuple[int, int | None, str]] = []
        self._seated()

    @property
    def host(self) -> str:
        return self.created.by

    def seat_of(self, account: str) -> int | None:
        """The seat an account holds; None for a spectator."""
        return self.place_of(account)[0]

    def place_of(self, account: str) -> tuple[int | None, int | None]:
        """The seat, and which of the persons who share it; None for all of them, as for a spectator."""
        place = self.places.get(account)
        return (None, None) if place is None else place[:2]

    @property
    def people(self) -> list[str]:
        return [account for seat in self.seats for account in seat.people]

    @property
    def players(self) -> list[str]:
        """Those who play themselves: no bot stands in for them."""
        return [chair.account for seat in self.seats for chair in seat.chairs if chair.account and not chair.bot]

    @property
    def holders(self) -> tuple[tuple[str, int], ...]:
        return tuple({(owner(account), n): None for n, seat in enumerate(self.seats) for account in seat.people})

    def _those(self, seat: int, person: int) -> list[Chair]:
        return self.seats[seat].chairs if person == ALL else [self.seats[seat].chairs[person]]

    # -- what happens ------------------------------------------------------------------------------------------------

    def _seated(self) -> None:
        """Others sit there now, or others play for them."""
        self.seatings += 1
        self.solo = sum(chair.wanted != "bot" for seat in self.seats for chair in seat.chairs) == 1
        self.places, self._bots = {}, []
        for n, seat in enumerate(self.seats):
            if seat.bot:
                self._bots.append((n, None, seat.bot))
            for at, chair in enumerate(seat.chairs):
                if chair.account:
                    self.places[chair.account] = Place(n, seat.person(at), at)
                if chair.bot and not seat.bot:
                    self._bots.append((n, at, chair.bot))
        self.owners = set(map(owner, self.places))

    def _sat(self, entry: journal.Sat) -> None:
        seat = self.seats[entry.seat]
        free = (
            [chair for chair in seat.chairs if not chair.taken] if entry.person == ALL else [seat.chairs[entry.person]]
        )
        free[0].account, free[0].parts = entry.account, entry.parts
        if entry.contribution is not None:
            seat.contribution = entry.contribution
        self._seated()
        self.changed = entry.at

    def _contributed(self, entry: journal.Contributed) -> None:
        self.seats[entry.seat].contribution = entry.contribution

    def _left(self, entry: journal.Left) -> None:
        seat, _, chair = self.places[entry.account]
        self.seats[seat].chairs[chair].account = None
        self._seated()
        self.changed = entry.at

    def _unseated(self, entry: journal.Unseated) -> None:
        self._left(journal.Left(at=entry.at, account=entry.account))
        self.unseated.add(entry.account)

    def _planned(self, entry: journal.Planned) -> None:
        if entry.person == ALL:
            self.seats[entry.seat] = Seat(chairs(entry.plan), self.persons[entry.seat])
        else:
            self.seats[entry.seat].chairs[entry.person] = chairs(entry.plan)[0]
        self._seated()
        self.changed = entry.at

    @staticmethod
    def _note_stand_in(seats: list[Chair], why: str) -> None:
        """Why a bot answers for those who sit there."""
        for chair in seats:
            if chair.account is not None:
                chair.stood_in = why

    def _stand_in(self, seats: list[Chair], bot: str) -> None:
        for chair in seats:
            chair.bot = chair.bot or bot
        self._seated()

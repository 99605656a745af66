"""The seats of a table: who holds them, who is connected, and which secrets open them.

A seat belongs to the person who took it. Links open seats that nobody holds; only the holder's
tokens, device links and recovery code open a held seat. While a bot plays for an absent holder, the
seat may go to a newcomer if all other people at the table, at least two, agree.
"""

from __future__ import annotations

from collections.abc import Mapping

from tangledbank.agents import hosted_names
from tangledbank.core.game import Game
from tangledbank.server.errors import Refused
from tangledbank.server.tables.access_keys import (
    DEVICE,
    FEED,
    INVITE,
    JOIN,
    MAX_DEVICES,
    NO_SEAT,
    RECOVERY,
    SEAT,
    WATCH,
    AccessKey,
    KeyRing,
)
from tangledbank.server.tables.handover import (
    ABSENCE,
    MAX_CHANGES,
    MIN_VOTERS,
    ChangeKind,
    Handover,
    SeatChange,
)
from tangledbank.server.tables.runtime import NAME_LENGTH, Runtime, clean_name
from tangledbank.server.tables.seats import CLOSED, OPEN, PLAYING, Seat, bot_seat
from tangledbank.server.tables.settings import Settings, substitute_agent


class Membership:
    """The people at one table, and how seats change hands."""

    def __init__(self, settings: Settings, game: Game, runtime: Runtime) -> None:
        self.settings = settings
        self.game = game
        self.runtime = runtime
        self.status = OPEN
        self.host = 0
        self.seats = [Seat() for _ in range(settings.players)]
        self.keys = KeyRing()
        self.changes: list[SeatChange] = []  # the latest ones
        self.handovers: dict[int, Handover] = {}  # by seat that is offered
        self.present: dict[int, int] = {}  # by seat: how many devices
        self.away: dict[int, float] = {}  # by seat of a person: since when
        self.changed = False  # the row or the seats, since they were stored

    # Who is who

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]

    def bots(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "bot"]

    def free_seats(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "free"]

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("seat-unavailable")

    def _check_host(self, seat: int) -> None:
        if seat != self.host:
            raise Refused("not-host")

    def _check_status(self, status: str, code: str) -> None:
        if self.status == CLOSED:
            raise Refused("table-closed")
        if self.status != status:
            raise Refused(code)

    def substitute(self) -> str:
        """Return the bot that plays for people who are away or out of time."""
        return substitute_agent(self.game)

    # Coming

    def seat_creator(self, name: str) -> tuple[str, str]:
        """Seat the person who created the table; return their token and the link for others."""
        self._take_seat(0, clean_name(name))
        return self.keys.make(self.runtime, SEAT, 0), self.keys.make(self.runtime, JOIN, NO_SEAT)

    def seat_of_token(self, token: str) -> int:
        """Return the seat that a token opens."""
        key = self.keys.find(token, self.runtime.now())
        if key is None or key.kind != SEAT:
            raise Refused("invalid-secret")
        return key.seat

    def token_opens(self, digest: str, seat: int) -> bool:
        """Return whether a token still opens its seat and the holder has not left."""
        key = self.keys.keys.get(digest)
        return key is not None and key.seat == seat and not self.seats[seat].gone

    def exchange(self, secret: str, name: str) -> tuple[int, str]:
        """Return the seat that a link or recovery code opens, and a new token for that seat."""
        key = self.keys.find(secret, self.runtime.now())
        if key is None or key.kind not in (JOIN, INVITE, DEVICE, RECOVERY):
            raise Refused("invalid-secret")
        if key.kind == JOIN:
            return self.join(name)
        if key.kind == INVITE:
            self._accept(key.seat, name)
        elif key.kind == RECOVERY:
            self._recover(key)
        return key.seat, self.keys.redeem(self.runtime, key)

    def join(self, name: str) -> tuple[int, str]:
        """Take the first free seat; return it and its token."""
        self._check_status(OPEN, "already-started")
        cleaned = clean_name(name)
        if not self.free_seats():
            raise Refused("seat-unavailable")
        seat = self.free_seats()[0]
        self._take_seat(seat, cleaned)
        return seat, self.keys.make(self.runtime, SEAT, seat)

    def _accept(self, seat: int, name: str) -> None:
        """Seat a newcomer by invitation, unless the seat is held."""
        if self.status not in (OPEN, PLAYING):
            raise Refused("invalid-secret")
        before = self.seats[seat]
        kind: ChangeKind = "bot-seat-taken" if before.kind == "bot" else "handed-over"
        self._check_open_to_newcomers(seat)
        if before.kind == "person":
            self._check_agreed(seat)
        self._take_seat(seat, clean_name(name or before.name))
        if self.status == PLAYING:
            self._log_change(kind, seat, before.name)

    def _recover(self, key: AccessKey) -> None:
        """Give the holder their seat back, and sign out all their other devices."""
        self.keys.revoke(key.seat)
        self._log_change("recovered", key.seat, self.seats[key.seat].name)

    def _take_seat(self, seat: int, name: str) -> None:
        """Give a seat to a person, and void all keys that opened it before."""
        client_seed = "" if self.status == OPEN else self.seats[seat].client_seed  # is in the seed
        self.keys.revoke(seat)
        self.handovers.pop(seat, None)
        self.seats[seat] = Seat("person", self._distinct(name), "", client_seed)
        if self.seats[self.host].kind != "person":
            self.host = seat
        self.away[seat] = self.runtime.now()
        self.changed = True

    def _distinct(self, name: str) -> str:
        """Return the name, numbered if another seat has it, so that nobody can pose as another."""
        taken = {each.name.casefold() for each in self.seats}
        number, found = 1, name
        while found.casefold() in taken:
            number += 1
            end = f" {number}"
            found = name[: NAME_LENGTH - len(end)].rstrip() + end
        return found

    def return_to_seat(self, seat: int) -> None:
        """End a bot's substitution for a holder who is back, and withdraw any offer of the seat."""
        held = self.seats[seat]
        if self.handovers.pop(seat, None) is not None:
            self.keys.void(INVITE, seat)
            self.changed = True
        if held.gone or held.replaced:
            before = self.substitute() if self.replaced(seat) else held.name
            held.gone = held.replaced = False
            self._log_change("returned", seat, before)

    @property
    def change_number(self) -> int:
        """The number of the last seat change, or 0."""
        return self.changes[-1].number if self.changes else 0

    def _log_change(self, kind: ChangeKind, seat: int, before: str) -> None:
        number, name = self.change_number + 1, self.seats[seat].name
        change = SeatChange(number, kind, seat, name, before, self.runtime.now())
        self.changes = [*self.changes, change][-MAX_CHANGES:]
        self.changed = True

    # Watching

    def check_spectator(self, secret: str) -> None:
        """Refuse a spectator if the table allows none, or is private and the link is invalid."""
        if not self.settings.spectators:
            raise Refused("no-spectators")
        if self.settings.public:
            return
        key = self.keys.find(secret, self.runtime.now()) if secret else None
        if key is None or key.kind not in (WATCH, JOIN):
            raise Refused("link-required")

    def link_spectators(self) -> str:
        """Return a link that only lets people watch."""
        if not self.settings.spectators:
            raise Refused("no-spectators")
        return self.keys.make(self.runtime, WATCH, NO_SEAT)

    # Leaving

    def remove(self, host: int, seat: int) -> None:
        """Free a seat before the game; in a game, let a bot play until an absent person returns."""
        self._check_host(host)
        self._check_seat(seat)
        if self.seats[seat].kind == "free" or seat == host:
            raise Refused("seat-unavailable")
        if self.status == OPEN:
            self._vacate(seat)
            return
        if self.seats[seat].kind == "bot":
            raise Refused("seat-unavailable")
        self._check_status(PLAYING, "not-playing")
        if seat not in self.overdue():
            raise Refused("not-away")
        self.seats[seat].replaced = True
        self._log_change("replaced", seat, self.seats[seat].name)

    def fill_seats(self, host: int, agent: str, seat: int = NO_SEAT) -> None:
        """Seat bots at all free seats for the host, or a bot at one of them."""
        self._check_host(host)
        self._check_status(OPEN, "already-started")
        if agent not in hosted_names(self.game):
            raise Refused("invalid-bots", agent[:40])
        free = self.free_seats()
        if seat != NO_SEAT and seat not in free:
            raise Refused("seat-unavailable")
        for each in free if seat == NO_SEAT else [seat]:
            self.keys.revoke(each)
            self.seats[each] = bot_seat(each, agent)
        self.changed = True

    def _vacate(self, seat: int) -> None:
        self.keys.revoke(seat)
        self.seats[seat] = Seat()
        self.away.pop(seat, None)
        self.changed = True

    def _pass_on_host(self, gone: int) -> None:
        """Make the next person the host, preferring people who are connected."""
        others = [seat for seat in self.people() if seat != gone]
        if gone != self.host or not others:
            return
        around = sorted(others, key=lambda seat: (seat - gone) % len(self.seats))
        here = [seat for seat in around if seat in self.present]
        self.host = (here or around)[0]
        self.changed = True

    # Links

    def invite(self, host: int, seat: int) -> str:
        """Return a link for a seat that is free, abandoned, or a bot's if the settings allow it.

        The link to an abandoned seat opens it once every other person at the table has agreed.
        """
        self._check_host(host)
        self._check_seat(seat)
        if seat == host or self.status not in (OPEN, PLAYING):
            raise Refused("seat-unavailable")
        self._check_open_to_newcomers(seat)
        if self.seats[seat].kind == "person":
            needed = self._voters(seat)
            if len(needed) < MIN_VOTERS:
                raise Refused("not-agreed", "alone")
            self.handovers[seat] = Handover(seat, needed, [host])
            self.changed = True
        return self.keys.make(self.runtime, INVITE, seat)

    def _check_open_to_newcomers(self, seat: int) -> None:
        """Refuse an invitation to a seat that is held, or that a bot keeps for the whole game."""
        kind = self.seats[seat].kind
        if kind == "bot" and (self.status == OPEN or not self.settings.bot_seats):
            raise Refused("seat-unavailable")
        if kind == "person" and self.status == OPEN:
            raise Refused("seat-unavailable")
        if kind == "person" and not self._is_abandoned(seat):
            raise Refused("not-away")

    def _is_abandoned(self, seat: int) -> bool:
        """Return whether the holder has left, or a bot has replaced them after a long absence."""
        if seat in self.present:
            return False
        if self.seats[seat].gone:
            return True
        since = self.away.get(seat, self.runtime.now())
        return self.replaced(seat) and self.runtime.now() >= since + ABSENCE

    def agree(self, voter: int, seat: int, yes: bool) -> None:
        """Agree to give an abandoned seat to a newcomer, or refuse, which ends the offer."""
        self._check_status(PLAYING, "not-playing")
        offer = self.handovers.get(seat)
        if offer is None or voter not in offer.needed:
            raise Refused("seat-unavailable")
        if not yes:
            del self.handovers[seat]
            self.keys.void(INVITE, seat)
        elif voter not in offer.agreed:
            offer.agreed = [*offer.agreed, voter]
        self.changed = True

    def _voters(self, seat: int) -> list[int]:
        """Return the other people still in the game, all of whom must agree to give a seat away."""
        return [other for other in self.people() if other != seat and not self._is_abandoned(other)]

    def _check_agreed(self, seat: int) -> None:
        offer = self.handovers.get(seat)
        if offer is None or not set(offer.needed) <= set(offer.agreed):
            raise Refused("not-agreed")

    def link_device(self, seat: int) -> str:
        """Return a link that opens the player's seat on another device; void the previous one."""
        if sum(key.seat == seat for key in self.keys.tokens()) >= MAX_DEVICES:
            raise Refused("too-many")
        return self.keys.make(self.runtime, DEVICE, seat)

    def make_recovery(self, seat: int) -> str:
        """Return a code that opens the holder's seat once; void the previous one."""
        return self.keys.make(self.runtime, RECOVERY, seat)

    def link_feed(self, seat: int) -> str:
        """Return a new secret for the seat's feed; void the previous one."""
        self.keys.void(FEED, seat)
        return self.keys.make(self.runtime, FEED, seat)

    # Presence

    def arrive(self, seat: int) -> None:
        self.present[seat] = self.present.get(seat, 0) + 1
        self.away.pop(seat, None)

    def depart(self, seat: int) -> None:
        self.present[seat] = self.present.get(seat, 1) - 1
        if self.present[seat] <= 0:
            del self.present[seat]
            if self.seats[seat].kind == "person":
                self.away.setdefault(seat, self.runtime.now())

    def replaced(self, seat: int) -> bool:
        """Return whether a bot plays for this person until they return."""
        if self.seats[seat].replaced:
            return True
        return (
            self.settings.absence_policy == "bot" and seat in self.overdue() and bool(self.present)
        )

    def set_presence(self, present: dict[int, int], since: Mapping[int, float]) -> None:
        """Set which seats are connected to any worker, and since when the others have been away."""
        now = self.runtime.now()
        self.present = present
        self.away = {
            seat: since.get(seat) or self.away.get(seat, now)
            for seat in self.people()
            if seat not in present
        }

    def overdue(self) -> list[int]:
        """Return the people who have been away for longer than the table waits."""
        now = self.runtime.now()
        return [seat for seat in self.away if now >= self.waits_until(seat)]

    def waits_until(self, seat: int) -> float:
        """Return when the table stops waiting for an absent person."""
        return 0.0 if self.seats[seat].gone else self.away[seat] + self.settings.grace

    def judge_absence(self) -> None:
        """Pass the host's role on if the host has been away too long and others are connected."""
        if self.host in self.overdue() and self.present:
            self._pass_on_host(self.host)

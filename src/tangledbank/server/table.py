"""A table: who sits there, who is away, and what the server owes it. No sockets, no storage."""

from __future__ import annotations

from collections.abc import Mapping

from tangledbank.agents import agent_names
from tangledbank.core.game import Game
from tangledbank.server.faults import Refused
from tangledbank.server.keys import DEVICE, DEVICES, DOOR, FEED, INVITE, NO_SEAT, SEAT, Ring
from tangledbank.server.play import Play
from tangledbank.server.seating import AHEAD, CLOSED, OPEN, OVER, PLAYING, Duty, Seat, bot_at
from tangledbank.server.settings import House, Settings, stand_in
from tangledbank.server.shuffle import check_part, commitment_of, seed_of
from tangledbank.server.world import World, clean_name


class Table:
    """One table, from the first guest to the record of the finished game."""

    def __init__(self, id: str, settings: Settings, game: Game, world: World) -> None:
        self.id = id
        self.settings = settings
        self.game = game
        self.world = world
        self.status = OPEN
        self.host = 0
        self.seats = [Seat() for _ in range(settings.players)]
        self.keys = Ring()
        self.server_part = ""
        self.commitment = ""
        self.seed = 0
        self.play: Play | None = None
        self.version = 0
        self.began = 0.0
        self.created = 0.0
        self.touched = 0.0
        self.next = ""
        self.present: dict[int, int] = {}  # by seat: how many devices
        self.away: dict[int, float] = {}  # by seat of a person: since when
        self.changed = False  # the row or the seats, since they were stored
        self.new = False
        self.creator = ("", "")  # marks of the address and the network that made it, while new
        self.noted = 0.0  # when the server is to see to it, as it is stored

    # Making and finding

    @classmethod
    def make(cls, house: House, given: Settings, world: World) -> Table:
        """A new table with its bots, and free seats for people."""
        settings = house.checked(given)
        table = cls(world.secret(), settings, house.game(settings.game, settings.sets), world)
        table.server_part = world.part()
        table.commitment = commitment_of(table.id, table.server_part)
        table.created = table.touched = world.now()
        table.new = table.changed = True
        first = settings.players - len(settings.bots)
        for seat, agent in enumerate(settings.bots, first):
            table.seats[seat] = bot_at(seat, agent)
        return table

    # Who is who

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]

    def free(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "free"]

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("no-seat")

    def _check_host(self, seat: int) -> None:
        if seat != self.host:
            raise Refused("not-host")

    def _check_status(self, status: str, code: str) -> None:
        if self.status == CLOSED:
            raise Refused("closed")
        if self.status != status:
            raise Refused(code)

    # Coming

    def take_first(self, name: str) -> tuple[str, str]:
        """Seat whoever made the table; their token, and the link for the others."""
        self._sit(0, clean_name(name))
        return self.keys.make(self.world, SEAT, 0), self.keys.make(self.world, DOOR, NO_SEAT)

    def enter(self, token: str) -> int:
        """The seat that a token opens."""
        key = self.keys.find(token, self.world.now())
        if key is None or key.kind != SEAT:
            raise Refused("secret")
        return key.seat

    def knows(self, digest: str, seat: int) -> bool:
        """Does a token still open its seat, and was that not given up?"""
        key = self.keys.keys.get(digest)
        return key is not None and key.seat == seat and not self.seats[seat].gone

    def exchange(self, secret: str, name: str) -> tuple[int, str]:
        """A link for a seat and its token. A link for one seat opens it once."""
        key = self.keys.find(secret, self.world.now())
        if key is None or key.kind not in (DOOR, INVITE, DEVICE):
            raise Refused("secret")
        if key.kind == DOOR:
            return self.join(name)
        seat = key.seat
        if key.kind == INVITE:
            if self.status not in (OPEN, PLAYING):
                raise Refused("secret")
            cleaned = clean_name(name or self.seats[seat].name)
            self.keys.revoke(seat)
            self._sit(seat, cleaned)
        self.keys.drop(key.digest)
        return seat, self.keys.make(self.world, SEAT, seat)

    def join(self, name: str) -> tuple[int, str]:
        """The first free seat, and its token."""
        self._check_status(OPEN, "not-open")
        cleaned = clean_name(name)
        if not self.free():
            raise Refused("no-seat")
        seat = self.free()[0]
        self._sit(seat, cleaned)
        return seat, self.keys.make(self.world, SEAT, seat)

    def _sit(self, seat: int, name: str) -> None:
        part = "" if self.status == OPEN else self.seats[seat].part  # a shuffle stays as it was
        self.seats[seat] = Seat("person", name, "", part)
        if self.seats[self.host].kind != "person":
            self.host = seat
        self.away[seat] = self.world.now()
        self.changed = True

    def contribute(self, seat: int, part: str) -> None:
        """What a person adds to the shuffle, once; the last one begins the game."""
        if self.status != OPEN or self.seats[seat].part:
            return
        self.seats[seat].part = check_part(part)
        self.changed = True
        self.maybe_begin()

    def maybe_begin(self) -> None:
        """Begin as soon as nobody is missing."""
        ready = all(seat.kind == "bot" or seat.part for seat in self.seats)
        if self.status != OPEN or self.free() or not ready:
            return
        now = self.world.now()
        self.seed = seed_of(self.server_part, [seat.part for seat in self.seats])
        self.status, self.began, self.changed = PLAYING, now, True
        self.play = Play.begin(self.game, self.settings, self.seed, self.world, now)

    # Going

    def leave(self, seat: int) -> None:
        """Give a seat up: it is free again, or the policy for those who leave begins at once."""
        if self.status == OPEN:
            self._vacate(seat)
        else:
            self.seats[seat].gone = self.changed = True
        self._pass_on_host(seat)

    def come_back(self, seat: int) -> None:
        """Whoever gave a seat up is here again."""
        if self.seats[seat].gone:
            self.seats[seat].gone, self.changed = False, True

    def remove(self, host: int, seat: int) -> None:
        """The host removes somebody: the seat is free, or a bot's from now on."""
        self._check_host(host)
        self._check_seat(seat)
        if self.seats[seat].kind != "person" or seat == host:
            raise Refused("no-seat")
        if self.status == OPEN:
            self._vacate(seat)
            return
        self._check_status(PLAYING, "not-playing")
        if self.settings.policy != "remove" or seat not in self.late():
            raise Refused("not-away")
        self.keys.revoke(seat)
        self.seats[seat] = bot_at(seat, self.substitute(), self.seats[seat].part)
        self.away.pop(seat, None)
        self.changed = True

    def fill(self, host: int, agent: str) -> None:
        """The host has bots play at all free seats."""
        self._check_host(host)
        self._check_status(OPEN, "not-open")
        if agent not in agent_names(self.game):
            raise Refused("bots", agent[:40])
        for seat in self.free():
            self.seats[seat] = bot_at(seat, agent)
        self.changed = True
        self.maybe_begin()

    def _vacate(self, seat: int) -> None:
        self.keys.revoke(seat)
        self.seats[seat] = Seat()
        self.away.pop(seat, None)
        self.changed = True

    def _pass_on_host(self, gone: int) -> None:
        """A host who is gone is followed by the next person, those who are here first."""
        others = [seat for seat in self.people() if seat != gone]
        if gone != self.host or not others:
            return
        around = sorted(others, key=lambda seat: (seat - gone) % len(self.seats))
        here = [seat for seat in around if seat in self.present]
        self.host = (here or around)[0]
        self.changed = True

    def invite(self, host: int, seat: int) -> str:
        """A link for one seat: free, a bot's, or of somebody who lost it."""
        self._check_host(host)
        self._check_seat(seat)
        if self.status == OPEN and self.seats[seat].kind == "bot":
            raise Refused("no-seat")
        if seat == host or self.status not in (OPEN, PLAYING):
            raise Refused("no-seat")
        if self.status == PLAYING and seat in self.present:
            raise Refused("not-away")
        return self.keys.make(self.world, INVITE, seat)

    def link_device(self, seat: int) -> str:
        """A link to one's own seat, for another device; an earlier one is void."""
        if sum(key.seat == seat for key in self.keys.tokens()) >= DEVICES:
            raise Refused("too-many")
        return self.keys.make(self.world, DEVICE, seat)

    def feed(self, seat: int) -> str:
        """A new secret for reading whose turn it is; earlier ones are void."""
        self.keys.void(FEED, seat)
        return self.keys.make(self.world, FEED, seat)

    def close(self) -> None:
        """The table is given up."""
        self.status, self.changed = CLOSED, True

    # Presence

    def arrive(self, seat: int) -> None:
        self.present[seat] = self.present.get(seat, 0) + 1
        self.away.pop(seat, None)

    def depart(self, seat: int) -> None:
        self.present[seat] = self.present.get(seat, 1) - 1
        if self.present[seat] <= 0:
            del self.present[seat]
            if self.seats[seat].kind == "person":
                self.away.setdefault(seat, self.world.now())

    def replaced(self, seat: int) -> bool:
        """Does a bot play for this person, until they return?"""
        return self.settings.policy == "bot" and seat in self.late() and bool(self.present)

    def set_presence(self, present: dict[int, int], since: Mapping[int, float]) -> None:
        """Who is here, wherever they are connected, and when the others were seen last."""
        now = self.world.now()
        self.present = present
        self.away = {
            seat: since.get(seat) or self.away.get(seat, now)
            for seat in self.people()
            if seat not in present
        }

    def late(self) -> list[int]:
        """Those who were away for longer than the table waits."""
        now = self.world.now()
        return [seat for seat in self.away if now >= self._waits(seat)]

    def _waits(self, seat: int) -> float:
        """Until when the table waits for somebody who is away."""
        return 0.0 if self.seats[seat].gone else self.away[seat] + self.settings.grace

    def judge_absence(self) -> None:
        """Whoever was away too long is no longer the host, if somebody is here."""
        if self.host in self.late() and self.present:
            self._pass_on_host(self.host)

    # Playing

    @property
    def count(self) -> int:
        """How many choices were made."""
        return self.play.count if self.play is not None else 0

    def game_on(self) -> Play:
        self._check_status(PLAYING, "not-playing")
        assert self.play is not None, "a table that plays has a game"
        return self.play

    def choose(self, seat: int, number: int, choice: int | str) -> None:
        self.game_on().choose(seat, number, choice, self.world.now())
        self._look_for_end()

    def answer(self, duty: Duty, code: int) -> None:
        """A choice that the server owed, if it still does."""
        self.game_on().answer(duty.seat, duty.number, code, self.world.now())
        self._look_for_end()

    def undo(self, seat: int) -> None:
        self.game_on().undo(seat, self.world.now())

    def _look_for_end(self) -> None:
        if self.play is not None and self.play.over:
            self.status, self.changed = OVER, True

    def substitute(self) -> str:
        return stand_in(self.game)

    def duties(self) -> list[Duty]:
        """All that the server will answer, as things are now."""
        if self.play is None or self.status != PLAYING:
            return []
        now = self.world.now()
        found = [self._duty(self.play, q.seat, q.number, now) for q in self.play.match.open]
        return [duty for duty in found if duty is not None]

    def _duty(self, play: Play, seat: int, number: int, now: float) -> Duty | None:
        moment = play.moments.get(number, now)
        if self.seats[seat].kind == "bot":
            return Duty(seat, number, moment, self.seats[seat].agent)
        if play.only_option(seat) is not None:
            return Duty(seat, number, moment, "")
        times = [play.clock.deadline(seat)]
        if self.settings.policy == "bot" and self.present and seat in self.away:
            times.append(max(moment, self._waits(seat)))
        soonest = min((at for at in times if at), default=0.0)
        return Duty(seat, number, soonest, self.substitute()) if soonest else None

    def due(self) -> float:
        """When the server is to see to the table; 0 for never."""
        return max(0.0, min((duty.at for duty in self.duties()), default=0.0) - AHEAD)

    def note_due(self) -> None:
        """When it is due, or that it is not, is to be stored."""
        self.changed = True

    # Again

    def rematch(self, house: House, creator: tuple[str, str] = ("", "")) -> Table:
        """A new table with the seats turned by one; tokens open the same people's new seats."""
        self._check_status(OVER, "not-over")
        new = Table.make(house, self.settings, self.world)
        new.creator = creator
        size = len(self.seats)
        for seat, old in enumerate(self.seats):
            new.seats[(seat + 1) % size] = Seat(old.kind, old.name, old.agent)
        for key in self.keys.tokens():
            new.keys.add(key.digest, SEAT, (key.seat + 1) % size, self.world.now())
        new.host = (self.host + 1) % size
        new.away = {seat: self.world.now() for seat in new.people()}
        self.next, self.changed = new.id, True
        return new

"""A table: its seats, its game, and what the server owes it. No sockets, no storage."""

from __future__ import annotations

from tangledbank.core.game import Game
from tangledbank.server.tables.access_keys import RECOVERY, SEAT
from tangledbank.server.tables.membership import Membership
from tangledbank.server.tables.running_game import Play
from tangledbank.server.tables.runtime import World
from tangledbank.server.tables.seats import AHEAD, CLOSED, OPEN, OVER, PLAYING, Duty, Seat, bot_at
from tangledbank.server.tables.settings import House, Settings
from tangledbank.server.tables.shuffle import check_part, commitment_of, seed_of


class Table(Membership):
    """One table, from the first guest to the record of the finished game."""

    def __init__(self, id: str, settings: Settings, game: Game, world: World) -> None:
        super().__init__(settings, game, world)
        self.id = id
        self.server_part = ""
        self.commitment = ""
        self.seed = 0
        self.play: Play | None = None
        self.version = 0
        self.began = 0.0
        self.created = 0.0
        self.touched = 0.0
        self.next = ""
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

    # Beginning and ending

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

    def fill(self, host: int, agent: str) -> None:
        """The host has bots play at all free seats, which may begin the game."""
        self.fill_seats(host, agent)
        self.maybe_begin()

    def close(self) -> None:
        """The table is given up."""
        self.status, self.changed = CLOSED, True

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
        if self.seats[seat].replaced:
            return Duty(seat, number, moment, self.substitute())
        if play.only_option(seat) is not None:
            return Duty(seat, number, moment, "")
        times = [play.clock.deadline(seat)]
        if self.settings.policy == "bot" and self.present and seat in self.away:
            times.append(max(moment, self.waits_until(seat)))
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
        for key in self.keys.of(SEAT, RECOVERY):
            new.keys.add(key.digest, key.kind, (key.seat + 1) % size, self.world.now())
        new.host = (self.host + 1) % size
        new.away = {seat: self.world.now() for seat in new.people()}
        self.next, self.changed = new.id, True
        return new

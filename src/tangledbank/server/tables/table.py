"""A table with its seats, game and scheduled moves, independent of sockets and storage."""

from __future__ import annotations

import hashlib
import json

from tangledbank.core.game import Game
from tangledbank.server.tables.access_keys import NO_SEAT, RECOVERY, SEAT
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.tables.running_game import RunningGame
from tangledbank.server.tables.runtime import Runtime
from tangledbank.server.tables.seats import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    THINKING_TIME,
    ScheduledMove,
    Seat,
    bot_seat,
)
from tangledbank.server.tables.settings import Settings
from tangledbank.server.tables.shuffle import check_client_seed, commitment_of, seed_of
from tangledbank.server.tables.table_control import TableAct, TableControl


class Table(TableControl):
    """One table, from its creation to the record of the finished game."""

    def __init__(self, id: str, settings: Settings, game: Game, runtime: Runtime) -> None:
        super().__init__(settings, game, runtime)
        self.id = id
        self.server_seed = ""
        self.commitment = ""
        self.seed = 0
        self.running_game: RunningGame | None = None
        self.version = 0
        self.began = 0.0
        self.created = 0.0
        self.touched = 0.0
        self.rematch_id = ""
        self.new = False
        self.creator = ("", "")  # marks of the address and the network that made it, while new
        self.stored_due = 0.0  # the stored time of the server's next move at the table

    # Creating

    @classmethod
    def make(cls, catalog: GameCatalog, given: Settings, runtime: Runtime) -> Table:
        """Return a new table with its bots, and free seats for people."""
        settings = catalog.checked(given)
        table = cls(runtime.secret(), settings, catalog.game(settings.game, settings.sets), runtime)
        table.server_seed = runtime.seed()
        table.commitment = commitment_of(table.id, table.server_seed)
        table.created = table.touched = runtime.now()
        table.new = table.changed = True
        first = settings.players - len(settings.bots)
        for seat, agent in enumerate(settings.bots, first):
            table.seats[seat] = bot_seat(seat, agent)
        return table

    # Beginning and ending

    def contribute(self, seat: int, client_seed: str) -> None:
        """Add a person's client seed to the shuffle, once; begin the game if it was the last."""
        if self.status != OPEN or self.seats[seat].client_seed:
            return
        self.seats[seat].client_seed = check_client_seed(client_seed)
        self.changed = True
        self.begin_if_ready()

    def begin_if_ready(self) -> None:
        """Begin the game if every seat is taken and every person has sent a client seed."""
        ready = all(seat.kind == "bot" or seat.client_seed for seat in self.seats)
        if self.status != OPEN or self.free_seats() or not ready:
            return
        now = self.runtime.now()
        self.seed = seed_of(self.server_seed, [seat.client_seed for seat in self.seats])
        self.status, self.began, self.changed = PLAYING, now, True
        self.running_game = RunningGame.begin(
            self.game, self.settings, self.seed, self.runtime, now
        ).know(self.bots())

    def fill(self, host: int, agent: str, seat: int = NO_SEAT) -> None:
        """Seat bots at all free seats for the host, or at one; begin the game if it is ready."""
        self.fill_seats(host, agent, seat)
        self.begin_if_ready()

    def close(self) -> None:
        """Close the table for good."""
        self.status, self.changed = CLOSED, True

    def _take_seat(self, seat: int, name: str) -> None:
        super()._take_seat(seat, name)
        if self.running_game is not None:
            self.running_game.bots = frozenset(self.bots())

    def resign(self, seat: int) -> None:
        super().resign(seat)
        if self.running_game is not None:
            self.running_game.bots = frozenset(self.bots())

    def _act(self, act: TableAct, seat: int, voter: int) -> None:
        super()._act(act, seat, voter)
        if self.running_game is not None:
            self.running_game.set_pauses(self.pauses, self.runtime.now())

    # Playing

    @property
    def count(self) -> int:
        """The number of choices so far."""
        return self.running_game.count if self.running_game is not None else 0

    def require_running(self) -> RunningGame:
        self._check_status(PLAYING, "not-playing")
        assert self.running_game is not None, "a table that plays has a game"
        return self.running_game

    def choose(self, seat: int, number: int, choice: int | str) -> None:
        """Make a player's choice; a player for whom a bot plays takes the seat back by that."""
        self.check_running()
        self.require_running().choose(seat, number, choice, self.runtime.now())
        self.return_to_seat(seat)
        self._check_over()

    def answer(self, scheduled: ScheduledMove, code: int) -> None:
        """Make a scheduled move."""
        self.require_running().answer(
            scheduled.seat, scheduled.number, code, self.runtime.now(), scheduled.timeout
        )
        self.changed = self.changed or scheduled.timeout
        self._check_over()

    def bot_seed(self, seat: int) -> int:
        """Return the seed of a bot's answer, which is the same whenever the position is."""
        match = self.require_running().match
        standing = [each for i, each in enumerate(match.record.choices) if i not in match.void]
        text = f"{self.server_seed} {seat} {json.dumps(standing)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])

    def undo(self, seat: int) -> None:
        self.check_running()
        self.require_running().undo(seat, self.runtime.now())

    def _check_over(self) -> None:
        if self.running_game is not None and self.running_game.over:
            self.status, self.changed = OVER, True

    def scheduled_moves(self) -> list[ScheduledMove]:
        """Return the questions that the server will answer unless the table changes."""
        if self.running_game is None or self.status != PLAYING or self.paused:
            return []
        now = self.runtime.now()
        found = [
            self._scheduled_move(self.running_game, q.seat, q.number, now)
            for q in self.running_game.match.open
        ]
        return [scheduled for scheduled in found if scheduled is not None]

    def _scheduled_move(
        self, running_game: RunningGame, seat: int, number: int, now: float
    ) -> ScheduledMove | None:
        moment = running_game.answer_times.get(number, now)
        if self.seats[seat].kind == "bot":
            return ScheduledMove(seat, number, moment, self.seats[seat].agent)
        if self.seats[seat].replaced:
            return ScheduledMove(seat, number, moment, self.substitute())
        if running_game.only_option(seat) is not None:
            return ScheduledMove(seat, number, moment, "")
        deadline = running_game.deadline(seat)
        if self.settings.absence_policy == "bot" and self.present and seat in self.away:
            absent = max(moment, self.waits_until(seat))
            if not deadline or absent < deadline:
                return ScheduledMove(seat, number, absent, self.substitute())
        if not deadline:
            return None
        return ScheduledMove(seat, number, deadline, self.substitute(), timeout=True)

    def next_due(self) -> float:
        """Return when the server must load the table to make a move, or 0 for never."""
        return max(
            0.0,
            min((scheduled.at for scheduled in self.scheduled_moves()), default=0.0)
            - THINKING_TIME,
        )

    def store_due(self) -> None:
        """Mark the table as changed, so that its next due time is stored."""
        self.changed = True

    # Rematch

    def rematch(self, catalog: GameCatalog, creator: tuple[str, str] = ("", "")) -> Table:
        """Return a new table with the same players and tokens, each moved to the next seat."""
        self._check_status(OVER, "not-over")
        new = Table.make(catalog, self.settings, self.runtime)
        new.creator = creator
        size = len(self.seats)
        for seat, old in enumerate(self.seats):
            new.seats[(seat + 1) % size] = Seat(old.kind, old.name, old.agent)
        for key in self.keys.of(SEAT, RECOVERY):
            new.keys.add(key.digest, key.kind, (key.seat + 1) % size, self.runtime.now())
        new.host = (self.host + 1) % size
        new.away = {seat: self.runtime.now() for seat in new.people()}
        self.rematch_id, self.changed = new.id, True
        return new

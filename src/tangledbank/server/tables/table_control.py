"""Leaving, resigning, bots that play for people, pauses, and what those present agree on.

The host replaces an absent player by a bot, or pauses the game; so can the other people who are
present, if all of them agree. All people who are present must agree to close a game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from tangledbank.core.game import Game
from tangledbank.server.errors import Refused
from tangledbank.server.tables.membership import Membership
from tangledbank.server.tables.runtime import Runtime
from tangledbank.server.tables.seats import OPEN, PLAYING, Seat
from tangledbank.server.tables.settings import Settings

TableAct = Literal["replace", "pause", "resume", "close"]
MAX_PAUSES: Final = 200  # in one game


@dataclass
class Proposal:
    """An act on a table that some of the people present want."""

    act: TableAct
    seat: int  # of the absent player, or -1
    agreed: list[int] = field(default_factory=list)


class TableControl(Membership):
    """The acts by which people keep a game going, interrupt it or end it."""

    def __init__(self, settings: Settings, game: Game, runtime: Runtime) -> None:
        super().__init__(settings, game, runtime)
        self.pauses: list[tuple[float, float]] = []  # from when until when; the last may be open
        self.proposals: list[Proposal] = []

    # One's own seat

    def leave(self, seat: int) -> None:
        """Leave a seat: it becomes free or, in a game, a bot plays until the person returns."""
        if self.status == OPEN:
            self._vacate(seat)
        else:
            self.seats[seat].gone = self.changed = True
            if self.status == PLAYING:
                self.seats[seat].replaced = True
                self._log_change("left", seat, self.seats[seat].name)
        self._pass_on_host(seat)

    def resign(self, seat: int) -> None:
        """Give a seat to a bot for the rest of the game; without other people, close the table."""
        self._check_status(PLAYING, "not-playing")
        name = self.seats[seat].name
        self._pass_on_host(seat)
        self.keys.revoke(seat)
        self.handovers.pop(seat, None)
        self.away.pop(seat, None)
        self.seats[seat] = Seat("bot", name, self.substitute(), self.seats[seat].client_seed)
        self._log_change("resigned", seat, name)
        if not self.people():
            self.close()

    def close(self) -> None:
        """Close the table for good."""
        raise NotImplementedError

    def substitute_self(self, seat: int, on: bool) -> None:
        """Let a bot play for a person who asks for it, until they take the seat back."""
        self._check_status(PLAYING, "not-playing")
        if not on:
            self.return_to_seat(seat)
        elif not self.seats[seat].replaced:
            self.seats[seat].replaced = True
            self._log_change("handed-to-bot", seat, self.seats[seat].name)

    # The table

    @property
    def paused(self) -> bool:
        return bool(self.pauses) and not self.pauses[-1][1]

    def request_act(self, voter: int, act: TableAct, seat: int, agree: bool) -> None:
        """Do something at the table if the voter may decide alone or everyone present agrees."""
        self._check_status(PLAYING, "not-playing")
        self._check_act(act, seat)
        found = next((p for p in self.proposals if (p.act, p.seat) == (act, seat)), None)
        self.proposals = [p for p in self.proposals if p is not found]
        self.changed = True
        if not agree:
            return
        proposal = found or Proposal(act, seat)
        proposal.agreed = sorted({*proposal.agreed, voter})
        alone = voter == self.host and act != "close"
        if alone or set(self.deciders()) <= set(proposal.agreed):
            self._act(act, seat, voter)
        else:
            self.proposals.append(proposal)

    def deciders(self) -> list[int]:
        """Return the people who are present and play themselves."""
        return [
            seat for seat in self.people() if seat in self.present and not self.seats[seat].replaced
        ]

    def _check_act(self, act: TableAct, seat: int) -> None:
        """Refuse an act that makes no sense now."""
        if act == "replace":
            self._check_seat(seat)
            if self.seats[seat].kind != "person" or self.seats[seat].replaced:
                raise Refused("seat-unavailable")
            if seat not in self.overdue():
                raise Refused("not-away")
        elif seat != -1:
            raise Refused("seat-unavailable")
        if act == "pause" and (self.paused or len(self.pauses) >= MAX_PAUSES):
            raise Refused("paused")
        if act == "resume" and not self.paused:
            raise Refused("not-playing")

    def _act(self, act: TableAct, seat: int, voter: int) -> None:
        now = self.runtime.now()
        if act == "replace":
            self.seats[seat].replaced = True
            self._log_change("replaced", seat, self.seats[seat].name)
        elif act == "pause":
            self.pauses = [*self.pauses, (now, 0.0)]
            self._log_change("paused", voter, self.seats[voter].name)
        elif act == "resume":
            self.pauses = [*self.pauses[:-1], (self.pauses[-1][0], now)]
            self._log_change("resumed", voter, self.seats[voter].name)
        else:
            self.close()
        self.proposals = [p for p in self.proposals if p.act not in ("pause", "resume")]

    def check_running(self) -> None:
        """Refuse a move while the game is paused."""
        if self.paused:
            raise Refused("paused")

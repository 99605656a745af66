"""Counts what happens in many games and writes the counts as rows of numbers, for studies.

A game's subclass knows which events are births, attacks and deaths. A being is a species or an
animal; its kinds are its traits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.flow import Observer, State
from tangledbank.core.rows import zeros

UNKNOWN: Final = -1  # in a column: no value


class Rows:
    """Rows of whole numbers in binary: eight bytes per number, little-endian."""

    def __init__(self, names: str) -> None:
        self.names = names.split()
        self.out = BytesWriter()

    def put(self, n: i64) -> None:
        write_i64_le(self.out, n)

    def take(self) -> bytes:
        """Return everything written since the last call."""
        whole = self.out.getvalue()
        self.out = BytesWriter()
        return whole


class Being:
    """A species or animal, alive or dead."""

    def __init__(self, id: i64, owner: i64, born: i64) -> None:
        self.id: i64 = id
        self.owner: i64 = owner
        self.born: i64 = born  # in which round
        self.died: i64 = UNKNOWN
        self.cause: i64 = UNKNOWN  # of its death
        self.eaten: i64 = 0
        self.strikes: i64 = 0  # attacks that it made
        self.struck: i64 = 0
        self.size: i64 = UNKNOWN
        self.population: i64 = UNKNOWN
        self.makeup: i64 = 0  # its traits, as the game's census encodes them


class Strike:
    """An attack by one being on another."""

    def __init__(self, round: i64, hunter: Being, prey: Being) -> None:
        self.round: i64 = round
        self.hunter = hunter
        self.prey = prey
        self.seat: i64 = hunter.owner
        self.to_seat: i64 = prey.owner
        self.hunter_makeup: i64 = 0
        self.prey_makeup: i64 = 0
        self.killed: i64 = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Census(Observer):
    """An observer of successive games with equal settings. The base class records only results."""

    def __init__(self, kinds: Sequence[str], parts: Sequence[str], causes: str = "") -> None:
        self.kinds = list(kinds)  # keys by id
        self.causes = causes.split()  # names of the causes of death, by number
        self.game: i64 = 0
        self.seats: i64 = 0
        self.first: i64 = UNKNOWN  # the first player
        self.played: vec[i64] = vec[i64]()  # cards played, by seat and kind
        self.kept: vec[i64] = vec[i64]()
        self.beings: list[Being] = []  # in order of birth
        self.found: list[Being | None] = []  # by id
        self.fights: list[Strike] = []
        self.of_games = Rows("game rounds first")
        self.of_seats = Rows(" ".join(["game seat rank", *parts]))
        self.of_kinds = Rows("game seat kind played kept")
        self.of_strikes = Rows("game round seat being to_seat to_being makeup to_makeup killed")
        self.of_beings = Rows(
            "game seat being born died cause eaten strikes struck size population makeup"
        )

    def begin(self, s: State, game: i64) -> None:
        """Start observing a table that has been set up. `game` is its number in the rows."""
        self.game = game
        self.seats = s.seats
        self.played = zeros(s.seats * len(self.kinds))
        self.kept = zeros(s.seats * len(self.kinds))
        self.beings = []
        self.found = []
        self.fights = []
        self.watch(s)

    def finish(self, s: State) -> None:
        """Write the rows of a finished game."""
        self.leave(s)
        self.look(s)
        self.of_games.put(self.game)
        self.of_games.put(s.round_number())
        self.of_games.put(self.first)
        for seat in range(s.seats):
            self.of_seats.put(self.game)
            self.of_seats.put(seat)
            self.of_seats.put(s.rank(seat))
            for part in s.score_parts(seat):
                self.of_seats.put(part)
        self.write_kinds()
        self.write_strikes()
        self.write_beings()

    # Overridden by each game

    def look(self, s: State) -> None:
        """Record facts that only the final state shows."""

    def describe(self, makeup: i64) -> str:
        """Return the keys of the traits that `makeup` encodes."""
        return ""

    # Called by each game

    def bear(self, id: i64, owner: i64, round: i64) -> Being:
        being = Being(id, owner, round)
        self.beings.append(being)
        while len(self.found) <= id:
            self.found.append(None)
        self.found[id] = being
        return being

    def being(self, id: i64) -> Being:
        found = self.found[id]
        assert found is not None, "this being was not counted at birth"
        return found

    def play(self, seat: i64, kind: i64) -> None:
        self.played[seat * len(self.kinds) + kind] += 1

    def keep(self, seat: i64, kind: i64) -> None:
        self.kept[seat * len(self.kinds) + kind] += 1

    def strike(self, round: i64, hunter: Being, prey: Being) -> Strike:
        hunter.strikes += 1
        prey.struck += 1
        strike = Strike(round, hunter, prey)
        self.fights.append(strike)
        return strike

    # Rows

    def write_kinds(self) -> None:
        out = self.of_kinds
        place: i64 = 0
        for seat in range(self.seats):
            for kind in range(len(self.kinds)):
                if self.played[place]:
                    out.put(self.game)
                    out.put(seat)
                    out.put(kind)
                    out.put(self.played[place])
                    out.put(self.kept[place])
                place += 1

    def write_strikes(self) -> None:
        out = self.of_strikes
        for strike in self.fights:
            out.put(self.game)
            out.put(strike.round)
            out.put(strike.seat)
            out.put(strike.hunter.id)
            out.put(strike.to_seat)
            out.put(strike.prey.id)
            out.put(strike.hunter_makeup)
            out.put(strike.prey_makeup)
            out.put(strike.killed)

    def write_beings(self) -> None:
        out = self.of_beings
        for being in self.beings:
            out.put(self.game)
            out.put(being.owner)
            out.put(being.id)
            out.put(being.born)
            out.put(being.died)
            out.put(being.cause)
            out.put(being.eaten)
            out.put(being.strikes)
            out.put(being.struck)
            out.put(being.size)
            out.put(being.population)
            out.put(being.makeup)


def keys_of(mask: i64, kinds: Sequence[str]) -> str:
    """Return the keys whose bits are set, in alphabetical order."""
    return " ".join(sorted([key for id, key in enumerate(kinds) if mask >> id & 1]))

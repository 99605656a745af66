"""The games as OpenSpiel games; importing this module registers them.

import pyspiel
import tangledbank.envs.spiel

game = pyspiel.load_game("tangledbank_evolution(players=3)")

The deal is a chance node with 1,024 outcomes, which determines all later chance. A search must
therefore resample, as `ismcts` does, or it would know hidden cards. An action is an option's row on
the open page, as in the other environments. `tangledbank_tiny_evolution` and
`tangledbank_tiny_origin` are small enough for exact methods.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

import tangledbank
from tangledbank.core.buffers import acquire_buffer, release_buffer
from tangledbank.core.event import WATCHER
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.option_encoder import ROWS, TURN_PAGE, turns_page
from tangledbank.core.rng import seeded
from tangledbank.envs.scheme import Scheme
from tangledbank.envs.tiny import TINY_GAMES, TinyGame

DEALS = 1024
PAST = 256  # bits of a hash
LONGEST = 20_000  # decisions in a game; random games have some hundreds
DEALING, OVER = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL


class SeedDealer:
    """Deals a full game from one of 1,024 seeds, all equally likely."""

    def __init__(self, scheme: Scheme) -> None:
        self.scheme = scheme
        self.outcomes = [(seed, 1.0 / DEALS) for seed in range(DEALS)]

    def start(self, outcome: int) -> State:
        return self.scheme.game.setup(self.scheme.players, self.scheme.options, outcome)


class TinyDealer:
    """Deals a tiny game: an outcome is the number of a deal."""

    def __init__(self, tiny: TinyGame) -> None:
        self.tiny = tiny
        self.deals = tiny.deals()
        self.outcomes = [(number, deal.probability) for number, deal in enumerate(self.deals)]

    def start(self, outcome: int) -> State:
        return self.tiny.start(self.deals[outcome])


class World:
    """A table in play, which OpenSpiel copies along with the state that owns it."""

    def __init__(self, scheme: Scheme, dealer: SeedDealer | TinyDealer) -> None:
        self.scheme = scheme
        self.dealer = dealer
        self.table: State | None = None  # not dealt yet
        self.seat = int(DEALING)
        self.page = 0
        self.window = 0  # the window of beings on that page
        self.actions: list[int] = []
        self.past = [""] * scheme.players  # the knowledge and choices of each seat, as hashes

    def __deepcopy__(self, memo: object) -> World:
        new = World(self.scheme, self.dealer)
        if self.table is not None:
            new.table = self.table.clone()
            new.table.context = self.table.context
        new.seat, new.actions, new.past = self.seat, self.actions, self.past[:]
        new.page, new.window = self.page, self.window
        return new

    def deal(self, outcome: int) -> None:
        scheme = self.scheme
        self.table = self.dealer.start(outcome)
        self.table.context = TableContext(scheme.game, scheme.options)  # so that it can be pickled
        self.table.advance()
        self.go_on()

    def go_on(self) -> None:
        """Make forced moves up to the next decision or the end of the game."""
        out = acquire_buffer()
        assert self.table is not None, "the cards are dealt first"
        while self.table.asking and not self.opens_page(self.table, out):
            self.page = 0
        release_buffer(out)
        if not self.table.asking:
            self.seat, self.actions = int(OVER), []

    def opens_page(self, s: State, out: Any) -> bool:
        """Open a page of a decision; if it has a single row, play that row and return False."""
        offer, seat = self.scheme.offer, int(s.next_seat())
        rows = int(offer.open_page(s, seat, out, s.legal(seat, out), self.page))
        if rows == 1:
            s.apply(seat, offer.actions[0])
            return False
        self.seat, self.window = seat, int(offer.window)
        self.actions = [int(offer.actions[row]) for row in range(rows)]
        return True

    def choose(self, row: int) -> None:
        assert self.table is not None, "the cards are dealt first"
        now = self.past[self.seat] + self.digest(self.seat) + str(row)
        self.past[self.seat] = hashlib.sha256(now.encode()).hexdigest()
        if turns_page(self.actions[row]):
            self.page += 1
        else:
            self.page = 0
            self.table.apply(self.seat, self.actions[row])
        self.go_on()

    def digest(self, seat: int) -> str:
        """Return a hash of all that a seat sees: every window, and its page if it is deciding."""
        found = hashlib.sha256(bytes([self.page if seat == self.seat else 0]))
        if self.table is not None:
            for window in range(self.scheme.windows(self.table, seat)):
                found.update(self.scheme.knows(self.table, seat, window).tobytes())
        return found.hexdigest()

    def knows(self, seat: int) -> Any:
        """Return a seat's observation; the deciding seat's includes its open page."""
        if self.table is None:
            return np.zeros(self.scheme.width, np.int16)
        if seat != self.seat:
            return self.scheme.knows(self.table, seat)
        known = self.scheme.knows(self.table, seat, self.window)
        known[0] = self.page
        return known

    def imagine(self, seat: int, seed: int) -> World:
        """Return another world that looks the same to a seat."""
        assert self.table is not None, "the cards are dealt first"
        game = self.scheme.game
        new = self.__deepcopy__({})
        new.table = game.imagine(game.view(self.table, seat), seat, seeded(seed))
        new.table.context = self.table.context
        new.table.latest = seat  # if several seats are deciding, the same seat continues
        new.go_on()
        return new


class TableState(pyspiel.State):  # type: ignore[misc]
    """A game state: the deal as a chance node, then one decision after another."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.world = World(game.scheme, game.dealer)

    def current_player(self) -> int:
        return self.world.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.world.actions))) if player == self.world.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.world.dealer.outcomes

    def _apply_action(self, action: int) -> None:
        if self.world.seat == DEALING:
            self.world.deal(action)
        else:
            self.world.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == DEALING:
            return f"deal {action}"
        world, game = self.world, self.world.scheme.game
        if turns_page(world.actions[action]):
            return TURN_PAGE
        return str(game.language.write_action(world.table, player, world.actions[action]))

    def is_terminal(self) -> bool:
        return bool(self.world.seat == OVER)

    def returns(self) -> list[float]:
        players = self.world.scheme.players
        if self.world.table is None or not self.is_terminal():
            return [0.0] * players
        return [(share * players - 1) / (players - 1) for share in self.world.table.returns()]

    def __str__(self) -> str:
        world = self.world
        if world.table is None:
            return "before the deal"
        return world.scheme.text(world.table, WATCHER)

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """Return a state that looks the same to a player; `sampler` returns numbers below 1."""
        new = self.clone()
        new.world = self.world.imagine(player, int(sampler() * (1 << 30)))
        return new  # type: ignore[no-any-return]


class TableObserver:
    """A player's observation: the columns of `docs/reference/env-columns.md`, or a hash as text.

    An information state adds a hash, as bits, of what the player knew and chose before.
    """

    def __init__(self, scheme: Scheme, recalls: bool) -> None:
        self.recalls = recalls
        self.width = scheme.width
        self.tensor = np.zeros(scheme.width + (PAST if recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[: self.width]}
        if recalls:
            self.dict["past"] = self.tensor[self.width :]

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[: self.width] = state.world.knows(player)
        if self.recalls:
            self.tensor[self.width :] = bits(state.world.past[player])

    def string_from(self, state: TableState, player: int) -> str:
        past = state.world.past[player] if self.recalls else ""
        return f"{past} {state.world.digest(player)}".strip()


def bits(digest: str) -> Any:
    """Return the bits of a hash, or zeros before the first choice."""
    found = np.frombuffer(bytes.fromhex(digest), np.uint8) if digest else np.zeros(32, np.uint8)
    return np.unpackbits(found)


def defaults(game: Game) -> dict[str, Any]:
    """Return a game's options as OpenSpiel parameters."""
    return {option.key: option.default for option in game.options}


def game_type(name: str, title: str, seats: range, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"tangledbank_{name.replace('-', '_')}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats.stop - 1,
        min_num_players=seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as an OpenSpiel game."""

    def __init__(
        self, kind: Any, params: dict[str, Any], scheme: Scheme, dealer: SeedDealer | TinyDealer
    ) -> None:
        self.scheme = scheme
        self.dealer = dealer
        info = pyspiel.GameInfo(
            num_distinct_actions=ROWS,
            max_chance_outcomes=len(dealer.outcomes),
            num_players=scheme.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self.scheme, kind is not None and kind.perfect_recall)


def full_game(key: str, kind: Any) -> Any:
    """Return the OpenSpiel game class for one of our games."""

    class FullGame(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = dict(params or {})
            scheme = Scheme(key, int(given.pop("players", 2)), given)
            super().__init__(kind, params or {}, scheme, SeedDealer(scheme))

    return FullGame


def tiny_game(tiny: TinyGame, kind: Any) -> Any:
    """Return the OpenSpiel game class for a tiny game."""

    class SmallGame(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, params or {}, Scheme(tiny.game, 2), TinyDealer(tiny))

    return SmallGame


def register() -> None:
    for key in tangledbank.games():
        game = tangledbank.game(key)
        kind = game_type(key, game.title, game.seats, {"players": 2, **defaults(game)})
        pyspiel.register_game(kind, full_game(key, kind))
    for tiny in TINY_GAMES:
        kind = game_type(tiny.key, tiny.title, range(2, 3), {})
        pyspiel.register_game(kind, tiny_game(tiny, kind))


register()

"""Shared by the tests of the server: a scripted runtime, and tables."""

from tangledbank.core.rng import seeded
from tangledbank.server.storage.database import open_engine
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.tables.runtime import Runtime
from tangledbank.server.tables.settings import Settings
from tangledbank.server.tables.table import Table

CATALOG = GameCatalog()
CLIENT_SEED = "ab" * 16
ENGINES = []


class Scripted(Runtime):
    """A runtime whose time moves only when told, and whose secrets are counted."""

    def __init__(self, answer_delay=0.5):
        self.time = 1000.0
        self.count = 0
        self.wait = answer_delay

    def now(self):
        return self.time

    def secret(self):
        self.count += 1
        return f"secret-{self.count}"

    def code(self):
        self.count += 1
        return f"C0DE-0000-0000-{self.count:04}"

    def seed(self):
        return "cd" * 32

    def answer_delay(self):
        return self.wait

    def bot_seed(self):
        return 7


def settings(game="evolution", players=2, **more):
    return Settings(game=game, players=players, **more)


def full_table(runtime, given):
    """Return a table with all its players, and their tokens by seat."""
    table = Table.make(CATALOG, given, runtime)
    token, door = table.seat_creator("Anna")
    tokens = {0: token}
    while table.free_seats():
        seat, tokens[seat] = table.exchange(door, f"Guest {len(tokens)}")
    for seat in table.people():
        table.contribute(seat, CLIENT_SEED)
    return table, tokens


def play_on(table, choices=10_000, seed=1):
    """Make random choices for every seat that is asked, people and bots alike."""
    rng = seeded(seed)
    while choices and table.status == "playing":
        question = table.running_game.match.open[0]
        options = table.running_game.match.state.legal_actions(question.seat)
        table.choose(question.seat, question.number, int(rng.below(len(options))))
        choices -= 1
    return table


def database_in(where, name="bank.db"):
    """The URL of a database: given as such, or a file in a folder."""
    return where if isinstance(where, str) else f"sqlite:///{where / name}"


def engine_in(where, name="bank.db"):
    """An engine that is closed after the test."""
    ENGINES.append(open_engine(database_in(where, name)))
    return ENGINES[-1]

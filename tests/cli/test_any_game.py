"""A game without sentences or a table display can be played in notation."""

from tangledbank.agents import agent_names, make_agent
from tangledbank.agents.arena import play_game
from tangledbank.cli.saved_games import YOU, Seating
from tangledbank.cli.terminal import Terminal
from tangledbank.cli.terminal_session import SpectatorSession, TerminalSession
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.texts import Texts
from tests.games.tiny import Tiny


class First(Terminal):
    """A player who takes the first choice, after asking for help."""

    def __init__(self):
        super().__init__()
        self.asked = 0

    def ask(self, prompt):
        self.asked += 1
        return "?" if self.asked == 1 else "1"


def new_match():
    game = Tiny()
    players = game.seats.stop - 1
    return Match(game, Record.of(game, players, game.resolve_options(players, {}), 3))


def test_it_is_played(capsys):
    match = new_match()
    names = [YOU, *["random"] * (match.record.players - 1)]
    session = TerminalSession(Texts("en"), match, Seating(names), First(), None)
    agents = {i: make_agent("random", match.game, i) for i in range(1, len(names))}
    assert session.run(agents)
    assert "Final scores" in capsys.readouterr().out


def test_it_is_watched_in_french(capsys):
    match = new_match()
    names = ["random"] * match.record.players
    session = SpectatorSession(Texts("fr"), match, Seating(names), First(), None)
    assert session.run({i: make_agent("random", match.game, i) for i in range(len(names))})
    assert "Résultats" in capsys.readouterr().out


def test_it_has_players_that_know_nothing_of_it():
    game = Tiny()
    names = agent_names(game)
    assert {"random", "steady", "sharp"} < set(names) and "steady-0.1" not in names

    agents = [make_agent(name, game, 1) for name in ("random", "steady", "sharp-1")]
    result = play_game(game, game.resolve_options(3, {}), 1, agents)
    assert result.decisions > 0 and result.troubles == []

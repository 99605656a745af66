"""A game in this terminal, from the deal to the score, with people and bots at its seats."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from tangledbank import Match
from tangledbank.agents import Agent
from tangledbank.agents.external_program import is_program
from tangledbank.cli.display import SPECTATOR, display_for
from tangledbank.cli.display.layout import HeightBudget
from tangledbank.cli.errors import CommandError
from tangledbank.cli.human_player import HumanPlayer, PlayerLeft
from tangledbank.cli.saved_games import YOU, Seating, default_path, folder, save
from tangledbank.cli.score_table import score_lines
from tangledbank.cli.terminal import Terminal
from tangledbank.presentation.log import log_writer
from tangledbank.texts import Texts

# By seat: each name begins with the seat's letter.
NAMES = ("Anning", "Bates", "Cuvier", "Darwin", "Eldredge", "Fossey", "Gould", "Huxley")


MARGIN = 4  # lines around the last table and the scores
PATIENCE = 1.0  # seconds that bots' choices may stay unsaved


class TerminalSession:
    """A game and its players at this terminal."""

    def __init__(
        self, texts: Texts, match: Match, seating: Seating, terminal: Terminal, path: Path | None
    ) -> None:
        self.texts = texts
        self.match = match
        self.seating = seating
        self.terminal = terminal
        self.path = path
        self.unsaved = False  # the last save failed, and the player was told
        self.urgent = False  # a person has just chosen
        self.saved = time.monotonic()
        self.sitting = SPECTATOR  # whose cards are shown, if several people play
        self.display = display_for(texts.of(match.game), terminal.style(names_of(texts, seating)))
        self.humans = {
            seat: HumanPlayer(match, seat, self.display, terminal, self.save)
            for seat in seating.people
        }

    # Playing

    def run(self, agents: Mapping[int, Agent]) -> bool:
        """Play to the end; return False if a player leaves."""
        try:
            while not self.match.over:
                self.turn(agents)
                self.maybe_save()
            self.autosave()
        except (PlayerLeft, EOFError):
            try:
                self.farewell()
            except PlayerLeft:  # a second signal while saving
                self.farewell()
            return False
        except KeyboardInterrupt:
            self.terminal.say("")
            self.farewell()
            raise
        finally:
            for agent in agents.values():
                self.dismiss(agent)
        for human in self.humans.values() if len(self.humans) == 1 else ():
            human.last_news()
        self.finish()
        return True

    def dismiss(self, agent: Agent) -> None:
        """Tell an agent the result if the game has ended, and close it."""
        if self.match.over:
            agent.over([score.total for score in self.match.scores()], self.match.winners())
        agent.close()

    def turn(self, agents: Mapping[int, Agent]) -> None:
        """Make one decision: a bot's if one is waiting, or else a person's."""
        waiting = self.match.open
        question = next((q for q in waiting if q.seat in agents), waiting[0])
        seat = question.seat
        if seat in self.humans:
            if self.humans[seat].is_free():
                self.autosave()  # before the player sees it
                self.change_seats(seat)
            self.urgent = self.humans[seat].decide()
            return
        options = self.match.state.legal_actions(seat)
        place = 0
        if len(options) > 1:
            place = agents[seat].choose(self.match.view(seat), seat, question.number, options)
        for trouble in agents[seat].troubles():
            line = self.texts.say(
                f"bot-{trouble.kind}", name=self.display.player(seat), detail=trouble.detail
            )
            self.terminal.say(*self.display.style.hang("! ", line))
        self.match.play(seat, question.number, options[place])

    def change_seats(self, seat: int) -> None:
        """Clear the screen between two people, so that neither sees the other's cards."""
        if len(self.humans) > 1 and self.sitting != seat:
            self.sitting = seat
            self.terminal.clear()
            name = self.display.player(seat)
            self.terminal.say(
                *self.display.style.hang("", self.texts.say("play-change", name=name))
            )
            word = self.terminal.ask(self.texts.say("play-ready") + " ")
            if word.lower() in ("quit", self.texts.say("command-quit")):
                raise PlayerLeft

    def finish(self) -> None:
        """Show the final table, the scores and the winner."""
        seat = next(iter(self.humans)) if len(self.humans) == 1 else SPECTATOR
        view = self.match.state if seat == SPECTATOR else self.match.view(seat)
        points = score_lines(self.display, self.match.scores())
        room = HeightBudget(self.terminal.rows - len(points) - MARGIN)
        self.terminal.say("", *self.display.table(view, seat, room), "", *points)
        if self.path is not None:
            saved = self.save("")
            self.terminal.say(self.texts.say("play-saved", path=self.short_name(saved)))

    # Saving and leaving

    def maybe_save(self) -> None:
        """Save a person's choice at once, and bots' choices within a second.

        The game is also saved before it is shown to a person, so that nothing shown is ever lost.
        """
        if self.urgent or time.monotonic() - self.saved > PATIENCE:
            self.autosave()

    def autosave(self) -> None:
        """Save the game; if that fails, say so once and continue."""
        self.urgent, self.saved = False, time.monotonic()
        try:
            self.save("")
            self.unsaved = False
        except CommandError as fault:
            if not self.unsaved:
                self.terminal.say(*self.display.style.hang("! ", str(fault)))
            self.unsaved = True

    def save(self, name: str) -> Path:
        """Save the game to `name`, or to its last file, or else to the folder of saved games."""
        path = Path(name).expanduser() if name else self.path or default_path(self.match.record)
        save(self.texts, self.match, self.seating, path)
        self.path = path
        return path

    def short_name(self, path: Path) -> str:
        """Return the name that `--resume` accepts for a saved game."""
        return path.stem if path.parent == folder() else str(path)

    def farewell(self) -> None:
        """Save the game, and print the command that resumes it."""
        try:
            saved = self.save("")
        except CommandError as fault:
            self.terminal.say(str(fault))
            self.path = None
            saved = self.save("")
        command = f"{called_by()} play --resume {shlex.quote(self.short_name(saved))}"
        bots = list(self.seating.bots.values())
        if any(is_program(name) for name in bots):
            command += f" --bots {shlex.quote(','.join(bots))}"
        self.terminal.say(self.texts.say("play-left"), f"  {command}")


def called_by() -> str:
    """Return the program's name, or its path if the name is not on the PATH."""
    name = "tangledbank"
    path = sys.argv[0]
    if shutil.which(name) or Path(path).name != name or not os.access(path, os.X_OK):
        return name
    return shlex.quote(path)


def names_of(texts: Texts, seating: Seating) -> list[str]:
    """Return the players' names, indexed by seat."""
    alone = texts.say("play-you") if len(seating.people) == 1 else ""
    return [
        seating.called(seat) or (alone or NAMES[seat] if name == YOU else bot_name(seat, name))
        for seat, name in enumerate(seating.players)
    ]


def bot_name(seat: int, name: str) -> str:
    return f"{NAMES[seat]} ({Path(name.split()[0]).name})"


class SpectatorSession(TerminalSession):
    """A game among bots, in which the spectator sees everything."""

    def __init__(
        self, texts: Texts, match: Match, seating: Seating, terminal: Terminal, path: Path | None
    ) -> None:
        super().__init__(texts, match, seating, terminal, path)
        self.told = 0
        self.pace = 0.0
        self.log = log_writer(self.display.words, SPECTATOR)

    def run(self, agents: Mapping[int, Agent]) -> bool:
        try:
            while not self.match.over:
                self.turn(agents)
                self.news()
            self.news()
            self.finish()
        except (PlayerLeft, EOFError):
            return False
        finally:
            for agent in agents.values():
                agent.close()
            if self.path is not None:
                self.save("")
        return True

    def news(self) -> None:
        """Show the news, and the table after each round except the last."""
        events = self.match.all_news[self.told :]
        self.told += len(events)
        for line in self.log.sentences(self.match.state, events):
            self.terminal.say(*self.display.style.hang("  ", line))
            self.rest()
        milestone = any(event.kind in self.log.milestones for event in events)
        if milestone and not self.match.over:
            self.terminal.say("", *self.display.table(self.match.state, SPECTATOR))

    def rest(self) -> None:
        """Pause after a line. Enter pauses the game until the next Enter; q quits."""
        if not self.pace:
            return
        word = self.terminal.wait(self.pace)
        if word == "":
            word = self.terminal.ask(self.texts.say("watch-paused") + " ").lower()
        if word in ("q", "quit", self.texts.say("command-quit")):
            raise PlayerLeft

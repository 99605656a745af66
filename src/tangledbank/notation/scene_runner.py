"""Runs scenes: a position, moves, and expectations after each move. Every decision is scripted."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tangledbank.core.errors import BadNotation
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import LoadedRng
from tangledbank.core.score import winners
from tangledbank.notation.language import Language
from tangledbank.notation.names import Line, located, read_seat, seat_name, squeeze
from tangledbank.notation.scene_parser import Scene, is_dice, open_match, read_dice

FACT = re.compile(
    r"[a-h]\d*(\+[a-h]\d+)? [^:]|[a-h] sees:|last round|not last|(not )?next round last"
    r"|(deck|discard|out) (\d|has |is )"
)
OF_SOMEBODY = re.compile(r"[a-h]\d*(\+[a-h]\d+)?\s*:")


class SceneFailed(AssertionError):
    """A line of a scene does not hold."""


class SceneWarning(UserWarning):
    """A line could be read as part of the position or as an expectation."""


class SceneRunner:
    """Sets up a scene's position, plays its moves and checks its expectations."""

    def __init__(self, scene: Scene, games: Mapping[str, Game]) -> None:
        head, *lines = scene.position
        position, self.early = self._sort(scene, [line for line in lines if not is_dice(line)])
        every = [*lines, *(scene.expect or [])]
        dice = [face for line in every if is_dice(line) for face in read_dice(line)]
        self.match = open_match(head, position, games, dice)
        self.game = self.match.game
        self.language: Language[Any] = self.game.language
        self.told: list[str] = []  # events of the last move
        self.last: list[Event] = []
        self.doubts = self._doubts(position) if scene.expect is None else []

    def _sort(self, scene: Scene, lines: Sequence[Line]) -> tuple[list[Line], list[Line]]:
        """Split lines into position and expectations, at the `expect:` line or the first fact."""
        if scene.expect is not None:
            return [*lines], [line for line in scene.expect if not is_dice(line)]
        cut = next((i for i, line in enumerate(lines) if self._is_expectation(line)), len(lines))
        return [*lines[:cut]], [*lines[cut:]]

    def _is_expectation(self, line: Line) -> bool:
        text = squeeze(line.text)
        return text.startswith(EXPECTATIONS) or FACT.match(text) is not None

    def _doubts(self, position: Sequence[Line]) -> list[str]:
        """Return warnings for lines that could be read as position or as expectation."""
        own = [OF_SOMEBODY.match(squeeze(line.text)) is not None for line in position]
        late = position[own.index(True) :] if True in own else []
        read = [(line, "part of the position") for line in late]
        read += [(line, "an expectation") for line in self.early]
        return [
            f"line {line.number}: {line.text!r:.200} is read as {what}; "
            "a line expect: before what must hold leaves no doubt"
            for line, what in read
            if self._could_be_either(line)
        ]

    def _could_be_either(self, line: Line) -> bool:
        record = self.match.record
        try:
            self.language.fact(self.state, line.text)
        except BadNotation:
            return False
        return self.language.is_position(self.game, record.players, record.options, line)

    @property
    def state(self) -> State:
        return self.match.state

    def seat(self, text: str) -> int:
        return read_seat(text, int(self.state.seats))

    @property
    def dice(self) -> list[int]:
        """The scripted dice that have not been rolled yet."""
        assert isinstance(self.state.rng, LoadedRng)
        return self.state.rng.dice

    def run(self, scene: Scene) -> None:
        if not self.early and not scene.steps:
            raise BadNotation(f"line {scene.line}: the scene has neither moves nor expectations")
        for line in self.early:
            self.expect(line)
        for step in scene.steps:
            assert step.move is not None
            self.move(step.move)
            for line in step.expect:
                if is_dice(line):
                    self.dice.extend(read_dice(line))
                else:
                    self.expect(line)
        if self.dice:
            raise SceneFailed(f"line {scene.line}: scripted dice were not rolled: {self.dice}")

    def move(self, line: Line) -> None:
        text = squeeze(line.text)
        tries = re.match(r"(\S+) tries (.*)", text)
        try:
            if text.startswith("undo "):
                self.match.undo(self.seat(line.text.split()[1]))
            elif tries:
                self._try(line, self.seat(tries[1]), tries[2])
            else:
                self.told, self.last = [], []
                before = len(self.match.all_news)
                self.match.do(self.match.read(line.text))
                self.last = self.match.all_news[before:]
                self.told = [self._words(event) for event in self.last]
        except BadNotation as error:
            raise located(line, str(error)) from None
        except ValueError as error:
            raise SceneFailed(
                f"line {line.number}: {line.text!r}: {error}; {self.asked()}"
            ) from None

    def _words(self, event: Event) -> str:
        return squeeze(self.language.write_event(self.state, event))

    def _try(self, line: Line, seat: int, text: str) -> None:
        """Try a move as this seat; fail if it is accepted or changes anything."""
        before = self.game.codec.encode(self.state)
        decision = self.state.decision_of(seat)
        move = self.match.read(text)
        try:
            self.match.play(seat, int(decision.number) if decision else -1, move)
        except ValueError:
            if self.game.codec.encode(self.state) != before:
                raise SceneFailed(f"line {line.number}: a refused move changed the table") from None
            return
        raise SceneFailed(f"line {line.number}: {text!r} was accepted")

    def asked(self) -> str:
        """Return the open questions and their options as text."""
        if self.match.over:
            return "the game is over"
        parts = []
        for question in self.match.open:
            offers = [str(action) for action in self.match.legal(question.seat)]
            more = f" and {len(offers) - 12} more" if len(offers) > 12 else ""
            shown = "; ".join(offers[:12]) + more
            parts.append(f"{seat_name(question.seat)} is asked to {question.prompt}: {shown}")
        return " | ".join(parts)

    def expect(self, line: Line) -> None:
        text = line.text
        try:
            trouble = self._judge(text)
        except BadNotation as error:
            raise located(line, str(error)) from None
        if trouble:
            raise SceneFailed(f"line {line.number}: {text!r}: {trouble}")

    def _judge(self, text: str) -> str:
        low = squeeze(text)
        for prefix, judge in JUDGES.items():
            if low.startswith(prefix):
                return judge(self, text.strip()[len(prefix) :].strip())
        sees = re.match(r"([a-hA-H]) sees:(.*)", text)
        if sees:
            seat = self.seat(sees.group(1))
            return self.language.fact(self.match.view(seat), sees.group(2).strip())
        caused = self.language.caused(self.state, self.last, low)
        return self.language.fact(self.state, text) if caused is None else caused

    def asks(self, rest: str) -> str:
        if squeeze(rest) == "nobody":
            return "" if not self.match.open else self.asked()
        match = re.fullmatch(r"(\S) to (.+)", rest)
        if match is None:
            raise BadNotation("expected: asks SEAT to PROMPT")
        seat = self.seat(match.group(1))
        prompt = squeeze(match.group(2))
        if prompt not in self.language.prompts.values():
            prompts = ", ".join(self.language.prompts.values())
            raise BadNotation(f"there is no prompt {prompt!r}; the prompts are {prompts}")
        held = any(q.seat == seat and q.prompt == prompt for q in self.match.open)
        return "" if held else self.asked()

    def _moves(self, rest: str) -> list[tuple[int, int, str]]:
        texts = [part.strip() for part in rest.split(";") if part.strip()]
        if not texts:
            raise BadNotation("expected moves, separated by semicolons")
        return [(*self.language.read_action(self.state, part), part) for part in texts]

    def offers(self, rest: str) -> str:
        for seat, action, text in self._moves(rest):
            if action not in self.state.legal_actions(seat):
                return f"{text!r} is not offered; {self.asked()}"
        return ""

    def offers_only(self, rest: str) -> str:
        wanted = {(seat, action) for seat, action, _ in self._moves(rest)}
        offered = {
            (int(d.seat), action)
            for d in self.state.open
            for action in self.state.legal_actions(d.seat)
        }
        return "" if wanted == offered else self.asked()

    def refuses(self, rest: str) -> str:
        text, _, why = rest.partition(" because ")
        seat, action = self.language.read_action(self.state, text)
        if action in self.state.legal_actions(seat):
            return f"{text!r} is offered"
        reason = self.game.reason(self.match.view(seat), seat, action)
        words = self.language.reason_words(reason)
        if not reason:
            return "it is not offered, but no reason is given"
        if why and squeeze(why) not in words:
            return f"the reason is {' '.join(sorted(words))}"
        return ""

    def event(self, rest: str) -> str:
        if squeeze(rest) in self.told:
            return ""
        return self._happened()

    def no_event(self, rest: str) -> str:
        if not self.language.is_event(rest):
            raise BadNotation("no event of this game reads like that")
        return self._happened() if squeeze(rest) in self.told else ""

    def _happened(self) -> str:
        return "what happened: " + ("; ".join(self.told) or "nothing")

    def score(self, rest: str) -> str:
        words = rest.split()
        seat = self.seat(words[0])
        score = self.match.scores()[seat]
        if len(words) == 2:
            return "" if str(score.total) == words[1] else f"it is {score.total}"
        parts = dict(score.parts)
        part = " ".join(words[1:-1])
        if part not in parts:
            raise BadNotation(f"scores have only the parts {', '.join(parts)}")
        return "" if str(parts[part]) == words[-1] else f"it is {parts[part]}"

    def winner(self, rest: str) -> str:
        if not self.match.over:
            return "the game is not over"
        names = [seat_name(seat) for seat in winners(self.match.scores())]
        return "" if sorted(rest.upper().split()) == names else f"it is {' '.join(names)}"


JUDGES: dict[str, Callable[[SceneRunner, str], str]] = {
    "asks ": SceneRunner.asks,
    "offers only:": SceneRunner.offers_only,
    "offers:": SceneRunner.offers,
    "refuses:": SceneRunner.refuses,
    "event:": SceneRunner.event,
    "no event:": SceneRunner.no_event,
    "score ": SceneRunner.score,
    "winners ": SceneRunner.winner,
    "winner ": SceneRunner.winner,
}
EXPECTATIONS = tuple(JUDGES)


def run_scene(scene: Scene, games: Mapping[str, Game]) -> None:
    """Run a scene; raise SceneFailed or BadNotation with the line number.

    Warn about lines that could be read as part of the position or as an expectation.
    """
    stage = SceneRunner(scene, games)
    for doubt in stage.doubts:
        warnings.warn(doubt, SceneWarning, stacklevel=2)
    stage.run(scene)

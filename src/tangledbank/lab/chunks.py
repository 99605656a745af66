"""Chunks of a study that any process or machine can play."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tangledbank.agents import Agent, Trouble, make_agent
from tangledbank.agents.arena import ThinkingTime, play_agents, play_out, seat_seed
from tangledbank.core.action import verb_of
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.rng import Rng, seeded
from tangledbank.lab.game_setup import prepare_game
from tangledbank.lab.parquet_tables import DECISIONS, SCHEMA, Columns, PlayedGames, files
from tangledbank.lab.study import Setting, Study, rotated


@dataclass(frozen=True)
class Chunk:
    """A range of one setting's games, as plain data."""

    number: int
    setting: Setting
    hashes: dict[str, str]  # of the game; a machine with other rules or cards refuses the chunk
    seed: int  # of the first deal
    per_deal: int  # games per deal
    offset: int  # what to add to a place for the number of its game in the study
    places: range  # the games within the setting
    measure: tuple[str, ...]


def chunks(
    study: Study, hashes: dict[str, dict[str, str]], stages: Sequence[Mapping[str, int]]
) -> list[Chunk]:
    """Return a study's chunks, which do not depend on the machines that play them.

    A stage has each setting's number of deals, earlier stages included. Later stages add chunks
    and games at the end, so that the numbers of the earlier ones stay the same.
    """
    found: list[Chunk] = []
    settings = {setting.name: setting for setting in study.settings}
    played = dict.fromkeys(settings, 0)
    for stage in stages:
        for name, deals in stage.items():
            setting, start = settings[name], played[name]
            per_deal = setting.seatings if study.duplicate else 1
            offset = sum(played.values()) - start
            played[name] = deals * per_deal
            size = study.chunk_of(setting)
            for first in range(start, played[name], size):
                places = range(first, min(first + size, played[name]))
                part = (study.seed, per_deal, offset, places, study.measure)
                found.append(Chunk(len(found), setting, hashes[name], *part))
    return found


@lru_cache(maxsize=8)
def game_for(key: str, deck: tuple[tuple[str, int], ...], sets: tuple[Any, ...]) -> Game:
    return prepare_game(key, dict(deck), sets)


def game_of(setting: Setting) -> Game:
    """Return a setting's game, cached per process."""
    return game_for(setting.game, tuple(setting.deck.items()), setting.sets)


def play_chunk(chunk: Chunk) -> dict[str, bytes]:
    """Play all games in a chunk, and return its tables as Parquet files."""
    game = game_of(chunk.setting)
    if game_hashes(game) != chunk.hashes:
        raise RuntimeError(
            f"this machine has different rules, cards or sets of {chunk.setting.game}: "
            f"{game_hashes(game)}, but the study needs {chunk.hashes}"
        )
    with without_garbage_collection():
        runner = ChunkRunner(game, chunk)
        for place in chunk.places:
            runner.play(place)
        return files(runner.census, runner.played, chunk.measure)


def game_hashes(game: Game) -> dict[str, str]:
    """Return the hashes that identify a game's rules, cards and sets."""
    return {**game.hashes, "rules": str(game.rules_version)}


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Disable the garbage collector, because states have no reference cycles."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


class DecisionLog:
    """A record of every decision, in the columns of the table `decisions`."""

    def __init__(self, game: Game) -> None:
        self.language = game.language
        self.columns: Columns = {name: [] for name in SCHEMA[DECISIONS] if name != "setting"}
        self.game = 0
        self.count = 0

    def open(self, game: int) -> None:
        """Start recording a game."""
        self.game = game
        self.count = 0

    def write(self, s: State, seat: int, options: Sequence[int], place: int) -> None:
        row = {
            "game": self.game,
            "number": self.count,
            "seat": seat,
            "prompt": self.language.prompts[int(s.prompt_of(seat))],
            "options": len(options),
            "verb": self.language.verbs[int(verb_of(options[place]))],
            "option": place,
        }
        for name, value in row.items():
            self.columns[name].append(value)
        self.count += 1

    def play_out(self, s: State, rng: Rng) -> int:
        """Play at random as the engine does, recording every choice."""
        while s.asking:
            seat = int(s.next_seat())
            options = s.legal_actions(seat)
            place = 0
            if len(options) > 1:
                place = int(rng.below(len(options)))
                self.write(s, seat, options, place)
            s.apply(seat, options[place])
        return self.count


class LoggedAgent(Agent):
    """An agent whose choices are recorded."""

    def __init__(self, agent: Agent, log: DecisionLog) -> None:
        super().__init__(agent.game, agent.seed)
        self.agent = agent
        self.log = log

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        place = self.agent.choose(view, seat, number, actions)
        self.log.write(view, seat, actions, place)
        return place

    def troubles(self) -> list[Trouble]:
        return self.agent.troubles()

    def over(self, totals: Sequence[int], winners: Sequence[int]) -> None:
        self.agent.over(totals, winners)

    def close(self) -> None:
        self.agent.close()


class ChunkRunner:
    """A runner that plays a chunk's games and collects their results."""

    def __init__(self, game: Game, chunk: Chunk) -> None:
        self.game = game
        self.chunk = chunk
        self.census = game.census()
        self.log = DecisionLog(game) if DECISIONS in chunk.measure else None
        columns = self.log.columns if self.log else {}
        self.played = PlayedGames(chunk.setting.name, columns)

    def play(self, place: int) -> None:
        deal, turn = divmod(place, self.chunk.per_deal)
        names = rotated(self.chunk.setting.agents, turn)
        seed = self.chunk.seed + deal
        s = self.game.setup(len(names), self.chunk.setting.options, seed)
        number = self.chunk.offset + place
        self.census.begin(s, number)
        s.advance()
        if self.log:
            self.log.open(number)
        if set(names) == {"random"}:
            count, wrong = self.play_out(s, seed), [0] * len(names)
        else:
            count, wrong = self.play_agents(s, seed, names)
        self.census.finish(s)
        self.played.add(deal, turn, count, s.is_cut_short(), names, wrong)

    def play_out(self, s: State, seed: int) -> int:
        rng = seeded(seat_seed(seed, 0))
        return self.log.play_out(s, rng) if self.log else play_out(s, rng)

    def play_agents(self, s: State, seed: int, names: Sequence[str]) -> tuple[int, list[int]]:
        """Let agents play, and return the number of decisions and each seat's troubles."""
        s.context = TableContext(self.game, self.chunk.setting.options)
        agents = [make_agent(name, self.game, seat_seed(seed, i)) for i, name in enumerate(names)]
        if self.log:
            agents = [LoggedAgent(agent, self.log) for agent in agents]
        troubles: list[tuple[int, Trouble]] = []
        thinking = [ThinkingTime() for _ in agents]
        try:
            play_agents(s, agents, troubles, thinking)
        finally:
            for agent in agents:
                agent.close()
        seats = [seat for seat, _ in troubles]
        return sum(each.decisions for each in thinking), [
            seats.count(seat) for seat in range(len(names))
        ]

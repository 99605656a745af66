"""Summaries of finished games: the points in each round, and every being from birth to death."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tangledbank.core.event import WATCHER
from tangledbank.core.record import UNDO
from tangledbank.notation.events import NamedEvent
from tangledbank.notation.names import being_name
from tangledbank.server.errors import Refused
from tangledbank.server.protocol import http_bodies
from tangledbank.server.replay.record_replay import (
    RecordReplay,
    ReplayClient,
    ReplayReader,
    ReplayService,
)
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.views.event_encoder import EventEncoder

ATTACK, MEAL, BIRTH, DEATH = "attack", "meal", "birth", "death"  # roles of events


@dataclass
class BeingSnapshot:
    """A being at one step, with its traits by card."""

    population: int
    traits: dict[str, str]


async def summarize_game(
    replays: ReplayService, text: str, lang: str, client: ReplayClient
) -> http_bodies.GameSummary:
    """Summarize a finished game, with pauses for other requests."""
    try:
        async with replays.slot(client.address):
            summary = SummaryBuilder(replays.catalog, text, lang)
            for _ in summary.steps():
                await client.pause()
            return summary.summary()
    except TimeoutError:
        raise Refused("too-long") from None


class SummaryBuilder(RecordReplay):
    """A replay of a record that collects its summary."""

    def __init__(self, catalog: GameCatalog, text: str, lang: str) -> None:
        super().__init__(catalog, text, ReplayReader(WATCHER, lang, True))
        self.beings: dict[str, http_bodies.BeingSummary] = {}
        self.points: list[list[int]] = []  # by step, by seat
        self.bounds: list[int] = []  # by step: the number of the last news
        self.chosen: list[tuple[int, int]] = []  # steps not undone, and who chose

    def steps(self) -> Iterator[int]:
        """Replay the record to its end, and yield after every choice."""
        self.observe(0)
        for step, choice in enumerate(self.record.choices, start=1):
            if choice[1] == UNDO:
                self.take_back(int(choice[0]))
            else:
                self.play(choice)
                self.chosen.append((step, int(choice[0])))
            self.observe(step)
            yield step

    # Choice by choice

    def take_back(self, seat: int) -> None:
        """Undo a seat's last choices, and forget what followed from them."""
        count = self.match.undo(seat)
        own = [step for step, chooser in self.chosen if chooser == seat]
        gone = set(own[len(own) - count :])
        self.chosen = [each for each in self.chosen if each[0] not in gone]
        self.beings = {name: life for name, life in self.beings.items() if life.born not in gone}
        for life in self.beings.values():
            revert_being(life, gone)

    def observe(self, step: int) -> None:
        """Record the points and beings after a step."""
        state = self.match.state
        self.points.append([int(state.points(seat)) for seat in range(state.seats)])
        self.bounds.append(int(self.match.watched.last))
        seen = self.collect_beings(step, self.game.see(state, WATCHER))
        for name, life in self.beings.items():
            if name in seen:
                update_being(life, step, seen[name])
            elif life.died is None:
                life.died = step

    def collect_beings(self, step: int, document: Mapping[str, Any]) -> dict[str, BeingSnapshot]:
        """Return all beings in play, and record the births of new ones."""
        found = {}
        for player in document["table"]:
            row = player.get("species", [])
            for index, being in enumerate(row or player.get("animals", [])):
                name = being["name"]
                parent = neighbor(row, index)
                self.beings.setdefault(
                    name, http_bodies.BeingSummary(name, being["owner"], parent, step)
                )
                found[name] = BeingSnapshot(
                    being.get("population", 1), traits_by_card(being["traits"])
                )
        for pair in document.get("pairs", []):
            for name in found.keys() & set(pair["animals"]):
                found[name].traits.update(traits_by_card([pair]))
        return found

    # As a whole

    def summary(self) -> http_bodies.GameSummary:
        """Return the summary, without anything that was undone."""
        rounds: dict[int, int] = {}
        attacks: list[http_bodies.AttackSummary] = []
        for number, event in self.match.watched.since(-1):
            step = bisect_left(self.bounds, number)
            named = self.game.language.named(event)
            if named.role == "round":
                rounds.setdefault(named.round_number, step)
            elif named.role == "attack":
                attacks.append(
                    http_bodies.AttackSummary(
                        step, self.name(named.attacker), self.name(named.target)
                    )
                )
            self.apply_event(named, attacks)
        return http_bodies.GameSummary(self.standings(rounds), list(self.beings.values()), attacks)

    def standings(self, rounds: Mapping[int, int]) -> list[http_bodies.RoundSummary]:
        """Return the points at the end of each round."""
        ends = [*list(rounds.values())[1:], len(self.points) - 1]
        pairs = zip(rounds.items(), ends, strict=True)
        return [
            http_bodies.RoundSummary(number, step, self.points[end])
            for (number, step), end in pairs
        ]

    def apply_event(self, event: NamedEvent, attacks: list[http_bodies.AttackSummary]) -> None:
        """Record a meal, a birth or a death."""
        eater = event.slots.get("eater" if event.role == MEAL else "attacker", 0)
        if event.role in (MEAL, ATTACK) and (eating := self.beings.get(self.name(eater))):
            eating.eaten += event.slots.get("amount", 0)
        source, target = event.comes_from, event.goes_to
        if event.role == BIRTH and source and target:
            if young := self.beings.get(self.name(target.being)):
                young.parent = self.name(source.being)
        elif event.role == DEATH and event.cause and source:
            if dead := self.beings.get(self.name(source.being)):
                dead.cause = self.encoder.cause(event.cause, True)
                mark_kill(attacks, dead)

    def name(self, id: int) -> str:
        return str(being_name(self.match.state, int(id))) if id else ""

    @property
    def encoder(self) -> EventEncoder:
        return EventEncoder(self.game, self.match.state, self.reader.lang)


def neighbor(row: list[Mapping[str, Any]], index: int) -> str:
    """Return the name of the neighbor before a being in a row, or else of the one after it."""
    beside = row[index - 1 : index] if index else row[1:2]
    return beside[0]["name"] if beside else ""


def traits_by_card(traits: list[Mapping[str, Any]]) -> dict[str, str]:
    return {trait["card"]: trait["trait"] for trait in traits}


def update_being(life: http_bodies.BeingSummary, step: int, seen: BeingSnapshot) -> None:
    """Record a being's changes at a step."""
    if not life.population or life.population[-1][1] != seen.population:
        life.population = [*life.population, (step, int(seen.population))]
    known = {each.card: each for each in life.traits if each.lost is None}
    for card in known.keys() - seen.traits.keys():
        known[card].lost = step
    new = [card for card in seen.traits if card not in known]
    life.traits = [
        *life.traits,
        *(http_bodies.TraitSpan(seen.traits[card], card, step) for card in new),
    ]


def revert_being(life: http_bodies.BeingSummary, gone: set[int]) -> None:
    """Remove a being's changes at the given steps."""
    if life.died in gone:
        life.died = None
    life.population = [each for each in life.population if each[0] not in gone]
    life.traits = [each for each in life.traits if each.gained not in gone]
    for each in life.traits:
        if each.lost in gone:
            each.lost = None


def mark_kill(attacks: list[http_bodies.AttackSummary], dead: http_bodies.BeingSummary) -> None:
    """Mark the killer's last attack as deadly, and set its target to the being that died."""
    if dead.cause is None or dead.cause.kind != "attack":
        return
    for attack in reversed(attacks):
        if not attack.killed and attack.attacker == dead.cause.being:
            attack.target, attack.killed = dead.name, True
            return

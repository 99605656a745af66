"""Hints: what a good player would do in somebody's place, from what that seat sees."""

from __future__ import annotations

from typing import Final

from tangledbank.agents import agent_names
from tangledbank.core.game import Game
from tangledbank.server import answers, wire
from tangledbank.server.adviser import Adviser
from tangledbank.server.bots import TROUBLES, Thinkers, make_question
from tangledbank.server.faults import Refused
from tangledbank.server.seating import Duty
from tangledbank.server.table import Table

# Who is asked for advice, the best first. A stronger player, and reasons of its own, come in here.
ADVISERS: Final = ("steady",)


def check_hints(table: Table) -> None:
    """Hints are for those who play alone, unless the table says otherwise."""
    allowed = table.settings.hints
    if allowed is None:
        allowed = len(table.people()) == 1
    if not allowed:
        raise Refused("no-hints")


def adviser_of(game: Game) -> str:
    known = agent_names(game)
    found = next((name for name in ADVISERS if name in known), "")
    if not found:
        raise Refused("no-hints", game.title)
    return found


async def hint(
    thinkers: Thinkers, table: Table, adviser: Adviser, options: list[int], said: wire.Hint
) -> answers.Hinted:
    """The option that an agent would choose, thought out in a process of its own."""
    check_hints(table)
    name, place = adviser_of(table.game), 0
    if len(options) > 1:
        duty = Duty(adviser.seat, said.number, 0.0, name)
        question = make_question(table, duty, options, table.world.bot_seed())
        try:
            place = await thinkers.ask(question)
        except TROUBLES:
            raise Refused("too-slow") from None
    outcome = adviser.outcome(place, options[place])
    return answers.Hinted(said.number, name, adviser.option(options[place]), outcome, "", said.re)

"""Hints: what a good player would do in somebody's place, from what that seat sees."""

from __future__ import annotations

from typing import Final

from tangledbank.server import answers, wire
from tangledbank.server.adviser import Adviser
from tangledbank.server.bots import HINTS, TROUBLES, Answer, Thinkers, make_question
from tangledbank.server.faults import Refused
from tangledbank.server.seating import Duty
from tangledbank.server.table import Table

ADVISER: Final = "sharp"  # whose way of thinking it is


def check_hints(table: Table) -> None:
    """Hints are for those who play alone, unless the table says otherwise."""
    allowed = table.settings.hints
    if allowed is None:
        allowed = len(table.people()) == 1
    if not allowed:
        raise Refused("no-hints")


async def hint(
    thinkers: Thinkers, table: Table, adviser: Adviser, options: list[int], said: wire.Hint
) -> answers.Hinted:
    """What a strong player would do and why, thought out in a process of its own."""
    check_hints(table)
    found = Answer(0, "")
    if len(options) > 1:
        duty = Duty(adviser.seat, said.number, 0.0, ADVISER)
        seed = table.world.bot_seed()
        try:
            question = make_question(table, duty, options, seed, adviser.lang)
            found = await thinkers.ask(question, HINTS, table.id)
        except TROUBLES:
            raise Refused("busy") from None
    code = options[found.choice]
    outcome = adviser.outcome(found.choice, code)
    return answers.Hinted(
        said.number, ADVISER, adviser.option(code), outcome, found.reason, said.re
    )

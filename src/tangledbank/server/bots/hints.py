"""Hints: the move that a strong bot would make, based only on the seat's view."""

from __future__ import annotations

from typing import Final

from tangledbank.server.bots.pool import FAILURES, HINTS, BotAnswer, BotPool, make_question
from tangledbank.server.errors import Refused
from tangledbank.server.limits.rate_limit import Buckets
from tangledbank.server.protocol import requests, responses
from tangledbank.server.tables.seats import ScheduledMove
from tangledbank.server.tables.table import Table
from tangledbank.server.views.adviser import MoveAdviser

HINT_AGENT: Final = "sharp"  # whose way of thinking it is


def check_hints(table: Table) -> None:
    """Refuse a hint unless the settings allow hints; by default, only a lone player gets them."""
    allowed = table.settings.hints
    if allowed is None:
        allowed = len(table.people()) == 1
    if not allowed:
        raise Refused("no-hints")


class HintService:
    """A service that gives hints, one at a time per seat and within a budget per address."""

    def __init__(self, bot_pool: BotPool, rate: float, burst: float) -> None:
        self.bot_pool = bot_pool
        self.budgets = Buckets(rate, burst)
        self.pending: set[tuple[str, int]] = set()  # tables and seats

    async def hint(
        self,
        table: Table,
        adviser: MoveAdviser,
        options: list[int],
        request: requests.Hint,
        address: str,
    ) -> responses.HintAnswer:
        """Return the move that a strong bot would make, and its reason."""
        check_hints(table)
        found = BotAnswer(0, "")
        if len(options) > 1:
            found = await self._think(table, adviser, options, request.number, address)
        code = options[found.choice]
        outcome = adviser.outcome(found.choice, code)
        return responses.HintAnswer(
            request.number,
            HINT_AGENT,
            adviser.option(code),
            outcome,
            found.reason,
            request.request_id,
        )

    async def _think(
        self, table: Table, adviser: MoveAdviser, options: list[int], number: int, address: str
    ) -> BotAnswer:
        """Ask a bot process for a move, within the limits of the seat and the address."""
        key = table.id, adviser.seat
        if key in self.pending or not self.budgets.take(address, table.runtime.now()):
            raise Refused("rate-limited")
        scheduled = ScheduledMove(adviser.seat, number, 0.0, HINT_AGENT)
        question = make_question(table, scheduled, options, table.runtime.bot_seed(), adviser.lang)
        self.pending.add(key)
        try:
            return await self.bot_pool.ask(question, HINTS, table.id)
        except FAILURES:
            raise Refused("busy") from None
        finally:
            self.pending.discard(key)

"""Bots' processes that follow a script: tests decide when a question is answered."""

import asyncio

from tangledbank.server.bots.pool import BotAnswer


class Script:
    """Processes that answer when the test says so, and the questions they were given."""

    def __init__(self):
        self.given = []  # (queue, table), in order
        self.open = []
        self.stopped = 0

    async def ask(self, question, budget):
        self.given.append(question.get("name", question.get("seat")))
        self.open.append(asyncio.get_running_loop().create_future())
        return await self.open[-1]

    async def answer(self, place=0):
        """Answer one question, and let all tasks react to it."""
        self.open.pop(place).set_result(BotAnswer(0, ""))
        await settle()

    def drop(self):
        self.stopped += 1

    async def stop(self):
        self.drop()


async def settle():
    for _ in range(20):
        await asyncio.sleep(0)


async def end(*tasks):
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)

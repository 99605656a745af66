"""Two tables that differ only in what is hidden from a seat send that seat the same bytes."""

import asyncio
import json

import pytest

from tangledbank.core.rng import seeded
from tangledbank.server.bots import Thinkers
from tangledbank.server.guest import Guest
from tangledbank.server.hall import Hall, Limits
from tangledbank.server.ledger import Ledger
from tangledbank.server.wire import Hello, write
from tests.server.playing import close, reach, running
from tests.server.support import HOUSE, Scripted, engine_in, full_table, settings
from tests.support import REGISTERED

PLACE = 1


class Witness:
    """A room with one guest, of whom everything is written down."""

    def __init__(self, hall, room):
        self.room = room
        self.sent = []
        self.guest = Guest(self.take, self.take)

    async def take(self, text):
        self.sent.append(text)

    async def enter(self, token):
        hello = Hello(1, self.room.table.id, token=token, say=True, trace=True)
        await self.room.admit(self.guest, hello)
        await self.guest.flush()

    async def do(self, work):
        await self.room.do(work)
        await self.guest.flush()


async def stand(folder, given, name):
    """A table in a world of its own, in which the same things have the same names."""
    world = Scripted()
    ledger = Ledger(engine_in(folder, name))
    hall = Hall(ledger, HOUSE, world, Thinkers(0), Limits())
    table, tokens = full_table(world, given)
    room = await hall.add(table)
    return Witness(hall, room), tokens


def common_move(one, two):
    """A question of both tables and a move that both offer."""
    for question in one.play.match.open:
        other = two.play.question_of(question.seat)
        if other is None:
            continue
        first = one.play.match.state.legal_actions(question.seat)
        second = two.play.match.state.legal_actions(question.seat)
        both = [code for code in first if code in second]
        if both:
            return question, other, both
    return None


def seen_alike(one, two):
    """Whether the seat can still tell nothing from what the engine itself shows it."""
    return one.play.match.see(PLACE) == two.play.match.see(PLACE) and [
        (number, event.kind, event.ids()) for number, event in one.play.match.news[PLACE].since(0)
    ] == [
        (number, event.kind, event.ids()) for number, event in two.play.match.news[PLACE].since(0)
    ]


def told_again(witness):
    """The seat's history, as it is sent to those who ask for it."""
    part = witness.room.picture().part(witness.guest, witness.guest.seen + 1)
    list(part.pieces())
    return write(part.answer(0))


async def compare(folder, key, before):
    """How many choices were made after the worlds parted, and what the seat was sent of both."""
    given = settings(key, 3)
    (one, tokens), (two, _) = [await stand(folder, given, f"{i}.db") for i in (1, 2)]
    await one.enter(tokens[PLACE])
    await two.enter(tokens[PLACE])
    rng, made = seeded(before), 0
    for step in range(before + 40):
        if step == before:
            game, match = two.room.table.game, two.room.table.play.match
            view = match.view(PLACE)
            news, asked = match.state.news, match.state.asked[:]
            match.state = game.imagine(view, PLACE, seeded(step + 5))
            match.state.news, match.state.asked = news, asked
            match._choices.clear()
            one.room.table.play.match._choices.clear()
        found = common_move(one.room.table, two.room.table)
        if found is None or one.room.table.status != "playing":
            break
        question, other, both = found
        code = both[rng.below(len(both))]
        for each, asked in ((one, question), (two, other)):
            await each.room.do(
                lambda table, q=asked, c=code: table.play.answer(q.seat, q.number, c, 1000.0)
            )
            await each.guest.flush()
        if step >= before:
            if not seen_alike(one.room.table, two.room.table):
                break
            made += 1
            assert one.sent == two.sent
            assert told_again(one) == told_again(two)
    shown = b"".join(text for text in one.sent if isinstance(text, bytes))
    for each in (one, two):
        each.room.close("draining")
        each.room.hall.ledger.close()
    return made, shown, one.room.table


@pytest.mark.parametrize("key", REGISTERED)
def test_worlds_that_look_alike_send_the_same_bytes(key, tmp_path):
    total = 0
    for before in (1, 9, 30, 50):
        folder = tmp_path / str(before)
        folder.mkdir()
        made, shown, table = asyncio.run(compare(folder, key, before))
        total += made
        assert f"{table.seed:032x}".encode() not in shown
        assert table.server_part.encode() not in shown
    assert total > 3


@pytest.mark.parametrize("key", REGISTERED)
def test_a_whole_game_shows_neither_seed_nor_cards_that_nobody_saw(key, tmp_path):
    """A watcher's transcript names only cards that were shown to everybody."""

    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party(key, 2)
            watcher = await server.client(made["table"], seen=0)
            table = server.hall.rooms[made["table"]].table
            heard = []
            receive = watcher.receive

            async def listen():
                message = await receive()
                heard.append(message)
                return message

            watcher.receive = listen
            tasks = [asyncio.create_task(some_choices(client, 12)) for client in clients]
            await asyncio.wait(tasks, timeout=1.5)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await close(*clients)
            async with asyncio.timeout(5):
                while watcher.table["seats"][0]["present"] or watcher.table["seats"][1]["present"]:
                    await watcher.receive()
            await watcher.close()
            state = table.play.match.state
            hidden = {table.game.language.keys["card"].key(card) for card in state.deck}
            return json.dumps(heard), hidden, f"{table.seed:032x}", table.server_part

    text, hidden, seed, part = asyncio.run(run())
    assert seed not in text and part not in text
    assert not [card for card in hidden if card not in ("", "?") and f'"{card}"' in text]


async def some_choices(client, count):
    for _ in range(count):
        await reach(client, lambda c: c.question)
        question = client.question
        await client.ask("choose", number=question["number"], choice=0)

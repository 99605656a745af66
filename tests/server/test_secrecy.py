"""Two tables that differ only in what is hidden from a seat send that seat the same bytes."""

import asyncio
import json

import pytest

import tangledbank
from tangledbank.audit.variants import variants
from tangledbank.core.event import WATCHER
from tangledbank.core.rng import seeded
from tangledbank.server.bots.pool import BotPool
from tangledbank.server.http.atom_feed import feed_of
from tangledbank.server.limits.server_limits import Limits
from tangledbank.server.live.registry import TableRegistry
from tangledbank.server.live.subscriber import Subscriber
from tangledbank.server.protocol import wire
from tangledbank.server.protocol.requests import Hello
from tangledbank.server.storage.database import Database
from tangledbank.server.tables.running_game import RunningGame
from tangledbank.server.tables.settings import ClockSettings
from tangledbank.server.views.position import own_game
from tests.server.playing import close, reach, running
from tests.server.support import CATALOG, Scripted, engine_in, full_table, settings
from tests.support import REGISTERED, new_match, play_on

PLACE = 1
CLOCK = ClockSettings("game", 600.0, 5.0)


class Witness:
    """A table with a runtime of its own, and everything that its readers are sent.

    A seat and a spectator stay connected; `visit` connects once more and leaves again.
    """

    def __init__(self, live_table, tokens):
        self.live_table = live_table
        self.tokens = tokens
        self.sent = []
        self.subscribers = []

    @property
    def table(self):
        return self.live_table.table

    async def enter(self, token="", seen=-1):
        """Connect; what is sent to this connection is written down with its place."""
        place = len(self.subscribers)

        async def take(text):
            self.sent.append((place, text))

        subscriber = Subscriber(take, take)
        subscriber.log = subscriber.trace = True
        await self.live_table.admit(subscriber, Hello(1, self.table.id, token=token, seen=seen))
        self.subscribers.append(subscriber)
        await self.flush()
        return subscriber

    async def flush(self):
        for subscriber in self.subscribers:
            await subscriber.flush()

    async def visit(self, seen):
        """Connect as the seat and as a spectator with some news seen, and leave."""
        for token in (self.tokens[PLACE], ""):
            subscriber = await self.enter(token, seen)
            self.live_table.unsubscribe(subscriber)
            await self.flush()

    async def visits(self):
        last = self.table.running_game.match.news[PLACE].last
        for seen in (-1, 0, last // 2, last):
            await self.visit(seen)

    async def around(self):
        """Return what a player can read besides the socket: public tables, own games, own feed."""
        registry = self.live_table.registry
        mine = own_game(self.table, PLACE)
        return wire.write([await registry.list_public(), mine, feed_of(self.table, PLACE)])

    async def do(self, work):
        await self.live_table.change(work)
        await self.flush()

    async def answer(self, seat, number, code):
        runtime = self.table.runtime
        runtime.time += 3
        await self.do(lambda table: table.running_game.answer(seat, number, code, runtime.time))

    async def settle(self):
        """Connect a seat and a spectator who stay, and begin a game at another public table."""
        await self.enter(self.tokens[PLACE])
        await self.enter()
        self.table.runtime.time += 1
        other, _ = full_table(self.table.runtime, self.table.settings)
        await self.live_table.registry.add(other)

    def close(self):
        self.live_table.close("draining")
        self.live_table.registry.database.close()


async def stand(folder, given, name):
    """A table with a runtime of its own, in which the same things have the same names.

    The server answers nothing there by itself before the test has ended.
    """
    runtime = Scripted(answer_delay=1e6)
    registry = TableRegistry(
        Database(engine_in(folder, name)), CATALOG, runtime, BotPool(0), Limits()
    )
    table, tokens = full_table(runtime, given)
    live_table = await registry.add(table)
    return Witness(live_table, tokens)


async def stand_both(folder, given):
    """Two tables that are alike in everything, with a seat and a spectator at each."""
    both = [await stand(folder, given, f"{i}.db") for i in (1, 2)]
    for each in both:
        await each.settle()
    return both


def common_move(one, two):
    """A question of both tables and a move that both offer."""
    for question in one.running_game.match.open:
        other = two.running_game.question_of(question.seat)
        if other is None:
            continue
        first = one.running_game.match.state.legal_actions(question.seat)
        second = two.running_game.match.state.legal_actions(question.seat)
        both = [code for code in first if code in second]
        if both:
            return question, other, both
    return None


def seen_alike(one, two):
    """Return whether the engine's own view still shows the seat no difference."""
    return one.running_game.match.see(PLACE) == two.running_game.match.see(PLACE) and [
        (number, event.kind, event.ids())
        for number, event in one.running_game.match.news[PLACE].since(0)
    ] == [
        (number, event.kind, event.ids())
        for number, event in two.running_game.match.news[PLACE].since(0)
    ]


def told_again(witness):
    """The seat's history, as it is sent to those who ask for it."""
    subscriber = witness.subscribers[0]
    return wire.write(
        witness.live_table.position().earlier_news(subscriber, subscriber.seen + 1, 0)
    )


async def compare(folder, key, before):
    """Return how many choices followed the divergence, and what the seat received in both."""
    one, two = await stand_both(folder, settings(key, 3, public=True, clock=CLOCK))
    rng, made = seeded(before), 0
    for step in range(before + 40):
        if step == before:
            game, match = two.table.game, two.table.running_game.match
            view = match.view(PLACE)
            news, asked = match.state.news, match.state.asked[:]
            reveals = match.state.undo_barriers  # clocks count on from here
            match.state = game.imagine(view, PLACE, seeded(step + 5))
            match.state.news, match.state.asked = news, asked
            match.state.undo_barriers = reveals
            match._choices.clear()
            one.table.running_game.match._choices.clear()
        found = common_move(one.table, two.table)
        if found is None or one.table.status != "playing":
            break
        question, other, both = found
        code = both[rng.below(len(both))]
        for each, asked in ((one, question), (two, other)):
            await each.answer(asked.seat, asked.number, code)
        if step >= before:
            if not seen_alike(one.table, two.table):
                break
            made += 1
            await one.visits()
            await two.visits()
            assert one.sent == two.sent
            assert await one.around() == await two.around()
            assert told_again(one) == told_again(two)
    shown = b"".join(text for _, text in one.sent if isinstance(text, bytes))
    for each in (one, two):
        each.close()
    return made, shown, one.table


@pytest.mark.parametrize("key", REGISTERED)
def test_worlds_that_look_alike_send_the_same_bytes(key, tmp_path):
    total = 0
    for before in (1, 9, 30, 50):
        folder = tmp_path / str(before)
        folder.mkdir()
        made, shown, table = asyncio.run(compare(folder, key, before))
        total += made
        assert f"{table.seed:032x}".encode() not in shown
        assert table.server_seed.encode() not in shown
    assert total > 3


# Choices that are hidden altogether: not even how many there were may be known.


async def reach_cards(both, rng):
    """Play both worlds until all seats play cards unseen."""
    while question := next(
        (q for q in both[0].table.running_game.match.open if q.prompt != TOGETHER), None
    ):
        options = both[0].table.running_game.match.state.legal_actions(question.seat)
        code = options[rng.below(len(options))]
        for each in both:
            await each.answer(question.seat, question.number, code)


async def reach_blast(both, rng):
    """Set a position on both tables in which all seats replace their traits."""
    for each in both:
        table = each.table
        match = tangledbank.position(BLAST)
        table.running_game = RunningGame(table.game, table.settings, match, table.runtime)
        migrate = match.read("B migrates speed:7 from zone2 to zone1")
        await each.answer(PLACE, table.running_game.question_of(PLACE).number, migrate.code)


TOGETHER = "play cards"
BLAST = """game oceans, 2 players, promo on
phase play, turn B
zones 20 5 20
scenarios none, radiation-blast
B: hand speed:7
A1: population 3, inking, schooling, tentacled
A2: population 3, transparent, speed
B1: population 3, transparent, inking
B2: population 3
"""
STAGES = {
    "evolution": (reach_cards, {"options": {"quick_play": True}, "players": 3}),
    "climate": (reach_cards, {"options": {"quick_play": True}, "players": 3}),
    "oceans": (reach_blast, {"options": {"promo": True}, "players": 2}),
}


def hidden_choices(table, seat):
    """Return the options of a seat that show others nothing."""
    match, game = table.running_game.match, table.game
    others = [place for place in (*range(table.settings.players), WATCHER) if place != seat]
    before = [game.key_of(game.view(match.state, place)) for place in others]
    found = []
    for code in match.state.legal_actions(seat):
        trial = match.state.clone()
        trial.news = []
        trial.apply(seat, code)
        heard = [event for event in trial.news if event.seen_by(WATCHER) is not None]
        shown = [game.key_of(game.view(trial, place)) for place in others]
        if shown == before and not heard:
            found.append(code)
    return found


async def choose_unseen(witness, seat, rng, most):
    """Let a seat make hidden choices and undo some; return the number of its actions."""
    game, done = witness.table.running_game, 0
    while done < most and (question := game.question_of(seat)) is not None:
        options = hidden_choices(witness.table, seat)
        if not options:
            break
        code = options[rng.below(len(options))]
        await witness.do(
            lambda table, q=question, c=code: table.running_game.answer(
                seat, q.number, c, table.runtime.time
            )
        )
        done += 1
        if done == 2:
            await witness.do(lambda table: table.undo(seat))
            done += 1
    return done


async def finish(both, seats):
    """Let some seats end what they do unseen, in both worlds at the same moment."""
    for each in both:
        game = each.table.running_game
        for seat in seats:
            while (question := game.question_of(seat)) is not None:
                code = game.match.state.legal_actions(seat)[-1]
                await each.do(
                    lambda table, q=question, c=code: table.running_game.answer(
                        q.seat, q.number, c, table.runtime.time
                    )
                )


async def think_twice(both):
    """Let the watching seat choose unseen as well, and take that back, in both worlds."""
    for each in both:
        table = each.table
        question = table.running_game.question_of(PLACE)
        options = hidden_choices(table, PLACE) if question is not None else []
        for work in ("choose", "undo")[: 2 * bool(options)]:
            if work == "choose":
                await each.answer(PLACE, question.number, options[0])
            else:
                await each.do(lambda table: table.undo(PLACE))
            await each.visits()


async def compare_hidden(folder, key, clock, alone):
    """Readers of two worlds, in one of which others choose unseen; how much was hidden."""
    reach, given = STAGES[key]
    one, two = both = await stand_both(folder, settings(key, public=True, clock=clock, **given))
    rng = seeded(7)
    await reach(both, rng)
    others = [seat for seat in range(given["players"]) if seat != PLACE]
    if alone:  # the seat itself has chosen, and waits for the last one
        await finish(both, [PLACE, *others[:-1]])
    for each in both:
        await each.settle()
    hidden = 0
    for seat in others[-1:] if alone else others:
        for each in both:
            each.table.runtime.time += 5
        hidden += await choose_unseen(two, seat, rng, 5)
        assert one.sent == two.sent
        for each in both:
            await each.visits()
        assert one.sent == two.sent
        assert await one.around() == await two.around()
        await think_twice(both)
        assert one.sent == two.sent
    for each in both:
        each.close()
    return hidden


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("kind", ["none", "move", "game"])
@pytest.mark.parametrize("key", list(STAGES))
def test_nobody_can_count_the_hidden_choices_of_others(key, kind, alone, tmp_path):
    clock = ClockSettings(kind, 600.0 * (kind != "none"), 20.0 * (kind == "game"))

    assert asyncio.run(compare_hidden(tmp_path, key, clock, alone)) >= 3


@pytest.mark.parametrize("key", REGISTERED)
def test_choices_are_hidden_only_where_this_is_tested(key):
    """A game in which several seats choose at once, and unseen, belongs to the stages above."""
    game = tangledbank.game(key)
    asked = set()
    for variant in variants(game):
        match = new_match(game, variant, 3)
        for _ in range(60):
            if len(match.open) > 1:
                asked |= {question.prompt for question in match.open}
            play_on(match, seeded(len(asked)), 1)
    assert asked <= {"choose food", TOGETHER} and (not asked or key in STAGES)


@pytest.mark.parametrize("key", REGISTERED)
def test_a_whole_game_shows_neither_seed_nor_cards_that_nobody_saw(key, tmp_path):
    """A spectator's transcript names only cards that were shown to everyone."""

    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party(key, 2)
            watcher = await server.client(made["table"], secret=made["spectator_secret"], seen=0)
            table = server.registry.live_tables[made["table"]].table
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
            state = table.running_game.match.state
            hidden = {table.game.language.keys["card"].key(card) for card in state.deck}
            return json.dumps(heard), hidden, f"{table.seed:032x}", table.server_seed

    text, hidden, seed, part = asyncio.run(run())
    assert seed not in text and part not in text
    assert not [card for card in hidden if card not in ("", "?") and f'"{card}"' in text]


async def some_choices(client, count):
    for _ in range(count):
        await reach(client, lambda c: c.question)
        question = client.question
        await client.ask("choose", number=question["number"], choice=0)

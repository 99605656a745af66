"""Partial states: patches compose to the whole view, and nothing is sent where nothing changes."""

import asyncio
import json

import pytest

from tangledbank.core.event import WATCHER
from tangledbank.core.rng import seeded
from tangledbank.server.live.live_table import send_position
from tangledbank.server.live.subscriber import Subscriber
from tangledbank.server.protocol.client import merge_view
from tangledbank.server.views.position import PositionView
from tests.server.playing import close, play_some, running
from tests.server.support import Scripted, full_table, play_on, settings
from tests.support import REGISTERED


class Listener(Subscriber):
    """A subscriber that merges the states it is sent."""

    def __init__(self, viewer, lang="en"):
        super().__init__(None, None)
        self.viewer = viewer
        self.lang = lang
        self.seen = 0
        self.frames = []
        self.view = None

    def send_encoded(self, text):
        state = json.loads(text)
        self.frames.append(len(text))
        self.view = merge_view(self.view, state["view"]) if state["partial"] else state["view"]


def position_of(table):
    return PositionView(table, table.running_game)


@pytest.mark.parametrize("key", REGISTERED)
def test_patches_compose_to_the_whole_view(key):
    table, _ = full_table(Scripted(), settings(key, 3))
    viewers = [WATCHER, *range(3)]
    listeners = [Listener(viewer) for viewer in viewers]
    rng, step = seeded(4), 0
    while table.status == "playing":
        step += 1
        play_on(table, 1, step)
        position = position_of(table)
        for listener in listeners:
            if rng.below(4):  # some miss a position, for example on a slow worker
                send_position(position, listener)
                assert listener.view == json.loads(json.dumps(position.document(listener.viewer)))
    whole = [sum(listener.frames[:1]) for listener in listeners]
    usual = [sorted(listener.frames)[len(listener.frames) // 2] for listener in listeners]
    assert all(small < large for small, large in zip(usual, whole, strict=True))


def test_a_client_that_already_has_the_state_is_sent_nothing():
    table, _ = full_table(Scripted(), settings("evolution", 3))
    play_on(table, 20)
    listeners = [Listener(viewer) for viewer in (WATCHER, 0, 1, 2)]
    for _ in range(3):
        position = position_of(table)
        for listener in listeners:
            send_position(position, listener)
    assert [len(listener.frames) for listener in listeners] == [1, 1, 1, 1]


def test_a_client_can_ask_for_the_whole_state(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            _, clients = await server.party("evolution", 2)
            await play_some(clients, 10)
            first = clients[0]
            await first.ask("ping")
            view = first.state["view"]
            first.state = {}
            answer = await first.ask("state")
            await close(*clients)
            return answer["type"], view, first.state

    kind, view, state = asyncio.run(run())
    assert kind == "done" and not state["partial"] and state["view"] == view


def test_devices_that_were_shown_the_same_share_one_message():
    table, _ = full_table(Scripted(), settings("evolution", 3))
    first, second, late = Listener(0), Listener(0), Listener(0)
    for count in (5, 5):
        play_on(table, count)
        position = position_of(table)
        for listener in (first, second):
            send_position(position, listener)
    send_position(position, late)
    assert len(position.messages) == 2
    assert first.view == second.view == late.view
    assert first.frames == second.frames and late.frames[0] > first.frames[1]

"""A finished game as a whole: points by rounds, births, deaths and attacks."""

import asyncio
import json

import pytest

import tangledbank
from tangledbank.core.record import plain_record
from tangledbank.core.rng import seeded
from tangledbank.server.protocol.wire import write
from tangledbank.server.replay.game_summary import SummaryBuilder
from tangledbank.server.tables.game_catalog import GameCatalog
from tests.server.playing import close, play_out, running
from tests.server.test_protocol import schema
from tests.server.test_replays import finished
from tests.support import REGISTERED


def course_of(text, lang="en"):
    summary = SummaryBuilder(GameCatalog(), text, lang)
    steps = list(summary.steps())
    assert steps == list(range(1, len(summary.record.choices) + 1))
    return summary.summary()


def check_lives(match, summary):
    """Living beings are as the table shows them, and every dead one has a cause of death."""
    lives = {being.name: being for being in summary.beings}
    living = {
        being["name"]: being
        for player in match.see(0)["table"]
        for being in player.get("species", player.get("animals"))
    }

    assert {name for name, life in lives.items() if life.died is None} == set(living)
    assert all(life.cause for life in lives.values() if life.died is not None)
    assert all(life.born <= (life.died or life.born) for life in lives.values())
    for name, being in living.items():
        assert lives[name].population[-1][1] == being.get("population", 1)
        wears = {trait.card for trait in lives[name].traits if trait.lost is None}
        assert wears >= {trait["card"] for trait in being["traits"]}
    for life in lives.values():
        assert not life.parent or lives[life.parent].born <= life.born


@pytest.mark.parametrize("key", REGISTERED)
def test_everybody_who_lived_is_told_of(key):
    match, text = finished(key, 3)
    check_lives(match, course_of(text))


@pytest.mark.parametrize("key", REGISTERED)
def test_rounds_have_points_and_attacks_have_victims(key):
    match, text = finished(key, 3)
    summary = course_of(text)
    eaten = {being.name for being in summary.beings if being.cause and being.cause.kind == "attack"}

    assert summary.rounds[-1].points == [score.total for score in match.scores()]
    assert [each.step for each in summary.rounds] == sorted({each.step for each in summary.rounds})
    assert {attack.target for attack in summary.attacks if attack.killed} == eaten
    whole = schema("protocol-http")
    part = {**whole.schema, "$ref": "#/$defs/GameSummary"}
    whole.evolve(schema=part).validate(json.loads(write(summary)))


def hesitant(key, seed):
    """Return a game with many undone choices, and the steps that were not undone."""
    match, rng = tangledbank.new(key, players=2, seed=seed), seeded(seed)
    standing = []
    while not match.over:
        number, seat, _ = match.open[0]
        options = match.legal(seat)
        match.play(seat, number, options[rng.below(len(options))])
        standing.append((seat, len(match.record.choices)))
        while match.can_undo(seat) and rng.below(3) == 0:
            for _ in range(match.undo(seat)):
                standing.remove([each for each in standing if each[0] == seat][-1])
    return match, [0, *(step for _, step in standing)]


def renumbered(summary, steps):
    """A summary as if its choices had been those of other steps."""
    plain = json.loads(write(summary))
    for each in (*plain["rounds"], *plain["attacks"]):
        each["step"] = steps[each["step"]]
    for being in plain["beings"]:
        being["born"], being["died"] = (
            None if step is None else steps[step] for step in (being["born"], being["died"])
        )
        being["population"] = [[steps[step], size] for step, size in being["population"]]
        for trait in being["traits"]:
            trait["gained"] = steps[trait["gained"]]
            trait["lost"] = None if trait["lost"] is None else steps[trait["lost"]]
    return plain


@pytest.mark.parametrize("key", REGISTERED)
def test_what_was_taken_back_has_never_been(key):
    match, steps = hesitant(key, 3)
    plain = plain_record(match.record)
    straight = {**plain, "choices": [plain["choices"][step - 1] for step in steps[1:]]}
    summary = course_of(json.dumps(plain))

    check_lives(match, summary)
    assert len(straight["choices"]) < len(plain["choices"])
    assert json.loads(write(summary)) == renumbered(course_of(json.dumps(straight)), steps)


def test_the_course_of_a_table_is_for_when_its_game_is_over(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            address = f"/api/tables/{made['table']}/summary?lang=fr"
            early = await server.http(address)
            await play_out(clients)
            late = await server.http(address)
            _, record = await server.http(f"/api/tables/{made['table']}/record")
            sent = await server.http("/api/summary", {"record": record, "lang": "fr"})
            bad = await server.http("/api/summary", {"record": {}})
            await close(*clients)
            return early, late, sent, bad

    early, late, sent, bad = asyncio.run(run())
    assert early[0] == 403 and early[1]["code"] == "not-over"
    assert late[0] == 200 and late[1]["rounds"] and late == sent
    assert bad[0] == 400 and bad[1]["code"] == "invalid-data"

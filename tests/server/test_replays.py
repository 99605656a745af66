"""Finished games step by step, and the list of what can be played."""

import asyncio
import gzip
import json
import urllib.error
import urllib.request

import jsonschema
import pytest

import tangledbank
from tangledbank.core.record import plain_record
from tangledbank.core.rng import seeded
from tangledbank.server.replay.record_replay import RecordReplay, ReplayReader
from tangledbank.server.tables.game_catalog import GameCatalog
from tests.presentation.test_log import random_game
from tests.server.playing import running
from tests.server.test_protocol import schema
from tests.support import REGISTERED


def finished(key, players=2):
    match = random_game(tangledbank.new(key, players=players, seed=6), 6)
    plain = {**plain_record(match.record), "names": ["Anna", "Bob"]}
    return match, json.dumps(plain)


def put(view, changes):
    """A view with what changed in its place."""
    table = list(view.get("table", []))
    if isinstance(changes.get("table"), dict):
        for seat, player in changes["table"].items():
            table[int(seat)] = player
        changes = {**changes, "table": table}
    return {**view, **changes}


@pytest.mark.parametrize("key", REGISTERED)
def test_a_replay_ends_where_the_game_ended(key):
    match, text = finished(key)
    opened, *frames = RecordReplay(GameCatalog(), text, ReplayReader(0, "en", True)).frames()
    view = {}
    for frame in frames:
        view = put(view, frame.view)

    assert opened.names == ["Anna", "Bob"] and opened.choices == len(frames) - 1
    assert view == match.see(0)
    assert [result.total for result in frames[-1].results] == [s.total for s in match.scores()]
    assert [frame.round for frame in frames if frame.round] == sorted(
        {frame.round for frame in frames if frame.round}
    ) or key == "oceans"
    numbers = [news.number for frame in frames for news in frame.news]
    assert numbers == sorted(numbers) and len(numbers) == len(match.news[0])


@pytest.mark.parametrize("key", REGISTERED)
def test_a_seat_s_replay_shows_what_the_seat_saw(key):
    _, text = finished(key)
    frames = list(RecordReplay(GameCatalog(), text, ReplayReader(0, "fr", True)).frames())[1:]
    again = tangledbank.new(key, players=2, seed=6)
    rng, view = seeded(6), {}
    for frame in frames[:40]:
        view = put(view, frame.view)
        assert view == again.see(0)
        assert not frame.move or frame.seat == 0
        question = again.open[0]
        options = again.state.legal_actions(question.seat)
        again.play(question.seat, question.number, options[rng.below(len(options))])


def test_open_hands_show_every_card():
    _, text = finished("evolution")
    frames = list(RecordReplay(GameCatalog(), text, ReplayReader(-1, "en", False)).frames())[1:]
    assert all("?" not in player["hand"] for player in frames[0].view["table"])
    assert all(frame.move for frame in frames[1:]) and not any(frame.log for frame in frames)


def stream(url, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data), timeout=20) as answer:
        return [json.loads(line) for line in answer.read().splitlines()]


def test_records_are_replayed_over_http_and_broken_ones_are_refused(tmp_path):
    _, text = finished("evolution")
    record = json.loads(text)
    broken = {**record, "choices": [[0, "dance"]]}
    foreign = {**record, "rules": 99}
    crowds = [{**record, "players": count} for count in (-1, 0, 200_000_000, 10**30)]
    endless = {**record, "choices": [[0, "undo"]] * 5001}

    async def run():
        async with running(tmp_path) as server:
            path = f"{server.base}/api/replay"
            bodies = [
                {"record": record, "seat": 1, "lang": "ru"},
                {"record": record, "seat": 7},
                *(
                    {"record": each}
                    for each in (broken, foreign, endless, *crowds, {"game": "chess"}, [])
                ),
            ]
            scenes = [await asyncio.to_thread(stream, path, body) for body in bodies]
            made = await server.create()
            unfinished = await server.http(f"/api/tables/{made['table']}/replay")
            return scenes, unfinished

    (good, *bad), unfinished = asyncio.run(run())
    assert good[0]["type"] == "header" and good[-1]["results"]
    lines = jsonschema.Draft202012Validator(
        {"$defs": schema("protocol-http").schema["$defs"], "$ref": "#/$defs/ReplayFrame"}
    )
    for frame in good[1:20]:
        lines.validate(frame)
    codes = [each[-1]["code"] for each in bad]
    assert codes == [
        "seat-unavailable",
        "invalid-data",
        "invalid-data",
        "too-long",
        *["invalid-options"] * 4,
        "invalid-data",
        "invalid-data",
    ]
    assert unfinished[0] == 403


def test_the_games_are_offered_in_the_reader_s_language(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            pairs = [await server.http(f"/api/games?lang={lang}") for lang in ("en", "fr", "ru")]
            return [answer for status, answer in pairs if status == 200]

    english, french, russian = asyncio.run(run())
    assert [offer["key"] for offer in english] == list(tangledbank.games())
    assert [offer["recommended"] for offer in english].count(True) == 1
    for offers in (english, french, russian):
        for offer in offers:
            assert offer["text"] and offer["intro"] and all(bot["text"] for bot in offer["bots"])
            assert all(option["text"] for option in offer["options"])
            assert offer["players"][0] <= offer["players"][1] and offer["minutes"][0] > 0
    assert english[0]["text"] != french[0]["text"] != russian[0]["text"]
    quick = next(o for o in english[0]["options"] if o["key"] == "quick_play")
    assert not quick["ruling"] and quick["values"] == [False, True]


@pytest.mark.parametrize("key", REGISTERED)
def test_a_client_gets_every_card_and_word_of_a_game(key, tmp_path):
    async def run():
        async with running(tmp_path) as server:
            found = [await server.http(f"/api/games/{key}?lang={lang}") for lang in ("en", "ru")]
            return [answer for _, answer in found], await server.http("/api/games/chess")

    (english, russian), (status, unknown) = asyncio.run(run())
    game = tangledbank.game(key)
    explained = {(each["kind"], each["key"]): each for each in english["entries"]}
    for card in game.legend():
        assert english["cards"][card]["title"] != russian["cards"][card]["title"], card
        for trait in english["cards"][card]["traits"]:
            assert trait in english["traits"] or key == "oceans", trait
    assert all(explained["trait", trait]["text"] for trait in english["traits"])
    assert set(english["prompts"]) == set(game.language.prompts.values())
    match, _ = finished(key)
    assert set(english["score_parts"]) == {part for part, _ in match.scores()[0].parts}
    schema("protocol-http").evolve(
        schema={**schema("protocol-http").schema, "$ref": "#/$defs/Lexicon"}
    ).validate(english)
    assert status == 409 and unknown["code"] == "unknown-game"


def test_a_lexicon_is_packed_and_not_sent_twice(tmp_path):
    def ask(url, **headers):
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        try:
            with urllib.request.urlopen(urllib.request.Request(url, headers=named)) as got:
                return got.status, got.headers, got.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers, b""

    async def run():
        async with running(tmp_path) as server:
            url = f"{server.base}/api/games/evolution"
            packed = await asyncio.to_thread(ask, url, accept_encoding="gzip")
            plain = await asyncio.to_thread(ask, url)
            again = await asyncio.to_thread(ask, url, if_none_match=plain[1]["etag"])
            return packed, plain, again

    packed, plain, again = asyncio.run(run())
    assert packed[1]["content-encoding"] == "gzip" and gzip.decompress(packed[2]) == plain[2]
    assert again[0] == 304

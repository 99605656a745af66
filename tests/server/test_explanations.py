"""The server tells, explains and foresees, when it is asked to, and only what a seat may know."""

import asyncio
import json
from itertools import product

import pytest

import tangledbank
from tangledbank.core.errors import BadNotation
from tangledbank.core.rng import seeded
from tangledbank.presentation.previews import previews_for
from tangledbank.presentation.refused_moves import THINGS
from tangledbank.server.bots.bot_process import think
from tangledbank.server.bots.pool import make_question
from tangledbank.server.protocol.requests import IllegalMoves
from tangledbank.server.protocol.wire import write
from tangledbank.server.tables.seats import ScheduledMove
from tangledbank.server.views.adviser import MoveAdviser
from tangledbank.server.views.event_encoder import game_texts
from tangledbank.texts import Texts
from tests.presentation.test_log import at
from tests.server.playing import close, play_some, reach, running
from tests.server.support import Scripted, full_table, settings
from tests.support import REGISTERED


@pytest.mark.parametrize("key", REGISTERED)
def test_news_are_traced_and_told_in_words_for_those_who_ask(key, tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party(key, 2)
            await play_some(clients, 50)
            asks = [
                {"seen": 0},
                {"seen": 0, "trace": True},
                {"seen": 0, "trace": True, "log": True, "lang": "fr"},
            ]
            states = []
            for hello in asks:
                watcher = await server.client(
                    made["table"], secret=made["spectator_secret"], **hello
                )
                await reach(watcher, lambda c: c.state)
                states.append(watcher.state)
                await watcher.close()
            await close(*clients)
            return states

    plain, traced, told = asyncio.run(run())
    assert plain["news"] and not any(news["trace"] for news in plain["news"])
    assert [n["number"] for n in plain["news"]] == [n["number"] for n in traced["news"]]
    ways = [news["trace"] for news in traced["news"] if news["trace"]]
    assert any("source" in way and "target" in way for way in ways)
    assert not plain["log"] and not traced["log"]
    numbers = [news["number"] for news in told["news"]]
    assert all(line["text"] and line["first"] in numbers for line in told["log"])
    assert [line["first"] for line in told["log"]] == sorted(line["first"] for line in told["log"])


async def advice(server, key, choices=30):
    """Everything that can be asked about the moves of a seat, at some question."""
    _, clients = await server.party(key, 2)
    await play_some(clients, choices)
    for client in clients:
        await client.ask("ping")
    first = next(client for client in clients if client.question)
    question = first.question
    places = list(range(min(24, len(question["options"]))))
    foretold = await first.ask("preview", number=question["number"], choices=places)
    verbs = sorted({option["verb"] for option in question["options"]})
    barred = [
        await first.ask("illegal-moves", number=question["number"], verb=verb) for verb in verbs
    ]
    late = await first.ask("preview", number=question["number"] + 1000, choices=[0])
    odd = await first.ask("illegal-moves", number=question["number"], verb="dance")
    await close(*clients)
    return question, foretold, barred, late, odd


@pytest.mark.parametrize("key", REGISTERED)
def test_moves_are_foretold_and_refused_ones_have_reasons(key, tmp_path):
    async def run():
        async with running(tmp_path) as server:
            return await advice(server, key)

    question, foretold, barred, late, odd = asyncio.run(run())
    assert len(foretold["outcomes"]) == min(24, len(question["options"]))
    assert all(outcome["text"] for outcome in foretold["outcomes"])
    offered = {option["move"] for option in question["options"]}
    for answer in barred:
        for target in answer["moves"]:
            assert target["move"] not in offered
            assert target["short"] and target["text"] and target["cite"], target
            assert len(target["short"]) < len(target["text"]) + 12
    assert late["code"] == "stale-question" and odd["code"] == "invalid-notation"


@pytest.mark.parametrize("key", REGISTERED)
def test_things_that_do_not_exist_are_refused_as_targets(key):
    match = tangledbank.new(key, players=2, seed=4)
    game, seat = match.game, match.open[0].seat
    adviser = MoveAdviser(game, match.view(seat), seat, "en")
    words = [word for word in game.language.verb_words.values() if word.slots]
    aimed = {word.name: next(iter(word.slots)) for word in words if first_kind(word) in THINGS}

    assert aimed
    for (verb, slot), odd in product(aimed.items(), (-1, 4095, 2**70, "no-such-thing")):
        with pytest.raises(
            BadNotation, match=f"there is no .* '?{odd}|not an? .*: write it like A1"
        ):
            adviser.refused_targets(IllegalMoves(0, verb, {slot: odd}))


def first_kind(word):
    return next(iter(word.slots.values())).name


def test_an_attack_is_foretold_with_meat_and_wounds():
    lines = [
        "phase feeding, first A, turn A",
        "hole 5",
        "A1: body 4, population 2, carnivore",
        "B1: body 2, population 2, horns",
        "C1: body 2, population 4, scavenger",
        "B2: body 3, population 1, hard-shell",
    ]
    match = at("evolution", *lines)
    adviser = MoveAdviser(match.game, match.view(0), 0, "en")
    options = match.state.legal_actions(0)
    attack = next(i for i, o in enumerate(options) if "B1" in match.words(0, o))
    (outcome,) = adviser.outcomes(options, [attack])

    assert outcome.figures["meat"] == 2 and outcome.figures["wound"] == 1
    assert [(trait.key, trait.being) for trait in outcome.traits] == [
        ("horns", "B1"),
        ("scavenger", "C1"),
    ]
    assert any("C1 takes 1 meat (Scavenger)." in text for text in outcome.log)
    targets, more = adviser.refused_targets(IllegalMoves(0, "attack", {"attacker": "A1"}))
    found = {target.move: target for target in targets}
    assert found["A1 attacks B2"].short == "Hard Shell: counts as 7"
    assert found["A1 attacks B2"].cite == "EVO Hard Shell 1" and not more


def test_cards_and_words_are_explained_in_the_reader_s_language(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made = await server.create("climate", 2)
            spectator = await server.client(
                made["table"], secret=made["spectator_secret"], lang="fr"
            )
            asked = ["horns-3", "ice-age", "cold-snap", "attack", "froid", "c", "blorp", "x" * 99]
            answers = [await spectator.ask("explain", about=about) for about in asked]
            await spectator.close()
            return answers

    card, zone, event, topic, *_, several, nothing, long = asyncio.run(run())
    assert card["entries"][0]["title"] == "Cornes" and card["entries"][0]["cite"] == "CLI Horns 1"
    assert zone["entries"][0]["doubt"] and zone["entries"][0]["sources"]
    assert event["entries"][0]["kind"] == "event" and topic["entries"][0]["kind"] == "rule"
    assert not several["entries"] and len(several["candidates"]) > 2
    assert not nothing["entries"] and not nothing["candidates"]
    assert long["code"] == "too-long"


@pytest.mark.parametrize("key", REGISTERED)
def test_worlds_that_look_alike_are_advised_alike(key):
    """Previews and reasons are the same in every world that the seat could be in."""
    match = tangledbank.new(key, players=3, seed=9)
    rng, compared = seeded(3), 0
    while not match.over and compared < 12:
        question = match.open[0]
        seat, options = question.seat, match.state.legal_actions(question.seat)
        if rng.below(6) == 0:
            view = match.view(seat)
            other = match.game.view(match.game.imagine(view, seat, seeded(compared)), seat)
            assert advised(match.game, view, seat) == advised(match.game, other, seat)
            compared += 1
        match.play(seat, question.number, options[rng.below(len(options))])
    assert compared == 12


def advised(game, view, seat):
    adviser = MoveAdviser(game, view, seat, "ru")
    options = view.legal_actions(seat)
    verbs = {adviser.option(option).verb for option in options}
    bars = [list(adviser.refused_targets(IllegalMoves(0, verb))[0]) for verb in sorted(verbs)]
    return write([list(adviser.outcomes(options, range(min(6, len(options))))), bars])


def test_asking_too_much_is_refused_and_the_game_goes_on(tmp_path):
    async def run():
        async with running(tmp_path, rate=1.0, burst=30.0) as server:
            made = await server.create()
            spectator = await server.client(made["table"], secret=made["spectator_secret"])
            codes = [(await spectator.ask("explain", about="horns"))["type"] for _ in range(8)]
            pong = await spectator.ask("ping")
            await spectator.close()
            return codes, pong

    codes, pong = asyncio.run(run())
    assert codes[0] == "explain" and codes[-1] == "error" and pong["type"] == "pong"


@pytest.mark.parametrize("key", tangledbank.games())
def test_advice_comes_from_the_view_of_the_seat_in_its_language(key):
    table, _ = full_table(Scripted(), settings(key, 2))
    match = table.running_game.match
    question = next(each for each in match.open if len(match.state.legal_actions(each.seat)) > 1)
    options = match.state.legal_actions(question.seat)
    scheduled = ScheduledMove(question.seat, question.number, 0.0, "sharp")
    asked = make_question(table, scheduled, options, 1, "fr")
    found = think(json.loads(json.dumps(asked)))
    words, view = Texts("fr").of(table.game), match.view(question.seat)
    move = words.move(view, question.seat, options[found["choice"]])
    assert move in found["reason"].splitlines()[0]


def test_hints_are_for_those_who_play_alone_or_are_allowed_them(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            answers = []
            for more in (
                {"bots": ["random"]},
                {},
                {"hints": True},
                {"bots": ["random"], "hints": False},
            ):
                _, clients = await server.party("evolution", 2, **more)
                first = next(client for client in clients if client.question)
                number = first.question["number"]
                options = first.question["options"]
                answers.append((await first.ask("hint", number=number), options))
                answers.append((await first.ask("hint", number=number + 64), options))
                await close(*clients)
            return answers

    (alone, options), (late, _), (two, _), _, (allowed, _), _, (barred, _), _ = asyncio.run(run())
    assert alone["type"] == allowed["type"] == "hint" and late["code"] == "stale-question"
    assert alone["agent"] == "sharp" and alone["option"] in options
    assert alone["reason"].startswith("Best: ") and "Chance to win" in alone["reason"]
    assert alone["outcome"]["text"] and options[alone["outcome"]["choice"]] == alone["option"]
    assert two["code"] == barred["code"] == "no-hints"


def asked_at(key, *lines, move="", seat=0, players=3):
    """The question that a seat of a position gets, after a move."""
    match = at(key, *lines, players=players)
    if move:
        match.do(move)
    previews = previews_for(game_texts(match.game, "en"))
    return previews.topic(match.view(seat)), [q.prompt for q in match.open if q.seat == seat]


def test_questions_name_what_they_are_about():
    feeding = ("phase feeding, first A, turn A", "hole 5", "B1: body 2, population 2", "C1: body 1")
    hunter = "A1: body 4, population 1, food 0, carnivore, fat-tissue"
    about, asked = asked_at("evolution", *feeding, hunter, move="A1 attacks B1")
    assert about == {"being": "A1", "most": 1} and asked == ["store food"]

    hunt = ("phase feeding, turn A", "bank 3", "A1: carnivorous", "B1: tail-loss", "C1: food 0")
    about, asked = asked_at("origin", *hunt, move="A1 attacks B1", seat=1)
    assert about == {"attacker": "A1", "target": "B1"} and asked == ["react"]

    swap = ("phase before feeding", "A: hand speed:5 tusks", "A1: population 3, atavism, inking:6")
    about, asked = asked_at("oceans", *swap, "B1: population 3", players=2)
    assert about == {"being": "A1", "trait": "atavism"} and asked == ["swap traits"]


def test_who_runs_is_told_the_chance():
    match = at(
        "origin", "phase feeding, turn A", "bank 3", "A1: carnivorous", "B1: running", players=2
    )
    match.do("A1 attacks B1")
    options = match.state.legal_actions(1)
    adviser = MoveAdviser(match.game, match.view(1), 1, "en")
    chances = [
        each.figures.get("chance") for each in adviser.outcomes(options, range(len(options)))
    ]
    assert 50 in chances

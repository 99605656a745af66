"""The operator's filter for names: allows, refuses, replaces, and fails safely."""

import asyncio

import pytest

from tangledbank.core.errors import BadOptions
from tangledbank.server.errors import Refused
from tangledbank.server.moderation.name_filter import NameFilter, load_filter
from tests.cli.commands import refused, run
from tests.server.playing import close, running

FILTER = """
def judge(name):
    if "spam" in name.lower():
        return False
    if name == "Bob":
        return "Robert"
    if name == "Zero":
        return 1 / 0
    return None if name == "None" else True
"""


@pytest.fixture
def judge(tmp_path):
    path = tmp_path / "names.py"
    path.write_text(FILTER)
    return load_filter(f"{path}:judge")


def test_names_are_cleaned_before_they_are_judged():
    seen = []
    NameFilter(lambda name: seen.append(name) or True).accept("  An\u200bna <b> ")
    assert seen == ["Anna b"]


def test_a_filter_allows_refuses_or_replaces(judge):
    assert judge.accept("Anna") == "Anna" and judge.accept("Bob") == "Robert"
    with pytest.raises(Refused) as no:
        judge.accept("SPAMalot")
    assert (no.value.code, no.value.detail) == ("invalid-name", "filtered")
    assert NameFilter().accept("SPAMalot") == "SPAMalot"


@pytest.mark.parametrize("name", ["Zero", "None"])
def test_a_filter_that_fails_lets_nobody_in(judge, name, caplog):
    with pytest.raises(Refused, match="internal-error"):
        judge.accept(name)
    assert "name filter" in caplog.text


def test_a_filter_judges_whoever_makes_a_table_joins_or_takes_a_link(tmp_path, judge):
    async def play():
        async with running(tmp_path) as server:
            server.registry.names = judge
            told = [await make(server, "Spam king")]
            made = await server.create(players=3, name="Bob", public=True)
            for right in ({"secret": made["join_secret"]}, {"join": True}):
                client = await server.client(made["table"], name="spam", lang="ru", **right)
                told.append((409, client.answer))
            client = await server.client(made["table"], name="Carl", secret=made["join_secret"])
            host = await server.client(made["table"], name="Spam", token=made["token"])
            names = [seat["name"] for seat in client.table["seats"]]
            await close(client, host)
            return told, names, host.answer["type"]

    async def make(server, name):
        settings = {"game": "evolution", "players": 2}
        return await server.http("/api/tables", {"settings": settings, "name": name})

    told, names, host = asyncio.run(play())
    assert [(status, said["code"]) for status, said in told] == [(409, "invalid-name")] * 3
    assert "isn’t allowed" in told[0][1]["text"] and "имя" in told[1][1]["text"]
    assert names == ["Robert", "Carl", ""] and host == "welcome"


def test_a_filter_is_a_module_or_a_file(tmp_path, monkeypatch):
    (tmp_path / "our_names.py").write_text(FILTER)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert load_filter("our_names:judge").accept("Bob") == "Robert"
    assert load_filter("").accept("Bob") == "Bob"


@pytest.mark.parametrize(
    "given", ["judge", ":judge", "json:nothing", "no_such_module:judge", "none.py:judge", "json:"]
)
def test_what_is_no_function_is_refused_before_anything_is_served(tmp_path, given):
    with pytest.raises(BadOptions, match=r"names no function|can't be loaded"):
        load_filter(given)
    result = run("serve", "--names-filter", given, "--port", 0, "--database", "sqlite://")
    assert refused(result, given)


def test_a_file_that_fails_is_refused(tmp_path):
    (tmp_path / "bad.py").write_text("1 / 0")
    with pytest.raises(BadOptions, match="can't be loaded: ZeroDivisionError"):
        load_filter(f"{tmp_path / 'bad.py'}:judge")

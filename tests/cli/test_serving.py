"""The messages of `tangledbank serve`, and when it opens a browser."""

import socket
import tempfile

import pytest

from tangledbank.cli import open_browser
from tangledbank.cli import serve as serving
from tangledbank.cli.errors import CommandError
from tangledbank.server.http import static_files
from tangledbank.server.ops import launch
from tangledbank.texts import Texts


@pytest.fixture
def port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def served(monkeypatch, tmp_path):
    """Replace the server; collect its configuration and whether the client is built."""
    places = []
    monkeypatch.setattr(launch, "run", lambda place, workers: places.append(place))
    monkeypatch.setattr(static_files, "is_built", lambda: (tmp_path / "index.html").is_file())
    monkeypatch.setattr(open_browser.webbrowser, "open", lambda address: places.append(address))
    for name in open_browser.SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(open_browser.sys, "platform", "linux")
    return places


DATABASE = f"sqlite:///{tempfile.mkdtemp()}/bank.db"


def serve(port, **more):
    given = {"database": DATABASE, "host": "127.0.0.1", "port": port}
    serving.serve(Texts("en"), given, lan=False, workers=1, **more)


def test_a_client_that_is_not_built_is_told(served, port, capsys):
    serve(port, browse=True)
    out, err = capsys.readouterr()
    assert f"http://127.0.0.1:{port}" in out
    assert "make web" in err
    assert len(served) == 1  # served all the same, and no browser opened


@pytest.mark.parametrize(
    ("given", "asked", "scale"),
    [
        ({}, None, 0.0),
        ({"names": ("table.example",)}, None, 1.0),
        ({"proxies": "127.0.0.1"}, None, 1.0),
        ({"host": "0.0.0.0"}, None, 1.0),
        ({}, 2, 2.0),
        ({"names": ("table.example",)}, 0.0, 0.0),
    ],
)
def test_addresses_are_limited_unless_this_machine_alone_is_served(
    given, asked, scale, served, port, monkeypatch
):
    monkeypatch.setattr(serving, "is_taken", lambda host, port: False)
    place = {"database": DATABASE, "host": "127.0.0.1", "port": port, **given}
    serving.serve(Texts("en"), place, lan=False, workers=1, address_limits=asked)

    assert served[0].limits.address_scale == scale


def test_without_a_screen_the_address_is_told(served, port, tmp_path, capsys):
    (tmp_path / "index.html").touch()
    serve(port, browse=True)
    out, err = capsys.readouterr()
    assert "no screen" in out and not err
    serve(port)
    assert "no screen" not in capsys.readouterr().out


def test_the_browser_opens_once_the_server_answers(served, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":0")
    with socket.create_server(("127.0.0.1", 0)) as server:
        host, port = server.getsockname()
        assert open_browser.has_screen()
        open_browser.open_when_ready(host, port, "http://here")
    assert served == ["http://here"]


def test_a_server_that_never_answers_opens_nothing(served, port, monkeypatch):
    monkeypatch.setattr(open_browser, "PATIENCE", 0.0)
    open_browser.open_when_ready("127.0.0.1", port, "http://here")
    assert served == []


def test_a_port_that_is_taken_is_refused_before_anything_is_said(served, capsys):
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        pytest.raises(CommandError, match="--port"),
    ):
        serve(server.getsockname()[1])
    assert capsys.readouterr().out == "" and served == []

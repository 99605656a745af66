"""Every part of a game is named by its kit and nowhere else."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tangledbank
from tangledbank.agents.base import Agent
from tangledbank.agents.factories.base import EvaluatorFactory
from tangledbank.agents.forecast import ForecastEvents
from tangledbank.audit.event_audit import EventAudit
from tangledbank.cli.display import TableDisplay
from tangledbank.cli.menus import MoveMenu
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.games import FOLDERS, KITS, kit_of
from tangledbank.games.kit import Kit, load, load_class
from tangledbank.presentation.log import LogWriter
from tangledbank.presentation.previews import Previews
from tangledbank.texts import GameTexts
from tests.support import GAMES, each_registered_game
from tools import check_layers

ROOT = Path(__file__).parent.parent.parent
SOURCE = Path(tangledbank.__file__).parent
BASES = {
    "rules": Game,
    "state": State,
    "texts": GameTexts,
    "log": LogWriter,
    "previews": Previews,
    "terminal_table": TableDisplay,
    "terminal_menu": MoveMenu,
    "evaluators": EvaluatorFactory,
    "steady_v01": Agent,
    "audit": EventAudit,
}
# A game may load its rules, but no texts, agents or server.
ENGINE = {"_compat", "core", "games", "notation"}
OPTIONAL = {"click", "fluent", "gymnasium", "msgspec", "numpy", "pettingzoo", "sqlalchemy"}

# Modules outside `games` that may name the key of a game, and why.
EXCEPTIONS = {
    "benchmark/tasks.py": "tasks of the benchmark, each with its game",
    "benchmark/unseen.py": "a set for one game",
    "envs/climate_v1.py": "the environment of one game",
    "envs/evolution_v1.py": "the environment of one game",
    "envs/oceans_v1.py": "the environment of one game",
    "envs/origin_v1.py": "the environment of one game",
    "envs/time_to_fly_v1.py": "the environment of one game",
    "envs/tiny.py": "the environments of tiny games",
    "scripts/dist.py": "it tries an installed package with some games",
    "scripts/write_terminal_picture.py": "a picture of one game",
    "scripts/write_specimens.py": "pages with drawings of some games",
    "server/http/host_check.py": "the HTTP header Origin",
    "texts/climate.py": "the topic `climate` of the rulebook",
    "tools/web_views.py": "views of some games, for tests of the browser client",
}


@each_registered_game
def test_every_place_in_a_kit_exists_and_is_of_its_kind(key):
    places = dict(KITS[key].places())
    watched = load(places.pop("forecast"))

    assert isinstance(watched, ForecastEvents)
    assert set(places) <= set(BASES)
    for part, place in places.items():
        assert issubclass(load_class(place, BASES[part]), BASES[part])
    assert load(places["rules"]).key == key


@pytest.mark.parametrize("part", [part for part in BASES if part in dict(Kit("any").places())])
def test_a_game_that_names_no_part_gets_the_general_one(part):
    assert load(dict(kit_of("unregistered").places())[part]) is BASES[part]


def test_a_place_of_another_kind_is_refused():
    with pytest.raises(
        TypeError, match=r"tangledbank.core.game:Game is not a subclass of TableDisplay"
    ):
        load_class("tangledbank.core.game:Game", TableDisplay)


@each_registered_game
def test_prompts_and_events_in_a_kit_are_those_of_the_game(key):
    language = GAMES[key].language

    assert KITS[key].open_prompts <= set(language.prompts.values())
    assert KITS[key].reveals | KITS[key].unused_events <= set(language.events.values())


def test_every_folder_of_a_game_is_registered():
    folders = {path.parent.name for path in (SOURCE / "games").glob("*/kit.py")}

    assert folders == set(FOLDERS)


@each_registered_game
def test_loading_a_game_loads_nothing_but_rules(key):
    code = (
        f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r})\n"
        "from tangledbank.games import make_game\n"
        f"make_game({key!r}, None, ())\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names = [name.split(".") for name in done.stdout.split()]
    layers = {name[1] for name in names if name[0] == "tangledbank" and len(name) > 1}

    assert layers == ENGINE
    assert not {name[0] for name in names} & OPTIONAL


def test_listing_the_games_loads_the_rules_of_none():
    code = (
        f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r})\n"
        "import tangledbank\n"
        "tangledbank.games()\n"
        "print(*[name for name in sys.modules if name.endswith('.game')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.split() == ["tangledbank.core.game"]


def keys_named(source):
    """Return the lines of a module that contain the key of a game as a string."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and node.value in KITS
    ]


def test_no_module_outside_the_games_names_one_by_its_key():
    found = {
        path.relative_to(base).as_posix(): lines
        for base, pattern in ((SOURCE, "**/*.py"), (ROOT, "tools/*.py"), (ROOT, "scripts/*.py"))
        for path in base.glob(pattern)
        if SOURCE / "games" not in path.parents and (lines := keys_named(path.read_text()))
    }

    assert {name: lines for name, lines in found.items() if name not in EXCEPTIONS} == {}
    assert set(EXCEPTIONS) <= set(found), "an exception that is no longer needed"


def imported(source):
    """Return the modules and names that a source imports."""
    return {each.module for each in source.imports} | {
        f"{each.module}.{each.name}" for each in source.imports
    }


def test_only_parts_of_a_game_import_its_modules():
    sources = {
        ".".join(["tangledbank", *source.path.relative_to(SOURCE).with_suffix("").parts]): source
        for source in check_layers.read_sources(SOURCE)
        if source.layer != "games" and source.path.relative_to(SOURCE).as_posix() not in EXCEPTIONS
    }
    rules = tuple(f"tangledbank.games.{folder}." for folder in FOLDERS)
    parts = {
        name
        for name, source in sources.items()
        if any(each.startswith(rules) for each in imported(source))
    }
    general = {name: imported(source) & parts for name, source in sources.items()}

    assert parts
    assert {name: found for name, found in general.items() if found and name not in parts} == {}


def test_a_module_that_names_a_game_is_noticed():
    assert keys_named('a = 1\nif game.key == "oceans":\n    pass\n') == [2]
    assert keys_named('TABLE = {"time-to-fly": 1}') == [1]

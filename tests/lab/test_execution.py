"""A study has the same results on every kind of machine, also after interruptions."""

import os
import signal
import subprocess
import sys
import time

import pytest

from tangledbank.core.errors import BadOptions
from tangledbank.isolation import SAFE_PATH, after_safe_start, safe_starts
from tangledbank.lab.execution import on_cores, plan, run_study
from tangledbank.lab.queries import StudyResults
from tangledbank.lab.store import Store, results_of
from tangledbank.lab.study import read_study
from tests.lab.support import SMALL, content, run, study_file

LONG = """
deals = 120
chunk = 4

[[setting]]
game = "evolution"
players = 2
"""


def command(*words):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C"}
    words = [sys.executable, "-m", "tangledbank.cli.main", "lab", *map(str, words)]
    return subprocess.Popen(
        words,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    )


def heed_interrupts():
    """Undo the settings of a shell that ignores Ctrl+C in background jobs."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


SCRIPT = """
from tangledbank.cli.main import main

if __name__ == "__main__":
    main()
"""
POISON = "open({trace!r}, 'a').write(__name__)\n"


def finish(process):
    said, wrong = process.communicate(timeout=300)
    assert process.returncode == 0, wrong
    return said


def test_processes_play_what_one_would_play(tmp_path, results):
    path = study_file(tmp_path)

    said = finish(command("run", path, "--jobs", 2))

    assert "26 games" in said
    assert content(results_of(path)) == content(results.folder)


def test_a_cluster_plays_what_one_process_would_play(tmp_path, results):
    pytest.importorskip("ray")
    path = study_file(tmp_path)

    finish(command("run", path, "--ray", "local", "--jobs", 1))

    assert content(results_of(path)) == content(results.folder)


def test_a_study_that_was_killed_goes_on_where_it_was(tmp_path):
    path = study_file(tmp_path, LONG)
    store = Store(results_of(path))
    process = command("run", path, "--jobs", 2)
    until(lambda: store.chunks.exists() and len(store.done()) >= 2)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    kept = {name: (store.chunks / name).stat().st_mtime_ns for name in os.listdir(store.chunks)}

    assert 2 <= len(store.done()) < len(plan(read_study(path)))
    run(path)

    whole = run(path, tmp_path / "at once")
    assert content(store.folder) == content(whole.folder)
    finished = [name for name in kept if not name.startswith(".")]
    assert all((store.chunks / n).stat().st_mtime_ns == kept[n] for n in finished)


def test_an_interrupted_run_says_how_to_continue(tmp_path):
    path = study_file(tmp_path, LONG.replace("120", "12000"))
    store = Store(results_of(path))
    process = command("run", path, "--jobs", 1)
    until(lambda: store.chunks.exists() and len(store.done()) >= 2)
    process.send_signal(signal.SIGINT)
    _, wrong = process.communicate(timeout=60)

    assert process.returncode == 130
    assert "of 12,000 games are stored. Run the same command to continue." in wrong
    assert "Traceback" not in wrong


def until(holds, seconds=60):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.01)


TINY = """
deals = 4
chunk = 2

[[setting]]
game = "evolution"
players = 2
"""


def test_what_a_killed_run_left_half_written_is_no_result(tmp_path):
    path = study_file(tmp_path, TINY)
    store = Store(results_of(path))
    half = store.chunks / ".000001"
    half.mkdir(parents=True)
    (half / "games.parquet").write_bytes(b"PAR1")

    run(path)

    assert content(store.folder) == content(run(path, tmp_path / "at once").folder)


def test_results_of_another_study_are_not_mixed_in(tmp_path):
    path = study_file(tmp_path, TINY)
    run(path)
    study_file(tmp_path, "seed = 6\n" + TINY)

    with pytest.raises(BadOptions, match="different: seed"):
        run(path)


TWO = """
seed = 3
deals = {deals}
chunk = 4

[[setting]]
name = "first"
game = "evolution"
players = 2

[[setting]]
name = "second"
game = "evolution"
agents = ["steady", "random"]
deals = 3
"""


def rows(store):
    """Return the content of all tables without the numbers of games and chunks."""
    answers = StudyResults(store)
    return {
        table: answers.query(
            f"select t.* exclude (game), g.deal, g.turn from {table} t "
            "join games g using (setting, game) order by all"
        ).rows
        for table in answers.tables
    }


def test_deals_are_added_to_a_finished_study(tmp_path):
    path = study_file(tmp_path, TWO.format(deals=6))
    store = run(path)
    kept = content(store.folder)

    study_file(tmp_path, TWO.format(deals=11).replace("deals = 3", "deals = 4"))
    run(path)

    now = content(store.folder)
    at_once = run(path, tmp_path / "at once")
    assert {name: now[name] for name in kept} == kept and len(now) > len(kept)
    assert rows(store) == rows(at_once)
    answers = StudyResults(store)
    assert answers.query("select count(distinct game), max(game) from games").rows == [(19, 18)]
    assert answers.note["stages"] == [{"first": 6, "second": 3}, {"first": 11, "second": 4}]
    assert {n: s["deals"] for n, s in answers.note["settings"].items()} == {
        "first": 11,
        "second": 4,
    }


def test_an_extended_study_that_stops_continues(tmp_path):
    path = study_file(tmp_path, TWO.format(deals=6))
    store = run(path)
    study_file(tmp_path, TWO.format(deals=30))
    study = read_study(path)

    def stop(done, total):
        if done > 16:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_study(study, on_cores(1), None, stop)
    stopped = content(store.folder)
    study_file(tmp_path, TWO.format(deals=40))
    run(path)

    assert {name: content(store.folder)[name] for name in stopped} == stopped
    assert rows(store) == rows(run(path, tmp_path / "at once"))
    assert [stage["first"] for stage in store.note()["stages"]] == [6, 30, 40]


def test_settings_are_added_in_any_order(tmp_path):
    path = study_file(tmp_path, TWO.format(deals=6))
    store = run(path)
    head, first, second = TWO.format(deals=6).split("[[setting]]")
    third = first.replace("first", "third").replace("players = 2", "players = 3")

    study_file(tmp_path, "[[setting]]".join([head, third, second, first]))
    run(path)

    assert rows(store) == rows(run(path, tmp_path / "at once"))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (TWO.format(deals=5), "'first' already has 6 deals, and the study asks for 5"),
        (TWO.format(deals=6).replace("players = 2", "players = 3"), "agents of setting 'first'"),
        (TWO.format(deals=6).replace('"second"', '"third"'), "setting 'second'"),
        (TWO.format(deals=6).replace("chunk = 4", "chunk = 2"), "chunk of setting 'first'"),
    ],
)
def test_stored_results_are_never_mixed_with_others(tmp_path, changed, said):
    path = study_file(tmp_path, TWO.format(deals=6))
    kept = content(run(path).folder)
    study_file(tmp_path, changed)

    with pytest.raises(BadOptions, match=said):
        run(path)

    assert content(results_of(path)) == kept


def test_two_runs_do_not_work_on_the_same_results(tmp_path):
    path = study_file(tmp_path, TINY)

    with Store(results_of(path)).locked(), pytest.raises(BadOptions, match="another run"):
        run(path)


def test_decisions_do_not_change_the_games(tmp_path, results):
    path = study_file(tmp_path, SMALL.replace("chunk = 4", 'chunk = 4\nmeasure = ["decisions"]'))

    noted = content(run(path).folder)

    games = {name: data for name, data in content(results.folder).items() if "games" in name}
    assert {name: noted[name] for name in games} == games


def test_processes_import_nothing_from_the_working_directory(tmp_path):
    script, trace, folder = tmp_path / "lab.py", tmp_path / "trace.txt", tmp_path / "working"
    folder.mkdir()
    script.write_text(SCRIPT)
    for name in ("random.py", "pickle.py", "tempfile.py"):
        (folder / name).write_text(POISON.format(trace=str(trace)))
    path = study_file(tmp_path)
    done = subprocess.run(
        [sys.executable, script, "lab", "run", path, "--jobs", "2"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "LANG": "C"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0 and "26 games" in done.stdout, done.stderr
    assert not trace.exists(), trace.read_text()


def test_a_process_lets_programs_find_their_own_modules(monkeypatch):
    monkeypatch.delenv(SAFE_PATH, raising=False)
    with safe_starts():
        inside = os.environ[SAFE_PATH]
    assert inside == "1" and SAFE_PATH not in os.environ
    for keep in (True, False):
        monkeypatch.setenv(SAFE_PATH, "1")
        after_safe_start(keep)
        assert (SAFE_PATH in os.environ) is keep
    monkeypatch.setenv(SAFE_PATH, "yes")
    with safe_starts():
        pass
    assert os.environ[SAFE_PATH] == "yes"

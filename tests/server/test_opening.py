"""A database that cannot be used ends in one message: what happened, why, and what to do."""

import subprocess
import sys

import pytest
from sqlalchemy import create_engine, text

from tangledbank.cli import serve as serving
from tangledbank.cli.errors import CommandError
from tangledbank.core.errors import BadData, BadOptions
from tangledbank.server.storage.database import DatabaseFailed, open_engine
from tangledbank.texts import Texts
from tests.cli.commands import refused, run
from tests.server.disks import small_disk
from tests.server.processes import environment, free_port
from tests.server.support import engine_in


def uri(path, **options):
    words = "&".join(f"{key}={value}" for key, value in {**options, "uri": "true"}.items())
    return f"sqlite:///file:{path}?{words}"


def served(url):
    """Return the output of `tangledbank serve` for a database, and its exit code."""
    words = ["serve", "--port", str(free_port()), "--database", url]
    done = subprocess.run(
        [sys.executable, "-m", "tangledbank", *words],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_a_read_only_file_is_named_with_what_to_do(tmp_path, lang):
    engine_in(tmp_path).dispose()
    with pytest.raises(CommandError) as fault:
        serving.check_database(Texts(lang), uri(tmp_path / "bank.db", mode="ro"))

    said = str(fault.value)
    assert "bank.db" in said and "readonly" in said and "--database" in said
    assert fault.value.code == 1


def test_serving_a_read_only_file_prints_one_line_and_serves_nothing(tmp_path):
    engine_in(tmp_path).dispose()
    code, out, err = served(uri(tmp_path / "bank.db", mode="ro"))

    assert (code, out) == (1, "")
    assert err.count("\n") == 1 and "is read-only" in err and "--database" in err


def test_a_read_only_disk_is_named(tmp_path):
    with small_disk(tmp_path / "disk", 8) as mounted:
        if not mounted:
            pytest.skip("no disk can be mounted here")
        engine_in(tmp_path / "disk").dispose()
        (tmp_path / "disk" / "bank.db").chmod(0o644)
        subprocess.run(["mount", "-o", "remount,ro", str(tmp_path / "disk")], check=True)
        for name in ("bank.db", "new.db"):
            with pytest.raises(DatabaseFailed) as failed:
                open_engine(f"sqlite:///{tmp_path / 'disk' / name}")
            assert failed.value.read_only


def test_a_read_only_postgresql_is_named_without_its_password(shared):
    open_engine(shared).dispose()
    engine = create_engine(shared, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        name = engine.url.database
        connection.execute(text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
    engine.dispose()
    with_password = engine.url.set(password="hidden-word").render_as_string(hide_password=False)
    result = run("server", "list", "--database", with_password)

    assert refused(result, name, "is read-only") and "hidden-word" not in result.stderr


def test_a_file_that_is_no_database_is_named(tmp_path):
    (tmp_path / "bank.db").write_text("This is a letter." * 100)
    with pytest.raises(CommandError, match=r"can’t be opened.*not a database.*--database"):
        serving.check_database(Texts("en"), f"sqlite:///{tmp_path / 'bank.db'}")


def test_a_postgresql_that_is_not_there_is_named(tmp_path):
    with pytest.raises(CommandError, match="can’t be opened"):
        serving.check_database(Texts("en"), f"postgresql://bank@/bank?host={tmp_path}")


@pytest.mark.parametrize("url", ["mysql://bank:word@host/bank", "games.db", ""])
def test_another_kind_of_database_is_refused(url):
    with pytest.raises(BadOptions, match="--database sqlite:///FILE") as fault:
        open_engine(url)
    assert "word" not in str(fault.value)


def test_a_database_of_another_program_is_left_alone(tmp_path):
    path = tmp_path / "other.db"
    other = create_engine(f"sqlite:///{path}")
    with other.begin() as connection:
        connection.execute(text("CREATE TABLE notes (text VARCHAR)"))
    other.dispose()
    before = path.read_bytes()

    with pytest.raises(BadData, match="another program"):
        open_engine(f"sqlite:///{path}")
    assert path.read_bytes()[100:] == before[100:]  # the header may say that it was read


def test_commands_for_operators_make_no_database(tmp_path):
    path = tmp_path / "missing" / "bank.db"

    assert refused(run("server", "list", "--database", f"sqlite:///{path}"), "bank.db")
    assert not path.parent.exists()


def test_games_are_not_kept_in_memory():
    with pytest.raises(BadOptions, match="sqlite:///FILE"):
        serving.check_database(Texts("en"), "sqlite://")

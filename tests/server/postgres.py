"""A real PostgreSQL for the tests: started once for a session, gone when the session is.

It runs as a user of its own, because it refuses to run as root, in a folder that is removed with
it. A guardian process waits for the end of the session, however that ends, and stops it.
"""

import contextlib
import fcntl
import getpass
import os
import pwd
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from sqlalchemy import create_engine, text

ROOT_ROLE = "tangledbank"
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # the machine does not lose its power in a test
    "full_page_writes": "off",
    "autovacuum": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "timezone": "UTC",
}


class NoPostgres(Exception):
    """There is none here to be started."""


def programs():
    """The folder of PostgreSQL's programs: Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    on_path = shutil.which("initdb")
    if not found and not on_path:
        raise NoPostgres(
            "PostgreSQL is not installed: install the package postgresql (Debian, Ubuntu), "
            "or run make test SKIP=postgres"
        )
    return found[-1] if found else Path(on_path).parent


def owner():
    """The user under whom it runs."""
    return "postgres" if os.geteuid() == 0 else getpass.getuser()


def as_owner():
    """Settings for a process of that user."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam(owner())
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def start(folder):
    """A server in a folder; it listens at a socket there and nowhere else."""
    if os.geteuid() == 0:
        shutil.chown(folder, owner())
    making = ["-D", Path(folder) / "data", "-U", ROOT_ROLE, "-A", "trust", "-E", "UTF8"]
    subprocess.run(
        [programs() / "initdb", *making, "--no-sync", "--locale=C"],
        check=True,
        capture_output=True,
        **place_of(folder),
    )
    return launch(folder)


def launch(folder):
    """The server of a folder that was made ready."""
    words = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
    with open(Path(folder) / "log.txt", "ab") as log:
        return subprocess.Popen(
            [programs() / "postgres", "-D", Path(folder) / "data", "-k", folder, *words],
            stdout=log,
            stderr=log,
            start_new_session=True,
            **place_of(folder),
        )


def place_of(folder):
    return {"cwd": folder, "stdin": subprocess.DEVNULL, **as_owner()}


def url_of(folder, database="postgres"):
    return f"postgresql+psycopg://{ROOT_ROLE}@/{database}?host={folder}"


def wait_for(folder):
    until = time.monotonic() + 60
    engine = create_engine(url_of(folder))
    while True:
        try:
            with engine.connect():
                break
        except Exception:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
    engine.dispose()


def stop(server, folder):
    halt(server)
    shutil.rmtree(folder, ignore_errors=True)


def halt(server):
    with contextlib.suppress(ProcessLookupError):
        server.send_signal(signal.SIGINT)
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def guard(session, note):
    """Keep a server until the process of the session has ended; say where it is in a note."""
    folder = tempfile.mkdtemp(prefix="tangledbank-pg-")
    server = start(folder)
    try:
        wait_for(folder)
        Path(note).write_text(folder)
        wait_for_end(session)
    finally:
        stop(server, folder)


def wait_for_end(process):
    if hasattr(os, "pidfd_open"):
        with contextlib.suppress(ProcessLookupError):
            select.select([os.pidfd_open(process)], [], [])
        return
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            time.sleep(0.2)


def session_server(shared):
    """The folder of the session's server. Whichever process needs it first has it started."""
    programs()
    note = Path(shared) / "postgres.txt"
    with open(Path(shared) / "postgres.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not note.exists():
            begin(note)
    return note.read_text()


def begin(note):
    session = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    guardian = subprocess.Popen(
        [sys.executable, __file__, str(session), str(note)],
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not note.exists() or not note.read_text():
        assert guardian.poll() is None, "PostgreSQL does not start"
        time.sleep(0.05)
    guardian.returncode = 0  # it outlives this process: nobody is to wait for it


@contextlib.contextmanager
def database(folder, name):
    """The address of a new database, which is dropped at the end."""
    engine = create_engine(url_of(folder), isolation_level="AUTOCOMMIT", pool_pre_ping=True)
    with engine.connect() as connection:
        connection.execute(text(f'CREATE DATABASE "{name}"'))
    try:
        yield url_of(folder, name)
    finally:
        with engine.connect() as connection:
            connection.execute(text(f'DROP DATABASE "{name}" WITH (FORCE)'))
        engine.dispose()


if __name__ == "__main__":
    guard(int(sys.argv[1]), sys.argv[2])

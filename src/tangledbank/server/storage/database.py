"""Asynchronous access to the database, which commits the writes of many tables together.

A single thread writes. When it is free, it puts all waiting writes into one transaction, and no
caller gets a result before the commit. Transactions begin at least `COMMIT_INTERVAL` apart, so that
a busy server commits more choices at once. If a write fails, all are repeated, each behind its own
savepoint, so that the failed one doesn't affect the others. Work may therefore run twice, and must
have no side effects outside the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from tangledbank.core.errors import BadOptions
from tangledbank.private_files import make_private, make_private_file, make_private_folder
from tangledbank.server.storage.choice_writer import ChoiceWriter
from tangledbank.server.storage.migrations import migrate
from tangledbank.server.storage.table_store import TableDraft

T = TypeVar("T")
Work = Callable[[Connection], T]
LOG: Final = logging.getLogger("tangledbank.server")
SQLITE_SIDE_FILES: Final = (
    "-wal",
    "-shm",
    "-journal",
)  # files that SQLite keeps beside the database
# Deleted names are overwritten where that needs no further page.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=FAST")
MAX_BATCH: Final = 256  # writes of one transaction, at most
COMMIT_INTERVAL: Final = 0.003  # seconds between the beginnings of two transactions, at least
READERS: Final = 8  # concurrent reads, each on its own connection
READ_ONLY_TRANSACTION: Final = "25006"  # as PostgreSQL calls it
MAGIC: Final = b"SQLite format 3\0"
AFTER_ALL_TABLES: Final = "~"  # sorts after the ids of all tables


class StorageFailed(Exception):
    """An error for a read or write that failed and changed nothing."""


class DatabaseFailed(BadOptions):
    """An error for a database that can't be opened, with its URL without the password."""

    def __init__(self, url: URL, error: Exception) -> None:
        self.database = url.render_as_string(hide_password=True)
        self.why = reason_of(error)
        self.read_only = is_read_only(url, error)
        super().__init__(f"the database {self.database} can't be opened: {self.why}")


def open_engine(url: str) -> Engine:
    """Return an engine for a database; create or migrate the database if needed."""
    parsed = read_url(url)
    try:
        return _open_engine(parsed)
    except (DBAPIError, OSError) as error:
        raise DatabaseFailed(parsed, error) from error


def read_url(url: str) -> URL:
    """Parse a database URL; raise BadOptions if the database is not supported."""
    try:
        parsed = make_url(url)
        known = parsed.get_backend_name() in ("sqlite", "postgresql")
    except ArgumentError:
        known = False
    if not known:
        kind = url.partition(":")[0]  # what follows may hold a password
        raise BadOptions(
            f"games can't be kept in {kind!r:.40}: only SQLite and PostgreSQL are supported. "
            "Pass --database sqlite:///FILE or --database postgresql://USER@HOST/NAME"
        )
    return parsed


def _open_engine(parsed: URL) -> Engine:
    if parsed.get_backend_name() == "sqlite":
        make_file(parsed)
        engine = create_engine(parsed, connect_args={"check_same_thread": False, "timeout": 10})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        parsed = parsed.set(drivername="postgresql+psycopg")
        engine = create_engine(parsed, pool_pre_ping=True, pool_size=READERS + 1)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except BaseException:
        engine.dispose()
        raise
    return engine


def make_file(url: URL) -> None:
    """Make an SQLite file that only its owner can read, or remove others' access to it.

    SQLite gives its side files the same permissions.
    """
    path = file_of(url)
    if path is None:
        return
    make_private_folder(path.parent)
    if make_private_file(path) or not is_sqlite(path):
        return
    for each in (path, *(path.with_name(path.name + end) for end in SQLITE_SIDE_FILES)):
        if not make_private(each):
            LOG.warning(
                "other users may read %s, and it isn't ours to change: its owner should run "
                "chmod 600",
                each.name,
            )


def is_sqlite(path: Path) -> bool:
    """Return whether a path is an SQLite file or an empty file."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) in (MAGIC, b"")


def file_of(url: URL) -> Path | None:
    """Return an SQLite database's file, or None for one in memory or given as a URI."""
    name = url.database or ""
    named = bool(name) and name != ":memory:" and not name.startswith("file:")
    return Path(name) if named else None


def is_read_only(url: URL, error: Exception) -> bool:
    """Return whether a database failed because it can't be written to."""
    raised = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(raised, sqlite3.Error):
        code = getattr(raised, "sqlite_errorcode", 0) & 0xFF
        return code == sqlite3.SQLITE_READONLY or not may_write(file_of(url))
    if isinstance(raised, OSError):
        return not may_write(file_of(url))
    return getattr(raised, "sqlstate", "") == READ_ONLY_TRANSACTION


def may_write(path: Path | None) -> bool:
    """Return whether this user may write a file and create others in its folder."""
    if path is None or not path.parent.exists():
        return True
    return os.access(path.parent, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))


def _prepare_sqlite(raw: sqlite3.Connection, _: object) -> None:
    raw.isolation_level = None  # transactions are ours to begin
    try:
        for pragma in PRAGMAS:
            raw.execute(f"PRAGMA {pragma}")
    except BaseException:
        raw.close()  # a file that is no database
        raise


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


class Database:
    """Reads and writes that callers can await."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        snapshot = {"isolation_level": "REPEATABLE READ"} if self.shared else {"reading": True}
        self.reader = engine.execution_options(**snapshot)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.choice_writer = ChoiceWriter(engine.dialect.name)
        self.writer: Connection | None = None  # kept open between transactions
        self.last_begin = 0.0
        # Tells other workers, in the same transaction, which tables have new choices.
        self.announce: Callable[[Connection, list[str]], None] | None = None
        self.thread = threading.Thread(target=self._write_all, name="database", daemon=True)
        self.thread.start()

    async def write(
        self, work: Work[T], table: str = AFTER_ALL_TABLES, draft: TableDraft | None = None
    ) -> T:
        """Run `work` and return its result once it is committed.

        `table` is the id of the table that `work` changes. Transactions write to tables in the
        order of their ids, so workers cannot deadlock. If `work` only writes a draft that adds
        choices, pass the draft as well: it is written together with others, and `work` is run only
        if that fails.
        """
        job = Job(work, table, draft)
        self.jobs.put(job)
        return await job.future

    async def read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Work[T]) -> T:
        """Read in the calling thread."""
        try:
            with self.reader.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise StorageFailed(reason_of(error)) from error

    def close(self) -> None:
        """Commit queued writes, finish reads, and close the database."""
        self.jobs.put(None)
        self.thread.join()
        self._close_writer()
        self.readers.shutdown()
        self.engine.dispose()

    def _write_all(self) -> None:
        while (first := self.jobs.get()) is not None:
            time.sleep(max(0.0, self.last_begin + COMMIT_INTERVAL - time.monotonic()))
            waiting = [first]
            last = False
            while len(waiting) < MAX_BATCH and not last:
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
                last = job is None
                waiting += [job] if job is not None else []
            self._commit(waiting)
            if last:
                return

    def _commit(self, jobs: list[Job[Any]]) -> None:
        self.last_begin = time.monotonic()
        jobs = sorted(jobs, key=lambda job: job.table)
        if not self._commit_as_one(jobs):
            self._close_writer()  # its connection may be lost
            self._commit_one_by_one(jobs)
        for loop, settled in groupby(jobs, key=lambda job: job.loop):
            with contextlib.suppress(RuntimeError):  # the loop may be gone
                loop.call_soon_threadsafe(settle, list(settled))

    def _commit_as_one(self, jobs: list[Job[Any]]) -> bool:
        """Commit all jobs in one transaction; return False if that fails and changes nothing."""
        try:
            if self.writer is None:
                self.writer = self.engine.connect()
            with self.writer.begin():
                for _, run in groupby(jobs, key=lambda job: job.draft is not None):
                    self._write_run(self.writer, list(run))
        except Exception:
            return False
        return True

    def _write_run(self, connection: Connection, jobs: list[Job[Any]]) -> None:
        """Write several drafts at once, or do the work of other jobs one after another."""
        drafts = [job.draft for job in jobs if job.draft is not None]
        if drafts:
            self.choice_writer.write(connection, drafts)
            if self.announce is not None:
                self.announce(connection, [draft.id for draft in drafts])
            return
        for job in jobs:
            job.result = job.work(connection)

    def _close_writer(self) -> None:
        """Return the writer's connection to the pool, which tests it before the next use."""
        writer, self.writer = self.writer, None
        if writer is not None:
            with contextlib.suppress(Exception):
                writer.close()

    def _commit_one_by_one(self, jobs: list[Job[Any]]) -> None:
        """Run each job behind a savepoint, so that a failed job doesn't affect the others."""
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    job.run(connection)
        except Exception as error:  # the whole transaction was rolled back
            for job in jobs:
                job.failed = job.failed or StorageFailed(reason_of(error))


class Job(Generic[T]):
    """A queued write and the future of its result."""

    def __init__(self, work: Work[T], table: str, draft: TableDraft | None = None) -> None:
        self.work = work
        self.table = table
        self.draft = draft
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.failed: Exception | None = None

    def run(self, connection: Connection) -> None:
        """Do the work behind a savepoint; a database error aborts the whole transaction."""
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except DBAPIError as error:
            if type(error).__name__ != "IntegrityError":
                raise
            self.failed = error
        except Exception as error:
            self.failed = error

    def settle(self) -> None:
        """Give the caller the result or the error."""
        if self.future.cancelled():
            return
        if self.failed is not None:
            self.future.set_exception(self.failed)
        else:
            self.future.set_result(cast(T, self.result))


def settle(jobs: Iterable[Job[Any]]) -> None:
    for job in jobs:
        job.settle()


def reason_of(error: BaseException) -> str:
    """Return an error's first cause, because a full disk also breaks rollbacks to savepoints."""
    earlier: BaseException | None = error
    while earlier is not None:
        error = earlier if isinstance(earlier, DBAPIError) else error
        earlier = earlier.__context__
    reason = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return reason.splitlines()[0][:200]

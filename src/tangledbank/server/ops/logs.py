"""The log: one line per event, plain or as JSON, without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final, Literal

LogFormat = Literal["plain", "json"]
LOG: Final = logging.getLogger("tangledbank.server")
# Tokens and table ids have 24 characters; seeds have at least 32 hexadecimal digits.
SECRET: Final = re.compile(r"#\S+|[\w-]{24,}|[0-9a-fA-F]{32,}")
FACTS: Final = "facts"  # the name of an event's facts in a log record
PLAIN: Final = "%(asctime)s %(levelname)s %(message)s"


def log_event(event: str, **facts: object) -> None:
    """Log an event for operators."""
    LOG.info(event, extra={FACTS: facts})


def log_warning(event: str, **facts: object) -> None:
    """Log an event that an operator should act on."""
    LOG.warning(event, extra={FACTS: facts})


def hide_secrets(text: str) -> str:
    """Return a text with anything hidden that could be a token, id, seed or link secret."""
    return SECRET.sub("[hidden]", text)


class PlainFormatter(logging.Formatter):
    """A formatter that writes each log entry as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = getattr(record, FACTS, {})
        extra = "".join(f" {key}={value}" for key, value in facts.items())
        return hide_secrets(super().format(record) + extra)


class JsonFormatter(logging.Formatter):
    """A formatter that writes each log entry as a JSON object for programs."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {
            "time": when,
            "level": record.levelname.lower(),
            "event": hide_secrets(record.getMessage()),
            **{key: hide_in_value(value) for key, value in getattr(record, FACTS, {}).items()},
        }
        if record.exc_info:
            line["trace"] = hide_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def hide_in_value(value: object) -> object:
    return hide_secrets(value) if isinstance(value, str) else value


def configure_logging(kind: LogFormat) -> None:
    """Write the log to the standard error stream, in the given format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if kind == "json" else PlainFormatter(PLAIN))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)

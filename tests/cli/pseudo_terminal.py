"""Run the program in a pseudo-terminal, for tests that type and read."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\r")


def sit_down():
    """Set up the child process: its controlling terminal and its signals."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for each in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(each, signal.SIG_DFL)


class PseudoTerminal:
    """The program in a pseudo-terminal."""

    def __init__(self, *words, home, width=80, height=50, **environment):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        surroundings = {
            **os.environ,
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "LC_ALL": "",
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PYTHONIOENCODING": "utf-8",
            **environment,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tangledbank.cli.main", *map(str, words)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=surroundings,
            start_new_session=True,
            preexec_fn=sit_down,
        )
        os.close(slave)
        self.raw = ""

    def read(self, pattern, seconds=60):
        """Return the output up to a match of the pattern; fail after a time limit."""
        deadline = time.monotonic() + seconds
        while True:
            shown = ANSI.sub("", self.raw)
            found = re.search(pattern, shown)
            if found:
                self.raw = shown[found.end() :]
                return shown[: found.end()]
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                try:
                    self.raw += os.read(self.master, 65536).decode(errors="replace")
                    continue
                except OSError:
                    raise AssertionError(f"the program ended, showing:\n{shown}") from None
            assert time.monotonic() < deadline, f"{pattern!r} did not come:\n{shown}"

    def type(self, line):
        os.write(self.master, line.encode() + b"\n")

    def say(self, line, pattern):
        self.type(line)
        return self.read(pattern)

    def interrupt(self):
        os.write(self.master, b"\x03")

    def end_input(self):
        os.write(self.master, b"\x04")

    def insist(self, act, patience=5, times=12):
        """Repeat an action until the program ends: a signal before a read takes effect at a key."""
        for _ in range(times):
            act()
            try:
                self.process.wait(patience)
            except subprocess.TimeoutExpired:
                continue
            return

    def end(self, seconds=30):
        """Return the rest of the output and the exit code."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if not ready:
                continue
            try:
                data = os.read(self.master, 65536)
            except OSError:
                break
            if not data:
                break
            self.raw += data.decode(errors="replace")
        assert time.monotonic() < deadline, f"it does not end:\n{ANSI.sub('', self.raw)[-2000:]}"
        return ANSI.sub("", self.raw), self.process.wait(seconds)

    def close(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self.master)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

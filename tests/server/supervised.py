"""A supervisor in a separate process; its workers follow files in a folder."""

import os
import socket
import sys
import time
from functools import partial
from pathlib import Path

from tangledbank.server.ops.logs import configure_logging
from tangledbank.server.ops.supervisor import Supervisor


def serve(folder, listener, watch):
    """Serve by doing nothing. `fail` and `hang` in the folder keep a worker from starting."""
    (folder / f"pid-{os.getpid()}").touch()
    if (folder / "fail").exists():
        sys.exit(7)
    while (folder / "hang").exists():
        time.sleep(0.02)
    watch.is_serving = lambda: True
    (folder / f"serving-{os.getpid()}").touch()
    listener.listen()
    time.sleep(600)


if __name__ == "__main__":
    configure_logging("plain")
    bound = socket.socket()
    bound.bind(("127.0.0.1", int(sys.argv[2])))
    sys.exit(Supervisor(partial(serve, Path(sys.argv[1])), bound, 2).run())

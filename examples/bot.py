#!/usr/bin/env python3
"""A bot for Tangled Bank servers: python bot.py http://127.0.0.1:8000/t/TABLE < secret

It attacks when it can and plays the rest by chance. The secret is that of a link to the table.
"""

import json
import random
import secrets
import sys
from urllib.parse import urlsplit

from websockets.sync.client import connect


def choose(question):
    """The place of an option: an attack if there is one."""
    attacks = [i for i, option in enumerate(question["options"]) if option["verb"] == "attack"]
    return random.choice(attacks or range(len(question["options"])))


def main(link, secret):
    parts = urlsplit(link)
    hello = {"type": "hello", "protocol": 1, "table": parts.path.rpartition("/")[2]}
    hello |= {"secret": secret, "name": "Example bot", "part": secrets.token_hex(32)}
    with connect(f"ws://{parts.netloc}/api/play") as socket:
        socket.send(json.dumps(hello))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                print(message["text"], file=sys.stderr)
            if message["type"] == "state" and message["results"]:
                return print(message["results"])
            if message["type"] == "state" and (question := message["question"]):
                move = {"number": question["number"], "choice": choose(question)}
                socket.send(json.dumps({"type": "choose", **move}))


if __name__ == "__main__":
    main(sys.argv[1], sys.stdin.readline().strip())

#!/usr/bin/env python3
"""A bot for Tangled Bank servers: python bot.py http://127.0.0.1:8000/t/TABLE < secret

The secret is in a link to the table. The bot attacks when it can, and else plays at random."""

import json
import random
import secrets
import sys
from urllib.parse import urlsplit

from websockets.sync.client import connect


def choose(options):
    attacks = [i for i, option in enumerate(options) if option["verb"] == "attack"]
    return random.choice(attacks or range(len(options)))


def main(link, secret):
    parts = urlsplit(link)
    hello = {"type": "hello", "protocol": 3, "table": parts.path.rpartition("/")[2]}
    hello |= {"secret": secret, "name": "Example bot", "client_seed": secrets.token_hex(32)}
    with connect(f"ws://{parts.netloc}/api/play") as socket:
        socket.send(json.dumps(hello))
        answered = None
        for message in map(json.loads, socket):
            if message["type"] == "error":
                print(message["text"], file=sys.stderr)
            if message["type"] == "state" and message["results"]:
                return print(message["results"])
            question = message.get("question")
            if question and question["number"] != answered:  # others may have moved
                answered = question["number"]
                move = {"type": "choose", "number": answered, "choice": choose(question["options"])}
                socket.send(json.dumps(move))


if __name__ == "__main__":
    main(sys.argv[1], sys.stdin.readline().strip())

"""Games led to their middle without a browser, to a moment at which there is something to see."""

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from tangledbank.core.rng import seeded
from tangledbank.server.protocol.client import Client
from tests.server.playing import CLIENT_SEED, call, change

# How much somebody likes to do things who wants to see something happen.
LIKES = {
    "attack": 30,
    "play-trait": 8,
    "play-pair": 12,
    "evolve-left": 8,
    "play-animal": 4,
    "grow-body": 4,
}
LISTLESS = {"pass": 0, "done": 0, "draw": 0, "remove-trait": 0, "remove": 0, "discard": 0}
HUNTERS = ("carnivore", "carnivorous", "apex")
BOTS = ("builder", "predator", "grazer")  # of whom each makes other species
GAMES = 60
CHOICES = 400


def prey_of(question):
    """By hunter, what it could attack."""
    found = {}
    for option in question["options"]:
        if option["verb"] == "attack":
            found.setdefault(option["values"]["attacker"], []).append(option["values"]["target"])
    return found


def hunts(most, round=3):
    """Somebody can attack as many, and the game is not young."""

    def seen(question, view):
        widest = max((len(set(prey)) for prey in prey_of(question).values()), default=0)
        return view["round"] >= round and widest >= most

    return seen


def plays(most, round=3):
    """So many cards can be played."""

    def seen(question, view):
        return (
            question["prompt"] == "play cards"
            and view["round"] >= round
            and len({option["values"].get("card") for option in question["options"]}) > most
        )

    return seen


def hoards(most, prompts=("play cards", "play a card", "choose food")):
    """As many cards are in one's hand."""

    def seen(question, view):
        player = view["table"][0]
        held = len(player["hand"]) + len(player.get("deep", ()))
        return held >= most and question["prompt"] in prompts

    return seen


def answers(most):
    """An attack can be answered in so many ways."""

    def seen(question, view):
        return question["prompt"] == "react" and len(question["options"]) >= most

    return seen


def led(server, game, players, wanted, hoarding=False, **settings):
    """A table at such a moment, or where the last game ended: what its making answered,
    and the question. A player who hoards plays no cards."""
    with ThreadPoolExecutor(1) as pool:  # Playwright has a loop of its own in this thread
        work = lead(server, game, players, wanted, hoarding, settings)
        return pool.submit(asyncio.run, work).result()


async def lead(server, game, players, wanted, hoarding, settings):
    bots = [BOTS[nth % len(BOTS)] for nth in range(players - 1)]
    given = {"game": game, "players": players, "bots": bots, "pace": False}
    for seed in range(GAMES):
        body = {"settings": {**given, **settings}, "name": "Anna"}
        status, made = call(f"{server.base}/api/tables", body, {})
        assert status == 201, made
        client = await Client.open(server.socket)
        await client.hello(made["table"], token=made["token"], client_seed=CLIENT_SEED)
        question = await until(client, seeded(seed), wanted, hoarding)
        await client.close()
        if question is not None:
            return made, question
    raise AssertionError(f"there was no such moment in {GAMES} games of {game}")


async def until(client, rng, wanted, hoarding=False):
    """Play until the question is such a one; nothing if the game is over before."""
    for _ in range(CHOICES):
        while client.question is None:
            if client.state and client.state["results"]:
                return None
            await client.receive()
        question = client.question
        if wanted(question, client.state["view"]):
            return question
        choice = liked(question["options"], rng, spare if hoarding else weight)
        answer = await client.ask("choose", number=question["number"], choice=choice)
        if answer["type"] == "done":
            await change(client, question)
    return None


def liked(options, rng, weighed):
    """The place of an option, by chance, but rather one at which something happens."""
    verbs = Counter(option["verb"] for option in options)
    weights = [weighed(option) / verbs[option["verb"]] for option in options]
    spot = rng.below(1 << 20) / (1 << 20) * sum(weights)
    for place, each in enumerate(weights):
        spot -= each
        if spot < 0:
            return place
    return len(options) - 1


def spare(option):
    """Rather nothing than a card."""
    return 30 if option["verb"] in LISTLESS else 0.05 if option["verb"] in LIKES else 1


def weight(option):
    """Cards that make hunters are for hunters, and not to be spent."""
    liking = LIKES.get(option["verb"], LISTLESS.get(option["verb"], 2)) + 0.01
    if not any(each in option["move"] for each in HUNTERS):
        return liking
    return liking * (20 if option["verb"] in LIKES else 0.05)

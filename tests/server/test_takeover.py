"""A held seat can't be taken: links, recovery codes, bots' seats, agreement."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tangledbank.server.storage.persistence import collect_draft
from tangledbank.server.tables.handover import ABSENCE
from tangledbank.server.tables.runtime import Runtime
from tangledbank.server.tables.table import Table
from tests.server.playing import CLIENT_SEED, Quick, close, reach, running
from tests.server.support import CATALOG, Scripted, full_table, settings
from tests.server.test_tables import refused


@pytest.fixture
def runtime():
    return Scripted()


def seated(runtime, **more):
    """A game of three people who are all here; their tokens by seat."""
    table, tokens = full_table(runtime, settings(players=3, **more))
    for seat in range(3):
        table.arrive(seat)
    return table, tokens


def abandoned(runtime, **more):
    """A game that seat 2 left long ago, and that a bot plays for it."""
    table, tokens = seated(runtime, absence_policy="bot", **more)
    table.depart(2)
    runtime.time += ABSENCE + 1
    return table, tokens


# Links and seats that are held


def test_taking_a_seat_voids_every_other_link_to_it(runtime):
    table = Table.make(CATALOG, settings(players=2), runtime)
    _, door = table.seat_creator("Anna")
    old = table.invite(0, 1)
    _, token = table.exchange(door, "Ben")

    assert refused("invalid-secret", table.exchange, old, "Eve")
    table.contribute(0, CLIENT_SEED)
    table.contribute(1, CLIENT_SEED)
    assert refused("invalid-secret", table.exchange, old, "Eve")
    assert table.seat_of_token(token) == 1 and table.seats[1].name == "Ben"


def test_a_held_seat_is_not_offered_to_others(runtime):
    table = Table.make(CATALOG, settings(players=3), runtime)
    _, door = table.seat_creator("Anna")
    table.exchange(door, "Ben")

    assert refused("seat-unavailable", table.invite, 0, 1)


def test_a_short_absence_opens_no_seat(runtime):
    table, tokens = seated(runtime, absence_policy="bot", grace=0.0)
    table.depart(2)

    assert refused("not-away", table.invite, 0, 2)
    runtime.time += ABSENCE - 1
    assert refused("not-away", table.invite, 0, 2)
    table.return_to_seat(2)
    assert table.seat_of_token(tokens[2]) == 2


def test_a_table_that_waits_keeps_the_seat_for_its_holder(runtime):
    table, _ = seated(runtime, absence_policy="wait")
    table.depart(2)
    runtime.time += 90 * 86_400

    assert refused("not-away", table.invite, 0, 2)


def test_a_device_link_opens_the_holders_seat_and_ends_with_it(runtime):
    table = Table.make(CATALOG, settings(players=2), runtime)
    _, door = table.seat_creator("Anna")
    seat, token = table.exchange(door, "Ben")
    link = table.link_device(seat)
    table.leave(seat)
    table.exchange(door, "Cleo")

    assert refused("invalid-secret", table.exchange, link, "")
    assert refused("invalid-secret", table.seat_of_token, token)


# Agreement


def test_an_abandoned_seat_goes_to_a_newcomer_if_all_others_agree(runtime):
    table, tokens = abandoned(runtime)
    code = table.make_recovery(2)
    link = table.invite(0, 2)
    assert refused("not-agreed", table.exchange, link, "Eve")
    assert table.handovers[2].needed == [0, 1]
    table.agree(1, 2, True)
    seat, token = table.exchange(link, "Cleo")

    assert (seat, table.seat_of_token(token), table.seats[2].name) == (2, 2, "Cleo")
    assert refused("invalid-secret", table.seat_of_token, tokens[2])
    assert refused("invalid-secret", table.exchange, code, "")
    change = table.changes[-1]
    assert (change.kind, change.seat, change.before, change.name) == (
        "handed-over",
        2,
        "Guest 2",
        "Cleo",
    )


def test_one_who_refuses_ends_the_offer(runtime):
    table, _ = abandoned(runtime)
    link = table.invite(0, 2)
    table.agree(1, 2, False)

    assert table.handovers == {}
    assert refused("invalid-secret", table.exchange, link, "Eve")
    assert refused("seat-unavailable", table.agree, 1, 2, True)


def test_a_holder_who_returns_ends_the_offer(runtime):
    table, tokens = abandoned(runtime)
    link = table.invite(0, 2)
    table.agree(1, 2, True)
    table.return_to_seat(table.seat_of_token(tokens[2]))
    table.arrive(2)

    assert refused("invalid-secret", table.exchange, link, "Eve")
    assert table.handovers == {} and not table.replaced(2)


def test_a_holder_who_is_present_keeps_the_seat_even_if_all_agreed(runtime):
    """A presence that another worker reports comes without a hello here."""
    table, _ = abandoned(runtime)
    link = table.invite(0, 2)
    table.agree(1, 2, True)
    table.set_presence({0: 1, 1: 1, 2: 1}, {})

    assert refused("not-away", table.exchange, link, "Eve")


def test_a_person_whom_a_bot_replaced_returns_to_their_seat(runtime):
    table, tokens = seated(runtime, absence_policy="remove")
    table.depart(2)
    runtime.time += 61
    table.remove(0, 2)
    assert table.seats[2].kind == "person" and table.replaced(2)
    assert {scheduled.agent for scheduled in table.scheduled_moves() if scheduled.seat == 2} == {
        "steady"
    }
    table.return_to_seat(table.seat_of_token(tokens[2]))

    assert not table.replaced(2)
    assert [change.kind for change in table.changes] == ["replaced", "returned"]


def test_nobody_takes_an_abandoned_seat_alone(runtime):
    """At a table of two, the host would otherwise read the hand of an absent opponent."""
    table, tokens = full_table(runtime, settings(players=2, absence_policy="bot", grace=0.0))
    table.arrive(0)
    runtime.time += ABSENCE + 1

    assert table.replaced(1)
    assert refused("not-agreed", table.invite, 0, 1)
    assert table.seat_of_token(tokens[1]) == 1


def test_a_short_absence_takes_nobodys_vote(runtime):
    table, _ = abandoned(runtime, grace=0.0)
    table.depart(1)
    runtime.time += 1
    link = table.invite(0, 2)

    assert table.replaced(1) and table.handovers[2].needed == [0, 1]
    assert refused("not-agreed", table.exchange, link, "Eve")
    runtime.time += ABSENCE
    assert refused("not-agreed", table.exchange, link, "Eve")


def test_nobody_is_taken_for_somebody_else(runtime):
    table, _ = abandoned(runtime)
    link = table.invite(0, 2)
    table.agree(1, 2, True)
    table.exchange(link, "Guest 2")

    assert table.seats[2].name == "Guest 2 2"
    other = Table.make(CATALOG, settings(players=3), runtime)
    _, door = other.seat_creator("A" * 24)
    other.exchange(door, "a" * 24)
    assert other.seats[1].name == "a" * 22 + " 2"


# Seats of bots


@pytest.mark.parametrize("allowed", [False, True])
def test_a_bots_seat_is_taken_in_a_game_only_where_the_settings_say_so(runtime, allowed):
    given = settings(players=3, bots=["steady"], bot_seats=allowed)
    table, _ = full_table(runtime, given)
    if not allowed:
        assert refused("seat-unavailable", table.invite, 0, 2)
        return
    bot = table.seats[2].name
    seat, _ = table.exchange(table.invite(0, 2), "Cleo")

    assert seat == 2 and table.seats[2].kind == "person"
    assert (table.changes[-1].kind, table.changes[-1].before) == ("bot-seat-taken", bot)


# Recovery codes


def test_a_recovery_code_brings_the_holder_back_and_shuts_out_every_other_device(runtime):
    table, tokens = seated(runtime)
    code = table.make_recovery(1)
    seat, token = table.exchange(code.lower().replace("-", " "), "")

    assert seat == 1 and table.seat_of_token(token) == 1
    assert refused("invalid-secret", table.seat_of_token, tokens[1])
    assert refused("invalid-secret", table.exchange, code, "")
    assert table.changes[-1].kind == "recovered"


def test_only_the_newest_recovery_code_opens_a_seat(runtime):
    table, _ = seated(runtime)
    old, new = table.make_recovery(1), table.make_recovery(1)

    assert refused("invalid-secret", table.exchange, old, "")
    assert table.exchange(new, "")[0] == 1


def test_recovery_codes_can_be_written_down():
    codes = {Runtime().code() for _ in range(50)}

    assert len(codes) == 50
    assert all([len(group) for group in code.split("-")] == [4] * 4 for code in codes)
    assert not set("ILOU") & set("".join(codes))


# Watching


def test_a_private_table_is_watched_with_a_link(runtime):
    table, _ = seated(runtime)
    link = table.link_spectators()

    assert refused("link-required", table.check_spectator, "")
    assert refused("link-required", table.check_spectator, "nonsense")
    table.check_spectator(link)
    assert refused("invalid-secret", table.exchange, link, "Eve")


def test_links_for_spectators_are_limited_to_the_newest(runtime):
    table, _ = seated(runtime)
    links = []
    for _ in range(20):
        runtime.time += 1
        links.append(table.link_spectators())

    assert refused("link-required", table.check_spectator, links[0])
    table.check_spectator(links[-1])
    assert len(table.keys.of("watch")) == 8


def test_changes_and_offers_are_stored_with_the_table(runtime):
    table, _ = abandoned(runtime)
    table.invite(0, 2)
    draft = collect_draft(table)

    assert draft.row["handovers"] == '[{"seat": 2, "needed": [0, 1], "agreed": [0]}]'


# Over real sockets


class Patient(Quick):
    """A runtime without delays whose clock can be moved."""

    def __init__(self):
        self.ahead = 0.0

    def now(self):
        return super().now() + self.ahead


async def lobby(server):
    """A host and, by the door, an opponent; the host's token and an older invitation."""
    made = await server.create("evolution", 2)
    host = await server.client(made["table"], token=made["token"], client_seed=CLIENT_SEED)
    old = (await host.ask("invite", seat=1))["secret"]
    rival = await server.client(
        made["table"], secret=made["join_secret"], name="Berta", client_seed=CLIENT_SEED
    )
    for client in (host, rival):
        await reach(client, lambda c: c.state)
    return made["table"], host, rival, old


async def is_undisturbed(client):
    """Does a client still hold its seat and answer?"""
    return (await client.ask("ping"))["type"] == "pong" and client.seat == 1


def test_an_older_invitation_does_not_take_a_present_opponents_seat(database):
    async def run():
        async with running(database) as server:
            table, host, rival, old = await lobby(server)
            thief = await server.client(table, secret=old, name="Eve")
            undisturbed = await is_undisturbed(rival)
            await close(host, rival)
            return thief.answer, thief.state, undisturbed

    answer, state, undisturbed = asyncio.run(run())
    assert (answer["type"], answer["code"]) == ("error", "invalid-secret")
    assert state == {} and undisturbed


def test_an_invitation_made_during_a_disconnect_is_refused(database):
    async def run():
        runtime = Patient()
        async with running(database, runtime) as server:
            made, (host, rival, third) = await server.party(
                "evolution", 3, absence_policy="bot", grace=0.1
            )
            table = made["table"]
            await close(rival)
            await reach(host, lambda c: not c.table["seats"][1]["present"])
            short = await host.ask("invite", seat=1)
            runtime.ahead += ABSENCE + 1
            await reach(host, lambda c: c.table["seats"][1]["replaced"])
            link = await host.ask("invite", seat=1)
            await third.ask("vote", seat=1)
            back = await server.client(table, token=rival.token)
            thief = await server.client(table, secret=link["secret"], name="Eve")
            undisturbed = await is_undisturbed(back)
            await close(host, back, third)
            return short, thief.answer, thief.state, undisturbed

    short, answer, state, undisturbed = asyncio.run(run())
    assert short["code"] == "not-away"
    assert answer["code"] == "invalid-secret" and state == {} and undisturbed


def test_a_device_link_adds_a_device_and_shuts_nobody_out(database):
    async def run():
        async with running(database) as server:
            table, host, rival, _ = await lobby(server)
            own = (await host.ask("device-link"))["secret"]
            phone = await server.client(table, secret=own)
            again = await server.client(table, secret=own)
            undisturbed = await is_undisturbed(rival)
            seats = phone.seat, (await host.ask("ping"))["type"]
            await close(host, rival, phone)
            return seats, again.answer, undisturbed

    seats, again, undisturbed = asyncio.run(run())
    assert seats == (0, "pong") and again["code"] == "invalid-secret" and undisturbed


def test_a_bots_seat_stays_the_bots_unless_the_settings_open_it(database):
    async def run():
        async with running(database) as server:
            answers = []
            for allowed in (False, True):
                made, (host, newcomer) = await server.party(
                    "evolution", 3, bots=["random"], bot_seats=allowed
                )
                link = await host.ask("invite", seat=2)
                answers.append(link.get("code", ""))
                if allowed:
                    new = await server.client(made["table"], secret=link["secret"], name="Cleo")
                    await reach(newcomer, lambda c: c.table["changes"])
                    answers.append(newcomer.table["changes"][0]["kind"])
                    await close(new)
                await close(host, newcomer)
            return answers

    assert asyncio.run(run()) == ["seat-unavailable", "", "bot-seat-taken"]


def test_a_recovery_code_opens_the_seat_and_closes_the_thiefs_connection(database):
    async def run():
        async with running(database) as server:
            table, host, rival, _ = await lobby(server)
            code = (await rival.ask("recovery-code"))["secret"]
            back = await server.client(table, secret=code)
            await reach(back, lambda c: c.state)
            with pytest.raises(ConnectionClosed) as closed:
                await reach(rival, lambda c: False)
            await reach(host, lambda c: c.table["changes"])
            await close(host, back)
            return back.seat, closed.value.rcvd.reason, host.table["changes"][-1]["kind"]

    assert asyncio.run(run()) == (1, "invalid-secret", "recovered")


def test_an_abandoned_seat_changes_hands_by_agreement_and_everybody_is_told(database):
    async def run():
        runtime = Patient()
        async with running(database, runtime) as server:
            made, (one, two, three) = await server.party(
                "evolution", 3, absence_policy="bot", grace=0.1
            )
            await close(three)
            await reach(one, lambda c: not c.table["seats"][2]["present"])
            runtime.ahead += ABSENCE + 1
            await reach(one, lambda c: c.table["seats"][2]["replaced"])
            link = await one.ask("invite", seat=2)
            early = await server.client(made["table"], secret=link["secret"], name="Cleo")
            await reach(two, lambda c: c.table["handovers"])
            offer = two.table["handovers"][0]
            await two.ask("vote", seat=2)
            cleo = await server.client(made["table"], secret=link["secret"], name="Cleo")
            await reach(two, lambda c: c.table["changes"])
            old = await server.client(made["table"], token=three.token)
            await close(one, two, cleo)
            return early.answer, offer, cleo.seat, two.table["changes"][-1], old.answer

    early, offer, seat, change, old = asyncio.run(run())
    assert early["code"] == "not-agreed" and offer == {"seat": 2, "agreed": [0], "needed": [0, 1]}
    assert seat == 2 and old["code"] == "invalid-secret"
    assert (change["kind"], change["before"], change["name"]) == ("handed-over", "Guest 2", "Cleo")


def test_a_private_table_is_not_watched_without_a_link(database):
    async def run():
        async with running(database) as server:
            made, clients = await server.party("evolution", 2)
            refused = await server.client(made["table"], request_id=5)
            by_link = await server.client(made["table"], secret=made["spectator_secret"])
            by_door = await server.client(made["table"], secret=made["join_secret"], watch=True)
            fresh = await clients[0].ask("spectator-link")
            by_fresh = await server.client(made["table"], secret=fresh["secret"])
            seats = [each.answer["seat"] for each in (by_link, by_door, by_fresh)]
            await close(by_link, by_door, by_fresh, *clients)
            return refused.answer, seats

    refused, seats = asyncio.run(run())
    assert (refused["code"], refused["request_id"]) == ("link-required", 5) and seats == [
        None,
        None,
        None,
    ]

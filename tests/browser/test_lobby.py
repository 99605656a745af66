"""Before the game, the host decides seat by seat who is a bot."""


def test_the_host_changes_a_seat_from_bot_to_person_and_back(visit):
    anna = visit()
    anna.sit_down("evolution", players=3, bots=["random"])
    seats = anna.page.locator("main ol li")
    seats.nth(1).get_by_role("button", name="Add a bot").wait_for()
    seats.nth(2).get_by_role("button").click()
    seats.nth(2).get_by_role("button", name="Add a bot").wait_for()

    for seat in (1, 2):
        seats.nth(seat).get_by_role("button", name="Add a bot").click()

    assert anna.wait_to_be_asked()
    assert anna.page.locator("[data-player]").count() == 3

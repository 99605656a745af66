"""The undo button says what it takes back, and why it can't; time that runs out is told."""


def test_the_button_says_what_it_takes_back_and_why_it_cannot(visit):
    anna = visit()
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    note = anna.page.locator("aside #undo-note")
    note.get_by_text("You have nothing to undo.").wait_for()

    anna.play(until=lambda: note.get_by_text("Takes back: You").count() > 0)
    what = note.inner_text().removeprefix("Takes back: ")
    line = anna.page.locator("aside .log li").filter(has_text=what)
    assert line.count()
    anna.page.locator("aside .tools button").first.click()
    line.first.wait_for(state="detached")


def test_the_last_to_choose_may_be_asked_to_confirm(visit):
    anna = visit(confirmReveal=True)
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    anna.page.wait_for_timeout(500)
    anna.click(anna.lit()[0])
    go = anna.page.locator(".bar.ask [data-handle='!!go']")
    go.wait_for()
    chosen = anna.page.locator("aside .log").get_by_text("You put")
    assert chosen.count() == 0
    go.click()
    chosen.first.wait_for()


def test_time_that_runs_out_is_told(visit):
    anna = visit()
    anna.sit_down("evolution", players=2, clock={"kind": "move", "seconds": 2})
    told = anna.page.locator("aside .log").get_by_text("Time ran out: a bot played for you.")
    told.first.wait_for()
    assert "Takes back" not in anna.page.locator("aside #undo-note").inner_text()

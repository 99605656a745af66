"""Questions to several seats at the same time."""

import tangledbank
from tangledbank.core.flow import close
from tangledbank.core.rng import seeded


def test_every_seat_of_a_large_table_can_be_asked_something_else():
    game = tangledbank.game("origin")
    s = game.empty_state(8, game.resolve_options(8, {}), seeded(1))
    for seat in range(8):
        s.ask(seat, 200 + seat)

    for seat in range(8):
        assert s.prompts[seat] == s.prompt_of(seat) == 200 + seat
        close(s, seat)
        assert s.prompt_of(seat) == 0 and s.waiting == 7 - seat
    assert s.asking == 0

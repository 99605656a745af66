"""Events say where a card comes from and goes to, if that differs from the usual."""

import tangledbank
from tangledbank.games.oceans.ids import CARD_REVEALED
from tangledbank.server.views.slots import SlotCodec


def test_the_card_that_fills_the_sea_is_drawn_and_discarded():
    match = tangledbank.new("oceans", players=3, seed=5)
    codec = SlotCodec(match.game, 3)
    revealed = [codec.event(event) for event in match.all_news if event.kind == CARD_REVEALED]
    piles = [(values["source"], values["target"]) for values in revealed]

    assert piles == [("", "")] * (len(piles) - 1) + [("deck", "discard")]
    assert revealed[-1]["card"] == match.game.codec.keys["card"].key(match.state.discard[-1])

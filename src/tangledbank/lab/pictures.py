"""SVG pictures of tables and beings, based on published views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from textwrap import shorten
from typing import Any, Final

from tangledbank.core.game import Game
from tangledbank.notation.names import seat_name
from tangledbank.texts import Texts
from tangledbank.texts.catalogue import Catalogue, detect_language

Document = Mapping[str, Any]

WIDTH: Final = 760
CARD: Final = 176  # the width of a being
GAP: Final = 10
LINE: Final = 17
HEAD: Final = 30
BEINGS: Final = ("species", "animals")
NUMBERS: Final = ("body", "population", "food")
SEATS: Final = (
    "#1f6f54", "#b3541e", "#33608f", "#7d6ba8", "#8a6d1f", "#a33a4a", "#3d7a80", "#6b6b6b",
)  # fmt: skip
PAPER: Final = "#fdfcf8"
INK: Final = "#1d2421"
SOFT: Final = "#5a6560"


class TableDrawing:
    """A drawing of one game's views, in the reader's language."""

    def __init__(self, game: Game, lang: str | None = None) -> None:
        chosen = lang or detect_language()
        self.words = Texts(chosen).of(game)
        self.cards = game.legend()
        self.say = Catalogue(chosen, ("common", "lab")).say

    def trait(self, trait: Mapping[str, Any]) -> str:
        key = str(trait.get("trait", "?"))
        known = self.words.catalogue.has(f"trait-{key}")
        name = self.words.say(f"trait-{key}") if known else key
        stored = trait.get("food", 0)
        return f"{name} · {stored}" if stored else name

    def numbers(self, being: Mapping[str, Any]) -> str:
        """Return a being's figures, such as `body 3 · population 2 · food 1`."""
        said = {key: str(being[key]) for key in NUMBERS if key in being}
        if "population" not in being:  # an animal has a need instead
            said["food"] = f"{being['food']}/{being['need']}"
        return " · ".join(self.say(f"board-{key}", number=number) for key, number in said.items())

    # SVG

    def being(self, being: Mapping[str, Any]) -> str:
        """Draw one being."""
        high = card_height([being])
        about = f"{being['name']}: {self.numbers(being)}"
        return picture(str(being["name"]), about, CARD + 2, high + 2, self.card(being, 1, 1, high))

    def board(self, seen: Document) -> str:
        """Draw the whole table, with a band of beings for each player."""
        y, parts = 44.0, [text(GAP, 26, self.title(seen), "bold", INK, 17)]
        for player in seen["table"]:
            body, high = self.band(player, y)
            parts.append(body)
            y += high
        about = "; ".join(self.about(player) for player in seen["table"])
        return picture(self.title(seen), about, WIDTH, y + GAP, "".join(parts))

    def title(self, seen: Document) -> str:
        name = self.words.game.title
        asked = ", ".join(f"{seat_name(each['seat'])}: {each['prompt']}" for each in seen["asked"])
        return self.say("board-title", game=name, round=seen["round"], asked=asked or "–")

    def about(self, player: Mapping[str, Any]) -> str:
        names = ", ".join(f"{b['name']} ({self.numbers(b)})" for b in beings_of(player)) or "–"
        return f"{self.owner(player)}: {names}"

    def owner(self, player: Mapping[str, Any]) -> str:
        return self.say(
            "board-player",
            seat=seat_name(player["seat"]),
            points=player["points"],
            cards=len(player["hand"]) + len(player.get("deep", ())),
        )

    def hand(self, player: Mapping[str, Any]) -> str:
        """Return the names of the visible cards in a player's hand."""
        held = [*player["hand"], *player.get("deep", ())]
        known = [self.cards.get(card, card) for card in held if card != "?"]
        return shorten(", ".join(known), WIDTH // 7, placeholder=" …")

    def band(self, player: Mapping[str, Any], y: float) -> tuple[str, float]:
        """Draw a player's part of the table, and return it with its height."""
        color = SEATS[player["seat"] % len(SEATS)]
        parts = [box((0, y), (WIDTH, HEAD - 6), color, 0.14), box((0, y), (6, HEAD - 6), color)]
        parts.append(text(14, y + LINE, self.owner(player), "bold", INK, 14))
        y0, y = y, y + HEAD
        hand = self.hand(player)
        if hand:
            parts.append(text(14, y + 8, hand, "normal", SOFT, 11))
            y += LINE
        per_row = int((WIDTH - GAP) // (CARD + GAP))
        beings = beings_of(player)
        for start in range(0, len(beings), per_row):
            row = beings[start : start + per_row]
            high = card_height(row)
            for place, being in enumerate(row):
                parts.append(self.card(being, GAP + place * (CARD + GAP), y, high))
            y += high + GAP
        return "".join(parts), y - y0 + 4

    def card(self, being: Mapping[str, Any], x: float, y: float, high: float) -> str:
        color = SEATS[int(being["owner"]) % len(SEATS)]
        parts = [box((x, y), (CARD, high), PAPER, line=color), box((x, y), (CARD, 20), color, 0.2)]
        parts.append(text(x + 8, y + 15, str(being["name"]), "bold", INK, 13))
        parts.append(text(x + 8, y + 36, self.numbers(being), "normal", SOFT, 11))
        for place, trait in enumerate(being["traits"]):
            parts.append(text(x + 8, y + 54 + LINE * place, self.trait(trait), "normal", INK, 12))
        return "".join(parts)

    # HTML

    def page(self, seen: Document) -> str:
        """Return the picture, and the same content as an HTML table."""
        rows = [
            (escape(seat_name(player["seat"])), escape(str(being["name"])),
             escape(self.numbers(being)), escape(", ".join(map(self.trait, being["traits"]))))
            for player in seen["table"] for being in beings_of(player)
        ]  # fmt: skip
        cells = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
        said = escape(self.say("board-as-table"))
        return (
            f"{self.board(seen)}<details><summary>{said}</summary><table>{cells}</table></details>"
        )


def beings_of(player: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """Return a player's species or animals, in order."""
    return next((player[key] for key in BEINGS if key in player), [])


def card_height(beings: Sequence[Mapping[str, Any]]) -> float:
    return 48 + LINE * max(1, *[len(being["traits"]) for being in beings], 1)


def picture(title: str, about: str, wide: float, high: float, body: str) -> str:
    return (
        f'<svg role="img" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" '
        f'width="{wide:g}" height="{high:g}" font-family="system-ui, sans-serif">'
        f"<title>{escape(title)}</title><desc>{escape(about)}</desc>"
        f'<rect width="{wide:g}" height="{high:g}" fill="{PAPER}"/>{body}</svg>'
    )


def box(
    corner: tuple[float, float], size: tuple[float, float], fill: str, opacity: float = 1.0,
    line: str = "none",
) -> str:  # fmt: skip
    (x, y), (wide, high) = corner, size
    place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="4"'
    return f'<rect {place} fill="{fill}" fill-opacity="{opacity:g}" stroke="{line}"/>'


def text(x: float, y: float, said: str, weight: str, fill: str, size: int) -> str:
    style = f'font-size="{size}" font-weight="{weight}" fill="{fill}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(said)}</text>'

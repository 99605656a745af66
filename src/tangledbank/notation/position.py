"""Positions as text: the parts that all games share."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tangledbank.core.action import FIRST, HIDDEN, NONE
from tangledbank.core.errors import BadData, BadNotation
from tangledbank.core.flow import Frame, State
from tangledbank.core.options import Value, spell
from tangledbank.notation.names import (
    Line,
    begins,
    being_id,
    cards_in,
    fits,
    located,
    parts_of,
    read_seat,
    squeeze,
)

if TYPE_CHECKING:
    from tangledbank.core.game import Game

S = TypeVar("S", bound=State)

PHASE_WORDS = ("round", "first", "turn")
REST = ("…", "...")
BEING_LINE = re.compile(r"([a-h]\d+)\s*:\s*(.*)")
PLAYER_LINE = re.compile(r"([a-h])\s*:\s*(.*)")


class CardRequest:
    """A card that a position names, and its destination. Requests with lower ranks choose first."""

    rank = 1

    def __init__(self, line: Line, text: str, place: list[int]) -> None:
        self.line = line
        self.text = text
        self.place = place
        self.index = len(place)
        if ":" in text:
            self.rank = 0
        place.append(NONE)

    def grant(self, card: int) -> None:
        self.place[self.index] = card

    def choose(self, names: Sequence[str], free: list[int]) -> int:
        """Remove a matching card from the free cards and return it."""
        if self.text == "?":
            return HIDDEN
        for card in free:
            if fits(names[card], self.text):
                free.remove(card)
                return card
        often = "is named more often than this deck has it"
        what = often if self.is_known(names) else "is not a card of the game"
        raise located(self.line, f"{self.text!r} {what}")

    def is_known(self, names: Sequence[str]) -> bool:
        """Return whether the requested card exists."""
        return self.text == "?" or any(fits(name, self.text) for name in names[FIRST:])


class UnnamedCardRequest(CardRequest):
    """A request for any card that fits."""

    rank = 5

    def __init__(self, line: Line, place: list[int], fitting: Callable[[int], bool]) -> None:
        super().__init__(line, "?", place)
        self.fitting = fitting

    def choose(self, names: Sequence[str], free: list[int]) -> int:
        for card in free:
            if self.fitting(card):
                free.remove(card)
                return card
        raise located(self.line, "not enough cards are left for this pile")


class PositionReader(Generic[S]):
    """A reader of positions. It reads all lines, then assigns a card to every request."""

    words: Sequence[str] = ("phase",)  # first words of lines about the table
    repeated: Sequence[str] = ()  # lines that may occur several times
    open_piles: Sequence[str] = ("deck", "discard")  # piles that may end with all other cards
    phase_names: Sequence[str]
    moments: Sequence[str] = ("last round",)  # further parts of the phase line
    player_words: Sequence[str] = ()  # first words of a player's properties
    being_words: Sequence[str] = ()  # first words of a being's properties, except traits
    being = "species"
    fields: Sequence[str] = ("stack", "prompts", "asked")  # the state of unfinished decisions

    def __init__(
        self, game: Game, s: S, names: Sequence[str], piles: Mapping[str, list[int]]
    ) -> None:
        self.game = game
        self.s = s
        self.names = names
        self.piles = piles
        self.requests: list[CardRequest] = []
        self.given: set[str] = set()
        self.rests = {"deck"}  # open piles that get the unnamed cards
        self.phase = ""
        self.round = 1
        self.first = 0
        self.turn = -1
        self.doing: Line | None = None

    # Lines

    def number(self, line: Line, text: str, low: int, high: int, what: str) -> int:
        if not re.fullmatch(r"-?\d{1,4}", text) or not low <= int(text) <= high:
            raise located(line, f"{what} is a number from {low} to {high}, not {text!r}")
        return int(text)

    def seat(self, line: Line, text: str) -> int:
        try:
            return read_seat(text, int(self.s.seats))
        except BadNotation as error:
            raise located(line, str(error)) from None

    def being_id(self, line: Line, text: str) -> int:
        try:
            return being_id(self.s, text, self.being)
        except BadNotation as error:
            raise located(line, str(error)) from None

    def cards(self, line: Line, text: str, place: list[int]) -> None:
        for word in cards_in(text):
            self.requests.append(CardRequest(line, word, place))

    def read(self, line: Line) -> None:
        text = squeeze(line.text)
        being = BEING_LINE.fullmatch(text)
        player = PLAYER_LINE.fullmatch(text)
        if being:
            id = self.being_id(line, being[1])
            if self.s.lives(id):
                raise located(line, f"this {self.being} is already described")
            self.read_being(line, id, parts_of(being[2]))
        elif player:
            seat = self.seat(line, player[1])
            for part in parts_of(player[2]):
                if not begins(part, self.player_words):
                    known = ", ".join(self.player_words)
                    raise located(line, f"expected {known}, not {part!r}")
                self.read_player(line, seat, part)
        elif text.startswith("doing "):
            self.doing = line
        else:
            self.read_table(line, text)

    def read_table(self, line: Line, text: str) -> None:
        word = next((w for w in self.words if text == w or text.startswith(w + " ")), "")
        if not word:
            raise located(line, f"expected {', '.join(self.words)}, A: or A1:")
        if word in self.given and word not in self.repeated:
            raise located(line, f"{word} is given twice")
        self.given.add(word)
        rest = text[len(word) :].strip()
        if word in self.piles:
            self.read_pile(line, word, rest)
        else:
            getattr(self, "read_" + word.replace(" ", "_"))(line, rest)

    def read_pile(self, line: Line, word: str, text: str) -> None:
        names = text.replace(",", " ").split()
        last = names[-1] if names else ""
        self.given.add(word)
        if word in self.open_piles:
            self.rests.discard(word)
            if last in REST:
                self.take_rest(line, word)
            if last in REST or last.isdecimal():
                names.pop()
        self.cards(line, " ".join(names), self.piles[word])
        if word in self.open_piles and last.isdecimal():
            count = self.number(line, last, 0, 999, word)
            self.requests += [self.unnamed(line, word) for _ in range(count)]

    def unnamed(self, line: Line, word: str) -> UnnamedCardRequest:
        """Return a request for any card that belongs in a pile."""
        return UnnamedCardRequest(line, self.piles[word], lambda card: self.belongs(word, card))

    def belongs(self, word: str, card: int) -> bool:
        """Return whether a card belongs in a pile."""
        return True

    def take_rest(self, line: Line, word: str) -> None:
        """Put all cards that the position doesn't name into a pile; refuse a second such pile."""
        for other in [each for each in self.rests if self.are_rivals(word, each)]:
            if other in self.given:
                raise located(line, f"all other cards are in {other} already")
            self.rests.discard(other)
        self.rests.add(word)

    def are_rivals(self, one: str, other: str) -> bool:
        """Return whether two piles hold the same kind of cards."""
        return True

    def rest_pile(self) -> list[int]:
        """Return the pile for cards that the position doesn't name."""
        return next(
            (self.piles[word] for word in self.open_piles if word in self.rests), self.piles["out"]
        )

    def read_phase(self, line: Line, text: str) -> None:
        name, *parts = parts_of(text) or [""]
        if name not in self.phase_names:
            known = ", ".join(self.phase_names)
            raise located(line, f"there is no phase {name!r}: phases are {known}")
        self.phase = name
        for part in parts:
            word, _, value = part.partition(" ")
            if word == "round":
                self.round = self.number(line, value, 1, 999, "round")
            elif word == "first":
                self.first = self.seat(line, value)
            elif word == "turn":
                self.turn = self.seat(line, value)
            elif not self.read_moment(line, part):
                known = ", ".join((*PHASE_WORDS, *self.moments))
                raise located(line, f"expected {known}, not {part!r}")

    def read_moment(self, line: Line, part: str) -> bool:
        """Read one of `moments`; return whether the part was one."""
        raise NotImplementedError

    def read_being(self, line: Line, id: int, parts: Sequence[str]) -> None:
        raise NotImplementedError

    def read_player(self, line: Line, seat: int, part: str) -> None:
        """Read one property of a player."""
        raise NotImplementedError

    # Cards

    def deal(self, cards: Sequence[int]) -> list[int]:
        """Assign a card to every request; return the cards that are left."""
        if self.doing is not None:
            return self.recall(self.doing)
        free = list(cards)
        for request in sorted(self.requests, key=lambda request: request.rank):
            request.grant(request.choose(self.names, free))
        return free

    def recall(self, line: Line) -> list[int]:
        """Assign the exact cards that the `doing` line lists."""
        cards = self.plain(line).get("cards")
        if not isinstance(cards, list) or len(cards) != len(self.requests):
            raise located(line, "this line lists other cards than the position")
        for request, key in zip(self.requests, cards, strict=True):
            card = self.card(line, key)
            if self.names[card] != request.text:
                raise located(line, "this line lists other cards than the position")
            request.grant(card)
        return []

    def card(self, line: Line, key: object) -> int:
        """Return the card with this key."""
        try:
            return int(self.game.codec.decode_kind("card", key))
        except BadData as error:
            raise located(line, str(error)) from None

    def plain(self, line: Line) -> dict[str, Any]:
        """Return the JSON of the `doing` line."""
        try:
            plain = json.loads(line.text.split(None, 1)[1])
        except (ValueError, RecursionError):
            plain = None
        if not isinstance(plain, dict):
            raise located(line, "expected `doing` and the JSON that the program wrote")
        return plain

    def finish(self) -> None:
        """Assign the cards and make the state consistent."""
        raise NotImplementedError

    def stack(self) -> list[Frame[Any]]:
        """Return the frames for the phase and turn."""
        raise NotImplementedError

    def resume(self) -> None:
        """Set up the decision at which the game continues."""
        if self.doing is None:
            self.s.stack = self.stack()
            return
        try:
            self.game.codec.resume(self.s, self.plain(self.doing), self.fields)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            what = f"expected doing with what the program wrote: {error}"
            raise located(self.doing, what) from None


class PositionWriter(Generic[S]):
    """A writer that turns a state into a position."""

    fields: Sequence[str] = ("stack", "prompts", "asked")

    def __init__(
        self, game: Game, options: Mapping[str, Value], s: S, names: Sequence[str]
    ) -> None:
        self.game = game
        self.options = options
        self.s = s
        self.names = names
        self.named: list[int] = []  # all cards in the order of writing

    def cards(self, cards: Sequence[int]) -> str:
        self.named += map(int, cards)
        return " ".join(self.names[card] for card in cards)

    def pile(self, word: str, cards: Sequence[int]) -> list[str]:
        """Return a line or part of a line that lists the cards, or nothing if there are none."""
        return [f"{word} {self.cards(cards)}"] if cards else []

    def lines(self) -> list[str]:
        lines = [self.game_line(), self.phase_line(), *self.table_lines()]
        for seat in range(self.s.seats):
            lines += self.player_lines(seat)
        lines += self.shared_lines()
        doing = self.doing()
        return lines + ([f"doing {doing}"] if doing else [])

    def game_line(self) -> str:
        defaults = {option.key: option.default for option in self.game.options}
        given = [f", {k} {spell(v)}" for k, v in self.options.items() if v != defaults[k]]
        return f"game {self.game.key}, {self.s.seats} players" + "".join(given)

    def phase_line(self) -> str:
        progress = [f"phase {self.s.phase_key()}", f"round {self.s.round_number()}"]
        return ", ".join([*progress, *self.phase_parts()])

    def phase_parts(self) -> list[str]:
        """Return the parts of the phase line after phase and round."""
        raise NotImplementedError

    def table_lines(self) -> list[str]:
        """Return the lines about the table."""
        raise NotImplementedError

    def player_lines(self, seat: int) -> list[str]:
        """Return the lines about a player and the player's beings."""
        raise NotImplementedError

    def shared_lines(self) -> list[str]:
        """Return the lines about things that several beings share."""
        return []

    def frames(self) -> list[Frame[Any]]:
        """Return the frames that the phase line implies."""
        raise NotImplementedError

    def is_busy(self) -> bool:
        """Return whether an action is in progress that the frames don't show."""
        return False

    def doing(self) -> str:
        """Return unfinished decisions as JSON, or '' if phase and turn say everything."""
        codec = self.game.codec
        if not self.is_busy() and codec.encode(self.s.stack) == codec.encode(self.frames()):
            return ""
        whole = codec.part(self.s, self.fields)
        return json.dumps({**whole, "cards": codec.write("card", self.named)})

"""A trained network that scores the options of a decision, without NumPy.

The network embeds every being, adds the embeddings of each side, and combines them with the figures
of the table; each option is scored by its own columns, those of the beings that it names, and the
table. Most inputs are zero, and zeros cost nothing. `learning/` trains the weights.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tangledbank.core.encoder import Encoder, WrittenColumns, put
from tangledbank.core.flow import State
from tangledbank.core.option_encoder import (
    BEING,
    CARD,
    CARD_MARK,
    CARD_NUMBER,
    CARD_TRAIT,
    COPIES,
    NUMBER,
    OTHER_NUMBER,
    ROWS,
    SEAT,
    TARGET,
    TRAIT,
    VERB,
    WIDTH,
    OptionEncoder,
    turns_page,
)

NUMBERS: Final = (CARD_NUMBER, CARD_MARK, NUMBER, OTHER_NUMBER, SEAT, COPIES)
MOST_SEATS: Final = 8
EMBEDDED: Final = 5  # inputs for the number of players: 2, 3, 4, 5, and more
LARGEST: Final = 255  # larger values of columns count as this
CROWD: Final = 0.25  # scale of the sum over a side's beings
UNLIKELY: Final = -20.0  # the log probability of an action that no row shows
IGNORED: Final = ("card",)  # columns of a being whose size means nothing


class Layout:
    """The places of the inputs, for one game and any number of seats."""

    def __init__(self, offer: OptionEncoder) -> None:
        encoder = offer.encoder
        verbs: i64 = len(offer.verb_names) + 1
        kinds: i64 = encoder.kinds + 1
        traits: i64 = len(encoder.trait_names) + 1
        self.being: i64 = encoder.being
        self.kept: list[bool] = [name not in IGNORED for name in encoder.being_names]
        self.flat: i64 = encoder.blocks + 4 * encoder.seat + EMBEDDED
        self.card: i64 = verbs
        self.card_trait: i64 = self.card + kinds
        self.trait: i64 = self.card_trait + traits
        self.numbers: i64 = self.trait + traits
        self.actor: i64 = self.numbers + len(NUMBERS)
        self.target: i64 = self.actor + encoder.being + 1
        self.row: i64 = self.target + encoder.being + 1
        self.names: list[str] = [*encoder.head_names, *encoder.pile_names, *encoder.figures.kinds]
        self.names += [*encoder.seat_names, *encoder.being_names, *offer.verb_names]


def floats(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


def clear_floats(row: vec[float]) -> None:
    for i in range(len(row)):
        row[i] = 0.0


def add_input(out: vec[float], units: i64, weights: vec[float], place: i64, x: float) -> None:
    """Add one input's contribution to the units of a layer."""
    at: i64 = place * units
    for i in range(units):
        out[i] += weights[at + i] * x


class Network:
    """The network of one game, at tables with one number of seats.

    `rate` leaves its results in `actions` and `scores`: one row for options that look alike.
    """

    def __init__(self, offer: OptionEncoder, weights: dict[str, list[float]]) -> None:
        self.offer = offer
        self.encoder: Encoder = offer.encoder
        self.layout = Layout(offer)
        self.being: vec[float] = vec[float](weights["being"])
        self.being_bias: vec[float] = vec[float](weights["being_bias"])
        self.table: vec[float] = vec[float](weights["table"])
        self.table_bias: vec[float] = vec[float](weights["table_bias"])
        self.row: vec[float] = vec[float](weights["row"])
        self.row_bias: vec[float] = vec[float](weights["row_bias"])
        self.link: vec[float] = vec[float](weights["link"])
        self.deep: vec[float] = vec[float](weights["deep"])
        self.deep_bias: vec[float] = vec[float](weights["deep_bias"])
        self.score: vec[float] = vec[float](weights["score"])
        self.embedded: vec[float] = floats(len(self.being_bias))
        self.own: vec[float] = floats(len(self.being_bias))  # sums over the beings of sides
        self.following: vec[float] = floats(len(self.being_bias))
        self.others: vec[float] = floats(len(self.being_bias))
        self.known: vec[float] = floats(len(self.table_bias))  # about the table
        self.linked: vec[float] = floats(len(self.row_bias))  # the table's part in every row
        self.each: vec[float] = floats(len(self.row_bias))
        self.deeper: vec[float] = floats(len(self.deep_bias))
        self.logarithms: vec[float] = vec[float]([math.log1p(i) for i in range(LARGEST + 1)])
        self.seen: vec[i16] = vec[i16]([0] * self.encoder.width)
        self.written = WrittenColumns(self.encoder)
        self.rows: vec[i16] = vec[i16]([0] * (ROWS * WIDTH))
        self.actions: list[int] = []
        self.scores: list[float] = []

    def rate(self, s: State, seat: i64, options: vec[i64], count: i64) -> None:
        """Score the options of a decision. An option on several pages counts on the first."""
        offer = self.offer
        self.actions = []
        self.scores = []
        page: i64 = 0
        while page == 0 or page < offer.pages:
            rows: i64 = offer.open_page(s, seat, options, count, page)
            self.encoder.write(s, seat, offer.window, self.seen, 0, self.written)
            put(self.seen, 0, page)
            offer.write(s, seat, rows, self.rows, 0)
            self.look_at_table()
            for row in range(rows):
                action: i64 = offer.actions[row]
                if not turns_page(action) and (page == 0 or action not in self.actions):
                    self.actions.append(action)
                    self.scores.append(self.score_row(row * WIDTH))
            page += 1

    def best(self) -> i64:
        """Return the action with the highest score; the first of several."""
        place: i64 = 0
        for i in range(1, len(self.scores)):
            if self.scores[i] > self.scores[place]:
                place = i
        return self.actions[place]

    def normalize(self) -> None:
        """Turn scores into the logarithms of probabilities."""
        top: float = self.scores[0]
        for score in self.scores:
            if score > top:
                top = score
        total: float = 0.0
        for score in self.scores:
            total += math.exp(score - top)
        base: float = top + math.log(total)
        self.scores = [score - base for score in self.scores]

    def log_share(self, action: i64) -> float:
        """Return the logarithm of an action's probability, once scores are normalized."""
        for i in range(len(self.actions)):
            if self.actions[i] == action:
                return self.scores[i]
        key: i64 = self.offer.key(action)
        for i in range(len(self.actions)):
            if self.offer.key(self.actions[i]) == key:
                return self.scores[i]
        return UNLIKELY

    # The table

    def column(self, at: i64) -> float:
        """Return a column of the observation on a logarithmic scale."""
        value: i64 = i64(self.seen[at])
        if value <= 0:
            return 0.0
        return self.logarithms[value if value < LARGEST else LARGEST]

    def look_at_table(self) -> None:
        """Compute the table's part in the scores of all rows."""
        known = self.known
        for i in range(len(known)):
            known[i] = self.table_bias[i]
        self.add_figures()
        self.add_sides()
        linked = self.linked
        clear_floats(linked)
        for i in range(len(known)):
            if known[i] > 0.0:
                add_input(linked, len(linked), self.link, i, known[i])

    def add_figures(self) -> None:
        """Add the head, the piles, figures of the seats, and the number of players."""
        encoder = self.encoder
        units: i64 = len(self.known)
        for i in range(encoder.blocks):
            if self.seen[i]:
                add_input(self.known, units, self.table, i, self.column(i))
        others: float = float(encoder.seats - 1)
        place: i64 = encoder.blocks
        for i in range(encoder.seat):
            at: i64 = encoder.blocks + i
            own: float = self.column(at)
            following: float = self.column(at + encoder.block)
            total: float = 0.0
            most: float = 0.0
            for turn in range(1, encoder.seats):
                value: float = self.column(at + turn * encoder.block)
                total += value
                if value > most:
                    most = value
            add_input(self.known, units, self.table, place + i, own)
            add_input(self.known, units, self.table, place + encoder.seat + i, following)
            add_input(self.known, units, self.table, place + 2 * encoder.seat + i, total / others)
            add_input(self.known, units, self.table, place + 3 * encoder.seat + i, most)
        number: i64 = encoder.seats - 2
        if number >= EMBEDDED:
            number = EMBEDDED - 1
        add_input(self.known, units, self.table, place + 4 * encoder.seat + number, 1.0)

    def add_sides(self) -> None:
        """Add the sums of the beings' embeddings."""
        encoder = self.encoder
        clear_floats(self.own)
        clear_floats(self.following)
        clear_floats(self.others)
        mean: float = CROWD / float(encoder.seats - 1)
        for turn in range(encoder.seats):
            at: i64 = encoder.blocks + turn * encoder.block
            shown: i64 = i64(self.seen[at]) - i64(self.seen[at + 1])
            if shown > encoder.slots:
                shown = encoder.slots
            for slot in range(shown):
                self.embed(at + encoder.seat + slot * encoder.being)
                if turn == 0:
                    self.add_embedded(self.own, CROWD)
                else:
                    self.add_embedded(self.others, mean)
                    if turn == 1:
                        self.add_embedded(self.following, CROWD)
        units: i64 = len(self.own)
        place: i64 = self.layout.flat
        for i in range(units):
            add_input(self.known, len(self.known), self.table, place + i, self.own[i])
            add_input(self.known, len(self.known), self.table, place + units + i, self.following[i])
            add_input(
                self.known, len(self.known), self.table, place + 2 * units + i, self.others[i]
            )

    def embed(self, at: i64) -> None:
        """Compute the embedding of the being whose columns begin at `at`."""
        embedded = self.embedded
        units: i64 = len(embedded)
        for i in range(units):
            embedded[i] = self.being_bias[i]
        for i in range(self.encoder.being):
            if self.seen[at + i] and self.layout.kept[i]:
                add_input(embedded, units, self.being, i, self.column(at + i))

    def add_embedded(self, out: vec[float], scale: float) -> None:
        embedded = self.embedded
        for i in range(len(embedded)):
            if embedded[i] > 0.0:
                out[i] += scale * embedded[i]

    # Rows

    def score_row(self, at: i64) -> float:
        """Return the score of the option whose columns begin at `at`."""
        each = self.each
        units: i64 = len(each)
        for i in range(units):
            each[i] = self.row_bias[i] + self.linked[i]
        self.add_option(at, units)
        deeper = self.deeper
        for i in range(len(deeper)):
            deeper[i] = self.deep_bias[i]
        for i in range(units):
            if each[i] > 0.0:
                add_input(deeper, len(deeper), self.deep, i, each[i])
        score: float = 0.0
        for i in range(len(deeper)):
            if deeper[i] > 0.0:
                score += deeper[i] * self.score[i]
        return score

    def add_option(self, at: i64, units: i64) -> None:
        """Add the columns of an option, and those of the beings that it names."""
        rows = self.rows
        layout = self.layout
        each = self.each
        add_input(each, units, self.row, i64(rows[at + VERB]), 1.0)
        add_input(each, units, self.row, layout.card + i64(rows[at + CARD]), 1.0)
        add_input(each, units, self.row, layout.card_trait + i64(rows[at + CARD_TRAIT]), 1.0)
        add_input(each, units, self.row, layout.trait + i64(rows[at + TRAIT]), 1.0)
        place: i64 = layout.numbers
        for column in NUMBERS:
            number: i64 = i64(rows[at + column])
            if number:
                add_input(each, units, self.row, place, float(number) / 8.0)
            place += 1
        self.add_being(i64(rows[at + BEING]), layout.actor)
        self.add_being(i64(rows[at + TARGET]), layout.target)

    def add_being(self, named: i64, place: i64) -> None:
        """Add the columns of a being, by its number in the window."""
        encoder = self.encoder
        each = self.each
        units: i64 = len(each)
        if named > encoder.slots:
            add_input(each, units, self.row, place + encoder.being, 1.0)
        if named <= 0 or named >= encoder.beyond:
            return
        turn: i64 = (named - 1) // encoder.slots
        slot: i64 = (named - 1) % encoder.slots
        at: i64 = encoder.blocks + turn * encoder.block + encoder.seat + slot * encoder.being
        for i in range(encoder.being):
            if self.seen[at + i] and self.layout.kept[i]:
                add_input(each, units, self.row, place + i, self.column(at + i))

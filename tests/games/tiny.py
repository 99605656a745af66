"""A game for tests: stones push out what is on their right. Rocks yield to wedges only, before a
rock never. Whoever may hold a snap may stop a push (a Window with a stone) or a snap (without)."""

import json

from tangledbank.core.action import FIRST, HIDDEN, a_of, pack, verb_of
from tangledbank.core.codec import Codec
from tangledbank.core.errors import BadNotation
from tangledbank.core.flow import REFEREE, Frame, State
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded
from tangledbank.core.rows import row_of
from tangledbank.core.sets import Set
from tangledbank.core.vocabulary import COUNT, Kind, Vocabulary
from tangledbank.notation.language import Language
from tangledbank.notation.names import seat_name

PUSH, SNAP, WAIT, FELL = 1, 2, 3, 4  # verbs and events
NOW, STONE, ROCK, NEVER, HAND = 2, 3, 4, 5, 6  # reasons
WEDGES, ROCKS, SNAPS, CARDS = (2, 5), (3, 4, 6), {2, 3, 4}, range(FIRST, FIRST + 9)


class Pool(State):
    FIELDS = "seats rng stack prompts asked latest undo_barriers hands discard ring fallen"

    def __init__(self, seats, rng, hands=(), discard=(), ring=(), fallen=(0, 0, 0)):
        super().__init__(seats, rng)
        self.hands, self.discard = [list(hand) for hand in hands], list(discard)
        self.ring, self.fallen = list(ring), list(fallen)

    def phase_key(self):
        return "pushing"

    def round_number(self):
        return 1

    def turn_seat(self):
        return self.stack[0].asked % self.seats if self.stack else 0

    def points(self, seat):
        return self.fallen[seat]

    def right(self, stone, step=1):
        return self.ring[(self.ring.index(stone) + step) % len(self.ring)]

    def clone(self, seat=REFEREE):
        seen = [h if seat in (REFEREE, i) else [HIDDEN] * len(h) for i, h in enumerate(self.hands)]
        new = Pool(self.seats, self.rng, seen, self.discard, self.ring, self.fallen)
        self.copy_flow(new, seat)
        return new


class Turns(Frame):
    FIELDS = "actor stone asked stopped"

    def __init__(self, actor=0, stone=0, asked=0, stopped=False):
        self.actor, self.stone, self.asked, self.stopped = actor, stone, asked, stopped

    def clone(self, seat):
        return type(self)(self.actor, self.stone, self.asked, self.stopped)

    def step(self, s):
        return s.pop() if self.asked == 15 or len(s.ring) <= 2 else s.ask(self.asked % s.seats, 1)

    def fill_legal(self, s, seat, out):
        tries = [pack(verb, n) for verb in (PUSH, SNAP) for n in range(1, FIRST + 9)]
        options = [a for a in [*tries, pack(WAIT)] if not self.why_not(s, seat, a)]
        for i, action in enumerate(options):
            out[i] = action
        return len(options)

    def why_not(self, s, seat, action):
        verb, stone = verb_of(action), a_of(action)
        if verb != PUSH:
            return 0 if verb == WAIT else NOW
        if stone not in s.ring or (stone - 1) % s.seats != seat:
            return STONE
        if s.right(stone) not in ROCKS:
            return 0
        return NEVER if s.right(stone, 2) in ROCKS else 0 if stone in WEDGES else ROCK

    def answer(self, s, seat, action):
        self.asked += 1
        s.tell(verb_of(action), seat, a_of(action))
        if verb_of(action) == PUSH:
            s.push(Window(seat, a_of(action)))


class Window(Turns):
    def step(self, s):
        self.asked += 1
        seat = (self.actor + self.asked) % s.seats
        if self.asked == s.seats or self.stopped:
            s.pop()
            if not self.stone:
                s.stack[-1].stopped = not self.stopped
            elif not self.stopped:
                s.tell(FELL, self.actor, s.right(self.stone))
                s.ring.remove(s.right(self.stone))
                s.fallen[self.actor] += 1
        elif s.hands[seat] and not set(s.discard) >= SNAPS:
            s.ask(seat, 2)

    def why_not(self, s, seat, action):
        if verb_of(action) == SNAP:
            return 0 if a_of(action) in SNAPS.intersection(s.hands[seat]) else HAND
        return 0 if verb_of(action) == WAIT else NOW

    def answer(self, s, seat, action):
        s.tell(verb_of(action), seat, a_of(action))
        if verb_of(action) == SNAP:
            s.hands[seat].remove(a_of(action))
            s.discard.append(a_of(action))
            s.forbid_undo()
            s.push(Window(seat))


def tiny_words():
    words, stone = Vocabulary(), Kind("stone")
    words.verb("push", "{seat} pushes with {stone}", stone=stone)
    words.verb("snap", "{seat} snaps with {card}", card=Kind("card"))
    words.verb("wait", "{seat} waits")
    for name in ("move", "react"):
        words.prompt(name)
    for name in ("push", "snap", "wait", "fell"):
        words.event(name, f"{{seat}} {name} {{value}}", value=COUNT)
    return words


class TinyLanguage(Language):
    def __init__(self):
        super().__init__([Set("tiny", words=tiny_words())])

    def find(self, s, kind, text, seat):
        if not text.isdecimal() or not 0 < int(text) < 20:
            raise BadNotation(f"{text!r} is not a {kind}")
        return [int(text)]

    def write_event(self, s, event):
        return f"{seat_name(event.seat)} {self.events[event.kind]} {event.a}"

    def write_position(self, game, options, s):
        return ["game tiny, 3 players", json.dumps(game.codec.save(s))]

    def read_position(self, game, players, options, lines):
        game.codec.load(
            json.loads(lines[0].text), s := game.empty_state(players, options, seeded(0))
        )
        return s


class Tiny(Game):
    key, title, seats, rules_version, hashes, options = "tiny", "Tiny", range(3, 4), 1, {}, ()
    score_parts = ("stones",)
    codec, language = Codec((Pool, Turns, Window), {}), TinyLanguage()

    def empty_state(self, players, options, rng):
        return Pool(players, rng)

    def setup(self, players, options, seed):
        cards, ring, rng = row_of(CARDS), row_of(range(1, 7)), seeded(seed)
        rng.shuffle(cards)
        rng.shuffle(ring)
        cards, ring = [*cards], [*ring]
        s = Pool(players, rng, [cards[0:3], cards[3:6], cards[6:9]], [], ring)
        s.push(Turns())
        return s

    def imagine(self, view, seat, rng):
        s = view.clone()
        pool = row_of(card for card in CARDS if card not in s.discard + s.hands[seat])
        rng.shuffle(pool)
        pool = [*pool]
        s.hands = [[pool.pop() if card == HIDDEN else card for card in hand] for hand in s.hands]
        return s

    def check(self, s):
        assert sorted([*s.discard, *s.hands[0], *s.hands[1], *s.hands[2]]) == list(CARDS)

### What the server refuses

refused-invalid-secret = This link has been used or has expired, or someone else has the seat now. Ask a player for a new link.
refused-unknown-table = There’s no such table. Check the link, or ask a player for a new one.
refused-seat-unavailable = That seat isn’t available.
refused-not-host = Only the host can do that.
refused-already-started = The game has already begun.
refused-not-playing = There’s no game in progress at this table.
refused-not-over = The game isn’t over yet.
refused-paused = The game is paused. Resume it first.
refused-not-away = You can’t do that now: the player is here, or the table is still waiting for them.
refused-not-agreed = { $detail ->
    [alone] With only two people at the table, a seat can’t be given away. The bot keeps playing it.
   *[other] Not everyone has agreed to give this seat to someone new.
 }
refused-link-required = This table is private. If you’ve played here, enter your recovery code; otherwise ask a player for a link.
refused-table-closed = This table is closed.
refused-rules-changed = The rules or cards have changed since this game started, so it can’t continue: { $detail }. Start a new table.
refused-no-spectators = This table doesn’t allow spectators.
refused-no-undo = { $detail ->
    [reveal] You’ve undone too many moves in a row. Make a move; you can undo again once something is revealed.
    [game] You’ve used up your undos for this game.
    [off] Undo is off at this table.
    [over] The game is over.
    [revealed] You can’t undo past a draw, a die or a revealed card.
    [player] You can’t undo past another player’s move.
    [timeout] A bot played because your time ran out; that can’t be undone.
   *[other] There’s nothing to undo.
 }
refused-ambiguous-notation = That could mean several moves. Type one of them in full, or choose by number: { $detail }
refused-spectator = Spectators can’t play.
refused-invalid-name = { $detail ->
    [filtered] That name isn’t allowed here. Choose another one.
   *[other] Your name needs at least one visible letter, number or sign.
}
refused-invalid-client-seed = Your part of the shuffle must be 32 to 64 hexadecimal digits.
refused-unknown-game = This server doesn’t offer the game { $detail }.
refused-unknown-set = This server doesn’t offer the set { $detail }.
refused-invalid-players = This game is for { $detail } players.
refused-invalid-bots = These bots can’t play here: { $detail }. At least one seat must be for a person.
refused-invalid-clock = The clock can’t be set like that: { $detail }.
refused-no-hints = Hints are off at this table.
refused-too-many-reports = This table already has enough reports. The server’s operator will look into them.
refused-not-in-lesson = { $detail }
refused-invalid-message = This isn’t a message of the protocol: { $detail }
refused-wrong-protocol = This page or program doesn’t match the server’s version. Reload the page, or update the program to protocol version { $detail }.
refused-too-long = That’s too long for this server. Try something shorter.
refused-rate-limited = Too many requests from you or your network. Wait a moment, then try again.
refused-too-slow = Your connection is too slow, or was silent for too long. Reload the page to reconnect.
refused-too-many = The server, this table or your network has reached its limit. Try again later.
refused-busy = The server is busy. Try again in a moment.
refused-draining = The server is about to restart. Try again in a minute.
refused-storage-failed = The server couldn’t save that, so nothing has changed. Try again in a moment.
refused-internal-error = Something went wrong on the server. Nothing has changed, and the error was logged. Try again.
refused-wrong-host = The server doesn’t go by this name. Use the address its operator gave you.
refused-wrong-origin = Pages from another site can’t use this server.
refused-banned = This server doesn’t accept requests from your network. If you think this is a mistake, ask its operator.

### Moves that cannot be read

unreadable-move = “{ $text }” isn’t a move. Moves look like { $examples }.
unreadable-long = A move has at most { $most } letters; this one has { $letters }.
unreadable-seat = “{ $text }” isn’t a seat. The seats are { $first } to { $last }.
unreadable-species = “{ $text }” isn’t a species. Species are written like A1.
unreadable-animal = “{ $text }” isn’t an animal. Animals are written like A1.
unreadable-number = “{ $text }” isn’t a number.
unreadable-trait = There’s no trait called “{ $text }”.
unreadable-card = There’s no card called “{ $text }”. The cards are { $known }.
unreadable-card-form = There’s no card called “{ $text }”. Cards are written like { $example }.
unreadable-mark = There’s no card { $text }/{ $number } here. { $count ->
    [0] There are no { $text } cards here.
    [one] There’s only one: write { $text }.
   *[other] Write { $text }, or { $text }/2 up to { $text }/{ $count }.
}
unreadable-face = The card { $card } doesn’t have the trait “{ $text }”.
unreadable-pair = “{ $text }” isn’t a pair card. Pair cards are written like cooperation of A1+A2.
unreadable-no-pair = { $animals } don’t share { $text }.
unreadable-listed = “{ $text }” isn’t possible here ({ $kind }). Choose from { $known }.

### What is played here

game-evolution = Feed your species, help them grow and give them traits: 17 traits, one watering hole.
game-climate = Evolution with weather: fur, frills and hibernation against cold, heat and disasters.
game-origin = Every card is an animal or a trait. Dice set the food; pairs share it and parasites drain it.
game-time-to-fly = The Origin of Species with wings, shells, ink and hunters in ambush.
game-oceans = A ring of species around the table, a Reef to forage in, and the Deep, where anything goes.

### The client for browsers

missing-web-title = The browser client isn’t built
missing-web-build = The server is running, but this installation has no browser client. In a copy of the repository, build it with make web, then reload this page.
missing-web-else = Meanwhile, you can play in the terminal with tangledbank join, and programs can play through the protocol (docs/reference/protocol.md).
missing-docs-title = The documentation isn’t built
missing-docs-build = The server is running, but this installation has no documentation pages. In a copy of the repository, build them with make docs, then restart the server.
missing-docs-else = You can read the same pages as text in the repository’s docs folder.

# Before the sentences of the log about a choice that a bot made
log-timeout = { $mine ->
    [yes] Time ran out: a bot played for you.
   *[no] Time ran out: a bot played for { $name }.
 }

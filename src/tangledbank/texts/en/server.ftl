### What the server refuses

refused-invalid-secret = This link, code or token doesn't open a seat here: it was used, has expired, or the seat is somebody else's now.
refused-unknown-table = There is no such table.
refused-seat-unavailable = That seat isn't available.
refused-not-host = Only the host of the table can do that.
refused-already-started = The game has already begun.
refused-not-playing = No game is under way at this table.
refused-not-over = The game is not over yet.
refused-not-away = This can't be done now: the player is here, or the table still waits for them.
refused-not-agreed = { $detail ->
    [alone] With only two people at a table, nobody can give a seat away. The bot keeps playing it.
   *[other] The other players haven't all agreed to give this seat to somebody new.
 }
refused-link-required = This table is private. If you have played here, enter your recovery code; otherwise ask a player for a link.
refused-table-closed = This table is closed.
refused-rules-changed = This game was begun under other rules or cards than the server has now: { $detail }.
refused-no-spectators = Nobody may watch at this table.
refused-no-undo = { $detail ->
    [reveal] You have taken back too many choices in a row. Make a choice; you can undo again once something is revealed.
    [game] You can't undo any more in this game: you have taken back too many choices.
   *[other] There is nothing to undo.
 }
refused-ambiguous-notation = Several options fit that. Write one of them in full, or choose by number: { $detail }
refused-spectator = Who watches does not play.
refused-invalid-name = { $detail ->
    [filtered] That name isn't allowed here. Choose another one.
   *[other] A name needs at least one letter, number or sign that can be shown.
}
refused-invalid-client-seed = A part of the shuffle is 32 to 64 hexadecimal digits.
refused-unknown-game = There is no game { $detail } here.
refused-unknown-set = The set { $detail } is not offered here.
refused-invalid-players = This game is for { $detail } players.
refused-invalid-bots = These bots cannot play here: { $detail }. At least one seat is for a person.
refused-invalid-clock = The clock cannot be set like that: { $detail }.
refused-no-hints = This table allows no hints.
refused-too-many-reports = There are enough reports about this table. The server's operator will look at them.
refused-not-in-lesson = { $detail }
refused-invalid-message = This is not a message of the protocol: { $detail }
refused-wrong-protocol = This page or program and the server have different versions of the protocol. Reload the page, or update the program to version { $detail }.
refused-too-long = That is too long.
refused-rate-limited = Too many requests from you or your network. Wait a moment and try again.
refused-too-slow = The connection is too slow, or silent.
refused-too-many = The server, this table or your network has reached its limit. Try again later.
refused-busy = The server is busy. Try again in a moment.
refused-draining = The server is about to be restarted. Try again in a minute.
refused-storage-failed = The server could not store that, so nothing was changed.
refused-internal-error = Something is wrong in the server itself. Nothing has changed, and the fault was noted.
refused-wrong-host = The server is not called by this name.
refused-wrong-origin = Another page may not use this server.
refused-banned = This server doesn't accept requests from your network. If you think this is a mistake, ask its operator.

### Moves that cannot be read

unreadable-move = “{ $text }” is not a move. Moves read like { $examples }.
unreadable-long = A move has at most { $most } letters, and this one has { $letters }.
unreadable-seat = “{ $text }” is not a seat. The seats are { $first } to { $last }.
unreadable-species = “{ $text }” is not a species. Species are written like A1.
unreadable-animal = “{ $text }” is not an animal. Animals are written like A1.
unreadable-number = “{ $text }” is not a number.
unreadable-trait = There is no trait “{ $text }”.
unreadable-card = There is no card “{ $text }”. There are { $known }.
unreadable-card-form = There is no card “{ $text }”. Cards are written like { $example }.
unreadable-mark = There is no card { $text }/{ $number } here. Cards { $text } here: { $count }.
unreadable-face = The card { $card } has no trait “{ $text }”.
unreadable-pair = “{ $text }” is not a pair card. Pair cards are written like cooperation of A1+A2.
unreadable-no-pair = There is no { $text } on { $animals }.
unreadable-listed = “{ $text }” is not possible here ({ $kind }). There are { $known }.

### What is played here

game-evolution = Feed your species, let them grow and give them traits; 17 traits, one watering hole.
game-climate = Evolution with weather: fur, frills and hibernation against cold, heat and disasters.
game-origin = Animals in rows, dice for food, pairs and parasites: every card is an animal or a trait.
game-time-to-fly = The Origin of Species with wings, shells, ink and hunters in ambush.
game-oceans = A ring of species round the table, a Reef to forage in, and the Deep, where anything goes.

### The client for browsers

missing-web-title = The table is not built
missing-web-build = The server runs, but the client for browsers is not part of this installation. In a copy of the repository, make web builds it; then load this page again.
missing-web-else = Without it, you can play in the terminal with tangledbank join, and programs can play by the protocol of docs/reference/protocol.md.
missing-docs-title = The documents are not built
missing-docs-build = The server runs, but its documents are not part of this installation. In a copy of the repository, make docs builds them; then start the server again.
missing-docs-else = The same pages are in the folder docs of the repository, as text.

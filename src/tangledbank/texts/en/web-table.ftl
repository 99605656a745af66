### The client for browsers: the table itself

## Boards, banks, cards

table-no-traits = no traits yet
table-face-down = face down
table-no-species = no species
table-picked = Picked.
table-cannot = Not possible: { $why }.
table-key = Key { $key }.
table-changed = Just changed.
table-to-move = to move
table-has-chosen = has chosen
table-first = first
table-away = away
table-or = or
table-more-of = { $count } more
table-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## The bar, the notes, the log

table-asked = What is asked
table-less = Less
table-more = More
table-notes = Field notes
table-notes-empty = Point at an animal, a card or a zone to read about it here.
table-log = Log
table-latest-below = latest below
table-close = Close

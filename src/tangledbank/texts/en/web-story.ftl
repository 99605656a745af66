### Lessons, replays, ends: pages of the browser client

story-lost = The server does not answer. Nothing is lost; try again in a moment.
story-again = Try again
story-home = To the front page

## Lessons

lesson-title = First lesson
lesson-coming = The cards are being laid out …
lesson-sorry = This lesson cannot be shown.
lesson-step = step { $step } of { $steps }
lesson-on = Go on
lesson-back = Back
lesson-show = Do it for me
lesson-over = That was the lesson. What is on the table now is yours to look at; the next game is yours to play.
lesson-restart = Once more
lesson-play = Play a game
lesson-fold = Less
lesson-unfold = More

## Replays

replay-title = Replay
replay-of = Replay: { $game }
replay-coming = The game is being read …
replay-sorry = This game cannot be shown again.
replay-file = Replay a record from a file
replay-file-more = Drop the file of a finished game here, or choose it: what “Download” gave you, or the terminal wrote.
replay-too-long = { $name } is longer than any record of a game.
replay-no-record = { $name } is not the record of a game.
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-round-back = To the round before
replay-round-on = To the next round
replay-attack-back = To the attack before
replay-attack-on = To the next attack
replay-track = Place in the game
replay-at = step { $step } of { $last }
replay-place = round { $round } · step { $step } of { $last }
replay-eyes = Who looks
replay-watcher = as a watcher
replay-open = open hands
replay-seat = from { $letter }, { $name }
replay-speed = Speed
replay-link = Link to here
replay-copied = Copied

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

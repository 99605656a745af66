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
replay-broken = This is not the record of a game that can be played here again. What is wrong with it:
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
replay-hands = Hands
replay-no-cards = no cards
replay-speed = Speed
replay-link = Link to here
replay-copied = Copied

## The end

end-wins = { $tie ->
    [yes] { $name } wins, after a tie.
   *[no] { $name } wins, by { $margin }.
}
end-you-win = { $tie ->
    [yes] You win, after a tie.
   *[no] You win, by { $margin }.
}
end-shared = { $names } share the win.
end-and = { " and " }
end-lived = { $kind ->
    [animals] { $lived } animals lived; { $left } are left.
   *[species] { $lived } species lived; { $left } are left.
}
end-best = { $name }
end-best-ate = { $attacked ->
    [0] ate { $eaten } and was never attacked.
    [one] ate { $eaten } and was attacked once.
   *[other] ate { $eaten } and was attacked { $attacked } times.
}
end-score = Score
end-place = Place
end-player = Player
end-points = Points
end-course = Course
end-course-more = points if the game had ended then
end-round = round { $round }
end-to-round = Replay from round { $round }
end-first-kill = { $hunter } eats { $prey }
end-takes-lead = { $name } in the lead
end-many-die = { $count } die out
end-tree = Tree of life
end-tree-more = a line for each, as thick as its population; badges where a trait came; red where one hunted another
end-alive = { $count } alive, ate { $ate }
end-kills = { $hunter } eats { $prey }
end-attacks = { $hunter } attacks { $prey }
end-lives = Every life
end-who = who
end-beside = came of
end-born = came in
end-died = went
end-ate = ate
end-hunted = hunted
end-hunters = hunted by
end-traits = traits
end-lives-on = lives, population { $count }
end-cause-attack = eaten by { $being }
end-cause-prey = eaten by { $being }
end-cause-hunger = starved
end-cause-poison = poisoned
end-cause-cold = frozen
end-cause-heat = died of heat
end-cause-fire = burnt
end-cause-age = died of age
end-cause-crowd = died of crowding
end-cause-event = { $what }
end-cause-scenario = { $what }
end-cause-trait = { $what }
end-cause-unknown = died out
end-rematch = Rematch
end-to-rematch = To the rematch
end-replay = Replay
end-download = Download
end-back = Look at the table
end-look = How it ended

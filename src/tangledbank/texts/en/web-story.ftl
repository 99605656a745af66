### Lessons, replays, ends: pages of the browser client

story-lost = The server isn’t answering. Your game is safe. Try again in a moment.
story-again = Try again
story-home = Go to the front page

## Lessons

lesson-title = First lesson
lesson-coming = Setting up the table …
lesson-sorry = This lesson can’t be shown.
lesson-step = step { $step } of { $steps }
lesson-on = Next
lesson-back = Back
lesson-show = Show me
lesson-over = That’s the lesson. Look around the table as long as you like, then play a game of your own.
lesson-restart = Repeat lesson
lesson-play = Play a game
lesson-fold = Less
lesson-unfold = More

## Replays

replay-title = Replay
replay-of = Replay: { $game }
replay-coming = Loading the game …
replay-sorry = This game can’t be replayed.
replay-broken = This isn’t a Tangled Bank record, or it is damaged. Details:
replay-file = Open a recorded game
replay-file-more = Drop the file of a finished game here, or choose it. You get one with “Download” at the end of a game or from the terminal.
replay-too-long = { $name } is too large to be a recorded game.
replay-no-record = { $name } isn’t a Tangled Bank record.
replay-back = Previous step
replay-on = Next step
replay-play = Play
replay-pause = Pause
replay-round-back = Previous round
replay-round-on = Next round
replay-attack-back = Previous attack
replay-attack-on = Next attack
replay-track = Position in the game
replay-at = step { $step } of { $last }
replay-place = round { $round } · step { $step } of { $last }
replay-eyes = View as
replay-watcher = Spectator
replay-open = All cards
replay-seat = { $letter }: { $name }
replay-hands = Hands
replay-no-cards = no cards
replay-speed = Speed
replay-link = Copy link
replay-copied = Copied

## The end

end-wins = { $tie ->
    [yes] { $name } wins on a tie-break.
   *[no] { $name } wins by { $margin }.
}
end-you-win = { $tie ->
    [yes] You win on a tie-break!
   *[no] You win by { $margin }!
}
end-shared = { $names } share the win.
end-and = { " and " }
end-lived = { $kind ->
    [animals] { $lived } animals lived; { $left } survived.
   *[species] { $lived } species lived; { $left } survived.
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
end-course = Score by round
end-course-more = points if the game had ended there
end-round = round { $round }
end-to-round = Replay from round { $round }
end-first-kill = { $hunter } eats { $prey }
end-takes-lead = { $name } takes the lead
end-many-die = { $count } go extinct
end-tree = Tree of life
end-tree-more = one line per species, as thick as its population; badges mark new traits, red marks an attack
end-alive = { $count } alive, ate { $ate }
end-kills = { $hunter } eats { $prey }
end-attacks = { $hunter } attacks { $prey }
end-lives = All species
end-who = name
end-beside = parent
end-born = born
end-died = fate
end-ate = ate
end-hunted = attacked
end-hunters = attacked by
end-traits = traits
end-lives-on = alive, population { $count }
end-cause-attack = eaten by { $being }
end-cause-eaten-prey = eaten by { $being }
end-cause-hunger = starved
end-cause-poison = poisoned
end-cause-cold = froze
end-cause-heat = died in the heat
end-cause-fire = burned
end-cause-age = died out
end-cause-overpopulation = overpopulated
end-cause-event = { $what }
end-cause-scenario = { $what }
end-cause-trait = { $what }
end-cause-unknown = died out
end-rematch = Rematch
end-to-rematch = Join the rematch
end-replay = Replay
end-download = Download
end-back = View the table
end-look = See the result

### Lessons in the terminal

help-lesson = Learn a game by playing its first round, step by step. Without a game: list the lessons.
    .examples =
        tangledbank lesson
        tangledbank lesson evolution
        tangledbank lesson oceans --lang fr
help-lesson-game = The game to learn. Run "tangledbank lesson" for the list.
lesson-line = { $key }: { $title }, { $steps } steps
lesson-none = There’s no lesson for { $game } yet. Choose one of these: { $known }.
lesson-step = { $title }, { $step } of { $steps }
lesson-do = ▸ { $task }
lesson-on = Press Enter to continue, or type any word to leave:
lesson-undo = You can’t undo moves in a lesson. To start over, run: tangledbank lesson { $game }
lesson-next = Now play: tangledbank play { $game }

lesson-seat-a = You
lesson-seat-b = Bates
lesson-seat-c = Cuvier

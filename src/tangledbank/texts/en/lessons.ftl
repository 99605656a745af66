### Lessons in the terminal

help-lesson = Learn a game by playing its first round, step by step. Without a game: list the lessons.
    .examples =
        tangledbank lesson
        tangledbank lesson evolution
        tangledbank lesson oceans --lang fr
help-lesson-game = The game to learn; "tangledbank lesson" alone lists them.
lesson-line = { $key }: { $title }, { $steps } steps
lesson-none = There is no lesson for { $game }: there are lessons for { $known }.
lesson-step = { $title }, { $step } of { $steps }
lesson-do = ▸ { $task }
lesson-on = Enter goes on, any word leaves:
lesson-undo = In a lesson nothing is taken back; tangledbank lesson { $game } begins again.
lesson-next = Now play: tangledbank play { $game }

lesson-seat-a = You
lesson-seat-b = Bates
lesson-seat-c = Cuvier

### Leçons dans le terminal

help-lesson = Apprendre un jeu en jouant sa première manche, pas à pas. Sans jeu : la liste des leçons.
    .examples =
        tangledbank lesson
        tangledbank lesson evolution
        tangledbank lesson oceans --lang fr
help-lesson-game = Le jeu à apprendre ; « tangledbank lesson » seul en donne la liste.
lesson-line = { $key } : { $title }, { $steps } étapes
lesson-none = Il n’y a pas de leçon pour { $game } : il y en a pour { $known }.
lesson-step = { $title }, { $step } sur { $steps }
lesson-do = ▸ { $task }
lesson-on = Entrée continue, un mot quitte :
lesson-undo = Dans une leçon on ne revient pas en arrière ; tangledbank lesson { $game } la recommence.
lesson-next = À vous : tangledbank play { $game }

lesson-seat-a = Vous
lesson-seat-b = Bates
lesson-seat-c = Cuvier

### Leçons dans le terminal

help-lesson = Apprendre un jeu en jouant sa première manche, pas à pas. Sans jeu : la liste des leçons.
    .examples =
        tangledbank lesson
        tangledbank lesson evolution
        tangledbank lesson oceans --lang fr
help-lesson-game = Le jeu à apprendre. Lancez « tangledbank lesson » pour la liste.
lesson-line = { $key } : { $title }, { $steps } étapes
lesson-none = Il n’y a pas encore de leçon pour { $game }. Choisissez parmi : { $known }.
lesson-step = { $title }, { $step } sur { $steps }
lesson-do = ▸ { $task }
lesson-on = Appuyez sur Entrée pour continuer, ou tapez un mot pour quitter :
lesson-undo = On ne peut pas annuler de coup dans une leçon. Pour recommencer : tangledbank lesson { $game }
lesson-next = À vous : tangledbank play { $game }

lesson-seat-a = Vous
lesson-seat-b = Bates
lesson-seat-c = Cuvier

### Уроки в терминале

help-lesson = Научиться игре: сыграть её первый раунд шаг за шагом. Без названия игры — список уроков.
    .examples =
        tangledbank lesson
        tangledbank lesson evolution
        tangledbank lesson oceans --lang ru
help-lesson-game = Какую игру учить; «tangledbank lesson» без неё даёт список.
lesson-line = { $key }: { $title }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
lesson-none = Урока для { $game } нет. Есть уроки для { $known }.
lesson-step = { $title }, { $step } из { $steps }
lesson-do = ▸ { $task }
lesson-on = Enter — дальше, любое слово — выход:
lesson-undo = В уроке ходы не отменяют; tangledbank lesson { $game } начнёт его заново.
lesson-next = Теперь играйте: tangledbank play { $game }

lesson-seat-a = Вы
lesson-seat-b = Бейтс
lesson-seat-c = Кювье

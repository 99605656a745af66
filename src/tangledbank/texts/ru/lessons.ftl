### Уроки в терминале

help-lesson = Научиться игре: сыграть её первый раунд шаг за шагом. Без названия игры — список уроков.
    .examples =
        tangledbank lesson
        tangledbank lesson evolution
        tangledbank lesson oceans --lang ru
help-lesson-game = Какую игру учить. Список даёт «tangledbank lesson».
lesson-line = { $key }: { $title }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
lesson-none = Урока для { $game } пока нет. Выберите из этих: { $known }.
lesson-step = { $title }, { $step } из { $steps }
lesson-do = ▸ { $task }
lesson-on = Enter — продолжить, любое слово — выйти:
lesson-undo = В уроке ходы отменить нельзя. Начать заново: tangledbank lesson { $game }
lesson-next = Теперь играйте: tangledbank play { $game }

lesson-seat-a = Вы
lesson-seat-b = Бейтс
lesson-seat-c = Кювье

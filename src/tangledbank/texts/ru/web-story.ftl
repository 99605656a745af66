### Уроки, повторы, окончания: страницы клиента в браузере

story-lost = Сервер не отвечает. Ничего не потеряно; попробуйте чуть позже.
story-again = Попробовать ещё раз
story-home = На главную

## Уроки

lesson-title = Первый урок
lesson-coming = Раскладываем карты …
lesson-sorry = Этот урок показать нельзя.
lesson-step = шаг { $step } из { $steps }
lesson-on = Дальше
lesson-back = Назад
lesson-show = Сделать за меня
lesson-over = Вот и весь урок. Стол можно рассматривать сколько угодно; следующая игра — ваша.
lesson-restart = Ещё раз
lesson-play = Играть
lesson-fold = Короче
lesson-unfold = Подробнее

## Повторы

replay-title = Повтор
replay-of = Повтор: { $game }
replay-coming = Читаем игру …
replay-sorry = Эту игру нельзя показать снова.
replay-broken = Это не запись игры, которую можно повторить здесь. Что с ней не так:
replay-file = Повтор записи из файла
replay-file-more = Перетащите сюда файл законченной игры или выберите его: то, что дала кнопка «Скачать» или записал терминал.
replay-too-long = { $name } длиннее любой записи игры.
replay-no-record = { $name } — не запись игры.
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-play = Пуск
replay-pause = Пауза
replay-round-back = К предыдущему раунду
replay-round-on = К следующему раунду
replay-attack-back = К предыдущему нападению
replay-attack-on = К следующему нападению
replay-track = Место в игре
replay-at = шаг { $step } из { $last }
replay-place = раунд { $round } · шаг { $step } из { $last }
replay-eyes = Кто смотрит
replay-watcher = как зритель
replay-open = открытые руки
replay-seat = от { $letter }, { $name }
replay-hands = Руки
replay-no-cards = нет карт
replay-speed = Скорость
replay-link = Ссылка сюда
replay-copied = Скопировано

## Конец

end-wins = { $tie ->
    [yes] Побеждает { $name } — после ничьей.
   *[no] Побеждает { $name }, отрыв { $margin }.
}
end-you-win = { $tie ->
    [yes] Вы победили — после ничьей.
   *[no] Вы победили, отрыв { $margin }.
}
end-shared = { $names } делят победу.
end-and = { " и " }
end-lived = { $kind ->
    [animals] Всего животных было { $lived }, осталось { $left }.
   *[species] Всего видов было { $lived }, осталось { $left }.
}
end-best = { $name }
end-best-ate = { $attacked ->
    [0] съедено { $eaten }, нападений не было.
   *[other] съедено { $eaten }, нападений: { $attacked }.
}
end-score = Очки
end-place = Место
end-player = Игрок
end-points = Очки
end-course = Ход игры
end-course-more = очки, если бы игра кончилась тогда
end-round = раунд { $round }
end-to-round = Повтор с раунда { $round }
end-first-kill = { $hunter } съедает { $prey }
end-takes-lead = { $name } впереди
end-many-die = вымерло: { $count }
end-tree = Древо жизни
end-tree-more = линия для каждого, толщиной с популяцию; значки — где появилась черта; красное — где один охотился на другого
end-alive = живых { $count }, съедено { $ate }
end-kills = { $hunter } съедает { $prey }
end-attacks = { $hunter } нападает на { $prey }
end-lives = Все жизни
end-who = кто
end-beside = от кого
end-born = появление
end-died = конец
end-ate = съедено
end-hunted = на кого охотился
end-hunters = кто охотился
end-traits = черты
end-lives-on = жив, популяция { $count }
end-cause-attack = съеден: { $being }
end-cause-prey = съеден: { $being }
end-cause-hunger = голод
end-cause-poison = яд
end-cause-cold = холод
end-cause-heat = жара
end-cause-fire = пожар
end-cause-age = старость
end-cause-crowd = перенаселение
end-cause-event = { $what }
end-cause-scenario = { $what }
end-cause-trait = { $what }
end-cause-unknown = вымирание
end-rematch = Реванш
end-to-rematch = К реваншу
end-replay = Повтор
end-download = Скачать
end-back = Посмотреть стол
end-look = Чем кончилось

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
replay-speed = Скорость
replay-link = Ссылка сюда
replay-copied = Скопировано

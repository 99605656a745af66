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

### Уроки, повторы, окончания: страницы клиента в браузере

story-lost = Сервер не отвечает. Ваша партия не пропадёт. Попробуйте чуть позже.
story-again = Попробовать ещё раз
story-home = На главную

## Уроки

lesson-title = Первый урок
lesson-coming = Готовим стол…
lesson-sorry = Этот урок показать не удаётся.
lesson-step = шаг { $step } из { $steps }
lesson-on = Дальше
lesson-back = Назад
lesson-show = Покажите
lesson-over = Вот и весь урок. Рассматривайте стол сколько хотите, а потом сыграйте свою партию.
lesson-restart = Повторить урок
lesson-play = Сыграть партию
lesson-fold = Короче
lesson-unfold = Подробнее

## Повторы

replay-title = Повтор
replay-of = Повтор: { $game }
replay-coming = Загружаем партию…
replay-sorry = Эту партию показать не удаётся.
replay-broken = Это не запись Tangled Bank, или файл повреждён. Подробности:
replay-file = Открыть запись игры
replay-file-more = Перетащите сюда файл оконченной партии или выберите его. Такой файл даёт кнопка «Скачать» в конце игры или терминал.
replay-too-long = { $name }: файл слишком велик для записи игры.
replay-no-record = { $name } — не запись Tangled Bank.
replay-back = Предыдущий шаг
replay-on = Следующий шаг
replay-play = Запустить
replay-pause = Пауза
replay-round-back = Предыдущий раунд
replay-round-on = Следующий раунд
replay-attack-back = Предыдущее нападение
replay-attack-on = Следующее нападение
replay-track = Место в партии
replay-at = шаг { $step } из { $last }
replay-place = раунд { $round } · шаг { $step } из { $last }
replay-eyes = Смотреть как
replay-watcher = Зритель
replay-open = Все карты
replay-seat = { $letter }: { $name }
replay-hands = Руки
replay-no-cards = нет карт
replay-speed = Скорость
replay-link = Копировать ссылку
replay-copied = Скопировано

## Конец

end-wins = { $tie ->
    [yes] Побеждает { $name } по дополнительному показателю.
   *[no] Побеждает { $name } с отрывом { $margin }.
}
end-you-win = { $tie ->
    [yes] Вы победили по дополнительному показателю!
   *[no] Вы победили с отрывом { $margin }!
}
end-shared = { $names } делят победу.
end-and = { " и " }
end-lived = { $kind ->
    [animals] Животных было { $lived }, выжило { $left }.
   *[species] Видов было { $lived }, выжило { $left }.
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
end-course = Очки по раундам
end-course-more = очки, если бы игра кончилась в этот момент
end-round = раунд { $round }
end-to-round = Повтор с раунда { $round }
end-first-kill = { $hunter } съедает { $prey }
end-takes-lead = { $name } выходит вперёд
end-many-die = вымерло: { $count }
end-tree = Древо жизни
end-tree-more = линия на каждый вид, толщиной с его популяцию; значки — новые свойства, красное — нападение
end-alive = живых { $count }, съедено { $ate }
end-kills = { $hunter } съедает { $prey }
end-attacks = { $hunter } нападает на { $prey }
end-lives = Все виды
end-who = имя
end-beside = предок
end-born = родился
end-died = судьба
end-ate = съедено
end-hunted = нападал на
end-hunters = кто нападал
end-traits = свойства
end-lives-on = жив, популяция { $count }
end-cause-attack = съеден: { $being }
end-cause-eaten-prey = съеден: { $being }
end-cause-hunger = погиб от голода
end-cause-poison = отравлен
end-cause-cold = замёрз
end-cause-heat = погиб от жары
end-cause-fire = сгорел
end-cause-age = вымер
end-cause-overpopulation = перенаселение
end-cause-event = { $what }
end-cause-scenario = { $what }
end-cause-trait = { $what }
end-cause-unknown = вымер
end-rematch = Реванш
end-to-rematch = К реваншу
end-replay = Повтор
end-download = Скачать
end-back = Посмотреть стол
end-look = К итогам

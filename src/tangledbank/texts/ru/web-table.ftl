### Клиент для браузера: сам стол

## Планшеты, берега, карты

table-no-traits = пока без свойств
table-face-down = рубашкой вверх
table-no-species = нет видов
table-no-animals = нет животных
table-picked = Выбрано.
table-cannot = Нельзя: { $why }.
table-attacked-by = нападает { $name }
table-not-now = не сейчас
table-not-taken = Этот ход не принят: он больше невозможен. Выберите снова.
table-key = Клавиша { $key }.
table-changed = Только что изменилось.
table-to-move = ход
table-has-chosen = выбор сделан
table-first = первый игрок
table-away = не за столом
table-or = или
table-more-of = ещё { $count }
table-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Полоса вопроса, заметки, журнал

table-asked = Ваше решение
table-dock = Ваше решение и ваша рука
table-less = Меньше
table-more = Больше
table-notes = Полевые заметки
table-notes-empty = Наведите курсор на карту, вид или зону, или удерживайте палец, чтобы прочитать о них здесь.
table-log = Журнал
table-latest-below = новое внизу
table-log-earlier = Показать более раннее
table-close = Закрыть
table-you = Вы
table-a-bot = бот
table-bot = бот, { $agent }
table-replaced = играет бот
table-home = пищи в мешке
table-in-hand = на руке
table-size = размер
table-population = популяция
table-board = { $name }, { $owner }, размер { $size }, популяция { $population }, накормлено { $food }.
table-count-down = рубашкой вверх: { $count }
table-food-number = Пища { $number }.
table-suns = { $count ->
    [one] { $count } солнце.
    [few] { $count } солнца.
   *[many] { $count } солнц.
}
table-snow = { $count ->
    [one] { $count } снежинка.
    [few] { $count } снежинки.
   *[many] { $count } снежинок.
}
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-hole = Водопой
table-plants-left = { $count ->
    [one] растение осталось
    [few] растения осталось
   *[many] растений осталось
}
table-deck = колода
table-discards = сброс
table-cold-events = события холода
table-hot-events = события жары
table-new-left = новый вид, левый край
table-new-right = новый вид, правый край

## Климат

table-climate-track = Шкала климата
table-no-loss = без потерь
table-all-sizes = все размеры
table-sizes = размер { $low }–{ $high }
table-now = сейчас
table-now-zone = Сейчас { $zone }:
table-plants-change = растения: { $count }
table-plant-food = растения
table-event-waits = { $event } наступит на отметке «{ $zone }».
table-in-force = Действует: { $event }
table-thaw = «Таяние ледников» добавляет 3 солнца
table-eruption = Извержение: после кормления климат сместится на «{ $zone }»
table-burnt = Отложено из-за пожара: { $food }

## Что случилось бы

table-plants = { $count ->
    [one] { $count } растение
    [few] { $count } растения
   *[many] { $count } растений
}
table-stored = в запасе { $count }
table-meat = { $count } мяса
table-yours-meat = ваш · { $meat }
table-trait-costs = { $trait }: −{ $count } популяции
table-costs-cards = цена: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-would-look = { $name } после этого хода
table-attacks-with = нападает с силой
table-counts-as = защищается с силой
table-fed-of = накормлено { $have } из { $need }
table-not-possible = Нельзя:

## Что говорит полоса

table-do = Подтвердить
table-next-ten = Следующие десять
table-back = Назад
table-store = Запасти { $count }
table-hunts = { $name } нападает. Выберите добычу.
table-other-hunter = Другой вид
table-prey-count = { $open ->
    [one] Можно напасть на { $open } вид
    [few] Можно напасть на { $open } вида
   *[other] Можно напасть на { $open } видов
}, нельзя на { $barred }. Наведите курсор или удерживайте, чтобы узнать почему.
table-prey-more = { $open ->
    [0] Больше напасть не на кого
    [one] Можно напасть ещё на { $open } вид
    [few] Можно напасть ещё на { $open } вида
   *[other] Можно напасть ещё на { $open } видов
}, нельзя на { $barred }. Наведите курсор или удерживайте, чтобы узнать почему.
table-attack = Напасть на { $name }
table-can-attack = { $count ->
    [one] { $count } возможная цель
    [few] { $count } возможные цели
   *[other] { $count } возможных целей
}
table-whole = Весь стол
table-earlier = Шаг { $step } из { $all }: { $what }
table-earlier-more = Вы смотрите более раннюю позицию.
table-step-back = Назад
table-step-on = Вперёд
table-now-again = Вернуться к игре
table-cannot-why = Нельзя выбрать: { $count }. Почему?
table-card-where = { $card }: куда сыграть?
table-card-where-more = Сыграйте её как свойство, рубашкой вверх до открытия. Или сбросьте, чтобы вырастить вид или завести новый.
table-spend-where = { $card }: ради какого вида сбросить?
table-other-card = Другая карта
table-as-trait = Как свойство
table-remove-which = Какое свойство снять?
table-remove-more = Карта уйдёт в сброс.
table-remove = Снять: { $trait }
table-ignore = Игнорировать: { $trait }
table-ignore-pay = Какую карту сбросить, чтобы игнорировать «{ $trait }»?
act-pass = Пас
act-done = Готово
act-remove-trait = Снять свойство
act-go-on = Дальше
hint-choose-food = Добавит столько растений. Тайна до открытия карт.
hint-play-cards = Выберите карту, потом — на что она пойдёт: свойство, рост вида или новый вид. Закончив, нажмите «Готово».
hint-feed = Травоядные берут растения с водопоя. Хищники нападают.
hint-exchange-cards = Положите карты под колоду: закончив, вы возьмёте столько же.
hint-store-food = Запас он съест перед следующим открытием карт пищи.
wait-choose-food = { $count ->
    [one] { $name } выбирает карту пищи.
   *[other] Выбирают карты пищи: { $name }.
}
wait-play-cards = { $count ->
    [one] { $name } играет карты.
   *[other] Играют карты: { $name }.
}
wait-feed = { $name } кормит свои виды.
wait-other = { $count ->
    [one] { $name } выбирает.
   *[other] Ещё выбирают: { $name }.
}
table-over = Игра окончена.
table-wait = Секунду…
table-watching = Вы зритель.
table-next = Следующий ход — ваш.
table-next-but-one = Ваш ход — через один.
table-plan = Наведите курсор или удерживайте, чтобы прочитать.
table-your-turn = Ваш ход.
table-attacked-you = На вас напали.

## Вокруг стола

table-skip = К вашему решению
table-round = раунд { $round }
table-last-round = последний раунд
table-phase = Фаза
table-help = Клавиши и справка
undo-takes-back = Отменит: { $what }
undo-not-off = За этим столом ходы отменять нельзя.
undo-not-over = Игра окончена.
undo-not-nothing = Вам нечего отменять.
undo-not-revealed = Нельзя вернуться к моменту до взятой карты, броска кубика или открытой карты.
undo-not-player = Нельзя вернуться к моменту до хода другого игрока.
undo-not-timeout = Время вышло, и ход бота уже не отменить.
undo-not-reveal = Вы отменяли слишком часто. Снова можно будет, когда что-нибудь откроется.
undo-not-game = Отмены ходов на эту партию исчерпаны.
table-undo = Отменить
table-hint = Подсказка
table-palette = Ввести ход
table-palette-hint = Введите ход, например «накормить A1»
table-broken = Этот стол показать не удаётся. Перезагрузите страницу.
keys-choose = выбрать то, на чём эта клавиша
keys-more = пронумеровать следующие десять
keys-hand = выбрать карту с руки
keys-do = подтвердить
keys-back = шаг назад
keys-undo = отменить
keys-pass = пас
keys-done = готово
keys-remove = снять свойство
keys-why = объяснить то, что в фокусе, или почему так нельзя
keys-log = журнал и заметки
keys-next = следующий возможный ход
keys-mine = мои виды
keys-arrows = двигаться по ряду или по руке
keys-step = листать прошлые ходы
keys-palette = ввести ход
keys-settings = настройки

## Что можно сказать остальным

react-say = Сказать что-нибудь
react-mute = Скрыть реплики других
react-unmute = Показывать реплики других
react-told = { $name }: { $phrase }
react-hello = Привет!
react-thanks = Спасибо!
react-nice = Хороший ход!
react-wow = Ого!
react-ouch = Ой!
react-sorry = Извините!
react-thinking = Минутку…
react-well-played = Отличная игра!

## Жалоба на игрока

report-open = Пожаловаться на игрока
report-about = Жалобу увидит только оператор сервера. Другим игрокам о ней не сообщат.
report-who = Игрок
report-why = Причина
report-words = Что случилось? (необязательно)
report-reason-name = Оскорбительное имя
report-reason-conduct = Оскорбления или спам
report-reason-stalling = Отказывается играть
report-reason-cheating = Жульничает
report-reason-other = Другое
report-cancel = Отмена
report-send = Отправить жалобу
report-thanks = Спасибо. Оператор сервера это рассмотрит.
report-close = Закрыть

## Часы

clock-left = осталось { $time }
clock-days = { $days } д { $hours } ч
clock-soon = На ход осталось { $seconds } с.
lobby-clock-none = Без часов
lobby-clock-move = Часы: { $time } на ход
lobby-clock-game = Часы: { $time } на игрока и ещё { $increment } с за каждый ход
table-deck-again = колода из сброса

## Важные моменты

moment-food = Пища открыта
moment-zone = Климат меняется
moment-event = Климатическое событие
moment-weather = Погода берёт своё
moment-starved = Голод
moment-scenario = Сценарий
moment-cambrian = Кембрийский взрыв
moment-last = Последний раунд
moment-round = Раунд { $round } окончен
moment-fed = съели
moment-starved-count = погибли от голода
moment-eaten = съедены
moment-scored = очки
moment-skip = Нажмите, чтобы продолжить

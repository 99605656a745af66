### Клиент для браузера: сам стол

## Планшеты, берега, карты

table-no-traits = пока ничего
table-face-down = рубашкой вверх
table-no-species = нет видов
table-no-animals = нет животных
table-picked = Выбрано.
table-cannot = Нельзя: { $why }.
table-attacked-by = нападает { $name }
table-not-now = не сейчас
table-not-taken = Этот выбор не принят: сейчас он невозможен.
table-key = Клавиша { $key }.
table-changed = Только что изменилось.
table-to-move = ходит
table-has-chosen = выбор сделан
table-first = первый
table-away = отошёл
table-or = или
table-more-of = ещё { $count }
table-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Полоса вопроса, заметки, журнал

table-asked = Что спрашивают
table-dock = Что спрашивают, и ваша рука
table-less = Меньше
table-more = Больше
table-notes = Полевые заметки
table-notes-empty = Укажите на животное, карту или зону, чтобы прочитать о них здесь.
table-log = Журнал
table-latest-below = новое внизу
table-log-earlier = Показать раньше
table-close = Закрыть
table-you = Вы
table-a-bot = бот
table-bot = бот, { $agent }
table-replaced = играет бот
table-home = дома
table-in-hand = на руке
table-size = размер
table-population = популяция
table-board = { $name }, { $owner }, размер { $size }, популяция { $population }, сыты { $food }.
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
table-cold-events = холод
table-hot-events = жара
table-new-left = новый вид слева
table-new-right = новый вид справа

## Климат

table-climate-track = Шкала климата
table-no-loss = без потерь
table-all-sizes = все размеры
table-sizes = размер { $low }–{ $high }
table-now = сейчас
table-now-zone = Сейчас { $zone }:
table-plants-change = растения: { $count }
table-plant-food = растения
table-event-waits = { $event } ждёт на отметке «{ $zone }».
table-in-force = В силе: { $event }
table-thaw = Таяние приносит 3 солнца
table-eruption = Извержение: после питания климат станет «{ $zone }»
table-burnt = Отложено из-за пожара: { $food }

## Что случилось бы

table-plants = { $count ->
    [one] { $count } растение
    [few] { $count } растения
   *[many] { $count } растений
}
table-stored = в запас { $count }
table-meat = мясо { $count }
table-yours-meat = ваш · { $meat }
table-trait-costs = { $trait }: −{ $count }
table-costs-cards = цена: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-would-look = { $name } — так бы выглядел
table-attacks-with = нападает с
table-counts-as = считается за
table-fed-of = сыты { $have } из { $need }
table-not-possible = Нельзя:

## Что говорит полоса

table-do = Сделать
table-next-ten = Ещё десять
table-back = Назад
table-store = Отложить { $count }
table-hunts = { $name } охотится. Выберите добычу.
table-other-hunter = Другой вид
table-prey-count = Можно напасть: { $open }, нельзя: { $barred }; укажите на любого, чтобы узнать почему.
table-prey-more = Можно напасть ещё: { $open }, нельзя: { $barred }; укажите на любого, чтобы узнать почему.
table-attack = Напасть на { $name }
table-can-attack = можно напасть: { $count }
table-whole = весь стол
table-earlier = Шаг { $step } из { $all }: { $what }
table-earlier-more = Более ранний момент этой партии, чтобы посмотреть.
table-step-back = Назад
table-step-on = Вперёд
table-now-again = К текущему моменту
table-cannot-why = Нельзя: { $count }. Почему?
table-card-where = { $card }: куда её?
table-card-where-more = Как черта она лежит рубашкой вверх до вскрытия. Или сбросьте её ради роста или нового вида.
table-spend-where = { $card }: ради кого сбросить?
table-other-card = Другая карта
table-as-trait = черта
table-remove-which = Какую черту убрать?
table-remove-more = Карта уйдёт в сброс.
table-remove = убрать: { $trait }
table-ignore = Не замечать: { $trait }
table-ignore-pay = Какую карту сбросить, чтобы не замечать «{ $trait }»?
act-pass = Пас
act-done = Готово
act-remove-trait = Убрать черту
act-go-on = Дальше
hint-choose-food = Её число растений придёт на водопой. Другие увидят карту только при вскрытии.
hint-play-cards = Выберите карту, затем место: черта, рост или новый вид. В конце «Готово».
hint-feed = Травоядные берут с водопоя, хищники нападают.
hint-exchange-cards = За каждую карту под колоду вы в конце возьмёте одну.
hint-store-food = Запас накормит его перед следующим вскрытием карт пищи.
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
table-wait = Минуту…
table-watching = Вы наблюдаете.
table-next = Следующий ход ваш.
table-next-but-one = Ваш ход через один.
table-plan = Думайте наперёд: укажите на что угодно.
table-your-turn = Ваш ход.
table-attacked-you = На вас напали.

## Вокруг стола

table-skip = К тому, что спрашивают
table-round = раунд { $round }
table-last-round = последний раунд
table-phase = Фаза
table-help = Клавиши и справка
table-undo = Отменить
table-hint = Подсказка
table-palette = Назвать ход
table-palette-hint = Ход словами или в записи, например «накормить A1»
table-broken = Этот стол не удаётся показать.
keys-choose = выбрать то, на чём стоит клавиша
keys-more = пронумеровать следующие десять
keys-hand = карты на руке, по их месту
keys-do = сделать
keys-back = шаг назад
keys-undo = отменить
keys-pass = пас
keys-done = готово
keys-remove = убрать карту с планшета
keys-why = почему или что это: о том, что в фокусе
keys-log = журнал и заметки
keys-next = следующее, что можно выбрать
keys-mine = мои виды
keys-arrows = внутри берега или руки
keys-step = пройти по тому, что было
keys-palette = назвать ход словами
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
report-about = Это прочтёт только оператор сервера. За столом никто не узнает.
report-who = Игрок
report-why = Причина
report-words = Что случилось? (необязательно)
report-reason-name = Оскорбительное имя
report-reason-conduct = Оскорбления или спам
report-reason-stalling = Отказывается играть
report-reason-cheating = Жульничает
report-reason-other = Другое
report-cancel = Отмена
report-send = Отправить
report-thanks = Спасибо. Оператор сервера это рассмотрит.
report-close = Закрыть

## Часы

clock-left = осталось { $time }
clock-days = { $days } д { $hours } ч
clock-soon = На ход осталось { $seconds } с.
lobby-clock-none = Без часов
lobby-clock-move = Часы: { $time } на ход
lobby-clock-game = Часы: { $time } на игрока и ещё { $increment } с за каждый ход

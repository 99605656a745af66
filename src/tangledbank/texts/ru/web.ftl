### Клиент для браузера: общее для всех страниц и страницы вокруг стола

card-unseen = карта
guest = Гость

## Фазы раунда, как их называют виды

phase-deal = Сдача
phase-food = Пища
phase-play = Карты
phase-reveal = Открытие
phase-environment = Среда
phase-feeding = Кормление
phase-development = Развитие
phase-extinction = Вымирание
phase-draw = Добор
phase-aging = Старение

seconds = { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[other] { $n } секунд
}

## Нет такой страницы

missing-title = Здесь ничего не растёт
missing-text = По этому адресу нет страницы. Возможно, ссылка скопирована не полностью.
missing-home = На главную страницу

## Связь

line-lost = Связь потеряна. Новая попытка через { $when }. Ничего не пропало.
line-trying = Связь потеряна. Пробуем снова. Ничего не пропало.
line-limited = Сервер ограничивает подключения из вашей сети. Новая попытка через { $when }. Ваша партия в безопасности.
line-now = Сейчас же

## Верхняя строка

top-home = Tangled Bank, главная страница
top-live = на связи
top-lost = связь потеряна
top-day = Дневные цвета
top-night = Ночные цвета

## Главная страница

front-lede = Кормите свои виды, растите их, дайте им рога, крылья и мех и посмотрите, кто останется. Пять игр об эволюции за одним столом, с друзьями или с программами.
front-now = Играть: { $game }
front-against = { $bots ->
    [one] против { $bots } бота, около { $minutes } мин
   *[other] против { $bots } ботов, около { $minutes } мин
}
front-waiting = { $n ->
    [one] Вас ждёт { $n } партия
    [few] Вас ждут { $n } партии
   *[other] Вас ждут { $n } партий
}
front-unreachable = Сервер не отвечает. Запущен ли он и есть ли связь?
front-colophon = Любительский проект, свободный и открытый, не связанный с издателями этих игр, North Star Games и «Правильными играми». С деревянными фишками на столе эти игры ещё лучше: покупайте их.

## Новый стол

play-title = Играть
play-note = два щелчка, без регистрации
play-which = Какая игра
play-now = Начать игру
play-invite = Позвать друзей
play-lesson = Первый урок
game-first = лучше начать с неё
game-players = { $most ->
    [one] { $fewest }–{ $most } игрок
    [few] { $fewest }–{ $most } игрока
   *[other] { $fewest }–{ $most } игроков
}
game-minutes = { $short }–{ $long } мин
seats-title = Места
seat-your-name = Ваше имя
seat-you = вы
seat-name = Имя на месте { $seat }
seat-who = Кто играет на месте { $seat }
seat-open = свободное место
seat-by-link = для того, у кого есть ссылка
seat-at-screen = На этом устройстве
seat-people = Люди
seat-programs = Боты по силе
seat-characters = Боты с характером
seat-program = { $name } — { $text }
seat-add = ещё место
seat-drop = Убрать место { $seat }
bot-random = случайный
bot-easy = лёгкий
bot-steady = средний
bot-sharp-1 = сильный 1
bot-sharp-2 = сильный 2
bot-sharp = самый сильный
bot-grazer = травоядный
bot-predator = хищник
bot-breeder = плодовитый
bot-builder = строитель
variants-title = Варианты
variant-quick_play = Быстрая игра
variant-events = События климата
variant-plain = Без климата
variant-variant = Какая игра
value-last_token-forager = Тому, кто кормится
value-last_token-neighbor = Соседу
value-hunt_store-asked = По выбору игрока
value-hunt_store-full = Сколько поместится
value-scavenger_order-attacker = От нападающего
value-scavenger_order-first = От первого игрока
value-extinction_order-first = Первый игрок первым
value-extinction_order-last = Первый игрок последним
value-deck_end-empty = Когда она пуста
value-deck_end-needed = Когда не хватает карты
value-shrunk_fat-bag = В мешок
value-shrunk_fat-lost = Пропадает
value-mud_price-optional = Нет, может остаться голодным
value-mud_price-forced = Да, обязан платить
value-ambush_use-may = По выбору игрока
value-ambush_use-must = Что полезнее всего
value-migratory_food-diet = То, чем питается вид
value-migratory_food-plant = Только растения
value-fur_heat-zones = В жарких зонах, любой размер
value-fur_heat-range = Только размеры зоны
value-fur_wave-zones = В трёх самых жарких зонах
value-fur_wave-anywhere = Везде
value-empty_deck-shuffle = Перемешать сброс
value-empty_deck-none = Больше не брать
value-quick_exchange-in_turn = По порядку хода
value-quick_exchange-as_done = Кто раньше закончил
value-wildfire_loss-remove = Да, еда убирается
value-wildfire_loss-spare = Нет, еда остаётся
value-deck-auto = По числу игроков
value-deck-full = Все карты
value-mimicry_limit-per_attack = Один раз за нападение
value-mimicry_limit-once_per_turn = Один раз за ход
value-metamorphose_limit-per_act = Один раз за действие
value-metamorphose_limit-once_per_turn = Один раз за ход
value-specialization_limit-per_act = Один раз за действие
value-specialization_limit-once_per_turn = Один раз за ход
value-ambush_limit-per_round = Одно нападение за круг
value-ambush_limit-per_carnivore = Каждый хищник раз за ход
value-deep_draw-one = Одна
value-deep_draw-any = Сколько угодно
value-deep_payment_to-reef = В риф
value-deep_payment_to-any = В любое место
value-end_mode-round = Этот раунд последний
value-end_mode-extra = Ещё один раунд
value-tie-shared = Победа делится
value-tie-boards = Население на планшетах
value-overpop_choice-one = В одно место
value-overpop_choice-split = По одному
value-impostor-gained = Если тот получил прибыль
value-impostor-fired = Даже если места не было
value-variant-full = Полная игра
value-variant-reef = Риф, для первой партии
rulings-title = Что правила оставляют открытым
rulings-text = Всё задано так, как мы понимаем правила. Меняйте лишь то, что вы играете иначе.
wishes-title = Часы, кто может прийти, подсказки
clock-title = Время на размышление
clock-none = без часов
clock-none-text = Каждый думает столько, сколько нужно.
clock-minute = минута на ход
clock-minute-text = Когда минута прошла, этот ход делает бот.
clock-game = по 15 минут
clock-game-text = По четверти часа на всю партию и ещё 10 секунд за каждый ход.
clock-day = день на ход
clock-day-text = Для партии на дни и недели: день на каждое решение.
away-title = Если кого-то нет
away-wait = ждать
away-bot = бот играет до возвращения
hints-title = Подсказки
hints-alone = когда играю один
hints-all = для всех
hints-none = никаких
hints-text = Что сделал бы хороший игрок, если вы спросите.
public-title = Открытый стол
public-text = Виден на главной странице; кто хочет, садится на свободное место.
watchers-title = Другие могут смотреть
watchers-text = У кого есть ссылка, тот видит игру, но не скрытые карты.
undo-title = Ходы можно вернуть
undo-text = Пока ничего не открыто и никто другой не выбрал.
record-open = открыть запись игры
record-broken = { $file } — не запись игры.

## Мои партии и чужие столы

mine-title = Мои партии
mine-waiting = { $n ->
    [one] { $n } ждёт вас
   *[other] { $n } ждут вас
}
mine-none = Здесь появятся партии, которые вы играете в этом браузере.
mine-new = Вы здесь впервые? Первый урок — это один раунд с тем, кто всё объяснит.
mine-round = { $game }, раунд { $round }
mine-your-turn = ваш ход
mine-with = с вами: { $names }
mine-turn-of = ходит: { $names }
mine-going-on = идёт
mine-open = ждёт игроков
mine-over = окончена, место { $place } из { $players }
mine-replay = повтор
tables-title = Открытые столы
tables-join = { $n ->
    [one] Сесть: { $n } место
    [few] Сесть: { $n } места
   *[other] Сесть: { $n } мест
}
tables-watch = Смотреть

## Приход к столу

name-label = Ваше имя
room-coming = Подходим к столу …
broken-title = Часть страницы не пришла
broken-text = Сервер её не прислал: он недоступен или уже обновился. Ваши партии не пропали.
broken-again = Загрузить страницу снова
room-result = К итогам
door-title = Сесть за этот стол
door-known = Вы уже сидите здесь: { $names }.
door-mine = На своё место
door-more = Или займите ещё одно место за этим экраном, для того, кто рядом:
door-sit = Сесть
door-another = Занять ещё место
turned-title = Так не получится
turned-watch = Смотреть игру
turned-reload = Перезагрузить страницу
recovery-label = Код восстановления вашего места
recovery-make = Показать мой код
recovery-send = Занять моё место

## Перед игрой

lobby-waiting = { $n ->
    [one] Ждём ещё { $n } игрока. Игра начнётся, когда все места заняты.
   *[other] Ждём ещё { $n } игроков. Игра начнётся, когда все места заняты.
}
lobby-starting = Все места заняты. Игра начнётся, как только все будут здесь.
lobby-leave = Уйти из-за стола
seat-bot = бот, { $level }
seat-here = здесь
seat-away = отошёл
seat-host = хозяин
seat-remove = Попросить уйти: { $name }
another-label = Ещё кто-то за этим экраном
another-name = Имя
another-first = Участвовать
another-sit = Занять место
fill-bots = Посадить ботов
fill-which = Сила ботов
invite-title = Пригласить
invite-any = Любое место
invite-home = Этот адрес работает только на этой машине. Другие смогут прийти, если запустить сервер так: make play ARGS=--lan.
invite-any-text = Кто откроет ссылку, займёт следующее свободное место.
invite-seat = Место { $seat }
invite-seat-text = Для одного человека: открывает это место один раз.
invite-watch = Смотреть
invite-watch-text = У кого эта ссылка, тот видит игру, но не скрытые карты.
invite-device = Мой телефон
invite-device-text = Открывает моё место на другом устройстве: один раз, в течение десяти минут.
invite-recovery = Код восстановления
invite-recovery-text = Запишите этот код. Он вернёт вас на ваше место из любого браузера, один раз, и отключит все другие устройства.
link-copy = Копировать
link-copied = Скопировано
link-share = Поделиться
link-qr = QR-код: { $what }

## Места, которые переходят к другим

seat-change-bot-seat-taken = Место бота { $before } занимает { $name }.
seat-change-handed-over = Место игрока { $before } занимает { $name }.
seat-change-recovered = { $name } возвращается по коду восстановления.
seat-change-replaced = За игрока { $name } играет бот, пока он не вернётся.
seat-change-returned = { $name } снова здесь.
notice-close = Понятно
handover-ask = Отдать место игрока { $name } новому игроку?
handover-agree = Согласиться
handover-refuse = Отказать

## Несколько человек за одним экраном

curtain-title = Передайте экран: { $name }
curtain-ready = Это я, { $name }
curtain-back = Ещё нет: вернуться к { $name }

## Настройки

settings-title = Настройки
settings-name-text = Как вас зовут за столом.
settings-language = Язык
settings-browser = как в браузере
settings-theme = Цвета
theme-system = как в системе
theme-light = день
theme-dark = ночь
theme-contrast = высокий контраст
settings-speed = Движение
settings-speed-text = С какой скоростью всё движется на столе. Учитываются и настройки системы.
speed-half = вдвое медленнее
speed-normal = обычно
speed-double = вдвое быстрее
speed-off = нет
settings-sound = Звук
settings-sound-text = Короткий сигнал, когда ваш ход.
settings-phrases = Реплики
settings-phrases-text = Показывать, что говорят другие за столом.
settings-letters = Клавиши из одной буквы
settings-letters-text = U возвращает ход, P пасует, L показывает журнал. Отключите, если управляете голосом.
settings-kept = Хранится только в этом браузере.

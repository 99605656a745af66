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
missing-home = На главную

## Связь

line-lost = Связь потеряна. Новая попытка через { $when }. Ваша партия не пропадёт.
line-trying = Связь потеряна. Подключаемся снова… Ваша партия не пропадёт.
line-limited = Сервер ограничивает подключения из вашей сети. Новая попытка через { $when }. Ваша партия не пропадёт.
line-now = Подключиться сейчас

## Верхняя строка

top-home = Tangled Bank, главная страница
top-live = на связи
top-lost = связь потеряна
top-day = Дневные цвета
top-night = Ночные цвета

## Главная страница

front-lede = Кормите свои виды, растите их, дайте им рога, крылья и мех и посмотрите, кто выживет. Пять игр об эволюции за одним столом, с друзьями или против ботов.
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
front-unreachable = Сервер не отвечает. Проверьте, запущен ли он и есть ли у вас связь.
front-colophon = Свободный и открытый любительский проект, не связанный с издателями этих игр, North Star Games и «Правильными играми». С деревянными фишками на настоящем столе они ещё лучше: покупайте их.

## Новый стол

play-title = Играть
play-note = Без регистрации
play-which = Выберите игру
play-now = Начать игру
play-invite = Позвать друзей
play-lesson = Научиться играть
game-first = Лучшая для новичков
game-players = { $most ->
    [one] { $fewest }–{ $most } игрок
    [few] { $fewest }–{ $most } игрока
   *[other] { $fewest }–{ $most } игроков
}
game-minutes = { $short }–{ $long } мин
seats-title = Места
seat-your-name = Ваше имя
seat-you = Вы
seat-name = Имя на месте { $seat }
seat-who = Кто играет на месте { $seat }
seat-open = Свободное место
seat-by-link = Любой, у кого есть ссылка
seat-at-screen = На этом устройстве
seat-people = Люди
seat-programs = Боты по силе
seat-characters = Боты с характером
seat-program = { $name } — { $text }
seat-add = Добавить игрока
seat-drop = Убрать место { $seat }
bot-random = случайный
bot-easy = лёгкий
bot-steady = средний
bot-sharp-1 = сильный 1
bot-sharp-2 = сильный 2
bot-sharp = самый сильный
bot-learned = самоучка
bot-grazer = травоядный
bot-predator = хищник
bot-breeder = плодовитый
bot-builder = строитель
variants-title = Варианты
variant-quick_play = Быстрая игра
variant-events = События климата
variant-plain = Без климата
variant-variant = Версия
value-last_token-forager = Тому, кто кормится
value-last_token-neighbor = Его соседу
value-hunt_store-asked = По выбору владельца
value-hunt_store-full = Сколько поместится
value-scavenger_order-attacker = От нападающего
value-scavenger_order-first = От первого игрока
value-extinction_order-first = Первый игрок первым
value-extinction_order-last = Первый игрок последним
value-deck_end-empty = Когда она пуста
value-deck_end-needed = Когда карту взять нельзя
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
value-wildfire_loss-remove = Да, пища убирается
value-wildfire_loss-spare = Нет, пища остаётся
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
value-impostor-gained = Только если сосед что-то получил
value-impostor-fired = Даже если места не было
value-variant-full = Полная игра
value-variant-reef = Риф, для первой партии
rulings-title = Домашние правила
rulings-text = Всё задано так, как мы понимаем правила. Меняйте только то, во что ваша компания играет иначе.
wishes-title = Часы, доступ, подсказки
clock-title = Время на размышление
clock-none = Без часов
clock-none-text = Думайте сколько нужно.
clock-minute = 1 минута на ход
clock-minute-text = Если минута вышла, этот ход за вас делает бот.
clock-game = 15 минут на игрока
clock-game-text = 15 минут на всю партию и ещё 10 секунд за каждый ход.
clock-day = 1 день на ход
clock-day-text = Для партий на дни и недели.
away-title = Если у кого-то пропала связь
away-wait = Ждать, пока хозяин или все присутствующие не заменят его ботом
away-bot = Бот играет, пока он не вернётся
hints-title = Подсказки
hints-alone = Когда я играю один
hints-all = Для всех
hints-none = Выключены
hints-text = Можно спросить, что сделал бы сильный игрок.
public-title = Открытый стол
public-text = Виден на главной странице. Сесть может любой.
watchers-title = Пускать зрителей
watchers-text = Любой, у кого есть ссылка, может смотреть, но не видит скрытых карт.
undo-title = Разрешить отмену ходов
undo-text = Пока ничего не открылось и не походил другой игрок.
record-open = Открыть запись игры
record-broken = { $file } — не запись игры. Выберите файл, скачанный после партии.

## Мои партии и чужие столы

mine-title = Мои партии
mine-waiting = { $n ->
    [one] { $n } ждёт вас
   *[other] { $n } ждут вас
}
mine-none = Здесь появятся партии, сыгранные в этом браузере.
mine-new = Вы здесь впервые? Сыграйте первый раунд с наставником.
mine-round = { $game }, раунд { $round }
mine-your-turn = Ваш ход
mine-with = Соперники: { $names }
mine-turn-of = Сейчас ходит: { $names }
mine-going-on = Идёт
mine-open = Ждёт игроков
mine-over = Окончена, место { $place } из { $players }
mine-replay = Повтор
tables-title = Открытые столы
tables-join = { $n ->
    [one] Сесть: { $n } место
    [few] Сесть: { $n } места
   *[other] Сесть: { $n } мест
}
tables-watch = Смотреть

## Приход к столу

name-label = Ваше имя
room-coming = Загружаем стол…
broken-title = Часть страницы не загрузилась
broken-text = Сервер её не прислал: он недоступен или только что обновился. Ваши партии не пропали. Перезагрузите страницу.
broken-again = Перезагрузить страницу
room-result = К итогам
door-title = Сесть за этот стол
door-known = Вы уже за этим столом: { $names }.
door-mine = На своё место
door-more = Или займите ещё одно место на этом устройстве, для того, кто рядом:
door-sit = Занять место
door-another = Занять ещё место
turned-title = Не получилось
turned-watch = Смотреть игру
turned-reload = Перезагрузить страницу
recovery-label = Код восстановления вашего места
recovery-make = Показать мой код
recovery-send = Вернуться на моё место

## Перед игрой

lobby-waiting = { $n ->
    [one] Ждём ещё { $n } игрока. Игра начнётся, когда все места будут заняты.
   *[other] Ждём ещё { $n } игроков. Игра начнётся, когда все места будут заняты.
}
lobby-starting = Все места заняты. Игра начнётся, как только все подключатся.
lobby-leave = Выйти из-за стола
seat-bot = Бот, { $level }
seat-here = На месте
seat-away = Не за столом
seat-host = Хозяин стола
seat-add-bot = Посадить бота
seat-remove = Убрать: { $name }
another-label = Ещё один игрок на этом устройстве
another-name = Имя
another-first = Вступить в игру
another-sit = Занять это место
fill-bots = Заполнить ботами
fill-which = Сила ботов
invite-title = Позвать друзей
invite-any = Любое место
invite-home = Эта ссылка работает только на этом компьютере. Чтобы позвать других, перезапустите сервер в домашней сети: в документации это раздел «Host a table».
invite-any-text = Кто откроет эту ссылку, займёт следующее свободное место.
invite-seat = Место { $seat }
invite-seat-text = Для одного человека. Открывает это место один раз.
invite-watch = Зрители
invite-watch-text = Любой, у кого есть эта ссылка, может смотреть, но не видит скрытых карт.
invite-device = Мой телефон
invite-device-text = Открывает ваше место на другом устройстве. Действует один раз, десять минут.
invite-recovery = Код восстановления
invite-recovery-text = Запишите этот код. Он вернёт вас на ваше место из любого браузера. Код действует один раз и отключает другие ваши устройства.
link-copy = Копировать ссылку
link-copied = Скопировано
link-share = Поделиться
link-qr = QR-код: { $what }

## Места, которые переходят к другим

seat-change-bot-seat-taken = { $name } играет вместо бота { $before }.
seat-change-handed-over = { $name } играет вместо игрока { $before }.
seat-change-recovered = { $name } снова здесь, по коду восстановления.
seat-change-replaced = За игрока { $name } пока играет бот.
seat-change-returned = { $name } снова здесь.
seat-change-handed-to-bot = Пока что за игрока { $name } ходит бот.
seat-change-left = { $name } выходит из-за стола. До возвращения играет бот.
seat-change-paused = { $name } ставит игру на паузу.
seat-change-resigned = { $name } сдаётся. Дальше играет бот.
seat-change-resumed = { $name } продолжает игру.
table-paused = Игра на паузе.
proposal-replace = Пусть за игрока { $name } до его возвращения играет бот?
proposal-pause = Поставить игру на паузу?
proposal-resume = Продолжить игру?
proposal-close = Закрыть этот стол насовсем?
menu-title = Меню стола
menu-substitute = Пусть за меня играет бот
menu-substitute-text = Место вернётся к вам, когда вы сделаете ход, обновите страницу или нажмёте «Вернуть моё место».
menu-take-back = Вернуть моё место
menu-pause = Поставить на паузу
menu-resume = Продолжить игру
menu-replace = Пусть за игрока { $name } играет бот
menu-agreement = Если вы не хозяин стола, согласиться должны все присутствующие.
menu-leave = Выйти из-за стола
menu-leave-text = Пока вас нет, играет бот. Место остаётся за вами.
menu-resign = Сдаться
menu-resign-text = До конца партии за вас будет играть бот. Вернуться нельзя.
menu-close = Закрыть стол
menu-close-text = Партия закончится без результата. Согласиться должны все присутствующие.
menu-cancel = Отмена
notice-close = Понятно
handover-ask = Отдать место игрока { $name } кому-то другому?
handover-agree = Согласиться
handover-refuse = Отказать

## Несколько человек за одним экраном

curtain-title = Передайте устройство: { $name }
curtain-ready = Это я, { $name }
curtain-back = Рано, назад: { $name }

## Настройки

settings-title = Настройки
settings-name-text = Имя, которое видят другие игроки.
settings-language = Язык
settings-browser = Как в браузере
settings-theme = Цвета
theme-system = Как в системе
theme-light = День
theme-dark = Ночь
theme-contrast = Высокий контраст
settings-speed = Скорость анимации
settings-speed-text = Как быстро всё движется на столе. Если в системе включено «меньше движения», мы это учитываем.
speed-half = Вдвое медленнее
speed-normal = Обычная
speed-double = Вдвое быстрее
speed-off = Без анимации
settings-sound = Звук
settings-sound-text = Короткий сигнал, когда ваш ход.
settings-phrases = Реплики
settings-phrases-text = Показывать, что говорят другие игроки.
settings-letters = Команды одной буквой
settings-letters-text = U отменяет ход, P пасует, L открывает журнал. Выключите, если управляете голосом.
settings-confirm-reveal = Подтверждать перед открытием
settings-confirm-reveal-text = Если вы последним выбираете карту взакрытую, мы переспросим: этот выбор не отменить.
settings-kept = Хранится только в этом браузере.

### Командная строка и то, что общее у всех игр

about = Семейство настольных игр «Эволюция»: играть, смотреть, моделировать, повторять.
about-examples =
    Начните так:
      tangledbank play                     «Эволюция» против трёх средних ботов
      tangledbank play --lang ru           то же по-русски
      tangledbank games                    список игр и их настроек

## Справка

help-game = Игра; список даёт «tangledbank games».
help-lang = Язык: { $known }. Обычно — язык вашей системы.
help-option = Настройка правил, например quick_play=on. Можно повторять; см. «tangledbank games».
help-data = Исправленный файл с данными карт.
help-seed = Число, которое задаёт тасовку, чтобы партию можно было повторить.
help-json = Вывести JSON для других программ.
help-plain = Простой текст без рисунков и цвета, для программ чтения с экрана.
help-uncovered = Показывать чужие стопки, закрытые до конца игры.
help-players = Число игроков.
help-help = Показать эту справку и выйти.
help-version = Показать версию и то, скомпилирован ли движок.
help-count = Число партий.
help-agents = Игроки: имена из «tangledbank agents», например steady или sharp, policy:ФАЙЛ или путь к программе. Последний занимает оставшиеся места.
help-jobs = Число процессов, которые работают одновременно.
help-record = Сохранённая партия: файл или имя из «tangledbank saves». Обычно — последняя.
help-log = Вывести всё, что происходит.
help-scenes = Файлы сцен, *.scene.
help-bots = Кто играет против вас: имена из «tangledbank agents», например steady или sharp, policy:ФАЙЛ или путь к программе. Последний занимает оставшиеся места.
help-people = Люди, которые играют за этим терминалом по очереди: имена вида Ann,Bob или число. Никто не видит чужих карт.
help-watch-bots = Игроки: имена из «tangledbank agents», например steady или sharp, policy:ФАЙЛ или путь к программе. Последний занимает оставшиеся места.
help-save = Сохранять партию в этот файл, а не среди ваших сохранённых партий.
help-resume = Продолжить сохранённую партию: файл или имя из «tangledbank saves». Обычно — последнюю.
help-pace = Сколько секунд ждать после каждой строки; обычно 0,6 в терминале. Enter — пауза и продолжение, q — выход.
usage-head = Использование:
usage-arguments = Аргументы
usage-options = Параметры
usage-commands = Команды
usage-default = по умолчанию { $value }
usage-required = обязательно
metavar-options = [ПАРАМЕТРЫ]
metavar-command = КОМАНДА [АРГУМЕНТЫ]...
metavar-game = ИГРА
metavar-lang = ЯЗЫК
metavar-option = К=З
metavar-file = ФАЙЛ
metavar-record = ЗАПИСЬ
metavar-saved = [ПАРТИЯ]
metavar-seed = Ч
metavar-number = N
metavar-agents = А,Б
metavar-people = ИМЕНА
metavar-seconds = СЕК
help-games = Показать игры, число игроков и настройки.
    .examples =
        tangledbank games
        tangledbank games --lang ru
help-cards = Показать карты игры и что они делают.
    .examples =
        tangledbank cards evolution
        tangledbank cards evolution --json
help-simulate = Сыграть много партий между ботами и посчитать победы.
    .examples =
        tangledbank simulate evolution -n 1000
        tangledbank simulate evolution -n 100 --agents steady,random --json
        tangledbank simulate evolution -n 20 --players 6 --option quick_play=on
help-replay = Повторить записанную партию: в терминале по шагам, иначе кратко.
    .examples =
        tangledbank replay game.json
        tangledbank replay game.json --log
help-scene = Проверить сцены: позиции, ходы и ожидаемый результат.
    .examples =
        tangledbank scene tests/rules/evolution/*.scene
help-play = Играть в терминале.
    .examples =
        tangledbank play
        tangledbank play evolution --players 3 --bots steady,random
        tangledbank play --bots ./mybot --seed 7 --option deck_end=needed
        tangledbank play --people Ann,Bob
        tangledbank play --resume
help-saves = Показать ваши сохранённые партии, новые сверху.
    .examples =
        tangledbank saves
        tangledbank play --resume
help-watch = Смотреть, как боты играют друг с другом.
    .examples =
        tangledbank watch evolution --bots steady
        tangledbank watch evolution --bots ./mybot,steady --pace 0.5
help-serve = Запустить сервер, где могут играть люди и программы.
    .examples =
        tangledbank serve
        tangledbank serve --open
        tangledbank serve --lan
        tangledbank serve --host 0.0.0.0 --name table.example
help-join = Играть за столом на сервере. Секрет читается со стандартного ввода.
    .examples =
        tangledbank join http://127.0.0.1:8000/t/TABLE
help-verify = Проверить тасовку и ходы партии, записанной сервером.
    .examples =
        tangledbank verify record.json
metavar-host = УЗЕЛ
metavar-url = URL
metavar-name = ИМЯ
help-host = Адрес, на котором слушает сервер. Если он доступен другим, поставьте перед ним TLS.
help-port = Порт, на котором слушает сервер.
help-database = Где хранить партии, например sqlite:///games.db или postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/ИМЯ. По умолчанию — файл в вашем каталоге данных.
help-lan = Обслуживать домашнюю сеть по адресу этой машины в ней.
help-open = Открыть страницу в браузере, если у этой машины есть экран.
help-name = Ещё одно имя узла сервера. Можно повторять.
help-proxies = Адреса обратных прокси, чьим заголовкам о клиентах можно доверять, через запятую.
help-address-limits = Во сколько раз увеличить пределы на один адрес: 4 для большой школы за одним адресом, 0 — без пределов. По умолчанию 1, или 0, если сервер доступен только с этой машины.
help-set = Внешний набор, который могут использовать столы. Можно повторять.
help-bot-processes = Число процессов, которые считают за ботов и подсказки.
help-workers = Число процессов сервера. Больше одного — только с PostgreSQL.
help-link = Адрес стола без секрета.
help-guest = Ваше имя за столом.
help-verified = Запись, скачанная с сервера.
serve-extra = Серверу нужен пакет, который не установлен ({ $package }). Установите его: pip install "tangledbank[server]"
serve-workers = Больше одного процесса — только с PostgreSQL. Укажите --database postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/ИМЯ
serve-postgres = Для PostgreSQL нужен пакет, который не установлен. Установите его: pip install "tangledbank[postgres]"
serve-address = Сервер работает: { $address }
serve-database = Партии хранятся в { $database }
database-read-only = База данных { $database } доступна только для чтения ({ $why }), поэтому сохранять партии нельзя. Дайте этому пользователю право записи (для SQLite — и в её папку) или укажите другую базу с помощью --database.
database-failed = Не удаётся открыть базу данных { $database }: { $why }. Проверьте её адрес и права доступа или укажите другую базу с помощью --database.
serve-taken = Порт { $port } занят. Остановите другой сервер или выберите другой порт: --port.
serve-no-client = Клиент для браузера не собран: играть могут программы и «tangledbank join», но не браузеры. В копии исходников его собирает make web; в установленных пакетах он уже есть.
serve-no-screen = У этой машины нет экрана, чтобы открыть браузер. Откройте { $address } в браузере, которому она доступна.
serve-lan = Этот сервер доступен всем в вашей сети, и его трафик могут читать все.
serve-public = Сервером может пользоваться каждый, кому доступен этот адрес, и трафик тоже может читать каждый. Поставьте перед ним обратный прокси с TLS; см. docs/howto/operate.md.
help-control = Управляющий сокет работающего сервера. По умолчанию — рядом с файлом SQLite.
help-names-filter = Ваша функция, которая разрешает, отклоняет или заменяет имена людей: МОДУЛЬ:ФУНКЦИЯ или ФАЙЛ.py:ФУНКЦИЯ.
help-log-form = Формат журнала: plain или json (по объекту на строку).
help-metrics = Локальный порт для метрик Prometheus. По умолчанию его нет.
verify-failed = { $path } не проходит проверку: { $why }
verify-good = { $count ->
    [one] Тасовка та, за которую поручился сервер, и { $count } ход допустим.
    [few] Тасовка та, за которую поручился сервер, и все { $count } хода допустимы.
   *[many] Тасовка та, за которую поручился сервер, и все { $count } ходов допустимы.
}
join-fragment = Уберите # и всё, что после него. Секрет у вас спросят, чтобы он не попал в список процессов.
join-secret = Секрет ссылки, ваш код восстановления или ваш токен:
join-seat = Вы — { $seat }.
join-watch = Вы зритель.
join-token = Чтобы позже вернуться на своё место, введите вместо секрета этот токен: { $token }
join-lost = Связь потеряна: { $why }
join-number = Введите число от 1 до { $most }, undo или quit.

## Ошибки

error-game = нет игры «{ $key }»; выберите из { $known }
error-lang = нет языка «{ $lang }»; выберите из { $known }
error-players = { $game }: от { $low } до { $high } игроков, а не { $players }
error-seats = в { $option } игроков { $names }, а мест только { $seats }
error-people = --people принимает имена вида Ann,Bob или число, игроков не больше { $players }, а не «{ $people }»
error-seed = начальное число — от 0 и не длиннее 128 бит
error-option = «{ $text }» — не настройка; пишите ключ=значение с одним из этих ключей: { $known }
error-option-value = настройка { $key } не может быть «{ $value }»; выберите из { $known }
error-read = { $path } не читается: { $why }
error-no-file = нет файла { $path }
error-not-file = { $path } — папка или устройство, а не файл
error-data = { $path } не годится как данные карт: { $why }
error-program = в { $path } играет программа { $program }; передайте её через --bots, если доверяете ей, или назовите других игроков
error-size = { $path } слишком велик: { NUMBER($size, useGrouping: 0) } байт; предел { NUMBER($most, useGrouping: 0) }
error-utf8 = { $path } — не текст в UTF-8
error-record = { $path } нельзя повторить: { $why }
error-choices = в { $path } ходов { NUMBER($count, useGrouping: 0) }; повторить можно не больше { NUMBER($most, useGrouping: 0) }
error-write = { $path } нельзя записать: { $why }
error-resume = у сохранённой партии свои игроки, тасовка и настройки; уберите { $options }
error-no-saves = в { $folder } нет такой сохранённой партии; ваши показывает «tangledbank saves»
error-agent = для { $game } нет игрока «{ $name }»; выберите из { $known }, policy:ФАЙЛ или путь к программе
record-long = в записи не больше { NUMBER($most, useGrouping: 0) } знаков, а здесь { NUMBER($size, useGrouping: 0) }
record-json = файл повреждён или это не запись Tangled Bank ({ $detail })
record-format = это не запись Tangled Bank формата { $format }
record-seed = её начальное число — не шестнадцатеричное или длиннее 32 цифр
record-field = это не запись Tangled Bank: поля «{ $name }» нет, или его тип не { $kind }
record-choice = ход { NUMBER($place, useGrouping: 0) } записан не как [место, глагол, номера …]
record-range = в ходе { NUMBER($place, useGrouping: 0) } есть число вне пределов
record-unplayable = ход { NUMBER($place, useGrouping: 0) }, «{ $choice }», там невозможен
record-game = это запись игры { $game }, а не { $wanted }
record-rules = её сыграли по правилам версии { NUMBER($rules, useGrouping: 0) }, а в этой программе версия { $here }
record-set = её сыграли с набором { $set }, который не загружен: добавьте --with { $set } или --with и его файл
record-data = её сыграли с данными карт { $data } ({ $set }), а в этой программе данные { $here }

## Слова, с которыми командной строке нечего делать

usage-command = нет команды «{ $text }»; выберите из { $known }
usage-no-command = не указана команда; выберите из { $known }
usage-option = у «{ $command }» нет параметра { $option }; есть { $known }
usage-no-value = параметр { $option } не принимает значения
usage-value = { $name }: нужно { $takes }, а не «{ $value }»
usage-missing = не указано { $name }; для «{ $command }» нужно { $takes }
usage-needs = для параметра { $name } нужно { $takes }
usage-extra = «{ $command }» не принимает «{ $text }»
takes-game = игра: { $known }
takes-file = путь к файлу
takes-text = текст вида { $name }
takes-whole = целое число
takes-whole-from = целое число не меньше { NUMBER($low, useGrouping: 0) }
takes-whole-between = целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
takes-number = число
takes-number-from = число не меньше { NUMBER($low, useGrouping: 0) }
takes-number-between = число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }

## Списки

games-line = { $key }: { $title }, игроков от { $low } до { $high }
cards-title = { $game }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
cards-doubt = Числа со знаком { $mark } неточны; --json показывает надёжность каждого.
saves-open = { $choices ->
    [one] { $choices } ход
    [few] { $choices } хода
   *[other] { $choices } ходов
}
saves-over = { $choices ->
    [one] { $choices } ход, окончена
    [few] { $choices } хода, окончена
   *[other] { $choices } ходов, окончена
}
saves-how = Продолжить: «tangledbank play --resume { $name }»; повторить: «tangledbank replay { $name }».

## Моделирование

simulate-bar = Идёт игра
simulate-head = { $game }, игроков { $players }, партий { $games }
simulate-agent = игрок
simulate-wins = победы
simulate-shared = поделено
simulate-share = доля
simulate-interval = интервал 95 %
simulate-score = очки
simulate-trouble = { "  " }ошибки: { $kind } { $times } ×
simulate-foot = решений { $decisions } за { $seconds } с

## Игра

play-you = вы
cause-attack = нападение: { $being }
cause-eaten-prey = от { $being }
cause-stolen = украдено у { $being }
cause-hunger = голод
cause-poison = яд
cause-overpopulation = перенаселение
cause-over-limit = нет места
cause-age = старение
cause-cold = холод
cause-heat = жара
cause-fire = пожар
cause-of = { $trait } – { $species }
log-you = вы
play-hint = Введите номер хода или ход словами. ? показывает справку, ? { $card } объясняет карту, а ? ХОД — почему ход невозможен.
play-begin = Нажмите Enter, чтобы начать:
play-forced = (Ваш единственный ход: { $move }.)
play-change = Теперь ходит { $name }. Остальные, не смотрите.
play-ready = Нажмите Enter, чтобы увидеть свои карты:
watch-paused = Пауза. Enter — продолжить, q — выйти:
play-inside = { $title } (введите «{ $back }», чтобы вернуться):
play-earlier = … раньше было ещё { $count } (введите «{ $log }», чтобы увидеть).
play-more = Enter — продолжить, любое слово — остановиться:
play-possible = Это возможно: { $moves }
play-then = Тогда: { $news }
play-no-undo = Отменить нельзя: с тех пор что-то открылось или походил другой игрок, или вы ещё не сделали ни одного хода.
play-thinking = Думаю …
play-undone = Отменено{ $move ->
    [none] { "" }
   *[other] : { $move }
    }.
play-saved = Сохранено: { $path }
play-left = Ваша партия сохранена. Чтобы продолжить её:
play-help = Выбирайте номером («3»; «3.12» — номер 12 в списке под номером 3; 0 заканчивает ход или ничего не делает) или введите ход, например: «{ $move }». Его можно сократить, если подходит только один ход.
    ? СЛОВО  объясняет карту или слово на экране; ? A1 — вид; ? рука — все ваши карты; ? ХОД говорит, что сделает ход или почему он невозможен.
    Enter — снова показать стол
    стол — всё, что на столе, без сокращений
    ходы — все ваши ходы словами
    совет, ? лучше — что сделал бы сильный игрок и почему
    источник — правило, на котором основан последний ответ
    журнал — последние события
    назад — выйти из списка ходов
    отмена — отменить последний ход
    сохранить, сохранить ФАЙЛ — сохранить партию в другой файл; каждый ход и так сохраняется
    выход — уйти; «play --resume» продолжит
play-no-source = Правила для показа пока нет. Сначала спросите о карте, слове или ходе.
play-topics = Можно спросить о: { $topics }
play-unknown = Не знаю, что такое «{ $word }». Спросите о карте, правиле или ходе или введите ? для списка.
play-which = Что именно: { $names }?
play-empty-hand = Ваша рука пуста.
play-no-being = { $name } нет на столе: вымер или никогда не жил.
command-help = помощь
command-table = стол
command-moves = ходы
command-source = источник
command-log = журнал
command-undo = отмена
command-back = назад
command-save = сохранить
command-quit = выход
command-hand = рука
read-nothing = «{ $text }» — не один из ваших ходов. Введите номер или ? для справки.
read-alike = «{ $text }» — неполный ход. Возможно, вы имели в виду: { $moves }
read-number = Такого номера здесь нет. Выберите из { $known }.
read-several = Это может означать разные ходы, их { $count }:

## Отказы

reason-over = Игра окончена.
    .short = игра окончена
reason-turn = Сейчас решаете не вы: выбирает { $asked }.
    .short = решаете не вы
reason-turn-other = Это ход игрока { $mover }, а вы — { $you }.
    .short = ход игрока { $mover }
reason-now = Сейчас так нельзя. Ваше решение — «{ $prompt }».
    .short = не сейчас

## Программы за столом

bot-start = Не удалось запустить { $name } ({ $detail }); вместо неё делаются случайные ходы.
bot-deaf = { $name } не читает сообщения и удалена из игры; дальше ходы делаются за неё.
bot-silent = { $name } не ответила за { $detail } с; за неё сделан допустимый ход.
bot-died = { $name } остановилась раньше времени{ $detail }; дальше ходы делаются за неё.
bot-flood = { $name } прислала слишком много и удалена из игры; дальше ходы делаются за неё.
bot-nonsense = { $name } прислала нечитаемый ответ («{ $detail }»); за неё сделан допустимый ход.
bot-ambiguous = { $name } прислала текст, подходящий к нескольким вариантам («{ $detail }»); за неё сделан допустимый ход.
bot-illegal = { $name } выбрала ход, которого нет среди возможных («{ $detail }»); за неё сделан допустимый ход.
bot-dismissed = { $name } удалена из игры после повторных ошибок; дальше ходы делаются за неё.

## Очки

score-title = Итоговые очки
score-now = Очки, если бы игра кончилась сейчас
score-total = всего
score-winner = Побеждает { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
score-shared = { $names } делят победу, очков у каждого { $points }: дополнительные показатели тоже равны.
score-tie = У { $names } очков поровну; решает { $tie } ({ $mine } против { $theirs }).
list-and = { " и " }

## Повторы

replay-head = { $game }, игроков { $players }, ходов { $choices }; настройки: { $options }
replay-unfinished = Партия не окончена. Последняя позиция:

event-undone = { $me ->
    [yes] Вы отменяете последний ход.
   *[no] { $seat } отменяет ход.
}
replay-prompt = Enter: дальше · b: назад · { $unit ->
    [turn] t: следующий ход
   *[round] r: следующий раунд
 } · h: руки · s: очки · q: выход >
replay-help = Enter или n — следующий шаг, b — предыдущий, { $unit ->
    [turn] t — следующий ход, t 3 — ход 3,
   *[round] r — следующий раунд, r 3 — раунд 3,
 } 0 — начало, e — конец, число — этот шаг, h — показать или скрыть все руки, s — очки, q — выход.
replay-place = { $unit ->
    [turn] ход
   *[round] раунд
 } { $round } · шаг { NUMBER($place, useGrouping: 0) } из { NUMBER($last, useGrouping: 0) }
replay-no-round = { $unit ->
    [turn] Такого хода нет: последний — { $last }.
   *[round] Такого раунда нет: последний — { $last }.
 }
metavar-set = НАБОР
help-with = Ваш набор: имя или файл ИМЯ.py. Можно повторять.
titled = { $title }: { $text }

### Командная строка и то, что общее у всех игр

about = Семейство настольных игр «Эволюция»: играть, смотреть, моделировать, повторять.
about-examples =
    Начните так:
      tangledbank play                     «Эволюция» против трёх ровных игроков
      tangledbank play --lang ru           то же по-русски
      tangledbank games                    во что можно играть и как

## Справка

help-game = Какая игра: см. «tangledbank games».
help-lang = Язык: { $known }. Если не указан, берётся язык системы.
help-option = Правило, решённое иначе, например quick_play=on. Можно повторять; см. «tangledbank games».
help-data = Исправленный файл с данными карт.
help-seed = Число, определяющее тасовку, чтобы партию можно было сыграть снова.
help-json = Вывести данные для других программ.
help-plain = Сплошной текст без рисунков и цвета, для программ чтения с экрана.
help-uncovered = Показывать чужие очки, закрытые до конца игры.
help-players = Сколько игроков.
help-help = Показать эту справку и выйти.
help-version = Версия и то, скомпилирован ли движок.
help-count = Сколько партий.
help-agents = Кто играет: имена из «tangledbank agents», например steady или sharp, policy:ФАЙЛ или путь к программе; последний занимает все оставшиеся места.
help-jobs = Сколько процессов работают одновременно.
help-record = Сохранённая партия: файл или имя из «tangledbank saves»; без имени последняя.
help-log = Вывести всё, что произошло.
help-scenes = Файлы сцен, *.scene.
help-bots = Кто играет против вас: имена из «tangledbank agents», например steady или sharp, policy:ФАЙЛ или путь к программе; последний занимает все оставшиеся места.
help-people = Кто играет за этим терминалом по очереди: имена вида Ann,Bob или сколько. Никто не видит чужих карт.
help-watch-bots = Кто играет: имена из «tangledbank agents», например steady или sharp, policy:ФАЙЛ или путь к программе; последний занимает все оставшиеся места.
help-save = Хранить партию в этом файле, а не среди сохранённых.
help-resume = Продолжить сохранённую партию: файл, имя из «tangledbank saves» или, без имени, последнюю.
help-pace = Сколько секунд ждать после каждой строки; обычно 0,6 в терминале. Enter останавливает и продолжает, q — выход.
usage-head = Запуск:
usage-arguments = Аргументы
usage-options = Параметры
usage-commands = Команды
usage-default = обычно { $value }
usage-required = нужно указать
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
help-games = Список игр, мест и настроек.
    .examples =
        tangledbank games
        tangledbank games --lang ru
help-cards = Список карт игры и того, что они делают.
    .examples =
        tangledbank cards evolution
        tangledbank cards evolution --json
help-simulate = Сыграть много партий между программами и посчитать победы.
    .examples =
        tangledbank simulate evolution -n 1000
        tangledbank simulate evolution -n 100 --agents steady,random --json
        tangledbank simulate evolution -n 20 --players 6 --option quick_play=on
help-replay = Повторить запись: по шагам в терминале, иначе кратко.
    .examples =
        tangledbank replay game.json
        tangledbank replay game.json --log
help-scene = Проверить сцены: положения, ходы и то, что должно быть после каждого.
    .examples =
        tangledbank scene tests/rules/evolution/*.scene
help-play = Играть в терминале.
    .examples =
        tangledbank play
        tangledbank play evolution --players 3 --bots steady,random
        tangledbank play --bots ./mybot --seed 7 --option deck_end=needed
        tangledbank play --people Ann,Bob
        tangledbank play --resume
help-saves = Список сохранённых партий, последняя первой.
    .examples =
        tangledbank saves
        tangledbank play --resume
help-watch = Смотреть, как программы играют друг с другом.
    .examples =
        tangledbank watch evolution --bots steady
        tangledbank watch evolution --bots ./mybot,steady --pace 0.5
help-serve = Обслуживать столы для людей и программ.
    .examples =
        tangledbank serve
        tangledbank serve --open
        tangledbank serve --lan
        tangledbank serve --host 0.0.0.0 --name table.example
help-join = Играть за столом сервера. Секрет читается со стандартного ввода.
    .examples =
        tangledbank join http://127.0.0.1:8000/t/TABLE
help-verify = Проверить тасовку и ходы партии, записанной сервером.
    .examples =
        tangledbank verify record.json
metavar-host = ИМЯ
metavar-url = URL
metavar-name = ИМЯ
help-host = Адрес, на котором слушать. Если он доступен другим, перед ним нужен TLS.
help-port = Порт, на котором слушать.
help-database = Где хранить партии, например sqlite:///games.db или postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/ИМЯ. Без этого — файл в вашем каталоге данных.
help-lan = Обслуживать домашнюю сеть по адресу, который у этой машины там есть.
help-open = Открыть страницу в браузере, если есть экран.
help-name = Ещё одно имя, под которым вызывают сервер. Можно повторять.
help-proxies = Адреса обратных прокси, которым верят о клиентах, через запятую.
help-address-limits = Во сколько раз увеличить пределы для одного адреса: 4 для большой школы за одним адресом, 0 — без пределов. Без этого 1, или 0 на сервере только для этой машины.
help-set = Набор извне, который могут брать столы. Можно повторять.
help-thinkers = Сколько процессов думают за ботов и над подсказками.
help-workers = Сколько процессов обслуживают. Больше одного — только с PostgreSQL.
help-link = Адрес стола, без его секрета.
help-guest = Как вас называть за столом.
help-verified = Запись, которую выдал сервер.
serve-extra = Серверу нужны пакеты, которые не установлены ({ $package }): pip install "tangledbank[server]".
serve-workers = Больше одного процесса — только с PostgreSQL: --database postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/ИМЯ
serve-postgres = Для PostgreSQL нужен пакет, который не установлен: pip install "tangledbank[postgres]".
serve-address = Сервер слушает на { $address }
serve-database = Партии хранятся в { $database }
database-read-only = База данных { $database } доступна только для чтения ({ $why }), поэтому сохранять партии нельзя. Дайте этому пользователю право записи (для SQLite — и в её папку) или укажите другую базу с помощью --database.
database-failed = Не удаётся открыть базу данных { $database }: { $why }. Проверьте её адрес и права доступа или укажите другую базу с помощью --database.
serve-taken = Порт { $port } занят: там уже работает другой сервер. Назовите другой порт: --port.
serve-no-client = Клиент для браузера не собран: программы и «tangledbank join» могут играть, браузеры нет. В копии исходников его собирает make web; в установленных пакетах он уже есть.
serve-no-screen = Здесь нет экрана, чтобы открыть браузер. Откройте { $address } в браузере, которому доступна эта машина.
serve-lan = Все в вашей сети могут обратиться к этому серверу и читать, что он шлёт.
serve-public = Все, кому доступен этот адрес, могут пользоваться сервером и читать, что он шлёт. Поставьте перед ним обратный прокси с TLS; см. docs/howto/operate.md.
help-control = Файл сокета работающего сервера. Без него — рядом с файлом SQLite.
help-names-filter = Ваша функция, которая разрешает, отклоняет или заменяет имена: «MODULE:FUNCTION» или «FILE.py:FUNCTION».
help-log-form = Вид журнала: plain или json (по объекту на строке).
help-metrics = Порт этой машины для Prometheus. Без него порта нет.
verify-failed = { $path } не сходится: { $why }
verify-good = { $count ->
    [one] Тасовка та, что была обещана, и { $count } выбор допустим.
    [few] Тасовка та, что была обещана, и все { $count } выбора допустимы.
   *[many] Тасовка та, что была обещана, и все { $count } выборов допустимы.
}
join-fragment = Уберите из адреса всё после #: секрет спросят, чтобы его не было видно в списке процессов.
join-secret = Секрет ссылки, ваш код восстановления или ваш ключ:
join-seat = Вы — { $seat }.
join-watch = Вы наблюдаете за игрой.
join-token = Чтобы вернуться на своё место, дайте этот ключ вместо секрета: { $token }
join-lost = Соединение потеряно: { $why }
join-number = Число от 1 до { $most }, undo или quit.

## Ошибки

error-game = нет игры «{ $key }»: есть { $known }
error-lang = языка «{ $lang }» здесь нет: есть { $known }
error-players = { $game }: от { $low } до { $high } игроков, а не { $players }
error-seats = { $option } называет игроков: { $names }, а мест для них { $seats }
error-people = --people — имена вида Ann,Bob или число, игроков не больше { $players }, а не «{ $people }»
error-seed = начальное число не больше 128 бит и не меньше 0
error-option = «{ $text }» не настройка: пишите ключ=значение, ключи: { $known }
error-option-value = настройка { $key } не может быть «{ $value }»: возможны { $known }
error-read = { $path } не читается: { $why }
error-no-file = нет файла { $path }
error-not-file = { $path } — папка или устройство, а не файл
error-data = { $path } не годится как данные карт: { $why }
error-program = { $path } называет игроком программу { $program }: если доверяете ей, запустите её через --bots или назовите других игроков
error-size = { $path } слишком велик: { NUMBER($size, useGrouping: 0) } байт, а читается не больше { NUMBER($most, useGrouping: 0) }
error-utf8 = { $path } не текст в UTF-8
error-record = { $path } нельзя повторить: { $why }
error-choices = { $path }: выборов { NUMBER($count, useGrouping: 0) }, а повторяется не больше { NUMBER($most, useGrouping: 0) }
error-write = { $path } нельзя записать: { $why }
error-resume = у сохранённой партии свои игроки, тасовка и настройки: уберите { $options }
error-no-saves = в { $folder } такой сохранённой партии ещё нет
error-agent = для { $game } нет игрока «{ $name }»: есть { $known }, policy:ФАЙЛ или путь к программе
record-long = в записи не больше { NUMBER($most, useGrouping: 0) } знаков, а здесь { NUMBER($size, useGrouping: 0) }
record-json = файл повреждён или это не запись ({ $detail })
record-format = это не запись формата { $format }
record-seed = её начальное число — не шестнадцатеричное число не длиннее 32 цифр
record-field = поля «{ $name }» нет, или его тип не { $kind }
record-choice = выбор { NUMBER($place, useGrouping: 0) } записан не как [место, глагол, номера …]
record-range = в выборе { NUMBER($place, useGrouping: 0) } есть число вне пределов
record-unplayable = выбор { NUMBER($place, useGrouping: 0) }, «{ $choice }», там невозможен
record-game = это запись игры { $game }, а не { $wanted }
record-rules = её сыграли по правилам версии { NUMBER($rules, useGrouping: 0) }, а в этой программе версия { $here }
record-data = её сыграли с данными карт { $data } ({ $set }), а здесь данные { $here }

## Слова, с которыми командной строке нечего делать

usage-command = нет команды «{ $text }»: есть { $known }
usage-no-command = не хватает команды: есть { $known }
usage-option = у «{ $command }» нет параметра { $option }: есть { $known }
usage-no-value = параметр { $option } не принимает значения
usage-value = { $name }: нужно { $takes }, а не «{ $value }»
usage-missing = не указано { $name }: для «{ $command }» нужно { $takes }
usage-needs = для параметра { $name } нужно { $takes }
usage-extra = «{ $command }» не знает, что делать с «{ $text }»
takes-game = название игры: { $known }
takes-file = имя файла
takes-text = слово вида { $name }
takes-whole = целое число
takes-whole-from = целое число не меньше { NUMBER($low, useGrouping: 0) }
takes-whole-between = целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
takes-number = число
takes-number-from = число не меньше { NUMBER($low, useGrouping: 0) }
takes-number-between = число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }

## Списки

games-line = { $key }: { $title }, от { $low } до { $high } игроков
cards-title = { $game }: карт { $count }
cards-doubt = Числа со знаком { $mark } не точны; --json говорит, насколько каждое надёжно.
saves-open = выборов { $choices }
saves-over = выборов { $choices }, окончена
saves-how = Продолжить: «tangledbank play --resume { $name }»; пересмотреть: «tangledbank replay { $name }».

## Моделирование

simulate-bar = Идёт игра
simulate-head = { $game }, игроков { $players }, партий { $games }
simulate-agent = игрок
simulate-wins = победы
simulate-shared = ничьи
simulate-share = доля
simulate-interval = интервал 95 %
simulate-score = очки
simulate-trouble = { "  " }сбои: { $kind } { $times } ×
simulate-foot = решений { $decisions } за { $seconds } с

## Игра

play-you = вы
cause-attack = нападение: { $being }
cause-prey = добыча: { $being }
cause-stolen = отнято у { $being }
cause-hunger = голод
cause-poison = яд
cause-crowd = перенаселение
cause-limit = нет места
cause-age = старение
cause-cold = холод
cause-heat = жара
cause-fire = пожар
cause-of = { $trait } – { $species }
log-you = вы
play-hint = Введите номер того, что хотите сделать, или ход словами. ? помогает, ? { $card } объясняет карту, а ? ХОД говорит, почему ход невозможен.
play-begin = Enter — начать игру:
play-forced = (Единственный выбор: { $move }.)
play-change = Теперь { $name }. Остальные, не смотрите.
play-ready = Enter покажет ваши карты:
watch-paused = Пауза. Enter — дальше, q — выход:
play-inside = { $title } («{ $back }» возвращает назад):
play-earlier = … до этого ещё { $count } («{ $log }» их покажет).
play-more = Enter — дальше, любое слово — хватит:
play-possible = Это возможно: { $moves }
play-then = Тогда: { $news }
play-no-undo = Взять назад нечего: ваш последний выбор что-то открыл, или после него что-то открылось или выбирал кто-то другой.
play-thinking = Думаю …
play-undone = Взято назад{ $move ->
    [none] { "" }
   *[other] : { $move }
    }.
play-saved = Сохранено: { $path }
play-left = Партия сохранена. Чтобы продолжить её:
play-help = Выбирайте номером («3»; «3.12» — номер 12 в списке под номером 3; 0 заканчивает ход или не делает ничего) или словами, сейчас например: «{ $move }». Годится и сокращение, если оно понятно однозначно.
    ? СЛОВО  объясняет карту или слово на экране; ? A1 — вид; ? рука — все ваши карты; ? ХОД говорит, что сделает ход или почему он невозможен.
    Enter — снова показать стол
    стол — всё, что на столе, без сокращений
    ходы — все ваши ходы словами
    совет, ? лучше — что сделал бы сильный игрок и почему
    источник — правило, на котором основан последний ответ
    журнал — что было недавно
    назад — выйти из списка
    отмена — взять назад последний выбор
    сохранить, сохранить ФАЙЛ — сохранить партию в другой файл; каждый выбор и так сохраняется
    выход — уйти; «play --resume» продолжит
play-no-source = Показывать пока нечего: сначала спросите о карте, слове или ходе.
play-topics = Можно спросить о: { $topics }
play-unknown = О «{ $word }» ничего не известно: спросите о карте, правиле или ходе. ? без слова перечисляет их.
play-which = Что из этого: { $names }?
play-empty-hand = У вас нет карт.
play-no-being = { $name } на столе нет: вымер или никогда не жил.
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
read-nothing = «{ $text }» не ваш ход. Введите номер или ? для справки.
read-alike = «{ $text }» — не весь ход. Такие ходы пишутся: { $moves }
read-number = Такого номера здесь нет: есть { $known }.
read-several = Это можно понять по-разному, вариантов { $count }:

## Отказы

reason-turn = { $asked ->
    [none] Игра окончена.
   *[other] Вас сейчас не спрашивают: выбор за { $asked }.
}
    .short = сейчас выбираете не вы
reason-turn-other = Это ход игрока { $mover }, а вы — { $you }.
    .short = ход игрока { $mover }
reason-now = Пока вас спрашивают «{ $prompt }», это невозможно.
    .short = не сейчас

## Программы за столом

bot-start = { $name } не запускается ({ $detail }); ходы делаются за неё.
bot-deaf = { $name } не читает присланное и удалена; дальше ходы делаются за неё.
bot-silent = { $name } не ответила за { $detail } с; за неё сделан законный ход.
bot-died = { $name } завершилась раньше времени{ $detail }; дальше ходы делаются за неё.
bot-flood = { $name } прислала слишком много и удалена; дальше ходы делаются за неё.
bot-nonsense = { $name } ответила бессмыслицей («{ $detail }»); за неё сделан законный ход.
bot-ambiguous = { $name } выбрала текстом, общим для нескольких вариантов («{ $detail }»); за неё сделан законный ход.
bot-illegal = { $name } выбрала то, чего нет («{ $detail }»); за неё сделан законный ход.
bot-dismissed = { $name } удалена после повторных сбоев; дальше ходы делаются за неё.

## Очки

score-title = Итоговые очки
score-now = Очки, если бы игра кончилась сейчас
score-total = всего
score-winner = Побеждает { $name }, очков { $points }.
score-shared = { $names } делят победу, очков у каждого { $points }: всё остальное тоже равно.
score-tie = У { $names } поровну очков; решает { $tie } ({ $mine } против { $theirs }).
list-and = { " и " }

## Повторы

replay-head = { $game }, игроков { $players }, выборов { $choices }; настройки: { $options }
replay-unfinished = Партия не закончена. Она стоит так:

event-undone = { $me ->
    [yes] Вы берёте последний ход назад.
   *[no] { $seat } берёт ход назад.
}
replay-prompt = Enter: дальше · b: назад · { $unit ->
    [turn] t: ход
   *[round] r: раунд
 } · h: руки · s: очки · q: выход >
replay-help = Enter или n — дальше, b — назад, { $unit ->
    [turn] t — к следующему ходу, t 3 — к ходу 3,
   *[round] r — к следующему раунду, r 3 — к раунду 3,
 } 0 — в начало, e — в конец, число — к этому выбору, h показывает или прячет руки, s показывает очки, q — выход.
replay-place = { $unit ->
    [turn] ход
   *[round] раунд
 } { $round } · выбор { NUMBER($place, useGrouping: 0) } из { NUMBER($last, useGrouping: 0) }
replay-no-round = { $unit ->
    [turn] Такого хода не было: последний { $last }.
   *[round] Такого раунда не было: последний { $last }.
 }
metavar-set = НАБОР
help-with = Ваш собственный набор: имя или файл ИМЯ.py. Можно повторять.
titled = { $title }: { $text }

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
help-agents = Кто играет: random, steady или путь к программе; последний занимает все оставшиеся места.
help-jobs = Сколько процессов работают одновременно.
help-record = Файл, сохранённый командой play или watch.
help-log = Вывести всё, что произошло.
help-scenes = Файлы сцен, *.scene.
help-bots = Кто играет против вас: steady, random или путь к программе; последний занимает все оставшиеся места.
help-watch-bots = Кто играет: steady, random или путь к программе; последний занимает все оставшиеся места.
help-save = Хранить партию в этом файле.
help-resume = Продолжить сохранённую партию.
help-pace = Сколько секунд ждать после каждой строки.
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
metavar-seed = Ч
metavar-number = N
metavar-agents = А,Б
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
        tangledbank play --resume game.json
help-watch = Смотреть, как программы играют друг с другом.
    .examples =
        tangledbank watch evolution --bots steady
        tangledbank watch evolution --bots ./mybot,steady --pace 0.5
help-bench = Измерить скорость движка.
    .examples =
        tangledbank bench --json

## Ошибки

error-game = нет игры «{ $key }»: есть { $known }
error-players = { $game }: от { $low } до { $high } игроков, а не { $players }
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
error-agent = для { $game } нет игрока «{ $name }»: есть { $known } или путь к программе
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

## Моделирование

simulate-bar = Идёт игра
simulate-head = { $game }, игроков { $players }, партий { $games }
simulate-agent = игрок
simulate-wins = победы
simulate-share = доля
simulate-interval = интервал 95 %
simulate-score = очки
simulate-trouble = { "  " }сбои: { $kind } { $times } ×
simulate-foot = решений { $decisions } за { $seconds } с

## Игра

play-you = вы
play-hint = Введите номер того, что хотите сделать, или ход словами. ? помогает, ? { $card } объясняет карту, а ? ХОД говорит, почему ход невозможен.
play-forced = (Единственный выбор: { $move }.)
play-inside = «{ $back }» возвращает назад.
play-earlier = … до этого строк: { $count }; их покажет «{ $log }».
play-more = Enter — дальше, любое слово — хватит:
play-possible = Это возможно: { $moves }
play-no-undo = Взять назад нечего: после вашего последнего выбора что-то открылось или выбирал кто-то другой.
play-undone = Взято назад.
play-saved = Сохранено: { $path }
play-left = Партия сохранена. Чтобы продолжить её:
play-help = Выбирайте номером («3»; «3.2» — второй выбор под номером 3) или словами, сейчас например: «{ $move }». Годится и сокращение, если оно понятно однозначно.
    ? СЛОВО  объясняет карту или правило; ? ХОД говорит, возможен ли ход, а если нет, почему.
    стол — всё, что на столе
    ходы — ваши ходы в нотации
    журнал — что было недавно
    назад — выйти из списка
    отмена — взять назад последний выбор
    сохранить, сохранить ФАЙЛ — сохранить партию
    выход — сохранить и выйти
    На столе виды стоят слева направо в том порядке, в каком записаны сверху вниз; ● сыты, ○ голодны.
play-topics = Можно спросить о: { $topics }
play-unknown = О «{ $word }» ничего не известно: спросите о карте, правиле или ходе. ? без слова перечисляет их.
command-help = помощь
command-table = стол
command-moves = ходы
command-log = журнал
command-undo = отмена
command-back = назад
command-save = сохранить
command-quit = выход
read-nothing = «{ $text }» не ваш ход. Введите номер или ? для справки.
read-alike = «{ $text }» — не весь ход. Такие ходы пишутся: { $moves }
read-number = Номера здесь от 1 до { $most }.
read-several = Это можно понять по-разному, вариантов { $count }:
read-other = Это ход игрока { $seat }.

## Программы за столом

bot-start = { $name } не запускается ({ $detail }); ходы делаются за неё.
bot-deaf = { $name } не читает присланное и удалена; дальше ходы делаются за неё.
bot-silent = { $name } не ответила за { $detail } с; за неё сделан законный ход.
bot-died = { $name } завершилась раньше времени; дальше ходы делаются за неё.
bot-flood = { $name } прислала слишком много и удалена; дальше ходы делаются за неё.
bot-nonsense = { $name } ответила бессмыслицей («{ $detail }»); за неё сделан законный ход.
bot-illegal = { $name } выбрала то, чего нет («{ $detail }»); за неё сделан законный ход.
bot-dismissed = { $name } удалена после повторных сбоев; дальше ходы делаются за неё.

## Очки

score-title = Итоговые очки
score-total = всего
score-winner = Побеждает { $name }, очков { $points }.
score-shared = { $names } делят победу, очков у каждого { $points }: всё остальное тоже равно.
score-tie = У { $names } поровну очков; решает { $tie } ({ $mine } против { $theirs }).
list-and = { " и " }

## Повторы

replay-head = { $game }, игроков { $players }, выборов { $choices }; настройки: { $options }
replay-unfinished = Партия не закончена. Она стоит так:
replay-prompt = Enter: дальше · b: назад · r: следующее открытие · 0: начало · e: конец · 12: перейти · q: выход >
replay-help = Enter или n — дальше, b — назад, r — к следующему открытию пищи, 0 — в начало, e — в конец, число — к этому выбору, q — выход.
replay-place = выбор { NUMBER($place, useGrouping: 0) } из { NUMBER($last, useGrouping: 0) }

event-undone = { $me ->
    [yes] Вы берёте последний ход назад.
   *[no] { $seat } берёт ход назад.
}

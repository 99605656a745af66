### Игроки: их состязания

metavar-games = ИГРЫ
metavar-agent = A
metavar-numbers = N,M
help-arena = Сравнить игроков на одинаковых раздачах. Каждый играет на каждом месте, и итог показывает, кто сильнее.
    .examples =
        tangledbank arena evolution --agents steady,steady-0.1
        tangledbank arena all --agents random,easy,steady --players 2,4 -n 50 --jobs 2
        tangledbank arena oceans --agents ./mybot --against steady-0.1 --rows games.csv
        tangledbank arena evolution --agents ./mybot,steady,steady,random --together
help-arena-games = Игры, например evolution или evolution,oceans; «all» — все.
help-arena-agents = Кого сравнить: имена из «tangledbank agents» или пути к программам. В каждой паре один играет против копий другого.
help-against = Сравнить только с этим игроком: каждый из остальных играет один против его копий.
help-together = Посадить всех за один стол, а не попарно. Имя можно повторять; последний занимает оставшиеся места.
help-arena-players = Число игроков или несколько чисел. Игры, которые такое число не допускают, пропускаются.
help-deals = Число раздач. Каждую играют по разу с каждого места.
help-first-deal = Начальное число первой раздачи. Не берите раздачи, на которых игрока настраивали.
help-journal = Где хранить сыгранные партии, чтобы продолжить прерванное состязание. По умолчанию — файл в папке кэша.
help-fresh = Удалить сыгранные партии и начать заново.
help-rows = Записать строку на каждое место каждой партии: .csv, .jsonl или .parquet, если установлен PyArrow.
help-write = Вставить таблицы лиги в эту страницу между двумя метками.
arena-damaged = { $path } — не журнал партий, или он повреждён; выберите другой через --journal или начните заново с --fresh
arena-other = в { $path } партии другой версии программы, правил или игроков; выберите другой файл через --journal или начните заново с --fresh
arena-counts = --players принимает числа игроков, подходящие играм, например 4 или 2,4, а не «{ $text }»
arena-two = для состязания нужно не меньше двух разных игроков в --agents; с --together имя можно повторять
arena-stopped = Прервано. Раздач сохранено: { $done } из { $all }, файл { $path }; чтобы продолжить, запустите ту же команду.
arena-parquet = Для Parquet нужен PyArrow; установите его: pip install pyarrow, или выберите файл с окончанием .csv или .jsonl
arena-marks = в { $path } нет меток для таблиц: добавьте { $begin } и { $end }, каждую на своей строке
arena-head = { $game }, игроков: { $players }; партий: { $games }, раздач: { $deals }
arena-rating = рейтинг
arena-margin = отрыв
arena-seats = по местам
arena-pace = на решение
arena-longest = дольше всего
arena-against = один против
arena-cross = Доля побед одного игрока против копий другого (равная доля { $fair }):
arena-faults = { "  " }{ $name }, ошибки: { $kind } { $times } ×
arena-how = Разделённая победа считается по частям. Каждая раздача сыграна с каждого места, поэтому размер выборки — раздачи, а не партии: у долей 95-процентный интервал Уилсона с поправкой на разброс между раздачами. Отрыв — на сколько очков впереди лучшего соперника.
arena-how-rating = Рейтинг — OpenSkill (Plackett-Luce); все начинают с 25.
arena-no-rating = Для рейтинга нужен пакет, который не установлен (openskill). Установите его: pip install "tangledbank[arena]"

## Кто есть

help-characters = Показать ботов и описать, как они играют.
    .examples =
        tangledbank agents
        tangledbank agents oceans
help-agents-game = Только боты, которые играют в эту игру.
agents-programs = Игроком может быть и любая программа, если указать путь к ней: см. docs/reference/programs.md.
agent-random = делает случайные ходы
agent-easy = для первых партий: знает игру, но кое-что упускает и неверно оценивает других, как люди
agent-steady = играет по простым правилам, не заглядывая вперёд; равный соперник после нескольких партий
agent-steady-01 = бот steady версии 0.1; никогда не меняется и служит меркой для других ботов
agent-sharp-1 = немного думает наперёд
agent-sharp-2 = думает наперёд; победить его трудно
agent-sharp = думает десятую долю секунды; победить его очень трудно
agent-learned = играет так, как научился в партиях с самим собой, не заглядывая вперёд
agent-champion = думает до секунды; самый сильный
agent-grazer = мирный: растения, длинные шеи и добрые соседи; охотится, только когда больше ничего не осталось
agent-predator = охотится рано и часто и растит своих хищников
agent-breeder = много видов с большой популяцией и мало свойств
agent-builder = мало видов, зато крупных, хорошо вооружённых и с множеством свойств

## Советы

advice-only = У вас только один ход: { $move }.
advice-best = Лучше всего: { $move }. Шанс победить { $chance } % (± { $doubt }); ожидаемый итоговый отрыв от лучшего соперника в очках: { $ahead } (± { NUMBER($error, maximumFractionDigits: 1) }).
advice-next = Затем: { $move }. { $chance } % (± { $doubt }), отрыв в очках { $ahead } (± { NUMBER($error, maximumFractionDigits: 1) }).
advice-fears = Оставшиеся опасности: { $fears }.
why-avoids = Иначе { $harm }.
why-food = В этом раунде это даёт примерно на { NUMBER($more, maximumFractionDigits: 1) } больше пищи.
fear-eaten = { $by } может съесть { $being } ({ $chance } %)
fear-robbed = { $by } может ограбить { $being } ({ $chance } %)
fear-leeched = { $by } может паразитировать на { $being } ({ $chance } %)
fear-poisoned = { $being } может отравиться ({ $chance } %)
fear-starves = { $being } может погибнуть от голода ({ $chance } %)
fear-dies = { $being } может вымереть ({ $chance } %)
fear-cold = { $being } может потерять популяцию от холода ({ $chance } %)
fear-heat = { $being } может потерять популяцию от жары ({ $chance } %)
fear-fire = { $being } может потерять популяцию от пожара ({ $chance } %)
command-hint = совет
advice-word = лучше

## Разбор

help-review = Разобрать оконченную партию. Видно, чего стоил каждый ход и что было бы лучше.
    .examples =
        tangledbank review
        tangledbank review game.json --seat A
        tangledbank review game.json --html review.html --json review.json
help-review-seat = Место, ходы которого разобрать; A — первое. По умолчанию — места людей или, если играли одни боты, все.
help-review-json = Записать всё в этот файл как JSON.
help-review-html = Записать в этот файл страницу с графиком; она работает без сети.
review-bar = Анализ
review-unfinished = партия { $path } не окончена; разобрать можно только оконченную
review-seat = в этой партии нет места «{ $seat }»; выберите из { $known }
review-title = { $game }: разбор
review-results = Итог: { $results }
review-chart = Шанс победить, ход за ходом
review-chart-about = По линии на каждого разобранного игрока, от первого хода слева до последнего справа. Номерами отмечены самые дорогие ходы; числа — в таблице всех ходов ниже.
review-axis = ход
review-account = Очков: { $points }, ходов: { $choices }. Ожидаемый отрыв вначале: { $start }. Потеряно из-за собственных ходов: { NUMBER($cost, maximumFractionDigits: 1) }. Изменение из-за карт и кубиков: { $dealt }; из-за других игроков и скрытых карт: { $others }. Итоговый отрыв: { $end }.
review-course = Шанс победить: { $bars }
review-worst = Самые дорогие ходы:
review-none = Ни один ход не стоил ничего заметного.
review-choice = Ход { NUMBER($place, useGrouping: 0) }, раунд { $round }: { $move }. Лучше: { $better }. Цена в очках { NUMBER($cost, maximumFractionDigits: 1) } (± { NUMBER($error, maximumFractionDigits: 1) }) и { $chance } % шанса победить.
review-all = Все ходы
review-head-place = ход
review-head-round = раунд
review-head-move = сыграно
review-head-better = лучше
review-head-cost = цена
review-head-chance = шанс победить
review-how = Каждый ход оценён по тому, что игрок мог тогда знать. Отрыв считается наполовину от лучшего соперника и наполовину от среднего по соперникам; ± — стандартная ошибка.

### Эталонный тест: задачи с постоянными соперниками и раздачами и одной оценкой

metavar-task = ЗАДАЧА
help-benchmark = Измерить силу агента на задачах эталонного теста Tangled Bank.
    .examples =
        tangledbank benchmark list
        tangledbank benchmark run evolution-2 --agent steady
        tangledbank benchmark show *.json
help-benchmark-list = Показать список задач.
    .examples =
        tangledbank benchmark list
        tangledbank benchmark list --json
help-benchmark-run = Сыграть проверочные раздачи задачи и записать результат в файл.
    .examples =
        tangledbank benchmark run evolution-2 --agent policy:policy.npz
        tangledbank benchmark run origin-4 --agent ./mybot --jobs 2 --out mybot.json
        tangledbank benchmark run evolution-2-budget --agent policy:policy.npz --trained-on 1000000
help-benchmark-show = Сравнить файлы результатов: сначала лучший в каждой задаче.
    .examples =
        tangledbank benchmark show steady.json mybot.json
help-benchmark-task = Название задачи; все задачи показывает «tangledbank benchmark list».
help-benchmark-agent = Имя из «tangledbank agents», policy:ФАЙЛ или путь к программе.
help-benchmark-deals = Сыграть только первые раздачи, для быстрой проверки. По умолчанию — все. Результат отмечается как неполный.
help-benchmark-trained = Число решений, на которых обучался агент. Обязательно для задач с ограничением.
help-benchmark-out = Куда записать результат. По умолчанию — файл в этой папке с именами задачи и агента.
help-benchmark-files = Файлы результатов.
benchmark-unknown = Задачи «{ $name }» нет. Есть задачи: { $known }.
benchmark-declare = { $task } ограничивает обучение: не больше { NUMBER($budget) } решений. Укажите с помощью --trained-on, на скольких решениях обучался агент
benchmark-budget = { $task } допускает { NUMBER($budget) } решений для обучения, а у этого агента их было { NUMBER($given) }. Обучайте его меньше или запустите задачу без ограничения.
benchmark-partial = * Неполный результат: сыграно { $done } раздач из { $all }. Уберите -n, чтобы сыграть все.
benchmark-written = Результат записан в { $path }.
benchmark-damaged = { $path } — не результат этого теста. Получить результат: tangledbank benchmark run
benchmark-col-task = задача
benchmark-col-track = раздел
benchmark-col-tables = столы
benchmark-col-trains = обучение
benchmark-col-fair = норма
benchmark-col-agent = агент
benchmark-col-score = оценка
benchmark-col-interval = 95 %
benchmark-col-margin = отрыв
benchmark-col-games = партии
benchmark-field = Соперники — копии steady-0.1. Все подробности задач показывает --json.
benchmark-decisions = { NUMBER($count) } решений
benchmark-deck = изменённая колода
benchmark-sets = незнакомые свойства
benchmark-play = игра
benchmark-efficiency = эффективность
benchmark-generalization = обобщение

### Игроки: их состязания

metavar-games = ИГРЫ
metavar-agent = A
metavar-numbers = N,M
help-arena = Состязание игроков на одинаковых раздачах, каждый на каждом месте: кто сильнее.
    .examples =
        tangledbank arena evolution --agents steady,steady-0.1
        tangledbank arena all --agents random,easy,steady --players 2,4 -n 50 --jobs 2
        tangledbank arena oceans --agents ./mybot --against steady-0.1 --rows games.csv
        tangledbank arena evolution --agents ./mybot,steady,steady,random --together
help-arena-games = Какие игры, например evolution или evolution,oceans; «all» — все.
help-arena-agents = Кто состязается: имена из «tangledbank agents» или пути к программам. Каждый играет один среди двойников каждого другого.
help-against = Только против этого игрока: каждый из остальных играет один среди его двойников.
help-together = Все за одним столом, а не попарно; имя может повторяться, последний занимает оставшиеся места.
help-arena-players = Сколько игроков, или несколько таких чисел; игра, которая на столько не рассчитана, пропускается.
help-deals = Сколько раздач; каждая играется по разу с каждого места.
help-first-deal = Зерно первой раздачи. Берите не те, на которых игрока настраивали.
help-journal = Где хранить сыгранные партии, чтобы прерванное состязание продолжилось. Иначе — файл в папке кэша.
help-fresh = Забыть партии, сыгранные раньше.
help-rows = Записать строку на каждое место каждой партии: .csv, .jsonl или .parquet, если установлен PyArrow.
help-write = Вставить таблицы лиги в эту страницу между двумя метками.
arena-damaged = { $path } — не журнал партий, или он повреждён: назовите другой через --journal или начните заново с --fresh
arena-other = { $path } хранит партии другой версии программы, правил или игроков: назовите другой файл через --journal или начните заново с --fresh
arena-counts = --players принимает числа игроков, подходящие играм, например 4 или 2,4, а не «{ $text }»
arena-two = для состязания нужно не меньше двух игроков, каждый назван в --agents один раз; с --together имя может повторяться
arena-stopped = Прервано. Сохранено раздач: { $done } из { $all }, файл { $path }; та же команда продолжит.
arena-parquet = Для Parquet нужен PyArrow: pip install pyarrow; или назовите файл с окончанием .csv или .jsonl
arena-marks = В { $path } нет меток, между которыми вставляются таблицы: { $begin } и { $end }, каждая на своей строке
arena-head = { $game }, игроков: { $players }; партий: { $games }, раздач: { $deals }
arena-rating = рейтинг
arena-margin = отрыв
arena-seats = по местам
arena-pace = на решение
arena-longest = дольше всего
arena-against = один среди
arena-cross = Доля победы игрока, который один среди двойников другого (справедливая доля { $fair }):
arena-faults = { "  " }{ $name }, ошибки: { $kind } { $times } ×
arena-how = Разделённая победа считается по частям. Каждая раздача сыграна с каждого места, поэтому считаются раздачи, а не партии: у долей 95-процентный интервал Уилсона для стольких партий, скольких стоит разброс между раздачами. Отрыв — очки сверх лучшего из остальных.
arena-how-rating = Рейтинг — OpenSkill (Plackett-Luce), начиная с 25.
arena-no-rating = Для рейтинга нужен пакет, который не установлен (openskill): pip install "tangledbank[arena]".

## Кто есть

help-characters = Показать игроков-программы и их нрав.
    .examples =
        tangledbank agents
        tangledbank agents oceans
help-agents-game = Только тех, кто играет в эту игру.
agents-programs = Кроме того, игроком может быть любая программа по её пути: см. docs/reference/programs.md.
agent-random = делает все ходы с равной вероятностью
agent-easy = для первых партий: знает, что делает, но кое-чего не замечает и ошибается, как люди
agent-steady = играет по простым правилам, не заглядывая вперёд: ровня после нескольких партий
agent-steady-01 = игрок steady версии 0.1; никогда не меняется и служит мерой для остальных
agent-sharp-1 = немного думает наперёд
agent-sharp-2 = думает наперёд: победить его трудно
agent-sharp = думает столько, сколько можно: сильнейший
agent-grazer = мирный: растения, длинные шеи и добрые соседи; охотится, только если больше ничего не остаётся
agent-predator = охотится рано и часто и растит своих охотников
agent-breeder = много видов и большие семьи, мало свойств
agent-builder = мало видов, зато крупных, хорошо вооружённых и с множеством свойств

## Советы

advice-only = У вас только один ход: { $move }.
advice-best = Лучше всего: { $move }. Шанс победить { $chance } % (± { $doubt }); ожидаемый в конце отрыв от лучшего из остальных, в очках: { $ahead } (± { NUMBER($error, maximumFractionDigits: 1) }).
advice-next = Затем: { $move }. { $chance } % (± { $doubt }), отрыв { $ahead } (± { NUMBER($error, maximumFractionDigits: 1) }).
advice-fears = И всё же опасно: { $fears }.
why-avoids = Иначе { $harm }.
why-food = В этом раунде это даёт примерно на { NUMBER($more, maximumFractionDigits: 1) } больше еды.
fear-eaten = { $by } может съесть { $being } ({ $chance } %)
fear-robbed = { $by } может отнять у { $being } ({ $chance } %)
fear-leeched = { $by } может паразитировать на { $being } ({ $chance } %)
fear-poisoned = { $being } может отравиться ({ $chance } %)
fear-starves = { $being } может остаться без еды ({ $chance } %)
fear-dies = { $being } может вымереть ({ $chance } %)
fear-cold = { $being } может пострадать от холода ({ $chance } %)
fear-heat = { $being } может пострадать от жары ({ $chance } %)
fear-fire = { $being } может пострадать от пожара ({ $chance } %)
command-hint = совет
advice-word = лучше

## Разбор

help-review = Разобрать сыгранную партию: во что обошёлся каждый выбор и что было бы лучше.
    .examples =
        tangledbank review
        tangledbank review game.json --seat A
        tangledbank review game.json --html review.html --json review.json
help-review-seat = Чей выбор: A — первое место. Иначе — людей за столом или всех.
help-review-json = Записать всё простыми данными в этот файл.
help-review-html = Записать в этот файл страницу с графиком; сеть ей не нужна.
review-bar = Размышление
review-unfinished = { $path } не доиграна: разбирают только сыгранные партии
review-seat = в этой партии нет места «{ $seat }»: есть { $known }
review-title = { $game }: разбор
review-results = Итог: { $results }
review-chart = Шанс победить, выбор за выбором
review-chart-about = По линии на каждого игрока, от первого выбора слева до последнего справа. Метки с номерами — самые дорогие ошибки; числа есть в таблице всех выборов ниже.
review-axis = выбор
review-account = Очков: { $points }, выборов: { $choices }. Вначале можно было ожидать отрыв { $start }; выбор стоил { NUMBER($cost, maximumFractionDigits: 1) }, карты и кубики дали { $dealt }, другие игроки и скрытое { $others }: в итоге { $end }.
review-course = Шанс победить: { $bars }
review-worst = Что обошлось дороже всего:
review-none = Ни один выбор не стоил сколько-нибудь заметно.
review-choice = Выбор { NUMBER($place, useGrouping: 0) }, раунд { $round }: { $move }. Лучше: { $better }. Цена в очках: { NUMBER($cost, maximumFractionDigits: 1) } (± { NUMBER($error, maximumFractionDigits: 1) }) и { $chance } % шанса победить.
review-all = Все выборы
review-head-place = выбор
review-head-round = раунд
review-head-move = сделано
review-head-better = лучше
review-head-cost = цена
review-head-chance = шанс победить
review-how = О каждом выборе думали, исходя из того, что игрок мог знать. Отрыв считается наполовину от лучшего из остальных и наполовину от их среднего; ± — стандартная ошибка.

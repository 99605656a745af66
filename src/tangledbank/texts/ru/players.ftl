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
help-rows = Записать строку на каждое место каждой партии: .csv, .jsonl или .parquet, если установлен PyArrow или Polars.
help-write = Вставить таблицы лиги в эту страницу между двумя метками.
arena-damaged = { $path } — не журнал партий, или он повреждён: назовите другой через --journal или начните заново с --fresh
arena-other = { $path } хранит партии другой версии программы, правил или игроков: назовите другой файл через --journal или начните заново с --fresh
arena-counts = --players принимает числа игроков, подходящие играм, например 4 или 2,4, а не «{ $text }»
arena-two = для состязания нужно не меньше двух игроков, каждый назван в --agents один раз; с --together имя может повторяться
arena-stopped = Прервано. Сохранено раздач: { $done } из { $all }, файл { $path }; та же команда продолжит.
arena-parquet = Для Parquet нужен PyArrow или Polars: pip install pyarrow; или назовите файл с окончанием .csv или .jsonl
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
arena-how = Разделённая победа считается по частям. Каждая раздача сыграна с каждого места, поэтому считаются раздачи, а не партии: у долей 95-процентный интервал Уилсона для стольких партий, скольких стоит разброс между раздачами. Отрыв — очки сверх лучшего из остальных; рейтинг — OpenSkill (Plackett-Luce), начиная с 25.

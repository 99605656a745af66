### Лаборатория: исследования многих партий

help-lab = Исследовать множество партий: провести исследование, задать вопросы его результатам.
    .examples =
        tangledbank lab check study.toml
        tangledbank lab run study.toml
help-lab-check = Сказать, что сделало бы исследование и что в нём не так.
    .examples =
        tangledbank lab check study.toml
help-lab-run = Сыграть партии исследования или продолжить с места остановки.
    .examples =
        tangledbank lab run study.toml
        tangledbank lab run study.toml --jobs 4 --with spines.py
        tangledbank lab run study.toml --ray local
help-lab-query = Задать вопрос результатам на SQL. Таблицы: games, seats, species, attacks, traits, decisions.
    .examples =
        tangledbank lab query study.toml "select seat, avg(share) from seats group by seat"
metavar-study = ИССЛЕДОВАНИЕ
metavar-folder = ПАПКА
metavar-address = АДРЕС
metavar-question = SQL
help-lab-study = Исследование, как его описывает docs/lab.md.
help-lab-out = Папка результатов. Без этого — папка рядом с исследованием.
help-lab-with = Ваш набор, который исследованию можно запустить: имя или файл. Можно повторять.
help-lab-jobs = Сколько процессов играют.
help-lab-ray = Играть на кластере Ray по этому адресу; local запускает его здесь.
help-lab-question = Запрос SELECT к таблицам исследования.
help-lab-csv = Вывести значения через запятую.
lab-extra = Лаборатории нужны пакеты, которые не установлены ({ $package }): pip install "tangledbank[lab]".
lab-setting = { $name }: { $game }, { $agents }; партий: { NUMBER($games) }, сдач: { NUMBER($deals) }
lab-deck = {"  "}колода: { $deck }
lab-sets = {"  "}наборы: { $sets }
lab-options = {"  "}опции: { $options }
lab-measures = Измеряется: { $tables }
lab-total = Партий: { NUMBER($games) }, частей: { NUMBER($chunks) }; около { $minutes } мин на одном ядре.
lab-done = Сыграно партий: { NUMBER($games) }; результаты в { $folder }.

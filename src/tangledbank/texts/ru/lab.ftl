### Лаборатория: исследования многих партий

help-lab = Исследовать множество партий: провести исследование, расспросить результаты, составить отчёт.
    .examples =
        tangledbank lab check study.toml
        tangledbank lab run study.toml
        tangledbank lab report study.toml
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
help-lab-report = Записать найденное одной страницей HTML.
    .examples =
        tangledbank lab report study.toml
        tangledbank lab report study.toml --baseline before.toml --page report.html
metavar-study = ИССЛЕДОВАНИЕ
metavar-folder = ПАПКА
metavar-address = АДРЕС
metavar-question = SQL
help-lab-study = Исследование, как его описывает docs/howto/study.md.
help-lab-out = Папка результатов. Без этого — папка рядом с исследованием.
help-lab-with = Ваш набор, который исследованию можно запустить: имя или файл. Можно повторять.
help-lab-jobs = Сколько процессов играют.
help-lab-ray = Играть на кластере Ray по этому адресу; local запускает его здесь.
help-lab-question = Запрос SELECT к таблицам исследования.
help-lab-csv = Вывести значения через запятую.
help-lab-baseline = Другое исследование для сравнения: файл или папка результатов.
help-lab-page = Куда записать страницу. Без этого — в папку результатов.
lab-extra = Лаборатории нужны пакеты, которые не установлены ({ $package }): pip install "tangledbank[lab]".
lab-setting = { $name }: { $game }, { $agents }; партий: { NUMBER($games) }, раздач: { NUMBER($deals) }
lab-deck = {"  "}колода: { $deck }
lab-sets = {"  "}наборы: { $sets }
lab-options = {"  "}настройки: { $options }
lab-measures = Измеряется: { $tables }
lab-total = Партий: { NUMBER($games) }, частей: { NUMBER($chunks) }; около { $minutes } мин на одном ядре.
lab-done = Сыграно партий: { NUMBER($games) }; результаты в { $folder }.
lab-page = Отчёт: { $page }.

## Отчёт

report-about = Партий: { NUMBER($games) }; начальное число первой раздачи — { $seed }. Отрезки у точек и столбец интервалов содержат истинное значение в 19 случаях из 20.
report-foot = Составлено Tangled Bank { $version }. Партии сыграли программы; что верно для них, не обязано быть верным для людей.
report-interval = интервал
report-mean = среднее
report-winner = победитель
report-first = первым
report-later =
    { $place ->
        [2] вторым
        [3] третьим
        [4] четвёртым
        [5] пятым
        [6] шестым
        [7] седьмым
       *[other] восьмым
    }
report-bare = без свойств
report-killed = убито
report-parts = Из чего в среднем складываются очки: { $parts }.
report-rounds = раунды
report-decisions = решения
report-tied = решено не очками
report-points-of = очки { $agent }
report-share-first = доля начинающего
report-species = видов за партию
report-survived = видов живо в конце
report-attacks = нападений за партию
report-kills = видов съедено за партию
report-lift-of = { $trait }: прирост
report-col-setting = условия
report-col-game = игра
report-col-agents = игроки
report-col-deck = колода
report-col-games = партии
report-col-rounds = раунды
report-col-measure = показатель
report-col-before = было
report-col-now = стало
report-col-change = разница
report-col-interval = интервал разницы
report-overview = Что было сыграно
    .about = Условия исследования. Раздачи во всех одни и те же.
report-changes = Что изменилось
    .about = Это исследование рядом с другим или его условия рядом с первыми для той же игры. Разницы долей — в процентных пунктах. Жирным выделено то, что больше случайного в 19 случаях из 20.
report-agents = Кто побеждает
    .about = Доля каждого места в победах — по тому, кто там сидел. Прерывистая линия — равная доля; разделённая победа считается по частям.
    .axis = доля побед
    .count = раздачи
report-order = Важно ли, кто начинает?
    .about = Доля в победах по очерёдности в первом раунде. Прерывистая линия — равная доля.
    .axis = доля побед
    .count = раздачи
report-points = Очки
    .about = Средние очки в конце — каждого игрока и победителя.
    .axis = очки
    .count = раздачи
report-length = Сколько длятся партии
    .about = В скольких партиях было столько раундов.
    .axis = раунды
report-decided = Чем решается победа
    .about = Решили ли одни очки или то, что разрешает ничьи.
report-decided-points = очки
report-decided-first-tie-break = первый критерий
report-decided-second-tie-break = второй критерий
report-decided-shared = поровну
report-traits = Чему сопутствует каждое свойство
    .about = Прирост побед в процентных пунктах: насколько чаще побеждает сыгравший свойство, чем другие в той же партии, кто его не сыграл, — сверх того, что тот же игрок выигрывает и так. Кто сыграл одно свойство, часто сыграл много.
    .axis = прирост
    .count = раздачи
report-worths = Чего стоит ещё одна карта
    .about = Сколько одна карта свойства прибавляет к доле в победе, в процентных пунктах, при тех же остальных сыгранных свойствах (наименьшие квадраты).
    .axis = цена карты
    .count = места
report-eating = Кто кого ест
    .about = Нападений на сто партий: свойство нападающего (строки) и свойство жертвы (столбцы). Вид с несколькими свойствами попадает в несколько клеток.
    .axis = на 100 партий
report-survival = Кто выживает
    .about = Доля видов, доживших до конца, по свойству, бывшему у них тогда или в миг гибели. Прерывистая линия — доля всех видов. Кто живёт дольше, получает больше свойств.
    .axis = живы в конце
    .count = виды
report-causes = От чего гибнут
    .about = Причины гибели.
report-cause-eaten = съеден
report-cause-wounded = ранен жертвой
report-cause-starved = голод
report-cause-cold = холод
report-cause-heat = жара
report-cause-fire = огонь
report-cause-poisoned = отравлен
report-cause-burst = перенаселён
report-cause-dwindled = исчах

## Рисунки в блокнотах

board-body = размер { $number }
board-population = поп. { $number }
board-food = пища { $number }
board-title = { $game }, раунд { NUMBER($round) } — ход: { $asked }
board-player = { $seat }: очки { NUMBER($points) }, карты { NUMBER($cards) }
board-as-table = таблицей

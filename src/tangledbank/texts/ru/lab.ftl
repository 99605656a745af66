### Лаборатория: исследования многих партий

help-lab = Исследовать множество партий. Можно провести исследование, запросить результаты и составить отчёт.
    .examples =
        tangledbank lab check study.toml
        tangledbank lab run study.toml
        tangledbank lab report study.toml
help-lab-check = Показать, что сделает исследование, и сообщить об ошибках в нём.
    .examples =
        tangledbank lab check study.toml
help-lab-run = Сыграть партии исследования или продолжить прерванное.
    .examples =
        tangledbank lab run study.toml
        tangledbank lab run study.toml --jobs 4 --with spines.py
        tangledbank lab run study.toml --ray local
help-lab-query = Запросить результаты на SQL. Таблицы: games, seats, species, attacks, traits, decisions.
    .examples =
        tangledbank lab query study.toml "select seat, avg(share) from seats group by seat"
help-lab-report = Записать выводы на одну страницу HTML.
    .examples =
        tangledbank lab report study.toml
        tangledbank lab report study.toml --baseline before.toml --page report.html
metavar-study = ИССЛЕДОВАНИЕ
metavar-folder = ПАПКА
metavar-address = АДРЕС
metavar-question = SQL
help-lab-study = Файл исследования; его описывает docs/howto/study.md.
help-lab-out = Папка для результатов. По умолчанию — рядом с файлом исследования.
help-lab-with = Ваш набор, который может использовать исследование: имя или файл. Можно повторять.
help-lab-jobs = Число процессов, которые играют.
help-lab-ray = Играть на кластере Ray по этому адресу; local запускает его здесь.
help-lab-question = Запрос SELECT к таблицам исследования.
help-lab-csv = Вывести значения через запятую.
help-lab-baseline = Другое исследование для сравнения: его файл или папка результатов.
help-lab-page = Файл для страницы. По умолчанию — в папке результатов.
lab-extra = Лаборатории нужен пакет, который не установлен ({ $package }). Установите его: pip install "tangledbank[lab]"
lab-setting = { $name }: { $game }, { $agents }; партий: { NUMBER($games) }, раздач: { NUMBER($deals) }
lab-deck = {"  "}колода: { $deck }
lab-sets = {"  "}наборы: { $sets }
lab-options = {"  "}настройки: { $options }
lab-measures = Измеряется: { $tables }
lab-total = Партий: { NUMBER($games) }, частей: { NUMBER($chunks) }; около { $minutes } мин на одном ядре.
lab-done = Сыграно партий: { NUMBER($games) }. Результаты в { $folder }.
lab-size = {"  "}В колоде карт: { NUMBER($cards) } вместо { NUMBER($printed) }, и длина партии меняется: у случайных игроков раундов { $rounds } вместо { $before } (разница { $interval }, раздач: { NUMBER($games) }). Чтобы сохранить длину, задайте keep_deck_size = true.
lab-size-unknown = {"  "}В колоде карт: { NUMBER($cards) } вместо { NUMBER($printed) }, и длина партии может измениться. Случайные игроки доходят до предела раундов, так что здесь разницу не измерить. Чтобы сохранить длину, задайте keep_deck_size = true.
lab-stopped = Остановлено; сохранено партий: { NUMBER($games) } из { NUMBER($planned) }. Чтобы продолжить, запустите ту же команду.
lab-stored = Уже сохранено партий: { NUMBER($stored) }; осталось сыграть: { NUMBER($games) }.
lab-done-more = Сыграно партий: { NUMBER($games) }; уже было сохранено: { NUMBER($stored) }. Результаты в { $folder }.
lab-unfinished = Исследование не закончено: не хватает партий — { NUMBER($missing) } из { NUMBER($planned) }. Чтобы продолжить: { $command }
lab-truncated = Партий, остановленных пределом раундов: { NUMBER($count) }; у них нет результата. Чтобы исключить их, добавьте «where not truncated».
lab-page = Отчёт записан: { $page }.

## Отчёт

report-about = Партий: { NUMBER($games) }; начальное число первой раздачи — { $seed }. Отрезки у точек и столбец интервалов — обычные 95-процентные доверительные интервалы. Если в разделе проверяется несколько показателей, p исправлено на их число по методу Холма. Закрашенные точки и жирные числа остаются значимыми (p < 0,05) и после поправки, пустые точки — нет.
report-unfinished = Исследование не закончено: не хватает партий — { NUMBER($missing) } из { NUMBER($planned) }, поэтому все числа предварительные. Чтобы продолжить: { $command }
report-cut = «{ $setting }»: предел раундов остановил партии — { NUMBER($count) } из { NUMBER($games) } ({ $share }). У этих партий нет результата. Ни одно число ниже их не учитывает, а оставшиеся партии — лишь выборка.
report-mostly-cut = «{ $setting }»: предел раундов остановил партии — { NUMBER($count) } из { NUMBER($games) } ({ $share }). У этих партий нет результата, а остальные — плохая выборка, поэтому ниже эти условия не учтены.
report-size = В «{ $setting }» карт в колоде { NUMBER($cards) } вместо { NUMBER($printed) }, и длина партии меняется: в среднем { $rounds } раунда. Чтобы сохранить длину, задайте keep_deck_size = true.
report-size-beside = В «{ $setting }» карт в колоде { NUMBER($cards) } вместо { NUMBER($printed) }, и длина партии меняется: раундов в среднем { $rounds }, а в «{ $other }» — { $before } (разница { $change }, интервал { $interval }). Другие различия могут быть следствием этого. Чтобы сохранить длину, задайте keep_deck_size = true.
report-of = { NUMBER($part) } из { NUMBER($whole) }
report-printed = { $cards } (напечатано: { $printed })
report-versions = Версии: { $versions }.
report-rules = { $game }, правила { $rules }
report-hash = { $what } { $hash }
report-truncated = остановлены пределом раундов
report-col-options = настройки
report-col-sets = наборы
report-col-cards = карт в колоде
report-col-truncated = из них остановлены пределом раундов
report-col-p = p (Холм)
report-foot = Составлено Tangled Bank { $version }. Эти партии сыграли боты; у людей результаты могут отличаться.
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
report-parts = Средние очки по источникам: { $parts }.
report-rounds = раунды
report-decisions = ходы
report-tied = ничьи по очкам
report-points-of = очки, { $agent }
report-share-first = доля побед первого игрока
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
report-overview = Сыгранные партии
    .about = Условия исследования. Раздачи во всех одни и те же.
report-changes = Изменения
    .about = Это исследование в сравнении с другим или его условия в сравнении с первыми для той же игры и тех же игроков, раздача за раздачей. Изменения долей — в процентных пунктах. Интервал относится к каждому изменению отдельно; p исправлено на все изменения этой страницы (Холм), жирные изменения остаются значимыми.
report-agents = Кто побеждает
    .about = Доля побед каждого места — по тому, кто на нём играл. Пунктир — равная доля; разделённая победа считается по частям.
    .axis = доля побед
    .count = раздачи
report-order = Важно ли, кто ходит первым?
    .about = Доля побед по порядку хода в первом раунде. Пунктир — равная доля.
    .axis = доля побед
    .count = раздачи
report-points = Очки
    .about = Средние итоговые очки каждого игрока и победителя.
    .axis = очки
    .count = раздачи
report-length = Сколько длятся партии
    .about = Доля партий по числу раундов, в процентах. У графиков одной игры одинаковые оси.
    .axis = раунды (слева: процент партий)
report-decided = Что решает партию
    .about = Партии, решённые одними очками и каждым из дополнительных показателей.
report-decided-points = очки
report-decided-first-tie-break = первый показатель
report-decided-second-tie-break = второй показатель
report-decided-shared = поровну
report-traits = Свойства и победы
    .about = Прирост побед в процентных пунктах: насколько чаще побеждает сыгравший свойство, чем те в той же партии, кто его не сыграл, — сверх того, что тот же игрок выигрывает и так. Кто играет одно свойство, часто играет много, так что это не причина и следствие.
    .axis = прирост
    .count = раздачи
report-worths = Ценность ещё одной карты
    .about = Сколько одна карта свойства прибавляет к доле побед, в процентных пунктах, при тех же остальных сыгранных свойствах (наименьшие квадраты).
    .axis = ценность карты
    .count = места
report-eating = Кто кого ест
    .about = Нападений на 100 партий: свойство нападающего (строки) и свойство добычи (столбцы). Вид с несколькими свойствами попадает в несколько ячеек.
    .axis = на 100 партий
report-survival = Какие виды выживают
    .about = Доля видов, живых в конце, по свойству, которое было у них тогда или в момент гибели. Пунктир — доля всех видов. Виды, живущие дольше, получают больше свойств.
    .axis = живы в конце
    .count = виды
report-causes = Причины гибели
    .about = Гибель по причинам.
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

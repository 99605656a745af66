### Oceans

## Свойства. Атрибут — то, что узнаёт спросивший. Названия и тексты наши.

trait-apex-predator = Высший хищник
    .badge = Вх
    .text = Каждый даёт атаку +3 и уменьшает атаки на вид на 2. Вид никогда не кормится, какие бы значки на нём ни были.
trait-bottom-feeder-left = Донный падальщик (влево)
    .badge = Дп
    .text = Каждый получает 2 после атаки на соседа по стрелке.
trait-bottom-feeder-right = Донный падальщик (вправо)
    .badge = Дп
    .text = Каждый получает 2 после атаки на соседа по стрелке.
trait-filter-feeder = Фильтратор
    .badge = Фи
    .text = Каждый даёт кормление +5. Вид никогда не перенаселён: он может занимать клетку с костями, но берёт не больше, чем поместится. Он никогда не атакует, какие бы значки на нём ни были.
trait-inking = Чернила
    .badge = Че
    .text = Каждые уменьшают атаки на вид на 4. Сама сила атаки не меняется, и Чистильщики акул считают её целиком.
trait-parasitic-left = Паразит (влево)
    .badge = Па
    .text = Перед фазой кормления каждый высасывает 2 у соседа по стрелке или всё, если там меньше. Это происходит само; если их несколько, порядок выбираете вы. Высасывание — не питание: вид вы потом всё равно кормите.
trait-parasitic-right = Паразит (вправо)
    .badge = Па
    .text = Перед фазой кормления каждый высасывает 2 у соседа по стрелке или всё, если там меньше. Это происходит само; если их несколько, порядок выбираете вы. Высасывание — не питание: вид вы потом всё равно кормите.
trait-schooling = Косяк
    .badge = Ко
    .text = С каждым вид стареет на 1 больше. При населении 5 и более его нельзя атаковать.
trait-speed = Скорость
    .badge = Ск
    .text = Каждая даёт кормление +2, атаку +2 и место ещё для одного свойства и уменьшает атаки на вид на 2. Её можно сыграть на вид, у которого свойств уже предел.
trait-shark-cleaner = Чистильщик акул
    .badge = Ча
    .text = Каждый получает 2 после атаки вида с атакой 3 и более, если его вид — первый с этим свойством слева или справа от атакующего. Если он первый с обеих сторон, он получает один раз.
trait-symbiotic-left = Симбионт (влево)
    .badge = Си
    .text = Каждый получает 1 после того, как сосед по стрелке покормился или атаковал.
trait-symbiotic-right = Симбионт (вправо)
    .badge = Си
    .text = Каждый получает 1 после того, как сосед по стрелке покормился или атаковал.
trait-tentacled = Щупальца
    .badge = Щу
    .text = Когда вы кормите этот вид, каждые дают ему покормиться или атаковать ещё раз. Сначала разыграйте сработавшие свойства и перенаселение; дополнительное питание тоже запускает свойства. Если перенаселён сам этот вид, питаться снова он не может; если другой — может.
trait-transparent = Прозрачность
    .badge = Пр
    .text = Пока в рифе есть население, вид нельзя ни атаковать, ни высасывать.
trait-whale-cleaner = Чистильщик китов
    .badge = Чк
    .text = Каждый получает 3 после кормления вида с кормлением 3 и более, если его вид — первый с этим свойством слева или справа от кормящегося. Если он первый с обеих сторон, он получает один раз.
trait-abyss-dweller = Житель бездны
    .badge = Жб
    .text = Он и виды с поверхностными свойствами не могут атаковать друг друга. Другие глубинные свойства на нём бесплатны.
trait-acute-smell = Острое обоняние
    .badge = Оо
    .text = Получает 1 всякий раз, когда срабатывает чистильщик акул.
trait-advanced-eyes = Зоркие глаза
    .badge = Зг
    .text = Игнорирует одно защитное свойство цели, у которой есть глубинное.
trait-ambush = Засада
    .badge = За
    .text = Берёт 2 у любого другого вида после того, как тот покормился.
trait-deep-apex-predator = Глубинный высший хищник
    .badge = Гв
    .text = Атака 4, панцирь 3, никогда не кормится.
trait-atavism = Атавизм
    .badge = Ат
    .text = На два свойства больше. Перед кормлением его свойства можно менять на поверхностные карты с руки.
trait-barbels = Усики
    .badge = Ус
    .text = Получает 1 всякий раз, когда срабатывает донный падальщик.
trait-behemoth = Бегемот
    .badge = Бе
    .text = Атака 3, никогда не кормится. Может атаковать виды с более слабой атакой, даже если свойство запрещает их атаковать.
trait-bioluminescence = Биолюминесценция
    .badge = Би
    .text = Получает 1, когда кто-либо играет глубинное свойство.
trait-biotic-cycle-reversal = Обращение цикла
    .badge = Оц
    .text = Получает 3 после атаки, которая оставила его пустым.
trait-blubber = Жир
    .badge = Жи
    .text = Панцирь 1. Вмещает на 9 больше.
trait-deep-bottom-feeder = Глубинный падальщик
    .badge = Гп
    .text = Получает 2, когда любой из соседей теряет население от атаки.
trait-bright-coloration = Яркая окраска
    .badge = Яо
    .text = Получает 1, когда любой игрок создаёт новый вид.
trait-bubble-net = Пузырьковая сеть
    .badge = Пс
    .text = Игнорирует свои значки атаки и запрета на неё: его атака равна кормлению. Атакуя, игнорирует Косяк.
trait-burrowing = Норник
    .badge = Но
    .text = После атаки на соседа может один раз атаковать нападавшего, если это допустимо.
trait-camouflage = Маскировка
    .badge = Ма
    .text = Панцирь 2 за каждый другой ваш вид.
trait-cavitation-bullet = Кавитационный удар
    .badge = Ку
    .text = Атака 2. Игнорирует все защитные свойства. Никогда не берёт за атаку больше 2.
trait-chitin-plated-maw = Хитиновая пасть
    .badge = Хп
    .text = Перед кормлением высасывает 4 у вида с самой сильной атакой; при равенстве выбираете вы.
trait-colossus = Колосс
    .badge = Кл
    .text = Кормление 11. Его нельзя атаковать с силой ниже его кормления. Может взять и меньше своего кормления.
trait-communication = Общение
    .badge = Об
    .text = На одно свойство больше, панцирь 5. Всё, что он получает, удваивается.
trait-coprophagia = Копрофагия
    .badge = Кп
    .text = Перед кормлением берёт 2 из очков игрока на ваш выбор.
trait-crushing-jaw = Дробящая челюсть
    .badge = Дч
    .text = Игнорирует панцири.
trait-cthulhu-leech = Пиявка Ктулху
    .badge = Пк
    .text = Играется на любой вид, где есть место. Снять её нельзя. Перед старением хозяина сыгравший её игрок забирает у него 2 в очки.
trait-deep-diver = Ныряльщик
    .badge = Ны
    .text = Кормление 2 за каждое глубинное свойство вида. Может кормиться в любой зоне океана.
trait-deep-sea-kraken = Глубоководный кракен
    .badge = Гк
    .text = Никогда не кормится. Может атаковать ещё раз. Добыча дополнительных атак сразу идёт вам в очки.
trait-defensive-spines = Шипы
    .badge = Ши
    .text = Вид, который атакует или высасывает его, теряет 4 в риф.
trait-dense-population = Плотное население
    .badge = Пн
    .text = На одно свойство больше. Вмещает на 9 больше.
trait-draconic = Дракон
    .badge = Др
    .text = Атака 7, панцирь 3, никогда не кормится. То, что он теряет при перенаселении, идёт вам в очки.
trait-electroreception = Электрочувство
    .badge = Эл
    .text = Кормление 2, атака 2. Игнорирует одно защитное свойство.
trait-endurance = Выносливость
    .badge = Вы
    .text = Стареет на 2 больше. Каждый раз, когда что-то получает, берёт на 2 больше.
trait-extremophile = Экстремофил
    .badge = Эк
    .text = На одно свойство больше. Его нельзя высасывать. Никогда не перенаселён и не вымирает.
trait-fast-metabolism = Быстрый обмен
    .badge = Бо
    .text = Может стареть в каждую фазу старения.
trait-deep-filter-feeder = Глубинный фильтратор
    .badge = Гф
    .text = Кормление 6. Никогда не атакует и не перенаселён. Вмещает на 5 больше.
trait-filter-kraken = Кракен-фильтратор
    .badge = Кф
    .text = Никогда не атакует. Может покормиться ещё два раза.
trait-flight = Полёт
    .badge = По
    .text = Атаковать его может только вид со Скоростью. Атакуя цель без глубинных свойств, игнорирует Косяк и Чернила.
trait-gargantuan = Гаргантюа
    .badge = Га
    .text = Атака 9, никогда не кормится. Атакует только виды с населением 7 и более, даже если свойство запрещает их атаковать.
trait-gene-transfer = Перенос генов
    .badge = Пг
    .text = На два свойства больше. Перед кормлением его поверхностные свойства можно менять на любые свойства вашего соседнего вида.
trait-gentle-giant = Добрый великан
    .badge = Дв
    .text = Кормление 3. Никогда не атакует. Его нельзя атаковать. Вмещает на 5 больше.
trait-giant-cephalopod = Гигантский головоногий
    .badge = Гг
    .text = Может питаться ещё три раза.
trait-gigantic-brain = Огромный мозг
    .badge = Ом
    .text = Свойств сколько угодно. Стареет на 1 за каждое своё свойство; этого ничто не меняет.
trait-gigantic-scavenger = Огромный падальщик
    .badge = Оп
    .text = Атака 6, никогда не кормится. Берёт 2 у каждого другого атакующего с атакой 5 и более.
trait-goethite-exoskeleton = Гётитовый панцирь
    .badge = Гё
    .text = На одно свойство больше. Его нельзя атаковать с силой меньше 9.
trait-grazer = Пасущийся
    .badge = Пщ
    .text = Перед кормлением берёт 2 из рифа.
trait-hard-shell = Твёрдый панцирь
    .badge = Тп
    .text = Панцирь 6.
trait-hydra = Гидра
    .badge = Ги
    .text = Атака 4, никогда не кормится. Атакуя, может взять ещё по 1 у скольких угодно видов без защитных свойств.
trait-impostor-cleaner-shark = Лжечистильщик акул
    .badge = Ла
    .text = Берёт 1 у каждого вида, который только что получил население как Чистильщик акул.
trait-impostor-cleaner-whale = Лжечистильщик китов
    .badge = Лк
    .text = Берёт 1 у каждого вида, который только что получил население как Чистильщик китов.
trait-deep-inking = Глубинные чернила
    .badge = Гч
    .text = Панцирь 4. Атакующий его теряет 3 в риф.
trait-kleptoparasitic = Клептопаразит
    .badge = Кт
    .text = Стареет на 2 больше. Берёт 1 у соседа, который атакует.
trait-leviathan = Левиафан
    .badge = Ле
    .text = Атака 5, никогда не кормится. Стареет на 1 больше. Его нельзя атаковать.
trait-living-ecosystem = Живая экосистема
    .badge = Жэ
    .text = Кормление 2. Перед кормлением переселяет столько, каково его кормление, из зоны океана в риф.
trait-luminous-bacteria = Светящиеся бактерии
    .badge = Сб
    .text = На одно свойство больше. Может кормиться в любой зоне океана.
trait-massive-fins = Мощные плавники
    .badge = Мп
    .text = Кормление 8. Никогда не атакует. Может кормиться в любой зоне океана. После его кормления каждый Паразит высасывает у него 1.
trait-megamouth = Большерот
    .badge = Бл
    .text = Кормление 5, атака 5.
trait-migratory-filter-feeder = Кочующий фильтратор
    .badge = Кч
    .text = Кормление 6. Никогда не атакует. Вмещает на 9 больше. Может кормиться в любой зоне океана.
trait-mucus-cocoon = Слизистый кокон
    .badge = Сл
    .text = Его нельзя высасывать. Перед кормлением каждый вид с сосущим свойством теряет 1 в риф.
trait-mutualism = Взаимность
    .badge = Вз
    .text = Получает 1 всякий раз, когда срабатывает симбионт.
trait-neurotoxin = Нейротоксин
    .badge = Не
    .text = Вид, который атакует его или атакован им, теряет 2 в риф.
trait-pack-hunting = Охота стаей
    .badge = Ос
    .text = На одно свойство больше. Удваивает значки атаки вида.
trait-parasite-cleaner = Чистильщик паразитов
    .badge = Чп
    .text = Перед кормлением берёт 1 у каждого вида с сосущим свойством.
trait-deep-parasitic = Глубинный паразит
    .badge = Гл
    .text = Перед кормлением высасывает 2 у соседа на ваш выбор.
trait-pathogen-cultivation = Разведение патогенов
    .badge = Рп
    .text = Атака 5, никогда не кормится. Его нельзя высасывать. Может атаковать виды с сосущим свойством, даже если свойство запрещает их атаковать.
trait-poisonous-inking = Ядовитые чернила
    .badge = Яч
    .text = Даёт панцирь 4 своему виду и обоим соседям.
trait-poisonous-spines = Ядовитые шипы
    .badge = Яш
    .text = После атаки на него атаковавший и все другие виды, что-то получившие от этой атаки, теряют 3 в риф.
trait-rapid-mutation = Быстрая мутация
    .badge = Бм
    .text = После атаки на него одно его глубинное свойство можно обменять с генофондом.
trait-regeneration = Регенерация
    .badge = Ре
    .text = На одно свойство больше. Получает 1, потеряв население от атаки.
trait-rows-of-teeth = Ряды зубов
    .badge = Рз
    .text = Атака 3. Донные падальщики и Чистильщики акул получают от его атак на 1 больше.
trait-scavenger = Падальщик
    .badge = Пд
    .text = Получает 1, когда любая атака берёт 2 и более.
trait-deep-schooling = Глубинный косяк
    .badge = Гб
    .text = Стареет на 3 больше. При населении 5 и более его нельзя атаковать.
trait-sea-rex = Морской царь
    .badge = Мц
    .text = Атака 5, никогда не кормится. Стареет на 2 больше.
trait-sedentary-colony = Осёдлая колония
    .badge = Ок
    .text = Никогда не кормится и не атакует. Её нельзя атаковать. Берёт 1 из любой зоны каждый раз, когда сосед что-то получает.
trait-deep-shark-cleaner = Глубинный чистильщик акул
    .badge = Гн
    .text = Как Чистильщик акул, но получает 3.
trait-slow-metabolism = Медленный обмен
    .badge = Мо
    .text = На два свойства больше. Может стареть на 0.
trait-deep-speed = Глубинная скорость
    .badge = Гс
    .text = Кормление 3, атака 3, панцирь 3, на одно свойство больше.
trait-swarming = Рой
    .badge = Ро
    .text = Никогда не перенаселён. Прибавляет своё население к атаке.
trait-deep-symbiotic = Глубинный симбионт
    .badge = Гм
    .text = Получает 1 после того, как любой сосед покормился или атаковал.
trait-tail-whip = Удар хвостом
    .badge = Ух
    .text = Перед кормлением берёт 1 у каждого вида с Косяком.
trait-telomere-repair = Починка теломер
    .badge = Пт
    .text = Получает 2 перед фазой старения. Не стареет.
trait-tentacle-leech = Щупальце-пиявка
    .badge = Щп
    .text = Перед кормлением высасывает 2 у любого вида с глубинным свойством.
trait-deep-tentacled = Глубинные щупальца
    .badge = Гщ
    .text = Может питаться ещё два раза.
trait-the-kraken = Кракен
    .badge = Кр
    .text = Атака 13, никогда не кормится. Может атаковать ещё два раза. Может атаковать виды с кормлением или атакой 5 и более, даже если свойство запрещает их атаковать.
trait-tiny = Крошечный
    .badge = Кш
    .text = Его нельзя атаковать с силой 2 и более. Сбрасывается, когда кормление или атака вида больше 2.
trait-deep-transparent = Глубинная прозрачность
    .badge = Гр
    .text = Пока в рифе есть население, его нельзя ни атаковать, ни высасывать. Может атаковать виды, даже если глубинное свойство запрещает их атаковать.
trait-tusks = Бивни
    .badge = Бв
    .text = Кормление 2, атака 2, панцирь 5.
trait-vestigial-limb = Рудимент
    .badge = Ру
    .text = Играется на чужой вид, где есть место. Снять его нельзя. Затем сыграйте ещё одно свойство.
trait-voracious-feeder = Обжора
    .badge = Ож
    .text = В ход, когда он получил другое свойство, может питаться ещё раз после вашего обычного кормления.
trait-warm-blooded = Теплокровность
    .badge = Те
    .text = На одно свойство больше. Может постареть ещё на величину до 3.
trait-deep-whale-cleaner = Глубинный чистильщик китов
    .badge = Гт
    .text = Как Чистильщик китов, но получает 4 после кормления вида с кормлением 5 и более.
trait-zooplankton = Зоопланктон
    .badge = Зо
    .text = Никогда не кормится и не атакует, его нельзя атаковать. Получает 3, когда население переселяют в риф. Соседи могут кормиться с его планшета.

## Сценарии

scenario-abundance = Изобилие
    .text = Каждый значок прибыли даёт на 1 больше.
scenario-asteroid-impact = Падение астероида
    .text = Событие: каждый вид без глубинных свойств теряет 3 в риф.
scenario-biodiverse-reef = Богатый риф
    .text = У каждого вида ещё один значок кормления 2.
scenario-contagious-outbreak = Вспышка заразы
    .text = Когда вид перенаселён, оба его соседа теряют 3 в риф.
scenario-contagious-proximity = Теснота
    .text = Каждый вид перенаселён на 3 раньше.
scenario-degenerative-virus = Вирус вырождения
    .text = В свою фазу старения выберите один свой вид: он стареет ещё раз.
scenario-detritus = Детрит
    .text = После каждого переселения картой каждый игрок возвращает 2 своих очка в риф.
scenario-epizootic = Эпизоотия
    .text = Перенаселённый вид вымирает; всё его население уходит в риф.
scenario-fertile = Плодовитость
    .text = Каждый новый вид получает 2.
scenario-food-surge = Прилив пищи
    .text = Событие: каждый вид удваивает население, взяв его из любой зоны океана.
scenario-genetic-diversity = Разнообразие генов
    .text = У каждого вида на одно свойство больше.
scenario-inhospitable-environment-1 = Суровая среда (+1)
    .text = Каждый вид стареет на 1 больше.
scenario-inhospitable-environment-2 = Суровая среда (+2)
    .text = Каждый вид стареет на 2 больше.
scenario-large-predators = Крупные хищники
    .text = У каждого вида ещё один значок атаки 2.
scenario-long-haul-migration = Дальняя миграция
    .text = Каждый вид может кормиться и в зонах океана.
scenario-paradigm-shift = Смена порядка
    .text = Событие: самый большой вид (при равенстве все такие) теряет всё в риф.
scenario-pathogenic-immunity = Иммунитет
    .text = Ни один вид не бывает перенаселён.
scenario-population-explosion = Взрыв населения
    .text = Событие: каждый значок прибыли в игре срабатывает один раз.
scenario-prosperity = Процветание
    .text = Каждый вид вмещает на 9 больше.
scenario-protective-growth = Защищённый рост
    .text = Вид получает 2, когда на него играют защитное свойство.
scenario-protective-shells = Защитные панцири
    .text = У каждого вида ещё один значок панциря 2.
scenario-shallow-gene-pool = Бедный генофонд
    .text = У каждого вида на одно свойство меньше.
scenario-solar-radiation = Солнечное излучение
    .text = После каждой фазы старения каждый вид без глубинных свойств теряет 1 в риф.
scenario-thermal-currents = Тёплые течения
    .text = Карты генофонда можно играть как свойства, словно они у вас на руке.
scenario-aggressive-environment = Враждебность
    .text = Виды без населения можно атаковать; они вымирают прежде, чем что-либо сработает.
scenario-coral-bleaching = Обесцвечивание
    .text = После каждой фазы старения текущий игрок переносит 2 из рифа в зону на свой выбор.
scenario-evolutionary-arms-race = Гонка вооружений
    .text = Вид нельзя атаковать, если его атака или кормление выше атаки нападающего.
scenario-horizontal-gene-transfer = Горизонтальный перенос
    .text = Перед кормлением можно обменять одно свойство на свойство соседа.
scenario-hostile-conditions = Тяжёлые условия
    .text = В вашу фазу старения стареют и виды игрока справа.
scenario-hostile-environment = Тяжёлая среда
    .text = Каждый вид стареет на 3 больше.
scenario-mass-migration = Великое переселение
    .text = Событие: каждый игрок отдаёт свой крайний левый вид игроку слева.
scenario-parallel-universe = Параллельный мир
    .text = Перед кормлением можно на этот ход изменить на 1 одно число, напечатанное на свойстве.
scenario-prescient-mutations = Вещие мутации
    .text = После своего хода можно обменять поверхностную карту с руки на карту из сброса.
scenario-radiation-blast = Облучение
    .text = Событие: каждый игрок тайно раскладывает свои свойства по своим видам заново.
scenario-schadenfreude = Злорадство
    .text = Когда вид вымирает, каждый вид других игроков получает 1.
scenario-shallow-reef = Мелкий риф
    .text = Покормившись, вид теряет 2 в риф.
scenario-snowball-earth = Земля-снежок
    .text = Каждый значок кормления и атаки на свойствах на 1 меньше.
scenario-uber-hostile-environment = Крайне тяжёлая среда
    .text = Каждый вид стареет в каждую фазу старения.

card-hidden = карта
card-none = сценарий
card-unseen = закрытая карта
quoted = «{ $name }»
card-deep = { $name } (цена { $price })
card-doubt = Надёжность этих чисел: { $words }.
confidence-likely = вероятно
confidence-reconstructed = восстановлено
card-numbers = { $deep ->
    [yes] Её цена { $numbers }, это и число переселения.
   *[no] Числа переселения: { $numbers }.
    }
ruling-R205 = Кольцо
ruling-R213 = Что сильнее
ruling-R214 = Атаки без добычи
ruling-R215 = Игнорировать защитное свойство
ruling-R217 = Выбор старения
ruling-R218 = Рудимент
ruling-R220 = Карты хода
ruling-R221 = Глубинные карты до взрыва
ruling-R222 = Развитие
ruling-R223 = Снятие свойств
ruling-R226 = Переселение
ruling-R227 = Мало для переселения
ruling-R229 = Новые виды
ruling-R230 = Пас
ruling-R231 = Сколько берут на кормлении
ruling-R232 = Цели
ruling-R233 = Откуда прибыль
ruling-R236 = Старение
ruling-R238 = Добор
ruling-R239 = Добор глубинных карт
ruling-R251 = Взрыв посреди хода
ruling-R252 = Когда начинается последний раунд
ruling-R253 = Длина последнего раунда
ruling-R257 = Когда спрашивают порядок
ruling-R262 = Прилив пищи
ruling-R264 = Параллельный мир
ruling-R265 = Вещие мутации
ruling-R266 = Облучение
ruling-R272 = Обмен
ruling-R281 = Электрочувство и чужие панцири
ruling-R282 = Кто решает
ruling-R283 = Кормящийся вид

place-reef = риф
place-zone1 = зона 1
place-zone2 = зона 2
place-zone3 = зона 3
figure-forage = кормление
figure-attack = атака
figure-shell = панцирь
figure-gain = прибыль
figure-never = никогда
direction-up = вверх
direction-down = вниз

## Вопросы

prompt-play-cards = Играйте карты
prompt-pay = Куда пойдёт плата?
prompt-order-traits = Какое ваше свойство действует следующим?
prompt-choose-a-target = Какой вид высасывать?
prompt-choose-a-player = Из чьих очков взять?
prompt-choose-a-place = Какое место?
prompt-swap-traits = Обменять свойства?
prompt-feed = Накормите один из своих видов
prompt-feed-again = Кормить ещё?
prompt-choose-an-amount = Сколько он возьмёт?
prompt-ignore-a-trait = Какое защитное свойство игнорировать?
prompt-take-more = Взять ещё?
prompt-strike-back = Ответить ударом?
prompt-shed-population = Куда уйдёт население?
prompt-discard-traits = Слишком много свойств: сбросьте одно
prompt-age = На сколько он стареет?
prompt-age-too = Стареть тоже?
prompt-age-again = Какой вид стареет ещё раз?
prompt-draw = Сброс и добор
prompt-lay-traits = Переложите свои свойства
prompt-trade-a-card = Обменять карту со сбросом?
prompt-shift-a-number = Изменить число?
ask-about = { $about }: { $prompt }
about-card = { $card } вида { $species }

## Ходы

move-evolve = Сыграть { $card } на { $species }
move-evolve-new = Создать вид картой { $card }
move-evolve-left = Создать вид слева от { $neighbor } картой { $card }
move-evolve-right = Создать вид справа от { $neighbor } картой { $card }
move-migrate = Переселить картой { $card }: откуда { $source }, куда { $target }
move-remove = Снять { $card } с { $species }
move-done = Готово
move-pass = Пас
move-use-trait = Применить { $card } вида { $species }
move-leech = { $eater } высасывает { $target }
move-rob-player = { $eater } берёт из очков игрока { $player }
move-choose = Выбрать: { $place }
move-swap-card = Обменять { $card } вида { $species } на карту { $other }
move-swap-trait = Обменять { $card } вида { $species } на { $other } вида { $partner }
move-forage = { $eater } кормится
move-forage-zone = { $eater } кормится: { $place }
move-forage-board = { $eater } кормится на { $target }
move-attack = { $attacker } атакует { $target }
move-take = Взять { $amount }
move-ignore = Игнорировать { $card } вида { $species }
move-strike = Ударить
move-take-also = { $eater } берёт также у { $target }
move-age = { $species } стареет на { $amount }
move-age-again = { $species } стареет ещё раз
move-discard = Сбросить { $card }
move-take-pool = Взять { $card } из генофонда
move-draw-deep = Взять глубинную карту вслепую
move-lay = Положить { $card } на { $species }
move-trade = Обменять { $card } на { $other }
move-shift = Сдвинуть: { $figure }, { $card } вида { $species }, { $direction }
brief-evolve = На { $species }{ $cost ->
    [0] { "" }
   *[other] , цена { $cost }
    }
brief-evolve-new = Новый вид{ $cost ->
    [0] { "" }
   *[other] , цена { $cost }
    }
brief-evolve-left = Новый, слева от { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , цена { $cost }
    }
brief-evolve-right = Новый, справа от { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , цена { $cost }
    }
brief-migrate = { $n }: { $source } → { $target }
brief-take-pool = Взять { $card }
note-takes = (берёт { $n })
figures-cost = Это стоит { $cost } из ваших очков ({ $score }){ $cost ->
    [0] { "" }
   *[other] , останется { $left }
    }.
figures-attack = { $attacker } атакует с силой { $attack } против панциря { $shell }; у { $target } население { $herd }, { $attacker } берёт { $taken }.
move-use-on = Применить { $card } вида { $species } к { $target }
move-use-scenario = Применить сценарий { $scenario }

## События

event-turn-began = { $me ->
    [yes] Ваш ход
   *[no] Ход игрока { $seat }
 }, раунд { $turn }.
event-card-drawn = { $me ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 }: { $card }.
event-deck-shuffled = Сброс становится новой колодой.
event-card-revealed = Открыта карта: { $card }.
event-evolved = { $me ->
    [yes] Вы играете
   *[no] { $seat } играет
 } на { $species }: { $card }.
event-species-made = { $me ->
    [yes] Вы создаёте
   *[no] { $seat } создаёт
 } новый вид { $species }.
event-points-paid = { $me ->
    [yes] Вы платите
   *[no] { $seat } платит
 } { $amount } → { $place }.
event-migrated = { $me ->
    [yes] Вы переселяете
   *[no] { $seat } переселяет
 } картой «{ $card }»: { $amount }, { $source } → { $target }.
event-trait-removed = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } с { $species }: { $card }.
event-foraged = { $eater } кормится: { $amount } ({ $place }).
event-foraged-from-species = { $eater } кормится: { $amount } с { $target }.
event-attacked = { $attacker } атакует { $target } и берёт { $amount }!
event-gained = { $eater } получает { $amount } ({ $card }).
event-taken-from-species = { $eater } берёт { $amount } у { $target }.
event-taken-from-place = { $eater } берёт { $amount } ({ $place }).
event-leeched = { $eater } высасывает { $amount } у { $target }.
event-population-lost = { $species } теряет { $amount } → { $place }.
event-scored = { $me ->
    [yes] Вы получаете
   *[no] { $seat } получает
 } { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
 } с { $species }.
event-points-lost = { $me ->
    [yes] Вы отдаёте
   *[no] { $seat } отдаёт
 } { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
 } → { $place }.
event-robbed = { $eater } берёт { $amount } из { $me ->
    [yes] ваших очков
   *[no] очков игрока { $seat }
 }.
event-overpopulated = { $species } перенаселён.
event-extinct = { $species } вымирает.
event-scenario-began = Начинает действовать сценарий «{ $scenario }».
event-scenario-ended = Сценарий «{ $scenario }» больше не действует.
event-cambrian = Начинается кембрийский взрыв!
event-last-round = Океан пуст: это последний раунд.
event-trait-swapped = { $species } меняет «{ $card }» на «{ $other }».
event-population-moved = { $amount }: { $source } → { $target }.
event-discarded = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 }: { $card }.
event-pool-taken = { $me ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 } из генофонда: { $card }.
event-deep-drawn = { $me ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 } глубинную карту: { $card }.
event-passed = { $me ->
    [yes] Вы пасуете.
   *[no] { $seat } пасует.
 }
event-species-handed-over = { $me ->
    [yes] Вы получаете
   *[no] { $seat } получает
 } { $species }.
event-traits-rearranged = { $me ->
    [yes] Вы перекладываете свои
   *[no] { $seat } перекладывает свои
 } свойства.
event-number-shifted = Изменено на этот ход: { $figure }, { $card }.
event-card-traded = { $me ->
    [yes] Вы меняете
   *[no] { $seat } меняет
 } { $card } на { $other }.
event-game-ended = Игра окончена.
log-overpopulated = { $species } перенаселён и сохраняет только { $left }.
log-lost = { $species } теряет { $amount } → { $place }{ $cause ->
    [none] { "" }
    [overpopulation] { " " }(перенаселение)
   *[other] { " " }({ $cause })
    }.
log-of = { $amount } с { $species }
log-scored = { $me ->
    [yes] Вы получаете
   *[no] { $seat } получает
    } очки: { $parts }.
log-extinct = { $species } вымирает: { $cause ->
    [overpopulation] он был перенаселён
    [attack] его атаковали без населения
   *[age] населения не хватило, чтобы стареть
    }.
log-scenario = Действует «{ $name }»: { $text }
log-cambrian = Начинается кембрийский взрыв! До конца игры каждый играет за ход { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
    }{ $deep ->
    [yes] , в том числе глубинные за их цену в очках,
   *[no] { "" }
    } и виды стареют на { $age }.
log-last-round = Океан пуст: запас уходит в зону 3, и { $more ->
    [yes] после этого раунда будет ещё один
   *[no] это последний раунд
    }. Затем считают очки, жетоны и население на планшетах.

## Почему нет

reason-other = Сейчас вы решаете, что делать с { $subject }.
    .short = сейчас — { $subject }
reason-hand = { $alike ->
    [none] У вас на руке нет карты «{ $trait }».
   *[other] У вас на руке нет карты «{ $wanted }». Есть { $alike }.
 }
    .short = нет на руке
reason-owner = { $foreign } — вид игрока { $owner }, а не ваш.
    .short = вид игрока { $owner }
reason-foreign = Карту «{ $card }» играют на вид другого игрока, а { $species } — ваш.
    .short = только на чужой вид
reason-host = Картой «{ $card }» нельзя создать вид: её играют на вид, который уже в игре.
    .short = только на вид в игре
reason-host-vestigial-limb = Картой «{ $card }» нельзя создать вид: её играют на вид другого игрока.
    .short = только на чужой вид
reason-gone = { $gone ->
    [none] В ходе не назван вид.
   *[other] Вида { $gone } в игре нет.
 }
    .short = нет в игре
reason-limit = С картой «{ $card }» свойств у { $species } было бы { $count }, а предел — { $limit }.
    .short = свойств не больше { $limit }
reason-cost = Карта «{ $card }» стоит { $cost }, а у вас только { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
    .short = цена { $cost }, у вас { $points }
reason-cambrian = До кембрийского взрыва глубинные карты играть нельзя.
    .short = после взрыва
reason-cambrian-next = Кембрийский взрыв только что начался: глубинные карты можно играть со следующего хода.
    .short = со следующего хода
reason-last-place = Оставьте на руке место для поверхностной карты: до кембрийского взрыва глубинные играть нельзя.
    .short = место для поверхностной
reason-played = В этот ход вы уже сыграли { $played ->
    [one] свою карту
   *[other] все карты ({ $played })
 }.
    .short = карты уже сыграны
reason-feeder = Сейчас питается { $feeder }.
    .short = питается { $feeder }
reason-again = { $eater } в этот ход больше не может кормиться.
    .short = не в этот ход
reason-again-attack = У { $attacker } в этот ход больше нет атак.
reason-drawn = В этот ход вы уже взяли глубинную карту, а можно только одну.
    .short = одна глубинная за ход
reason-drawn-first = Сбросьте карты до того, как берёте глубинную.
    .short = сначала сброс
reason-owed = Вам ещё нужно сыграть { $owed ->
    [one] { $owed } карту
    [few] { $owed } карты
   *[many] { $owed } карт
 }.
    .short = сначала сыграйте карты
reason-owed-trait = Сначала нужно сыграть ещё { $owed ->
    [1] одно свойство
    [one] { $owed } свойство
    [few] { $owed } свойства
   *[many] { $owed } свойств
 }.
    .short = сначала другое свойство
reason-owed-feed = Нельзя пасовать, пока ваш вид может питаться: { $able }.
    .short = ваш вид должен питаться
reason-empty = Нет населения: { $place }.
    .short = { $place }: пусто
reason-bare = У { $target } нет населения.
    .short = нет населения
reason-poor = У игрока { $player } нет очков.
    .short = очков нет
reason-dry = Глубинная колода пуста.
    .short = глубинная колода пуста
reason-short = Карта «{ $card }» переселяет { $needed }, а там только { $there } ({ $place }).
    .short = там только { $there }
reason-itself = { $itself } не может выбрать целью себя.
    .short = не на себя
reason-itself-swap-trait = { $itself } не может меняться свойствами с собой.
reason-never-forage = { $eater } никогда не кормится: у него есть «{ $trait }».
    .short = «{ $trait }»: не кормится
reason-never-attack = { $attacker } никогда не атакует: у него есть «{ $trait }».
    .short = «{ $trait }»: не атакует
reason-trait = У { $target } есть «{ $trait }»: его нельзя атаковать.
    .short = запрещает «{ $trait }»
reason-trait-schooling = У { $target } есть «{ $trait }» и население { $population }: начиная с 5 его нельзя атаковать.
reason-trait-transparent = У { $target } есть «{ $trait }»: его нельзя атаковать, пока в рифе есть население (сейчас { $reef }).
reason-trait-abyss-dweller = У { $holder } есть «{ $trait }», а у { $other } — поверхностное свойство: атаковать друг друга они не могут.
reason-trait-colossus = У { $target } есть «{ $trait }»: нужна атака не ниже его кормления { $forage }, а у { $attacker } атака { $attack }.
reason-trait-flight = У { $target } есть «{ $trait }»: атаковать его может только вид со свойством «{ trait-speed }».
reason-trait-goethite-exoskeleton = У { $target } есть «{ $trait }»: нужна атака не ниже 9, а у { $attacker } атака { $attack }.
reason-trait-tiny = У { $target } есть «{ $trait }»: достать его может только атака ниже 2, а у { $attacker } атака { $attack }.
reason-trait-gargantuan = У { $attacker } есть «{ $trait }»: он атакует только виды с населением 7 и более, а у { $target } — { $population }.
reason-trait-evolutionary-arms-race = Действует «{ $scenario }»: атаки { $attack } вида { $attacker } мало против кормления { $forage } и атаки { $defense } вида { $target }.
    .short = запрещает «{ $scenario }»
reason-leech-ban = У { $target } есть «{ $trait }»: его нельзя высасывать.
    .short = запрещает «{ $trait }»
reason-leech-ban-transparent = У { $target } есть «{ $trait }»: его нельзя высасывать, пока в рифе есть население (сейчас { $reef }).
reason-shell = Атака { $attack } вида { $attacker } не пробивает панцирь { $shell } вида { $target }.
    .short = панцирь { $shell } не пробить
reason-adjacent = С планшета { $target } могут кормиться только его соседи.
    .short = только соседи
reason-neighbor = { $second } — не сосед { $first }.
    .short = не сосед
reason-one-neighbor = Обмениваться свойствами можно только с одним соседом, и это { $chosen }.
    .short = только с { $chosen }
reason-ground = { $eater } может кормиться только в рифе.
    .short = только в рифе
reason-no-ground = У { $target } нет свойства, которое позволяет кормиться с его планшета.
    .short = там не кормятся
reason-surface-only = «{ $card }» — глубинная карта, а сбрасывать можно только поверхностные.
    .short = только поверхностные карты
reason-surface-card = «{ $wanted }» — глубинная карта, а нужна поверхностная.
    .short = только поверхностные карты
reason-surface-trait = «{ $card }» — глубинное свойство, а обменять здесь можно только поверхностные.
    .short = только поверхностные свойства
reason-deep-trait = «{ $card }» — поверхностное свойство, а обменять здесь можно только глубинные.
    .short = только глубинные свойства
reason-not-removable = Свойство «{ $trait }» нельзя ни снять, ни обменять.
    .short = «{ $trait }» остаётся
reason-kept = Свойство «{ $card }» только что пришло при обмене и остаётся.
    .short = обменяно: остаётся
reason-swapped-away = У { $holder } больше нет свойства «{ $trait }», и меняться он не может.
    .short = «{ $trait }» больше нет
reason-full = Ваша рука полна: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
    .short = рука полна
reason-gene-pool = Карта «{ $card }» в генофонде. Играть карты оттуда можно, только пока действует «{ scenario-thermal-currents }».
    .short = сейчас нельзя
reason-pool-stays = Карта «{ $card }» в генофонде. Переселять такими картами нельзя.
    .short = не для переселения
reason-not-in-pool = Карты «{ $trait }» в генофонде нет.
    .short = нет в генофонде
reason-not-discarded = { $alike ->
    [none] Карты «{ $trait }» в сбросе нет.
   *[other] Карты «{ $wanted }» в сбросе нет. Есть { $alike }.
 }
    .short = нет в сбросе
reason-absent = { $alike ->
    [none] У { $holder } нет свойства «{ $trait }».
   *[other] У { $holder } нет свойства «{ $wanted }». Есть { $alike }.
 }
    .short = { $alike ->
    [none] нет «{ $trait }»
   *[other] нет «{ $wanted }»
 }
reason-absent-there = { $alike ->
    [none] У { $holder } нет свойства «{ $trait }».
   *[other] У { $holder } нет свойства «{ $wanted }». Есть { $alike }.
 }
    .short = { $alike ->
    [none] нет «{ $trait }»
   *[other] нет «{ $wanted }»
 }
reason-idle = Свойство «{ $card }» вида { $species } сейчас не действует.
    .short = сейчас не действует
reason-idle-use-scenario = Сценарий «{ $scenario }» сейчас не действует.
reason-acted = Свойство «{ $card }» вида { $species } уже сработало.
    .short = уже сработало
reason-acted-use-scenario = Сценарий «{ $scenario }» уже сработал.
reason-source = { $sources ->
    [none] Свойство «{ $card }» вида { $species } действует сейчас, другой вид называть не нужно.
   *[other] Свойство «{ $card }» вида { $species } берёт по очереди у { $sources }. Выберите, у кого сейчас.
 }
    .short = { $sources ->
    [none] без другого вида
   *[other] выберите, у кого
 }
reason-amount-age = { $choices_count ->
    [1] { $species } должен сейчас постареть ровно на { $choices }.
   *[other] { $species } может постареть только на { $choices }.
 }
    .short = можно: { $choices }
reason-amount-take = { $eater } может взять от 1 до { $most }.
    .short = не больше { $most }
reason-defended = Защита { $target }: { $traits }. Выбрать можно только вид без защитных свойств.
    .short = защита: { $traits }
reason-taken = { $eater } уже взял у { $target }.
    .short = уже взято
reason-greatest = У { $target } атака { $attack }, а самая высокая — { $greatest }.
    .short = атака { $greatest } выше
reason-not-defensive = «{ $card }» — не защитное свойство.
    .short = не защитное
reason-passed = Вы уже игнорируете свойство «{ $card }».
    .short = уже игнорируется
reason-in-vain = { $traits ->
    [none] Даже без свойства «{ $card }» атака на { $target } не пройдёт.
   *[other] Даже без свойства «{ $card }» атака не пройдёт: у { $target } есть ещё { $traits }.
 }
    .short = бесполезно
reason-out-of-reach = Свойство «{ $card }» вида { $species } защищает { $target }, но выбрать можно только собственное свойство { $target }.
    .short = не его свойство
reason-only-attacker = { $attacker } может ответить только виду { $foe }, который атаковал.
    .short = только { $foe }
reason-figure = На карте «{ $card }» нет такого значка: { $figure }.
    .short = нет значка: { $figure }
reason-zone-only = «{ $asker }»: выберите зону океана, а не риф.
    .short = нужна зона океана
reason-same-place = Выберите два разных места: откуда и куда переселять.
    .short = выберите два места
reason-beside = У вас уже есть виды: выберите, рядом с каким встанет новый.
    .short = выберите соседа
reason-left-end = Слева от { $neighbor } — то же место, что справа от { $beside }: так и напишите.
    .short = справа от { $beside }
reason-reef-plain = Чтобы кормиться в рифе, не называйте места: «{ $eater } кормится».
    .short = без места
reason-next-trait = Следующее свойство — «{ $next }».
    .short = сначала «{ $next }»
reason-no-deep = У { $target } нет глубинного свойства.
    .short = нет глубинного свойства
reason-no-guard = Свойство «{ $card }» вида { $species } не защищает { $target }.
    .short = не защищает { $target }

## Настройки, счёт, правила

option-promo = Замешать промо-сценарии.
option-deep_draw = Сколько глубинных карт можно взять за ход.
option-deep_payment_to = Куда идёт плата за глубинные карты: в риф или в любое место.
option-end_mode = Когда океан пуст: этот раунд последний, или следует ещё один.
option-score_boards = Население на планшетах считается в конце.
option-tie = Как решается ничья: победа делится, или решает население на планшетах.
option-migrate_partial = Если населения меньше числа переселения, переселяется сколько есть.
option-feed_optional = Вместо кормления можно пасовать.
option-overpop_choice = Куда уходит излишек: всё в одно место или по одному.
option-event_repeat = События происходят каждый раз, когда их зона пустеет.
option-cambrian_midturn = Кембрийский взрыв меняет уже тот ход, в который начался.
option-own_poison = Ядовитые шипы вредят и своему виду, если он что-то получил.
option-extinct_along = Вид, который стареет в фазу старения другого игрока, может при этом вымереть.
option-hydra_target = Гидра может взять и у вида, который атаковала.
option-impostor = Когда Лжечистильщик берёт у чистильщика: только если тот что-то получил, или даже если места не было.
option-ignore_lent = Электрочувство может игнорировать и свойство соседа, которое защищает цель.
option-round_limit = Игра прекращается после этого раунда, если не кончилась раньше.
option-variant = Полная игра или вариант «Риф» для первой партии.
part-score = очки
part-bonus = жетон
part-boards = на планшетах
tie-boards = население на планшетах
rule-turn = Сыграйте карту (после кембрийского взрыва две); разыграйте действия перед кормлением; накормите один вид; старение; добор до шести.
    .title = Ход
rule-ring = Все виды лежат одним кругом. Лево и право — с точки зрения владельца; ваш крайний левый вид соседствует с крайним правым следующего игрока.
    .title = Круг
rule-evolve = Сыграйте свойство на свой вид или создайте им новый; у него пока нет населения. Глубинные карты стоят своего числа из ваших очков.
    .title = Развитие
rule-migrate = Сбросьте карту, чтобы переместить столько населения, каково её число, между рифом и зонами.
    .title = Переселение
rule-forage = Вид берёт из рифа столько, каково его кормление: сумма значков кормления или 1, если их нет.
    .title = Кормление
rule-attack = Вид берёт у другого вида столько, какова его атака за вычетом панцирей цели. Атака должна пройти всю защиту и что-то взять.
    .title = Атака
rule-gain = Взять из первой зоны, где есть население, затем из следующей, затем из запаса.
    .title = Прибыль
rule-leech = Перед кормлением вид берёт население у другого вида. Это не атака.
    .title = Высасывание
rule-overpopulation = Вид, закрывший клетку с костями, теряет население, пока не останется 5. Владелец выбирает, куда оно уйдёт.
    .title = Перенаселение
rule-aging = Каждый ваш вид отдаёт в очки 1 население (после кембрийского взрыва 2) и ещё столько, сколько добавят свойства. Вид, которому не хватило, вымирает.
    .title = Старение
rule-drawing = Сбросьте любые поверхностные карты, возьмите не больше одной глубинной и доберите до шести.
    .title = Добор
rule-explosion = Начинается, когда впервые пустеет зона 1, и длится до конца игры: вы играете две карты за ход, можете играть глубинные карты, а виды стареют на 2.
    .title = Кембрийский взрыв
rule-scenarios = Сценарий зоны действует, пока зона пуста. События происходят один раз.
    .title = Сценарии
rule-conflicts = Если правила спорят: «никогда» побеждает всегда; свойства сильнее сценариев, а те сильнее основных правил; «нельзя» сильнее «можно»; глубинное сильнее поверхностного; большее число сильнее меньшего.
    .title = Противоречия
rule-end = Когда все зоны пусты, раунд доигрывают. Ваши очки, жетон и население на планшетах — это итог.
    .title = Конец
rule-species = Строка на столе: имя, население и вместимость (4/10), кормление, атака и панцирь, свойства. У нового вида населения нет; оно нужно ему до старения. В узком окне 4 к5 а– п2 значит: население 4, кормление 5, никогда не атакует, панцирь 2.
    .title = Вид
    .also = планшет, планшеты
rule-population = Рыбы на планшете вида, записано как 4/10: четыре клетки из десяти. Последняя — клетка с костями; вид, который её закрыл, перенаселён и сохраняет только 5.
    .title = Население
    .also = кости, клетка с костями, точки, рыбы
rule-trait = Карта, сыгранная на вид. У вида их не больше трёх; такие свойства, как Скорость, позволяют больше. Пока играете карты, свойства можно снимать.
    .title = Свойство
    .also = свойства, предел
rule-reef = Место, где виды кормятся. Туда уходит потерянное и уплаченное население, а переселять можно и туда, и обратно.
    .title = Риф
rule-zone = В океане три зоны. Прибыль берут из первой, где есть население. Когда зона пуста, действует её сценарий. Когда впервые пустеет зона 1, начинается кембрийский взрыв; когда пусты все три — последний раунд.
    .title = Зона
    .also = зоны, океан
rule-reserve = Отложенное население. Оно уходит в зону 3, когда океан пуст и начинается последний раунд.
    .title = Запас
rule-pool = Две глубинные карты, которые видят все. В фазу добора можно взять одну из них или одну вслепую.
    .title = Генофонд
    .also = фонд
rule-deep = Глубинные карты сильны, и каждая есть в одном экземпляре. Играть их можно после кембрийского взрыва; цена берётся из ваших очков и уходит в риф.
    .title = Глубины
    .also = глубинная карта, глубинные карты, цена
rule-surface = Поверхностные карты — общая колода. Число на карте — сколько населения она переселяет; как свойство она бесплатна.
    .title = Поверхность
    .also = поверхностная карта, число переселения
rule-score = Население, ушедшее с ваших видов при старении. Это ваши очки; ими же платят за глубинные карты.
    .title = Очки
    .also = счёт
rule-bonus = Дополнительные очки тем, кто ходит раньше. Они считаются в конце, но платить ими нельзя.
    .title = Жетон
    .also = бонус
rule-shell = Уменьшает каждую атаку на вид на своё число. Атаку, которая ничего не возьмёт, совершить нельзя.
    .title = Панцирь
    .also = панцири, защита
rule-never = Вид с таким свойством никогда не кормится или никогда не атакует. Этого ничто не отменяет, но свойство можно снять.
    .title = Никогда

## Стол

table-legend = Виды перечислены слева направо. 5/9 — население 5, кости на 9. Если места мало, имена и числа сокращены: к2 — кормление 2, а3 — атака 3, п4 — панцирь 4.
table-round = Раунд { $round }
table-reef = Риф { $n }
table-zones = зоны { $a } / { $b } / { $c }
table-reserve = запас { $n }
table-cambrian = кембрийский взрыв
table-last = последний раунд
table-scenario = Зона { $zone }, { $state ->
    [on] сейчас
   *[off] когда опустеет
    }: { $name }. { $text }
table-scenario-brief = Зона { $zone }, { $state ->
    [on] сейчас
   *[off] когда опустеет
    }: { $name }.
table-pool = Генофонд: { $cards }
table-score = очки { $n }
table-covered = очки закрыты
table-bonus = жетон { $n }
table-hand = { $b ->
    [0] { $a ->
        [one] { $a } карта
        [few] { $a } карты
       *[other] { $a } карт
    }
   *[other] карты: { $a } + { $b } глубинных
    }
table-turn = ход
table-your-hand = Ваша рука:
table-hand-of = рука:
species-figures = кормление { $f }, атака { $a }, панцирь { $s }
species-f = к{ $n }
species-a = а{ $n }
species-s = п{ $n }
species-plain = население { $p } из { $most }, кормление { $f }, атака { $a }, панцирь { $s }.
group-remove = Снять свойство …
group-attack = { $hunter } атакует …
group-migrate = переселить { $n } …
log-drawn = Вы берёте: { $cards }.

intro =
    Вашим видам нужно население, а у соседей оно есть. Пусть ваши виды кормятся в рифе, атакуют или живут тем, что делают другие. То, что уходит с них при старении, — ваши очки.
    Каждый ход вы играете карту (как свойство или чтобы переселить население), кормите один из своих видов, и все они стареют.
    Когда опустеет первая зона, начнётся кембрийский взрыв: две карты за ход и глубины. Игра кончается, когда пусты все зоны.
intro-reef =
    Вашим видам нужно население, а у соседей оно есть. Пусть ваши виды кормятся в рифе, атакуют или живут тем, что делают другие. То, что уходит с них при старении, — ваши очки.
    Каждый ход вы играете карту (как свойство или чтобы переселить население), кормите один из своих видов, и все они стареют.
    Это вариант «Риф», для первой партии: без глубинных карт и с двумя мягкими сценариями. Когда опустеет первая зона, кембрийский взрыв удвоит темп: две карты за ход, и виды стареют на 2. Игра кончается, когда пусты все зоны.

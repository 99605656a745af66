### Oceans

## Свойства. Атрибут — то, что узнаёт спросивший. Названия и тексты наши.

trait-apex-predator = Высший хищник
    .badge = Вх
    .text = Атака +3; атаки на него берут на 2 меньше. Никогда не кормится у рифа.
trait-bottom-feeder-left = Донный падальщик (влево)
    .badge = Дп
    .text = Получает 2, когда атакован сосед по стрелке.
trait-bottom-feeder-right = Донный падальщик (вправо)
    .badge = Дп
    .text = Получает 2, когда атакован сосед по стрелке.
trait-filter-feeder = Фильтратор
    .badge = Фи
    .text = Кормление +5. Никогда не перенаселён, но берёт лишь столько, сколько вмещает. Никогда не атакует.
trait-inking = Чернила
    .badge = Че
    .text = Атаки на него берут на 4 меньше.
trait-parasitic-left = Паразит (влево)
    .badge = Па
    .text = Перед кормлением высасывает 2 у соседа по стрелке.
trait-parasitic-right = Паразит (вправо)
    .badge = Па
    .text = Перед кормлением высасывает 2 у соседа по стрелке.
trait-schooling = Косяк
    .badge = Ко
    .text = Стареет на 1 больше. При населении 5 и более его нельзя атаковать.
trait-speed = Скорость
    .badge = Ск
    .text = Кормление +2, атака +2, панцирь 2, на одно свойство больше.
trait-shark-cleaner = Чистильщик акул
    .badge = Ча
    .text = Получает 2 после атаки силой 3 и более, если он ближайший чистильщик с одной из сторон.
trait-symbiotic-left = Симбионт (влево)
    .badge = Си
    .text = Получает 1, когда сосед по стрелке кормится или атакует.
trait-symbiotic-right = Симбионт (вправо)
    .badge = Си
    .text = Получает 1, когда сосед по стрелке кормится или атакует.
trait-tentacled = Щупальца
    .badge = Щу
    .text = Выбранный вид может питаться ещё раз, если не перенаселён.
trait-transparent = Прозрачность
    .badge = Пр
    .text = Пока в рифе есть население, его нельзя ни атаковать, ни высасывать.
trait-whale-cleaner = Чистильщик китов
    .badge = Чк
    .text = Получает 3 после кормления силой 3 и более, если он ближайший чистильщик с одной из сторон.
trait-abyss-dweller = Житель бездны
    .badge = Жб
    .text = Нет атак между ним и видами с поверхностными свойствами. Другие глубинные свойства на нём бесплатны.
trait-acute-smell = Острое обоняние
    .badge = Оо
    .text = Получает 1 всякий раз, когда срабатывает чистильщик акул.
trait-advanced-eyes = Зоркие глаза
    .badge = Зг
    .text = Не замечает одно защитное свойство цели с глубинным свойством.
trait-ambush = Засада
    .badge = За
    .text = Берёт 2 у любого другого вида, который покормился.
trait-deep-apex-predator = Глубинный высший хищник
    .badge = Гв
    .text = Атака 4, панцирь 3, никогда не кормится.
trait-atavism = Атавизм
    .badge = Ат
    .text = На два свойства больше. Перед кормлением его свойства можно менять на поверхностные карты руки.
trait-barbels = Усики
    .badge = Ус
    .text = Получает 1 всякий раз, когда срабатывает донный падальщик.
trait-behemoth = Бегемот
    .badge = Бе
    .text = Атака 3, никогда не кормится. Не замечает запретов целей с более слабой атакой.
trait-bioluminescence = Биолюминесценция
    .badge = Би
    .text = Получает 1, когда кто-либо играет глубинное свойство.
trait-biotic-cycle-reversal = Обращение цикла
    .badge = Оц
    .text = Получает 3 после атаки, которая опустошила его.
trait-blubber = Жир
    .badge = Жи
    .text = Панцирь 1, на 9 мест больше.
trait-deep-bottom-feeder = Глубинный падальщик
    .badge = Гп
    .text = Получает 2, когда атака отнимает население у соседа.
trait-bright-coloration = Яркая окраска
    .badge = Яо
    .text = Получает 1 за каждый новый вид.
trait-bubble-net = Пузырьковая сеть
    .badge = Пс
    .text = Не замечает своих значков атаки и запрета на неё; атакует силой кормления. Атакуя, не замечает косяк.
trait-burrowing = Норник
    .badge = Но
    .text = После атаки на соседа может один раз атаковать нападавшего.
trait-camouflage = Маскировка
    .badge = Ма
    .text = Панцирь 2 за каждый другой вид владельца.
trait-cavitation-bullet = Кавитационный удар
    .badge = Ку
    .text = Атака 2; не замечает защитных свойств, но никогда не берёт больше 2.
trait-chitin-plated-maw = Хитиновая пасть
    .badge = Хп
    .text = Перед кормлением высасывает 4 у вида с самой сильной атакой.
trait-colossus = Колосс
    .badge = Кл
    .text = Кормление 11 или меньше. Его нельзя атаковать слабее его кормления.
trait-communication = Общение
    .badge = Об
    .text = На одно свойство больше, панцирь 5. Его прибыль удваивается.
trait-coprophagia = Копрофагия
    .badge = Кп
    .text = Перед кормлением берёт 2 из очков любого игрока.
trait-crushing-jaw = Дробящая челюсть
    .badge = Дч
    .text = Не замечает панцирей.
trait-cthulhu-leech = Пиявка Ктулху
    .badge = Пк
    .text = Играется на любой вид и не снимается. Перед старением хозяина сыгравший забирает 2 в очки.
trait-deep-diver = Ныряльщик
    .badge = Ны
    .text = Кормление 2 за каждое глубинное свойство, в любой зоне.
trait-deep-sea-kraken = Глубоководный кракен
    .badge = Гк
    .text = Никогда не кормится. Ещё одна атака; добыча следующих атак сразу идёт в очки.
trait-defensive-spines = Шипы
    .badge = Ши
    .text = Кто атакует или высасывает его, теряет 4 в риф.
trait-dense-population = Плотное население
    .badge = Пн
    .text = На одно свойство и на 9 мест больше.
trait-draconic = Дракон
    .badge = Др
    .text = Атака 7, панцирь 3, никогда не кормится. Теряемое при перенаселении идёт в очки.
trait-electroreception = Электрочувство
    .badge = Эл
    .text = Кормление 2, атака 2. Не замечает одно защитное свойство.
trait-endurance = Выносливость
    .badge = Вы
    .text = Стареет на 2 больше. При каждой прибыли берёт на 2 больше.
trait-extremophile = Экстремофил
    .badge = Эк
    .text = На одно свойство больше. Его не высасывают, он никогда не перенаселён и не вымирает.
trait-fast-metabolism = Быстрый обмен
    .badge = Бо
    .text = Может стареть в любую фазу старения.
trait-deep-filter-feeder = Глубинный фильтратор
    .badge = Гф
    .text = Кормление 6, никогда не атакует и не перенаселён, на 5 мест больше.
trait-filter-kraken = Кракен-фильтратор
    .badge = Кф
    .text = Никогда не атакует. Ещё два кормления.
trait-flight = Полёт
    .badge = По
    .text = Атаковать его может только вид со скоростью. Не замечает косяк и чернила целей без глубинных свойств.
trait-gargantuan = Гаргантюа
    .badge = Га
    .text = Атака 9, никогда не кормится. Атакует только население от 7. Не замечает запретов.
trait-gene-transfer = Перенос генов
    .badge = Пг
    .text = На два свойства больше. Перед кормлением его поверхностные свойства можно менять со своим соседом.
trait-gentle-giant = Добрый великан
    .badge = Дв
    .text = Кормление 3, никогда не атакует, его нельзя атаковать, на 5 мест больше.
trait-giant-cephalopod = Гигантский головоногий
    .badge = Гг
    .text = Питается ещё три раза.
trait-gigantic-brain = Огромный мозг
    .badge = Ом
    .text = Свойств сколько угодно. Стареет на их число, что бы ни было.
trait-gigantic-scavenger = Огромный падальщик
    .badge = Оп
    .text = Атака 6, никогда не кормится. Берёт 2 у каждого другого, кто атакует силой 5 и более.
trait-goethite-exoskeleton = Гётитовый панцирь
    .badge = Гё
    .text = На одно свойство больше. Его нельзя атаковать слабее 9.
trait-grazer = Пасущийся
    .badge = Пщ
    .text = Перед кормлением берёт 2 из рифа.
trait-hard-shell = Твёрдый панцирь
    .badge = Тп
    .text = Панцирь 6.
trait-hydra = Гидра
    .badge = Ги
    .text = Атака 4, никогда не кормится. Атакуя, может взять по 1 у любых видов без защиты.
trait-impostor-cleaner-shark = Лжечистильщик акул
    .badge = Ла
    .text = Берёт 1 у каждого чистильщика акул, который только что получил население.
trait-impostor-cleaner-whale = Лжечистильщик китов
    .badge = Лк
    .text = Берёт 1 у каждого чистильщика китов, который только что получил население.
trait-deep-inking = Глубинные чернила
    .badge = Гч
    .text = Панцирь 4. Кто атакует его, теряет 3 в риф.
trait-kleptoparasitic = Клептопаразит
    .badge = Кт
    .text = Стареет на 2 больше. Берёт 1 у атакующего соседа.
trait-leviathan = Левиафан
    .badge = Ле
    .text = Атака 5, никогда не кормится, стареет на 1 больше, его нельзя атаковать.
trait-living-ecosystem = Живая экосистема
    .badge = Жэ
    .text = Кормление 2. Перед кормлением переселяет его величину из зоны в риф.
trait-luminous-bacteria = Светящиеся бактерии
    .badge = Сб
    .text = На одно свойство больше. Может кормиться в любой зоне.
trait-massive-fins = Мощные плавники
    .badge = Мп
    .text = Кормление 8 в любой зоне, никогда не атакует. После кормления каждый паразит высасывает у него 1.
trait-megamouth = Большерот
    .badge = Бл
    .text = Кормление 5, атака 5.
trait-migratory-filter-feeder = Кочующий фильтратор
    .badge = Кч
    .text = Кормление 6 в любой зоне, никогда не атакует, на 9 мест больше.
trait-mucus-cocoon = Слизистый кокон
    .badge = Сл
    .text = Его не высасывают. Перед кормлением все сосущие теряют 1 в риф.
trait-mutualism = Взаимность
    .badge = Вз
    .text = Получает 1 всякий раз, когда срабатывает симбионт.
trait-neurotoxin = Нейротоксин
    .badge = Не
    .text = Кто атакует его или атакован им, теряет 2 в риф.
trait-pack-hunting = Охота стаей
    .badge = Ос
    .text = На одно свойство больше. Удваивает значки атаки.
trait-parasite-cleaner = Чистильщик паразитов
    .badge = Чп
    .text = Перед кормлением берёт 1 у каждого сосущего вида.
trait-deep-parasitic = Глубинный паразит
    .badge = Гл
    .text = Перед кормлением высасывает 2 у соседа на выбор.
trait-pathogen-cultivation = Разведение патогенов
    .badge = Рп
    .text = Атака 5, никогда не кормится, его не высасывают. Не замечает запретов сосущих видов.
trait-poisonous-inking = Ядовитые чернила
    .badge = Яч
    .text = У него и обоих соседей панцирь 4.
trait-poisonous-spines = Ядовитые шипы
    .badge = Яш
    .text = После атаки на него нападавший и все другие виды, что-либо получившие благодаря ей, теряют 3 в риф.
trait-rapid-mutation = Быстрая мутация
    .badge = Бм
    .text = После атаки на него одно глубинное свойство можно обменять с генофондом.
trait-regeneration = Регенерация
    .badge = Ре
    .text = На одно свойство больше. Получает 1, потеряв население от атаки.
trait-rows-of-teeth = Ряды зубов
    .badge = Рз
    .text = Атака 3. Донные падальщики и чистильщики акул получают от неё на 1 больше.
trait-scavenger = Падальщик
    .badge = Пд
    .text = Получает 1, когда атака берёт 2 и более.
trait-deep-schooling = Глубинный косяк
    .badge = Гб
    .text = Стареет на 3 больше. При населении 5 и более его нельзя атаковать.
trait-sea-rex = Морской царь
    .badge = Мц
    .text = Никогда не кормится, атака 5, стареет на 2 больше.
trait-sedentary-colony = Осёдлая колония
    .badge = Ок
    .text = Никогда не кормится и не атакует, её нельзя атаковать. Берёт 1 из любой зоны, когда сосед получает прибыль.
trait-deep-shark-cleaner = Глубинный чистильщик акул
    .badge = Гн
    .text = Как поверхностный, но получает 3.
trait-slow-metabolism = Медленный обмен
    .badge = Мо
    .text = На два свойства больше. Может не стареть.
trait-deep-speed = Глубинная скорость
    .badge = Гс
    .text = Кормление 3, атака 3, панцирь 3, на одно свойство больше.
trait-swarming = Рой
    .badge = Ро
    .text = Никогда не перенаселён. Атака растёт с населением.
trait-deep-symbiotic = Глубинный симбионт
    .badge = Гм
    .text = Получает 1, когда любой сосед кормится или атакует.
trait-tail-whip = Удар хвостом
    .badge = Ух
    .text = Перед кормлением берёт 1 у каждого косяка.
trait-telomere-repair = Починка теломер
    .badge = Пт
    .text = Получает 2 перед фазой старения и не стареет.
trait-tentacle-leech = Щупальце-пиявка
    .badge = Щп
    .text = Перед кормлением высасывает 2 у любого вида с глубинным свойством.
trait-deep-tentacled = Глубинные щупальца
    .badge = Гщ
    .text = Питается ещё два раза.
trait-the-kraken = Кракен
    .badge = Кр
    .text = Атака 13, никогда не кормится, ещё две атаки. Не замечает запретов видов с кормлением или атакой от 5.
trait-tiny = Крошечный
    .badge = Кш
    .text = Его нельзя атаковать силой 2 и более. Сбрасывается, когда кормление или атака больше 2.
trait-deep-transparent = Глубинная прозрачность
    .badge = Гр
    .text = Пока в рифе есть население, его нельзя ни атаковать, ни высасывать. Не замечает запретов глубинных свойств.
trait-tusks = Бивни
    .badge = Бв
    .text = Кормление 2, атака 2, панцирь 5.
trait-vestigial-limb = Рудимент
    .badge = Ру
    .text = Играется на чужой вид и не снимается. Затем играется ещё одно свойство.
trait-voracious-feeder = Обжора
    .badge = Ож
    .text = Если в этот ход получил другое свойство, питается дополнительно.
trait-warm-blooded = Теплокровность
    .badge = Те
    .text = На одно свойство больше. Может стареть на 3 больше.
trait-deep-whale-cleaner = Глубинный чистильщик китов
    .badge = Гт
    .text = Как поверхностный, но получает 4 после кормления силой 5 и более.
trait-zooplankton = Зоопланктон
    .badge = Зо
    .text = Никогда не кормится и не атакует, его нельзя атаковать. Получает 3 при переселении в риф. Соседи могут кормиться с его планшета.

## Сценарии

scenario-abundance = Изобилие
    .text = Свойства со значком прибыли получают на 1 больше.
scenario-asteroid-impact = Падение астероида
    .text = Виды без глубинных свойств теряют 3 в риф.
scenario-biodiverse-reef = Богатый риф
    .text = У всех ещё один значок кормления 2.
scenario-contagious-outbreak = Вспышка заразы
    .text = Соседи перенаселённого вида теряют 3 в риф.
scenario-contagious-proximity = Теснота
    .text = У всех на 3 места меньше.
scenario-degenerative-virus = Вирус вырождения
    .text = Игрок выбирает вид, который стареет ещё раз.
scenario-detritus = Детрит
    .text = После переселения каждый возвращает 2 очка в риф.
scenario-epizootic = Эпизоотия
    .text = Перенаселённый вид вымирает; всё уходит в риф.
scenario-fertile = Плодовитость
    .text = Новый вид получает 2.
scenario-food-surge = Прилив пищи
    .text = Каждый вид удваивается из любой зоны.
scenario-genetic-diversity = Разнообразие генов
    .text = У всех на одно свойство больше.
scenario-inhospitable-environment-1 = Суровая среда (+1)
    .text = Все стареют на 1 больше.
scenario-inhospitable-environment-2 = Суровая среда (+2)
    .text = Все стареют на 2 больше.
scenario-large-predators = Крупные хищники
    .text = У всех ещё один значок атаки 2.
scenario-long-haul-migration = Дальняя миграция
    .text = Все могут кормиться в зонах.
scenario-paradigm-shift = Смена порядка
    .text = Самые большие виды теряют всё в риф.
scenario-pathogenic-immunity = Иммунитет
    .text = Никто не бывает перенаселён.
scenario-population-explosion = Взрыв населения
    .text = Каждый значок прибыли срабатывает один раз.
scenario-prosperity = Процветание
    .text = У всех на 9 мест больше.
scenario-protective-growth = Защищённый рост
    .text = Вид получает 2, когда ему дают защитное свойство.
scenario-protective-shells = Панцири
    .text = У всех ещё один панцирь 2.
scenario-shallow-gene-pool = Бедный генофонд
    .text = У всех на одно свойство меньше.
scenario-solar-radiation = Солнечное излучение
    .text = После каждого старения виды без глубинных свойств теряют 1 в риф.
scenario-thermal-currents = Тёплые течения
    .text = Генофонд служит как рука для развития.
scenario-aggressive-environment = Враждебность
    .text = Пустые виды можно атаковать, и они гибнут.
scenario-coral-bleaching = Обесцвечивание
    .text = После каждого старения 2 уходят из рифа в зону на выбор.
scenario-evolutionary-arms-race = Гонка вооружений
    .text = Нельзя атаковать цель с более высокой величиной.
scenario-horizontal-gene-transfer = Горизонтальный перенос
    .text = Перед кормлением игрок может обменять одно свойство с соседом.
scenario-hostile-conditions = Тяжёлые условия
    .text = Игрок справа тоже стареет.
scenario-hostile-environment = Тяжёлая среда
    .text = Все стареют на 3 больше.
scenario-mass-migration = Великое переселение
    .text = Каждый крайний левый вид уходит к игроку слева.
scenario-parallel-universe = Параллельный мир
    .text = Игрок может сдвинуть одно печатное число на единицу.
scenario-prescient-mutations = Вещие мутации
    .text = Поверхностную карту можно обменять со сбросом.
scenario-radiation-blast = Облучение
    .text = Каждый заново раскладывает свойства по своим видам втайне.
scenario-schadenfreude = Злорадство
    .text = Когда вид вымирает, все виды прочих игроков получают 1.
scenario-shallow-reef = Мелкий риф
    .text = Вид теряет 2 в риф после кормления.
scenario-snowball-earth = Земля-снежок
    .text = Значки кормления и атаки на 1 меньше.
scenario-uber-hostile-environment = Крайне тяжёлая среда
    .text = Все виды стареют в каждую фазу старения.

card-hidden = карта
card-none = сценарий
card-unseen = закрытая карта
quoted = «{ $name }»
card-deep = { $name } (цена { $price })
card-doubt = Насколько верны эти числа: { $words }.
confidence-likely = вероятно
confidence-reconstructed = восстановлены
card-numbers = { $deep ->
    [yes] Её цена { $numbers }, это и число переселения.
   *[no] Числа переселения: { $numbers }.
    }
ruling-R205 = Кольцо
ruling-R213 = Что сильнее
ruling-R214 = Атаки без добычи
ruling-R215 = Не замечать защиту
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
ruling-R233 = Откуда прирост
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
prompt-pay = Куда идёт плата?
prompt-order-traits = Какое ваше свойство действует дальше?
prompt-choose-a-target = У кого высасывать?
prompt-choose-a-player = Из чьих очков?
prompt-choose-a-place = Какое место?
prompt-swap-traits = Менять свойства?
prompt-feed = Накормите один из своих видов
prompt-feed-again = Кормить ещё?
prompt-choose-an-amount = Сколько взять?
prompt-ignore-a-trait = Какое защитное свойство не замечать?
prompt-take-more = Взять ещё?
prompt-strike-back = Ответить ударом?
prompt-shed-population = Куда уходит население?
prompt-discard-traits = Слишком много свойств: сбросьте одно
prompt-age = На сколько стареет?
prompt-age-too = Стареть тоже?
prompt-age-again = Какой вид стареет ещё раз?
prompt-draw = Сброс и добор
prompt-lay-traits = Разложите свойства заново
prompt-trade-a-card = Обменять карту со сбросом?
prompt-shift-a-number = Сдвинуть число?
ask-about = { $about }: { $prompt }
about-card = { $card } вида { $species }

## Ходы

move-evolve = Развить { $species } картой { $card }
move-evolve-new = Создать вид картой { $card }
move-evolve-left = Создать вид слева от { $neighbor } картой { $card }
move-evolve-right = Создать вид справа от { $neighbor } картой { $card }
move-migrate = Переселить картой { $card }: откуда { $source }, куда { $target }
move-remove = Снять { $card } с { $species }
move-done = Готово
move-pass = Пас
move-use-trait = Применить { $card } вида { $species }
move-leech = { $eater } высасывает { $target }
move-rob-player = { $eater } берёт у игрока { $player }
move-choose = Выбрать: { $place }
move-swap-card = Обменять { $card } вида { $species } на карту { $other }
move-swap-trait = Обменять { $card } вида { $species } на { $other } вида { $partner }
move-forage = { $eater } кормится
move-forage-zone = { $eater } кормится: { $place }
move-forage-board = { $eater } кормится на { $target }
move-attack = { $attacker } атакует { $target }
move-take = Взять { $amount }
move-ignore = Не замечать { $card } вида { $species }
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
brief-evolve = { $species } развивается{ $cost ->
    [0] { "" }
   *[other] , цена { $cost }
    }
brief-evolve-new = новый вид{ $cost ->
    [0] { "" }
   *[other] , цена { $cost }
    }
brief-evolve-left = новый слева от { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , цена { $cost }
    }
brief-evolve-right = новый справа от { $neighbor }{ $cost ->
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
figures-attack = { $attacker } атакует силой { $attack } против панцирей { $shell }; у { $target } населения { $herd }, { $attacker } берёт { $taken }.
move-use-on = Применить { $card } вида { $species } к { $target }
move-use-scenario = Применить сценарий { $scenario }

## События

event-turn-began = { $me ->
    [yes] Ваш ход
   *[no] Ход { $seat }
 }, раунд { $turn }.
event-card-drawn = { $me ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 }: { $card }.
event-deck-shuffled = Сброс становится новой колодой.
event-card-revealed = Открыта карта: { $card }.
event-evolved = { $me ->
    [yes] Вы развиваете
   *[no] { $seat } развивает
 } { $species }: { $card }.
event-species-made = { $me ->
    [yes] Вы создаёте
   *[no] { $seat } создаёт
 } вид { $species }.
event-paid = { $me ->
    [yes] Вы платите
   *[no] { $seat } платит
 } { $amount } ({ $place }).
event-migrated = { $me ->
    [yes] Вы переселяете
   *[no] { $seat } переселяет
 } картой { $card }: { $amount }, { $source } → { $target }.
event-trait-removed = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } { $card } у { $species }.
event-foraged = { $eater } кормится: { $amount } ({ $place }).
event-grazed = { $eater } кормится: { $amount } у { $target }.
event-attacked = { $attacker } атакует { $target } и берёт { $amount }!
event-gained = { $eater } получает { $amount } ({ $card }).
event-took = { $eater } берёт { $amount } у { $target }.
event-took-place = { $eater } берёт { $amount } ({ $place }).
event-leeched = { $eater } высасывает { $amount } у { $target }.
event-lost = { $species } теряет { $amount } ({ $place }).
event-scored = { $me ->
    [yes] Вы получаете
   *[no] { $seat } получает
 } очки: { $amount } с { $species }.
event-gave = { $me ->
    [yes] Вы отдаёте
   *[no] { $seat } отдаёт
 } { $amount } из очков ({ $place }).
event-robbed = { $eater } берёт { $amount } из { $me ->
    [yes] ваших очков
   *[no] очков { $seat }
 }.
event-overpopulated = { $species } перенаселён.
event-extinct = { $species } вымирает.
event-scenario-began = Сценарий в силе: { $scenario }.
event-scenario-ended = Сценарий кончился: { $scenario }.
event-cambrian = Начинается кембрийский взрыв!
event-last-round = Океан пуст: это последний раунд.
event-swapped = { $card } вида { $species } обменяно на { $other }.
event-moved = { $amount }: { $source } → { $target }.
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
event-species-moved = { $me ->
    [yes] Вам
   *[no] { $seat }
 } переходит { $species }.
event-traits-laid = { $me ->
    [yes] Вы разложили
   *[no] { $seat } разложил
 } все свойства заново.
event-shifted = Сдвинуто на этот ход: { $figure }, { $card }.
event-traded = { $me ->
    [yes] Вы меняете
   *[no] { $seat } меняет
 } { $card } на { $other }.
event-game-ended = Игра окончена.
log-overpopulated = { $species } перенаселён, остаётся лишь { $left }.
log-lost = { $species } теряет { $amount } ({ $place }){ $cause ->
    [none] { "" }
    [crowd] : перенаселение
   *[other] : ранен видом { $cause }
    }.
log-of = { $amount } с { $species }
log-scored = { $me ->
    [yes] Вы получаете
   *[no] { $seat } получает
    } очки: { $parts }.
log-extinct = { $species } вымирает: { $cause ->
    [crowd] перенаселён
    [attack] атакован без населения
   *[age] не хватило населения, чтобы стареть
    }.
log-scenario = { $name } в силе: { $text }
log-cambrian = Начинается кембрийский взрыв, до конца игры: теперь каждый играет за ход карт: { $cards }{ $deep ->
    [yes] , и глубинные за их цену в очках,
   *[no] { "" }
    } а виды стареют на { $age }.
log-last-round = Океан опустел: запас вступает в игру в зоне 3, и { $more ->
    [yes] после этого раунда будет ещё один
   *[no] это последний раунд
    }. Затем считают очки, жетоны и население на планшетах.

## Почему нет

reason-other = Сейчас речь о виде { $subject }.
    .short = сейчас речь о { $subject }
reason-hand = { $alike ->
    [none] У вас на руке нет карты «{ $trait }».
   *[other] У вас на руке нет карты «{ $wanted }». Есть { $alike }.
 }
    .short = нет на руке
reason-owner = { $foreign } — вид игрока { $owner }, а не ваш.
    .short = вид игрока { $owner }
reason-foreign = Карту «{ $card }» кладут на вид другого игрока, а { $species } — ваш.
    .short = только на чужой вид
reason-host = Карта «{ $card }» не создаёт вида: её кладут на вид, который уже в игре.
    .short = только на вид в игре
reason-host-vestigial-limb = Карта «{ $card }» не создаёт вида: её кладут на вид другого игрока.
    .short = только на чужой вид
reason-gone = { $gone ->
    [none] В ходе не назван вид.
   *[other] Вида { $gone } в игре нет.
 }
    .short = нет в игре
reason-limit = С картой «{ $card }» свойств у { $species } стало бы { $count }, а можно не больше { $limit }.
    .short = свойств не больше { $limit }
reason-cost = Карта «{ $card }» стоит { $cost }, а очков у вас { $points }.
    .short = цена { $cost }, у вас { $points }
reason-cambrian = Глубинные карты играют только после кембрийского взрыва.
    .short = после взрыва
reason-cambrian-next = Кембрийский взрыв только начался: глубинные карты играют со следующего хода.
    .short = со следующего хода
reason-last-place = Оставьте в руке место для поверхностной карты: до кембрийского взрыва глубинные не играют.
    .short = оставьте место
reason-played = В этот ход вы уже сыграли { $played ->
    [one] свою карту
   *[other] все карты ({ $played })
 }.
    .short = карты уже сыграны
reason-feeder = Сейчас питается { $feeder }.
    .short = питается { $feeder }
reason-again = В этот ход { $eater } больше не кормится.
    .short = не в этот ход
reason-again-attack = В этот ход { $attacker } больше не атакует.
reason-drawn = В этот ход вы уже взяли глубинную карту, а можно только одну.
    .short = одна глубинная за ход
reason-drawn-first = Карты сбрасывают до того, как берут глубинную.
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
reason-owed-feed = Пасовать нельзя, пока ваш вид может питаться: { $able }.
    .short = ваш вид должен питаться
reason-empty = Здесь нет населения: { $place }.
    .short = { $place }: пусто
reason-bare = У { $target } нет населения.
    .short = нет населения
reason-poor = У { $player } нет очков.
    .short = очков нет
reason-dry = Глубинная колода пуста.
    .short = глубинная колода пуста
reason-short = Карта «{ $card }» переселяет { $needed }, а там лишь { $there } ({ $place }).
    .short = там только { $there }
reason-itself = { $itself } не может быть целью для себя.
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
reason-trait-gargantuan = У { $attacker } есть «{ $trait }»: он атакует лишь при населении цели от 7, а население { $target } — { $population }.
reason-trait-evolutionary-arms-race = «{ $scenario }» в силе: атаки { $attack } вида { $attacker } мало против кормления { $forage } и атаки { $defense } вида { $target }.
    .short = запрещает «{ $scenario }»
reason-leech-ban = У { $target } есть «{ $trait }»: у него нельзя высасывать.
    .short = запрещает «{ $trait }»
reason-leech-ban-transparent = У { $target } есть «{ $trait }»: у него нельзя высасывать, пока в рифе есть население (сейчас { $reef }).
reason-shell = Атака { $attack } вида { $attacker } не пробивает панцирь { $shell } вида { $target }.
    .short = панцирь { $shell } не пробить
reason-adjacent = На планшете { $target } кормятся только его соседи.
    .short = только соседи
reason-neighbor = { $second } не сосед { $first }.
    .short = не сосед
reason-one-neighbor = Свойствами меняются только с одним соседом, и это { $chosen }.
    .short = только с { $chosen }
reason-ground = { $eater } кормится только у рифа.
    .short = только у рифа
reason-no-ground = У { $target } нет свойства, которое даёт кормиться на его планшете.
    .short = там не кормятся
reason-surface-only = «{ $card }» — глубинная карта, а сбрасывают только поверхностные.
    .short = только поверхностные карты
reason-surface-card = «{ $wanted }» — глубинная карта, а нужна поверхностная.
    .short = только поверхностные карты
reason-surface-trait = «{ $card }» — глубинное свойство, а меняют здесь только поверхностные.
    .short = только поверхностные свойства
reason-deep-trait = «{ $card }» — поверхностное свойство, а меняют здесь только глубинные.
    .short = только глубинные свойства
reason-not-removable = Свойство «{ $trait }» нельзя ни снять, ни обменять.
    .short = «{ $trait }» остаётся
reason-kept = Свойство «{ $card }» пришло при обмене и остаётся.
    .short = обменяно: остаётся
reason-swapped-away = У { $holder } больше нет свойства «{ $trait }», и меняться он не может.
    .short = «{ $trait }» больше нет
reason-full = Ваша рука полна, карт в ней { $count }.
    .short = рука полна
reason-gene-pool = Карта «{ $card }» в генофонде, а его карты играют, только пока в силе «{ scenario-thermal-currents }».
    .short = сейчас закрыт
reason-pool-stays = Карта «{ $card }» в генофонде, а его картами не переселяют.
    .short = не для миграции
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
    .short = уже использовано
reason-acted-use-scenario = Сценарий «{ $scenario }» уже сработал.
reason-source = { $sources ->
    [none] Свойство «{ $card }» вида { $species } действует сейчас, другой вид называть не нужно.
   *[other] Свойство «{ $card }» вида { $species } берёт по очереди у { $sources }: скажите, у кого сейчас.
 }
    .short = { $sources ->
    [none] без другого вида
   *[other] скажите, у кого
 }
reason-amount-age = { $choices_count ->
    [1] { $species } стареет на { $choices }, не больше и не меньше.
   *[other] { $species } может постареть только на одно из этих чисел: { $choices }.
 }
    .short = можно: { $choices }
reason-amount-take = { $eater } может взять от 1 до { $most }.
    .short = не больше { $most }
reason-defended = Защита { $target }: { $traits }. Выбрать можно только вид без защитных свойств.
    .short = защита: { $traits }
reason-taken = { $eater } уже взял у { $target }.
    .short = уже брали
reason-greatest = У { $target } атака { $attack }, а самая высокая — { $greatest }.
    .short = атака { $greatest } выше
reason-not-defensive = «{ $card }» — не защитное свойство.
    .short = не защитное
reason-passed = Свойство «{ $card }» уже не в счёт.
    .short = уже не в счёт
reason-in-vain = { $traits ->
    [none] Даже без свойства «{ $card }» атака на { $target } не пройдёт.
   *[other] Даже без свойства «{ $card }» атака не пройдёт: у { $target } есть ещё { $traits }.
 }
    .short = бесполезно
reason-out-of-reach = Свойство «{ $card }» вида { $species } защищает { $target }, но выбрать можно только свойство самого { $target }.
    .short = защищает со стороны
reason-only-attacker = { $attacker } может ответить только нападавшему — { $foe }.
    .short = только { $foe }
reason-figure = На карте «{ $card }» нет такого значка: { $figure }.
    .short = нет значка: { $figure }
reason-zone-only = «{ $asker }»: выберите зону океана, а не риф.
    .short = нужна зона океана
reason-same-place = Население переселяют из одного места в другое.
    .short = нужны два места
reason-beside = У вас уже есть виды: скажите, рядом с каким встанет новый.
    .short = рядом с каким?
reason-left-end = Слева от { $neighbor } — значит справа от { $beside }: так и скажите.
    .short = справа от { $beside }
reason-reef-plain = Для рифа место не называют: «{ $eater } кормится».
    .short = без места
reason-next-trait = Следующим нужно положить свойство «{ $next }».
    .short = сначала «{ $next }»
reason-no-deep = У { $target } нет глубинного свойства.
    .short = нет глубинного свойства
reason-no-guard = Свойство «{ $card }» вида { $species } не защищает { $target }.
    .short = не защищает { $target }

## Настройки, счёт, правила

option-promo = Замешать промо-сценарии.
option-deep_draw = Сколько глубинных карт можно взять за ход.
option-deep_payment_to = Куда идёт плата за глубинные карты.
option-end_mode = Следует ли за последним раундом ещё один.
option-score_boards = Население на планшетах считается в конце.
option-tie = Как решаются ничьи.
option-migrate_partial = Если населения меньше, переселяется сколько есть.
option-feed_optional = Кормление можно пропустить.
option-overpop_choice = Излишек идёт в одно место или по одному.
option-event_repeat = События повторяются, когда зона снова пустеет.
option-cambrian_midturn = Взрыв меняет тот ход, в который начался.
option-own_poison = Ядовитые шипы отравляют и своего носителя, если он что-либо получил.
option-extinct_along = Вид, стареющий в чужую фазу старения, может при этом вымереть.
option-hydra_target = Гидра может взять и у вида, который атаковала.
option-impostor = Лжечистильщик обирает чистильщиков, которые что-то получили, или и тех, у кого не было места.
option-ignore_lent = Электрорецепция может не замечать и свойство соседа, защищающее цель.
option-round_limit = После какого раунда игра прекращается.
option-variant = Полная игра или рифовый вариант для начала.
part-score = очки
part-bonus = жетон
part-boards = на планшетах
tie-boards = население на планшетах
rule-turn = Сыграть карту, после кембрийского взрыва две; действия перед кормлением; накормить один вид; старение; добор до шести.
    .title = Ход
rule-ring = Все виды лежат одним кругом. Лево и право — как видит владелец; ваш крайний левый вид рядом с крайним правым следующего игрока.
    .title = Круг
rule-evolve = Положить свойство на свой вид или создать новый, без населения. Глубинные карты стоят своего числа из очков.
    .title = Развитие
rule-migrate = Сбросить карту и переместить её число между рифом и зонами.
    .title = Переселение
rule-forage = Взять из рифа величину кормления: сумму значков или 1.
    .title = Кормление
rule-attack = Взять у другого вида силу атаки без панцирей. Нужно пройти всю защиту и взять хоть что-то.
    .title = Атака
rule-gain = Взять из первой зоны с населением, затем из следующих, затем из запаса.
    .title = Прибыль
rule-leech = Перед кормлением взять население у другого вида. Это не атака.
    .title = Высасывание
rule-overpopulation = Вид, закрывший клетку с костями, теряет население до 5 в место на выбор владельца.
    .title = Перенаселение
rule-aging = Каждый ваш вид отдаёт в очки 1, после взрыва 2, и что добавят свойства. Нехватка — вымирание.
    .title = Старение
rule-drawing = Сбросить поверхностные карты, взять не больше одной глубинной, добрать до шести.
    .title = Добор
rule-explosion = Начинается, когда впервые пустеет зона 1, и длится: две карты в ход, глубинные карты, старение 2.
    .title = Кембрийский взрыв
rule-scenarios = Карта зоны в силе, пока зона пуста. События бывают один раз.
    .title = Сценарии
rule-conflicts = «Никогда» сильнее всего; свойства, сценарии, основные правила; «нельзя» сильнее «можно»; глубинное сильнее поверхностного; большее число.
    .title = Противоречия
rule-end = Когда все зоны пусты, раунд доигрывается. Считаются очки, жетон и планшеты.
    .title = Конец
rule-species = Строка на столе: имя, население и сколько помещается (4/10), кормление, атака и панцирь, свойства. У нового вида населения ещё нет; оно нужно до старения. В тесном окне 4 к5 а– п2 значит: население 4, кормление 5, атака никогда, панцирь 2.
    .title = Вид
    .also = планшет, планшеты
rule-population = Рыбы на планшете вида, записано 4/10: четыре клетки из десяти. Последняя — клетка с костями; кто её закрыл, перенаселён и оставляет лишь 5.
    .title = Население
    .also = кости, клетка с костями, точки, рыбы
rule-trait = То, что карта даёт виду. Не больше трёх; такие свойства, как Скорость, позволяют больше. Снимать свойства можно, пока играете карты.
    .title = Свойство
    .also = свойства, предел
rule-reef = Место, где виды кормятся. Туда идёт потерянное и уплаченное, а переселение двигает население туда и обратно.
    .title = Риф
rule-zone = В океане три зоны. Прирост берут из первой, где есть население. Пустая зона вводит свой сценарий; когда зона 1 пустеет впервые, начинается кембрийский взрыв; когда пусты все три — последний раунд.
    .title = Зона
    .also = зоны, океан
rule-reserve = Отложенное население. Оно вступает в игру в зоне 3, когда океан опустел, и начинается последний раунд.
    .title = Запас
rule-pool = Две глубинные карты, которые видят все. При доборе можно взять одну из них или одну неизвестную.
    .title = Генофонд
    .also = фонд
rule-deep = Глубинные карты сильны, и каждая одна. Их играют после кембрийского взрыва, цену берут из ваших очков и кладут в риф.
    .title = Глубины
    .also = глубинная карта, глубинные карты, цена
rule-surface = Поверхностные карты — общая колода. Число — сколько населения карта переселяет; как свойство она бесплатна.
    .title = Поверхность
    .also = поверхностная карта, число переселения
rule-score = Население, ушедшее с ваших видов при старении. Это ваши очки, ими платят за глубинные карты.
    .title = Очки
    .also = счёт
rule-bonus = Очки тем, кто ходит раньше. Они считаются в конце и ничего не оплачивают.
    .title = Жетон
    .also = бонус
rule-shell = Уменьшает каждую атаку на вид на своё число. Атаку, которая ничего не возьмёт, совершить нельзя.
    .title = Панцирь
    .also = панцири, защита
rule-never = Вид с таким свойством никогда не кормится или никогда не атакует; это ничем не отменить, но свойство можно снять.
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
    [on] в силе
   *[off] когда опустеет
    }: { $name }. { $text }
table-scenario-brief = Зона { $zone }, { $state ->
    [on] в силе
   *[off] когда опустеет
    }: { $name }.
table-pool = Генофонд: { $cards }
table-score = очки { $n }
table-covered = очки закрыты
table-bonus = жетон { $n }
table-hand = { $b ->
    [0] карт { $a }
   *[other] карт { $a } + { $b } глубинных
    }
table-turn = ходит
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
    Вашим видам нужно население, а у соседей оно есть. Пусть кормятся в рифе, нападают или живут тем, что делают другие; то, что уходит со старением, — ваши очки.
    Каждый ход вы играете карту (как свойство или чтобы переселить население), кормите один из своих видов, и все они стареют.
    Когда первая зона пуста, начинается кембрийский взрыв: две карты в ход и глубины. Игра кончается, когда пусты все зоны.
intro-reef =
    Вашим видам нужно население, а оно есть у соседей. Пусть кормятся в рифе, атакуют или живут за счёт других; то, что уходит с них при старении, — ваши очки.
    Каждый ход вы играете карту (как свойство или для переселения), кормите один из своих видов, и все они стареют.
    Это риф, игра для первого раза: без глубинных карт и с двумя мягкими сценариями. Когда опустеет первая зона, кембрийский взрыв ускорит всё вдвое: две карты за ход, и виды стареют на 2. Игра кончается, когда пусты все зоны.

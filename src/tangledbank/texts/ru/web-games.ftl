### Клиент для браузера: столы Oceans, «Происхождения видов» и «Время летать»

## Oceans: планшеты, берега, море

oceans-scored = очков
oceans-surface-deck = обычные
oceans-deep-deck = глубинные
oceans-deep = глубинных
oceans-forage = кормление
oceans-attack = атака
oceans-shell = панцирь
oceans-ages = стареет на
oceans-limit = свойства
oceans-never = никогда
oceans-population-of = население { $now } из { $most }
oceans-neighbours = слева { $left }, справа { $right }
oceans-board = { $name }, { $owner }, население { $population } из { $most }, кормление { $forage }, атака { $attack }, панцирь { $shell }.
oceans-beside = Сосед слева { $left }, сосед справа { $right }.
oceans-migrates = Число переселения { $number }.
oceans-price = Цена { $number }.
oceans-sea = Море
oceans-reef = Риф
oceans-zone1 = Зона 1
oceans-zone2 = Зона 2
oceans-zone3 = Зона 3
oceans-place-label = { $place }, население { $count }.
oceans-in-force = в силе:
oceans-waits = ждёт, пока не опустеет зона { $zone }:
oceans-last-round = Последний раунд.
oceans-end-when = { $count ->
    [3] Последний раунд начнётся, когда опустеют все три зоны.
    [one] Последний раунд начнётся, когда опустеет ещё { $count } зона.
    [few] Последний раунд начнётся, когда опустеют ещё { $count } зоны.
   *[other] Последний раунд начнётся, когда опустеют ещё { $count } зон.
}
oceans-before-explosion = Как только она опустеет, начнётся кембрийский взрыв: две карты за ход, в том числе глубинные.
oceans-exploded = Пуста: кембрийский взрыв начался.
oceans-gene-pool = Генофонд
oceans-pool-empty = пусто
oceans-draw-deep = Взять глубинную карту вслепую; осталось { $count }
oceans-new = Новый вид
oceans-new-left = Новый вид слева от { $name }
oceans-new-right = Новый вид справа от { $name }

## Oceans: что будет, что говорит панель

oceans-takes = берёт { $count }
oceans-moves = переходит { $count }
oceans-costs = стоит очков: { $count }
oceans-remove-which = Какое свойство снять?
oceans-other-feeder = Другой вид
oceans-feeds = { $name } питается.
oceans-feeds-both = { $name } питается: кормиться или нападать?
oceans-can-forage = Кормится на { $count }.
oceans-cannot-forage = Кормиться негде.
oceans-can-attack = Атака { $count }: { $preys }.
oceans-cannot-attack = Напасть не на кого: наведите на вид, чтобы узнать почему.
oceans-card-where = На вид, между двумя как новый вид или переселить { $number }: сначала откуда, потом куда.
oceans-deep-where = На вид, между двумя как новый вид или переселить. Её цена из ваших очков: { $number }.
oceans-migrate-to = { $from ->
    [reef] Переселить { $number } с рифа: куда?
    [zone1] Переселить { $number } из зоны 1: куда?
    [zone2] Переселить { $number } из зоны 2: куда?
   *[zone3] Переселить { $number } из зоны 3: куда?
}
oceans-migrate-more = Выберите место, куда они идут.
oceans-hint-play-cards = Выберите карту, потом вид, промежуток для нового вида или два места для переселения.
oceans-hint-feed = Выберите свой вид, потом место, где он кормится, или вид, на который он нападает.
oceans-hint-feed-again = Тот же вид может питаться ещё раз.
oceans-hint-order-traits = Они действуют одновременно: порядок выбираете вы.
oceans-hint-draw = Сбросьте ненужное, возьмите из генофонда или глубинной колоды, если можно, и доберите.
oceans-hint-swap-traits = Выберите свойство, потом то, на что его менять.
oceans-hint-lay-traits = Выберите свойство, потом один из своих видов. Никто не увидит, пока не выберут все.
oceans-hint-trade-a-card = Выберите карту с руки, потом карту из сброса.
oceans-hint-shift-a-number = Выберите свойство, потом какое его число вырастет или уменьшится.

## «Происхождение видов», «Время летать»

origin-discarded = в сбросе
origin-mood-fed = сыто
origin-mood-hungry = голодно
origin-mood-asleep = спит
origin-mood-poisoned = отравлено
origin-mood-calm = спокойно
origin-board = { $name }, { $owner }, { $mood }, еды { $food } из { $need }.
origin-used = { $trait } (использовано)
origin-made-of = из карты «{ $card }» (видите только вы)
origin-bank = Кормовая база
origin-tokens = { $count ->
    [one] красная фишка
    [few] красные фишки
   *[other] красных фишек
}
origin-tokens-of = фишек из { $all }
origin-dice = Кубики
origin-last-turn = последний ход
origin-shells = { $count ->
    [one] раковина
    [few] раковины
   *[other] раковин
}
origin-new-animal = новое животное, втёмную
origin-red = красных: { $count }
origin-blue = синих: { $count }
origin-drop-which = От какого свойства оно избавится?
origin-drop-more = Карта сбрасывается, животное живёт, хищник получает 1 синюю.
origin-give-up = отдать: { $trait }
origin-redirect-whom = На какое из ваших животных нападут вместо него?
origin-other-animal = Другое животное
origin-does = Что делает { $name }?
origin-targets = { $open ->
    [one] Можно выбрать { $open } животное: наведите на другие, чтобы узнать почему нельзя.
   *[other] Можно выбрать животных: { $open }. Наведите на другие, чтобы узнать почему нельзя.
}
origin-card-where = Новым животным, втёмную, или свойством на животное.
origin-pair-second = { $trait } с { $name }: и с кем ещё?
origin-symbiont = { $name } — симбионт: он защищает и ест первым.
origin-hint-play-a-card = Выберите карту, потом место: новое животное или свойство. Кто пасует, в этом ходу больше не играет.
origin-hint-feed = Фишка одному животному, нападение или что ещё оно умеет взамен.
origin-hint-finish-turn = Украдите, топчите или спите, если хотите, и завершите.
origin-hint-answer-the-attack = Спрашивают всех, у кого он может быть: никто не узнает, есть ли он у вас.
origin-hint-order-pairs = Они действуют одна за другой.
origin-price-run = кубик: 4, 5 или 6 спасает
origin-price-squirt = раз в ход: нападение кончается
origin-price-close = в безопасности до конца хода, но без фишек
origin-price-redirect = Мимикрия: нападут на другое ваше животное
origin-price-drop = одно свойство потеряно; хищник получает 1 фишку
origin-price-submit = его съедят
act-run = Убегает
act-squirt = Пускает чернила
act-close = Закрывает раковину
act-redirect = Переводит нападение
act-drop = Отбрасывает хвост
act-submit = Не сопротивляется
act-feed = Взять красную фишку
act-graze = Топтать: убрать красную фишку
act-sleep = Уснуть
act-settle = Вселиться в раковину
act-specialize = Специализация: синяя фишка
act-shed = Сбросить свойство
act-attack = Напасть
act-steal = Украсть
act-keep-still = Не открывать
act-ignore-none = Ничего не пропускать
act-wait = Пусть ест
act-remove = Снять свойство
act-strike = Ударить
act-forage-board = Кормиться там

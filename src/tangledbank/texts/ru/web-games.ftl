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
oceans-in-force = Действует:
oceans-waits = Начнёт действовать, когда опустеет зона { $zone }:
oceans-last-round = Последний раунд.
oceans-end-when = { $count ->
    [3] Последний раунд начнётся, когда опустеют все три зоны.
    [one] Последний раунд начнётся, когда опустеет ещё { $count } зона.
    [few] Последний раунд начнётся, когда опустеют ещё { $count } зоны.
   *[other] Последний раунд начнётся, когда опустеют ещё { $count } зон.
}
oceans-before-explosion = Когда она опустеет, начнётся кембрийский взрыв: две карты за ход, в том числе глубинные.
oceans-exploded = Пуста: кембрийский взрыв начался.
oceans-gene-pool = Генофонд
oceans-pool-empty = Пусто
oceans-draw-deep = Взять глубинную карту вслепую (осталось { $count })
oceans-new = Новый вид
oceans-new-left = Новый вид слева от { $name }
oceans-new-right = Новый вид справа от { $name }

## Oceans: что будет, что говорит панель

oceans-takes = берёт { $count }
oceans-moves = переходит { $count }
oceans-costs = { $count ->
    [one] стоит { $count } очко
    [few] стоит { $count } очка
   *[other] стоит { $count } очков
}
oceans-remove-which = Какое свойство снять?
oceans-other-feeder = Другой вид
oceans-feeds = { $name } питается.
oceans-feeds-both = { $name } питается: кормиться или нападать?
oceans-can-forage = Может кормиться: { $count }.
oceans-cannot-forage = Кормиться не может.
oceans-can-attack = Нападает с атакой { $count }: { $preys }.
oceans-cannot-attack = Напасть не на кого. Наведите курсор или удерживайте, чтобы узнать почему.
oceans-card-where = Сыграйте её на вид или в промежуток, как новый вид. Или переселите { $number }: сначала откуда, потом куда.
oceans-deep-where = { $number ->
    [one] Сыграйте её на вид или в промежуток, как новый вид, за { $number } очко. Или переселите.
    [few] Сыграйте её на вид или в промежуток, как новый вид, за { $number } очка. Или переселите.
   *[other] Сыграйте её на вид или в промежуток, как новый вид, за { $number } очков. Или переселите.
}
oceans-migrate-to = { $from ->
    [reef] Переселить { $number } с рифа: куда?
    [zone1] Переселить { $number } из зоны 1: куда?
    [zone2] Переселить { $number } из зоны 2: куда?
   *[zone3] Переселить { $number } из зоны 3: куда?
}
oceans-migrate-more = Выберите, куда.
oceans-hint-play-cards = Выберите карту, потом вид, промежуток для нового вида или два места для переселения.
oceans-hint-feed = Выберите свой вид, потом место, где он кормится, или вид, на который он нападает.
oceans-hint-feed-again = Этот вид может питаться ещё раз.
oceans-hint-order-traits = Они действуют одновременно, поэтому порядок выбираете вы.
oceans-hint-draw = Сбросьте ненужное, возьмите глубинную карту, если можно, и доберите.
oceans-hint-swap-traits = Выберите свойство, потом то, на что его обменять.
oceans-hint-lay-traits = Выберите свойство, потом свой вид. Это тайна, пока не выберут все.
oceans-hint-trade-a-card = Выберите карту с руки, потом карту из сброса.
oceans-hint-shift-a-number = Выберите свойство, потом число, которое вырастет или уменьшится на один.

## «Происхождение видов», «Время летать»

origin-discarded = в сбросе
origin-mood-fed = сыто
origin-mood-hungry = голодно
origin-mood-asleep = спит
origin-mood-poisoned = отравлено
origin-mood-calm = спокойно
origin-board = { $name }, { $owner }, { $mood }, пища { $food } из { $need }.
origin-used = { $trait } (использовано)
origin-made-of = «{ $card }» рубашкой вверх (видите только вы)
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
    [one] свободная раковина
    [few] свободные раковины
   *[other] свободных раковин
}
origin-new-animal = Новое животное, рубашкой вверх
origin-red = красных: { $count }
origin-blue = синих: { $count }
origin-drop-which = Какое свойство отдать?
origin-drop-more = Вы сбрасываете карту, животное живёт, а хищник получает 1 синюю фишку.
origin-give-up = Отдать: { $trait }
origin-redirect-whom = Какое ваше животное примет нападение?
origin-other-animal = Другое животное
origin-does = Что делает { $name }?
origin-targets = { $open ->
    [one] Можно выбрать { $open } животное. Наведите на другие или удерживайте, чтобы узнать, почему их нельзя.
    [few] Можно выбрать { $open } животных. Наведите на другие или удерживайте, чтобы узнать, почему их нельзя.
   *[other] Можно выбрать { $open } животных. Наведите на другие или удерживайте, чтобы узнать, почему их нельзя.
}
origin-card-where = Сыграйте её рубашкой вверх, как новое животное, или как свойство.
origin-pair-second = «{ $trait }», первое животное — { $name }. Какое второе?
origin-symbiont = { $name } — симбионт: защищает партнёра и ест первым.
origin-hint-play-a-card = Выберите карту и сыграйте её как новое животное или как свойство. После паса вы в этом ходу карт больше не играете.
origin-hint-feed = Возьмите фишку для одного животного, нападите или примените свойство.
origin-hint-finish-turn = Если хотите, крадите, топчите или спите. Потом нажмите «Готово».
origin-hint-answer-the-attack = Спрашивают всех, у кого ответ может быть: никто не узнает, есть ли он у вас.
origin-hint-order-pairs = Они действуют одна за другой.
origin-price-run = выпадет 4, 5 или 6 — убежит
origin-price-squirt = нападение кончается, раз за ход
origin-price-close = в безопасности до конца хода, но без новых фишек
origin-price-redirect = нападут на другое ваше животное
origin-price-drop = теряет одно свойство; хищник получает 1 синюю фишку
origin-price-submit = его съедят
act-run = Убежать
act-squirt = Пустить чернила
act-close = Закрыть раковину
act-redirect = Перевести нападение
act-drop = Отбросить хвост
act-submit = Ничего не делать
act-feed = Взять красную фишку
act-graze = Топтать: убрать красную фишку
act-sleep = Уснуть
act-settle = Вселиться в раковину
act-specialize = Специализация: взять синюю фишку
act-shed = Сбросить свойство
act-attack = Напасть
act-steal = Украсть
act-keep-still = Не открывать
act-ignore-none = Ничего не игнорировать
act-wait = Пусть ест
act-remove = Снять свойство
act-strike = Ударить
act-forage-board = Кормиться здесь
oceans-deep-locked = Глубинные карты — когда опустеет зона 1
oceans-card-of = Играйте карты: { $card } из 2
oceans-cards-done = Карты сыграны. Уберите свойство или завершите.
oceans-bonus = бонус
token-red-letter = К
token-blue-letter = С

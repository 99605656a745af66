### Эволюция. Русские имена черт и все тексты здесь наши.

## Черты. Атрибут — то, что слышит спросивший игрок.

trait-ambush = Засада
    .badge = За
    .text = Когда нападает этот хищник, Предупреждающий крик его не останавливает.
trait-burrowing = Нора
    .badge = Но
    .text = Недоступно нападению, пока никто из популяции не голоден.
trait-carnivore = Хищник
    .badge = Хи
    .text = Ест, нападая на меньшие виды, и берёт столько мяса, каков размер добычи. Растений не ест никогда.
trait-climbing = Лазание
    .badge = Ла
    .text = Недоступно любому хищнику, который сам не лазает.
trait-cooperation = Сотрудничество
    .badge = Со
    .text = Всякий раз, когда вид берёт пищу, ваш вид справа берёт 1 такую же оттуда же.
trait-defensive-herding = Стадо
    .badge = Ст
    .text = Недоступно любому хищнику, чья популяция не больше.
trait-fat-tissue = Жировой запас
    .badge = Жз
    .text = Может брать пищу и сытым и хранить её на этой карте, до размера тела. Запас кормит вид перед следующим открытием карт пищи.
trait-fertile = Плодовитость
    .badge = Пл
    .text = Получает 1 популяцию перед открытием карт пищи, если на водопое осталась пища.
trait-foraging = Собирательство
    .badge = Сб
    .text = Беря растения, получает на 1 больше, если кто-то ещё голоден.
trait-hard-shell = Панцирь
    .badge = Пн
    .text = При нападении считается на 4 размера больше. Мяса на нём от этого не больше.
trait-horns = Рога
    .badge = Ро
    .text = Напавший теряет 1 популяцию, прежде чем поест.
trait-intelligence = Интеллект
    .badge = Ин
    .text = В свой ход кормления можно сбрасывать карты: каждая даёт травоядному 2 растения из запаса или позволяет хищнику не замечать одну защитную черту.
trait-long-neck = Длинная шея
    .badge = Дш
    .text = Берёт 1 растение из запаса перед открытием карт пищи.
trait-pack-hunting = Стайная охота
    .badge = Ох
    .text = При нападении популяция прибавляется к размеру тела.
trait-scavenger = Падальщик
    .badge = Па
    .text = Берёт 1 мясо из запаса после каждого нападения, чьим бы оно ни было.
trait-symbiosis = Симбиоз
    .badge = Си
    .text = Недоступно нападению, пока ваш вид справа крупнее.
trait-warning-call = Предупреждающий крик
    .badge = Пк
    .text = Ваши виды слева и справа недоступны нападению. Себя он не защищает.

card-hidden = карта
card-facts = { $count ->
    [one] Одна карта, пища { $numbers }.
   *[other] Карт { $count }, пища { $numbers }.
}
card-doubt = Надёжность чисел: { $words }.
ruling-R32 = Как хищник пользуется интеллектом
ruling-R29 = Какие черты обходит интеллект
ruling-R33 = Черты, ждущие своего часа
ruling-R16 = Сколько идёт в жировой запас
ruling-R36 = Конец хода питания
ruling-R54 = Нападение на себя
ruling-R67 = Как питается спящий вид

## О чём спрашивают

prompt-choose-food = Выберите карту пищи
prompt-play-cards = Играйте карты
prompt-order-traits = Какая черта действует следующей?
prompt-feed = Накормите один из своих видов
prompt-finish-turn = Сбросить ещё карты или закончить ход?
prompt-press-the-attack = Обойти защиту или ударить?
prompt-store-food = Сколько пищи отложить в запас?
prompt-pay = Какая карта платит за нападение?
ask-attack = { $hunter } нападает на { $prey }. { $prompt }
ask-store = { $species } сыт: сколько из оставшейся пищи ({ $most }) отложить в запас?
prompt-feed-sleepers = Сколько спящих накормить сейчас? Они могут обойтись без пищи.

## Ходы

move-choose-food = Положить { $card } на водопой
move-play-trait = Сыграть { $card } на { $species }
move-new-left = Сбросить { $card } ради нового вида слева
move-new-right = Сбросить { $card } ради нового вида справа
move-grow-body = Сбросить { $card }, чтобы вырос { $species }
move-grow-population = Сбросить { $card }, чтобы умножился { $species }
move-remove-trait = Убрать { $card } у { $species }
move-done = Закончить
move-use-trait = Использовать { $card } у { $species }
move-feed = Накормить { $eater }
move-attack = { $attacker } нападает на { $target }
move-spend = Сбросить { $card }, чтобы накормить { $species } интеллектом
move-pass = Пас
move-ignore = Сбросить { $card }, чтобы не замечать { $trait }
move-strike = Ударить
move-store = Отложить { $amount }
move-pay = Заплатить { $card }
brief-play-trait = { $species }: { $trait }
brief-new-left = новый вид слева
brief-new-right = новый вид справа
brief-grow-body = { $species }: размер { $size }
brief-grow-population = { $species }: популяция { $population }
note-attack = (мяса { $meat }{ $wound ->
    [0] { "" }
   *[other] , теряет { $wound }
    }{ $cost ->
    [0] { "" }
   *[other] , стоит карт: { $cost }
    })
figures-attack = { $attacker } нападает размером { $reach } против { $guard }; { $target } теряет 1 популяцию, мяса для { $attacker }: { $meat }.{ $wound ->
    [0] { "" }
   *[other] { " " }{ $attacker } ранен и сначала теряет популяции: { $wound }.
    }{ $cost ->
    [0] { "" }
   *[other] { " " }Это стоит карт: { $cost }.
    }
figures-food = Она принесёт пищи: { $food }, когда карты пищи откроют.
about-species = { $need ->
    [0] Он сыт.
   *[other] Ему нужно ещё { $need }.
    } { $hunts ->
    [yes] Нападает размером { $reach } и
   *[no] Он
    } считается размером { $guard }, когда нападают на него.
move-slip = Не замечать { $trait } без карты
move-feed-sleepers = Накормить спящих: { $amount }

## События

event-round-began = Начинается раунд { $round }. Первый игрок — { $me ->
    [yes] вы
   *[no] { $seat }
 }.
event-species-given = { $me ->
    [yes] Вы получаете
   *[no] { $seat } получает
 } новый вид { $species }.
event-cards-dealt = { $me ->
    [yes] Вам
   *[no] Игроку { $seat }
 } сдано карт: { $amount }.
event-card-drawn = { $me ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 }: { $card }.
event-deck-ran-out = Колода кончилась: близок конец игры.
event-food-chosen = { $me ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
 } на водопой втёмную: { $card }.
event-trait-played = { $me ->
    [yes] Вы играете
   *[no] { $seat } играет
 } втёмную на { $species }: { $card }.
event-species-made = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } карту «{ $card }» ради нового вида { $species }.
event-body-grew = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } карту «{ $card }»: размер { $species } теперь { $body }.
event-population-grew = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } карту «{ $card }»: популяция { $species } теперь { $population }.
event-trait-removed = { $me ->
    [yes] Вы убираете
   *[no] { $seat } убирает
 } у { $species }: { $card }.
event-trait-revealed = { $species } открывает: { $card }.
event-cards-done = { $me ->
    [yes] Вы закончили
   *[no] { $seat } закончил
 } играть карты.
event-food-revealed = { $me ->
    [yes] Ваша карта пищи
   *[no] Карта пищи игрока { $seat }
 }: { $card }.
event-hole-changed = { $amount ->
    [0] Водопой пуст.
   *[other] На водопое пищи: { $amount }.
}
event-food-taken = { $eater } берёт { $amount } { $food ->
    [plant] { $amount ->
        [one] растение
        [few] растения
       *[other] растений
    }
   *[other] мяса
} { $source ->
    [hole] с водопоя
   *[other] из запаса
}.
event-food-stored = { $eater } откладывает пищи: { $amount }.
event-fat-moved = { $eater } ест из своего запаса: { $amount }.
event-population-born = У { $species } на 1 популяцию больше.
event-attacked = { $attacker } нападает на { $target }!
event-card-spent = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } карту «{ $card }» для интеллекта { $species }.
event-population-lost = { $species } теряет популяции: { $amount }.
event-food-bagged = { $me ->
    [yes] Вы приносите
   *[no] { $seat } приносит
 } домой пищи: { $amount }.
event-extinct = { $species } вымирает.
event-trait-acted = Действует черта: { $trait } ({ $species }).
event-meal-began = { $eater } кормится.
event-passed = { $me ->
    [yes] Вы пасуете
   *[no] { $seat } пасует
 }.
event-game-ended = Игра окончена.
event-defense-passed = { $attacker } нападает на { $target }, не замечая: { $trait }.
event-card-paid = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } карту «{ $card }», чтобы напасть на { $target }.
log-last-round = Это последний раунд: после него считают пищу, популяцию и черты.
log-deck = Колода кончилась: { $which ->
    [this] этот раунд последний
   *[next] следующий раунд будет последним
    }.
log-plays = { $seat } играет: { $plays }.
log-trait-played = { $count ->
    [one] { $count } черта
    [few] { $count } черты
   *[other] { $count } черт
    } рубашкой вверх на { $species }
log-species-made = новый вид { $species } ({ $card })
log-body-grew = { $species } — размер { $size } ({ $card })
log-population-grew = { $species } — популяция { $size } ({ $card })
log-trait-removed = { $card } снято с { $species }
log-shown = Новые черты: { $traits }.
log-food-cards = Карты пищи: { $cards }.
log-hole = Они дают { $cards }: { $amount ->
    [0] водопой пуст
   *[other] на водопое пищи { $amount }
    }.
log-plants = { $names } берут по 1 растению.
log-meal = { $eater } берёт { $amount } { $kind ->
    [plant] { $amount ->
        [one] растение
        [few] растения
       *[other] растений
    }
   *[meat] мяса
    }{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
    }.
log-born = { $species } получает 1 популяцию ({ $cause }).
log-home = Пища унесена домой: { $foods }.
log-passed = { $names } { $count ->
    [one] пасует
   *[other] пасуют
    }.
log-spent = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
    } карту «{ $card }»: { $ignored ->
    [none] { $species } пользуется интеллектом
   *[other] { $species } не замечает: { $ignored }
    }.
log-attack = { $attacker } нападает на { $species }, и тот теряет популяции: { $amount }.
log-wound = { $species } ранен и теряет популяции: { $amount } ({ $cause }).
log-starves = { $species } голодает и теряет популяции: { $amount }.
log-extinct = { $names } { $count ->
    [one] вымирает
   *[other] вымирают
    }.

## Почему нельзя

reason-hand = У вас на руке нет карты { $card }.
    .short = нет на руке
reason-hand-unnamed = Назовите карту, которая есть у вас на руке.
reason-owner = { $species } принадлежит игроку { $owner }, а это можно делать только со своими видами.
    .short = вид игрока { $owner }
reason-gone = Нет в игре: { $missing } (вид вымер или не появлялся).
    .short = нет в игре
reason-duplicate = У { $species } уже есть черта «{ $trait }», а двух одинаковых черт у вида не бывает.
    .short = уже есть: { $trait }
reason-limit = У { $species } уже черт: { $limit }, больше у вида не бывает. Сначала уберите одну.
    .short = черт не больше { $limit }
reason-six = { $verb ->
    [grow-body] Размер
   *[other] Популяция
 } { $species } — уже { $limit }, дальше метка не идёт.
    .short = уже { $limit }
reason-absent = { $trait ->
    [none] У { $species } нет такой черты.
   *[other] У { $species } нет черты «{ $trait }».
}
    .short = { $trait ->
    [none] такой черты нет
   *[other] нет черты «{ $trait }»
}
reason-hungry = { $species } не голоден (пища { $food }, популяция { $population }), и запасать ему некуда.
    .short = не голоден
reason-plant = { $species } — хищник, а хищники никогда не едят растений.
    .short = не ест растений
reason-empty = Водопой пуст.
    .short = водопой пуст
reason-carnivore = { $attacker } не хищник; нападают только хищники.
    .short = не хищник
reason-self = { $attacker } не может напасть на себя: добыча — всегда другой вид.
    .short = не на себя
reason-size = { $attacker } не крупнее { $target }: размер { $size } против { $target_size }.
    .short = размер { $target_size }, не меньше
reason-size-hard-shell = { $target } считается за { $target_size } ({ $traits }); { $attacker } нападает с размером { $size } и не крупнее.
    .short = { $trait }: считается { $target_size }
reason-trait = Черта «{ $trait }» защищает { $target } от { $attacker }.
    .short = защита: { $trait }
reason-trait-burrowing = У { $target } есть Нора, и он не голоден: под землёй его не достать.{ $sparing ->
    [none] { "" }
   *[other] { " " }Без пищи могут обойтись { $spared } его популяции ({ $sparing }).
}
    .short = под землёй: не голоден
reason-trait-climbing = У { $target } есть Лазание, а у { $attacker } нет; напасть может только лазающий.
    .short = { $trait }: только лазающим
reason-trait-defensive-herding = { $target } держится стадом: нападающему нужна популяция больше { $target_population }, а у { $attacker } — { $attacker_population }.
    .short = стадо { $target_population } против { $attacker_population }
reason-trait-symbiosis = У { $target } Симбиоз, а { $neighbor } справа крупнее: { $neighbor_body } против { $target_body }.
    .short = { $trait }: { $neighbor }
reason-trait-warning-call = Предупреждающий крик защищает { $target } ({ $holders_count ->
    [one] кричит
   *[other] кричат
} { $holders }); напасть может только хищник с Засадой.
    .short = { $holders_count ->
    [one] предупреждает
   *[other] предупреждают
} { $holders }
reason-cards = { $verb ->
    [attack] Чтобы обойти защиту { $target } ({ $defenses }), нужно карт: { $needed }, а у вас { $held ->
        [0] нет ни одной
       *[other] их { $held }
    }.
    [strike] Чтобы обойти защиту { $target } ({ $defenses }), нужно карт: { $needed }, а у вас { $held ->
        [0] нет ни одной
       *[other] их { $held }
    }.
   *[other] Карт останется слишком мало: нападению понадобится ещё { $needed }, а у вас { $held ->
        [0] не останется ни одной
       *[other] останется { $held }
    }.
}
    .short = мало карт
reason-must-feed = Нельзя пасовать, пока { $hungry_count ->
    [one] ваш голодный вид может
   *[other] ваши голодные виды могут
} есть: { $hungry }.
    .short = сначала накормите
reason-useless = { $why ->
    [twice] В этом нападении черту «{ $trait }» вы уже не замечаете.
    [absent] { $target } не защищён чертой «{ $trait }»: не замечать нечего.
    [not-defensive] «{ $trait }» — не защитная черта, а не замечать можно только такие.
   *[other] Если не замечать черту «{ $trait }», нападению на { $target } это не поможет.
}
    .short = бесполезно
reason-amount = { $limit ->
    [food] Отложить для { $eater } можно лишь то, что осталось: { $food ->
        [meat] мяса
       *[other] растений
    } { $most }.
   *[other] У { $eater } место в запасе — только на { $most }.
}
    .short = не больше { $most }
reason-intelligence = У { $species } нет черты «Интеллект».
    .short = нет Интеллекта
reason-sleepers = Здесь можно накормить не больше { $most } из спящих { $eater }.
    .short = не больше { $most }
reason-passes = { $granted ->
    [0] { $attacker } не может без карты не замечать черту «{ $trait }».
   *[other] { $attacker } уже не замечает без карты столько защитных черт { $target }, сколько можно: { $used }.
}
    .short = не без карты
reason-early = Карты за Интеллект сбрасывают только в свои ходы кормления.
    .short = только в свой ход
reason-acted = Черта «{ $card }» у { $species } уже сработала.
    .short = уже сработала
reason-idle = Черта «{ $card }» у { $species } сейчас ничего не может, что бы ни случилось раньше неё.
    .short = нечего делать
reason-moment = Черта «{ $card }» не действует { $moment ->
    [before-reveal] перед открытием карт пищи
    [after-attack] после нападения
    [after-feeding] после кормления
   *[other] сейчас
}.
    .short = не в этот момент
reason-also = { $others ->
    [none] { "" }
   *[other] Мешает и другое: { $others }.
}{ $passes ->
    [0] { "" }
   *[other] { " " }Засада позволяет не замечать только одну из этих черт.
}

## Правила

rule-round = В раунде пять фаз: сдают карты, выбирают карту пищи, играют карты, открывают карты пищи, кормят виды.
    .title = раунд
rule-deal = Вам сдают 3 карты и ещё по 1 за каждый ваш вид. У кого нет вида, сперва получает новый.
    .title = сдача
rule-food = Каждый кладёт одну карту втёмную на водопой. Число на ней — растения; бывает и меньше нуля.
    .title = пища
    .also = карта пищи
rule-cards = Карта становится чертой вашего вида или сбрасывается ради нового вида, 1 размера или 1 популяции. Сколько угодно и в любом порядке; остальное остаётся в руке.
    .title = карты
    .also = играть карты
rule-reveal = Сначала действуют ранние черты (Длинная шея, Плодовитость, Жировой запас); потом карты пищи открывают, и их сумма идёт на водопой.
    .title = открытие
rule-feeding = По очереди каждый кормит один вид: травоядный берёт 1 растение с водопоя, хищник нападает. И так по кругу, пока кто-то может и хочет есть. Потом голодная популяция гибнет, а съеденное несут домой.
    .title = кормление
rule-passing = Пасовать можно, только если ни один ваш голодный вид не может есть. Позже можно снова кормить.
    .title = пас
rule-attack = Голодный хищник нападает на вид меньшего размера, который ничто не защищает. Добыча теряет 1 популяцию; хищник берёт мяса столько, каков размер добычи.
    .title = нападение
rule-hungry = Вид голоден, пока пищи у него меньше, чем популяции.
    .title = голод
rule-defense = Защитные черты: Нора, Лазание, Стадо, Панцирь, Рога, Симбиоз и Предупреждающий крик.
    .title = защита
rule-bank = Запас бесконечен. Из него берут Длинная шея, Падальщик, Интеллект и нападения.
    .title = запас
rule-extinction = Вид без популяции вымирает. Владелец оставляет себе его пищу и берёт карту за каждую его черту.
    .title = вымирание
rule-end = Если колода кончилась при сдаче, этот раунд последний; если из-за вымирания — следующий.
    .title = конец
rule-scoring = Очки — пища дома, популяция живых видов и их черты. При равенстве решают черты, затем популяция; дальше победу делят.
    .title = очки
    .also = очки, счёт
rule-species = Вид — строка на столе: имя (A1 — первый вид игрока A), размер, популяция и черты. Виды игрока стоят в ряд, и это важно для черт, помогающих соседям. В тесном окне 3●○ значит: размер 3, одна особь сыта, одна голодна.
    .title = вид
    .also = планшет, ряд
rule-size = Размер тела, от 1 до 6. Хищник должен быть больше добычи и берёт столько мяса, каков её размер. Панцирь и стая меняют размер, который считается, но не мясо.
    .title = размер
    .also = тело
rule-population = Сколько особей у вида, от 1 до 6, точками: ● поела, ○ голодна. Кто голоден в конце кормления, умирает; при 0 вид вымирает.
    .title = популяция
    .also = точки, кружки
rule-trait = То, что карта даёт виду. Её играют рубашкой вверх и открывают, когда все сыграли; одна и та же черта — один раз, всего не больше трёх (двух при двух игроках). Черту можно убрать, пока играете карты.
    .title = черта
    .also = черты, рубашкой вверх
rule-home = Пищу, съеденную вашими видами, после кормления уносят домой; каждая — 1 очко. Её нельзя потерять или украсть.
    .title = дома
    .also = дом, мешок
rule-hole = Середина стола. Карты пищи приносят туда растения, травоядные берут их по одному. Остаток ждёт следующего раунда.
    .title = водопой
    .also = растения, растение
rule-meat = Пища хищников: нападение даёт из запаса столько мяса, каков размер добычи, насколько хищник голоден или может запасти.
    .title = мясо
rule-deck = Число — сколько карт осталось. Кончилась при раздаче — этот раунд последний; кончилась из-за вымирания — следующий.
    .title = колода
    .also = последний раунд
rule-first = Начинает играть карты и кормить; дальше по порядку букв. После каждого раунда первым становится следующий.
    .title = первый игрок
    .also = порядок

## Очки

part-food = пища
part-population = популяция
part-traits = черты
tie-traits = больше черт
tie-population = больше популяции

## Настройки стола

option-quick_play = все играют карты одновременно и втёмную; вшестером всегда так
option-last_token = кому последняя пища, когда её хотят Собирательство и Сотрудничество: forager или neighbor
option-hunt_store = сколько от добычи откладывает сытый хищник: asked — как решит владелец, full — всё, что помещается
option-scavenger_order = от кого по часовой стрелке едят падальщики: attacker — от нападавшего, first — от первого игрока
option-extinction_order = кто берёт карты первым, если вымерли виды нескольких игроков: first — первый игрок, last — он последним
option-deck_end = когда колода кончилась: empty — как только пуста, needed — когда не хватило карты

## Стол в терминале

table-legend = Виды перечислены слева направо. ● — сытые, ○ — голодные. Если места мало, имена и числа сокращены: 3●○ — размер 3, сыт один из двух.
table-round = раунд { $round }
table-hole = водопой { $food }
table-deck = колода { $cards }
table-last = последний раунд
table-bag = дома пищи { $food }
table-hand = карт { $cards }
table-food-card = карта пищи выбрана
table-first = первый игрок
table-your-hand = Ваша рука:
table-your-food = Ваша карта пищи: { $card }
table-hand-of = рука:
species-size = размер { $size }
species-plain = размер { $size }, популяция { $population }, пища { $food }.
trait-face-down = { $trait } (рубашкой вверх)
traits-face-down = закрыто { $count }
group-remove = Убрать черту …
group-attack = { $hunter } нападает …
log-drawn = Вы берёте: { $cards }.

intro =
    Вашим видам нужна пища, а другим нужны ваши виды. Кормите их, растите, давайте им черты против хищников; съеденная пища, живая популяция и черты — ваши очки.
    Каждый раунд вы кладёте одну карту на водопой (её число — пища для всех), играете сколько угодно других, а потом кормите.
    Игра кончается, когда кончилась колода, раундов через шесть.

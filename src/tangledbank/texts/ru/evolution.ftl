### Эволюция. Русские имена свойств и все тексты здесь наши.

## Черты. Атрибут — то, что слышит спросивший игрок.

trait-ambush = Засада
    .badge = За
    .text = Когда нападает этот вид, Предупреждающий крик не защищает добычу.
    .short = Нападая, не замечает Предупреждающий крик
trait-burrowing = Нора
    .badge = Но
    .text = На вид нельзя напасть, пока он не голоден.
    .short = Напасть можно, только пока голоден
trait-carnivore = Хищник
    .badge = Хи
    .text = Кормится, нападая на виды поменьше: берёт столько мяса, каков размер добычи. Растений не ест никогда.
    .short = Ест виды меньше себя, не ест растения
trait-climbing = Лазание
    .badge = Ла
    .text = Напасть может только хищник с Лазанием.
    .short = Напасть могут только лазающие хищники
trait-cooperation = Сотрудничество
    .badge = Со
    .text = Каждый раз, когда вид берёт пищу, ваш вид справа берёт 1 такую же оттуда же.
    .short = Ест — сосед справа берёт 1 такой же пищи
trait-defensive-herding = Стадо
    .badge = Ст
    .text = Напасть может только хищник с большей популяцией.
    .short = Напасть может лишь вид с большей популяцией
trait-fat-tissue = Жировой запас
    .badge = Жз
    .text = Сытый вид может брать ещё пищу и хранить её на этой карте, до размера тела. Запас он съедает перед следующим открытием карт пищи.
    .short = Сытый запасает пищу: не больше размера
trait-fertile = Плодовитость
    .badge = Пл
    .text = Получает 1 популяцию перед открытием карт пищи, если на водопое есть пища.
    .short = +1 популяция до пищи, если есть растения
trait-foraging = Собирательство
    .badge = Сб
    .text = Каждый раз, когда вид берёт растения, он берёт ещё 1, если всё ещё голоден.
    .short = Берёт на 1 растение больше, пока голоден
trait-hard-shell = Панцирь
    .badge = Пн
    .text = При нападении вид считается на 4 размера больше. Мяса от этого не прибавляется.
    .short = Размер +4 при нападении на него
trait-horns = Рога
    .badge = Ро
    .text = Каждый нападающий теряет 1 популяцию, прежде чем поест.
    .short = Нападающий теряет 1 популяцию
trait-intelligence = Интеллект
    .badge = Ин
    .text = В свои ходы кормления можно сбрасывать карты. Каждая даёт травоядному 2 растения из запаса или позволяет хищнику игнорировать одно защитное свойство добычи.
    .short = Сброс карты: 2 растения или обход защиты
trait-long-neck = Длинная шея
    .badge = Дш
    .text = Берёт 1 растение из запаса перед открытием карт пищи.
    .short = Берёт 1 растение до вскрытия карт
trait-pack-hunting = Стайная охота
    .badge = Ох
    .text = При нападении вид прибавляет свою популяцию к размеру тела.
    .short = Нападает с силой: размер + популяция
trait-scavenger = Падальщик
    .badge = Па
    .text = Берёт 1 мясо из запаса после каждого нападения любого вида.
    .short = Берёт 1 мясо после любого нападения
trait-symbiosis = Симбиоз
    .badge = Си
    .text = На вид нельзя напасть, пока ваш вид справа крупнее.
    .short = Неуязвим, пока сосед справа крупнее
trait-warning-call = Предупреждающий крик
    .badge = Пк
    .text = На ваши виды слева и справа нельзя напасть без Засады. Себя этот вид не защищает.
    .short = Защищает обоих соседей, но не от Засады

card-hidden = карта
card-facts = { $count ->
    [one] { $count } карта, число пищи { $numbers }.
    [few] { $count } карты, числа пищи { $numbers }.
   *[other] { $count } карт, числа пищи { $numbers }.
}
card-doubt = Надёжность этих чисел: { $words }.
ruling-R32 = Как хищник пользуется интеллектом
ruling-R29 = Какие свойства игнорирует интеллект
ruling-R33 = Свойства, которые ждут своего часа
ruling-R16 = Сколько идёт в жировой запас
ruling-R36 = Конец хода кормления
ruling-R54 = Нападение на себя
ruling-R67 = Как питается спящий вид

## О чём спрашивают

prompt-choose-food = Выберите карту пищи
prompt-play-cards = Играйте карты
prompt-order-traits = Какое ваше свойство действует следующим?
prompt-feed = Накормите один из своих видов
prompt-finish-turn = Сбросить ещё карты или закончить ход?
prompt-press-the-attack = Обойти защиту или ударить?
prompt-store-food = Сколько пищи запасти?
prompt-pay = Какой картой заплатить за нападение?
ask-attack = { $hunter } нападает на { $prey }. { $prompt }
ask-store = { $species } сыт. Сколько из оставшейся пищи ({ $most }) запасти?
prompt-feed-sleepers = Сколько спящих накормить сейчас? Они могут обойтись без пищи.

## Ходы

move-choose-food = Положить { $card } на водопой
move-play-trait = Сыграть { $card } на { $species }
move-new-left = Сбросить { $card } ради нового вида слева
move-new-right = Сбросить { $card } ради нового вида справа
move-grow-body = Сбросить { $card }, чтобы увеличить размер { $species }
move-grow-population = Сбросить { $card }, чтобы увеличить популяцию { $species }
move-remove-trait = Снять { $card } с { $species }
move-done = Готово
move-use-trait = Применить { $card } у { $species }
move-feed = Накормить { $eater }
move-attack = { $attacker } нападает на { $target }
move-spend = Сбросить { $card }, чтобы накормить { $species } (Интеллект)
move-pass = Пас
move-ignore = Сбросить { $card }, чтобы игнорировать { $trait }
move-strike = Ударить
move-store = Запасти { $amount }
move-pay = Заплатить: { $card }
brief-play-trait = { $species }: { $trait }
brief-new-left = Новый вид слева
brief-new-right = Новый вид справа
brief-grow-body = { $species }: размер { $size }
brief-grow-population = { $species }: популяция { $population }
note-attack = (мяса { $meat }{ $wound ->
    [0] { "" }
   *[other] , теряет { $wound }
    }{ $cost ->
    [0] { "" }
    [one] , стоит { $cost } карту
    [few] , стоит { $cost } карты
   *[other] , стоит { $cost } карт
    })
figures-attack = { $attacker } нападает с размером { $reach } против { $guard }. { $target } теряет 1 популяцию, а { $attacker } может съесть до { $meat } мяса.{ $wound ->
    [0] { "" }
    [one] { " " }Сначала { $attacker } ранен и теряет { $wound } популяцию.
    [few] { " " }Сначала { $attacker } ранен и теряет { $wound } популяции.
   *[other] { " " }Сначала { $attacker } ранен и теряет { $wound } популяций.
    }{ $cost ->
    [0] { "" }
    [one] { " " }Это стоит { $cost } карту.
    [few] { " " }Это стоит { $cost } карты.
   *[other] { " " }Это стоит { $cost } карт.
    }
figures-food = При открытии она добавит { $food } пищи.
about-species = { $need ->
    [0] Он не голоден.
   *[other] Ему нужно ещё { $need } пищи.
    } { $hunts ->
    [yes] Нападает с размером { $reach }, защищается
   *[no] Защищается
    } с размером { $guard }.
move-slip = Игнорировать { $trait } без карты
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
 } сдают { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[other] { $amount } карт
 }.
event-card-drawn = { $me ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 }: { $card }.
event-deck-ran-out = Колода кончилась: близится конец игры.
event-food-chosen = { $me ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
 } на водопой рубашкой вверх: { $card }.
event-trait-played = { $me ->
    [yes] Вы играете
   *[no] { $seat } играет
 } на { $species } рубашкой вверх: { $card }.
event-species-made = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } карту «{ $card }» ради нового вида { $species }.
event-body-grew = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } карту «{ $card }»: { $species } вырастает до размера { $body }.
event-population-grew = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } карту «{ $card }»: { $species } вырастает до популяции { $population }.
event-trait-removed = { $me ->
    [yes] Вы снимаете
   *[no] { $seat } снимает
 } с { $species }: { $card }.
event-trait-revealed = { $species } открывает свойство «{ $card }».
event-cards-done = { $me ->
    [yes] Вы больше не играете карт
   *[no] { $seat } больше не играет карт
 }.
event-food-revealed = { $me ->
    [yes] Ваша карта пищи
   *[no] Карта пищи игрока { $seat }
 }: { $card }.
event-hole-changed = { $amount ->
    [0] Водопой пуст.
   *[other] На водопое { $amount } пищи.
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
event-food-stored = { $eater } запасает { $amount } пищи.
event-fat-moved = { $eater } съедает { $amount } пищи из запаса.
event-population-born = { $species } получает 1 популяцию.
event-attacked = { $attacker } нападает на { $target }!
event-card-spent = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } карту «{ $card }» ({ $species }, Интеллект).
event-population-lost = { $species } теряет { $amount ->
    [one] { $amount } популяцию
    [few] { $amount } популяции
   *[other] { $amount } популяций
}.
event-food-bagged = { $me ->
    [yes] Вы складываете
   *[no] { $seat } складывает
 } в мешок { $amount } пищи.
event-extinct = { $species } вымирает.
event-trait-acted = { $species } применяет свойство «{ $trait }».
event-meal-began = { $eater } кормится.
event-passed = { $me ->
    [yes] Вы пасуете
   *[no] { $seat } пасует
 }.
event-game-ended = Игра окончена.
event-defense-passed = { $attacker } нападает на { $target }, игнорируя свойство «{ $trait }».
event-card-paid = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
 } карту «{ $card }», чтобы напасть на { $target }.
log-last-round = Это последний раунд. После него считают пищу, популяцию и свойства.
log-deck = Колода кончилась: { $which ->
    [this] этот раунд последний
   *[next] следующий раунд будет последним
    }.
log-plays = { $seat } играет: { $plays }.
log-trait-played = { $count ->
    [one] { $count } свойство
    [few] { $count } свойства
   *[other] { $count } свойств
    } рубашкой вверх на { $species }
log-species-made = новый вид { $species } ({ $card })
log-body-grew = { $species } до размера { $size } ({ $card })
log-population-grew = { $species } до популяции { $size } ({ $card })
log-trait-removed = с { $species } снято: { $card }
log-shown = Открыты свойства: { $traits }.
log-food-cards = Карты пищи: { $cards }.
log-hole = Карты пищи дают { $cards }: { $amount ->
    [0] водопой пуст
   *[other] на водопое { $amount } пищи
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
log-home = Пища в мешок: { $foods }.
log-passed = { $names } { $count ->
    [one] пасует
   *[other] пасуют
    }.
log-spent = { $me ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
    } карту «{ $card }»: { $ignored ->
    [none] { $species } применяет Интеллект
   *[other] { $species } игнорирует «{ $ignored }»
    }.
log-attack = { $attacker } нападает на { $species }, и тот теряет { $amount ->
    [one] { $amount } популяцию
    [few] { $amount } популяции
   *[other] { $amount } популяций
}.
log-wound = { $species } ранен и теряет { $amount ->
    [one] { $amount } популяцию
    [few] { $amount } популяции
   *[other] { $amount } популяций
} ({ $cause }).
log-starves = { $species } голодает и теряет { $amount ->
    [one] { $amount } популяцию
    [few] { $amount } популяции
   *[other] { $amount } популяций
}.
log-extinct = { $names } { $count ->
    [one] вымирает
   *[other] вымирают
    }.

## Почему нельзя

reason-hand = { $lacking ->
    [none] У вас на руке нет карты «{ $card }».
   *[other] У вас на руке нет карты «{ $lacking }».
}
    .short = нет на руке
reason-hand-unnamed = Назовите карту, которая есть у вас на руке.
reason-owner = { $species } принадлежит игроку { $owner }. Это можно делать только со своими видами.
    .short = вид игрока { $owner }
reason-gone = Нет в игре: { $missing } (вымер или не появлялся).
    .short = нет в игре
reason-duplicate = У { $species } уже есть свойство «{ $trait }», а двух одинаковых у вида не бывает.
    .short = уже есть: { $trait }
reason-limit = У { $species } уже { $limit ->
    [one] { $limit } свойство
    [few] { $limit } свойства
   *[other] { $limit } свойств
}, больше нельзя. Сначала снимите одно.
    .short = свойств не больше { $limit }
reason-six = { $verb ->
    [grow-body] Размер
   *[other] Популяция
 } { $species } — уже { $limit }, это предел.
    .short = уже { $limit }
reason-absent = { $trait ->
    [none] У { $species } нет такого свойства.
   *[other] У { $species } нет свойства «{ $trait }».
}
    .short = { $trait ->
    [none] такого свойства нет
   *[other] нет свойства «{ $trait }»
}
reason-hungry = { $species } не голоден (пища { $food }, популяция { $population }), а запасать пищу ему некуда.
    .short = не голоден
reason-plant = { $species } — хищник, а хищники никогда не едят растений.
    .short = не ест растений
reason-empty = Водопой пуст.
    .short = водопой пуст
reason-carnivore = { $attacker } — не хищник, а нападают только хищники.
    .short = не хищник
reason-self = { $attacker } не может напасть на себя.
    .short = не на себя
reason-size = { $attacker } не крупнее { $target }: нападает с размером { $size } против { $target_size }.
    .short = размер { $target_size }, не меньше
reason-size-hard-shell = { $target } считается за размер { $target_size } ({ $traits }), а { $attacker } нападает только с { $size }.
    .short = { $trait }: считается за { $target_size }
reason-trait = Свойство «{ $trait }» защищает { $target } от { $attacker }.
    .short = защита: { $trait }
reason-trait-burrowing = У { $target } есть Нора, и он не голоден: под землёй его не достать.{ $sparing ->
    [none] { "" }
   *[other] { " " }{ $spared ->
        [one] Без пищи может обойтись { $spared } его популяция ({ $sparing }).
        [few] Без пищи могут обойтись { $spared } его популяции ({ $sparing }).
       *[other] Без пищи могут обойтись { $spared } его популяций ({ $sparing }).
    }
}
    .short = под землёй: не голоден
reason-trait-climbing = У { $target } есть Лазание, а у { $attacker } нет; напасть может только лазающий вид.
    .short = { $trait }: только лазающим
reason-trait-defensive-herding = У { $target } есть Стадо: нападающему нужна популяция больше { $target_population }, а у { $attacker } — { $attacker_population }.
    .short = стадо { $target_population } против { $attacker_population }
reason-trait-symbiosis = У { $target } есть Симбиоз, а { $neighbor } справа крупнее: { $neighbor_body } против { $target_body }.
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
    [attack] Чтобы обойти защиту { $target } ({ $defenses }), { $needed ->
        [one] нужна { $needed } карта
        [few] нужны { $needed } карты
       *[other] нужно { $needed } карт
    }, а у вас { $held ->
        [0] нет ни одной
       *[other] их { $held }
    }.
    [strike] Чтобы обойти защиту { $target } ({ $defenses }), { $needed ->
        [one] нужна { $needed } карта
        [few] нужны { $needed } карты
       *[other] нужно { $needed } карт
    }, а у вас { $held ->
        [0] нет ни одной
       *[other] их { $held }
    }.
   *[other] Карт останется слишком мало: для нападения нужно ещё { $needed }, а у вас { $held ->
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
    [twice] В этом нападении вы уже игнорируете свойство «{ $trait }».
    [absent] Свойство «{ $trait }» не защищает { $target }: игнорировать нечего.
    [not-defensive] «{ $trait }» — не защитное свойство, а игнорировать можно только защитные.
   *[other] Если игнорировать свойство «{ $trait }», нападению на { $target } это не поможет.
}
    .short = бесполезно
reason-amount = { $limit ->
    [food] { $eater } может запасти только { $most } { $food ->
        [meat] мяса: больше нет.
       *[other] { $most ->
            [one] растение: больше нет.
            [few] растения: больше нет.
           *[other] растений: больше нет.
        }
    }
   *[other] У { $eater } место в запасе — только на { $most }.
}
    .short = не больше { $most }
reason-intelligence = У { $species } нет свойства «Интеллект».
    .short = нет Интеллекта
reason-sleepers = Здесь можно накормить не больше { $most } из спящих { $eater }.
    .short = не больше { $most }
reason-passes = { $granted ->
    [0] { $attacker } не может без карты игнорировать свойство «{ $trait }».
   *[other] { $attacker } уже игнорирует без карты столько защитных свойств { $target }, сколько можно: { $used }.
}
    .short = не без карты
reason-early = Сбрасывать карты для Интеллекта можно только в свои ходы кормления.
    .short = только в свой ход
reason-acted = Свойство «{ $card }» у { $species } уже сработало.
    .short = уже сработало
reason-idle = Свойство «{ $card }» у { $species } сейчас ничего не может сделать.
    .short = нечего делать
reason-moment = Свойство «{ $card }» не действует { $moment ->
    [before-reveal] перед открытием карт пищи
    [after-attack] после нападения
    [after-feeding] после кормления
   *[other] сейчас
}.
    .short = не сейчас
reason-also = { $others ->
    [none] { "" }
   *[other] Мешает и другое: { $others }.
}{ $passes ->
    [0] { "" }
   *[other] { " " }Засада позволяет игнорировать только одно из этих свойств.
}

## Правила

rule-round = В раунде пять фаз: сдают карты, выбирают карту пищи, играют карты, открывают карты пищи, кормят виды.
    .title = раунд
rule-deal = Вам сдают 3 карты и ещё по 1 за каждый ваш вид. Если вида у вас нет, вы сначала получаете новый.
    .title = сдача
rule-food = Каждый кладёт одну карту на водопой рубашкой вверх. Её число — сколько растений она добавит; бывает и отрицательным.
    .title = пища
    .also = карта пищи
rule-cards = Каждую карту сыграйте как свойство своего вида или сбросьте ради нового вида, 1 размера или 1 популяции. Играйте сколько угодно карт в любом порядке; остальные остаются на руке.
    .title = карты
    .also = играть карты
rule-reveal = Сначала действуют свойства, которые работают до открытия (Длинная шея, Плодовитость, Жировой запас). Потом карты пищи открывают, и их сумма идёт на водопой.
    .title = открытие
rule-feeding = По очереди каждый кормит один вид: травоядный берёт 1 растение с водопоя, хищник нападает. Так продолжается, пока кто-то может и хочет есть. Потом голодная популяция гибнет, а съеденное вашими видами идёт в мешок.
    .title = кормление
rule-passing = Пасовать можно, только если ни один ваш голодный вид не может поесть. В следующие ходы можно кормить снова.
    .title = пас
rule-attack = Голодный хищник нападает на вид поменьше, не защищённый свойством. Добыча теряет 1 популяцию; хищник берёт столько мяса, каков размер добычи.
    .title = нападение
rule-hungry = Вид голоден, пока пищи у него меньше, чем популяции.
    .title = голод
rule-defense = Защитные свойства: Нора, Лазание, Стадо, Панцирь, Рога, Симбиоз и Предупреждающий крик.
    .title = защита
rule-bank = Запас не кончается. Из него берут пищу Длинная шея, Падальщик, Интеллект и нападения.
    .title = запас
rule-extinction = Вид без популяции вымирает. Владелец сохраняет его пищу и берёт карту за каждое его свойство.
    .title = вымирание
rule-end = Если колода кончилась при сдаче, этот раунд последний; если из-за вымирания — следующий.
    .title = конец
rule-scoring = По 1 очку за каждую пищу в мешке, каждую популяцию живых видов и каждое их свойство. При равенстве решают свойства, затем популяция; дальше победу делят.
    .title = очки
    .also = очки, счёт
rule-species = Вид — строка на столе: имя (A1 — первый вид игрока A), размер, популяция и свойства. Ваши виды стоят в ряд, и это важно для свойств, помогающих соседям. В узком окне 3●○ значит: размер 3, одна особь сыта, одна голодна.
    .title = вид
    .also = планшет, ряд
rule-size = Размер тела, от 1 до 6. Хищник должен быть крупнее добычи и берёт столько мяса, каков её размер. Панцирь и Стайная охота меняют размер, который сравнивают, но не мясо.
    .title = размер
    .also = тело
rule-population = Сколько особей у вида, от 1 до 6. Показано точками: ● сыта, ○ голодна. Голодная популяция гибнет в конце кормления; при 0 вид вымирает.
    .title = популяция
    .also = точки, кружки
rule-trait = Карта, сыгранная на вид. Она лежит рубашкой вверх, пока все не сыграют. Двух одинаковых свойств у вида не бывает, а всего их не больше трёх (при двух игроках — двух). Пока играете карты, свойство можно снять.
    .title = свойство
    .also = свойства, рубашкой вверх
rule-home = Пища, съеденная вашими видами, после кормления идёт в ваш мешок. Каждая приносит 1 очко; потерять или украсть её нельзя.
    .title = мешок
    .also = дом, дома, пища в мешке
rule-hole = Середина стола. Карты пищи добавляют туда растения, травоядные берут их по одному. Остаток лежит до следующего раунда.
    .title = водопой
    .also = растения, растение
rule-meat = То, что едят хищники. Нападение даёт из запаса столько мяса, каков размер добычи, но не больше, чем хищник может съесть или запасти.
    .title = мясо
rule-deck = Число — сколько карт осталось. Если колода кончилась при сдаче, этот раунд последний; если из-за вымирания — следующий.
    .title = колода
    .also = последний раунд
rule-first = Начинает играть карты и кормить; остальные следуют по порядку букв. В следующем раунде первым будет следующий игрок.
    .title = первый игрок
    .also = порядок

## Очки

part-food = пища
part-population = популяция
part-traits = свойства
tie-traits = больше свойств
tie-population = больше популяции

## Настройки стола

option-quick_play = все играют карты одновременно и тайно; вшестером всегда так
option-last_token = кому последняя пища, когда её хотят Собирательство и Сотрудничество: тому, кто кормится, или его соседу
option-hunt_store = сколько от добычи запасает сытый хищник: сколько выберет владелец или всё, что поместится
option-scavenger_order = чьи Падальщики едят первыми, по часовой стрелке: от нападающего или от первого игрока
option-extinction_order = кто берёт карты первым, если вымерли виды нескольких игроков: первый игрок первым или последним
option-deck_end = когда колода кончилась: как только она пуста или только когда карту взять нельзя

## Стол в терминале

table-legend = Виды перечислены слева направо. ● — сытая популяция, ○ — голодная. Если места мало, имена и числа сокращены: 3●○ — размер 3, сыт один из двух.
table-round = раунд { $round }
table-hole = водопой { $food }
table-deck = колода { $cards }
table-last = последний раунд
table-bag = { $food } пищи в мешке
table-hand = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
table-food-card = выбор сделан
table-first = первый игрок
table-your-hand = Ваша рука:
table-your-food = Ваша карта пищи: { $card }
table-hand-of = рука:
species-size = размер { $size }
species-plain = размер { $size }, популяция { $population }, пища { $food }.
trait-face-down = { $trait } (рубашкой вверх)
traits-face-down = рубашкой вверх: { $count }
group-remove = Снять свойство …
group-attack = { $hunter } нападает …
log-drawn = Вы берёте: { $cards }.

intro =
    Вашим видам нужна пища, а другие хотят съесть ваши виды. Кормите их, растите и давайте им свойства против хищников. Съеденная пища, живая популяция и свойства — ваши очки.
    Каждый раунд вы кладёте одну карту на водопой (её число — пища для всех), играете сколько угодно других, а потом кормите.
    Игра кончается, когда кончится колода, раундов через шесть.

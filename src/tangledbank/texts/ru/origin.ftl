### Эволюция. Происхождение видов и «Время летать». Имена свойств — с русских карт, остальное наше.

## Свойства. Атрибут — то, что слышит спросивший игрок.

trait-carnivorous = Хищник
    .badge = Хи
    .text = Нужно на 1 больше. Вместо фишки может раз за ход напасть на животное и, съев его, получает 2 синие фишки.
trait-fat-tissue = Жировой запас
    .badge = Жз
    .text = Хранит одну фишку, когда животное накормлено. Позже вместо фишки можно превратить в пищу сколько угодно запаса одного животного. У животного может быть несколько.
trait-camouflage = Камуфляж
    .badge = Ка
    .text = Напасть может только хищник с Острым зрением.
trait-sharp-vision = Острое зрение
    .badge = Оз
    .text = Его хищник видит сквозь Камуфляж.
trait-burrowing = Норное
    .badge = Но
    .text = На накормленное животное нельзя напасть.
trait-swimming = Водоплавающее
    .badge = Во
    .text = Напасть может только водоплавающий хищник; сам водоплавающий хищник нападает только на водоплавающих.
trait-high-body-weight = Большой
    .badge = Бо
    .text = Нужно на 1 больше. Напасть может только большой хищник.
trait-running = Быстрое
    .badge = Бы
    .text = При нападении бросает кубик и убегает, если выпало 4, 5 или 6.
trait-mimicry = Мимикрия
    .badge = Ми
    .text = При нападении может перевести его на другое ваше животное, на которое хищник мог бы напасть.
trait-tail-loss = Отбрасывание хвоста
    .badge = Ох
    .text = При нападении может отдать одно своё свойство и остаться в живых; хищник получает 1 синюю фишку.
trait-poisonous = Ядовитое
    .badge = Яд
    .text = Съевший его хищник погибает в конце хода.
trait-scavenger = Падальщик
    .badge = Пд
    .text = Когда съедено другое животное, один падальщик получает синюю фишку, считая от владельца хищника. Никогда вместе с Хищником.
trait-piracy = Пиратство
    .badge = Пи
    .text = Раз за ход берёт фишку у животного, у которого есть пища, но которое ещё не накормлено.
trait-grazing = Топотун
    .badge = То
    .text = В каждое ваше действие можно уничтожить одну красную фишку кормовой базы.
trait-hibernation = Спячка
    .badge = Сп
    .text = Может проспать ход: считается накормленным и фишек не получает. Не два хода подряд и не в последний ход.
trait-parasite = Паразит
    .badge = Па
    .text = Нужно на 2 больше. Играется на животное другого игрока.
trait-symbiosis = Симбиоз
    .badge = Си
    .text = На двух ваших животных: пока жив симбионт, на второе нельзя напасть; второе кормится, только когда симбионт накормлен.
trait-communication = Взаимодействие
    .badge = Вз
    .text = На двух ваших животных: когда одно берёт красную фишку из кормовой базы, другое тоже берёт.
trait-cooperation = Сотрудничество
    .badge = Со
    .text = На двух ваших животных: когда одно получает фишку, другое получает синюю.
trait-shell = Раковина
    .badge = Ра
    .text = При нападении может закрыться на ход: в безопасности, но без фишек. Если животное погибло, раковина остаётся в центре стола, и в неё может вселиться любое.
trait-intellect = Интеллект
    .badge = Ин
    .text = Нужно на 1 больше. Раз за ход его хищник не замечает одно свойство добычи.
trait-anglerfish = Удильщик
    .badge = Уд
    .text = Играется как животное. Когда нападают на ваше животное без свойств, удильщика без свойств можно открыть: он нападает на хищника, не замечая одно его свойство, и с тех пор сам хищник.
trait-specialization-a = Специализация А
    .badge = Са
    .text = Вместо красной фишки получает синюю, если ни у кого другого на столе нет Специализации А.
trait-specialization-b = Специализация В
    .badge = Св
    .text = Вместо красной фишки получает синюю, если ни у кого другого на столе нет Специализации В.
trait-trematode = Трематода
    .badge = Тр
    .text = На двух животных другого игрока: каждому нужно на 1 больше. Сбросить её ничем нельзя.
trait-metamorphose = Метаморфоза
    .badge = Ме
    .text = Вместо фишки может сбросить одно своё свойство, не увеличивающее потребность, и получает синюю фишку.
trait-ink-cloud = Чернильное облако
    .badge = Чо
    .text = Раз за ход прекращает нападение; хищник может попробовать снова в следующем круге.
trait-viviparous = Живорождение
    .badge = Жи
    .text = Нужно на 1 больше. Когда накормлено, рождает детёныша с верха колоды, накормленного на этот ход.
trait-ambush-hunting = Засада
    .badge = За
    .text = Его хищник может напасть на чужое животное, которое вот-вот возьмёт красную фишку. Норное и Раковина не помогают.
trait-flight = Полёт
    .badge = По
    .text = Напасть может только хищник, у которого меньше свойств.

card-hidden = карта
trait-with = { $trait } с { $partner }

## О чём спрашивают

prompt-play-a-card = Сыграйте карту или пасуйте
prompt-feed = Накормите одно животное или сделайте другое
prompt-finish-turn = Что-нибудь ещё в этом действии?
prompt-answer-the-attack = Открыть удильщика?
prompt-ignore-a-trait = Какое свойство не замечать?
prompt-react = Что оно делает?
prompt-ambush = Напасть из засады?
prompt-order-pairs = Какая парная карта действует следующей?
prompt-scavenge = Какой из ваших падальщиков ест?
ask-hunt = { $hunter } нападает на { $mine ->
    [yes] ваше { $prey }
   *[no] { $prey }
    }. { $prompt }
ask-ambush = { $animal } собирается есть: напасть из засады?

## Ходы

move-play-animal = Сыграть { $card } как животное
move-play-trait = Сыграть { $face } на { $animal }
move-play-pair = Сыграть { $face } на { $animal } и { $partner }
move-pass = Пас
move-feed = Накормить { $eater }
move-attack = { $attacker } нападает на { $target }
move-use-fat = { $eater } тратит жир: { $amount }
move-specialize = { $animal } использует специализацию
move-shed = { $animal } сбрасывает { $card } ради фишки
move-settle = { $animal } вселяется в раковину
move-steal = { $thief } крадёт у { $victim }
move-graze = { $animal } топчет
move-sleep = { $animal } засыпает
move-done = Закончить
move-reveal = Показать, что { $animal } — удильщик
move-keep-still = Ничего не делать
move-ignore = Не замечать { $card } у { $animal }
move-ignore-none = Замечать всё
move-run = { $animal } бежит
move-squirt = { $animal } выпускает чернила
move-close = { $animal } закрывает раковину
move-redirect = { $animal } переводит нападение на { $target }
move-drop = { $animal } отдаёт { $card }
move-submit = { $animal } сдаётся
move-ambush = { $attacker } нападает на { $target } из засады
move-wait = Дать поесть
move-share = { $card } кормит { $eater }
move-scavenge = { $animal } ест падаль
brief-play-animal = как животное
brief-play-trait = { $trait } на { $animal }
brief-play-pair = { $trait } на { $animal } и { $partner }
figures-attack = Если { $animal } съест { $target }, то получит синих: { $meat }.{ $answer ->
    [no] { "" }
   *[yes] { " " }{ $target } может ответить: { $answers }.
    }

## События

event-turn-began = Начинается ход { $turn }. Первый игрок — { $me ->
    [yes] вы
   *[no] { $seat }
 }.
event-die-rolled = { $me ->
    [yes] Вы бросаете
   *[no] { $seat } бросает
 }: { $number }.
event-started = { $me ->
    [yes] Вы начинаете
   *[no] { $seat } начинает
 }.
event-card-drawn = { $me ->
    [yes] Вы берёте
   *[no] { $seat } берёт
 }: { $card }.
event-animal-played = { $me ->
    [yes] Вы играете
   *[no] { $seat } играет
 } животное { $animal }: { $card }.
event-trait-played = { $me ->
    [yes] Вы даёте
   *[no] { $seat } даёт
 } животному { $animal }: { $trait }.
event-pair-played = { $me ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
 } на { $animal } и { $partner }: { $trait }.
event-passed = { $me ->
    [yes] Вы пасуете
   *[no] { $seat } пасует
 }.
event-bank-filled = В кормовой базе красных фишек: { $amount }.
event-red-taken = { $eater } берёт красных: { $amount }.
event-blue-got = { $eater } получает синих: { $amount }.
event-fat-stored = { $eater } запасает жир: { $amount }.
event-fat-used = { $eater } ест свой жир: { $amount }.
event-stolen = { $thief } крадёт фишку у { $victim }.
event-grazed = { $animal } вытаптывает фишку; в базе осталось { $left }.
event-slept = { $animal } засыпает.
event-specialized = { $animal } применяет: { $trait }.
event-shed-trait = { $animal } сбрасывает: { $trait }.
event-settled = { $animal } вселяется в раковину.
event-attacked = { $attacker } нападает на { $target }!
event-ambushed = { $attacker } нападает на { $target } из засады!
event-still-kept = { $me ->
    [yes] Вы ничего не делаете
   *[no] { $seat } ничего не делает
 }.
event-revealed = { $animal } — удильщик!
event-ignored = { $attacker } не замечает: { $trait }.
event-escaped = { $animal } убегает от { $attacker }.
event-ink-squirted = { $animal } скрывается от { $attacker } в чернильном облаке.
event-shell-closed = { $animal } закрывает раковину перед { $attacker }.
event-redirected = { $animal } переводит нападение на { $target }.
event-tail-lost = { $animal } отдаёт { $trait } и живёт.
event-eaten = { $eater } съедает { $prey }.
event-poisoned = { $animal } отравлен.
event-scavenged = { $animal } находит остатки.
event-pair-used = { $trait } кормит { $eater }.
event-born = Рождается { $animal }.
event-died = { $animal } больше нет.
event-shell-left = Раковина остаётся в центре.
event-deck-ran-out = Колода кончилась: последний ход.
event-game-ended = Игра окончена.
log-last-turn = Это последний ход: после него считают живых животных и их свойства.
log-deck = Колода пуста: ход, в котором некому добирать, последний.
log-started = Кубики: { $dice }. { $me ->
    [yes] Вы начинаете
   *[no] { $seat } начинает
    }.
log-bank = На кубиках { $dice }{ $plus ->
    [0] { "" }
   *[other] , и ещё { $plus }
    }: в кормовой базе красных фишек { $amount }.
log-passed = { $names } { $count ->
    [one] пасует
   *[other] пасуют
    }.
log-reds = { $names } берут по 1 красной.
log-red = { $eater } берёт красных: { $amount }{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
    }.
log-blue = { $eater } получает синих: { $amount }{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
    }.
log-poisoned = { $animal } съело яд и умрёт в конце хода.
log-died-poison = { $names } { $count ->
    [one] умирает
   *[other] умирают
    } от яда.
log-starved = { $names } { $count ->
    [one] умирает
   *[other] умирают
    } от голода.

## Решения, по названиям

ruling-R303 = Сколько раз работает Мимикрия
ruling-R304 = Сколько раз работает Метаморфоза
ruling-R305 = Обязательна ли Мимикрия
ruling-R306 = Обязательно ли Отбрасывание хвоста
ruling-R307 = Сколько раз работает Специализация
ruling-R308 = Можно ли отказаться от парного свойства
ruling-R310 = Обязательно ли брать пищу
ruling-R312 = Обязательное животное в первый ход
ruling-R313 = Пиратство в жировой запас
ruling-R322 = Симбиоз в обе стороны
ruling-R325 = Атаки животных, которым некуда брать
ruling-R326 = Падальщик и Хищник
ruling-R328 = Сколько жира можно тратить
ruling-R333 = Сброс того, что не даёт есть
ruling-R335 = Сытые животные
ruling-R348 = Хищник открытого Удильщика
ruling-R357 = Специализация и жир за один ход

## Почему нельзя

reason-hand = { $card ->
    [none] У вас нет такой карты.
   *[other] У вас нет карты «{ $card }».
}
    .short = нет на руке
reason-gone = { $gone ->
    [none] Такого животного нет.
   *[other] Нет (или уже нет) в игре: { $gone }.
}
    .short = такого животного нет
reason-foreign = { $animal } — не ваше животное, а игрока { $owner }.
    .short = не ваше
reason-alike = Такой же ход уже предложен.
    .short = уже предложено
reason-face = На карте «{ $card }» нет другого свойства.
    .short = нет на этой карте
reason-animal = Карта «{ $trait }» играется только как животное.
    .short = только как животное
reason-own = Свойство «{ $trait }» играется только на животных других игроков.
    .short = только чужим животным
reason-home = Свойство «{ $trait }» играется только на своих животных.
    .short = только своим
reason-duplicate = У { $animal } уже есть свойство «{ $trait }».
    .short = уже есть: «{ $trait }»
reason-excluded = У { $animal } есть свойство «{ $other }», а «{ $trait }» с ним не сочетается.
    .short = не вместе с «{ $other }»
reason-single = Свойство «{ $trait }» играется на одно животное.
    .short = для одного животного
reason-pair = Свойство «{ $trait }» играется на двух животных.
    .short = для двух животных
reason-same = Свойство «{ $trait }» играется на двух разных животных.
    .short = два разных животных
reason-owners = Свойство «{ $trait }» играется на двух животных одного игрока, а { $animal } и { $partner } принадлежат разным.
    .short = разных игроков
reason-tied = На { $animal } и { $partner } уже лежит «{ $trait }».
    .short = уже связаны: «{ $trait }»
reason-must-play = За этим столом в первый ход нельзя пасовать, пока у вас нет животного.
    .short = сначала сыграйте животное
reason-must-eat = За этим столом нельзя пасовать, пока хоть одно ваше животное может взять красную фишку: { $eaters }.
    .short = кто-то ваш может поесть
reason-must-answer = Прежде чем { $animal } съедят, надо использовать свойство «{ $trait }».
    .short = сначала «{ $trait }»
reason-must-share = От фишки парной карты нельзя отказаться.
    .short = отказаться нельзя
reason-bank = Кормовая база пуста.
    .short = кормовая база пуста
reason-act = В этом действии вы уже взяли фишку или сделали что-то вместо неё.
    .short = фишка уже взята
reason-fed = { $lost ->
    [none] { $stores ->
        [none] { $animal } накормлен и больше не получает фишек.
       *[other] { $animal } накормлен, а свойство «{ $stores }» заполнено.
    }
   *[other] { $animal } накормлен, и без свойства «{ $lost }» фишку некуда положить.
}
    .short = накормлен
reason-keeps = Свойство «{ $trait }» не пускает фишки к { $animal }.
    .short = «{ $trait }»: без фишек
reason-keeps-hibernation = { $animal } спит и не получает фишек.
    .short = спит
reason-keeps-symbiosis = { $animal } получает фишки, только когда накормлен его симбионт { $symbiont }.
    .short = сначала { $symbiont }
reason-keeps-shell = { $animal } сидит в закрытой раковине и не получает фишек.
    .short = в раковине
reason-center = В центре стола нет раковины.
    .short = раковины нет
reason-no-shells = В этой игре нет раковин: они есть в «Времени летать».
    .short = раковин в игре нет
reason-amount = { $held ->
    [0] У { $eater } нет жира.
    [1] У { $eater } только одна фишка жира.
   *[other] Жира у { $eater }: { $held }. Потратить можно от 1 до { $held }.
}
    .short = столько жира нет
reason-spare = { $needed ->
    [0] { $eater } накормлен, а за этим столом жир тратят только по потребности.
   *[other] { $eater } не хватает { $needed }, а за этим столом жир тратят только по потребности.
}
    .short = не больше, чем нужно
reason-lacks = У { $animal } нет свойства «{ $trait }».
    .short = нет свойства «{ $trait }»
reason-lacks-specialization-a = У { $animal } нет специализации.
reason-absent = { $missing ->
    [none] У { $animal } нет такого свойства.
   *[other] У { $animal } нет свойства «{ $missing }».
}
    .short = такого свойства нет
reason-partners = Свойство «{ $trait }» лежит на { $partners } и кормит только этих двоих, а не { $eater }.
    .short = не на { $eater }
reason-used = { $animal } в этот ход уже использовал свойство «{ $trait }».
    .short = «{ $trait }»: использовано
reason-used-carnivorous = { $animal } в этот ход уже нападал.
    .short = уже нападал
reason-used-grazing = { $animal } в этом действии уже топтал.
reason-used-hibernation = { $animal } уже спит.
reason-used-share = Свойство «{ $trait }» в этом действии уже приносило фишку.
reason-rested = { $animal } спал в прошлый ход, а два хода подряд не спит никто.
    .short = спал в прошлый ход
reason-last = В последний ход никто не засыпает.
    .short = не в последний ход
reason-empty = У { $victim } нет фишки, которую можно украсть.
    .short = нечего украсть
reason-sated = { $victim } накормлен, а крадут только у ненакормленных.
    .short = накормлен
reason-hoard = { $thief } накормлен, а за этим столом не крадут в жировой запас.
    .short = сам накормлен
reason-need = Свойство «{ $trait }» увеличивает потребность { $animal }, а такие не сбрасывают.
    .short = «{ $trait }» повышает потребность
reason-fixed = Свойство «{ $trait }» нельзя сбросить другой картой.
    .short = «{ $trait }» остаётся
reason-fixed-carnivorous = Свойство «Хищник» открытого удильщика — не отдельная карта, сбросить его нельзя.
reason-letter = У { $holder } тоже есть свойство «{ $trait }», а оно работает, только пока его нет у других животных.
    .short = есть и у { $holder }
reason-surplus = У { $animal } пищи больше ({ $food }), чем нужно ({ $need }): специализация в этот ход больше не работает.
    .short = есть лишнее
reason-hunter = { $attacker } — не хищник.
    .short = не хищник
reason-inked = { $attacker } в этом круге встретил чернильное облако; напасть можно в следующем.
    .short = в чернильном облаке
reason-round = В этом круге один из ваших хищников уже нападал.
    .short = в этом круге уже нападали
reason-self = Животное не может сделать это с собой.
    .short = не на себя
reason-self-attack = { $attacker } не может напасть на себя.
reason-self-steal = { $thief } не может красть у себя.
reason-self-redirect = { $animal } — как раз то животное, на которое напали.
reason-trait = Свойство «{ $trait }» защищает { $target } от { $attacker }.
    .short = защита: «{ $trait }»
reason-trait-camouflage = У { $target } есть «Камуфляж», а у { $attacker } нет «Острого зрения».
reason-trait-burrowing = { $target } накормлен и сидит в норе.
    .short = сыт: в норе
reason-trait-swimming = { $target } плавает, а { $attacker } нет.
reason-trait-high-body-weight = У { $target } есть свойство «Большой», а у { $attacker } его нет.
reason-trait-symbiosis = { $target } под защитой симбионта { $symbiont }.
    .short = хранит { $symbiont }
reason-trait-shell = { $target } сидит в закрытой раковине.
reason-trait-flight = { $target } летает, и свойств у него { $target_traits }; у { $attacker } их { $attacker_traits }, а должно быть меньше.
reason-habit = Свойство «{ $trait }» не даёт { $attacker } напасть на { $target }.
    .short = мешает «{ $trait }»
reason-habit-swimming = { $attacker } плавает и нападает только на водоплавающих, а { $target } не плавает.
reason-several = { $target } защищён от { $attacker } сразу несколькими свойствами ({ $protections }); не замечать можно лишь одно.
    .short = защита слишком сильна
reason-attacked = Напали на { $prey }, а не на { $animal }.
    .short = атакуют { $prey }
reason-attacker = { $target } и есть нападающий.
    .short = это нападающий
reason-ignored = { $attacker } не замечает свойство «{ $trait }» у { $animal }.
    .short = «{ $trait }» не учитывается
reason-answered = { $animal } против этого нападения уже использовал свойство «{ $trait }».
    .short = «{ $trait }» уже сработало
reason-ambushed = Свойство «{ $trait }» от засады не спасает.
    .short = не помогает из засады
reason-prey = Добыча — { $prey }: не замечать можно только её свойство.
    .short = добыча — { $prey }
reason-feeder = Красную фишку сейчас берёт только { $eater }.
    .short = ест только { $eater }
reason-idle = Свойство «{ $trait }» кормит { $eater }, только когда второе животное пары, { $partner }, только что получило фишку.
    .short = «{ $trait }»: не время
reason-idle-communication = Свойство «Взаимодействие» кормит { $eater }, только когда второе животное пары, { $partner }, только что взяло красную фишку из базы.
reason-show = { $prey } и есть удильщик: его надо открыть.
    .short = сначала откройте { $prey }
reason-bare = Удильщик сидит в засаде, только пока у него нет свойств, а у { $animal } есть «{ $traits }».
    .short = есть свойство
reason-angler = { $animal } — не спрятанный удильщик.
    .short = не скрытый удильщик

## Правила

rule-turn = В ходе четыре фазы: играют карты, кубики наполняют кормовую базу, животных кормят, голодные гибнут и сдают новые карты.
    .title = ход
rule-development = По одной карте, круг за кругом: как животное, втёмную, или как свойство животного. Спасовавший в этой фазе больше не играет.
    .title = развитие
rule-food = Первый игрок бросает: вдвоём кубик и 2, втроём два кубика, вчетвером два кубика и 2, от 5 до 8 игроков три или четыре кубика и ещё немного.
    .title = база
rule-feeding = Круг за кругом каждый берёт одну красную фишку для одного животного или делает другое. Накормленное больше не получает, разве что в пустой Жировой запас.
    .title = питание
rule-act = В своё действие вы берёте фишку либо нападаете, тратите жир, используете специализацию, метаморфозу или пустую раковину. Пиратство, Топотун и Спячка — вдобавок.
    .title = действие
    .also = действия
rule-attack = Голодный хищник нападает на любое животное, которое ничто не защищает. Съев его, получает 2 синие фишки.
    .title = нападение
rule-reaction = Владелец животного, на которое напали, использует его свойства в любом порядке; бежать надо попробовать прежде, чем животное съедят.
    .title = ответ
rule-pair = Каждая парная карта работает раз за действие, в порядке по выбору владельца, а в следующем действии снова.
    .title = пара
rule-extinction = Ненакормленные гибнут со всеми картами. Затем каждый получает карту и ещё по одной за животное; у кого ничего нет — шесть.
    .title = вымирание
rule-discard = Свой сброс можно смотреть; о чужом известно только число карт.
    .title = сброс
rule-end = Ход, в котором колода пуста, последний.
    .title = конец
rule-scoring = Два очка за животное, одно за свойство и ещё по одному за каждую фишку, на которую свойство увеличивает потребность. При равенстве больше карт в сбросе, затем кубик.
    .title = очки
    .also = очки, счёт
rule-animal = Карта рубашкой вверх — животное; имя говорит, чьё оно и каким по счёту пришло (B2 — второе у B). Ему нужна 1 фишка за ход, а с некоторыми свойствами больше.
    .title = животное
    .also = животные, вид
rule-trait = То, что карта даёт животному. Одни действуют всегда, другие — когда ими пользуются; тогда они отмечены до конца хода. Каждое — очко в конце.
    .title = свойство
    .also = свойства, использовано
rule-need = Сколько фишек нужно животному за ход, точками: ● есть, ○ не хватает. Кто получил все, сыт и живёт; голодный умирает в конце хода.
    .title = потребность
    .also = голоден, сыт, точки
rule-token = Пища. Красные лежат в кормовой базе, синие дают свойства и добыча, жёлтые — запас жира. Кормят все одинаково.
    .title = фишка
    .also = фишки, красная, синяя, жёлтая, жир
rule-bank = Красные фишки этого хода, сколько выпало на кубиках. Когда она пуста, кормят только свойства и нападения.
    .title = база
    .also = кормовая база, банк
rule-deck = Число — сколько карт осталось. Когда она пуста, ход последний.
    .title = колода
    .also = последний ход
rule-first = Начинает каждый круг фазы; дальше по порядку букв. После каждого хода первым становится следующий.
    .title = первый игрок
    .also = порядок

## Очки

part-animals = животные
part-traits = свойства
tie-discard = больше карт в сбросе
tie-die = кубик

## Настройки стола

option-deck = auto: вдвоём и втроём половина карт каждого вида, иначе все; full: все карты
option-mimicry_limit = сколько раз отвечает Мимикрия: раз за нападение или раз за ход
option-mimicry_mandatory = Мимикрию надо использовать прежде, чем животное съедят
option-tail_loss_mandatory = Отбрасывание хвоста надо использовать прежде, чем животное съедят
option-pair_triggers_mandatory = от фишек парных карт нельзя отказаться
option-feeding_pass_is_final = спасовавший в фазе питания выбывает из неё
option-must_take_food_if_possible = не пасует тот, кто может взять красную фишку
option-first_turn_must_play_animal = в первый ход никто не пасует без животного
option-piracy_into_fat = накормленный пират может красть в жировой запас
option-fat_beyond_need = можно потратить сколько угодно жира животного, даже сверх потребности
option-metamorphose_limit = сколько раз работает Метаморфоза: раз за действие или раз за ход
option-specialization_limit = сколько раз работает Специализация: раз за действие или раз за ход
option-ambush_limit = per_round: засада — единственное нападение хищников игрока за этот круг; per_carnivore: каждый хищник нападает раз за ход, из засады или нет
option-intellect_after_mimicry = Интеллект можно использовать и на вторую добычу
option-intellect_opens_shells = Интеллект может не замечать уже закрытую раковину
option-fed_by_hibernation_triggers_viviparous = заснувшее животное рождает детёныша
option-last_card_wakes = спящее животное снова может есть, когда Живорождение берёт последнюю карту

## Стол в терминале

table-legend = Животные перечислены слева направо. ● — пища, которая у животного есть, ○ — пища, которой ему не хватает.
board-turn = ход { $turn }
board-bank = база { $food }
board-deck = колода { $cards }
board-last = последний ход
board-shells = раковин { $shells }
board-hand = карт { $cards }
board-discard = в сбросе { $cards }
board-first = первый игрок
board-your-hand = Ваша рука:
board-your-discard = Ваш сброс:
board-hand-of = рука:
animal-fed = сыт
animal-hungry = голоден
animal-plain = пища { $food } из { $need }, { $state }.
animal-card = карта { $card }
animal-poisoned = отравлен
mark-used = использовано
mark-inked = в чернилах
mark-asleep = спит
mark-rested = спал в прошлый ход
mark-closed = закрыта
group-card = { $card } …
group-hunt = { $hunter } нападает …

traits-title = Свойства: { $count }
bank-title = Кубики кормовой базы
bank-line = Игроков { $players }: кубиков { $dice }{ $plus ->
    [0] {""}
   *[other] {" "}и ещё { $plus }
 }

intro =
    Вашим животным нужна пища, а иногда они нужны и друг другу. Давайте им свойства, добывайте фишки, берегите от хищников; живые животные и их свойства — ваши очки.
    Каждый ход вы играете карты, по одной: как животных или как свойства. Потом кубики наполняют кормовую базу, и вы кормите животных одно за другим.
    Игра кончается тем ходом, в котором колода пуста.

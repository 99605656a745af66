### Клиент для браузера: сам стол

## Планшеты, берега, карты

table-no-traits = пока без свойств
table-face-down = рубашкой вверх
table-no-species = нет видов
table-picked = Выбрано.
table-cannot = Нельзя: { $why }.
table-key = Клавиша { $key }.
table-changed = Только что изменилось.
table-to-move = ходит
table-has-chosen = выбор сделан
table-first = первый
table-away = отошёл
table-or = или
table-more-of = ещё { $count }
table-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Полоса вопроса, заметки, журнал

table-asked = Что спрашивают
table-less = Меньше
table-more = Больше
table-notes = Полевые заметки
table-notes-empty = Укажите на животное, карту или зону, чтобы прочитать о них здесь.
table-log = Журнал
table-latest-below = новое внизу
table-close = Закрыть

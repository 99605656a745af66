### Клиент для браузера: общее для всех страниц и страницы вокруг стола

card-unseen = карта
guest = Гость

## Фазы раунда, как их называют виды

phase-deal = Раздача
phase-food = Пища
phase-play = Карты
phase-reveal = Открытие
phase-environment = Среда
phase-feeding = Кормление
phase-development = Развитие
phase-growing = Кормовая база
phase-extinction = Вымирание
phase-draw = Добор
phase-aging = Старение

seconds = { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[other] { $n } секунд
}

## Нет такой страницы

missing-title = Здесь ничего не растёт
missing-text = По этому адресу нет страницы. Возможно, ссылка скопирована не полностью.
missing-home = На главную страницу

## Связь

line-lost = Связь потеряна. Новая попытка через { $when }. Ничего не пропало.
line-trying = Связь потеряна. Пробуем снова. Ничего не пропало.
line-now = Сейчас же

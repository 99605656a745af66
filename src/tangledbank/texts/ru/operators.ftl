### tangledbank server

help-server = Управлять столами сервера.
    .examples =
        tangledbank server list
        tangledbank server show TABLE
        tangledbank server export TABLE --to record.json
        tangledbank server drain
        tangledbank server backup --to backup.db
help-server-list = Показать последние столы. В строке — идентификатор, состояние, игра, последнее изменение и игроки.
    .examples =
        tangledbank server list
help-server-show = Показать места и настройки стола, без карт и секретов.
    .examples =
        tangledbank server show TABLE
help-server-find = Показать столы и места людей с этим именем.
    .examples =
        tangledbank server find Anna
help-server-close = Закрыть стол и отключить всех, кто за ним.
    .examples =
        tangledbank server close TABLE
help-server-delete = Навсегда удалить стол с партией, именами и ссылками.
    .examples =
        tangledbank server delete TABLE
        tangledbank server delete TABLE --yes
help-server-erase = Стереть имя человека на месте; остальные сохраняют партию.
    .examples =
        tangledbank server erase TABLE 1
help-server-export = Записать оконченную партию в файл.
    .examples =
        tangledbank server export TABLE --to record.json
help-server-drain = Не создавать новых столов перед обновлением. Идущие партии продолжаются.
    .examples =
        tangledbank server drain
help-server-resume = Снова разрешить новые столы.
    .examples =
        tangledbank server resume
help-server-status = Показать нагрузку работающего сервера. Видно число столов и соединений и принимает ли он новые столы.
    .examples =
        tangledbank server status
help-server-backup = Скопировать все партии в файл, не останавливая сервер.
    .examples =
        tangledbank server backup --to backup.db
help-server-restore = Восстановить партии из резервной копии в пустую базу.
    .examples =
        tangledbank server restore backup.db --database sqlite:///games.db
        tangledbank server restore backup.db --database postgresql://USER@HOST/NAME
help-server-ban = Отклонять все запросы с адреса или из сети. Их соединения закрываются.
    .examples =
        tangledbank server ban 203.0.113.9 --for 7d --why "floods tables"
        tangledbank server ban 2001:db8:1:2::/64
help-server-unban = Снова принимать запросы с адреса или из сети.
    .examples =
        tangledbank server unban 203.0.113.9
help-server-bans = Показать действующие блокировки.
    .examples =
        tangledbank server bans
help-server-reports = Показать жалобы на игроков.
    .examples =
        tangledbank server reports
        tangledbank server reports --all
help-server-resolve = Закрыть жалобу.
    .examples =
        tangledbank server resolve 3f9a1c20 --note "banned for a week"
help-server-audit = Показать действия операторов, новые сверху.
    .examples =
        tangledbank server audit
help-table = Идентификатор стола или его первые знаки.
help-restored = Файл, созданный командой «tangledbank server backup».
help-found = Имя точно так, как оно показано.
help-erased = Номер места, с 0; см. «tangledbank server show».
help-yes = Не спрашивать подтверждения.
metavar-seat = МЕСТО
help-banned = Адрес или сеть. Один адрес IPv6 означает свою сеть /64.
help-ban-for = На какой срок, например 30m, 12h, 7d или 4w. По умолчанию — пока вы не снимете блокировку.
help-ban-why = Причина, для операторов.
metavar-network = АДРЕС
metavar-text = ТЕКСТ
help-reports-all = Вместе с закрытыми.
help-resolved = Идентификатор жалобы; см. «tangledbank server reports».
help-resolve-note = Что было сделано, для операторов.
metavar-report = ЖАЛОБА
help-to = Файл, в который писать.
metavar-table = СТОЛ

server-several = С { $table } начинаются несколько столов ({ $count }). Введите больше знаков.
server-unknown = Стола { $table } нет.
server-no-database = Базы данных { $path } нет. Укажите базу сервера через --database.
server-none = Столов нет.
server-made = создан { $made }, ходов: { $choices }
server-closed = Стол { $table } закрыт.
server-refused = Сервер отказал: { $code }.
server-write = Не удаётся записать { $path }: { $why }
server-written = Записано: { $path }
server-silent = По { $path } сервер не отвечает. Проверьте, запущен ли он под этим пользователем и с этой базой.
server-drained = Сервер больше не принимает новых столов. Столов в памяти: { $tables }. Соединений: { $sockets }. Остановить сервер можно в любой момент: партии продолжатся после перезапуска.
server-resumed = Сервер снова принимает новые столы. Столов в памяти: { $tables }. Соединений: { $sockets }.
server-open = Сервер принимает новые столы. Столов в памяти: { $tables }. Соединений: { $sockets }.
server-closing = Сервер не принимает новых столов. Столов в памяти: { $tables }. Соединений: { $sockets }.
server-clocks = Часы процессов расходятся не более чем на { $seconds } с.
server-no-audit = Операторы пока ничего не делали.
server-copying = Копирование
server-no-file = Файла { $path } нет. Проверьте путь к резервной копии.
server-no-backup = { $path } — не резервная копия партий: { $why }. Укажите файл, созданный командой tangledbank server backup.
server-not-empty = В { $database } уже есть партии или блокировки, и копия смешалась бы с ними. Укажите пустую базу с помощью --database.
server-running = Этой базой пользуется сервер. Остановите его, затем восстанавливайте.
server-restored = { $count ->
    [one] Восстановлен { $count } стол.
    [few] Восстановлено { $count } стола.
   *[many] Восстановлено { $count } столов.
}
server-no-name = Ни за одним столом нет никого по имени { $name }.
server-delete-sure = Навсегда удалить стол { $table } ({ $names })? Введите да, чтобы продолжить:
server-deleted = Стол { $table } удалён. В более ранних резервных копиях он остаётся.
server-erase-sure = Навсегда заменить имя { $name } на { $erased }? Введите да, чтобы продолжить:
server-erased = Место { $seat } стола { $table } теперь называется { $erased }. В более ранних резервных копиях и скачанных записях остаётся прежнее имя.
server-no-person = На месте { $seat } стола { $table } нет человека. См. tangledbank server show.
server-yes = да
server-unchanged = Ничего не изменено. Введите да в ответ на вопрос или укажите --yes.
server-banned = { $network } блокируется { $until }. Это подействует за несколько секунд.
server-unbanned = { $network } больше не блокируется. Это подействует за несколько секунд.
server-not-banned = { $network } не блокируется. См. tangledbank server bans.
server-banned-wider = { $network } блокируется только как часть { $wider }. Снимите блокировку с той сети.
server-no-bans = Никто не заблокирован.
server-until = до { $when } UTC
server-for-ever = пока вы не снимете блокировку
server-duration = { $given } — не срок. Напишите число с m, h, d или w, например 12h или 7d.
server-no-network = { $given } — не адрес и не сеть. Напишите, например, 203.0.113.9, 203.0.113.0/24 или 2001:db8:1:2::/64.
server-local-network = В { $given } входит эта машина, где работают прокси и проверки. Блокируйте адреса клиентов; чтобы сервер их видел, запустите его с --proxies.
server-no-reports = Открытых жалоб нет.
server-by-spectator = от зрителя
server-by-seat = от места { $seat }
server-report-done = закрыта { $when } { $note }
server-no-report = Открытой жалобы { $id } нет. См. tangledbank server reports.
server-resolved = Жалоба { $id } закрыта.

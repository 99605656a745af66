### tangledbank server

help-server = Look after the tables of a server.
    .examples =
        tangledbank server list
        tangledbank server show TABLE
        tangledbank server export TABLE --to record.json
        tangledbank server drain
        tangledbank server backup --to backup.db
help-server-list = List the latest tables: id, status, game, last change, players.
    .examples =
        tangledbank server list
help-server-show = Show the seats and settings of a table, without cards or secrets.
    .examples =
        tangledbank server show TABLE
help-server-find = List the tables and seats of people with a name.
    .examples =
        tangledbank server find Anna
help-server-close = Close a table and send everybody there away.
    .examples =
        tangledbank server close TABLE
help-server-delete = Delete a table with its game, names and links, for good.
    .examples =
        tangledbank server delete TABLE
        tangledbank server delete TABLE --yes
help-server-erase = Erase the name of the person at a seat; the others keep their game.
    .examples =
        tangledbank server erase TABLE 1
help-server-export = Write the record of a finished game to a file.
    .examples =
        tangledbank server export TABLE --to record.json
help-server-drain = Refuse new tables, before an upgrade. Games under way continue.
    .examples =
        tangledbank server drain
help-server-resume = Allow new tables again.
    .examples =
        tangledbank server resume
help-server-status = Show how many tables and connections a running server has, and whether it accepts new tables.
    .examples =
        tangledbank server status
help-server-backup = Copy all games to a file while the server runs.
    .examples =
        tangledbank server backup --to backup.db
help-server-restore = Bring the games of a back-up into an empty database.
    .examples =
        tangledbank server restore backup.db --database sqlite:///games.db
        tangledbank server restore backup.db --database postgresql://USER@HOST/NAME
help-server-ban = Refuse all requests from an address or network, and close its connections.
    .examples =
        tangledbank server ban 203.0.113.9 --for 7d --why "floods tables"
        tangledbank server ban 2001:db8:1:2::/64
help-server-unban = Accept requests from an address or network again.
    .examples =
        tangledbank server unban 203.0.113.9
help-server-bans = List the bans in force.
    .examples =
        tangledbank server bans
help-server-reports = List what people at tables have reported about players.
    .examples =
        tangledbank server reports
        tangledbank server reports --all
help-server-resolve = Close a report.
    .examples =
        tangledbank server resolve 3f9a1c20 --note "banned for a week"
help-server-audit = Show what operators did, the last action first.
    .examples =
        tangledbank server audit
help-table = The id of a table, or its beginning.
help-restored = A file that tangledbank server backup has made.
help-found = The name, exactly as it is shown.
help-erased = The number of the seat, from 0, as tangledbank server show lists it.
help-yes = Don't ask for confirmation.
metavar-seat = SEAT
help-banned = An address or a network. A single IPv6 address stands for its /64 network.
help-ban-for = How long, such as 30m, 12h, 7d or 4w. Without it, until unban.
help-ban-why = The reason, for operators.
metavar-network = ADDRESS
metavar-text = TEXT
help-reports-all = Also those that are resolved.
help-resolved = The id of a report, as tangledbank server reports shows it.
help-resolve-note = What was done, for operators.
metavar-report = REPORT
help-to = The file to write.
metavar-table = TABLE

server-several = { $count } tables begin with { $table }. Write more of the id.
server-unknown = There is no table { $table }.
server-no-database = There is no database { $path }. Pass the one that serve uses with --database.
server-none = There are no tables.
server-made = made { $made }, { $choices } choices
server-closed = Table { $table } is closed.
server-refused = That was refused: { $code }.
server-write = { $path } cannot be written: { $why }
server-written = Written: { $path }
server-silent = No server answers at { $path }. Is it running, under this user and with this database?
server-drained = New tables are refused now. In memory: { $tables } tables, { $sockets } connections. Stop the server when you like: games continue after the restart.
server-resumed = New tables are made again. In memory: { $tables } tables, { $sockets } connections.
server-open = New tables are accepted. In memory: { $tables } tables, { $sockets } connections.
server-closing = New tables are refused. In memory: { $tables } tables, { $sockets } connections.
server-clocks = The clocks of the workers differ by at most { $seconds } s.
server-no-audit = No operator has done anything yet.
server-copying = Copying
server-no-file = There is no file { $path }. Check the path of the back-up.
server-no-backup = { $path } is not a back-up of games: { $why }. Pass a file that tangledbank server backup has made.
server-not-empty = { $database } already holds games or bans, and a back-up would mix with them. Pass an empty database with --database.
server-running = A server is using this database. Stop it, then restore.
server-restored = { $count ->
    [one] Restored { $count } table.
   *[other] Restored { $count } tables.
}
server-no-name = Nobody is called { $name } at any table.
server-delete-sure = Delete table { $table } ({ $names }) for good? Type yes to continue:
server-deleted = Table { $table } is deleted. Back-ups made before still hold it.
server-erase-sure = Replace the name { $name } with { $erased } for good? Type yes to continue:
server-erased = Seat { $seat } of table { $table } is called { $erased } now. Back-ups and downloaded records made before still hold the old name.
server-no-person = No person sits at seat { $seat } of table { $table }. See tangledbank server show.
server-yes = yes
server-unchanged = Nothing was changed. Type yes when you are asked, or pass --yes.
server-banned = { $network } is banned { $until }. Running servers know within seconds.
server-unbanned = { $network } is no longer banned. Running servers know within seconds.
server-not-banned = { $network } is not banned. See tangledbank server bans.
server-banned-wider = { $network } is not banned by itself, but as a part of { $wider }. Unban that network.
server-no-bans = Nobody is banned.
server-until = until { $when } UTC
server-for-ever = until unban
server-duration = { $given } is no duration. Write a number with m, h, d or w, such as 12h or 7d.
server-no-network = { $given } is no address or network. Write one such as 203.0.113.9, 203.0.113.0/24 or 2001:db8:1:2::/64.
server-local-network = { $given } includes this machine, where proxies and health checks run. Ban the addresses of clients instead: with serve --proxies, the server sees them.
server-no-reports = No reports are waiting.
server-by-spectator = by a spectator
server-by-seat = by seat { $seat }
server-report-done = resolved { $when } { $note }
server-no-report = No open report has the id { $id }. See tangledbank server reports.
server-resolved = Report { $id } is resolved.

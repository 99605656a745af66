### tangledbank server

help-server = Manage the tables of a server.
    .examples =
        tangledbank server list
        tangledbank server show TABLE
        tangledbank server export TABLE --to record.json
        tangledbank server drain
        tangledbank server backup --to backup.db
help-server-list = List the most recent tables. Each line has the table’s id, status, game, last change and players.
    .examples =
        tangledbank server list
help-server-show = Show the seats and settings of a table, without cards or secrets.
    .examples =
        tangledbank server show TABLE
help-server-find = List the tables and seats of people with this name.
    .examples =
        tangledbank server find Anna
help-server-close = Close a table and disconnect everyone there.
    .examples =
        tangledbank server close TABLE
help-server-delete = Permanently delete a table with its game, names and links.
    .examples =
        tangledbank server delete TABLE
        tangledbank server delete TABLE --yes
help-server-erase = Erase the name of the person at a seat. The others keep their game.
    .examples =
        tangledbank server erase TABLE 1
help-server-export = Write the record of a finished game to a file.
    .examples =
        tangledbank server export TABLE --to record.json
help-server-drain = Refuse new tables before an upgrade. Current games continue.
    .examples =
        tangledbank server drain
help-server-resume = Allow new tables again.
    .examples =
        tangledbank server resume
help-server-status = Show the load of a running server. It counts tables and connections, and says whether new tables are accepted.
    .examples =
        tangledbank server status
help-server-backup = Copy all games to a file while the server runs.
    .examples =
        tangledbank server backup --to backup.db
help-server-restore = Restore the games of a backup into an empty database.
    .examples =
        tangledbank server restore backup.db --database sqlite:///games.db
        tangledbank server restore backup.db --database postgresql://USER@HOST/NAME
help-server-ban = Refuse all requests from an address or network. Its connections are closed.
    .examples =
        tangledbank server ban 203.0.113.9 --for 7d --why "floods tables"
        tangledbank server ban 2001:db8:1:2::/64
help-server-unban = Accept requests from an address or network again.
    .examples =
        tangledbank server unban 203.0.113.9
help-server-bans = List the active bans.
    .examples =
        tangledbank server bans
help-server-reports = List reports about players.
    .examples =
        tangledbank server reports
        tangledbank server reports --all
help-server-resolve = Close a report.
    .examples =
        tangledbank server resolve 3f9a1c20 --note "banned for a week"
help-server-audit = Show what operators did, newest first.
    .examples =
        tangledbank server audit
help-table = The id of a table, or its first characters.
help-restored = A file made by tangledbank server backup.
help-found = The name, exactly as shown.
help-erased = The seat number, from 0; see tangledbank server show.
help-yes = Don’t ask for confirmation.
metavar-seat = SEAT
help-banned = An address or a network. A single IPv6 address means its /64 network.
help-ban-for = How long, such as 30m, 12h, 7d or 4w. Default: until you unban it.
help-ban-why = The reason, for operators.
metavar-network = ADDRESS
metavar-text = TEXT
help-reports-all = Include resolved reports.
help-resolved = The id of a report; see tangledbank server reports.
help-resolve-note = What was done, for operators.
metavar-report = REPORT
help-to = The file to write.
metavar-table = TABLE

server-several = { $count } tables start with { $table }. Type more of the id.
server-unknown = There is no table { $table }.
server-no-database = There is no database { $path }. Use --database to pass the one that the server uses.
server-none = There are no tables.
server-made = created { $made }, { $choices } moves
server-closed = Table { $table } is closed.
server-refused = The server refused that: { $code }.
server-write = Can’t write { $path }: { $why }
server-written = Written: { $path }
server-silent = No server answers at { $path }. Check that it is running as this user and with this database.
server-drained = The server now refuses new tables. Tables in memory: { $tables }. Connections: { $sockets }. You can stop the server at any time; games continue after the restart.
server-resumed = The server accepts new tables again. Tables in memory: { $tables }. Connections: { $sockets }.
server-open = The server accepts new tables. Tables in memory: { $tables }. Connections: { $sockets }.
server-closing = The server refuses new tables. Tables in memory: { $tables }. Connections: { $sockets }.
server-clocks = Worker clocks differ by at most { $seconds } s.
server-no-audit = No operator has done anything yet.
server-copying = Copying
server-no-file = There is no file { $path }. Check the path of the backup.
server-no-backup = { $path } isn’t a backup of games: { $why }. Pass a file made by tangledbank server backup.
server-not-empty = { $database } already has games or bans, and a backup would mix with them. Pass an empty database with --database.
server-running = A server is using this database. Stop it, then restore.
server-restored = { $count ->
    [one] Restored { $count } table.
   *[other] Restored { $count } tables.
}
server-no-name = No one at any table is called { $name }.
server-delete-sure = Permanently delete table { $table } ({ $names })? Type yes to continue:
server-deleted = Table { $table } is deleted. Earlier backups still contain it.
server-erase-sure = Permanently replace the name { $name } with { $erased }? Type yes to continue:
server-erased = Seat { $seat } of table { $table } is now called { $erased }. Earlier backups and downloaded records still contain the old name.
server-no-person = No person sits at seat { $seat } of table { $table }. See tangledbank server show.
server-yes = yes
server-unchanged = Nothing was changed. Type yes when asked, or pass --yes.
server-banned = { $network } is banned { $until }. This takes effect within seconds.
server-unbanned = { $network } is no longer banned. This takes effect within seconds.
server-not-banned = { $network } isn’t banned. See tangledbank server bans.
server-banned-wider = { $network } is banned only as part of { $wider }. Unban that network instead.
server-no-bans = No one is banned.
server-until = until { $when } UTC
server-for-ever = until you unban it
server-duration = { $given } isn’t a duration. Use a number with m, h, d or w, such as 12h or 7d.
server-no-network = { $given } isn’t an address or a network. Use one such as 203.0.113.9, 203.0.113.0/24 or 2001:db8:1:2::/64.
server-local-network = { $given } includes this machine, where proxies and health checks run. Ban client addresses instead; start the server with --proxies so that it sees them.
server-no-reports = There are no open reports.
server-by-spectator = by a spectator
server-by-seat = by seat { $seat }
server-report-done = resolved { $when } { $note }
server-no-report = No open report has the id { $id }. See tangledbank server reports.
server-resolved = Report { $id } is resolved.

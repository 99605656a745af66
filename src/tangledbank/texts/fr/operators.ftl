### tangledbank server

help-server = Gérer les tables d’un serveur.
    .examples =
        tangledbank server list
        tangledbank server show TABLE
        tangledbank server export TABLE --to record.json
        tangledbank server drain
        tangledbank server backup --to backup.db
help-server-list = Lister les tables les plus récentes. Chaque ligne donne l’identifiant, l’état, le jeu, le dernier changement et les joueurs.
    .examples =
        tangledbank server list
help-server-show = Montrer les places et les réglages d’une table. Ni cartes ni secrets n’y figurent.
    .examples =
        tangledbank server show TABLE
help-server-find = Lister les tables et les places des personnes qui portent ce nom.
    .examples =
        tangledbank server find Anna
help-server-close = Fermer une table et déconnecter tous ceux qui y sont.
    .examples =
        tangledbank server close TABLE
help-server-delete = Supprimer définitivement une table. Sa partie, ses noms et ses liens disparaissent.
    .examples =
        tangledbank server delete TABLE
        tangledbank server delete TABLE --yes
help-server-erase = Effacer le nom de la personne à une place. Les autres gardent leur partie.
    .examples =
        tangledbank server erase TABLE 1
help-server-export = Écrire l’enregistrement d’une partie finie dans un fichier.
    .examples =
        tangledbank server export TABLE --to record.json
help-server-drain = Refuser les nouvelles tables avant une mise à jour. Les parties en cours continuent.
    .examples =
        tangledbank server drain
help-server-resume = Permettre de nouveau les nouvelles tables.
    .examples =
        tangledbank server resume
help-server-status = Montrer la charge d’un serveur. Vous voyez ses tables, ses connexions, et s’il accepte de nouvelles tables.
    .examples =
        tangledbank server status
help-server-backup = Copier toutes les parties dans un fichier. Le serveur continue de tourner.
    .examples =
        tangledbank server backup --to backup.db
help-server-restore = Restaurer les parties d’une sauvegarde dans une base vide.
    .examples =
        tangledbank server restore backup.db --database sqlite:///games.db
        tangledbank server restore backup.db --database postgresql://USER@HOST/NAME
help-server-ban = Refuser toutes les demandes d’une adresse ou d’un réseau. Ses connexions sont fermées.
    .examples =
        tangledbank server ban 203.0.113.9 --for 7d --why "floods tables"
        tangledbank server ban 2001:db8:1:2::/64
help-server-unban = Accepter de nouveau les demandes d’une adresse ou d’un réseau.
    .examples =
        tangledbank server unban 203.0.113.9
help-server-bans = Lister les exclusions en vigueur.
    .examples =
        tangledbank server bans
help-server-reports = Lister les signalements de joueurs.
    .examples =
        tangledbank server reports
        tangledbank server reports --all
help-server-resolve = Clore un signalement.
    .examples =
        tangledbank server resolve 3f9a1c20 --note "banned for a week"
help-server-audit = Montrer ce que les opérateurs ont fait, le plus récent d’abord.
    .examples =
        tangledbank server audit
help-table = L’identifiant d’une table, ou ses premiers caractères.
help-restored = Un fichier créé par « tangledbank server backup ».
help-found = Le nom, exactement comme affiché.
help-erased = Le numéro de la place, à partir de 0 ; voir tangledbank server show.
help-yes = Ne pas demander de confirmation.
metavar-seat = PLACE
help-banned = Une adresse ou un réseau. Une seule adresse IPv6 vaut pour son réseau /64.
help-ban-for = La durée, par exemple 30m, 12h, 7d ou 4w. Par défaut, jusqu’à réadmission.
help-ban-why = La raison, pour les opérateurs.
metavar-network = ADRESSE
metavar-text = TEXTE
help-reports-all = Inclure les signalements clos.
help-resolved = L’identifiant d’un signalement ; voir tangledbank server reports.
help-resolve-note = Ce qui a été fait, pour les opérateurs.
metavar-report = SIGNALEMENT
help-to = Le fichier à écrire.
metavar-table = TABLE

server-several = { $count } tables commencent par { $table }. Tapez davantage de l’identifiant.
server-unknown = Il n’y a pas de table { $table }.
server-no-database = La base { $path } n’existe pas. Indiquez celle du serveur avec --database.
server-none = Il n’y a pas de tables.
server-made = créée { $made }, { $choices } coups
server-closed = La table { $table } est fermée.
server-refused = Le serveur a refusé : { $code }.
server-write = Impossible d’écrire { $path } : { $why }
server-written = Écrit : { $path }
server-silent = Aucun serveur ne répond à { $path }. Vérifiez qu’il tourne sous cet utilisateur et avec cette base.
server-drained = Le serveur refuse maintenant les nouvelles tables. Tables en mémoire : { $tables }. Connexions : { $sockets }. Vous pouvez arrêter le serveur à tout moment ; les parties reprennent après le redémarrage.
server-resumed = Le serveur accepte de nouveau les nouvelles tables. Tables en mémoire : { $tables }. Connexions : { $sockets }.
server-open = Le serveur accepte les nouvelles tables. Tables en mémoire : { $tables }. Connexions : { $sockets }.
server-closing = Le serveur refuse les nouvelles tables. Tables en mémoire : { $tables }. Connexions : { $sockets }.
server-clocks = Les horloges des processus diffèrent de { $seconds } s au plus.
server-no-audit = Aucun opérateur n’a encore rien fait.
server-copying = Copie
server-no-file = Il n’y a pas de fichier { $path }. Vérifiez le chemin de la sauvegarde.
server-no-backup = { $path } n’est pas une sauvegarde de parties : { $why }. Indiquez un fichier créé par tangledbank server backup.
server-not-empty = { $database } contient déjà des parties ou des exclusions, auxquelles une sauvegarde se mêlerait. Indiquez une base vide avec --database.
server-running = Un serveur utilise cette base. Arrêtez-le, puis restaurez.
server-restored = { $count ->
    [one] { $count } table restaurée.
   *[other] { $count } tables restaurées.
}
server-no-name = Personne ne s’appelle { $name }, à aucune table.
server-delete-sure = Supprimer définitivement la table { $table } ({ $names }) ? Tapez oui pour continuer :
server-deleted = La table { $table } est supprimée. Les sauvegardes plus anciennes la contiennent encore.
server-erase-sure = Remplacer définitivement le nom { $name } par { $erased } ? Tapez oui pour continuer :
server-erased = La place { $seat } de la table { $table } s’appelle maintenant { $erased }. Les sauvegardes et les enregistrements plus anciens contiennent encore l’ancien nom.
server-no-person = Personne n’occupe la place { $seat } de la table { $table }. Voir tangledbank server show.
server-yes = oui
server-unchanged = Rien n’a changé. Tapez oui quand on vous le demande, ou indiquez --yes.
server-banned = { $network } est exclu { $until }. Cela prend effet en quelques secondes.
server-unbanned = { $network } n’est plus exclu. Cela prend effet en quelques secondes.
server-not-banned = { $network } n’est pas exclu. Voir tangledbank server bans.
server-banned-wider = { $network } n’est exclu que comme partie de { $wider }. Réadmettez plutôt ce réseau.
server-no-bans = Personne n’est exclu.
server-until = jusqu’au { $when } UTC
server-for-ever = jusqu’à réadmission
server-duration = { $given } n’est pas une durée. Écrivez un nombre suivi de m, h, d ou w, par exemple 12h ou 7d.
server-no-network = { $given } n’est ni une adresse ni un réseau. Écrivez par exemple 203.0.113.9, 203.0.113.0/24 ou 2001:db8:1:2::/64.
server-local-network = { $given } comprend cette machine, où tournent les mandataires et les contrôles. Excluez plutôt les adresses des clients ; lancez le serveur avec --proxies pour qu’il les voie.
server-no-reports = Il n’y a pas de signalement ouvert.
server-by-spectator = par un spectateur
server-by-seat = par la place { $seat }
server-report-done = clos { $when } { $note }
server-no-report = Aucun signalement ouvert n’a l’identifiant { $id }. Voir tangledbank server reports.
server-resolved = Le signalement { $id } est clos.

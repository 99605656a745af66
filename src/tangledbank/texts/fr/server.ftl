### Ce que le serveur refuse

refused-invalid-secret = Ce lien, ce code ou ce jeton n’ouvre aucune place ici : il a déjà servi, il a expiré, ou la place est à quelqu’un d’autre.
refused-unknown-table = Cette table n’existe pas.
refused-seat-unavailable = Cette place n’est pas disponible.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-already-started = La partie a déjà commencé.
refused-not-playing = Aucune partie n’est en cours à cette table.
refused-not-over = La partie n’est pas encore terminée.
refused-not-away = Impossible pour l’instant : ce joueur est présent, ou la table l’attend encore.
refused-not-agreed = { $detail ->
    [alone] À deux, personne ne peut céder une place. Le robot continue d’y jouer.
   *[other] Les autres joueurs n’ont pas tous accepté de confier cette place à quelqu’un d’autre.
 }
refused-link-required = Cette table est privée. Si vous y avez joué, entrez votre code de secours ; sinon, demandez un lien à un joueur.
refused-table-closed = Cette table est fermée.
refused-rules-changed = Cette partie a commencé avec d’autres règles ou d’autres cartes que celles du serveur actuel : { $detail }.
refused-no-spectators = Cette table n’admet pas de spectateurs.
refused-no-undo = { $detail ->
    [reveal] Vous avez repris trop de choix à la suite. Choisissez ; vous pourrez de nouveau en reprendre dès que quelque chose aura été révélé.
    [game] Vous ne pouvez plus rien reprendre dans cette partie : vous avez déjà repris trop de choix.
   *[other] Il n’y a rien à reprendre.
 }
refused-ambiguous-notation = Plusieurs options correspondent. Écrivez-en une en entier ou choisissez par numéro : { $detail }
refused-spectator = Un spectateur ne joue pas.
refused-invalid-name = { $detail ->
    [filtered] Ce nom n’est pas admis ici. Choisissez-en un autre.
   *[other] Un nom doit contenir au moins une lettre, un chiffre ou un signe visible.
}
refused-invalid-client-seed = Une part du mélange compte de 32 à 64 chiffres hexadécimaux.
refused-unknown-game = Il n’y a pas de jeu { $detail } ici.
refused-unknown-set = Le set { $detail } n’est pas proposé ici.
refused-invalid-players = Ce jeu se joue à { $detail }.
refused-invalid-bots = Ces robots ne peuvent pas jouer ici : { $detail }. Une place au moins est pour une personne.
refused-invalid-clock = La pendule ne se règle pas ainsi : { $detail }.
refused-no-hints = Cette table n’admet pas de conseils.
refused-too-many-reports = Il y a assez de signalements pour cette table. L’opérateur du serveur les examinera.
refused-not-in-lesson = { $detail }
refused-invalid-message = Ce n’est pas un message du protocole : { $detail }
refused-wrong-protocol = Cette page ou ce programme et le serveur n’ont pas la même version du protocole. Rechargez la page, ou mettez le programme à jour vers la version { $detail }.
refused-too-long = C’est trop long.
refused-rate-limited = Trop de demandes de votre part ou de votre réseau. Patientez un instant, puis réessayez.
refused-too-slow = La connexion est trop lente ou muette.
refused-too-many = Le serveur, cette table ou votre réseau a atteint sa limite. Réessayez plus tard.
refused-busy = Le serveur est occupé. Réessayez dans un instant.
refused-draining = Le serveur va redémarrer. Réessayez dans une minute.
refused-storage-failed = Le serveur n’a pas pu enregistrer cela ; rien n’a été changé.
refused-internal-error = Quelque chose ne va pas dans le serveur lui-même. Rien n’a changé, et la faute a été notée.
refused-wrong-host = Le serveur ne porte pas ce nom.
refused-wrong-origin = Une autre page ne peut pas utiliser ce serveur.
refused-banned = Ce serveur n’accepte pas les demandes de votre réseau. Si vous pensez que c’est une erreur, adressez-vous à son opérateur.

### Coups illisibles

unreadable-move = « { $text } » n’est pas un coup. Les coups s’écrivent ainsi : { $examples }.
unreadable-long = Un coup a au plus { $most } lettres, et celui-ci en a { $letters }.
unreadable-seat = « { $text } » n’est pas une place. Les places vont de { $first } à { $last }.
unreadable-species = « { $text } » n’est pas une espèce. Les espèces s’écrivent comme A1.
unreadable-animal = « { $text } » n’est pas un animal. Les animaux s’écrivent comme A1.
unreadable-number = « { $text } » n’est pas un nombre.
unreadable-trait = Il n’y a pas de trait « { $text } ».
unreadable-card = Il n’y a pas de carte « { $text } ». Il y a { $known }.
unreadable-card-form = Il n’y a pas de carte « { $text } ». Les cartes s’écrivent comme { $example }.
unreadable-mark = Il n’y a pas de carte { $text }/{ $number } ici. Cartes { $text } ici : { $count }.
unreadable-face = La carte { $card } n’a pas de trait « { $text } ».
unreadable-pair = « { $text } » n’est pas une carte de paire. Elles s’écrivent comme cooperation of A1+A2.
unreadable-no-pair = Il n’y a pas de { $text } sur { $animals }.
unreadable-listed = « { $text } » n’est pas possible ici ({ $kind }). Il y a { $known }.

### Ce qu’on joue ici

game-evolution = Nourrissez vos espèces, faites-les grandir, donnez-leur des traits ; 17 traits, un point d’eau.
game-climate = Évolution avec le temps qu’il fait : fourrure, collerettes et hibernation contre le froid, la chaleur et les catastrophes.
game-origin = Des animaux en rang, des dés pour la nourriture, des paires et des parasites : chaque carte est un animal ou un trait.
game-time-to-fly = L’Origine des espèces avec des ailes, des coquilles, de l’encre et des chasseurs à l’affût.
game-oceans = Un anneau d’espèces autour de la table, un Récif pour se nourrir, et les Profondeurs où tout est permis.

### Le client pour navigateurs

missing-web-title = La table n’est pas construite
missing-web-build = Le serveur fonctionne, mais le client pour navigateurs ne fait pas partie de cette installation. Dans une copie du dépôt, make web le construit ; rechargez ensuite cette page.
missing-web-else = Sans lui, on peut jouer dans le terminal avec tangledbank join, et les programmes jouent selon le protocole de docs/reference/protocol.md.
missing-docs-title = La documentation n’est pas construite
missing-docs-build = Le serveur fonctionne, mais sa documentation ne fait pas partie de cette installation. Dans une copie du dépôt, make docs la construit ; relancez ensuite le serveur.
missing-docs-else = Les mêmes pages sont dans le dossier docs du dépôt, en texte.

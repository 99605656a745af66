### Ce que le serveur refuse

refused-invalid-secret = Ce lien a déjà servi ou a expiré, ou quelqu’un d’autre a la place. Demandez un nouveau lien à un joueur.
refused-unknown-table = Cette table n’existe pas. Vérifiez le lien, ou demandez-en un nouveau à un joueur.
refused-seat-unavailable = Cette place n’est pas disponible.
refused-not-host = Seul l’hôte peut faire cela.
refused-already-started = La partie a déjà commencé.
refused-not-playing = Aucune partie n’est en cours à cette table.
refused-not-over = La partie n’est pas encore terminée.
refused-paused = La partie est en pause. Reprenez-la d’abord.
refused-not-away = Impossible pour l’instant : ce joueur est présent, ou la table l’attend encore.
refused-not-agreed = { $detail ->
    [alone] À deux à la table, une place ne peut pas être cédée. Le robot continue d’y jouer.
   *[other] Tous n’ont pas accepté de donner cette place à quelqu’un d’autre.
}
refused-link-required = Cette table est privée. Si vous y avez joué, entrez votre code de secours ; sinon, demandez un lien à un joueur.
refused-table-closed = Cette table est fermée.
refused-rules-changed = Les règles ou les cartes ont changé depuis le début de cette partie, qui ne peut pas continuer : { $detail }. Ouvrez une nouvelle table.
refused-no-spectators = Cette table n’admet pas de spectateurs.
refused-no-undo = { $detail ->
    [reveal] Vous avez annulé trop de coups à la suite. Jouez ; vous pourrez de nouveau annuler quand quelque chose aura été révélé.
    [game] Vous avez épuisé vos annulations pour cette partie.
    [off] On ne peut pas annuler à cette table.
    [over] La partie est terminée.
    [revealed] On ne peut pas revenir avant une pioche, un dé ou une carte révélée.
    [player] On ne peut pas revenir avant le coup d’un autre joueur.
    [timeout] Un robot a joué parce que votre temps était écoulé ; cela ne s’annule pas.
   *[other] Il n’y a rien à annuler.
}
refused-ambiguous-notation = Cela peut désigner plusieurs coups. Écrivez-en un en entier, ou choisissez par numéro : { $detail }
refused-spectator = Les spectateurs ne peuvent pas jouer.
refused-invalid-name = { $detail ->
    [filtered] Ce nom n’est pas admis ici. Choisissez-en un autre.
   *[other] Votre nom doit contenir au moins une lettre, un chiffre ou un signe visible.
}
refused-invalid-client-seed = Votre part du mélange doit compter de 32 à 64 chiffres hexadécimaux.
refused-unknown-game = Ce serveur ne propose pas le jeu { $detail }.
refused-unknown-set = Ce serveur ne propose pas l’extension { $detail }.
refused-invalid-players = Ce jeu se joue à { $detail } joueurs.
refused-invalid-bots = Ces robots ne peuvent pas jouer ici : { $detail }. Une place au moins doit être pour une personne.
refused-invalid-clock = La pendule ne peut pas être réglée ainsi : { $detail }.
refused-no-hints = Les conseils sont désactivés à cette table.
refused-too-many-reports = Cette table a déjà assez de signalements. L’opérateur du serveur va les examiner.
refused-not-in-lesson = { $detail }
refused-invalid-message = Ce n’est pas un message du protocole : { $detail }
refused-wrong-protocol = Cette page ou ce programme n’a pas la même version que le serveur. Rechargez la page, ou mettez le programme à jour vers la version { $detail } du protocole.
refused-too-long = C’est trop long pour ce serveur. Essayez plus court.
refused-rate-limited = Trop de demandes de votre part ou de votre réseau. Patientez un instant, puis réessayez.
refused-too-slow = Votre connexion est trop lente, ou est restée muette trop longtemps. Rechargez la page pour vous reconnecter.
refused-too-many = Le serveur, cette table ou votre réseau a atteint sa limite. Réessayez plus tard.
refused-busy = Le serveur est occupé. Réessayez dans un instant.
refused-draining = Le serveur va redémarrer. Réessayez dans une minute.
refused-storage-failed = Le serveur n’a pas pu enregistrer cela ; rien n’a changé. Réessayez dans un instant.
refused-internal-error = Une erreur s’est produite sur le serveur. Rien n’a changé, et l’erreur a été notée. Réessayez.
refused-wrong-host = Le serveur ne porte pas ce nom. Utilisez l’adresse que son opérateur vous a donnée.
refused-wrong-origin = Les pages d’un autre site ne peuvent pas utiliser ce serveur.
refused-banned = Ce serveur n’accepte pas les demandes de votre réseau. Si vous pensez que c’est une erreur, adressez-vous à son opérateur.

### Coups illisibles

unreadable-move = « { $text } » n’est pas un coup. Les coups s’écrivent comme { $examples }.
unreadable-long = Un coup a au plus { $most } lettres, et celui-ci en a { $letters }.
unreadable-seat = « { $text } » n’est pas une place. Les places vont de { $first } à { $last }.
unreadable-species = « { $text } » n’est pas une espèce. Les espèces s’écrivent comme A1.
unreadable-animal = « { $text } » n’est pas un animal. Les animaux s’écrivent comme A1.
unreadable-number = « { $text } » n’est pas un nombre.
unreadable-trait = Il n’y a pas de trait « { $text } ».
unreadable-card = Il n’y a pas de carte « { $text } ». Il y a { $known }.
unreadable-card-form = Il n’y a pas de carte « { $text } ». Les cartes s’écrivent comme { $example }.
unreadable-mark = Il n’y a pas de carte { $text }/{ $number } ici. { $count ->
    [0] Il n’y a aucune carte { $text } ici.
    [one] Il n’y en a qu’une : écrivez { $text }.
   *[other] Écrivez { $text }, ou { $text }/2 jusqu’à { $text }/{ $count }.
}
unreadable-face = La carte { $card } n’a pas de trait « { $text } ».
unreadable-pair = « { $text } » n’est pas une carte de paire. Elles s’écrivent comme cooperation of A1+A2.
unreadable-no-pair = { $animals } n’ont pas { $text } en commun.
unreadable-listed = « { $text } » n’est pas possible ici ({ $kind }). Choisissez parmi { $known }.

### Ce qu’on joue ici

game-evolution = Nourrissez vos espèces, faites-les grandir, donnez-leur des traits : 17 traits, une seule mare.
game-climate = Evolution et la météo : fourrure, collerette et hibernation contre le froid, la chaleur et les catastrophes.
game-origin = Chaque carte est un animal ou un trait. Les dés donnent la nourriture ; les paires la partagent, les parasites l’épuisent.
game-time-to-fly = L’Origine des espèces avec des ailes, des coquilles, de l’encre et des chasseurs à l’affût.
game-oceans = Un anneau d’espèces autour de la table, un récif où récolter, et les profondeurs, où tout est permis.

### Le client pour navigateurs

missing-web-title = Le client pour navigateurs n’est pas construit
missing-web-build = Le serveur fonctionne, mais cette installation n’a pas de client pour navigateurs. Dans une copie du dépôt, construisez-le avec make web, puis rechargez cette page.
missing-web-else = En attendant, vous pouvez jouer dans le terminal avec tangledbank join, et les programmes peuvent jouer par le protocole (docs/reference/protocol.md).
missing-docs-title = La documentation n’est pas construite
missing-docs-build = Le serveur fonctionne, mais cette installation n’a pas les pages de documentation. Dans une copie du dépôt, construisez-les avec make docs, puis relancez le serveur.
missing-docs-else = Vous pouvez lire les mêmes pages en texte dans le dossier docs du dépôt.

# Before the sentences of the log about a choice that a bot made
log-timeout = { $mine ->
    [yes] Temps écoulé : un robot a joué pour vous.
   *[no] Temps écoulé : un robot a joué pour { $name }.
 }

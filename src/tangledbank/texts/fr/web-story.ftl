### Leçons, replays, fins : pages du client dans le navigateur

story-lost = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
story-again = Réessayer
story-home = Vers l’accueil

## Leçons

lesson-title = Première leçon
lesson-coming = On distribue les cartes …
lesson-sorry = Cette leçon ne peut pas être montrée.
lesson-step = étape { $step } sur { $steps }
lesson-on = Continuer
lesson-back = Retour
lesson-show = Faites-le pour moi
lesson-over = C’était la leçon. Regardez la table tant que vous voulez ; la prochaine partie est à vous.
lesson-restart = Encore une fois
lesson-play = Jouer une partie
lesson-fold = Moins
lesson-unfold = Plus

## Replays

replay-title = Replay
replay-of = Replay : { $game }
replay-coming = On relit la partie …
replay-sorry = Cette partie ne peut pas être rejouée.
replay-file = Revoir une partie depuis un fichier
replay-file-more = Déposez ici le fichier d’une partie finie, ou choisissez-le : ce que « Télécharger » vous a donné, ou ce que le terminal a écrit.
replay-too-long = { $name } est plus long que n’importe quelle partie.
replay-no-record = { $name } n’est pas l’enregistrement d’une partie.
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-round-back = Au tour précédent
replay-round-on = Au tour suivant
replay-attack-back = À l’attaque précédente
replay-attack-on = À l’attaque suivante
replay-track = Place dans la partie
replay-at = pas { $step } sur { $last }
replay-place = tour { $round } · pas { $step } sur { $last }
replay-eyes = Qui regarde
replay-watcher = en spectateur
replay-open = mains ouvertes
replay-seat = de { $letter }, { $name }
replay-speed = Vitesse
replay-link = Lien vers ici
replay-copied = Copié

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

### Leçons, replays, fins : pages du client dans le navigateur

story-lost = Le serveur ne répond pas. Votre partie est en sécurité. Réessayez dans un instant.
story-again = Réessayer
story-home = Aller à l’accueil

## Leçons

lesson-title = Première leçon
lesson-coming = Mise en place de la table …
lesson-sorry = Cette leçon ne peut pas être affichée.
lesson-step = étape { $step } sur { $steps }
lesson-on = Suivant
lesson-back = Retour
lesson-show = Montrez-moi
lesson-over = La leçon est finie. Regardez la table aussi longtemps que vous voulez, puis jouez votre propre partie.
lesson-restart = Refaire la leçon
lesson-play = Jouer une partie
lesson-fold = Moins
lesson-unfold = Plus

## Replays

replay-title = Replay
replay-of = Replay : { $game }
replay-coming = Chargement de la partie …
replay-sorry = Cette partie ne peut pas être revue.
replay-broken = Ce n’est pas un enregistrement de Tangled Bank, ou il est abîmé. Détails :
replay-file = Ouvrir une partie enregistrée
replay-file-more = Déposez ici le fichier d’une partie finie, ou choisissez-le. « Télécharger », à la fin d’une partie, en donne un ; le terminal aussi.
replay-too-long = { $name } est trop gros pour être une partie enregistrée.
replay-no-record = { $name } n’est pas un enregistrement de Tangled Bank.
replay-back = Étape précédente
replay-on = Étape suivante
replay-play = Lecture
replay-pause = Pause
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-attack-back = Attaque précédente
replay-attack-on = Attaque suivante
replay-track = Position dans la partie
replay-at = étape { $step } sur { $last }
replay-place = manche { $round } · étape { $step } sur { $last }
replay-eyes = Voir comme
replay-watcher = Spectateur
replay-open = Toutes les cartes
replay-seat = { $letter } : { $name }
replay-hands = Mains
replay-no-cards = aucune carte
replay-speed = Vitesse
replay-link = Copier le lien
replay-copied = Copié

## La fin

end-wins = { $tie ->
    [yes] { $name } gagne au départage.
   *[no] { $name } gagne avec { $margin } d’avance.
}
end-you-win = { $tie ->
    [yes] Vous gagnez au départage !
   *[no] Vous gagnez avec { $margin } d’avance !
}
end-shared = { $names } se partagent la victoire.
end-and = { " et " }
end-lived = { $kind ->
    [animals] { $lived } animaux ont vécu ; { $left ->
        [one] { $left } a survécu
       *[other] { $left } ont survécu
    }.
   *[species] { $lived } espèces ont vécu ; { $left ->
        [one] { $left } a survécu
       *[other] { $left } ont survécu
    }.
}
end-best = { $name }
end-best-ate = { $attacked ->
    [0] a mangé { $eaten } sans jamais subir d’attaque.
    [one] a mangé { $eaten } et subi une attaque.
   *[other] a mangé { $eaten } et subi { $attacked } attaques.
}
end-score = Score
end-place = Place
end-player = Joueur
end-points = Points
end-course = Score par manche
end-course-more = points si la partie s’était arrêtée là
end-round = manche { $round }
end-to-round = Revoir depuis la manche { $round }
end-first-kill = { $hunter } mange { $prey }
end-takes-lead = { $name } prend la tête
end-many-die = { $count } s’éteignent
end-tree = Arbre de la vie
end-tree-more = une ligne par espèce, épaisse comme sa population ; les badges marquent les nouveaux traits, le rouge une attaque
end-alive = { $count } en vie, a mangé { $ate }
end-kills = { $hunter } mange { $prey }
end-attacks = { $hunter } attaque { $prey }
end-lives = Toutes les espèces
end-who = nom
end-beside = parent
end-born = naissance
end-died = fin
end-ate = a mangé
end-hunted = a attaqué
end-hunters = attaques de
end-traits = traits
end-lives-on = en vie, population { $count }
end-cause-attack = proie de { $being }
end-cause-eaten-prey = proie de { $being }
end-cause-hunger = faim
end-cause-poison = poison
end-cause-cold = froid
end-cause-heat = chaleur
end-cause-fire = feu
end-cause-age = extinction
end-cause-overpopulation = surpopulation
end-cause-event = { $what }
end-cause-scenario = { $what }
end-cause-trait = { $what }
end-cause-unknown = extinction
end-rematch = Revanche
end-to-rematch = Rejoindre la revanche
end-replay = Revoir
end-download = Télécharger
end-back = Voir la table
end-look = Voir le résultat

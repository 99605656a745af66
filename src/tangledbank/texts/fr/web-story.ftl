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
replay-broken = Ce n’est pas l’enregistrement d’une partie qu’on puisse rejouer ici. Ce qui ne va pas :
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
replay-hands = Mains
replay-no-cards = aucune carte
replay-speed = Vitesse
replay-link = Lien vers ici
replay-copied = Copié

## La fin

end-wins = { $tie ->
    [yes] { $name } gagne, après une égalité.
   *[no] { $name } gagne, de { $margin }.
}
end-you-win = { $tie ->
    [yes] Vous gagnez, après une égalité.
   *[no] Vous gagnez, de { $margin }.
}
end-shared = { $names } se partagent la victoire.
end-and = { " et " }
end-lived = { $kind ->
    [animals] { $lived } animaux ont vécu ; il en reste { $left }.
   *[species] { $lived } espèces ont vécu ; il en reste { $left }.
}
end-best = { $name }
end-best-ate = { $attacked ->
    [0] a mangé { $eaten } et n’a jamais été attaqué.
    [one] a mangé { $eaten } et a été attaqué une fois.
   *[other] a mangé { $eaten } et a été attaqué { $attacked } fois.
}
end-score = Points
end-place = Place
end-player = Joueur
end-points = Points
end-course = Course
end-course-more = points si la partie avait fini là
end-round = tour { $round }
end-to-round = Revoir depuis le tour { $round }
end-first-kill = { $hunter } mange { $prey }
end-takes-lead = { $name } en tête
end-many-die = { $count } s’éteignent
end-tree = Arbre de la vie
end-tree-more = une ligne pour chacun, épaisse comme sa population ; des badges là où un trait est venu ; du rouge là où l’un a chassé l’autre
end-alive = { $count } en vie, a mangé { $ate }
end-kills = { $hunter } mange { $prey }
end-attacks = { $hunter } attaque { $prey }
end-lives = Toutes les vies
end-who = qui
end-beside = venu de
end-born = arrivé
end-died = parti
end-ate = a mangé
end-hunted = a chassé
end-hunters = chassé par
end-traits = traits
end-lives-on = vit, population { $count }
end-cause-attack = mangé par { $being }
end-cause-prey = mangé par { $being }
end-cause-hunger = mort de faim
end-cause-poison = empoisonné
end-cause-cold = mort de froid
end-cause-heat = mort de chaud
end-cause-fire = brûlé
end-cause-age = mort de vieillesse
end-cause-crowd = mort de surpopulation
end-cause-event = { $what }
end-cause-scenario = { $what }
end-cause-trait = { $what }
end-cause-unknown = éteint
end-rematch = Revanche
end-to-rematch = Vers la revanche
end-replay = Revoir
end-download = Télécharger
end-back = Regarder la table
end-look = Comment cela a fini

### Le client pour navigateur : la table elle-même

## Plateaux, rives, cartes

table-no-traits = aucun trait
table-face-down = face cachée
table-no-species = aucune espèce
table-picked = Choisi.
table-cannot = Impossible : { $why }.
table-key = Touche { $key }.
table-changed = Vient de changer.
table-to-move = à jouer
table-has-chosen = a choisi
table-first = premier
table-away = absent
table-or = ou
table-more-of = encore { $count }
table-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## La barre, les notes, le journal

table-asked = Ce qui est demandé
table-less = Moins
table-more = Plus
table-notes = Carnet de terrain
table-notes-empty = Pointez un animal, une carte ou une zone pour en lire la description ici.
table-log = Journal
table-latest-below = le plus récent en bas
table-close = Fermer

### Le client pour navigateurs : ce que ses pages partagent, et les pages autour de la table

card-unseen = une carte
guest = Invité

## Les phases d'une manche, telles que les vues les nomment

phase-deal = Distribution
phase-food = Nourriture
phase-play = Cartes
phase-reveal = Révélation
phase-environment = Environnement
phase-feeding = Repas
phase-development = Développement
phase-growing = Réserve
phase-extinction = Extinction
phase-draw = Pioche
phase-aging = Vieillissement

seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}

## Page inconnue

missing-title = Rien ne pousse ici
missing-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé en le copiant.
missing-home = Vers la page d’accueil

## La connexion

line-lost = Connexion perdue. Nouvel essai dans { $when }. Rien n’est perdu.
line-trying = Connexion perdue. Nouvel essai en cours. Rien n’est perdu.
line-now = Essayer maintenant

about = La famille de jeux Évolution : jouer, regarder, simuler, rejouer.

# Analyses: what was played well, what was not, and what was luck.

analysis-of = { $game } : analyse
what-is-measured = Tous les nombres mesurent une seule chose ({ $quantity }), d’après ce que chaque place pouvait voir. La chance est ce que les tirages ont apporté par rapport à leur moyenne.
the-curve = La courbe
moments-that-decided = Les moments décisifs
no-moments = Aucun tour, aucun tirage n’a changé grand-chose à lui seul.
turns-that-gave-away = Les tours qui ont coûté quelque chose

column-seat = Place
column-accuracy = Précision
column-best = Meilleur
column-good = Bon
column-slip = Imprécision
column-mistake = Erreur
column-blunder = Gaffe
column-lost = Perdu
column-luck = Chance

verdict-best = meilleur
verdict-good = bon
verdict-slip = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe

counted-slip = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
counted-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
counted-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
no-verdicts = aucun
no-luck = aucune

a-best = Choix { $choice } : le meilleur coup, par { $who } ({ $change })
a-good = Choix { $choice } : un bon coup, par { $who } ({ $change })
a-slip = Choix { $choice } : une imprécision, par { $who } ({ $change })
a-mistake = Choix { $choice } : une erreur, par { $who } ({ $change })
a-blunder = Choix { $choice } : une gaffe, par { $who } ({ $change })
chance-gave = Choix { $choice } : le hasard a donné à { $who } ({ $change })
chance-took = Choix { $choice } : le hasard a pris à { $who } ({ $change })
set-up = La mise en place.
turn-heading = { $who }, choix { $choice } : { $verdict }
turn-played = Joué : { $turn }.
turn-better = Mieux : { $turn }. Cela vaut { $change } de plus.
turn-why = Pourquoi : { $reason }

# What was won or lost
places = { $is_one ->
    [True] { $places } place
   *[False] { $places } places
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Pictures
the-group = Le groupe
choice-number = choix { $choice }
curve-of-every-seat = La courbe de chaque place. Tours marqués : { $count }.
after-the-draw = Après le tirage
before = Avant
played = Joué
better = Mieux
table-as-seen = { $when } : la table vue par { $who }

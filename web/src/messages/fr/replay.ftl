# Replays, what-if games, analyses and puzzles.

replay-not-over = Cette partie n’est pas encore finie. Elle pourra être revue quand elle le sera.
replay-end = La fin
replay-better = Le meilleur tour, une fois joué
replay-heading = Revoir
replay-moment = Le moment
replay-and-seats = Relecture et places
replay-run = Lire
replay-stop = Arrêter
replay-slider = Étape de la partie
replay-seen-by = Vu par
replay-spectator = un spectateur
what-if-open = Et si… ? Continuer d’ici
what-if-who = Qui continue à partir d’ici ?
what-if-none = Prenez au moins une place vous-même.

# The analysis

analysis = Analyse
analysis-working = Un bot étudie la partie…
analysis-left = Un bot étudie la partie : encore { $seconds } s environ
analysis-ask = Analyser
    .help = Un bot juge chaque tour
analysis-group = Le groupe
analysis-title-group = Le groupe : { $quantity }, selon un bot
analysis-title-seats = Les places : { $quantity }, selon un bot
analysis-step = Étape
analysis-decided = Ce qui a décidé
analysis-learn = Apprendre de ses erreurs
analysis-learn-yours = Apprendre de vos erreurs
analysis-lost = Tours qui ont coûté quelque chose
analysis-turn = { $name }, étape { $step } : { $verdict }, { $cost }
analysis-mark = { $name } : { $verdict }
analysis-draw-gave = Étape { $step } : le hasard a donné à { $name } ({ $size })
analysis-draw-took = Étape { $step } : le hasard a pris à { $name } ({ $size })
analysis-by = { $verdict ->
        [best] Étape { $step } : le meilleur tour par { $name } ({ $size })
        [good] Étape { $step } : un bon tour par { $name } ({ $size })
        [slip] Étape { $step } : une imprécision par { $name } ({ $size })
        [mistake] Étape { $step } : une erreur par { $name } ({ $size })
        [blunder] Étape { $step } : une gaffe par { $name } ({ $size })
       *[turn] Étape { $step } : un tour par { $name } ({ $size })
    }
analysis-judged = <b>{ $name } : { $verdict }</b> ({ $cost }). Joué : { $turn }.
analysis-better = <b>Mieux :</b> { $turn }.
analysis-back = Retour à la partie
analysis-show = Montrer le meilleur tour
analysis-summary = Précision et chance
analysis-seat = Place
analysis-accuracy = Précision
analysis-accuracy-percent = { $percent } %
analysis-luck = Chance
verdict-best = meilleur
verdict-good = bon
verdict-slip = imprécision
    .many = imprécisions
verdict-mistake = erreur
    .many = erreurs
verdict-blunder = gaffe
    .many = gaffes
change-places = { $places ->
        [one] { $text } place
       *[other] { $text } places
    }
change-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
change-none = aucune
change-sign = { $sign ->
        [plus] +{ $change }
       *[minus] −{ $change }
    }
value-percent = { $percent } %
turn-times = { $choice } ({ $count } fois)

# A turn to find

exercise = L’exercice
exercise-you = vous
exercise-best = Le meilleur tour : { $turn }.
exercise-hint = Conseil : commencez par « { $choice } ».
exercise-judging = Jugement…
exercise-again = Réessayer
exercise-solution = Solution
answer-best = Oui, c’est le meilleur tour.
answer-good = Bien, mais il y a un meilleur tour : il vaut { $cost } de plus.
answer-slip = C’est une imprécision : le meilleur tour vaut { $cost } de plus. Essayez-en un autre.
answer-mistake = C’est une erreur : le meilleur tour vaut { $cost } de plus. Essayez-en un autre.
answer-blunder = C’est une gaffe : le meilleur tour vaut { $cost } de plus. Essayez-en un autre.
mistakes-none = Cette place n’a rien laissé échapper.
mistakes-number = { $number } sur { $count }
mistakes-previous = Précédent
mistakes-next = Suivant
mistakes-back = Retour à la relecture
mistakes-task = { $verdict ->
        [slip] { $seat } a joué : { $turn }. C’était une imprécision. Trouvez un meilleur tour.
        [mistake] { $seat } a joué : { $turn }. C’était une erreur. Trouvez un meilleur tour.
       *[blunder] { $seat } a joué : { $turn }. C’était une gaffe. Trouvez un meilleur tour.
    }
puzzles = Problèmes
puzzles-lead = Trouvez le meilleur tour. Le problème du jour est le même pour tout le monde.
puzzles-today = Problème du jour
puzzles-of = Tous les problèmes : { $title }
puzzles-number = { $how ->
        [solved] Problème { $number }, résolu
        [shown] Problème { $number }, solution vue
       *[none] Problème { $number }
    }
puzzles-none = Il n’y a pas encore de problèmes.
puzzles-title = Problème { $number } : { $title }
puzzle = Problème
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-heading = { $title } : problème { $number }
puzzle-heading-today = { $title } : problème du jour
puzzle-task = Problème { $number }. Trouvez le meilleur tour pour { $seat }.
puzzle-task-today = Problème du jour. Trouvez le meilleur tour pour { $seat }.

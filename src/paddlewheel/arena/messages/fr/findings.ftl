# What to conclude from a series, and what is measured of games.

half-the-games = La moitié des parties demandent au plus { $middle } décisions, une sur vingt plus de { $long }.
commonest-end = Fin la plus fréquente : { $end }.
end-with-share = { $reason }, { $share }
win-together = Toutes les places gagnent ensemble dans { $share } des parties.
seat-matters = La place compte : la place { $best } gagne { $most } des parties, la place { $worst } seulement { $least } ; une part équitable serait de { $fair }.
no-seat-better = Aucune place n’est nettement meilleure qu’une autre ; la part équitable de victoires est de { $fair }.
strength-alone = { $decides ->
    [yes] La force décide
   *[no] Rien ne montre que la force décide
} : un joueur « { $stronger } » parmi des joueurs « { $weaker } », à chaque place tour à tour, gagne { $share } des parties ; avec { $expected }, il ne ferait pas mieux que les autres.
strength-together = { $decides ->
    [yes] La force décide
   *[no] Rien ne montre que la force décide
} : une table de joueurs « { $stronger } » gagne ensemble { $share } des parties, une table de joueurs « { $weaker } » { $expected }.
course-of-games = Une décision offre en moyenne { $options } choix. D’après le jugement des bots, { $together ->
    [yes] le pronostic s’inverse
   *[no] le leader change
} { $changes } fois par partie ; les parties sont décidées après { $decided } de leurs décisions, et { $close } d’entre elles seulement dans le dernier dixième.
parts-winners = { $count ->
    [one] { $count } carte, tuile ou action sur { $all } sépare nettement les gagnants des perdants : { $names }. Elle peut être une conséquence de la victoire autant qu’une cause.
   *[other] { $count } cartes, tuiles et actions sur { $all } séparent nettement les gagnants des perdants, avant tout { $names }. Elles peuvent être une conséquence de la victoire autant qu’une cause.
}
hardly-taken = Presque jamais pris quand autre chose est possible : { $names }. Un tel choix est peut-être dominé : rendez-le plus fort ou moins cher, ou supprimez-le.
uses-lose = Qui les utilise gagne nettement moins souvent : { $names }.
and-more = { $names } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}

# What is measured of every game. Aims name the measures in English, whatever is spoken.
measure-won-together = gagné ensemble
measure-seat-wins = la place { $seat } gagne
measure-nobody-wins = personne ne gagne
measure-decisions = décisions
measure-turns = tours
measure-choices-a-decision = choix par décision
measure-score = score
measure-score-spread = écart des scores
measure-lead-changes = changements de leader
measure-decided-at = décidée à
measure-close-finish = fin serrée
measure-ended-by = fin : { $reason }

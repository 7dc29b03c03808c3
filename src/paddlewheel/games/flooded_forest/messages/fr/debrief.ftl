# The debriefing: facts, standings, curves, turning points and questions.

players-word = joueurs
turn-word = Tour
turn-of = Tour { $turn } : { $who }
reconstruction = { $facts }. Les tuiles sont une reconstitution.
so-far = La partie n’est pas finie : tour { $turn }, { $phase ->
    [flood] la crue monte
    [predators] les prédateurs arrivent
   *[dry] la forêt s’assèche
}.
fish-of = { $count } à { $owner }

tie = { $who } ont chacun { points } ; { $steps }.
    .homes = plus de poissons au fleuve donne un meilleur rang : { $fish } (FF-67)
    .bites = { $who } ont chacun { $home ->
        [one] { $home } poisson
       *[other] { $home } poissons
    } au fleuve, et qui a mangé le plus de poissons des autres à égalité est mieux classé : { $eaten } ({ $rule })
    .shared = { $who } sont à égalité en tout et partagent { $place ->
        [1] la victoire
        [2] la 2e place
        [3] la 3e place
       *[4] la 4e place
    } (FF-68a)

standings = { $over ->
    [yes] Classement final
   *[no] Classement actuel
}
column-player = Joueur
column-place = place
column-points = points
column-home = poissons rentrés
column-eaten = poissons des autres mangés
column-lost = propres poissons perdus
column-left = poissons restés en forêt
mattered = Décisions qui ont compté : les tours qui ont changé les points
column-turn = Tour
column-who = joueur
column-done = ce qui a été fait
column-points-of = points : { $who }

chart-dry = La saison sèche, tour par tour
chart-whole = La crue et la forêt, tour par tour
chart-points = Points
chart-home = Poissons rentrés au fleuve
chart-eaten = Poissons des autres mangés
chart-forest = Poissons dans la forêt
chart-tiles = Tuiles de crue sur le plateau
    .curve = Tuiles
chart-river = Poissons dans le fleuve
    .curve = Poissons
    .full = plein à

moment-height = La crue est à son plus haut : { $tiles } tuiles ; poissons dans la forêt : { $fish }.
moment-dry = La saison sèche commence ; { $who } a le premier tour.
moment-all-placed = { $who } a placé tous ses poissons dans la forêt avant tout le monde.
moment-first-home = { $who } ramène les premiers poissons au fleuve : { $fish }.
moment-most-home = Le plus grand retour : { $who } ouvre le chemin ({ $fish }).
moment-half = La moitié des cercles du fleuve est remplie : { $filled } sur { $circles }.
moment-over = { $reason ->
    [river-full] Le dernier cercle est rempli : la partie finit aussitôt ({ $rule }).
   *[forest-dry] Il ne reste aucune tuile ({ $rule }).
}
moment-first-meal = { $who } sert le premier repas, avec { the-predator } : { $fish }.
moment-largest-meal = Le plus grand repas : { $who } prend { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
} ({ $fish }).
moment-own-eaten = { $who } laisse manger ses propres poissons, qui ne rapportent rien (FF-48).
moment-driven-off = Pour la première fois, un prédateur cède la place : { the-predator } { $predator ->
    [piranhas] sont éliminés
   *[one] est éliminé
}.
moment-lead = { $who } prend la tête avec { points } et la garde pendant { turns }.

part-flood = La crue
part-predators = Les prédateurs
part-home = Le chemin du retour
part-whole = Toute la partie

happened-extra = Au tour { $turn }, { $who } a placé { $count ->
    [one] { $count } poisson supplémentaire
   *[other] { $count } poissons supplémentaires
} dans la forêt
happened-posted = { $count ->
    [one] { $count } prédateur a été placé
   *[other] { $count } prédateurs ont été placés
}
happened-lead = { $who } a pris la tête au tour { $turn } et l’a gardée pendant { turns }
happened-left = { $who } avait encore { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
} dans la forêt à la fin
happened-meal = Au tour { $turn }, { $who } a mangé des poissons : { $fish }
happened-homecoming = Au tour { $turn }, { $who } a ramené des poissons : { $fish }
happened-own = Au tour { $turn }, { $who } a laissé manger ses propres poissons
happened-gift = Au tour { $turn }, { $who } a ramené des poissons ({ $fish }), mais aucun des siens
happened-action = Au tour { $turn }, { $who } a utilisé l’action d’une tuile

question-laying = Où avez-vous posé vos tuiles : près du fleuve, où le retour est court, ou plus loin, où il y a de la place ? Qu’est-ce que cela a valu à la saison sèche ?
question-extra = { $extra }. Une foule de poissons est-elle un gain ou un risque ?
question-posted = { $posted }. Contre qui chacun a-t-il été placé, et à qui a-t-il servi ?
question-meal = { $meal }. Qu’est-ce qui aurait été mangé si une autre tuile avait été retirée ?
question-own = { $own }. Y avait-il un autre moyen, et qu’aurait-il coûté ?
question-none-eaten = Aucun poisson n’a été mangé. Les prédateurs ne se sont-ils jamais approchés, ou chacun a-t-il gardé de petits bancs ?
question-homecoming = { $homecoming }. Qui y a gagné le plus, et était-ce voulu ?
question-gift = { $gift }. Quand est-il juste de ramener les poissons des autres ?
question-action = { $action }. Que se serait-il passé sans elle ?
question-left = { $left }. À quel tour était-il trop tard pour eux ?
question-lead = { $lead }. Qu’auraient pu faire les autres ensemble ?
question-river-full = Le fleuve était plein avant que la forêt soit à sec. Qui a précipité la fin, et qui voulait plus de temps ?
question-forest-dry = La forêt était à sec avant que le fleuve soit plein. Pourquoi si peu de poissons sont-ils rentrés ?
question-open = La partie est encore ouverte. Quelle tuile peut la décider, et pour qui ?
question-real-river = Un vrai fleuve monte chaque année dans sa forêt, puis redescend. Qu’en retrouve-t-on dans le jeu, et que manque-t-il ?

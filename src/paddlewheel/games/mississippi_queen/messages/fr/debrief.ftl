# Le débriefing : tournants, tableaux, décisions et questions.

captains = capitaines
rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
period = Manche
told-round = Manche { $round }
not-over = La course n’est pas terminée : manche { $round } sur { $rounds }.

tie = { $better } et { $worse } sont allés aussi loin l’un que l’autre ; { $better } est mieux classé : { $why }.
tie-longer = il est resté plus longtemps en course (MQ-34b)
tie-races = il est encore en course (MQ-34b)
tie-speed = il est plus rapide, vitesse { $speed } contre { $other } (MQ-34b, MQ-46)
tie-coal = il a plus de charbon, { $coal } contre { $other } (MQ-34b, MQ-46)
tie-right = il est plus à droite sur le fleuve (MQ-34b, MQ-46)
tie-seat = tout le reste est égal, et sa place à la table vient avant (MQ-34b, MQ-46a)

charts-river = Au fil du fleuve (une courbe s’arrête où son bateau accoste ou quitte la course)
charts-wheels = Ce que montrent les roues
chart-distance = Cases depuis le départ
chart-behind = Cases de retard sur le bateau le plus avancé
chart-coal = Charbon restant
chart-speed = Vitesse
chart-passengers = Passagers à bord ({ $berths } pour accoster)

standings = Classement final
    .now = Classement actuel
    .ship = Bateau
    .place = place
    .fate = sort
    .round = manche
    .distance = cases depuis le départ
    .coal = charbon
    .passengers = passagers
distance = { $hexes }
decisions = Décisions importantes
    .round = Manche
    .ship = bateau
    .decision = décision
    .result = ce qui en est résulté

decided-speed = { $coal ->
    [one] brûle { $coal } charbon
   *[other] brûle { $coal } charbons
} (vitesse { $was } à { $now })
decided-turns = { $coal ->
    [one] brûle { $coal } charbon
   *[other] brûle { $coal } charbons
} ({ $turns ->
    [one] { $turns } rotation
   *[other] { $turns } rotations
})
decided-both = { $coal ->
    [one] brûle { $coal } charbon
   *[other] brûle { $coal } charbons
} (vitesse { $was } à { $now } et { $turns ->
    [one] { $turns } rotation
   *[other] { $turns } rotations
})
decided-dock = va à un quai à vitesse { $speed }
decided-push = pousse { $whom }
decided-landing = accoste à vitesse { $speed }
came-moved = avance de { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
}
came-coal = reste { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
}
came-place = arrive { $place }
came-behind = { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} de retard à la fin de la manche
shifted-aside = { $who } n’avance ni ne recule
shifted-further = { $who } avance de { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
}
shifted-back = { $who } recule de { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
}

moment-lead = { $who } prend la tête et la garde pendant { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
moment-first-passenger = { $who } embarque le premier passager de la course.
moment-full = { $who } est le premier à avoir { $berths } passagers : il ne lui manque plus que le débarcadère.
moment-gift = { $who } est poussé à un quai et y embarque un passager (MQ-43).
moment-left = Pour la première fois, une tuile où l’on attend est retirée : { $passengers ->
    [one] { $passengers } passager reste
   *[other] { $passengers } passagers restent
} sur la rive (MQ-44).
moment-coal = { $coal ->
    [one] { $who } brûle { $coal } charbon
   *[other] { $who } brûle { $coal } charbons
} en un seul déplacement ; personne n’en brûle plus à la fois.
moment-dry = { $who } est le premier à avoir brûlé tout son charbon.
moment-push = La première poussée : { $who } pousse { $whom }.
moment-platform = Le débarcadère est posé : on connaît la fin du fleuve.
moment-aground = { $who } ne peut éviter de s’échouer et quitte la course (MQ-18).
moment-out-of-coal = { $who } n’a plus assez de charbon et quitte la course (MQ-10).
moment-stranded = { $who } est coupé du fleuve et quitte la course (MQ-21b).
moment-lands = { $who } accoste et arrive { $place } ({ $rule }).
    .wins = { $who } accoste et gagne ({ $rule }).
moment-pushed-home = { $who } accoste grâce à une poussée et arrive { $place } ({ $rule }).
    .wins = { $who } accoste grâce à une poussée et gagne ({ $rule }).

talk-coal = Vitesse et charbon
talk-people = Les passagers
talk-others = Les autres sur le fleuve
talk-river = Le fleuve inconnu
talk-race = Toute la course

was-coal = À la manche { $round }, { $who } a brûlé { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
} en un seul déplacement.
ask-coal = { $coal } Qu’y a-t-il gagné, et qu’aurait-il pu faire plus tard de ce charbon ?
was-dry = { $who } avait brûlé tout son charbon à la fin de la manche { $round }.
ask-dry = { $dry } À partir de quelle manche les autres l’ont-ils su, et en ont-ils profité ?
was-spare = { $who } avait encore { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
} à la fin.
ask-spare = { $spare } Pour quoi le gardait-il, et où ce charbon aurait-il fait gagner du terrain ?
was-aground = À la manche { $round }, { $who } s’est échoué.
was-out-of-coal = À la manche { $round }, { $who } s’est trouvé à court de charbon.
ask-out = { $out } Dans quel déplacement cela s’est-il décidé : le dernier, ou bien plus tôt ?
was-stop = { $who } est allé à un quai à vitesse { $speed } à la manche { $round }.
ask-stop = { $stop } Que coûte un ralentissement, et quand coûte-t-il le moins ?
was-left = À la manche { $round }, { $passengers ->
    [one] { $passengers } passager est resté
   *[other] { $passengers } passagers sont restés
} sur la rive.
ask-left = { $left } Qui aurait pu s’y arrêter, et à quel prix ?
was-gift = À la manche { $round }, { $who } a été poussé à un quai et y a gagné un passager.
ask-gift = { $gift } À quoi la poussée devait-elle servir, et qui avait vu venir cela ?
was-push = À la manche { $round }, { $who } a poussé { $whom }.
ask-push = { $push } Était-ce pour aider l’un ou pour gêner l’autre, et qu’aurait fait chaque capitaine sans cela ?
ask-no-push = Personne n’a poussé personne. L’occasion n’est-elle jamais venue, ou un point valait-il toujours mieux que la place d’un rival ?
ask-tile = Qui arrivait le premier sur la tuile la plus en aval découvrait la suivante. Quand valait-il mieux y être le premier, et quand arriver en deuxième et connaître le chemin ?
was-strand = À la manche { $round }, { $who } a été coupé du fleuve.
ask-strand = { $strand } Quelqu’un aurait-il pu le prévoir ?
was-lead = { $who } a pris la tête à la manche { $round } et l’a gardée pendant { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
ask-lead = { $lead } Qu’a décidé ce capitaine que les autres n’ont pas décidé ?
ask-won = Regardez les courbes : à quelle manche saviez-vous qui gagnerait, et aviez-vous raison ?
ask-nobody = Personne n’a accosté. Quelle décision, et à quelle manche, a rendu cela certain ?
ask-open = La course est encore ouverte. Qui peut encore gagner, et que devrait-il décider à son prochain déplacement ?

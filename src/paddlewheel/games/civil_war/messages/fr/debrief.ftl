# Le débriefing : tournants, tableaux, décisions et questions.

players = joueurs
battles = { $battles ->
    [one] { $battles } bataille
   *[other] { $battles } batailles
}
period = Bataille
names-are-history = Les noms des cartes sont historiques ; les valeurs et les effets sont de nous.
not-over = La guerre n’est pas terminée : bataille { $battle }.

stood = { $own } contre { $enemy }
    .nobody = aucune carte

charts-forces = Les forces, bataille par bataille
charts-columns = Colonnes et pertes
chart-left = Cartes restantes
chart-lead = Combien de cartes l’Union a de plus (moins de 0 : la Confédération)
    .curve = avance de l’Union
chart-won = Colonnes gagnées jusqu’ici
chart-lost = Cartes perdues par bataille

standings = Bilan final
    .now = Situation actuelle
    .side = Camp
    .result = résultat
    .left = cartes restantes
    .won = colonnes gagnées
    .lost = cartes perdues
    .recovered = cartes récupérées
result-won = victoire
result-lost = défaite
result-draw = sans vainqueur
fought = Les batailles : totaux de l’Union et de la Confédération
    .battle = Bataille
    .lost = pertes, { $army }
    .left = reste, { $army }
    .none = rien
    .both = perdue par les deux
decisions = Décisions importantes
    .battle = Bataille
    .side = camp
    .decision = décision
    .result = ce qui en est résulté

decided-strengthen = joue « { $card } » sur sa propre colonne { $column }
decided-weaken = joue « { $card } » sur la colonne ennemie { $column }
decided-lays = pose { $cards } sur la colonne { $column }
decided-holds = tient la colonne { $column }
decided-reinforcements = pose ses renforts et { $columns ->
    [0] ne prend aucune colonne
    [one] prend { $columns } colonne
   *[other] prend { $columns } colonnes
}
came-undecided = pas encore décidé
came-taken = { $who } la prend
came-nobody = personne ne la prend
came-turned = de { $before } à { $own } contre { $enemy } : la colonne est prise
    .tie = de { $before } à { $own } contre { $enemy } après une égalité : la colonne est prise
came-hindsight = posées autrement, les mêmes cartes en auraient pris { $columns } : { $plan }
plan-card = { $card } { $column }

moment-lead = { $who } a davantage de forces, { $own } contre { $enemy }, pendant { $battles ->
    [one] { $battles } bataille
   *[other] { $battles } batailles
}.
moment-low = { $who } n’a plus que { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, un tiers de son armée ou moins.
moment-heaviest = La bataille la plus coûteuse, en cartes perdues : { $losses }.
moment-sweep = Pour la première fois, un camp prend les trois colonnes : { $who }.
moment-turned = Des renforts renversent la colonne { $column } : { $who } y était à { $before } et la prend avec { $own } contre { $enemy }.
moment-tie = La première égalité : dans la colonne { $column }, chaque camp pose une carte de plus (CW-19).
moment-both = Les deux camps perdent la colonne { $column } : personne n’a plus de carte pour départager (CW-19d).
moment-reshuffle = { $who } a épuisé sa pioche pour la première fois : ses survivants se battent de nouveau (CW-24).
moment-recovered = { $who } récupère une carte du Cimetière : « { $card } » (CW-36).
moment-raided = { $who } perd la carte du dessus de sa pioche, « { $card } », avant qu’elle ait pu se battre (CW-37).
moment-over = La guerre est terminée ({ $rule }).

talk-dark = Décider sans savoir
talk-forces = Forces et pertes
talk-chance = Le hasard
talk-history = La guerre derrière le jeu

was-turned = À la bataille { $battle }, { $who } était à { $before } dans la colonne { $column } et l’a prise.
ask-turned = { $turned } Que savait chaque camp en posant ses cartes, et que pouvait-il seulement deviner ?
was-hindsight = À la bataille { $battle }, { $who } { $columns ->
    [0] n’a pris aucune colonne
    [one] a pris { $columns } colonne
   *[other] a pris { $columns } colonnes
} ; les mêmes cartes, posées autrement, en auraient pris { $could }.
ask-hindsight = { $hindsight } Ce camp aurait-il pu le savoir ? Qu’aurait-il dû voir pour cela ?
ask-no-hindsight = Aucun camp n’aurait pu prendre davantage de colonnes en posant ses cartes autrement. Était-ce de l’habileté, ou était-ce si clair ?
was-strengthen = À la bataille { $battle }, { $who } a joué « { $card } » sur sa propre colonne { $column }.
was-weaken = À la bataille { $battle }, { $who } a joué « { $card } » sur la colonne ennemie { $column }.
ask-aimed = { $aimed } Pourquoi cette colonne, alors que les renforts des deux camps étaient encore inconnus ?
ask-spread = Vaut-il mieux être fort dans une colonne et en abandonner une autre, ou assez fort dans toutes ? Qu’en dit cette guerre ?
was-lead = Après la bataille { $battle }, { $who } avait davantage de forces, et a gardé cet avantage pendant { $battles ->
    [one] { $battles } bataille
   *[other] { $battles } batailles
}.
ask-lead = { $lead } Qu’est-ce qui avait changé alors, et l’autre camp aurait-il pu y répondre ?
was-sweep = À la bataille { $battle }, { $who } a pris les trois colonnes.
ask-sweep = { $sweep } Était-ce grâce aux cartes, ou à l’endroit où elles étaient posées ?
was-heaviest = La bataille { $battle } a coûté le plus de cartes : { $losses }.
ask-heaviest = { $heaviest } Ce qu’on y a gagné en valait-il la peine ?
was-again = À la bataille { $battle }, { $who } a mélangé { $cards ->
    [one] { $cards } survivant
   *[other] { $cards } survivants
} pour en faire une nouvelle pioche.
ask-again = { $again } Lesquels auriez-vous gardés en réserve si vous en aviez eu le droit ?
was-tie = À la bataille { $battle }, il y a eu égalité dans la colonne { $column }.
ask-tie = { $tie } Les cartes qui ont départagé les camps n’ont été choisies par personne. Est-ce juste ?
was-raid = À la bataille { $battle }, { $who } a perdu « { $card } » avant que cette carte ait pu se battre.
ask-raid = { $raid } Quelle part de cette guerre revient au hasard, et quelle part a été décidée par des personnes ?
ask-draw = La guerre s’est terminée sans vainqueur : aucun camp n’avait plus de carte. Cela en a-t-il jamais valu la peine ?
ask-missing = Les cartes nomment des personnes et des unités d’une guerre dont l’enjeu était l’esclavage et qui y a mis fin, au prix d’environ 700 000 vies. Que laisse de côté un jeu qui compte des cartes, et qui y manque ?
ask-name = Choisissez un nom sur les cartes et renseignez-vous : qu’a fait cette personne, ou cette unité, avant, pendant et après la guerre ?
ask-commanders = De 1861 à 1865 aussi, des chefs ont envoyé des hommes au combat sans savoir ce qu’avait l’autre camp. Qu’est-ce qui change quand ce sont des cartes ?

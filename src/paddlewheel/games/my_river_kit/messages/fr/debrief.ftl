# Le débriefing : courbes, tableaux, tournants, questions.

curves-river = La rivière, manche par manche
curves-cities = Les villes
curve-cash = Argent (WAG)
curve-wealth = Richesse : argent moins dettes (WAG)
curve-aquabon = Aquabon
curve-spread = Inégalité de l’argent (Gini : 0 réparti également, 1 tout à un seul maire)
curve-gini = Gini
curve-flow = Eau et pollution
curve-water-in = Eau entrée
curve-water-out = Eau sortie
curve-pollution-out = Pollution sortie
limit-red-from = rouge dès
limit-red-to = rouge jusqu’à
limit-green-from = vert dès
limit-green-to = vert jusqu’à

page-mayors = maires
page-own = { $played }. Les cartes, les zones et les évènements viennent de { $file }.
page-reconstruction = { $played }. Les cartes, les zones et les évènements sont une reconstitution ; paddlewheel components my-river-kit montre tous les nombres.
page-round = Manche { $round } : temps { $weather }
    .event = Manche { $round } : temps { $weather }, { $event }

standings-final = Classement final
standings-now = Classement actuel
standings-city = Ville
standings-aquabon = Aquabon
standings-wealth = richesse (WAG)
standings-cash = argent (WAG)
standings-debt = dette (WAG)
standings-place = place
standings-goal = objectif
standings-activities = activités
numbers-title = La rivière en chiffres
numbers-round = Manche
numbers-weather = Temps
numbers-event = Évènement
    .none = aucun
numbers-level = { $level } ({ $zone })
numbers-water-in = Eau entrée
numbers-water-out = Eau sortie
numbers-pollution-out = Pollution sortie
numbers-failures = Échecs
numbers-gini = Gini de l’argent
    .value = { NUMBER($gini, minimumFractionDigits: 2, maximumFractionDigits: 2) }
row-activities = activités
row-added = ajout
row-removed = retraits
row-moved = déplacements
row-vote = vote
row-cash = argent (WAG)
row-wealth = richesse (WAG)
row-aquabon = Aquabon
row-income = revenus (WAG)
row-running_costs = frais de fonctionnement (WAG)
row-low_water_fines = amende d’étiage (WAG)
row-pollution_fines = amende de pollution (WAG)
row-repairs = réparations (WAG)
row-water_bought = eau achetée (WAG)
row-water_given = eau pour d’autres (WAG)
row-instalments = échéances (WAG)
row-unpaid = impayés (WAG)
row-in-failure = { $card } (en échec)
agreed-title = Propositions, accords et promesses
agreed-round = Manche
agreed-what = quoi
agreed-words = en toutes lettres
agreed-accepted = accord
agreed-refused = refus
agreed-condition = condition
agreed-made = promesse faite
agreed-kept = promesse tenue
agreed-broken = promesse non tenue

report-unfinished = La partie n’est pas finie : manche { $round } sur { $rounds }.
report-level = { $mayors } sont à égalité{ $reason ->
    [aquabon] { " " }avec { $aquabon } Aquabon
    [richest] { " " }avec { $wealth } WAG
   *[own-goals] { "" }
} ; { $winner }, plus en aval, gagne seule (RK-8).

turn-first-red = Les premiers indicateurs en zone rouge : { $indicators }.
turn-four-red = { $reds } indicateurs sont rouges.
    .spared = { $reds } indicateurs sont rouges, dans la première manche : rien n’est encore perdu.
turn-first-failure = Le premier échec : { $card } de { $mayor }, faute { $why ->
    [water] d’eau
   *[WAG] de WAG
}.
turn-first-loss = La première activité détruite : { $card } de { $mayor }.
turn-first-fine = La première amende : { $why ->
    [water] trop peu d’eau arrive en aval
    [pollution] plus de pollution que d’eau arrive en aval
   *[both] trop peu d’eau et plus de pollution que d’eau arrivent en aval
}.
turn-first-water-bought = { $count ->
    [one] { $mayors } achète de l’eau pour la première fois.
   *[other] { $mayors } achètent de l’eau pour la première fois.
}
turn-first-bank-loan = { $count ->
    [one] Le premier prêt de la banque.
   *[other] Les { $count } premiers prêts de la banque.
}
turn-first-deal = Le premier accord : { $terms } { $text }
turn-first-refusal = Pour la première fois, une proposition est refusée : { $terms } { $text }
turn-largest-drop = { $indicator } : de { $before } à { $after }, la plus forte dégradation de la partie.
turn-largest-recovery = { $indicator } : de { $before } à { $after }, la plus forte amélioration de la partie.
turn-all-green = Les six indicateurs sont en zone verte.
turn-nearest-to-green = La rivière n’a jamais été aussi près de la zone verte : { $greens } sur { $all }. Il manque : { $indicators }.
turn-most-unequal = L’argent est réparti le plus inégalement (Gini { NUMBER($gini, minimumFractionDigits: 2, maximumFractionDigits: 2) }) : { $purses }.
turn-votes-apart = Les maires ne voient pas le même paysage : { $votes }.
turn-most-failures = La manche qui compte le plus d’échecs : { $failures }.
turn-mayor = { $mayor } { $number }

talk-feelings = Le ressenti
talk-game = À propos du jeu
talk-reality = Retour à la réalité
debrief-ask-feelings = Que ressentez-vous maintenant, et quels moments de la partie avez-vous vécus avec le plus de plaisir ou d’agacement ?
debrief-ask-opinion = Que pensez-vous du jeu ?
debrief-ask-thoughts = À quoi pensiez-vous en jouant ?
debrief-ask-wishes = Que vouliez-vous pour votre ville, et avez-vous changé de stratégie en cours de partie ?
debrief-ask-turning-points = Regardez les tournants de la partie : que s’est-il passé, et qui aurait pu agir autrement ?
debrief-ask-learned = Qu’avez-vous appris sur la rivière et son fonctionnement ?
debrief-ask-like-reality = Qu’est-ce qui, dans le jeu, ressemble à la réalité, et qu’est-ce qui manque ou est simplifié ?
debrief-ask-use = À quoi ce jeu pourrait-il servir, et avec qui ?
debrief-ask-people-and-river = Montre-t-il bien comment les habitants et la rivière s’influencent mutuellement ?
debrief-ask-difficult = Qu’est-ce qui a été difficile, et qu’avez-vous fait ?
debrief-ask-each-of-us = Que peut faire chacun de nous pour que les choses aillent mieux là où nous vivons ?
debrief-ask-disaster = La rivière a été perdue : qu’aurait-on pu faire, et quand, pour éviter la catastrophe ?

# Les colonnes du tableau à télécharger, par le nom du champ dans le rapport.
column-round = manche
column-weather = temps
column-event = évènement
column-water-in = eau_entrée
column-water-out = eau_sortie
column-pollution-out = pollution_sortie
column-spilled = déversement
column-water = disponibilité_eau
column-pollution = pollution
column-flood = régulation_crues
column-recreation = potentiel_récréatif
column-biodiversity = biodiversité
column-landscape = paysage
column-water-zone = disponibilité_eau_zone
column-pollution-zone = pollution_zone
column-flood-zone = régulation_crues_zone
column-recreation-zone = potentiel_récréatif_zone
column-biodiversity-zone = biodiversité_zone
column-landscape-zone = paysage_zone
column-greens = verts
column-reds = rouges
column-failures = échecs
column-destroyed = détruites
column-fines = amendes
column-gini = gini
column-money = argent
column-wealth = richesse
column-aquabon = aquabon
column-votes = votes
column-income = revenus
column-running-costs = frais
column-low-water-fines = amendes_étiage
column-pollution-fines = amendes_pollution
column-repairs = réparations
column-water-bought = eau_achetée
column-water-given = eau_offerte
column-instalments = échéances
column-unpaid = impayés
column-activities = activités
column-added = ajout
column-removed = retraits
column-moved = déplacements
column-swaps = échanges
column-swaps-text = échanges_texte
column-bank-loans = prêts_bancaires
column-deals-made = accords
column-deals-refused = refus
column-deals = propositions
column-promises-made = promesses_faites
column-promises-made-text = promesses_faites_texte
column-promises-kept = promesses_tenues
column-promises-kept-text = promesses_tenues_texte
column-promises-broken = promesses_non_tenues
column-promises-broken-text = promesses_non_tenues_texte
column-conditions = conditions
column-city = ville
column-player = joueur

# La vallée sur papier.

part-board = Bandes du plateau et tableau de suivi
part-cards = Cartes activité et cartes évènement
part-tokens = Billes, pièces, marqueurs et dé
part-facilitator = Fiche d’animation
part-debriefing = Débriefing : questions et fiches

strips = Bandes du plateau
    .note = Prenez autant de bandes qu’il y a de maires, de la source vers l’aval ; découpez entre elles.
    .view = de la source à la mer
strip = La rivière le long de cinq parcelles
strip-plots = parcelles 1 à 5
strip-plot = Parcelle { $plot }
strip-centre = Centre-ville

paper-monitoring = Tableau de suivi pour { $seats } maires
    .marker = Placez un marqueur sur chaque ligne après chaque évaluation. ▲ est vert, ▼ est rouge ; le reste est neutre.
    .ends = Six ▲ dans une manche : tous gagnent. Quatre ▼ dans une manche, sauf la première : tous perdent.
    .rounds = Manche par manche
    .round = manche
    .source = Origine des limites des zones : { $source }.

paper-activities = Cartes activité
    .source = reconstituées, sauf les nombres signalés sur une carte
    .note = Le dos d’une carte la montre en échec : retournez-la quand elle échoue.
paper-landscape = Paysage { $change } : une indication pour le vote.
paper-fixed = Jamais perdue, retirée ni déplacée.
paper-source = Nombres : { $source }.
    .fields = Du livret de règles : { $fields }. Le reste : { $source }.
paper-failure = En échec
    .effect = En échec : ni revenu ni impacts.
    .lost = Deux échecs de suite : perdue.

paper-events = Cartes évènement
    .back = Évènement
    .weather = Temps
    .mayors = { tables-mayors } : { $marbles }
    .below = { $below } avec { tables-mayors }
    .water = { $weather }. Eau : { $marbles }

paper-marbles = Billes et pièces
    .note = Des billes de verre valent mieux : bleues pour l’eau, roses pour la pollution, jaunes pour les WAG. Deux gobelets les contiennent.
paper-marble-water = eau
paper-marble-pollution = pollution
paper-wag = WAG
paper-coin = 1 WAG
paper-markers = Marqueurs du tableau de suivi
paper-die = Dé de la première activité
    .name = dé
    .face = { $face } { $card }
    .note = Un dé ordinaire convient aussi : { $faces }.
paper-votes = Votes pour le paysage
    .note = Un jeu de 0 à 10 par maire, pour voter en secret.

sheet = Fiche d’animation
sheet-before = Avant la partie
    .strips = Posez autant de bandes qu’il y a de maires l’une sous l’autre, la source en haut.
    .centre = Chaque maire pose un centre-ville sur la parcelle { $plot } et prend { $wag } WAG.
    .die = Chacun lance le dé et pose gratuitement l’activité indiquée sur la parcelle de son choix.
    .events = Mélangez les évènements. La première manche est humide et n’en a pas.
sheet-water = Eau du gobelet d’eau
    .weather = temps
sheet-money = Argent
sheet-move = Déplacer, retirer ou échanger une carte
    .price = { $wag } WAG par carte
sheet-buy = Eau achetée pour un centre-ville
    .price = { $wag } WAG la bille
sheet-low-water = Moins de { $marbles } billes d’eau en aval
    .price = chacun paie { $wag } WAG
sheet-pollution = Plus de pollution que d’eau en aval
    .price = chacun paie { $wag } WAG
sheet-loan = Prêt de la banque, une fois par maire
    .price = { $wag } WAG, puis { $instalment } WAG à chacune des { $rounds } manches suivantes
sheet-notes = À noter
    .round = manche
    .event = évènement
    .water-in = eau entrée
    .water-out = eau sortie
    .pollution-out = pollution sortie
    .failures = échecs
    .agreed = ce qui a été convenu
sheet-own = Vos notes

questions-sheet = Débriefing : questions
mayor-sheet = Débriefing : fiche d’un maire
    .name = Nom
    .city = Ville
    .goal = Objectif
    .end = Aquabon et WAG à la fin
    .plan = Mon projet au début, et ce qu’il est devenu
    .decision = Une décision que je prendrais autrement aujourd’hui
    .rivers = Ce que je veux retenir sur les rivières

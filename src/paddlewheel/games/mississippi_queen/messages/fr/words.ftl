# Noms et petits mots de la course, l’invite et l’état.

title = Mississippi Queen

captain-0 = Rouge
    .letter = R
captain-1 = Bleu
    .letter = B
captain-2 = Vert
    .letter = V
# V est pris par Vert.
captain-3 = Violet
    .letter = L
captain-4 = Ambre
    .letter = A

place-1 = premier
    .short = 1er
place-2 = deuxième
    .short = 2e
place-3 = troisième
    .short = 3e
place-4 = quatrième
    .short = 4e
place-5 = cinquième
    .short = 5e

bend-left = à gauche
bend-ahead = tout droit
bend-right = à droite

fate-racing = en course
    .told = encore en course
fate-home = arrivé
    .told = arrivé
fate-aground = échoué
    .told = échoué
fate-out-of-coal = sans charbon
    .told = à court de charbon
fate-stranded = isolé
    .told = coupé du fleuve
not-landed = non arrivé

# -- la fin de la course --

wins = { $who } gagne. { $ending }
nobody-wins = Personne ne gagne. { $ending }
ending-landed = Toutes les places sont attribuées.
ending-all-out = Il ne reste aucun bateau sur le fleuve.
ending-too-few-passengers = Il reste trop peu de passagers pour qu’un bateau puisse encore accoster.
ending-rounds = La dernière manche est terminée.

# -- l’invite --

prompt-round = Manche { $round }.
prompt-speed = Manche { $round } : { $who } règle sa vitesse.
prompt-face = { $who } a été poussé et choisit sa direction.
prompt-push = { $who } pousse { $whom } : vers où ?
prompt-moved = { $who } a avancé : tourner encore, ou finir le déplacement.
prompt-steer = { $who } se déplace : encore { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# -- l’état --

status-round = Manche
    .value = { $round } sur { $rounds }
    .period = Manche { $round }
status-pile = en pioche
status-points = points à jouer
status-speed = vitesse
status-coal = charbon
status-tile = tuile
    .tip = Jusqu’où le bateau est descendu sur le fleuve.
status-aboard = à bord
    .tip = Passagers à bord ; il en faut { $berths } pour accoster.
status-order-tip = Joue en { $place } dans cette manche.
status-landed = arrivé

# -- pourquoi une partie finit, en quelques mots, pour les rapports --

ended-by-landed = arrivée au débarcadère
ended-by-all-out = plus aucun bateau sur le fleuve
ended-by-too-few-passengers = trop peu de passagers
ended-by-rounds = dernière manche terminée

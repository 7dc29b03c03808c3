# What is made for people of any game: the journal of a table, forms, drawings in a terminal, debriefings.

seat = Place { $number }
yes = Oui
no = Non
# The numbers of a summary, with spaces between them
counting = un deux trois quatre cinq six sept huit neuf dix onze douze
turn-summary = { $who } : { $words }
round = Manche

# The journal of a table. `name` is a seat or a choice.
time-up = Le temps est écoulé : la table choisit pour { $name }.
table-chose = La table a choisi pour vous : { $name }.
resigned = { $name } abandonne.
talk-over = Le temps de parole est écoulé : les autres passent, et ce qui est resté sans réponse est refusé.
ended-agreed = Tous sont d’accord pour arrêter la partie ici : personne n’a gagné.
ended-abandoned = Personne n’est revenu depuis longtemps : la partie s’arrête ici, et personne n’a gagné.
ended-host = La partie a été arrêtée ici pour tous : personne n’a gagné.

# Drawings in a terminal
more-of-the-map = (la carte continue { $sides })
more-above = en haut
more-below = en bas
more-left = à gauche
more-right = à droite
part-of-drawing = Partie { $part } sur { $parts }, de gauche à droite :

# Sentences that are typed
# Words that mean nothing by themselves, with spaces between them
fillers = à au aux avec ce ces cette d de des du elle en et il je l la le les ma mes moi mon par pour que son sa ses un une vous votre vos wag
not-understood = { $words } n’est pas compris
not-understood-in = { $words } n’est pas compris dans : { $says }
say-one-of = { $part } Dites par exemple : { $labels }.

# Debriefings
no-debriefing = { $game } n’a pas de débriefing
debriefing-of = { $game } : le débriefing
with-seed = graine { $seed }
end = fin
now = maintenant
turning-points = Moments clés
what-happened = Ce qui s’est passé
talking-about-it = Pour en parler
notes = Notes
facilitator = L’animateur ou l’animatrice
none = Aucun.
no-values = Pas encore de valeurs.
period-by-period = { $period } par { $small }
zone-red = rouge
zone-green = vert

# The debriefing of a game.

debriefing = { $title } : le débriefing
debriefing-not-over = La partie n’est pas finie.
debriefing-week = Semaine
debriefing-facts = { $version }, { $people }. La carte, les paquets et les coûts sont une reconstitution.
debriefing-facts-with-seed = { $version }, { $people }, graine { $seed }. La carte, les paquets et les coûts sont une reconstitution.
debriefing-people =
    { $players ->
        [1] une personne avec deux rôles
       *[other] { $players } joueurs
    }
debriefing-week-told = Semaine { $week } : { $losses } sur la piste des pertes
debriefing-survived =
    La communauté a tenu bon : { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    }, sous la limite de { $limit }.
debriefing-overwhelmed =
    La crue a submergé la communauté dans la semaine { $week } : { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    }, la limite est { $limit }.

# Turning points.
moment-hard-week = Une semaine dure : { $toll }.
moment-people = { $people } personnes ont été perdues, prises par l’eau ou par les camps.
moment-rescued = Des Survivants ont atteint un camp : { $rescued } de moins sur la piste des pertes.
moment-held =
    { $rain ->
        [one] { $rain } point de pluie, et rien de plus n’a été perdu.
       *[other] { $rain } points de pluie, et rien de plus n’a été perdu.
    }
moment-half = La moitié de ce que la communauté peut supporter était perdue : { $losses } sur { $limit }.
moment-back = La piste des pertes a reculé de { $losses }.
moment-worst = Le pire d’une période calme : { $toll }.
toll =
    { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    } ({ $causes })
toll-cause = { $cause } { $count }

# Charts and tables.
charts-losses = Les pertes
charts-water = L’eau
charts-people = Ce que les gens ont fait
chart-losses = Pertes jusqu’ici
    .losses = Pertes
    .limit = la limite
chart-causes = Pertes de la semaine par cause
chart-rain = Pluie et eau
    .rain = Pluie
    .water = Eau la plus haute
chart-flooded = Groupes de terre sous l’eau
    .groups = Groupes
chart-levees = Les digues
    .built = Bâties
    .gone = Emportées
chart-giving = Donner et résister
    .given = Cartes données
    .resisted = Menaces repoussées
    .carried = Menaces gardées
table-standing = Bilan final
    .now = Bilan actuel
    .who = Qui
    .community = La communauté
    .losses = pertes
    .limit = la limite
    .played = semaines jouées
    .in-all = semaines en tout
table-weeks = Ce qui a été perdu, et pourquoi
    .week = Semaine
    .rescued = sauvés
    .goals = objectifs
    .track = piste des pertes

# The questions, by the parts of the talk.
talk-what-happened = Ce qui s’est passé
talk-river = Le fleuve
talk-power = Le pouvoir
talk-community = La communauté
talk-afterwards = Après
ask-water-ahead = Dans quelle semaine avez-vous senti pour la première fois que l’eau vous devançait ? Qu’avez-vous vu ?
ask-worst-loss = Quelle perte a été la plus douloureuse, et qui aurait pu l’empêcher : vous, ou personne à cette table ?
ask-no-loss = Vous avez tenu bon sans une perte. Quelle a été la part de la chance, et qu’avez-vous fait pour cela ?
ask-heavy-rain = Suivez l’eau d’une forte pluie : pourquoi a-t-elle inondé cet endroit-là, et qui y vivait ?
ask-levee-held = Trouvez une semaine où une digue a tenu. Qu’est-ce qui est resté au sec derrière elle, et où l’eau est-elle allée à la place ?
ask-levee-gone = Des digues ont été emportées. Étaient-elles trop basses, mal placées ou trop tardives ?
ask-no-levee = Personne n’a bâti de digue. Qu’est-ce qui vous en a empêchés : les offres, le chemin, ou d’autres soucis ?
ask-louisiana = La rive de Louisiane a été inondée aussi. Que produisent des berges hautes et des terres basses derrière elles ?
ask-threat = Une Menace ne se refuse pas : on y répond ou on la porte. Que vous a-t-il coûté de résister, et que vous a-t-il coûté de ne pas le faire ?
ask-force = Contrainte et Haine raciale prennent à tout le monde. Qui décide ici de ce qu’une personne doit ?
ask-red-camp = Un camp rouge a pris des pions et un Survivant, que vous soyez d’accord ou non. Qui servaient de tels camps en 1927 ?
ask-green-camp = Vous avez eu un camp à vous. Qu’y avait-il de différent, et qu’a-t-il fallu pour l’obtenir ?
ask-levee-work = Le travail aux digues a été offert, et il a été imposé. Quand une offre n’en est-elle pas une ?
ask-dynamite = Une digue a été dynamitée. En 1927, on l’a fait pour sauver un autre lieu : qui met en balance une communauté et une autre ?
ask-landowners-left = Des propriétaires sont partis. Qu’ont-ils emporté, et qui ne pouvait pas partir ?
ask-together = Où des cartes, des pions et des radeaux sont-ils passés de main en main ? Qu’est-ce que personne n’aurait pu faire seul ?
ask-nothing-given = Aucune carte n’a été donnée. Qu’est-ce qu’un seul don aurait changé ?
ask-rescued = Qui avez-vous secouru, et qui a attendu en vain ? Comment avez-vous choisi ?
ask-songs-and-news = Comment les chansons, les journaux et les réunions ont-ils changé ce que les gens pouvaient faire ?
ask-summer = Imaginez votre communauté à l’été 1927 : qui reste, qui part, et pourquoi ?
ask-today = Où les inondations frappent-elles aujourd’hui les gens de façon inégale ? Que chercheriez-vous en premier ?

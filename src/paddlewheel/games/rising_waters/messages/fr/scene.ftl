# The table as a scene: the map, what lies beside it, the boards of the players, the status and the note from history.

# The map.
area-map = Le delta
map = La carte du delta autour de Vicksburg
edge-row = Rangée { $name }
edge-column = Colonne { $name }
hex-here = { $label }. Ici : { $words }.
hex-water = { $hex } : { $ground }, niveau { $level }
hex-land = { $hex } : { $ground }, altitude { $height }
hex-land-flooded = { $hex } : { $ground }, altitude { $height }, sous l’eau
hex-land-endangered = { $hex } : { $ground }, altitude { $height }, plus bas que l’eau
here-town = la ville de { $player }
here-levee = une digue de hauteur { $height }
here-camp =
    { $colour ->
        [green] un camp de secours vert
       *[red] un camp de secours rouge
    }
here-raft = radeau { $raft }
here-pawn = { $player } : pion { $pawn }
here-survivors =
    { $survivors ->
        [one] { $survivors } Survivant
       *[other] { $survivors } Survivants
    }
edges = Bords d’un groupe
group-height = { $land } : altitude { $height }
group-height-flooded = { $land } : altitude { $height }, inondée
water-level = Eau { $water } : niveau { $level }
water-level-rained =
    Eau { $water } : niveau { $level }, { $rains ->
        [one] { $rains } apport d’eau
       *[other] { $rains } apports d’eau
    }
dot = Le point en { $hex } : { $region }. Sa pluie commence ici
dot-of-survivors = Le point en { $hex } : { $region }. Sa pluie commence ici, et des Survivants gagnent la rive à une case au plus
town-of-player = { $town }, la ville de { $player }
town-of-nobody = { $town }, ville libre
town-lost = { $town } est perdue
levee-at = Digue de hauteur { $height } en { $hex }
camp-at =
    { $colour ->
        [green] Camp de secours vert
       *[red] Camp de secours rouge
    } en { $hex }
camp-named-at =
    { $colour ->
        [green] Camp de secours vert
       *[red] Camp de secours rouge
    } en { $hex }, { $site }
raft-at = Radeau { $raft } en { $hex }
pawn-at = { $player } : pion { $pawn } en { $hex }
pawn-on-raft = { $player } : pion { $pawn } en { $hex }, sur le radeau { $raft }
survivor-at = Survivant { $survivor } en { $hex }
survivor-on-raft = Survivant { $survivor } en { $hex }, sur le radeau { $raft }

# Beside the map: losses and weeks.
losses-told =
    { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    } ; à { $limit }, la partie est finie. Par cause : { $causes }
losses-told-with-eased =
    { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    } ; à { $limit }, la partie est finie. Par cause : { $causes } ; effacées : { $eased }
no-losses-yet = aucune perte pour l’instant
loss-number = Perte { $number }
loss-space = Case { $number } de la piste des pertes
weeks = Semaine { $week } sur { $rounds }
    .word = Sem.
week-to-come = Semaine { $week }
week-over = La semaine { $week } est finie
week-now = La semaine { $week } est en cours
relief-donations = Dons pour un camp vert : { $donations } sur { $needed }

# The weather and the decks.
weather-of-round = Météo de cette manche
weather-next = Les prochains Bulletins météo
weather-unknown = Météo encore inconnue
weather-now = { $weather }, en ce moment
no-rain =
    Pas de
    pluie
deck-weather = Météo
    .deck =
        Pioche Météo : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
deck-community =
    Commu-
    nauté
    .deck =
        Pioche Communauté : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
deck-landowner = Propriétaire
    .seen =
        Propriétaire
        vues
    .starred =
        Propriétaire
        { $starred } étoiles
    .deck =
        Pioche Propriétaire : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    .deck-with-stars =
        Pioche Propriétaire : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }, dont { $starred } à étoile sur le dessus
deck-tip = { $deck }.
deck-tip-known = { $deck }. Vous connaissez les prochaines : { $known }.

# The Landowner row and the goals.
landowner-row =
    Propriétaires : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sur { $places ->
        [3] trois
       *[other] { $places }
    }
row-place = Place { $place } de la rangée des Propriétaires
crisis-at-hand = Crise en cours : { $card }
    .none = Crise en cours : aucune
no-crisis = Pas de crise
landowner-told = { $card } : { $help }
goals = Objectifs communs
goal-title = { $level } { $goal }
goal-given = { $given } sur { $asked } { $card }
    .sign = { $given }/{ $asked } { $card }
goal-without-cards = sans cartes
goal-told =
    Objectif { $level }, { $goal } : { $asks }. Donné : { $given }. Efface { $worth }. Atteint { $times } fois.

# The boards of the players.
board-name = { $player }
board-name-with-role = { $player }, { $role }
board-told = { $name }, { $home }. { $more }
no-town-yet = pas encore de ville
home-lost = { $town }, perdue
first-player = 1er joueur
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
player-sign = { $player } : couleur et forme
swim-yes = oui
swim-no = non
track-told = { $player }, { $track } : { $value }
track-told-cost =
    { $player }, { $track } : { $value } ; { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour augmenter
track-told-full = { $player }, { $track } : { $value }, la piste est au bout
track-cost =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .swim =
        { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    .full = au bout
power-bought = { $player }, { $power } : acheté
power-not-bought = { $player }, { $power } : non acheté
card-held = { $player } a en main { $count } { $card }

# What decides right now.
status-losses = Pertes
status-of = { $number } sur { $all }
status-losses-tip = À { $limit } pertes, la partie est finie. Par cause : { $causes }.
none-yet = aucune
status-week = semaine
    .period = Semaine { $week }
status-offers = Offres d’emploi
    .tip = Les offres de la rangée des Propriétaires qui peuvent être prises.
status-relief = secours
    .tip = Dons pour un camp vert.
status-weather = Météo
status-next = ensuite
status-weather-unknown = encore inconnue
    .tip =
        { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } dans la pioche.
status-cards = cartes
status-actions = actions restantes
status-lost = perdue
status-first = premier

# The note from history.
area-history = L’histoire
sources = Sources : { $sources }
note-told = { $title }. { $text } { $sources }

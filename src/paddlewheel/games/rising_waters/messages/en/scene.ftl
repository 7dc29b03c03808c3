# The table as a scene: the map, what lies beside it, the boards of the players, the status and the note from history.

# The map.
area-map = The Delta
map = The map of the Delta around Vicksburg
edge-row = Row { $name }
edge-column = Column { $name }
hex-here = { $label }. Here: { $words }.
hex-water = { $hex }: { $ground }, level { $level }
hex-land = { $hex }: { $ground }, elevation { $height }
hex-land-flooded = { $hex }: flooded { $ground }, elevation { $height }
hex-land-endangered = { $hex }: { $ground }, elevation { $height }, lower than the water
here-town = the town of { $player }
here-levee = a levee of height { $height }
here-camp =
    { $colour ->
        [green] a green Relief Camp
       *[red] a red Relief Camp
    }
here-raft = raft { $raft }
here-pawn = { $player } pawn { $pawn }
here-survivors =
    { $survivors ->
        [one] { $survivors } Survivor
       *[other] { $survivors } Survivors
    }
edges = Edges of a group
group-height = { $land }: elevation { $height }
group-height-flooded = { $land }: elevation { $height }, flooded
water-level = Water { $water }: level { $level }
water-level-rained =
    Water { $water }: level { $level }, { $rains ->
        [one] { $rains } round
       *[other] { $rains } rounds
    } of water
dot = The dot of { $region } at { $hex }: its rain begins here
dot-of-survivors = The dot of { $region } at { $hex }: its rain begins here, and Survivors come ashore within one hex of it
town-of-player = { $town }, the town of { $player }
town-of-nobody = { $town }, nobody's town
town-lost = { $town } is lost
levee-at = Levee of height { $height } at { $hex }
camp-at =
    { $colour ->
        [green] Green Relief Camp
       *[red] Red Relief Camp
    } at { $hex }
camp-named-at =
    { $colour ->
        [green] Green Relief Camp
       *[red] Red Relief Camp
    } at { $hex }, { $site }
raft-at = Raft { $raft } at { $hex }
pawn-at = { $player } pawn { $pawn } at { $hex }
pawn-on-raft = { $player } pawn { $pawn } at { $hex } on raft { $raft }
survivor-at = Survivor { $survivor } at { $hex }
survivor-on-raft = Survivor { $survivor } at { $hex } on raft { $raft }

# Beside the map: losses and weeks.
losses-told =
    { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }; { $limit } end the game. By cause: { $causes }
losses-told-with-eased =
    { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }; { $limit } end the game. By cause: { $causes }; { $eased } taken back
no-losses-yet = no losses yet
loss-number = Loss { $number }
loss-space = Space { $number } of the loss track
weeks = Week { $week } of { $rounds }
    .word = Week
week-to-come = Week { $week }
week-over = Week { $week } is over
week-now = Week { $week } is now
relief-donations = Relief donations: { $donations } of { $needed } for a green camp

# The weather and the decks.
weather-of-round = Weather of this round
weather-next = The next Weather Reports
weather-unknown = No weather known yet
weather-now = { $weather }, now
no-rain =
    No
    rain
deck-weather = Weather
    .deck =
        Weather deck: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
deck-community = Community
    .deck =
        Community deck: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
deck-landowner = Landowner
    .seen =
        Landowner
        seen
    .starred =
        Landowner
        { $starred } starred
    .deck =
        Landowner deck: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    .deck-with-stars =
        Landowner deck: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }, { $starred } starred on top
deck-tip = { $deck }.
deck-tip-known = { $deck }. You know the next: { $known }.

# The Landowner row and the goals.
landowner-row =
    Landowner row: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of { $places ->
        [3] three
       *[other] { $places }
    }
row-place = Place { $place } of the Landowner row
crisis-at-hand = Crisis at hand: { $card }
    .none = Crisis at hand: none
no-crisis = No crisis now
landowner-told = { $card }: { $help }
goals = Community Goals
goal-title = { $level } { $goal }
goal-given = { $given } of { $asked } { $card }
    .sign = { $given }/{ $asked } { $card }
goal-without-cards = no cards needed
goal-told =
    Goal { $level }, { $goal }: { $asks }. Given: { $given }. Takes { $worth } back. Done { $times ->
        [one] { $times } time
       *[other] { $times } times
    }.

# The boards of the players.
board-name = { $player }
board-name-with-role = { $player }, { $role }
board-told = { $name }, { $home }. { $more }
no-town-yet = no town yet
home-lost = { $town }, lost
first-player = first player
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
player-sign = { $player }'s colour and shape
swim-yes = yes
swim-no = no
track-told = { $player }'s { $track }: { $value }
track-told-cost =
    { $player }'s { $track }: { $value }; { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } for more
track-told-full = { $player }'s { $track }: { $value }, the track is full
track-cost =
    +1: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
    .swim =
        { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    .full = full
power-bought = { $player }: { $power }, bought
power-not-bought = { $player }: { $power }, not bought
card-held = { $player } holds { $count } { $card }

# What decides right now.
status-losses = Losses
status-of = { $number } of { $all }
status-losses-tip = { $limit } losses end the game. By cause: { $causes }.
none-yet = none yet
status-week = week
    .period = Week { $week }
status-offers = Job Offers open
    .tip = Offers in the Landowner row that can be taken.
status-relief = relief
    .tip = Donations for a green camp.
status-weather = Weather
status-next = next
status-weather-unknown = not known yet
    .tip =
        { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } in the deck.
status-cards = cards
status-actions = actions left
status-lost = lost
status-first = first

# The note from history.
area-history = From history
sources = Sources: { $sources }
note-told = { $title }. { $text } { $sources }

# The names of things: players, cards, tracks, powers, roles, weather and places.

title = Rising Waters
# The versions; `.sign` stands in a narrow place.
version-fall = Fall 1926
    .sign = Fall 1926
version-spring = Spring 1927
    .sign = Spring 1927

# The players. `.within` stands inside a sentence, `.letter` on pieces.
player-red = Red
    .within = red
    .letter = R
player-blue = Blue
    .within = blue
    .letter = B
player-green = Green
    .within = green
    .letter = G
player-violet = Violet
    .within = violet
    .letter = V
pawn = { $player } { $number }

# What a hand holds. `.within` stands inside a sentence, `.lines` on a narrow card.
card-blues = Blues
    .within = blues
    .lines = Blues
card-church = Church
    .within = church
    .lines = Church
card-family = Family
    .within = family
    .lines = Family
card-farm-animals = Farm Animals
    .within = farm animals
    .lines =
        Farm
        Animals
card-garden = Garden
    .within = garden
    .lines = Garden
card-education = Education
    .within = education
    .lines = Education
card-newspaper = Newspaper
    .within = newspaper
    .lines = Newspaper
card-radio = Radio
    .within = radio
    .lines = Radio
card-outside-activism = Outside Activism
    .within = outside activism
    .lines =
        Outside
        Activism
card-vaudeville = Vaudeville
    .within = vaudeville
    .lines = Vaudeville
card-job-offer = Job Offer
    .within = job offer
    .lines =
        Job
        Offer
card-threat = Threat
    .within = threat
    .lines = Threat
cards-of-kind = { $count } { $card }
education-for = Education for { $card }

# The tracks of a player board, and the choice that raises one.
track-actions = actions
    .raise = Raise actions
    .start = Actions
track-movement = movement
    .raise = Raise movement
    .start = Movement
track-pawns = pawns
    .raise = Raise pawns
    .start = Pawns
track-donation = donations
    .raise = Raise donations
    .start = Donations
track-swim = swim
    .raise = Learn to swim
    .start = Swim

# The renewable powers: the choice that buys one, what it does, and a few signs for a small box.
power-raft = raft
    .start = Raft
    .buy = Buy the raft
    .help = Launch it later, as an action, where one of your pawns is; it carries two, Survivors too.
    .sign = raft
power-work-discount = work discount
    .start = Work discount
    .buy = Buy the work discount
    .help = One levee costs a Job Offer less.
    .sign = work −1
power-mule-team = mule team
    .start = Mule team
    .buy = Buy the mule team
    .help =
        { $hexes ->
            [one] { $hexes } hex
            [3] Three hexes
           *[other] { $hexes } hexes
        } more in one Move.
    .sign = mules +{ $hexes }
power-helping-hands = helping hands
    .start = Helping hands
    .buy = Buy the helping hands
    .help = One action more in a turn.
    .sign = action +1
power-church-supper = church supper
    .start = Church supper
    .buy = Buy the church supper
    .help =
        Draw { $cards ->
            [one] { $cards } Community card
            [3] three Community cards
           *[other] { $cards } Community cards
        }.
    .sign = supper { $cards }

# The roles, and what they bring.
role-blues-singer = Blues Singer
    .help = Points for Blues cards sung for others.
role-outside-activist = Outside Activist
    .help = Points for Newspapers and Radios when Force or Race Hatred appears.
role-preacher = Preacher
    .help = Points for Church cards donated.
role-sharecropper = Sharecropper
    .help = Points for Farm Animals and Garden sold to others.
role-child = Child
    .help = Points for discards found from Vicksburg and brought to somebody.
role-teacher = Teacher
    .help = Points for Threats turned away with Education, which is any Resistance card for you.
role-gives-track = Starts with one more on the track { $track }.
role-gives-card = Starts with one more { $card } card.

# The Landowner cards: what is written on the card, what it does, and the same in a few words.
landowner-job-offer = Job Offer
    .title = Job Offer
    .help = Work on a levee: two offers build one, one raises one.
    .sign = work on levees
landowner-threat = Threat
    .title = Threat
    .help = Resist with a Resistance card, or carry it in your hand.
    .sign = resist or carry
landowner-force = Force
    .title = Force
    .help = The group pays two Community cards, or it is a loss.
    .sign = group pays 2
landowner-race-hatred = Race Hatred
    .title = Race Hatred
    .help = Everybody pays two Community cards, or it is a loss each.
    .sign = each pays 2
landowner-flees = Landowner Flees
    .title = Landowner Flees
    .help = A landowner leaves: one loss.
    .sign = one loss
landowner-dynamite = Dynamite
    .title = Dynamite
    .help = The highest levee is blown up: one loss.
    .sign = a levee blown up
landowner-camp = Relief Camp: { $camp }
    .title =
        Relief Camp
        { $camp }
    .help = Enough donations make a green camp; otherwise a red one.
    .sign = donate for green

# The weather.
severity-heavy = Heavy rain
severity-medium = Medium rain
severity-light = Light rain
severity-sunny = Sun
weather-at = { $severity } at { $region }
weather-cloudy = Cloudy
region-yazoo-valley = Yazoo Valley
    .lines =
        Yazoo
        Valley
region-mounds-landing = Mounds Landing
    .lines =
        Mounds
        Landing
region-cabin-teele = Cabin Teele
    .lines =
        Cabin
        Teele
region-tensas-basin = Tensas Basin
    .lines =
        Tensas
        Basin

# Causes of losses.
cause-land = land
    .start = Land
cause-towns = towns
    .start = Towns
cause-pawns = pawns
    .start = Pawns
cause-survivors = Survivors
    .start = Survivors
cause-levees = levees
    .start = Levees
cause-landowners = landowners
    .start = Landowners
cause-penalties = penalties
    .start = Penalties
cause-count = { $cause } { $count }

# The phases of a round.
phase-setting-up = setting up
phase-upgrades = upgrades
phase-landowner-cards = landowner cards
phase-player-actions = player actions
phase-weather = weather
phase-clean-up = clean-up

# Places.
ground-field = field
ground-forest = forest
ground-vicksburg = Vicksburg
ground-bluff = bluff
ground-plain = plain
water-of-region = water { $water }, { $region }
land-of-group = { $ground }, group { $group }
land-of-height = { $ground }, group { $group }, elevation { $height }
land = land { $group }
    .start = Land { $group }
land-with-towns = land { $group } ({ $towns })
    .start = Land { $group } ({ $towns })

# What a Community Goal asks for beside cards.
goal-rafts = { $rafts } rafts on the map at once
goal-meeting = pawns of { $players } players in one hex

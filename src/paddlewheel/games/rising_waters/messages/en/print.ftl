# The game on paper.

part-map = Map: Fall 1926 and Spring 1927
part-cards = Community, Landowner and Weather decks
part-goals = Community Goals and characters
part-boards = Player boards and tracks
part-pieces = Pawns, Survivors, levees, rafts, camps, water levels
part-history = Notes on history and questions

# Where a number comes from.
source-rulebook = rulebook
source-published = published
source-reconstructed = reconstructed

sheet-map = Map
    .note = Spring 1927 is behind Fall 1926: glue the columns first, then tape the rows.

sheet-board = Player board
    .player = Player
    .home = Home town
    .character = Character
    .tracks = What you can do: put a marker on each line
    .track = track
    .cards = cards
    .box = box
    .hand = Hand: at most { $limit } cards, dealt { $dealt } at the start.
    .powers = Powers, bought with two cards and used once
    .power = power
    .bought = bought
    .from = from
    .education = Education may stand for one of the cards while another one is real.
box-start = start: { $value }
box-cost =
    { $value }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

sheet-tracks = Losses, weeks and donations
    .version = version
    .weeks-each = weeks
    .water = water at start
    .limit = losses that end it, { $players } players
    .fall = Fall keeps only { $heavy } heavy rains, { $threats } Threats, { $force } Force, { $hatred } Race Hatred, and no Landowner Flees, Relief Camp and Dynamite cards.
    .losses = Losses
    .weeks = Weeks
    .donations = Donations for a green Relief Camp
    .players = { $players } players
    .order = Order of the water

pieces-pawns = Pawns
    .note = The four players differ by the shape of their pawns.
    .pawn = { $player } pawn { $number }
pieces-survivors = Survivors
    .survivor = Survivor
pieces-levees = Levees
    .levee = levee { $height }
    .note = The number is the height. A higher levee replaces a lower one.
pieces-rafts = Rafts
    .raft = raft { $number }
pieces-towns = Towns
    .town = town of { $player }
pieces-waters = Water levels
    .level = level { $level }
    .note = Laid on the number of a water grouping.
pieces-camps = Relief Camps
    .green = green camp
    .red = red camp
    .note = A green and a red one for each site.

sheet-notes = Notes on history
    .sources = To read:
sheet-questions = Questions after the game
    .note = { $question } (Note: { $note })

# The cards.
cards-community = Community cards
    .back = Community
cards-landowner = Landowner cards
    .back = Landowner
cards-weather = Weather Report cards
    .back = Weather Report
cards-goals = Community Goals
    .back = Community Goal
cards-roles = Characters
    .back = Character
kind-power = Power card
kind-wild = Power card. It may stand for any Community card while another one is real.
kind-resist = Resistance card: it answers a Threat.
card-raises = Raises { $track }.
card-buys = Buys { $power }.
printed-rain = { $sign } { $severity }
    .name = { $severity }, { $region }
printed-cloudy = 0 Cloudy
    .help = No rain anywhere.
printed-goal-theme = { $theme }.
printed-goal-asks = Asks for { $asks }.
printed-goal-worth = Takes { $worth } of the losses back.
printed-goal-source = What it asks for: { $source }.
printed-role-source = Its red box: { $source }.
role-gives-education = Education resists like a Resistance card.

# The valley on paper.

part-board = Board strips and monitoring table
part-cards = Activity and event cards
part-tokens = Marbles, coins, markers and the die
part-facilitator = Facilitator's sheet
part-debriefing = Debriefing: questions and forms

strips = Board strips
    .note = Use the strips of as many cities as there are mayors, from the source down; cut between them.
    .view = from the source to the sea
strip = The river along five plots
strip-plots = plots 1 to 5
strip-plot = Plot { $plot }
strip-centre = City centre

paper-monitoring = Monitoring table for { $seats } mayors
    .marker = Put a marker on each line after every assessment. ▲ is green, ▼ is red; the others lie between.
    .ends = Six ▲ in one round: all win. Four ▼ in one round, not in the first: all lose.
    .rounds = Round by round
    .round = round
    .source = The limits of the zones are { $source }.

paper-activities = Activity cards
    .source = reconstructed, but for the numbers that a card marks
    .note = The back of a card shows it in failure: turn it over when it fails.
paper-landscape = Landscape { $change }: a hint for the vote.
paper-fixed = Never lost, removed or moved.
paper-source = Numbers: { $source }.
    .fields = From the rulebook: { $fields }. The rest: { $source }.
paper-failure = In failure
    .effect = In failure: no income, no impacts.
    .lost = Fails twice in a row: lost.

paper-events = Event cards
    .back = Event
    .weather = Weather
    .mayors = { tables-mayors }: { $marbles }
    .below = { $below } with { tables-mayors }
    .water = { $weather }. Water: { $marbles }

paper-marbles = Marbles and coins
    .note = Glass marbles do better: blue for water, pink for pollution, yellow for WAG. Two cups hold them.
paper-marble-water = water
paper-marble-pollution = pollution
paper-wag = WAG
paper-coin = 1 WAG
paper-markers = Markers of the monitoring table
paper-die = Die for the first activity
    .name = die
    .face = { $face } { $card }
    .note = An ordinary die does as well: { $faces }.
paper-votes = Landscape votes
    .note = A set from 0 to 10 for each mayor, to vote in secret.

sheet = Facilitator's sheet
sheet-before = Before
    .strips = Lay the strips of as many cities as there are mayors one below the other, the source at the top.
    .centre = Each mayor puts a City centre on plot { $plot } and takes { $wag } WAG.
    .die = Each rolls the die and puts the activity it shows on a plot of their choice, for nothing.
    .events = Shuffle the events. The first round is wet and has none.
sheet-water = Water for the stream cup
    .weather = weather
sheet-money = Money
sheet-move = Move, remove or swap a card
    .price = { $wag } WAG each
sheet-buy = Water bought for a City centre
    .price = { $wag } WAG a marble
sheet-low-water = Fewer than { $marbles } water downstream
    .price = all pay { $wag } WAG
sheet-pollution = More pollution than water downstream
    .price = all pay { $wag } WAG
sheet-loan = Loan of the bank, once each
    .price = { $wag } WAG, then { $instalment } WAG in each of { $rounds } rounds
sheet-notes = What to write down
    .round = round
    .event = event
    .water-in = water in
    .water-out = water out
    .pollution-out = pollution out
    .failures = failures
    .agreed = what was agreed
sheet-own = Your notes

questions-sheet = Debriefing: questions
mayor-sheet = Debriefing: a mayor's form
    .name = Name
    .city = City
    .goal = Goal
    .end = Aquabon and WAG at the end
    .plan = My plan at the start, and what became of it
    .decision = A decision I would make in another way now
    .rivers = What I want to remember about rivers

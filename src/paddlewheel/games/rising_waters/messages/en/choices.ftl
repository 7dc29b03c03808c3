# The choices: a label, and a sentence of help.

choose-settle = Settle in { $town }
    .help = Your town and your pawns start there: { $ground }.
choose-role = Be the { $role }
choose-survivor = Survivor to { $hex }
    .help = There: { $ground }.
choose-raise = { $raise } ({ $price })
    .help = Discard { $price }. It lasts for the rest of the game.
choose-buy = { $buy } ({ $price })
    .help = Discard { $price }. { $power }
choose-new-pawn = New pawn to { $hex }
    .help = Your town is lost: it joins one of your pawns.
choose-upgraded = Upgrades done
    .help = The others may still be choosing.

# Crises.
choose-resist = Resist with { $card }
    .help = Both cards are discarded.
choose-take-threat = Carry the Threat
    .help = It fills a place in your hand until you resist it.
choose-teach = Teach against it
    .help = Discard Education for a point.
choose-teach-not = Not this time
    .help = The Threat goes into the other's hand.
choose-cancel = Call Outside Activism (1 card)
    .help = Nobody pays. Once a round.
choose-cancel-taught = Teach against it (Education)
    .help = Nobody pays. Once a round.
choose-cancel-not = Hold it back
    .help = Perhaps another holds one, or all pay.
choose-witness = Tell the world with { $card }
    .help = A point, and it counts as your payment.
choose-witness-not = No more witness
    .help = On with the card.
choose-pay = Pay { $card }
    .help = It goes to the discards.
choose-pay-not = Leave the rest to the others
    .help = They hold enough to pay it.
choose-camp = Green camp at { $hex }
    .help = It never floods. There: { $ground }.
choose-no-camp = Place no camp
    .help =
        The { $donations ->
            [one] { $donations } donated card
           *[other] { $donations } donated cards
        } stay on the track.
choose-send = Send pawn { $pawn }
    .help = It may leave again by moving.
choose-give-up = The Survivor at { $hex }
    .help = Taken off the map, a levee in its place, one loss.
choose-dynamite = The levee at { $hex }
    .help = It is blown up: one loss.

# Actions.
choose-move = Move
    .help = Your pawns and rafts, hex by hex, out of one pool.
choose-donate = Donate
    .help = Give cards to others, to the relief track or towards a goal.
choose-accept-work = Accept work
    .help = Take Job Offers from the row; build and raise levees.
choose-seek-work = Seek work
    .help = Fill the Landowner row. A crisis that appears is yours to answer.
choose-community-work = Work for the community
    .help = Draw a card, and one for each pawn of yours in a field or forest.
choose-launch = Launch a raft at pawn { $pawn }
    .help = The pawn is on it and moves with it.
choose-pick-up = Pawn { $pawn } takes a Survivor aboard
    .help = An action.
choose-drop-off = Pawn { $pawn } sets the Survivor down
    .help =
        { $camp ->
            [yes] A rescue: one loss fewer.
           *[no] Ashore; only at a camp it is a rescue.
        }
choose-newspaper = Read the Newspaper ({ $price })
    .help = Look at the next three Weather Reports.
    .taught = Look at the next three Weather Reports. Your Education stands for a Resistance card.
choose-radio = Listen to the Radio ({ $price })
    .help = Look at the next three Landowner cards.
    .taught = Look at the next three Landowner cards. Your Education stands for a Resistance card.
choose-fundraiser = Hold a fundraiser ({ $price })
    .help = Draw two cards.
    .taught = Draw two cards. Your Education stands for a Resistance card.
choose-fundraiser-for-all = Hold a fundraiser for all ({ $price })
    .help = Everybody draws two cards.
    .taught = Everybody draws two cards. Your Education stands for a Resistance card.
choose-counter = Counter a Threat with { $card }
    .help = Both cards are discarded.
choose-teach-for = Teach against { $player }'s Threat
    .help = Education and Threat are discarded; a point.
choose-find = Find { $card }
    .help = From the discards; bring it to somebody for a point, or keep it.
choose-hands = Call helping hands
    .help = One action more.
choose-supper = Hold a church supper
    .help =
        Draw { $cards ->
            [one] { $cards } Community card
            [3] three Community cards
           *[other] { $cards } Community cards
        }.
choose-end-turn = End the turn
    .help = Actions left are lost.
choose-perform = Sing for { $whom } (Blues)
    .help = Discard a Blues card for a point. No action.
choose-sell = Sell { $card } to { $whom }
    .help = Discard the card for a point. No action.
whom-town = { $player }'s town
whom-survivor = Survivor { $survivor }

# Moving.
choose-step = { $pawn } to { $hex }
    .help = { $way }: { $ground }.
choose-float = Raft { $raft } to { $hex }
    .help = { $way }. One hex on land, half a hex's movement on water.
choose-board = { $pawn } boards the raft
    .help = It moves with the raft then.
choose-ask = Ask { $owner } for { $pawn }, to move it
    .help = { $owner } lends it for this action, or does not.
choose-ask-to-build = Ask { $owner } for { $pawn }, to build beside it
    .help = { $owner } lends it for this action, or does not.
choose-mules = Hitch the mules
    .help =
        { $hexes ->
            [one] { $hexes } hex
            [3] Three hexes
           *[other] { $hexes } hexes
        } more for this Move.
choose-end-move = End the move
    .help = What is left of the movement is lost.
choose-lend = Lend { $pawn } to { $player }
    .help =
        { $player } { $use ->
            [build] builds levees beside it
           *[move] moves it
        }, in this one action.
choose-lend-not = Do not lend { $pawn }
    .help =
        You are not asked for it { $use ->
            [build] to build
           *[move] to move it
        } a second time in this turn.
way-north-east = North-east
way-east = East
way-south-east = South-east
way-south-west = South-west
way-west = West
way-north-west = North-west

# Work.
choose-take-offer = Take a Job Offer
    .help = Into your hand, to build with now or later.
choose-discount = Use the work discount
    .help = The next levee costs one offer less.
choose-levee =
    { $built ->
        [yes] Raise the levee
       *[no] Build a levee
    } at { $hex } ({ $offers ->
        [0] free
        [one] { $offers } Job Offer
       *[other] { $offers } Job Offers
    })
    .help = It protects this hex only. There: { $ground }.
choose-end-work = End the work
    .help = Offers in your hand are kept.

# Giving, telling and discarding.
choose-give = { $card } to { $receiver }
    .help = The card leaves your hand.
    .plan = Donate { $card } to { $receiver }
receiver-relief = the relief track
receiver-goal = the goal { $goal }
choose-end-donation = End the donation
    .help = No more cards with this action.
choose-tell = Tell the others
    .help = Everybody knows these cards then.
choose-tell-not = Tell nobody
    .help = You alone know them.
choose-bring = Bring it to { $receiver }
    .help = A point.
choose-keep-found = Keep it
    .help = The card goes into your hand; no point.
choose-discard = Discard { $card }
    .help =
        Down to { $limit ->
            [one] { $limit } card
            [7] seven cards
           *[other] { $limit } cards
        }.
choose-keep-goals = Keep both goals
    .help = They stay face up.
choose-replace-goal = Replace { $goal }
    .help = What was given towards it is spent; the next goal comes up.

# Whole moves as one plan.
plan-move =
    { $piece } to { $hex } ({ $steps ->
        [one] one step
       *[other] { $steps } steps
    })
    .by = By { $hexes }.
plan-raft = Raft { $raft }

# What a turn is for and what it costs: short sentences that begin with a verb.

reason-settles-dry = Settles on { $land }, which seldom floods in the coming weeks.
reason-settles = Settles on { $land }, which floods in the coming weeks about { $times } times in 10.
reason-rescues =
    { $survivors ->
        [one] Brings a Survivor to a camp: { $survivors } loss less.
       *[other] Brings { $survivors } Survivors to a camp: { $survivors } losses less.
    }
reason-picks-up =
    { $survivors ->
        [one] Takes a Survivor aboard a raft.
       *[other] Takes { $survivors } Survivors aboard a raft.
    }
reason-launches = Puts a raft on the water.
reason-goal = Reaches a Community Goal, which takes losses back.
reason-costs-losses =
    Costs { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    } ({ $causes }).
reason-levees =
    { $what ->
        [raised] Raises the levee
        [built] Builds a levee
       *[several] Builds up levees
    } at { $hexes }.
reason-averts = Averts about { NUMBER($losses, minimumFractionDigits: 1) } losses, by the weather that may come.
reason-protects-soon = Protects { $land }, which the next rain would flood about { $times } times in 10.
reason-protects-later = Protects { $land }, which would flood in the coming weeks about { $times } times in 10.
reason-out-of-danger = Takes a pawn out of danger, to { $hex }.
reason-where-levees-are-needed = Brings a pawn to { $hex }: { $land } needs levees.
reason-moves = Brings a pawn to { $hex }.
reason-gives = Gives { $players } cards that are needed there.
reason-for-a-camp = Brings a Relief Camp of the community's own nearer.
reason-for-a-goal = Gives cards towards a Community Goal.
reason-offers =
    Brings { $offers ->
        [one] { $offers } Job Offer
       *[other] { $offers } Job Offers
    } to build with.
reason-threat-gone = Gets rid of a Threat.
reason-threat-held = Leaves a Threat in your hand.
reason-draws =
    Draws { $cards ->
        [one] { $cards } Community card
       *[other] { $cards } Community cards
    }.
reason-costs-cards =
    Costs { $cards ->
        [one] { $cards } Community card
       *[other] { $cards } Community cards
    }.
reason-raises = Raises { $tracks } for the rest of the game.
reason-buys = Gets ready: { $powers }.
reason-weather = Shows which weather comes next.

# Single choices that change nothing on the board.
reason-resists = Turns the Threat away with { $card }: nobody has to carry it.
reason-takes-threat = Saves the Resistance cards of the group; the Threat can be countered later.
reason-keeps-cards =
    Keeps { $cards ->
        [one] { $cards } Community card
       *[other] { $cards } Community cards
    } for the weeks to come.
reason-leaves-to-others =
    Keeps your { $cards ->
        [one] { $cards } Community card
       *[other] { $cards } Community cards
    }; the others are asked to pay.
reason-pays = Pays with { $card }; once all is paid it is no loss.
reason-levee-within-reach = Brings a levee within reach at { $hex }.
reason-nearer-pawn = Brings a pawn that is nearer into the Move.
reason-lends = Lets { $player } use your pawn in this turn.
reason-does-not-lend = Keeps your pawn where it is, whatever { $player } plans.
reason-tells = Lets everybody plan for the weather that you have seen.
reason-ends-work =
    { $offers ->
        [0] Ends the work: no Job Offer is left in your hand.
        [one] Keeps { $offers } Job Offer for a levee that is wanted more.
       *[other] Keeps { $offers } Job Offers for a levee that is wanted more.
    }
reason-ends-move = Leaves the pawns where they are.
reason-ends-donation =
    Keeps { $cards ->
        [one] { $cards } Community card
       *[other] { $cards } Community cards
    } in your hand.
reason-ends-turn = Ends the turn: no action is left.
reason-ends-turn-early =
    Ends the turn early and keeps { $cards ->
        [0] the pawns where they are.
        [one] { $cards } Community card in your hand.
       *[other] { $cards } Community cards in your hand.
    }
reason-seeks-work = Turns up new Landowner cards: Job Offers, with luck; a crisis has to be answered.
reason-discards = Parts with { $card } to come down to the hand limit, and keeps the others.
reason-new-pawn = Brings a new pawn onto the map.
reason-cancels = Turns Race Hatred away: nobody pays.
reason-holds-back = Keeps the card for another time; somebody else may answer, or all pay.
reason-camp = Puts a camp of the community's own at { $hex }, where Survivors are safe.
reason-sends = One pawn has to go to the camp; this one leaves { $hex }.
reason-gives-up = A Survivor has to go; this one waits at { $hex }.
reason-waits-dry = Lets the Survivor wait on { $land }, which seldom floods in the coming weeks.
reason-waits = Lets the Survivor wait on { $land }, which floods about { $times } times in 10.

# The journal. `.short` sums a line up where the name of the player stands before it already.

told-settles = { $who } settles in { $town }.
    .short = settles in { $town }
told-role = { $who } is the { $role }.
    .short = is the { $role }
told-new-pawn = A pawn of { $who } comes to { $hex }.
told-survivor = A Survivor comes ashore at { $hex }.
told-round = Round { $round } begins. { $who } is first.
told-raises =
    { $who } raises { $track } to { $value } for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $education ->
        [0] { "" }
       *[other] , { $education } of them Education
    }.
    .short =
        raises { $track } to { $value } for { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }{ $education ->
            [0] { "" }
           *[other] , { $education } of them Education
        }
told-learns-to-swim =
    { $who } learns to cross water for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $education ->
        [0] { "" }
       *[other] , { $education } of them Education
    }.
    .short =
        learns to cross water for { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }{ $education ->
            [0] { "" }
           *[other] , { $education } of them Education
        }
told-buys = { $who } buys the { $power }.
    .short = buys the { $power }
told-power = { $who } uses the { $power }.
    .short = uses the { $power }
told-draws = { $who } draws { $cards }.
    .short = draws { $cards }
told-landowner = A Landowner card: { $card }.
told-crisis = { $card } is resolved.
told-threatened = The Threat is { $who }'s to answer.
told-takes-threat = { $who } carries the Threat.
    .short = carries the Threat
told-resists = { $who } resists the Threat with { $card }.
    .short = resists the Threat with { $card }
told-teaches = { $who } turns the Threat to { $player } away with Education.
    .short = turns the Threat to { $player } away with Education
told-cancels = { $who } turns Race Hatred away with { $card }: nobody pays.
    .short = turns Race Hatred away with { $card }: nobody pays
told-witnesses = { $who } tells the world with { $card }.
    .short = tells the world with { $card }
told-pays = { $who } pays { $card }.
    .short = pays { $card }
told-cannot-pay = { $who } cannot pay.
    .short = cannot pay
told-point = { $who } earns a point: { $points }.
    .short = earns a point: { $points }
told-green-camp = A green Relief Camp stands at { $hex }.
told-no-camp =
    { $who } places no camp; { $donations ->
        [one] { $donations } donated card stays
       *[other] { $donations } donated cards stay
    } on the track.
    .short =
        places no camp; { $donations ->
            [one] { $donations } donated card stays
           *[other] { $donations } donated cards stay
        } on the track
told-red-camp = A red Relief Camp, { $site }, stands at { $hex }.
told-sent-to-camp = { $pawn } is sent to the camp at { $hex }.
    .short = pawn { $number } is sent to the camp at { $hex }
told-survivor-taken = The Survivor at { $hex } is put to work on the levee.
told-no-levee = There is no levee to blow up.
told-dynamite = The levee at { $hex } is blown up.
told-turn =
    { $who }'s turn: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
told-walks = { $pawn } goes { $way } to { $hex }.
    .short = pawn { $number } goes { $way } to { $hex }
told-floats = Raft { $raft } goes { $way } to { $hex }.
told-boards = { $pawn } boards the raft.
    .short = pawn { $number } boards the raft
told-asks =
    { $who } asks for { $pawn }, to { $build ->
        [0] move it
       *[other] build
    }.
    .short =
        asks for { $pawn }, to { $build ->
            [0] move it
           *[other] build
        }
told-consents =
    { $who } { $lends ->
        [0] does not lend
       *[other] lends
    } { $pawn }.
    .short =
        { $lends ->
            [0] does not lend
           *[other] lends
        } { $pawn }
told-takes-offer = { $who } takes a Job Offer.
    .short = takes a Job Offer
told-levee =
    { $who } brings the levee at { $hex } to { $height } for { $offers ->
        [one] { $offers } Job Offer
       *[other] { $offers } Job Offers
    }.
    .short =
        brings the levee at { $hex } to { $height } for { $offers ->
            [one] { $offers } Job Offer
           *[other] { $offers } Job Offers
        }
told-levee-of-a-camp = A levee of { $height } stands at { $hex } now.
told-seeks = { $who } seeks work.
    .short = seeks work
told-gives = { $who } gives { $card } to { $to }.
    .short = gives { $card } to { $to }
told-gives-relief = { $who } gives { $card } to the relief track.
    .short = gives { $card } to the relief track
told-gives-goal = { $who } gives { $card } to goal { $goal }.
    .short = gives { $card } to goal { $goal }
told-discards = { $who } discards { $card }.
    .short = discards { $card }
told-fundraiser =
    { $who } holds a fundraiser{ $for_all ->
        [0] { "" }
       *[other] { " " }for everybody
    }.
    .short =
        holds a fundraiser{ $for_all ->
            [0] { "" }
           *[other] { " " }for everybody
        }
told-reads =
    { $who } reads the next { $cards ->
        [one] { $cards } Weather Report
       *[other] { $cards } Weather Reports
    }.
    .short =
        reads the next { $cards ->
            [one] { $cards } Weather Report
           *[other] { $cards } Weather Reports
        }
told-listens =
    { $who } hears of the next { $cards ->
        [one] { $cards } Landowner card
       *[other] { $cards } Landowner cards
    }.
    .short =
        hears of the next { $cards ->
            [one] { $cards } Landowner card
           *[other] { $cards } Landowner cards
        }
told-tells =
    { $who } { $tells ->
        [0] keeps it to themselves
       *[other] tells the others about the { $weather ->
            [0] landowners
           *[other] weather
        }
    }.
    .short =
        { $tells ->
            [0] keeps it to themselves
           *[other] tells the others about the { $weather ->
                [0] landowners
               *[other] weather
            }
        }
told-counters = { $who } removes a Threat from the hand with { $card }.
    .short = removes a Threat from the hand with { $card }
told-launches = { $pawn } launches a raft at { $hex }.
    .short = pawn { $number } launches a raft at { $hex }
told-picks-up = { $pawn } takes a Survivor aboard.
    .short = pawn { $number } takes a Survivor aboard
told-drops-off = { $pawn } sets a Survivor down at { $hex }.
    .short = pawn { $number } sets a Survivor down at { $hex }
told-rescues = { $pawn } brings a Survivor to the camp: { $losses } on the loss track.
    .short = pawn { $number } brings a Survivor to the camp: { $losses } on the loss track
told-performs = { $who } sings for { $audience }.
    .short = sings for { $audience }
told-sells = { $who } sells { $card } to { $audience }.
    .short = sells { $card } to { $audience }
audience-town = the town of { $player }
audience-survivor = survivor { $survivor }
told-keeps = { $who } keeps { $card }.
    .short = keeps { $card }
told-finds = { $who } finds { $card } in Vicksburg.
    .short = finds { $card } in Vicksburg
told-goal = { $goal } is achieved: { $losses } on the loss track.
told-new-goal = A new Community Goal: { $goal }.
told-cloudy = A cloudy day: no water comes.
told-rain = { $severity } at { $region }: { $water } rises to { $level }.
told-sunny =
    Sun at { $region }: { $falls ->
        [0] all its water is at its start already
       *[other] { $water } falls to { $level }
    }.
told-above = { $water } stands at { $level }, above { $lands }.
told-above-several =
    { $water } stands at { $level }. Clockwise it is above { $lands }: { $land } is { $lowest ->
        [one] the lowest
       *[other] the lowest, and first on the clock
    }.
land-at-height = { $land } at { $height }
told-floods = { $land } floods; { $water } falls to { $level }.
told-flows = Still above land, { $water } passes one point on: it falls to { $level }, { $below } rises to { $its_level }.
told-resolved = { $water } rests at { $level }: no land around it is lower.
told-levees-hold =
    { $levees ->
        [one] The levee at { $hexes } holds
       *[other] The levees at { $hexes } hold
    } back { $water }, which stands at { $level }.
told-levee-gone = The levee at { $hex } is washed away.
told-town-lost = { $who }'s town at { $hex } is lost.
told-pawn-lost = { $pawn } is lost at { $hex }.
    .short = pawn { $number } is lost at { $hex }
told-survivor-lost = A Survivor is lost at { $hex }.
told-loss = A loss ({ $cause }): the track stands at { $losses }.
told-week = Week { $week } of { $rounds } is over. { $who } has the first-player marker.
told-remark = { $who }: “{ $remark }”
told-stale-offer = The oldest Job Offer is withdrawn.
told-over =
    { $won ->
        [0] The flood has taken too much
       *[other] The community has come through
    } with { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    } on the track. By cause: { $causes }.
no-causes = none

# What bots say with a choice.
remark-move-your-pawn = May I move your pawn, { $player }?
remark-build-with-your-pawn = A levee is wanted beside your pawn, { $player }: may it build?
remark-take-my-pawn = Take my pawn, it helps us all.
remark-keep-my-pawn = I need that pawn where it is.
remark-looked-ahead = I have looked ahead: now you all know.
remark-levee = { $place } is where the water will come first: it goes behind a levee.
remark-more-actions = One more action every week: worth the cards.
remark-raft = I build a raft: somebody is waiting.
remark-seek-work = We need offers; I ask for work, whatever else it brings.
remark-read-newspaper = Before we build, let us see where the rain will fall.
remark-fundraiser = A fundraiser for everybody: two cards each.
remark-counter-threat = I have carried this Threat long enough.
remark-teach-for-you = Let me answer that Threat for you.
remark-come-aboard = Come aboard, we bring you to the camp.
remark-safe = Safe: one loss less.
remark-take-threat = I take the Threat; keep your Resistance cards.
remark-resist = I answer it with { $card }; keep yours.
remark-education = Education answers this one.
remark-outside-activism = Outside Activism turns this away from all of us.
remark-pay = I can spare this one, keep yours.
remark-leave-to-others = My hand is thin; can you pay this time?
remark-camp = A camp of our own at { $place }: near those who wait.
remark-for-a-camp = For a camp of our own, before they build theirs.
remark-for-the-goal = This is for our common goal.
remark-gift = You need this more than I do, { $player }.

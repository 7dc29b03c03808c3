# Whose decision it is, and what it is.

group = The group
prompt-between = Round { $round } of { $rounds }: { $phase }
prompt-upgrade = Round { $round } of { $rounds }, upgrades: { $who } raises abilities or buys powers. Still choosing: { $waiting }.
prompt-upgrades = Round { $round } of { $rounds }, upgrades. Still choosing: { $waiting }.
prompt-act =
    Round { $round } of { $rounds }: { $who } has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } left.
prompt-move =
    { $who } moves: { $half ->
        [0] { $hexes ->
            [one] { $hexes } hex
           *[other] { $hexes } hexes
        }
       *[other] { $hexes }½ hexes
    } left.
prompt-donate =
    { $who } donates: up to { $cards ->
        [one] { $cards } more card
       *[other] { $cards } more cards
    }.
prompt-pay-force =
    Force: the group owes { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. What does { $who } pay?
prompt-discard = { $who } holds more cards than the limit and discards.
prompt-give-found = { $who } has found { $card }: brought to somebody, or kept?
prompt-consent =
    { $asks } asks { $who } for { $pawn } at { $hex }, to { $use ->
        [build] build levees beside it
       *[move] move it
    }. Lend it for this action?
prompt-settle = { $who } settles in a town.
prompt-choose-role = { $who } takes a role.
prompt-place-survivor = Where does the next Survivor come ashore? { $who } speaks for the group.
prompt-answer-threat = A Threat to { $who }: resist, or carry it in the hand?
prompt-teach = { $who } can turn the Threat away with Education.
prompt-cancel-race-hatred = Race Hatred. { $who } can call Outside Activism for everybody.
prompt-witness = { $who } can tell the world of it, for points.
prompt-pay-race-hatred = Race Hatred: { $who } gives up a Community card.
prompt-place-camp = Donations suffice: where does the green Relief Camp go, if anywhere? { $who } speaks for the group.
prompt-send-pawn = A red Relief Camp: which pawn does { $who } send?
prompt-give-up-survivor = A red Relief Camp takes a Survivor. { $who } speaks for the group.
prompt-dynamite = Dynamite: which of these levees? { $who } speaks for the group.
prompt-work = { $who } works: take offers, build and raise levees.
prompt-tell = { $who } has looked ahead. Are the others told?
prompt-keep-goals = Keep both Community Goals or replace one? { $who } speaks for the group.
prompt-over =
    { $ending ->
        [survived] The community has come through
       *[overwhelmed] The flood has taken too much
    }: { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }, the limit was { $limit }.
prompt-over-with-points =
    { $ending ->
        [survived] The community has come through
       *[overwhelmed] The flood has taken too much
    }: { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }, the limit was { $limit }. Most individual points: { $best }.

# A choice that a renewable power does not allow.
why-power-held = You have this power already: use it first.
why-power-in-use = It is in use already.
why-power-missing = You do not have this power: buy it first.

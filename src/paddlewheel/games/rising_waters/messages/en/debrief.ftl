# The debriefing of a game.

debriefing = { $title }: the debriefing
debriefing-not-over = The game is not over.
debriefing-week = Week
debriefing-facts = { $version }, { $people }. Map, decks and costs are a reconstruction.
debriefing-facts-with-seed = { $version }, { $people }, seed { $seed }. Map, decks and costs are a reconstruction.
debriefing-people =
    { $players ->
        [1] one player with two roles
       *[other] { $players } players
    }
debriefing-week-told = Week { $week }: { $losses } on the loss track
debriefing-survived = The community came through: { $losses } losses, below the limit of { $limit }.
debriefing-overwhelmed = The flood overwhelmed the community in week { $week }: { $losses } losses, the limit is { $limit }.

# Turning points.
moment-hard-week = A hard week: { $toll }.
moment-people = { $people } people were lost to the water or the camps.
moment-rescued = Survivors reached a camp: { $rescued } fewer on the loss track.
moment-held = { $rain } points of rain, and nothing more was lost.
moment-half = Half of what the community can bear was gone: { $losses } of { $limit }.
moment-back = The loss track went back by { $losses }.
moment-worst = The worst of a calm time: { $toll }.
toll =
    { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    } ({ $causes })
toll-cause = { $count } { $cause }

# Charts and tables.
charts-losses = Losses
charts-water = The water
charts-people = What people did
chart-losses = Losses so far
    .losses = Losses
    .limit = the limit
chart-causes = Losses of a week by cause
chart-rain = Rain and water
    .rain = Rain
    .water = Highest water
chart-flooded = Land groups under water
    .groups = Groups
chart-levees = Levees
    .built = Built
    .gone = Washed away
chart-giving = Giving and resisting
    .given = Cards given
    .resisted = Threats resisted
    .carried = Threats carried
table-standing = Final standing
    .now = Standing now
    .who = Who
    .community = The community
    .losses = losses
    .limit = the limit
    .played = weeks played
    .in-all = weeks in all
table-weeks = What was lost, and why
    .week = Week
    .rescued = rescued
    .goals = goals
    .track = loss track

# The questions, by the parts of the talk.
talk-what-happened = What happened
talk-river = The river
talk-power = Power
talk-community = Community
talk-afterwards = Afterwards
ask-water-ahead = In which week did you first feel that the water was ahead of you? What did you see?
ask-worst-loss = Which loss hurt most, and who could have prevented it: you, or nobody at the table?
ask-no-loss = You came through without a loss. What was luck, and what did you do for it?
ask-heavy-rain = Follow the water of one heavy rain: why did it flood where it did, and who lived there?
ask-levee-held = Find a week in which a levee held. What stayed dry behind it, and where did the water go instead?
ask-levee-gone = Levees were washed away. Were they too low, in the wrong place, or too late?
ask-no-levee = Nobody built a levee. What kept you from it: the offers, the way there, or other worries?
ask-louisiana = The Louisiana side flooded too. What do high banks and low land behind them do?
ask-threat = A Threat cannot be refused, only answered or carried. What did it cost you to resist, and what did it cost not to?
ask-force = Force and Race Hatred take from everybody. Who decides here what a person owes?
ask-red-camp = A red camp took pawns and a Survivor whether you agreed or not. Whom did such camps serve in 1927?
ask-green-camp = You had a camp of your own. What was different in it, and what did it take to get it?
ask-levee-work = Work on the levees was offered, and it was forced. When is an offer no offer?
ask-dynamite = A levee was blown up. In 1927 it was done to save another place: who weighs one community against another?
ask-landowners-left = Landowners left. What did they take with them, and who could not leave?
ask-together = Where did cards, pawns and rafts pass from hand to hand? What could nobody have done alone?
ask-nothing-given = No card was given away. What would have changed if one had been?
ask-rescued = Whom did you rescue, and who waited in vain? How did you choose?
ask-songs-and-news = How did songs, newspapers and meetings change what people could do?
ask-summer = Imagine your community in the summer of 1927: who stays, who leaves, and why?
ask-today = Where do floods fall unequally on people today? What would you look up first?

# Comparisons of variants, tuning, and levels that meet.

# Variants
variants-heading = { $first } and { $second }
comparison-words = { $games } deals, each played by both variants. The { $looks } intervals hold all together with 95 %, however many of them are looked at.
the-games = The games
use = Use
use-words = The share of seats that use a card, tile or action at least once.
success = Success
success-words = How often the seats win that use it.
column-change = change
column-shown = shown?
too-few-deals = { $change } (too few deals)
more = more
less = less
not-shown = not shown
no-difference = No difference is shown in { $games } deals: of { $all } things compared none differs beyond doubt. More deals could show smaller ones.
differences = { $count } of { $all } things compared differ beyond doubt in { $games } deals.
difference-measure = “{ $variant }” has { $more ->
    [yes] more
   *[no] less
} “{ $name }”: { $second } instead of { $first }, { $change }.
difference-use = “{ $variant }” has { $more ->
    [yes] more
   *[no] less
} use of “{ $name }”: { $second } instead of { $first }, { $change }.
difference-success = “{ $variant }” has { $more ->
    [yes] more
   *[no] less
} success with “{ $name }”: { $second } instead of { $first }, { $change }.

# Aims and tuning
column-aim = aim
column-measured-sure = measured (95 % sure)
column-verdict = verdict
verdict-met = met
verdict-met-within-doubt = met, within doubt
verdict-missed-within-doubt = missed, within doubt
verdict-missed = missed
best-of = Best of { $count } settings: { $setting }.
not-judged = It was not judged on fresh deals.
aims-met = On { $games } fresh deals it meets { $met } of { $aims } aims ({ $sure } beyond doubt); the game as it is meets { $before }.
aim-missed = { $aim }: { $verdict }, with { $value }.
fresh-deals = On fresh deals
fresh-deals-words = { $games } games for each aim, on deals that no setting was tried on.
best-setting = The best setting
game-as-it-is = The game as it is
search = The search
search-words = { $games } games for each aim and setting. 0 misses nothing.
not-playable = { $count ->
    [one] { $count } setting could not be played: its numbers do not go together.
   *[other] { $count } settings could not be played: their numbers do not go together.
}
a-setting = a setting
best-so-far = the best so far
axis-trials = setting, in the order of trying
axis-missed = missed by
axis-place = { $place }; dashed: the best setting
column-trial = trial
column-missed = missed by

# Levels
column-level = level
column-against = against
column-measured = measured
column-share-sure = share (95 % sure)
column-to-beat = to beat
column-margin = margin (95 % sure)
column-better = better?
won-together = won together
one-against-the-rest = one against the rest
yes = yes
no = no

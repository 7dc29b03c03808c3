# Commands that play many games: simulate, tournament, levels, balance, compare, tune, dataset, train, make-puzzles.

random-tells-little = Players who choose at random tell little about a game; --players steady plays to win.
interrupted-played = interrupted; this is what was played until then
report-is-in = The report is in { $path }.
is-written = { $path } is written.
time-left = left
speed = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) } games/s, { NUMBER($decisions, maximumFractionDigits: 0) } decisions/s

# A series
ended-by = ended by { $reason }: { $games }
series-speed = { $length } decisions a game; { NUMBER($speed, maximumFractionDigits: 0) } decisions a second ({ $seconds } s)
setting-title = { $game }, { $setting }

# A tournament
tournament-title = { $game }: { $games } games, every seating
ahead-title = Who comes in ahead of whom

# Levels
levels-title = { $game }: every level against the one below
level-against = { $level } against { $below }: { $players }
levels-made-of = Rules version { $version }, seed { $seed }.

# Variants and tuning
name-the-variants = name the variants: --variant 'as it is' --variant ship.coal=8
two-variants-called = two variants are called { $label }
comparison-title = { $game }: { $games } deals
the-games = the games
use = use
use-title = use of cards, tiles and actions
success = success
success-title = success of cards, tiles and actions
tuning-title = { $game }: settings
missed-by = missed by { $miss }
not-playable = not playable
best-on-fresh-deals = The best setting, on fresh deals
game-as-it-is = The game as it is
trials-kept = The trials are kept in { $path }.

# Datasets, learning and puzzles
dataset-written = { $games } games in { $folder }; { $decisions } decisions were written now. Its card: { $card }
learned = { $games } games, { $decisions } decisions in the last round; loss { $loss }, of the tactics { $by_hand }, with all choices alike { $alike }
learned-from-results = { $games } games, { $numbers } numbers learned
round-progress = round { $round }
lesson-progress = round { $round }, game { $games }
written-to = Written to { $path }.
making-puzzles = Puzzles of { $game }
puzzles-made = { $path } has { $puzzles } puzzles from { $games } games.
not-over = { $record } is the record of a game that is not over; it can be analysed when it is

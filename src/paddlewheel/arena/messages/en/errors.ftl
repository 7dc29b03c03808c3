# What goes wrong in the arena. A designer's own words are repeated as they were typed.

fewest-games = the number of games is at least 1, not { $games }
fewest-workers = at least one worker is needed, not { $workers }
ray-missing = Ray is not installed: pip install 'paddlewheel[ray]'
arrow-missing = keeping games in a file needs pyarrow: pip install 'paddlewheel[arena]'
matplotlib-missing = a report needs matplotlib: pip install 'paddlewheel[arena]'
wrong-choice = the player { $player } chose what it may not: { $why }

# Files and folders
not-a-series = not a series
not-parquet = this is no Parquet file of ours: { $why }
not-watched = this is no file of watched games: { $why }
another-series-file = { $path } holds another series; name another file, or the same game, seats, options and seed
another-series-folder = { $path } holds another series; name another folder, or the same game, players, options and seed
not-a-study = not a study
not-trials = this is no file of trials: { $why }
another-study = { $path } holds another study; name another file, or the same game, numbers, aims and seed
no-dataset = { $path } is not empty and holds no dataset; name another folder
dataset-not-kept = a dataset cannot be kept in { $path }: { $why }
another-dataset = { $path } holds another dataset; name another folder, or the same game, players and seed
no-place = { $path } has no place <!-- { $name } --> ... <!-- /{ $name } -->

# Settings, variants and aims
sweep-reads = a sweep reads NUMBER=LOW..HIGH:STEP, not { $text }
sweep-step = the step of a sweep is at least 1, not 0: { $text }
sweep-empty = the sweep { $text } is empty: write the lower number first, as in { $example }
too-many-sweeps = --sweep takes one number, or two different ones for a grid, not { $places }
variant-reads = a variant reads FILE.toml, NUMBER=VALUE or OPTION=VALUE, with commas between, or { $original }; not { $word }
aim-reads = an aim reads 'wins(steady)=0.6..0.8', 'decisions<200' or 'close finish>0.3', not { $text }
aim-ends = an aim ends with =LOW..HIGH, <MOST or >LEAST, not { $text }
aim-player = it is 'wins(PLAYER)', and other measures go without a player; not { $text }
no-such-measure = there is no measure { $measure }; the measures are: wins(PLAYER), { $known }
tuning-needs = tuning needs a number that may change (--free) and something to aim at (--aim)
freed-twice = each number is freed once
none-playable = none of these settings can be played; free other numbers or smaller ranges

# Levels and learning
two-levels = a tournament needs at least two different levels
weakest-first = name at least two different levels, the weakest first
no-facts-to-learn = { $game } has nothing to learn from searches: it does not say what tells its choices apart
no-numbers-to-learn = { $game } has nothing to learn from results: its tactics name no numbers
no-positions-to-learn = { $game } has nothing to learn from positions: it does not tell the facts about them
too-few-games = { $games } games are too few to learn from; play at least { $least }

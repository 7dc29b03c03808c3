# Bots that there are not, players of one's own, and files of learned weights.

no-such-bot = there is no bot { $level }; the bots are: { $bots }, strong@ITERATIONS
no-such-temper = there is no bot { $level } in { $game }; the bots are: { $bots }
no-such-script = there is no script { $script } in { $game }; the scripts are: { $scripts }
no-scripts = none
own-player = a player of one's own is module:Class, or module:Class@CHECKPOINT, not { $spec }
player-entry = { $entry }: a player of one's own is module:Class, or module:Class@CHECKPOINT
player-name = { $entry }: a name has at most 20 small letters, digits and hyphens: ada=mine:Ada
player-not-made = the player { $player } cannot be made: { $why }
player-no-choose = the player { $player } has no method choose(view)
player-not-imported = { $player } cannot be imported: { $why }
player-no-class = { $player } is not a class
learned-file = the file
learned-weights = the weights
learned-other-facts = are of other facts than those that the game tells
learned-numbers = the numbers
learned-other-numbers = are other ones than those that the tactics of the game go by

# The terminal.

no-such-language = { $code } is no language of this program; it speaks { $languages }
not-text = the file is not text
interrupted = interrupted

# At the table
saved-as = Saved as { $path } while you play. Type ? for help.
saved = Saved. Go on with: paddlewheel play --resume { $path }
resume-alone = a record says itself who plays and with what: --resume goes without other options
replay-it = Replay it: paddlewheel replay { $path }
analyse-it = See who played well: paddlewheel analyse { $path }
debrief-it = Look back together: paddlewheel debrief { $path } --html { $page }
hand-over = Hand over to { $name }. Press Enter when you are { $short }.
# The article that a side's name begins with; behind a person's name it is written small
article-in-title = The { "" }
or-in-a-sentence = or in a sentence: { $sentence }
help =
    Answer with the number of a choice, or with the beginnings of its words: `f` for Forward, `iron l`.
      forward 3  a choice three times in a row
      plans      whole chains of choices, each in one line; type the beginning of its words to make them
      offer ...  a whole proposal in a sentence, where you may make one: its example stands below the choices
      map        the whole table; Enter shows the part around you again
      ? or ? 3   what the choices mean, or choice 3
      why WORDS  why something cannot be done now, and when it can
      status     what decides right now, in a few figures
      rule       the rule in force
      aid        the player aid: the turn, what things cost, the end
      story      what has happened so far
      hint       what a strong player would do, and why
      undo       take your last choice back
      quit       leave; the game is saved and can be resumed

# Answers
choose-from = choose from 1 to { $count }, or type ? for help
can-mean = { $words } can mean { $count } things; type more of it: { $examples }
type-a-number = type a number from 1 to { $count }, or ? for help
none-of-the-choices = { $words } is none of the choices; { $meant }
no-choice-called = no choice is called { $words }; { $meant }
question-mark-tells = ? tells what can be chosen now
did-you-mean = did you mean { $meant }?
other-ways = { $label } or in { $count } other ways
come-to-light = Something has come to light.
stopped-after = Stopped after { $made } of { $count } choices: { $why }
say-what = say what: `why forward`, or the number of a choice
you-can-do-that = You can do that: { $choices }.
can-mean-choices = { $words } can mean { $count } choices; type more of it.
no-aid-here = This game has no player aid.
no-plans = There are no plans here.
no-more-to-say = no more to say

# The full screen
i-am-here = I am here
key-help = Help
key-whole-table = Whole table
key-hint = Hint
key-undo = Undo
key-story = Story
key-status = Status
key-rule = Rule
key-aid = Player aid
key-leave = Leave
what-can-be-typed = a number, the beginning of a choice, why WORDS, or ?
ctrl-q-leaves = Ctrl+Q leaves.

# Puzzles
puzzle-number = { $game }, puzzle { $number }.
find-best-turn = Find the best turn for { $who }.
type-for-help = Type ? for help.
puzzle-help =
    Answer with the number of a choice, or with its words or their beginning.
      back      begin the turn once more
      solution  show the best turn
      quit      leave
best-turn = Best: { $turn }.
solved = Solved.
that-is-best = That is the best turn.
that-is-good = That is a good turn. There is a better one; try it once more.
that-is-slip = That is a slip turn. There is a better one; try it once more.
that-is-mistake = That is a mistake turn. There is a better one; try it once more.
that-is-blunder = That is a blunder turn. There is a better one; try it once more.

# Records, games and rules
record-ends-here = The record ends here, the game does not.
about-game = { $seats } seats, usually { $usual }; { $least } to { $most } minutes; rules version { $version }
options = Options:
about-option = { $name }: { $allowed }; { $usual } if nothing is said. { $meaning }
none = none
more-commands = More: paddlewheel rules { $game }, paddlewheel components { $game }, paddlewheel play { $game }
why = Why:
no-aid = { $game } has no player aid; see `paddlewheel rules { $id }`

# A class
a-class = A class
class-opened = { $title }: { $game }, { $count } tables
pupils-open = Pupils open    { $address }
and-type = and type       { $code }
in-another-network = In another network ({ $network }): { $address }
no-network = This machine is in no network that pupils' devices could use: join a Wi-Fi or open a hotspot, then start again.
code-of-class = The code of the class is { $code }.
console-open = Your console is open in the browser.
console-at = Your console, for nobody else: { $address }
class-kept =
    Ctrl-C closes the tables, `paddlewheel class` opens the same class once more. Names and games are kept on
    this machine until you remove the class in the console, or nobody has used it for { $days } days.

# Analyses
analysing = Analysing
analysis-of = { $game }: analysis
measured-in = Measured in the { $quantity }, from what each seat could see.
analysis-seat = seat
analysis-accuracy = accuracy
analysis-turns = turns
analysis-lost = slips, mistakes, blunders
analysis-given-away = given away
analysis-luck = luck
nothing-decided = No single turn or draw changed much.

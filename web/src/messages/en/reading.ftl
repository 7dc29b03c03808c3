# What is read: rules, player aids, paper, lessons and debriefings.

rules-lead = In our own words. A rule without a mark is from the rulebook of the game; <ruling>our ruling</ruling> settles what the rulebook leaves open, and <reconstruction>reconstructed</reconstruction> stands for what is not public.
rules-aid = Player aid on one page
rules-print = Print…
rules-a-game = a game
rules-search = Search the rules
rules-search-example = Search: words or a number
rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-not-found = Nothing found
rules-why = Why: <words/>
rules-ruling = our ruling
rules-reconstruction = reconstructed
aid-loading = Loading the player aid…
aid-all-rules = All rules
aid-credits = { $credits } In our own words; the numbers are those of the rules in Paddlewheel.

# Paper

print-loading = Loading what can be printed…
print-lead = Everything that has to lie on the table, as a PDF: print it, cut it out and play.
print-cannot = This server cannot print. Whoever runs it can add it: <command>pip install 'paddlewheel{ "[" }print{ "]" }'</command>
print-parts = Which parts
print-paper = Paper
print-ink = Ink
paper-a4 = A4
paper-letter = Letter
ink-colour = In colour
ink-ink-saving = Black and white, with little ink
print-make = Make the PDF
print-made = The PDF is made. Print it at 100 %, on both sides, turned over the long edge.
print-save = Save the PDF
print-setting = Setting the pages…
print-drawing = Drawing: { $what }…
print-waiting = Waiting…
print-progress = How far the PDF is

# Lessons

lesson = The lesson
lesson-step = { $chapter } · step { $number } of { $count }
lesson-back = Back
lesson-alone = Go on alone
lesson-play = Play from here
    .help = A table of your own that goes on from here, with bots in the other seats
lesson-progress = Progress of the lesson
lesson-asked = Asked for: { $choice }
lesson-chapter = Chapter
lesson-chapter-option = { $number }. { $title }
lesson-allowed = That is allowed, but the lesson asks for something else now.
lesson-why-not = Why not “{ $choice }”? { $why }
lesson-why-not-here = Why not now? { $why }
lesson-other = “{ $choice }” is allowed in a game. For now, try “{ $wanted }”.
lesson-now = now

# Debriefings

debrief-loading = Loading the debriefing…
debrief-played = Played by { $names }.
debrief-components = With components of their own: { $components }.
debrief-to-table = To the table
debrief-csv = CSV
debrief-json = JSON
debrief-see = See it
debrief-see-name = See it in the replay: { $period } { $round }, { $text }
debrief-none = None.
curves = Curves
debrief-said = What was said
debrief-said-by = { $name }:
debrief-columns = { $title }, all columns
zone-red = red
zone-green = green
period-number = { $period } { $number }
period-number-label = { $period } { $number }:
questions = Questions to discuss
curves-none = { $title }: no values yet.
curves-numbers = Numbers
curves-told = { $title }. { $lines }
curves-line = { $name }: { $along } { $first }: { $from }; { $along } { $last }: { $to }.
curves-limit = { $name } { $value }
curves-place = { $along } { $at }

# Notes for a debriefing

book = Notes
book-facilitator = The facilitator
book-somebody = Somebody
book-keeping = Keeping the note…
book-kept = The note is kept.
book-not-kept = The note is not kept: { $why }
book-public = Everybody who has the link of this table can read the notes.
book-private = Your notes are yours and the host’s until the game is over; then everybody at the table can read them.
book-whole = The whole game
book-of = { $name }, { $part }
book-one = A note on one { $period }
book-one-of = { $name }, a note on one { $period }
book-choose = Choose…
book-read = { $name }, { $period } { $round }:
book-read-whole = { $name }, the whole game:

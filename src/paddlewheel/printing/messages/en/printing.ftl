# What is printed of any game: the cover, the count sheet, the booklet, the player aid, and the feet of sheets.

# Before what belongs to it, in bold.
label = { $title }:

part-aid = Player aids
part-rules = Rule booklet
part-cover = Cover
part-count = Count sheet

cover = { $game } to print and play
    .how-to = How to print
    .in-file = In this file
    .before = Before you cut
how-to-print = Print at 100 %, without fitting to the page. Pieces with backs: on both sides, turned over the long edge.
how-to-check = Hold a sheet against the light: the crosses of both sides cover each other. If not, print fronts and backs apart and glue them.
how-to-cut = Cut along thin lines and between the corner marks; fold along dashed lines. Colour goes 2 mm over the cut.
how-to-join = Boards over several sheets: cut at the corner marks, lay each sheet over the one on its left up to the dashed line, and glue. Rows meet edge to edge: tape them.
how-to-paper = Thin card (160 to 250 g) makes good cards and tiles; plain paper will do for everything else.

count = { $game }: count sheet
    .cut-out = To cut out
    .what = what
    .how-many = how many
    .of-which = of which
    .numbers-from = numbers from
    .sources = Where the numbers come from
    .credits = Credits
    .version = Rules version { $version }.
pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
board-size = { $width } x { $height } mm
sides = { $sides ->
    [1] one side
   *[2] two sides
}
one-of-each = one of each
kind = { $count } { $name }
source = { $source ->
    [rulebook] rulebook
    [published] published
   *[reconstructed] reconstructed
}
all-from = all { $count } { $source ->
    [rulebook] rulebook
    [published] published
   *[reconstructed] reconstructed
}.
some-from = { $source }: { $names }

aid = { $game }: player aid

rules = { $game }: the rules
    .full = { $game }: the rules in full
    .examples = { $game }: worked examples
    .rulings = { $game }: questions and answers
    .index = { $game }: index
who-plays = { $least } to { $most } players, { $short } to { $long } minutes. { $credits }
    .exactly = { $least } players, { $short } to { $long } minutes. { $credits }
set-up = Setting up
    .caption = The table at the start, with { $count ->
        [one] { $count } players
       *[other] { $count } players
    }.
aim = The aim
reconstructed = { $rule } (reconstructed)
rulings = What the rulebook leaves open, by the number of the rule it belongs to.
# No page begins behind the colon.
ruling = { $rule } Why: { $why }
examples = A game under way, step by step. Every move in it follows the rules that it names.
    .caption = { $chapter }: the table near its end.
    .none = They are left out: with these components their moves are not possible.
index-word = word
index-rules = rules

# The foot of a sheet, and words on it.
sheet = sheet { $number }
side-front = front
side-back = back
board-sheet = { $board }: { $face }, row { $row }, column { $column }
glue = glue

no-ink = there is no ink { $ink }; it is one of: { $inks }
no-part = { $game } has no part { $part } to print; the parts are: { $parts }
no-paper = there is no paper { $paper }; the papers are: { $papers }
not-installed = { $module } is not installed: pip install 'paddlewheel[print]'
too-large = a piece of { $width } x { $height } mm is larger than { $paper } paper

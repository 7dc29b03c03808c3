# Words that all parts share.

# What the language calls itself.
language-name = English

decimal-sign = { "." }
number = { $number }
percent = { $share }%

list = { $first } and { $last }
or = { " " }or{ " " }

direction-north = north
    .towards = north
direction-north-east = north-east
    .towards = north-east
direction-east = east
    .towards = east
direction-south-east = south-east
    .towards = south-east
direction-south = south
    .towards = south
direction-south-west = south-west
    .towards = south-west
direction-west = west
    .towards = west
direction-north-west = north-west
    .towards = north-west

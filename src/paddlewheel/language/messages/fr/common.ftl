# Words that all parts share.

language-name = Français

decimal-sign = { "," }
number = { $number }
percent = { $share } %

list = { $first } et { $last }

direction-north = nord
    .towards = vers le nord
direction-north-east = nord-est
    .towards = vers le nord-est
direction-east = est
    .towards = vers l’est
direction-south-east = sud-est
    .towards = vers le sud-est
direction-south = sud
    .towards = vers le sud
direction-south-west = sud-ouest
    .towards = vers le sud-ouest
direction-west = ouest
    .towards = vers l’ouest
direction-north-west = nord-ouest
    .towards = vers le nord-ouest

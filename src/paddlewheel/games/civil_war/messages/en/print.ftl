# The war on paper, and its components as tables.

print-cards = Both decks
print-board = Battlefield, tents and graveyards
print-mats = Tents and graveyards
    .note = Survivors lie face up on the tent, fallen cards face down on the graveyard.
print-deck = Cards of { $side }
print-kind = { $kind } of { $side } · { $id }
print-survivors = Survivors of { $side }
print-graveyard = Graveyard of { $side }
print-country = The country on both banks of a river
battlefield = Battlefield

components = Cards
    .note = U01 to U{ $size } are the Union's, C01 to C{ $size } the Confederacy's. Names are history: the mark is for the numbers.
    .card = card
    .name = name
    .type = type
    .value = value
    .effects = effects
    .source = from

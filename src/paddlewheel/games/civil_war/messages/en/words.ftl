# Names and small words of the war: sides, columns, cards and totals; the prompt, the choices and the status.

title = Civil War

# `side` stands inside a sentence; `.army` tells whose a thing is: `Confederate deck`.
side-0 = the Union
    .title = The Union
    .name = Union
    .flag = Union
    .army = Union
    .letter = U
side-1 = the Confederacy
    .title = The Confederacy
    .name = Confederacy
    .flag = Confederacy
    .army = Confederate
    .letter = C

# `.of`: the left column; `.the`: takes left and right; `.at`: Iron Brigade 8 left; `.to`: Meade to the centre.
column-left = left
    .title = Left
    .column = Left column
    .of = left
    .the = left
    .at = left
    .to = to the left
column-centre = centre
    .title = Centre
    .column = Centre column
    .of = centre
    .the = centre
    .at = centre
    .to = to the centre
column-right = right
    .title = Right
    .column = Right column
    .of = right
    .the = right
    .at = right
    .to = to the right

kind-LDR = leader
kind-INF = infantry
kind-CAV = cavalry
kind-ART = artillery
kind-NAV = navy
kind-SUP = support
kind-EVT = event

# -- what cards say: in a sentence, printed on the card, and beside its name in a terminal --

effect-PA = play another card at once
    .printed = Play another
effect-COL = { $k } to this column
    .printed = { $k } here
    .short = { $k } here
effect-INF = { $k } for each infantry card in its column
    .printed = { $k } each infantry
    .short = { $k } each infantry here
effect-CAV = { $k } for each cavalry card in its column
    .printed = { $k } each cavalry
    .short = { $k } each cavalry here
effect-ART = { $k } for each artillery card in its column
    .printed = { $k } each artillery
    .short = { $k } each artillery here
effect-NAV = { $k } for each navy card in its column
    .printed = { $k } each navy
    .short = { $k } each navy here
effect-ALL = { $k } to each column of its side
    .printed = { $k } all own columns
    .short = { $k } to all own columns
effect-OWN_ALL = { $k } to each column of its side
    .printed = { $k } all own columns
effect-ENEMY_ALL = { $k } to each enemy column
    .printed = { $k } all enemy columns
effect-OWN_ONE = { $k } to one column of its side
    .printed = { $k } one own column
effect-ENEMY_ONE = { $k } to one enemy column
    .printed = { $k } an enemy column
effect-ENEMY_NO_LEADERS = enemy leaders change no totals in this battle
    .printed = No enemy leaders
effect-OWN_NO_LEADERS = its own side's leaders change no totals in this battle
    .printed = No own leaders
effect-RECOVER2 = the two best fallen cards return to the Survivors
    .printed = Two fallen return
effect-ENEMY_LOSE_TOP = the enemy loses its top card
    .printed = Enemy top card falls

# Effects one behind the other.
row = { $first }; { $second }

# A card: `Ulysses S. Grant, leader, value 6: +1 to each column of its side`.
face = { $card }, { $kind }, value { $value }
    .effects = { $card }, { $kind }, value { $value }: { $effects }
    .bare = { $card }, { $kind }
    .event = { $card }, { $kind }: { $effects }
    .void = { $card }, void: it counts zero
    .planned = { $card }, committed face down
face-tip = { $card }. { $note } Card { $id }.
beside-tip = { $card }. After the battle it goes to the Graveyard. { $note }
    .aimed = { $card }. It aims at the { $column } column. After the battle it goes to the Graveyard. { $note }

# -- totals --

part-cards = cards { $count }
part-leaders = leaders { $k }
part-events = events { $k }
total = { $total } ({ $parts })
    .floor = { $total } ({ $parts }, but never below 0)
no-cards = no cards
taker-undecided = nobody has taken it yet
taker-nobody = nobody was there
taker-both = both lost it
taker = { $who } took it

# -- the prompt --

battle = Battle { $battle }
prompt-strengthen = Battle { $battle }: { $who } chooses one of its columns for { $event }.
prompt-weaken = Battle { $battle }: { $who } chooses an enemy column for { $event }.
prompt-commit-own = Battle { $battle }: commit your reinforcements, one to each column; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to go.
prompt-commit = Battle { $battle }: { $who } commits its reinforcements, unseen.
    .both = Battle { $battle }: { $who } commit their reinforcements, unseen.
ending-confederacy-eliminated = The Union wins the war: the Confederacy has no cards left.
    .ruled = The Union wins the war: the Confederacy has no cards left ({ $rule }).
ending-union-eliminated = The Confederacy wins the war: the Union has no cards left.
    .ruled = The Confederacy wins the war: the Union has no cards left ({ $rule }).
ending-both-eliminated = The war ends in a draw: neither side has a card left.
    .ruled = The war ends in a draw: neither side has a card left ({ $rule }).

# -- the choices --

choice-strengthen = Strengthen your { $column } column ({ $k })
    .help = { $card } changes your total there by { $k }. { $standing }
choice-weaken = Weaken the enemy's { $column } column ({ $k })
    .help = { $card } changes the enemy's total there by { $k }. { $standing }
choice-commit = { $card } ({ $value }) to the { $column } column
    .event = { $card } (event, counts 0) to the { $column } column
    .help = { $card }. { $standing }
    .event-help = An event is void as a reinforcement and counts zero; it lives or dies with the column. { $standing }
standing = The { $column } column stands { $own } against { $enemy }.

# -- the status --

status-battle = Battle
    .period = Battle { $battle }
status-first = flips first
status-forces = forces
    .value = { $left } of { $all }
    .tip = Cards that have not fallen. With none the war is lost.
status-deck = deck
status-survivors = Survivors
    .tip = They form the next deck.
status-reinforcements = { $count } to commit
    .ready = committed
    .tip = Reinforcements of this battle.

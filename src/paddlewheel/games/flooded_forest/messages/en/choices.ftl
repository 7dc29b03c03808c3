# Prompts, choices and plans, and why a tile cannot be pulled.

won = { $number ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
} { ending }
has-the-turn = { $who } has the turn.

prompt-lay = { $who } lays a tile: which one of the hand?
prompt-discard = { $who } has no tile that fits: which one is discarded for a new one?
prompt-place = { $who } lays { $tile }: where?
prompt-turn = { $who } lays { $tile } on { $cell }: which way round?
prompt-extra = { $who } may put an extra fish on the other bank.
prompt-chain = { $who } may put one more fish next to { $tile }, by water.
prompt-kind = { $who } places a predator: which one?
prompt-post = { $who } places { the-predator }: on which edge tile?
prompt-pull = { $who } pulls a tile: which one?
prompt-school = { $who } moves the school from { $tile }: where to?
prompt-prowl = { $who } moves { the-predator } from { $tile }: where to?
prompt-leap = { $who } moves { the-predator } by the action { $action }: where to?
prompt-order = { $who } has two meals to serve: which one first?
prompt-feed = { $who } may let the piranhas on { site } eat at { $few ->
    [3] three
   *[other] { $few }
}.
prompt-bite = { $who } chooses the fish that { the-predator } { $predator ->
    [piranhas] eat
   *[one] eats
}.
prompt-more = { $who } may let { the-predator } bite once more.
prompt-after = { $who } may use the action { $action }, or ends the turn.
prompt-from = { $who } uses the action { $action }: from which tile?
prompt-to = { $who } uses the action { $action } from { $tile }: where to?
prompt-collect = { $who } keeps one of two action tiles: which one?

no-extra-fish = No extra fish
    .help = End your turn without an extra fish.
no-next-fish = Stop here
    .help = End your turn without another fish.
school-first = First where the school went
    .help = Its meal is served first, the predator's second.
predator-first = First where the predator went
    .help = Its meal is served first, the school's second.
at-three = Piranhas eat { piranhas-eat }
    .help = Use your action: piranhas eat though only { fish-there }.
not-at-three = Let them wait
    .help = Keep your action; the piranhas eat nothing.
bite-again = Bite once more
    .help = Use your action: the predator eats one fish more.
no-further-bite = That is enough
    .help = Keep your action.
end-turn = End the turn
    .help = Keep your action and take the pulled tile.

lay = Lay { $tile }
    .help = { tile-in-hand }
discard = Discard { $tile }
    .help = { tile-in-hand }
tile-in-hand = { $sides ->
    [one] { $sides } water side
   *[other] { $sides } water sides
}, { circles }; on its back: { $action }.
lay-on = Lay it on { $cell }
    .help = Next you choose which way round it lies.
turn = { $degrees ->
    [0] As it is printed
   *[other] Turned { $degrees } degrees to the left
}
    .help = Your first fish goes onto the tile at once.
extra-fish = Extra fish on { $tile }
    .help = { one-more-fish }
next-fish = Next fish on { $tile }
    .help = { one-more-fish }
one-more-fish = Beside a fish of your own it lets you place one more, by water.
choose-predator = { $predator ->
    [caiman] The caiman
    [piranhas] The piranhas
   *[jaguar] The jaguar
}
    .help = Next you choose a tile on the edge of the flood.
predator-on = On { $tile }
    .help = It does not eat yet.
pull = Pull { $tile }
    .help = On it: { $school }{ $predator ->
        [none] { "" }
       *[other] { " " }and { the-predator }
    }. Its action is yours at the end: { $action }.
use-action = Use your action: { $action }
school-to = School to { site }
    .help = All fish of the pulled tile swim together.
predator-to = { predator-title } to { site }
    .into-river = It leaves the game there, after a last bite if the school goes with it.
    .meets = There it meets the { $other ->
        [caiman] caiman
        [piranhas] piranhas
       *[jaguar] jaguar
    }, and one is driven off.
    .eats = It eats if there are fish enough.
eat = { $colour ->
    [red] Eat a red fish
    [blue] Eat a blue fish
    [green] Eat a green fish
   *[purple] Eat a purple fish
}
    .own = Your own fish score nothing.
    .other =
        { $points ->
            [1] One point
           *[other] { $points } points
        } for you.
move-from = From { $tile }
move-to = To { $tile }
    .help = Fights and meals follow as usual.
keep = Keep { $tile }: { $action }

plan-lay = Lay { $tile } on { $cell }, { $way }
    .way = { $degrees ->
        [0] as it is printed
       *[other] turned { $degrees } degrees to the left
    }

is-stuck = { $tile } cannot slide out: it needs two neighbouring free sides and a way to the outside.
would-cut = Without { $tile }, { $others } would be cut off from the river{ $slides ->
    [yes] { "" }
   *[no] , and it cannot slide out either
}.

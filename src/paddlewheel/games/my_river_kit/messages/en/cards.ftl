# What cards and events say, in plain words made from their numbers.

resource-water = { $number } water
resource-pollution = { $number } pollution
resource-wag = { $number } WAG
resource-none = nothing

impact = { $name } { $change }
impacts-none = No impacts

need-least = { $name } { $level } or more
need-most = { $name } { $level } or less

facts-of-card = Takes { $takes }; gives { $gives }. { $impacts }. Price { $price }, Aquabon { $aquabon }.
    .demanding = { facts-of-card } Needs { $needs }.

effect-takes_water = water needed { $change }
effect-gives_pollution = pollution { $change }
effect-gives_wag = earnings { $change } WAG
effect-price = price { $change } WAG
effect-cards = { $cards }: { $changes }
effect-spill = { $spill } pollution in the cup before the flow
effect-indicator = { $name } { $change }
effect-repairs = everybody pays { $repairs } WAG if flood regulation was below { $below }
effect-none = no further effect

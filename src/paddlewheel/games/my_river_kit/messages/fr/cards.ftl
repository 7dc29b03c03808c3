# Ce que disent les cartes et les évènements, en phrases faites de leurs nombres.

resource-water = { $number } eau
resource-pollution = { $number } pollution
resource-wag = { $number } WAG
resource-none = rien

impact = { $name } { $change }
impacts-none = Aucun impact

need-least = { $name } { $level } ou plus
need-most = { $name } { $level } ou moins

facts-of-card = Prélève : { $takes } ; donne : { $gives }. { $impacts }. Prix { $price }, Aquabon { $aquabon }.
    .demanding = { facts-of-card } Exige : { $needs }.

effect-takes_water = besoin en eau { $change }
effect-gives_pollution = pollution { $change }
effect-gives_wag = gain { $change } WAG
effect-price = prix { $change } WAG
effect-cards = { $cards } : { $changes }
effect-spill = { $spill } pollution dans le gobelet avant l’écoulement
effect-indicator = { $name } { $change }
effect-repairs = chacun paie { $repairs } WAG si la régulation des crues était inférieure à { $below }
effect-none = aucun autre effet

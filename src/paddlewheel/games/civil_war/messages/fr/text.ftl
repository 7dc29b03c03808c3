# La guerre dans un terminal.

text-heading = Bataille { $battle } : { $who } retourne la première.
    .you = Bataille { $battle } : { $who } retourne la première. Vous êtes { $you }, sous la ligne.
text-total = { $army } { $total }
    .empty = { $army } : aucune carte
text-card = { $value } { $card }, { $does }
    .void = 0 { $card }, événement sans effet
text-piles = { $side } : pioche { $deck }, Survivants { $survivors }, Cimetière { $graveyard }
text-committed = { $count ->
    [one] { $count } renfort engagé
   *[other] { $count } renforts engagés
}
text-to-commit = { $count ->
    [one] { $count } renfort à engager
   *[other] { $count } renforts à engager
}
text-beside = à côté : { $card } : { $effects }
    .aimed = à côté : { $card } : { $effects } -> { $column }
text-hand = main : { $card }, { $kind } { $value }
    .does = main : { $card }, { $kind } { $value } : { $effects }
    .void = main : { $card }, { $kind } { $value } : sans effet comme renfort, compte 0
text-last = Dernière bataille
text-fought = { $column } : { $totals } ; { $taker }

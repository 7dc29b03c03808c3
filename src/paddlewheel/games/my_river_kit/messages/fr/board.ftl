# Le plateau : la vallée, ses villes et leurs parcelles, et les deux gobelets sur la rivière.

river = La rivière
valley = La rivière passe devant { $seats ->
    [one] { $seats } ville
   *[other] { $seats } villes
}, de la source, en haut, jusqu’à la mer

plate = { $city }, ville { $number } depuis la source, { $way ->
    [right] parcelles 1 à 5 de gauche à droite
   *[left] parcelles 1 à 5 de droite à gauche
}
plot = Parcelle { $plot } de { $city } : { $card }
    .free = Parcelle { $plot } de { $city } : libre
    .failed = Parcelle { $plot } de { $city } : { $card }, en échec
plot-free = parcelle libre

built-card = { $card }. { $words }
failed-card = { $card }, carte retournée : en échec
    .tip = { built-card } En échec : aucun impact ; un deuxième échec de suite détruit la carte, sauf si elle est fixe.
    .stamp = EN ÉCHEC

cup-water = Gobelet d’eau { $where } : { marbles }
cup-pollution = Gobelet de pollution { $where } : { marbles }
cups-at = sur la parcelle { $plot } de { $city }
cups-downstream = en aval, après le comptage
cups-source = à la source
marble-water = Une bille d’eau
marble-pollution = Une bille de pollution
reached = Les gobelets sont { $where }
    .earns = Les gobelets sont { $where } : gain de { $wag } WAG
    .costs = Les gobelets sont { $where } : coût de { $wag } WAG
    .wag = { $change } WAG

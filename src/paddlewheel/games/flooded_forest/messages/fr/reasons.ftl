# What a turn is for. `own` is how many of the player's own fish a sentence is about.

own-fish = { $own ->
    [1] un de vos poissons
   *[other] { $own } de vos poissons
}
brings-home = Ramène { own-fish } au fleuve pour { points }.
eats-others = Mange { $fish } pour { points }.
brings-others-home = Ramène aussi { $fish } au fleuve.
costs = Fait manger { own-fish }.
puts-out = Place { own-fish } dans la forêt{ $near ->
    [all] , au bord du fleuve
    [some] , dont { $nearer } au bord du fleuve
   *[none] { "" }
}.
brings-nearer = Amène { own-fish } au bord du fleuve.
cuts-others-off = Coupe du fleuve { $fish }.
cuts-own-off = Coupe du fleuve { own-fish }.
opens-way = Ouvre le chemin du fleuve à { own-fish }.
sets-predator = Lâche { the-predator } sur { $fish }.
    .and-own = Lâche { the-predator } sur { $fish }, et sur { own-fish }.
    .own = Lâche { the-predator } sur { own-fish }.
uses-up-action = Consomme votre action.
keeps-action = Garde l’action « { $action } » pour plus tard.
better-chance = Donne à vos poissons de meilleures chances d’atteindre le fleuve.
worse-chance = { $colour ->
    [red] Laisse aux poissons rouges
    [blue] Laisse aux poissons bleus
    [green] Laisse aux poissons verts
   *[purple] Laisse aux poissons violets
} moins de chances d’atteindre le fleuve.

# The pieces on paper, and the tables of components.

print-tiles = Tuiles de fleuve et de crue avec leurs actions
print-fish = Poissons : cubes à plier
print-predators = Prédateurs
print-flood = Tuiles de crue
    .note = Le dos d’une tuile de crue sert de jeton d’action à qui la retire.
print-river = Tuiles de fleuve
    .note = À poser dans l’ordre des numéros. À quatre, prenez la face à { $four } cercles ; à trois, l’autre face, à { $three } cercles.
    .piece = fleuve { $number }
print-cubes = Poissons
    .note = Des cubes de bois ou des perles de quatre couleurs conviennent aussi.
print-cube = { $colour ->
    [red] Poisson rouge
    [blue] Poisson bleu
    [green] Poisson vert
   *[purple] Poisson violet
}
    .piece = { $colour ->
        [red] poissons rouges
        [blue] poissons bleus
        [green] poissons verts
       *[purple] poissons violets
    }
print-tent = { predator } dès { $needs } : { $eats ->
    [one] { $eats } mangé
   *[other] { $eats } mangés
}

table-tiles = Tuiles de crue
    .note = Côtés à partir de l’est, dans le sens inverse des aiguilles d’une montre : W eau, F forêt.
    .tile = tuile
    .sides = côtés
    .circles = cercles
    .action = action
    .from = origine
table-river = Le fleuve
    .note = Côtés des sept tuiles de fleuve, à gauche et à droite, et cases des tuiles de départ.
    .part = partie
    .is = valeur
    .from = origine
    .north = rive nord
    .south = rive sud
    .starts = cases de départ

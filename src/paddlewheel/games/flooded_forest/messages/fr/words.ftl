# Names and numbers that many sentences share. Colours, predators and sites are told by their names in the program.

seat-red = Rouge
    .letter = R
    .sign = r
seat-blue = Bleu
    .letter = B
    .sign = b
seat-green = Vert
    .letter = V
    .sign = v
# Violet begins as Vert does: its second letter tells them apart.
seat-purple = Violet
    .letter = I
    .sign = i

place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[4] 4e
}

predator = { $predator ->
    [caiman] caïman
    [piranhas] piranhas
   *[jaguar] jaguar
}
predator-title = { $predator ->
    [caiman] Caïman
    [piranhas] Piranhas
   *[jaguar] Jaguar
}
the-predator = { $predator ->
    [caiman] le caïman
    [piranhas] les piranhas
   *[jaguar] le jaguar
}
The-predator = { $predator ->
    [caiman] Le caïman
    [piranhas] Les piranhas
   *[jaguar] Le jaguar
}

site = { $site ->
    [river] le fleuve
   *[tile] { $site }
}

# Where piranhas are helped by an action.
piranhas-eat = { $eats ->
    [2] deux
   *[other] { $eats }
}
fish-there = { $few ->
    [one] { $few } poisson
    [3] trois poissons
   *[other] { $few } poissons
}
# Fish of one colour, as a part of a school: 2 poissons rouges.
fish-of-colour = { $colour ->
    [red] { $count ->
        [one] { $count } poisson rouge
       *[other] { $count } poissons rouges
    }
    [blue] { $count ->
        [one] { $count } poisson bleu
       *[other] { $count } poissons bleus
    }
    [green] { $count ->
        [one] { $count } poisson vert
       *[other] { $count } poissons verts
    }
   *[purple] { $count ->
        [one] { $count } poisson violet
       *[other] { $count } poissons violets
    }
}
school = { $parts }
no-fish = aucun poisson

circles = { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
}
points-in-words = { $points ->
    [1] un point
    [2] deux points
   *[other] { $points } points
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}

action-predator-step = prédateur rôdeur
    .title = Prédateur rôdeur
    .help = Déplacez un prédateur qui partage sa tuile avec des poissons vers une tuile de crue voisine.
action-extra-bite = bouchée en plus
    .title = Bouchée en plus
    .help = Après votre retrait, un prédateur qui vient de manger mange un poisson de plus.
action-fish-step = poissons en fuite
    .title = Poissons en fuite
    .help = Déplacez vos poissons d’une tuile partagée, par l’eau, vers une tuile de crue voisine.
action-piranhas-at-three = piranhas à trois
    .title = Piranhas à trois
    .help = Après votre retrait, des piranhas en mangent { piranhas-eat } alors qu’il n’y a que { fish-there }.
action-caiman-over-land = caïman sur terre
    .title = Caïman sur terre
    .help = Déplacez un caïman par la terre vers une tuile voisine, seul ou quand sa tuile est retirée.
action-jaguar-leap = bond du jaguar
    .title = Bond du jaguar
    .help = Déplacez un jaguar d’une ou deux tuiles de crue, seul ou quand sa tuile est retirée.

ending = { $reason ->
    [river-full] Tous les cercles du fleuve sont remplis.
   *[forest-dry] Il ne reste aucune tuile de crue.
}

# -- pourquoi une partie finit, en quelques mots, pour les rapports --

ended-by-river-full = fleuve rempli
ended-by-forest-dry = plus de tuile de crue

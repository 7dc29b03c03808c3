# The journal: a sentence a kind of event; `.short` is a word or two for the summary of a turn.

shows = { $who } prend { $tile } de sa main.
discards = { $who } n’a aucune tuile qui convienne et défausse { $tile }.
    .short = défausse { $tile }
lays = { $who } pose { $tile } et y place un poisson.
    .short = pose { $tile }
spawns = { $who } place un poisson supplémentaire sur { $tile }.
    .short = poissons en plus : { "{}" }
draws = { $who } pioche une tuile.
you-draw = Vous piochez { $tile }.
all-placed = { $who } a placé tous ses poissons et défausse les tuiles qui restent.
    .short = tous les poissons placés
predators = La crue est à son plus haut. Les prédateurs apparaissent.
posts = { $who } place { the-predator } sur { $tile }.
    .short = { predator } sur { $tile }
dry = La saison sèche commence. { $who } a le premier tour.
pulls = { $who } retire { $tile }.
    .short = retire { $tile }
swims = { $fish ->
    [one] { $fish } poisson nage vers { site }.
   *[other] { $fish } poissons nagent vers { site }.
}
    .short = { $fish ->
        [one] { $fish } poisson vers { site }
       *[other] { $fish } poissons vers { site }
    }
slips = { $fish ->
    [one] { $who } déplace { $fish } poisson de { $tile } vers { site }.
   *[other] { $who } déplace { $fish } poissons de { $tile } vers { site }.
}
    .short = { $fish ->
        [one] { $fish } poisson vers { site }
       *[other] { $fish } poissons vers { site }
    }
prowls = { The-predator } { $predator ->
    [piranhas] vont
   *[one] va
} vers { site }.
    .short = { predator } vers { site }
drives-off = { $winner ->
    [caiman] Le caïman chasse
    [piranhas] Les piranhas chassent
   *[jaguar] Le jaguar chasse
} { the-predator } ({ site }).
    .equal = { $winner ->
        [caiman] L’un des deux caïmans
        [piranhas] L’un des deux bancs de piranhas
       *[jaguar] L’un des deux jaguars
    } cède la place ({ site }).
    .short = { $predator ->
        [caiman] caïman chassé
        [piranhas] piranhas chassés
       *[jaguar] jaguar chassé
    }
eats = { $predator ->
    [caiman] Le caïman mange
    [piranhas] Les piranhas mangent
   *[jaguar] Le jaguar mange
} un { $colour ->
    [red] poisson rouge
    [blue] poisson bleu
    [green] poisson vert
   *[purple] poisson violet
} pour { $who }.
    .short = { $colour ->
        [red] poissons rouges mangés
        [blue] poissons bleus mangés
        [green] poissons verts mangés
       *[purple] poissons violets mangés
    } : { "{}" }
leaves = { The-predator } { $predator ->
    [piranhas] s’en vont
   *[one] s’en va
} avec le fleuve.
home = { $colour ->
    [red] { $fish ->
        [one] { $fish } poisson rouge est rentré
       *[other] { $fish } poissons rouges sont rentrés
    }
    [blue] { $fish ->
        [one] { $fish } poisson bleu est rentré
       *[other] { $fish } poissons bleus sont rentrés
    }
    [green] { $fish ->
        [one] { $fish } poisson vert est rentré
       *[other] { $fish } poissons verts sont rentrés
    }
   *[purple] { $fish ->
        [one] { $fish } poisson violet est rentré
       *[other] { $fish } poissons violets sont rentrés
    }
} au fleuve.
    .short = { $fish ->
        [one] { $fish } poisson rentré
       *[other] { $fish } poissons rentrés
    }
action = { $who } utilise { $tile } : { $action }.
    .short = utilise « { $action } »
takes = { $who } prend { $tile } pour son action : { $action }.
    .short = prend « { $action } »
keeps = { $who } garde { $tile } et défausse la tuile retirée.
    .short = garde « { $action } »
over = La partie est finie. { ending } Points : { $scores }.
score = { $who } { $count }

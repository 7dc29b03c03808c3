# Prompts, choices and plans, and why a tile cannot be pulled.

won = { $number ->
    [1] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
} { ending }
has-the-turn = C’est le tour : { $who }.

prompt-lay = { $who } pose une tuile : laquelle de sa main ?
prompt-discard = { $who } n’a aucune tuile qui convienne : laquelle défausser pour en piocher une autre ?
prompt-place = { $who } pose { $tile } : où ?
prompt-turn = { $who } pose { $tile } en { $cell } : dans quel sens ?
prompt-extra = { $who } peut placer un poisson supplémentaire sur l’autre rive.
prompt-chain = { $who } peut placer encore un poisson à côté de { $tile }, par l’eau.
prompt-kind = { $who } place un prédateur : lequel ?
prompt-post = { $who } place { the-predator } : sur quelle tuile du bord ?
prompt-pull = { $who } retire une tuile : laquelle ?
prompt-school = { $who } déplace le banc de { $tile } : où ?
prompt-prowl = { $who } déplace { the-predator } de { $tile } : où ?
prompt-leap = { $who } déplace { the-predator } par l’action « { $action } » : où ?
prompt-order = { $who } a deux repas à servir : lequel d’abord ?
prompt-feed = { $who } peut laisser les piranhas manger à { $few ->
    [3] trois
   *[other] { $few }
} ({ site }).
prompt-bite = { $who } choisit le poisson que { $predator ->
    [piranhas] mangent
   *[one] mange
} { the-predator }.
prompt-more = { $who } peut faire manger { the-predator } une fois de plus.
prompt-after = { $who } peut utiliser l’action « { $action } » ou finir son tour.
prompt-from = { $who } utilise l’action « { $action } » : depuis quelle tuile ?
prompt-to = { $who } utilise l’action « { $action } » depuis { $tile } : où ?
prompt-collect = { $who } garde une tuile d’action sur deux : laquelle ?

no-extra-fish = Pas de poisson en plus
    .help = Finir votre tour sans poisson supplémentaire.
no-next-fish = En rester là
    .help = Finir votre tour sans autre poisson.
school-first = D’abord là où est allé le banc
    .help = Son repas est servi d’abord, celui du prédateur ensuite.
predator-first = D’abord là où est allé le prédateur
    .help = Son repas est servi d’abord, celui du banc ensuite.
at-three = Les piranhas en mangent { piranhas-eat }
    .help = Utiliser votre action : les piranhas mangent bien qu’il n’y ait que { fish-there }.
not-at-three = Les laisser attendre
    .help = Garder votre action ; les piranhas ne mangent rien.
bite-again = Mordre encore une fois
    .help = Utiliser votre action : le prédateur mange un poisson de plus.
no-further-bite = Cela suffit
    .help = Garder votre action.
end-turn = Finir le tour
    .help = Garder votre action et prendre la tuile retirée.

lay = Poser { $tile }
    .help = { tile-in-hand }
discard = Défausser { $tile }
    .help = { tile-in-hand }
tile-in-hand = { $sides ->
    [one] { $sides } côté d’eau
   *[other] { $sides } côtés d’eau
}, { circles } ; au dos : { $action }.
lay-on = Poser en { $cell }
    .help = Vous choisirez ensuite dans quel sens elle est tournée.
turn = { $degrees ->
    [0] Telle qu’imprimée
   *[other] Tournée de { $degrees } degrés vers la gauche
}
    .help = Votre premier poisson y va aussitôt.
extra-fish = Poisson supplémentaire sur { $tile }
    .help = { one-more-fish }
next-fish = Poisson suivant sur { $tile }
    .help = { one-more-fish }
one-more-fish = S’il y rejoint un de vos poissons, vous pouvez en placer encore un à côté, par l’eau.
choose-predator = { $predator ->
    [caiman] Le caïman
    [piranhas] Les piranhas
   *[jaguar] Le jaguar
}
    .help = Vous choisirez ensuite une tuile au bord de la crue.
predator-on = Sur { $tile }
    .help = Il ne mange pas encore.
pull = Retirer { $tile }
    .help = Dessus : { $school }{ $predator ->
        [none] { "" }
       *[other] , avec { the-predator }
    }. Son action est à vous à la fin : { $action }.
use-action = Utiliser votre action : { $action }
school-to = Le banc vers { site }
    .help = Tous les poissons de la tuile retirée nagent ensemble.
predator-to = { The-predator } vers { site }
    .into-river = Il quitte alors la partie, après une dernière bouchée si le banc l’accompagne.
    .meets = { $other ->
        [caiman] Le caïman s’y trouve déjà
        [piranhas] Des piranhas s’y trouvent déjà
       *[jaguar] Le jaguar s’y trouve déjà
    } : l’un des deux est chassé.
    .eats = Il mange s’il y a assez de poissons.
eat = { $colour ->
    [red] Manger un poisson rouge
    [blue] Manger un poisson bleu
    [green] Manger un poisson vert
   *[purple] Manger un poisson violet
}
    .own = Vos propres poissons ne rapportent rien.
    .other =
        { $points ->
            [1] Un point
           *[other] { $points } points
        } pour vous.
move-from = Depuis { $tile }
move-to = Vers { $tile }
    .help = Combats et repas suivent comme d’habitude.
keep = Garder { $tile } : { $action }

plan-lay = Poser { $tile } en { $cell }, { $way }
    .way = { $degrees ->
        [0] telle qu’imprimée
       *[other] tournée de { $degrees } degrés vers la gauche
    }

is-stuck = { $tile } ne peut pas glisser dehors : il lui faut deux côtés libres voisins et un chemin vers l’extérieur.
would-cut = Sans { $tile }, le fleuve ne serait plus accessible depuis { $others }{ $slides ->
    [yes] { "" }
   *[no] , et elle ne peut pas non plus glisser dehors
}.

# Le journal : chaque sorte d’évènement en une phrase. `short` dit ce que fait le maire, sans le nom de la ville.

journal-goal-picked = { $who } { journal-goal-picked.short }.
    .short = a choisi un objectif
journal-your-goal = Votre objectif : { $goal }.
journal-settles = { $who } { journal-settles.short }.
    .short = lance le dé ({ $die }) et installe { $card } gratuitement sur la parcelle { $plot }
journal-water = Manche { $round }, temps { $weather } : { marbles } d’eau à la source.
journal-event = Évènement : { $event }. { $says } { $effect }.
    .unknown = Évènement : { $event }.

unpaid = { $unpaid ->
    [0] { "" }
    [one] { "." } { $unpaid } WAG reste dû
   *[other] { "." } { $unpaid } WAG restent dus
}
journal-repairs = { $who } { journal-repairs.short }.
    .short = paie { $wag } WAG de réparations après la crue{ unpaid }
journal-fine = { $who } { journal-fine.short }.
    .short = paie une amende de { $wag } WAG : { $why ->
        [water] trop peu d’eau en aval
       *[pollution] plus de pollution que d’eau en aval
    }{ unpaid }
journal-instalment = { $who } { journal-instalment.short }.
    .short = paie { $to ->
        [bank] à la banque
       *[other] à { $to }
    } une échéance de { $wag } WAG, encore { $left } à venir{ unpaid }

journal-spill = { $marbles ->
    [one] { $marbles } bille de pollution se déverse dans la rivière en amont de la première ville.
   *[other] { $marbles } billes de pollution se déversent dans la rivière en amont de la première ville.
}
journal-reaches = Les gobelets atteignent { $card } ({ $who }) : { $water } eau, { $pollution } pollution.
journal-buys-water = { $who } { journal-buys-water.short }.
    .short = achète { marbles } d’eau pour son centre-ville : { $wag } WAG
journal-buys-water-for = { $who } { journal-buys-water-for.short }.
    .short = achète { marbles } d’eau pour le centre-ville de { $to } : { $wag } WAG
flow-on = { $left ->
    [one] { $left } continue vers l’aval
   *[other] { $left } continuent vers l’aval
}
journal-takes-water = { $card } prélève { $marbles ->
    [one] { $marbles } bille d’eau
   *[other] { $marbles } billes d’eau
} ; { flow-on }.
    .some = { $card } ne prélève que { $marbles } des { $wanted } billes d’eau nécessaires ; { flow-on }.
journal-takes-pollution = { $card } retire { marbles } de pollution de la rivière ; { flow-on }.
journal-pays = { $who } paie { $marbles } WAG pour faire fonctionner { $card }.
    .short = −{ $marbles } WAG
journal-gives-water = { $card } rend { marbles } d’eau ; { flow-on }.
journal-gives-pollution = { $card } rejette { marbles } de pollution ; { flow-on }.
journal-earns = { $card } rapporte { $marbles } WAG à { $who }.
    .short = +{ $marbles } WAG
journal-fails = { $card } ({ $who }) : { $why ->
    [water] manque d’eau
   *[WAG] manque de WAG
}{ $lost ->
    [1] { " " }pour la deuxième manche de suite, la carte est détruite.
   *[0] { $again ->
        [1] { " " }de nouveau, la carte reste en échec.
       *[0] , la carte est retournée en échec.
    }
}
    .short = échec : { $card }
journal-recovers = { $card } ({ $who }) a de nouveau tout ce qu’il faut : la carte est remise à l’endroit.
    .short = à l’endroit : { $card }
journal-counted = { $water } eau et { $pollution } pollution arrivent en aval.

journal-voted = { $who } { journal-voted.short }.
    .short = a voté
journal-your-vote = Votre vote : { $vote }.
journal-votes = Les votes : { $votes }. Beauté du paysage : { $landscape }.
    .one = { $city } { $vote }
journal-indicator = { $indicator } : { $level }, { $zone ->
    [0] zone rouge
    [1] zone neutre
   *[2] zone verte
}.
journal-assessed = Évaluation de la manche { $round } : { $greens } sur six en zone verte, { $reds } en zone rouge.
journal-spared = { $reds } indicateurs sont rouges, mais c’est la première manche : tout le monde a une seconde chance.

journal-announces = { $who } { journal-announces.short }.
    .short = annonce un projet : { $card }
journal-borrows = { $who } { journal-borrows.short }.
    .short = emprunte { $wag } WAG à la banque : { $instalment } WAG par manche pendant { rounds }

counters = { $counter ->
    [0] { "" }
   *[1] fait une contre-proposition et{ " " }
}
terms = { $tie ->
    [nothing] un don de { $wag } WAG
    [paid-back] un prêt de { $wag } WAG, { paid-back }
    [promise] { $wag } WAG contre la promesse { deed.of }
    [once-done] { $wag } WAG à condition { deed.of }
   *[lent-once-done] un prêt de { $wag } WAG, { paid-back }, à condition { deed.of }
}
journal-proposes-swap = { $who } { journal-proposes-swap.short }.
    .short = { $counter ->
        [0] propose un échange à { $to }
       *[1] répond par un échange à { $to }
    } : { $my_card } contre { $their_card }
journal-proposes-water = { $who } { journal-proposes-water.short }.
    .short = { counters }propose à { $to } d’acheter jusqu’à { marbles } d’eau pour son centre-ville au prochain écoulement
journal-proposes-ask-promise = { $who } { journal-proposes-ask-promise.short }.
    .short = { counters }demande à { $to } de promettre { deed.of }
journal-proposes-give = { $who } { journal-proposes-give.short }.
    .short = { counters }offre à { $to }{ $partners ->
        [one] { " " }{ terms }
       *[other] , chacun, { terms }
    }
journal-proposes-ask = { $who } { journal-proposes-ask.short }.
    .short = { counters }demande à { $to }{ $partners ->
        [one] { " " }{ terms }
       *[other] , chacun, { terms }
    }
journal-accepts = { $who } { journal-accepts.short }.
    .short = accepte ce que { $to } propose
journal-accepts-swap = { $who } { journal-accepts-swap.short }.
    .short = accepte : { $my_card } et { $their_card } changent de ville
journal-accepts-condition = { $who } { journal-accepts-condition.short }.
    .short = accepte : { $lender } met { $wag } WAG de côté
journal-accepts-money = { $who } { journal-accepts-money.short }.
    .short = accepte : { $wag ->
        [one] { $wag } WAG passe de { $lender } à { $borrower }
       *[other] { $wag } WAG passent de { $lender } à { $borrower }
    }
journal-declines = { $who } { journal-declines.short }.
    .short = refuse la proposition de { $to }
journal-promises = { $who } { journal-promises.short }.
    .short = promet à { $to } { deed.of }
journal-keeps-promise = { $who } { journal-keeps-promise.short }.
    .short = tient sa promesse à { $to } { deed.of }
journal-breaks-promise = { $who } { journal-breaks-promise.short }.
    .short = ne tient pas sa promesse à { $to } { deed.of }
journal-earned = { $to } { deed.third } et reçoit { $wag } WAG de { $who }.
journal-not-earned = { $to } n’a pas rempli la condition ({ deed }) : { $who } reprend { $wag } WAG.

journal-ready = { $who } { journal-ready.short }.
    .short = peut passer à la manche suivante
journal-adds = { $who } { journal-adds.short }.
    .short = ajoute { $card } sur la parcelle { $plot } pour { $wag } WAG
journal-removes = { $who } { journal-removes.short }.
    .short = retire { $card } de la parcelle { $plot } pour { $wag } WAG
journal-moves = { $who } { journal-moves.short }.
    .short = déplace { $card } de la parcelle { $plot } à la parcelle { $target }{ $exchanged ->
        [0] { "" }
       *[1] , en échange,
    } pour { $wag } WAG
journal-could-not-add = { $who } { journal-could-not-add.short }.
    .short = n’a pas pu ajouter d’activité
journal-cleared = La table est débarrassée : la manche { $round } est finie.
journal-standing = { $who } : { $aquabon } Aquabon, une richesse de { $wealth } WAG.
    .goal = { journal-standing } L’objectif était : { $goal }.

ending-green = Les six indicateurs sont en zone verte : tous les maires gagnent ensemble.
ending-red = Quatre indicateurs sont en zone rouge : tous les maires perdent ensemble.
ending-aquabon = { $winner } { ending-aquabon.short }.
    .short = a le plus d’Aquabon et gagne seule
ending-richest = { $winner } { ending-richest.short }.
    .short = est la ville la plus riche et gagne seule
ending-own-goals = { $winner } { ending-own-goals.short }.
    .short = va le plus loin vers l’objectif choisi par son maire et gagne seule
ending-level = { $equals } sont à égalité { $reason ->
    [aquabon] en Aquabon
    [richest] en richesse
   *[own-goals] par rapport à leurs objectifs
} ; { $winner }, plus en aval, gagne seule.

# Ce que dit un maire joué par l’ordinateur, d’une proposition ou d’une réponse.
remark = { $who } : « { $words } »
remark-costs-the-river = Cette carte coûte plus à toute la rivière qu’elle ne rapporte.
remark-cannot-pay = Je n’ai pas de quoi payer ce que je dois faire ; je vous rembourserai.
remark-would-anyway = C’est ce que je compte faire de toute façon.
remark-helps-the-river = Cela aide la rivière, donc moi aussi.
remark-helps-me = Cela m’aide. Merci.
remark-not-bound = Je ne veux pas me lier les mains.
remark-needs-the-money = J’ai besoin de cet argent pour ma ville.
remark-costs-more = Cela me coûte plus que cela ne rapporte.
remark-not-that-much = Pas à ce prix, mais j’ai une autre idée.
remark-needs-more = Pour cela, il me faudrait davantage.
remark-another-way = Je préférerais m’y prendre autrement.

# Pourquoi une partie finit, en quelques mots, pour les rapports.
ended-by-green = tout en zone verte
ended-by-red = zone rouge
ended-by-aquabon = le plus d’Aquabon
ended-by-richest = la ville la plus riche
ended-by-own-goals = objectifs des maires

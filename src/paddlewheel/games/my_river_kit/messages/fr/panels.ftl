# À côté du plateau : le tableau de suivi, l’évènement, les maires, les accords, la réserve. Puis la ligne d’état et la
# table d’un terminal.

level = { $indicator } : { $level }, { $zone }
    .none = { $indicator } : pas encore d’évaluation
    .row = { $level } : { $zone }
    .cell = { $indicator } { $level } : { $zone ->
        [red] zone rouge
        [green] zone verte
       *[between] zone neutre
    }
level-tip = { $label }. { limits }
limits = { $kind ->
    [pollution] Vert : { $green } ou moins ; rouge : { $red } ou plus.
   *[other] Vert : { $green } ou plus ; rouge : { $red } ou moins.
}

monitoring = Tableau de suivi
    .assessed = Tableau de suivi : { $greens ->
        [one] { $greens } vert
       *[other] { $greens } verts
    }, { $reds ->
        [one] { $reds } rouge
       *[other] { $reds } rouges
    }
    .before = { monitoring.assessed } (manche { $round })

setting-up = Mise en place
    .says = Objectifs, centres-villes, activités gratuites.
first-round = Première manche
    .says = Temps humide, et pas encore d’évènement.
event-label = { $name } : { $says } { $effect }
event-round = manche { $round }/{ $rounds }
event-weather = Temps : { $weather }
events-title = Temps { $weather } · objectif : { $goal }
    .secret = Temps { $weather } · objectifs secrets

mayor = { $city } : { $wag } WAG, { $aquabon } Aquabon. { $facts }
    .place = { mayor }. Place : { $place }
mayor-wealth = richesse { $wag } WAG
mayor-loan = prêt bancaire { $left }
mayor-no-loan = pas de prêt bancaire
mayor-debt = dette { $debt }
mayor-owes = doit { $owed }
mayor-goal = objectif : { $goal }
mayor-goal-secret = objectif secret
mayor-rolled = dé : { $die }
mayor-has-voted = a voté
mayor-voted = vote { $vote }
mayor-plans = projet : { $card }
mayor-built = travaux finis
mayor-ready = peut continuer
place-1 = 1er
place-2 = 2e
place-3 = 3e
place-4 = 4e

agreements = Accords entre maires
loan = { $borrower } doit à { $lender } { $instalment } par manche, encore { $left } fois{ $unpaid ->
    [0] { "" }
    [one] , { $unpaid } impayé
   *[other] , { $unpaid } impayés
}
    .short = { $borrower } → { $lender } : { $instalment } par manche ×{ $left }{ $unpaid ->
        [0] { "" }
        [one] , { $unpaid } impayé
       *[other] , { $unpaid } impayés
    }

stock = Activités en réserve
    .card = { $card }, { $left ->
        [one] reste { $left } carte
       *[other] reste { $left } cartes
    }. { $words }

status-river = Rivière
status-round = Manche
    .period = Manche { $round }
    .of = { $round } sur { $rounds }
    .setting-up = mise en place
status-event = évènement
    .tip = { $says } { $effect }
status-weather = temps
status-goal = objectif
    .secret = secret
status-level = { $level } { $zone }
    .tip = { $indicator }. { limits } Actuellement : { $zone ->
        [red] zone rouge
        [green] zone verte
       *[between] zone neutre
    }.
    .none = { $indicator }. { limits } Pas encore d’évaluation.
status-wag = WAG
    .tip = Richesse : { $wealth } WAG.{ $bank ->
        [0] { "" }
       *[other] { " " }Encore { $bank } à payer à la banque.
    }{ $others ->
        [0] { "" }
       *[other] { " " }Doit { $others } à d’autres maires.
    }
status-aquabon = Aquabon
status-debt = dette
status-voted = vote
    .secret = a voté
status-plans = projet

# Le terminal : des lignes de 78 lettres au plus, des noms de 22 lettres au plus.

heading = { heading.round } · objectif : { $goal }{ heading.weather }
    .round = { $round ->
        [0] Mise en place
       *[other] Manche { $round } sur { $rounds }
    }
    .weather = { $round ->
        [0] { "" }
       *[other] { " " }· temps : { $weather }
    }
heading-event = Évènement : { $event } ({ $effect })
text-source = source
text-mouth = embouchure
text-cups = eau { $water }, pollution { $pollution }
text-downstream = en aval : { $water } eau, { $pollution } pollution
text-city = { $number } { $city } : { $facts }
text-wag = { $wag } WAG
text-aquabon = { $aquabon } Aquabon
text-loan = prêt bancaire : { $left } à payer
text-monitoring = Tableau de suivi (r rouge, v vert)
    .before = Tableau de suivi (r rouge, v vert, encore de la manche { $round })
text-level = { $indicator } { $level } (vert { $better }{ $green }, rouge { $worse }{ $red })
text-stock-card = Carte
text-stock-left = nb
text-stock-price = prix
text-stock-takes = prend
text-stock-gives = donne
text-stock-flood = crues
text-stock-recreation = lois.
text-stock-biodiversity = biod.
text-stock-aquabon = Aquabon
text-stock-note = Prend et donne : eau/pollution/WAG.
text-agreed-loan = Prêt : { $borrower } paie à { $lender } { $instalment } WAG par manche, encore { $left } fois{ $unpaid ->
    [0] { "" }
    [one] , { $unpaid } WAG impayé
   *[other] , { $unpaid } WAG impayés
}
text-agreed-help = Aide : { $words }
text-agreed-promise = Promesse : { $words }
text-times = { $line } ({ $times } fois)
text-among-others = { $count ->
    [one] { $count } accord entre d’autres maires
   *[other] { $count } accords entre d’autres maires
}
text-more = { $count ->
    [one] encore { $count } accord à vous (tapez map pour tout voir)
   *[other] encore { $count } accords à vous (tapez map pour tout voir)
}

# Les propositions dans les mots de qui les fait, ce qui est convenu, et le formulaire.

paid-back = à rembourser à raison de { $instalment } WAG par manche pendant { rounds }

said-swap = Je donne { $mine }, vous donnez { $theirs } ; chacun de nous paie { $wag } WAG.
said-water = Au prochain écoulement, j’achète jusqu’à { marbles } pour votre centre-ville.
said-ask-promise = Promettez-moi { deed.of }.
said-give = Je vous donne { $partners ->
    [one] { "" }
   *[other] à chacun{ " " }
}{ said-money }.
said-ask = Donnez-moi { said-money }.
said-money = { $tie ->
    [nothing] { $wag } WAG sans contrepartie
    [paid-back] { $wag } WAG, { paid-back }
    [promise] { $wag } WAG maintenant, et { said-doer } { deed.of }
    [once-done] { $wag } WAG { said-condition }
   *[lent-once-done] { $wag } WAG, { paid-back }, { said-condition }
}
said-doer = { $kind ->
    [ask] je promets
   *[give] vous promettez
}
said-condition = { $act ->
    [not-add] si { said-deed }
   *[other] dès que { said-deed }
}
said-deed = { $kind ->
    [ask] { deed.first }
   *[give] { deed.you }
}
deal = { $who } à { $to } : « { $words } »
to-others = À { $to } : « { $words } »
to-others-promise = À { $to } : « Je promets { deed.of }. »
to-all-plan = À tous : « Je compte ajouter { $card }. »
i-borrow = J’emprunte { $wag } WAG à la banque. { choice-bank.help }

so-far = { $speaker ->
    [self] À { $to }
    [other] { $who } à { $to }
   *[counter] Contre-proposition, { $who } à { $to }
}{ "\u00A0" }:{ $kind ->
    [give] { " " }je vous donne
    [ask] { " " }donnez-moi
    [swap] { " " }un échange
    [water] { " " }je vous achète de l’eau
    [promise] { " " }je promets
    [ask-promise] { " " }promettez-moi
   *[none] { "" }
}{ $wag ->
    [0] { "" }
   *[other] { " " }{ $wag } WAG
}{ $tie ->
    [nothing] { "" }
    [paid-back] , à rembourser
    [once-done] , une fois fait
    [promise] , contre une promesse
   *[lent-once-done] , en prêt une fois fait
}{ $instalment ->
    [0] { "" }
   *[other] , { $instalment } WAG par manche
}{ $act ->
    [none] { "" }
    [add] { " " }(ajouter)
    [remove] { " " }(retirer)
   *[not-add] { " " }(ne pas ajouter)
}{ $mine ->
    [none] { "" }
   *[other] { " " }(je donne { $mine })
}{ $kind ->
    [none] { "" }
   *[other] ,
} { $question }

pledge-water = { $payer } achète jusqu’à { marbles } pour { $to } au prochain écoulement
pledge = { $rounds ->
    [0] { $payer } paie { $wag } WAG à { $to } si la ville { deed.third }
   *[other] { $payer } prête { $wag } WAG à { $to } si la ville { deed.third }
}
promise = { $by } a promis à { $to } { deed.of }

form-talk = Faire une proposition
    .example = offrir à { $city } un prêt de 2 s’il retire maïs, demander 1 à { $city }, promettre à { $city } d’ajouter forêt, projet zone humide
form-works = Conclure un accord
    .example = demander à { $city } un prêt de 2 pendant 2 manches, échanger prairie contre forêt avec { $city }
form-buy = Demander de l’aide
    .example = demander à { $city } un prêt de 1
form-answer = Faire une contre-proposition
    .example = 3 s’il retire maïs
form-bank = La banque
    .help = { choice-bank }. { choice-bank.help }
form-plan = À tous : un projet
form-whom = À qui ?
form-whom-else = À qui encore ?
form-nobody = Dites à qui vous parlez.
form-send = Le dire
question-what = Quoi ?
question-amount = Combien ?
question-tie = Contre quoi ?
question-instalment = À rembourser par manche
question-term = Pendant combien de temps ?
question-act = Quelle action ?
question-card = Quelle activité ?
question-mine = Vous donnez
question-theirs = Vous recevez

# Ce qui peut être tapé : des groupes de mots entre virgules, dont tous les mots doivent être là. L’anglais vaut aussi.
typed-city = { $city }, à { $city }, et { $city }, et à { $city }, avec { $city }
typed-bank = banque, la banque, à la banque, emprunter banque, emprunter à la banque
typed-plan = projet, annoncer, annonce, annoncer un projet
typed-what-bank = banque
typed-what-give = offrir, offre, j offre, donner, donne, je donne, prêter, prête, je prête
typed-what-ask = demander, demande, je demande, emprunter, emprunte
typed-what-swap = échanger, échange, échanger contre, échange contre, proposer échange, proposer un échange
typed-what-water = eau, offrir eau, offre eau, offrir de l eau, donner eau, acheter eau, achète eau, acheter de l eau
typed-what-promise = promettre, promets, je promets
typed-what-ask-promise = demander promesse, demande promesse, demander la promesse, demander de promettre, demande de promettre
typed-tie-nothing = don, un don, un don de, en don, cadeau, rien
typed-tie-paid-back = prêt, un prêt, un prêt de, prêter, prête, remboursable
typed-tie-once-done = si, s il, dès que, une fois
typed-tie-promise = promesse, contre promesse, contre une promesse, contre la promesse
typed-tie-lent-once-done = prêt si, un prêt si, un prêt de si, prêt s il, un prêt de s il, prêter si, prête si, prêt dès que
typed-act-add = ajouter, d ajouter, ajoute, ajoutez
typed-act-remove = retirer, de retirer, retire, retirez
typed-act-not-add = pas ajouter, ne pas ajouter, de ne pas ajouter, pas ajoute, n ajoute pas, sans
typed-instalment = { $wag } par manche, à { $wag } par manche, { $wag } chaque manche
typed-term = { rounds }, pendant { rounds }, pour { rounds }, en { rounds }
typed-plot = parcelle { $plot }

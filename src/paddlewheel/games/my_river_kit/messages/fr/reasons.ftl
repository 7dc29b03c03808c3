# À quoi servent les choix d’un maire : des parties qui commencent par un verbe, réunies en une phrase, et des phrases
# entières.

reason-adds = ajoute { $cards }
reason-takes-away = retire { $cards }
reason-raises = fait monter { $indicators }
reason-lowers = fait baisser { $indicators }
reason-level = { $indicator } de { $then } à { $now } (vert)
    .below = { $indicator } de { $then } à { $now } (vert à partir de { $green })
reason-pollution = rejette { $number ->
    [one] { $number } bille
   *[other] { $number } billes
} de pollution de plus dans la rivière
    .less = épargne { $number ->
        [one] { $number } bille
       *[other] { $number } billes
    } de pollution à la rivière
reason-water = y laisse { $number ->
    [one] { $number } bille
   *[other] { $number } billes
} d’eau de plus
    .less = consomme { $number ->
        [one] { $number } bille
       *[other] { $number } billes
    } d’eau de plus
reason-plan = Annonce votre projet aux autres : { $card }.
reason-borrows = Emprunte { $wag } WAG à la banque, { $owed } WAG à rembourser.
reason-brings = Rapporte { $gains }.
reason-costs = Coûte { $costs }.
reason-now = { $wag } WAG maintenant
reason-each-round = { $wag } WAG par manche
reason-aquabon = { $aquabon } Aquabon

reason-promises = Promet à { $to } { deed.of }.
reason-gets-back = Recevra { $wag } WAG de { $city } en remboursement.
reason-pays-back = Aura { $wag } WAG à rembourser à { $city }.
reason-buys-water = Achète jusqu’à { marbles } d’eau pour { $city } au prochain écoulement.
reason-has-water = Fait acheter jusqu’à { marbles } d’eau par { $city } au prochain écoulement.
reason-pays-if = Ne paie { $wag } WAG que si { $city } { deed.third }.
reason-earns-if = Rapporte { $wag } WAG de { $city } si { deed.you }.
reason-not-bound = Ne vous engage à rien que vos travaux ne feraient de toute façon.
reason-hands-free = Vous laisse les mains libres pour les travaux.
reason-keeps = Garde { $wag } WAG pour votre propre ville.
reason-saves = Évite { $wag } WAG de remboursement.
reason-leaves-all = Laisse l’argent, l’eau et les parcelles comme ils sont.
reason-offers = Offre à { $to } { reason-terms }.
reason-asks = Demande à { $to } { reason-terms }.
reason-terms = { $tie ->
    [nothing] { $wag } WAG en don
    [paid-back] { $wag } WAG, { paid-back }
    [once-done] { $wag } WAG, payés une fois fait : { deed }
   *[promise] { $wag } WAG contre la promesse { deed.of }
}
reason-willing = Selon toute apparence, { $cities } { $count ->
    [one] y gagne et acceptera sans doute.
   *[other] y gagnent et accepteront sans doute.
}
reason-unwilling = Selon toute apparence, personne n’y gagne assez pour accepter.
reason-ends-talk = Met fin à la concertation : tous les autres ont passé.
reason-keeps-for = Garde { $purse } WAG pour les travaux : { $card } coûte { $wag } WAG.
reason-leaves-works = Laisse les travaux en l’état : { $purse } WAG ne paient aucune activité qui ait sa place.
stays = { $wag ->
    [one] { $wag } WAG reste pour la manche suivante
   *[other] { $wag } WAG restent pour la manche suivante
}
reason-leaves-it = S’en tient à l’activité de cette manche ; { stays }.
reason-adds-nothing = N’ajoute rien, faute d’activité à payer et à placer ; { stays }.

opinion-vote = La beauté du paysage, c’est à vous d’en juger.
why-demands = { $card } exige : { $needs }.
why-added = Vous avez déjà ajouté une activité dans cette manche.

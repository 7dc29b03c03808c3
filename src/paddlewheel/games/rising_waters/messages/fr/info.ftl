# What the game is about, and its options.

info-one-line = Soudez une communauté du delta pendant la crue de 1927, face à l’eau comme face aux propriétaires.
info-credits = D’après Rising Waters d’Elizabeth « Scout » Blum (Central Michigan University Press, 2023).

option-version = Automne 1926 : sept manches et des cartes plus clémentes. Printemps 1927 : dix manches, des camps et de la dynamite.
    .title = version
option-version-fall = Automne 1926
option-version-spring = Printemps 1927
option-community-goals = Jouer avec les dix Objectifs communs.
    .title = objectifs communs
option-individual-goals = Jouer avec des rôles et des points individuels.
    .title = objectifs individuels
option-stale-offers = Défausser en fin de manche la plus ancienne Offre d’emploi inutilisée ; selon la version : au printemps seulement.
    .title = offres périmées
option-stale-offers-by-version = selon la version
option-stale-offers-on = oui
option-stale-offers-off = non
option-washed-out-levees = Le texte strict : une digue inondée avec sa terre est une perte en plus.
    .title = digues emportées

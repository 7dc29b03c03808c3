# What a turn is for and what it costs: short sentences that begin with a verb.

reason-settles-dry = S’installe sur { $land }, rarement inondée dans les semaines à venir.
reason-settles = S’installe sur { $land }, inondée dans les semaines à venir environ { $times } fois sur 10.
reason-rescues =
    { $survivors ->
        [one] Amène un Survivant à un camp : { $survivors } perte de moins.
       *[other] Amène { $survivors } Survivants à un camp : { $survivors } pertes de moins.
    }
reason-picks-up =
    { $survivors ->
        [one] Prend un Survivant à bord d’un radeau.
       *[other] Prend { $survivors } Survivants à bord d’un radeau.
    }
reason-launches = Met un radeau à l’eau.
reason-goal = Atteint un Objectif commun, qui efface des pertes.
reason-costs-losses =
    Coûte { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    } ({ $causes }).
reason-levees =
    { $what ->
        [raised] Rehausse la digue
        [built] Bâtit une digue
       *[several] Bâtit et rehausse des digues
    } en { $hexes }.
reason-averts =
    Évite environ { $losses ->
        [one] { NUMBER($losses, minimumFractionDigits: 1) } perte
       *[other] { NUMBER($losses, minimumFractionDigits: 1) } pertes
    }, selon le temps qui peut venir.
reason-protects-soon = Protège { $land }, que la prochaine pluie inonderait environ { $times } fois sur 10.
reason-protects-later = Protège { $land }, qui serait inondée dans les semaines à venir environ { $times } fois sur 10.
reason-out-of-danger = Met un pion hors de danger, en { $hex }.
reason-where-levees-are-needed = Amène un pion en { $hex } : { $land } a besoin de digues.
reason-moves = Amène un pion en { $hex }.
reason-gives = Donne des cartes utiles à : { $players }.
reason-for-a-camp = Rapproche un camp de secours propre à la communauté.
reason-for-a-goal = Donne des cartes pour un Objectif commun.
reason-offers =
    Apporte { $offers ->
        [one] { $offers } Offre d’emploi
       *[other] { $offers } Offres d’emploi
    } pour bâtir.
reason-threat-gone = Débarrasse d’une Menace.
reason-threat-held = Laisse une Menace dans votre main.
reason-draws =
    Pioche { $cards ->
        [one] { $cards } carte Communauté
       *[other] { $cards } cartes Communauté
    }.
reason-costs-cards =
    Coûte { $cards ->
        [one] { $cards } carte Communauté
       *[other] { $cards } cartes Communauté
    }.
reason-raises = Augmente pour le reste de la partie : { $tracks }.
reason-buys = Prépare : { $powers }.
reason-weather = Montre le temps qui vient.

# Single choices that change nothing on the board.
reason-resists = Écarte la Menace avec { $card } : personne n’a à la garder.
reason-takes-threat = Ménage les cartes Résistance du groupe ; la Menace pourra être contrée plus tard.
reason-keeps-cards =
    Garde { $cards ->
        [one] { $cards } carte Communauté
       *[other] { $cards } cartes Communauté
    } pour les semaines à venir.
reason-leaves-to-others =
    { $cards ->
        [one] Garde votre { $cards } carte Communauté
       *[other] Garde vos { $cards } cartes Communauté
    } ; aux autres de payer.
reason-pays = Paie avec { $card } ; si tout est payé, ce n’est pas une perte.
reason-levee-within-reach = Met une digue à portée en { $hex }.
reason-nearer-pawn = Fait entrer un pion plus proche dans le Déplacement.
reason-lends = Laisse { $player } utiliser votre pion pendant ce tour.
reason-does-not-lend = Garde votre pion où il est, quels que soient les plans de { $player }.
reason-tells = Permet à tous de se préparer au temps que vous avez vu.
reason-ends-work =
    { $offers ->
        [0] Met fin au travail : plus d’Offre d’emploi dans votre main.
        [one] Garde { $offers } Offre d’emploi pour une digue plus utile.
       *[other] Garde { $offers } Offres d’emploi pour une digue plus utile.
    }
reason-ends-move = Laisse les pions où ils sont.
reason-ends-donation =
    Garde { $cards ->
        [one] { $cards } carte Communauté
       *[other] { $cards } cartes Communauté
    } dans votre main.
reason-ends-turn = Met fin au tour : plus aucune action.
reason-ends-turn-early =
    Met fin au tour plus tôt et garde { $cards ->
        [0] les pions où ils sont.
        [one] { $cards } carte Communauté en main.
       *[other] { $cards } cartes Communauté en main.
    }
reason-seeks-work = Retourne de nouvelles cartes Propriétaire : des Offres d’emploi, avec de la chance ; à une crise il faut répondre.
reason-discards = Se défait de { $card } pour revenir à la limite de la main et garde les autres cartes.
reason-new-pawn = Met un nouveau pion sur la carte.
reason-cancels = Écarte la Haine raciale : personne ne paie.
reason-holds-back = Garde la carte pour une autre fois ; un autre répondra peut-être, sinon tous paient.
reason-camp = Place un camp propre à la communauté en { $hex }, où les Survivants sont en sécurité.
reason-sends = Un pion doit aller au camp ; celui-ci quitte { $hex }.
reason-gives-up = Un Survivant doit partir ; celui-ci attend en { $hex }.
reason-waits-dry = Laisse le Survivant attendre sur { $land }, rarement inondée dans les semaines à venir.
reason-waits = Laisse le Survivant attendre sur { $land }, inondée environ { $times } fois sur 10.

# Whose decision it is, and what it is.

group = Le groupe
prompt-between = Manche { $round } sur { $rounds } : { $phase }
prompt-upgrade = Manche { $round } sur { $rounds }, améliorations : { $who } augmente ses capacités ou achète des pouvoirs. Choisissent encore : { $waiting }.
prompt-upgrades = Manche { $round } sur { $rounds }, améliorations. Choisissent encore : { $waiting }.
prompt-act =
    Manche { $round } sur { $rounds } : il reste { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } à { $who }.
prompt-move =
    { $who } se déplace : { $half ->
        [0] { $hexes ->
            [one] il reste { $hexes } case
           *[other] il reste { $hexes } cases
        }
       *[other] { $hexes ->
            [one] il reste { $hexes } case ½
           *[other] il reste { $hexes } cases ½
        }
    }.
prompt-donate =
    { $who } fait un Don : encore { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au plus.
prompt-pay-force =
    Contrainte : le groupe doit { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. Que paie { $who } ?
prompt-discard = { $who } a plus de cartes que la limite et défausse.
prompt-give-found = { $who } a trouvé { $card } : l’apporter à quelqu’un, ou la garder ?
prompt-consent =
    { $asks } demande à { $who } le pion { $pawn }, en { $hex }, pour { $use ->
        [build] bâtir des digues à côté
       *[move] le déplacer
    }. Le prêter pour cette action ?
prompt-settle = { $who } s’installe dans une ville.
prompt-choose-role = { $who } prend un rôle.
prompt-place-survivor = Où le prochain Survivant gagne-t-il la rive ? { $who } parle pour le groupe.
prompt-answer-threat = Une Menace pour { $who } : résister, ou la garder en main ?
prompt-teach = { $who } peut écarter la Menace avec Éducation.
prompt-cancel-race-hatred = Haine raciale. { $who } peut faire appel au Soutien extérieur pour tous.
prompt-witness = { $who } peut en témoigner devant le monde, pour des points.
prompt-pay-race-hatred = Haine raciale : { $who } cède une carte Communauté.
prompt-place-camp = Les dons suffisent : où placer le camp de secours vert, si vous en voulez un ? { $who } parle pour le groupe.
prompt-send-pawn = Un camp de secours rouge : quel pion y envoie { $who } ?
prompt-give-up-survivor = Un camp de secours rouge prend un Survivant. { $who } parle pour le groupe.
prompt-dynamite = Dynamite : laquelle de ces digues ? { $who } parle pour le groupe.
prompt-work = { $who } travaille : prendre des offres, bâtir et rehausser des digues.
prompt-tell = { $who } a regardé ce qui vient. Le dire aux autres ?
prompt-keep-goals = Garder les deux Objectifs communs ou en remplacer un ? { $who } parle pour le groupe.
prompt-over =
    { $ending ->
        [survived] La communauté a tenu bon
       *[overwhelmed] La crue a trop emporté
    } : { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    }, la limite était { $limit }.
prompt-over-with-points =
    { $ending ->
        [survived] La communauté a tenu bon
       *[overwhelmed] La crue a trop emporté
    } : { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    }, la limite était { $limit }. Le plus de points individuels : { $best }.

# A choice that a renewable power does not allow.
why-power-held = Vous avez déjà ce pouvoir : utilisez-le d’abord.
why-power-in-use = Il est déjà utilisé.
why-power-missing = Vous n’avez pas ce pouvoir : achetez-le d’abord.

# Pourquoi une partie finit, en quelques mots, pour les rapports.
ended-by-survived = la communauté a tenu bon
ended-by-overwhelmed = trop de pertes

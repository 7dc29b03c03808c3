# The choices: a label, and a sentence of help.

choose-settle = S’installer à { $town }
    .help = Votre ville et vos pions y commencent : { $ground }.
choose-role = Prendre le rôle : { $role }
choose-survivor = Survivant en { $hex }
    .help = À cet endroit : { $ground }.
choose-raise = { $raise } ({ $price })
    .help = Défaussez { $price }. Cela vaut pour le reste de la partie.
choose-buy = { $buy } ({ $price })
    .help = Défaussez { $price }. { $power }
choose-new-pawn = Nouveau pion en { $hex }
    .help = Votre ville est perdue : il rejoint un de vos pions.
choose-upgraded = Améliorations terminées
    .help = Les autres choisissent peut-être encore.

# Crises.
choose-resist = Résister avec { $card }
    .help = Les deux cartes sont défaussées.
choose-take-threat = Garder la Menace
    .help = Elle occupe une place dans votre main jusqu’à ce que vous y résistiez.
choose-teach = Enseigner contre elle
    .help = Défaussez Éducation pour un point.
choose-teach-not = Pas cette fois
    .help = La Menace va dans la main de l’autre joueur.
choose-cancel = Appeler le Soutien extérieur (1 carte)
    .help = Personne ne paie. Une fois par manche.
choose-cancel-taught = Enseigner contre elle (Éducation)
    .help = Personne ne paie. Une fois par manche.
choose-cancel-not = S’abstenir
    .help = Un autre en a peut-être une, sinon tous paient.
choose-witness = Témoigner devant le monde avec { $card }
    .help = Un point, et la carte compte comme votre paiement.
choose-witness-not = Ne plus témoigner
    .help = La carte suit son cours.
choose-pay = Payer { $card }
    .help = La carte va à la défausse.
choose-pay-not = Laisser le reste aux autres
    .help = Ils ont assez de cartes pour le payer.
choose-camp = Camp vert en { $hex }
    .help = Il n’est jamais inondé. À cet endroit : { $ground }.
choose-no-camp = Ne pas placer de camp
    .help =
        { $donations ->
            [one] { $donations } carte donnée reste
           *[other] { $donations } cartes données restent
        } sur la piste.
choose-send = Envoyer le pion { $pawn }
    .help = Il pourra en repartir en se déplaçant.
choose-give-up = Le Survivant en { $hex }
    .help = Retiré de la carte, une digue à sa place, une perte.
choose-dynamite = La digue en { $hex }
    .help = Elle est dynamitée : une perte.

# Actions.
choose-move = Déplacement
    .help = Vos pions et radeaux, case par case, sur un mouvement commun.
choose-donate = Don
    .help = Donner des cartes aux autres, à la piste des secours ou à un objectif.
choose-accept-work = Accepter du travail
    .help = Prendre des Offres d’emploi de la rangée ; bâtir et rehausser des digues.
choose-seek-work = Chercher du travail
    .help = Compléter la rangée des Propriétaires. Une crise qui apparaît est pour vous.
choose-community-work = Travailler pour la communauté
    .help = Piocher une carte, et une pour chacun de vos pions dans un champ ou une forêt.
choose-launch = Radeau à l’eau avec le pion { $pawn }
    .help = Le pion est dessus et se déplace avec lui.
choose-pick-up = Le pion { $pawn } prend un Survivant à bord
    .help = Une action.
choose-drop-off = Le pion { $pawn } dépose le Survivant
    .help =
        { $camp ->
            [yes] Un sauvetage : une perte de moins.
           *[no] Sur la rive ; ce n’est un sauvetage que dans un camp.
        }
choose-newspaper = Lire le Journal ({ $price })
    .help = Regarder les trois prochains Bulletins météo.
    .taught = Regarder les trois prochains Bulletins météo. Votre Éducation remplace une carte Résistance.
choose-radio = Écouter la Radio ({ $price })
    .help = Regarder les trois prochaines cartes Propriétaire.
    .taught = Regarder les trois prochaines cartes Propriétaire. Votre Éducation remplace une carte Résistance.
choose-fundraiser = Organiser une collecte ({ $price })
    .help = Piochez deux cartes.
    .taught = Piochez deux cartes. Votre Éducation remplace une carte Résistance.
choose-fundraiser-for-all = Organiser une collecte pour tous ({ $price })
    .help = Chacun pioche deux cartes.
    .taught = Chacun pioche deux cartes. Votre Éducation remplace une carte Résistance.
choose-counter = Contrer une Menace avec { $card }
    .help = Les deux cartes sont défaussées.
choose-teach-for = Enseigner contre la Menace de { $player }
    .help = Éducation et Menace sont défaussées ; un point.
choose-find = Trouver { $card }
    .help = Dans la défausse ; apportez-la à quelqu’un pour un point, ou gardez-la.
choose-hands = Demander un coup de main
    .help = Une action de plus.
choose-supper = Organiser un repas à l’église
    .help =
        Piochez { $cards ->
            [one] { $cards } carte
            [3] trois cartes
           *[other] { $cards } cartes
        } Communauté.
choose-end-turn = Fin du tour
    .help = Les actions restantes sont perdues.
choose-perform = Chanter pour { $whom } (Blues)
    .help = Défaussez une carte Blues pour un point. Sans action.
choose-sell = Vendre { $card } à { $whom }
    .help = Défaussez la carte pour un point. Sans action.
whom-town = la ville de { $player }
whom-survivor = Survivant { $survivor }

# Moving.
choose-step = { $pawn } en { $hex }
    .help = { $way } : { $ground }.
choose-float = Radeau { $raft } en { $hex }
    .help = { $way }. Une case de mouvement sur terre, une demie sur l’eau.
choose-board = { $pawn } monte sur le radeau
    .help = Il se déplace alors avec le radeau.
choose-ask = Demander à { $owner } le pion { $pawn }, pour le déplacer
    .help = { $owner } le prête pour cette action, ou non.
choose-ask-to-build = Demander à { $owner } le pion { $pawn }, pour bâtir à côté
    .help = { $owner } le prête pour cette action, ou non.
choose-mules = Atteler les mules
    .help =
        { $hexes ->
            [one] { $hexes } case
            [3] Trois cases
           *[other] { $hexes } cases
        } de plus pour ce Déplacement.
choose-end-move = Fin du déplacement
    .help = Le mouvement restant est perdu.
choose-lend = Prêter { $pawn } à { $player }
    .help =
        { $player } { $use ->
            [build] bâtit des digues à côté
           *[move] le déplace
        }, pendant cette seule action.
choose-lend-not = Ne pas prêter { $pawn }
    .help =
        On ne vous le demandera pas une seconde fois dans ce tour { $use ->
            [build] pour bâtir
           *[move] pour le déplacer
        }.
way-north-east = Nord-est
way-east = Est
way-south-east = Sud-est
way-south-west = Sud-ouest
way-west = Ouest
way-north-west = Nord-ouest

# Work.
choose-take-offer = Prendre une Offre d’emploi
    .help = Dans votre main, pour bâtir maintenant ou plus tard.
choose-discount = Utiliser le rabais de travail
    .help = La prochaine digue coûte une offre de moins.
choose-levee =
    { $built ->
        [yes] Rehausser la digue
       *[no] Bâtir une digue
    } en { $hex } ({ $offers ->
        [0] gratuit
        [one] { $offers } Offre d’emploi
       *[other] { $offers } Offres d’emploi
    })
    .help = Elle ne protège que cette case. À cet endroit : { $ground }.
choose-end-work = Fin du travail
    .help = Les offres en main sont conservées.

# Giving, telling and discarding.
choose-give = { $card } à { $receiver }
    .help = La carte quitte votre main.
    .plan = Donner { $card } à { $receiver }
receiver-relief = la piste des secours
receiver-goal = l’objectif { $goal }
choose-end-donation = Fin du Don
    .help = Plus de carte avec cette action.
choose-tell = Le dire aux autres
    .help = Tous connaissent alors ces cartes.
choose-tell-not = Ne le dire à personne
    .help = Les autres ne les connaissent pas.
choose-bring = L’apporter à { $receiver }
    .help = Un point.
choose-keep-found = La garder
    .help = La carte va dans votre main ; pas de point.
choose-discard = Défausser { $card }
    .help =
        Pour revenir à { $limit ->
            [one] { $limit } carte
            [7] sept cartes
           *[other] { $limit } cartes
        }.
choose-keep-goals = Garder les deux objectifs
    .help = Ils restent face visible.
choose-replace-goal = Remplacer { $goal }
    .help = Ce qui lui a été donné est perdu ; l’objectif suivant apparaît.

# Whole moves as one plan.
plan-move =
    { $piece } en { $hex } ({ $steps ->
        [one] un pas
       *[other] { $steps } pas
    })
    .by = Par { $hexes }.
plan-raft = Radeau { $raft }

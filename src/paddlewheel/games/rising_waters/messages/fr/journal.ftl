# The journal. `.short` sums a line up where the name of the player stands before it already.

told-settles = { $who } s’installe à { $town }.
    .short = s’installe à { $town }
told-role = { $who } prend le rôle : { $role }.
    .short = prend le rôle : { $role }
told-new-pawn = Un pion de { $who } arrive en { $hex }.
told-survivor = Un Survivant gagne la rive en { $hex }.
told-round = La manche { $round } commence. { $who } est premier joueur.
told-raises =
    { $who } porte la piste { $track } à { $value } contre { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $education ->
        [0] { "" }
       *[other] , dont { $education } Éducation
    }.
    .short =
        porte la piste { $track } à { $value } contre { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }{ $education ->
            [0] { "" }
           *[other] , dont { $education } Éducation
        }
told-learns-to-swim =
    { $who } apprend à traverser l’eau contre { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $education ->
        [0] { "" }
       *[other] , dont { $education } Éducation
    }.
    .short =
        apprend à traverser l’eau contre { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }{ $education ->
            [0] { "" }
           *[other] , dont { $education } Éducation
        }
told-buys = { $who } achète le pouvoir : { $power }.
    .short = achète le pouvoir : { $power }
told-power = { $who } utilise le pouvoir : { $power }.
    .short = utilise le pouvoir : { $power }
told-draws = { $who } pioche { $cards }.
    .short = pioche { $cards }
told-landowner = Une carte Propriétaire : { $card }.
told-crisis = Crise à résoudre : { $card }.
told-threatened = C’est à { $who } de répondre à la Menace.
told-takes-threat = { $who } garde la Menace en main.
    .short = garde la Menace en main
told-resists = { $who } résiste à la Menace avec { $card }.
    .short = résiste à la Menace avec { $card }
told-teaches = { $who } écarte avec Éducation la Menace qui visait { $player }.
    .short = écarte avec Éducation la Menace qui visait { $player }
told-cancels = { $who } écarte la Haine raciale avec { $card } : personne ne paie.
    .short = écarte la Haine raciale avec { $card } : personne ne paie
told-witnesses = { $who } en témoigne devant le monde avec { $card }.
    .short = en témoigne devant le monde avec { $card }
told-pays = { $who } paie { $card }.
    .short = paie { $card }
told-cannot-pay = { $who } ne peut pas payer.
    .short = ne peut pas payer
told-point = { $who } gagne un point : { $points }.
    .short = gagne un point : { $points }
told-green-camp = Un camp de secours vert se dresse en { $hex }.
told-no-camp =
    { $who } ne place pas de camp ; { $donations ->
        [one] { $donations } carte donnée reste
       *[other] { $donations } cartes données restent
    } sur la piste.
    .short =
        ne place pas de camp ; { $donations ->
            [one] { $donations } carte donnée reste
           *[other] { $donations } cartes données restent
        } sur la piste
told-red-camp = Un camp de secours rouge, { $site }, se dresse en { $hex }.
told-sent-to-camp = Le pion { $pawn } est envoyé au camp en { $hex }.
    .short = le pion { $number } est envoyé au camp en { $hex }
told-survivor-taken = Le Survivant en { $hex } est mis au travail sur la digue.
told-no-levee = Il n’y a pas de digue à dynamiter.
told-dynamite = La digue en { $hex } est dynamitée.
told-turn =
    Tour de { $who } : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
told-walks = { $pawn } va { $way }, en { $hex }.
    .short = le pion { $number } va { $way }, en { $hex }
told-floats = Le radeau { $raft } va { $way }, en { $hex }.
told-boards = { $pawn } monte sur le radeau.
    .short = le pion { $number } monte sur le radeau
told-asks =
    { $who } demande le pion { $pawn }, pour { $build ->
        [0] le déplacer
       *[other] bâtir
    }.
    .short =
        demande le pion { $pawn }, pour { $build ->
            [0] le déplacer
           *[other] bâtir
        }
told-consents =
    { $who } { $lends ->
        [0] ne prête pas
       *[other] prête
    } le pion { $pawn }.
    .short =
        { $lends ->
            [0] ne prête pas
           *[other] prête
        } le pion { $pawn }
told-takes-offer = { $who } prend une Offre d’emploi.
    .short = prend une Offre d’emploi
told-levee =
    { $who } porte la digue en { $hex } à { $height } contre { $offers ->
        [one] { $offers } Offre d’emploi
       *[other] { $offers } Offres d’emploi
    }.
    .short =
        porte la digue en { $hex } à { $height } contre { $offers ->
            [one] { $offers } Offre d’emploi
           *[other] { $offers } Offres d’emploi
        }
told-levee-of-a-camp = Une digue de { $height } se dresse maintenant en { $hex }.
told-seeks = { $who } cherche du travail.
    .short = cherche du travail
told-gives = { $who } donne { $card } à { $to }.
    .short = donne { $card } à { $to }
told-gives-relief = { $who } donne { $card } à la piste des secours.
    .short = donne { $card } à la piste des secours
told-gives-goal = { $who } donne { $card } à l’objectif { $goal }.
    .short = donne { $card } à l’objectif { $goal }
told-discards = { $who } défausse { $card }.
    .short = défausse { $card }
told-fundraiser =
    { $who } organise une collecte{ $for_all ->
        [0] { "" }
       *[other] { " " }pour tous
    }.
    .short =
        organise une collecte{ $for_all ->
            [0] { "" }
           *[other] { " " }pour tous
        }
told-reads =
    { $cards ->
        [one] { $who } lit le prochain Bulletin météo.
       *[other] { $who } lit les { $cards } prochains Bulletins météo.
    }
    .short =
        { $cards ->
            [one] lit le prochain Bulletin météo
           *[other] lit les { $cards } prochains Bulletins météo
        }
told-listens =
    { $cards ->
        [one] { $who } entend parler de la prochaine carte Propriétaire.
       *[other] { $who } entend parler des { $cards } prochaines cartes Propriétaire.
    }
    .short =
        { $cards ->
            [one] entend parler de la prochaine carte Propriétaire
           *[other] entend parler des { $cards } prochaines cartes Propriétaire
        }
told-tells =
    { $who } { $tells ->
        [0] n’en dit rien à personne
       *[other] { $weather ->
            [0] parle aux autres des propriétaires
           *[other] parle aux autres du temps qu’il fera
        }
    }.
    .short =
        { $tells ->
            [0] n’en dit rien à personne
           *[other] { $weather ->
                [0] parle aux autres des propriétaires
               *[other] parle aux autres du temps qu’il fera
            }
        }
told-counters = { $who } retire une Menace de sa main avec { $card }.
    .short = retire une Menace de sa main avec { $card }
told-launches = { $pawn } met un radeau à l’eau en { $hex }.
    .short = le pion { $number } met un radeau à l’eau en { $hex }
told-picks-up = { $pawn } prend un Survivant à bord.
    .short = le pion { $number } prend un Survivant à bord
told-drops-off = { $pawn } dépose un Survivant en { $hex }.
    .short = le pion { $number } dépose un Survivant en { $hex }
told-rescues = { $pawn } amène un Survivant au camp : { $losses } sur la piste des pertes.
    .short = le pion { $number } amène un Survivant au camp : { $losses } sur la piste des pertes
told-performs = { $who } chante pour { $audience }.
    .short = chante pour { $audience }
told-sells = { $who } vend { $card } à { $audience }.
    .short = vend { $card } à { $audience }
audience-town = la ville de { $player }
audience-survivor = un Survivant (nº { $survivor })
told-keeps = { $who } garde { $card }.
    .short = garde { $card }
told-finds = { $who } trouve { $card } à Vicksburg.
    .short = trouve { $card } à Vicksburg
told-goal = Objectif atteint : { $goal } ; { $losses } sur la piste des pertes.
told-new-goal = Un nouvel Objectif commun : { $goal }.
told-cloudy = Temps couvert : pas d’eau nouvelle.
told-rain = { $severity } : { $region }. { $water } monte à { $level }.
told-sunny =
    Soleil : { $region }. { $falls ->
        [0] Toute son eau est déjà à son niveau de départ
       *[other] { $water } descend à { $level }
    }.
told-above = { $water } est à { $level }, au-dessus de { $lands }.
told-above-several =
    { $water } est à { $level }. Dans le sens horaire, plus basses que l’eau : { $lands }. { $lowest ->
        [one] La plus basse
       *[other] La plus basse et la première dans le sens horaire
    } : { $land }.
land-at-height = { $land } ({ $height })
told-floods = { $land } est inondée ; { $water } descend à { $level }.
told-flows = Encore au-dessus de terres, { $water } passe un point en aval : elle descend à { $level }, { $below } monte à { $its_level }.
told-resolved = { $water } s’arrête à { $level } : aucune terre autour n’est plus basse.
told-levees-hold =
    { $levees ->
        [one] La digue en { $hexes } retient
       *[other] Les digues en { $hexes } retiennent
    } { $water }, qui est à { $level }.
told-levee-gone = La digue en { $hex } est emportée.
told-town-lost = La ville de { $who } en { $hex } est perdue.
told-pawn-lost = Le pion { $pawn } est perdu en { $hex }.
    .short = le pion { $number } est perdu en { $hex }
told-survivor-lost = Un Survivant est perdu en { $hex }.
told-loss = Une perte ({ $cause }) : la piste est à { $losses }.
told-week = La semaine { $week } sur { $rounds } est finie. { $who } a le marqueur de premier joueur.
told-remark = { $who } : « { $remark } »
told-stale-offer = La plus ancienne Offre d’emploi est retirée.
told-over =
    { $won ->
        [0] La crue a trop emporté
       *[other] La communauté a tenu bon
    }, avec { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    } sur la piste. Par cause : { $causes }.
no-causes = aucune

# What bots say with a choice.
remark-move-your-pawn = { $player }, puis-je déplacer votre pion ?
remark-build-with-your-pawn = { $player }, il faut une digue à côté de votre pion : peut-il bâtir ?
remark-take-my-pawn = Prenez mon pion, cela nous aide tous.
remark-keep-my-pawn = J’ai besoin de ce pion là où il est.
remark-looked-ahead = J’ai regardé ce qui vient : maintenant, vous le savez tous.
remark-levee = En { $place }, l’eau viendra en premier : il y faut une digue.
remark-more-actions = Une action de plus chaque semaine : cela vaut les cartes.
remark-raft = Je construis un radeau : quelqu’un attend.
remark-seek-work = Il nous faut des offres ; je cherche du travail, quoi qu’il vienne avec.
remark-read-newspaper = Avant de bâtir, voyons où la pluie va tomber.
remark-fundraiser = Une collecte pour tous : deux cartes chacun.
remark-counter-threat = J’ai porté cette Menace assez longtemps.
remark-teach-for-you = Laissez-moi répondre à cette Menace pour vous.
remark-come-aboard = Montez à bord, nous vous menons au camp.
remark-safe = À l’abri : une perte de moins.
remark-take-threat = Je prends la Menace ; gardez vos cartes Résistance.
remark-resist = J’y réponds avec { $card } ; gardez les vôtres.
remark-education = Éducation répond à celle-ci.
remark-outside-activism = Le Soutien extérieur nous l’épargne à tous.
remark-pay = Je peux me passer de celle-ci, gardez les vôtres.
remark-leave-to-others = J’ai peu de cartes ; pouvez-vous payer cette fois ?
remark-camp = Un camp à nous en { $place } : près de ceux qui attendent.
remark-for-a-camp = Pour un camp à nous, avant qu’ils ne bâtissent le leur.
remark-for-the-goal = Voici pour notre objectif commun.
remark-gift = { $player }, vous en avez plus besoin que moi.

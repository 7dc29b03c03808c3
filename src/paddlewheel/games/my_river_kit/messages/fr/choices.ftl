# La décision à prendre, et ce que veut dire chaque choix : un intitulé et une phrase d’aide.

prompt-round = Manche { $round } sur { $rounds }
prompt-goal = Chaque maire choisit un objectif en secret. Pas encore choisi : { $waiting }.
prompt-settle = { $city } a lancé le dé ({ $die }) et installe { $card } gratuitement : où ?
prompt-buy = { prompt-round } : il manque { marbles } d’eau au centre-ville de { $city }. Acheter pour { $wag } WAG ?
    .poor = { prompt-round } : il manque { marbles } d’eau au centre-ville de { $city }. Vous ne pouvez pas payer { $wag } WAG. Demander de l’aide ?
prompt-ready = { prompt-round }, bilan : { $greens ->
    [one] { $greens } indicateur vert
   *[other] { $greens } indicateurs verts
} sur six, { $reds ->
    [one] { $reds } rouge
   *[other] { $reds } rouges
}. Passer à la manche suivante ? On attend encore : { $waiting }.
prompt-vote = { prompt-round } : quelle est la beauté du paysage, de 0 à 10 ? Pas encore voté : { $waiting }.
prompt-works = { prompt-round } : { $city } ajoute une activité.
    .added = { prompt-round } : { $city } peut encore déplacer ou retirer des activités.
prompt-place = { prompt-round } : { $city } place { $card } : où ?
prompt-move = { prompt-round } : { $city } déplace l’activité de la parcelle { $plot } : vers où ?
prompt-talk = { prompt-round } : { $city } a la parole.
prompt-answer = { $deal } Que répond { $city } ?
prompt-plan = { prompt-round } : { $city } annonce un projet : quelle activité ?
prompt-whom = { $city } : { $question }

ask-what = { $partners ->
    [0] à qui parlez-vous ?
   *[other] à qui encore, ou de quoi ?
}
ask-amount = { $kind ->
    [water] combien de billes ?
   *[other] { $partners ->
        [one] combien de WAG ?
       *[other] combien de WAG chacun ?
    }
}
ask-tie = en échange de quoi ?
ask-instalment = combien à rembourser par manche ?
ask-term = pendant combien de manches ?
ask-act = quelle action ?
ask-card = quelle activité ?
ask-mine = quelle activité donnez-vous ?
ask-theirs = quelle activité recevez-vous ?

choice-goal-aquabon = Le plus d’Aquabon
    .help = Votre rang dépend de l’Aquabon de votre ville.
choice-goal-richest = La ville la plus riche
    .help = Votre rang dépend de votre richesse après la dernière manche.
choice-settle = Installer sur la parcelle { $plot }
    .help = Les gobelets passent d’abord par la parcelle 1, en dernier par la parcelle 5.
choice-buy = Acheter { marbles } ({ $wag } WAG)
    .help = Le centre-ville fonctionne et rapporte comme d’habitude.
choice-go-without = S’en passer
    .help = Le centre-ville est en échec : ni revenu ni impacts, et la disponibilité en eau perd 2.
choice-ask-help = Demander de l’aide
    .help = Demander l’argent à un autre maire, ou emprunter à la banque.

choice-propose = Faire une proposition
    .help = De l’argent, un échange, de l’eau ou une promesse : à qui, quoi, contre quoi.
choice-announce = Annoncer un projet
    .help = Ce que vous comptez ajouter. Cela n’engage personne.
choice-pass = Passer
    .help = La parole est au maire suivant. La concertation s’arrête quand tous passent à la suite.
choice-bank = Emprunter { $wag } WAG à la banque
    .help = Remboursés à raison de { $instalment } WAG par manche pendant { rounds }. Une fois par partie.
choice-partner = À { $city }
    .also = Et à { $city }
    .help = Vous pouvez parler à plusieurs maires à la fois.
choice-what-give = Je donne de l’argent
    .help = En don, en prêt, une fois quelque chose fait, ou contre une promesse.
choice-what-ask = Je demande de l’argent
    .help = En don, en prêt, une fois que vous aurez fait quelque chose, ou contre votre promesse.
choice-what-swap = Un échange
    .help = Une activité contre une autre.
choice-what-water = Je vous achète de l’eau
    .help = Pour votre centre-ville, au prochain écoulement, s’il manque d’eau et si l’argent est encore là.
choice-what-promise = Je promets
    .help = Rien n’y oblige, mais c’est noté : le débriefing dira si vous avez tenu parole.
choice-what-ask-promise = Promettez-moi
    .help = Rien n’y oblige, mais c’est noté : le débriefing dira si la promesse a été tenue.
choice-marbles = { marbles }
    .help = { $wag } WAG chacune, payés quand on en a besoin.
choice-amount = { $wag } WAG
    .help = De chaque maire à qui vous parlez, ou à chacun.
choice-tie-nothing = Un don
    .help = Il n’y a rien à rembourser.
choice-tie-paid-back = Un prêt
    .help = Avec une échéance par manche, à partir de la prochaine.
choice-tie-once-done = Un don, une fois fait
    .help = L’argent est mis de côté, et versé dès que les travaux le montrent. Sinon il est rendu.
choice-tie-promise = Contre une promesse
    .help = L’argent est versé tout de suite. Rien n’oblige à tenir la promesse.
choice-tie-lent-once-done = Un prêt, une fois fait
    .help = L’argent est mis de côté, et prêté dès que les travaux le montrent. Sinon il est rendu.
choice-instalment = { $wag } WAG par manche
    .help = À payer avec les amendes, à partir de la prochaine manche.
choice-term = { rounds }
    .help = Ce qui reste dû à la fin est retiré de la richesse de l’emprunteur.
choice-act-add = Ajouter une activité
    .help = Aux prochains travaux.
choice-act-remove = Retirer une activité
    .help = Aux prochains travaux.
choice-act-not-add = Ne pas ajouter une activité
    .help = Aux prochains travaux.
choice-swap = Échanger
    .help = Une activité contre une autre.
choice-mine = Donner { $card } (parcelle { $plot })
    .help = Chacun de vous deux paie { $wag } WAG.
choice-theirs = Recevoir { $card } (parcelle { $plot })
    .help = Chacun de vous deux paie { $wag } WAG.
choice-nothing = rien

choice-accept = Accepter
    .help = L’accord prend effet tout de suite.
choice-refuse = Refuser
    .help = Rien ne change de mains.
choice-counter = Faire une contre-proposition
    .help = Vous refusez ceci, et dites ce que vous accepteriez.

choice-vote = Voter { $vote }
    .help = Tous les votes sont montrés quand le dernier est donné.
choice-add = Ajouter { $card } ({ $wag } WAG)
choice-remove = Parcelle { $plot } : retirer { $card } ({ $wag } WAG)
    .help = La carte retourne à la réserve, la parcelle est libre.
choice-lift = Parcelle { $plot } : déplacer { $card }
    .help = { $wag } WAG vers une parcelle libre, le double contre une autre carte.
choice-deal = Conclure un accord
    .help = Demander de l’aide ou en offrir pendant vos travaux.
choice-ready = Passer à la manche suivante
    .help = Elle commence quand tous les maires ont fait ce choix.
choice-end-works = Terminer les travaux
    .help = C’est au maire suivant ; après le dernier, la manche est finie.
choice-place = Placer sur la parcelle { $plot }
    .help = Les gobelets passent d’abord par la parcelle 1, en dernier par la parcelle 5.
choice-move = Déplacer vers la parcelle { $plot } ({ $wag } WAG)
    .help = La parcelle est libre.
choice-exchange = Échanger avec { $card } ({ $wag } WAG)
    .help = La carte est sur la parcelle { $plot }.

plan = { $what } : { $where }

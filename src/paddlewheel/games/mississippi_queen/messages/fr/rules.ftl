# Les règles en français, par numéro ; les mots du jeu et de ses options.

info-one-line = Une course de bateaux à aubes sur un fleuve qui grandit sous leur proue.
info-credits = D’après Mississippi Queen de Werner Hodel (Goldsieber, 1997 ; Super Meeple, 2019).

option-race = La course complète avec deux passagers à embarquer, ou la courte sans passagers.
    .title = course
option-race-passenger = avec passagers
option-race-introductory = d’initiation
option-rounds = Une course encore ouverte après ce nombre de manches se termine.
    .title = manches

section-the-start = Le départ
section-speed-and-coal = Vitesse et charbon
section-moving-and-turning = Avancer et tourner
section-the-river = Le fleuve
section-pushing = Pousser
section-the-finish = L’arrivée
section-the-passenger-race = La course aux passagers

decision-speed = la vitesse
    .when = au début du tour d’un capitaine
decision-steer = la manière dont le bateau avance et tourne
    .when = pendant le tour d’un capitaine, une fois la vitesse réglée
decision-push = où l’autre bateau est poussé
    .when = quand un bateau entre sur la case d’un autre
decision-face = la direction d’un bateau poussé
    .when = quand un bateau a été poussé ; son capitaine la choisit

# -- le départ --

MQ-1 = Chaque capitaine a un vapeur, la roue de vitesse sur 1 et la roue de charbon sur 6.
MQ-1a = La course se joue de deux à cinq capitaines.
    .why = La boîte dit de trois à cinq ; à deux, on joue bien avec les nombres prévus pour trois.
MQ-2 = La course d’initiation se joue avec la tuile de départ et trois tuiles tirées face cachée ; les autres tuiles restent dans la boîte.
MQ-3 = Avant le premier déplacement, la tuile du dessus de la pioche est retournée et placée tout droit contre la tuile de départ.
MQ-4 = Les bateaux sont placés sur les cases numérotées de la tuile de départ, celui du premier capitaine sur la case 1 et ainsi de suite, la proue vers le fleuve.
MQ-4a = La première place à la table est celle du plus jeune capitaine, qui commence sur la case 1.
    .why = La règle fait commencer le plus jeune ; qui s’assoit où se décide avant la course.
MQ-5 = Dans la course d’initiation, le bateau de la case 1 joue le premier et les autres suivent dans le sens horaire, manche après manche.

# -- vitesse et charbon --

MQ-6 = À son tour, un capitaine règle d’abord sa vitesse, s’il le veut, puis avance son bateau exactement d’autant de cases que la roue de vitesse l’indique.
MQ-7 = Garder sa vitesse, ou la changer d’un cran vers le haut ou vers le bas, ne coûte rien.
    .refusal = Il faut d’abord régler la vitesse.
MQ-7a = La vitesse se règle une seule fois, avant la première rotation ou la première avance, et reste sur la roue pour le tour suivant.
    .why = La règle nomme d’abord le changement de vitesse, ensuite le déplacement.
MQ-8 = Chaque cran de changement au-delà du premier coûte un charbon, pour accélérer comme pour ralentir : de 6 à 3, il en coûte 2 ; de 2 à 4, il en coûte 1.
    .refusal = Un changement de vitesse aussi grand coûte plus de charbon que vous n’en avez.
MQ-9 = La vitesse ne dépasse jamais 6 et n’est jamais inférieure à 1.
    .refusal = La roue de vitesse ne va pas aussi haut.
MQ-10 = Un bateau sans charbon reste en course ; un bateau qui a besoin de charbon et n’en a plus abandonne et est retiré du fleuve.

# -- avancer et tourner --

MQ-11 = Chaque point de mouvement fait avancer le bateau d’une case droit devant sa proue ; il ne recule jamais.
    .refusal = Vos points de mouvement sont épuisés : tournez, ou finissez le déplacement.
MQ-12 = Une rotation de 60 degrés par déplacement est gratuite ; chacune des suivantes coûte un charbon.
    .refusal = Votre rotation gratuite est utilisée et vous n’avez pas de charbon pour une autre.
MQ-12a = Les rotations se comptent pas à pas sur tout le déplacement : à gauche puis à droite, cela fait deux rotations ; un demi-tour en fait trois.
    .why = La règle parle de chaque rotation supplémentaire, et non du cap final.
MQ-13 = On peut tourner avant, pendant et après l’avance.
MQ-14 = Les bateaux se déplacent sur l’eau et jamais sur la terre.
    .refusal = Il y a de la terre devant vous.
MQ-15 = Les bateaux ne quittent jamais les tuiles.
    .refusal = Les tuiles du fleuve s’arrêtent là.
MQ-15a = Un bateau ne passe d’une tuile qu’à celle qui la précède ou à celle qui la suit sur le fleuve ; deux tuiles qui ne font que se toucher ne communiquent pas.
    .why = Le fleuve coule de tuile en tuile ; les bords extérieurs sont ses berges.
MQ-16 = Tous les points de mouvement doivent être dépensés avant la fin du déplacement.
    .refusal = Il vous reste des points de mouvement à dépenser.
MQ-16a = Un déplacement se termine de lui-même quand tous les points sont dépensés et qu’aucune rotation ne peut être payée.
    .why = Il ne reste rien à décider.
MQ-17 = Un capitaine sur le point de s’échouer doit ralentir ou changer de direction.
    .refusal = Après cela, le déplacement ne pourrait plus être achevé avec les points et le charbon qui vous restent.
MQ-17a = Un choix n’est proposé que si le déplacement peut encore être achevé ensuite ; personne ne peut s’échouer exprès.
    .why = La règle dit qu’un capitaine sur le point de s’échouer doit ralentir ou tourner.
MQ-18 = Un bateau qui ne peut éviter de heurter la terre est échoué et quitte la course.
MQ-18a = Un bateau pour lequel aucun déplacement complet n’existe quitte la course avant de se déplacer, et sa case est libre : à court de charbon si davantage de charbon l’aurait aidé, sinon échoué.
    .why = La règle prévoit les deux sorts et ne dit pas lequel s’applique.

# -- le fleuve --

MQ-19 = Le premier capitaine qui atteint la tuile la plus en aval y ajoute la tuile suivante, une fois son déplacement terminé.
MQ-19a = Jusqu’à la fin du déplacement, le fleuve s’arrête au bord de la tuile la plus en aval, pour avancer comme pour pousser.
    .why = La nouvelle tuile est posée une fois le déplacement achevé.
MQ-20 = Le dé de direction décide si la tuile suivante va à gauche, au milieu ou à droite ; chaque direction est aussi probable que les autres.
MQ-21 = Une tuile n’est jamais posée de telle sorte que le fleuve se referme sur lui-même : le dé est relancé.
MQ-21a = Si la tuile suivante ne trouve place dans aucune des trois directions, le dé décide, et les tuiles qui la gênent et ne portent aucun bateau sont enlevées ; si l’une d’elles porte un bateau, le débarcadère est fixé à la tuile actuelle.
    .why = La règle n’en dit rien ; il faut que le fleuve continue ou finisse. Toute tuile encore sur la table porte un bateau ou en a un derrière elle : en enlever une coupe donc toujours la route à quelqu’un (MQ-21b).
MQ-21b = Les bateaux qui se trouvent derrière une tuile enlevée ne peuvent plus suivre le fleuve et quittent la course.
    .why = Leur chemin vers le débarcadère a disparu.
MQ-22 = Une tuile que tous les bateaux ont quittée est retirée et ne sert plus.
MQ-22a = Seules les tuiles derrière le dernier bateau encore en course sont retirées.
    .why = Une tuile entre deux bateaux sert encore à celui de derrière.

# -- pousser --

MQ-23 = Un bateau peut entrer sur la case d’un autre et le pousser d’une case ; chaque poussée coûte au pousseur un point de mouvement de plus.
MQ-23a = Pousser consomme des points de mouvement et ne change jamais la roue de vitesse.
    .why = La règle dit que le pousseur avance de moins de cases, et non qu’il ralentit.
MQ-23b = Une poussée se fait aussitôt : avant que le pousseur tourne, avance encore ou finisse son déplacement.
    .why = Deux bateaux ne sont jamais sur une même case.
MQ-24 = Un capitaine qui n’a pas de point en réserve pour pousser ne peut pas entrer sur une case occupée.
    .refusal = Un bateau est là, et il ne vous reste pas de point pour le pousser.
MQ-25 = Le capitaine qui pousse choisit la case où l’autre bateau est poussé.
    .refusal = Il faut d’abord pousser l’autre bateau.
MQ-26 = Un bateau n’est jamais poussé sur la terre ni hors des tuiles.
    .refusal = Aucun bateau ne peut être poussé là : c’est la terre, ou hors du fleuve.
MQ-26a = Un bateau n’est jamais poussé sur un troisième bateau.
    .why = Les bateaux se déplacent sur l’eau libre ; un bateau qui n’a nulle part où aller ne peut pas être poussé.
    .refusal = Un autre bateau est déjà là.
MQ-27 = Les cases où le bateau pousseur est passé pendant ce déplacement, y compris celle d’où il pousse, sont interdites au bateau poussé.
    .refusal = Vous êtes passé sur cette case pendant ce déplacement : elle est interdite au bateau poussé.
MQ-27a = La case où le bateau pousseur a commencé son déplacement est interdite elle aussi.
    .why = Il y est passé pendant ce tour.
MQ-28 = Un bateau qui n’a nulle part où être poussé ne peut pas être poussé.
    .refusal = Le bateau devant vous n’a nulle part où être poussé.
MQ-29 = Le capitaine d’un bateau poussé choisit aussitôt la direction de son bateau.
    .refusal = Le capitaine poussé choisit d’abord sa direction.
MQ-30 = Quand un bateau est poussé sur la tuile la plus en aval, c’est son capitaine qui lance le dé pour la tuile suivante.

# -- l’arrivée --

MQ-31 = Le capitaine qui pose la dernière tuile lance encore une fois le dé pour placer le débarcadère.
MQ-32 = Trois cases de la dernière tuile mènent au débarcadère, ou moins si une île occupe l’une d’elles.
MQ-32a = Le débarcadère est fixé comme une tuile ; les trois cases sont celles qui lui font face : à gauche, à la pointe ou à droite de la dernière tuile.
    .why = Le schéma est perdu ; la réédition le montre ainsi.
MQ-32b = Un bateau qui se trouve déjà sur une telle case quand le débarcadère est fixé n’accoste que lorsqu’il arrive de nouveau sur l’une d’elles.
    .why = La règle parle d’atteindre la case.
MQ-33 = Dans la course d’initiation, le premier bateau qui atteint l’une de ces cases gagne ; les points de mouvement restants sont perdus.
MQ-34 = Les autres continuent pour la deuxième place et les suivantes ; chaque bateau qui accoste prend la place suivante au débarcadère.
MQ-34a = La course est terminée quand tous les bateaux sauf un ont accosté : la dernière place est décidée. Autrement, un bateau seul sur le fleuve continue jusqu’à ce qu’il accoste ou quitte la course.
    .why = Le but de la course est d’accoster, non d’être le dernier à flot.
MQ-34b = Les bateaux qui n’accostent pas sont classés après tous les autres, selon la distance parcourue. À distance égale, un bateau encore en course passe avant un bateau qui l’a quittée, deux bateaux encore en course sont classés selon l’ordre du tour, et de deux bateaux qui ont quitté la course, celui qui y est resté le plus longtemps est le mieux classé.
    .why = La règle ne classe que ceux qui arrivent.
MQ-34c = Une course encore ouverte après 60 manches (une option) se termine, sans vainqueur si personne n’a accosté.
    .why = Deux bateaux pourraient se repousser sans fin du débarcadère.
MQ-34d = La course se termine aussitôt quand aucun bateau en course ne peut plus accoster : tous l’ont quittée, ou chacun trouve à bord et sur les îles qu’il n’a pas visitées, posées ou à venir, moins de passagers qu’il ne lui en faut. Si personne n’a accosté, personne ne gagne.
    .why = La règle ne fait gagner qu’un bateau qui accoste, avec deux passagers dans la course aux passagers.

# -- la course aux passagers --

MQ-35 = La course aux passagers se joue avec les douze tuiles.
MQ-36 = À trois capitaines, 8 passagers sont en jeu ; à quatre, 12 ; à cinq, 16.
MQ-36a = À deux, on prend les nombres de passagers prévus pour trois.
    .why = La règle ne donne pas de nombres pour deux.
MQ-37 = Une tuile avec une station reçoit ses passagers quand elle est posée, la première tuile aussi : à trois capitaines, 1 par station ; à quatre, 1 sur une station rouge et 2 sur une brune ; à cinq, 2 par station.
MQ-38 = Un bateau qui arrive à un quai à vitesse 1 y embarque un passager.
MQ-38a = Un passager qui peut monter à bord le fait aussitôt.
    .why = Refuser un passager n’aide jamais ; on ne demande donc à personne.
MQ-38b = Sur une case qui est à la fois un quai et un accès au débarcadère, le passager monte d’abord et compte pour accoster.
    .why = Un capitaine s’attend à ce que l’arrêt vienne avant l’arrivée.
MQ-39 = Un arrêt rapporte un passager, même si deux attendent.
MQ-40 = Un bateau qui a deux passagers n’en embarque plus.
MQ-41 = Aucun bateau n’embarque deux passagers de la même île.
MQ-42 = Là où il ne reste aucun passager, on ne peut en embarquer aucun.
MQ-43 = Un bateau poussé à un quai embarque un passager si sa roue de vitesse indique 1.
MQ-44 = Les passagers restés sur une tuile retirée retournent dans la boîte.
MQ-45 = Dans la course aux passagers, les bateaux jouent dans l’ordre de leurs positions, le plus avancé en premier.
MQ-45a = L’ordre est fixé au début de chaque manche ; à la première manche, c’est celui des cases de départ.
    .why = La règle fait commencer le bateau de la case 1, et les positions changent à chaque déplacement.
MQ-46 = De plusieurs bateaux à la même hauteur, le plus rapide joue d’abord, puis celui qui a le plus de charbon, puis celui qui est le plus à droite sur le fleuve.
MQ-46a = Une position vaut quatre cases par tuile, plus la place le long de l’axe de la tuile, comme le montre une règle posée en travers de la tuile ; des bateaux égaux en tout jouent dans l’ordre des places à la table.
    .why = Le schéma de la règle de mesure est perdu.
MQ-47 = Le premier bateau qui atteint le débarcadère à vitesse 1 avec deux passagers à bord gagne.
MQ-47a = Un bateau poussé sur une case qui mène au débarcadère accoste s’il remplit toutes les conditions.
    .why = Aux quais, être poussé compte comme avancer ; il en va de même ici.
MQ-47b = Pour un bateau qui ne peut pas accoster, une case qui mène au débarcadère est de l’eau ordinaire.
    .why = La règle n’y interdit rien.

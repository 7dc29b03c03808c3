# The first page, my tables, my page, mails, and the page of whoever runs the server.

home-title = Paddlewheel : des jeux de rivière autour d’une table
home-heading = Des jeux de rivière, une table
home-lead = Choisissez un jeu et jouez : des bots prennent les autres places. Ou préparez une table et envoyez un lien à vos amis. Ou résolvez le <puzzle>problème du jour</puzzle>.
home-classes = Classes
home-for-class = Pour une classe
home-join-class = Rejoindre une classe
home-continue = Reprendre une partie
home-continue-label = Reprendre une partie :
home-continue-game = { $title } contre { $others }{ $turn ->
        [yes] { "\u00A0" }: à vous
       *[no] { "" }
    }
home-games = Jeux
home-facts = { $seats } joueurs · { $minutes } minutes
home-play = Jouer
home-play-name = Jouer à { $title } contre des bots
home-opening = Ouverture…
home-new-name = Nouvelle table… { $title }
home-learn-name = Apprendre { $title } par une première partie guidée
home-none = Aucune pour l’instant.
home-me = Mon nom, notifications, autre appareil
home-me-all = Toutes mes tables, mon nom, notifications, autre appareil
home-listed = Ouvertes à tous
home-none-listed = Aucune table annoncée en ce moment.
home-more-tables = Plus de tables
home-join = Rejoindre ou revoir
home-docs = Documentation
home-by-link = Un lien ou le nom d’une table
home-by-link-go = Aller à la table
home-by-link-wrong = Ce n’est ni le lien d’une table ni le nom d’une table.
home-upload = Revoir une partie enregistrée dans un fichier
lobby-open = attend des joueurs
lobby-playing = en cours
lobby-finished = terminée
lobby-closed = fermée
lobby-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }

# My tables

mine-free-seat = une place libre
mine-open = attend des joueurs
mine-closed = fermée
mine-over = { $result ->
        [won] finie, gagnée
        [lost] finie, perdue
       *[none] finie
    }
mine-your-turn = À vous
mine-to-play = à jouer : { $names }
mine-under-way = en cours
mine-against = contre { $others }
mine-since = depuis { $when }
mine-remove-name = Retirer de ma liste : { $title }
mine-remove-question = Retirer cette table de votre liste ? Ce navigateur en perd la clé : vous ne pourrez plus y jouer.

# My page

me-own-link = Ce lien est-il bien le vôtre ?
me-own-link-help = Ce lien privé montre les tables d’une personne et permet à ce navigateur d’y jouer. Les tables que vous rejoindrez ici appartiendront à la même personne. Ne continuez que si vous avez créé ce lien vous-même, sur un autre appareil.
me-own-link-yes = Oui, c’est le mien
me-own-link-no = Non
me-name = Mon nom aux tables
me-looking = Recherche de vos tables…
me-none = Aucune pour l’instant. <link>Choisissez un jeu.</link>
me-games = Mes parties
me-game = Jeu
me-played = Jouées
me-won = Gagnées
me-device = Sur un autre appareil
me-device-help = Il n’y a pas de compte. Ce lien privé ouvre toutes vos tables sur un autre appareil. Quiconque le possède peut jouer à votre place : ne l’envoyez à personne d’autre.
me-link = Mon lien privé
me-link-code = Mon lien privé sous forme de code pour l’appareil photo d’un téléphone
me-link-show = Montrer mon lien privé

# Behind the links in a mail

mail-title = Courriel
mail-heading = Messages de ces tables
mail-confirm = Me prévenir ici quand c’est mon tour
mail-confirm-done = Un message vous préviendra à cette adresse quand ce sera votre tour.
mail-stop = Ne plus m’envoyer de messages
mail-stop-done = Ces tables n’enverront plus de messages.

# For whoever runs the server

admin = Administration
admin-key = La clé que le serveur a affichée à son démarrage
admin-open = Ouvrir
admin-again = Regarder de nouveau
admin-tables = Tables
admin-no-tables = Il n’y en a pas.
admin-more = En montrer plus
admin-load = Le serveur en ce moment
admin-stored = Tables enregistrées
admin-none = aucune
admin-memory = En mémoire
admin-memory-tables = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-connections = Connexions
admin-bots = Bots qui réfléchissent
admin-refused = Refusé par les limites
admin-nothing = rien
admin-version = Version
admin-open-status = ouverte
admin-playing-status = en cours
admin-finished-status = terminée
admin-closed-status = fermée
admin-open-count = { $count ->
        [one] { $count } ouverte
       *[other] { $count } ouvertes
    }
admin-playing-count = { $count } en cours
admin-finished-count = { $count ->
        [one] { $count } terminée
       *[other] { $count } terminées
    }
admin-closed-count = { $count ->
        [one] { $count } fermée
       *[other] { $count } fermées
    }
admin-last-used = utilisée le { $when }
admin-listed = dans la liste
admin-close-name = Fermer : { $table }
admin-close-question = Fermer cette table pour de bon ? Plus personne ne pourra s’y joindre, y jouer ni y parler.
admin-delete = Supprimer
admin-delete-name = Supprimer : { $table }
admin-delete-question = Supprimer cette table pour tout le monde ? La partie et son enregistrement seront perdus.

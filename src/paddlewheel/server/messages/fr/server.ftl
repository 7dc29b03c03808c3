# The server: errors of addresses, where pupils come in, mail.

unreadable-file = Ce fichier ne peut pas être lu.
nothing-here = Il n’y a rien à cette adresse.
wrong-method = Cette adresse n’accepte pas cette méthode.
request-too-large = La requête est trop grande.
bad-query = La requête n’est pas valide
bad-seat-number = Le numéro de la place n’est pas valide
bad-puzzle-number = Le numéro du problème n’est pas valide

address-of-server = l’adresse de ce serveur
address-of-page = l’adresse de cette page
only-this-machine = seulement sur cette machine

round = Manche
broken-off = La partie a été interrompue. { $ending }
facilitator = Animateur

mail-question = Voulez-vous être prévenu quand c’est votre tour ?
    .text =
        Quelqu’un, sans doute vous, veut être prévenu ici quand c’est son tour à une table de Paddlewheel.

        Si c’était vous, ouvrez ce lien :
        { $link }

        Sinon, ne faites rien : il n’y aura pas d’autre courriel.
mail-stop = Ne plus recevoir de courriels de ces tables : { $link }

# Starting a server.

tables-open = Les tables sont ouvertes à { $address } (Ctrl-C les ferme)
admin-key = La clé d’administration, pour { $address } : { $key }
start-smtp = le serveur SMTP s’écrit smtps://NOM:MOTDEPASSE@HOTE:PORT
start-sender = un serveur SMTP demande un expéditeur, une adresse comme tables@exemple.org
no-mail-address = ce n’est pas une adresse de courriel
start-origin = --origin prend une adresse comme https://jeux.exemple.org, pas { $origins }
start-proxies = --trusted-proxies prend des adresses et des réseaux comme 10.0.0.5 ou 10.0.0.0/24, pas { $proxy }
start-database = --database prend sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HOTE/BASE, pas { $database }
start-database-unusable = la base de données { $database } ne peut pas être utilisée : { $why }
start-database-closed = la base de données { $database } ne peut pas être ouverte : { $why }
start-database-taken = un autre serveur utilise la base de données { $database } : arrêtez-le, ou choisissez un autre fichier avec --database

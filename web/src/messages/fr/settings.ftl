# The bar at the top with the settings of this browser, and how somebody is told that it is their turn.

home-link = Paddlewheel, accueil
settings = Réglages
language = Langue
light = Thème
light-auto = Comme le système
light-light = Clair
light-dark = Sombre
pace = Montrer ce qui se passe
pace-calm = Lentement
pace-usual = Normalement
pace-quick = Vite
pace-still = Pas à pas
ask-before = Demander avant un choix important qui ne peut pas être annulé
ask-always = Me demander même quand il n’y a qu’un seul choix
share-to-watch = Un lien pour ceux qui veulent regarder
keys-help = Touches à une table : le numéro à côté d’un choix le choisit, R tourne la tuile ou le bateau désigné, U annule, H donne un conseil, les flèches vont d’un endroit encadré à l’autre, + − 0 agrandissent ou réduisent le plateau. Pour revenir en arrière : ← → par moments, avec Maj par choix, Page préc. et Page suiv. par tours, Ctrl avec ↑ ↓ par manches, Début pour le commencement, Fin ou Échap pour revenir au présent.

# Signals

sounds = Sons
volume = Volume
vibrate = Vibrer quand c’est mon tour
notify-off = Ne plus m’avertir
notify-on = M’avertir en arrière-plan
notify-denied = Ce navigateur interdit ici les notifications. Ses réglages pour ce site peuvent les autoriser.
notify-forbidden = Ce navigateur interdit ici les notifications.
my-page = Mes tables, mon nom, comment me prévenir
title-turn = (1) À vous - { $place }
news-turn = C’est votre tour.
news-over = La partie est finie.
news-message = Quelqu’un a dit quelque chose.

# Where somebody is told

channels = Me prévenir quand c’est mon tour
channels-help = Pour les parties qui durent des jours : un seul avis par tour, quand vous n’êtes pas à la table.
channel-push = Un navigateur
channel-webhook = Webhook
channel-mail = Courriel
channel-unconfirmed = ouvrez d’abord le lien du message
channel-off = désactivé, faute de réponse
channel-remove = Retirer : { $kind } { $address }
channel-removed = Retiré.
channel-by-browser = Par ce navigateur
channel-by-browser-done = Ce navigateur vous préviendra.
channel-by-mail = Par courriel
channel-by-mail-done = Un message est en route : ouvrez le lien qu’il contient.
channel-mail-example = anne@example.org
channel-by-webhook = Par un webhook (une adresse https:// à vous, celle d’une messagerie par exemple)
channel-by-webhook-done = Le webhook sera appelé.
channel-add = Ajouter

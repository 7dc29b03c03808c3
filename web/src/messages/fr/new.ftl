# A new table, and its terms.

new-title = Nouvelle table
new-heading = Une nouvelle table
new-heading-of = Une nouvelle table : { $title }
new-print = Imprimer et jouer
new-who = Qui s’assied où
new-seats = Places
new-who-help = Quelqu’un avec le lien : vous recevez un lien à envoyer pour cette place. Les bots vont du plus faible au plus fort.
new-name-at = Nom à la place { $number }
new-me-too = À cet écran aussi
new-with-link = Quelqu’un avec le lien
new-game = Le jeu
new-table = La table
new-clock = Pendule
new-absence = Attendre un absent pendant
new-hints = Les joueurs peuvent demander des conseils
new-keep-talk = Ce qui se dit à la table fait partie du débriefing
new-listed = L’annoncer dans la liste : chacun peut jouer ou regarder
new-lay = Préparer la table

# Who may watch

watching-talk = Peuvent regarder et parler
watching-watch = Peuvent regarder
watching-closed = N’entrent qu’à la fin de la partie

# The terms of a table

terms = Ce qui se joue ici
terms-option = { $title } : { $value }
terms-components = Avec un matériel propre à l’hôte : { $name }
terms-keep-talk = Ce qui se dit ici fait partie du débriefing
terms-absence = Un absent est attendu { $time }
terms-hints = Les joueurs peuvent demander des conseils
terms-no-hints = Pas de conseils
terms-watching = { $watching ->
        [talk] Les spectateurs peuvent regarder et parler
        [watch] Les spectateurs peuvent regarder
       *[closed] Les spectateurs n’entrent qu’à la fin de la partie
    }
terms-listed = Dans la liste : chacun peut se joindre
terms-by-link = Seules les personnes qui ont un lien peuvent se joindre

# Options, and components of one's own

option-wrong = { $title } : cela ne convient pas. La valeur habituelle est « { $usual } ».
own = Votre propre fichier de matériel
own-help = D’autres cartes, tuiles ou nombres, dans un fichier semblable au <file>components.toml</file> de ce jeu. Il est vérifié avant que la table soit prête, et son nom est montré à tous les invités.
own-file = Fichier
own-too-large = { $name } est trop grand : un fichier de matériel fait au plus 64 Kio.

# What is wrong with options and seats, and with files that people write: component files, rulebooks and records.

at-line = ligne { $line } : { $why }
at-place = { $file } : { $place } : { $why }
from-to = { $least } à { $most }

# Games, seats, options and choices
bad-seats = { $game } : nombre de places possible : { $seats }, et non { $count }
bad-seed = une graine est un nombre entier de 0 à { $largest }, pas { $seed }
no-such-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
no-such-choice = il n’y a pas de choix { $choice } ; les choix vont de 0 à { $last }
no-such-token = { $game } ne connaît pas le choix { $token } ; on écrit par exemple { $example }
no-own-components = le matériel ne peut pas être remplacé dans { $game }
no-numbers = les bots de { $game } n’ont pas de nombres à apprendre
no-such-temper = les bots n’ont pas de tempérament { $temper } dans { $game }
no-such-option = il n’y a pas d’option { $name } ; les options sont : { $options }
no-options = aucune
bad-option = option { $name } : { $value } ne convient pas ; permis : { $allowed }
bad-options = ces options ne vont pas ensemble
any-text = du texte

# Component files and rulebooks
place-file = le fichier
place-entry = { $place }, élément { $number }
not-toml = pas du TOML
unreadable = lecture impossible
cannot-be-read = lecture impossible : { $why }
not-utf-8 = ce n’est pas du texte en UTF-8
too-large = trop grand : { $most } Kio au plus
too-many-entries = plus de { $most } éléments
too-long = plus de { $most } lettres
bad-name = les noms ont de 1 à 40 lettres, chiffres, traits d’union et traits de soulignement
not-printable = il y a des caractères qui ne peuvent pas être imprimés
number-too-large = les nombres vont de -{ $most } à { $most }
will-not-do = { $value } ne convient pas ; permis : { $least } à { $most }
bad-change = un changement s’écrit ship.coal = 8, avec un nombre entier
no-such-number = il n’y a pas de tel nombre ; les nombres sont : { $numbers }
no-number-there = il n’y a pas de nombre { $place } ; un nombre s’écrit ship.coal
changes-elsewhere = { $file } : pour en ajouter d’autres, ses changements doivent être dans une table { $table } à part
bad-rule-number = une règle a le numéro { $prefix }-1, { $prefix }-2a, etc.
rule-number-twice = ce numéro est donné deux fois

# Records
record-header = un enregistrement commence par la ligne { $header }
record-head = on attend une ligne chacune pour 'game', 'rules', 'seats' et 'seed', des options et des joueurs
record-head-end = il manque la ligne { $line } avant le premier choix
record-line-missing = il manque la ligne { $line }
record-option = une ligne d’option s’écrit 'option NOM VALEUR', chaque nom une seule fois
record-number = { $name } est un nombre entier, pas { $value }
record-components = le matériel avant cette ligne : { $why }
record-players = { $seats } places, mais nombre de joueurs : { $players }
record-choice = une ligne de choix s’écrit 'PLACE CHOIX', par exemple '0 speed 2'
record-check = une ligne { $line } suit un choix, une seule au plus
record-fingerprint = une empreinte a 32 chiffres hexadécimaux
record-fingerprint-last = rien ne peut suivre l’empreinte
record-fork = une ligne de bifurcation s’écrit 'fork APRÈS GRAINE' ou 'fork APRÈS GRAINE PLACE ...'
record-fork-late = la partie finit avant qu’une de ses bifurcations commence
record-fork-seats = une bifurcation nomme les places qui gardent ce qu’elles voient ; les places vont de 0 à { $last }
record-other-game = ceci est un enregistrement de { $game }, non de { $wanted }
record-other-rules = fait avec la version { $rules } des règles ; ici, c’est la version { $own }
record-other-components = fait avec un autre matériel ({ $components }) que celui avec lequel il est rejoué
record-no-components = aucun fichier personnel
record-refused = choix { $number }, { $token } par la place { $seat } : { $why }
record-other-position = la partie rejouée arrive à une autre position après le choix { $number }
record-other-end = la partie se rejoue, mais avec une autre empreinte à la fin

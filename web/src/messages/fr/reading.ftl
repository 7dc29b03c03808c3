# What is read: rules, player aids, paper, lessons and debriefings.

rules-lead = Avec nos propres mots. Une règle sans marque vient du livret du jeu ; <ruling>notre décision</ruling> tranche ce que le livret laisse ouvert, et <reconstruction>reconstituée</reconstruction> désigne ce qui n’est pas public.
rules-aid = Aide de jeu sur une page
rules-print = Imprimer…
rules-a-game = un jeu
rules-search = Chercher dans les règles
rules-search-example = Chercher : mots ou numéro
rules-found = { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-not-found = Rien trouvé
rules-why = Pourquoi : <words/>
rules-ruling = notre décision
rules-reconstruction = reconstituée
aid-loading = Chargement de l’aide de jeu…
aid-all-rules = Toutes les règles
aid-credits = { $credits } Avec nos propres mots ; les nombres sont ceux des règles dans Paddlewheel.

# Paper

print-loading = Chargement de ce qui peut être imprimé…
print-lead = Tout ce qui doit se trouver sur la table, en PDF : imprimez, découpez et jouez.
print-cannot = Ce serveur ne peut pas imprimer. Qui le gère peut l’ajouter : <command>pip install 'paddlewheel{ "[" }print{ "]" }'</command>
print-parts = Quelles parties
print-paper = Papier
print-ink = Encre
paper-a4 = A4
paper-letter = Letter
ink-colour = En couleurs
ink-ink-saving = En noir et blanc, avec peu d’encre
print-make = Créer le PDF
print-made = Le PDF est prêt. Imprimez-le à 100 %, en recto verso, retourné sur le grand côté.
print-save = Enregistrer le PDF
print-setting = Mise en pages…
print-drawing = Dessin : { $what }…
print-waiting = En attente…
print-progress = Avancement du PDF

# Lessons

lesson = La leçon
lesson-step = { $chapter } · étape { $number } sur { $count }
lesson-back = Retour
lesson-alone = Continuer sans aide
lesson-play = Jouer à partir d’ici
    .help = Une table à vous qui continue d’ici, avec des bots aux autres places
lesson-progress = Avancement de la leçon
lesson-asked = À choisir : { $choice }
lesson-chapter = Chapitre
lesson-chapter-option = { $number }. { $title }
lesson-allowed = C’est permis, mais la leçon demande autre chose maintenant.
lesson-why-not = Pourquoi pas « { $choice } » ? { $why }
lesson-why-not-here = Pourquoi pas maintenant ? { $why }
lesson-other = « { $choice } » est permis dans une partie. Pour l’instant, essayez « { $wanted } ».
lesson-now = ici

# Debriefings

debrief-loading = Chargement du débriefing…
debrief-played = Joué par { $names }.
debrief-components = Avec leur propre matériel : { $components }.
debrief-to-table = À la table
debrief-csv = CSV
debrief-json = JSON
debrief-see = Voir
debrief-see-name = Voir dans la relecture : { $period } { $round }, { $text }
debrief-none = Aucun.
curves = Courbes
debrief-said = Ce qui s’est dit
debrief-said-by = { $name } :
debrief-columns = { $title }, toutes les colonnes
zone-red = rouge
zone-green = vert
period-number = { $period } { $number }
period-number-label = { $period } { $number } :
questions = Questions à discuter
curves-none = { $title } : pas encore de valeurs.
curves-numbers = Nombres
curves-told = { $title }. { $lines }
curves-line = { $name } : { $along } { $first } : { $from } ; { $along } { $last } : { $to }.
curves-limit = { $name } { $value }
curves-place = { $along } { $at }

# Notes for a debriefing

book = Notes
book-facilitator = L’animateur
book-somebody = Quelqu’un
book-keeping = Enregistrement de la note…
book-kept = La note est enregistrée.
book-not-kept = La note n’est pas enregistrée : { $why }
book-public = Quiconque a le lien de cette table peut lire les notes.
book-private = Jusqu’à la fin de la partie, vos notes ne sont lues que par vous et l’hôte ; ensuite, tous ceux de la table peuvent les lire.
book-whole = Toute la partie
book-of = { $name }, { $part }
book-one = Une note à part ({ $period })
book-one-of = { $name }, une note à part ({ $period })
book-choose = Choisir…
book-read = { $name }, { $period } { $round } :
book-read-whole = { $name }, toute la partie :

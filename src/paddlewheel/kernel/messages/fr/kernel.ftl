# What the kernel says of any game.

now-you-decide = Vous décidez maintenant : { $what }.
never-comes-up = Ce choix n’existe pas dans cette partie. { $now }
other-decision = Cela relève d’une autre décision : { $what }. { $now }
other-decision-comes = Cela relève d’une autre décision : { $what }. Elle vient { $when }. { $now }
other-decisions = Cela relève d’autres décisions : { $told }. { $now }

source-rulebook = livret de règles
source-published = publié
source-ruling = décision
source-reconstruction = reconstitution
source-reconstructed = reconstitué
source-our-own-rules = nos propres règles
source-own = personnel

numbers = Nombres
    .note = Un nombre par ligne.
    .number = nombre
    .is = vaut
    .from = source

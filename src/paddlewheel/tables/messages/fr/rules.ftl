# The rules of every table, whatever is played at it.

section-at-every-table = À toutes les tables

PW-1 = Un joueur peut reprendre ses propres derniers choix, l’un après l’autre, jusqu’à ce qu’il voie une autre place agir.
    .refusal = On ne peut reprendre que son propre dernier choix, avant qu’une autre place n’agisse.
PW-2 = Rien n’est repris une fois que quelque chose de caché ou d’aléatoire a été révélé.
    .refusal = Quelque chose de caché ou d’aléatoire a été révélé depuis : rien ne peut plus être repris.
PW-3 = Une partie terminée reste comme elle s’est terminée.
    .refusal = La partie est terminée, et reste comme elle s’est terminée.
PW-4 = Tant qu’une table est en pause, personne ne choisit rien.
    .refusal = La table est en pause.
PW-5 = Quand le temps d’une décision est écoulé, la table choisit ; ce choix n’est pas repris.
    .refusal = Le temps était écoulé et la table a choisi pour vous : cela reste.
PW-6 = Ce qu’un bot a choisi pour quelqu’un d’absent n’est pas repris.
    .refusal = Un bot a choisi pour vous pendant votre absence : cela reste.
PW-7 = Qui a abandonné ne décide plus rien.
    .refusal = Cette place a abandonné.
PW-8 = Rien n’est repris une fois que quelqu’un a abandonné.
    .refusal = Quelqu’un a abandonné depuis : rien ne peut plus être repris.
PW-9 = Si l’hôte a fixé un temps pour chaque discussion, les autres passent quand il est écoulé : une proposition incomplète n’est pas faite, une proposition qui attend sa réponse est refusée. Rien de ce qui a été convenu n’est perdu. Une pause arrête aussi ce temps ; reprendre un choix ne le rend pas.
    .refusal = Le temps de cette discussion est écoulé.

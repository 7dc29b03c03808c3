# À quoi sert un renfort ou un événement.

reason-secures = Assure { $columns }.
reason-contests = Dispute { $columns }.
reason-gives-up = Abandonne { $columns }.
reason-column = la colonne { $column } ({ $total } contre { $enemy } pour l’instant, { $often })
    .nobody = la colonne { $column } ({ $total } contre personne pour l’instant, { $often })
often = gagnée { $times } fois sur 10
    .once = gagnée une fois sur 10
    .always = presque toujours gagnée
    .never = presque jamais gagnée
reason-strengthens = Fait passer votre colonne { $column } de { $before } à { $after } contre { $enemy }.
reason-weakens = Fait passer la colonne ennemie { $column } de { $before } à { $after } contre { $own } pour vous.

# What a reinforcement or an event is for.

reason-secures = Secures { $columns }.
reason-contests = Contests { $columns }.
reason-gives-up = Gives up { $columns }.
# The columns of these reasons.
reason-column = the { $column } column ({ $total } against { $enemy } so far, { $often })
    .nobody = the { $column } column ({ $total } against nobody so far, { $often })
often = won { $times } times in 10
    .once = won once in 10
    .always = nearly always won
    .never = hardly ever won
reason-strengthens = Brings your { $column } column from { $before } to { $after } against { $enemy }.
reason-weakens = Brings the enemy's { $column } column from { $before } to { $after } against your { $own }.

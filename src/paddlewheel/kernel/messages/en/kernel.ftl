# What the kernel says of any game.

now-you-decide = Now you decide: { $what }.
never-comes-up = This choice does not come up in this game. { $now }
other-decision = This belongs to another decision: { $what }. { $now }
other-decision-comes = This belongs to another decision: { $what }. It comes { $when }. { $now }
other-decisions = This belongs to other decisions: { $told }. { $now }

numbers = Numbers
    .note = One number each.
    .number = number
    .is = is
    .from = from

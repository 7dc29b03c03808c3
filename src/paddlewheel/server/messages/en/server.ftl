# The server: errors of addresses, where pupils come in, mail.

unreadable-file = This file cannot be read.
nothing-here = There is nothing at this address.
wrong-method = This address does not take this method.
request-too-large = The request is too large.
bad-query = The query is not valid
bad-seat-number = The number of the seat is not valid
bad-puzzle-number = The number of the puzzle is not valid

address-of-server = the address of this server
address-of-page = the address of this page
only-this-machine = only on this machine

round = Round
broken-off = The game was broken off. { $ending }
facilitator = Facilitator

mail-question = Do you want to be told when it is your turn?
    .text =
        Somebody, probably you, wants to be told here when it is their turn at a table of Paddlewheel.

        If it was you, open this link:
        { $link }

        If not, do nothing: no more mail will come.
mail-stop = No more mail from these tables: { $link }

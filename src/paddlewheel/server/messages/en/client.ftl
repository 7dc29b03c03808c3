# The page and the application as browsers and search engines show them. The files of the client have the same words.

client-page = River games at one table.
client-name = Paddlewheel: river games at one table
client-description = Five river games, with friends and bots.

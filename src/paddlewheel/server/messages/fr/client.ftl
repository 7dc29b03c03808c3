# The page and the application as browsers and search engines show them.

client-page = Des jeux de rivière autour d’une table.
client-name = Paddlewheel : des jeux de rivière autour d’une table
client-description = Cinq jeux de rivière, entre amis et avec des bots.

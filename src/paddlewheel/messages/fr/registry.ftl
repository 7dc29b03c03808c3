# Games that there are not, and packages with a game that cannot be loaded.

no-such-game = il n’y a pas de jeu { $game } ; les jeux sont : { $games }
package-game-exists = le paquet { $package } offre un jeu { $game }, que Paddlewheel a déjà
package-not-loaded = le jeu { $game } du paquet { $package } ne peut pas être chargé : { $why }
package-no-game = le point d’entrée { $point } du paquet { $package } n’est pas un jeu, mais un objet { $kind }
package-other-id = le paquet { $package } nomme son point d’entrée { $point }, mais l’identifiant du jeu est { $id }

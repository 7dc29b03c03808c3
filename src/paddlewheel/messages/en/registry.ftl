# Games that there are not, and packages with a game that cannot be loaded.

no-such-game = there is no game { $game }; the games are: { $games }
package-game-exists = the package { $package } offers a game { $game }, which Paddlewheel has already
package-not-loaded = the game { $game } of the package { $package } cannot be loaded: { $why }
package-no-game = the entry point { $point } of the package { $package } is not a game but a { $kind }
package-other-id = the package { $package } names its entry point { $point }, but the game's id is { $id }

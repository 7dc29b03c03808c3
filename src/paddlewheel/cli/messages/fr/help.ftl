# `paddlewheel --help` and the help of every command. English has it in the code, beside the commands and options.
# The first sentence of a command stands in the list of commands: about 60 letters.

help-paddlewheel = Cinq jeux de rivière autour d’une table : jouer, simuler, revoir et dessiner des parties. Sans commande : ouvrir la table.
    .version = Afficher la version.
    .install-completion = Installer la complétion pour le shell actuel.
    .show-completion = Afficher la complétion pour le shell actuel, à copier ou pour adapter l’installation.
    .epilog = Codes de sortie : 0 terminé, 2 argument erroné, 3 enregistrement ou fichier de données qui ne convient pas, 130 interrompu.

# What several commands have
help-shared =
    .help = Afficher cette aide et quitter.
    .language = La langue de ce qui est dit : { $languages } ; par défaut, celle du terminal.
    .json = Écrire un document JSON au lieu de texte.
    .game = L’identifiant du jeu, voir `paddlewheel games`.
    .seed = La même graine donne la même partie.
    .option = Une option du jeu, NOM=VALEUR ; peut être répété.
    .components = Un fichier de matériel à vous, semblable au components.toml du jeu.
    .set = Un nombre changé : ship.coal=8 ; peut être répété.
    .seats = Le nombre de places ; par défaut, le nombre habituel.
    .players = Qui est assis où : steady,casual,random ; un nom seul vaut pour toutes les places.
    .games = Le nombre de parties à jouer.
    .workers = Le nombre de processus ; 1 joue ici même.
    .ray = Jouer sur un cluster Ray à cette adresse, ou `local`.
    .keep = Un dossier pour les parties ; la même commande les continue.
    .report = Écrire un rapport HTML avec des graphiques.
    .port = Le port d’écoute.
    .record = Un fichier d’enregistrement.
    .seat = Vu de cette place ; par défaut, comme un spectateur.

help-games = Lister les jeux, un par ligne ; avec un nom, en dire plus.
    .name = Un seul jeu, avec ses options et ses crédits.

help-rules = Afficher les règles d’un jeu. Chacune a son numéro et son origine ; chaque décision de notre part a sa raison.
    .aid = Afficher l’aide de jeu : le tour, les coûts et la fin sur une page.

help-info = Dire ce qui est installé : version, moteur, Python, machine.

help-components = Afficher les nombres du matériel d’un jeu ou d’un fichier. Chacun dit d’où il vient.
    .file = Un fichier de matériel à vous, à vérifier.

help-play = Jouer dans le terminal, contre des bots ou à un clavier. En plein écran si le terminal est assez grand.
    .seats = Combien de places : vous et des bots solides.
    .players = Qui est assis où : you:Ada,you:Bob,steady.
    .seed = Fixer le mélange ; au hasard par défaut.
    .save = Le fichier d’enregistrement à écrire pendant la partie.
    .resume = Continuer une partie enregistrée.
    .plain = Des lignes de texte au lieu du plein écran, par exemple pour un lecteur d’écran.

help-serve = Servir des tables : HTTP et WebSocket, personnes et bots.
    .host = L’adresse d’écoute.
    .database = postgresql://... ou sqlite:///fichier ; par défaut, un fichier à vous.
    .origin = https://jeux.exemple.org, si le serveur est derrière un mandataire (proxy).
    .trusted-proxies = Adresses et réseaux des mandataires (proxys) qui disent qui appelle.
    .bot-processes = Le nombre de processus où réfléchissent les bots.
    .limit-factor = Multiplier toutes les limites de débit par ce facteur, pour les tests de charge.
    .admin-key-file = Un fichier avec la clé d’administration ; ou définir PADDLEWHEEL_ADMIN_KEY.
    .keep-finished = Jours sans usage après lesquels une partie finie est supprimée.
    .keep-abandoned = Jours après lesquels une partie que personne ne continue prend fin, puis est gardée comme finie.
    .keep-unstarted = De même pour une table qui n’a pas commencé.
    .keep-closed = De même pour une table fermée. 0 veut toujours dire : jamais.
    .keep-classes = De même pour une classe, avec les noms de ses élèves.
    .components = JEU=FICHIER : un fichier de matériel à vous pour les nouvelles tables de ce jeu.
    .player = NOM=module:Classe : un bot à vous, que chacun peut inviter à sa table.
    .set = JEU:NOMBRE=VALEUR, comme mississippi-queen:ship.coal=8, pour les nouvelles tables.
    .smtp = smtps://NOM:MOTDEPASSE@HOTE:PORT, pour prévenir chacun par courriel que c’est son tour.
    .mail-from = L’expéditeur de ces courriels.
    .private-webhooks = Permettre des webhooks dans votre propre réseau, aussi par http://.
    .log-level = debug, info, warning ou error.
    .open-browser = Ouvrir la table dans un navigateur.

help-class = Servir une classe dans le réseau local. Les élèves entrent par une adresse et un code, vous les guidez depuis un tableau de bord.
    .game = Le jeu ; par défaut, My River Kit.
    .tables = Le nombre de tables.
    .people = Le nombre d’élèves par table.
    .title = Le nom de la classe.
    .names = Un fichier avec les noms des élèves, un par ligne, une ligne vide entre les tables.
    .same-deal = La même donne à toutes les tables.
    .new = Une nouvelle classe, même si cette machine en a une.
    .database = Comme pour `paddlewheel serve`.
    .open-browser = Ouvrir votre tableau de bord dans un navigateur.

help-simulate = Jouer beaucoup de parties entre bots, et compter. Des bots solides par défaut. Ctrl-C garde ce qui est fait.
    .out = Garder chaque partie dans ce fichier Parquet ; le continuer.

help-tournament = Opposer les joueurs à toutes les places, et les classer. Ctrl-C classe d’après ce qui a été joué.
    .players = Qui se rencontre.

help-dataset = Écrire chaque décision de nombreuses parties en Parquet. Ce qui était vu, permis et choisi, et ce qui en est sorti.
    .out = Le dossier où écrire ; un dossier commencé est continué.
    .seats = Combien de places, ou un joueur pour chacune : strong,steady,mine:Net.

help-levels = Opposer chaque niveau de bots à celui d’en dessous. Les deux jouent les mêmes donnes, à chaque place.
    .players = Qui se rencontre : les niveaux, le plus faible d’abord.
    .games = Environ combien de parties par paire.
    .write = Mettre le tableau dans cette page, entre les marques du jeu.

help-balance = Évaluer l’équilibre d’un jeu. Places, durée, fins, ce qui compte, et le poids de la force. Ctrl-C montre ce qui est fait.
    .games = Combien de parties par réglage.
    .stronger = Un niveau qui joue mieux que --weaker ; vide : la force n’est pas mesurée.
    .weaker = Le niveau que rencontre le plus fort.
    .sweep = Un nombre qui parcourt un intervalle : ship.coal=3..9:2 ; un second fait une grille.

help-compare = Comparer des variantes d’un jeu sur les mêmes donnes. Tous les intervalles valent ensemble, quel que soit leur nombre.
    .variant = FICHIER.toml, NOMBRE=VALEUR,OPTION=VALEUR ou `as it is` (tel quel) ; deux fois ou plus.
    .games = Le nombre de donnes.
    .looks = Combien de fois vous regarderez, chaque fois avec plus de parties.
    .report = Écrire un rapport HTML.

help-tune = Régler des nombres d’un jeu selon des buts, avec Optuna. Le résultat est jugé sur des donnes où aucun réglage n’a été essayé.
    .free = Un nombre qui peut changer : weather.medium=20..50 ; à répéter.
    .aim = Un but : 'wins(steady)=0.6..0.8', 'decisions<200', 'close finish>0.3' ; à répéter.
    .trials = Combien de réglages essayer.
    .games = Le nombre de parties par but et par réglage.
    .judge = Le nombre de parties par but pour juger le meilleur réglage.
    .rivals = Qui wins(JOUEUR) doit battre, là où un seul gagne.
    .keep = Un fichier pour les essais ; la même commande les continue.
    .write = Écrire le meilleur réglage comme fichier de matériel.

help-check = Vérifier un fichier à vous. Un fichier de matériel est essayé pour chaque nombre de places ; un enregistrement est rejoué.
    .file = Un fichier de matériel ou un enregistrement à vous.
    .game = Le jeu auquel il est destiné ; trouvé tout seul.

help-train = Apprendre ce que suivent les bots forts : des résultats ou des positions, les nombres de la tactique ; de longues recherches, quels choix sont prometteurs. Mettez le fichier dans le dossier du jeu, et `strong` s’en sert.
    .seats = Le nombre de places ; sinon, le nombre habituel, ou tous jusqu’à lui.
    .games = Le nombre de parties d’une manche dont apprendre.
    .rounds = Après chaque manche, les bots jouent selon ce qui a été appris.
    .source = De quoi apprendre ; sinon, de ce dont le jeu apprend le mieux.
    .pace = De combien les nombres avancent à chaque manche, si les bots apprennent de résultats.
    .iterations = Combien de temps les bots cherchent, s’ils apprennent de recherches.
    .out = Le fichier à écrire.

help-replay = Rejouer un enregistrement. Le raconter tour par tour et montrer la table.
    .record = Un fichier d’enregistrement ; - pour l’entrée standard.
    .at = Après ce nombre de choix ; par défaut, la fin.
    .whole = Chaque ligne du récit, et non une seule par tour.

help-render = Dessiner une position en SVG.
    .at = Après ce nombre de choix au hasard.
    .seats = Le nombre de places.
    .record = Montrer cet enregistrement au lieu de choix au hasard.
    .out = Le fichier SVG à écrire.

help-debrief = Débriefer une partie enregistrée, même inachevée. Où en est chacun, les tournants, et des questions.
    .html = Écrire le débriefing comme page avec des courbes.
    .csv = Écrire une ligne par manche, ou par manche et place.
    .tables = Afficher aussi les tableaux : les décisions qui ont compté, et d’autres.

help-analyse = Analyser une partie finie. Chaque tour est jugé d’après ce que voyait sa place ; la chance est comptée à part.
    .html = Écrire une page avec la courbe et les moments.
    .json = Écrire le tout en JSON.

help-puzzle = Résoudre un problème : trouver le meilleur tour. Sans --number, celui du jour, le même pour tout le monde.
    .number = Lequel ; par défaut, celui du jour.

help-make-puzzles = Tirer les problèmes d’un jeu de parties entre bots. Une recherche plus profonde les vérifie. Ctrl-C garde ce qui a été trouvé.
    .count = Le nombre de problèmes.
    .games = Parcourir au plus ce nombre de parties.
    .lead = L’avance du meilleur tour, en parties gagnées.
    .out = Le fichier ; par défaut, dans le dossier du jeu.

help-print = Imprimer un jeu pour y jouer sur une table. Plateau, cartes, pièces, règles et aides de jeu dans un PDF.
    .out = Le PDF à écrire ; par défaut, JEU.pdf.
    .paper = a4 ou letter.
    .ink = colour (en couleur), ou ink-saving : noir et blanc.
    .part = Seulement cette partie ; peut être répété.
    .parts = Lister plutôt les parties.

help-new-game = Écrire un petit jeu complet à transformer en un jeu à vous. Avec règles, écran, bots et tests.
    .name = L’identifiant du nouveau jeu, en minuscules : river-market.
    .folder = Où le mettre ; par défaut, ./NOM.

# Words that all parts share.

language-name = Français

decimal-sign = { "," }
number = { $number }
percent = { $share } %

list = { $first } et { $last }
or = { " " }ou{ " " }

direction-north = nord
    .towards = vers le nord
direction-north-east = nord-est
    .towards = vers le nord-est
direction-east = est
    .towards = vers l’est
direction-south-east = sud-est
    .towards = vers le sud-est
direction-south = sud
    .towards = vers le sud
direction-south-west = sud-ouest
    .towards = vers le sud-ouest
direction-west = ouest
    .towards = vers l’ouest
direction-north-west = nord-ouest
    .towards = vers le nord-ouest

# What systems say of files and addresses; in English they say it themselves.
system-ENOENT = il n’y a pas de tel fichier ou dossier
system-EACCES = accès refusé
system-EPERM = opération non permise
system-EISDIR = c’est un dossier
system-ENOTDIR = ce n’est pas un dossier
system-EEXIST = le fichier existe déjà
system-EROFS = le système de fichiers est en lecture seule
system-ENOSPC = il n’y a plus de place sur le disque
system-EADDRINUSE = l’adresse est déjà utilisée
system-EADDRNOTAVAIL = l’adresse n’est pas disponible

# La guerre sur papier, et son matériel en tableaux.

print-cards = Les deux paquets
print-board = Champ de bataille, tentes et cimetières
print-mats = Tentes et cimetières
    .note = Les Survivants sont posés face visible sur la tente, les cartes tombées face cachée sur le cimetière.
print-deck = Cartes de { $side }
print-kind = { $kind } de { $side } · { $id }
print-survivors = Survivants de { $side }
print-graveyard = Cimetière de { $side }
print-country = La campagne sur les deux rives d’une rivière
battlefield = Champ de bataille

components = Cartes
    .note = U01 à U{ $size } sont à l’Union, C01 à C{ $size } à la Confédération. Les noms sont historiques : la mention de la source vaut pour les nombres.
    .card = carte
    .name = nom
    .type = type
    .value = valeur
    .effects = effets
    .source = source

# The card of a dataset: a page in Markdown.

card =
    # { $title } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de bots

    | | |
    |---|---|
    | joueurs | { $players } |
    | options | { $options } |
    | graine de la série | { $seed } |
    | version des règles | { $rules } |
    | fait par | Paddlewheel { $version }, `paddlewheel dataset` |

    `positions-*.parquet` a une ligne par décision : `game` et `step`, la place (`seat`) qui décide, ce qu’elle voit
    (`observation`, des nombres entiers ; divisés par la dernière colonne ci-dessous, ce sont ceux des environnements),
    les numéros des choix permis (`allowed`, sur { $choices }), le choix (`choice`), et ce qu’est devenue cette place :
    `rank` (0 pour la première), `score`, `won`. `games-*.parquet` a une ligne par partie, avec son enregistrement
    (`record`), que lit `paddlewheel replay`.

    | de | nombres | partie | divisé par |
    |---|---|---|---|
as-they-are = telles quelles

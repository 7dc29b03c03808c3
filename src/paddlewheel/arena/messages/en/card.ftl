# The card of a dataset: a page in Markdown.

card =
    # { $title }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of bots

    | | |
    |---|---|
    | players | { $players } |
    | options | { $options } |
    | seed of the series | { $seed } |
    | rules version | { $rules } |
    | made by | Paddlewheel { $version }, `paddlewheel dataset` |

    `positions-*.parquet` has a row for each decision: `game` and `step`, the `seat` that decides, its `observation` (whole
    numbers; divided by the last column below they are those of the environments), the numbers of the `allowed` choices (of
    { $choices }), the `choice`, and what became of that seat: `rank` (0 is first), `score`, `won`. `games-*.parquet` has a row
    for each game, with its `record`, which `paddlewheel replay` reads.

    | from | numbers | part | divided by |
    |---|---|---|---|
as-they-are = as they are

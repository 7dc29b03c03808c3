// Tally for boardgame.io: the same game as in tally/game.py.
const GOAL = 2000;
exports.Tally = {
  name: "tally",
  setup: () => ({ tally: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }, number) => { G.tally += number; } },
  endIf: ({ G, ctx }) => (G.tally >= GOAL ? { winner: ctx.currentPlayer } : undefined),
  minPlayers: 2,
  maxPlayers: 2,
};

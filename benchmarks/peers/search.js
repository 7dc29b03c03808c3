// Iterations a second of boardgame.io's own tree search: node search.js SECONDS
const { MCTSBot } = require("boardgame.io/ai");
const { InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
const { version } = require("boardgame.io/package.json");
const { HexRace } = require("./hexrace.js");

// As far as ours plays on before it judges.
const PLAYOUT = 12;
const ITERATIONS = 50;

async function main(seconds) {
  const game = ProcessGameConfig(HexRace);
  const bot = new MCTSBot({ game, enumerate: HexRace.ai.enumerate, seed: "1", iterations: ITERATIONS, playoutDepth: PLAYOUT });
  const state = InitializeGame({ game, numPlayers: 4 });
  await bot.play(state, "0");
  let done = 0;
  const started = process.cpuUsage();
  let passed = 0;
  while (passed < seconds) {
    await bot.play(state, "0");
    done += ITERATIONS;
    const used = process.cpuUsage(started);
    passed = (used.user + used.system) / 1e6;
  }
  console.log(JSON.stringify({ name: "boardgame.io", version, figures: { "hex race iterations/s": done / passed } }));
}

main(Number(process.argv[2] || 1));

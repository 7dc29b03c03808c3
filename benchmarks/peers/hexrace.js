// A small hex race for boardgame.io: four ships, small decisions, no look-ahead for dead ends (which makes it cheaper).
const STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
const LENGTH = 40;

// How far up the river a hex lies; the river is five columns wide and runs north.
const progress = (q, r) => -r - q / 2;

const inRiver = (q, r) => Math.abs(q) <= 2 && progress(q, r) >= -1 && progress(q, r) <= LENGTH;

const free = (G, q, r) => inRiver(q, r) && !G.ships.some((ship) => ship.q === q && ship.r === r);

const ahead = (ship) => [ship.q + STEPS[ship.heading][0], ship.r + STEPS[ship.heading][1]];

function choices(G, ctx) {
  const ship = G.ships[ctx.currentPlayer];
  if (G.points < 0) {
    const speeds = [1, 2, 3, 4, 5, 6].filter((speed) => Math.abs(speed - ship.speed) <= 1);
    return speeds.map((speed) => ["speed", speed]);
  }
  const found = [["turn", 1], ["turn", 5]];
  if (G.points > 0 && free(G, ...ahead(ship))) found.push(["forward"]);
  found.push(["end"]);
  return found;
}

exports.HexRace = {
  name: "hexrace",
  setup: ({ ctx }) => ({
    ships: Array.from({ length: ctx.numPlayers }, (_, seat) => ({ q: seat - 1, r: 0, heading: 0, speed: 1 })),
    points: -1,
  }),
  moves: {
    speed: ({ G, ctx }, speed) => { G.ships[ctx.currentPlayer].speed = speed; G.points = speed; },
    turn: ({ G, ctx }, by) => { const ship = G.ships[ctx.currentPlayer]; ship.heading = (ship.heading + by) % 6; },
    forward: ({ G, ctx }) => { const ship = G.ships[ctx.currentPlayer]; [ship.q, ship.r] = ahead(ship); G.points -= 1; },
    end: ({ G, events }) => { G.points = -1; events.endTurn(); },
  },
  endIf: ({ G, ctx }) => {
    const ship = G.ships[ctx.currentPlayer];
    return progress(ship.q, ship.r) >= LENGTH - 1 ? { winner: ctx.currentPlayer } : undefined;
  },
  ai: { enumerate: (G, ctx) => choices(G, ctx).map(([move, ...args]) => ({ move, args })) },
};

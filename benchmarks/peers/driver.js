// Closed loop against boardgame.io: node driver.js PORT MATCHES SECONDS; prints JSON with the latencies.
const { io } = require("socket.io-client");
const http = require("http");
const [port, matches, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const lobby = `http://127.0.0.1:${port + 1}`;
const post = (path, body) =>
  new Promise((resolve, reject) => {
    const request = http.request(lobby + path, { method: "POST", headers: { "content-type": "application/json" } }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => resolve(JSON.parse(text)));
    });
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
const latencies = [];
let stopped = false;
async function match() {
  const { matchID } = await post("/games/tally/create", { numPlayers: 2 });
  const keys = [];
  for (const playerID of ["0", "1"]) {
    keys.push((await post(`/games/tally/${matchID}/join`, { playerID, playerName: playerID })).playerCredentials);
  }
  const seats = keys.map((credentials, seat) => {
    const socket = io(base + "/tally", { transports: ["websocket"], forceNew: true, perMessageDeflate: false });
    return { socket, credentials, playerID: String(seat) };
  });
  let sent = 0;
  const move = (state) => {
    if (stopped || state.ctx.gameover) return;
    const seat = seats[Number(state.ctx.currentPlayer)];
    const payload = { type: "add", args: [1 + Math.floor(Math.random() * 3)], playerID: seat.playerID, credentials: seat.credentials };
    sent = performance.now();
    seat.awaited = state._stateID + 1;
    seat.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, seat.playerID);
  };
  await Promise.all(
    seats.map(
      (seat) =>
        new Promise((resolve) => {
          seat.socket.on("update", (_, state) => {
            if (!(state._stateID >= seat.awaited)) return;
            seat.awaited = Infinity;
            latencies.push(performance.now() - sent);
            move(state);
          });
          seat.socket.on("sync", (_, sync) => resolve((seat.state = sync.state)));
          seat.socket.on("connect", () => seat.socket.emit("sync", matchID, seat.playerID, seat.credentials, 2));
        })
    )
  );
  return () => move(seats[0].state);
}
(async () => {
  const starts = [];
  while (starts.length < matches) {
    starts.push(...(await Promise.all(Array.from({ length: Math.min(20, matches - starts.length) }, match))));
  }
  console.log("playing");
  const began = performance.now();
  starts.forEach((start) => start());
  setTimeout(() => {
    stopped = true;
    const passed = (performance.now() - began) / 1000;
    // A pipe takes 64 kB at a time.
    process.stdout.write(JSON.stringify({ seconds: passed, latencies }) + "\n", () => process.exit(0));
  }, seconds * 1000);
})();

// boardgame.io's own server with its own file storage: node server.js PORT FOLDER
const { Server, FlatFile } = require("boardgame.io/server");
const { Tally } = require(process.env.TALLY);
const [port, folder] = process.argv.slice(2);
const server = Server({ games: [Tally], origins: ["http://127.0.0.1"], db: new FlatFile({ dir: folder, logging: false }) });
// The lobby has a port of its own: with present versions of koa the shared one does not answer.
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } }, () => console.log("ready"));

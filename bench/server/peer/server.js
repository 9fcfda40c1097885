/**
 * boardgame.io's own server on free ports of the loopback address.
 *
 *     node server.js BYTES [FOLDER]
 *
 * BYTES is the size of a seat's view. With a FOLDER matches are kept in flat files there, without one in memory.
 * The first line on the standard output is JSON: the port of the game and the port of the lobby. It ends when the
 * standard input does, so that it never outlives the driver.
 */

import { createRequire } from 'node:module';
import { runners } from './game.js';

const { FlatFile, Origins, Server } = createRequire(import.meta.url)('boardgame.io/server');
const [bytes, folder] = process.argv.slice(2);
const loopback = { host: '127.0.0.1', port: 0 };

const { appServer, apiServer } = await Server({
  games: [runners(Number(bytes))],
  origins: [Origins.LOCALHOST],
  db: folder ? new FlatFile({ dir: folder }) : undefined,
}).run({ port: loopback, lobbyConfig: { apiPort: loopback } });

console.log(JSON.stringify({ game: appServer.address().port, lobby: apiServer.address().port }));
process.stdin.on('end', () => process.exit(0)).resume();

import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { openEmbedded } from '../server/src/db/connect.ts';
import { setUp } from '../server/src/db/set-up.ts';

// The server on a database of its own, with a clock that the process which started it moves on.
let offset = 0;
process.on('message', (milliseconds) => {
  offset += Number(milliseconds);
  process.send?.('moved');
});
process.on('disconnect', () => process.exit());

const config = readConfig(process.env);
const database = await openEmbedded(config.dataDir);
await setUp(database, config);
const app = await buildApp({ database, clock: () => new Date(Date.now() + offset), config });
await app.listen({ host: config.host, port: config.port });
process.send?.('ready');

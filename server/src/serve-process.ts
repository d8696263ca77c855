import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { offerBackups } from './backup/backup-socket.ts';
import { systemClock } from './clock.ts';
import { type Config, secretForBackup } from './config.ts';
import type { Database } from './db/connect.ts';
import { listenOptions } from './workers/listening.ts';
import { reportReady } from './workers/siblings.ts';

/** Maximum time for requests in progress once the server accepts no more, in milliseconds. */
const STOP_TIME = 10_000;

function stopOnSignal(app: FastifyInstance, database: Database, drainDelayMs: number): void {
  let stopping = false;
  const stop = async (drain: boolean) => {
    if (stopping) return;
    stopping = true;
    if (drain) await app.drain(drainDelayMs);
    else app.server.closeAllConnections();
    setTimeout(() => process.exit(1), STOP_TIME).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop(false));
  process.on('SIGTERM', () => void stop(true));
}

/** Serves with this process, on a database that is set up, until a signal ends it. */
export async function serveProcess(config: Config, database: Database): Promise<void> {
  const app = await buildApp({ database, clock: systemClock, config });
  stopOnSignal(app, database, config.drainDelayMs);
  if (database.client.kind === 'pglite') {
    await offerBackups(database, config.dataDir, secretForBackup(config));
  }
  await app.ready();
  await app.warmUp();
  await app.listen(listenOptions(config));
  reportReady();
}

import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { offerBackups } from './backup/backup-socket.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig, secretForBackup } from './config.ts';
import type { Database } from './db/connect.ts';
import { setUp } from './db/set-up.ts';
import { publicRisks } from './local-trial.ts';
import { openDatabase, reasonOf } from './open-database.ts';

/** How long requests under way may take once the server accepts no more, in milliseconds. */
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

async function main(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    await setUp(database, config);
    const app = await buildApp({ database, clock: systemClock, config });
    stopOnSignal(app, database, config.drainDelayMs);
    for (const risk of publicRisks(config)) console.warn(`Warning: DEMO is on and ${risk}`);
    if (database.client.kind === 'pglite') {
      await offerBackups(database, config.dataDir, secretForBackup(config));
    }
    await app.listen({ host: config.host, port: config.port });
    console.log(`Codivia is ready: ${config.publicUrl}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await main(config);
} catch (error) {
  console.error(`Codivia cannot start: ${reasonOf(error, config)}`);
  process.exit(1);
}

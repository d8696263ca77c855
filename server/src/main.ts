import cluster from 'node:cluster';
import { type Config, readConfig } from './config.ts';
import { type Database, maxConnections } from './db/connect.ts';
import { setUp } from './db/set-up.ts';
import { publicRisks } from './local-trial.ts';
import { openDatabase, reasonOf } from './open-database.ts';
import { expectFreePort } from './workers/listening.ts';
import { supervise } from './workers/supervise.ts';
import { workerCount } from './workers/worker-count.ts';

/** A worker that has not ended by itself so long after its delay is killed, in milliseconds. */
const STOP_TIME = 12_000;

/** Sets up the database, once for all workers; answers how many there should be. */
async function prepare(database: Database, config: Config): Promise<number> {
  await setUp(database, config);
  for (const risk of publicRisks(config)) console.warn(`Warning: DEMO is on and ${risk}`);
  const connections = await maxConnections(database);
  if (connections === undefined) return 1;
  const { workers, warning } = workerCount(config.workers, connections);
  if (warning) console.warn(`Warning: ${warning}`);
  return workers;
}

/** Features are loaded where they are served: a process that only looks after workers needs none of them. */
async function serveHere(config: Config, database: Database): Promise<void> {
  const { serveProcess } = await import('./serve-process.ts');
  await serveProcess(config, database);
}

/** Starts workers on a database that is set up; a single one is this process itself. */
async function serve(config: Config, database: Database, workers: number): Promise<void> {
  const onReady = () => console.log(`Codivia is ready: ${config.publicUrl}`);
  if (workers === 1) {
    await serveHere(config, database);
    return onReady();
  }
  await database.close();
  const stopTimeMs = config.drainDelayMs + STOP_TIME;
  await supervise({ workers, stopTimeMs, onReady });
}

async function main(config: Config): Promise<void> {
  if (config.databaseUrl && cluster.isPrimary) await expectFreePort(config);
  const database = await openDatabase(config);
  try {
    if (cluster.isWorker) await serveHere(config, database);
    else await serve(config, database, await prepare(database, config));
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

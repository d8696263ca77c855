import cluster from 'node:cluster';
import { COMMUNITY_FRONT_PAGE } from '@codivia/contract/api/site';
import { type Config, readConfig } from './config.ts';
import { type Database, maxConnections } from './db/connect.ts';
import { setUp } from './db/set-up.ts';
import { publicRisks } from './local-trial.ts';
import { openDatabase, openDirectly, reasonOf } from './open-database.ts';
import { expectFreePort } from './workers/listening.ts';
import { supervise } from './workers/supervise.ts';
import { workerCount } from './workers/worker-count.ts';

/** Time after its delay at which a worker that has not ended by itself is killed, in milliseconds. */
const STOP_TIME = 12_000;

/** Returns the number of processes that should serve a database that is set up. */
async function countWorkers(database: Database, config: Config): Promise<number> {
  for (const risk of publicRisks(config)) console.warn(`Warning: DEMO is on and ${risk}`);
  const connections = await maxConnections(database);
  if (connections === undefined) return 1;
  const isPooled = config.databaseDirectUrl !== config.databaseUrl;
  const { workers, warning } = workerCount(config.workers, connections, isPooled);
  if (warning) console.warn(`Warning: ${warning}`);
  return workers;
}

/**
 * Serves requests in this process. Features are loaded here only: a process that supervises workers needs none of them.
 */
async function serveHere(config: Config, database: Database): Promise<void> {
  const { serveProcess } = await import('./serve-process.ts');
  await closeOnFailure(database, () => serveProcess(config, database));
}

async function closeOnFailure<Result>(database: Database, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Sets the database up, once for all workers, and starts them; a single one is this process itself. */
async function setUpAndServe(config: Config): Promise<void> {
  const onReady = () => {
    console.log(`Codivia is ready: ${config.publicUrl}`);
    if (config.communityUrl !== COMMUNITY_FRONT_PAGE) return;
    console.log(`COMMUNITY_URL is not set: the community link leads to ${COMMUNITY_FRONT_PAGE}`);
  };
  const database = await openDirectly(config);
  const workers = await closeOnFailure(database, async () => {
    await setUp(database, config);
    return countWorkers(database, config);
  });
  if (!config.databaseUrl) {
    await serveHere(config, database);
    return onReady();
  }
  // Requests may use another address of the database.
  await database.close();
  if (workers === 1) {
    await serveHere(config, await openDatabase(config));
    return onReady();
  }
  const stopTimeMs = config.drainDelayMs + STOP_TIME;
  await supervise({ workers, stopTimeMs, onReady });
}

async function main(config: Config): Promise<void> {
  if (cluster.isWorker) return serveHere(config, await openDatabase(config));
  if (config.databaseUrl) await expectFreePort(config);
  await setUpAndServe(config);
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await main(config);
} catch (error) {
  console.error(`Codivia cannot start: ${reasonOf(error, config)}`);
  process.exit(1);
}

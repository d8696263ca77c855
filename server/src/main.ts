import { ContentError } from '@codivia/content/read-yaml';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connectToServer, type Database, openEmbedded, UnfitDatabase } from './db/connect.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { setUp } from './db/set-up.ts';
import { publicRisks } from './local-trial.ts';

/** How long requests under way may take once the server received the signal to stop, in milliseconds. */
const DRAIN_TIME = 10_000;

/** Ends the process with one clear line. */
function giveUp(reason: string): never {
  console.error(`Codivia cannot start: ${reason}`);
  process.exit(1);
}

function reasonOf(error: unknown, config?: Config): string | undefined {
  const plain = [ConfigError, ContentError, FolderInUse, UnfitDatabase].some(
    (kind) => error instanceof kind,
  );
  if (plain) return (error as Error).message;
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EADDRINUSE') return `port ${config?.port} is taken by another program.`;
  if (code === 'EACCES') return `port ${config?.port} may not be opened by this user.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${config?.host} is not an address of this machine.`;
  return undefined;
}

function openDatabase(config: Config): Promise<Database> {
  if (!config.databaseUrl) return openEmbedded(config.dataDir);
  return connectToServer(config.databaseUrl, (problem) =>
    console.error(`Database connection: ${problem.message}`),
  ).catch((error: Error) => {
    if (error instanceof UnfitDatabase) throw error;
    throw new ConfigError(`the database at DATABASE_URL does not answer (${error.message}).`);
  });
}

function stopOnSignal(app: FastifyInstance, database: Database): void {
  let stopping = false;
  const stop = async (drain: boolean) => {
    if (stopping) return;
    stopping = true;
    if (!drain) app.server.closeAllConnections();
    setTimeout(() => process.exit(1), DRAIN_TIME).unref();
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
    stopOnSignal(app, database);
    for (const risk of publicRisks(config)) console.warn(`Warning: DEMO is on and ${risk}`);
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
  giveUp(reasonOf(error, config) ?? ((error as Error).stack || String(error)));
}

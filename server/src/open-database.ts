import { ContentError } from '@codivia/content/read-yaml';
import { type Config, ConfigError } from './config.ts';
import {
  connectToServer,
  type Database,
  type OtherAddresses,
  openEmbedded,
  UnfitDatabase,
} from './db/connect.ts';
import { isDatabaseUnavailable } from './db/database-unavailable.ts';
import { FolderInUse } from './db/folder-lock.ts';

type ErrorKind = abstract new (...values: never[]) => Error;

/** Errors whose message is all that an operator needs. */
const PLAIN: ErrorKind[] = [ConfigError, ContentError, FolderInUse, UnfitDatabase];

/** Returns the reason why a command cannot continue: one line for a fault that operators can mend, else the stack. */
export function reasonOf(
  error: unknown,
  config?: Config,
  plain: readonly ErrorKind[] = [],
): string {
  if ([...PLAIN, ...plain].some((kind) => error instanceof kind)) return (error as Error).message;
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EADDRINUSE') return `port ${config?.port} is taken by another program.`;
  if (code === 'EACCES') return `port ${config?.port} may not be opened by this user.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${config?.host} is not an address of this machine.`;
  if (isDatabaseUnavailable(error))
    return `the database does not answer (${(error as Error).message}).`;
  return (error as Error).stack || String(error);
}

const logProblem = (problem: Error) => console.error(`Database connection: ${problem.message}`);

/** Connects to a database server. Throws UnfitDatabase, and ConfigError when it does not answer. */
export function connectTo(
  url: string,
  name = 'DATABASE_URL',
  others?: OtherAddresses,
): Promise<Database> {
  return connectToServer(url, logProblem, others).catch((error: Error) => {
    if (error instanceof UnfitDatabase) throw error;
    throw new ConfigError(`the database at ${name} does not answer (${error.message}).`);
  });
}

/** Opens the database that the settings name, for requests. Throws ConfigError, FolderInUse or UnfitDatabase. */
export function openDatabase(config: Config): Promise<Database> {
  const { databaseUrl, databaseDirectUrl: direct, databaseReplicaUrl: replica } = config;
  if (!databaseUrl) return openEmbedded(config.dataDir, logProblem);
  return connectTo(databaseUrl, 'DATABASE_URL', { direct, replica });
}

/**
 * Opens the database to set it up or to copy all of it: past a pooler, with sessions of its own. Throws as openDatabase
 * does.
 */
export function openDirectly(config: Config): Promise<Database> {
  const { databaseUrl, databaseDirectUrl: direct } = config;
  if (!direct) return openEmbedded(config.dataDir, logProblem);
  return connectTo(direct, direct === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL');
}

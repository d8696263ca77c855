import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database } from './connect.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Any number, but the same in every process. */
const ADVISORY_LOCK = 7_203_158;

/** Runs `work` while this process alone, of all on this database, holds the set-up lock. */
export async function withSetupLock(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.client.kind === 'pglite') return work();
  const client = await database.client.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]).catch(() => {});
    client.release();
  }
}

/** Migrates the tables with the generated SQL migrations of `folder`. */
export async function migrate(database: Database, folder = MIGRATIONS): Promise<void> {
  const migrations = { migrationsFolder: folder };
  if (database.client.kind === 'pglite') {
    await migratePglite(drizzlePglite(database.client.pglite), migrations);
  } else {
    await migrateNode(drizzleNode(database.client.pool), migrations);
  }
}

interface Journal {
  entries: { when: number }[];
}

const readJournal = (folder: string): Journal =>
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));

/** Returns the moment that identifies this program's latest migration. */
export function latestMigration(): number {
  return Math.max(...readJournal(MIGRATIONS).entries.map(({ when }) => when));
}

/** Tells whether this program has the migration of that moment. */
export function hasMigration(moment: number): boolean {
  return readJournal(MIGRATIONS).entries.some(({ when }) => when === moment);
}

/** Creates the tables as they were right after the migration of that moment. */
export async function migrateTo(database: Database, moment: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-migrations-'));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const journal = readJournal(folder);
    journal.entries = journal.entries.filter(({ when }) => when <= moment);
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
    await migrate(database, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

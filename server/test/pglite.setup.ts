import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';
import { installQueue } from './install-queue.ts';

/** Migrates one embedded database and keeps its dump: a test opens it in a third of the time. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-test-'));
  const database = await openEmbedded();
  await migrate(database);
  await installQueue(database);
  if (database.client.kind !== 'pglite') throw new Error('expected the embedded database');
  const dump = await database.client.pglite.dumpDataDir('none');
  const file = join(folder, 'migrated.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide('testDatabase', { kind: 'pglite', dump: file });
  return () => rmSync(folder, { recursive: true, force: true });
}

/** `npm run backup -- FILE`: everything in the database, while the server runs or not, in one file. */
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { type Config, secretForBackup } from '../config.ts';
import { openDirectly } from '../open-database.ts';
import { fetchBackup, NoServer } from './backup-socket.ts';
import { runCommand, WrongUse } from './command.ts';
import { verifyBackup, writeBackup } from './write-backup.ts';

async function writeFromDatabase(config: Config, path: string): Promise<void> {
  const database = await openDirectly(config);
  try {
    await writeBackup(database, path, secretForBackup(config));
  } finally {
    await database.close();
  }
}

/** The server that has the embedded database open is asked; without one, the database is opened. */
async function write(config: Config, path: string): Promise<void> {
  if (config.databaseUrl) return writeFromDatabase(config, path);
  try {
    await fetchBackup(config.dataDir, path);
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    await writeFromDatabase(config, path);
  }
}

await runCommand('backup', async (config, [path]) => {
  if (!path) throw new WrongUse('name the file to write: npm run backup -- FILE');
  if (existsSync(path)) throw new WrongUse(`${path} exists already.`);
  const part = `${path}.part`;
  rmSync(part, { force: true });
  const started = performance.now();
  await write(config, part);
  const rows = await verifyBackup(part);
  renameSync(part, path);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = (statSync(path).size / 1e6).toFixed(1);
  console.log(`${path}: ${rows} rows, ${size} MB, written and verified in ${seconds} s.`);
});

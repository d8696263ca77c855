/** `npm run backup -- FILE` writes everything in the database into one file, while the server runs or not. */
import { accessSync, constants, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** Asks the server that has the embedded database open; without such a server, opens the database itself. */
async function write(config: Config, path: string): Promise<void> {
  if (config.databaseUrl) return writeFromDatabase(config, path);
  try {
    await fetchBackup(config.dataDir, path);
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    await writeFromDatabase(config, path);
  }
}

/** Throws WrongUse unless a file can be written there: no backup is asked for before there is a place for it. */
function expectPlace(path: string): void {
  if (existsSync(path)) throw new WrongUse(`${path} exists already.`);
  const folder = dirname(path);
  try {
    if (!statSync(folder).isDirectory()) throw new WrongUse(`${folder} is not a folder.`);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new WrongUse(
      isMissing ? `there is no folder ${folder}.` : `${folder} cannot be written.`,
    );
  }
}

await runCommand('backup', async (config, [path]) => {
  if (!path) throw new WrongUse('name the file to write: npm run backup -- FILE');
  expectPlace(path);
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

import { createHash } from 'node:crypto';
import { chmodSync, createReadStream, createWriteStream, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { Database } from '../db/connect.ts';
import { writeBackup } from './write-backup.ts';

/** No server listens: the data folder is not in use. */
export class NoServer extends Error {}

/** Longer paths are no addresses of sockets on some systems. */
const MAX_PATH = 100;

/** Where the server that has a data folder open is asked for a backup. */
function socketOf(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  if (platform() === 'win32') return `\\\\.\\pipe\\codivia-${name}`;
  const path = join(resolve(dataDir), 'backup.sock');
  return path.length <= MAX_PATH ? path : join(tmpdir(), `codivia-${name}.sock`);
}

/**
 * Answers whoever can open files of the data folder with a backup: its embedded database cannot be opened a second
 * time. The snapshot is written to the disk first, so that a slow reader does not block the database.
 */
export async function offerBackups(
  database: Database,
  dataDir: string,
  tokenSecret: string | null,
): Promise<Server> {
  const oneAtATime = pLimit(1);
  let count = 0;
  const server = createServer((socket) => {
    const file = join(dataDir, `backup-${process.pid}-${count++}.part`);
    void oneAtATime(async () => {
      try {
        await writeBackup(database, file, tokenSecret);
        await pipeline(createReadStream(file), socket);
      } catch (error) {
        socket.destroy(error as Error);
      } finally {
        rmSync(file, { force: true });
      }
    });
    // Whoever hangs up misses the backup, and that is all.
    socket.on('error', () => undefined);
  });
  const path = socketOf(dataDir);
  if (platform() !== 'win32') rmSync(path, { force: true });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(path, done);
  });
  // Only who owns the process may connect.
  if (platform() !== 'win32') chmodSync(path, 0o600);
  server.unref();
  return server;
}

/** Writes the backup of a running server into a new file. Throws NoServer. */
export async function fetchBackup(dataDir: string, path: string): Promise<void> {
  const socket = connect(socketOf(dataDir));
  await new Promise<void>((done, failed) => {
    socket.once('connect', done);
    socket.once('error', () => failed(new NoServer('no server answers.')));
  });
  try {
    await pipeline(socket, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

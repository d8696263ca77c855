import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { Database } from '../db/connect.ts';
import { writeBackup } from './write-backup.ts';

/** No server listens: the data folder is not in use. */
export class NoServer extends Error {}

/** On some systems longer paths are not allowed for sockets. */
const MAX_PATH = 100;

/** Returns the socket at which the server that has a data folder open is asked for a backup. */
function socketOf(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  if (platform() === 'win32') return `\\\\.\\pipe\\codivia-${name}`;
  const path = join(resolve(dataDir), 'backup.sock');
  return path.length <= MAX_PATH ? path : join(tmpdir(), `codivia-${name}.sock`);
}

/**
 * Writes a backup and sends it. The file is opened before the socket is read: a stream that opens the file later fails
 * without a listener once the client has hung up.
 */
async function sendBackup(
  socket: Socket,
  path: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  if (socket.destroyed) return;
  try {
    await write(path);
    const file = await open(path);
    await pipeline(file.createReadStream(), socket).finally(() => file.close());
  } catch (error) {
    socket.destroy(error as Error);
  } finally {
    rmSync(path, { force: true });
  }
}

/**
 * Sends a backup to clients that can open files of the data folder: its embedded database cannot be opened a second
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
    void oneAtATime(() =>
      sendBackup(socket, file, (path) => writeBackup(database, path, tokenSecret)),
    );
    // A client that hangs up only loses its backup.
    socket.on('error', () => undefined);
  });
  const path = socketOf(dataDir);
  if (platform() !== 'win32') rmSync(path, { force: true });
  await new Promise<void>((done, failed) => {
    // The listener stays for connections that cannot be accepted later.
    server.on('error', failed);
    server.listen(path, done);
  });
  // Only the user who owns the process may connect.
  if (platform() !== 'win32') chmodSync(path, 0o600);
  server.unref();
  return server;
}

/** Writes the backup of a running server into a new file. Throws NoServer, and errors of opening the file. */
export async function fetchBackup(dataDir: string, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  const socket = connect(socketOf(dataDir));
  try {
    await new Promise<void>((done, failed) => {
      socket.once('connect', done);
      socket.once('error', () => failed(new NoServer('no server answers.')));
    });
    await pipeline(socket, file.createWriteStream({ flush: true }));
  } catch (error) {
    socket.destroy();
    // Closing it again changes nothing.
    await file.close();
    rmSync(path, { force: true });
    throw error;
  }
}

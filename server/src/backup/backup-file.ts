import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** The version of the format; it changes with the way of reading. */
export const BACKUP_FORMAT = 1;

/** The first line of a backup. */
export interface BackupHeader {
  codivia_backup: typeof BACKUP_FORMAT;
  created_at: string;
  /** The moment that identifies the latest migration of the tables. */
  migration: number;
  /** The token secret of the data folder: sessions and second factors depend on it; null for a setting. */
  token_secret: string | null;
}

/** A line of a backup, which is one JSON value; a text is a row of the table named last. */
export type BackupLine =
  | string
  | BackupHeader
  | { table: string; columns: string[] }
  | { end: string; rows: number; checksum: string }
  | { queues: string[] }
  | { job: string }
  | { sequences: Record<string, string> };

/** The last line: distinguishes a whole file from one that was cut or changed. */
interface Seal {
  lines: number;
  sha256: string;
}

/** The file is not a complete backup of this program. */
export class DamagedBackup extends Error {}

/** Writes a backup line by line; `end` seals it. Only its owner may read the file. */
export function createBackupFile(path: string) {
  const gzip = createGzip();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const hash = createHash('sha256');
  let lines = 0;
  let failure: Error | undefined;
  gzip.pipe(file);
  for (const stream of [gzip, file]) {
    stream.on('error', (error: Error) => {
      failure ??= error;
      gzip.destroy();
      file.destroy();
    });
  }

  async function put(text: string): Promise<void> {
    if (failure) throw failure;
    if (gzip.write(text)) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        gzip.off('drain', goOn);
        gzip.off('close', goOn);
        resolve();
      };
      gzip.on('drain', goOn);
      gzip.on('close', goOn);
    });
  }

  return {
    async write(line: BackupLine): Promise<void> {
      const text = `${JSON.stringify(line)}\n`;
      hash.update(text);
      lines++;
      await put(text);
    },
    async end(): Promise<void> {
      const seal: Seal = { lines, sha256: hash.digest('hex') };
      await put(`${JSON.stringify(seal)}\n`);
      gzip.end();
      await finished(file);
      if (failure) throw failure;
    },
    abandon(): void {
      gzip.destroy();
      file.destroy();
    },
  };
}

const isSeal = (value: unknown): value is Seal =>
  typeof value === 'object' && value !== null && 'sha256' in value;

/** The lines of a stream of text, however long they are; errors of the stream are thrown. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Parts are joined once for each line: a row with a file in it comes in some hundred parts.
  let parts: string[] = [];
  for await (const chunk of stream) {
    const [first = '', ...following] = decoder.decode(chunk, { stream: true }).split('\n');
    parts.push(first);
    for (const next of following) {
      yield parts.join('');
      parts = [next];
    }
  }
}

/**
 * The lines of a backup, in their order. Throws DamagedBackup when the file is not one, and after its last
 * line when it was cut or changed.
 */
export async function* readBackupFile(path: string): AsyncGenerator<BackupLine> {
  const damaged = (what: string) => new DamagedBackup(`${path} ${what}.`);
  const source = createReadStream(path);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  const hash = createHash('sha256');
  let lines = 0;
  let seal: Seal | undefined;
  try {
    for await (const text of linesOf(unzipped)) {
      const value: unknown = JSON.parse(text);
      if (isSeal(value)) {
        seal = value;
        break;
      }
      if (lines === 0 && !(typeof value === 'object' && value && 'codivia_backup' in value)) {
        throw damaged('is no backup of Codivia');
      }
      hash.update(`${text}\n`);
      lines++;
      yield value as BackupLine;
    }
  } catch (error) {
    if (error instanceof DamagedBackup) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw damaged('does not exist');
    if (error instanceof SyntaxError || code.startsWith('Z_')) throw damaged('is damaged');
    throw error;
  } finally {
    source.destroy();
  }
  if (!seal) throw damaged('is cut off');
  if (seal.lines !== lines || seal.sha256 !== hash.digest('hex')) throw damaged('is damaged');
}

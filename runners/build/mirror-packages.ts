import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { allowedPackages, type Lock } from './allowed-packages.ts';

/** Thrown if a file does not match the list of packages. */
export class WrongChecksum extends Error {}

export interface Mirroring {
  /** The folder to fill; made when it is not there. */
  folder: string;
  /** Address of the folder to copy from, with the slash at the end. */
  source: string;
  /** Receives a line for every file. */
  log: (line: string) => void;
}

interface PackageFile {
  name: string;
  sha256: string;
}

/** The files that learners' imports can request, with their checksums. */
export function packageFiles(): PackageFile[] {
  const path = createRequire(import.meta.url).resolve('pyodide/pyodide-lock.json');
  const lock: Lock = JSON.parse(readFileSync(path, 'utf8'));
  return Object.values(allowedPackages(lock).packages).map(({ file_name, sha256 }) => ({
    name: file_name,
    sha256,
  }));
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Downloads a file into `target`, going on where an earlier attempt stopped if the server can; a server
 * that cannot sends it whole.
 */
async function download(address: string, target: string): Promise<void> {
  const had = existsSync(target) ? statSync(target).size : 0;
  const answer = await fetch(address, had > 0 ? { headers: { range: `bytes=${had}-` } } : {});
  // 416: the host has no bytes after those that we have.
  if (answer.status === 416) return;
  if (!answer.ok || !answer.body) throw new Error(`${address} was answered with ${answer.status}`);
  const flags = answer.status === 206 ? 'a' : 'w';
  await pipeline(
    Readable.from(answer.body as unknown as AsyncIterable<Uint8Array>),
    createWriteStream(target, { flags }),
  );
}

async function mirrorFile(file: PackageFile, { folder, source, log }: Mirroring): Promise<void> {
  const target = join(folder, file.name);
  if (existsSync(target) && (await checksumOf(target)) === file.sha256) {
    log(`  there already  ${file.name}`);
    return;
  }
  const draft = `${target}.part`;
  await download(source + file.name, draft);
  if ((await checksumOf(draft)) !== file.sha256) {
    rmSync(draft);
    throw new WrongChecksum(
      `${source}${file.name} is not the file that the list of packages names`,
    );
  }
  renameSync(draft, target);
  log(`  downloaded     ${file.name} (${(statSync(target).size / 1e6).toFixed(1)} MB)`);
}

/**
 * Copies every file that learners' imports can request into a folder, so that an operator can host them. Complete files
 * that are already there stay. Throws at the first file that is unavailable or not the right one; the next call
 * continues from there.
 */
export async function mirrorPackages(mirroring: Mirroring): Promise<void> {
  mkdirSync(mirroring.folder, { recursive: true });
  for (const file of packageFiles()) await mirrorFile(file, mirroring);
}

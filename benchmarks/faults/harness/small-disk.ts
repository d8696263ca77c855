import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Campaign } from './campaign.ts';
import { temporaryFolder } from './codivia.ts';

const MEBIBYTE = 1024 * 1024;
/** Chunk size for the last bytes of a disk. */
const PAGE = 4096;

function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(`${command} failed (it needs Linux and root): ${error?.message ?? stderr}`);
}

/** A small file system in memory that can be filled to the last byte and emptied again. */
export class SmallDisk {
  /** Folder for data. */
  readonly folder: string;
  readonly #filler: string;

  /** Mounts it until the end of the campaign. Throws without permission to mount. */
  constructor({ atEnd }: Campaign, mebibytes: number) {
    const root = temporaryFolder(atEnd);
    run('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'codivia-faults', root);
    atEnd(() => run('umount', '--lazy', root));
    this.#filler = join(root, 'filler');
    this.folder = join(root, 'data');
    mkdirSync(this.folder);
  }

  /** Free space, in MiB. */
  get free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return (bavail * bsize) / MEBIBYTE;
  }

  /** Fills all free space. */
  fill(): void {
    const file = openSync(this.#filler, 'a');
    try {
      for (const size of [MEBIBYTE, PAGE]) this.#write(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  #write(file: number, chunk: Buffer): void {
    try {
      while (writeSync(file, chunk) === chunk.length);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  /** Frees the space that `fill` has taken. */
  empty(): void {
    rmSync(this.#filler, { force: true });
  }
}

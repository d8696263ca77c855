import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Campaign } from './campaign.ts';
import { temporaryFolder } from './codivia.ts';

/** Time that libfaketime caches the file with the time, in seconds. */
const CACHE_SECONDS = 1;

function findLibrary(): string {
  const found = readdirSync('/usr/lib')
    .map((name) => join('/usr/lib', name, 'faketime/libfaketimeMT.so.1'))
    .find(existsSync);
  if (found) return found;
  throw new Error('libfaketime is not installed here (Debian: apt-get install faketime).');
}

/** A wall clock that several programs share and that can jump; monotonic clocks are unchanged. */
export class FakeTime {
  /** Environment of programs that use this clock. */
  readonly settings: Record<string, string>;
  readonly #file: string;

  /** Throws without libfaketime. */
  constructor({ atEnd }: Campaign) {
    const folder = temporaryFolder(atEnd);
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o755);
    this.#file = join(folder, 'time');
    this.settings = {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_CACHE_DURATION: String(CACHE_SECONDS),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
    this.#write(0);
  }

  #write(seconds: number): void {
    writeFileSync(this.#file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  }

  /** Sets the clocks this number of seconds before (negative) or after the real time; returns when all have noticed. */
  async set(seconds: number): Promise<void> {
    this.#write(seconds);
    await delay(2000 * CACHE_SECONDS);
  }
}

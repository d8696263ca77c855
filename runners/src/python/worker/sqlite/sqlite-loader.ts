import { compileAlive } from '../../../fetch-alive.ts';
import type { Progress } from '../../../runner.ts';
import type { StartSqlite } from '../../harness/harness.ts';
import { didNotCome, throttled } from '../packages.ts';
import { SqliteEngine } from './engine.ts';

/** The compiled SQLite, among the files of the runtime. */
export const SQLITE_FILE = 'sqlite3.wasm';

/** Fetches SQLite when a program first mentions it: most never do. */
export class SqliteLoader {
  #address: string;
  #fetch: typeof fetch;
  #stopped: () => boolean;
  #module: WebAssembly.Module | null = null;

  /** `base`: see Boot. Keeps the worker's `fetch`; `stopped`: see SqliteEngine. */
  constructor(base: string, realFetch: typeof fetch, stopped: () => boolean) {
    this.#address = base + SQLITE_FILE;
    this.#fetch = realFetch;
    this.#stopped = stopped;
  }

  readonly start: StartSqlite = () =>
    this.#module ? new SqliteEngine(this.#module, this.#stopped) : undefined;

  /** Throws PackagesUnavailable or PackagesStalled when the source needs SQLite and it could not be had. */
  async load(source: string, report: (progress: Progress) => void): Promise<void> {
    if (this.#module || !/\bsqlite3\b/.test(source)) return;
    const progress = { name: 'sqlite3', total: 1, loaded: 0 };
    report({ ...progress, bytes: 0, size: null });
    const onArrival = throttled((arrival) => report({ ...progress, ...arrival }));
    try {
      this.#module = await compileAlive(this.#address, {}, this.#fetch, onArrival);
    } catch (error) {
      throw didNotCome('sqlite3', error, this.#address);
    }
  }
}

import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from './create-pglite.ts';

/** Minimum space for opening the database, in bytes: the next piece of the log, and the writes of a recovery. */
const ROOM = 48 * 1024 * 1024;
/** Interval between attempts to open the database again, in milliseconds. */
const LOOK = 500;

/** The methods through which all statements reach the embedded database. */
const CALLS = ['execProtocol', 'execProtocolStream'] as const;

/** The embedded database has ended and is opened again; the code is that of a server that crashed. */
class EmbeddedEnded extends Error {
  readonly code = '57P02';
}

interface Listening {
  channel: string;
  callback: (payload: string | undefined) => void;
  stop: () => Promise<void>;
}

/**
 * Calls back when the database ends itself (PANIC), as it does when it cannot write its log, and prevents further
 * calls: they would compute for ever.
 */
function watchEnd(pglite: PGlite, onEnd: (problem: Error) => void): void {
  let ended: EmbeddedEnded | undefined;
  const refuse = (error: Error & { severity?: string }): never => {
    if (error.severity !== 'PANIC') throw error;
    ended = new EmbeddedEnded(`the embedded database ended: ${error.message}`, { cause: error });
    onEnd(ended);
    throw ended;
  };
  for (const name of CALLS) {
    const call = pglite[name].bind(pglite) as (...args: unknown[]) => Promise<never>;
    pglite[name] = ((...args: unknown[]) =>
      ended ? Promise.reject(ended) : call(...args).catch(refuse)) as never;
  }
}

/** Opens the embedded database of a folder, and opens it again whenever it has ended itself. */
class Keeper {
  readonly #folder: string;
  readonly #log: (problem: Error) => void;
  readonly #listening = new Set<Listening>();
  #current: PGlite | undefined;
  #isEnded = false;
  #isClosed = false;

  constructor(folder: string, log: (problem: Error) => void) {
    this.#folder = folder;
    this.#log = log;
  }

  get current(): PGlite {
    if (!this.#current) throw new EmbeddedEnded('the embedded database is not open');
    return this.#current;
  }

  async open(): Promise<void> {
    const opened = await createPglite({ dataDir: this.#folder });
    watchEnd(opened, (problem) => {
      this.#isEnded = true;
      this.#log(problem);
      void this.#openAgain();
    });
    this.#current = opened;
    this.#isEnded = false;
  }

  async #openAgain(): Promise<void> {
    while (this.#isEnded && !this.#isClosed) {
      await delay(LOOK, undefined, { ref: false });
      await this.#tryOpening().catch(() => {});
    }
  }

  async #tryOpening(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    if (this.#isClosed || bavail * bsize < ROOM) return;
    await this.open();
    if (this.#isClosed) return this.current.close();
    for (const one of this.#listening) {
      one.stop = await this.current.listen(one.channel, one.callback);
      // Notices may have been missed.
      one.callback(undefined);
    }
  }

  async listen(channel: string, callback: Listening['callback']): Promise<() => Promise<void>> {
    const one = { channel, callback, stop: await this.current.listen(channel, callback) };
    this.#listening.add(one);
    return async () => {
      this.#listening.delete(one);
      await one.stop();
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (!this.#isEnded) await this.current.close();
  }
}

/**
 * Opens the embedded database of a folder, and opens it again after its end: with a full disk PostgreSQL ends itself
 * once its log needs space, and all requests are refused until there is room and the database was opened again, which
 * recovers everything that was acknowledged (docs/decisions/0001).
 */
export async function openReopening(
  folder: string,
  log: (problem: Error) => void,
): Promise<PGlite> {
  const keeper = new Keeper(folder, log);
  await keeper.open();
  const own: Partial<PGlite> = {
    listen: keeper.listen.bind(keeper) as PGlite['listen'],
    close: keeper.close.bind(keeper),
  };
  // Every holder of this object uses the database that is open at present.
  return new Proxy(own as PGlite, {
    get(target, name) {
      if (Object.hasOwn(target, name)) return Reflect.get(target, name);
      const value = Reflect.get(keeper.current, name, keeper.current);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const { current } = keeper;
        return Reflect.apply(Reflect.get(current, name, current), current, args);
      };
    },
  });
}

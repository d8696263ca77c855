import pg from 'pg';
import { type Keeper, KeptClient } from './kept-client.ts';

/** Resets what the last user of a connection has set; prepared statements stay. */
const CLEAN = 'rollback; reset all; unlisten *; select pg_advisory_unlock_all()';
/** Maximum time for a connection to answer that, in milliseconds; a slower one is not kept. */
const CLEAN_LIMIT = 2000;
/**
 * Maximum number of connections that are kept for one database: two pools and the listeners beside them seldom have
 * more.
 */
const LIMIT = 20;

/** Connections to one database that nobody uses at the moment. */
export class KeptConnections implements Keeper {
  readonly #idle: KeptClient[] = [];
  readonly #returning = new Set<Promise<void>>();

  /** Returns a connection for a new user. */
  take(config: string | pg.ClientConfig | undefined): pg.Client {
    return this.#idle.pop() ?? new KeptClient(config, this);
  }

  giveBack(client: KeptClient): Promise<void> {
    client.removeAllListeners();
    client.on('error', () => this.#forget(client));
    const returning = this.#keep(client).finally(() => this.#returning.delete(returning));
    this.#returning.add(returning);
    return returning;
  }

  /** Resets a connection and keeps it; ends it when it is broken, busy or one too many. */
  async #keep(client: KeptClient): Promise<void> {
    if (this.#idle.length + this.#returning.size >= LIMIT) return client.disconnect();
    try {
      await client.query({ text: CLEAN, query_timeout: CLEAN_LIMIT } as pg.QueryConfig);
      this.#idle.push(client);
    } catch {
      await client.disconnect();
    }
  }

  #forget(client: KeptClient): void {
    const at = this.#idle.indexOf(client);
    if (at >= 0) this.#idle.splice(at, 1);
  }

  /** Waits for connections that are being reset, and returns the server's processes of all that are kept then. */
  async processes(): Promise<number[]> {
    await Promise.all(this.#returning);
    return this.#idle.map(({ processID }) => processID);
  }

  async endAll(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((client) => client.disconnect()));
  }
}

const byAddress = new Map<string, KeptConnections>();

/**
 * From now on, connections to this address are kept for the next user when their user ends them: opening one takes
 * longer than most tests need the database for.
 */
export function keepConnections(url: string): KeptConnections {
  const kept = new KeptConnections();
  byAddress.set(url, kept);
  return kept;
}

/** The client that replaces the driver's own: all that use the driver connect through it, libraries as well. */
const Client: typeof pg.Client = new Proxy(pg.Client, {
  construct(target, [config], subclass) {
    if (subclass !== Client) return Reflect.construct(target, [config], subclass);
    const kept = byAddress.get(typeof config === 'string' ? config : config?.connectionString);
    return kept ? kept.take(config) : new target(config);
  },
});

class Pool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super({ Client, ...options } as pg.PoolConfig);
  }
}

Object.assign(pg, { Client, Pool });

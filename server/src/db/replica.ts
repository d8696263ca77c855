import pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { UnnamedClient } from './pooler.ts';

/** A replica that has not repeated anything for longer is not asked, in seconds. */
const MAX_LAG = 30;
/** How long what was found out about a replica holds, in milliseconds. */
const LOOK = 5000;
/** The primary answers meanwhile, so nobody waits long for a replica, in milliseconds. */
const CONNECT_LIMIT = 2000;
const CONNECTIONS = 3;

/** Seconds since the last transaction it has repeated; 0 on a server that repeats none. */
const LAG = `select coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as lag`;

/** The standby cancels what reads rows that the primary has removed since (recovery conflict). */
const isConflict = ({ code }: { code?: string }) => code === '40001' || code === '40P01';

/** What answers queries: a pool of connections. */
interface Answering {
  query(statement: unknown, values?: unknown): Promise<unknown>;
}

/** Sends queries to a replica, and to the primary while the replica is away or has fallen behind. */
export class Replica implements Answering {
  readonly #replica: Answering;
  readonly #primary: Answering;
  readonly #log: (problem: Error) => void;
  #looked = Number.NEGATIVE_INFINITY;
  #isFit = Promise.resolve(false);

  constructor(replica: Answering, primary: Answering, log: (problem: Error) => void) {
    this.#replica = replica;
    this.#primary = primary;
    this.#log = log;
  }

  async query(statement: unknown, values?: unknown): Promise<unknown> {
    if (!(await this.#mayAnswer())) return this.#primary.query(statement, values);
    try {
      return await this.#replica.query(statement, values);
    } catch (error) {
      if (!isDatabaseUnavailable(error) && !isConflict(error as { code?: string })) throw error;
      this.#log(error as Error);
      this.#isFit = Promise.resolve(false);
      return this.#primary.query(statement, values);
    }
  }

  #mayAnswer(): Promise<boolean> {
    if (performance.now() - this.#looked > LOOK) {
      this.#looked = performance.now();
      this.#isFit = this.#look();
    }
    return this.#isFit;
  }

  async #look(): Promise<boolean> {
    try {
      const { rows } = (await this.#replica.query(LAG)) as { rows: { lag: number }[] };
      return (rows[0]?.lag ?? Number.POSITIVE_INFINITY) <= MAX_LAG;
    } catch (error) {
      this.#log(error as Error);
      return false;
    }
  }
}

/** What to read from what may be a moment late, and how to close it. */
export function connectToReplica(
  url: string,
  primary: pg.Pool,
  prepare: (pool: pg.Pool) => void,
  log: (problem: Error) => void,
): { pool: pg.Pool; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT,
    // Perhaps there is a pooler before it as well.
    Client: UnnamedClient,
  });
  prepare(pool);
  const answering = (one: pg.Pool) => one as unknown as Answering;
  const replica = new Replica(answering(pool), answering(primary), log);
  // Queries alone are sent through it, never transactions.
  return { pool: replica as unknown as pg.Pool, close: () => pool.end() };
}

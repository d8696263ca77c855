import pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { UnnamedClient } from './pooler.ts';

/** Maximum delay of a replica that is asked, in seconds. */
const MAX_LAG = 30;
/** Time for which the result of a check of the replica holds, in milliseconds. */
const LOOK = 5000;
/** Maximum time for a connection to a replica, in milliseconds; the primary answers meanwhile, so nobody waits long. */
const CONNECT_LIMIT = 2000;
const CONNECTIONS = 3;

/** Seconds since the last transaction it has repeated; 0 on a server that repeats none. */
const LAG = `select coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as lag`;

/**
 * True for the error of a standby that cancels a query, since the primary has removed the rows that it reads (recovery
 * conflict).
 */
const isConflict = ({ code }: { code?: string }) => code === '40001' || code === '40P01';

/** A pool of connections that answers queries. */
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

/** Returns the database for reads that may be a moment late, and the function that closes it. */
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
    // There may be a pooler before the replica as well.
    Client: UnnamedClient,
  });
  prepare(pool);
  const answering = (one: pg.Pool) => one as unknown as Answering;
  const replica = new Replica(answering(pool), answering(primary), log);
  // Only queries are sent through it, never transactions.
  return { pool: replica as unknown as pg.Pool, close: () => pool.end() };
}

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { sendRequest, Tally } from './send-request.ts';

/** Pause between two readings, in milliseconds. */
const PAUSE_MS = 50;
/** Poll interval for queries of the server on a standby, and the maximum time of waiting for one, in milliseconds. */
const POLL_MS = 250;
const STANDBY_TIMEOUT_MS = 60_000;

/** Reads the gallery, which the server reads from a standby when there is one. */
export class GalleryReader {
  readonly tally = new Tally();
  /** Number of times that a standby answered for the gallery. */
  standbySeen = 0;
  readonly #standbyUrl: string;
  #isStopped = false;
  readonly #reading: Promise<void>;

  constructor(url: string, standbyUrl: string) {
    this.#standbyUrl = standbyUrl;
    this.#reading = this.#read(url);
  }

  /** Waits until a standby has answered a query for the gallery since the call. */
  async waitForStandby(): Promise<void> {
    const start = performance.now();
    while (!(await this.#isReadFromStandby())) {
      if (performance.now() - start > STANDBY_TIMEOUT_MS) {
        throw new Error('no standby answers for the gallery');
      }
      await delay(POLL_MS);
    }
    this.standbySeen += 1;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#reading;
  }

  async #read(url: string): Promise<void> {
    while (!this.#isStopped) {
      this.tally.add(await sendRequest(url, { path: '/api/gallery' }));
      await delay(PAUSE_MS);
    }
  }

  /** Looks for a recent query of the gallery's table on the standby that the proxy chooses. */
  async #isReadFromStandby(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.#standbyUrl });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ seen: boolean }>(
        `select pg_is_in_recovery() and exists (select from pg_stat_activity
           where query like '%published_projects%' and pid <> pg_backend_pid()
             and query_start > now() - interval '2 seconds') as seen`,
      );
      return rows[0]?.seen ?? false;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

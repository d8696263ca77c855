import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type Database, embeddedDatabase } from '../src/db/connect.ts';
import { createPglite } from '../src/db/create-pglite.ts';
import { type Reset, resetOf, type Session } from './database-reset.ts';

/**
 * Embedded databases that tests have closed, for reuse. Opening one takes a second of processor; resetting its rows to
 * those after the migrations takes a thirtieth of that.
 */
const idle: Pooled[] = [];

interface Pooled {
  pglite: PGlite;
  reset: Reset;
}

function sessionOf(pglite: PGlite): Session {
  return {
    rows: async <Row>(sql: string) => (await pglite.query<Row>(sql)).rows,
    run: async (sql) => void (await pglite.exec(sql)),
  };
}

/** The database of a dump, in memory. */
export async function openDump(dump: string): Promise<PGlite> {
  return createPglite({ loadDataDir: await openAsBlob(dump) });
}

async function openFresh(dump: string): Promise<Pooled> {
  const pglite = await openDump(dump);
  return { pglite, reset: await resetOf(sessionOf(pglite)) };
}

/** Resets a closed database for reuse, unless a test has changed more than rows. */
async function returnToPool(pooled: Pooled): Promise<void> {
  const { pglite, reset } = pooled;
  try {
    await pglite.exec('rollback');
    if (await reset(sessionOf(pglite))) {
      await pglite.exec('discard all');
      idle.push(pooled);
      return;
    }
  } catch {
    // A database that cannot be reset is not used again.
  }
  await pglite.close();
}

/** Returns a PGlite that its user can close while the real one continues; its listeners end with it. */
function leaseOf(pglite: PGlite): { leased: PGlite; end: () => Promise<void> } {
  let ended = false;
  const listeners: (() => Promise<void>)[] = [];
  const leased = new Proxy(pglite, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        if (ended) throw new Error('PGlite is closed');
        const answer = value.apply(target, values);
        if (key !== 'listen') return answer;
        return answer.then((stop: () => Promise<void>) => {
          listeners.push(stop);
          return stop;
        });
      };
    },
  });
  return {
    leased,
    async end() {
      ended = true;
      for (const stop of listeners) await stop();
    },
  };
}

/** Returns a migrated, empty embedded database from the dump, or one that was closed and reset. */
export async function openPooledEmbedded(dump: string): Promise<Database> {
  const pooled = idle.pop() ?? (await openFresh(dump));
  const { leased, end } = leaseOf(pooled.pglite);
  let closed = false;
  return embeddedDatabase(leased, async () => {
    if (closed) return;
    closed = true;
    await end();
    await returnToPool(pooled);
  });
}

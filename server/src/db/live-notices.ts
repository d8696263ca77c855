import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** The channel on which processes tell each other what those who are connected to live rooms have to know. */
export const LIVE_CHANNEL = 'live_rooms';

/**
 * What has changed: events were added to a room; its figures, questions or poll; the session is over; or, in any room,
 * somebody's rights.
 */
export type LiveNotice = 'events' | 'status' | 'over' | 'rights';

/** Tells every process what has changed, once the transaction is committed; without a session, in any room. */
export async function notifyLive(db: Db, notice: LiveNotice, sessionId = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`${notice} ${sessionId}`})`);
}

/**
 * Tells every process who is connected to a room through one of them; an empty text when nobody is any more. It must
 * stay below the 8,000 bytes of a notice.
 */
export async function notifyPeople(
  db: Db,
  sessionId: string,
  process: string,
  people: string,
): Promise<void> {
  const notice = ['people', sessionId, process, people].join(' ');
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${notice})`);
}

import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** The channel on which processes tell each other what those who are connected to live rooms have to know. */
export const LIVE_CHANNEL = 'live_rooms';
/** Bytes of a notice; the database takes less than 8,000. */
const NOTICE_MAX_BYTES = 7900;

/** What has changed: the figures of a room, its questions or poll; the session is over; or, in any room, somebody's rights. */
export type LiveNotice = 'status' | 'over' | 'rights';

const notify = (db: Db, notice: string) =>
  db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${notice})`);

/** Tells every process what has changed, once the transaction is committed; without a session, in any room. */
export async function notifyLive(db: Db, notice: LiveNotice, sessionId = ''): Promise<void> {
  await notify(db, `${notice} ${sessionId}`);
}

/** Tells every process that events were added to a room, and which, unless they are too long for a notice. */
export async function notifyEvents(
  db: Db,
  sessionId: string,
  { first, last, text }: { first: number; last: number; text: string },
): Promise<void> {
  const notice = `events ${sessionId}`;
  const whole = `${notice} ${first} ${last} ${text}`;
  await notify(db, Buffer.byteLength(whole) <= NOTICE_MAX_BYTES ? whole : notice);
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
  await notify(db, ['people', sessionId, process, people].join(' '));
}

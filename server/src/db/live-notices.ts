import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** The channel of notices between processes about live rooms. */
export const LIVE_CHANNEL = 'live_rooms';
/** Maximum size of a notice, in bytes; the database accepts less than 8,000. */
const NOTICE_MAX_BYTES = 7900;

/**
 * The subject of a change: the figures of a room, its questions or poll; the end of the session; or, in any room,
 * somebody's rights.
 */
export type LiveNotice = 'status' | 'over' | 'rights';

const notify = (db: Db, notice: string) =>
  db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${notice})`);

/**
 * Notifies every process of a change, once the transaction is committed; without a session, the change concerns any
 * room.
 */
export async function notifyLive(db: Db, notice: LiveNotice, sessionId = ''): Promise<void> {
  await notify(db, `${notice} ${sessionId}`);
}

/** Notifies every process that events were added to a room, with the events unless they are too long for a notice. */
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
 * Notifies every process who is connected to a room through this one; an empty text when nobody is any more. It must
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

import type { LiveEvent, LiveEventBody } from '@codivia/contract/api/live-events';
import { and, asc, desc, eq, gt, inArray, lt, lte, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { live_events, live_files, live_rooms } from './live-room.table.ts';

const { session_id, seq, at_ms, body } = live_events;
const bodyType = sql<LiveEventBody['type']>`${body} ->> 'type'`;

type EventRow = Pick<typeof live_events.$inferSelect, 'seq' | 'at_ms' | 'body'>;
const eventOf = (row: EventRow): LiveEvent => ({ seq: row.seq, at: row.at_ms, body: row.body });

/** Returns the events after one, in their order; all of them without a limit. */
export async function selectEventsAfter(
  db: Db,
  sessionId: string,
  after: number,
  limit?: number,
): Promise<LiveEvent[]> {
  const found = db
    .select({ seq, at_ms, body })
    .from(live_events)
    .where(and(eq(session_id, sessionId), gt(seq, after)))
    .orderBy(asc(seq));
  return (await (limit === undefined ? found : found.limit(limit))).map(eventOf);
}

/** Consecutive events as the text of a JSON array. */
export interface EncodedEvents {
  first: number;
  last: number;
  text: string;
}

/** Encodes events as they are sent; at least one. */
export function encodeEvents(events: readonly LiveEvent[]): EncodedEvents {
  const [first, last] = [events[0]?.seq ?? 0, events.at(-1)?.seq ?? 0];
  return { first, last, text: JSON.stringify(events) };
}

/**
 * Returns the events after one, encoded without parsing their contents; null when there is none. At most `limit` of
 * them, and none that begins beyond `characters` of text.
 */
export async function selectEncodedEvents(
  db: Db,
  sessionId: string,
  after: number,
  { limit, characters }: { limit: number; characters: number },
): Promise<EncodedEvents | null> {
  const text = sql<string>`${body}::text`;
  const page = db
    .select({
      seq,
      at_ms,
      text: text.as('text'),
      end: sql<number>`sum(length(${text})) over (order by ${seq})`.as('end'),
    })
    .from(live_events)
    .where(and(eq(session_id, sessionId), gt(seq, after)))
    .orderBy(asc(seq))
    .limit(limit)
    .as('page');
  const rows = await db
    .select({ seq: page.seq, at_ms: page.at_ms, text: page.text })
    .from(page)
    .where(lt(sql`${page.end} - length(${page.text})`, characters))
    .orderBy(asc(page.seq));
  const last = rows.at(-1)?.seq;
  if (last === undefined) return null;
  const events = rows.map((row) => `{"seq":${row.seq},"at":${row.at_ms},"body":${row.text}}`);
  return { first: after + 1, last, text: `[${events.join(',')}]` };
}

/** The number of the last event; 0 without any. */
export async function selectLastSeq(db: Db, sessionId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(seq) })
    .from(live_events)
    .where(eq(session_id, sessionId));
  return row?.last ?? 0;
}

/** All events of some types up to one, in their order. */
export async function selectEventsOfTypes(
  db: Db,
  sessionId: string,
  types: LiveEventBody['type'][],
  upTo: number,
): Promise<LiveEvent[]> {
  const rows = await db
    .select({ seq, at_ms, body })
    .from(live_events)
    .where(and(eq(session_id, sessionId), lte(seq, upTo), inArray(bodyType, types)))
    .orderBy(asc(seq));
  return rows.map(eventOf);
}

/** The latest event of a type up to one. */
export async function selectLatestEvent(
  db: Db,
  sessionId: string,
  type: LiveEventBody['type'],
  upTo: number,
): Promise<LiveEvent | undefined> {
  const [row] = await db
    .select({ seq, at_ms, body })
    .from(live_events)
    .where(and(eq(session_id, sessionId), lte(seq, upTo), eq(bodyType, type)))
    .orderBy(desc(seq))
    .limit(1);
  return row && eventOf(row);
}

/** The latest selection of each host up to an event, in their order. */
export async function selectLatestSelections(
  db: Db,
  sessionId: string,
  upTo: number,
): Promise<LiveEvent[]> {
  const host = sql`coalesce(${body} ->> 'who', ${body} ->> 'by', 'host')`;
  const rows = await db
    .selectDistinctOn([host], { seq, at_ms, body })
    .from(live_events)
    .where(and(eq(session_id, sessionId), lte(seq, upTo), eq(bodyType, 'select')))
    .orderBy(host, desc(seq));
  return rows.map(eventOf).sort((one, other) => one.seq - other.seq);
}

/** Deletes the names of administrators from the events of a session: its replay has none. */
export async function forgetNames(tx: Db, sessionId: string): Promise<void> {
  await tx
    .update(live_events)
    .set({ body: sql`(${body}::jsonb - 'name')::json` })
    .where(
      and(eq(session_id, sessionId), eq(bodyType, 'select'), sql`${body} ->> 'name' is not null`),
    );
}

export async function insertEvents(tx: Db, sessionId: string, events: LiveEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    session_id: sessionId,
    seq: event.seq,
    at_ms: event.at,
    body: event.body,
  }));
  await tx.insert(live_events).values(rows);
}

type FileRow = typeof live_files.$inferSelect;

export function selectFiles(db: Db, sessionId: string): Promise<FileRow[]> {
  return db.select().from(live_files).where(eq(live_files.session_id, sessionId));
}

/** Stores the files as they are after an event. */
export async function keepFiles(tx: Db, files: FileRow[]): Promise<void> {
  await tx
    .insert(live_files)
    .values(files)
    .onConflictDoUpdate({
      target: [live_files.session_id, live_files.name],
      set: {
        text: sql`excluded.text`,
        version: sql`excluded.version`,
        seq: sql`excluded.seq`,
      },
    });
}

/** Creates the rows of a room with its empty files. */
export async function insertRoom(
  tx: Db,
  sessionId: string,
  names: readonly string[],
): Promise<void> {
  await tx.insert(live_rooms).values({ session_id: sessionId }).onConflictDoNothing();
  await keepFiles(
    tx,
    names.map((name) => ({ session_id: sessionId, name, text: '', version: 0, seq: 0 })),
  );
}

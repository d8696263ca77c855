import { type LiveSchedule, LiveSchedule as Schedule } from '@codivia/contract/api/live-sessions';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { BadRequest } from '../../errors.ts';
import { onlyFields } from '../../only-fields.ts';
import type { JobKind } from '../../services/jobs.ts';
import { changesBetween, recordAudit } from '../audit/audit.service.ts';
import { refuseContactsIn } from './live-contacts.ts';
import { forgetReminders } from './live-mails.queries.ts';
import * as errors from './live-sessions.errors.ts';
import {
  countSeats,
  insertSession,
  type LiveSessionRow,
  selectOwn,
  updateSession,
} from './live-sessions.queries.ts';
import { lockForHost, plannedEnd, readLiveSession } from './live-sessions.service.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Maximum time from scheduling a session to its start, in milliseconds. */
const SCHEDULED_AHEAD = 366 * DAY;

export interface ScheduleDeps extends JobDeps {
  /** The host name of the platform: links to it are allowed in texts. */
  host: string;
}

/** A notice that is mailed to everybody with a seat in a session. */
export interface LiveNotice {
  session_id: string;
  kind: 'changed' | 'cancelled';
  /** The number of changes, after this one. */
  sequence: number;
  /** The start of the session as it was decided then. */
  starts_at: string;
}

export const liveNotice: JobKind<LiveNotice> = { name: 'live-notice', concurrency: 1 };

/** The texts of a schedule, as the beginning of a sentence names them. */
const TEXTS = {
  title_fr: { fr: 'Le titre français', en: 'The French title' },
  title_en: { fr: 'Le titre anglais', en: 'The English title' },
  description_fr: { fr: 'La description française', en: 'The French description' },
  description_en: { fr: 'La description anglaise', en: 'The English description' },
} as const;

/** Returns a schedule as it is stored. Throws BadRequest or a refusal of contact details. */
function clean(schedule: LiveSchedule, own: string): LiveSchedule {
  for (const [field, place] of Object.entries(TEXTS)) {
    refuseContactsIn(place, schedule[field as keyof typeof TEXTS], own);
  }
  const starts = new Date(schedule.starts_at);
  if (Number.isNaN(starts.getTime())) {
    throw BadRequest('Cette date n’existe pas.', 'There is no such date.');
  }
  const { title_fr, title_en, description_fr, description_en } = schedule;
  return {
    ...(onlyFields(Schedule, schedule) as LiveSchedule),
    title_fr: title_fr.trim().replace(/\s+/g, ' '),
    title_en: title_en.trim().replace(/\s+/g, ' '),
    description_fr: description_fr.trim(),
    description_en: description_en.trim(),
    starts_at: starts.toISOString(),
  };
}

/** Returns the schedule that its host entered for a session. */
const scheduleOf = (row: LiveSessionRow) =>
  onlyFields(Schedule, { ...row, starts_at: row.starts_at.toISOString() }) as LiveSchedule;

const columnsOf = (schedule: LiveSchedule) => ({
  ...schedule,
  starts_at: new Date(schedule.starts_at),
});

/** Throws LiveInThePast or LiveTooFarAhead. */
function requireFutureStart({ starts_at }: LiveSchedule, now: Date): void {
  const ahead = Date.parse(starts_at) - now.getTime();
  if (ahead <= 0) throw errors.LiveInThePast();
  if (ahead > SCHEDULED_AHEAD) throw errors.LiveTooFarAhead();
}

/** Schedules a session of the caller's. Throws LiveHostsOnly, or what clean and requireFutureStart throw. */
export async function scheduleLiveSession(
  { db, clock, host }: ScheduleDeps,
  userId: string,
  schedule: LiveSchedule,
) {
  const now = clock();
  const { rights } = await selectOwn(db, userId, now);
  if (!rights?.may_host) throw errors.LiveHostsOnly();
  const cleaned = clean(schedule, host);
  requireFutureStart(cleaned, now);
  const moments = { created_at: now, updated_at: now };
  const id = await insertSession(db, { ...columnsOf(cleaned), host_id: userId, ...moments });
  return readLiveSession(db, id);
}

/** Records an administrator's change of another host's session in the audit log. */
async function recordChange(
  tx: Db,
  userId: string,
  now: Date,
  session: LiveSessionRow,
  changes: ReturnType<typeof changesBetween>,
): Promise<void> {
  if (session.host_id === userId) return;
  const subject = { subject: 'live_session', subject_id: session.id } as const;
  await recordAudit(tx, userId, now, {
    action: 'update',
    ...subject,
    label: session.title_en,
    changes,
  });
}

/**
 * Changes a session that has not started. When its time changes, members with a seat get a mail, and another reminder
 * (docs/product.md#live-sessions). Throws LiveSessionNotFound, LiveCancelled, LiveAlreadyStarted, LiveSeatsTaken, or
 * what clean and requireFutureStart throw.
 */
export function changeLiveSession(
  deps: ScheduleDeps,
  userId: string,
  id: string,
  schedule: LiveSchedule,
) {
  const { clock, jobs, host } = deps;
  return deps.db.transaction(async (tx) => {
    const session = await lockForHost(tx, id, userId, clock());
    if (session.cancelled_at) throw errors.LiveCancelled();
    if (session.started_at || session.ended_at) throw errors.LiveAlreadyStarted();
    const before = scheduleOf(session);
    const after = clean(schedule, host);
    const now = clock();
    const moved = after.starts_at !== before.starts_at;
    if (moved) requireFutureStart(after, now);
    if (after.seats < (await countSeats(tx, id))) throw errors.LiveSeatsTaken();
    const changes = changesBetween(before, after);
    if (changes.length === 0) return readLiveSession(tx, id);
    const sequence = session.sequence + 1;
    await updateSession(tx, id, { ...columnsOf(after), sequence, updated_at: now });
    await recordChange(tx, userId, now, session, changes);
    if (moved) await forgetReminders(tx, id);
    if (moved || after.minutes !== before.minutes) {
      const { starts_at } = after;
      await jobs.enqueue(tx, liveNotice, { session_id: id, kind: 'changed', sequence, starts_at });
    }
    return readLiveSession(tx, id);
  });
}

/**
 * Cancels a session that has not started; members with a seat get a mail unless its time is over. Throws
 * LiveSessionNotFound or LiveAlreadyStarted.
 */
export function cancelLiveSession({ db, clock, jobs }: ScheduleDeps, userId: string, id: string) {
  return db.transaction(async (tx) => {
    const session = await lockForHost(tx, id, userId, clock());
    if (session.cancelled_at) return readLiveSession(tx, id);
    if (session.started_at || session.ended_at) throw errors.LiveAlreadyStarted();
    const now = clock();
    const sequence = session.sequence + 1;
    await updateSession(tx, id, { cancelled_at: now, sequence, updated_at: now });
    await recordChange(tx, userId, now, session, [{ field: 'cancelled', from: false, to: true }]);
    if (plannedEnd(session) > now) {
      const starts_at = session.starts_at.toISOString();
      await jobs.enqueue(tx, liveNotice, {
        session_id: id,
        kind: 'cancelled',
        sequence,
        starts_at,
      });
    }
    return readLiveSession(tx, id);
  });
}

import { deleteStored, readStoredJson, store } from '../../lib/storage.ts';
import { createSubscribers } from '../../lib/subscribers.ts';

/** The owner of results and places of the trial lesson until an account takes them over. Ids of members are UUIDs. */
export const TRIAL = 'trial';

/** Returns the key below which the answers of the trial lesson are stored, apart from the drafts of members. */
export const trialPlace = (lesson: string) => `${TRIAL}/${lesson}`;

/** A trial lesson that was begun in this browser. */
export interface TrialRecord {
  lesson: string;
  /** The time used for everything done in it, in milliseconds since 1970. */
  began: number;
  /** The time at which an account was created from this browser after that; null before. */
  registered: number | null;
}

const changes = createSubscribers();

/** The trial lesson that was begun in this browser, until it is taken over or discarded. */
export function readTrial(): TrialRecord | null {
  const record = readStoredJson('trial_lesson') as Partial<TrialRecord> | null;
  if (typeof record?.lesson !== 'string' || typeof record.began !== 'number') return null;
  const { lesson, began, registered } = record;
  return { lesson, began, registered: typeof registered === 'number' ? registered : null };
}

/** Notes that the trial lesson was begun. */
export function noteTrial(lesson: string): void {
  const known = readTrial();
  const record = known?.lesson === lesson ? known : { lesson, began: Date.now(), registered: null };
  store('trial_lesson', JSON.stringify(record));
  if (record !== known) changes.notify();
}

/** Notes that an account was created from this browser. */
export function noteRegistration(): void {
  const record = readTrial();
  if (record) store('trial_lesson', JSON.stringify({ ...record, registered: Date.now() }));
}

/** Forgets the trial lesson: an account has taken it over, or nobody wants it. */
export function deleteTrial(): void {
  deleteStored('trial_lesson');
  changes.notify();
}

/** The tolerated difference between the clocks of browser and server, in milliseconds. */
const CLOCK_TOLERANCE = 5 * 60_000;

/**
 * Tells whether an account was created from this browser after the trial was begun. Any other trial may belong to
 * somebody else who uses this browser: then the member is asked whose it is.
 */
export function isTrialOf({ registered }: TrialRecord, user: { created_at: string }): boolean {
  if (registered === null) return false;
  return Math.abs(Date.parse(user.created_at) - registered) < CLOCK_TOLERANCE;
}

/** Calls back when a trial is opened or deleted; returns how to stop that. */
export const onTrialChange = changes.subscribe;

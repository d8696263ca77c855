import { REPORT_DAYS } from '@codivia/contract/api/weekly-plan';
import { deleteStored, readStoredJson, store } from '../../lib/storage.ts';

const MINUTE_MS = 60_000;

/** Minutes (since 1970) that the account does not know yet, by person. */
type Pending = Record<string, number[]>;

function read(): Pending {
  const known = readStoredJson('activity_minutes');
  return known !== null && typeof known === 'object' ? (known as Pending) : {};
}

function write(pending: Pending): void {
  const left = Object.entries(pending).filter(([, minutes]) => minutes.length > 0);
  if (left.length === 0) deleteStored('activity_minutes');
  else store('activity_minutes', JSON.stringify(Object.fromEntries(left)));
}

/** The minute of a moment in milliseconds. */
export const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);

/** The minutes of a person that the account does not know yet and would still count. */
export function pendingMinutes(person: string, now = Date.now()): number[] {
  const minutes = read()[person];
  const oldest = minuteOf(now) - REPORT_DAYS * 24 * 60;
  return Array.isArray(minutes) ? minutes.filter((minute) => minute >= oldest) : [];
}

/** Keeps a minute in which a person was active; once, in however many tabs. */
export function keepMinute(person: string, minute: number): void {
  const pending = read();
  const minutes = pendingMinutes(person);
  if (minutes.includes(minute)) return;
  write({ ...pending, [person]: [...minutes, minute] });
}

/** Forgets minutes that the account has counted or refused. */
export function deleteReportedMinutes(person: string, reported: readonly number[]): void {
  const left = pendingMinutes(person).filter((minute) => !reported.includes(minute));
  write({ ...read(), [person]: left });
}

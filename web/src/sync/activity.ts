import { ACTIVE_MINUTES_MAX, REPORT_DAYS, reportActivity } from '@codivia/contract/weekly-plan';
import { call } from '../lib/api.ts';
import { createOutbox } from './outbox.ts';
import { createEntries, type Waiting } from './stored-entries.ts';
import { fromList, LISTED, type Listed } from './waiting-list.ts';

const MINUTE_MS = 60_000;

/** The minute of a moment in milliseconds; both are counted since 1970. */
export const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);

/** Leaves out what the account would not count any more. */
function countedMinutes(stored: unknown): Record<string, Listed> {
  const oldest = minuteOf(Date.now()) - REPORT_DAYS * 24 * 60;
  const entries = Object.entries(fromList(stored));
  return Object.fromEntries(entries.filter(([minute]) => Number(minute) >= oldest));
}

const minutes = createEntries<Listed>({
  storageKey: 'activity_minutes',
  merge: (before = LISTED) => before,
  fromStored: countedMinutes,
  toStored: (entries) => Object.keys(entries).map(Number),
});

/** Stores a minute in which a person was active; once, in however many tabs. */
export const keepMinute = (person: string, minute: number): void =>
  minutes.add(person, String(minute), LISTED);

/** Counts the minutes of a person that the account does not know yet. */
export const countPendingMinutes = (person: string): number => minutes.pending(person).length;

function forgetMinutes(reported: Waiting<Listed>[], person: string): void {
  for (const minute of reported) minutes.settle(person, minute, null);
}

/** Sends active minutes. The account counts each once, so sending it twice does no harm. */
export const sendMinutes = createOutbox<Waiting<Listed>[], unknown>({
  pending(person) {
    const together = minutes.pending(person).slice(0, ACTIVE_MINUTES_MAX);
    return together.length > 0 ? [together] : [];
  },
  send: (together) =>
    call(reportActivity, { body: { minutes: together.map(({ key }) => Number(key)) } }),
  onSent: (together, _, { person }) => forgetMinutes(together, person),
  onFailed(together, { kind }, { person }) {
    if (kind === 'refused') forgetMinutes(together, person);
  },
});
